"""Diagonals of grids of single letters, as in a word search, as offsets in the text of a document."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from engine.core.expressions import Expression
from engine.core.types import Document, DocumentKind
from engine.detection.letters.sequences import Sequence

_CELL = Expression(r"[^\W_]+")
_FEWEST = 4  # rows and columns of a grid, and letters of a diagonal

Grid = list[list[int]]


def diagonals(document: Document) -> Iterator[Sequence]:
    """Yield the diagonals of each grid, downwards to the right and to the left."""
    for grid in (*_lines(document), *_tables(document)):
        if len(grid) >= _FEWEST:
            yield from _down(grid)
            yield from _down([row[::-1] for row in grid])


def _down(grid: Grid) -> Iterator[Sequence]:
    high, wide = len(grid), min(map(len, grid))
    for first in range(1 - high, wide):
        letters = tuple(grid[row][first + row] for row in range(max(0, -first), min(high, wide - first)))
        if len(letters) >= _FEWEST:
            yield letters


def _lines(document: Document) -> Iterator[Grid]:
    """Yield the grids of consecutive lines with the same number of single letters."""
    grid: Grid = []
    start = 0
    for line in document.text.splitlines(keepends=True) if document.kind is DocumentKind.TXT else ():
        row = _single_letters(line, start)
        start += len(line)
        if grid and line.strip() and len(row) != len(grid[-1]):
            yield grid
            grid = []
        if row:
            grid.append(row)
    yield grid


def _single_letters(line: str, start: int) -> list[int]:
    """Return the offsets of the letters of a line; empty if it holds longer words, or few letters."""
    words = list(_CELL.finditer(line))
    return [start + each.start() for each in words] if _are_letters(words) else []


def _are_letters(words: list[re.Match[str]]) -> bool:
    return len(words) >= _FEWEST and all(len(each[0]) == 1 for each in words)


def _tables(document: Document) -> Iterator[Grid]:
    """Yield the grid of each table: its rows whose cells hold one letter."""
    tables: dict[int, dict[int, list[tuple[int, int]]]] = defaultdict(lambda: defaultdict(list))
    for cell in document.cells:
        letters = _CELL.findall(document.text, cell.start, cell.end)
        if len(letters) == 1 and len(letters[0]) == 1:
            at = document.text.index(letters[0], cell.start)
            tables[cell.table][cell.row].append((cell.column, at))
    for rows in tables.values():
        grid: Grid = []
        for number in sorted(rows):
            row = [offset for _, offset in sorted(rows[number])]
            if grid and len(row) != len(grid[-1]):
                yield grid
                grid = []
            grid.append(row)
        yield grid
