"""Words left in a masked picture are covered: OCR reads a line differently once a part of it is black."""

from __future__ import annotations

import io

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from engine.core.progress import Silent
from engine.core.types import Box
from engine.documents import ocr
from engine.documents.docx import printed
from engine.documents.docx.pictures import ShownPicture
from engine.documents.docx.printed import cover_what_is_left
from tests.builders.scans import ENGLISH, needs_english

pytestmark = needs_english

_WORDS = {"Maren": 10, "Tolvald": 80, "paid": 180, "Tolvald's": 240}  # where each begins
_WIDTH, _HEIGHT = 8, 12


def _box(start: int, letter: int) -> Box:
    return Box(start + _WIDTH * letter, 20, start + _WIDTH * (letter + 1), 20 + _HEIGHT)


def _reader(pixels: NDArray[np.uint8], dpi: float, languages: tuple[str, ...]) -> ocr.Reading:
    """Makes out every word of which it sees a white middle, as soon as something on the picture is black."""
    if pixels.min() > 0:
        return ocr.Reading()
    letters = [
        ocr.Letter(sign, _box(start, at))
        for word, start in _WORDS.items()
        if pixels[20 + _HEIGHT // 2, start + _WIDTH * len(word) // 2] > 0
        for at, sign in enumerate(f"{word} ")
    ]
    return ocr.Reading((ocr.PrintedLine(tuple(letters), (1, 0), _HEIGHT),))


@pytest.fixture
def picture(monkeypatch: pytest.MonkeyPatch) -> ShownPicture:
    monkeypatch.setattr(ocr, "read", _reader)
    stream = io.BytesIO()
    Image.new("L", (400, 60), "white").save(stream, "PNG")
    return ShownPicture(stream.getvalue(), (0.0, 0.0, 0.0, 0.0))


def covered(picture: ShownPicture, masked: set[str], left: str = "") -> list[str]:
    """The words of which a letter is masked, where the first name is masked from the beginning."""
    masks = {picture: [_box(_WORDS["Maren"], at) for at in range(5)]}
    cover_what_is_left([picture], masks, {picture: left}, masked, ENGLISH, Silent())
    return [word for word, start in _WORDS.items() if any(box.x0 == start for box in masks[picture])]


def test_what_is_made_out_now_is_covered_too(picture: ShownPicture) -> None:
    assert covered(picture, {"Maren Tolvald"}) == ["Maren", "Tolvald", "Tolvald's"]


def test_a_word_of_what_is_masked_is_covered(picture: ShownPicture) -> None:
    assert covered(picture, {"maren@tolvald2.example"}) == ["Maren", "Tolvald", "Tolvald's"]


def test_what_was_read_and_left_stays(picture: ShownPicture) -> None:
    assert covered(picture, {"Maren", "paid"}, "Tolvald paid Tolvald's") == ["Maren"]


def test_another_that_is_like_one_that_was_left_goes_with_it(picture: ShownPicture) -> None:
    """Nobody knows which of them was not read before."""
    assert covered(picture, {"Maren", "Tolvald"}, "Tolvald paid") == ["Maren", "Tolvald", "Tolvald's"]


def test_few_letters_are_no_word(picture: ShownPicture) -> None:
    assert covered(picture, {"Maren", "pa"}) == ["Maren"]


def test_it_ends(picture: ShownPicture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Text that is read wherever it is black; the proof refuses the file."""
    letters = tuple(ocr.Letter(sign, _box(10, at)) for at, sign in enumerate("Tolvald"))
    always = ocr.Reading((ocr.PrintedLine(letters, (1, 0), _HEIGHT),))
    monkeypatch.setattr(ocr, "read", lambda *_: always)
    masks = {picture: [_box(10, 0)]}
    cover_what_is_left([picture], masks, {picture: ""}, {"Tolvald"}, ENGLISH, Silent())
    assert len(masks[picture]) == 1 + 7 * printed._MOST_ROUNDS
