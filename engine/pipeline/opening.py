"""Opens untrusted files in the sandbox and returns their text, places and warnings."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from engine import documents, sandbox
from engine.core import disk
from engine.core.errors import DamagedFile, OnlyPictures, SourceChanged, TooDemanding
from engine.core.options import AS_TEXT, DEFAULT_READING, ReadingOptions
from engine.core.progress import SILENT, Progress, Stage
from engine.core.types import Document, DocumentKind, Isolation, Notice

MOST_CHARACTERS = 20_000_000
"""Most characters of one document: some three million words, which take an hour and more."""
_WITHOUT_TEXT, _NO_LANGUAGES = "page-without-text", "no-ocr-languages"
_UNREAD = {"nothing-read": "nothing-read", _WITHOUT_TEXT: _NO_LANGUAGES}
"""Problem by the code of the notice of unread pictures."""


def encoded(text: str) -> bytes:
    """Return a text as the bytes of a text file.

    Raises:
        DamagedFile: it holds half of a surrogate pair.
    """
    with suppress(UnicodeEncodeError):
        return text.encode("utf-8")
    raise DamagedFile(format="text")  # outside of the block: that error would come along, and holds the whole text


def read(
    path: Path,
    options: ReadingOptions = DEFAULT_READING,
    *,
    progress: Progress = SILENT,
    wordless: bool = False,
) -> Document:
    """Return the text of the file with its places, also that of its pictures if there is a language to read them in.

    Args:
        wordless: open also pages of pictures in which no text can be read, since boxes can be drawn there.

    Raises:
        InputError: a subclass that says why the file can't be redacted.
        Cancelled: the user asked to stop.
    """
    return parse(disk.read(path), path, options, progress=progress, wordless=wordless)


def text_of(path: Path) -> str:
    """Return the text of a file, markup as it is written, without that of its pictures.

    Raises:
        InputError: see `read`.
    """
    return read(path, AS_TEXT).text


def beginning(path: Path, pages: int, options: ReadingOptions, progress: Progress) -> Document | None:
    """Return the first pages of a long PDF, to be shown until all are read; None for any other file.

    Raises:
        InputError, Cancelled: see `read`.
    """
    source = disk.read(path)
    reading = partial(documents.beginning, source, path, options, pages=pages)
    found = sandbox.run(reading, tuple[Document, ...], Stage.OPEN, progress, of=source)
    return _identified(found[0], source, path) if found else None


def parse(
    source: bytes,
    path: Path,
    options: ReadingOptions = DEFAULT_READING,
    *,
    progress: Progress = SILENT,
    wordless: bool = False,
) -> Document:
    """Open a file in memory that has the name `path`; see `read`.

    Raises:
        TooDemanding: more than `MOST_CHARACTERS`; and the other errors of `read`.
    """
    reading = partial(documents.read, source, path, options)
    document = sandbox.run(reading, Document, Stage.OPEN, progress, of=source)
    if len(document.text) > MOST_CHARACTERS:
        raise TooDemanding(problem="too-much-text")
    if not (wordless and document.kind is DocumentKind.PDF):
        check_searched(document)
    if not document.segments and not document.unread:
        document = replace(document, warnings=(*document.warnings, Notice("no-text")))
    return _identified(document, source, path)


def _identified(document: Document, source: bytes, path: Path) -> Document:
    """Set path and hash of the original here: they are not taken from a process that has parsed it."""
    return replace(document, path=path, sha256=hashlib.sha256(source).hexdigest())


def unchanged(document: Document) -> bytes:
    """Return the file that was examined.

    Raises:
        SourceChanged: it is no longer that file.
    """
    source = disk.read(document.path)
    if hashlib.sha256(source).hexdigest() != document.sha256:
        raise SourceChanged
    return source


def isolation() -> Isolation:
    """Return the guards of the sandbox in which files are opened on this system."""
    with sandbox.borrowed() as (worker,):
        return worker.isolation


def check_searched(document: Document) -> None:
    """Refuse a document of nothing but pictures without readable text: the user has to look, and may draw boxes.

    Raises:
        OnlyPictures: the document is one.
    """
    if unread := document.unread:
        wanted = unread.code != _WITHOUT_TEXT or any(each.code == _NO_LANGUAGES for each in document.warnings)
        raise OnlyPictures(pages=unread.pages, problem=_UNREAD[unread.code] if wanted else "no-languages-chosen")
