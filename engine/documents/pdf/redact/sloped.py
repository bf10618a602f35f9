"""Areas painted over sloping and curved text, which do not show where its letters begin and end (threat P20).

The boxes of letters on a slope are a staircase, and each step would show the width of one letter. The strip of the
masked text is covered by the cells of a grid instead. Cell and grid depend on the height of the letters alone, so that
only the length of the whole strip shows.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from io import BytesIO
from itertools import accumulate, pairwise
from math import ceil, dist, hypot
from statistics import median
from typing import NamedTuple

import numpy as np
import pymupdf
from numpy.typing import NDArray

from engine.core.types import Box, Direction, Point
from engine.documents.pdf.geometry import joined
from engine.documents.pdf.read.glyphs import written_letters
from engine.documents.pdf.redact.paint import Cover

_CELL = 0.25  # of the height of letters on a straight line
_CURVED_CELL = 0.5  # the same for curved lines, whose shape must not show single letters
_PIECE = 4.0  # heights of letters: a curved strip bends only at such distances
_LEAST_CELL = 0.5  # points
_STRAIGHT = 1e-3  # greatest difference of directions on one straight line, and of a line from the edges of the page
_EXACT = 100  # parts of a point, by which boxes are compared
_STEP = 0.2  # of the size of a box: least distance of the next one to both sides, on a staircase
_FEWEST_STEPS, _STEPS = 3, 0.5  # least number, and share of the number of letters
_NEXT = 1.5  # of the sizes of two boxes: greatest distance of neighbours on a staircase
_BESIDE = 2.0  # heights of letters: greatest distance of the middles of two that one strip covers
_LABEL = 4.0  # times as wide as high: room for a label

Polygon = NDArray[np.float64]
_Cells = NDArray[np.bool_]


class _Letter(NamedTuple):
    """The corners of a letter in points, in the order of a path around it; its direction, and its height across it."""

    corners: tuple[Point, ...]
    direction: Direction
    height: float

    @property
    def middle(self) -> Point:
        xs, ys = zip(*self.corners, strict=True)
        return sum(xs) / len(xs), sum(ys) / len(ys)


def with_strips(data: bytes, covers: Mapping[int, list[Cover]]) -> dict[int, list[Cover]]:
    """Return covers, by page from 0, with painted areas that show no letters of sloping text.

    Args:
        data: the file that the boxes of the covers were read from.
    """
    found = {page: list(each) for page, each in covers.items()}
    stepped = [page for page, each in found.items() if any(map(_has_steps, each))]
    if stepped:
        with pymupdf.open("pdf", BytesIO(data)) as sheets:
            for page in stepped:
                sheets[page].set_rotation(0)
                known = _sloping_letters(sheets[page])
                found[page] = [_with_strip(each, known) if _has_steps(each) else each for each in found[page]]
    return found


def _has_steps(cover: Cover) -> bool:
    return not cover.is_area and sum(1 for _ in joined(cover.boxes)) > 1


def _sloping_letters(page: pymupdf.Page) -> dict[tuple[int, ...], _Letter]:
    """Return the letters of lines that follow no edge of the page, by their boxes."""
    known = {}
    for line, span, drawn in written_letters(page):
        x, y = line["dir"]
        if min(abs(x), abs(y)) > _STRAIGHT and not line["wmode"]:
            quad = pymupdf.recover_char_quad(line["dir"], span, drawn)
            corners = tuple((each.x, each.y) for each in (quad.ul, quad.ur, quad.lr, quad.ll))
            known[_key(Box(*drawn["bbox"]))] = _Letter(corners, (x, y), dist(corners[0], corners[3]))
    return known


def _key(box: Box) -> tuple[int, ...]:
    return tuple(round(each * _EXACT) for each in box)


def _with_strip(cover: Cover, known: Mapping[tuple[int, ...], _Letter]) -> Cover:
    letters = [known.get(_key(box)) for box in cover.boxes]
    level = [box for box, letter in zip(cover.boxes, letters, strict=True) if letter is None]
    strip = list(dict.fromkeys(each for each in letters if each is not None))
    # Letters on a curve may be level where it is.
    if level and strip and len(strip) >= len(level) and not cover.is_drawn:
        strip = [
            each or _Letter(_corners(box), (1.0, 0.0), box.height)
            for each, box in zip(letters, cover.boxes, strict=True)
        ]
        level = []
    runs = _together(strip)
    areas = [area for run in runs if len(run) > 1 for area in _areas(run)]
    level += [_bounds(run[0]) for run in runs if len(run) == 1]
    # Of live text the direction is known; there, a raised figure on a level line has steps beside it, too.
    if level and cover.is_drawn and _is_staircase(areas_of_level := list(joined(level)), len(level)):
        sides = median(min(each.width, each.height) for each in areas_of_level)
        # Where the letters lie is only read from a picture, so a label keeps to the box of one.
        areas.append(max(areas_of_level, key=lambda box: box.width))
        areas += _band([_Letter(_corners(box), (1.0, 0.0), sides) for box in level])
        level = []
    return replace(cover, shown=(*areas, *joined(level))) if areas else cover


def _together(letters: Iterable[_Letter]) -> list[list[_Letter]]:
    """Return runs of letters beside each other; others would be joined over what stands between them."""
    runs: list[list[_Letter]] = []
    for each in letters:
        if runs and dist(runs[-1][-1].middle, each.middle) <= _BESIDE * max(each.height, runs[-1][-1].height):
            runs[-1].append(each)
        else:
            runs.append([each])
    return runs


def _bounds(letter: _Letter) -> Box:
    xs, ys = zip(*letter.corners, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def _corners(box: Box) -> tuple[Point, ...]:
    return (box.x0, box.y0), (box.x1, box.y0), (box.x1, box.y1), (box.x0, box.y1)


def _is_staircase(areas: Sequence[Box], letters: int) -> bool:
    """Return whether areas of one or two letters, such as a slanted line in a picture, go up or down one by one."""
    return len(areas) >= max(_FEWEST_STEPS, _STEPS * letters) and all(
        _is_step(one, other) for one, other in pairwise(areas)
    )


def _is_step(one: Box, other: Box) -> bool:
    right, down = (other.x0 + other.x1 - one.x0 - one.x1) / 2, (other.y0 + other.y1 - one.y0 - one.y1) / 2
    wide, high = one.width + other.width, one.height + other.height
    near = abs(right) <= _NEXT * wide / 2 and abs(down) <= _NEXT * high / 2
    return near and abs(right) > _STEP * min(one.width, other.width) and abs(down) > 0


def _areas(letters: Sequence[_Letter]) -> Iterator[Box]:
    """Return the areas for letters on a straight line or a curve."""
    x, y = letters[0].direction
    straight = all(dist(each.direction, (x, y)) <= _STRAIGHT for each in letters)
    if not straight:
        return _band(letters)
    corners = np.array([corner for each in letters for corner in each.corners])
    along, across = corners @ (x, y), corners @ (-y, x)
    height = max(each.height for each in letters)
    return _covered([_rectangle((x, y), along, across)], max(_CELL * height, _LEAST_CELL))


def _rectangle(direction: Direction, along: NDArray[np.float64], across: NDArray[np.float64]) -> Polygon:
    x, y = direction
    ends = (
        (along.min(), across.min()),
        (along.max(), across.min()),
        (along.max(), across.max()),
        (along.min(), across.max()),
    )
    return np.array([(a * x - b * y, a * y + b * x) for a, b in ends])


def _band(letters: Sequence[_Letter]) -> Iterator[Box]:
    """Return the areas for a strip of the same width everywhere, which bends at fixed distances along its middle."""
    height = max(median(each.height for each in letters), _LEAST_CELL)
    (left, _, _, low), (_, right, end, _) = letters[0].corners, letters[-1].corners
    path = [_between(left, low), *(each.middle for each in letters), _between(right, end)]
    bends = _at_distances(path, _PIECE * height)
    corners = np.array([corner for each in letters for corner in each.corners])
    away = np.min([_distances(corners, one, other) for one, other in pairwise(bends)], axis=0).max()
    cell = _CURVED_CELL * height
    half = cell * ceil(away / cell)
    pieces = []
    for one, other in pairwise(bends):
        length = dist(one, other) or 1.0
        x, y = (other[0] - one[0]) / length, (other[1] - one[1]) / length
        ends = np.array([one, other])
        along, across = ends @ (x, y), ends @ (-y, x)
        pieces.append(_rectangle((x, y), along + np.array([-half, half]), across + np.array([-half, half])))
    return _covered(pieces, cell)


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _at_distances(path: Sequence[Point], step: float) -> list[Point]:
    """Return the points of a path at multiples of a distance from its start, and its end."""
    lengths = [0.0, *accumulate(dist(one, other) for one, other in pairwise(path))]
    at = [*np.arange(0.0, lengths[-1], step).tolist(), lengths[-1]]
    xs, ys = (np.interp(at, lengths, edge).tolist() for edge in zip(*path, strict=True))
    return list(zip(xs, ys, strict=True)) if len(at) > 1 else [path[0], path[0]]


def _distances(points: NDArray[np.float64], one: Point, other: Point) -> NDArray[np.float64]:
    """Return the distance of each point from a straight piece of a path."""
    start, way = np.array(one), np.array(other) - np.array(one)
    square = float(way @ way) or 1.0
    share = np.clip((points - start) @ way / square, 0.0, 1.0)
    return np.asarray(np.hypot(*(points - start - share[:, None] * way).T))


def _covered(polygons: Iterable[Polygon], side: float) -> Iterator[Box]:
    """Yield boxes of the cells of a grid that convex polygons meet; the first is the largest with room for a label."""
    found = list(polygons)
    every = np.concatenate(found)
    left, top = np.floor(every.min(axis=0) / side)
    right, bottom = np.ceil(every.max(axis=0) / side)
    xs, ys = (np.arange(left, right) + 0.5) * side, (np.arange(top, bottom) + 0.5) * side
    cells = np.any([_met(xs, ys, side / 2, each) for each in found], axis=0)
    bands = defaultdict(list)
    for row, cell_row in enumerate(cells):
        for start, end in _runs(cell_row):
            bands[row].append((start, end))
    within = np.any([_met(xs, ys, 0.0, each) for each in found], axis=0)
    yield _box(*_roomiest(within if within.any() else cells), left, top, side)
    for row, runs in bands.items():
        for start, end in runs:
            yield _box(start, row, end, row + 1, left, top, side)


def _box(x0: float, y0: float, x1: float, y1: float, left: float, top: float, side: float) -> Box:
    return Box(*(float(each) * side for each in (left + x0, top + y0, left + x1, top + y1)))


def _met(xs: NDArray[np.float64], ys: NDArray[np.float64], half: float, polygon: Polygon) -> _Cells:
    """Return which cells around these middles meet a convex polygon: no edge of either separates them.

    `half`: of the side of a cell; 0: which middles lie in the polygon.
    """
    (x0, y0), (x1, y1) = polygon.min(axis=0), polygon.max(axis=0)
    met: _Cells = np.logical_and.outer((ys + half > y0) & (ys - half < y1), (xs + half > x0) & (xs - half < x1))
    for (ax, ay), (bx, by) in zip(polygon, np.roll(polygon, -1, axis=0), strict=True):
        x, y = by - ay, ax - bx
        if not hypot(x, y):
            continue
        edges = polygon @ (x, y)
        reach = half * (abs(x) + abs(y))
        places = np.add.outer(ys * y, xs * x)
        met &= (places + reach > edges.min()) & (places - reach < edges.max())
    return met


def _runs(row: _Cells) -> list[tuple[int, int]]:
    """Return the start and end of each run of covered cells of a row."""
    edges = np.flatnonzero(np.diff(np.concatenate(([0], row.astype(int), [0]))))
    return [(int(start), int(end)) for start, end in edges.reshape(-1, 2)]


def _roomiest(cells: _Cells) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of the rectangle of covered cells in which a label gets largest."""
    best, room = (0, 0, 0, 0), 0.0
    for top in range(len(cells)):
        shared = cells[top].copy()
        for bottom in range(top + 1, len(cells) + 1):
            shared &= cells[bottom - 1]
            runs = _runs(shared)
            if not runs:
                break
            start, end = max(runs, key=lambda run: run[1] - run[0])
            if min((end - start) / _LABEL, bottom - top) > room:
                best, room = (start, top, end, bottom), min((end - start) / _LABEL, bottom - top)
    return best
