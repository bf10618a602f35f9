"""Masks on sloping and curved text: nothing that is painted shows the letters (threat P20)."""

from __future__ import annotations

import re
from io import BytesIO
from math import cos, radians, sin

import pikepdf
import pytest
from pymupdf import get_text_length

from tests.builders.pdf import from_content, holds, mask, read
from tests.sampled import sampled

NAME, SAME_LETTERS = "Maren Tolvald", "Mavel Tornald"
SIZE = 12.0


def sloping(text: str, degrees: float) -> bytes:
    x, y = cos(radians(degrees)), sin(radians(degrees))
    return f"BT /F1 {SIZE} Tf {x:.5f} {y:.5f} {-y:.5f} {x:.5f} 200 150 Tm ({text}) Tj ET\n".encode()


def curved(text: str, radius: float = 100.0) -> bytes:
    """Text along a circle, as programs for drawings set it: every letter with its own angle."""
    drawn, along = [], 0.0
    for letter in text:
        width = get_text_length(letter, fontname="helv", fontsize=SIZE)
        turned = radians(150) - (along + width / 2) / radius
        x, y = sin(turned), -cos(turned)  # along the circle, clockwise
        left, up = 200 + radius * cos(turned) - x * width / 2, 120 + radius * sin(turned) - y * width / 2
        drawn.append(f"BT /F1 {SIZE} Tf {x:.5f} {y:.5f} {-y:.5f} {x:.5f} {left:.3f} {up:.3f} Tm ({letter}) Tj ET\n")
        along += width
    return "".join(drawn).encode()


def boxes(data: bytes) -> list[bytes]:
    with pikepdf.open(BytesIO(data)) as file:
        file.pages[0].contents_coalesce()
        return re.findall(rb"[\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+ re", file.pages[0].Contents.read_bytes())


@pytest.mark.parametrize("degrees", sampled([7, 30, 45, 60, 135, 200, 317], every=3))
@pytest.mark.parametrize("label", ["", "[PERSON 1]"])
def test_names_of_the_same_length_on_a_slope_leave_the_same_boxes(degrees: float, label: str) -> None:
    found = [mask(from_content(sloping(each, degrees)), each, label=label)[1].data for each in (NAME, SAME_LETTERS)]
    assert not holds(found[0], "Maren")
    assert boxes(found[0]) == boxes(found[1]) != []


def test_a_curved_name_is_read_and_masked_as_a_whole() -> None:
    source = from_content(curved(NAME))
    assert NAME in read(source).text.replace("\n", "")
    written = mask(source, NAME)[1]
    assert not holds(written.data, "Mar")
    assert len(boxes(written.data)) > 10


def test_a_mask_on_a_curve_shows_its_length_alone() -> None:
    first, second = (set(boxes(mask(from_content(curved(each)), each)[1].data)) for each in (NAME, SAME_LETTERS))
    assert len(first ^ second) <= 2
    assert len(first) > 10


def test_text_beside_a_mask_on_a_slope_stays() -> None:
    source = from_content(sloping(f"seen by {NAME} in June", 30))
    assert read(mask(source, NAME)[1].data).text.split() == ["seen", "by", "in", "June"]


def test_a_raised_figure_on_a_level_line_is_no_slope() -> None:
    source = from_content(b"BT /F1 6 Tf 200 152 Td (1) Tj /F1 14 Tf 3.4 -3 Td ( ) Tj /F1 11 Tf 4 0 Td (2021) Tj ET\n")
    assert len(boxes(mask(source, read(source).text.strip())[1].data)) <= 3


def test_names_as_wide_as_a_sloping_mask_are_counted() -> None:
    level = from_content(sloping(NAME, 0))
    notices = [
        [each for each in mask(source, NAME)[1].removed if each.code.startswith("box")]
        for source in (level, from_content(sloping(NAME, 30)), from_content(curved(NAME)))
    ]
    assert notices[0] == notices[1] == notices[2]
    assert notices[0][0].code == "box-exact"


@pytest.mark.parametrize("angles", [(10, 20, 30, 40), (-25, 0, 25)])
def test_letters_that_are_turned_one_by_one_are_read_together(angles: tuple[int, ...]) -> None:
    drawn, x = [], 60.0
    for index, letter in enumerate(NAME):
        turned = radians(angles[index % len(angles)])
        a, b = cos(turned), sin(turned)
        drawn.append(f"BT /F1 {SIZE} Tf {a:.5f} {b:.5f} {-b:.5f} {a:.5f} {x:.3f} 150 Tm ({letter}) Tj ET\n")
        x += get_text_length(letter, fontname="helv", fontsize=SIZE)
    source = from_content("".join(drawn).encode())
    assert NAME in read(source).text
    written = mask(source, NAME)[1]
    assert read(written.data).text.strip() == ""
