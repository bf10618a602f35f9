"""Names among rules and specks are read: in the boxes of a form, struck through, on close lines, in a grainy copy."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from engine.documents import ocr
from engine.documents.ocr.cleaned import without_rules, without_specks
from tests.builders.scans import needs_english

_PATH = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
_FACE, _LARGE = (ImageFont.truetype(_PATH, size) for size in (24, 48))
_DPI = 150.0
_LANGUAGES = ("eng",)
_SENTENCE = "Signed by Quistorp in May."


def _paper(wide: int = 600, high: int = 160) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    picture = Image.new("L", (wide, high), "white")
    return picture, ImageDraw.Draw(picture)


def _printed() -> Image.Image:
    picture, pen = _paper()
    pen.text((30, 60), _SENTENCE, "black", _FACE)
    return picture


def _comb(*words: str) -> Image.Image:
    picture, pen = _paper(high=80 + 60 * len(words))
    for row, word in enumerate(words):
        for column in range(12):
            left, top = 60 + 34 * column, 40 + 60 * row
            pen.rectangle((left, top, left + 34, top + 40), outline="black", width=2)
            if column < len(word):
                pen.text((left + 7, top + 5), word[column], "black", _FACE)
    return picture


def _struck() -> Image.Image:
    picture, pen = _paper(1200, 320)
    pen.text((60, 120), _SENTENCE, "black", _LARGE)
    pen.line((40, 152, 1000, 152), "black", 4)
    return picture


def _on_close_lines() -> Image.Image:
    """A sentence on a form whose lines are closer than its letters are high."""
    picture, pen = _paper(1200, 320)
    for edge in range(0, 320, 16):
        pen.line((0, edge, 1200, edge), 110, 2)
    pen.text((70, 126), _SENTENCE, "black", _LARGE)
    return picture


def _grainy() -> Image.Image:
    pixels = np.asarray(_printed().resize((1200, 320))).copy()
    chance = np.random.default_rng(7)
    specks = chance.random(pixels.shape) < 0.2
    pixels[specks] = chance.integers(0, 256, int(specks.sum()))
    return Image.fromarray(pixels)


def _read(picture: Image.Image, dpi: float = _DPI) -> ocr.Reading:
    reading = ocr.read(np.asarray(picture), dpi, _LANGUAGES)
    return ocr.look_again(np.asarray(picture.convert("RGB")), dpi, reading, _LANGUAGES)


@needs_english
@pytest.mark.parametrize("picture", [_struck(), _on_close_lines()], ids=["struck through", "on close lines"])
def test_words_crossed_by_lines_are_read(picture: Image.Image) -> None:
    assert any("Quistorp" in line.text for line in _read(picture, 2 * _DPI).lines)


@needs_english
def test_words_of_a_grainy_copy_are_read() -> None:
    assert any("Quistorp" in line.text for line in _read(_grainy(), 2 * _DPI).lines)


@needs_english
@pytest.mark.parametrize("words", [("QUISTORP",), ("ODALYS", "QUISTORP")], ids=["one row", "two rows"])
def test_letters_in_the_boxes_of_a_form_are_read_row_by_row(words: tuple[str, ...]) -> None:
    spelled = "".join(line.text.replace(" ", "") for line in _read(_comb(*words)).lines)
    assert "QUISTORP" in spelled


@needs_english
def test_letters_in_light_boxes_on_a_dark_ground_are_read() -> None:
    inverted = Image.fromarray(255 - np.asarray(_comb("QUISTORP")))
    assert "QUISTORP" in "".join(line.text for line in _read(inverted).lines)


def test_text_without_lines_is_as_it_was() -> None:
    pixels = np.asarray(_printed())
    assert without_rules(pixels, _DPI) is None
    assert without_specks(pixels) is None


def test_underlined_text_keeps_its_letters() -> None:
    picture = _printed()
    ImageDraw.Draw(picture).line((20, 92, 500, 92), "black", 2)
    found = without_rules(np.asarray(picture), _DPI)
    assert found is not None
    cleaned, _ = found
    letters = np.asarray(_printed())[:88] < 128
    assert (cleaned[:88][letters] < 128).all()
    assert (cleaned[90:95] == 255).mean() > 0.98


def test_strokes_of_large_letters_are_no_lines() -> None:
    picture, pen = _paper(800, 160)
    pen.text((30, 30), "Hall of Till, Lit Fill", "black", ImageFont.truetype(_PATH, 64))
    assert without_rules(np.asarray(picture), _DPI, text=64.0) is None


def test_separate_boxes_go_with_their_sides() -> None:
    picture, pen = _paper()
    for left in range(40, 500, 60):
        pen.rectangle((left, 50, left + 45, 100), outline="black", width=2)
    found = without_rules(np.asarray(picture), _DPI)
    assert found is not None
    cleaned, _ = found
    assert (cleaned == 255).all()


def test_the_grain_of_a_scan_is_no_line() -> None:
    picture = _printed()
    ImageDraw.Draw(picture).line((20, 92, 500, 92), "black", 2)
    grain = np.random.default_rng(0).integers(0, 12, (picture.height, picture.width), np.uint8)
    found = without_rules(np.asarray(picture) - np.minimum(grain, np.asarray(picture)), _DPI)
    assert found is not None
    _, removed = found
    assert removed[92:94, 40:480].all()
    assert removed.mean() < 0.05


@pytest.mark.parametrize("side", [1, 2, 3, 6, 9, 12, 16, 20])
def test_pictures_of_a_few_pixels_are_looked_at_again(side: int) -> None:
    # As wide as the text of a page, the picture of a bullet or a pattern has less than a pixel per inch.
    coarse = side / 6.5
    signs = Image.new("L", (side, side), 217)
    pen = ImageDraw.Draw(signs)
    pen.line((0, side // 2, side, side // 2), 90)
    pen.line((side // 2, 0, side // 2, side), 90)
    colours = np.stack((np.asarray(signs),) * 3, axis=2)
    assert ocr.look_again(colours, coarse, ocr.Reading(()), _LANGUAGES).sure == 0
