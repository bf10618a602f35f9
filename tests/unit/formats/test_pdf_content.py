"""Content streams keep what draws the page, and nothing beside it."""

from __future__ import annotations

import pikepdf
import pytest

from engine.formats.pdf.functions import calculator
from engine.formats.pdf.operands import with_own_operands
from engine.formats.pdf.sizeless import Sizes
from tests.builders.pdf import from_content, read


def _instructions(content: bytes) -> list[pikepdf.ContentStreamInstruction]:
    with pikepdf.new() as file:
        return list(pikepdf.parse_content_stream(file.make_stream(content)))


@pytest.mark.parametrize(
    ("content", "left"),
    [
        (b"(odd) q", b"q"),
        (b"1 2 3 4 5 6 7 cm", b"2 3 4 5 6 7 cm"),
        (b"[(odd) 3 /odd] 0 d", b"[3] 0 d"),
        (b"[(kept) 3 /odd] TJ", b"[(kept) 3] TJ"),
        (b"<</A (odd)>> 1 0 0 rg", b"1 0 0 rg"),
        (b"/odd 0.5 /P1 scn", b"0.5 /P1 scn"),
        (b"1 2 cm", b"1 2 cm"),
    ],
)
def test_operator_keeps_the_operands_that_it_takes(content: bytes, left: bytes) -> None:
    (instruction,) = _instructions(content)
    own = with_own_operands(instruction)
    assert own is not None
    assert pikepdf.unparse_content_stream([own]).split() == pikepdf.unparse_content_stream(_instructions(left)).split()


@pytest.mark.parametrize("content", [b"/odd ri", b"(odd) Tf", b"5 Do", b"/odd Tj"])
def test_operator_without_its_operands_goes(content: bytes) -> None:
    (instruction,) = _instructions(content)
    assert with_own_operands(instruction) is None


@pytest.mark.parametrize(
    ("content", "shown"),
    [
        (b"BT /F1 0 Tf (odd) Tj /F1 9 Tf (kept) Tj ET", 1),
        (b"q 0 0 0 0 1 1 cm BT /F1 9 Tf (odd) Tj ET Q BT /F1 9 Tf (kept) Tj ET", 1),
        (b"BT /F1 9 Tf 1 0 1 0 5 5 Tm (odd) Tj ET BT (kept) Tj ET", 1),
        (b"BT /F1 0.001 Tf 1000 0 0 1000 5 5 Tm (kept) Tj ET", 1),
        (b"BT (kept) Tj ET", 1),
    ],
)
def test_text_of_no_size_goes(content: bytes, shown: int) -> None:
    left = list(Sizes(pikepdf.Dictionary()).visible(_instructions(content)))
    assert sum(str(each.operator) == "Tj" for each in left) == shown
    assert b"odd" not in pikepdf.unparse_content_stream(left)


def test_spacing_of_text_without_size_still_moves_the_pen() -> None:
    before = b"BT /F1 0 Tf 9 Tc 50 50 Td (odd) Tj /F1 9 Tf 0 Tc (kept) Tj ET"
    after = b"BT /F1 9 Tf 50 50 Td 27 0 Td (kept) Tj ET"
    found, wanted = (read(from_content(each)).segments[0].place.boxes for each in (before, after))  # type: ignore[union-attr]
    assert found[0] == pytest.approx(wanted[0], abs=0.01)


def test_calculator_loses_comments() -> None:
    assert calculator(b"{ % odd\n dup 0.5 mul\n exch pop }") == b"{ dup 0.5 mul exch pop }"
    with pytest.raises(ValueError, match="no calculator"):
        calculator(b"{ odd }")
