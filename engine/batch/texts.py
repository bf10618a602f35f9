"""Tables whose rows are texts to redact: finished rows wait in a hidden file, then the table is written and verified.

Until then the verified texts are in one hidden file beside the target, each found by its offset in the ledger: in
whatever order rows are done, and wherever a run is ended, the next one resumes there.
"""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from io import RawIOBase, StringIO
from itertools import chain, islice
from pathlib import Path
from typing import IO, Any, NamedTuple

import pyarrow as arrow  # type: ignore[import-untyped]
from pyarrow import parquet

from engine.background.parsing import LONGEST_CELL
from engine.batch.inputs import Columns
from engine.core import disk
from engine.core.errors import BadTable, OutputUnwritable

Cells = tuple[str, ...]
"""The redacted text, after the identity if there is one."""
_GROUP = 1000  # rows of a Parquet file in memory at once


def is_kept(target: Path) -> bool:
    """Return whether there are kept rows for this target."""
    return _kept_at(target).is_file()


def drop(target: Path) -> None:
    """Remove the kept rows of a table that is finished, or to be begun again."""
    with suppress(OSError):
        _kept_at(target).unlink(missing_ok=True)


def _kept_at(target: Path) -> Path:
    return target.with_name(f".{target.name}.rows")


# Windows has no links to follow here, and opens files as text.
_ROWS = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)


class VerifiedRows:
    """File of the verified rows of a table that is not finished.

    Raises:
        OutputUnwritable: it can't be written there.
    """

    def __init__(self, target: Path) -> None:
        self._path = _kept_at(target)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.fdopen(os.open(self._path, _ROWS, 0o600), "r+b", buffering=0)
            self._end = self._file.seek(0, os.SEEK_END)
        except OSError as error:
            raise OutputUnwritable(problem="not-writable") from error

    def add(self, cells: Cells) -> int:
        """Write the row to the disk and return its offset. A row that an ended run left half written is harmless: no
        offset points to it.
        """
        offset, line = self._end, json.dumps(cells).encode() + b"\n"
        try:
            self._file.seek(offset)
            left = memoryview(line)
            while left:
                left = left[self._file.write(left) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            raise OutputUnwritable(problem="disk-full") from error
        self._end += len(line)
        return offset

    def at(self, offset: int) -> Cells:
        """Return the row that `add` wrote at this offset.

        Raises:
            ValueError: no row begins there.
        """
        self._file.seek(offset)
        line = b""
        while not line.endswith(b"\n"):
            if not (block := self._file.read(1 << 14)):
                raise ValueError
            head, found, _ = block.partition(b"\n")
            line += head + found
        return tuple(json.loads(line))

    def close(self) -> None:
        self._file.close()


def write(
    target: Path, source: Path, columns: Columns, rows: Callable[[], Iterable[Cells]], about: Callable[[str], None]
) -> None:
    """Write a table of these rows in the form that its name says, read it again from the disk, and give it its name.

    Args:
        source: the original table.
        rows: called twice; the table read must equal the second call.
        about: called with the SHA-256 of the file before it gets its name.

    Raises:
        BadTable: the table read differs from the rows written; nothing is kept.
        OutputUnwritable: see `disk`.
    """
    form = FORMS[target.suffix.lower()]
    header = columns.names
    with disk.unnamed(target, form.written(header, rows())) as temporary:
        with temporary.opened() as stream:
            read = form.read(stream, header)
            same = all(next(read, None) == expected for expected in rows()) and next(read, None) is None
        if not same:
            raise BadTable(file=source.name, problem="damaged-table")
        about(temporary.sha256())
        temporary.become(target, source=source, force=True)


def _separated(separator: str) -> TableForm:
    def written(header: Cells, rows: Iterable[Cells]) -> Iterator[bytes]:
        line = StringIO(newline="")
        writer = csv.writer(line, delimiter=separator)
        for row in chain((header,), rows):
            writer.writerow(row)
            yield line.getvalue().encode()
            line.seek(0)
            line.truncate()

    def read(stream: IO[bytes], header: Cells) -> Iterator[Cells]:
        csv.field_size_limit(LONGEST_CELL)
        rows = map(tuple, csv.reader((line.decode() for line in stream), delimiter=separator, strict=True))
        if next(rows, None) == header:
            yield from rows

    return TableForm(written, read)


def _lines_written(header: Cells, rows: Iterable[Cells]) -> Iterator[bytes]:
    for row in rows:
        yield json.dumps(dict(zip(header, row, strict=True)), ensure_ascii=False).encode() + b"\n"


def _lines_read(stream: IO[bytes], header: Cells) -> Iterator[Cells]:
    for line in stream:
        found = json.loads(line)
        yield tuple(found[name] for name in header)


def _columns_written(header: Cells, rows: Iterable[Cells]) -> Iterator[bytes]:
    schema = arrow.schema([(name, arrow.string()) for name in header])
    parts = _Parts()
    with parquet.ParquetWriter(arrow.PythonFile(parts, mode="w"), schema) as writer:
        every = iter(rows)
        while group := list(islice(every, _GROUP)):
            columns = [arrow.array(cells, arrow.string()) for cells in zip(*group, strict=True)]
            writer.write_table(arrow.table(columns, schema=schema))
            yield parts.taken()
    yield parts.taken()


class _Parts(RawIOBase):
    """A write-only file whose content is taken away in parts."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._end = 0

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._parts.append(bytes(data))
        self._end += len(data)
        return len(data)

    def tell(self) -> int:
        return self._end

    def taken(self) -> bytes:
        taken, self._parts = b"".join(self._parts), []
        return taken


def _columns_read(stream: IO[bytes], header: Cells) -> Iterator[Cells]:
    for batch in parquet.ParquetFile(stream).iter_batches(batch_size=_GROUP, columns=list(header)):
        yield from zip(*(column.to_pylist() for column in batch.columns), strict=True)


class TableForm(NamedTuple):
    """A form of tables: how it is written, in parts, and read; rows come without the header."""

    written: Callable[[Cells, Iterable[Cells]], Iterator[bytes]]
    read: Callable[[IO[bytes], Cells], Iterator[Cells]]


FORMS: dict[str, TableForm] = {
    ".csv": _separated(","),
    ".tsv": _separated("\t"),
    ".jsonl": TableForm(_lines_written, _lines_read),
    ".ndjson": TableForm(_lines_written, _lines_read),
    ".parquet": TableForm(_columns_written, _columns_read),
}
"""Forms of tables, by file extension."""
