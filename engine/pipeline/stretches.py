"""Places of stretches of the text for a notice: pages, paragraphs or lines, numbered as in reports."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.core.types import Document, DocumentKind, DocxPlace, Notice, PdfPlace, Segment
from engine.core.words import LINE_END


def placed(notice: Notice, document: Document, stretches: Iterable[tuple[int, int]]) -> Notice:
    """Return the notice with the places of these stretches.

    Lines are those that are not blank. Paragraphs are those of the main part of a Word file: others, such as headers,
    number theirs from the beginning again.
    """
    found = list(stretches)
    if document.kind is DocumentKind.TXT:
        return replace(notice, lines=tuple(sorted({line for each in found for line in _lines(document, *each)})))
    places = [segment.place for each in found for segment in _segments(document, *each)]
    main = next((each.place.part_name for each in document.segments if isinstance(each.place, DocxPlace)), "")
    pages = {place.page for place in places if isinstance(place, PdfPlace)}
    paragraphs = {place.paragraph for place in places if isinstance(place, DocxPlace) and place.part_name == main}
    return replace(notice, pages=tuple(sorted(pages)), paragraphs=tuple(sorted(paragraphs)))


def _segments(document: Document, start: int, end: int) -> Iterator[Segment]:
    segments = document.segments
    for segment in segments[bisect_right(segments, start, key=lambda each: each.end) :]:
        if segment.start >= end:
            return
        yield segment


def _lines(document: Document, start: int, end: int) -> Iterator[int]:
    """Yield the numbers, from 0, of the lines that have letters or signs in the stretch."""
    first = len(LINE_END.findall(document.text, 0, start))
    for number, line in enumerate(LINE_END.split(document.text[start:end]), first):
        if line.strip():
            yield number
