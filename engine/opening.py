"""Opens files that somebody else made, in a process of their own."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from functools import partial
from pathlib import Path

from engine import disk, formats, isolation
from engine.errors import EmptyDocument, InputError, OnlyPictures
from engine.progress import Progress, Silent
from engine.types import Document

_UNREAD = {"nothing-read": "nothing-read", "page-without-text": "no-ocr-languages"}
"""Why pages with pictures have no text, by the notice that tells of them."""


def read(
    path: Path,
    *,
    password: str | None = None,
    progress: Progress | None = None,
    languages: tuple[str, ...] = (),
    wordless: bool = False,
) -> Document:
    """What the file says, and where; also in its pictures, if there is a language to read them in.

    Args:
        wordless: open pages on which no text can be read too; boxes can be drawn there.

    Raises:
        InputError: a subclass that says why the file can't be redacted.
        Cancelled: the person asked to stop.
    """
    source = disk.read(path)
    return parse(source, path, password=password, progress=progress, languages=languages, wordless=wordless)


def parse(
    source: bytes,
    path: Path,
    *,
    password: str | None = None,
    progress: Progress | None = None,
    languages: tuple[str, ...] = (),
    wordless: bool = False,
) -> Document:
    """Like `read`, of a file in memory that goes by the name `path`."""
    reading = partial(formats.read, source, path, password=password, languages=languages)
    document = isolation.run(reading, Document, "open", progress or Silent(), of=source)
    if not (document.segments or wordless):
        raise nothing_to_search(document)
    # What identifies the original is not taken from a process that has parsed it.
    return replace(document, path=path, sha256=hashlib.sha256(source).hexdigest())


def nothing_to_search(document: Document) -> InputError:
    """Why a document in which no text can be read is refused, if nobody has drawn boxes."""
    for notice in document.warnings:
        if notice.code in _UNREAD:
            return OnlyPictures(pages=notice.pages, problem=_UNREAD[notice.code])
    return EmptyDocument()
