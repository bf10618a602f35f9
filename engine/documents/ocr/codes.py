"""Bar codes and QR codes: reads their text, which is searched like any other although nobody can check it by eye.

A code is masked whole or not at all, since each of its letters has the box of the code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import zxingcpp
from PIL import Image
from zxingcpp import BarcodeFormat

from engine.core.types import Box
from engine.documents.ocr.lines import Letter, PrintedLine

_FORMATS = (
    BarcodeFormat.AllMatrix,
    BarcodeFormat.AllRetail,
    BarcodeFormat.Code128,
    BarcodeFormat.Code39,
    BarcodeFormat.Code93,
    BarcodeFormat.Codabar,
    BarcodeFormat.ITF,
)


def read_codes(level: Image.Image, back: Callable[[Box], Box]) -> Iterator[tuple[PrintedLine, ...]]:
    """Yield the lines of text of each code; an empty tuple if its content is no text.

    Args:
        level: a grey picture that was turned upright; of a slanted code only a part would be found.
        back: maps boxes to the picture before it was turned.
    """
    for code in zxingcpp.read_barcodes(level, formats=_FORMATS, text_mode=zxingcpp.TextMode.Plain):
        place = code.position
        corners = (place.top_left, place.top_right, place.bottom_left, place.bottom_right)
        xs, ys = [corner.x for corner in corners], [corner.y for corner in corners]
        box = back(Box(min(xs), min(ys), max(xs), max(ys)))
        lines = (" ".join(line.split()) for line in code.text.splitlines())
        yield tuple(_line(text, box) for text in lines if text)


def _line(text: str, box: Box) -> PrintedLine:
    return PrintedLine(tuple(Letter(sign, box) for sign in text), (1, 0), box.height)
