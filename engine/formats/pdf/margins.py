"""Where the lines of a page begin and end, as far as lines without masked text tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

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
_MANY = 8  # lines that show where a column ends


@dataclass(frozen=True, slots=True)
class _Row:
    """Glyphs side by side. `word`: where the first word ends."""

    start: float
    end: float
    word: float
    y: float
    masked: bool


@dataclass(frozen=True, slots=True)
class Beginning:
    """`centre`: the middle of centred lines; None where lines begin below each other."""

    centre: float | None = None


class Margins:
    """Of one page, in the coordinates of its content stream."""

    def __init__(self, signs: Iterable[Placed], page: Area) -> None:
        self._rows = list(_rows(signs))
        visible = [row for row in self._rows if not row.masked]
        self._page = page
        self._left = min((row.start for row in visible or self._rows), default=page.left)
        self._right = max((row.end for row in visible), default=page.right)
        self._has_visible = bool(visible)

    def beginning(self, area: Area, base: float, size: float) -> Beginning | None:
        """How a line begins, if that doesn't depend on what it says; None where it may."""
        others = [row for row in self._rows if abs(row.y - base) > _ANOTHER * size]
        if area.left <= self._left + _ALIGNED * size or any(
            abs(row.start - area.left) <= _ALIGNED * size for row in others
        ):
            return Beginning()
        centre = (self._left + self._right) / 2
        middle = (area.left + area.right) / 2
        if self._has_visible and abs(middle - centre) <= _CENTRED * size:
            return Beginning(centre)
        return None

    def room_around(self, centre: float) -> float:
        """How wide a centred line may be."""
        return 2 * min(centre - self._left, self._right - centre)

    def limit(self, area: Area, base: float, size: float) -> float:
        """How far to the right a line may reach: as far as others of its column, or as the margin of the page."""
        near = [row for row in self._rows if abs(row.y - base) <= _NEARBY * size]
        column = [row.end for row in near if not row.masked and row.start <= area.left + size and row.end > area.left]
        margin = self._page.right - max(self._left - self._page.left, 0)
        reach = max(column, default=area.left)
        beside = [row.start for row in near if row.start > max(reach, area.left + size)]
        if len(column) >= _MANY or (column and beside):
            return reach
        return min([max(reach, margin), *(each - size for each in beside)])

    def next_word(self, area: Area, base: float, size: float) -> float:
        """How wide the first word of the next line is; 0 where no line follows closely."""
        below = [
            row
            for row in self._rows
            if _ANOTHER * size < base - row.y <= _LEADING * size and abs(row.start - area.left) <= _INDENTED * size
        ]
        following = max(below, key=lambda row: row.y, default=None)
        return following.word - following.start if following and not following.masked else 0.0


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
