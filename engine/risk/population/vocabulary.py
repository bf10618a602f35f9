"""Vocabulary from words of a detail to values of the tables, from `resources/population/words.tsv`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core import resources
from engine.risk.population.words import key


@dataclass(frozen=True, slots=True)
class TableValue:
    """The value of a table for some words.

    Attributes:
        kind: "religion", "ethnic_group", "marital_status", "disease", "known", "occupation" or "status".
        value: of the table; several are divided by +.
        share: the share of the people with this value whom the words mean; for "known", people in a hundred thousand.
    """

    kind: str
    value: str
    share: float


@cache
def _meanings() -> dict[tuple[str, str], TableValue]:
    found: dict[tuple[str, str], TableValue] = {}
    for line in resources.read_list("population/words.tsv"):
        kind, value, share, words = line.split("\t")
        for each in words.split("|"):
            found.setdefault((kind, key(each)), TableValue(kind, value, float(share)))
    return found


def meaning(kind: str, words: str) -> TableValue | None:
    """Return the meaning of words, singular or plural, with or without article; None if the vocabulary lacks them."""
    sought = key(words)
    for form in (sought, sought.removeprefix("a ").removeprefix("an ").removeprefix("the "), *_singular(sought)):
        if found := _meanings().get((kind, form)):
            return found
    return None


def _singular(words: str) -> tuple[str, ...]:
    if words.endswith("ies"):
        return (words[:-3] + "y",)
    return (words[:-1], words[:-2]) if words.endswith("s") else ()
