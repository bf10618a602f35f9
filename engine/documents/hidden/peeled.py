"""Peeled pages: drawn without filled shapes, to see pictures and text under boxes (threats P01, P19, V05).

PDFium draws them, which shares no code with the library that writes redacted files.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import pypdfium2
import pypdfium2.raw as pdfium

from engine.core.types import Concealed
from engine.documents.pdf.geometry import Area
from engine.documents.rasters import Pixels

TEXT, PATH, IMAGE = pdfium.FPDF_PAGEOBJ_TEXT, pdfium.FPDF_PAGEOBJ_PATH, pdfium.FPDF_PAGEOBJ_IMAGE

_EXPOSED = 5  # a shape that covers more than one part in so many of the page is its background


class GreyPage(NamedTuple):
    """A page drawn in grey, with its origin; `scale` pixels make one unit of its coordinates."""

    pixels: Pixels
    left: float
    top: float
    scale: float

    def inside(self, bounds: Area) -> Pixels:
        """Return the pixels that are wholly inside a rectangle."""
        left, right = (bounds.left - self.left) * self.scale, (bounds.right - self.left) * self.scale
        top, bottom = (self.top - bounds.top) * self.scale, (self.top - bounds.bottom) * self.scale
        first, last = max(int(np.ceil(top)), 0), max(int(bottom), 0)
        return self.pixels[first:last, max(int(np.ceil(left)), 0) : max(int(right), 0)]


def draw(page: pypdfium2.PdfPage, scale: float) -> GreyPage:
    """Return the drawn page, not rotated."""
    page.set_rotation(0)
    left, _, right, top = page.get_cropbox()
    bitmap = page.render(scale=scale, grayscale=True)
    pixels = bitmap.to_numpy().reshape(bitmap.height, -1)[:, : bitmap.width].copy()
    return GreyPage(pixels, left, top, scale * page.get_width() / max(right - left, 1e-6))


def bounds(item: pypdfium2.PdfObject) -> Area:
    """Return the bounds of an object on its page."""
    return Area(*item.get_bounds())


def fills(page: pypdfium2.PdfPage) -> list[pypdfium2.PdfObject]:
    """Return the filled shapes of a page in painting order, except its background."""
    left, bottom, right, top = page.get_cropbox()
    most = Area(left, bottom, right, top).size / _EXPOSED
    return [each for each in page.get_objects([PATH], max_depth=1) if _is_filled(each) and bounds(each).size < most]


def _is_filled(path: pypdfium2.PdfObject) -> bool:
    mode, stroke = ctypes.c_int(), ctypes.c_int()
    pdfium.FPDFPath_GetDrawMode(path.raw, ctypes.byref(mode), ctypes.byref(stroke))
    return bool(mode.value != pdfium.FPDF_FILLMODE_NONE)


def clip(item: pypdfium2.PdfObject) -> Area | None:
    """Return the rectangle around the shown part of an object, or None if nothing clips it."""
    path = pdfium.FPDFPageObj_GetClipPath(item.raw)
    shown: Area | None = None
    for number in range(max(pdfium.FPDFClipPath_CountPaths(path), 0) if path else 0):
        points = list(_points(path, number))
        if points:
            xs, ys = zip(*points, strict=True)
            each = Area(min(xs), min(ys), max(xs), max(ys))
            shown = shown.shared(each) if shown else each
    return shown


def _points(path: pdfium.FPDF_CLIPPATH, number: int) -> Iterator[tuple[float, float]]:
    x, y = ctypes.c_float(), ctypes.c_float()
    for index in range(max(pdfium.FPDFClipPath_CountPathSegments(path, number), 0)):
        segment = pdfium.FPDFClipPath_GetPathSegment(path, number, index)
        if segment and pdfium.FPDFPathSegment_GetPoint(segment, ctypes.byref(x), ctypes.byref(y)):
            yield x.value, y.value


# Pictures of which a page shows less than the file holds: cropped ones, and those under boxes (threats P19, P19c).


_MOST_SHOWN = 0.97  # a smaller share is a crop; viewers cut a little off every picture
_SMALLEST = 4.0  # points each way: less hides no word
_SCALE = 1.0  # pixels per point
_ONE_COLOUR = 24  # of 255
_OVER_PICTURE = 0.5  # of a box


def find(plain: bytes) -> Iterator[Concealed]:
    """Yield pictures with cropped edges, and boxes drawn over a part of a picture."""
    with pypdfium2.PdfDocument(plain) as document:
        for number, page in enumerate(document):
            pictures = list(page.get_objects([IMAGE], max_depth=2))
            frame = Area(*page.get_cropbox())
            for picture in pictures:
                if _is_cropped(bounds(picture), clip(picture), frame):
                    yield Concealed("picture-edges", True, number)
            for _ in range(_boxes_over(page, [bounds(each) for each in pictures])):
                yield Concealed("picture-under-box", True, number)


def _is_cropped(whole: Area, shown: Area | None, frame: Area) -> bool:
    seen = whole.shared(frame).shared(shown or frame)
    hidden = max(whole.width - seen.width, whole.height - seen.height)
    return seen.size < _MOST_SHOWN * whole.size and hidden >= _SMALLEST


def _boxes_over(page: pypdfium2.PdfPage, pictures: list[Area]) -> int:
    """Return how many shapes of one colour are on a part of a picture with several colours."""
    shapes = [
        (each, bounds(each))
        for each in (fills(page) if pictures else ())
        if min(bounds(each).width, bounds(each).height) >= _SMALLEST
        and any(bounds(each).shared(picture).size > _OVER_PICTURE * bounds(each).size for picture in pictures)
    ]
    if not shapes:
        return 0
    before = draw(page, _SCALE)
    for shape, _ in shapes:
        page.remove_obj(shape)
    after = draw(page, _SCALE)
    return sum(_of_one_colour(before, place) and not _of_one_colour(after, place) for _, place in shapes)


def _of_one_colour(drawn: GreyPage, place: Area) -> bool:
    pixels = drawn.inside(place)
    return bool(pixels.size == 0 or int(np.max(pixels)) - int(np.min(pixels)) <= _ONE_COLOUR)
