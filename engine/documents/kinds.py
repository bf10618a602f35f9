"""Recognition of a file's format by its content, without the libraries of any format."""

from __future__ import annotations

import re
import zipfile
import zlib
from io import BytesIO

from engine.core.types import DocumentKind
from engine.documents import text

COMPOUND = bytes.fromhex("d0cf11e0a1b11ae1")
"""Start of the compound file that holds Word documents before 2007 and encrypted ones (MS-CFB 2.2)."""

UNREADABLE_ZIP = (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, OSError, ValueError)
"""Errors of the zip library on damaged files."""

# Readers accept junk before the header (Acrobat's implementation notes, 3.4.1).
_HEADER_WITHIN = 1024
_ZIP = b"PK\x03\x04"
_MAIN_TYPE = re.compile(
    rb"(wordprocessingml\.(document|template)|ms-word\.(document|template)\.macroEnabled\w*)\.main\+xml"
)


def kind_of(source: bytes) -> DocumentKind | None:
    """Return the format of a file, however damaged; None if it is none that Sable reads."""
    if is_pdf(source):
        return DocumentKind.PDF
    if is_docx(source):
        return DocumentKind.DOCX
    return DocumentKind.TXT if text.recognises(source) else None


def is_pdf(source: bytes) -> bool:
    """Return whether the bytes have the header of a PDF within their first 1,024."""
    return b"%PDF-" in source[:_HEADER_WITHIN]


def is_docx(source: bytes) -> bool:
    """Return whether this is a Word document: a zip, or the compound file that holds old and encrypted documents."""
    if source.startswith(COMPOUND):
        return True
    if not source.startswith(_ZIP):
        return False
    try:
        with zipfile.ZipFile(BytesIO(source)) as opened:
            names = [name.replace("\\", "/").lower() for name in opened.namelist()]
            if any(name.startswith("word/") for name in names):
                return True
            types = opened.read("[Content_Types].xml") if "[content_types].xml" in names else b""
            return _MAIN_TYPE.search(types) is not None
    except UNREADABLE_ZIP:
        return b"word/" in source or b"[Content_Types].xml" in source
