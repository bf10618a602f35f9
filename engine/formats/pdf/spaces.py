"""Colour spaces, as far as pictures depend on them (ISO 32000-1, 8.6)."""

from __future__ import annotations

import pikepdf
from pikepdf import Array, Name

_DEVICES = {"/DeviceGray": 1, "/G": 1, "/DeviceRGB": 3, "/RGB": 3, "/DeviceCMYK": 4, "/CMYK": 4}
_ARRAYS = {"/CalGray": 1, "/CalRGB": 3, "/Lab": 3, "/Indexed": 1, "/I": 1, "/Separation": 1}


def colours_of(space: pikepdf.Object | None) -> int:
    """Return the number of colours of one sample.

    Raises:
        ValueError: the space is none of the standard's.
    """
    if isinstance(space, Name) and str(space) in _DEVICES:
        return _DEVICES[str(space)]
    if isinstance(space, Array) and len(space):
        kind = str(space[0])
        if kind in _ARRAYS:
            return _ARRAYS[kind]
        if kind in _DEVICES:
            return _DEVICES[kind]
        if kind == "/ICCBased" and len(space) > 1:
            return int(space[1]["/N"])
        if kind == "/DeviceN" and len(space) > 1:
            return len(space[1])
    raise ValueError("no colour space of a picture")
