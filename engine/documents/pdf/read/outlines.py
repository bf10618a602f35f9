"""Outlined text: letters that a page draws as vector shapes, which people read and programs do not (threat P22).

The shapes are drawn again on a page of their own, black on white, and read by OCR.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np
import pymupdf

from engine.core.types import Box, Point, union
from engine.documents.pdf.read.glyphs import Line

_SMALLEST, LARGEST = 3.0, 80.0  # points: least and greatest height of a letter
_FEWEST = 4  # letters; fewer form no name
_BEVEL, _MITRES = "llllll", 2  # sides of half of a bevelled border, and those of them that cut a corner
_MITRE = 0.2  # of the border: greatest length of a mitre, and by how much it is not at 45 degrees
_LONGEST = 20.0  # points: longest line, or side of a rectangle, that may be part of a letter
_EDGES = 5  # lines of a rectangle, at most
_STEM = 0.4  # of its height: greatest width of a rectangle that may be a stem
_SIDES, _STROKES = 5, 2  # lines of a letter without curves, filled and stroked; arrows and rules have fewer
HEAVIEST = 20_000  # shapes of a page; a map has more, and letters can't be found among them
_THIN = 0.01  # points: width given to a line without one, at which it counts as none
THINNEST = 0.5  # points; hairlines would be lost
_MARGIN = 12.0  # points around them; letters at an edge are misread
_FEWEST_ON = 3  # letters on a ground: a letter holds no others
_SMALL = 0.25  # of the area of a ground: greatest area of a letter on it
_SURE = 5  # letters and digits of the longest word of a line, at least: turned words are misread as shorter ones
_READ = 0.5  # of a part that lies in a word that was read
_SHORTEST = 3  # letters and digits of one word that a line must have: marks of a chart look like letters

_Item = tuple[Any, ...]
"""A line, curve, rectangle or quadrilateral as MuPDF returns it: a letter for the kind, and points."""


class OutlinePart(NamedTuple):
    """A connected piece of a path, drawn without lifting the pen."""

    items: tuple[_Item, ...]
    box: Box

    @property
    def may_belong(self) -> bool:
        """Return whether it may be part of a letter, and is no frame, background or rule."""
        wide, high = self.box.width, self.box.height
        if not self.is_rectangle and (len(self.items) > 1 or self.items[0][0] == "c"):
            return high <= LARGEST
        return max(wide, high) <= _LONGEST or (high <= LARGEST and wide <= _STEM * high)

    @property
    def is_rectangle(self) -> bool:
        """Return whether it is a level rectangle, also one drawn line by line and one without a width."""
        flat = not self.box.width or not self.box.height
        return all(kind == "re" for kind, *_ in self.items) or all(
            (flat or len(self.items) <= _EDGES)
            and kind == "l"
            and (points[0][0] == points[1][0] or points[0][1] == points[1][1])
            for kind, *points in self.items
        )

    @property
    def _is_bevel(self) -> bool:
        """Return whether it is half of a bevelled border: four level sides, and a short mitre at either end of two."""
        if "".join(item[0] for item in self.items) != _BEVEL:
            return False
        sides = [(abs(to[0] - x), abs(to[1] - y)) for _, (x, y), to in self.items]
        mitres = [side for side in sides if min(side) > _THIN]
        return len(mitres) == _MITRES and all(
            abs(wide - high) <= _THIN + _MITRE * high and wide <= _MITRE * min(self.box.width, self.box.height)
            for wide, high in mitres
        )

    def is_letter(self, *, filled: bool) -> bool:
        """Return whether it may be a letter by itself, filled or stroked; rules and borders of fields are none."""
        if min(self.box.width, self.box.height) < _THIN or self._is_bevel:
            return False
        curved = any(item[0] == "c" for item in self.items)
        enough = curved or len(self.items) >= (_SIDES if filled else _STROKES)
        return enough and self.box.height >= _SMALLEST


class OutlinePath(NamedTuple):
    """A path of a page; `width`: of the pen in points, None if it is filled."""

    parts: tuple[OutlinePart, ...]
    width: float | None
    even_odd: bool


class Drawings:
    """Drawings of an unrotated page.

    Attributes:
        area: the visible part of the page.
        log: kinds and boxes, in order, as MuPDF's `get_bboxlog` returns them.
    """

    def __init__(self, page: pymupdf.Page) -> None:
        self._page = page
        self.area = Box(*page.rect)
        self.log: list[tuple[str, tuple[float, float, float, float]]] = page.get_bboxlog()

    @cached_property
    def paths(self) -> list[dict[str, Any]]:
        """The paths, as MuPDF's `get_cdrawings` returns them, which takes long on pages of many."""
        found: list[dict[str, Any]] = self._page.get_cdrawings()
        return found


class Outlines(NamedTuple):
    """Shapes of an unrotated page that may be letters, and their area. Empty `shapes`: the page has too many."""

    area: Box
    shapes: tuple[OutlinePath, ...]


def find_outlines(page: pymupdf.Page, drawn: Drawings) -> Outlines | None:
    """Return the shapes of a page that may be letters; None if there are hardly any."""
    heights = (rect[3] - rect[1] for kind, rect in drawn.log if kind.endswith("path"))
    if not any(height >= _SMALLEST for height in heights):
        return None
    if len(drawn.log) > HEAVIEST:
        return Outlines(Box(0, 0, 0, 0), ())
    rim = Box(-page.rect.width, -page.rect.height, 2 * page.rect.width, 2 * page.rect.height)
    shapes = []
    for path in drawn.paths:
        parts = tuple(part for part in parts_of(path["items"]) if part.may_belong and _share(part.box, rim) == 1.0)
        width = None if "f" in path["type"] else max(path["width"], THINNEST)
        shapes.append(OutlinePath(parts, width, bool(path.get("even_odd"))))
    if sum(part.is_letter(filled=shape.width is None) for shape in shapes for part in shape.parts) < _FEWEST:
        return None
    return _around(_without_grounds(shapes))


def _around(shapes: Sequence[OutlinePath]) -> Outlines:
    area = union(part.box for shape in shapes for part in shape.parts)
    return Outlines(area.grown(_MARGIN), tuple(shapes))


def _without_grounds(shapes: Sequence[OutlinePath]) -> list[OutlinePath]:
    """Return shapes without grounds and frames: drawn in black, they would hide the letters on them."""
    letters = [
        (number, part.box)
        for number, shape in enumerate(shapes)
        for part in shape.parts
        if part.is_letter(filled=shape.width is None)
    ]
    owners = np.array([number for number, _ in letters])
    edges = np.array([box for _, box in letters]).reshape(-1, 4)
    sizes = np.prod(edges[:, 2:] - edges[:, :2], axis=1)

    def is_ground(number: int, box: Box) -> bool:
        inside = (edges[:, :2] >= (box.x0, box.y0)).all(axis=1) & (edges[:, 2:] <= (box.x1, box.y1)).all(axis=1)
        small = sizes <= _SMALL * box.size  # a letter may be drawn several times, each cut elsewhere
        return len(np.unique(edges[inside & small & (owners != number)].round(), axis=0)) >= _FEWEST_ON

    def kept(number: int, shape: OutlinePath) -> tuple[OutlinePart, ...]:
        # A ground around boxes is cut into rectangles.
        if shape.parts and all(part.is_rectangle for part in shape.parts):
            return () if is_ground(number, union(part.box for part in shape.parts)) else shape.parts
        return tuple(part for part in shape.parts if not is_ground(number, part.box))

    return [shape._replace(parts=kept(number, shape)) for number, shape in enumerate(shapes)]


def left_over(outlines: Outlines, lines: Iterable[Line]) -> Outlines | None:
    """Return the shapes over which no word was read; None if these are too few to be a name."""
    words = np.array(
        [
            union(each.box for each in word)
            for line in lines
            if any(sum(map(str.isalnum, word)) >= _SURE for word in line.text.split())
            for is_space, run in groupby(line.characters, lambda each: each.text == " ")
            if not is_space and len(word := list(run)) > 1
        ]
    ).reshape(-1, 4)

    def is_read(box: Box) -> bool:
        size = np.maximum((box.width, box.height), _THIN)
        shared = np.minimum(words[:, 2:], (box.x1, box.y1)) - np.maximum(words[:, :2], (box.x0, box.y0))
        return bool((np.prod(np.maximum(shared, 0) / size, axis=1) >= _READ).any())

    shapes = [
        shape._replace(parts=tuple(part for part in shape.parts if not is_read(part.box))) for shape in outlines.shapes
    ]
    letters = sum(part.is_letter(filled=shape.width is None) for shape in shapes for part in shape.parts)
    return _around(shapes) if letters >= _FEWEST else None


def alone(outlines: Outlines) -> bytes:
    """Return a PDF with one page that holds only these shapes and is as large as their area."""
    area = outlines.area
    with pymupdf.open() as file:
        canvas = file.new_page(width=area.width, height=area.height).new_shape()
        for shape in filter(lambda each: each.parts, outlines.shapes):
            for item in (item for part in shape.parts for item in part.items):
                _draw(canvas, item, area)
            filled = shape.width is None
            canvas.finish(
                color=None if filled else 0,
                fill=0 if filled else None,
                width=shape.width or 0,
                even_odd=shape.even_odd,
                closePath=filled,
            )
        canvas.commit()
        data: bytes = file.tobytes()
        return data


def fitted(lines: Iterable[Line], outlines: Outlines) -> Iterator[Line]:
    """Yield the lines read by OCR that hold a word, each letter in a box around the shapes that draw it."""
    boxes = [part.box for shape in outlines.shapes for part in shape.parts]
    for line in lines:
        if any(sum(map(str.isalnum, word)) >= _SHORTEST for word in line.text.split()):
            yield around_parts(line, boxes)


def around_parts(line: Line, parts: Iterable[Box]) -> Line:
    """Return a line read by OCR, each letter in a box around the parts that draw it.

    OCR locates words reliably, but not the borders of their letters.
    """
    letters = [each.box for each in line.characters]
    around = union(letters)
    drawing: dict[int, list[Box]] = defaultdict(list)
    for part in parts:
        if _share(part, around) >= 0.5:
            nearest = max(range(len(letters)), key=lambda index: _share(part, letters[index]))
            drawing[nearest].append(part)
    characters = (each._replace(box=union((each.box, *drawing[index]))) for index, each in enumerate(line.characters))
    return replace(line, characters=tuple(characters))


def parts_of(items: Iterable[_Item]) -> Iterator[OutlinePart]:
    """Yield the connected parts of a path."""
    drawn: list[_Item] = []
    for item in items:
        is_whole = item[0] not in "lc"
        if drawn and (is_whole or drawn[-1][0] not in "lc" or item[1] != drawn[-1][-1]):
            yield _part(drawn)
            drawn = []
        drawn.append(item)
    if drawn:
        yield _part(drawn)


def _part(items: Sequence[_Item]) -> OutlinePart:
    points = [point for item in items for point in _points(item)]
    xs, ys = zip(*points, strict=True)
    return OutlinePart(tuple(items), Box(min(xs), min(ys), max(xs), max(ys)))


def _points(item: _Item) -> Iterator[Point]:
    kind, *rest = item
    if kind == "re":
        x0, y0, x1, y1 = rest[0]
        yield from ((x0, y0), (x1, y0), (x1, y1), (x0, y1))
    else:
        yield from rest[0] if kind == "qu" else rest


def _draw(canvas: pymupdf.Shape, item: _Item, area: Box) -> None:
    points = [pymupdf.Point(x - area.x0, y - area.y0) for x, y in _points(item)]
    if item[0] == "l":
        canvas.draw_line(*points)
    elif item[0] == "c":
        canvas.draw_bezier(*points)
    else:
        canvas.draw_polyline([*points, points[0]])


def _share(part: Box, whole: Box) -> float:
    """Return the share (0 to 1) of a part, which may be a line without a width, that lies in the other box."""
    share = 1.0
    for start, end in ((0, 2), (1, 3)):
        inside, long = min(part[end], whole[end]) - max(part[start], whole[start]), part[end] - part[start]
        share *= max(inside, 0.0) / long if long > 0 else float(inside >= 0)
    return share
