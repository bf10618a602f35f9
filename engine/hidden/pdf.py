"""What hides in a PDF: each of these looks at the whole file."""

from __future__ import annotations

from collections.abc import Iterator

import pymupdf

from engine.hidden import copies, pdf_beside, pdf_cropped, pdf_pictures, pdf_revisions, pdf_unshown, pdf_unused
from engine.hidden.shown import seen_words
from engine.progress import Progress
from engine.types import Concealed


def find(source: bytes, password: str | None, progress: Progress) -> Iterator[Concealed]:
    """Text that the pages don't show, parts of pictures that they don't show, and data beside the pages.

    Raises:
        PasswordNeeded, WrongPassword
        Exception: whatever a library raises on damage.
    """
    plain = copies.decrypted(source, password)
    with pymupdf.open("pdf", plain) as pages:
        seen = seen_words(*(page.get_text() for page in pages))
    yield from pdf_unshown.find(plain, progress)
    yield from pdf_cropped.find(plain)
    yield from pdf_pictures.find(plain)
    yield from pdf_unused.find(plain, seen)
    yield from pdf_beside.find(plain, seen)
    yield from pdf_revisions.find(source, password, seen)
