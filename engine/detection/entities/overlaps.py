"""Resolution of overlapping mentions that keeps every character that a recognizer found."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from engine.core.message import Message
from engine.core.types import NETWORKS, Kind, Mention, Recognizer
from engine.detection.entities.names import is_direct

_SURE = 0.5
_DOUBTFUL = 0.7
_SHORT = 3
"""Characters of a rest that means nothing without what is before it: the B of "floor 4, Tower B"."""
_HOLDS_NAMES = frozenset({Kind.PERSON, Kind.CODE})
_DAY = "date"
_HOLDS = Message("terms.holds-person")


@dataclass(frozen=True, slots=True)
class Resolved:
    """A mention without overlaps. `holds_direct`: it contains a mention of a direct identifier."""

    mention: Mention
    holds_direct: bool


def resolve(text: str, mentions: Iterable[Mention]) -> tuple[Resolved, ...]:
    """Return mentions without overlaps: the user's own terms win, then the longest; the rest of a loser stays.

    A name or code that contains the data subject's name is one mention: a relative's name, a user name. A name inside a
    longer mention makes it a direct identifier, but not inside a phrase of a word list (Addison's disease).
    """
    kept: list[Mention] = []
    direct: set[int] = set()  # numbers of kept mentions
    holders = _Holders(len(text))
    for mention in sorted(_in_context(tuple(_with_whole_names(mentions))), key=_rank):
        free = holders.free(mention.start, mention.end)
        if not free and _is_day_within(mention, holder := kept[number := holders.at(mention.start)]):
            kept[number] = replace(holder, subtype=mention.subtype)
        if not free and is_direct(mention) and mention.score >= _SURE:
            holder = kept[number := holders.at(mention.start)]
            inside = holder.start <= mention.start and mention.end <= holder.end
            if (
                inside
                and (holder.start, holder.end) != (mention.start, mention.end)
                and holder.recognizer != Recognizer.GAZETTEER
            ):
                direct.add(number)
        whole = free == [(mention.start, mention.end)]
        for span in free:
            start, end = span if whole else _trim(text, *span)
            beside = kept[holders.at(span[0] - 1)] if not whole and span[0] > mention.start else None
            if start < end and beside and beside.kind is mention.kind and end - start <= _SHORT:
                holders.take(beside.end, end, holders.at(span[0] - 1))
                kept[holders.at(span[0] - 1)] = replace(beside, end=end)
            elif start < end:
                holders.take(start, end, len(kept))
                kept.append(replace(mention, start=start, end=end))
    resolved = (Resolved(mention, number in direct) for number, mention in enumerate(kept))
    return tuple(sorted(resolved, key=lambda each: each.mention.start))


def _is_day_within(mention: Mention, holder: Mention) -> bool:
    """Return whether a pattern found a day in a network's time, which then is one as well: "3 May / 9 May 2024"."""
    inside = holder.start <= mention.start and mention.end <= holder.end
    return (
        inside and holder.subtype is None and holder.kind is mention.kind is Kind.DATETIME and mention.subtype == _DAY
    )


class _Holders:
    """An assignment of the characters of a text to mentions; a query takes time linear in its length."""

    def __init__(self, length: int) -> None:
        self._taken = bytearray(length)
        self._numbers = array("l", bytes(array("l").itemsize * length))

    def free(self, start: int, end: int) -> list[tuple[int, int]]:
        """Return the parts of a span that belong to no mention."""
        found = []
        while (first := self._taken.find(0, start, end)) >= 0:
            start = self._taken.find(1, first, end)
            start = end if start < 0 else start
            found.append((first, start))
        return found

    def take(self, start: int, end: int, number: int) -> None:
        self._taken[start:end] = b"\1" * (end - start)
        self._numbers[start:end] = array("l", [number]) * (end - start)

    def at(self, place: int) -> int:
        """Return the number of the mention that a character belongs to."""
        return self._numbers[place]


def without(text: str, mentions: Iterable[Mention], taken: Sequence[Mention]) -> Iterator[Mention]:
    """Yield the parts of mentions outside of `taken`, which is sorted and does not overlap."""
    kept = list(taken)
    for mention in mentions:
        for span in _uncovered(kept, mention.start, mention.end):
            start, end = span if span == (mention.start, mention.end) else _trim(text, *span)
            if start < end:
                yield replace(mention, start=start, end=end)


def _with_whole_names(mentions: Iterable[Mention]) -> Iterator[Mention]:
    """Yield mentions, with the data subject's name extended to the longest name or code that contains it."""
    holder: Mention | None = None
    for each in sorted(mentions, key=lambda mention: (mention.start, -mention.end)):
        if each.recognizer != Recognizer.TERMS:
            if each.kind in _HOLDS_NAMES and (holder is None or each.end > holder.end):
                holder = each
            yield each
        elif each.subtype == "name" and holder and each.end <= holder.end:
            yield replace(holder, recognizer=Recognizer.TERMS, score=1.0, reason=_HOLDS)
        else:
            yield each


def _in_context(mentions: Sequence[Mention]) -> Iterator[Mention]:
    """Yield the mentions without those that another overrides.

    A network's mention overrides a word list on the same words, since the network has seen the context: people are
    called Jordan and Christian. It overrides a name found only by the rank before it ("Commander Pacific Fleet") on any
    of its words. A name overrides an occupation and the like on the same words: "Name: Förster".
    """
    read = {(each.start, each.end): each.kind for each in mentions if each.recognizer in NETWORKS}
    spans = sorted(read)
    named = {(each.start, each.end) for each in mentions if each.kind is Kind.PERSON}
    for each in mentions:
        listed = each.recognizer == Recognizer.GAZETTEER
        span = each.start, each.end
        if listed and each.kind is Kind.LOC and read.get(span, Kind.LOC) is not Kind.LOC:
            continue
        if listed and each.kind is Kind.DEM and span in named:
            continue
        if each.recognizer == Recognizer.PATTERNS and each.kind is Kind.PERSON and each.score <= _DOUBTFUL:
            first = max(0, bisect_left(spans, (each.start, 0)) - 1)
            behind = bisect_left(spans, (each.end, 0))
            kinds = {read[start, end] for start, end in spans[first:behind] if end > each.start}
            if kinds and Kind.PERSON not in kinds:
                continue
        yield each


def _start(mention: Mention) -> int:
    return mention.start


def _rank(mention: Mention) -> tuple[bool, int, bool, float, int, str]:
    return (
        mention.recognizer != Recognizer.TERMS,
        mention.start - mention.end,
        mention.subtype is None,
        -mention.score,
        mention.start,
        mention.kind,
    )


def _uncovered(kept: list[Mention], start: int, end: int) -> list[tuple[int, int]]:
    """Return the parts of a span that no kept mention covers."""
    index = bisect_left(kept, start, key=_start)
    if index and kept[index - 1].end > start:
        index -= 1
    free = []
    for taken in islice(kept, index, None):
        if taken.start >= end:
            break
        if start < taken.start:
            free.append((start, taken.start))
        start = max(start, taken.end)
    if start < end:
        free.append((start, end))
    return free


def _trim(text: str, start: int, end: int) -> tuple[int, int]:
    """Return the span without white space and punctuation at its ends; empty if no letter or digit is left."""
    while start < end and not text[start].isalnum():
        start += 1
    while end > start and not (text[end - 1].isalnum() or text[end - 1] in ".)%€$£"):
        end -= 1
    if text[start:end].endswith(")") and "(" not in text[start:end]:  # opened in the part that another mention has
        end -= 1
    return start, end
