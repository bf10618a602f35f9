"""Division of close columns of a PDF at the white strip that runs through all rows of a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.core.expressions import Expression
from engine.core.types import Document
from engine.detection.structure.rows import Cell, Places, Row, runs

_WORD = Expression(r"\S+")
_FIGURE = Expression(r"[<>≤≥~±+-]?\d[\d.,/:%]{0,11}")
_FEWEST_ROWS = 4
_FEWEST_BETWEEN = 2
_NARROWEST = 2.0  # points
_SPACE = 0.9  # of the width of a digit
_LONGEST = 100  # characters of a line of headings
_MOST_WORDS = 4000
"""Words of a table; a longer run is prose, and no channel runs through all of it."""


class _Word(NamedTuple):
    start: int
    end: int
    left: float
    right: float
    figure: bool


def divided(text: str, lines: Sequence[Row], document: Document) -> list[Row]:
    """Return the rows, with cells divided at white strips through at least four rows of a table of a PDF page.

    Between figures two rows are enough. A cell is also divided if each of its words is above another column of the row
    below: a line of headings.
    """
    placed = Places(document.segments)
    found = {row.start: row for row in lines}  # no two rows begin at the same character
    for run in runs(lines):
        if run[0].page >= 0 and len(run) > 1:
            found |= {row.start: row for row in _divided(text, run, placed)}
        if run[0].page >= 0:
            found |= {row.start: row for row in _above_columns(text, [found[row.start] for row in run[:2]], placed)}
    return [found[row.start] for row in lines]


def _above_columns(text: str, rows: Sequence[Row], placed: Places) -> Iterator[Row]:
    """Yield the first row, divided if each word of one of its cells is above another column of the second."""
    for row, below in pairwise(rows):
        parts = [part for cell in row.cells for part in _in_columns(text, cell, below, placed)]
        if len(row.cells) < len(parts) <= len(below.cells):
            yield row._replace(cells=tuple(parts))


def _in_columns(text: str, cell: Cell, below: Row, placed: Places) -> Iterator[Cell]:
    """Yield the words of a cell as cells if each is above another column, otherwise the cell."""
    words = _words(text, cell, placed) if cell.end - cell.start < _LONGEST else []
    columns = [_column(word, below) for word in words]
    if len(words) > 1 and None not in columns and len(set(columns)) == len(columns):
        yield from (Cell(*word[:4]) for word in words)
    else:
        yield cell


def _column(word: _Word, row: Row) -> int | None:
    """Return the only cell of a row that shares some of its width with a word."""
    found = [index for index, each in enumerate(row.cells) if each.left < word.right and word.left < each.right]
    return found[0] if len(found) == 1 else None


def _divided(text: str, run: Sequence[Row], placed: Places) -> Iterator[Row]:
    words = [[_words(text, cell, placed) for cell in row.cells] for row in run]
    if sum(len(cell) for row in words for cell in row) > _MOST_WORDS:
        return
    channels = [
        each
        for each in _channels(words)
        if not _is_space(each, words) and (_divides(each, words) or _separates(each, words))
    ]
    for row, cells in zip(run, words, strict=True):
        parts = [part for cell in cells for part in _parts(cell, channels)]
        if len(parts) > len(row.cells):
            yield row._replace(
                cells=tuple(Cell(part[0].start, part[-1].end, part[0].left, part[-1].right) for part in parts)
            )


def _words(text: str, cell: Cell, placed: Places) -> list[_Word]:
    spans = (match.span() for match in _WORD.finditer(text, cell.start, cell.end))
    return [_Word(*span, *placed.across(*span), _FIGURE.fullmatch(text, *span) is not None) for span in spans]


def _channels(words: Iterable[Iterable[Sequence[_Word]]]) -> Iterator[float]:
    """Yield the middle of each vertical strip in which no row has a word."""
    edges = sorted((word.left, word.right) for row in words for cell in row for word in cell)
    reach = edges[0][1] if edges else 0.0
    for left, right in edges:
        if left - reach >= _NARROWEST:
            yield (left + reach) / 2
        reach = max(reach, right)


def _is_space(channel: float, words: Sequence[Sequence[Sequence[_Word]]]) -> bool:
    """Return whether a strip is a space within numbers that are written in groups, as telephone numbers are."""
    beside = [each for row in words if (each := _beside(channel, row))]
    return bool(beside) and all(
        left.figure
        and right.figure
        and right.left - left.right < _SPACE * (left.right - left.left) / (left.end - left.start)
        for left, right in beside
    )


def _divides(channel: float, words: Sequence[Sequence[Sequence[_Word]]]) -> bool:
    """Return whether a strip lies inside of a cell in enough rows not to be accidental."""
    inside = [index for index, row in enumerate(words) if any(_crosses(cell, channel) for cell in row)]
    if len(inside) >= _FEWEST_ROWS:
        return True
    beside = [_beside(channel, words[index]) for index in inside if index]  # the first row may be headings
    return len(beside) > 1 and all(each is not None and each[0].figure and each[1].figure for each in beside)


def _separates(channel: float, words: Sequence[Sequence[Sequence[_Word]]]) -> bool:
    """Return whether a column begins behind a strip, at one place in the rows that it divides and in others."""
    behind = [
        right[0].left
        for row in words
        for left, right in pairwise(row)
        if left and right and left[-1].right < channel < right[0].left
    ]
    divided = [each[1].left for row in words if (each := _beside(channel, row))]
    if len(behind) < _FEWEST_BETWEEN or not divided:
        return False
    edge = sorted(behind)[len(behind) // 2]
    aligned = sum(abs(left - edge) < _NARROWEST for left in behind)
    return aligned >= _FEWEST_BETWEEN and all(abs(left - edge) < _NARROWEST for left in divided)


def _crosses(cell: Sequence[_Word], channel: float) -> bool:
    return bool(cell) and cell[0].right < channel < cell[-1].left


def _beside(channel: float, row: Iterable[Sequence[_Word]]) -> tuple[_Word, _Word] | None:
    """Return the words on either side of a strip in a row."""
    return next((each for cell in row for each in pairwise(cell) if each[0].right < channel < each[1].left), None)


def _parts(cell: Sequence[_Word], channels: Sequence[float]) -> Iterator[Sequence[_Word]]:
    first = 0
    for index in range(1, len(cell)):
        if any(cell[index - 1].right < channel < cell[index].left for channel in channels):
            yield cell[first:index]
            first = index
    if cell:
        yield cell[first:]
