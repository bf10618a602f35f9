"""Document formats: PDF, DOCX and plain text, read into one text with places and written back redacted.

A format is a module or package with the functions of `Format`. The content of a file decides its format, never its
name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from engine.core.errors import NotPlainText, UnsupportedFormat
from engine.core.options import DEFAULT_READING, DEFAULT_WRITING, ReadingOptions, WritingOptions
from engine.core.progress import SILENT, Progress
from engine.core.types import Document, DocumentKind, Notice, Redaction, Written
from engine.documents import not_text, signs, text
from engine.documents.kinds import is_pdf, kind_of


class Format(Protocol):
    """A document format, as `pdf`, `docx` and `text` implement it."""

    def read(
        self, source: bytes, path: Path, options: ReadingOptions = DEFAULT_READING, *, progress: Progress = SILENT
    ) -> Document:
        """Return the text and the place of each character.

        Raises:
            InputError: a subclass that says why the file can't be redacted.
        """

    def write(
        self,
        source: bytes,
        document: Document,
        redactions: tuple[Redaction, ...],
        options: WritingOptions = DEFAULT_WRITING,
        *,
        progress: Progress = SILENT,
    ) -> Written:
        """Return the file without the text of the redactions (sorted, not overlapping) and without hidden data.

        Raises:
            CannotMakeSafe: something in it can't be removed or can't be understood.
        """


# Imported in these functions: the libraries of a format take half a second to load, and a file has one format.


def _pdf() -> Format:
    from engine.documents import pdf

    return pdf


def _docx() -> Format:
    from engine.documents import docx

    return docx


class _Formats(Mapping[DocumentKind, Format]):
    """The formats by kind, each imported when it is first needed."""

    def __init__(self, importers: dict[DocumentKind, Callable[[], Format]]) -> None:
        self._importers = importers

    def __getitem__(self, kind: DocumentKind) -> Format:
        return self._importers[kind]()

    def __iter__(self) -> Iterator[DocumentKind]:
        return iter(self._importers)

    def __len__(self) -> int:
        return len(self._importers)


FORMATS: Mapping[DocumentKind, Format] = _Formats(
    {DocumentKind.PDF: _pdf, DocumentKind.DOCX: _docx, DocumentKind.TXT: lambda: text}
)


def read(
    source: bytes,
    path: Path,
    options: ReadingOptions = DEFAULT_READING,
    *,
    progress: Progress = SILENT,
) -> Document:
    """Return the document of these bytes.

    Raises:
        NotPlainText: the file is markup or encoded text, and `options.as_text` is not set.
        InputError: a subclass that says why the file can't be redacted.
    """
    kind = kind_of(source)
    if kind is None:
        text.decode(source)  # it may raise an error that says what the file is instead
        raise UnsupportedFormat
    looks_like = not_text.found(text.decode(source)[0]) if kind is DocumentKind.TXT else None
    if looks_like and not options.as_text:
        raise NotPlainText(found=looks_like)
    document = signs.read(FORMATS[kind].read(source, path, options, progress=progress), options.languages)
    warnings = (*document.warnings, Notice("read-as-text")) if looks_like else document.warnings
    return replace(document, warnings=warnings)


def looks_like(source: bytes, *, progress: Progress) -> tuple[str, ...]:  # noqa: ARG001
    """Return what a file of plain text looks like instead (see `not_text.found`), if anything."""
    found = not_text.found(text.decode(source)[0]) if kind_of(source) is DocumentKind.TXT else None
    return (found,) if found else ()


def beginning(
    source: bytes,
    path: Path,
    options: ReadingOptions,
    *,
    pages: int,
    progress: Progress = SILENT,
) -> tuple[Document, ...]:
    """Return the document of the first pages of a long PDF, as `read` does; an empty tuple for any other file."""
    if not is_pdf(source):
        return ()
    from engine.documents import pdf  # as above

    found = pdf.beginning(source, path, options, pages=pages, progress=progress)
    return () if found is None else (found,)


def write(
    source: bytes,
    document: Document,
    redactions: tuple[Redaction, ...],
    options: WritingOptions = DEFAULT_WRITING,
    *,
    progress: Progress = SILENT,
) -> Written:
    """Return the redacted file, in memory.

    Raises:
        CannotMakeSafe: something in it can't be removed or can't be understood.
    """
    return FORMATS[document.kind].write(source, document, redactions, options, progress=progress)
