"""Printed names beneath a signature are read, and the signature is still reported."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from PIL import Image, ImageDraw

from engine.core.types import Box
from engine.documents import ocr
from engine.documents.ocr.cleaned import without_rules
from engine.documents.ocr.drawn import find_ink, pen_strokes, whole_places
from tests.builders.scans import ENGLISH, PENS, SIGNED_DPI, SIGNED_FACE, needs_english, signed, worn
from tests.sampled import sampled

_NAMES = ("Ottoline Quistorp", "Maren Tolvald", "Jasper Nwachukwu")


def _read(picture: Image.Image) -> ocr.Reading:
    reading = ocr.read(np.asarray(picture.convert("L")), SIGNED_DPI, ENGLISH)
    return ocr.look_again(np.asarray(picture.convert("RGB")), SIGNED_DPI, reading, ENGLISH)


@needs_english
@pytest.mark.parametrize(("pen", "name"), sampled(product(("grey", "blue"), _NAMES), every=4))
def test_a_name_beneath_a_signature_is_read(name: str, pen: str) -> None:
    picture = signed(name, pen)
    before = ocr.read(np.asarray(picture.convert("L")), SIGNED_DPI, ENGLISH)
    assert name not in {line.text for line in before.lines}, "else nothing is shown here"
    reading = _read(picture)
    assert name in " ".join(line.text for line in reading.lines)
    assert reading.writing


@needs_english
@pytest.mark.parametrize("name", sampled(_NAMES, every=3))
def test_strokes_in_the_colour_of_print_leave_the_place_of_a_name(name: str) -> None:
    """Letters may be misread in black and white; that there is a word is known, and that more may be there."""
    grey = worn(signed(name, "black").convert("L"), noise=4)
    reading = _read(grey.convert("RGB"))
    assert reading.writing
    width = SIGNED_FACE.getlength(name)
    over = [line.box for line in reading.lines if line.box.y0 < 425 < line.box.y1 and line.box.height < 80]
    covered = np.zeros(round(width), np.bool_)
    for box in over:
        covered[max(round(box.x0 - 410), 0) : max(round(box.x1 - 410), 0)] = True
    assert covered.mean() > 0.75


@needs_english
@pytest.mark.parametrize("pen", PENS)
def test_the_places_of_handwriting_hold_it_all(pen: str) -> None:
    picture = signed(_NAMES[0], pen)
    before = np.asarray(signed(_NAMES[0], None)).astype(int)
    rows, columns = np.nonzero(np.abs(np.asarray(picture).astype(int) - before).max(axis=2))
    places = np.array(_read(picture).writing)
    inside = (columns[:, None] >= places[:, 0] - 1) & (columns[:, None] <= places[:, 2] + 1)
    inside &= (rows[:, None] >= places[:, 1] - 1) & (rows[:, None] <= places[:, 3] + 1)
    assert inside.any(axis=1).mean() > 0.99
    assert (places[:, 1] > 200).all(), "the text above is no handwriting"


def test_print_alone_is_not_drawn() -> None:
    grey = np.asarray(signed(_NAMES[0], None).convert("L"))
    cleaned, _ = without_rules(grey, SIGNED_DPI, 31) or (grey, None)
    ink = find_ink(cleaned, SIGNED_DPI, 31)
    assert ink is not None
    assert not ink.is_drawn.any()


@needs_english
def test_a_page_of_nothing_but_handwriting_has_its_places() -> None:
    one = signed("", "blue").crop((380, 300, 860, 520))
    page = Image.new("RGB", (700, 900), "white")
    for number in range(3):
        page.paste(one, (100 + 30 * number, 60 + 280 * number))
    reading = _read(page)
    assert reading.unread, "else nothing is shown here"
    inked = np.asarray(page.convert("L")) < 128
    covered = np.zeros_like(inked)
    for x0, y0, x1, y1 in reading.writing:
        covered[int(y0) : int(y1) + 2, int(x0) : int(x1) + 2] = True
    assert covered[inked].mean() > 0.9


@needs_english
@pytest.mark.parametrize("pen", PENS)
def test_a_picture_of_nothing_but_a_signature_has_its_place(pen: str) -> None:
    """Programs put such pictures on pages of text."""
    picture = signed("", pen).crop((380, 300, 860, 520))
    ImageDraw.Draw(picture).rectangle((0, 97, 480, 104), fill="white")  # the line beneath it
    inked = np.asarray(picture.convert("L")) < 128
    (place,) = _read(picture).writing
    x0, y0, x1, y1 = map(int, place)
    assert inked[y0 : y1 + 2, x0 : x1 + 2].sum() > 0.99 * inked.sum()


@needs_english
@pytest.mark.parametrize("shape", ["disc", "bars", "frame", "letters"])
def test_a_picture_without_strokes_of_a_pen_has_no_writing(shape: str) -> None:
    picture = Image.new("RGB", (480, 220), "white")
    draw = ImageDraw.Draw(picture)
    match shape:
        case "disc":
            draw.ellipse((60, 20, 240, 200), (200, 20, 20))
        case "bars":
            for number in range(8):
                draw.rectangle((40 + 50 * number, 200 - 20 * number, 60 + 50 * number, 210), (30, 90, 200))
        case "frame":
            draw.rectangle((20, 20, 460, 200), outline="black", width=4)
        case "letters":
            draw.text((200, 60), "No", "black", SIGNED_FACE.font_variant(size=70))
    assert not _read(picture).writing


def test_thin_lines_of_a_photograph_are_no_strokes_of_a_pen() -> None:
    rows, columns = np.mgrid[0:220, 0:480]
    sky = Image.fromarray((255 - columns / 8 - rows / 2).astype(np.uint8))
    draw = ImageDraw.Draw(sky)
    for number in range(6):
        draw.line((60 + 50 * number, 210, 90 + 60 * number, 20, 160 + 50 * number, 200), 20, 3)
    ink = find_ink(np.asarray(sky), SIGNED_DPI, 31)
    assert ink is not None and ink.is_drawn.any(), "else nothing is shown here"
    assert not list(pen_strokes(ink, np.asarray(sky), SIGNED_DPI))


def test_a_large_drawing_beside_text_is_boxed_line_by_line() -> None:
    """One box around it would cover the text that runs along it."""
    drawing = [Box(30 * step, 40 * step, 30 * step + 40, 40 * step + 50) for step in range(12)]
    places = whole_places(drawing, [], 30, None)
    assert all(any(place.x0 <= box.x0 and box.x1 <= place.x1 for place in places) for box in drawing)
    assert not any(place.meets(Box(300, 0, 360, 200)) for place in places)
    assert whole_places(drawing[:2], [], 30, None) == (Box(0, 0, 70, 90),)


@needs_english
@pytest.mark.parametrize("name", sampled(_NAMES, every=3))
def test_writing_is_reported_on_pages_with_too_many_marks_to_look_at(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = worn(signed(name, "black").convert("L"), noise=4).convert("RGB")
    assert _read(picture).writing
    monkeypatch.setattr("engine.documents.ocr.second.find_ink", lambda *_: None)
    assert _read(picture).writing
