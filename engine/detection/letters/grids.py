"""Diagonals of tables and grids, in which each cell may hold one letter, as offsets in the text of a document."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from engine.core.expressions import Expression
from engine.core.types import Document, DocumentKind
from engine.detection.letters.sequences import Sequence

_WORD = Expression(r"[^\W_]+")
_BETWEEN_CELLS = Expression(r"[,;\t|│┃║]|\s{2,}")
_FEWEST = 4  # cells of a line, and letters of a diagonal

_Grid = dict[tuple[int, int], int]
"""Offsets of single letters by row and column."""


def diagonals(document: Document) -> Iterator[Sequence]:
    """Yield the letters on each diagonal of each grid, to the right and to the left, in rows without a gap."""
    for grid in (*_lines(document), *_tables(document)):
        for slope in (1, -1):
            starts = (place for place in grid if (place[0] - 1, place[1] - slope) not in grid)
            for row, column in starts:
                letters = []
                while (row, column) in grid:
                    letters.append(grid[row, column])
                    row, column = row + 1, column + slope
                if len(letters) >= _FEWEST:
                    yield tuple(letters)


def _lines(document: Document) -> Iterator[_Grid]:
    """Yield the grids of consecutive lines, in which letters or cells stand beside each other."""
    grid: _Grid = {}
    start = row = 0
    for line in document.text.splitlines(keepends=True) if document.kind is DocumentKind.TXT else ():
        cells = _cells(line, start)
        start += len(line)
        if len(cells) >= _FEWEST:
            grid |= {(row, column): at for column, at in enumerate(cells) if at is not None}
        elif line.strip():
            yield grid
            grid = {}
        row += bool(line.strip())
    yield grid


def _cells(line: str, start: int) -> list[int | None]:
    """Return the offset of the letter in each cell of a line, None for a cell with anything else.

    A line of single letters has a cell for each, whatever is between them.
    """
    words = list(_WORD.finditer(line))
    if all(len(each[0]) == 1 for each in words):
        return [start + each.start() for each in words]
    ends = [*(each.span() for each in _BETWEEN_CELLS.finditer(line)), (len(line), len(line))]
    found: list[int | None] = []
    begin = 0
    for end, following in ends:
        only = [each for each in words if begin <= each.start() < end]
        found.append(start + only[0].start() if len(only) == 1 and len(only[0][0]) == 1 else None)
        begin = following
    return found


def _tables(document: Document) -> Iterator[_Grid]:
    """Yield the grid of each table."""
    tables: dict[int, _Grid] = defaultdict(dict)
    for cell in document.cells:
        letters = _WORD.findall(document.text, cell.start, cell.end)
        if len(letters) == 1 and len(letters[0]) == 1:
            tables[cell.table][cell.row, cell.column] = document.text.index(letters[0], cell.start)
    yield from tables.values()
