"""Makes samples of pictures equal that every viewer shows as equal (threat P19c): what a colour key makes transparent,
the low bytes of samples of 16 bits, values that stand for one and the same colour.
"""

from __future__ import annotations

import numpy as np
import pikepdf
from numpy.typing import NDArray
from pikepdf import Array, Name

from engine.formats.pdf.samples import Samples, as_shown

_LARGEST = 255
_JPEG_2000, _DEPTHS, _FEW_BITS = b"\xff\x4f\xff\x51", 42, 7  # ISO/IEC 15444-1, A.5.1: bits of a component, less one

Values = NDArray[np.uint8]


def without_low_bytes(samples: Samples, key: Array | None) -> tuple[Samples, Array | None]:
    """Return samples of 16 bits as samples of 8, and a colour key that hides the same pixels."""
    rows, width, _, colours = samples
    pairs = rows[:, : 2 * width * colours].reshape(len(rows), width, colours, 2)
    high = np.ascontiguousarray(pairs[..., 0])
    if key is not None:
        limits = np.array([int(each) for each in key]).reshape(-1, 2)
        coarse = limits >> 8
        hidden = _within(pairs[..., 0] * np.int64(256) + pairs[..., 1], limits)
        high[hidden] = coarse[:, 0]
        shown = _within(high, coarse) & ~hidden
        for colour, (low, top) in enumerate(coarse.tolist()):
            beside = top + 1 if top < _LARGEST else low - 1
            if beside >= 0:
                high[shown, colour] = beside
                break
        key = Array(coarse.reshape(-1).tolist())
    return Samples(high.reshape(len(rows), -1), width, 8, colours), key


def keyed_out(values: Values, key: Array) -> Values:
    """Return samples of which those that a colour key hides are all the same; shape (height, width, colours)."""
    limits = np.array([int(each) for each in key]).reshape(-1, 2)
    after = values.copy()
    after[_within(values, limits)] = np.clip(limits[:, 0], 0, _LARGEST)
    return after


def _within(values: NDArray[np.integer], limits: NDArray[np.int64]) -> NDArray[np.bool_]:
    return np.asarray(((limits[:, 0] <= values) & (values <= limits[:, 1])).all(axis=2), np.bool_)


def merged(values: Values, shown: Values) -> Values:
    """Return samples of one component, the lowest value in place of all that are shown in its colour.

    Args:
        shown: the colour of each value, shape (values, 3); larger values stay as they are.
    """
    first = np.arange(_LARGEST + 1, dtype=np.uint8)
    known: dict[bytes, int] = {}
    for each in np.unique(values).tolist():
        if each < len(shown):
            first[each] = known.setdefault(shown[each].tobytes(), each)
    return first[values]


def colours_shown(pdf: pikepdf.Pdf, space: pikepdf.Object, count: int) -> Values:
    """Return the colours of the first values of a colour space of one component; shape (count, 3)."""
    row = pdf.make_stream(
        bytes(range(count)), Subtype=Name.Image, Width=count, Height=1, BitsPerComponent=8, ColorSpace=space
    )
    pixels = as_shown(row)
    found: Values = np.frombuffer(pixels.samples, np.uint8).reshape(-1, pixels.n)[:count]
    return found


def is_deep(data: bytes) -> bool:
    """Return whether a JPEG 2000 in gray or three colours, and nothing beside them, has samples of more than 8 bits."""
    place = data.find(_JPEG_2000)
    if place < 0:
        return False
    components = int.from_bytes(data[place + _DEPTHS - 2 : place + _DEPTHS], "big")
    return components in (1, 3) and data[place + _DEPTHS] & 0x7F > _FEW_BITS
