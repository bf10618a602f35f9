"""Files that a file holds: attachments of a PDF, documents that were put into a document (threats P13, D10, D11)."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator

import pikepdf
from pikepdf import Stream

from engine.types import DocumentKind

PLACE = "file within"

# How a file begins, and what reads it: every zip is read as a DOCX is, part by part.
_BEGINNINGS = {b"%PDF-": DocumentKind.PDF, b"PK\x03\x04": DocumentKind.DOCX}


def files(kind: DocumentKind, data: bytes, password: str | None) -> Iterator[tuple[DocumentKind, bytes]]:
    """Those that need a reader of their own; what is in zips within zips is found there.

    Raises:
        pikepdf.PdfError: a stream can't be decoded.
        OSError, ValueError: the zip can't be read.
    """
    contents = {DocumentKind.PDF: _streams, DocumentKind.DOCX: _entries}.get(kind)
    for content in contents(data, password) if contents else ():
        beginning = next((each for each in _BEGINNINGS if content.startswith(each)), None)
        if beginning and (inner := _BEGINNINGS[beginning]) and not kind is inner is DocumentKind.DOCX:
            yield inner, content


def _streams(data: bytes, password: str | None) -> Iterator[bytes]:
    with pikepdf.open(io.BytesIO(data), password=password or "", suppress_warnings=True) as document:
        for stream in document.objects:
            if isinstance(stream, Stream) and stream.get("/Subtype") != "/Image":
                yield stream.read_bytes()


def _entries(data: bytes, _password: str | None) -> Iterator[bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for entry in archive.infolist():
            content = archive.read(entry)
            yield content
            if content.startswith(b"PK\x03\x04"):
                yield from _entries(content, None)
