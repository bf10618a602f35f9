"""Tables: rows whose cells lie below each other, with their headings, the same for PDF, DOCX and plain text."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, pairwise

from engine.core.types import Meaning, Stretch, TextRole
from engine.core.types.document import TableCell
from engine.core.types.structure import Span
from engine.detection.structure.meanings import meaning
from engine.detection.structure.rows import Cell, Row, runs

_MOST_HEADING = 60
"""Characters of a heading."""
_VALUE = re.compile(r"\d{3}|\d[./:-]\d|[@$€£%]")
_NUMBER = re.compile(
    r"[<>≤≥=~±+-]{0,2}\s?[$€£]?\s?\d+(?:[.,' \u00a0]\d+)*(?:\s?[-–/x×]\s?\d+(?:[.,]\d+)*)?"
    r"\s?(?:%|[^\W\d_]{1,10}(?:/[^\W\d_]{1,6})?)?\s?[*†HL↑↓]{0,2}"
)
_DAY = re.compile(r"\W?(?:\d{1,2}/\d{1,2}(?:/(?:\d{4}|\d{2}))?|\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?|\d{4}-\d\d-\d\d)\W?")
_CALLED = re.compile(r"\+?0\d(?:[\s./-]?\d)+(?!\.?\d)")
"""A telephone number or a code: no figure begins with a zero and another digit."""
_MEMBER = re.compile(r"\d{4,8}")
_HEADING_LINES = 4
_PROSE = 90  # characters of a cell from which it is a paragraph beside another, as in columns of a newsletter


@dataclass(slots=True)
class Grid:
    """A table: for each row the spans of each column's cell; a cell of several lines has several spans.

    Attributes:
        ruled: a line separates the first row from the others.
    """

    rows: list[dict[int, list[Span]]] = field(default_factory=list)
    ruled: bool = False


def grids(lines: Sequence[Row], cells: Iterable[TableCell]) -> Iterator[Grid]:
    """Yield the tables of a text: those that the document marks up, and those that its layout shows."""
    marked: dict[int, dict[int, dict[int, list[Span]]]] = defaultdict(lambda: defaultdict(lambda: defaultdict(list)))
    for each in cells:
        marked[each.table][each.row][each.column].append((each.start, each.end))
    for table in marked.values():
        yield Grid([{column: row[column] for column in sorted(row)} for _, row in sorted(table.items())])
    inside = sorted((each.start, each.end) for each in cells)
    free = [row for row in lines if not _inside(row, inside)] if inside else lines
    for run in runs(free):
        if len(run) > 1 and not _is_prose(run):
            yield _grid(run)


def _inside(row: Row, spans: Sequence[Span]) -> bool:
    index = bisect_right(spans, (row.end, -1)) - 1
    return index >= 0 and row.start < spans[index][1]


def _is_prose(run: Sequence[Row]) -> bool:
    cells = [each for row in run for each in row.cells]
    return sum(each.end - each.start > _PROSE for each in cells) * 2 > len(cells)


def _grid(run: Sequence[Row]) -> Grid:
    """Return the table of consecutive rows: a cell belongs to the nearest column of the row with most cells."""
    widest = max(run, key=lambda row: len(row.cells))
    lines = _heading_lines(run)
    grid = Grid(ruled=lines > 0)
    for index, row in enumerate(run):
        places: dict[int, list[Span]] = {}
        for cell in row.cells:
            places.setdefault(_nearest(widest.cells, cell), []).append((cell.start, cell.end))
        if 0 < index < lines or (index != lines and grid.rows and _continues(grid.rows[-1], places, row)):
            for column, spans in places.items():
                grid.rows[-1].setdefault(column, []).extend(spans)
        else:
            grid.rows.append(places)
    return grid


def _heading_lines(run: Sequence[Row]) -> int:
    """Return the number of lines above the only rule across a table if they are few, otherwise 0."""
    ruled = [index for index, row in enumerate(run) if row.ruled]
    return ruled[0] if len(ruled) == 1 and ruled[0] <= _HEADING_LINES else 0


def _continues(above: dict[int, list[Span]], below: dict[int, list[Span]], row: Row) -> bool:
    """Return whether a row continues the cells above it, as it has none in the first column."""
    return not row.apart and not row.counted and 0 not in below and 0 in above and set(below) <= set(above)


def _nearest(columns: Sequence[Cell], cell: Cell) -> int:
    """Return the column that shares most of its width with a cell, or else the nearest."""
    return max(
        range(len(columns)),
        key=lambda number: (
            min(columns[number].right, cell.right) - max(columns[number].left, cell.left),
            -abs(columns[number].left - cell.left),
        ),
    )


def stretches(text: str, grid: Grid, first: int) -> Iterator[Stretch]:
    """Yield the cells of a table with their headings.

    Args:
        first: the number of its first cell.
    """
    head = grid.rows[0] if _has_heading(text, grid) else {}
    columns = {column: _meaning(text, spans) for column, spans in head.items()}
    for column, spans in head.items():
        for span in spans:
            yield Stretch(*span, TextRole.HEADING, cell=first + column, meaning=columns[column])
    rows = grid.rows[1 if head else 0 :]
    sorts = {column: _sort(text, rows, column, heading) for column, heading in _headings(grid.rows, columns)}
    numbers = count(first + len(head) + 2)
    for index, row in enumerate(rows):
        if not head and index == 0 and _is_dated(text, row):
            for spans in row.values():
                number = next(numbers)
                yield from (Stretch(*span, TextRole.CELL, cell=number, meaning=_of_day(text, span)) for span in spans)
        else:
            yield from _of_row(text, row, head, columns, sorts, numbers)


def _headings(
    rows: Iterable[dict[int, list[Span]]], columns: dict[int, Meaning | None]
) -> Iterator[tuple[int, Meaning | None]]:
    return ((column, columns.get(column)) for column in sorted({column for row in rows for column in row}))


def _sort(text: str, rows: Sequence[dict[int, list[Span]]], column: int, heading: Meaning | None) -> Meaning | None:
    """Return the type of the values of a column, by its heading, or as figures or numbers with leading zeros."""
    if heading in (None, Meaning.OTHER) and _of_members(text, rows, column):
        return Meaning.IDENTIFIER
    return heading or (Meaning.QUANTITY if _of_numbers(text, rows, column) else None)


def _of_row(
    text: str,
    row: dict[int, list[Span]],
    head: dict[int, list[Span]],
    columns: dict[int, Meaning | None],
    sorts: dict[int, Meaning | None],
    numbers: Iterator[int],
) -> Iterator[Stretch]:
    """Yield the cells of a row; in a column without a heading, a known label announces the value in the next cell."""
    label: Span | None = None
    announced: Meaning | None = None
    for column, spans in row.items():
        known = columns.get(column) if head else None
        own = None if head and (known or column) else _meaning(text, spans)
        number = next(numbers)
        if not known and (named := _labelled(text, spans)):
            yield Stretch(*spans[0], TextRole.LABEL, cell=number, meaning=named)
            number = next(numbers)
            for span in spans[1:]:
                yield Stretch(*span, TextRole.VALUE, row=spans[0], cell=number, meaning=named)
            continue
        if own and label != spans[0] and len(row) > 1 and not (announced and label):
            label, announced = spans[0], own
            for span in spans:
                yield Stretch(*span, TextRole.LABEL, cell=number, meaning=own)
            continue
        sort = known or announced or sorts.get(column)
        if sort is Meaning.OTHER and announced and known in (None, Meaning.OTHER):
            sort = announced if announced is not Meaning.OTHER else sort
        for span in spans:
            yield Stretch(
                *span,
                TextRole.VALUE if label and not head else TextRole.CELL,
                column=head[column][0] if column in head else None,
                row=label or (next(iter(row.values()))[0] if column else None),
                cell=number,
                meaning=sort,
            )
        if not head:
            label, announced = None, None


def _is_dated(text: str, row: dict[int, list[Span]]) -> bool:
    """Return whether the first row gives the days of the columns, as in a chart: "Test | 12/9 | 15/9"."""
    days = sum(_of_day(text, span) is not None for spans in row.values() for span in spans)
    return days > 1 and days * 2 >= len(row)


def _of_day(text: str, span: Span) -> Meaning | None:
    return Meaning.DATE if _DAY.fullmatch(text, *span) else None


def _written(text: str, spans: Iterable[Span]) -> str:
    return " ".join(text[start:end] for start, end in spans)


def _meaning(text: str, spans: Sequence[Span]) -> Meaning | None:
    written = _written(text, spans)
    return meaning(written) if len(written) <= _MOST_HEADING and not written.endswith((",", ";")) else None


def _labelled(text: str, spans: Sequence[Span]) -> Meaning | None:
    """Return the meaning of a label on the first line of a cell that has its value on the next line, or None."""
    if len(spans) < 2:
        return None
    start = spans[1][0]
    return _meaning(text, spans[:1]) if not text[start].islower() and _meaning(text, spans[1:]) is None else None


def _has_heading(text: str, grid: Grid) -> bool:
    """Return whether the first row holds headings: short, not values, and ruled, above values or one of them known."""
    rows = grid.rows
    if len(rows) < 2 or len(rows[0]) < 2:
        return False
    first = {column: _written(text, spans) for column, spans in rows[0].items()}
    if any(len(each) > _MOST_HEADING or _VALUE.search(each) or each.endswith(":") for each in first.values()):
        return False
    if grid.ruled:
        return True
    known = sum(meaning(each) is not None for each in first.values())
    labels = sum(0 in row and _meaning(text, row[0]) is not None for row in rows)
    if known == 1 and 0 in first and meaning(first[0]) and labels * 3 >= len(rows) * 2:
        return False  # "Name | Ada" over "Phone | 555": a form whose first column is labels
    if known * 2 > len(first) or (known and len(first) > 2):
        return True
    return any(
        _of_numbers(text, rows[1:], column) and not any(map(str.isdigit, first.get(column, "1"))) for column in first
    )


def _of_numbers(text: str, rows: Sequence[dict[int, list[Span]]], column: int) -> bool:
    """Return whether most cells of a column, at least two, are figures, not all of them years or long codes."""
    cells = [_written(text, row[column]) for row in rows if column in row]
    figures = [
        each for each in cells if len(each) <= _MOST_HEADING and _NUMBER.fullmatch(each) and not _CALLED.match(each)
    ]
    if len(figures) < 2 or len(figures) * 3 < len(cells) * 2:
        return False
    digits = [re.sub(r"\D", "", each) for each in figures]
    years = all(len(each) == 4 and each[:2] in ("18", "19", "20") for each in digits)
    codes = all(len(each) > 6 and each in figure for each, figure in zip(digits, figures, strict=True))
    same = len(set(map(len, digits))) == 1 and len(digits[0]) > 4 and all(map(str.isdigit, figures))
    return not (years or codes or same)


def _of_members(text: str, rows: Sequence[dict[int, list[Span]]], column: int) -> bool:
    """Return whether cells of a column are numbers of equal length with leading zeros that do not count the rows."""
    cells = [_written(text, row[column]) for row in rows if column in row]
    if cells and not any(map(str.isdigit, cells[0])):  # an unknown heading
        cells = cells[1:]
    if len(cells) < 2 or not all(map(_MEMBER.fullmatch, cells)) or len(set(map(len, cells))) > 1:
        return False
    numbers = list(map(int, cells))
    counted = all(below - above == 1 for above, below in pairwise(numbers))
    return not counted and any(each.startswith("0") for each in cells)
