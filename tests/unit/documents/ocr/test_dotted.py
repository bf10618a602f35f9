"""Dotted lines, as leaders, are no marks that OCR must read; dots that form letters, and tiny letters in a row, are."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from engine.core.types import Box
from engine.documents.ocr import marks, page
from engine.documents.ocr.dotted import dotted

_PAGE = Box(0, 0, 300, 200)
_Pen = Callable[[ImageDraw.ImageDraw, Callable[[float, float], tuple[float, float]], float], None]
_LETTER = ("11111", "10000", "11110", "10000", "11111")  # an E


def _drawing(draws: _Pen) -> page.DrawArea:
    def draw(area: Box, scale: float) -> marks.Colours:
        size = round(area.width * scale * 4), round(area.height * scale * 4)
        picture = Image.new("RGB", size, (255, 255, 255))
        draws(ImageDraw.Draw(picture), lambda x, y: ((x - area.x0) * scale * 4, (y - area.y0) * scale * 4), scale * 4)
        return np.asarray(picture.reduce(4))

    return draw


def _of_dots(places: Iterable[tuple[float, float]], size: float, *, is_round: bool = True) -> _Pen:
    def draws(pen: ImageDraw.ImageDraw, at: Callable[[float, float], tuple[float, float]], _scale: float) -> None:
        for x, y in places:
            shape = pen.ellipse if is_round else pen.rectangle
            shape((*at(x, y), *at(x + size, y + size)), fill=(0, 0, 0))

    return draws


def _row(step: float, size: float, count: int = 40, y: float = 100.0) -> list[tuple[float, float]]:
    return [(40 + step * number, y) for number in range(count) if 40 + step * number + size < 290]


def _lines(draw: page.DrawArea) -> list[Box]:
    steps = marks.edges(draw(_PAGE, marks.SCALE))
    found = [Box(*(edge / marks.SCALE for edge in each.box)) for each in marks.find_marks(steps).marks]
    return list(dotted(draw, _PAGE, found))


@pytest.mark.parametrize("is_round", [True, False])
@pytest.mark.parametrize(("size", "step"), [(1.43, 2.75), (1.43, 7.7), (0.9, 3.0), (2.6, 5.0)])
def test_a_dotted_line_holds_no_marks(size: float, step: float, *, is_round: bool) -> None:
    rows = [*_row(step, size), *_row(step, size, y=100 + 9 * size), *_row(step, size, y=100 - 9 * size)]
    draw = _drawing(_of_dots(rows, size, is_round=is_round))
    assert marks.find_marks(marks.edges(draw(_PAGE, marks.SCALE))).marks or step > 7
    assert page.find_marks(draw, _PAGE) is None


def test_what_is_drawn_beside_a_dotted_line_stays() -> None:
    def draws(pen: ImageDraw.ImageDraw, at: Callable[[float, float], tuple[float, float]], scale: float) -> None:
        _of_dots(_row(2.75, 1.43), 1.43)(pen, at, scale)
        pen.text(at(40, 20), "Quillon", fill=(0, 0, 0), font=ImageFont.load_default(14 * scale))

    found = page.find_marks(_drawing(draws), _PAGE)
    assert found is not None
    assert len(found.letters) >= 3  # letters touch
    assert all(box.y1 < 60 for box in (*found.letters, *found.others))


@pytest.mark.parametrize("across", [1.0, 2.0, 3.5])
def test_dots_that_form_letters_are_marks(across: float) -> None:
    # Of any size, also where a bar of the letter is a long row of dots.
    for fine in (1, 3):
        places = [
            (30 + across * 1.5 * (column + row_of * 7 * fine), 60 + across * 1.5 * row)
            for row_of in range(3)
            for row in range(5 * fine)
            for column in range(5 * fine)
            if _LETTER[row // fine][column // fine] == "1"
        ]
        assert not _lines(_drawing(_of_dots(places, across)))


@pytest.mark.parametrize(
    "text", ["Quillon Marrable of Ashcombe", "iiiiiiiiiiiiiiii", "oooooooooooooooo", "aeoaeoaeoaeoaeo"]
)
@pytest.mark.parametrize("size", [1.6, 2.5, 4.0])
def test_tiny_letters_are_marks(text: str, size: float) -> None:
    def draws(pen: ImageDraw.ImageDraw, at: Callable[[float, float], tuple[float, float]], scale: float) -> None:
        pen.text(at(40, 100), text, fill=(0, 0, 0), font=ImageFont.load_default(size * scale))

    assert not _lines(_drawing(draws))


def test_uneven_dots_are_marks() -> None:
    places = [(40 + 4.0 * number + (1.6 if number % 3 else 0.0), 100.0) for number in range(40)]
    assert not _lines(_drawing(_of_dots(places, 1.4)))


def test_bars_side_by_side_are_marks() -> None:
    def draws(pen: ImageDraw.ImageDraw, at: Callable[[float, float], tuple[float, float]], _scale: float) -> None:
        for number in range(40):
            pen.rectangle((*at(40 + 2.4 * number, 100), *at(41.2 + 2.4 * number, 104)), fill=(0, 0, 0))

    assert not _lines(_drawing(draws))


def test_faint_letters_between_dots_are_marks() -> None:
    def draws(pen: ImageDraw.ImageDraw, at: Callable[[float, float], tuple[float, float]], scale: float) -> None:
        pen.text(at(40, 98), "Quillon Marrable", fill=(250, 250, 250), font=ImageFont.load_default(3 * scale))
        _of_dots(_row(2.75, 1.43), 1.43)(pen, at, scale)

    assert not _lines(_drawing(draws))
