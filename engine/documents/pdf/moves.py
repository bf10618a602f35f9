"""Glyphs moved on purpose, and a check with PDFium that no other text outside the boxes has moved (threat L02)."""

from __future__ import annotations

import ctypes
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from io import BytesIO
from itertools import product
from typing import NamedTuple

import numpy as np
import pikepdf
import pypdfium2
import pypdfium2.raw as pdfium
from numpy.typing import NDArray

from engine.core.types import Box, Moved, SetLine
from engine.documents.pdf.geometry import Frame, frame

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


class _Glyph(NamedTuple):
    """A character code, its origin in the coordinates of the content stream, and its index in the page's text."""

    code: int
    x: float
    y: float
    number: int


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
