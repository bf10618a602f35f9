"""Reader of tables of people (CSV, Excel, Parquet, JSON), run in a sandboxed worker.

The worker keeps its position in the one table that it reads, and returns the rows in parts.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date, datetime, time
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any, NamedTuple

from charset_normalizer import from_bytes

from engine import sandbox
from engine.background.attributes import TableProblem
from engine.core.progress import SILENT, Stage
from engine.sandbox import Worker

# JSON objects of a file, and typed values as text.


Object = tuple[int, dict[str, Any]]
"""The number of a line, or of an object in its list; and the object."""

_BRACKETS = (b"", b"[", b"]")


def objects(stream: IO[bytes]) -> Iterator[Object]:
    """Yield the JSON objects of a file: one a line (also in a list), one list, or the members of `entities`.

    Raises:
        TableProblem: the file is none of these.
    """
    stream.seek(0)
    first = next((line for line in stream if line.strip() not in _BRACKETS), b"")
    stream.seek(0)
    try:
        in_lines = "entities" not in _object(first)
    except ValueError:
        in_lines = False
    yield from _lines(stream) if in_lines else enumerate(_whole(stream.read()), start=1)


def _lines(stream: IO[bytes]) -> Iterator[Object]:
    for number, line in enumerate(stream, start=1):
        if line.strip() in _BRACKETS:
            continue
        try:
            yield number, _object(line)
        except ValueError as error:
            raise TableProblem("not-json", row=number) from error


def _object(line: bytes) -> dict[str, Any]:
    read = _loaded(line.decode("utf-8-sig").strip().removesuffix(","))
    if not isinstance(read, dict):
        raise ValueError
    return read


def _loaded(text: str) -> Any:
    """Return parsed JSON; raise ValueError for anything else, also where it nests deeper than the parser follows."""
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError from error


def _whole(data: bytes) -> list[dict[str, Any]]:
    try:
        read = _loaded(data.decode("utf-8-sig"))
    except ValueError as error:
        raise TableProblem("not-json") from error
    if isinstance(read, dict) and "entities" in read:
        read = list(read["entities"].values()) if isinstance(read["entities"], dict) else read["entities"]
    listed = read if isinstance(read, list) else [read]
    if not all(isinstance(each, dict) for each in listed):
        raise TableProblem("not-json")
    return listed


def text_of(cell: object) -> str:
    """Return a typed value as a CSV file would have it: days in ISO 8601, whole numbers, lists as JSON."""
    match cell:
        case None:
            return ""
        case str():
            return cell
        case bool():
            return "true" if cell else "false"
        case float() if cell.is_integer():
            return str(int(cell))
        case datetime() if cell.time() == time.min:
            return cell.date().isoformat()
        case date():
            return cell.isoformat()
        case list() | tuple():
            return json.dumps([text_of(each) for each in cell], ensure_ascii=False)
        case dict():
            return json.dumps(cell, ensure_ascii=False, default=str)
    return str(cell)


LONGEST_CELL = 10_000_000
"""Characters; a longer cell is a quotation mark that was never closed."""
_SAMPLE = 1 << 20
_BATCH = 10_000
_PART = 1 << 20  # characters of cells that are sent at once

NumberedRow = tuple[int, tuple[str, ...]]
"""The number of a row as in a spreadsheet (the header is row 1), and its cells."""


class RowBatch(NamedTuple):
    """The next rows of a table; none at its end.

    Attributes:
        header: in the first part, the names of the columns.
        done: how much of the file is read: bytes, or rows if bytes are unknown.
        problem: code of the error after these rows, or empty; with `row` and `column` where known.
    """

    header: tuple[str, ...]
    rows: tuple[NumberedRow, ...]
    done: int
    problem: str = ""
    row: int = 0
    column: int = 0


class _Table(NamedTuple):
    header: tuple[str, ...]
    rows: Iterator[NumberedRow]
    done: Callable[[], int] | None = None
    text: TextIOWrapper | None = None  # kept, because it closes the file when it is deleted


_open: list[_Table] = []


def begin(suffix: str, *, file: IO[bytes], **_: object) -> RowBatch:
    """Open the table in `file`, by the suffix of its name (`READERS`), or the first sheet; return its header."""
    _open.clear()
    try:
        _open.append(READERS[suffix](file))
    except Exception as error:
        return _refused(error)
    return RowBatch(_open[0].header, (), 0)


def more(**_: object) -> RowBatch:
    """Return the next rows of the table that `begin` opened."""
    table, rows, size, done = _open[0], [], 0, 0
    try:
        for row in table.rows:
            rows.append(row)
            size += sum(map(len, row[1]))
            if size >= _PART or len(rows) >= _BATCH:
                break
        done = table.done() if table.done else rows[-1][0] if rows else 0
    except Exception as error:
        return _refused(error)._replace(rows=tuple(rows))
    return RowBatch((), tuple(rows), done)


def _refused(error: Exception) -> RowBatch:
    if isinstance(error, TableProblem):
        return RowBatch((), (), 0, error.code, error.row, error.column)
    if isinstance(error, UnicodeDecodeError):
        return RowBatch((), (), 0, "not-decodable")
    if isinstance(error, MemoryError):
        raise error
    return RowBatch((), (), 0, "damaged-table")  # any error of a library: damaged files cause new ones


def _separated(stream: IO[bytes]) -> _Table:
    """Open CSV and similar formats: encoding and separator are detected in the first megabyte."""
    csv.field_size_limit(LONGEST_CELL)
    sample = stream.read(_SAMPLE)
    encoding = _encoding_of(sample)
    stream.seek(0)
    text = TextIOWrapper(stream, encoding=encoding, newline="")
    shown = sample.decode(encoding, errors="ignore").splitlines(keepends=True)[:50]
    rows = _numbered(csv.reader(text, delimiter=_separator(shown), strict=True))
    header = next(rows, None)
    if header is None:
        raise TableProblem("no-rows")
    return _Table(tuple(cell.strip() for cell in header[1]), rows, stream.tell, text)


def _encoding_of(sample: bytes) -> str:
    """Return the name of the encoding of a text that starts with `sample`."""
    if sample.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    try:
        sample[: sample.rfind(b"\n") + 1 or None].decode("utf-8")
    except UnicodeDecodeError:
        best = from_bytes(sample).best()
        if best is None:
            raise TableProblem("not-decodable") from None
        return best.encoding
    return "utf-8-sig"


def _separator(lines: list[str]) -> str:
    """Return the separator that divides the most lines into the same number of cells, more than one."""

    def agreement(mark: str) -> tuple[int, int]:
        widths = [len(row) for row in csv.reader(lines, delimiter=mark) if row]
        return (sum(width == widths[0] for width in widths), widths[0]) if widths and widths[0] > 1 else (0, 0)

    return max(",\t;|", key=agreement)


def _numbered(rows: Any) -> Iterator[NumberedRow]:
    number = 0
    try:
        for number, row in enumerate(rows, start=1):
            if any(row):
                yield number, tuple(row)
    except csv.Error as error:
        raise TableProblem("bad-quotes", row=number + 1) from error


def _workbook(stream: IO[bytes]) -> _Table:
    from python_calamine import CalamineWorkbook

    sheet = CalamineWorkbook.from_filelike(stream).get_sheet_by_index(0)
    first = 1 + (sheet.start[0] if sheet.start else 0)
    rows = (
        (number, tuple(map(text_of, row)))
        for number, row in enumerate(sheet.iter_rows(), start=1)
        if number >= first and any(cell != "" for cell in row)
    )
    header = next(rows, None)
    if header is None:
        raise TableProblem("no-rows")
    return _Table(tuple(cell.strip() for cell in header[1]), rows)


def _parquet(stream: IO[bytes]) -> _Table:
    from pyarrow import parquet  # type: ignore[import-untyped]

    file = parquet.ParquetFile(stream)

    def rows() -> Iterator[NumberedRow]:
        number = 1
        for batch in file.iter_batches(batch_size=_BATCH):
            for cells in zip(*(column.to_pylist() for column in batch.columns), strict=True):
                number += 1
                yield number, tuple(map(text_of, cells))

    return _Table(tuple(file.schema_arrow.names), rows())


def _json(stream: IO[bytes]) -> _Table:
    """Open a table of objects; the columns are all keys that any of them has, in order of appearance."""
    header = tuple(dict.fromkeys(key for _, record in objects(stream) for key in record))
    if not header:
        raise TableProblem("no-rows")
    rows = ((number, tuple(text_of(record.get(key)) for key in header)) for number, record in objects(stream))
    return _Table(header, rows)


READERS: dict[str, Callable[[IO[bytes]], _Table]] = {
    ".csv": _separated,
    ".tsv": _separated,
    ".txt": _separated,
    ".xlsx": _workbook,
    ".parquet": _parquet,
    ".jsonl": _json,
    ".ndjson": _json,
    ".json": _json,
}


# Tables of people: one header, then one row per person. Files may come from strangers, so a sandbox reads them.


Report = Callable[[int], None]
"""Called now and then with how much of the file has been read: bytes, or rows if bytes are unknown."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """An open table. `rows` can be read once."""

    header: tuple[str, ...] = field(repr=False)
    rows: Iterator[NumberedRow] = field(repr=False)


@contextmanager
def opened(path: Path, report: Report) -> Iterator[OpenTable]:
    """Open the table of a file, by its suffix (`READERS`); of a workbook, its first sheet.

    Raises:
        TableProblem: it can't be read as such a table. So does reading `rows` at a bad one.
        OSError: it can't be opened.
        TooDemanding, ReaderCrashed, MissingGuards: see `sandbox.Worker.begin`.
    """
    suffix = path.suffix.lower()
    if suffix not in READERS:
        raise TableProblem("not-a-table")
    with sandbox.opened(path) as worker:
        start = _run(worker, partial(begin, suffix))
        _check(start)
        yield OpenTable(start.header, _rows(worker, report))


def _rows(worker: Worker, report: Report) -> Iterator[NumberedRow]:
    while True:
        part = _run(worker, more)
        yield from part.rows
        _check(part)
        if not part.rows:
            return
        report(part.done)


def _run(worker: Worker, task: Callable[..., RowBatch]) -> RowBatch:
    return worker.begin(task, RowBatch, Stage.BACKGROUND)(SILENT)


def _check(part: RowBatch) -> None:
    if part.problem:
        raise TableProblem(part.problem, row=part.row, column=part.column)
