"""How far glyphs were moved on purpose, by where they stood."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from engine.types import Moved, SetLine

_NEAR = 0.3  # points; readers compute in single precision


class PageMoves:
    """Of one page."""

    def __init__(self) -> None:
        self._by_cell: dict[tuple[int, int], list[Moved]] = defaultdict(list)
        self._rows: set[int] = set()
        self._all: list[Moved] = []

    def __bool__(self) -> bool:
        return bool(self._all)

    def add(self, moved: Moved) -> None:
        self._by_cell[round(moved.x), round(moved.y)].append(moved)
        self._rows.add(round(moved.y))
        self._all.append(moved)

    def right(self, x: float, top: float, bottom: float) -> float:
        """How far the glyph with an origin there, between two heights, was moved to the right; 0 where it was not. All
        in points.
        """
        rows = self._rows.intersection(range(round(top) - 1, round(bottom) + 2))
        if not rows:
            return 0.0
        column = round(x)
        near = [
            (abs(each.x - x), each.right)
            for row in rows
            for cell in ((column - 1, row), (column, row), (column + 1, row))
            if cell in self._by_cell
            for each in self._by_cell[cell]
            if abs(each.x - x) <= _NEAR and top - _NEAR <= each.y <= bottom + _NEAR
        ]
        return min(near, default=(0.0, 0.0))[1]

    def stands(self, x: float, y: float) -> bool:
        """Whether a glyph was moved to this origin."""
        return any(abs(each.x + each.right - x) <= _NEAR and abs(each.y - y) <= _NEAR for each in self._all)


class Moves:
    """Of a document, by page from 0."""

    def __init__(self, lines: Iterable[SetLine]) -> None:
        self._pages: dict[int, PageMoves] = defaultdict(PageMoves)
        for line in lines:
            for each in line.moved:
                self._pages[line.page].add(each)

    def of(self, page: int) -> PageMoves:
        return self._pages.get(page) or PageMoves()
