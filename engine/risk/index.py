"""Full-text search index of documents that the user chooses, in one SQLite file (FTS5).

It represents the web in which an adversary could search. It contains the text of the indexed documents and never leaves
the machine.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from engine import sandbox
from engine.core.errors import InputError, NotAnIndex, UnreadableFile
from engine.core.expressions import Expression
from engine.core.progress import SILENT, Progress, Stage
from engine.risk import full_text
from engine.sandbox import Worker

_SCHEMA = """
CREATE TABLE IF NOT EXISTS sources (path TEXT PRIMARY KEY, sha256 TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS documents (id INTEGER PRIMARY KEY, path TEXT NOT NULL, title TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS documents_by_path ON documents (path);
CREATE VIRTUAL TABLE IF NOT EXISTS texts USING fts5 (text, tokenize = "unicode61 remove_diacritics 2");
"""
_WORD = Expression(r"\w")

_Read = Callable[[Path], str]
"""A function that returns the text of one file; raises InputError where the file can't be read."""
Titled = tuple[str, str]
"""Title and text of one document."""


@dataclass(frozen=True, slots=True)
class Built:
    """Numbers of files read, unchanged and removed from the index, and the unreadable files."""

    read: int
    kept: int
    gone: int
    refused: tuple[Path, ...]


def build(files: Iterable[Path], out: Path, read: _Read, progress: Progress) -> Built:
    """Create or update the index `out` so that it contains exactly these files.

    A file that is in it with the same content is not read again. Each file is stored before the next one is opened. Of
    what is gone or has changed, no word stays. Only the user may read a new index.

    Raises:
        NotAnIndex: `out` cannot be written, or is a file of another kind.
        Cancelled: the user asked to stop; what was read is kept.
    """
    paths = list(files)
    refused = []
    try:
        if not out.exists():
            out.touch(mode=0o600)
        with closing(sqlite3.connect(out)) as database:
            database.executescript(_SCHEMA)
            known: dict[str, str] = dict(database.execute("SELECT path, sha256 FROM sources"))
            gone = known.keys() - {str(path) for path in paths}
            for name in gone:
                _remove(database, name)
            kept, removed = 0, bool(gone)
            try:
                for number, path in enumerate(paths):
                    progress.step(Stage.INDEX, number, len(paths))
                    try:
                        is_new = _renew(database, path, known.get(str(path)), read)
                        kept += not is_new
                        removed |= is_new and str(path) in known
                    except InputError:
                        refused.append(path)
            finally:  # also where the user stops
                if removed:
                    _forget(database)
    except (sqlite3.Error, OSError) as error:
        raise NotAnIndex from error
    return Built(len(paths) - kept - len(refused), kept, len(gone), tuple(refused))


def _renew(database: sqlite3.Connection, path: Path, known: str | None, read: _Read) -> bool:
    """Store the content of a file unless the index has it already; return whether it was stored."""
    try:
        with path.open("rb") as file:
            sha256 = hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise UnreadableFile from error
    if sha256 == known:
        return False
    with database:
        _remove(database, str(path))
        for title, text in _documents(path, read):
            number = database.execute("INSERT INTO documents (path, title) VALUES (?, ?)", (str(path), title)).lastrowid
            database.execute("INSERT INTO texts (rowid, text) VALUES (?, ?)", (number, text))
        database.execute("INSERT INTO sources VALUES (?, ?)", (str(path), sha256))
    return True


def _remove(database: sqlite3.Connection, path: str) -> None:
    with database:
        database.execute("DELETE FROM texts WHERE rowid IN (SELECT id FROM documents WHERE path = ?)", (path,))
        database.execute("DELETE FROM documents WHERE path = ?", (path,))
        database.execute("DELETE FROM sources WHERE path = ?", (path,))


def _forget(database: sqlite3.Connection) -> None:
    """Remove the words of what was removed: FTS5 only marks them, and SQLite leaves pages as they were."""
    with database:
        database.execute("INSERT INTO texts (texts) VALUES ('optimize')")
    database.execute("VACUUM")


def _documents(path: Path, read: _Read) -> Iterator[Titled]:
    name = path.name.lower()
    reader = next((reader for suffix, reader in _READERS.items() if name.endswith(suffix)), None)
    if reader is None:
        yield path.name, read(path)
        return
    try:
        yield from reader(path)
    except (OSError, ValueError, KeyError, RecursionError) as error:
        raise UnreadableFile from error


def _web_page(path: Path) -> Iterator[Titled]:
    source = path.read_bytes()
    title, text = sandbox.run(partial(full_text.page, source), tuple[str, str], Stage.INDEX, SILENT, of=source)
    yield title or path.name, text


def _records(path: Path) -> Iterator[Titled]:
    """Yield the documents of a Wikipedia extract: a JSON object a line, with keys title (or name, doc_id) and text."""
    with gzip.open(path, "rt", encoding="utf-8") if path.suffix == ".gz" else path.open(encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            title = next((record[key] for key in ("title", "name", "doc_id") if key in record), path.name)
            yield str(title), str(record["text"])


_READERS: dict[str, Callable[[Path], Iterator[Titled]]] = {
    ".html": _web_page,
    ".htm": _web_page,
    ".jsonl": _records,
    ".jsonl.gz": _records,
}


@dataclass(frozen=True, slots=True)
class SearchIndex:
    """An open index. A document is identified by its number; a thing matches under any of its names.

    The file may be hostile, so `worker`, a sandboxed process, queries the database.
    """

    worker: Worker

    def find(self, *things: Iterable[str], top: int = -1) -> frozenset[int]:
        """Return the documents that contain every one of `things`: the `top` best by BM25, or all by default."""
        query = _query(things)
        if not query:
            return frozenset()
        best_first = "SELECT rowid FROM texts WHERE texts MATCH ? ORDER BY rank LIMIT ?"
        in_any_order = "SELECT rowid FROM texts WHERE texts MATCH ? LIMIT ?"
        return self._ids(best_first if top > 0 else in_any_order, query, top)

    def count(self, *things: Iterable[str]) -> int:
        """Return the number of documents that contain every one of `things`."""
        return len(self.find(*things))

    def copies(self, sha256: str) -> frozenset[int]:
        """Return the documents that were read from a file with this content."""
        return self._ids(
            "SELECT id FROM documents JOIN sources ON sources.path = documents.path WHERE sha256 = ?", sha256
        )

    def _ids(self, statement: str, *values: str | int) -> frozenset[int]:
        """Return the numbers in the first column of the result."""
        found = self.worker.begin(partial(full_text.rows, statement, values), tuple[int, ...], Stage.INDEX)(SILENT)
        return frozenset(found)


@contextmanager
def opened(path: Path) -> Iterator[SearchIndex]:
    """Open an index that `build` wrote.

    Raises:
        NotAnIndex: there is no such file, or it is something else.
    """
    try:
        with sandbox.opened(path) as worker:
            index = SearchIndex(worker)
            index._ids("SELECT rowid FROM texts LIMIT 1")
            yield index
    except OSError as error:
        raise NotAnIndex from error


def _query(things: Iterable[Iterable[str]]) -> str:
    """Return an FTS5 query for every thing under any of its names; empty if one has no name with a letter or digit."""
    quoted = [
        [f'"{name.replace(chr(34), " ")}"' for name in dict.fromkeys(names) if _WORD.search(name)] for names in things
    ]
    return " AND ".join(f"({' OR '.join(names)})" for names in quoted) if all(quoted) else ""
