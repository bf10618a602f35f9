"""Features that a text can share with a table of people: words, word pairs, digits, dates, ages.

Documents and table are read alike: "262-4113" and "2624113", "14 March 2024" and 2024-03-14 share features. Masks that
a tool left are not read.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from engine.core.types import Spans
from engine.core.words import Word, words
from engine.detection.patterns.dates import RULES
from engine.generalisation import ages, dates


class Sort(IntEnum):
    """Sort of a feature: a word; two words in a row; digits across signs; four letters of a word; a day, with or
    without its year, a month, a year; an age in years.
    """

    WORD = 0
    PAIR = 1
    DIGITS = 2
    LETTERS = 3
    DATE = 4
    DAY = 5
    MONTH = 6
    YEAR = 7
    AGE = 8


class TextFeature(NamedTuple):
    """A feature of a text. `first` and `last`: the words that it is made of; it is gone where one of them is masked."""

    sort: Sort
    term: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class VisibleText:
    """The visible words of a text, and its features but for those that `letters` makes of the words."""

    words: tuple[Word, ...] = field(repr=False)
    features: tuple[TextFeature, ...] = field(repr=False)


_NEAR = 3
"""Most characters between two words in a row."""
_LETTERS = 4
_RUN = 4
"""Most words of digits that are joined, as in a telephone number with its prefix."""
_MONTHS = re.compile(r"month|week|day|mos?\b|wks?\b", re.IGNORECASE)


def read(text: str, hidden: Spans = ()) -> VisibleText:
    """Return the features of a text.

    Args:
        hidden: places that a tool masked, in their order; a word that touches one is not read.
    """
    seen = tuple(_visible(words(text), hidden))
    starts, ends = [word.start for word in seen], [word.end for word in seen]
    found = [*_of_words(text, seen), *_of_digits(text, seen)]
    for start, end, sort, term in _of_days(text):
        # The words that begin or end within the phrase; for "(74)" those within the brackets.
        first, last = bisect_right(ends, start), bisect_left(starts, end) - 1
        if first <= last and not _touched(start, end, hidden):
            found.append(TextFeature(sort, term, first, last))
    return VisibleText(seen, tuple(found))


def letters(seen: Sequence[Word]) -> Iterator[TextFeature]:
    """Yield groups of letters of longer words, which derived forms and misspellings share. They are made on demand, as
    they take more memory than all others.
    """
    for number, word in enumerate(seen):
        if word.folded.isalpha() and len(word.folded) > _LETTERS:
            marked = f" {word.folded} "
            for start in range(len(marked) - _LETTERS + 1):
                yield TextFeature(Sort.LETTERS, marked[start : start + _LETTERS], number, number)


@lru_cache(maxsize=1 << 16)
def said(value: str) -> tuple[TextFeature, ...]:
    """Return all features of a value of a table; cached, since many people share values."""
    found = read(value)
    return (*found.features, *letters(found.words))


def _visible(read: Sequence[Word], hidden: Spans) -> Iterator[Word]:
    return (word for word in read if not _touched(word.start, word.end, hidden))


def _touched(start: int, end: int, hidden: Spans) -> bool:
    place = bisect_right(hidden, (start, end))
    return any(first < end and start < last for first, last in hidden[max(place - 1, 0) : place + 1])


def _of_words(text: str, seen: Sequence[Word]) -> Iterator[TextFeature]:
    for number, word in enumerate(seen):
        if not word.stops:
            yield TextFeature(Sort.WORD, word.folded, number, number)
    for number, (one, other) in enumerate(pairwise(seen)):
        if _follows(text, one, other) and not (one.stops or other.stops):
            yield TextFeature(Sort.PAIR, f"{one.folded} {other.folded}", number, number + 1)


def _of_digits(text: str, seen: Sequence[Word]) -> Iterator[TextFeature]:
    """Yield each run of words of digits, joined."""
    for first, word in enumerate(seen):
        joined, last = word.folded, first
        while joined.isdecimal() and last - first + 1 < _RUN and last + 1 < len(seen):
            if not (_follows(text, seen[last], seen[last + 1]) and seen[last + 1].folded.isdecimal()):
                break
            last += 1
            joined += seen[last].folded
            yield TextFeature(Sort.DIGITS, joined, first, last)
        if word.folded.isdecimal() and len(word.folded) > 3:
            yield TextFeature(Sort.DIGITS, word.folded, first, first)


def _follows(text: str, one: Word, other: Word) -> bool:
    between = text[one.end : other.start]
    return len(between) <= _NEAR and "\n" not in between


def _of_days(text: str) -> Iterator[tuple[int, int, Sort, str]]:
    """Yield places, sorts and terms of dates and ages."""
    places = {(each.start, each.end, each.subtype) for rule in RULES for each in rule.find(text)}
    for start, end, subtype in sorted(places):
        phrase = text[start:end]
        if subtype == "age":
            if (years := ages.span(phrase, bare=True)) and not _MONTHS.search(phrase):
                yield start, end, Sort.AGE, str(years[0])
            continue
        for date in dates.readings(phrase):
            parts = (date.year, date.month, date.day)
            if None not in parts:
                yield start, end, Sort.DATE, "{}-{}-{}".format(*parts)
            if date.month and date.day:
                yield start, end, Sort.DAY, f"{date.month}-{date.day}"
            if date.month and date.year:
                yield start, end, Sort.MONTH, f"{date.year}-{date.month}"
            if date.year:
                yield start, end, Sort.YEAR, str(date.year)
