"""Search for known values of the data subject in a text, in addition to the recognizers.

Paper 3, section 3.2 looks for all terms of the index in a text. Here only the terms of one person are searched: values
of other people say nothing about who is meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

from engine.background import terms
from engine.background import words as names
from engine.background.words import LITTLE, code, plain
from engine.core.calendar_words import MONTHS, WEEKDAYS
from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind, Mention, Recognizer
from engine.generalisation import categories, dates, places

_LONGEST = 7
"""Greatest number of words of one occurrence."""
_WORD = Expression(r"[^\W_]+(?:['’][^\W_]+)*")
_GAP = Expression(r"[^\w\n]{0,3}\n?[^\w\n]{0,2}")
_SHORT_CODE = 5
_DATE = Expression(
    rf"\d|{'|'.join(name[:3] for name in (*MONTHS, *WEEKDAYS))}", re.IGNORECASE
)  # fmt: skip
"""Start of a date, without the words before it."""
_REASON = Message("background.known")

_Known = frozenset[int]
"""Hashed terms (`Background.known_of`)."""
_Said = tuple[Kind, str | None]
"""Kind and subtype of an occurrence."""


def mentions(text: str, known: _Known, besides: tuple[Mention, ...]) -> tuple[Mention, ...]:
    """Return the places where `text` contains terms of the data subject, sorted, not overlapping, outside `besides`."""
    taken = [(mention.start, mention.end) for mention in besides]
    found = (
        Mention(start, end, kind, 1.0, Recognizer.BACKGROUND, _REASON, subtype)
        for start, end, (kind, subtype) in _joined(_occurrences(text, known))
        if not any(start < last and first < end for first, last in taken)
    )
    return tuple(found)


def written_in(phrases: Iterable[str], latest: int) -> int | None:
    """Return the year in which a text was written, as far as its dates show: the latest that one of them names.

    Args:
        phrases: the dates of the text, in its words.
        latest: the latest possible year; later dates are in the future, and are left out.
    """
    years = (date.year for words in phrases for date in dates.readings(words))
    return max((year for year in years if year is not None and year <= latest), default=None)


def _occurrences(text: str, known: _Known) -> Iterator[tuple[int, int, _Said]]:
    """Yield the longest occurrence from each word on, without overlaps."""
    spans = [match.span() for match in _WORD.finditer(text)]
    near = [bool(_GAP.fullmatch(text, one[1], other[0])) for one, other in pairwise(spans)] + [False]
    joins = [text[start:end].lower() in LITTLE for start, end in spans]
    at = 0
    while at < len(spans):
        last = at
        while near[last] and last - at + 1 < _LONGEST:
            last += 1
        start = spans[at][0]
        for end in range(last, at - 1, -1):
            if joins[at] or joins[end]:
                continue
            if classified := _classified(text[start : spans[end][1]], known):
                yield start, spans[end][1], classified
                at = end
                break
        at += 1


def _joined(found: Iterator[tuple[int, int, _Said]]) -> Iterator[tuple[int, int, _Said]]:
    """Yield the occurrences, with adjacent given and family names joined to one name."""
    pending: tuple[int, int, _Said] | None = None
    for start, end, classified in found:
        if pending and classified[0] is pending[2][0] is Kind.PERSON and start - pending[1] <= 2:
            pending = (pending[0], end, classified)
            continue
        if pending:
            yield pending
        pending = (start, end, classified)
    if pending:
        yield pending


def _classified(words: str, known: _Known) -> _Said | None:
    """Return kind and subtype of the words if they are a term of the data subject."""

    def holds(term: str) -> bool:
        return terms.hashed(term) in known

    if any(letter.isdigit() for letter in words):
        return _in_digits(words, holds)
    capital = words[0].isupper()
    if capital and len(words) > 1 and " " not in words and _is_name(words, holds):
        return Kind.PERSON, None
    place = places.find(words) if capital else None
    if place and holds(terms.place(place)):
        return Kind.LOC, None
    folded = plain(words)
    if not any(holds(f"term:{each}") for each in (folded, folded.removesuffix("s"))):
        return None
    return _kind(words, capital)


def _is_name(word: str, holds: Callable[[str], bool]) -> bool:
    return any(holds(f"{part}:{each}") for part in ("given", "family") for each in names.words(word))


def _in_digits(words: str, holds: Callable[[str], bool]) -> _Said | None:
    """Return kind and subtype of a known day, month or year, number or address."""
    for date in dates.readings(words) if _DATE.match(words) else ():
        if holds(f"date:{date.key}"):
            return Kind.DATETIME, "year" if date.month is None else "date"
    bare = code(words)
    digits = "".join(filter(str.isdigit, bare))
    if len(bare) >= _SHORT_CODE and holds(f"code:{bare}"):
        return Kind.CODE, None
    if len(digits) >= terms.PHONE and len(digits) == len(bare) and holds(f"phone:{digits[-terms.PHONE :]}"):
        return Kind.CODE, "phone"
    if " " in words and holds(f"term:{plain(words)}"):
        return (Kind.LOC, "street-address") if words[0].isdigit() else (Kind.MISC, None)
    return None


def _kind(words: str, capital: bool) -> _Said | None:
    """Return kind and subtype of a term from its words; None for a lower-case word that is also the name of a town."""
    if categories.field(words):
        return Kind.DEM, "occupation"
    if not capital and places.find(words.title()):
        return None
    if capital and places.origin(words):
        return Kind.DEM, None
    return (Kind.ORG if categories.kind(words) else Kind.MISC), None
