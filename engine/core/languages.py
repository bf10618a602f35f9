"""Languages in which Sable reads text, and how well: the one table that notices, reports and the window follow.

Codes are those of ISO 639-1, with "nb" for Norwegian Bokmål and "nn" for Nynorsk.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from itertools import islice
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.core.types import Document


class LanguageSupport(StrEnum):
    """A level of how well names and other mentions are found in a language."""

    WELL = "well"
    IN_PART = "in-part"
    LITTLE = "little"


LANGUAGES: dict[str, LanguageSupport] = {
    "en": LanguageSupport.WELL,
    "de": LanguageSupport.IN_PART,
    "fr": LanguageSupport.IN_PART,
    "es": LanguageSupport.IN_PART,
    "pt": LanguageSupport.IN_PART,
    "da": LanguageSupport.IN_PART,
    "nb": LanguageSupport.IN_PART,
    "nn": LanguageSupport.IN_PART,
}
"""Measured, not hoped for: a language is read well where the bundled network's figures come near to those of English.

In part: patterns, keep lists and the network for other languages know the language. All others: little.
"""


NAMES: dict[str, str] = {
    "en": "English",
    "de": "German",
    "fr": "French",
    "es": "Spanish",
    "pt": "Portuguese",
    "da": "Danish",
    "nb": "Norwegian Bokmål",
    "nn": "Norwegian Nynorsk",
    "it": "Italian",
    "nl": "Dutch",
    "sv": "Swedish",
    "fi": "Finnish",
    "is": "Icelandic",
    "pl": "Polish",
    "cs": "Czech",
    "sk": "Slovak",
    "sl": "Slovenian",
    "hr": "Croatian",
    "sr": "Serbian",
    "hu": "Hungarian",
    "ro": "Romanian",
    "bg": "Bulgarian",
    "el": "Greek",
    "ru": "Russian",
    "uk": "Ukrainian",
    "ca": "Catalan",
    "tr": "Turkish",
    "ar": "Arabic",
    "fa": "Persian",
    "he": "Hebrew",
    "zh": "Chinese",
    "ja": "Japanese",
    "ko": "Korean",
}
"""English names of languages, to be translated; those without a name are shown as `ANOTHER`."""
ANOTHER = "another language"

OCR: dict[str, str] = {
    "en": "eng",
    "de": "deu",
    "fr": "fra",
    "es": "spa",
    "pt": "por",
    "da": "dan",
    "nb": "nor",
    "nn": "nor",
    "it": "ita",
    "nl": "nld",
    "sv": "swe",
    "fi": "fin",
    "is": "isl",
    "pl": "pol",
    "cs": "ces",
    "sk": "slk",
    "sl": "slv",
    "hr": "hrv",
    "sr": "srp",
    "hu": "hun",
    "ro": "ron",
    "bg": "bul",
    "el": "ell",
    "ru": "rus",
    "uk": "ukr",
    "ca": "cat",
    "tr": "tur",
    "ar": "ara",
    "fa": "fas",
    "he": "heb",
    "zh": "chi_sim",
    "ja": "jpn",
    "ko": "kor",
}
"""Names of Tesseract's data by language."""

IN_PART = "language-in-part"
LITTLE = "language-little"
NO_OCR = "language-without-ocr"
NOTICES = frozenset({IN_PART, LITTLE, NO_OCR})
"""Codes of notices whose `names` are languages."""

_FEWEST = 12
"""Letters. A passage with fewer is a name or a heading, and needs no warning."""


def name(language: str) -> str:
    """Return the English name of a language."""
    return NAMES.get(language, ANOTHER)


def reading(language: str) -> LanguageSupport:
    """Return how well a language is read."""
    return LANGUAGES.get(language, LanguageSupport.LITTLE)


def not_read_well(languages: Iterable[str]) -> tuple[str, ...]:
    """Return the languages of these that are not read well, in order, each once."""
    return tuple(dict.fromkeys(each for each in languages if reading(each) is not LanguageSupport.WELL))


def of(document: Document) -> tuple[str, ...]:
    """Return the languages of an examined document's text, that of most letters first."""
    passages = ((each.language, _letters(document.text[each.start : each.end])) for each in document.passages)
    counted: Iterable[tuple[str, int]]
    counted = (each for each in passages if each[1] >= _FEWEST or len(document.passages) == 1)
    if len({each.language for each in document.passages}) == 1:  # nothing to compare: one passage tells
        counted = islice(counted, 1)
    amounts: Counter[str] = Counter()
    for language, letters in counted:
        amounts[language] += letters
    return tuple(each for each, _ in amounts.most_common())


def _letters(text: str) -> int:
    return sum(map(str.isalpha, text))
