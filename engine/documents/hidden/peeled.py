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
from engine.documents.rasters import Pixels

TEXT, PATH, IMAGE = pdfium.FPDF_PAGEOBJ_TEXT, pdfium.FPDF_PAGEOBJ_PATH, pdfium.FPDF_PAGEOBJ_IMAGE

_EXPOSED = 5  # a shape that covers more than one part in so many of the page is its background


class Bounds(NamedTuple):
    """A rectangle in the coordinates of the page, y upwards."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def area(self) -> float:
        return max(self.right - self.left, 0.0) * max(self.top - self.bottom, 0.0)

    def shared(self, other: Bounds) -> Bounds:
        """Return the rectangle that both share; its area is 0 where they do not meet."""
        return Bounds(
            max(self.left, other.left),
            max(self.bottom, other.bottom),
            min(self.right, other.right),
            min(self.top, other.top),
        )


class GreyPage(NamedTuple):
    """A page drawn in grey, with its origin; `scale` pixels make one unit of its coordinates."""

    pixels: Pixels
    left: float
    top: float
    scale: float

    def inside(self, bounds: Bounds) -> Pixels:
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


def bounds(item: pypdfium2.PdfObject) -> Bounds:
    """Return the bounds of an object on its page."""
    return Bounds(*item.get_bounds())


def fills(page: pypdfium2.PdfPage) -> list[pypdfium2.PdfObject]:
    """Return the filled shapes of a page in painting order, except its background."""
    left, bottom, right, top = page.get_cropbox()
    most = Bounds(left, bottom, right, top).area / _EXPOSED
    return [each for each in page.get_objects([PATH], max_depth=1) if _is_filled(each) and bounds(each).area < most]


def _is_filled(path: pypdfium2.PdfObject) -> bool:
    mode, stroke = ctypes.c_int(), ctypes.c_int()
    pdfium.FPDFPath_GetDrawMode(path.raw, ctypes.byref(mode), ctypes.byref(stroke))
    return bool(mode.value != pdfium.FPDF_FILLMODE_NONE)


def clip(item: pypdfium2.PdfObject) -> Bounds | None:
    """Return the rectangle around the shown part of an object, or None if nothing clips it."""
    path = pdfium.FPDFPageObj_GetClipPath(item.raw)
    shown: Bounds | None = None
    for number in range(max(pdfium.FPDFClipPath_CountPaths(path), 0) if path else 0):
        points = list(_points(path, number))
        if points:
            xs, ys = zip(*points, strict=True)
            each = Bounds(min(xs), min(ys), max(xs), max(ys))
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
            frame = Bounds(*page.get_cropbox())
            for picture in pictures:
                if _is_cropped(bounds(picture), clip(picture), frame):
                    yield Concealed("picture-edges", True, number)
            for _ in range(_boxes_over(page, [bounds(each) for each in pictures])):
                yield Concealed("picture-under-box", True, number)


def _is_cropped(whole: Bounds, shown: Bounds | None, frame: Bounds) -> bool:
    seen = whole.shared(frame).shared(shown or frame)
    hidden = (
        (whole.right - whole.left) - (seen.right - seen.left),
        (whole.top - whole.bottom) - (seen.top - seen.bottom),
    )
    return seen.area < _MOST_SHOWN * whole.area and max(hidden) >= _SMALLEST


def _boxes_over(page: pypdfium2.PdfPage, pictures: list[Bounds]) -> int:
    """Return how many shapes of one colour are on a part of a picture with several colours."""
    shapes = [
        (each, bounds(each))
        for each in (fills(page) if pictures else ())
        if min(bounds(each).right - bounds(each).left, bounds(each).top - bounds(each).bottom) >= _SMALLEST
        and any(bounds(each).shared(picture).area > _OVER_PICTURE * bounds(each).area for picture in pictures)
    ]
    if not shapes:
        return 0
    before = draw(page, _SCALE)
    for shape, _ in shapes:
        page.remove_obj(shape)
    after = draw(page, _SCALE)
    return sum(_of_one_colour(before, place) and not _of_one_colour(after, place) for _, place in shapes)


def _of_one_colour(drawn: GreyPage, place: Bounds) -> bool:
    pixels = drawn.inside(place)
    return bool(pixels.size == 0 or int(np.max(pixels)) - int(np.min(pixels)) <= _ONE_COLOUR)
