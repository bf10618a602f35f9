"""By how much a scanned page is turned: Tesseract reads lines that slope by more than a degree badly or not at all.

Lines of text, seen along their direction, are sharp stripes: of all angles the one is taken under which the profile
changes most from row to row (Postl's method).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image

_LARGEST = 1000  # pixels on a side that are looked at
_MOST_POINTS = 60_000
_STEEPEST = 15.0  # degrees
_COARSE, _FINE = 0.5, 0.1  # degrees
_EDGE = 32  # grey levels
_FEWEST_POINTS = 200
_CLEARER = 3.0  # than under most angles, or it is left as it is; lines of text are 30 to 80 times clearer
# Of a few words.
_STEEPEST_SHORT = 60.0  # degrees, of several lines
_FEWEST_POINTS_SHORT, _MOST_POINTS_SHORT = 60, 8_000
_CLEARER_SHORT = 2.0
_LONGER_SHORT = 2.2  # one line is so many times as long as high, by the spread of its ink

Points = NDArray[np.float32]


def skew(pixels: NDArray[np.uint8]) -> float:
    """Degrees, clockwise, by which lines of a grey picture slope; 0 where nothing tells. From -15 to 15."""
    found = [_best(points) for points in _edges(_small(pixels)) if len(points) >= _FEWEST_POINTS]
    angle, clearness = max(found, key=lambda each: each[1], default=(0.0, 0.0))
    return round(angle, 1) if clearness > _CLEARER else 0.0


def steep(ink: NDArray[np.bool_]) -> float:
    """Return the degrees, clockwise, by which a few words slope, from -90 to 90; 0 where nothing tells.

    One line is as long as it is, and slopes as it lies; of several the profile tells.
    """
    y, x = np.nonzero(ink)
    if len(x) < _FEWEST_POINTS_SHORT:
        return 0.0
    points = np.stack((x, y), axis=1).astype(np.float32)
    points = points[:: max(1, len(points) // _MOST_POINTS_SHORT)]
    points += np.random.default_rng(0).random(points.shape, dtype=np.float32)  # of a grid, 45 degrees would win
    spread, axes = np.linalg.eigh(np.cov(points.T))
    along = float(np.degrees(np.arctan2(axes[1, 1], axes[0, 1])))
    lying = (along + 90) % 180 - 90
    is_line = spread[1] > _LONGER_SHORT**2 * max(float(spread[0]), 1.0)
    angles = lying + np.arange(-8.0, 9.0) if is_line else np.arange(-_STEEPEST_SHORT, _STEEPEST_SHORT + 1.0)
    coarse = max(angles.tolist(), key=lambda angle: _sharpness(points, angle))
    best = max(np.arange(coarse - 1.0, coarse + 1.5, _COARSE).tolist(), key=lambda angle: _sharpness(points, angle))
    usual = float(np.median([_sharpness(points, angle) for angle in np.arange(-90.0, 90.0, 6.0)]))
    return float(best) if is_line or _sharpness(points, best) > _CLEARER_SHORT * usual else 0.0


def _small(pixels: NDArray[np.uint8]) -> NDArray[np.int16]:
    factor = max(1, -(-max(pixels.shape) // _LARGEST))
    return np.asarray(Image.fromarray(pixels).reduce(factor), dtype=np.int16)


def _edges(grey: NDArray[np.int16]) -> tuple[Points, Points]:
    """Points (along, across) of the upper and lower edges of horizontal strokes, and of the sides of vertical ones."""
    y, x = np.nonzero(np.abs(np.diff(grey, axis=0)) > _EDGE)
    sideways_y, sideways_x = np.nonzero(np.abs(np.diff(grey, axis=1)) > _EDGE)
    return _points(x, y), _points(sideways_y, -sideways_x)


def _points(along: NDArray[np.intp], across: NDArray[np.intp]) -> Points:
    step = max(1, -(-len(along) // _MOST_POINTS))
    return np.stack((along[::step], across[::step]), axis=1).astype(np.float32)


def _best(points: Points) -> tuple[float, float]:
    """The angle, and how much clearer the stripes are than under most others."""
    angles = np.arange(-_STEEPEST, _STEEPEST + _COARSE, _COARSE)
    sharpness = [_sharpness(points, angle) for angle in angles]
    coarse = angles[np.argmax(sharpness)]
    fine = np.arange(coarse - _COARSE, coarse + _COARSE + _FINE, _FINE)
    best = max(fine, key=lambda angle: _sharpness(points, angle))
    return float(best), _sharpness(points, best) / max(float(np.median(sharpness)), 1.0)


def _sharpness(points: Points, degrees: float) -> float:
    radians = np.deg2rad(degrees)
    rows = np.rint(points[:, 1] * np.cos(radians) - points[:, 0] * np.sin(radians)).astype(np.intp)
    profile = np.bincount(rows - rows.min())
    return float(np.square(np.diff(profile)).sum())
