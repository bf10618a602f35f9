"""Names in stamps, ovals and rounded frames are read; what touches the outline is reported, as it is cut."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from engine.documents import ocr
from engine.documents.ocr.outlines import without_outlines
from tests.builders.scans import ENGLISH, needs_english, worn

_DPI = 200
_FACE = ImageFont.truetype("/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf", 34)
_AROUND = {"oval": (250, 150, 650, 250), "circle": (300, 50, 600, 350), "rounded": (270, 160, 630, 240)}
_NAME = "Quistorp"


def _stamped(kind: str, *, crossed: bool = False) -> Image.Image:
    picture = Image.new("L", (900, 560), "white")
    pen = ImageDraw.Draw(picture)
    x0, y0, x1, y1 = _AROUND[kind]
    inwards = 70 if crossed else 0
    edges = (x0 + inwards, y0, x1 - inwards, y1)
    if kind == "rounded":
        pen.rounded_rectangle(edges, 40, outline="black", width=4)
    else:
        pen.ellipse(edges, outline="black", width=4)
    pen.text((450, 200), _NAME, "black", _FACE, anchor="mm")
    for row, line in enumerate(("The keys of the house were received", "and the rent is due in May.")):
        pen.text((40, 400 + 60 * row), line, "black", _FACE)
    return picture


def _read(picture: Image.Image) -> ocr.Reading:
    reading = ocr.read(np.asarray(picture), _DPI, ENGLISH)
    return ocr.look_again(np.asarray(picture.convert("RGB")), _DPI, reading, ENGLISH)


def _said(reading: ocr.Reading) -> str:
    return " ".join(line.text for line in reading.lines)


@needs_english
@pytest.mark.parametrize("kind", _AROUND)
def test_a_name_in_an_outline_is_read(kind: str) -> None:
    reading = _read(worn(_stamped(kind), noise=6))
    assert _NAME in _said(reading)
    assert not reading.in_part


@needs_english
@pytest.mark.parametrize("kind", ["circle", "oval"])
def test_a_name_that_an_outline_crosses_is_read_or_reported(kind: str) -> None:
    reading = _read(worn(_stamped(kind, crossed=True), noise=6))
    assert reading.in_part or _NAME in _said(reading)


def test_letters_and_straight_frames_are_no_outlines() -> None:
    picture = Image.new("L", (600, 300), "white")
    pen = ImageDraw.Draw(picture)
    pen.text((40, 40), "BOOKED O 8", "black", _FACE)
    pen.rectangle((30, 150, 400, 230), outline="black", width=3)
    grey = np.asarray(picture)
    straight = np.zeros(grey.shape, np.bool_)
    straight[148:236, 28:404] = True
    assert without_outlines(grey, straight, _DPI, 45) is None


def test_what_lies_within_an_outline_stays() -> None:
    picture = _stamped("oval")
    alone = Image.new("L", picture.size, "white")
    ImageDraw.Draw(alone).text((450, 200), _NAME, "black", _FACE, anchor="mm")
    grey = np.asarray(picture)
    found = without_outlines(grey, np.zeros(grey.shape, np.bool_), _DPI, 45)
    assert found is not None
    bare, touching = found
    assert not touching
    assert np.array_equal(bare[:360], np.asarray(alone)[:360])
