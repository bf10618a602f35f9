"""Sandboxed tasks that query a full-text database and parse web pages, either of which may be hostile."""

from __future__ import annotations

import sqlite3
from functools import cache
from pathlib import Path
from typing import IO

from engine.core.errors import NotAnIndex, UnreadableFile


def rows(statement: str, values: tuple[str | int, ...], *, file: IO[bytes], **_: object) -> tuple[int, ...]:
    """Return the first column of the database's answer to a query of `file`.

    It is opened as immutable: the sandbox allows neither locks nor temporary files of SQLite.
    """
    try:
        return tuple(row[0] for row in _database(file.name).execute(statement, values))
    except sqlite3.Error as error:
        raise NotAnIndex from error


@cache
def _database(name: str) -> sqlite3.Connection:
    database = sqlite3.connect(f"{Path(name).as_uri()}?mode=ro&immutable=1", uri=True)
    database.executescript("PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;")
    return database


def page(source: bytes, **_: object) -> tuple[str, str]:
    """Return the title, which may be empty, and the text of a web page."""
    from lxml import html
    from lxml.etree import LxmlError

    try:
        root = html.fromstring(source)
    except (LxmlError, ValueError) as error:
        raise UnreadableFile from error
    for element in root.xpath("//script | //style"):
        element.drop_tree()
    return root.findtext(".//title") or "", " ".join(root.itertext())
