"""Rows of a text: its lines, each divided into cells with their places across the page.

The places are points in a PDF and columns of characters in a text file; tabs and bars only give the number of the cell.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from engine.core.expressions import Expression
from engine.core.types import Box, Direction, Document, PdfPlace, Point, Segment
from engine.core.words import stripped
from engine.detection.structure import separated as separated_values

_LINE = Expression(r"[^\n\r\f\v\x85\u2028\u2029]+")
_TAB = 8  # columns of a text file between two tab stops
_BAR = Expression(r"[|¦│]")
_DATE = Expression(r"(?<!\d)\d{1,2}\|\d{1,2}\|(?:19|20)\d\d(?!\d)")
"""A date whose parts have bars between them: "née le 24|2|1929"."""
_BETWEEN_BARS = Expression(rf"(?:{_DATE.pattern}|[^|¦│])+")
# Two spaces after the end of a sentence or the number of a list item are not a gap between cells.
# A colon behind a gap belongs to the label before it: "Patient    : Ada Berg".
_GAP = Expression(r"(?<=[.!?])[ \u00a0]{3,}(?!:\s)|(?<=[^\s.!?])[ \u00a0]{2,}(?=[^\s:])|(?<=:)[ \u00a0]{2,}")
_RULE = Expression(r"[\s|+:=_–—-]*")
_PARAGRAPH = 400
"""Characters of a line beyond which it is running text in spite of gaps."""

_MOST_CELLS = 60
_FEWEST_TABS = 2


class Cell(NamedTuple):
    """Characters `start` to `end`, between `left` and `right`: points, columns of characters, or numbers of cells."""

    start: int
    end: int
    left: float
    right: float


class Row(NamedTuple):
    """One line.

    Attributes:
        counted: places are numbers of cells.
        page: from 0; -1 without pages.
        apart: a blank line precedes it.
        ruled: a line of hyphens or the like lies right above it.
    """

    cells: tuple[Cell, ...]
    counted: bool
    page: int
    apart: bool
    ruled: bool = False

    @property
    def start(self) -> int:
        """The offset of its first character."""
        return self.cells[0].start

    @property
    def end(self) -> int:
        """The offset after its last character."""
        return self.cells[-1].end


def rows(text: str, document: Document | None) -> list[Row]:
    """Return every line that holds more than rules.

    Args:
        document: with the places of the characters; None for text alone.
    """
    placed = Places(document.segments) if document is not None else None
    found: list[Row] = []
    spans: list[tuple[int, int]] = []
    end = 0
    separated = separated_values.fields(text)
    apart = ruled = False
    for match in _LINE.finditer(text):
        start, stop = match.span()
        apart = apart or text.count("\n", end, start) > 1 or not found
        end = stop
        if _RULE.fullmatch(text, start, stop):
            ruled = not apart and "_" not in text[start:stop]  # a line to write on ends no heading
            continue
        if separated.get(start) == []:  # running text in a table of separated values, which goes on
            continue
        page = placed.page(start) if placed else -1
        if page >= 0 and placed:
            cells = tuple(Cell(*span, *placed.across(*span)) for span in _parted(text, start, stop, "\t"))
            counted = False
        elif start in separated:
            cells, counted = tuple(_numbered(text, separated[start])), True
        else:
            cells, counted = _cells(text, start, stop)
        if len(cells) > _MOST_CELLS:  # hardly a table, and the time grows with the square of their number
            cells = (Cell(cells[0].start, cells[-1].end, 0.0, 0.5),)
        if cells:
            found.append(Row(cells, counted, page, apart, ruled and not apart))
            spans.append((start, stop))
        apart = ruled = False
    return list(_by_tabs(text, found, spans))


def _by_tabs(text: str, lines: Sequence[Row], spans: Sequence[tuple[int, int]]) -> Iterator[Row]:
    """Yield the rows; those of a table whose columns are parted by one tab each have their cells by number.

    Its first line has the most tabs, since empty cells at the end of a line may have none. Tab stops put long cells
    below the headings of later columns; where all cells begin at the same stops, as on a typewriter, their places are
    right.

    Args:
        spans: of the lines of the rows.
    """
    tabs = [text.count("\t", *span) for span in spans]
    first = 0
    while first < len(lines):
        last = first + 1
        while last < len(lines) and 0 < tabs[last] <= tabs[first] and not lines[last].apart:
            last += 1
        block = lines[first:last]
        is_table = tabs[first] >= _FEWEST_TABS and len(block) > 1 and block[0].page < 0
        if is_table and len({each.left for row in block for each in row.cells}) > tabs[first] + 1:
            for row, (start, end) in zip(block, spans[first:last], strict=True):
                yield row._replace(cells=tuple(_numbered(text, list(_between_tabs(text, start, end)))), counted=True)
        else:
            yield from block
        first = last


def _between_tabs(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    while (stop := text.find("\t", start, end)) >= 0:
        yield start, stop
        start = stop + 1
    yield start, end


def _cells(text: str, start: int, end: int) -> tuple[tuple[Cell, ...], bool]:
    """Return the cells of a line of plain text, and whether their places are cell numbers."""
    line = text[start:end]
    if end - start > _PARAGRAPH:
        return tuple(_numbered(text, [(start, end)])), True
    if "\t" in line:
        spans, column, at = [], 0, start
        for part in line.split("\t"):
            if written := part.strip():
                first = at + part.index(written)
                left = column + part.index(written)
                spans.append(Cell(first, first + len(written), left, left + len(written)))
            column = (column + len(part)) // _TAB * _TAB + _TAB
            at += len(part) + 1
        return tuple(spans), False
    if _BAR.search(_DATE.sub("", line.strip().strip("|¦│"))):
        inner = [each.span() for each in _BETWEEN_BARS.finditer(line)]
        return tuple(_numbered(text, [(start + first, start + last) for first, last in inner])), True
    gaps = [each.span() for each in _GAP.finditer(line)]
    edges = [0, *(place for gap in gaps for place in gap), len(line)]
    spans_ = [(start + first, start + last) for first, last in zip(edges[::2], edges[1::2], strict=True)]
    cells = [Cell(*span, span[0] - start, span[1] - start) for span in (stripped(text, *each) for each in spans_)]
    return tuple(each for each in cells if each.start < each.end), False


def _numbered(text: str, spans: Sequence[tuple[int, int]]) -> Iterator[Cell]:
    for number, span in enumerate(spans):
        start, end = stripped(text, *span)
        if start < end:
            yield Cell(start, end, float(number), number + 0.5)


def _parted(text: str, start: int, end: int, separator: str) -> Iterator[tuple[int, int]]:
    """Yield the stripped spans between separators, without empty ones."""
    while start < end:
        stop = text.find(separator, start, end)
        stop = end if stop < 0 else stop
        span = stripped(text, start, stop)
        if span[0] < span[1]:
            yield span
        start = stop + 1


class Places:
    """Pages of the characters of a PDF, and their places as seen by somebody who reads the page."""

    def __init__(self, segments: tuple[Segment, ...]) -> None:
        self._segments = segments
        self._ends = [each.end for each in segments]
        self._directions = directions(segments)

    def page(self, offset: int) -> int:
        """Return the page of a character, or -1."""
        found = self._at(offset)
        return found.place.page if found and isinstance(found.place, PdfPlace) else -1

    def across(self, start: int, end: int) -> tuple[float, float]:
        """Return the left and right edge of a stretch, in points, by its first and last letters."""
        boxes = [box for offset in (start, end - 1) if (box := self._box(offset))]
        if not boxes:
            return 0.0, 0.0
        return min(each.x0 for each in boxes), max(each.x1 for each in boxes)

    def height(self, start: int) -> tuple[float, float]:
        """Return the upper and lower edge of a letter, in points."""
        box = self._box(start)
        return (box.y0, box.y1) if box else (0.0, 0.0)

    def _box(self, offset: int) -> Box | None:
        found = self._at(offset)
        if not found or not isinstance(found.place, PdfPlace):
            return None
        box = found.place.boxes[offset - found.start]
        direction = self._directions.get((found.place.page, found.place.in_picture))
        return box.framed(direction) if direction else box

    def _at(self, offset: int) -> Segment | None:
        index = bisect_right(self._ends, offset)
        found = self._segments[index] if index < len(self._segments) else None
        return found if found and found.start <= offset else None


def directions(segments: Iterable[Segment]) -> dict[tuple[int, bool], Direction]:
    """Return the direction of the lines of each page, and of its pictures, that are turned, upside down or slope.

    It is a unit vector in which lines follow each other downwards, as they are read. Lines from right to left follow
    each other upwards in theirs, and are not turned.
    """
    middles: dict[tuple[int, bool], list[Point]] = defaultdict(list)
    along: dict[tuple[int, bool], tuple[float, float]] = defaultdict(lambda: (0.0, 0.0))
    for place in (each.place for each in segments):
        if isinstance(place, PdfPlace) and place.boxes:
            key = place.page, place.in_picture
            (x, y), (from_x, from_y) = along[key], place.boxes[0].middle
            to_x, to_y = place.boxes[-1].middle
            along[key] = x + to_x - from_x, y + to_y - from_y
            middles[key].append((from_x, from_y))
    found: dict[tuple[int, bool], Direction] = {}
    for key, (x, y) in along.items():
        slope = hypot(x, y)
        if not slope or (x > 0 and abs(y) <= (_LEVEL_SCAN if key[1] else _LEVEL) * slope):
            continue
        x, y = x / slope, y / slope
        steps = [below - above for above, below in pairwise(b * x - a * y for a, b in middles[key])]
        if sum((step > _STEP) - (step < -_STEP) for step in steps) > 0:
            found[key] = x, y
    return found


# Sines of slopes that are none: letters of other sizes are higher, and a scan moves the cells of a table.
_LEVEL, _LEVEL_SCAN = 0.05, 0.005
_STEP = 2.0  # points between two lines


def heights(document: Document, lines: Sequence[Row]) -> list[tuple[float, float]]:
    """Return the upper and lower edge of each row on its page, in points."""
    placed = Places(document.segments)
    return [placed.height(each.start) for each in lines]


def runs(lines: Sequence[Row]) -> Iterator[list[Row]]:
    """Yield runs of consecutive rows of several cells, with the short rows among them that continue their cells."""
    run: list[Row] = []
    widest: Row | None = None
    for row, below in zip(lines, (*lines[1:], None), strict=False):
        if run and not _follows(run[-1], row):
            yield run
            run, widest = [], None
        if len(row.cells) > 1 or (
            widest and (_continues(widest, row) or _continues_first(widest, row, below) or _is_heading(run, row, below))
        ):
            run.append(row)
            widest = max(widest or row, row, key=lambda each: len(each.cells))
        elif run:
            yield run
            run, widest = [], None
    if run:
        yield run


def _follows(above: Row, row: Row) -> bool:
    """Return whether a row may belong to the table of the row above: after a gap, only if the cells align."""
    if row.page != above.page or row.counted != above.counted:
        return False
    if not row.apart:
        return True
    edges = [(each.left, each.right) for each in above.cells]
    aligned = sum(
        any(abs(cell.left - left) < _ALIGNED or abs(cell.right - right) < _ALIGNED for left, right in edges)
        for cell in row.cells
    )
    return row.page >= 0 and aligned * 2 > len(row.cells) and len(row.cells) > 1


_ALIGNED = 3  # points


def _continues_first(widest: Row, row: Row, below: Row | None) -> bool:
    """Return whether a row of one cell continues the first cell of a table, and is as narrow as its column.

    Args:
        below: the next row, which must belong to the table as well, unless a gap is between.
    """
    first, second, *others = (*widest.cells, None)
    cell = row.cells[0]
    if second is None or not others[:-1] or row.apart or row.counted or abs(cell.left - first.left) >= _ALIGNED / 2:
        return False
    return cell.right < second.left and (below is None or below.apart or len(below.cells) > 1)


def _is_heading(run: Sequence[Row], row: Row, below: Row | None) -> bool:
    """Return whether a row of one cell is the second line of a heading, above a column of the table below it."""
    if below is None or len(run) > _MOST_HEADINGS or row.apart or row.counted or below.apart:
        return False
    cell, *others = row.cells
    aligned = any(abs(cell.left - other.left) < _ALIGNED for other in below.cells[1:])
    return not others and aligned and len(below.cells) > _FEWEST and len(run[-1].cells) > _FEWEST


_MOST_HEADINGS = 3  # lines of headings
_FEWEST = 2  # cells


def _continues(widest: Row, row: Row) -> bool:
    """Return whether a row of one cell continues a cell of a table outside of its first column."""
    cell = row.cells[0]
    aligned = any(abs(cell.left - other.left) < _ALIGNED for other in widest.cells[1:])
    return aligned and not row.apart and not row.counted
