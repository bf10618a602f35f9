"""States how far the letters of simple fonts move the pen, where a font does not say it (ISO 32000-1, 9.6.2.2).

The 14 standard fonts, and those that take one in place of a font that nobody has, leave out their widths; then each
library takes its own, also for codes without a letter, and text that stays would seem to move.
"""

from __future__ import annotations

from contextlib import suppress
from decimal import Decimal
from io import BytesIO

import pikepdf
import pymupdf
from pikepdf import Array, Dictionary, Name

from engine.formats.pdf.content import walk

_SIZE, _LINE = 50.0, 55  # points; all codes on a page that is not too high
_CODES = 256
_SIMPLE = ("/Type1", "/MMType1", "/TrueType")


def state_widths(pdf: pikepdf.Pdf) -> None:
    """Write the widths of all codes into each simple font without them, as MuPDF sets them."""
    stated: dict[bytes, dict[int, float]] = {}
    for drawn in walk(pdf):
        fonts = drawn.owner.get("/Resources", Dictionary()).get("/Font", Dictionary())
        for name, font in fonts.items():
            if not isinstance(font, Dictionary) or font.get("/Subtype") not in _SIMPLE or "/Widths" in font:
                continue
            if not font.is_indirect:
                fonts[name] = font = pdf.make_indirect(font)
            key = font.unparse(resolved=True)
            if key not in stated:
                stated[key] = _measured(font)
            font.FirstChar, font.LastChar = 0, _CODES - 1
            font.Widths = Array([_rounded(stated[key].get(code, 0.0)) for code in range(_CODES)])


def _rounded(width: float) -> Decimal:
    return Decimal(f"{width:.1f}").normalize() + 0


def _measured(font: pikepdf.Object) -> dict[int, float]:
    """The widths of codes in thousandths of the size."""
    target = BytesIO()
    with pikepdf.new() as file:
        page = file.add_blank_page(page_size=(1000, _LINE * (_CODES + 1)))
        marker = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)
        page.Resources = Dictionary(Font=Dictionary(F=file.copy_foreign(font), M=file.make_indirect(marker)))
        lines = (
            f"BT 0 {_LINE * (_CODES - code)} Td /F {_SIZE:g} Tf <{code:02x}> Tj /M {_SIZE:g} Tf (H) Tj ET"
            for code in range(_CODES)
        )
        page.Contents = file.make_stream("\n".join(lines).encode())
        file.save(target)
    found: dict[int, float] = {}
    with suppress(pymupdf.mupdf.FzErrorBase, RuntimeError), pymupdf.open("pdf", target.getvalue()) as document:
        for block in document[0].get_text("rawdict")["blocks"]:
            for line in block["lines"]:
                for each in (each for span in line["spans"] for each in span["chars"]):
                    x, y = each["origin"]
                    code = round(y / _LINE) - 1
                    found[code] = max(found.get(code, 0.0), x / _SIZE * 1000)
    return found
