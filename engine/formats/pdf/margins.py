"""Where the lines of a page begin and end, as far as lines without masked text tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import chain
from statistics import median
from typing import NamedTuple

from engine.formats.pdf.geometry import Area
from engine.formats.pdf.targets import Placed

# In sizes of the font.
_SIZE_OF_BOX = 0.75  # the size of a font, of the height of the boxes of its glyphs
_NEXT_CELL, _NEXT_WORD = 1.5, 0.15
_ANOTHER = 0.5  # up or down, at least, another line
_NEARBY = 25.0  # up or down, lines of the same column
_LEADING = 1.7  # down, at most, the next line of a paragraph
_ALIGNED, _CENTRED = 0.1, 0.15
_INDENTED = 2.0
_LEAST_INDENT, _FIRST_LINE = 0.5, 4.0  # of a paragraph
_CELL_PADDING, _CELL_SIDE = 0.8, 0.3  # between text and the edge of its cell; how equal both sides of centred text are
_WIDER = 1.0  # at least, a row that shows how others of another width are aligned
_MANY = 8  # lines that show where a column ends


@dataclass(frozen=True, slots=True)
class _Row:
    """Glyphs side by side. `word`: where the first word ends."""

    start: float
    end: float
    word: float
    y: float
    masked: bool

    @property
    def middle(self) -> float:
        return (self.start + self.end) / 2


class Anchor(Enum):
    """Which point of a line stays where it is, however long the line is."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Aligned(NamedTuple):
    """How a line is aligned, and the coordinate that rows, page or cell give that point of it."""

    anchor: Anchor
    at: float


class Margins:
    """Of one page, in the coordinates of its content stream."""

    def __init__(self, signs: Iterable[Placed], page: Area) -> None:
        self._rows = list(_rows(signs))
        visible = [row for row in self._rows if not row.masked]
        self._page = page
        self._left = min((row.start for row in visible or self._rows), default=page.left)
        self._right = max((row.end for row in visible), default=page.right)
        self._has_visible = bool(visible)

    def aligned(self, area: Area, base: float, size: float, cell: tuple[float, float] | None) -> Aligned:
        """Return how a line is aligned, as rows of other widths, the page and the edges of its cell show.

        A line that nothing is aligned with counts as one that begins where it does.

        Args:
            area: where the line stands.
            base, size: of its letters.
            cell: left and right edge of the cell that it stands in.
        """
        middle, near = (area.left + area.right) / 2, _ALIGNED * size
        by_left = Aligned(Anchor.LEFT, area.left)
        others = [row for row in self._rows if abs(row.y - base) > _ANOTHER * size]
        if area.left <= self._left + near or self._begins_paragraph(area, base, size):
            return by_left
        # Rows of one width begin and end below each other however they are aligned.
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

    def _begins_paragraph(self, area: Area, base: float, size: float) -> bool:
        """Whether this is the first of a paragraph: the next begins a little to the left, where others begin."""
        below = [
            row
            for row in self._rows
            if 0 < base - row.y <= _LEADING * size
            and _LEAST_INDENT * size <= area.left - row.start <= _FIRST_LINE * size
        ]
        return any(
            abs(row.start - each.start) <= _ALIGNED * size
            for row in below
            for each in self._rows
            if each is not row and abs(each.y - base) > _ANOTHER * size and row.end > area.left
        )

    def lower(self, area: Area, base: float, size: float) -> float:
        """Return how far to the left a line may reach: as far as others of its column, or as the margin of the page."""
        before = [row.end + size for row in self._near(base, size) if row.end < area.left and abs(row.y - base) <= size]
        return max([min(self._left, area.left), *before])

    def limit(self, area: Area, base: float, size: float) -> float:
        """How far to the right a line may reach: as far as others of its column, or as the margin of the page."""
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
        """How wide the first word of the next line is; 0 where no line follows closely."""
        below = [
            row
            for row in self._rows
            if _ANOTHER * size < base - row.y <= _LEADING * size and abs(row.start - area.left) <= _INDENTED * size
        ]
        following = max(below, key=lambda row: row.y, default=None)
        return following.word - following.start if following and not following.masked else 0.0


def _in_cell(area: Area, size: float, cell: tuple[float, float] | None) -> Aligned | None:
    """Return how a line is aligned that stands alone between the edges of a cell."""
    if cell is None or area.left - cell[0] <= _CELL_PADDING * size:
        return None
    before, after = area.left - cell[0], cell[1] - area.right
    if abs(before - after) <= _CELL_SIDE * size:
        return Aligned(Anchor.CENTRE, sum(cell) / 2)
    return Aligned(Anchor.RIGHT, area.right) if after <= _CELL_PADDING * size else None


def _rows(signs: Iterable[Placed]) -> Iterator[_Row]:
    row: list[Placed] = []
    for sign in sorted((each for each in signs if not each.blank), key=lambda each: (round(each.y), each.x)):
        size = _SIZE_OF_BOX * sign.height
        if row and (round(sign.y) != round(row[-1].y) or sign.x - row[-1].end > _NEXT_CELL * size):
            yield _row(row)
            row = []
        row.append(sign)
    if row:
        yield _row(row)


def _row(signs: Sequence[Placed]) -> _Row:
    word = signs[0]
    for sign in signs[1:]:
        if sign.x - word.end > _NEXT_WORD * _SIZE_OF_BOX * sign.height:
            break
        word = sign
    end = max(each.end for each in signs)
    return _Row(signs[0].x, end, word.end, signs[0].y, any(each.cover is not None for each in signs))
