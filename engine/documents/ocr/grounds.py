"""Words on a ground of their own: under a highlighter, in a filled box, on a bar, or in a colour as light as it.

OCR tells ink from ground for a whole picture, and by brightness alone.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.core.types import Box
from engine.documents.rasters import Mask, Pixels

_APART = 28  # of 255, in one of the colours: between two grounds, or ink and its ground
_OUTSIDE = 0.6  # share of a row or a column that looks like the page
_EVEN = 0.5  # share of the pixels that are ground; of a photograph, fewer look alike
_INKIEST = 2  # per cent of the pixels: they become black
_LEAST_SIDE = 8  # pixels


def on_own_ground(colours: Pixels, place: Box, page: NDArray[np.float64], margin: int) -> tuple[Pixels, Box] | None:
    """Return how much a place of a picture differs from its own ground, dark on light with a margin, and where that is;
    None if its ground is that of the page, or uneven.

    Args:
        colours: (height, width, 3).
        page: the colour of the page's ground, shape (3,).
        margin: pixels of ground around it.
    """
    left, top = max(int(place.x0), 0), max(int(place.y0), 0)
    part = colours[top : int(place.y1) + 1, left : int(place.x1) + 1].astype(np.int16)
    outside: Mask = np.abs(part - page).max(axis=2) <= _APART
    rows, columns = (np.flatnonzero(outside.mean(axis=axis) < _OUTSIDE) for axis in (1, 0))
    if min(len(rows), len(columns)) < _LEAST_SIDE:
        return None
    part = part[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    ground = np.median(part, axis=(0, 1))
    away = np.abs(part - ground).max(axis=2)
    if np.abs(ground - page).max() <= _APART or (away <= _APART).mean() < _EVEN:
        return None
    inkiest = float(np.percentile(away, 100 - _INKIEST))
    if inkiest <= _APART:
        return None  # a bar without letters
    shown = 255 - (255 * np.minimum(away / inkiest, 1.0)).astype(np.uint8)
    x, y = float(left + columns[0] - margin), float(top + rows[0] - margin)
    padded = np.pad(shown, margin, constant_values=255)
    return padded, Box(x, y, x + padded.shape[1], y + padded.shape[0])
