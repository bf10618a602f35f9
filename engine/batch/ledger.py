"""What is done, in one SQLite file: nothing is done twice, and nothing is lost, whenever a run is ended.

It holds names of files, hashes, counts and sentences; no text of a document. Each change is on the disk before the next
step is taken (`synchronous=FULL`).
"""

from __future__ import annotations

import csv
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

from engine.core import disk
from engine.core.errors import BadLedger, OutputUnwritable

_VERSION = 1
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
# Someone who has the ledger must not find out by trying which name was to be masked.
_SLOW_HASH = {"n": 1 << 14, "r": 8, "p": 1}


Value = str | int | float
Values = dict[str, Value]
"""Fields of an `Entry` by name."""


class State(StrEnum):
    """WAITING: to be tried again; WORKING: given to a worker; WRITING: proved, and about to get its name."""

    WAITING = "waiting"
    WORKING = "working"
    WRITING = "writing"
    DONE = "done"
    EXCEPTION = "exception"


@dataclass(frozen=True, slots=True)
class Entry:
    """One document. `row`: of a table of texts, as a spreadsheet counts it; 0 for a file.

    Attributes:
        sha256: the fingerprint of the original (see `fingerprint`): of the file, or of the text of the row in UTF-8.
        output: path of the redacted file; of a row, that of the redacted table.
        offset: where a row's text stands in what is kept for the table.
        code, exit_code, reason: of an exception; the sentence says what happened.
        look_at: what a person must look at, a sentence a line.
        words: of the original. `masked`, `kept`: entities.
        begun, ended: seconds since 1970.
    """

    number: int
    source: str
    row: int
    sha256: str
    state: State
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


_NAMES = tuple(each.name for each in fields(Entry))


@dataclass(frozen=True, slots=True)
class Table:
    """A table of texts. `output_sha256`: of what was written last, or is about to get its name; empty before that."""

    sha256: str
    output: Path
    output_sha256: str = ""


class Ledger:
    """An open ledger, which no other run can open meanwhile.

    Raises:
        BadLedger: `problem` says why.
        OutputUnwritable: it can't be written there.
    """

    def __init__(self, path: Path, *, new: bool = True) -> None:
        if not new and not path.is_file():
            raise BadLedger(problem="not-a-ledger")
        try:
            if new and not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            self._open(path)
        except OSError as error:
            raise OutputUnwritable(problem="not-writable") from error
        except sqlite3.OperationalError as error:
            raise BadLedger(problem="ledger-in-use") from error
        except sqlite3.DatabaseError as error:
            raise BadLedger(problem="not-a-ledger") from error

    @staticmethod
    def files(path: Path) -> tuple[Path, ...]:
        """The ledger, and what SQLite keeps beside it."""
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
                self._base.execute("BEGIN IMMEDIATE")  # from here on it is locked
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

    def belongs_to(self, options: Any) -> None:
        """Keep what was asked for, as a hash; any value that JSON or `str` can tell.

        Raises:
            BadLedger: it belongs to a run that was asked for something else.
        """
        salt = self._about("salt", secrets.token_hex(16))
        told = json.dumps(options, sort_keys=True, default=str).encode()
        digest = hashlib.scrypt(told, salt=bytes.fromhex(salt), **_SLOW_HASH).hex()
        if self._about("options", digest) != digest:
            raise BadLedger(problem="other-options")

    def _about(self, name: str, value: str) -> str:
        """What was kept under that name before; else `value`."""
        self._base.execute("INSERT OR IGNORE INTO about VALUES (?, ?)", (name, value))
        (kept,) = self._base.execute("SELECT value FROM about WHERE name = ?", (name,)).fetchone()
        return str(kept)

    def find(self, source: Path, row: int) -> Entry | None:
        return next(self._entries("WHERE source = ? AND row = ?", _kept(source), row), None)

    def is_free(self, output: Path) -> bool:
        """Whether no other document is to be written there; some systems take names for the same that differ in
        case."""
        query = "SELECT 1 FROM items WHERE place = ?1 UNION ALL SELECT 1 FROM tables WHERE place = ?1"
        return self._base.execute(query, (_place(output),)).fetchone() is None

    def claim(self, source: Path, row: int, sha256: str, output: Path | None) -> Entry:
        """One more attempt at a document. Of a file, `output` must be free, or its own; None: there will be none."""
        self._base.execute(
            "INSERT INTO items (source, row, sha256, state, attempts, output, place, begun) "
            "VALUES (?, ?, ?, ?, 1, ?, ?, ?) ON CONFLICT (source, row) DO UPDATE SET "
            "sha256 = excluded.sha256, state = excluded.state, begun = excluded.begun, output = excluded.output, "
            "place = excluded.place, attempts = attempts + 1, ended = 0, code = '', exit_code = 0, reason = ''",
            (
                *(_kept(source), row, sha256, State.WORKING, _kept(output or "")),
                _place(output) if output and not row else None,
                time.time(),
            ),
        )
        found = self.find(source, row)
        assert found is not None  # noqa: S101 - it was written just now
        return found

    def update(self, number: int, **values: Value) -> None:
        """Change these fields of an entry, all at once."""
        names = ", ".join(f"{name} = ?" for name in values)
        self._base.execute(f"UPDATE items SET {names} WHERE number = ?", (*map(_kept, values.values()), number))  # noqa: S608

    def retry(self) -> None:
        """Let every exception be tried again."""
        self._base.execute("UPDATE items SET state = ?, attempts = 0 WHERE state = ?", (State.WAITING, State.EXCEPTION))

    def entries(self, *states: State) -> Iterator[Entry]:
        """In these states, or all; in the order in which they were begun first."""
        marks = ", ".join("?" * len(states))
        return self._entries(f"WHERE state IN ({marks}) ORDER BY number" if states else "ORDER BY number", *states)

    def rows(self, source: Path, state: State = State.DONE) -> Iterator[Entry]:
        """The rows of a table that are done, or in another state; in its order."""
        return self._entries("WHERE source = ? AND row > 0 AND state = ? ORDER BY row", _kept(source), state)

    def count(self, state: State) -> int:
        """Documents in that state; each row of a table is one."""
        (number,) = self._base.execute("SELECT count(*) FROM items WHERE state = ?", (state,)).fetchone()
        return int(number)

    def table(self, source: Path) -> Table | None:
        query = "SELECT sha256, output, output_sha256 FROM tables WHERE source = ?"
        found = self._base.execute(query, (_kept(source),)).fetchone()
        return Table(found[0], Path(str(_told(found[1]))), found[2]) if found else None

    def tables(self) -> Iterator[Table]:
        """Those that were written."""
        for found in self._base.execute("SELECT sha256, output, output_sha256 FROM tables WHERE output_sha256 != ''"):
            yield Table(found[0], Path(str(_told(found[1]))), found[2])

    def keep_table(self, source: Path, table: Table) -> None:
        values = (_kept(source), table.sha256, _kept(table.output), _place(table.output), table.output_sha256)
        self._base.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?)", values)

    def forget(self, source: Path, *, rows: bool) -> None:
        """That a table could not be used; with `rows`, also what became of those."""
        self._base.execute("DELETE FROM items WHERE source = ? AND (row = 0 OR ?)", (_kept(source), rows))

    def _entries(self, condition: str, *values: object) -> Iterator[Entry]:
        query = f"SELECT {', '.join(_NAMES)} FROM items {condition}"  # noqa: S608 - fixed words
        for found in self._base.execute(query, values):
            known: dict[str, Any] = dict(zip(_NAMES, map(_told, found), strict=True))
            yield Entry(**known | {"state": State(known["state"])})


def _place(path: Path) -> object:
    return _kept(str(path.absolute()).casefold())


def _kept(value: object) -> object:
    """As SQLite takes it; names of files need be no text, and are kept as bytes then."""
    if not isinstance(value, str | Path):
        return value
    said = str(value)
    try:
        said.encode()
    except UnicodeEncodeError:
        return os.fsencode(said)
    return said


def _told(kept: object) -> object:
    return os.fsdecode(kept) if isinstance(kept, bytes) else kept


# What became of the documents of a batch, as a table that can be checked by the hashes in it.


_NO_TEXT = "backslashreplace"
"""What becomes of a letter in the name of a file that is none."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def to_csv(ledger: Ledger) -> Iterator[bytes]:
    """A header and a line for each document; the fields of `ledger.Entry`."""
    line = StringIO(newline="")
    writer = csv.writer(line)
    writer.writerow([each.name for each in fields(Entry)])
    yield "\ufeff".encode()
    for entry in ledger.entries():
        # A spreadsheet would run a name that begins like a formula.
        writer.writerow(f"'{cell}" if str(cell).startswith(_FORMULA) else cell for cell in asdict(entry).values())
        yield line.getvalue().encode("utf-8", _NO_TEXT)
        line.seek(0)
        line.truncate()


def to_json(ledger: Ledger) -> Iterator[bytes]:
    """`{"done": ..., "exceptions": ..., "documents": [...]}`."""
    counts = {"done": ledger.count(State.DONE), "exceptions": ledger.count(State.EXCEPTION)}
    yield json.dumps(counts).removesuffix("}").encode() + b', "documents": ['
    for number, entry in enumerate(ledger.entries()):
        yield (b",\n" if number else b"\n") + json.dumps(asdict(entry), ensure_ascii=False).encode("utf-8", _NO_TEXT)
    yield b"\n]}\n"


FORMS = {".csv": to_csv, ".json": to_json}
"""By the end of the file's name."""


def not_as_written(ledger: Ledger) -> Iterator[Path]:
    """Copies, and tables of copies, that are gone or were changed."""
    files = ((each.output, each.output_sha256) for each in ledger.entries(State.DONE) if not each.row)
    tables = ((str(each.output), each.output_sha256) for each in ledger.tables())
    for output, written in (*files, *tables):
        if disk.sha256(Path(output)) != written:
            yield Path(output)
