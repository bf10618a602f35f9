"""Document formats: PDF, DOCX and plain text, read into one text with places and written back redacted.

A format is a module or package with the functions of `Format`. The content of a file decides its format, never its
name.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Protocol

from engine.core.errors import NotPlainText, UnsupportedFormat
from engine.core.options import Layout, MaskStyle
from engine.core.progress import Progress, Silent
from engine.core.types import Document, DocumentKind, Notice, PageArea, Redaction, Written
from engine.documents import docx, not_text, pdf, text


class Format(Protocol):
    """A document format, as `pdf`, `docx` and `text` implement it."""

    def recognises(self, source: bytes) -> bool:
        """Return whether the bytes are of this format, however damaged."""

    def read(
        self, source: bytes, path: Path, *, password: str | None, progress: Progress, languages: tuple[str, ...] = ()
    ) -> Document:
        """Return the text and the place of each character.

        Args:
            languages: in which its pictures are read (see `engine.documents.ocr`); without one, they are not.

        Raises:
            InputError: a subclass that says why the file can't be redacted.
        """

    def write(
        self,
        source: bytes,
        document: Document,
        redactions: tuple[Redaction, ...],
        *,
        style: MaskStyle,
        password: str | None,
        progress: Progress,
        areas: tuple[PageArea, ...] = (),
        layout: Layout = Layout.EVEN,
    ) -> Written:
        """Return the file without the text of the redactions (sorted, not overlapping) and without hidden data.

        Args:
            areas: rectangles of pages whose content is removed; the redactions include their text. A DOCX has no pages:
                rectangles of its pictures, by their number, in pixels.
            layout: of the lines of a page in which something is masked; only a PDF has fixed lines.

        Raises:
            CannotMakeSafe: something in it can't be removed or can't be understood.
        """


FORMATS: dict[DocumentKind, Format] = {DocumentKind.PDF: pdf, DocumentKind.DOCX: docx, DocumentKind.TXT: text}


def read(
    source: bytes,
    path: Path,
    *,
    password: str | None = None,
    progress: Progress | None = None,
    languages: tuple[str, ...] = (),
    as_text: bool = False,
) -> Document:
    """Return the document of these bytes, with its pictures read in these languages.

    Args:
        as_text: read markup and encoded text as plain text, with a notice.

    Raises:
        NotPlainText: the file is markup or encoded text, and `as_text` is not set.
        InputError: a subclass that says why the file can't be redacted.
    """
    for kind, each in FORMATS.items():
        if each.recognises(source):
            looks_like = not_text.found(text.decode(source)[0]) if kind is DocumentKind.TXT else None
            if looks_like and not as_text:
                raise NotPlainText(found=looks_like)
            document = each.read(source, path, password=password, progress=progress or Silent(), languages=languages)
            warnings = (*document.warnings, Notice("read-as-text")) if looks_like else document.warnings
            return replace(document, warnings=warnings)
    text.decode(source)  # it may raise an error that says what the file is instead
    raise UnsupportedFormat


def looks_like(source: bytes, *, progress: Progress) -> tuple[str, ...]:  # noqa: ARG001
    """Return what a file of plain text looks like instead (see `not_text.found`), if anything."""
    kind = next((kind for kind, each in FORMATS.items() if each.recognises(source)), None)
    found = not_text.found(text.decode(source)[0]) if kind is DocumentKind.TXT else None
    return (found,) if found else ()


def beginning(
    source: bytes,
    path: Path,
    *,
    pages: int,
    password: str | None = None,
    progress: Progress | None = None,
    languages: tuple[str, ...] = (),
) -> tuple[Document, ...]:
    """Return the document of the first pages of a long PDF, as `read` does; an empty tuple for any other file."""
    if not pdf.recognises(source):
        return ()
    progress = progress or Silent()
    found = pdf.beginning(source, path, pages=pages, password=password, progress=progress, languages=languages)
    return () if found is None else (found,)


def write(
    source: bytes,
    document: Document,
    redactions: tuple[Redaction, ...],
    *,
    style: MaskStyle,
    password: str | None = None,
    progress: Progress | None = None,
    areas: tuple[PageArea, ...] = (),
    layout: Layout = Layout.EVEN,
) -> Written:
    """Return the redacted file, in memory.

    Raises:
        CannotMakeSafe: something in it can't be removed or can't be understood.
    """
    return FORMATS[document.kind].write(
        source,
        document,
        redactions,
        style=style,
        password=password,
        progress=progress or Silent(),
        areas=areas,
        layout=layout,
    )
