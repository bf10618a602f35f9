"""Boxes on lines that lie close together leave the letters of the lines above and below to be read."""

from __future__ import annotations

import numpy as np
import pymupdf
import pytest

from engine.core.options import Layout, WritingOptions
from engine.core.types import Redaction
from engine.documents import pdf
from tests.builders.pdf import from_content, read, text_at

NAME, SIZE, HEIGHT, DPI = "Quistorp", 10.0, 300, 288
ABOVE, BELOW = "No. 2900-0826 gypsy", "Date 02/28/2026 ABL"


def page(pitch: float, name: str = NAME) -> bytes:
    lines = (ABOVE, f"By {name}", BELOW)
    return from_content(b" ".join(text_at(20, 200 - pitch * row, line, size=SIZE) for row, line in enumerate(lines)))


def masked(source: bytes, layout: Layout, label: str = "") -> bytes:
    document = read(source)
    start = document.text.index(NAME)
    found = (Redaction(start, start + len(NAME), label),)
    return pdf.write(source, document, found, WritingOptions(layout=layout)).data


def drawn(data: bytes, top: float, bottom: float) -> np.ndarray:
    """Dark pixels of a strip of the page, between two distances from its top."""
    with pymupdf.open("pdf", data) as file:
        strip = file[0].get_pixmap(dpi=DPI, colorspace="gray", clip=pymupdf.Rect(0, top, 400, bottom))
    return np.frombuffer(strip.samples, np.uint8).reshape(strip.height, strip.width) < 128


@pytest.mark.parametrize("label", ["", "[X]"])
@pytest.mark.parametrize("layout", [Layout.EVEN, Layout.EXACT])
@pytest.mark.parametrize("pitch", [8.0, 9.0, 10.0, 11.0, 12.0])
def test_the_lines_above_and_below_stay_as_they_are(pitch: float, layout: Layout, label: str) -> None:
    output, without = masked(page(pitch), layout, label), page(pitch, "")
    first = HEIGHT - 200  # baseline
    for top, bottom in ((first - SIZE, first), (first + 2 * pitch - 0.7 * SIZE, first + 2 * pitch + 0.3 * SIZE)):
        assert drawn(without, top, bottom).any()
        assert (drawn(output, top, bottom) == drawn(without, top, bottom)).all()


@pytest.mark.parametrize("layout", [Layout.EVEN, Layout.EXACT])
@pytest.mark.parametrize("pitch", [8.0, 10.0, 20.0])
def test_the_box_covers_the_middle_of_its_line(pitch: float, layout: Layout) -> None:
    base = HEIGHT - 200 + pitch
    box = drawn(masked(page(pitch), layout), base - 0.5 * SIZE, base)
    assert box.all(axis=0).sum() > 10


def test_a_box_on_a_line_by_itself_keeps_its_height() -> None:
    base = HEIGHT - 200 + 30
    box = drawn(masked(page(30), Layout.EXACT), base - SIZE, base + 0.25 * SIZE)
    assert box.all(axis=0).sum() > 10
