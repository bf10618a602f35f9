"""A second look at a picture reads letters set apart, and says what was not read."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from engine.documents import ocr
from tests.attacks.pictures_hard import WAVE, letters
from tests.builders.scans import needs_english

_FACE = ImageFont.truetype("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 32)
_DPI = 100.0
_LANGUAGES = ("eng",)


def _again(picture: Image.Image) -> ocr.Reading:
    reading = ocr.read(np.asarray(picture.convert("L")), _DPI, _LANGUAGES)
    return ocr.look_again(np.asarray(picture.convert("RGB")), _DPI, reading, _LANGUAGES)


def _printed(text: str) -> Image.Image:
    picture = Image.new("RGB", (400, 60), "white")
    ImageDraw.Draw(picture).text((8, 8), text, "black", _FACE)
    return picture


def _in_dots() -> Image.Image:
    """Letters of single pixels, five apart."""
    whole = np.asarray(_printed("Odalys Quistorp").convert("L")) < 128
    dots = np.full(whole.shape, 255, np.uint8)
    dots[::5, ::5][whole[::5, ::5]] = 0
    return Image.fromarray(dots)


def _textured() -> Image.Image:
    """Letters of a checkerboard with larger squares than that of their ground, and as bright."""
    whole = np.asarray(_printed("Odalys Quistorp").convert("L")) < 128
    y, x = np.indices(whole.shape)
    return Image.fromarray((255 * np.where(whole, (x // 2 + y // 2) % 2, (x + y) % 2)).astype(np.uint8))


@needs_english
def test_letters_on_a_wave_are_read_in_their_order() -> None:
    reading = _again(letters((400, 200), WAVE))
    assert "".join(line.text for line in reading.lines).casefold() == "quistorp"
    assert not reading.in_part


@needs_english
@pytest.mark.parametrize("picture", [_in_dots(), _textured()], ids=["dots", "texture"])
def test_letters_that_are_not_read_are_reported(picture: Image.Image) -> None:
    assert _again(picture).in_part


@needs_english
@pytest.mark.parametrize("text", ["The rent is paid", "Budget plan 2024"])
def test_a_picture_that_was_read_is_not_reported(text: str) -> None:
    picture = _printed(text)
    reading = _again(picture)
    assert not reading.in_part
    assert reading == ocr.read(np.asarray(picture.convert("L")), _DPI, _LANGUAGES)


@needs_english
def test_an_empty_picture_is_not_reported() -> None:
    assert not _again(Image.new("RGB", (400, 60), "white")).in_part
