"""Where a text says what is known of the person to protect, whether a recognizer found it or not.

paper 3, section 3.2 looks for all terms of the index in a text. Here it is done for the terms of
one person alone: what is true of others tells nothing about who is meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

from engine.background import terms
from engine.background import words as names
from engine.background.words import LITTLE, code, plain
from engine.core.types import Kind, Mention
from engine.generalisation import categories, dates, places

RECOGNIZER = "background"

_LONGEST = 7
"""Words of one occurrence."""
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_GAP = re.compile(r"[^\w\n]{0,3}\n?[^\w\n]{0,2}")
_SHORT_CODE = 5
_DATE = re.compile(
    rf"\d|{'|'.join(month[:3] for month in dates.MONTHS)}|Mon|Tue|Wed|Thu|Fri|Sat|Sun", re.IGNORECASE
)  # fmt: skip
"""How a date begins, without the words before it."""
_REASON = "Is known of the person to protect."

Known = frozenset[int]
"""Hashed terms (`Background.known_of`)."""
Said = tuple[Kind, str | None]
"""What an occurrence is: its kind and its subtype."""


def mentions(text: str, known: Known, besides: tuple[Mention, ...]) -> tuple[Mention, ...]:
    """Every place where `text` says a term of the person, sorted; none overlaps another, or one of `besides`."""
    taken = [(mention.start, mention.end) for mention in besides]
    found = (
        Mention(start, end, kind, 1.0, RECOGNIZER, _REASON, subtype)
        for start, end, (kind, subtype) in _joined(_occurrences(text, known))
        if not any(start < last and first < end for first, last in taken)
    )
    return tuple(found)


def written_in(phrases: Iterable[str], latest: int) -> int | None:
    """The year in which a text was written, as far as its dates tell: the last that one of them names.

    Args:
        phrases: the dates of the text, in its words.
        latest: the year from which on dates lie in the future, and are left out.
    """
    years = (date.year for words in phrases for date in dates.readings(words))
    return max((year for year in years if year is not None and year <= latest), default=None)


def _occurrences(text: str, known: Known) -> Iterator[tuple[int, int, Said]]:
    """The longest that starts at a word, then on behind it."""
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
            if said := _said(text[start : spans[end][1]], known):
                yield start, spans[end][1], said
                at = end
                break
        at += 1


def _joined(found: Iterator[tuple[int, int, Said]]) -> Iterator[tuple[int, int, Said]]:
    """Given and family names that stand side by side are one name."""
    held: tuple[int, int, Said] | None = None
    for start, end, said in found:
        if held and said[0] is held[2][0] is Kind.PERSON and start - held[1] <= 2:
            held = (held[0], end, said)
            continue
        if held:
            yield held
        held = (start, end, said)
    if held:
        yield held


def _said(words: str, known: Known) -> Said | None:
    """What the words are if they are a term of the person."""

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
    said = plain(words)
    if not any(holds(f"term:{each}") for each in (said, said.removesuffix("s"))):
        return None
    return _kind(words, capital)


def _is_name(word: str, holds: Callable[[str], bool]) -> bool:
    return any(holds(f"{part}:{each}") for part in ("given", "family") for each in names.words(word))


def _in_digits(words: str, holds: Callable[[str], bool]) -> Said | None:
    """A day, month or year; a number; an address."""
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


def _kind(words: str, capital: bool) -> Said | None:
    """What a term is, told by its words; None for a word in small letters that is also the name of a town."""
    if categories.field(words):
        return Kind.DEM, "occupation"
    if not capital and places.find(words.title()):
        return None
    if capital and places.origin(words):
        return Kind.DEM, None
    return (Kind.ORG if categories.kind(words) else Kind.MISC), None
