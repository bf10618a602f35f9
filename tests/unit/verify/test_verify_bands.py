"""Lines of a page that show certain characters are read; the whole page where these may be anywhere."""

from __future__ import annotations

import numpy as np
import pikepdf
import pypdfium2
import pytest

from engine.verify.pdf.glyphs import bands
from tests.builders.pdf import from_content, text_at

_LINES = b"".join(text_at(50, 780 - 14 * row, "A line of plain words") for row in range(50))
_NAME = text_at(50, 60, "Mr Quistorp", before="1 0 0 1 0 0 Tm")
_HEIGHT = 1600


def _parts(content: bytes, *texts: str, turned: int = 0, cut: tuple[int, ...] = ()) -> list[int]:
    """The heights of the parts that are read of a page of 800 points, with two pixels each."""

    def change(file: pikepdf.Pdf) -> None:
        file.pages[0].rotate(turned, relative=False)
        if cut:
            file.pages[0].cropbox = list(cut)

    data = from_content(content, size=(400, 800), change=change)
    with pypdfium2.PdfDocument(data) as file:
        pixels = np.zeros((_HEIGHT, 800), np.uint8)
        return [len(each) for each in bands(file[0], pixels, set(texts))]


def test_the_lines_around_a_character_are_read() -> None:
    (height,) = _parts(_LINES + _NAME, "Q")
    assert 40 < height < 200


def test_lines_far_from_each_other_are_read_apart() -> None:
    assert len(_parts(_NAME + text_at(50, 700, "Quarry"), "Q")) == 2


@pytest.mark.parametrize("texts", [("",), ("Q", ""), ("z",)])
def test_all_is_read_where_the_place_is_not_known(texts: tuple[str, ...]) -> None:
    assert _parts(_LINES + _NAME, *texts) == [_HEIGHT]


def test_all_is_read_where_much_of_it_shows_the_character() -> None:
    assert _parts(_LINES, "A") == [_HEIGHT]


@pytest.mark.parametrize("turn", ["0 1 -1 0 200 300 Tm", "0.9 0.4 -0.4 0.9 200 300 Tm", "-1 0 0 -1 200 300 Tm"])
def test_all_is_read_where_a_line_is_turned(turn: str) -> None:
    assert _parts(f"BT /F1 12 Tf {turn} (Quistorp) Tj ET".encode(), "Q") == [_HEIGHT]


def test_all_is_read_of_a_page_that_is_turned() -> None:
    assert _parts(_NAME, "Q", turned=90) == [_HEIGHT]


def test_the_place_is_counted_from_the_edge_that_is_shown() -> None:
    assert _parts(_NAME, "Q", cut=(0, 40, 400, 800)) != [_HEIGHT]
