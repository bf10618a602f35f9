"""Tables: rows whose cells lie below each other, with their headings, the same for PDF, DOCX and plain text."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, pairwise

from engine.core.expressions import Expression
from engine.core.types import Meaning, Stretch, TextRole
from engine.core.types.document import TableCell
from engine.core.types.structure import Span
from engine.detection.structure import beside
from engine.detection.structure.meanings import is_weekday, meaning
from engine.detection.structure.rows import Cell, Row, runs

_MOST_HEADING = 60
"""Characters of a heading."""
_VALUE = Expression(r"\d{3}|\d[./:-]\d|@|[$€£]\s?\d|\d\s?[$€£%]")
_NUMBER = Expression(
    r"[<>≤≥=~±+-]{0,2}\s?[$€£]?\s?\d+(?:[.,' \u00a0]\d+)*(?:\s?[-–/x×]\s?\d+(?:[.,]\d+)*)?"
    r"\s?(?:%|[^\W\d_]{1,10}(?:/[^\W\d_]{1,6})?)?\s?[*†HL↑↓]{0,2}"
)
_DAY = Expression(r"\W?(?:\d{1,2}/\d{1,2}(?:/(?:\d{4}|\d{2}))?|\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?|\d{4}-\d\d-\d\d)\W?")
_CALLED = Expression(r"\+?0\d(?:[\s./-]?\d)+(?!\.?\d)")
"""A telephone number or a code: no figure begins with a zero and another digit."""
_MEMBER = Expression(r"\d{3,8}")
_ANSWER = Expression(
    r"(?:none|nil|yes|no|n/?a|unknown|other|keine?r?|ja|nein|nej|nei|ninguno|aucune?|ingen)\.?", re.IGNORECASE
)
"""Words of labels that are also the values of others."""
_AMOUNT = Expression(r"[<>≤≥]\s?\d.*|\d{1,4}[.,]\d+\s?[-–]\s?\d{1,4}(?:[.,]\d+)?|[\d.,' ]*\d{3}[.,]\d\d(?!\d)\D{0,4}")
_SUM = Expression(r"[+-]?\d{1,3}(?:[.,' ]\d{3})*[.,]\d\d")
_MAY_BE_DAY = Expression(r"(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])")
_OWN = Expression(r"[^\W\d_][^:\n]{0,60}:(?!\d)\s*[^\s_.…].*")
"""A label with its value in the same cell."""
_LABEL = Expression(r":(?=\s|\Z)")
_SLACK = 3.0
"""Points, or columns of characters, by which the lines of a cell may begin apart."""
_HEADING_LINES = 4
_FEWEST_DAYS = 3  # of the week, at the head of a rota
_PROSE = 90  # characters of a cell from which it is a paragraph beside another, as in columns of a newsletter


@dataclass(slots=True)
class Grid:
    """A table: for each row the spans of each column's cell; a cell of several lines has several spans.

    Attributes:
        ruled: a line separates the first row from the others.
    """

    rows: list[dict[int, list[Span]]] = field(default_factory=list)
    ruled: bool = False


def grids(text: str, lines: Sequence[Row], cells: Iterable[TableCell]) -> Iterator[Grid]:
    """Yield the tables of a text: those that the document marks up, and those that its layout shows.

    Columns of running text side by side are a table of one row, as in Word files.
    """
    marked: dict[int, dict[int, dict[int, list[Span]]]] = defaultdict(lambda: defaultdict(lambda: defaultdict(list)))
    for each in cells:
        marked[each.table][each.row][each.column].append((each.start, each.end))
    for table in marked.values():
        yield Grid([{column: row[column] for column in sorted(row)} for _, row in sorted(table.items())])
    inside = sorted((each.start, each.end) for each in cells)
    free = [row for row in lines if not _inside(row, inside)] if inside else lines
    columns = list(beside.blocks(text, free))
    yield from (Grid([{0: list(each.left), 1: list(each.right)}]) for each in columns)
    in_columns = {row for each in columns for row in range(each.first, each.last)}
    free = [row for number, row in enumerate(free) if number not in in_columns]
    for whole in runs(free):
        run = _below_captions(text, whole)
        if len(run) > 1 and not _is_prose(run) and not _is_of_pairs(text, run):
            yield _grid(text, run)


def _below_captions(text: str, run: Sequence[Row]) -> Sequence[Row]:
    """Return the rows without those at the top that hold labels with their values, above a row of more cells."""
    first = 0
    while first + 2 < len(run) and len(run[first].cells) < len(run[first + 1].cells):
        cells = [text[each.start : each.end].rstrip() for each in run[first].cells]
        if not any(_OWN.fullmatch(each) or each.endswith(":") for each in cells):
            break
        first += 1
    return run[first:]


def _inside(row: Row, spans: Sequence[Span]) -> bool:
    index = bisect_right(spans, (row.end, -1)) - 1
    return index >= 0 and row.start < spans[index][1]


def _is_prose(run: Sequence[Row]) -> bool:
    cells = [each for row in run for each in row.cells]
    return sum(each.end - each.start > _PROSE for each in cells) * 2 > len(cells)


def _is_of_pairs(text: str, run: Sequence[Row]) -> bool:
    """Return whether the first row and another hold labels with their values in turn, and few of the others do not."""
    pairs = [_pairs(text, row) for row in run]
    return pairs[0] > 1 and sum(pairs) * 3 >= sum(len(row.cells) for row in run) and max(pairs[1:]) > 1


def _pairs(text: str, row: Row) -> int:
    """Return how many cells of a row are labels before a value."""
    known = [_meaning(text, [(each.start, each.end)]) is not None for each in row.cells]
    return sum(label and not value for label, value in pairwise(known))


def _grid(text: str, run: Sequence[Row]) -> Grid:
    """Return the table of consecutive rows: a cell belongs to the nearest column of the row with most cells."""
    widest = max(run, key=lambda row: len(row.cells))
    lines = _heading_lines(run)
    grid = Grid(ruled=lines > 0)
    top = run[0]
    for index, row in enumerate(run):
        places: dict[int, list[Span]] = {}
        for cell in row.cells:
            places.setdefault(_nearest(widest.cells, cell), []).append((cell.start, cell.end))
        more = grid.rows and (_continues(grid.rows[-1], places, row) or _continues_values(text, top, row))
        if 0 < index < lines or (index != lines and more):
            for column, spans in places.items():
                grid.rows[-1].setdefault(column, []).extend(spans)
        else:
            grid.rows.append(places)
            top = row
    return grid


def _heading_lines(run: Sequence[Row]) -> int:
    """Return the number of lines above the only rule across a table if they are few, otherwise 0."""
    ruled = [index for index, row in enumerate(run) if row.ruled]
    return ruled[0] if len(ruled) == 1 and ruled[0] <= _HEADING_LINES else 0


def _continues(above: dict[int, list[Span]], below: dict[int, list[Span]], row: Row) -> bool:
    """Return whether a row continues the cells above it, as it has none in the first column."""
    return not row.apart and not row.counted and 0 not in below and 0 in above and set(below) <= set(above)


def _continues_values(text: str, above: Row, row: Row) -> bool:
    """Return whether a row continues values of the row above, all of whose cells are labels with their values.

    Each of its cells is below one of these cells and ends before the next, as "2024" below "Fecha: 3 de mayo de".
    """
    cells = above.cells
    if row.apart or row.counted or above.counted or row.page != above.page or not 0 < len(row.cells) <= len(cells):
        return False
    if len(cells) < 2 or not all(_OWN.fullmatch(text, each.start, each.end) for each in cells):
        return False
    return all(_is_below(text, cells, each) for each in row.cells)


def _is_below(text: str, cells: Sequence[Cell], cell: Cell) -> bool:
    """Return whether a cell is no label, begins below one of the cells, and ends before the next one begins."""
    column = bisect_right([each.left - _SLACK for each in cells], cell.left) - 1
    if column < 0 or cell.left > cells[column].right or _LABEL.search(text, cell.start, cell.end):
        return False
    last = column + 1 == len(cells)
    return cell.right <= (2 * cells[column].right - cells[column].left if last else cells[column + 1].left)


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
    forms = _form_rows(text, grid.rows)
    if forms:
        yield from _of_form(text, grid.rows, forms, first)
        return
    head = grid.rows[0] if _has_heading(text, grid) else {}
    columns = {column: _meaning(text, spans) for column, spans in head.items()}
    columns |= {
        column: Meaning.QUANTITY  # "Due" above sums, "Ref." above ranges
        for column, heading in columns.items()
        if heading in (Meaning.DATE, Meaning.IDENTIFIER) and _of_amounts(text, grid.rows[1:], column)
    }
    for column, spans in head.items():
        for span in spans:
            yield Stretch(*span, TextRole.HEADING, cell=first + column, meaning=columns[column])
    rows = grid.rows[1 if head else 0 :]
    sorts = {column: _sort(text, rows, column, heading) for column, heading in _headings(grid.rows, columns)}
    if Meaning.QUANTITY in sorts.values():
        sorts |= dict.fromkeys(_of_sums(text, rows, sorts), Meaning.QUANTITY)
    numbers = count(first + len(head) + 2)
    for index, row in enumerate(rows):
        if not head and index == 0 and _is_dated(text, row):
            for spans in row.values():
                number = next(numbers)
                yield from (Stretch(*span, TextRole.CELL, cell=number, meaning=_of_day(text, span)) for span in spans)
        else:
            yield from _of_row(text, row, head, columns, sorts, numbers, alone=len(grid.rows) == 1)


def _headings(
    rows: Iterable[dict[int, list[Span]]], columns: dict[int, Meaning | None]
) -> Iterator[tuple[int, Meaning | None]]:
    return ((column, columns.get(column)) for column in sorted({column for row in rows for column in row}))


def _sort(text: str, rows: Sequence[dict[int, list[Span]]], column: int, heading: Meaning | None) -> Meaning | None:
    """Return the type of the values of a column, by its heading, or as figures or numbers with leading zeros."""
    if heading in (None, Meaning.OTHER) and _of_members(text, rows, column):
        return Meaning.IDENTIFIER
    if heading is None and _of_years(text, rows, column):
        return Meaning.DATE
    return heading or (Meaning.QUANTITY if _of_numbers(text, rows, column) else None)


_YEAR = r"(?:(?:0?[1-9]|1[0-2])[/.])?(?:19|20)\d\d"
_YEARS = Expression(rf"{_YEAR}\s?[-–—]\s?(?:{_YEAR}|[^\W\d_]{{3,14}})?")
"""A time in a life: "1989 – 1993", "2020 – today"."""
_SINCE = Expression(_YEAR)


def _of_years(text: str, rows: Sequence[dict[int, list[Span]]], column: int) -> bool:
    """Return whether a column holds years alone, some of them as times in a life, as in a CV."""
    written = [_written(text, row[column]) for row in rows if column in row]
    times = sum(_YEARS.fullmatch(each) is not None for each in written)
    return times > 0 and times + sum(_SINCE.fullmatch(each) is not None for each in written) == len(written)


def _of_row(
    text: str,
    row: dict[int, list[Span]],
    head: dict[int, list[Span]],
    columns: dict[int, Meaning | None],
    sorts: dict[int, Meaning | None],
    numbers: Iterator[int],
    *,
    alone: bool = False,
) -> Iterator[Stretch]:
    """Yield the cells of a row; in a column without a heading, a known label announces the value in the next cell.

    Args:
        alone: the table has no other row.
    """
    label: Span | None = None
    announced: Meaning | None = None
    may_be_label = True
    named = _in_turn(text, row) if alone else {}
    for column, spans in row.items():
        known = columns.get(column) if head else None
        own = named.get(column) or (None if (head and (known or column)) or not may_be_label else _meaning(text, spans))
        number = next(numbers)
        # Further labels follow only in a row of labels and values in turn.
        may_be_label = bool(own) or label is not None or not any(map(str.isalpha, _written(text, spans)))
        if not known and (parted := _labelled(text, spans) or _labelled_below(text, spans, row)):
            yield from _both(*parted, number, next(numbers))
            continue
        if own and label != spans[0] and len(row) > 1 and not (announced and label):
            label, announced = spans[0], own
            yield from (Stretch(*span, TextRole.LABEL, cell=number, meaning=own) for span in spans)
            continue
        role = TextRole.VALUE if label and not head else TextRole.CELL
        above = head[column][0] if column in head else None
        beside = label or (next(iter(row.values()))[0] if column else None)
        # A label says more than no heading, or one without a known meaning.
        sort = announced if announced and known in (None, Meaning.OTHER) else known or sorts.get(column)
        yield from (Stretch(*span, role, column=above, row=beside, cell=number, meaning=sort) for span in spans)
        if not head:
            label, announced = None, None


def _both(called: Span, values: Iterable[Span], announces: Meaning, number: int, second: int) -> Iterator[Stretch]:
    """Yield the label of a cell that also holds its value, and the value, as cells with these numbers."""
    yield Stretch(*called, TextRole.LABEL, cell=number, meaning=announces)
    for span in values:
        yield Stretch(*span, TextRole.VALUE, row=called, cell=second, meaning=announces)


def _in_turn(text: str, row: dict[int, list[Span]]) -> dict[int, Meaning]:
    """Return the labels of a row in which every other cell is one: "Company | Ada Ltd | No. | 12"."""
    labels = list(row.items())[::2]
    named = {column: _meaning(text, spans) for column, spans in labels}
    known = sum(each is not None for each in named.values())
    if len(row) % 2 or known * 2 < len(labels) or not all(_may_be_label(text, spans) for _, spans in labels):
        return {}
    if len(labels) > 1 and any(_meaning(text, spans) for spans in list(row.values())[1::2]):
        return {}
    return {column: each or Meaning.OTHER for column, each in named.items()}


def _is_dated(text: str, row: dict[int, list[Span]]) -> bool:
    """Return whether the first row gives the days of the columns, as in a chart: "Test | 12/9 | 15/9"."""
    days = sum(_of_day(text, span) is not None for spans in row.values() for span in spans)
    if days == 1 and len(row) > _FEWEST_HEADINGS:  # "Test | At entry | 12/9 | At exit"
        return all(_of_day(text, span) or not _DIGIT.search(text, *span) for spans in row.values() for span in spans)
    return days > 1 and days * 2 >= len(row)


_DIGIT = Expression(r"\d")
_FEWEST_HEADINGS = 2


def _of_day(text: str, span: Span) -> Meaning | None:
    return Meaning.DATE if _DAY.fullmatch(text, *span) else None


def _written(text: str, spans: Iterable[Span]) -> str:
    return " ".join(text[start:end] for start, end in spans)


def _meaning(text: str, spans: Sequence[Span]) -> Meaning | None:
    written = _written(text, spans)
    if len(written) > _MOST_HEADING or written.endswith((",", ";")) or _ANSWER.fullmatch(written):
        return None
    if _OWN.fullmatch(written):
        return None
    return meaning(written)


def _labelled(text: str, spans: Sequence[Span]) -> tuple[Span, Sequence[Span], Meaning] | None:
    """Return the label on the first line of a cell that has its value on the next lines, the value, and its meaning."""
    if len(spans) < 2:
        return None
    start = spans[1][0]
    named = _meaning(text, spans[:1]) if not text[start].islower() and _meaning(text, spans[1:]) is None else None
    return (spans[0], spans[1:], named) if named else None


def _labelled_below(
    text: str, spans: Sequence[Span], row: dict[int, list[Span]]
) -> tuple[Span, Sequence[Span], Meaning] | None:
    """Return the label on the last line of a cell that has its value above, the value, and the label's meaning.

    Where most cells of a row are so, the last line of the others is a label too, if it may be one.
    """
    if len(spans) < 2:
        return None
    named = _below(text, spans)
    if named is None and _may_be_label(text, spans[-1:]):
        parted = [each for each in row.values() if len(each) > 1]
        known = sum(_below(text, each) is not None for each in parted)
        named = Meaning.OTHER if len(parted) == len(row) and known * 3 >= len(parted) else None
    return (spans[-1], spans[:-1], named) if named else None


def _below(text: str, spans: Sequence[Span]) -> Meaning | None:
    named = _meaning(text, spans[-1:]) if text[spans[-1][0]].isupper() else None
    return named if _meaning(text, spans[:1]) is None else None


def _may_be_label(text: str, spans: Sequence[Span]) -> bool:
    """Return whether a cell is short, without digits of a value, and not a label with its value."""
    written = _written(text, spans)
    colon = written.rstrip(" _.").find(":")
    return (
        len(written) <= _MOST_HEADING and not _VALUE.search(written) and colon in (-1, len(written.rstrip(" _.")) - 1)
    )


# Forms whose labels are in rows of their own, above or below their values.


def _form_rows(text: str, rows: Sequence[dict[int, list[Span]]]) -> dict[int, tuple[int, ...]]:
    """Return for each row of labels the rows of its values, or nothing where the rows do not alternate so."""
    if len(rows) < 2:
        return {}
    sorts = [_row_sort(text, each) for each in rows]
    labels = [index for index, sort in enumerate(sorts) if sort == "label"]
    if not labels or "value" not in sorts:
        return {}
    step = 1 if sorts[next(index for index, sort in enumerate(sorts) if sort != "own")] == "label" else -1
    found: dict[int, tuple[int, ...]] = {}
    for index in labels:
        values: list[int] = []
        other = index + step
        while 0 <= other < len(rows) and sorts[other] == "value" and set(rows[other]) <= set(rows[index]):
            if values and (step < 0 or len(rows[other]) >= len(rows[index]) or (len(labels) == 1 and len(rows) > 3)):
                break
            values.append(other)
            other += step
        found[index] = tuple(values)
    covered = {row for values in found.values() for row in values}
    return found if covered == {index for index, sort in enumerate(sorts) if sort == "value"} else {}


def _row_sort(text: str, row: dict[int, list[Span]]) -> str:
    """Return whether a row holds labels, labels with their own values, or values."""
    cells = list(row.values())
    if any(_OWN.search(_written(text, spans)) for spans in cells):
        return "own"
    known = sum(_meaning(text, spans) is not None for spans in cells)
    if len(cells) > 1 and known * 2 > len(cells) and all(_may_be_label(text, spans) for spans in cells):
        return "label"
    return "value"


def _of_form(
    text: str, rows: Sequence[dict[int, list[Span]]], forms: dict[int, tuple[int, ...]], first: int
) -> Iterator[Stretch]:
    """Yield the labels of a form and their values, and the cells of its other rows."""
    numbers = count(first)
    taken = {row for values in forms.values() for row in values}
    for index, row in enumerate(rows):
        if index in forms:
            for column, spans in row.items():
                named = _meaning(text, spans) or Meaning.OTHER
                number = next(numbers)
                yield from (Stretch(*span, TextRole.LABEL, cell=number, meaning=named) for span in spans)
                number = next(numbers)
                for value in sorted(forms[index]):
                    for span in rows[value].get(column, ()):
                        yield Stretch(*span, TextRole.VALUE, column=spans[0], row=spans[0], cell=number, meaning=named)
        elif index not in taken:
            yield from _of_row(text, row, {}, {}, {}, numbers)


def _has_heading(text: str, grid: Grid) -> bool:
    """Return whether the first row holds headings: short, not values, and ruled, above values or one of them known."""
    rows = grid.rows
    if len(rows) < 2 or len(rows[0]) < 2:
        return False
    first = {column: _written(text, spans) for column, spans in rows[0].items()}
    if any(len(each) > _MOST_HEADING or _VALUE.search(each) or each.endswith(":") for each in first.values()):
        return False
    if grid.ruled or sum(map(is_weekday, first.values())) >= _FEWEST_DAYS:
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
    cells = [each for each in cells if any(map(str.isalnum, each))]  # a dash says that there is no value
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


def _of_sums(text: str, rows: Sequence[dict[int, list[Span]]], sorts: dict[int, Meaning | None]) -> Iterator[int]:
    """Yield the columns that hold sums alone, even a single one, as "In" beside "Out" and "Balance"."""
    for column in (each for each, sort in sorts.items() if sort is None):
        cells = [_written(text, row[column]) for row in rows if column in row]
        if cells and all(map(_SUM.fullmatch, cells)) and not all(map(_MAY_BE_DAY.fullmatch, cells)):
            yield column


def _of_amounts(text: str, rows: Sequence[dict[int, list[Span]]], column: int) -> bool:
    """Return whether the cells of a column are figures, one of which is a sum, a bound or a range with decimals.

    A range without decimals may be the number of a case: 21-4471.
    """
    if not _of_numbers(text, rows, column):
        return False
    cells = [_written(text, row[column]) for row in rows if column in row]
    return any(map(_AMOUNT.fullmatch, cells)) and not any(map(_DAY.fullmatch, cells))


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
