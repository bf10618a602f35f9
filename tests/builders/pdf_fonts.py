"""Embedded fonts that carry the word in what they say about themselves."""

from __future__ import annotations

from io import BytesIO

import pikepdf
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from pikepdf import Array, Dictionary, Name

from tests.builders.pdf import SECRET, from_content

TYPE1 = (
    b"%!PS-AdobeFont-1.0: Plain\n%%Title: Quistorp\n/FontInfo 9 dict dup begin\n"
    b"/Notice (Copyright (c) Quistorp) readonly def\n/FullName (Quistorp Sans) readonly def\n"
    b"end readonly def\ncurrentfile eexec\n"
)


def font(*, compact: bool) -> bytes:
    """One square, which the letter a stands for, in a font that carries the word."""
    builder = FontBuilder(1000, isTTF=not compact)
    glyphs = [".notdef", "a"]
    builder.setupGlyphOrder(glyphs)
    builder.setupCharacterMap({97: "a"})
    drawn = {}
    for name in glyphs:
        pen = T2CharStringPen(500, None) if compact else TTGlyphPen(None)
        pen.moveTo((0, 0))
        for corner in ((0, 400), (400, 400), (400, 0)):
            pen.lineTo(corner)
        pen.closePath()
        drawn[name] = pen.getCharString() if compact else pen.glyph()
    if compact:
        builder.setupCFF(SECRET, {"Notice": SECRET, "FullName": SECRET, "FamilyName": SECRET}, drawn, {})
    else:
        builder.setupGlyf(drawn)
    builder.setupHorizontalMetrics(dict.fromkeys(glyphs, (500, 0)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": SECRET, "licenseDescription": SECRET})
    builder.setupPost()
    stream = BytesIO()
    builder.save(stream)
    return stream.getvalue()


def with_program(key: str, program: bytes, subtype: Name | None) -> bytes:
    def embed(file: pikepdf.Pdf) -> None:
        stream = file.make_stream(program)
        if subtype is not None:
            stream.Subtype = subtype
        descriptor = Dictionary({"/Type": Name.FontDescriptor, "/FontName": Name.Plain, "/Flags": 32, key: stream})
        file.pages[0].Resources.Font.F1 = Dictionary(
            Type=Name.Font,
            Subtype=Name.TrueType if key == "/FontFile2" else Name.Type1,
            BaseFont=Name.Plain,
            FirstChar=97,
            LastChar=97,
            Widths=Array([500]),
            Encoding=Name.WinAnsiEncoding,
            FontDescriptor=file.make_indirect(descriptor),
        )

    return from_content(b"BT /F1 20 Tf 50 50 Td (aaa) Tj ET", change=embed)


def _compact() -> bytes:
    return bytes(TTFont(BytesIO(font(compact=True))).getTableData("CFF "))


PROGRAMS = {
    "Type 1": ("/FontFile", TYPE1, None),
    "TrueType": ("/FontFile2", font(compact=False), None),
    "OpenType": ("/FontFile3", font(compact=True), Name.OpenType),
    "compact": ("/FontFile3", _compact(), Name.Type1C),
}
