"""Inputs of a batch: files and rows of tables of texts, and the request with its options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from engine import planning, policies
from engine.background import parsing
from engine.background.attributes import TableProblem
from engine.core import disk, paths
from engine.core.errors import BadTable, InputError, SableError, UnreadableFile
from engine.core.options import Device, Options
from engine.pipeline import opening

TABLES = frozenset(".csv .tsv .jsonl .ndjson .parquet".split())
"""File extensions of tables of texts; `texts.FORMS` can write each."""


Identities = frozenset[tuple[int, int] | str]
"""Identities of files; see `core.paths.identity`."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Columns of tables of texts that are read, by name; no other is kept. `identity` is kept unchanged: with it, an
    owner of the table knows who each text is about.
    """

    text: str
    identity: str | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """Columns of the redacted table."""
        return (self.text,) if self.identity is None else (self.identity, self.text)


@dataclass(frozen=True, slots=True)
class BatchInput:
    """A file, or a row of a table (see `ledger.LedgerEntry.row`) with its text and identity."""

    source: Path
    row: int = 0
    text: str = field(default="", repr=False)
    identity: str = field(default="", repr=False)
    folder: Path = Path()
    """Folder of a file, relative to the folder that was given."""
    refused: SableError | None = field(default=None, repr=False)
    """The reason why it can't be read; for a whole table, an item without a row."""

    @property
    def name(self) -> Path:
        """Name of the document while it is redacted, with the folders that its copy keeps."""
        return Path("row.txt") if self.row else self.folder / self.source.name

    def data(self) -> bytes:
        """Return the file, or the text in UTF-8.

        Raises:
            UnreadableFile, TooDemanding: see `core.disk.read`.
            BadTable, DamagedFile: the table or row can't be read, or its text holds an invalid character.
        """
        if self.refused:
            raise self.refused
        if not self.row:
            return disk.read(self.source)
        return opening.encoded(self.text)


def items(inputs: list[Path], columns: Columns | None, *, but: Identities) -> Iterator[BatchInput]:
    """Yield every file, and every file below a folder but hidden ones, redacted ones and those of the identities `but`.

    Args:
        columns: take files with the suffix of a table as tables of texts; without it they are documents.
    """
    for given in (each.absolute() for each in inputs):
        for path in paths.below([given]):
            if paths.identity(path) in but:
                continue
            if columns and path.suffix.lower() in TABLES:
                yield from _rows(path, columns)
            else:
                yield BatchInput(path, folder=path.parent.relative_to(given) if given.is_dir() else Path())


def count(inputs: list[Path], columns: Columns | None, *, but: Identities) -> int:
    """Return the number of `items`; it reads the tables."""
    return sum(1 for _ in items(inputs, columns, but=but))


def _rows(path: Path, columns: Columns) -> Iterator[BatchInput]:
    try:
        with parsing.opened(path, lambda _: None) as table:
            text = _column(table.header, columns.text)
            identity = None if columns.identity is None else _column(table.header, columns.identity)
            for number, cells in table.rows:
                if len(cells) != len(table.header):
                    yield BatchInput(path, number, refused=BadTable(problem="bad-row"))
                else:
                    yield BatchInput(path, number, cells[text], "" if identity is None else cells[identity])
    except TableProblem as error:
        place = {"row": error.row} if error.row else {}
        yield BatchInput(path, refused=BadTable(problem=error.code, **place))
    except InputError as error:  # the sandboxed reader gave up
        yield BatchInput(path, refused=error)
    except OSError:
        yield BatchInput(path, refused=UnreadableFile())


def _column(header: tuple[str, ...], name: str) -> int:
    if header.count(name) != 1:
        raise TableProblem("no-column")
    return header.index(name)


# Request for a batch.


@dataclass(frozen=True)
class Request:
    """Request for a batch.

    Attributes:
        inputs: files and folders.
        output: the folder of the redacted files, which keep their places below the folder that was given.
        columns: those of tables of texts; None where there are no tables.
        beside: files of this program that are no inputs, wherever they are.
        force: replace existing files at the outputs; never an original.
        retry: try exceptions again.
    """

    inputs: list[Path]
    output: Path
    options: Options = field(repr=False)
    columns: Columns | None = None
    beside: tuple[Path, ...] = ()
    force: bool = False
    retry: bool = False

    @cached_property
    def but(self) -> Identities:
        """Identities of the files `beside`."""
        return frozenset(map(paths.identity, self.beside))

    @cached_property
    def originals(self) -> Identities:
        """Identities of the files that were named one by one, which may have any name."""
        return frozenset(paths.identity(path) for path in self.inputs if not path.is_dir())

    def settings(self) -> dict[str, Any]:
        """Return all that may change a result: the options but the device, and when the files that they name were
        changed.

        Raises:
            UnreadableFile: the state of such a file can't be read.
        """
        options = self.options
        named = (options.profiles, options.reidentifier, options.search_index, options.search_emulator)
        files = [*options.background, *options.models, *options.recognizers, *filter(None, named)]
        if not policies.is_bundled(options.policy):
            files.append(Path(options.policy))
        return {
            "options": asdict(replace(options, device=Device.AUTO)),
            "files": [planning.knowledge.stamped(path) for path in files],
            "output": self.output.absolute(),
            "columns": self.columns,
        }
