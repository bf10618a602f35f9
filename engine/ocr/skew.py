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

Points = NDArray[np.float32]


def skew(pixels: NDArray[np.uint8]) -> float:
    """Degrees, clockwise, by which lines of a grey picture slope; 0 where nothing tells. From -15 to 15."""
    found = [_best(points) for points in _edges(_small(pixels)) if len(points) >= _FEWEST_POINTS]
    angle, clearness = max(found, key=lambda each: each[1], default=(0.0, 0.0))
    return round(angle, 1) if clearness > _CLEARER else 0.0


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
