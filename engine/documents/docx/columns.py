"""Columns of DOCX tables: the cells of their text, and single letters below each other, which the text has by rows."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

from engine.core.types import TableCell
from engine.documents.docx.paragraphs import PlacedParagraph, joined
from engine.documents.docx.xml import Element, tag

_TABLE, _ROW, _CELL, _SPAN = (tag(name) for name in ("w:tbl", "w:tr", "w:tc", "w:gridSpan"))
_VALUE = tag("w:val")
_FEWEST = 3
_WORD = re.compile(r"[^\W_]+")


def letters_below_each_other(paragraphs: Iterable[PlacedParagraph]) -> Iterator[tuple[int, ...]]:
    """Yield the text offsets of single letters and digits, for each column of cells with nothing else but signs."""
    cells: dict[Element, list[tuple[int, str]]] = defaultdict(list)
    for each in paragraphs:
        cell = next(each.pieces[0].element.iterancestors(_CELL), None) if each.pieces else None
        if cell is not None:
            cells[cell].append((each.start, joined(each.pieces)))
    tables: dict[Element, dict[Element, dict[int, tuple[int, ...]]]] = defaultdict(lambda: defaultdict(dict))
    for cell, texts in cells.items():
        letters = tuple((start + each.start(), each[0]) for start, text in texts for each in _WORD.finditer(text))
        row = cell.getparent()
        if letters and all(len(word) == 1 for _, word in letters) and row is not None and row.tag == _ROW:
            tables[row.getparent()][row][column(cell)] = tuple(offset for offset, _ in letters)
    for table, rows in tables.items():
        if table is not None and table.tag == _TABLE:
            yield from _runs([rows.get(row, {}) for row in table.iterchildren(_ROW)])


def table_cells(paragraphs: Iterable[PlacedParagraph]) -> Iterator[TableCell]:
    """Yield the innermost cell of every paragraph in a table, in the order of the text."""
    tables: dict[Element, int] = {}
    rows: dict[Element, int] = {}
    for each in paragraphs:
        cell = next(each.pieces[0].element.iterancestors(_CELL), None) if each.pieces else None
        row = cell.getparent() if cell is not None else None
        table = row.getparent() if row is not None and row.tag == _ROW else None
        if cell is None or row is None or table is None or table.tag != _TABLE:
            continue
        if row not in rows:
            rows[row] = sum(1 for _ in row.itersiblings(_ROW, preceding=True))
        number = tables.setdefault(table, len(tables))
        end = each.start + len(joined(each.pieces))
        yield TableCell(each.start, end, number, rows[row], column(cell))


def column(cell: Element) -> int:
    """Return the column of the table's grid in which a cell begins."""
    before = (each for each in cell.itersiblings(_CELL, preceding=True))
    return sum(_wide(each) for each in before)


def _wide(cell: Element) -> int:
    span = next(cell.iter(_SPAN), None)
    value = "" if span is None else span.get(_VALUE, "")
    return int(value) if value.isdecimal() and len(value) < 4 else 1


def _runs(rows: Iterable[dict[int, tuple[int, ...]]]) -> Iterator[tuple[int, ...]]:
    open_: dict[int, list[int]] = {}
    for row in (*rows, {}):
        for column in [column for column in open_ if column not in row]:
            run = tuple(open_.pop(column))
            if len(run) >= _FEWEST:
                yield run
        for column, offsets in row.items():
            open_.setdefault(column, []).extend(offsets)
