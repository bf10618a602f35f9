"""Connected parts of a picture, without an image processing library."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.documents.rasters import Mask, Pixels

PartNumbers = NDArray[np.int32]

_MOST_RUNS = 60_000  # stretches of ink in rows; a picture with more is no text on paper


class Parts(NamedTuple):
    """Connected parts of a picture, numbered from 1; pixels that touch at a corner are connected.

    Attributes:
        labels: the number of each pixel's part, shape (height, width); 0 outside.
        boxes: x0, y0, x1, y1 (exclusive) of each part, shape (n + 1, 4); row 0 is for the outside.
        starts, ends: stretches of ink in rows, as indices of pixels counted row by row; shape (m,).
        numbers: the part of each stretch, shape (m,).
    """

    labels: PartNumbers
    boxes: NDArray[np.int64]
    starts: NDArray[np.int64]
    ends: NDArray[np.int64]
    numbers: NDArray[np.int64]

    @property
    def sizes(self) -> NDArray[np.int64]:
        """The number of pixels of each part, shape (n + 1,); 0 for the outside."""
        return np.bincount(self.numbers, self.ends - self.starts, len(self.boxes)).astype(np.int64)

    def highest(self, values: Pixels) -> NDArray[np.uint8]:
        """Return the highest value within each part, shape (n + 1,)."""
        found = np.zeros(len(self.boxes), np.uint8)
        if len(self.starts):
            # Of each stretch and of what follows it: one index more, so that the last stretch may end the picture.
            flat = np.append(values.ravel(), np.uint8(0))
            highest = np.maximum.reduceat(flat, np.stack((self.starts, self.ends), axis=1).ravel())[::2]
            np.maximum.at(found, self.numbers, highest)
        return found


def connected(mask: Mask) -> Parts | None:
    """Return the connected parts of a mask; None if there are too many stretches of pixels."""
    high, wide = mask.shape
    padded = np.zeros((high, wide + 1), np.bool_)  # a column between the rows
    padded[:, :-1] = mask
    flat = padded.ravel()
    changes = np.flatnonzero(flat[1:] != flat[:-1]) + 1
    if flat[0]:
        changes = np.concatenate((np.zeros(1, changes.dtype), changes))
    rows, starts = np.divmod(changes[::2], wide + 1)
    ends = changes[1::2] - rows * (wide + 1)
    if len(rows) > _MOST_RUNS:
        return None
    roots = _roots(rows, starts, ends, wide + 1)
    numbers = np.unique(roots, return_inverse=True)[1].astype(np.int64) + 1
    labels = np.zeros(high * wide, np.int32)
    labels[np.flatnonzero(mask)] = np.repeat(numbers, ends - starts)
    boxes = np.zeros((int(numbers.max(initial=0)) + 1, 4), np.int64)
    boxes[:, :2] = max(high, wide)
    for side, (of, values) in enumerate(
        ((np.minimum, starts), (np.minimum, rows), (np.maximum, ends), (np.maximum, rows + 1))
    ):
        of.at(boxes[:, side], numbers, values)
    return Parts(labels.reshape(high, wide), boxes, rows * wide + starts, rows * wide + ends, numbers)


def _roots(rows: NDArray[np.int64], starts: NDArray[np.int64], ends: NDArray[np.int64], wide: int) -> NDArray[np.int64]:
    """Return for each stretch the root of its part, one of its stretches, shape (n,); they are in order, row by row.

    Args:
        wide: greater than any end.
    """
    above = (rows - 1) * wide
    first = np.searchsorted(rows * wide + ends, above + starts)
    behind = np.maximum(np.searchsorted(rows * wide + starts, above + ends, side="right"), first)
    # Each hangs on the first that it touches above; only where it touches several do parts meet.
    tops = np.where(behind > first, first, np.arange(len(rows)))
    while np.any((higher := tops[tops]) != tops):
        tops = higher
    roots = list(range(len(rows)))
    for each in np.flatnonzero(behind - first > 1).tolist():
        for other in tops[first[each] : behind[each]].tolist():
            roots[_root(roots, int(tops[each]))] = _root(roots, other)
    return np.array([_root(roots, each) for each in range(len(rows))], dtype=np.int64)[tops]


def _root(parents: list[int], run: int) -> int:
    while parents[run] != run:
        parents[run] = parents[parents[run]]
        run = parents[run]
    return run
