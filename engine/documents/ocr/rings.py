"""Letters on circles, as in round seals and stamps: finds the circles, and unrolls each into a straight line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from engine.core.types import Box
from engine.documents.ocr.parts import connected
from engine.documents.ocr.skew import ink_of_letters
from engine.documents.rasters import Pixels

_LARGEST = 1000  # pixels on a side of the examined picture
_FEWEST = 6  # letters on a circle
_MOST_LETTERS = 600  # more are text that lies in lines
_TRIES = 600  # circles through three letters
_NEAR = 10.0  # times the size of a letter: greatest distance of two of the three
_SMALLEST, _WIDEST = 1.5, 25.0  # times that size: the radius
_ON = 0.3  # times that size: from the circle
_AROUND, _FEW_AROUND = 1.2, 1.4  # times that size: where hardly more letters lie than on it, unlike in lines of text
_BESIDE = 3.0  # times that size: from one letter to the next, along the circle
_ROUND = 1.2  # radians that the letters cover; fewer may be a line
_MOST = 4  # circles of one picture
_ABOVE = 1.3  # times that size: what is unrolled on either side of the circle
_LETTER = 40.0  # pixels of height at which OCR knows letters best
_LONGEST = 12_000  # pixels of a line

_Points = NDArray[np.float64]
"""Shape (n, 2)."""


class Ring(NamedTuple):
    """A circle with letters on it, in pixels of the picture.

    Attributes:
        size: of a usual letter.
        start: angle, in radians clockwise from the right, at which no letter lies.
    """

    x: float
    y: float
    radius: float
    size: float
    start: float

    @property
    def scale(self) -> float:
        """Pixels of the line for each pixel of the picture."""
        return min(_LETTER / self.size, _LONGEST / (2 * np.pi * self.radius))

    def unrolled(self, pixels: Pixels) -> Pixels:
        """Return the letters as one line, clockwise, with what is outside the circle above."""
        wide, high = (round(self.scale * side) for side in (2 * np.pi * self.radius, 2 * _ABOVE * self.size))
        columns, rows = np.meshgrid(np.arange(wide) + 0.5, np.arange(high) + 0.5)
        x, y = self._places(columns, rows)
        return _sampled(pixels, x - 0.5, y - 0.5)

    def back(self, box: Box) -> Box:
        """Return the box in the picture around a box of the line."""
        columns, rows = np.meshgrid(np.linspace(box.x0, box.x1, 5), (box.y0, box.y1))
        x, y = self._places(columns, rows)
        return Box(float(x.min()), float(y.min()), float(x.max()), float(y.max()))

    def _places(self, columns: NDArray[np.float64], rows: NDArray[np.float64]) -> tuple[_Points, _Points]:
        angle = self.start + columns / (self.scale * self.radius)
        away = self.radius + _ABOVE * self.size - rows / self.scale
        return self.x + away * np.cos(angle), self.y + away * np.sin(angle)


def rings(pixels: Pixels) -> Iterator[Ring]:
    """Yield the circles of a grey picture on which letters seem to lie, that of most letters first."""
    factor = max(1, -(-max(pixels.shape) // _LARGEST))
    letters, usual = ink_of_letters(np.asarray(Image.fromarray(pixels).reduce(factor)))
    parts = connected(letters > 0) if usual else None
    if parts is None:
        return
    boxes = parts.boxes[1:].astype(np.float64)
    middles = (boxes[:, :2] + boxes[:, 2:]) / 2
    random = np.random.default_rng(0)
    for _ in range(_MOST):
        if not _FEWEST <= len(middles) <= _MOST_LETTERS:
            return
        found = _best(middles, usual, random)
        if found is None:
            return
        (x, y, radius), start, on = found
        yield Ring(factor * x, factor * y, factor * radius, factor * usual, start)
        middles = middles[~on]


def _best(
    middles: _Points, usual: float, random: np.random.Generator
) -> tuple[tuple[float, float, float], float, NDArray[np.bool_]] | None:
    """Return the circle of most letters, an angle at which none lies, and which letters lie on it."""
    three = random.integers(0, len(middles), (_TRIES, 3))
    one, two, other = (middles[three[:, each]] for each in range(3))
    near = np.maximum(np.hypot(*(one - two).T), np.hypot(*(one - other).T)) <= _NEAR * usual
    circles = _through(one[near], two[near], other[near])
    fits = (circles[:, 2] >= _SMALLEST * usual) & (circles[:, 2] <= _WIDEST * usual)
    for circle in sorted(circles[fits].tolist(), key=lambda each: -int(_on(middles, each, usual).sum())):
        on = _on(middles, circle, usual)
        if on.sum() < _FEWEST:
            return None
        is_alone = _on(middles, circle, usual, _AROUND).sum() <= _FEW_AROUND * on.sum()
        if is_alone and (start := _start(middles[on], circle, usual)) is not None:
            x, y, radius = _through_all(middles[on])
            return (x, y, radius), start, on
    return None


def _on(middles: _Points, circle: list[float], usual: float, room: float = _ON) -> NDArray[np.bool_]:
    x, y, radius = circle
    return np.asarray(np.abs(np.hypot(middles[:, 0] - x, middles[:, 1] - y) - radius) <= room * usual)


def _start(on: _Points, circle: list[float], usual: float) -> float | None:
    """Return the angle in the middle of the widest gap; None unless letters follow each other around a corner."""
    x, y, radius = circle
    angles = np.sort(np.arctan2(on[:, 1] - y, on[:, 0] - x))
    gaps = np.diff(angles, append=angles[0] + 2 * np.pi)
    widest = int(gaps.argmax())
    apart = np.flatnonzero(np.roll(gaps, -widest - 1)[:-1] > _BESIDE * usual / radius)
    runs = np.split(np.unwrap(np.roll(angles, -widest - 1)), apart + 1)
    if any(len(run) >= _FEWEST and run[-1] - run[0] >= _ROUND for run in runs):
        return float(angles[widest] + gaps[widest] / 2)
    return None


def _through(one: _Points, two: _Points, other: _Points) -> _Points:
    """Return the circles through three points each: middle and radius, shape (n, 3); none for points of a line."""
    (ax, ay), (bx, by) = (two - one).T, (other - one).T
    twice = 2 * (ax * by - ay * bx)
    bent = np.abs(twice) > 1e-6
    ax, ay, bx, by, twice = (each[bent] for each in (ax, ay, bx, by, twice))
    a, b = ax**2 + ay**2, bx**2 + by**2
    x, y = (by * a - ay * b) / twice, (ax * b - bx * a) / twice
    return np.stack((x + one[bent, 0], y + one[bent, 1], np.hypot(x, y)), axis=1)


def _through_all(points: _Points) -> tuple[float, float, float]:
    """Return the circle nearest to all points, by least squares."""
    x, y = points.T
    sides = np.stack((2 * x, 2 * y, np.ones_like(x)), axis=1)
    (middle_x, middle_y, rest), *_ = np.linalg.lstsq(sides, x**2 + y**2, rcond=None)
    return float(middle_x), float(middle_y), float(np.sqrt(max(rest + middle_x**2 + middle_y**2, 0.0)))


def _sampled(pixels: Pixels, x: _Points, y: _Points) -> Pixels:
    """Return the pixels at places between pixels; the ground outside the picture."""
    ground = int(np.median(pixels))
    framed = np.pad(pixels, 1, constant_values=ground).astype(np.float32)
    x, y = np.clip(x + 1, 0, framed.shape[1] - 1.001), np.clip(y + 1, 0, framed.shape[0] - 1.001)
    left, top = x.astype(np.intp), y.astype(np.intp)
    right, below = x - left, y - top
    upper = framed[top, left] * (1 - right) + framed[top, left + 1] * right
    lower = framed[top + 1, left] * (1 - right) + framed[top + 1, left + 1] * right
    return np.asarray(np.rint(upper * (1 - below) + lower * below), np.uint8)
