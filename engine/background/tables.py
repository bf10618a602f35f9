"""Tables of people in the formats that registers are kept in: one header, then one row per person."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date, datetime, time
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any

import pyarrow as arrow  # type: ignore[import-untyped]
from charset_normalizer import from_bytes
from pyarrow import parquet
from python_calamine import CalamineError, CalamineWorkbook

from engine.background.problems import Problem

LONGEST_CELL = 10_000_000
"""Characters; more is a quotation mark that was never closed."""
_SAMPLE = 1 << 20
_BATCH = 10_000
_BRACKETS = (b"", b"[", b"]")

Row = tuple[int, list[str]]
"""The number of a row as a spreadsheet counts it (the header is row 1), and its cells."""


@dataclass(frozen=True, slots=True)
class Table:
    """An open table. `rows` can be read once. `text` must not be let go before the file is closed."""

    header: tuple[str, ...] = field(repr=False)
    rows: Iterator[Row] = field(repr=False)
    text: TextIOWrapper | None = field(default=None, repr=False)


Object = tuple[int, dict[str, Any]]
"""The number of a line, or of an object in its list; and the object."""

Told = Callable[[int], None]
"""Called now and then with how much of the file has been read: bytes, or rows where those can't be told."""


@contextmanager
def opened(path: Path, told: Told) -> Iterator[Table]:
    """The table of a file, by its suffix (`READERS`); of a workbook, its first sheet.

    Raises:
        Problem: it can't be read as such a table. So does reading `rows` at a bad one.
        OSError: it can't be opened.
    """
    reader = READERS.get(path.suffix.lower())
    if reader is None:
        raise Problem("not-a-table")
    try:
        with path.open("rb") as stream:
            table = reader(stream, told)
            yield table
    except UnicodeDecodeError as error:
        raise Problem("not-decodable") from error
    except (arrow.ArrowException, CalamineError) as error:
        raise Problem("damaged-table") from error


def _separated(stream: IO[bytes], told: Told) -> Table:
    """CSV and its kin: encoding and separator are found out from the first megabyte."""
    csv.field_size_limit(LONGEST_CELL)
    sample = stream.read(_SAMPLE)
    encoding = encoding_of(sample)
    stream.seek(0)
    text = TextIOWrapper(stream, encoding=encoding, newline="")
    shown = sample.decode(encoding, errors="ignore").splitlines(keepends=True)[:50]
    rows = _numbered(csv.reader(text, delimiter=_separator(shown), strict=True), stream, told)
    header = next(rows, None)
    if header is None:
        raise Problem("no-rows")
    return Table(tuple(cell.strip() for cell in header[1]), rows, text)


def encoding_of(sample: bytes) -> str:
    """The name of the encoding of a text that starts so."""
    if sample.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    try:
        sample[: sample.rfind(b"\n") + 1 or None].decode("utf-8")
    except UnicodeDecodeError:
        best = from_bytes(sample).best()
        if best is None:
            raise Problem("not-decodable") from None
        return best.encoding
    return "utf-8-sig"


def _separator(lines: list[str]) -> str:
    """The mark that divides the most lines into the same number of cells, more than one."""

    def agreement(mark: str) -> tuple[int, int]:
        widths = [len(row) for row in csv.reader(lines, delimiter=mark) if row]
        return (sum(width == widths[0] for width in widths), widths[0]) if widths and widths[0] > 1 else (0, 0)

    return max(",\t;|", key=agreement)


def _numbered(rows: Any, stream: IO[bytes], told: Told) -> Iterator[Row]:
    number = 0
    try:
        for number, row in enumerate(rows, start=1):
            if number % 1000 == 0:
                told(stream.tell())
            if any(row):
                yield number, row
    except csv.Error as error:
        raise Problem("bad-quotes", row=number + 1) from error


def _workbook(stream: IO[bytes], told: Told) -> Table:
    sheet = CalamineWorkbook.from_filelike(stream).get_sheet_by_index(0)
    first = 1 + (sheet.start[0] if sheet.start else 0)
    rows = (
        (number, [text_of(cell) for cell in row])
        for number, row in enumerate(sheet.iter_rows(), start=1)
        if number >= first and any(cell != "" for cell in row)
    )
    header = next(rows, None)
    if header is None:
        raise Problem("no-rows")
    return Table(tuple(cell.strip() for cell in header[1]), _telling(rows, told))


def _parquet(stream: IO[bytes], told: Told) -> Table:
    file = parquet.ParquetFile(stream)

    def rows() -> Iterator[Row]:
        number = 1
        for batch in file.iter_batches(batch_size=_BATCH):
            for cells in zip(*(column.to_pylist() for column in batch.columns), strict=True):
                number += 1
                yield number, [text_of(cell) for cell in cells]

    return Table(tuple(file.schema_arrow.names), _telling(rows(), told))


def _json(stream: IO[bytes], told: Told) -> Table:
    """Objects; the columns are all keys that any of them has, in order of appearance."""
    header = tuple(dict.fromkeys(key for _, record in objects(stream) for key in record))
    if not header:
        raise Problem("no-rows")
    rows = ((number, [text_of(record.get(key)) for key in header]) for number, record in objects(stream))
    return Table(header, _telling(rows, told))


def objects(stream: IO[bytes]) -> Iterator[Object]:
    """The JSON objects of a file: one a line (also with the brackets and commas of a list around them), or one list, or
    the members of one object `entities`.

    Raises:
        Problem: it is no such file.
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
            raise Problem("not-json", row=number) from error


def _object(line: bytes) -> dict[str, Any]:
    read = json.loads(line.decode("utf-8-sig").strip().removesuffix(","))
    if not isinstance(read, dict):
        raise ValueError
    return read


def _whole(data: bytes) -> list[dict[str, Any]]:
    try:
        read = json.loads(data.decode("utf-8-sig"))
    except ValueError as error:
        raise Problem("not-json") from error
    if isinstance(read, dict) and "entities" in read:
        read = list(read["entities"].values()) if isinstance(read["entities"], dict) else read["entities"]
    listed = read if isinstance(read, list) else [read]
    if not all(isinstance(each, dict) for each in listed):
        raise Problem("not-json")
    return listed


def _telling(rows: Iterator[Row], told: Told) -> Iterator[Row]:
    for row in rows:
        if row[0] % 1000 == 0:
            told(row[0])
        yield row


def text_of(cell: object) -> str:
    """A typed value as a CSV file would have it: days in ISO 8601, whole numbers without a point, lists as JSON."""
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


READERS: dict[str, Callable[[IO[bytes], Told], Table]] = {
    ".csv": _separated,
    ".tsv": _separated,
    ".txt": _separated,
    ".xlsx": _workbook,
    ".parquet": _parquet,
    ".jsonl": _json,
    ".ndjson": _json,
    ".json": _json,
}
