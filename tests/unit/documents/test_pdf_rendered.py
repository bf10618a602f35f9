"""Pages are drawn only if more than rules is on them beside text, and in the colours that people see."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pymupdf
import pytest

from engine.core.types import Box
from engine.documents.pdf.read import outlines, rendered
from tests.builders import pdf

_RULES = b"1 w 50 100 m 350 100 l S  50 60 m 120 60 l S  200 60 m 270 60 l S  50 20 300 .7 re f  380 10 m 380 290 l S"


def _page(content: bytes) -> pymupdf.Page:
    return pymupdf.open("pdf", pdf.from_content(content))[0]


def _lines(*lines: tuple[float, float, float, float], width: float = 1) -> bytes:
    return b"\n".join(f"{width} w {x0} {y0} m {x1} {y1} l S".encode() for x0, y0, x1, y1 in lines)


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], int]:
    """Count how often a page with this content is drawn to look for marks."""
    drawn: list[tuple[str, ...]] = []
    draw = rendered.draw

    def noted(page: pymupdf.Page, without: tuple[str, ...], area: Box, scale: float) -> object:
        drawn.append(without)
        return draw(page, without, area, scale)

    monkeypatch.setattr(rendered, "draw", noted)

    def count(content: bytes) -> int:
        drawn.clear()
        page = _page(content)
        rendered.find_rendering(page, None, outlines.Drawings(page))
        return len(drawn)

    return count


def test_rules_apart_are_not_drawn(drawings: Callable[[bytes], int]) -> None:
    assert not drawings(pdf.text_at(50, 200, "Only words.") + _RULES)


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(_lines((50, 50, 50, 90), (50, 70, 70, 70), (70, 50, 70, 90)), id="a letter of three lines"),
        pytest.param(_lines(*((20.0 + 9 * n, 50, 20.0 + 9 * n, 90) for n in range(12))), id="the bars of a code"),
        pytest.param(_lines((50, 50, 90, 50), width=2), id="a thick line"),
        pytest.param(b"1 w 50 50 m 50.5 51 l 51 50 l 51.5 51 l S", id="a tiny letter as one path"),
        pytest.param(b".7 w 50 50 m 51 50 l S 53 50 m 54 50 l S", id="dashes close together"),
        pytest.param(b"1 0 0 RG 50 50 90 40 re S", id="a frame"),
        pytest.param(b"q 50 50 100 .5 re W n /Sh1 sh Q 50 50 m 90 70 l S", id="a slanted line"),
    ],
)
def test_all_else_is_drawn(content: bytes, drawings: Callable[[bytes], int]) -> None:
    assert drawings(content)


def test_colours_are_those_that_a_viewer_shows() -> None:
    """Colours that paper has not are drawn as they are, so that letters on a ground nearly like them are seen."""
    page = _page(b"0 0 1 rg 0 0 400 300 re f 0 .15 1 rg 100 100 50 50 re f")
    pixels = rendered.draw(page, (), Box(*page.rect), 1.0)
    shown = page.get_pixmap(alpha=False)
    assert np.array_equal(pixels, np.frombuffer(shown.samples, np.uint8).reshape(pixels.shape))
    assert set(map(tuple, pixels.reshape(-1, 3).tolist())) == {(0, 0, 255), (0, 38, 255)}


def _letters(content: bytes) -> int:
    """Return how many marks may be letters."""
    page = _page(content)
    marks = rendered.find_rendering(page, None, outlines.Drawings(page))
    return len(marks.letters) if marks else 0


@pytest.mark.parametrize("dashes", ["4 2", "3", "6 2 1 2", "2 2"])
def test_dashes_of_a_frame_are_no_letters(dashes: str) -> None:
    frame = b" 60 90 200 30 re 60 40 200 30 re S "
    assert not _letters(b"0.5 w [%s] 0 d" % dashes.encode() + frame)


def test_letters_in_a_dashed_frame_are_found() -> None:
    squares = b" ".join(
        b"%d %d 2 2 re" % (80 + 14 * letter + 2 * x, 95 + 2 * y)
        for letter in range(6)
        for x, y in ((0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (1, 4), (2, 4), (1, 2), (2, 0))
    )
    assert _letters(b"q 0.5 w [4 2] 0 d 60 85 200 40 re S Q " + squares + b" f")


def test_letters_drawn_by_dashes_are_found() -> None:
    """Rows of dashes draw a letter each time that the pattern begins again."""
    rows = ((2, 22), (2, 22), (10, 14), (2, 6, 2, 14), (2, 6, 2, 14), (10, 14))
    drawn = b"".join(
        b"[%s] 0 d 80 %d m 250 %d l S " % (" ".join(map(str, row)).encode(), 120 - 2 * number, 120 - 2 * number)
        for number, row in enumerate(rows)
    )
    assert _letters(b"2 w " + drawn)
