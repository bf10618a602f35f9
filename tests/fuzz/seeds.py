"""Whole files to begin with: one for each way to hide something, and real ones where they are beside the checkout."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.builders import pdf
from tests.builders.pdf_hiding import HIDING_PLACES, glyph
from tests.builders.sabotage import docx_source, pdf_source
from tests.conftest import SHARED

_LARGEST = 50_000  # bytes; each case should be done in a second


def built() -> Iterator[tuple[str, bytes]]:
    """Kind and content of files that the builders make."""
    yield "txt", "The witness Maren Tolvald, born 14 March 1981. Zoë O\u2019Neill\r\n".encode() * 20
    yield "txt", "Maren Tolvald lives in Saltby.\n".encode("utf-16")
    yield "pdf", pdf_source()
    yield "docx", docx_source()
    for hide, _, _ in HIDING_PLACES.values():
        yield "pdf", pdf.page_with(change=hide)
    yield "pdf", pdf.page_with(change=glyph(b"/Fm1 Do"))


def real() -> Iterator[tuple[str, Path]]:
    """Kind and place of real files of the corpus, small ones."""
    for path in sorted((SHARED / "corpus").glob("*/*")):
        kind = "pdf" if path.suffix.lower() == ".pdf" else "docx"
        if path.stat().st_size <= _LARGEST:
            yield kind, path
