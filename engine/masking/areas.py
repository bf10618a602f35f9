"""Rectangles of pages that a person blacked out: the text in them goes like any other text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise

from engine.types import Document, PageArea, Redaction, Shown


def with_areas(
    document: Document, redactions: tuple[Redaction, ...], areas: Iterable[PageArea]
) -> tuple[Redaction, ...]:
    """The redactions, and more for the text under the areas that none of them takes away; sorted, not overlapping.

    A redaction that reaches under an area says nothing in its place: the words would stand on the black box.
    """
    under = document.under(areas)
    silenced = [
        replace(each, label="", shown=Shown.BY_STYLE) if _any_overlap(each, under) else each for each in redactions
    ]
    added = (Redaction(start, end, "") for stretch in under for start, end in _beside(stretch, silenced))
    return tuple(sorted((*silenced, *added), key=lambda each: each.start))


def _any_overlap(redaction: Redaction, stretches: Iterable[tuple[int, int]]) -> bool:
    return any(start < redaction.end and redaction.start < end for start, end in stretches)


def _beside(stretch: tuple[int, int], redactions: Iterable[Redaction]) -> Iterator[tuple[int, int]]:
    """What is left of a stretch of text between redactions (sorted)."""
    start, end = stretch
    inside = [(each.start, each.end) for each in redactions if each.start < end and start < each.end]
    for (_, before), (after, _) in pairwise([(start, start), *inside, (end, end)]):
        if before < after:
            yield before, after
