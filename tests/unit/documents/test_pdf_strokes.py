"""Handwriting and signatures drawn with a pen stay, and the user is told on which pages (threat P22)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import cos, sin
from pathlib import Path

import pytest

from engine.core.options import ReadingOptions
from engine.documents import pdf
from tests.builders.outlined import outlined, plotted
from tests.builders.pdf import from_content, text_at
from tests.builders.scans import ENGLISH, needs_english

pytestmark = needs_english

LINE = text_at(72, 700, "Signed in Saltby by the applicant:").decode()


def _by_hand(loops: int = 5) -> list[tuple[float, float]]:
    """Return points of a line that goes to the right in loops of different height, as a signature does."""
    times = [each / 8 for each in range(int(loops * 6.28 * 8))]
    return [(100 + 9 * at / 3 - 7 * sin(at), 600 + (8 + 4 * sin(at / 3)) * cos(at)) for at in times]


def _lines(points: list[tuple[float, float]]) -> str:
    (x, y), *others = points
    return f"{x:.2f} {y:.2f} m " + " ".join(f"{x:.2f} {y:.2f} l" for x, y in others)


def _curves(points: list[tuple[float, float]]) -> Iterator[str]:
    yield "{:.2f} {:.2f} m".format(*points[0])
    for number in range(0, len(points) - 3, 3):
        yield " ".join(f"{x:.2f} {y:.2f}" for x, y in points[number + 1 : number + 4]) + " c"


def _thick(points: list[tuple[float, float]]) -> str:
    """Return the outline of a stroke, there on one side of it and back on the other."""
    sides = [[(x, y + by) for x, y in points] for by in (0.5, -0.5)]
    return f"{_lines([*sides[0], *reversed(sides[1])])} h f"


def _page(drawn: str) -> bytes:
    return from_content(f"{LINE} {drawn}".encode(), size=(612, 792))


def _codes(source: bytes) -> set[str]:
    document = pdf.read(source, Path("a.pdf"), ReadingOptions(languages=ENGLISH))
    return {each.code for each in document.warnings}


SIGNED = {
    "line by line": f"1 w {_lines(_by_hand())} S",
    "in many paths": "1 w " + " ".join(f"{_lines(_by_hand()[at : at + 60])} S" for at in range(0, 240, 59)),
    "piece by piece": " ".join(
        f"{1 + number % 3} w {_lines([*piece])} S" for number, piece in enumerate(pairwise(_by_hand()))
    ),
    "filled with nothing to see": f"1 g {_lines(_by_hand())} B 0 g",
    "across the page": f"q 3 0 0 3 -250 -1300 cm 1 w {_lines(_by_hand())} S Q",
    "in curves": f"1 w {' '.join(_curves(_by_hand()))} S",
    "as wide as the pen presses": _thick(_by_hand()),
}
DRAWN = {
    "a graph": f"{_lines([(100 + 2 * at, 500 + 40 * sin(at)) for at in range(100)])} S",
    "rings and round corners": "100 600 m 100 606 106 612 112 612 c 118 612 124 606 124 600 c "
    "124 594 118 588 112 588 c 106 588 100 594 100 600 c S 200 600 m 260 600 l 266 600 266 606 266 606 c "
    "266 640 l 200 640 l h S",
    "a wave under a word": f"{_lines([(72 + 2 * at, 696 + at % 2) for at in range(60)])} S",
    "a star": "100 500 m 110 530 l 120 500 l 95 520 l 125 520 l h f",
}


@pytest.mark.parametrize("signature", SIGNED.values(), ids=SIGNED)
def test_pen_strokes_are_told(signature: str) -> None:
    assert "pen-strokes" in _codes(_page(signature))


@pytest.mark.parametrize("drawing", DRAWN.values(), ids=DRAWN)
def test_other_drawings_are_not(drawing: str) -> None:
    assert "pen-strokes" not in _codes(_page(drawing))


@pytest.mark.parametrize("source", [outlined("Ingrid Sandvik was born in Saltby."), plotted("MINA HEVLIK")])
def test_nor_letters_that_are_read(source: bytes) -> None:
    assert "pen-strokes" not in _codes(source)
