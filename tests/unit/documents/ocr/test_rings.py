"""Letters on circles, as in the seals of notaries, are read as one line, each letter at its place."""

from __future__ import annotations

from math import cos, degrees, pi, sin

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from engine.documents import ocr
from engine.documents.ocr.rings import rings
from tests.builders.scans import needs_english, printed, worn

_FACE = ImageFont.truetype("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 34)
_RADIUS, _MIDDLE, _LETTER = 150, 210, 80
_NAME = "ODALYS QUISTORP"


def _seal(text: str, *, feet_outside: bool = False, frames: bool = False, angle: float = 2.8) -> Image.Image:
    """A seal whose letters cover this angle, at its top with their feet inside, or at its bottom with them outside."""
    picture = Image.new("L", (2 * _MIDDLE, 2 * _MIDDLE), 255)
    pen = ImageDraw.Draw(picture)
    if frames:
        pen.ellipse((8, 8, 2 * _MIDDLE - 8, 2 * _MIDDLE - 8), outline=0, width=4)
        pen.ellipse((_MIDDLE - 122, _MIDDLE - 122, _MIDDLE + 122, _MIDDLE + 122), outline=0, width=3)
        pen.text((_MIDDLE, _MIDDLE), "1987", 0, _FACE, anchor="mm")
    for number, letter in enumerate(text):
        away = angle * ((number + 0.5) / len(text) - 0.5)
        place = pi / 2 - away if feet_outside else away - pi / 2
        sheet = Image.new("L", (_LETTER, _LETTER), 255)
        ImageDraw.Draw(sheet).text((_LETTER / 2, _LETTER / 2), letter, 0, _FACE, anchor="mm")
        turned = sheet.rotate(degrees(away if feet_outside else -away), Image.Resampling.BICUBIC, fillcolor=255)
        corner = [round(_MIDDLE + _RADIUS * each(place) - _LETTER / 2) for each in (cos, sin)]
        picture.paste(0, (corner[0], corner[1]), turned.point(lambda grey: 255 - grey))
    return picture


def _line(picture: Image.Image) -> ocr.PrintedLine | None:
    reading = ocr.read(np.asarray(picture), 200.0, ("eng",))
    return next((line for line in reading.lines if _NAME in line.text), None)


@needs_english
@pytest.mark.parametrize("feet_outside", [False, True])
@pytest.mark.parametrize("frames", [False, True])
def test_letters_around_a_seal_are_one_line(feet_outside: bool, frames: bool) -> None:
    line = _line(worn(_seal(_NAME, feet_outside=feet_outside, frames=frames), noise=4))
    assert line is not None
    for letter in line.letters:
        x, y = letter.box.middle
        assert letter.text == " " or abs(np.hypot(x - _MIDDLE, y - _MIDDLE) - _RADIUS) < 20
    first, last = (line.letters[each].box.middle for each in (0, -1))
    assert first[0] < _MIDDLE < last[0]
    assert (first[1] > _MIDDLE) is feet_outside


@needs_english
def test_a_seal_beside_text_is_read() -> None:
    page = Image.new("L", (1200, 900), 255)
    pen = ImageDraw.Draw(page)
    for row in range(4):
        pen.text((60, 60 + 60 * row), "The keys of the house were received in May", 0, _FACE)
    page.paste(_seal(_NAME, frames=True), (600, 380))
    assert _line(page)


def test_no_circle_is_seen_in_lines_of_text() -> None:
    assert not list(rings(np.asarray(printed(dpi=150))))
    page = Image.new("L", (900, 400), 255)
    for row in range(6):
        ImageDraw.Draw(page).text((60, 40 + 50 * row), "O D A L Y S Q U I S T O R P", 0, _FACE)
    assert not list(rings(np.asarray(page)))
