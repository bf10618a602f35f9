"""Objects of another type than the standard says, as damaged and hostile files have them: refused or read, no defect.

Found by `python -m tests.fuzz`; each is what was left of a file that came through it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, Object, String

from engine.core.errors import SableError
from engine.core.progress import Silent
from engine.documents import hidden
from tests.builders.pdf import form, from_content, mask, page_with, text_at

Change = Callable[[pikepdf.Pdf], object]


def _page(key: str, value: Object | int | float) -> Change:
    return lambda pdf: pdf.pages[0].obj.__setitem__(key, value)


def _root(key: str, value: Object | int | float) -> Change:
    return lambda pdf: pdf.Root.__setitem__(key, value)


def _resource(key: str, value: Object | int | float) -> Change:
    return lambda pdf: pdf.pages[0].Resources.__setitem__(key, value)


MALFORMED: dict[str, Change] = {
    "annotations are a number": _page("/Annots", 5),
    "annotations are numbers": _page("/Annots", Array([1, 2])),
    "annotation flags are a name": _page("/Annots", Array([Dictionary(Subtype=Name.Stamp, F=Name.Odd)])),
    "a rectangle of names": _page("/Annots", Array([Dictionary(Subtype=Name.Link, Rect=Array([Name.A] * 4))])),
    "a rectangle is a number": _page("/Annots", Array([Dictionary(Subtype=Name.Link, Rect=3)])),
    "a box of names": _page("/MediaBox", Array([Name.A, Name.B, Name.C, Name.D])),
    "a box of strings": _page("/CropBox", Array([String("a")] * 4)),
    "a box is a number": _page("/CropBox", 7),
    "an endless box": _page("/MediaBox", Array([0, 0, 1e9, 1e9])),
    "resources are a number": _page("/Resources", 7),
    "content is a number": _page("/Contents", 7),
    "content is a ring": lambda pdf: pdf.pages[0].obj.__setitem__("/Contents", pdf.pages[0].obj),
    "fonts are a number": _resource("/Font", 7),
    "a font is a string": _resource("/Font", Dictionary(F1=String("x"))),
    "a font's encoding is a number": lambda pdf: pdf.pages[0].Resources.Font.F1.__setitem__("/Encoding", 1),
    "a font with an unknown character map": lambda pdf: pdf.pages[0].Resources.Font.__setitem__(
        "/F1",
        Dictionary(
            Type=Name.Font,
            Subtype=Name.Type0,
            BaseFont=Name.Odd,
            Encoding=Name("/No-Such-Map"),
            DescendantFonts=Array([Dictionary(Type=Name.Font, Subtype=Name.CIDFontType2, BaseFont=Name.Odd)]),
        ),
    ),
    "pictures are a number": _resource("/XObject", 7),
    "patterns are an array": _resource("/Pattern", Array([])),
    "states are a string": _resource("/ExtGState", String("x")),
    "properties are a number": _resource("/Properties", 1),
    "outlines are a number": _root("/Outlines", 7),
    "destinations are an array": _root("/Dests", Array([1])),
    "names are a number": _root("/Names", 1),
    "named destinations are a number": _root("/Names", Dictionary(Dests=1)),
    "labels of pages are a number": _root("/PageLabels", 7),
    "a tree of labels is a number": _root("/PageLabels", Dictionary(Kids=1, Nums=2)),
    "a label begins with a name": _root("/PageLabels", Dictionary(Nums=Array([0, Dictionary(S=Name.A, St=Name.A)]))),
    "a label is a number": _root("/PageLabels", Dictionary(Nums=Array([0, 1]))),
    "layers are a number": _root("/OCProperties", 7),
    "layers that are off are a number": _root("/OCProperties", Dictionary(D=Dictionary(OFF=1))),
    "layers' settings are a number": _root("/OCProperties", Dictionary(D=1)),
    "a form is a number": _root("/AcroForm", 7),
    "fields are a number": _root("/AcroForm", Dictionary(Fields=1)),
    "a type is a dictionary": _root("/PieceInfo", Dictionary(Type=Dictionary(), S=Array([]))),
    "metadata is no stream": _root("/Metadata", 7),
    "pages count is a name": lambda pdf: pdf.Root.Pages.__setitem__("/Count", Name.Odd),
    "info is a number": lambda pdf: pdf.trailer.__setitem__("/Info", 7),
    "rotation is a name": _page("/Rotate", Name.Odd),
    "a parent is a number": lambda pdf: pdf.pages[0].obj.__setitem__("/CropBox", 7) or _page("/Parent", 7)(pdf),
    "a unit of nothing": _page("/UserUnit", 0),
}  # fmt: skip

DRAWINGS = [
    b"BT /F1 nan Tf (Mr Quistorp) Tj ET",
    b"BT /F1 12 Tf /Odd TL T* (Mr Quistorp) Tj ET",
    b"BT /F1 12 Tf (x) 0 Td (Mr Quistorp) Tj ET",
    b"BT /F1 12 Tf [ ] 0 TD (Mr Quistorp) Tj ET",
    b"BT /F1 12 Tf 1 0 0 Tm (Mr Quistorp) Tj ET",
    b"BT 12 Tf (Mr Quistorp) Tj ET",
    b"BT /F1 12 Tf Tj TJ ' \" ET Do gs cs scn sh",
    b"/F1 Do /F1 gs /F1 sh /F1 cs /F1 scn",
    b"Q Q Q EMC BDC /OC BDC /OC 5 BDC",
    b"BT /F1 12 Tf 1e38 0 0 1e38 1e38 1e38 Tm (Mr Quistorp) Tj ET",
    b"BT /F1 12 Tf [(Mr Quis) /Odd (torp) [1]] TJ ET",
    b"-99999999999999999999 0 0 1 0 0 cm BT /F1 12 Tf (Mr Quistorp) Tj ET",
    b"BT /F1 0 Tf 10 10 Td (Mr Quistorp) Tj 20 0 Td (signed) Tj ET",
    b"BI /W nan /H 5 ID x EI",
    b"0 0 0 0 0 0 cm BT /F1 12 Tf (Mr Quistorp) Tj ET",
    b"q " * 20_000 + text_at(50, 120, "Mr Quistorp") + b"Q " * 20_000,
    pytest.param(b"q " * 100_000 + text_at(50, 120, "Mr Quistorp") + b"Q " * 100_000, marks=pytest.mark.slow),
    b"/A <</B " + b"[" * 5_000 + b"]" * 5_000 + b">> DP",
]


def _forms_in_forms(pdf: pikepdf.Pdf) -> None:
    inner = form(pdf, text_at(50, 120, "Mr Quistorp"))
    for _ in range(3_000):
        outer = form(pdf, b"/X Do")
        outer.Resources, inner = Dictionary(XObject=Dictionary(X=inner)), outer
    pdf.pages[0].obj.Resources = Dictionary(XObject=Dictionary(X=inner))
    pdf.pages[0].obj.Contents = pdf.make_stream(b"/X Do")


MALFORMED["forms in forms"] = _forms_in_forms


def _is_handled(source: bytes) -> None:
    with suppress(SableError):
        mask(source)
    with suppress(SableError):
        hidden.find(source, password=None, progress=Silent())


@pytest.mark.parametrize("name", MALFORMED)
def test_objects(name: str) -> None:
    _is_handled(page_with(change=MALFORMED[name]))


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_drawing_instructions(drawing: bytes) -> None:
    _is_handled(from_content(text_at(50, 100, "Mr Quistorp") + drawing))


@pytest.mark.parametrize("value", [Array([1, 2]), Dictionary(A=1), 5], ids=["numbers", "a dictionary", "a number"])
def test_annotations_that_are_none_are_dropped(value: Object | int) -> None:
    _, written = mask(page_with(change=_page("/Annots", value)))
    assert written.data.startswith(b"%PDF")
