"""Fonts that leave out their widths get those that libraries would take, so that these agree where letters stand."""

from __future__ import annotations

import ctypes
import io
from functools import partial

import pikepdf
import pypdfium2
import pypdfium2.raw as pdfium
import pytest
from pikepdf import Array, Dictionary, Name

from engine.documents.pdf.content.metrics import metrics
from engine.documents.pdf.sanitise.normalise import normalise
from tests.builders.pdf import from_content

ENCODINGS = {"none": None, "Windows": Name.WinAnsiEncoding, "Mac": Name.MacRomanEncoding}


def _font(file: pikepdf.Pdf, base: str = "Helvetica", encoding: str = "none", **entries: object) -> None:
    font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name(f"/{base}"), **entries)
    if ENCODINGS[encoding] is not None:
        font.Encoding = ENCODINGS[encoding]
    file.pages[0].Resources.Font.F1 = font


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("base", ["Helvetica", "Times-Bold", "Symbol", "ZapfDingbats", "Arial"])
def test_libraries_agree_how_far_each_code_moves_the_pen(base: str, encoding: str) -> None:
    lines = (f"BT /F1 10 Tf 10 {30 + 10 * code} Td <{code:02x}48> Tj ET" for code in range(33, 256))
    data = normalise(
        from_content("\n".join(lines).encode(), size=(400, 2700), change=partial(_font, base=base, encoding=encoding)),
        None,
    ).data
    with pikepdf.open(io.BytesIO(data)) as file, pypdfium2.PdfDocument(data) as sheets:
        known = metrics(file.pages[0].Resources.Font.F1)
        reached = _last_origins(sheets[0].get_textpage())
    different = [
        code
        for code in range(33, 256)
        if abs(sum(each.advance for each in known.glyphs(bytes([code]))) * 10 - reached[code]) > 0.05
    ]
    assert not different


def _last_origins(text: pypdfium2.PdfTextPage) -> dict[int, float]:
    """Return the distance from the beginning of each line to its last letter, as PDFium sets it."""
    found: dict[int, float] = {}
    x, y = ctypes.c_double(), ctypes.c_double()
    for index in range(text.count_chars()):
        pdfium.FPDFText_GetCharOrigin(text.raw, index, x, y)
        if pdfium.FPDFText_GetUnicode(text.raw, index) > 32:
            code = round((y.value - 30) / 10)
            found[code] = max(x.value - 10, found.get(code, 0.0))
    return found


def test_widths_that_a_font_states_stay() -> None:
    stated = partial(_font, FirstChar=65, LastChar=66, Widths=Array([700, 800]))
    with pikepdf.open(io.BytesIO(normalise(from_content(b"BT /F1 9 Tf (AB) Tj ET", change=stated), None).data)) as file:
        assert list(file.pages[0].Resources.Font.F1.Widths) == [700, 800]
