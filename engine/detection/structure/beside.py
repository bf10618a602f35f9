"""Columns of running text side by side in plain text, as in a newsletter: each is read to its end before the next.

A table has such columns too. But there a line that continues one cell has nothing beside it, and each row begins in all
of its columns, while running text goes on beside the other column whatever that says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.core.types.structure import Span
from engine.detection.structure.rows import Row

_NARROWEST = 3  # columns of characters between the two
_FEWEST = 4  # lines with text on both sides
_FULL = 0.6  # share of the width of a column from which a line was probably wrapped
_FLOWS = 0.3  # share of the lines of a column that the line above runs on into
_INDENTED = 4  # columns of characters
_FEWEST_BREAKS = 2
_SINGLE = 0.7  # share of the lines with one cell on each side
_BESIDE = 0.6  # share of such lines that have text on the other side


class Beside(NamedTuple):
    """Rows `first` to `last`, half-open, with the lines of the left and of the right column."""

    first: int
    last: int
    left: tuple[Span, ...]
    right: tuple[Span, ...]


def blocks(text: str, lines: Sequence[Row]) -> Iterator[Beside]:
    """Yield the blocks of rows that are two columns of running text side by side."""
    index = 0
    while index < len(lines):
        found = _block(text, lines, index) if len(lines[index].cells) > 1 and _is_plain(lines[index]) else None
        if found:
            yield found
            index = found.last
        else:
            index += 1


def _is_plain(row: Row) -> bool:
    return row.page < 0 and not row.counted


def _block(text: str, lines: Sequence[Row], first: int) -> Beside | None:
    edges = [
        cell.left
        for before, cell in zip(lines[first].cells, lines[first].cells[1:], strict=False)
        if cell.left - before.right >= _NARROWEST
    ]
    for edge in edges:
        last = first
        while last < len(lines) and _is_plain(lines[last]) and _is_free(lines[last], edge):
            last += 1
        while last > first and not _side(lines[last - 1], edge, right=True):
            last -= 1
        rows = lines[first:last]
        if _are_columns(text, rows, edge):
            sides = ([each for row in rows if (each := _side(row, edge, right=side))] for side in (False, True))
            left, right = (tuple(each) for each in sides)
            return Beside(first, last, left, right)
    return None


def _is_free(row: Row, edge: float) -> bool:
    return all(cell.right <= edge - _NARROWEST + 1 or cell.left >= edge for cell in row.cells)


def _side(row: Row, edge: float, *, right: bool) -> Span | None:
    """Return the span of the cells of a row on one side of an edge, or None."""
    cells = [cell for cell in row.cells if (cell.left >= edge) is right]
    return (cells[0].start, cells[-1].end) if cells else None


def _are_columns(text: str, rows: Sequence[Row], edge: float) -> bool:
    both = [row for row in rows if _side(row, edge, right=False) and _side(row, edge, right=True)]
    begin = [min(cell.left for cell in row.cells if cell.left >= edge) for row in rows if _side(row, edge, right=True)]
    near = sum(left - edge <= _INDENTED for left in begin)
    if len(both) < _FEWEST or begin.count(edge) * 2 < len(begin) or near * 5 < len(begin) * 4:
        return False
    if _breaks(rows, edge) >= _FEWEST_BREAKS:
        return True
    single = sum(len(row.cells) == 2 for row in both)
    return single >= _SINGLE * len(both) and any(_flows(text, rows, edge, right=side) for side in (False, True))


def _breaks(rows: Sequence[Row], edge: float) -> int:
    """Return the number of paragraphs that begin on one side alone, where a row of a table would begin on both."""
    found = 0
    for above, row in pairwise(rows):
        for side in (False, True):
            here, other = _side(row, edge, right=side), _side(row, edge, right=not side)
            begins = _side(above, edge, right=side) is None or row.apart
            found += bool(here and not other and begins and (side or not row.apart))
    return found


def _flows(text: str, rows: Sequence[Row], edge: float, *, right: bool) -> bool:
    """Return whether one side is running text: lines as wide as the column that go on in small letters below."""
    spans = [_side(row, edge, right=right) for row in rows]
    width = max((end - start for each in spans if each for start, end in (each,)), default=0)
    pairs = [
        (above, below, row) for above, below, row in zip(spans, spans[1:], rows[1:], strict=False) if above and below
    ]
    on = [
        row
        for above, below, row in pairs
        if above[1] - above[0] >= _FULL * width and text[below[0]].islower() and not row.apart
    ]
    beside = sum(_side(row, edge, right=not right) is not None for row in on)
    return len(on) >= _FEWEST and len(on) >= _FLOWS * len(pairs) and beside >= _BESIDE * len(on)
