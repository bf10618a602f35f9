"""Converts places in a PDF (text offsets, boxes) into points on the shown, rotated page, and back.

Coordinates of a sheet are points from its top left corner, as it is shown.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from engine.core.types import Box, Document, PdfPlace, Place
from engine.pipeline.page_pictures import PageSize

_SAME_LINE = 0.5
"""The overlap from which two boxes of characters belong to one line, as a share of the lower one's height."""
_APART = 1.0
"""The gap from which two boxes on one line stand apart, as a share of the height: the redacted file leaves it white."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The rectangle of one mark: a line of a mention."""

    sheet: int
    box: QRectF = field(repr=False)


def upright(size: PageSize) -> QTransform:
    """Return the transformation from the unrotated page, whose coordinates boxes use, to the page as shown."""
    turned = QTransform().rotate(size.rotation)
    sideways = size.rotation % 180 == 90
    width, height = (size.height, size.width) if sideways else (size.width, size.height)
    moved = turned.mapRect(QRectF(0, 0, width, height))
    return turned * QTransform.fromTranslate(-moved.left(), -moved.top())


def on_sheet(size: PageSize, box: Box) -> QRectF:
    """Return the rectangle of a box on its sheet."""
    return upright(size).mapRect(QRectF(box.x0, box.y0, box.width, box.height))


def on_unrotated_page(size: PageSize, place: QRectF) -> Box:
    """Return the box on the unrotated page of a rectangle on its sheet."""
    back, _ = upright(size).inverted()
    found = back.mapRect(place)
    return Box(found.left(), found.top(), found.right(), found.bottom())


def on_pages(document: Document, sizes: tuple[PageSize, ...], start: int, end: int) -> Iterator[Spot]:
    """Yield the places of the characters from `start` to `end` of a PDF, a spot for each line and column.

    In a picture they are whole words, as in the redacted file: OCR does not locate the borders of letters.
    """
    for place in _as_masked(document, start, end):
        if isinstance(place, PdfPlace) and place.page < len(sizes):
            shown = upright(sizes[place.page])  # on the page itself, lines of a turned one run up or down
            for line in _lines(
                shown.mapRect(QRectF(each.x0, each.y0, each.width, each.height)) for each in place.boxes
            ):
                yield Spot(place.page, line)


def _as_masked(document: Document, start: int, end: int) -> Iterator[Place]:
    first, last = start, end
    while first > 0 and not document.text[first - 1].isspace():
        first -= 1
    while last < len(document.text) and not document.text[last].isspace():
        last += 1
    yield from (each for each in document.places(start, end) if not each.in_picture)
    yield from (each for each in document.places(first, last) if each.in_picture)


class Letters:
    """The characters of a PDF, by page."""

    def __init__(self, document: Document, sizes: tuple[PageSize, ...]) -> None:
        self._pages: dict[int, list[tuple[QRectF, int]]] = defaultdict(list)
        for segment in document.segments:
            place = segment.place
            if isinstance(place, PdfPlace) and place.page < len(sizes):
                shown = upright(sizes[place.page])
                letters = self._pages[place.page]
                for offset, box in enumerate(place.boxes, segment.start):
                    letters.append((shown.mapRect(QRectF(box.x0, box.y0, box.width, box.height)), offset))

    def nearest(self, page: int, point: QPointF) -> int | None:
        """Return the offset of the character nearest to a point, lines first; None where a page has no text."""
        found = min(self._pages.get(page, ()), key=lambda each: _distance(each[0], point), default=None)
        return found[1] if found else None


def _distance(box: QRectF, point: QPointF) -> tuple[float, float]:
    aside = max(box.left() - point.x(), point.x() - box.right(), 0.0)
    above = max(box.top() - point.y(), point.y() - box.bottom(), 0.0)
    return above, aside


def _lines(boxes: Iterable[QRectF]) -> Iterator[QRectF]:
    line = QRectF()
    for each in boxes:
        overlap = min(line.bottom(), each.bottom()) - max(line.top(), each.top())
        gap = max(each.left() - line.right(), line.left() - each.right())
        elsewhere = overlap < _SAME_LINE * min(line.height(), each.height()) or gap >= _APART * each.height()
        if not line.isNull() and elsewhere:
            yield line
            line = QRectF()
        line = each if line.isNull() else line.united(each)
    if not line.isNull():
        yield line
