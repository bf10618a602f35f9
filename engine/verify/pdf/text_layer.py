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
from pikepdf import Array, Dictionary, Name, Stream, String

from engine.core.message import message
from engine.documents.pdf.sanitise.fields import inherited, leave_to_viewers, text_of
from engine.verify.evidence import PlaceKind, Surface

# It logs what it cannot parse, which can be text of the document.
logging.getLogger("pdfminer").setLevel(logging.CRITICAL + 1)

_SAME_LINE = 0.5  # of the glyph's height: less is a superscript, more is another line
# Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms, with the spaces and marks between them.
_LETTER = r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]"
_RIGHT_TO_LEFT = re.compile(f"{_LETTER}+(?: +{_LETTER}+)*")
_WORD_GAP = 0.15  # of the glyph's height
_NOTES = ("/FreeText", "/Line")
_COMBO = 1 << 17  # flag of a field that shows its value, not all its options
_TAG = re.compile(r"<[^>]*>")


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
            yield Surface(message("place.page", page=number), PlaceKind.OTHER_READER, text + _in_reading_order(text))


def _in_reading_order(text: str) -> str:
    """Return each right-to-left stretch reversed, on a line of its own: PDFium gives its letters in visual order."""
    return "".join(f"\n{each[0][::-1]}" for each in _RIGHT_TO_LEFT.finditer(text))


def by_pdfminer(data: bytes, password: str | None) -> Iterator[Surface]:
    """Yield one surface a page, in the order in which the page draws its text."""
    pages = uncropped(data, password)
    for number, text in enumerate(_texts_of(pages) or _texts(pages), start=1):
        yield Surface(message("place.page", page=number), PlaceKind.OTHER_READER, text)


def _texts(pages: bytes) -> Iterator[str]:
    collector = Collector()
    for _ in interpreted(pages, collector):
        yield collector.text


def interpreted(pages: bytes, collector: Collector) -> Iterator[int]:
    """Let pdfminer draw one page after the other on a collector; yield their numbers, from 1.

    The texts of the pages are kept for the next check of the same file in this process, once all of them were read.

    Args:
        pages: the file that `uncropped` returned.
    """
    global _read_last
    interpreter = PDFPageInterpreter(collector.rsrcmgr, collector)
    texts = []
    for number, page in enumerate(PDFPage.get_pages(io.BytesIO(pages)), start=1):
        interpreter.process_page(page)
        texts.append(collector.text)
        yield number
    _read_last = _Texts(pages, tuple(texts))


class _Texts(NamedTuple):
    """The texts of all pages of a file."""

    pages: bytes
    texts: tuple[str, ...]


_read_last = _Texts(b"", ())


def _texts_of(pages: bytes) -> tuple[str, ...]:
    """Return the texts of the pages if this was the last file that was read to its end, else nothing."""
    return _read_last.texts if _read_last.pages == pages else ()


@lru_cache(maxsize=2)  # the original and the output, for three checks each
def uncropped(data: bytes, password: str | None) -> bytes:
    """Return the pages decrypted, without crop boxes (threat P18), fields and annotations drawn (threats P10, P12).

    The libraries then leave out nothing that lies beyond the edge or above the page.
    """
    target = io.BytesIO()
    with pikepdf.open(io.BytesIO(data), password=password or "", suppress_warnings=True) as document:
        leave_to_viewers(document)
        _draw_bare(document)
        document.flatten_annotations("all")
        for page in document.pages:
            page.cropbox = page.mediabox
        with warnings.catch_warnings():
            # Raised for fields that only some viewers show; this copy is only read.
            warnings.simplefilter("ignore", pikepdf.PageCopyWarning)
            document.save(target, fix_metadata_version=False)
    return target.getvalue()


def _draw_bare(document: pikepdf.Pdf) -> None:
    """Draw the text of fields and notes that have no appearance, which viewers lay out themselves.

    Others keep theirs, though some viewers would draw them again.
    """
    if "/NeedAppearances" in document.Root.get("/AcroForm", Dictionary()):
        del document.Root.AcroForm["/NeedAppearances"]  # else fields would be left as they are
    for page in document.pages:
        for each in page.obj.get("/Annots", ()):
            if isinstance(each, Dictionary) and "/AP" not in each and (text := "\n".join(_laid_out(each))):
                each["/AP"] = Dictionary(N=_appearance(document, each, text))


def _laid_out(annotation: pikepdf.Object) -> Iterator[str]:
    """Yield the text that a viewer lays out for an annotation without an appearance."""
    subtype = annotation.get("/Subtype")
    if subtype in _NOTES:
        yield _TAG.sub(" ", str(annotation.get("/RC", annotation.get("/Contents", ""))))
    elif subtype == "/Widget":
        look = annotation.get("/MK")
        yield from _strings(look.get("/CA") if isinstance(look, Dictionary) else None)
        flags = inherited(annotation, "/Ff")
        is_list = inherited(annotation, "/FT") == "/Ch" and not (int(flags) if flags is not None else 0) & _COMBO
        options = inherited(annotation, "/Opt") if is_list else None
        if isinstance(options, Array):
            yield from _strings(
                Array([each[-1] if isinstance(each, Array) and len(each) else each for each in options])
            )
        else:
            yield from _strings(inherited(annotation, "/V"))


def _strings(value: pikepdf.Object | None) -> Iterator[str]:
    if isinstance(value, String | Stream):
        yield text_of(value)
    elif isinstance(value, Array):
        for each in value:
            yield from _strings(each)


def _appearance(document: pikepdf.Pdf, annotation: pikepdf.Object, text: str) -> pikepdf.Object:
    codes = {letter: code for code, letter in enumerate(dict.fromkeys(text), start=1)}
    meanings = "".join(f"1 beginbfchar <{code:04x}> <{_hex(letter)}> endbfchar\n" for letter, code in codes.items())
    system = Dictionary(Registry=String("Adobe"), Ordering=String("Identity"), Supplement=0)
    glyphs = Dictionary(
        Type=Name.Font, Subtype=Name.CIDFontType2, BaseFont=Name.Helvetica, DW=600, CIDSystemInfo=system
    )
    font = Dictionary(
        Type=Name.Font,
        Subtype=Name.Type0,
        BaseFont=Name.Helvetica,
        Encoding=Name("/Identity-H"),
        DescendantFonts=Array([document.make_indirect(glyphs)]),
        ToUnicode=document.make_stream(meanings.encode()),
    )
    shown = "".join(f"<{''.join(f'{codes[each]:04x}' for each in line)}> Tj T*\n" for line in text.splitlines())
    x0, y0, x1, y1 = (float(edge) for edge in annotation.Rect)
    return document.make_stream(
        f"BT /F 10 Tf 12 TL 1 0 0 1 {x0} {y1 - 10} Tm\n{shown}ET".encode(),
        Type=Name.XObject,
        Subtype=Name.Form,
        BBox=Array([x0, y0, x1, y1]),
        Resources=Dictionary(Font=Dictionary(F=font)),
    )


def _hex(letter: str) -> str:
    return letter.encode("utf-16-be", "surrogatepass").hex()


class _Glyph(NamedTuple):
    """A drawn glyph: its matrix, and its advance and height on the page."""

    matrix: Matrix
    advance: float
    height: float


class Collector(PDFTextDevice):  # type: ignore[misc]
    """Joins the glyphs of a page in drawing order.

    Much faster than pdfminer's own objects for glyphs (twice the time) and its layout analysis (ten times).
    """

    def __init__(self) -> None:
        super().__init__(PDFResourceManager())

    def begin_page(self, page: PDFPage, ctm: Matrix) -> None:  # noqa: ARG002
        self._pieces: list[str] = []
        self._previous: _Glyph | None = None

    @property
    def text(self) -> str:
        """The text of the page."""
        return "".join(self._pieces)

    @property
    def last(self) -> str:
        """The text of the glyph drawn last."""
        return self._pieces[-1]

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
