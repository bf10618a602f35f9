"""Reads a DOCX: the parts that can be trusted, sanitised, with the text of their runs joined."""

from __future__ import annotations

import hashlib
from collections import Counter
from functools import lru_cache
from pathlib import Path

from engine.core.errors import CannotMakeSafe
from engine.core.options import DEFAULT_READING, ReadingOptions
from engine.core.progress import SILENT, Progress, Stage
from engine.core.types import (
    Document,
    DocumentKind,
    DocxPlace,
    Notice,
    Segment,
)
from engine.documents import emphasis, ocr
from engine.documents.docx import lettered, shapes
from engine.documents.docx.columns import letters_below_each_other, table_cells
from engine.documents.docx.encryption import decrypt
from engine.documents.docx.hidden import Formats, faint, unseen_runs
from engine.documents.docx.orders import reading_orders
from engine.documents.docx.package import Package, Part, load
from engine.documents.docx.paragraphs import around, joined, placed
from engine.documents.docx.printed import PictureText, read_printed
from engine.documents.docx.sanitise import clean
from engine.documents.kinds import COMPOUND

# Content that is removed without being searched, which a notice reports.
_UNSEARCHED = ("embedded-object", "imported-document", "unknown-part")


def read(
    source: bytes, path: Path, options: ReadingOptions = DEFAULT_READING, *, progress: Progress = SILENT
) -> Document:
    """Return the text of paragraphs and of pictures, with places.

    Paragraphs are separated by a line break, parts by two; list numbers and page numbers are not text. The text of
    pictures follows, if they are read.

    Raises:
        UnsupportedFormat: the binary format from before 2007, or an unknown encryption.
        PasswordNeeded, WrongPassword: encrypted.
        DamagedFile: the zip or a part can't be read.
        CannotMakeSafe: built to exhaust the machine, or all its content is a document that it imports.
    """
    languages = options.languages
    package, removed = _opened(source, options.password)
    parts = package.parts()
    progress.step(Stage.OPEN, 1, 2)
    text = ""
    segments: list[Segment] = []
    paragraphs = list(placed(parts))
    for each in paragraphs:
        paragraph = joined(each.pieces)
        text += "\n" * (each.start - len(text)) + paragraph
        paired = any(around(piece.element) is not None for piece in each.pieces)
        place = DocxPlace(each.part.name, each.number, 0, len(paragraph), paired)
        segments.append(Segment(each.start, len(text), place))
    printed = read_printed(parts, len(text), languages, progress)
    is_empty = not text.strip() and printed.says_nothing
    text += printed.text
    segments += printed.segments
    if is_empty and removed["imported-document"]:
        raise CannotMakeSafe(problem="imported-document")
    warnings = _warnings(parts, removed, printed, languages, is_empty=is_empty)
    formats = Formats(part.root for part in parts)
    progress.step(Stage.OPEN, 2, 2)
    return Document(
        path=path,
        kind=DocumentKind.DOCX,
        sha256=hashlib.sha256(source).hexdigest(),
        text=text,
        segments=() if is_empty else tuple(segments),
        warnings=warnings,
        languages=languages,
        apart=tuple(letters_below_each_other(paragraphs)),
        orders=(
            *reading_orders(parts, paragraphs),
            *lettered.orders(parts, paragraphs, printed.stretches),
            *emphasis.orders(text, lettered.looks(paragraphs)),
        ),
        cells=tuple(table_cells(paragraphs)),
        faint=tuple(stretch for each in paragraphs for stretch in faint(each.pieces, each.start, formats)),
    )


def _warnings(
    parts: list[Part], removed: Counter[str], printed: PictureText, languages: tuple[str, ...], *, is_empty: bool
) -> tuple[Notice, ...]:
    """Return what the user should know of the text that was not read, or read with less certainty."""
    counts = Counter({f"{code}-not-searched": removed[code] for code in _UNSEARCHED})
    if ocr.installed(languages):
        counts["picture-read"] = printed.pictures - printed.unread
        counts["nothing-read"] = printed.pictures if is_empty else 0
    else:
        counts["picture-not-searched"] = printed.pictures
        counts["page-without-text"] = printed.pictures if is_empty else 0
        counts["no-ocr-languages"] = printed.pictures if languages else 0
    counts["picture-read-in-part"] = printed.in_part
    counts["code-in-picture"] = printed.codes
    counts["face-in-picture"] = printed.faces
    counts["unseen-text"] = unseen_runs(parts)
    counts["shape-not-read"], counts["chart-not-read"] = shapes.unread(parts)
    return notices(counts)


def to_be_changed(source: bytes, password: str | None) -> tuple[Package, Counter[str]]:
    """Return the package without all but visible text and layout, and what was removed, by notice code.

    The process that has just read the file has it at hand. It is not kept, since the caller may change it.
    """
    found = _opened(source, password)
    _opened.cache_clear()
    return found


@lru_cache(maxsize=1)  # a file is read, and then written from what was read
def _opened(source: bytes, password: str | None) -> tuple[Package, Counter[str]]:
    package = load(decrypt(source, password) if source.startswith(COMPOUND) else source)
    return package, clean(package)


def notices(counts: Counter[str]) -> tuple[Notice, ...]:
    """Return a notice for each code that was counted."""
    return tuple(Notice(code, count=count) for code, count in sorted(counts.items()) if count)
