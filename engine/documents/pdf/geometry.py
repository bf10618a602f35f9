"""Page coordinates, and a check with PDFium that text outside the boxes has not moved (threat L02)."""

from __future__ import annotations

import ctypes
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from io import BytesIO
from itertools import product
from typing import NamedTuple

import numpy as np
import pikepdf
import pypdfium2
import pypdfium2.raw as pdfium
from numpy.typing import NDArray

from engine.core.types import Box, Moved, SetLine, union

# Distances by which glyphs were moved on purpose, by their old places.


_NEAR = 0.3  # points; readers compute in single precision


class PageMoves:
    """Glyphs that were moved on purpose on one page, by their old places in points."""

    def __init__(self) -> None:
        self._by_cell: dict[tuple[int, int], list[Moved]] = defaultdict(list)
        self._rows: set[int] = set()
        self._all: list[Moved] = []
        self._ends: dict[tuple[int, int], list[Moved]] = defaultdict(list)

    def __bool__(self) -> bool:
        return bool(self._all)

    def add(self, moved: Moved) -> None:
        """Note a glyph that was moved on purpose."""
        self._by_cell[round(moved.x), round(moved.y)].append(moved)
        self._rows.add(round(moved.y))
        self._all.append(moved)
        self._ends.clear()

    def right(self, x: float, top: float, bottom: float) -> float:
        """Return how far the glyph whose origin was there, between two heights, was moved to the right, in points.

        0 if it was not moved.
        """
        column = round(x)
        near: tuple[float, float] | None = None
        for row in range(round(top) - 1, round(bottom) + 2):
            if row not in self._rows:
                continue
            for cell in ((column - 1, row), (column, row), (column + 1, row)):
                for at, y, right in self._by_cell.get(cell, ()):
                    away = abs(at - x)
                    if away <= _NEAR and top - _NEAR <= y <= bottom + _NEAR and (not near or (away, right) < near):
                        near = away, right
        return near[1] if near else 0.0

    def stands(self, x: float, y: float) -> bool:
        """Return whether a glyph was moved to this origin (in points)."""
        if self._all and not self._ends:
            for each in self._all:
                self._ends[round(each.x + each.right), round(each.y)].append(each)
        column, row = round(x), round(y)
        return any(
            abs(each.x + each.right - x) <= _NEAR and abs(each.y - y) <= _NEAR
            for cell in product((column - 1, column, column + 1), (row - 1, row, row + 1))
            if cell in self._ends
            for each in self._ends[cell]
        )


class Moves:
    """Glyphs that were moved on purpose in a document, by page from 0."""

    def __init__(self, lines: Iterable[SetLine]) -> None:
        self._pages: dict[int, PageMoves] = defaultdict(PageMoves)
        for line in lines:
            for each in line.moved:
                self._pages[line.page].add(each)

    def of(self, page: int) -> PageMoves:
        """Return the moved glyphs of a page, counted from 0; none for a page without any."""
        return self._pages.get(page) or PageMoves()


_TOLERANCE = 0.5  # points
_MOST_OF_IT = 0.5  # of a glyph's ink
_HYPHEN, _HYPHEN_AT_LINE_END = ord("-"), 2  # PDFium distinguishes them, and masking changes where lines end
_AT_ONCE = 256  # glyphs compared with all areas of their page
_LETTER_PAGE = (0.0, 0.0, 612.0, 792.0)  # that MuPDF assumes for a page without a usable size
_LEAST_SIDE = 1.0  # point: MuPDF makes one of a smaller page


class Area(NamedTuple):
    """A rectangle in the coordinates of a page's content stream, y upwards."""

    left: float
    bottom: float
    right: float
    top: float

    def shared(self, other: Area) -> Area:
        """Return the intersection, with edges in the wrong order if the areas are disjoint."""
        return Area(
            max(self.left, other.left),
            max(self.bottom, other.bottom),
            min(self.right, other.right),
            min(self.top, other.top),
        )

    def meets(self, other: Area) -> bool:
        """Return whether the areas overlap."""
        both = self.shared(other)
        return both.left < both.right and both.bottom < both.top


class _Glyph(NamedTuple):
    """A character code, its origin in the coordinates of the content stream, and its index in the page's text."""

    code: int
    x: float
    y: float
    number: int


class Frame(NamedTuple):
    """The top left corner of the visible page in the coordinates of its content stream, and their unit in points."""

    left: float
    top: float
    unit: float

    def area(self, box: Box) -> Area:
        """Return a box (points from the top left) in the coordinates of the content stream."""
        return Area(
            self.left + box.x0 / self.unit,
            self.top - box.y1 / self.unit,
            self.left + box.x1 / self.unit,
            self.top - box.y0 / self.unit,
        )

    def box(self, area: Area) -> Box:
        """Return an area of the content stream as a box in points from the top left."""
        return Box(
            (area.left - self.left) * self.unit,
            (self.top - area.top) * self.unit,
            (area.right - self.left) * self.unit,
            (self.top - area.bottom) * self.unit,
        )


def frame(page: pikepdf.Page) -> Frame:
    """Return the frame of a page: the top left corner of its visible area, and its unit."""
    shown = visible(page)
    return Frame(shown.left, shown.top, float(page.obj.get("/UserUnit", 1)))


def user_space(page: pikepdf.Page, box: Box) -> Area:
    """Return a box in the coordinates of the page's content stream."""
    return frame(page).area(box)


def surviving_glyphs_moved(
    before: bytes, after: bytes, boxes: Mapping[int, tuple[Box, ...]], lines: Iterable[SetLine] = ()
) -> tuple[int, ...]:
    """Return the pages that are missing, or on which a glyph outside the boxes is misplaced or gone.

    Args:
        before, after: unencrypted PDF files with the same pages.
        boxes: redacted boxes, by page from 0; pages without boxes are not compared.
        lines: reflowed lines. All other glyphs have to keep their origins.
    """
    moves = Moves(lines)
    with (
        pikepdf.open(BytesIO(before)) as pages,
        pypdfium2.PdfDocument(before) as old,
        pypdfium2.PdfDocument(after) as new,
    ):
        return tuple(
            number
            for number in sorted(boxes)
            if number >= len(new)
            or _moved(old[number], new[number], boxes[number], frame(pages.pages[number]), moves.of(number))
        )


def visible(page: pikepdf.Page) -> Area:
    """Return the visible area of a page: the crop box inside the media box, as MuPDF determines it."""
    media = _area(page.obj, "/MediaBox") or Area(*_LETTER_PAGE)
    crop = _area(page.obj, "/CropBox") or media
    shared = media.shared(crop)
    found = shared if shared.left < shared.right and shared.bottom < shared.top else media
    is_too_small = min(found.right - found.left, found.top - found.bottom) < _LEAST_SIDE
    return Area(0.0, 0.0, 1.0, 1.0) if is_too_small else found


def unturned(page: pikepdf.Page, box: Box) -> Box:
    """Return a box on the page as viewers show it, turned, as a box on the page as it is stored.

    Both are in points from the top left corner of the visible area.
    """
    here, shown = frame(page), visible(page)
    wide, high = (shown.right - shown.left) * here.unit, (shown.top - shown.bottom) * here.unit
    match turned(page):
        case 90:
            return Box(box.y0, high - box.x1, box.y1, high - box.x0)
        case 180:
            return Box(wide - box.x1, high - box.y1, wide - box.x0, high - box.y0)
        case 270:
            return Box(wide - box.y1, box.x0, wide - box.y0, box.x1)
    return box


def turned(page: pikepdf.Page) -> int:
    """Return by how many degrees viewers turn a page clockwise; other angles than quarters as MuPDF rounds them."""
    found = _inherited(page.obj, "/Rotate")
    degrees = int(found) % 360 if isinstance(found, int | float | Decimal) else 0
    return (degrees + 45) // 90 * 90 % 360


def _inherited(node: pikepdf.Object, key: str) -> object:
    for _ in range(64):  # a damaged tree may be circular
        if key in node or not isinstance(node.get("/Parent"), pikepdf.Dictionary):
            break
        node = node["/Parent"]
    return node.get(key)


def _area(node: pikepdf.Object, key: str) -> Area | None:
    found = _inherited(node, key)
    edges = list(found) if isinstance(found, pikepdf.Array) else []
    if len(edges) != 4 or not all(isinstance(each, int | float | Decimal) for each in edges):
        return None
    x0, y0, x1, y1 = map(float, edges)
    return Area(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))


def _moved(old: pypdfium2.PdfPage, new: pypdfium2.PdfPage, boxes: Iterable[Box], here: Frame, moved: PageMoves) -> bool:
    present = {_cell(code, x, y) for code, x, y, _ in _glyphs(new.get_textpage())}
    text = old.get_textpage()
    displaced: list[tuple[float, ...]] = []
    for code, x, y, index in _glyphs(text):
        height = (here.top - y) * here.unit
        right = moved.right((x - here.left) * here.unit, height, height) / here.unit
        if not _is_present(_cell(code, x + right, y), present):
            displaced.append((x, y, *text.get_charbox(index)))
    areas = np.array(list(map(here.area, boxes)), dtype=float).reshape(-1, 4)
    return not all(
        _touched(displaced[first : first + _AT_ONCE], areas).all() for first in range(0, len(displaced), _AT_ONCE)
    )


_Cell = tuple[int, int, int]


def _cell(code: int, x: float, y: float) -> _Cell:
    return code, round(x / _TOLERANCE), round(y / _TOLERANCE)


def _is_present(cell: _Cell, present: set[_Cell]) -> bool:
    """Return whether the same character is in this cell or one beside it."""
    if cell in present:
        return True
    code, x, y = cell
    return any((code, x + right, y + up) in present for right in (0, 1, -1) for up in (0, 1, -1))


def _touched(glyphs: list[tuple[float, ...]], areas: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Return which glyphs have their origin in an area, or reach into one as text printed over other text does.

    A full stop that is drawn upwards may lie on the edge of its own area. A page has many glyphs and areas, so they
    are compared all at once.

    Args:
        glyphs: origin and edges of the ink of each.
        areas: shape (n, 4), each an `Area`.
    """
    left, bottom, right, top = areas.T
    x, y, *ink = np.array(glyphs).T[:, :, None]
    starts = (left - _TOLERANCE < x) & (x < right + _TOLERANCE) & (bottom < y) & (y < top)
    width = np.minimum(right, ink[2]) - np.maximum(left, ink[0])
    height = np.minimum(top, ink[3]) - np.maximum(bottom, ink[1])
    reaches = (width > _TOLERANCE) & (height > _TOLERANCE)
    within = (width > 0) & (height > 0) & (width * height >= _MOST_OF_IT * (ink[2] - ink[0]) * (ink[3] - ink[1]))
    touched: NDArray[np.bool_] = (starts | reaches | within).any(axis=1)
    return touched


def _glyphs(text: pypdfium2.PdfTextPage) -> Iterator[_Glyph]:
    """Yield glyphs that draw something; PDFium adds spaces and line ends of its own."""
    x, y = ctypes.c_double(), ctypes.c_double()
    to_x, to_y, page = ctypes.byref(x), ctypes.byref(y), text.raw
    for index in range(text.count_chars()):
        code = pdfium.FPDFText_GetUnicode(page, index)
        code = _HYPHEN if code == _HYPHEN_AT_LINE_END else code
        if code <= 32 or pdfium.FPDFText_IsGenerated(page, index) == 1:
            continue
        if pdfium.FPDFText_GetCharOrigin(page, index, to_x, to_y):
            yield _Glyph(code, x.value, y.value, index)


def joined(boxes: Iterable[Box]) -> Iterator[Box]:
    """Yield the boxes, with neighbours on a line joined."""
    area: Box | None = None
    for box in boxes:
        if area is None or not _neighbours(area, box):
            if area is not None:
                yield area
            area = box
        area = union((area, box))
    if area is not None:
        yield area


def _neighbours(one: Box, other: Box) -> bool:
    """Return whether two boxes are on one horizontal or vertical line, less than a letter apart."""
    high, wide = other.height, other.width
    upright = abs(one.y0 - other.y0) < 0.2 * high and abs(one.y1 - other.y1) < 0.2 * high
    sideways = abs(one.x0 - other.x0) < 0.2 * wide and abs(one.x1 - other.x1) < 0.2 * wide
    gap_along = max(other.x0 - one.x1, one.x0 - other.x1)
    gap_across = max(other.y0 - one.y1, one.y0 - other.y1)
    return (upright and gap_along < high) or (sideways and gap_across < wide)
