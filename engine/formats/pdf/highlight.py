"""The original with see-through boxes over what is masked, for a court's eyes (Fed. R. Civ. P. 5.2(f), 5.2(g))."""

from __future__ import annotations

from io import BytesIO

import pikepdf
from pikepdf import Dictionary, Name

from engine.errors import DamagedFile, WrongPassword
from engine.formats.pdf.geometry import Area, frame
from engine.formats.pdf.paint import joined
from engine.progress import Progress
from engine.types import Box, Document, PageArea, PdfPlace, Redaction

WARNING = "UNREDACTED COPY: the highlighted parts are masked in the public file. Not for release."

_LOOK, _FONT = Name("/SableHighlight"), Name("/SableWarning")
_SIZE = 8.0  # points of the warning's letters, which stand at the top of each page
_INSET = 10.0


def highlight(
    source: bytes,
    document: Document,
    redactions: tuple[Redaction, ...],
    *,
    areas: tuple[PageArea, ...],
    password: str | None,
    progress: Progress,
) -> bytes:
    """The whole original, nothing removed and encrypted as it was, with a warning on every page.

    Raises:
        WrongPassword, DamagedFile: it can't be opened.
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
                progress.step("write", number, document.pages)
                _paint(page, here)
            stream = BytesIO()
            pdf.save(stream, fix_metadata_version=False, encryption=True if pdf.is_encrypted else None)
    except pikepdf.PasswordError as error:
        raise WrongPassword from error
    except (pikepdf.PdfError, ValueError, TypeError) as error:
        raise DamagedFile(format="pdf") from error
    return stream.getvalue()


def _paint(page: pikepdf.Page, boxes: list[Box]) -> None:
    """Yellow as of a marker: what is dark below it stays dark."""
    if Name.Resources not in page.obj:
        page.obj.Resources = page.resources  # inherited ones are not to be changed for all pages
    page.add_resource(Dictionary(Type=Name.ExtGState, BM=Name.Multiply, ca=1), Name.ExtGState, _LOOK)
    page.add_resource(Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica), Name.Font, _FONT)
    here = frame(page)
    marks = b"".join(_rectangle(here.area(box)) for box in boxes)
    left, top = here.left + _INSET / here.unit, here.top - (_INSET + _SIZE) / here.unit
    words = f"BT {_FONT} {_SIZE / here.unit:.3f} Tf .66 .11 .35 rg {left:.2f} {top:.2f} Td ({WARNING}) Tj ET"
    # What the page left behind in the graphics state must not reach the marks.
    page.contents_add(b"q", prepend=True)
    page.contents_add(f"Q q {_LOOK} gs 1 .85 .2 rg ".encode() + marks + f"Q q {words} Q".encode())


def _rectangle(area: Area) -> bytes:
    return f"{area.left:.2f} {area.bottom:.2f} {area.right - area.left:.2f} {area.top - area.bottom:.2f} re f ".encode()
