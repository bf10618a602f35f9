"""Record of the redacted copies that this user made: a run on a folder skips only what it would make again.

It is a database among the user's data. It holds fingerprints (see `core.fingerprint`), and no path, name or text.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from engine.core import disk, fingerprint, folders
from engine.core.options import Options
from engine.pipeline import provenance

_TABLE = "CREATE TABLE IF NOT EXISTS copies (place TEXT PRIMARY KEY, made TEXT NOT NULL) WITHOUT ROWID"
_PATIENCE = 10.0  # seconds for another process that writes


class Copies:
    """The copies made with these options. Where no record can be kept, no copy is known.

    Raises:
        UnreadableFile, BadPolicy: see `provenance.of`.
    """

    def __init__(self, options: Options) -> None:
        self._options = provenance.of(options)["options"]

    def is_made(self, source: Path, target: Path) -> bool:
        """Return whether the copy is there as it was made from the original as it is, with the same options."""
        known = self._known(target)
        return known is not None and known == self._made(source, target)

    def is_own(self, target: Path) -> bool:
        """Return whether a copy was made at this place, with any options."""
        return self._known(target) is not None

    def add(self, source: Path, target: Path) -> None:
        """Record that the copy was made from the original."""
        with suppress(OSError, sqlite3.Error), _database() as database:
            database.execute(
                "INSERT OR REPLACE INTO copies VALUES (?, ?)", (_place(target), self._made(source, target))
            )
            database.commit()

    def _known(self, target: Path) -> str | None:
        with suppress(OSError, sqlite3.Error), _database() as database:
            found = database.execute("SELECT made FROM copies WHERE place = ?", (_place(target),)).fetchone()
            return str(found[0]) if found else None
        return None

    def _made(self, source: Path, target: Path) -> str:
        """Return a fingerprint of the original, the copy and the options; an empty one where either can't be read."""
        original, copy = fingerprint.of_file(source), "" if target.is_symlink() else disk.sha256(target)
        return fingerprint.of(f"{original} {copy} {self._options}".encode()) if original and copy else ""


@contextmanager
def _database() -> Iterator[sqlite3.Connection]:
    folder = folders.data()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / "copies.sqlite"
    file.touch(mode=0o600)
    with closing(sqlite3.connect(file, timeout=_PATIENCE)) as database:
        database.execute(_TABLE)
        yield database


def _place(target: Path) -> str:
    return fingerprint.of(os.fsencode(target.absolute()))
