"""What is to be redacted: files, and the rows of tables of texts, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from engine import disk, naming
from engine.background import tables
from engine.background.problems import Problem
from engine.errors import BadTable, DamagedFile, InputError, SableError, UnreadableFile

TABLES = frozenset(".csv .tsv .jsonl .ndjson .parquet".split())
"""How names of tables of texts end; `texts.FORMS` can write each."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Which columns of tables of texts are read, by name; of all others nothing is kept. `identity` is kept as it is:
    by it, whoever has the table knows whose each text is."""

    text: str
    identity: str | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """Of the columns of the redacted table."""
        return (self.text,) if self.identity is None else (self.identity, self.text)


@dataclass(frozen=True, slots=True)
class Item:
    """A file, or a row of a table (see `ledger.Entry.row`) with its text and identity."""

    source: Path
    row: int = 0
    text: str = field(default="", repr=False)
    identity: str = field(default="", repr=False)
    folder: Path = Path()
    """Where a file lies below the folder that was given."""
    refused: SableError | None = field(default=None, repr=False)
    """Why it can't be read; of a whole table without a row."""

    @property
    def name(self) -> Path:
        """What the document goes by while it is redacted."""
        return Path("row.txt") if self.row else Path(self.source.name)

    def data(self) -> bytes:
        """The file, or the text in UTF-8.

        Raises:
            UnreadableFile, TooDemanding: see `disk.read`.
            BadTable, DamagedFile: the table or row can't be read, or its text holds what is no character.
        """
        if self.refused:
            raise self.refused
        if not self.row:
            return disk.read(self.source)
        try:
            return self.text.encode("utf-8")
        except UnicodeEncodeError as error:  # half of a surrogate pair
            raise DamagedFile(format="text") from error


def items(inputs: list[Path], columns: Columns | None, *, but: frozenset[tuple[int, int] | str]) -> Iterator[Item]:
    """Every file, and every file below a folder but hidden ones, redacted ones and those of the identities `but`.

    Args:
        columns: take files with the suffix of a table as tables of texts; without it they are documents.
    """
    for given in (each.absolute() for each in inputs):
        for path in naming.below([given]):
            if naming.identity(path) in but:
                continue
            if columns and path.suffix.lower() in TABLES:
                yield from _rows(path, columns)
            else:
                yield Item(path, folder=path.parent.relative_to(given) if given.is_dir() else Path())


def count(inputs: list[Path], columns: Columns | None, *, but: frozenset[tuple[int, int] | str]) -> int:
    """How many `items` there are; it reads the tables."""
    return sum(1 for _ in items(inputs, columns, but=but))


def _rows(path: Path, columns: Columns) -> Iterator[Item]:
    try:
        with tables.opened(path, lambda _: None) as table:
            text = _column(table.header, columns.text)
            identity = None if columns.identity is None else _column(table.header, columns.identity)
            for number, cells in table.rows:
                if len(cells) != len(table.header):
                    yield Item(path, number, refused=BadTable(problem="bad-row"))
                else:
                    yield Item(path, number, cells[text], "" if identity is None else cells[identity])
    except Problem as error:
        place = {"row": error.row} if error.row else {}
        yield Item(path, refused=BadTable(problem=error.code, **place))
    except InputError as error:  # the process that reads it gave up
        yield Item(path, refused=error)
    except OSError:
        yield Item(path, refused=UnreadableFile())


def _column(header: tuple[str, ...], name: str) -> int:
    if header.count(name) != 1:
        raise Problem("no-column")
    return header.index(name)
