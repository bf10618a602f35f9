"""Marks of a page that may be letters or codes are told from rules, frames and boxes."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from engine.core.types import union
from engine.documents.ocr import marks

WHITE, BLACK, BLUE = (255, 255, 255), (0, 0, 0), (219, 229, 240)


def _page() -> tuple[Image.Image, ImageDraw.ImageDraw]:
    page = Image.new("RGB", (1200, 1600), WHITE)
    return page, ImageDraw.Draw(page)


def _found(page: Image.Image) -> int:
    colours: NDArray[np.uint8] = np.asarray(page)
    return sum(each.is_letter for each in marks.find_marks(marks.edges(colours)).marks)


@pytest.mark.parametrize("gap", [4, 8, 40])
def test_shaded_fields_and_rules_of_a_form_are_no_letters(gap: int) -> None:
    page, pen = _page()
    for row in range(14):
        top = 100 + row * (30 + gap)
        for left in (100, 360, 620):
            pen.rectangle((left, top, left + 150, top + 30), fill=BLUE)
            pen.line((left - 6, top + 30 + gap // 2, left + 156, top + 30 + gap // 2), fill=BLACK, width=2)
        pen.line((900, top, 900, top + 30), fill=BLACK, width=1)
    assert not _found(page)


def test_boxes_to_tick_with_a_bevelled_border_are_no_letters() -> None:
    page, pen = _page()
    for left in range(100, 901, 80):
        pen.rectangle((left, 300, left + 21, 321), fill=BLACK)
        pen.rectangle((left + 2, 302, left + 19, 319), fill=(128, 128, 128))
        pen.rectangle((left + 4, 304, left + 17, 317), fill=WHITE)
    assert not _found(page)


def test_a_frame_with_rows_and_columns_is_no_letter() -> None:
    page, pen = _page()
    for edge in range(100, 901, 50):
        pen.line((100, edge, 900, edge), fill=BLACK, width=2)
        pen.line((edge, 100, edge, 900), fill=BLACK, width=2)
    assert not _found(page)


@pytest.mark.parametrize("ground", [WHITE, BLACK, (250, 250, 250)])
def test_letters_of_any_colour_are_marks(ground: tuple[int, int, int]) -> None:
    page, pen = _page()
    pen.rectangle((90, 90, 700, 160), fill=ground)
    ink = BLACK if ground == WHITE else WHITE
    pen.text((100, 100), "Quistorp", fill=ink, font=ImageFont.load_default(40))
    assert _found(page) >= 6


def test_bars_of_a_code_are_marks() -> None:
    page, pen = _page()
    for number in range(40):
        pen.rectangle((100 + 7 * number, 300, 101 + 7 * number + number % 3, 420), fill=BLACK)
    assert _found(page) >= 20


def test_squares_of_a_code_are_marks() -> None:
    page, pen = _page()
    draw = np.random.default_rng(7).random((25, 25)) < 0.5
    for row, column in np.argwhere(draw).tolist():
        pen.rectangle((100 + 6 * column, 300 + 6 * row, 105 + 6 * column, 305 + 6 * row), fill=BLACK)
    assert _found(page)


@pytest.mark.parametrize("size", [2, 3, 6, 12])
def test_crowded_squares_may_be_a_code_and_filled_boxes_are_none(size: int) -> None:
    page, pen = _page()
    for row in range(18):
        for left in (100, 300, 560):
            pen.rectangle((left, 60 + 36 * row, left + 40 + 6 * row, 90 + 36 * row), fill=BLACK)
    pen.line((640, 100, 1100, 700), fill=BLACK, width=2)
    assert not marks.find_marks(marks.edges(np.asarray(page))).codes
    draw = np.random.default_rng(7).random((25, 25)) < 0.5
    for row, column in np.argwhere(draw).tolist():
        x, y = 100 + size * column, 800 + size * row
        pen.rectangle((x, y, x + size - 1, y + size - 1), fill=BLACK)
    found = marks.find_marks(marks.edges(np.asarray(page))).codes
    assert found and all(box.y0 > 700 for box in found)
    assert any(box.x0 <= 110 and box.x1 >= 90 + 25 * size for box in found)


@pytest.mark.parametrize("wide", range(2, 7))
def test_a_rule_that_is_short_and_thick_is_no_code(wide: int) -> None:
    page, pen = _page()
    for number in range(5):  # wherever it lies among the blocks that are searched
        left, top = 101 + 91 * number, 102 + 7 * number
        pen.rectangle((left, top, left + wide - 1, top + 250), fill=BLACK)
        pen.rectangle((102, 501 + 61 * number, 340, 501 + 61 * number + wide - 1), fill=BLACK)
    assert not marks.find_marks(marks.edges(np.asarray(page))).codes


@pytest.mark.parametrize("module", range(1, 7))
def test_no_bar_of_a_code_counts_as_a_rule(module: int) -> None:
    page, pen = _page()
    bars = "101000101101111011011110100110101010011101010000100010010111001101"
    for place, is_bar in enumerate(bars):
        if is_bar == "1":
            left = 100 + module * place
            pen.rectangle((left, 300, left + module - 1, 330), fill=BLACK)
    found = union(marks.find_marks(marks.edges(np.asarray(page))).codes)
    assert found.x0 <= 100 and found.x1 >= 100 + module * len(bars)


@given(st.lists(st.tuples(*[st.integers(0, 90)] * 2, *[st.integers(1, 16)] * 2), min_size=marks._MANY, max_size=80))
def test_marks_are_near_each_other_as_every_pair_says(sized: list[tuple[int, int, int, int]]) -> None:
    boxes = np.array([(x, y, x + wide, y + high) for x, y, wide, high in sized])
    gaps = np.maximum(boxes[:, None, :2] - boxes[None, :, 2:], boxes[None, :, :2] - boxes[:, None, 2:]).max(axis=2)
    np.fill_diagonal(gaps, 99)
    near = np.flatnonzero(gaps.min(axis=1) <= marks._TOGETHER)
    assert marks._close(boxes, list(range(len(boxes)))) == near.tolist()


@pytest.mark.parametrize("word", ["Quistorp", "Tolvald", "morose"])
@pytest.mark.parametrize("size", [14, 20, 26])
@pytest.mark.parametrize("face", ["DejaVuSerif", "DejaVuSans"])
def test_a_word_of_small_letters_that_touch_may_be_letters(face: str, size: int, word: str) -> None:
    font = ImageFont.truetype(f"/usr/share/fonts/truetype/dejavu/{face}.ttf", 2 * size)
    picture = Image.new("RGB", (600, 120), "white")
    ImageDraw.Draw(picture).text((20, 20), word, "black", font)
    small = picture.resize((300, 60), Image.Resampling.BOX)
    assert any(each.is_letter for each in marks.find_marks(marks.edges(np.asarray(small))).marks)


_STEPPED = ((0, 0, 200, 40), (100, 40, 320, 80))  # two boxes that touch


def _with_boxes(*places: tuple[int, int], boxes: Iterable[tuple[int, int, int, int]] = _STEPPED) -> Image.Image:
    page, pen = _page()
    for x, y in places:
        for x0, y0, x1, y1 in boxes:
            pen.rectangle((x + x0, y + y0, x + x1 - 1, y + y1 - 1), fill=BLACK)
    return page


@pytest.mark.parametrize("boxes", [_STEPPED, ((0, 0, 300, 30), (120, 30, 180, 60)), ((0, 0, 60, 40), (0, 40, 330, 80))])
def test_boxes_that_touch_are_one_letter_at_most(boxes: tuple[tuple[int, int, int, int], ...]) -> None:
    """Two such marks are fewer letters than a word has; three may be one."""
    assert not _found(_with_boxes((100, 100), (700, 400), boxes=boxes))
    assert _found(_with_boxes((100, 100), (500, 100), (100, 400), boxes=boxes)) == 3


@pytest.mark.parametrize("thick", [6, 12, 20])
def test_letters_of_bars_that_touch_are_several(thick: int) -> None:
    """L, I and T on one bar; each stroke is a filled box."""
    high = 3 * thick
    bars = [(x, 0, x + thick, high) for x in (0, 4 * thick, 8 * thick)]
    bars += [(0, high - thick, 9 * thick, high), (7 * thick, 0, 10 * thick, thick)]
    assert _found(_with_boxes((300, 300), boxes=bars)) == 1


def test_boxes_that_touch_with_letters_in_them_are_several() -> None:
    page = _with_boxes((100, 100))
    pen = ImageDraw.Draw(page)
    pen.text((130, 104), "Quillon", fill=(40, 40, 40), font=ImageFont.load_default(26))
    assert _found(page)
