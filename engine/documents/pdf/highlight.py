"""Highlighted copy of a PDF: see-through boxes over masked text, for a court (Fed. R. Civ. P. 5.2(f), 5.2(g))."""

from __future__ import annotations

from io import BytesIO

import pikepdf
from pikepdf import Dictionary, Name

from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.errors import DamagedFile, WrongPassword
from engine.core.message import Message
from engine.core.progress import Progress, Stage
from engine.core.types import Box, Document, PageArea, PdfPlace, Redaction
from engine.documents.pdf.geometry import Area, frame, joined

WARNING = Message("copy.warning")

_LOOK, _FONT = Name("/SableHighlight"), Name("/SableWarning")
_SIZE = 8.0  # points: letters of the warning at the top of each page
_INSET = 10.0


def highlight(
    source: bytes,
    document: Document,
    redactions: tuple[Redaction, ...],
    *,
    areas: tuple[PageArea, ...],
    password: str | None,
    progress: Progress,
    words: Catalogue = ENGLISH,
) -> bytes:
    """Return the whole original, encrypted as it was, with boxes over masked text and a warning on every page.

    Raises:
        WrongPassword, DamagedFile: the PDF can't be opened.
    """
    boxes = [list[Box]() for _ in range(document.pages)]
    for each in redactions:
        for place in document.places(each.start, each.end):
            if isinstance(place, PdfPlace):
                boxes[place.page] += joined(place.boxes)
    for area in areas:
        boxes[area.page].append(area.box)
    try:
        with pikepdf.open(BytesIO(source), password=password or "") as pdf:
            for number, (page, here) in enumerate(zip(pdf.pages, boxes, strict=True)):
                progress.step(Stage.WRITE, number, document.pages)
                _paint(page, here, words.say(WARNING))
            stream = BytesIO()
            pdf.save(stream, fix_metadata_version=False, encryption=True if pdf.is_encrypted else None)
    except pikepdf.PasswordError as error:
        raise WrongPassword from error
    except (pikepdf.PdfError, ValueError, TypeError) as error:
        raise DamagedFile(format="pdf") from error
    return stream.getvalue()


def _paint(page: pikepdf.Page, boxes: list[Box], warning: str) -> None:
    """Multiply yellow over the boxes as a marker pen does, so that dark text below stays dark; write the warning."""
    if Name.Resources not in page.obj:
        page.obj.Resources = page.resources  # so that inherited resources do not change for all pages
    page.add_resource(Dictionary(Type=Name.ExtGState, BM=Name.Multiply, ca=1), Name.ExtGState, _LOOK)
    letters = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica, Encoding=Name.WinAnsiEncoding)
    page.add_resource(letters, Name.Font, _FONT)
    here = frame(page)
    marks = b"".join(_rectangle(here.area(box)) for box in boxes)
    left, top = here.left + _INSET / here.unit, here.top - (_INSET + _SIZE) / here.unit
    shown = warning.encode("cp1252", "replace").hex()
    words = f"BT {_FONT} {_SIZE / here.unit:.3f} Tf .66 .11 .35 rg {left:.2f} {top:.2f} Td <{shown}> Tj ET"
    # The graphics state that the page leaves behind must not affect the marks.
    page.contents_add(b"q", prepend=True)
    page.contents_add(f"Q q {_LOOK} gs 1 .85 .2 rg ".encode() + marks + f"Q q {words} Q".encode())


def _rectangle(area: Area) -> bytes:
    return f"{area.left:.2f} {area.bottom:.2f} {area.width:.2f} {area.height:.2f} re f ".encode()
