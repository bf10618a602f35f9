"""Dotted lines on a page: rows of equal dots or dashes with nothing near them, as leaders in a table of contents.

They hold no letters, but at the resolution at which marks are searched they can't be distinguished from tiny ones: each
row is drawn finely and examined.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.core.types import Box, union
from engine.documents.ocr.parts import connected
from engine.documents.rasters import Mask, Pixels

"""Shape (height, width, colours)."""

_HIGHEST = 5.0  # points of a dot, with its soft edges
_REACH, _LEAST_REACH = 4.0, 6.0  # heights, and points at least: from one dot to the next
_LONG = 8.0  # heights of a row, at least
_SOFT = 0.5  # point: soft edges of a mark on each side
_MOST_ROWS = 150  # of a page
_MOST_SMALL = 20_000  # marks of a page; more are grain

_FINE = 12.0  # pixels of a dot that is examined
_FINEST = 40.0  # pixels per point
_MOST = 4_000_000  # pixels of a row
_PAPER = 1  # of 255: by which the ground may differ from itself
_FEWEST = 8  # dots
_CLEAR, _LEAST_CLEAR = 1.0, 1.0  # heights of a dot, and points: above and below the row nothing is drawn
_UNEVEN = 2  # pixels by which equal dots differ, drawn between pixels
_FULL = 0.65  # of its box; a disc fills 0.79
_NARROWEST = 0.75  # of its height; bars side by side may be a code
_LONGEST = 8.0  # heights of a dash
_BETWEEN = 1.6  # times the distance of two dots: nearer ones in other rows may form letters with them


class _Dots(NamedTuple):
    """Dots in a row: the box of all of them, and the distance from one to the next, in one unit."""

    box: Box
    step: float


def dotted(draw: Callable[[Box, float], Pixels], page: Box, marks: Sequence[Box]) -> Iterator[Box]:
    """Yield the areas of dotted lines; beside their dots nothing is drawn in them.

    Args:
        draw: draws an area of the page, in points from its top left corner, with this many pixels per point.
        marks: all marks of the page, in points.
    """
    small = [box for box in marks if box.height <= _HIGHEST]
    if len(small) > _MOST_SMALL:
        return
    rows = [row for row in _joined(map(union, _rows(small))) if row.width >= _LONG * row.height]
    if len(rows) > _MOST_ROWS:
        return
    edges = np.array(small)
    for row in rows:
        found = _examined(draw, page, row)
        if found and not _is_near_others(found, edges):
            yield found.box.grown(_SOFT)


def _rows(small: Sequence[Box]) -> list[list[Box]]:
    """Return small marks that follow each other on one level, from left to right."""
    rows: list[list[Box]] = []
    last: dict[int, list[Box]] = defaultdict(list)  # by half points of the lower edge
    for box in sorted(small):
        level = round(2 * box.y1)
        near = (last.get(each, []) for each in (level, level - 1, level + 1))
        row = next((each for each in near if each and _follows(box, each[-1])), None)
        if row is None:
            rows.append(row := [])
        row.append(box)
        last[level] = row
    return rows


def _follows(box: Box, before: Box) -> bool:
    reach = max(_REACH * before.height, _LEAST_REACH)
    return abs(box.height - before.height) <= 2 * _SOFT and box.x0 - before.x1 <= reach


def _joined(rows: Iterable[Box]) -> list[Box]:
    """Return the boxes of rows, with the upper and the lower edges of the same dots in one."""
    joined: list[Box] = []
    for row in sorted(rows, key=lambda each: each.y0):
        for number, other in enumerate(joined):
            whole = union((row, other))
            if whole.height <= _HIGHEST and row.x0 < other.x1 and other.x0 < row.x1:
                joined[number] = whole
                break
        else:
            joined.append(row)
    return joined


def _examined(draw: Callable[[Box, float], Pixels], page: Box, row: Box) -> _Dots | None:
    """Return the dots of a row, drawn finely; None if it has others than equal dots at equal distances."""
    high = max(row.height - 2 * _SOFT, _SOFT)
    around = 1.5 * max(_CLEAR * high, _LEAST_CLEAR)
    area = Box(
        max(row.x0 - _SOFT, page.x0),
        max(row.y0 - around, page.y0),
        min(row.x1 + _SOFT, page.x1),
        min(row.y1 + around, page.y1),
    )
    scale = min(_FINE / high, _FINEST, (_MOST / max(area.size, 1.0)) ** 0.5)
    found = _dots(draw(area, scale), scale)
    if found is None:
        return None
    x0, y0, x1, y1 = (edge / scale for edge in found.box)
    return _Dots(Box(area.x0 + x0, area.y0 + y0, area.x0 + x1, area.y0 + y1), found.step / scale)


def _dots(colours: Pixels, scale: float) -> _Dots | None:
    """Return the dots in a picture that holds nothing else, in its pixels, without those that its sides cut."""
    ground = np.median(colours, axis=(0, 1)).astype(np.int16)
    away = np.abs(colours.astype(np.int16) - ground).max(axis=2)
    parts = connected(away > _PAPER)
    if parts is None or len(parts.boxes) <= _FEWEST:
        return None
    boxes = parts.boxes[1:]
    beside = (boxes[:, 0] <= 0) | (boxes[:, 2] >= away.shape[1])
    dots = boxes[~beside]
    dots = dots[np.argsort(dots[:, 0])]
    if len(dots) < _FEWEST or not _are_in_line(dots):
        return None
    left, top, right, bottom = int(dots[0, 0]), int(dots[:, 1].min()), int(dots[-1, 2]), int(dots[:, 3].max())
    cut = boxes[beside]
    clear = max(_CLEAR * (bottom - top), _LEAST_CLEAR * scale)
    if top < clear or bottom + clear > len(away) or np.any((cut[:, 0] < right) & (cut[:, 2] > left)):
        return None
    strong = away > 0.5 * away.max()
    if not all(_is_solid(strong[y0:y1, x0:x1]) for x0, y0, x1, y1 in dots.tolist()):
        return None
    return _Dots(Box(float(left), float(top), float(right), float(bottom)), float(np.median(np.diff(dots[:, 0]))))


def _are_in_line(dots: NDArray[np.int64]) -> bool:
    """Return whether dots have one size and level, and equal distances."""
    wide, high = (dots[:, 2:] - dots[:, :2]).T
    if np.ptp(wide) > _UNEVEN or np.ptp(high) > _UNEVEN or np.ptp(dots[:, 1]) > _UNEVEN:
        return False
    if not _NARROWEST * high.max() <= wide.min() <= _LONGEST * high.max():
        return False
    return bool(np.ptp(np.diff(dots[:, 0])) <= 2 * _UNEVEN)


def _is_solid(dot: Mask) -> bool:
    """Return whether a dot has neither holes nor notches: each row and column is one stretch."""
    ys, xs = np.nonzero(dot)
    if not len(ys):
        return False
    whole = dot[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1]
    stretches = (np.diff(whole, axis=axis, prepend=False, append=False).sum(axis=axis) for axis in (0, 1))
    return bool(whole.mean() >= _FULL) and all(bool((each == 2).all()) for each in stretches)


def _is_near_others(found: _Dots, small: NDArray[np.float64]) -> bool:
    """Return whether other small marks (shape (n, 4)) are so near that they may form letters with the dots."""
    x0, y0, x1, y1 = found.box
    reach = _BETWEEN * found.step
    middle = (small[:, 1] + small[:, 3]) / 2
    own = (middle > y0 - _LEAST_CLEAR) & (middle < y1 + _LEAST_CLEAR)
    near = (small[:, 1] < y1 + reach) & (small[:, 3] > y0 - reach) & (small[:, 0] < x1) & (small[:, 2] > x0)
    return bool((near & ~own).any())
