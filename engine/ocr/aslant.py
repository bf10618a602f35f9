"""Short texts that lie aslant in a picture, such as stamps and notes: no program for upright lines reads them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from engine.ocr.components import Labels, Mask, extents, labelled
from engine.ocr.skew import steep
from engine.types import Box

_LARGEST = 1000  # pixels on a side that are looked at
_INK = 64  # grey levels off the ground
_INKIEST = 0.3  # of the pixels; a darker picture is no paper
_SMALLEST = 4  # pixels on a side of a letter
_LONGEST = 0.25  # of the picture's longer side: no letter, but a frame or a rule
_MOST_LETTERS = 6000  # specks, rather
_FEWEST_LETTERS = 3
_REACH = 0.6  # of the size of a usual letter, from one to the next
_LEVEL, _UPRIGHT = 3.0, 87.0  # degrees; lines that slope less, and those that run up or down, are read as they are
_MOST = 6  # texts of one picture
_MARGIN = 10  # pixels of the picture around a text

Pixels = NDArray[np.uint8]


class Slanted(NamedTuple):
    """A part of a picture, and by how many degrees clockwise its lines slope."""

    area: Box
    degrees: float


def without(pixels: Pixels, boxes: Iterable[Box]) -> Pixels:
    """Return a copy of a grey picture with these boxes in the colour of its ground."""
    left = pixels.copy()
    ground = int(np.median(pixels[::4, ::4]))
    for x0, y0, x1, y1 in boxes:
        left[max(int(y0), 0) : int(y1) + 1, max(int(x0), 0) : int(x1) + 1] = ground
    return left


def slanted(pixels: Pixels) -> Iterator[Slanted]:
    """Yield the parts of a grey picture whose letters seem to stand on sloping lines, the largest first."""
    factor = max(1, -(-max(pixels.shape) // _LARGEST))
    small = np.asarray(Image.fromarray(pixels).reduce(factor))
    letters, usual = _letters(small)
    if not usual:
        return
    reach = max(int(_REACH * usual), 1)
    grown = labelled(_grown(letters > 0, reach))
    if grown is None:
        return
    labels, count = grown
    sizes = np.bincount(labels.ravel(), minlength=count + 1)
    boxes = extents(labels, count)
    for each in sorted(range(1, count + 1), key=lambda part: -int(sizes[part]))[:_MOST]:
        x0, y0, x1, y1 = (int(edge) for edge in boxes[each])
        own = np.where(labels[y0:y1, x0:x1] == each, letters[y0:y1, x0:x1], 0)
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
    """The mask with every point around its own at most so far away along both axes."""
    grown = mask.copy()
    for axis in (0, 1):
        sums = np.cumsum(np.pad(grown, [(reach + 1, reach) if each == axis else (0, 0) for each in (0, 1)]), axis=axis)
        long = grown.shape[axis]
        after, before = sums.take(range(2 * reach + 1, 2 * reach + 1 + long), axis), sums.take(range(long), axis)
        grown = after > before
    return grown


def _letters(small: Pixels) -> tuple[Labels, float]:
    """The ink that may be letters, each with its number, and the size of a usual one; 0 where there is none."""
    nothing = np.zeros(small.shape, dtype=np.int32), 0.0
    ground = float(np.median(small))
    ink = np.abs(small.astype(np.int16) - ground) > _INK
    if not 0 < ink.mean() <= _INKIEST:
        return nothing
    parts = labelled(ink)
    if parts is None:
        return nothing
    labels, count = parts
    boxes = extents(labels, count)
    sizes = np.maximum(boxes[:, 2] - boxes[:, 0], boxes[:, 3] - boxes[:, 1])
    fits = (sizes >= _SMALLEST) & (sizes <= _LONGEST * max(small.shape))
    fits[0] = False
    if not _FEWEST_LETTERS <= int(fits.sum()) <= _MOST_LETTERS:
        return nothing
    return np.where(fits[labels], labels, 0).astype(np.int32), float(np.median(sizes[fits]))
