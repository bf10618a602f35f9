"""Printed names beneath a signature are read, and the signature is still reported."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFont

from engine.documents import ocr
from engine.documents.ocr.drawn import lines_beneath
from tests.builders.scans import ENGLISH, needs_english, worn

_DPI = 200
_FACE = ImageFont.truetype("/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf", 31)
_NAMES = ("Ottoline Quistorp", "Maren Tolvald", "Jasper Nwachukwu")
_PENS = {"grey": (95, 95, 95), "blue": (40, 50, 170), "black": (0, 0, 0)}


def _signed(name: str, pen: str | None, *, seed: int = 0) -> Image.Image:
    """A page with a name beneath a line, and a signature of loops whose lower strokes run through the name."""
    picture = Image.new("RGB", (1000, 560), "white")
    draw = ImageDraw.Draw(picture)
    for row, line in enumerate(("I say under penalty of perjury that", "the foregoing is true and correct.")):
        draw.text((40, 60 + 60 * row), line, "black", _FACE)
    draw.line((400, 400, 860, 400), "black", 2)
    draw.text((410, 406), name, "black", _FACE)
    if pen:
        rng = np.random.default_rng(seed)
        along = np.linspace(0, 2 * np.pi * rng.integers(5, 8), 500)
        x = 390 + 420 * along / along[-1] + 26 * np.sin(along + rng.uniform(0, 6))
        y = 384 - 60 * np.sin(along) * (0.6 + 0.4 * np.sin(0.4 * along)) + 20 * np.sin(0.37 * along)
        ink = Image.new("RGB", picture.size, "white")
        strokes = ImageDraw.Draw(ink)
        strokes.line([(float(a), float(b)) for a, b in zip(x, y, strict=True)], _PENS[pen], 3)
        strokes.line((600, 340, 560, 490), _PENS[pen], 3)
        return ImageChops.darker(picture, ink)  # black print stays black beneath ink
    return picture


def _read(picture: Image.Image) -> ocr.Reading:
    reading = ocr.read(np.asarray(picture.convert("L")), _DPI, ENGLISH)
    return ocr.look_again(np.asarray(picture.convert("RGB")), _DPI, reading, ENGLISH)


@needs_english
@pytest.mark.parametrize("name", _NAMES)
@pytest.mark.parametrize("pen", ["grey", "blue"])
def test_a_name_beneath_a_signature_is_read(name: str, pen: str) -> None:
    picture = _signed(name, pen)
    before = ocr.read(np.asarray(picture.convert("L")), _DPI, ENGLISH)
    assert name not in {line.text for line in before.lines}, "else nothing is shown here"
    reading = _read(picture)
    assert name in " ".join(line.text for line in reading.lines)
    assert reading.has_writing


@needs_english
@pytest.mark.parametrize("name", _NAMES)
def test_strokes_in_the_colour_of_print_leave_the_place_of_a_name(name: str) -> None:
    """Letters may be misread in black and white; that there is a word is known, and that more may be there."""
    grey = worn(_signed(name, "black").convert("L"), noise=4)
    reading = _read(grey.convert("RGB"))
    assert reading.has_writing
    width = _FACE.getlength(name)
    over = [line.box for line in reading.lines if line.box.y0 < 425 < line.box.y1 and line.box.height < 80]
    covered = np.zeros(round(width), np.bool_)
    for box in over:
        covered[max(round(box.x0 - 410), 0) : max(round(box.x1 - 410), 0)] = True
    assert covered.mean() > 0.75


@needs_english
def test_lines_without_strokes_are_not_read_again() -> None:
    grey = np.asarray(_signed(_NAMES[0], None).convert("L"))
    reading = ocr.read(grey, _DPI, ENGLISH)
    assert not list(lines_beneath(np.stack((grey,) * 3, axis=2), grey, reading, _DPI, 31, ENGLISH))
