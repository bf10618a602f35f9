"""What hides in a PDF: each of these looks at the whole file."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pikepdf
import pymupdf

from engine.errors import DamagedFile, PasswordNeeded, WrongPassword
from engine.hidden import pdf_beside, pdf_cropped, pdf_revisions, pdf_unshown
from engine.hidden.shown import seen_words
from engine.progress import Progress
from engine.types import Concealed


def find(source: bytes, password: str | None, progress: Progress) -> Iterator[Concealed]:
    """Text that the pages don't show, parts of pictures that they don't show, and data beside the pages.

    Raises:
        PasswordNeeded, WrongPassword, DamagedFile
    """
    try:
        plain = _decrypted(source, password)
        with pymupdf.open("pdf", plain) as pages:
            seen = seen_words(*(page.get_text() for page in pages))
        yield from pdf_unshown.find(plain, progress)
        yield from pdf_cropped.find(plain)
        yield from pdf_beside.find(plain, seen)
        yield from pdf_revisions.find(source, password, seen)
    except (pikepdf.PdfError, pymupdf.mupdf.FzErrorBase, RuntimeError, ValueError, TypeError) as error:
        raise DamagedFile(format="pdf") from error


def _decrypted(source: bytes, password: str | None) -> bytes:
    """The file as pikepdf repairs it: two libraries see the same then."""
    target = io.BytesIO()
    try:
        with pikepdf.open(io.BytesIO(source), password=password or "", suppress_warnings=True) as pdf:
            pdf.save(target, encryption=False)
    except pikepdf.PasswordError as error:
        raise (WrongPassword if password else PasswordNeeded) from error
    return target.getvalue()
