"""Fields are read as viewers show them: by their appearance, or by their value where viewers draw it."""

from __future__ import annotations

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, String

from tests.builders.pdf import from_content, read, text_at

_LABEL = text_at(40, 100, "Tenant")


def _field(*, appearance: bytes | None, asked: bool) -> bytes:
    """A page with a field whose value is Quistorp."""

    def change(file: pikepdf.Pdf) -> None:
        fonts = Dictionary(Font=file.pages[0].Resources.Font)
        place = {"Rect": Array([40, 60, 240, 80]), "F": 4, "DA": String("/F1 12 Tf 0 g")}
        widget = Dictionary(
            Type=Name.Annot, Subtype=Name.Widget, FT=Name.Tx, T=String("a"), V=String("Quistorp"), **place
        )
        if appearance is not None:
            box = Array([0, 0, 200, 20])
            look = file.make_stream(appearance, Type=Name.XObject, Subtype=Name.Form, BBox=box, Resources=fonts)
            widget.AP = Dictionary(N=look)
        file.pages[0].Annots = Array([file.make_indirect(widget)])
        file.Root.AcroForm = Dictionary(Fields=file.pages[0].Annots, DR=fonts, NeedAppearances=asked)

    return from_content(_LABEL, change=change)


@pytest.mark.parametrize("appearance", [None, b"", b"/Tx BMC EMC", b"1 g 0 0 200 20 re f /Tx BMC BT () Tj ET EMC"])
def test_a_value_that_viewers_draw_is_read(appearance: bytes | None) -> None:
    assert read(_field(appearance=appearance, asked=True)).text == "Tenant\n\nQuistorp"


def test_a_value_that_no_viewer_draws_is_not_read() -> None:
    assert read(_field(appearance=b"/Tx BMC EMC", asked=False)).text == "Tenant"


@pytest.mark.parametrize("asked", [True, False])
def test_an_appearance_that_shows_something_counts(*, asked: bool) -> None:
    look = b"BT /F1 12 Tf 2 5 Td (Somebody else) Tj ET"
    assert read(_field(appearance=look, asked=asked)).text == "Tenant\n\nSomebody else"
