"""Text check of a redacted DOCX: equal to the original, letter for letter, outside the masked text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from engine.core.message import Message
from engine.core.types import BLOCK, Document, DocxPlace, Redaction, Segment
from engine.verify.evidence import Evidence, Verdict, equal_outside

_CHARTS = "word/charts/"


def unchanged_outside(evidence: Evidence) -> Verdict:
    """Verify that only masked text differs, and that each masked text is a block, its label, or nothing.

    Text in pictures is left out, since OCR may read it differently beside a box. A number from which a chart is drawn
    must be gone entirely where a part of it is masked. Any part of a text with readings above it (ruby), and of the
    readings, may be gone where one of the two is masked.
    """
    document, output = evidence.claim.document, evidence.reopened()
    text = "".join(output.text[each.start : each.end] for each in _shown(output)) if output else ""
    loose = any(isinstance(place, DocxPlace) and place.paired for place in evidence.claim.masked_places())
    ends = {0}
    waiting = list(reversed(evidence.claim.redactions))
    for segment in _shown(document):
        while waiting and waiting[-1].end <= segment.start:
            waiting.pop()
        here = list(_beginning(waiting, segment.end))
        before, position = ends, segment.start
        for redaction in here:
            kept = document.text[position : max(position, redaction.start)]
            words = {redaction.label, BLOCK, ""}
            ends = {end + len(each) for end in _after(ends, text, kept) for each in words if text.startswith(each, end)}
            position = min(redaction.end, segment.end)
        ends = _after(ends, text, document.text[position : segment.end])
        if loose and before and isinstance(segment.place, DocxPlace) and segment.place.paired:
            longest = (
                segment.end
                - segment.start
                + sum(map(len, (BLOCK, *(each.label for each in evidence.claim.redactions))))
            )
            ends = {end for least in [min(before)] for end in range(least, min(len(text), max(before) + longest) + 1)}
        if here and isinstance(segment.place, DocxPlace) and segment.place.part_name.startswith(_CHARTS):
            ends |= before
    if len(text) not in ends:
        return Verdict(False, Message("equal.differs"))
    return equal_outside(len(evidence.claim.redactions))


def _shown(document: Document) -> Iterator[Segment]:
    return (each for each in document.segments if not each.place.in_picture)


def _beginning(waiting: list[Redaction], end: int) -> Iterator[Redaction]:
    """Yield the redactions, last first, that begin before `end`."""
    return takewhile(lambda each: each.start < end, reversed(waiting))


def _after(ends: set[int], text: str, kept: str) -> set[int]:
    return {end + len(kept) for end in ends if text.startswith(kept, end)}
