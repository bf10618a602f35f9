"""Connected parts of a picture, without a library for pictures."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

_MOST_RUNS = 60_000  # stretches of ink in rows; a picture with more is no text on paper

Mask = NDArray[np.bool_]
Labels = NDArray[np.int32]


def labelled(mask: Mask) -> tuple[Labels, int] | None:
    """Return the number of the part that each pixel belongs to, from 1, 0 outside, and how many parts there are.

    Pixels that touch at a corner belong together. None where there are too many stretches of pixels.
    """
    padded = np.pad(mask, ((0, 0), (1, 1))).astype(np.int8)
    rows, starts = np.nonzero(np.diff(padded, axis=1) == 1)
    _, ends = np.nonzero(np.diff(padded, axis=1) == -1)
    if len(rows) > _MOST_RUNS:
        return None
    parents = list(range(len(rows)))
    first = np.searchsorted(rows, np.arange(mask.shape[0] + 1)).tolist()
    begin, end = starts.tolist(), ends.tolist()
    for row in range(1, mask.shape[0]):
        above, here = first[row - 1], first[row]
        while above < first[row] and here < first[row + 1]:
            if begin[above] <= end[here] and begin[here] <= end[above]:
                parents[_root(parents, here)] = _root(parents, above)
            if end[above] < end[here]:
                above += 1
            else:
                here += 1
    roots = np.array([_root(parents, run) for run in range(len(parents))], dtype=np.int64)
    _, numbers = np.unique(roots, return_inverse=True)
    labels = np.zeros(mask.shape, dtype=np.int32)
    labels[mask] = np.repeat(numbers + 1, ends - starts)
    return labels, int(numbers.max(initial=-1)) + 1


def _root(parents: list[int], run: int) -> int:
    while parents[run] != run:
        parents[run] = parents[parents[run]]
        run = parents[run]
    return run


def extents(labels: Labels, count: int) -> NDArray[np.int64]:
    """Return x0, y0, x1, y1 (exclusive) of each part; row 0 is of what is outside."""
    found = np.zeros((count + 1, 4), dtype=np.int64)
    found[:, :2] = max(labels.shape)
    y, x = np.nonzero(labels)
    numbers = labels[y, x]
    np.minimum.at(found[:, 0], numbers, x)
    np.minimum.at(found[:, 1], numbers, y)
    np.maximum.at(found[:, 2], numbers, x + 1)
    np.maximum.at(found[:, 3], numbers, y + 1)
    return found
