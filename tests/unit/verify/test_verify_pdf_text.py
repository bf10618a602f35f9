"""Text that each reader sees on a page whose writer made it hard to see."""

from __future__ import annotations

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, String

from engine.verify.evidence import Scanner
from engine.verify.pdf import fonts as pdf_content
from engine.verify.pdf import text_layer
from tests.builders.pdf import from_content

_READERS = (text_layer.by_pdfium, text_layer.by_pdfminer)


def _read(scan: Scanner, source: bytes) -> str:
    return " ".join(surface.text for surface in scan(source, None))


@pytest.mark.parametrize("scan", [*_READERS, pdf_content.drawn])
def test_text_above_the_page(scan: Scanner) -> None:
    assert "Tolvald" in _read(scan, from_content(b"BT /F1 12 Tf 20 320 Td (Tolvald) Tj ET"))


def test_a_character_that_the_font_draws_as_nothing() -> None:
    def type_3(pdf: pikepdf.Pdf) -> None:
        glyph = pdf.make_stream(b"600 0 0 0 500 700 d1 0 0 500 700 re f")
        pdf.pages[0].Resources.Font.F1 = Dictionary(
            Type=Name.Font,
            Subtype=Name.Type3,
            FontBBox=Array([0, 0, 600, 800]),
            FontMatrix=pikepdf.Object.parse(b"[.001 0 0 .001 0 0]"),
            FirstChar=49,
            LastChar=50,
            Widths=Array([600, 600]),
            CharProcs=Dictionary(one=glyph),
            Encoding=Dictionary(Type=Name.Encoding, Differences=Array([49, Name.one, Name.two])),
            Resources=Dictionary(),
        )

    source = from_content(b"BT /F1 20 Tf 20 100 Td (1112) Tj ET", change=type_3)
    assert "1112" in _read(text_layer.by_pdfium, source)


def _field(*, appearance: bytes | None, **keys: object):  # type: ignore[no-untyped-def]
    """A text field whose value is Ruth; viewers are asked to draw its appearance anew."""

    def change(pdf: pikepdf.Pdf) -> None:
        field = Dictionary(
            Type=Name.Annot, Subtype=Name.Widget, FT=Name.Tx, T=String("name"), V=String("Ruth"), F=4,
            Rect=Array([20, 100, 220, 130]), DA=String("/F1 12 Tf 0 g"),
        )  # fmt: skip
        if appearance is not None:
            drawing = pdf.make_stream(appearance)
            drawing.BBox = Array([0, 0, 200, 30])
            drawing.Resources = Dictionary(Font=pdf.pages[0].Resources.Font)
            for key, value in keys.items():
                drawing[f"/{key}"] = value
            field.AP = Dictionary(N=drawing)
        pdf.pages[0].Annots = Array([pdf.make_indirect(field)])
        fonts = Dictionary(Font=pdf.pages[0].Resources.Font)
        pdf.Root.AcroForm = Dictionary(Fields=pdf.pages[0].Annots, NeedAppearances=True, DR=fonts)

    return from_content(b"", change=change)


@pytest.mark.parametrize("scan", _READERS)
def test_a_field_without_an_appearance_is_drawn(scan: Scanner) -> None:
    assert "Ruth" in _read(scan, _field(appearance=None))


@pytest.mark.parametrize("scan", _READERS)
@pytest.mark.parametrize("appearance", [b"", b"/Tx BMC EMC", b"1 g 0 0 200 30 re f /Tx BMC BT () Tj ET EMC"])
def test_a_field_with_an_empty_appearance_is_drawn(scan: Scanner, appearance: bytes) -> None:
    assert "Ruth" in _read(scan, _field(appearance=appearance, Subtype=Name.Form))


@pytest.mark.parametrize("scan", [*_READERS, pdf_content.drawn])
def test_a_field_keeps_the_appearance_that_it_has(scan: Scanner) -> None:
    source = _field(appearance=b"BT /F1 12 Tf 2 10 Td (Tolvald) Tj ET", Subtype=Name.Form)
    assert "Tolvald" in _read(scan, source)


def test_an_appearance_need_not_say_that_it_is_a_form() -> None:
    assert "Tolvald" in _read(pdf_content.drawn, _field(appearance=b"BT /F1 12 Tf 2 10 Td (Tolvald) Tj ET"))


def test_a_picture_with_a_box_holds_no_drawing_instructions() -> None:
    def picture(pdf: pikepdf.Pdf) -> None:
        stream = pdf.make_stream(b"", Type=Name.XObject, Subtype=Name.Image, BBox=Array([0, 0, 9, 9]))
        stream.write(b"not deflated", filter=Name.FlateDecode)
        pdf.pages[0].Resources.XObject = Dictionary(Im1=stream)

    assert "Tolvald" in _read(pdf_content.drawn, from_content(b"BT /F1 12 Tf 20 20 Td (Tolvald) Tj ET", change=picture))


def test_right_to_left_text_is_searched_as_it_is_read() -> None:
    """PDFium gives letters from left to right as they stand."""
    assert text_layer._in_reading_order("see גבא דה, no 12 end") == "\nהד אבג"
    assert text_layer._in_reading_order("nothing") == ""
