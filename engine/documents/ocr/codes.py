"""Bar codes and QR codes: reads their text, which is searched like any other although nobody can check it by eye.

A code is masked whole or not at all, since each of its letters has the box of the code.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import numpy as np
import zxingcpp
from PIL import Image, ImageOps
from zxingcpp import BarcodeFormat

from engine.core.types import Box
from engine.documents.ocr.lines import Letter, PrintedLine
from engine.documents.ocr.skew import turned_back

_FORMATS = (
    BarcodeFormat.AllMatrix,
    BarcodeFormat.AllRetail,
    BarcodeFormat.Code128,
    BarcodeFormat.Code39,
    BarcodeFormat.Code93,
    BarcodeFormat.Codabar,
    BarcodeFormat.ITF,
)
_OF_BARS = (*_FORMATS[1:], BarcodeFormat.PDF417)
"""Formats that the library does not read as light bars on dark ground, nor far from level."""
_LOOKED_AT = 400  # pixels on a side of a picture in which the slope of bars is measured
_LONG = 2.0  # times: the spread of the ink along a code, as against across it
_LEAST_SLOPE = 3.0  # degrees
_INK = 128  # of 255: from the ground, which the lightest pixels show


def read_codes(level: Image.Image, back: Callable[[Box], Box]) -> Iterator[tuple[PrintedLine, ...]]:
    """Yield the lines of text of each code; an empty tuple if its content is no text.

    Args:
        level: a grey picture that was turned upright; of a slanted code in a larger picture only a part would be found.
        back: maps boxes to the picture before it was turned.
    """
    full = ImageOps.autocontrast(level)
    pixels = np.asarray(full)
    views = [(pixels, back, _FORMATS), (255 - pixels, back, _OF_BARS)]
    if slope := _slope(full):
        turned, to_level = turned_back(full, slope)
        views.append((np.asarray(turned), lambda box: back(to_level(box)), _OF_BARS))
    for shown, placed, formats in views:
        found = zxingcpp.read_barcodes(
            shown, formats=formats, text_mode=zxingcpp.TextMode.Plain, try_invert=formats is not _OF_BARS
        )
        for code in found:
            place = code.position
            corners = (place.top_left, place.top_right, place.bottom_left, place.bottom_right)
            xs, ys = [corner.x for corner in corners], [corner.y for corner in corners]
            box = placed(Box(min(xs), min(ys), max(xs), max(ys)))
            lines = (" ".join(line.split()) for line in code.text.splitlines())
            yield tuple(_line(text, box) for text in lines if text)


def _slope(level: Image.Image) -> float:
    """Return by how many degrees the long side of what a picture shows slopes clockwise; 0 if it is level or square."""
    pixels = np.asarray(level.reduce(max(1, max(level.size) // _LOOKED_AT))).astype(np.int16)
    ys, xs = np.nonzero(np.abs(pixels - int(pixels.max())) > _INK)
    if len(xs) < 2:
        return 0.0
    (across, along), axes = np.linalg.eigh(np.cov(xs, ys))
    slope = math.degrees(math.atan2(axes[1, 1], axes[0, 1]))
    slope -= 180 * round(slope / 180)
    aside = abs(slope - 90 * round(slope / 90))
    return slope if along > _LONG**2 * across and aside >= _LEAST_SLOPE else 0.0


def _line(text: str, box: Box) -> PrintedLine:
    return PrintedLine(tuple(Letter(sign, box) for sign in text), (1, 0), box.height)
