"""Structure of a text: tables with headings, forms with labels, margins, speakers, items, signatures, headers.

The sources are the text and, if the document gives them, the places of its letters and the cells of its tables.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.core.types import Document, Stretch, Structure, TextRole
from engine.detection.structure import columns, lines, tables
from engine.detection.structure.meanings import is_weekday as is_weekday
from engine.detection.structure.meanings import is_wording as is_wording
from engine.detection.structure.meanings import meaning as meaning
from engine.detection.structure.rows import rows

_RANK = (
    TextRole.MARGIN,
    TextRole.SPEAKER,
    TextRole.ITEM,
    TextRole.LABEL,
    TextRole.VALUE,
    TextRole.HEADING,
    TextRole.CELL,
    TextRole.SIGNATURE,
    TextRole.HEADER,
    TextRole.FOOTER,
)
"""Roles in the order in which they take characters: a label inside a cell is a label."""


def read(text: str, document: Document | None = None) -> Structure:
    """Return the structure of a text.

    Args:
        document: the document of the text, with places and cells; None for text alone.
    """
    found = rows(text, document)
    if document is not None:
        found = columns.divided(text, found, document)
    cells = document.cells if document is not None else ()
    in_tables: list[Stretch] = []
    for grid in tables.grids(text, found, cells):
        in_tables += tables.stretches(text, grid, max((each.cell for each in in_tables), default=0) + 1)
    number = max((each.cell for each in in_tables), default=0) + 1
    stretches = [
        *lines.margins(text, found),
        *lines.speakers(text, found),
        *lines.items(text, found),
        *lines.labels(text, found, number, Structure(_without_overlaps(text, in_tables))),
        *in_tables,
        *lines.signatures(text, found),
        *(lines.headers(text, document, found) if document is not None else ()),
    ]
    return Structure(_without_overlaps(text, stretches))


def _without_overlaps(text: str, stretches: Iterable[Stretch]) -> tuple[Stretch, ...]:
    """Return the stretches sorted; of two that overlap, the one whose role ranks lower keeps only the rest."""
    taken = bytearray(len(text))
    kept: list[Stretch] = []
    for each in sorted(stretches, key=lambda stretch: (_RANK.index(stretch.role), stretch.start, -stretch.end)):
        start = each.start
        while start < each.end and (first := taken.find(0, start, each.end)) >= 0:
            stop = taken.find(1, first, each.end)
            start = each.end if stop < 0 else stop
            taken[first:start] = b"\1" * (start - first)
            if any(map(str.isalnum, text[first:start])) or each.role is TextRole.ITEM:
                kept.append(replace(each, start=first, end=start))
    return tuple(sorted(kept, key=lambda stretch: stretch.start))
