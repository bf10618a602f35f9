"""Ledger of a batch in one SQLite file: no document is done twice or lost, whenever a run is ended.

It holds names of files, hashes, counts and sentences; no text of a document. Each change is on the disk before the next
step is taken (`synchronous=FULL`).
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from io import StringIO
from pathlib import Path
from typing import Any

from engine.core import disk, fingerprint, folders
from engine.core.errors import BadLedger, OutputUnwritable
from engine.core.spreadsheets import TableWriter

_VERSION = 1
_NAMED = 32  # digits of the name
_TABLES = """
CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE items (
    number INTEGER PRIMARY KEY,
    source TEXT NOT NULL,
    row INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    output TEXT NOT NULL,
    place TEXT UNIQUE,
    output_sha256 TEXT NOT NULL DEFAULT '',
    offset INTEGER NOT NULL DEFAULT 0,
    code TEXT NOT NULL DEFAULT '',
    exit_code INTEGER NOT NULL DEFAULT 0,
    reason TEXT NOT NULL DEFAULT '',
    look_at TEXT NOT NULL DEFAULT '',
    words INTEGER NOT NULL DEFAULT 0,
    masked INTEGER NOT NULL DEFAULT 0,
    kept INTEGER NOT NULL DEFAULT 0,
    begun REAL NOT NULL,
    ended REAL NOT NULL DEFAULT 0,
    UNIQUE (source, row)
);
CREATE INDEX by_state ON items (state);
CREATE TABLE tables (
    source TEXT PRIMARY KEY,
    sha256 TEXT NOT NULL,
    output TEXT NOT NULL,
    place TEXT UNIQUE NOT NULL,
    output_sha256 TEXT NOT NULL
) WITHOUT ROWID;
"""
# A slow hash, so that nobody who has the ledger finds by trial which name was to be masked.
_SLOW_HASH = {"n": 1 << 14, "r": 8, "p": 1}


_Value = str | int | float
Values = dict[str, _Value]
"""Fields of an `LedgerEntry` by name."""


class LedgerState(StrEnum):
    """State of a document. WAITING: to be tried again; WORKING: given to a worker; WRITING: verified, and about to get
    its name.
    """

    WAITING = "waiting"
    WORKING = "working"
    WRITING = "writing"
    DONE = "done"
    EXCEPTION = "exception"


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """A document of the batch. `row`: that of a table of texts, as a spreadsheet counts it; 0 for a file.

    Attributes:
        sha256: the fingerprint of the original (see `fingerprint`): of the file, or of the text of the row in UTF-8.
        output: path of the redacted file; for a row, that of the redacted table.
        offset: place of a row's text in the file of kept rows.
        code, exit_code, reason: those of an exception; the reason is a sentence.
        look_at: notices that need review, a sentence a line.
        words: words of the original. `masked`, `kept`: entities.
        begun, ended: seconds since 1970.
    """

    number: int
    source: str
    row: int
    sha256: str
    state: LedgerState
    attempts: int
    output: str
    output_sha256: str
    offset: int
    code: str
    exit_code: int
    reason: str
    look_at: str
    words: int
    masked: int
    kept: int
    begun: float
    ended: float


_NAMES = tuple(each.name for each in fields(LedgerEntry))


@dataclass(frozen=True, slots=True)
class TextTable:
    """A table of texts. `output_sha256`: of the output written last, or about to get its name; empty before that."""

    sha256: str
    output: Path
    output_sha256: str = ""


def place(output: Path, *, of_window: bool = False) -> Path:
    """Return the path of the ledger of a folder of redacted copies.

    It is among the user's own data: it names the originals with their folders, and the copies are handed on. None is
    ever taken from the folder of the copies, as it was in version 0.1: its maker could say in it what is
    done, and where copies are to be written.
    """
    folder = fingerprint.of(str(output.resolve()).encode("utf-8", "surrogateescape"))
    return folders.data() / "batches" / f"{folder[:_NAMED]}{'.window' if of_window else ''}.sqlite"


class Ledger:
    """An open ledger, locked against other runs.

    Raises:
        BadLedger: `problem` says why.
    """

    def __init__(self, path: Path, *, new: bool = True) -> None:
        if not new and not path.is_file():
            raise BadLedger(problem="not-a-ledger" if path.exists() else "no-ledger")
        try:
            if new and not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            self._open(path)
        except OSError as error:
            raise BadLedger(problem="not-writable") from error
        except sqlite3.OperationalError as error:
            raise BadLedger(problem="ledger-in-use") from error
        except sqlite3.DatabaseError as error:
            raise BadLedger(problem="not-a-ledger") from error

    @classmethod
    def of_folder(cls, output: Path, *, new: bool = True, of_window: bool = False) -> Ledger:
        """Open the ledger of a folder of redacted copies, which is at `place`.

        Args:
            new: make the ledger and the folder if they are not there. A folder that was removed begins a new ledger.
            of_window: the window's, which is another than that of the command line.

        Raises:
            BadLedger: see the class.
            OutputUnwritable: the folder can't be made.
        """
        path = place(output, of_window=of_window)
        is_removed = not output.exists()
        ledger = cls(path, new=new)
        if new and is_removed:
            ledger._begin_again()
            try:
                output.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                ledger.close()
                raise OutputUnwritable(problem="not-writable") from error
        return ledger

    @staticmethod
    def files(path: Path) -> tuple[Path, ...]:
        """Return the ledger, and the files that SQLite keeps beside it."""
        return tuple(path.with_name(path.name + end) for end in ("", "-wal", "-shm", "-journal"))

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        self._base.close()

    def _open(self, path: Path) -> None:
        self._base = sqlite3.connect(path, timeout=1, isolation_level=None)
        try:
            self._base.execute("PRAGMA locking_mode=EXCLUSIVE")
            self._base.execute("PRAGMA journal_mode=WAL")
            self._base.execute("PRAGMA synchronous=FULL")
            with self._base:
                self._base.execute("BEGIN IMMEDIATE")  # locked from here on
                (found,) = self._base.execute("PRAGMA user_version").fetchone()
                if not found and not self._base.execute("SELECT 1 FROM sqlite_master").fetchone():
                    for statement in filter(str.strip, _TABLES.split(";")):
                        self._base.execute(statement)
                    self._base.execute(f"PRAGMA user_version={_VERSION}")
                elif found != _VERSION:
                    raise sqlite3.DatabaseError
        except BaseException:
            self._base.close()
            raise

    def _begin_again(self) -> None:
        """Forget a run whose copies were removed."""
        with self._base:
            self._base.execute("BEGIN IMMEDIATE")
            for table in ("about", "items", "tables"):
                self._base.execute(f"DELETE FROM {table}")  # noqa: S608 - our own names

    def belongs_to(self, options: Any) -> None:
        """Bind the ledger to these options, any value that JSON or `str` can write, kept as a hash.

        Raises:
            BadLedger: it belongs to a run with other options.
        """
        salt = self._about("salt", secrets.token_hex(16))
        written = json.dumps(options, sort_keys=True, default=str).encode()
        digest = hashlib.scrypt(written, salt=bytes.fromhex(salt), **_SLOW_HASH).hex()
        if self._about("options", digest) != digest:
            raise BadLedger(problem="other-options")

    def _about(self, name: str, value: str) -> str:
        """Return the value kept under that name, which is `value` if there was none."""
        self._base.execute("INSERT OR IGNORE INTO about VALUES (?, ?)", (name, value))
        (kept,) = self._base.execute("SELECT value FROM about WHERE name = ?", (name,)).fetchone()
        return str(kept)

    def find(self, source: Path, row: int) -> LedgerEntry | None:
        """Return the entry of a file (`row` 0) or row; None if there is none."""
        return next(self._entries("WHERE source = ? AND row = ?", _encoded(source), row), None)

    def is_free(self, output: Path) -> bool:
        """Return whether no other document has this output path, in any case: some systems ignore case in names."""
        query = "SELECT 1 FROM items WHERE place = ?1 UNION ALL SELECT 1 FROM tables WHERE place = ?1"
        return self._base.execute(query, (_place(output),)).fetchone() is None

    def claim(self, source: Path, row: int, sha256: str, output: Path | None) -> LedgerEntry:
        """Record one more attempt at a document. `output`: for a file, a free path or its own; None for no output."""
        self._base.execute(
            "INSERT INTO items (source, row, sha256, state, attempts, output, place, begun) "
            "VALUES (?, ?, ?, ?, 1, ?, ?, ?) ON CONFLICT (source, row) DO UPDATE SET "
            "sha256 = excluded.sha256, state = excluded.state, begun = excluded.begun, output = excluded.output, "
            "place = excluded.place, attempts = attempts + 1, ended = 0, code = '', exit_code = 0, reason = ''",
            (
                *(_encoded(source), row, sha256, LedgerState.WORKING, _encoded(output or "")),
                _place(output) if output and not row else None,
                time.time(),
            ),
        )
        found = self.find(source, row)
        assert found is not None  # noqa: S101 - it was written just now
        return found

    def update(self, number: int, **values: _Value) -> None:
        """Change these fields of an entry, all at once."""
        names = ", ".join(f"{name} = ?" for name in values)
        self._base.execute(f"UPDATE items SET {names} WHERE number = ?", (*map(_encoded, values.values()), number))  # noqa: S608

    def retry(self) -> None:
        """Let all exceptions be tried again."""
        self._base.execute(
            "UPDATE items SET state = ?, attempts = 0 WHERE state = ?", (LedgerState.WAITING, LedgerState.EXCEPTION)
        )

    def entries(self, *states: LedgerState) -> Iterator[LedgerEntry]:
        """Yield the entries in these states, or all, in the order in which they were first begun."""
        marks = ", ".join("?" * len(states))
        return self._entries(f"WHERE state IN ({marks}) ORDER BY number" if states else "ORDER BY number", *states)

    def rows(self, source: Path, state: LedgerState = LedgerState.DONE) -> Iterator[LedgerEntry]:
        """Yield the rows of a table in that state, in its order."""
        return self._entries("WHERE source = ? AND row > 0 AND state = ? ORDER BY row", _encoded(source), state)

    def count(self, state: LedgerState) -> int:
        """Return the number of documents in that state; each row of a table is one."""
        (number,) = self._base.execute("SELECT count(*) FROM items WHERE state = ?", (state,)).fetchone()
        return int(number)

    def table(self, source: Path) -> TextTable | None:
        """Return the table of texts of that file; None if there is none."""
        query = "SELECT sha256, output, output_sha256 FROM tables WHERE source = ?"
        found = self._base.execute(query, (_encoded(source),)).fetchone()
        return TextTable(found[0], Path(str(_decoded(found[1]))), found[2]) if found else None

    def tables(self) -> Iterator[TextTable]:
        """Yield the tables that were written."""
        for found in self._base.execute("SELECT sha256, output, output_sha256 FROM tables WHERE output_sha256 != ''"):
            yield TextTable(found[0], Path(str(_decoded(found[1]))), found[2])

    def keep_table(self, source: Path, table: TextTable) -> None:
        """Record a table of texts, or replace its record."""
        values = (_encoded(source), table.sha256, _encoded(table.output), _place(table.output), table.output_sha256)
        self._base.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?)", values)

    def forget(self, source: Path, *, rows: bool) -> None:
        """Delete the exception of a table that could not be used; with `rows`, also all its rows."""
        self._base.execute("DELETE FROM items WHERE source = ? AND (row = 0 OR ?)", (_encoded(source), rows))

    def _entries(self, condition: str, *values: object) -> Iterator[LedgerEntry]:
        query = f"SELECT {', '.join(_NAMES)} FROM items {condition}"  # noqa: S608 - fixed words
        for found in self._base.execute(query, values):
            known: dict[str, Any] = dict(zip(_NAMES, map(_decoded, found), strict=True))
            yield LedgerEntry(**known | {"state": LedgerState(known["state"])})


def _place(path: Path) -> object:
    return _encoded(str(path.absolute()).casefold())


def _encoded(value: object) -> object:
    """Return the value as SQLite takes it; file names that are no valid text become bytes."""
    if not isinstance(value, str | Path):
        return value
    text = str(value)
    try:
        text.encode()
    except UnicodeEncodeError:
        return os.fsencode(text)
    return text


def _decoded(kept: object) -> object:
    return os.fsdecode(kept) if isinstance(kept, bytes) else kept


# Reports of a batch: tables of its documents that can be checked by the hashes in them.


_NO_TEXT = "backslashreplace"
"""Error handler for invalid letters in file names."""


def to_csv(ledger: Ledger) -> Iterator[bytes]:
    """Yield a header and a line for each document, with the fields of `ledger.LedgerEntry`."""
    line = StringIO(newline="")
    table = TableWriter(line)
    table.add(each.name for each in fields(LedgerEntry))
    yield "\ufeff".encode()
    for entry in ledger.entries():
        table.add(asdict(entry).values())
        yield line.getvalue().encode("utf-8", _NO_TEXT)
        line.seek(0)
        line.truncate()


def to_json(ledger: Ledger) -> Iterator[bytes]:
    """Yield `{"version": 1, "done": ..., "exceptions": ..., "documents": [...]}`: resources/schemas/batch-1.json."""
    counts = {"version": 1, "done": ledger.count(LedgerState.DONE), "exceptions": ledger.count(LedgerState.EXCEPTION)}
    yield json.dumps(counts).removesuffix("}").encode() + b', "documents": ['
    for number, entry in enumerate(ledger.entries()):
        yield (b",\n" if number else b"\n") + json.dumps(asdict(entry), ensure_ascii=False).encode("utf-8", _NO_TEXT)
    yield b"\n]}\n"


FORMS = {".csv": to_csv, ".json": to_json}
"""Writers of reports, by file extension."""


def not_as_written(ledger: Ledger) -> Iterator[Path]:
    """Yield the redacted files and tables that are missing or were changed."""
    files = ((each.output, each.output_sha256) for each in ledger.entries(LedgerState.DONE) if not each.row)
    tables = ((str(each.output), each.output_sha256) for each in ledger.tables())
    for output, written in (*files, *tables):
        if disk.sha256(Path(output)) != written:
            yield Path(output)
