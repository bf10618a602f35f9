"""Words on a ground of their own, up the margin, stamped over or struck out are read, or reported as not read."""

from __future__ import annotations

import io

import numpy as np
import pymupdf
import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFont

from engine.core.types import Box
from engine.documents import ocr
from engine.documents.ocr.grounds import on_own_ground
from tests.builders.scans import ENGLISH, needs_english
from tests.sampled import sampled

_DPI = 200
_FACE = ImageFont.truetype(io.BytesIO(pymupdf.Font("tiro").buffer), 31)
_STAMP = ImageFont.truetype(io.BytesIO(pymupdf.Font("hebo").buffer), 56)
_LINES = (
    "The undersigned has received the keys of the house and agrees",
    "to the terms that were read aloud at the door.",
)
_BEFORE, _AFTER = "The lease was signed by ", " on a Tuesday in May."
_NAME = "Ellen Brzezinski"
_LEFT = 83 + _FACE.getlength(_BEFORE)
_WIDE = _FACE.getlength(_NAME)
_BLUE, _PINK, _GREY = (60, 110, 220), (250, 90, 170), (110, 110, 125)
_GREEN, _RED = (0, 147, 60), (199, 62, 62)  # equally bright


def _page(name: str = _NAME) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    picture = Image.new("RGB", (1167, 900), "white")
    pen = ImageDraw.Draw(picture)
    for line, top in zip((*_LINES, *_LINES), (100, 140, 760, 800), strict=True):
        pen.text((83, top), line, "black", _FACE)
    if name:
        pen.text((83, 450), _BEFORE + name + _AFTER, "black", _FACE, anchor="ls")
    return picture, pen


def _grainy(picture: Image.Image) -> Image.Image:
    pixels = np.asarray(picture).astype(float)
    grain = np.random.default_rng(7).normal(0, 4, (*pixels.shape[:2], 1))
    return Image.fromarray((pixels * 0.88 + 18 + grain).clip(0, 255).astype(np.uint8))


def _read(picture: Image.Image) -> ocr.Reading:
    reading = ocr.read(np.asarray(picture.convert("L")), _DPI, ENGLISH)
    return ocr.look_again(np.asarray(picture), _DPI, reading, ENGLISH)


def _said(reading: ocr.Reading) -> str:
    return " ".join(line.text for line in reading.lines)


@needs_english
@pytest.mark.parametrize("colour", sampled([(_BLUE,), (_PINK,), (_GREY,)], every=3), ids=["blue", "pink", "grey"])
def test_a_name_under_a_highlighter_is_read(colour: tuple[int, int, int]) -> None:
    picture, _ = _page()
    marker = Image.new("RGB", picture.size, "white")
    ImageDraw.Draw(marker).rectangle((_LEFT - 5, 419, _LEFT + _WIDE + 5, 461), colour)
    reading = _read(_grainy(ImageChops.multiply(picture, marker)))
    assert _NAME in _said(reading)
    assert not reading.in_part


@needs_english
def test_a_name_as_bright_as_its_ground_is_read() -> None:
    picture, pen = _page("")
    pen.rectangle((83, 400, 1083, 490), _GREEN)
    pen.text((110, 460), _NAME, _RED, _FACE, anchor="ls")
    reading = _read(_grainy(picture))
    assert _NAME in _said(reading)
    assert not reading.in_part


@needs_english
@pytest.mark.parametrize("turned", sampled([90, 270], every=2))
def test_a_name_that_runs_up_or_down_the_margin_is_read(turned: int) -> None:
    picture, _ = _page("")
    label = Image.new("RGB", (260, 40), "white")
    ImageDraw.Draw(label).text((8, 6), _NAME, "black", _FACE.font_variant(size=25))
    picture.paste(label.rotate(turned, expand=True), (20, 300))
    assert _NAME in _said(_read(_grainy(picture)))


@needs_english
@pytest.mark.parametrize("over", ["stamp", "wave", "zigzag"])
def test_a_name_that_something_was_drawn_over_is_read_or_reported(over: str) -> None:
    picture, pen = _page()
    columns = range(int(_LEFT - 8), int(_LEFT + _WIDE + 8))
    if over == "stamp":
        stamp = Image.new("RGB", picture.size, "white")
        ImageDraw.Draw(stamp).text((_LEFT - 28, 483), "RECEIVED", (210, 50, 60), _STAMP, anchor="ls")
        turned = stamp.rotate(12, Image.Resampling.BICUBIC, center=(_LEFT, 450), fillcolor="white")
        picture = ImageChops.multiply(picture, turned)
    elif over == "wave":
        pen.line([(x, 441 + 3 * np.sin(x / 14)) for x in columns], (20, 20, 40), 3)
    else:
        pen.line([(x, 430 if number % 2 else 455) for number, x in enumerate(columns[::14])], (20, 20, 40), 2)
    reading = _read(_grainy(picture))
    assert reading.in_part or _NAME in _said(reading)


@needs_english
def test_bullets_below_each_other_are_not_reported() -> None:
    picture, pen = _page("")
    for row in range(5):
        pen.ellipse((111, 330 + 42 * row, 125, 344 + 42 * row), outline="black", width=2)
        pen.text((145, 322 + 42 * row), "An item of the list", "black", _FACE)
    assert not _read(_grainy(picture)).in_part


@needs_english
def test_a_brace_is_not_reported() -> None:
    picture, pen = _page("")
    pen.text((150, 450), "{", "black", _FACE.font_variant(size=111), anchor="lm")
    pen.text((220, 450), "both are paid by the owner", "black", _FACE, anchor="lm")
    assert not _read(_grainy(picture)).in_part


def test_a_bar_without_letters_and_the_ground_of_the_page_are_no_ground_of_their_own() -> None:
    colours = np.full((200, 400, 3), 255, np.uint8)
    colours[50:100, 50:350] = 40
    page = np.array((255.0, 255.0, 255.0))
    assert on_own_ground(colours, Box(48, 48, 352, 102), page, 20) is None
    assert on_own_ground(colours, Box(50, 120, 350, 180), page, 20) is None


def test_a_photograph_is_no_ground_of_a_word() -> None:
    colours = np.random.default_rng(3).integers(0, 200, (100, 300, 3)).astype(np.uint8)
    assert on_own_ground(colours, Box(0, 0, 300, 100), np.array((255.0, 255.0, 255.0)), 20) is None
