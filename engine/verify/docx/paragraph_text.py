"""The text of a redacted DOCX: what the original says, letter for letter, outside what was masked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from engine.core.types import Document, DocxPlace, Redaction, Segment
from engine.documents.text import BLOCK
from engine.verify.evidence import Evidence, Verdict, equal_outside

_CHARTS = "word/charts/"


def unchanged_outside(evidence: Evidence) -> Verdict:
    """Return whether nothing but the masked stretches differs, and each of them is a block, its words, or nothing.

    Text in pictures is left out: a machine may read it otherwise beside a box. Of a number that a chart is drawn from
    nothing may be left where a part of it is masked. Of a text with readings above it, and of these readings, any part
    may be gone where one of them is masked.
    """
    document, output = evidence.document, evidence.reopened()
    said = "".join(output.text[each.start : each.end] for each in _shown(output)) if output else ""
    loose = any(isinstance(place, DocxPlace) and place.paired for place in evidence.masked_places())
    ends = {0}
    waiting = list(reversed(evidence.redactions))
    for segment in _shown(document):
        while waiting and waiting[-1].end <= segment.start:
            waiting.pop()
        here = list(_beginning(waiting, segment.end))
        before, position = ends, segment.start
        for redaction in here:
            kept = document.text[position : max(position, redaction.start)]
            words = {redaction.label, BLOCK, ""}
            ends = {end + len(each) for end in _after(ends, said, kept) for each in words if said.startswith(each, end)}
            position = min(redaction.end, segment.end)
        ends = _after(ends, said, document.text[position : segment.end])
        if loose and before and isinstance(segment.place, DocxPlace) and segment.place.paired:
            longest = (
                segment.end - segment.start + sum(map(len, (BLOCK, *(each.label for each in evidence.redactions))))
            )
            ends = {end for least in [min(before)] for end in range(least, min(len(said), max(before) + longest) + 1)}
        if here and isinstance(segment.place, DocxPlace) and segment.place.part_name.startswith(_CHARTS):
            ends |= before
    if len(said) not in ends:
        return Verdict(False, "text differs outside what was masked")
    return equal_outside(len(evidence.redactions))


def _shown(document: Document) -> Iterator[Segment]:
    return (each for each in document.segments if not each.place.in_picture)


def _beginning(waiting: list[Redaction], end: int) -> Iterator[Redaction]:
    """The redactions, last first, that begin before `end`."""
    return takewhile(lambda each: each.start < end, reversed(waiting))


def _after(ends: set[int], said: str, kept: str) -> set[int]:
    return {end + len(kept) for end in ends if said.startswith(kept, end)}
