"""Masks of a picture grown, shrunk and smoothed by squares, many times faster than a picture's filters of ranks."""

from __future__ import annotations

import numpy as np

from engine.documents.rasters import Mask


def grown(mask: Mask, side: int) -> Mask:
    """Return a mask with all pixels of the squares around its pixels.

    Args:
        side: of a square, in pixels; odd.
    """
    wider = mask.copy()
    for lines in (wider, wider.T):
        _reach(lines, side // 2)
        _reach(lines[::-1], side // 2)
    return wider


def shrunk(mask: Mask, side: int) -> Mask:
    """Return the pixels of a mask whose whole square lies in it; what is outside the picture counts as in it."""
    return ~grown(~mask, side)


def smoothed(mask: Mask) -> Mask:
    """Return the pixels for which most of the nine in the square around them are in a mask.

    At the edge of the picture, its pixels count for those outside.
    """
    around = np.pad(mask.view(np.uint8), 1, mode="edge")
    rows = around[:-2] + around[1:-1] + around[2:]
    most: Mask = rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:] >= 5
    return most


def _reach(lines: Mask, far: int) -> None:
    """Add the pixels up to so many lines before each, in place."""
    reached = 0
    while reached < far:
        step = min(reached + 1, far - reached)
        lines[:-step] |= lines[step:]
        reached += step
