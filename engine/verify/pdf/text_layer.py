"""Text layer of a PDF as PDFium and pdfminer read it; both share no code with each other or the writer (threat L03)."""

from __future__ import annotations

import io
import logging
import re
import warnings
from collections.abc import Iterator
from functools import lru_cache
from math import hypot
from typing import NamedTuple

import pikepdf
import pypdfium2
from pdfminer.pdfdevice import PDFTextDevice
from pdfminer.pdffont import PDFFont, PDFUnicodeNotDefined
from pdfminer.pdfinterp import PDFPageInterpreter, PDFResourceManager
from pdfminer.pdfpage import PDFPage
from pdfminer.utils import Matrix

from engine.core.message import message
from engine.verify.evidence import Exposure, Surface

# It logs what it cannot parse, which can be text of the document.
logging.getLogger("pdfminer").setLevel(logging.CRITICAL + 1)

_SAME_LINE = 0.5  # of the glyph's height: less is a superscript, more is another line
# Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms, with the spaces and marks between them.
_LETTER = r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]"
_RIGHT_TO_LEFT = re.compile(f"{_LETTER}+(?: +{_LETTER}+)*")
_WORD_GAP = 0.15  # of the glyph's height


def by_pdfium(data: bytes, password: str | None) -> Iterator[Surface]:
    """Yield one surface a page, in the order that PDFium gives."""
    with pypdfium2.PdfDocument(uncropped(data, password)) as document:
        for number, page in enumerate(document, start=1):
            text_page = page.get_textpage()
            # Unbounded, since bounds leave out text beyond the page, and characters that the font draws as nothing.
            # PDFium marks the hyphen of a word divided at a line end by a control character.
            text = text_page.get_text_range().replace("\r", "").replace("\ufffe", "-\n").replace("\x02", "-\n")
            text_page.close()
            page.close()
            yield Surface(message("place.page", page=number), Exposure.OTHER_READER, text + _in_reading_order(text))


def _in_reading_order(text: str) -> str:
    """Return each right-to-left stretch reversed, on a line of its own: PDFium gives its letters in visual order."""
    return "".join(f"\n{each[0][::-1]}" for each in _RIGHT_TO_LEFT.finditer(text))


def by_pdfminer(data: bytes, password: str | None) -> Iterator[Surface]:
    """Yield one surface a page, in the order in which the page draws its text."""
    resources = PDFResourceManager()
    device = _Collector(resources)
    interpreter = PDFPageInterpreter(resources, device)
    for number, page in enumerate(PDFPage.get_pages(io.BytesIO(uncropped(data, password))), start=1):
        interpreter.process_page(page)
        yield Surface(message("place.page", page=number), Exposure.OTHER_READER, device.text)


@lru_cache(maxsize=2)  # the original and the output, for three checks each
def uncropped(data: bytes, password: str | None) -> bytes:
    """Return the pages decrypted, without crop boxes (threat P18), fields and annotations drawn (threats P10, P12).

    The libraries then leave out nothing that lies beyond the edge or above the page.
    """
    target = io.BytesIO()
    with pikepdf.open(io.BytesIO(data), password=password or "", suppress_warnings=True) as document:
        _draw_bare_fields(document)
        document.flatten_annotations("all")
        for page in document.pages:
            page.cropbox = page.mediabox
        with warnings.catch_warnings():
            # Raised for fields that only some viewers show; this copy is only read.
            warnings.simplefilter("ignore", pikepdf.PageCopyWarning)
            document.save(target, fix_metadata_version=False)
    return target.getvalue()


def _draw_bare_fields(document: pikepdf.Pdf) -> None:
    """Draw form fields that have no appearance. Others keep theirs, though some viewers would draw them again."""
    annotations = (each for page in document.pages for each in page.obj.get("/Annots", ()))
    drawn = [(each, each["/AP"]) for each in annotations if isinstance(each, pikepdf.Dictionary) and "/AP" in each]
    for annotation, _ in drawn:
        del annotation["/AP"]
    document.generate_appearance_streams()
    for annotation, appearance in drawn:
        annotation["/AP"] = appearance


class _Glyph(NamedTuple):
    """A drawn glyph: its matrix, and its advance and height on the page."""

    matrix: Matrix
    advance: float
    height: float


class _Collector(PDFTextDevice):  # type: ignore[misc]
    """Joins the glyphs of a page in drawing order.

    Much faster than pdfminer's own objects for glyphs (twice the time) and its layout analysis (ten times).
    """

    def begin_page(self, page: PDFPage, ctm: Matrix) -> None:  # noqa: ARG002
        self._pieces: list[str] = []
        self._previous: _Glyph | None = None

    @property
    def text(self) -> str:
        return "".join(self._pieces)

    def render_char(
        self,
        matrix: Matrix,
        font: PDFFont,
        fontsize: float,
        scaling: float,
        rise: float,  # noqa: ARG002
        cid: int,
        ncs: object,  # noqa: ARG002
        graphicstate: object,  # noqa: ARG002
    ) -> float:
        advance: float = font.char_width(cid) * fontsize * scaling
        across, down = hypot(matrix[0], matrix[1]), hypot(matrix[2], matrix[3])
        glyph = _Glyph(matrix, advance * across, abs(fontsize) * down)
        if self._previous is not None:
            self._pieces.append(_between(self._previous, glyph))
        try:
            self._pieces.append(font.to_unichr(cid))
        except PDFUnicodeNotDefined:
            self._pieces.append("\ufffd")
        self._previous = glyph
        return advance


def _between(left: _Glyph, right: _Glyph) -> str:
    """Return nothing, a space or a line break, measured along the direction of writing, which may be any."""
    a, b, _, _, x, y = left.matrix
    scale = hypot(a, b) or 1.0
    along = ((right.matrix[4] - x) * a + (right.matrix[5] - y) * b) / scale - left.advance
    across = ((right.matrix[5] - y) * a - (right.matrix[4] - x) * b) / scale
    if abs(across) >= _SAME_LINE * left.height or along < -left.height:
        return "\n"
    return "" if along < _WORD_GAP * left.height else " "
