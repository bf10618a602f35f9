"""Page coordinates: boxes in points from the top left of a page, and areas of its content stream."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from decimal import Decimal
from typing import NamedTuple

import pikepdf

from engine.core.types import Box, union

_LETTER_PAGE = (0.0, 0.0, 612.0, 792.0)  # that MuPDF assumes for a page without a usable size
_LEAST_SIDE = 1.0  # point: MuPDF makes one of a smaller page


class Area(NamedTuple):
    """A rectangle in the coordinates of a page's content stream, y upwards."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.top - self.bottom

    @property
    def size(self) -> float:
        return max(self.width, 0.0) * max(self.height, 0.0)

    def shared(self, other: Area) -> Area:
        """Return the intersection; its size is 0, and edges are in the wrong order, where the areas are disjoint."""
        return Area(
            max(self.left, other.left),
            max(self.bottom, other.bottom),
            min(self.right, other.right),
            min(self.top, other.top),
        )

    def meets(self, other: Area) -> bool:
        """Return whether the areas overlap."""
        both = self.shared(other)
        return both.width > 0 and both.height > 0


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


def visible(page: pikepdf.Page) -> Area:
    """Return the visible area of a page: the crop box inside the media box, as MuPDF determines it."""
    media = _area(page.obj, "/MediaBox") or Area(*_LETTER_PAGE)
    crop = _area(page.obj, "/CropBox") or media
    found = media.shared(crop) if media.meets(crop) else media
    return Area(0.0, 0.0, 1.0, 1.0) if min(found.width, found.height) < _LEAST_SIDE else found


def unturned(page: pikepdf.Page, box: Box) -> Box:
    """Return a box on the page as viewers show it, turned, as a box on the page as it is stored.

    Both are in points from the top left corner of the visible area.
    """
    here, shown = frame(page), visible(page)
    wide, high = shown.width * here.unit, shown.height * here.unit
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
