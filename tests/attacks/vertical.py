"""The name in vertical writing, upright, turned and slanted."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pikepdf
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from pikepdf import Array, Dictionary, Name, String

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import from_content, text_at
from tests.builders.pdf_glyphs import to_unicode

_PLAIN = text_at(50, 270, "The lease was signed in the town hall.")
_FONT = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
_LINE = f"Mr {SECRET} was"


def _composite(file: pikepdf.Pdf, encoding: str, ordering: str, program: bytes | None = None) -> pikepdf.Object:
    name = Name("/ABCDEF+Own") if program else Name("/HeiseiMin-W3")
    descriptor = Dictionary(Type=Name.FontDescriptor, FontName=name, Flags=4, FontBBox=Array([0, -200, 1000, 900]),
                            ItalicAngle=0, Ascent=800, Descent=-200, CapHeight=700, StemV=80)  # fmt: skip
    glyphs = Dictionary(Type=Name.Font, Subtype=Name.CIDFontType2 if program else Name.CIDFontType0, BaseFont=name,
                        CIDSystemInfo=Dictionary(Registry=String("Adobe"), Ordering=String(ordering), Supplement=2),
                        FontDescriptor=file.make_indirect(descriptor))  # fmt: skip
    if program:
        descriptor.FontFile2, glyphs.CIDToGIDMap = file.make_stream(program), Name.Identity
    font = Dictionary(Type=Name.Font, Subtype=Name.Type0, BaseFont=name, Encoding=Name(encoding),
                      DescendantFonts=Array([file.make_indirect(glyphs)]))  # fmt: skip
    file.pages[0].Resources.Font.V = font
    return font


def _ideographs(text: str) -> bytes:
    """Vertical text in a font that the file does not hold."""
    shown = f"BT /V 20 Tf 300 240 Td <{text.encode('utf-16-be').hex()}> Tj ET".encode()
    return from_content(_PLAIN + shown, change=lambda file: _composite(file, "/UniJIS-UTF16-V", "Japan1"))


def _embedded(matrix: str = "1 0 0 1 300 240", default: Sequence[int] = (880, -1000)) -> bytes:
    """Vertical text in an embedded font, with its own place of the origin and advance (ISO 32000-1, 9.7.4.3)."""
    font = TTFont(_FONT)
    subsetter = Subsetter(Options(notdef_outline=True, drop_tables=["GSUB", "GPOS", "GDEF", "FFTM", "name", "kern"]))
    subsetter.populate(text=_LINE)
    subsetter.subset(font)
    program = io.BytesIO()
    font.save(program)
    number = {letter: font.getGlyphID(font.getBestCmap()[ord(letter)]) for letter in _LINE}

    def change(file: pikepdf.Pdf) -> None:
        made = _composite(file, "/Identity-V", "Identity", program.getvalue())
        made.ToUnicode = file.make_stream(to_unicode({code: letter for letter, code in number.items()}))
        widths = [round(1000 * font["hmtx"][each][0] / font["head"].unitsPerEm) for each in font.getGlyphOrder()]
        made.DescendantFonts[0].W = Array([0, Array(widths)])
        made.DescendantFonts[0].DW2 = Array(default)

    shown = "".join(f"{number[letter]:04x}" for letter in _LINE)
    return from_content(_PLAIN + f"q {matrix} cm BT /V 20 Tf <{shown}> Tj ET Q".encode(), change=change)


_KANJI = "\u5c71\u7530\u592a\u90ce"
ATTACKS = [
    Attack("embedded.pdf", _embedded, person=f"Maren {SECRET}"),
    Attack("ideographs.pdf", partial(_ideographs, f"私は{_KANJI}です。"), (_KANJI,), terms=(_KANJI,)),
    Attack("close.pdf", partial(_embedded, default=(700, -800)), person=f"Maren {SECRET}"),
    Attack("turned.pdf", partial(_embedded, "0 1 -1 0 100 30"), person=f"Maren {SECRET}"),
    Attack("slanted.pdf", partial(_embedded, ".8 .6 -.6 .8 100 240"), person=f"Maren {SECRET}"),
]
