"""Reading order of a text: headers and footers apart, cells whole, values behind their labels, and no drawn lines.

A text file gives a table line by line across its cells, a PDF row by row, a Word file cell by cell, and the label of a
value stands above, beside or below it. The networks read all of them in one order, so that the same document has the
same result in every format.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.expressions import Expression
from engine.core.types import Stretch, Structure, TextRole

_CELLS = frozenset({TextRole.CELL, TextRole.VALUE, TextRole.LABEL, TextRole.HEADING})
_EDGES = (TextRole.HEADER, TextRole.FOOTER)
_RULE = Expression(r"_{3,}|-{4,}|={3,}|\.{5,}|…{2,}|(?:[._] ){4,}|[─━═│┃┌┐└┘├┤┬┴┼]+")
_BULLET = Expression(r"[^\w(\[]+")
_LONG = 20_000
"""Characters of a text whose footers are read first: at its end they would leave every page unread until then. Those of
a letter are read last, where its first lines have more of the letter beside them.
"""
_AFTER_LABEL = ": "
_ADDED = -1

_Piece = tuple[int, int] | str
"""Characters of the original text, half-open, or a separator."""


@dataclass(frozen=True, slots=True, eq=False)
class Ordered:
    """A text in its reading order.

    Attributes:
        places: for each character its offset in the original text, or -1 for an added separator; None where the text is
            the original one.
    """

    text: str
    places: NDArray[np.int64] | None = None


def ordered(text: str, structure: Structure) -> Ordered:
    """Return the text in its reading order."""
    headers, footers = (
        [(each.start, each.end) for each in structure.stretches if each.role is role] for role in _EDGES
    )
    rules = (match.span() for match in _RULE.finditer(text))
    left_out = sorted((*_marks(text, structure), *rules, *headers, *footers))
    runs = [run for run in _runs(text, structure) if len(run) > 1]
    if not left_out and not runs:
        return Ordered(text)
    first = [*headers, *footers] if len(text) > _LONG else headers
    pieces: list[_Piece] = [part for span in first for part in (span, "\n")]
    at = 0
    for run in runs:
        pieces += _without(at, run[0].start, left_out)
        pieces += _of_run(text, run, left_out)
        at = run[-1].end
    pieces += _without(at, len(text), left_out)
    if first is headers:
        pieces += [part for span in footers for part in ("\n", span)]
    return _joined(text, pieces)


def _marks(text: str, structure: Structure) -> Iterator[tuple[int, int]]:
    """Yield the numbers of a numbered margin, and marks of list items, which are no text in a Word file."""
    for each in structure.stretches:
        if each.role is TextRole.MARGIN or (
            each.role is TextRole.ITEM and _BULLET.fullmatch(text, each.start, each.end)
        ):
            yield each.start, each.end


def _runs(text: str, structure: Structure) -> Iterator[list[Stretch]]:
    """Yield runs of cells, labels and values with nothing but signs between them."""
    run: list[Stretch] = []
    for each in structure.stretches:
        if each.role is TextRole.MARGIN or (
            each.role is TextRole.ITEM and not any(map(str.isalnum, text[each.start : each.end]))
        ):
            continue
        if run and (each.role not in _CELLS or any(map(str.isalnum, text[run[-1].end : each.start]))):
            yield run
            run = []
        if each.role in _CELLS:
            run.append(each)
    if run:
        yield run


def _of_run(text: str, run: Sequence[Stretch], left_out: Sequence[tuple[int, int]]) -> Iterator[_Piece]:
    """Yield the cells of a run, each whole, and each value right behind its label."""
    before: Stretch | None = None
    for each in _in_order(run):
        if before is not None:
            yield _between(text, before, each)
        yield from _without(each.start, each.end, left_out)
        before = each


def _in_order(run: Sequence[Stretch]) -> Iterator[Stretch]:
    cells: dict[int, list[Stretch]] = defaultdict(list)
    values: dict[int, list[int]] = defaultdict(list)
    of_label = {each.start: each.cell for each in run if each.role is TextRole.LABEL and not each.inside}
    label_of: dict[int, int] = {}
    for number, each in enumerate(run):
        cell = each.inside or each.cell or -1 - number
        cells[cell].append(each)
        if (
            each.role is TextRole.VALUE
            and not each.inside
            and each.row
            and each.row[0] in of_label
            and cell not in label_of
        ):
            label_of[cell] = of_label[each.row[0]]
            values[label_of[cell]].append(cell)
    done: set[int] = set()
    for first in cells:
        for cell in (label_of.get(first, first), *values.get(label_of.get(first, first), ()), first):
            if cell not in done:
                done.add(cell)
                yield from cells[cell]


def _between(text: str, before: Stretch, after: Stretch) -> str:
    """Return what separates two stretches: the same in every format."""
    if before.role is TextRole.LABEL and after.role is TextRole.VALUE and after.row and after.row[0] == before.start:
        return _AFTER_LABEL
    if _cell(before) and _cell(before) == _cell(after):
        return " "
    low, high = before.end, after.start
    return "\t" if low <= high and "\n" not in text[low:high] else "\n"


def _cell(each: Stretch) -> int:
    return each.inside or each.cell


def _without(start: int, end: int, left_out: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Yield the parts of a span outside of those that are left out."""
    low, high = 0, len(left_out)
    while low < high:
        middle = (low + high) // 2
        if left_out[middle][1] <= start:
            low = middle + 1
        else:
            high = middle
    for first, last in left_out[low:]:
        if first >= end:
            break
        if start < first:
            yield start, first
        start = max(start, last)
    if start < end:
        yield start, end


def _joined(text: str, pieces: Sequence[_Piece]) -> Ordered:
    written = [each if isinstance(each, str) else text[slice(*each)] for each in pieces]
    places = [
        np.full(len(each), _ADDED, np.int64) if isinstance(each, str) else np.arange(*each, dtype=np.int64)
        for each in pieces
    ]
    return Ordered("".join(written), np.concatenate(places) if places else np.zeros(0, np.int64))
