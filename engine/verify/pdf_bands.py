"""The lines of a page, as PDFium draws it, that show certain texts: they are read faster than the whole page."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from math import pi

import pypdfium2
import pypdfium2.raw as pdfium

from engine.ocr.shapes import Pixels

_AROUND = 2.5  # heights of a letter, above and below it: the lines before and behind, for divided words
_MOST = 0.7  # of the height of a page; of more, all of it is read
_LEVEL = 0.05  # radians
_SAME_SIZE = 0.5  # points

Band = tuple[float, float]
"""Bottom and top, in points from the bottom of the page."""


def bands(page: pypdfium2.PdfPage, pixels: Pixels, texts: AbstractSet[str]) -> Iterator[Pixels]:
    """Yield the parts of a drawn page that show a character of these, each as wide as the page; else all of it.

    Args:
        pixels: the whole page.
        texts: characters; an empty one may stand anywhere.
    """
    found = _found(page, texts)
    left, bottom, right, top = page.get_cropbox()
    width, height = page.get_size()
    is_upright = abs(right - left - width) < _SAME_SIZE and abs(top - bottom - height) < _SAME_SIZE
    if found is None or not is_upright or page.get_rotation() or sum(b - a for a, b in found) > _MOST * height:
        yield pixels
        return
    scale = pixels.shape[0] / height
    for low, high in found:
        first, last = int((top - high) * scale), int((top - low) * scale) + 1
        part = pixels[max(first, 0) : max(last, 0)]
        if part.size:
            yield part


def _found(page: pypdfium2.PdfPage, texts: AbstractSet[str]) -> list[Band] | None:
    """The bands, from the bottom to the top, none of which overlap; None where they are not level, or not known."""
    wanted = {ord(text[0]) for text in texts if text}
    if "" in texts:
        return None
    text = page.get_textpage()
    edges = []
    for index in range(text.count_chars()):
        if pdfium.FPDFText_GetUnicode(text.raw, index) in wanted:
            turned = pdfium.FPDFText_GetCharAngle(text.raw, index)
            if _LEVEL < turned < 2 * pi - _LEVEL or turned < 0:
                return None
            _, low, _, high = text.get_charbox(index, loose=True)
            around = _AROUND * max(high - low, 1.0)
            edges.append((low - around, high + around))
    joined: list[Band] = []
    for low, high in sorted(edges):
        if joined and low <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(high, joined[-1][1])
        else:
            joined.append((low, high))
    return joined or None
