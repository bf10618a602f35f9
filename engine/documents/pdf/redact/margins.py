"""Margins, columns, alignments and tab stops of a page, as its lines without masked text show them (threat P20)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import chain, pairwise
from statistics import median
from typing import NamedTuple

from engine.documents.pdf.geometry import Area
from engine.documents.pdf.redact.targets import TextGlyph

# In font sizes.
_SIZE_OF_BOX = 0.75  # font size as a share of the height of its glyph boxes
_CELL_GAP, _NEXT_WORD = 1.5, 0.15
_ANOTHER = 0.5  # up or down: least distance of another line
_NEARBY = 25.0  # up or down: distance of lines of the same column
_LEADING = 1.7  # down: greatest distance of the next line of a paragraph
_ALIGNED, _CENTRED = 0.1, 0.15
_INDENTED = 2.0
_LEAST_INDENT, _FIRST_LINE = 0.5, 4.0  # least and greatest indent of the first line of a paragraph
_DOUBLE, _INCH = 3.0, 7.5  # the same in double spacing, as courts ask for: distance of the next line, greatest indent
_CELL_PADDING, _CELL_SIDE = 0.8, 0.3  # between text and the edge of its cell; difference of both sides of centred text
_WIDER = 1.0  # least difference in width of rows that show an alignment
_MANY = 8  # lines that show where a column ends
_TAB = 0.4  # least gap after a label that may be a tab; a space is narrower, unless it is stretched
_LONGEST_LABEL = 20  # characters
_GUTTER, _COLUMN = 0.5, 5.0  # least gap between columns, and least width of a row of the first
_FEW = 4  # rows that show where a column begins, for each one that crosses the gap before it
_UNSTRETCHED = 1.25  # times the widest other gap of its row: a gap that no justification made

_BULLET = re.compile(
    "[\u2022\u2023\u2043\u25a0-\u25ff\u2605\u2606\u2610-\u2612\u2666\u2713\u2714\u2794-\u27be\ue000-\uf8ff]"
)
_NUMBER = re.compile(r"[(\[]?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[A-Za-z]|[ivxlcIVXLC]{1,6})[.):\]]{0,2}|[-*\u2013\u2014]")


class _Tab(NamedTuple):
    """Text after a gap that may be a tab: its beginning; whether it follows a list label, and whether it surely does.

    Other text before it ends with a colon.
    """

    x: float
    is_listed: bool
    is_sure: bool


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of glyphs side by side.

    Attributes:
        word: the end of its first word.
        label: its first characters, which may be a list label; empty if some are masked.
        tabs: where text follows a label and a gap.
    """

    start: float
    end: float
    word: float
    y: float
    masked: bool
    label: str = field(repr=False)
    tabs: tuple[_Tab, ...]

    @property
    def middle(self) -> float:
        return (self.start + self.end) / 2


class Anchor(Enum):
    """The point of a line that keeps its place, however long the line is."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Aligned(NamedTuple):
    """The alignment of a line, and the coordinate of its anchor as given by rows, page or cell."""

    anchor: Anchor
    at: float


class Margins:
    """The margins and alignments of one page, in the coordinates of its content stream."""

    def __init__(self, signs: Iterable[TextGlyph], page: Area) -> None:
        groups = list(_rows(signs))
        self._columns = _Columns(groups)
        self._rows = list(_with_far_tabs(_row(part) for row in groups for part in self._columns.parts(row)))
        visible = [row for row in self._rows if not row.masked]
        self._page = page
        self._left = min((row.start for row in visible or self._rows), default=page.left)
        self._right = max((row.end for row in visible), default=page.right)
        self._has_visible = bool(visible)

    def aligned(self, area: Area, base: float, size: float, cell: tuple[float, float] | None) -> Aligned:
        """Return the alignment of a line, as rows of other widths, the page and the edges of its cell show it.

        A line without any alignment counts as aligned to its own left edge.

        Args:
            area: the area of the line.
            base, size: baseline and font size of its letters.
            cell: left and right edge of its cell.
        """
        middle, near = (area.left + area.right) / 2, _ALIGNED * size
        by_left = Aligned(Anchor.LEFT, area.left)
        others = [row for row in self._rows if abs(row.y - base) > _ANOTHER * size]
        if area.left <= self._left + near or self._begins_paragraph(area, base, size):
            return by_left
        # Rows of one width begin and end below each other with any alignment.
        wider = [row for row in others if abs(row.end - row.start - area.right + area.left) > _WIDER * size]
        lefts = [row.start for row in wider if abs(row.start - area.left) <= near]
        rights = [row.end for row in wider if abs(row.end - area.right) <= near]
        middles = [row.middle for row in wider if abs(row.middle - middle) <= near]
        if max(len(rights), len(middles)) > len(lefts):
            by_right = len(rights) > len(middles)
            return Aligned(Anchor.RIGHT, median(rights)) if by_right else Aligned(Anchor.CENTRE, median(middles))
        if lefts:
            return by_left
        centres = [(self._page.left + self._page.right) / 2]
        centres += [(self._left + self._right) / 2] if self._has_visible else []
        margins = [self._right, self._page.right - max(self._left - self._page.left, 0)]
        centred = (Aligned(Anchor.CENTRE, each) for each in centres if abs(middle - each) <= _CENTRED * size)
        flush = (Aligned(Anchor.RIGHT, each) for each in margins if abs(area.right - each) <= near)
        return next(chain(centred, flush), None) or _in_cell(area, size, cell) or by_left

    def stops(self, base: float, size: float) -> list[float]:
        """Return where text of a line begins at a tab stop, after a list label or a colon, or in the next column.

        It keeps that place.

        Spaces of a justified line are stretched by as much as its masked text leaves room for, so that a gap alone
        proves nothing. Text of another row at the same place does, and so does a bullet with a wider gap than any other
        of its row.
        """
        near = _ALIGNED * size
        here = [row for row in self._rows if abs(row.y - base) <= _ANOTHER * size]
        own = [tab for row in here for tab in row.tabs]
        others = [row for row in self._rows if abs(row.y - base) > _ANOTHER * size] if own else []
        tabs = [tab.x for tab in own if tab.is_sure or any(_is_aligned(tab, row, near) for row in others)]
        return tabs + [row.start for row in here if self._columns.begin_at(row.start, row.y, size)]

    def right_end(self, area: Area, base: float, size: float) -> float | None:
        """Return where the rows end that end below or above each other with a line; None without any."""
        others = (row for row in self._rows if abs(row.y - base) > _ANOTHER * size)
        ends = [row.end for row in others if abs(row.end - area.right) <= _ALIGNED * size]
        return round(median(ends), 2) if ends else None

    def _begins_paragraph(self, area: Area, base: float, size: float) -> bool:
        """Return whether a line begins a paragraph: the next starts slightly to the left, where others start."""
        below = [
            row
            for row in self._rows
            if 0 < base - row.y <= _DOUBLE * size
            and _LEAST_INDENT * size <= area.left - row.start
            and (self._is_close(row, area, base, size) or self._is_indented(row, area, base, size))
        ]
        return any(
            abs(row.start - each.start) <= _ALIGNED * size
            for row in below
            for each in self._rows
            if each is not row and abs(each.y - base) > _ANOTHER * size and row.end > area.left
        )

    def _is_close(self, below: _Row, area: Area, base: float, size: float) -> bool:
        return base - below.y <= _LEADING * size and area.left - below.start <= _FIRST_LINE * size

    def _is_indented(self, below: _Row, area: Area, base: float, size: float) -> bool:
        """Return whether another line begins where this one does, as first lines do, and the next one is full."""
        near = _ALIGNED * size
        others = (row for row in self._rows if abs(row.y - base) > _ANOTHER * size)
        return (
            area.left - below.start <= _INCH * size
            and abs(below.end - self._right) <= near
            and any(abs(row.start - area.left) <= near for row in others)
        )

    def lower(self, area: Area, base: float, size: float) -> float:
        """Return how far to the left a line may reach: to the text before it, or to the left edge of all text."""
        before = [row.end + size for row in self._near(base, size) if row.end < area.left and abs(row.y - base) <= size]
        return max([min(self._left, area.left), *before])

    def limit(self, area: Area, base: float, size: float) -> float:
        """Return how far to the right a line may reach: as far as others of its column, or to the page margin."""
        near = self._near(base, size)
        column = [row.end for row in near if not row.masked and row.start <= area.left + size and row.end > area.left]
        margin = self._page.right - max(self._left - self._page.left, 0)
        reach = max(column, default=area.left)
        beside = [row.start for row in near if row.start > max(reach, area.left + size)]
        if len(column) >= _MANY or (column and beside):
            return reach
        return min([max(reach, margin), *(each - size for each in beside)])

    def _near(self, base: float, size: float) -> list[_Row]:
        return [row for row in self._rows if abs(row.y - base) <= _NEARBY * size]

    def next_word(self, area: Area, base: float, size: float) -> float:
        """Return the width of the first word of the next line; 0 if no line follows closely or it has masked text."""
        below = [
            row
            for row in self._rows
            if _ANOTHER * size < base - row.y <= _LEADING * size and abs(row.start - area.left) <= _INDENTED * size
        ]
        following = max(below, key=lambda row: row.y, default=None)
        return following.word - following.start if following and not following.masked else 0.0


def _is_aligned(tab: _Tab, row: _Row, near: float) -> bool:
    """Return whether text of another row begins at a tab stop: after such a label, or as lines below a label do."""
    tabs = any(abs(each.x - tab.x) <= near and each.is_listed == tab.is_listed for each in row.tabs)
    return tabs or (tab.is_listed and abs(row.start - tab.x) <= near)


def _in_cell(area: Area, size: float, cell: tuple[float, float] | None) -> Aligned | None:
    """Return the alignment of a line that is alone between the edges of a cell; None if they show none."""
    if cell is None or area.left - cell[0] <= _CELL_PADDING * size:
        return None
    before, after = area.left - cell[0], cell[1] - area.right
    if abs(before - after) <= _CELL_SIDE * size:
        return Aligned(Anchor.CENTRE, sum(cell) / 2)
    return Aligned(Anchor.RIGHT, area.right) if after <= _CELL_PADDING * size else None


class _Columns:
    """Columns that are so near to the text before them that the rows of both would be read as one."""

    def __init__(self, rows: Sequence[Sequence[TextGlyph]]) -> None:
        """Take the rows of a page as `_rows` yields them."""
        self._rows = rows
        self._extents = [(row[0].x, max(each.end for each in row), row[0].y) for row in rows]
        # Where rows with masked text end depends on that text.
        self._visible = [
            (row, extent)
            for row, extent in zip(rows, self._extents, strict=True)
            if all(each.cover is None for each in row)
        ]
        self._starts = [*self._beside(), *self._after_gaps()]

    def _beside(self) -> Iterator[tuple[float, float]]:
        """Yield where rows begin that have another before them."""
        wide = [(end, y) for row, (start, end, y) in self._visible if end - start > _COLUMN * _size(row[0])]
        for row, (x, _, y) in zip(self._rows, self._extents, strict=True):
            if any(end < x and abs(other - y) <= _size(row[0]) for end, other in wide):
                yield x, y

    def _after_gaps(self) -> Iterator[tuple[float, float]]:
        """Yield where text follows gaps that may be between columns."""
        for row, _ in self._visible:
            size = _size(row[0])
            for left, right in pairwise(row):
                if right.x - left.end >= _GUTTER * size and left.end - row[0].x > _COLUMN * size:
                    yield right.x, right.y

    def begin_at(self, x: float, y: float, size: float) -> bool:
        """Return whether a column begins there: rows beside others do, and hardly any text crosses the gap."""
        near = _ALIGNED * size
        starts = {round(up) for at, up in self._starts if abs(at - x) <= near and abs(up - y) <= _NEARBY * size}
        if len(starts) < _FEW:
            return False
        crossing = sum(
            any(each.x < x - near and each.end > x - _GUTTER * size for each in row)
            for row, (start, end, up) in self._visible
            if start < x - near and end > x - _GUTTER * size and abs(up - y) <= _NEARBY * size
        )
        return crossing * _FEW <= len(starts)

    def parts(self, row: Sequence[TextGlyph]) -> Iterator[Sequence[TextGlyph]]:
        """Yield the parts of a row, cut where columns begin."""
        start, size = 0, _size(row[0])
        for index, (left, right) in enumerate(pairwise(row), start=1):
            if right.x - left.end >= _GUTTER * size and self.begin_at(right.x, right.y, size):
                yield row[start:index]
                start = index
        yield row[start:]


def _size(sign: TextGlyph) -> float:
    return _SIZE_OF_BOX * sign.height


def _rows(signs: Iterable[TextGlyph]) -> Iterator[list[TextGlyph]]:
    """Yield the visible signs that are side by side, cut at wide gaps."""
    row: list[TextGlyph] = []
    for sign in sorted((each for each in signs if not each.blank), key=lambda each: (round(each.y), each.x)):
        size = _SIZE_OF_BOX * sign.height
        if row and (round(sign.y) != round(row[-1].y) or sign.x - row[-1].end > _CELL_GAP * size):
            yield row
            row = []
        row.append(sign)
    if row:
        yield row


def _with_far_tabs(rows: Iterable[_Row]) -> Iterator[_Row]:
    """Yield the rows, with a tab at the beginning of each that follows a label at some distance on the same line."""
    before: _Row | None = None
    for row in rows:
        is_beside = before is not None and round(before.y) == round(row.y)
        found = _listed(before.label, row.start, is_sure=True) if before and is_beside else None
        yield replace(row, tabs=(found, *row.tabs)) if found else row
        before = row


def _listed(label: str, x: float, *, is_sure: bool) -> _Tab | None:
    """Return the tab at x after a list label; None if this is no label. `is_sure`: its gap was not stretched."""
    is_bullet = bool(_BULLET.fullmatch(label))
    return _Tab(x, True, is_bullet and is_sure) if is_bullet or _NUMBER.fullmatch(label) else None


def _row(signs: Sequence[TextGlyph]) -> _Row:
    word = signs[0]
    for sign in signs[1:]:
        if sign.x - word.end > _NEXT_WORD * _SIZE_OF_BOX * sign.height:
            break
        word = sign
    end = max(each.end for each in signs)
    masked = any(each.cover is not None for each in signs)
    label = "" if masked else "".join(each.text for each in signs[: _LONGEST_LABEL + 1])
    return _Row(signs[0].x, end, word.end, signs[0].y, masked, label, tuple(_tabs(signs)))


def _tabs(signs: Sequence[TextGlyph]) -> Iterator[_Tab]:
    """Yield the places in a row of glyphs at which text follows a label and a gap that is wider than a space."""
    size = _SIZE_OF_BOX * signs[0].height
    gaps = {
        index: right.x - left.end
        for index, (left, right) in enumerate(pairwise(signs), start=1)
        if right.x - left.end > _NEXT_WORD * size and (left.cover is None or left.cover != right.cover)
    }
    first = min(gaps, default=0)
    for index, gap in gaps.items():
        if gap < _TAB * size or signs[index - 1].cover is not None:
            continue
        label = "".join(each.text for each in signs[:index]) if index == first else ""
        widest = max((other for each, other in gaps.items() if each != index), default=0.0)
        if listed := _listed(label, signs[index].x, is_sure=gap > _UNSTRETCHED * widest):
            yield listed
        elif signs[index - 1].text == ":":
            yield _Tab(signs[index].x, False, False)
