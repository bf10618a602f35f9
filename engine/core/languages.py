"""Languages in which Sable reads text, and how well: the one table that notices, reports and the window follow.

Codes are those of ISO 639-1, with "nb" for Norwegian Bokmål and "nn" for Nynorsk.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum


class Reading(StrEnum):
    """How well names and other mentions are found in a language."""

    WELL = "well"
    IN_PART = "in-part"
    LITTLE = "little"


LANGUAGES: dict[str, Reading] = {
    "en": Reading.WELL,
    "de": Reading.IN_PART,
    "fr": Reading.IN_PART,
    "es": Reading.IN_PART,
    "pt": Reading.IN_PART,
    "da": Reading.IN_PART,
    "nb": Reading.IN_PART,
    "nn": Reading.IN_PART,
}
"""Measured, not hoped for: a language is read well where the bundled network's figures come near to those of English.

In part: patterns and keep lists know the language, but the network learned English only. All others: little.
"""


def reading(language: str) -> Reading:
    """Return how well a language is read."""
    return LANGUAGES.get(language, Reading.LITTLE)


def not_read_well(languages: Iterable[str]) -> tuple[str, ...]:
    """Return the languages of these that are not read well, in order, each once."""
    return tuple(dict.fromkeys(each for each in languages if reading(each) is not Reading.WELL))
