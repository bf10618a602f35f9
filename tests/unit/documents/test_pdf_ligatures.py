"""All letters of a ligature are read and stay in place, whatever width MuPDF gives them."""

from __future__ import annotations

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name

from engine.core.types import Box
from engine.documents.pdf.read.glyphs import Character, _readable, _with_boxes
from tests.builders.pdf import from_content, mask, read


def _source(meaning: str) -> bytes:
    """A page on which one glyph, that of code 1, means these letters."""

    def change(file: pikepdf.Pdf) -> None:
        font = file.pages[0].Resources.Font.F1
        font.Encoding = Dictionary(
            Type=Name.Encoding, BaseEncoding=Name.WinAnsiEncoding, Differences=Array([1, Name.m])
        )
        entries = b"<01> <%s>" % meaning.encode("utf-16-be").hex().encode()
        font.ToUnicode = file.make_stream(b"1 beginbfchar\n" + entries + b"\nendbfchar")

    return from_content(b"BT /F1 12 Tf 50 200 Td (Ho\\001mann met Ste\\001en off Bergen) Tj ET", change=change)


@pytest.mark.parametrize("meaning", ["ff", "ffi", "fi", "tt", "ll"])
def test_letters_of_a_ligature_are_all_read(meaning: str) -> None:
    assert read(_source(meaning)).text == f"Ho{meaning}mann met Ste{meaning}en off Bergen"


def test_letters_of_a_ligature_have_its_box() -> None:
    document = read(_source("ff"))
    start = document.text.index("ff")
    (place,) = document.places(start - 1, start + 3)
    before, one, other, behind = place.boxes  # type: ignore[union-attr]
    assert one == other
    assert before.x1 == pytest.approx(one.x0, abs=0.01)
    assert behind.x0 == pytest.approx(one.x1, abs=0.01)
    _, written = mask(_source("ff"), "Bergen")
    assert "Hoffmann" in read(written.data).text


def test_letter_over_the_next_one_belongs_to_the_glyph_before() -> None:
    """MuPDF gives the second letter a width with some fonts, but never an advance."""
    ligature, over, following = Box(10, 0, 17, 9), Box(17, 0, 20, 9), Box(17, 0, 22, 9)
    signs = [Character("f", ligature), Character("f", over), Character("e", following)]
    assert [each.box for each in _with_boxes(signs)] == [ligature, ligature, following]
    assert "".join(each.text for each in _readable(_with_boxes(signs))) == "ffe"


def test_letters_printed_twice_count_once() -> None:
    twice = [
        Character("f", Box(10, 0, 17, 9)),
        Character("f", Box(10.2, 0, 17.2, 9)),
        Character("e", Box(17, 0, 22, 9)),
    ]
    assert "".join(each.text for each in _readable(_with_boxes(twice))) == "fe"
