"""Embedded fonts say nothing about themselves any more, and draw as before (threats P15, P21)."""

from __future__ import annotations

from io import BytesIO

import pikepdf
import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from pikepdf import Array, Dictionary, Name

from engine.formats.pdf.normalise import normalise
from tests.builders.pdf import SECRET, everything, from_content, read

TYPE1 = (
    b"%!PS-AdobeFont-1.0: Plain\n%%Title: Quistorp\n/FontInfo 9 dict dup begin\n"
    b"/Notice (Copyright (c) Quistorp) readonly def\n/FullName (Quistorp Sans) readonly def\n"
    b"end readonly def\ncurrentfile eexec\n"
)


def _font(*, compact: bool) -> bytes:
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


def _with_program(key: str, program: bytes, subtype: Name | None) -> bytes:
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
    return bytes(TTFont(BytesIO(_font(compact=True))).getTableData("CFF "))


PROGRAMS = {
    "Type 1": ("/FontFile", TYPE1, None),
    "TrueType": ("/FontFile2", _font(compact=False), None),
    "OpenType": ("/FontFile3", _font(compact=True), Name.OpenType),
    "compact": ("/FontFile3", _compact(), Name.Type1C),
}


def _says(data: bytes, word: str) -> bool:
    return any(word.encode(code) in everything(data) for code in ("latin-1", "utf-16-be"))


@pytest.mark.parametrize("kind", PROGRAMS)
def test_font_says_nothing_about_itself(kind: str) -> None:
    source = _with_program(*PROGRAMS[kind])
    assert _says(source, SECRET)
    bare = normalise(source, None).data

    assert not _says(bare, SECRET)


@pytest.mark.parametrize("kind", [each for each in PROGRAMS if each != "Type 1"])
def test_font_draws_as_before(kind: str) -> None:
    assert read(_with_program(*PROGRAMS[kind])).text == "aaa"


@pytest.mark.parametrize("program", [b"", b"no font", b"\0" * 40, b"OTTO" + b"\xff" * 40])
@pytest.mark.parametrize("key", ["/FontFile", "/FontFile2", "/FontFile3"])
def test_what_is_no_font_stays(key: str, program: bytes) -> None:
    with pikepdf.open(BytesIO(normalise(_with_program(key, program, None), None).data)) as file:
        assert file.pages[0].Resources.Font.F1.FontDescriptor[key].read_bytes() == program
