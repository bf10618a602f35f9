"""Erases from pages what lies under boxes, and leaves everything else where it was.

PDF libraries that redact rewrite whole streams, and move text on the way (threat F2: MuPDF 1.28.2 in 7 to 24 of 272
files). Here instructions stay as they are unless they show, draw or paint something that has to go.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO

import pikepdf
import pymupdf
from pikepdf import Matrix

from engine.errors import CannotMakeSafe
from engine.formats.pdf.erase_drawn import DRAWN
from engine.formats.pdf.erase_text import TEXT
from engine.formats.pdf.follow import Content, Handler
from engine.formats.pdf.graphics import State
from engine.formats.pdf.metrics import Metrics
from engine.formats.pdf.paint import Cover
from engine.formats.pdf.pixels import Pictures
from engine.formats.pdf.targets import target
from engine.progress import Progress

_HANDLERS: dict[str, Handler] = {**DRAWN, **TEXT}
# What following a malformed stream can raise.
_MALFORMED = (pikepdf.PdfError, AttributeError, IndexError, KeyError, TypeError, ValueError, ZeroDivisionError)


def erase(
    pdf: pikepdf.Pdf, data: bytes, covers: Mapping[int, Sequence[Cover]], progress: Progress
) -> dict[tuple[int, int], Metrics]:
    """Take from the pages of a clean file what the covers, by page, lie over.

    Args:
        data: the bytes that `pdf` was opened from.

    Returns:
        The fonts of these pages by object number, each with the codes that were taken out of its strings.

    Raises:
        CannotMakeSafe: content can't be followed, a masked glyph is not in it, or a picture can't be decoded; `pages`.
    """
    pictures = Pictures(pdf)
    fonts: dict[tuple[int, int], Metrics] = {}
    with pymupdf.open("pdf", BytesIO(data)) as sheets:
        for done, (number, found) in enumerate(sorted(covers.items()), start=1):
            page = pdf.pages[number]
            wanted = target(sheets[number], page, found)
            try:
                _erase_from_page(
                    Content(pdf, wanted, pictures, fonts, _HANDLERS, page.resources, State(Matrix())), page
                )
            except _MALFORMED as error:
                raise CannotMakeSafe(problem="content-stream", pages=(number,)) from error
            if wanted.missing:
                raise CannotMakeSafe(problem="text-not-found", pages=(number,))
            pictures.page_done(wanted.seen)
            progress.step("write", done, len(covers))
    try:
        pictures.overwrite()
    except (*_MALFORMED, pymupdf.mupdf.FzErrorBase, OSError, RuntimeError) as error:
        raise CannotMakeSafe(problem="picture") from error
    return fonts


def _erase_from_page(content: Content, page: pikepdf.Page) -> None:
    after = content.erased(page)
    if after is not None:
        page.obj["/Contents"] = content.pdf.make_stream(after)
        page.obj["/Resources"] = content.resources
