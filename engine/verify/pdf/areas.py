"""Area check of a redacted PDF: nothing is drawn under the boxes that the user drew (threats P01, P19, P22).

An area with nothing left in it has one colour once its box is removed; beside an emptied picture it may have another.
"""

from __future__ import annotations

import ctypes
import io
from collections import defaultdict
from collections.abc import Iterator

import numpy as np
import pikepdf
import pypdfium2
import pypdfium2.raw as pdfium
from numpy.typing import NDArray

from engine.core.message import Message, message
from engine.core.progress import Stage
from engine.core.types import Box, Document, PageArea, PdfPlace
from engine.documents.hidden.peeled import IMAGE, PATH, TEXT, GreyPage, clip, draw
from engine.documents.pdf.geometry import Frame, frame
from engine.verify.evidence import Evidence, Verdict
from engine.verify.pdf.text_layer import uncropped

_SCALE = 2.0  # pixels a point
_INK = 48  # of 255: the contrast of a line with its ground
_EDGE = 1.0  # points inside the area, where its edge is drawn softly
_OVERHANG = 1.0  # points that a letter reaches beyond its box
_STEPS = 4  # changes of colour along a column or a row: both soft edges of one emptied picture
_CORNERS = (4, 5)  # points of a rectangle, open or closed


def nothing_left(evidence: Evidence) -> Verdict:
    """Verify that no area shows anything once its box is removed, except characters that another check covers."""
    by_page: dict[int, list[PageArea]] = defaultdict(list)
    for area in evidence.claim.areas:
        by_page[area.page].append(area)
    if not by_page:
        return Verdict(True, Message("nothing.no-areas"), checked=False)
    staying = _characters(evidence.reopened())
    with (
        pikepdf.open(io.BytesIO(evidence.claim.output)) as pages,
        pypdfium2.PdfDocument(uncropped(evidence.claim.output, None)) as sheets,
    ):
        left = []
        for number, areas in sorted(by_page.items()):
            evidence.progress.step(Stage.VERIFY, 0, 0)
            (beneath, steps), placed = _beneath(sheets[number]), frame(pages.pages[number])
            if not all(_is_empty(beneath, placed, area.box, staying[number], steps) for area in areas):
                left.append(number + 1)
    if left:
        return Verdict(False, message("areas.left", pages=", ".join(map(str, left))))
    count = len(evidence.claim.areas)
    return Verdict(True, message("areas.empty", count=count))


def _characters(output: Document | None) -> dict[int, list[Box]]:
    """Return the boxes of the output's characters by page."""
    found: dict[int, list[Box]] = defaultdict(list)
    for segment in output.segments if output else ():
        if isinstance(segment.place, PdfPlace) and not segment.place.in_picture:
            found[segment.place.page] += segment.place.boxes
    return found


def _beneath(page: pypdfium2.PdfPage) -> tuple[GreyPage, int]:
    """Return the page without the boxes painted last, which labels may follow, and the steps of colour allowed."""
    boxes = []
    for item in reversed(list(page.get_objects(max_depth=1))):
        if item.type == PATH and _is_box(item):
            boxes.append(item)
        elif boxes or item.type != TEXT:
            break
    for box in boxes:
        page.remove_obj(box)
    steps = _STEPS if any(page.get_objects([IMAGE])) else 0
    drawn = draw(page, _SCALE)
    page.close()
    return drawn, steps


def _is_box(path: pypdfium2.PdfObject) -> bool:
    """Return whether the path is an upright black or white rectangle without outline, as redacted pages have them."""
    points = list(_points(path))
    upright = len(points) in _CORNERS and all(len(set(each)) == 2 for each in zip(*points, strict=True))
    return upright and clip(path) is None and path.get_matrix().get()[1:3] == (0, 0) and _is_black_or_white(path)


def _is_black_or_white(path: pypdfium2.PdfObject) -> bool:
    fill, stroke = ctypes.c_int(), ctypes.c_int()
    pdfium.FPDFPath_GetDrawMode(path.raw, ctypes.byref(fill), ctypes.byref(stroke))
    colour = [ctypes.c_uint() for _ in range(4)]
    known = pdfium.FPDFPageObj_GetFillColor(path.raw, *map(ctypes.byref, colour))
    return bool(known and not stroke.value) and {each.value for each in colour[:3]} in ({0}, {255})


def _points(path: pypdfium2.PdfObject) -> Iterator[tuple[float, float]]:
    x, y = ctypes.c_float(), ctypes.c_float()
    for index in range(pdfium.FPDFPath_CountSegments(path.raw)):
        segment = pdfium.FPDFPath_GetPathSegment(path.raw, index)
        pdfium.FPDFPathSegment_GetPoint(segment, ctypes.byref(x), ctypes.byref(y))
        yield round(x.value, 2), round(y.value, 2)


def _is_empty(beneath: GreyPage, placed: Frame, area: Box, characters: list[Box], steps: int) -> bool:
    known = beneath._replace(pixels=np.ones_like(beneath.pixels))
    for each in characters:
        if each.x0 < area.x1 and area.x0 < each.x1 and each.y0 < area.y1 and area.y0 < each.y1:
            known.inside(placed.area(each.grown(_OVERHANG)))[:] = 0
    inner = placed.area(area.grown(-_EDGE))
    pixels = np.where(known.inside(inner), beneath.inside(inner), np.nan)
    return all(_steps(each) <= steps for each in (pixels, pixels.T))


def _steps(rows: NDArray[np.float64]) -> int:
    """Count the rows that differ from the row before; nan marks unknown pixels."""
    different = np.abs(np.diff(rows, axis=0)) >= _INK
    return int(different.any(axis=1).sum())
