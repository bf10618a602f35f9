"""Content streams keep what draws the page, and nothing beside it."""

from __future__ import annotations

import pikepdf
import pytest

from engine.core.errors import DamagedFile
from engine.documents.pdf.content.operands import with_own_operands
from engine.documents.pdf.content.parsing import Repair, parsed, repaired
from engine.documents.pdf.sanitise.content import Sizes
from engine.documents.pdf.sanitise.functions import calculator
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


@pytest.mark.parametrize(
    ("content", "left"),
    [
        (b"/Span << /A (odd) /Self 7 0 R >> BDC q", ["BDC", "q"]),
        (b"BT [ (kept) R (too) ] TJ ET", ["BT", "TJ", "ET"]),
        (b"[ (odd) unknown 7 0 R ] 0 d q", ["d", "q"]),
        (b"(odd) \x80\x81 Tj q", ["unknown", "Tj", "q"]),
        (b"[ (kept) \x80\x81 ] TJ q", ["TJ", "q"]),
        (b"q BI /W 1 /H 1 /BPC 8 /CS /G /X << /Y 7 0 R >> ID \x00\nEI Q", ["q", "INLINE IMAGE", "Q"]),
    ],
)
def test_tokens_that_no_reader_takes_are_passed_over(content: bytes, left: list[str]) -> None:
    with pikepdf.new() as file:
        found = parsed(file.make_stream(content))
        pikepdf.unparse_content_stream(list(found))
    assert [str(each.operator) for each in found] == left


def test_operand_before_an_unknown_word_is_no_operand_of_the_next_operator() -> None:
    with pikepdf.new() as file:
        (_, show, _) = parsed(file.make_stream(b"(odd) \x80\x81 Tj q"))
    assert not len(show.operands)


def test_operator_within_an_array_is_refused() -> None:
    with pikepdf.new() as file, pytest.raises(TypeError):
        parsed(file.make_stream(b"BT [ (a) Tj ET BT (b) ] TJ ET"))


@pytest.mark.parametrize(
    ("repair", "left"), [(Repair.END, ["BT", "Tj", "ET", "BT", "TJ", "ET"]), (Repair.SKIP, ["BT", "TJ", "ET"])]
)
def test_repair_says_where_an_array_ends(repair: Repair, left: list[str]) -> None:
    found = repaired(b"BT [ (a) Tj ET BT (b) ] TJ ET", repair)
    assert [str(each.operator) for each in found] == left


def test_streams_of_a_page_are_parsed_as_one() -> None:
    with pikepdf.new() as file:
        page = file.add_blank_page()
        page.Contents = pikepdf.Array([file.make_stream(b"BT [ (a) R"), file.make_stream(b"(b) ] TJ ET")])
        found = parsed(page.obj)
    assert [str(each.operator) for each in found] == ["BT", "TJ", "ET"]


def test_content_that_can_not_be_decoded_is_damaged() -> None:
    def change(file: pikepdf.Pdf) -> None:
        file.pages[0].Contents = file.make_stream(b"none", Filter=pikepdf.Name.FlateDecode)

    with pytest.raises(DamagedFile):
        read(from_content(b"", change=change))
