"""Features of the inference attack: words, word pairs, and what bundled tables say of them.

"Leeds" is also a place in the United Kingdom, "plumber" an occupation of the building trades, "1994" a year of the
nineties: so the attack knows values that no example held.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.words import Word, words
from engine.risk.inference import attributes

_TELLING = frozenset("he him his her hers she my our we".split())
"""Words of nearly every text that may still say something: of the sex, or that somebody writes of a family."""
_GAP = 3  # most characters between the words of a pair
_LONGEST = 3  # words of a place or an occupation
_YEARS = (1900, 2030)
_AGES = (15, 99)


@dataclass(frozen=True, slots=True)
class AttackFeature:
    """A feature of a text: its name, and the first and the last of the words that it needs, by index."""

    name: str
    first: int
    last: int


@dataclass(frozen=True, slots=True, eq=False)
class AttackedText:
    """A text as the attack reads it.

    Attributes:
        words: all words, in order.
        starts, ends: (words,) of each word its characters, half-open.
        ids, firsts, lasts: (n,) of each known feature its number, and the indexes of its first and last word.
    """

    words: tuple[Word, ...]
    starts: NDArray[np.int64]
    ends: NDArray[np.int64]
    ids: NDArray[np.int64]
    firsts: NDArray[np.int64]
    lasts: NDArray[np.int64]


def read(text: str, numbers: dict[str, int]) -> AttackedText:
    """Return a text with its features that have a number."""
    found = words(text)
    known = [(numbers[each.name], each.first, each.last) for each in features(text, found) if each.name in numbers]
    ids, firsts, lasts = np.asarray(known, np.int64).reshape(-1, 3).T
    starts, ends = np.asarray([(each.start, each.end) for each in found], np.int64).reshape(-1, 2).T
    return AttackedText(found, starts, ends, ids, firsts, lasts)


def features(text: str, found: tuple[Word, ...]) -> Iterator[AttackFeature]:
    """Yield the features of a text with these words."""
    says = [not word.stops or word.folded in _TELLING for word in found]
    for at, word in enumerate(found):
        if says[at]:
            yield AttackFeature(word.folded, at, at)
        if at and (says[at] or says[at - 1]) and word.start - found[at - 1].end <= _GAP:
            yield AttackFeature(f"{found[at - 1].folded} {word.folded}", at - 1, at)
        if word.folded.isdecimal():
            if name := _number(word.folded):
                yield AttackFeature(name, at, at)
        else:
            yield from _looked_up(text, found, at)


def _number(digits: str) -> str | None:
    """Return the feature of a number that may be a year or an age."""
    number = int(digits) if len(digits) <= 4 else 0  # a year has four digits
    if _YEARS[0] <= number < _YEARS[1]:
        return f"=year {number // 5 * 5}"
    return f"=number {attributes.of_age(number)}" if _AGES[0] <= number <= _AGES[1] else None


def _looked_up(text: str, found: tuple[Word, ...], last: int) -> Iterator[AttackFeature]:
    """Yield what the tables say of the words that end here."""
    if illness := attributes.of_illness(found[last].folded):
        yield AttackFeature(f"=health {illness}", last, last)
    for first in range(max(0, last - _LONGEST + 1), last + 1):
        if any(found[at].start - found[at - 1].end > 1 for at in range(first + 1, last + 1)):
            continue
        written = text[found[first].start : found[last].end]
        if written[0].isupper():
            country, origin = attributes.of_place(written), attributes.of_origin(written)
            if country:
                yield AttackFeature(f"=country {country}", first, last)
            if origin:
                yield AttackFeature(f"=origin {origin}", first, last)
        # The table lists an occupation by its last words: only the shortest that it lists is the occupation.
        if (first == last and (work := attributes.of_occupation(written))) or (
            first < last
            and not attributes.of_occupation(found[last].folded)
            and (work := attributes.of_occupation(written))
        ):
            yield AttackFeature(f"=work {work}", first, last)
