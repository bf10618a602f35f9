"""The name in dots that do not touch, as a matrix printer sets them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np
import pymupdf
from PIL import Image, ImageDraw, ImageFilter, ImageFont, ImageOps

from tests.attacks.attack import SECRET, Attack
from tests.attacks.judge import read_picture
from tests.builders.pdf import from_content, text_at

_SAID = "The lease of the flat runs for two years."
_PITCH = 2.0  # points from one dot to the next
_LEFT, _TOP = 40.0, 160.0


def _written(size: int) -> Image.Image:
    font = ImageFont.load_default(size)
    _, _, wide, high = (round(each) for each in font.getbbox(SECRET))
    picture = Image.new("L", (wide + 20, high + 20), 255)
    ImageDraw.Draw(picture).text((10, 8), SECRET, fill=0, font=font)
    return picture


def _dots(size: int = 16) -> Iterator[tuple[float, float]]:
    for y, x in zip(*np.nonzero(np.asarray(_written(size)) < 128), strict=True):
        yield _LEFT + _PITCH * float(x), _TOP - _PITCH * float(y)


def _signs(sign: str, size: float) -> bytes:
    shown = b"".join(b"1 0 0 1 %.1f %.1f Tm (%s) Tj\n" % (x, y, sign.encode("cp1252")) for x, y in _dots())
    return from_content(text_at(50, 260, _SAID) + b"BT /F1 %.1f Tf\n" % size + shown + b"ET\n")


def _strokes() -> bytes:
    drawn = b"".join(b"%.1f %.1f m %.1f %.1f l S\n" % (x, y, x, y) for x, y in _dots(11))
    return from_content(text_at(50, 260, _SAID) + b"q 1.5 w 1 J\n" + drawn + b"Q\n")


def _from_afar(data: bytes) -> bool:
    """Return whether the page shows the name to somebody who does not see the single dots."""
    with pymupdf.open("pdf", data) as file:
        pixels = file[0].get_pixmap(dpi=144, colorspace="gray", clip=(40, 100, 340, 200))
    picture = Image.frombytes("L", (pixels.width, pixels.height), pixels.samples)
    soft = (ImageOps.autocontrast(picture.filter(ImageFilter.GaussianBlur(each))) for each in range(1, 6))
    return any(SECRET in read_picture(each.convert("RGB")) for each in soft)


ATTACKS = (
    Attack("bullets.pdf", partial(_signs, "\u2022", 5), terms=(SECRET,), leaks=_from_afar),
    Attack("large-bullets.pdf", partial(_signs, "\u2022", 7), terms=(SECRET,), leaks=_from_afar),
    Attack("points.pdf", partial(_signs, ".", 9), terms=(SECRET,), leaks=_from_afar),
    Attack("thin-strokes-of-dots.pdf", _strokes, terms=(SECRET,), leaks=_from_afar),
)
