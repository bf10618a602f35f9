"""A second look at a picture reads letters set apart, and says what was not read."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from engine.core.types import Box
from engine.documents import ocr
from engine.documents.ocr.lines import Letter
from engine.documents.ocr.unread import picture_marks, unread_writing
from tests.attacks.pictures_hard import WAVE, letters
from tests.builders.scans import needs_english, worn
from tests.sampled import sampled

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


_SAID = ("The keys of the house were received in May", "and the rent is due on the first of each month.")


def _page() -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """A page of two lines, with room for something between them."""
    picture = Image.new("L", (1000, 400), "white")
    pen = ImageDraw.Draw(picture)
    for line, top in zip(_SAID, (40, 320), strict=True):
        pen.text((40, top), line, "black", _FACE)
    return picture, pen


def _look(picture: Image.Image) -> ocr.Reading:
    dpi = 200.0
    reading = ocr.read(np.asarray(picture), dpi, _LANGUAGES)
    return ocr.look_again(np.asarray(picture.convert("RGB")), dpi, reading, _LANGUAGES)


def _comb(*, open_above: bool) -> Image.Image:
    """The letters of a name, each in its place of a form: in boxes, or between ticks."""
    picture, pen = _page()
    for place, letter in enumerate("Quistorp"):
        left = 60 + 40 * place
        top = 200 if open_above else 160
        pen.line([(left, top), (left, 220), (left + 40, 220), (left + 40, top)], "black", 2)
        if not open_above:
            pen.line([(left, top), (left + 40, top)], "black", 2)
        pen.text((left + 8, 174), letter, "black", _FACE)
    return picture


def _words(reading: ocr.Reading) -> set[str]:
    return {word for line in reading.lines for word in line.text.split()}


@needs_english
@pytest.mark.parametrize("turned", sampled([180, 0, 90, 270], every=2))
@pytest.mark.parametrize("open_above", [True, False])
def test_letters_in_the_places_of_a_form_are_read_on_each_side(open_above: bool, turned: int) -> None:
    picture = worn(_comb(open_above=open_above), noise=6).rotate(turned, expand=True)
    found = _look(picture)
    name = next(line for line in found.lines if "Quistorp" in line.text)
    assert name.direction == found.direction
    ink = np.asarray(picture.crop(tuple(map(int, name.box)))) < 128
    assert 0.05 < ink.mean() < 0.5  # its box lies on the letters


def _column(name: str) -> Image.Image:
    """The letters of a name below each other, close together, and nothing else."""
    picture = Image.new("L", (60, 42 * len(name)), "white")
    pen = ImageDraw.Draw(picture)
    for row, letter in enumerate(name):
        pen.text((15, 42 * row), letter, "black", _FACE)
    return picture


def _in_boxes(name: str) -> Image.Image:
    """The letters of a name in boxes that touch, and nothing else."""
    picture = Image.new("L", (78 * len(name), 82), "white")
    pen = ImageDraw.Draw(picture)
    for place, letter in enumerate(name):
        pen.rectangle((78 * place, 2, 78 * place + 77, 79), outline="black", width=2)
        pen.text((78 * place + 17, 10), letter, "black", _FACE.font_variant(size=56))
    return picture


@needs_english
@pytest.mark.parametrize("name", ["QUISTORP", "WOLDENBY", "varnbrugh"])
@pytest.mark.parametrize("draw", [_column, _in_boxes])
def test_letters_with_nothing_beside_them_are_read_one_by_one(draw: Callable[[str], Image.Image], name: str) -> None:
    """OCR takes a column for a turned line, and boxes for letters as high as the picture."""
    reading = _again(draw(name))
    one_by_one = {line.text: line.box for line in reading.lines if len(line.text) == 1}
    assert len(set(name.upper()) & {text.upper() for text in one_by_one}) >= len(set(name)) - 1


@needs_english
@pytest.mark.parametrize("ornament", ["line", "frame"])
def test_a_word_with_lines_around_it_is_read_in_grain(ornament: str) -> None:
    picture, pen = _page()
    pen.text((60, 174), "Quistorp", "black", _FACE)
    edges = pen.textbbox((60, 174), "Quistorp", _FACE)
    if ornament == "line":
        pen.line((edges[0] - 6, edges[3] + 1, edges[2] + 6, edges[3] + 1), "black", 2)
    else:
        pen.rectangle((edges[0] - 8, edges[1] - 6, edges[2] + 8, edges[3] + 6), outline="black", width=2)
    assert "Quistorp" in _words(_look(worn(picture, noise=6)))


def _scrawled(pen: ImageDraw.ImageDraw, left: int) -> None:
    """Draw a signature: loops that no one can read."""
    along = np.linspace(0, 14 * np.pi, 400)
    points = zip(
        left + 9 * along + 14 * np.sin(1.7 * along), 180 + 34 * np.sin(along) * np.cos(0.3 * along), strict=True
    )
    pen.line([(float(x), float(y)) for x, y in points], "black", 3)


@needs_english
def test_handwriting_beside_text_is_reported() -> None:
    picture, pen = _page()
    _scrawled(pen, 300)
    assert _look(worn(picture, noise=6)).in_part


@needs_english
@pytest.mark.parametrize("shape", ["nothing", "bar", "table", "leaders"])
def test_what_is_no_writing_is_not_reported(shape: str) -> None:
    picture, pen = _page()
    if shape == "bar":
        pen.rectangle((60, 160, 400, 210), fill="black")
    elif shape == "table":
        for x in (60, 300, 600):
            pen.line((x, 120, x, 260), "black", 2)
        for y in (120, 190, 260):
            pen.line((60, y, 600, y), "black", 2)
        for place, word in (((80, 135), "Heating"), ((320, 135), "Water"), ((80, 205), "Garden"), ((320, 205), "Roof")):
            pen.text(place, word, "black", _FACE)
    elif shape == "leaders":
        pen.text((60, 160), "Heating " + "." * 40 + " 12", "black", _FACE)
    assert not _look(worn(picture, noise=6)).in_part


def test_a_signature_far_beside_words_is_not_read_with_them() -> None:
    """OCR reads both as one line, of which most letters are sure."""
    label = "I say that this is true, and sign for it"
    picture = Image.new("RGB", (1400, 300), "white")
    pen = ImageDraw.Draw(picture)
    pen.text((40, 160), label, "black", _FACE)
    wide = _FACE.getlength(label)
    _scrawled(pen, 900)
    edges = [(40 + wide * at / len(label), sign, True) for at, sign in enumerate(label)]
    edges += [(830 + 60 * at, sign, False) for at, sign in enumerate(" Mpparrol")]
    row = tuple(Letter(sign, Box(x, 146, x + 20, 214), sure) for x, sign, sure in edges)
    reading = ocr.Reading((ocr.PrintedLine(row, (1, 0), 32.0),))
    colours = np.asarray(picture)
    grey = np.asarray(picture.convert("L"))
    found = list(unread_writing(grey, picture_marks(colours, 2 * _DPI), reading, 32.0))
    assert found
    assert not any(box.x0 < 40 + wide for box in found)


@needs_english
def test_the_specks_of_a_shaded_field_are_no_writing() -> None:
    picture, pen = _page()
    pen.rectangle((40, 140, 900, 230), fill=218)
    pen.text((60, 160), "Heating", "black", _FACE)
    pen.text((400, 160), "Water", "black", _FACE)
    reading = _look(worn(picture, noise=6))
    assert {"Heating", "Water"} <= _words(reading)
    assert not reading.writing
