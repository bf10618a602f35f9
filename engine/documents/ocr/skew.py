"""Skew of scanned pages: measures the angle of lines, turns pictures level, and finds slanted short texts.

Tesseract reads lines that slope by more than a degree badly or not at all. Lines of text, seen along their direction,
are sharp stripes: of all angles the one is chosen at which the profile changes most from row to row (Postl's method).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from engine.core.types import Box
from engine.documents.ocr.parts import PartNumbers, connected
from engine.documents.rasters import Mask, Pixels

# Turning a picture upright, and mapping boxes back.


_WHITE = 255


def turned_back(image: Image.Image, degrees: float) -> tuple[Image.Image, Callable[[Box], Box]]:
    """Return a grey picture turned level on a larger ground, from lines that slope clockwise by this many degrees.

    Returns:
        The picture, and a function from a box in it to the box around that in the original.
    """
    if not degrees:
        return image, lambda box: box
    level = image.rotate(degrees, Image.Resampling.BICUBIC, expand=True, fillcolor=_WHITE)
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def back(box: Box) -> Box:
        corners = [(x - level.width / 2, y - level.height / 2) for x in (box.x0, box.x1) for y in (box.y0, box.y1)]
        xs = [x * cosine - y * sine + image.width / 2 for x, y in corners]
        ys = [x * sine + y * cosine + image.height / 2 for x, y in corners]
        return Box(min(xs), min(ys), max(xs), max(ys))

    return level, back


_LARGEST = 1000  # pixels on a side of the examined picture
_MOST_POINTS = 60_000
_STEEPEST = 15.0  # degrees
_COARSE, _FINE = 0.5, 0.1  # degrees
_EDGE = 32  # grey levels
_FEWEST_POINTS = 200
_CLEARER = 3.0  # than at most angles; less leaves the page as it is; lines of text are 30 to 80 times clearer
# For a few words.
_STEEPEST_SHORT = 60.0  # degrees, for several lines
_FEWEST_POINTS_SHORT, _MOST_POINTS_SHORT = 60, 8_000
_CLEARER_SHORT = 2.0
_LONGER_SHORT = 2.2  # times as long as high is one line, by the spread of its ink

_Points = NDArray[np.float64]
"""Places along lines and across them, shape (2, n)."""


def skew(pixels: Pixels) -> float:
    """Return the slope of a grey picture's lines in degrees, clockwise, from -15 to 15; 0 if it is not clear."""
    found = [_best(points) for points in _edges(_small(pixels)) if points.shape[1] >= _FEWEST_POINTS]
    angle, clearness = max(found, key=lambda each: each[1], default=(0.0, 0.0))
    return round(angle, 1) if clearness > _CLEARER else 0.0


def steep(ink: Mask) -> float:
    """Return the slope of a few words in degrees, clockwise, from -90 to 90; 0 if it is not clear.

    One line is longest along its slope; for several lines the profile decides.
    """
    y, x = np.nonzero(ink)
    if len(x) < _FEWEST_POINTS_SHORT:
        return 0.0
    points = np.stack((x, y), axis=1).astype(np.float32)
    points = points[:: max(1, len(points) // _MOST_POINTS_SHORT)]
    points += np.random.default_rng(0).random(points.shape, dtype=np.float32)  # on a grid, 45 degrees would win
    spread, axes = np.linalg.eigh(np.cov(points.T))
    along = float(np.degrees(np.arctan2(axes[1, 1], axes[0, 1])))
    lying = (along + 90) % 180 - 90
    is_line = spread[1] > _LONGER_SHORT**2 * max(float(spread[0]), 1.0)
    placed = np.ascontiguousarray(points.T, np.float64)
    angles = lying + np.arange(-8.0, 9.0) if is_line else np.arange(-_STEEPEST_SHORT, _STEEPEST_SHORT + 1.0)
    coarse = max(angles.tolist(), key=lambda angle: _sharpness(placed, angle))
    best = max(np.arange(coarse - 1.0, coarse + 1.5, _COARSE).tolist(), key=lambda angle: _sharpness(placed, angle))
    usual = float(np.median([_sharpness(placed, angle) for angle in np.arange(-90.0, 90.0, 6.0)]))
    return float(best) if is_line or _sharpness(placed, best) > _CLEARER_SHORT * usual else 0.0


def _small(pixels: Pixels) -> NDArray[np.int16]:
    factor = max(1, -(-max(pixels.shape) // _LARGEST))
    return np.asarray(Image.fromarray(pixels).reduce(factor), dtype=np.int16)


def _edges(grey: NDArray[np.int16]) -> tuple[_Points, _Points]:
    """Return points (along, across) of the edges of horizontal strokes, and of the sides of vertical ones."""
    y, x = np.nonzero(np.abs(np.diff(grey, axis=0)) > _EDGE)
    sideways_y, sideways_x = np.nonzero(np.abs(np.diff(grey, axis=1)) > _EDGE)
    return _points(x, y), _points(sideways_y, -sideways_x)


def _points(along: NDArray[np.intp], across: NDArray[np.intp]) -> _Points:
    step = max(1, -(-len(along) // _MOST_POINTS))
    return np.stack((along[::step], across[::step])).astype(np.float64)


def _best(points: _Points) -> tuple[float, float]:
    """Return the angle, and how much clearer the stripes are than at most others."""
    angles = np.arange(-_STEEPEST, _STEEPEST + _COARSE, _COARSE)
    sharpness = [_sharpness(points, angle) for angle in angles]
    coarse = angles[np.argmax(sharpness)]
    fine = np.arange(coarse - _COARSE, coarse + _COARSE + _FINE, _FINE)
    best = max(fine, key=lambda angle: _sharpness(points, angle))
    return float(best), _sharpness(points, best) / max(float(np.median(sharpness)), 1.0)


def _sharpness(points: _Points, degrees: float) -> float:
    radians = np.deg2rad(degrees)
    along, across = points
    rows = across * np.cos(radians)
    rows -= along * np.sin(radians)
    whole = np.rint(rows, out=rows).astype(np.intp)
    whole -= whole.min()
    return float(np.square(np.diff(np.bincount(whole))).sum())


# Slanted short texts in a picture, such as stamps and notes, which programs for upright lines can't read.


_INK = 64  # grey levels off the ground
_INKIEST = 0.3  # of the pixels; a darker picture is no paper
_SMALLEST = 4  # pixels on a side of a letter
_LONGEST = 0.25  # of the picture's longer side; a larger part is no letter, but a frame or a rule
_MOST_LETTERS = 6000  # more are specks
_FEWEST_LETTERS = 3
_REACH = 0.6  # of the size of a usual letter, from one to the next
_LEVEL, _UPRIGHT = 3.0, 87.0  # degrees; lines that slope less, and nearly vertical ones, are read as they are
_MOST = 6  # texts of one picture
_MARGIN = 10  # pixels of the picture around a text


class Slanted(NamedTuple):
    """A part of a picture whose lines slope clockwise by this many degrees."""

    area: Box
    degrees: float


def without(pixels: Pixels, boxes: Iterable[Box]) -> Pixels:
    """Return a copy of a grey picture with these boxes in the colour of its ground."""
    copy = pixels.copy()
    ground = int(np.median(pixels[::4, ::4]))
    for x0, y0, x1, y1 in boxes:
        copy[max(int(y0), 0) : int(y1) + 1, max(int(x0), 0) : int(x1) + 1] = ground
    return copy


def slanted(pixels: Pixels) -> Iterator[Slanted]:
    """Yield the parts of a grey picture whose letters seem to be on sloping lines, the largest first."""
    factor = max(1, -(-max(pixels.shape) // _LARGEST))
    small = np.asarray(Image.fromarray(pixels).reduce(factor))
    letters, usual = ink_of_letters(small)
    if not usual:
        return
    reach = max(int(_REACH * usual), 1)
    grown = connected(_grown(letters > 0, reach))
    if grown is None:
        return
    sizes = grown.sizes
    for each in sorted(range(1, len(sizes)), key=lambda part: -int(sizes[part]))[:_MOST]:
        x0, y0, x1, y1 = (int(edge) for edge in grown.boxes[each])
        own = np.where(grown.labels[y0:y1, x0:x1] == each, letters[y0:y1, x0:x1], 0)
        if len(np.unique(own)) - 1 < _FEWEST_LETTERS:
            continue
        degrees = steep(own > 0)
        if _LEVEL <= abs(degrees) <= _UPRIGHT:
            yield Slanted(
                Box(
                    max(factor * x0 - _MARGIN, 0),
                    max(factor * y0 - _MARGIN, 0),
                    min(factor * x1 + _MARGIN, pixels.shape[1]),
                    min(factor * y1 + _MARGIN, pixels.shape[0]),
                ),
                degrees,
            )


def _grown(mask: Mask, reach: int) -> Mask:
    """Return the mask with every point at most this far from its own along both axes."""
    grown = mask.copy()
    for axis in (0, 1):
        sums = np.cumsum(np.pad(grown, [(reach + 1, reach) if each == axis else (0, 0) for each in (0, 1)]), axis=axis)
        long = grown.shape[axis]
        after, before = sums.take(range(2 * reach + 1, 2 * reach + 1 + long), axis), sums.take(range(long), axis)
        grown = after > before
    return grown


def ink_of_letters(small: Pixels) -> tuple[PartNumbers, float]:
    """Return the numbered parts of the ink that may be letters, and the size of a usual one; 0 if there is none."""
    nothing = np.zeros(small.shape, dtype=np.int32), 0.0
    ground = float(np.median(small))
    ink = np.abs(small.astype(np.int16) - ground) > _INK
    if not 0 < ink.mean() <= _INKIEST:
        return nothing
    parts = connected(ink)
    if parts is None:
        return nothing
    labels, boxes = parts.labels, parts.boxes
    sizes = np.maximum(boxes[:, 2] - boxes[:, 0], boxes[:, 3] - boxes[:, 1])
    fits = (sizes >= _SMALLEST) & (sizes <= _LONGEST * max(small.shape))
    fits[0] = False
    if not _FEWEST_LETTERS <= int(fits.sum()) <= _MOST_LETTERS:
        return nothing
    return np.where(fits[labels], labels, 0).astype(np.int32), float(np.median(sizes[fits]))
