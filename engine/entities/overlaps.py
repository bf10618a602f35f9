"""Overlapping mentions become mentions that don't overlap, and no character that was found is lost."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.entities.keys import is_direct
from engine.types import Mention

_SURE = 0.5


@dataclass(frozen=True, slots=True)
class Resolved:
    """A mention that no other overlaps. `holds_direct`: a direct identifier that was found stands inside it."""

    mention: Mention
    holds_direct: bool


def resolve(text: str, mentions: Iterable[Mention]) -> tuple[Resolved, ...]:
    """The person's own terms first, then the longest span wins; what sticks out of the winner stays a mention."""
    kept: list[tuple[int, int, Mention]] = []
    direct: set[int] = set()
    ranked = sorted(mentions, key=_rank)
    for mention in ranked:
        for free in _uncovered(kept, mention.start, mention.end):
            start, end = _trim(text, *free)
            if start < end:
                insort(kept, (start, end, replace(mention, start=start, end=end)), key=lambda each: each[0])
    spans = [(start, end) for start, end, _ in kept]
    for mention in ranked:
        if is_direct(mention) and mention.score >= _SURE:
            direct.update(index for index in _touching(spans, mention.start, mention.end))
    return tuple(Resolved(mention, index in direct) for index, (_, _, mention) in enumerate(kept))


def _rank(mention: Mention) -> tuple[bool, int, bool, float, int, str]:
    return (
        mention.recognizer != "terms",
        mention.start - mention.end,
        mention.subtype is None,
        -mention.score,
        mention.start,
        mention.kind,
    )


def _touching(spans: list[tuple[int, int]], start: int, end: int) -> Iterable[int]:
    index = bisect_left(spans, (start, start))
    if index and spans[index - 1][1] > start:
        index -= 1
    while index < len(spans) and spans[index][0] < end:
        yield index
        index += 1


def _uncovered(kept: list[tuple[int, int, Mention]], start: int, end: int) -> list[tuple[int, int]]:
    """The parts of a span that no kept mention covers."""
    index = bisect_left(kept, start, key=lambda each: each[0])
    if index and kept[index - 1][1] > start:
        index -= 1
    free = []
    for taken_start, taken_end, _ in kept[index:]:
        if taken_start >= end:
            break
        if start < taken_start:
            free.append((start, taken_start))
        start = max(start, taken_end)
    if start < end:
        free.append((start, end))
    return free


def _trim(text: str, start: int, end: int) -> tuple[int, int]:
    """Without white space and punctuation at the ends; empty when no letter or digit is left."""
    while start < end and not text[start].isalnum():
        start += 1
    while end > start and not (text[end - 1].isalnum() or text[end - 1] in ".)%€$£"):
        end -= 1
    return start, end
