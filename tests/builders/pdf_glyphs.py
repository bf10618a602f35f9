"""Fonts whose glyphs draw other letters than their maps say, and pages that show them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from io import BytesIO

import pikepdf
import pymupdf
from fontTools.agl import UV2AGL
from fontTools.cffLib import CFFFontSet
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.transform import Transform
from fontTools.pens.basePen import BasePen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from pikepdf import Array, Dictionary, Name

SIZE = 16
UNITS = 1000


@cache
def letters() -> CFFFontSet:
    """The font that MuPDF brings for Helvetica."""
    data = bytes(pymupdf.Font("helv").buffer)
    if data[:4] == b"OTTO":
        return TTFont(BytesIO(data))["CFF "].cff
    found = CFFFontSet()
    found.decompile(BytesIO(data), None)
    return found


def draw(text: str, pen: BasePen) -> int:
    """Draw text with a pen; return how wide it is, in thousandths of its size."""
    strings = letters()[0].CharStrings
    right = 0
    for letter in text:
        name = UV2AGL[ord(letter)]
        record = DecomposingRecordingPen(strings)
        strings[name].draw(record)
        record.replay(TransformPen(pen, Transform(1, 0, 0, 1, right, 0)))
        right += round(1000 * pymupdf.Font("helv").text_length(letter, fontsize=1))
    return right


def font_file(glyphs: Mapping[str, str]) -> bytes:
    """An OpenType font: for each character what its glyph draws."""
    builder = FontBuilder(UNITS, isTTF=False)
    names = {sign: f"u{ord(sign):04X}" for sign in glyphs}
    builder.setupGlyphOrder([".notdef", *names.values()])
    builder.setupCharacterMap({ord(sign): name for sign, name in names.items()})
    strings, widths = {}, {}
    for name, shown in ((".notdef", ""), *((names[sign], shown) for sign, shown in glyphs.items())):
        pen = T2CharStringPen(0, None)
        widths[name] = draw(shown, pen)
        strings[name] = pen.getCharString()
    builder.setupCFF("Drawn", {}, strings, {})
    builder.setupHorizontalMetrics({name: (width, 0) for name, width in widths.items()})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Drawn", "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    file = BytesIO()
    builder.save(file)
    return file.getvalue()


def embedded(
    *lines: str, glyphs: Mapping[str, str] | None = None, plain: Sequence[str] = (), dark: bool = False
) -> bytes:
    """A page with lines in an embedded font of numbered glyphs, and others in Helvetica.

    Args:
        glyphs: what the glyphs draw that are not their own letters.
        dark: white on black.
    """
    shown = {each: each for line in lines for each in line} | dict(glyphs or {})
    with pymupdf.open() as typed:
        page = typed.new_page(width=400, height=300)
        if dark:
            page.draw_rect((0, 0, 400, 300), fill=(0, 0, 0))
        page.insert_font(fontname="F0", fontbuffer=font_file(shown))
        for number, line in enumerate(lines):
            page.insert_text((50, 100 + 30 * number), line, fontname="F0", fontsize=SIZE, color=(dark,) * 3)
        for number, line in enumerate(plain):
            page.insert_text((50, 220 + 30 * number), line, fontsize=SIZE, color=(dark,) * 3)
        return typed.tobytes()


def said(data: bytes, say: Callable[[str], str]) -> bytes:
    """The same file, whose maps say other texts."""
    with pikepdf.open(BytesIO(data)) as file:
        for font in file.objects:
            if isinstance(font, Dictionary) and font.get("/Subtype") == "/Type0":
                font["/ToUnicode"] = file.make_stream(_remapped(font.ToUnicode.read_bytes(), say))
        return _saved(file)


def _remapped(data: bytes, say: Callable[[str], str]) -> bytes:
    from pdfminer.cmapdb import CMapParser, FileUnicodeMap

    found = FileUnicodeMap()
    CMapParser(found, BytesIO(data)).run()
    return to_unicode({code: say(text) for code, text in found.cid2unichr.items()})


def to_unicode(texts: Mapping[int, str], digits: int = 4) -> bytes:
    """A ToUnicode map of codes with so many digits."""
    entries = "\n".join(
        f"<{code:0{digits}x}> <{text.encode('utf-16-be').hex()}>" for code, text in sorted(texts.items())
    )
    return (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Adobe-Identity-UCS def "
        f"/CMapType 2 def 1 begincodespacerange <{'0' * digits}> <{'f' * digits}> endcodespacerange\n"
        f"{len(texts)} beginbfchar\n{entries}\nendbfchar\nendcmap CMapName currentdict /CMap defineresource pop end end"
    ).encode()


class _Operators(BasePen):
    """Writes path operators of a content stream."""

    def __init__(self) -> None:
        super().__init__(None)
        self.written: list[str] = []

    def _moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self._write("m", point)

    def _lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self._write("l", point)

    def _curveToOne(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self._write("c", *points)

    def _closePath(self) -> None:  # noqa: N802
        self._write("h")

    def _write(self, operator: str, *points: tuple[float, float]) -> None:
        self.written.append(" ".join([*(f"{x:g} {y:g}" for x, y in points), operator]))


def type3(
    glyphs: Mapping[str, str], line: str, *, means: Mapping[str, str] | None = None, plain: Sequence[str] = ()
) -> bytes:
    """A page with a line in a Type 3 font whose glyphs draw texts, by their codes."""
    with pikepdf.new() as file:
        procedures, widths = Dictionary(), []
        names = {sign: f"/g{ord(sign)}" for sign in glyphs}
        for code in range(256):
            sign = chr(code)
            width = 0
            if sign in glyphs:
                pen = _Operators()
                width = draw(glyphs[sign], pen)
                path = "\n".join([f"{width} 0 0 -250 {width} 800 d1", *pen.written, "f" if pen.written else ""])
                procedures[names[sign]] = file.make_stream(path.encode())
            widths.append(width)
        differences = [each for sign, name in names.items() for each in (ord(sign), Name(name))]
        font = Dictionary(
            Type=Name.Font,
            Subtype=Name.Type3,
            FontBBox=Array([0, -250, 4000, 800]),
            FontMatrix=Array([0.001, 0, 0, 0.001, 0, 0]),
            FirstChar=0,
            LastChar=255,
            Widths=Array(widths),
            CharProcs=procedures,
            Encoding=Dictionary(Type=Name.Encoding, Differences=Array(differences)),
            Resources=Dictionary(),
        )
        texts = {ord(sign): sign for sign in glyphs} | {ord(sign): text for sign, text in (means or {}).items()}
        font.ToUnicode = file.make_stream(to_unicode(texts, digits=2))
        return _page(file, font, line, plain)


def simple(
    line: str, drawn: Mapping[str, str], *, names: Mapping[str, str] | None = None, plain: Sequence[str] = ()
) -> bytes:
    """A page with a line in a compact font of named glyphs.

    Args:
        drawn: by the name of a glyph what it draws.
        names: by code the name of its glyph, where that is not the code itself.
    """
    data = TTFont(BytesIO(font_file({each: each for each in "ab"})))
    builder = FontBuilder(font=data)
    order = [".notdef", *drawn]
    builder.setupGlyphOrder(order)
    strings, widths = {}, {}
    for name in order:
        pen = T2CharStringPen(0, None)
        widths[name] = draw(drawn.get(name, ""), pen)
        strings[name] = pen.getCharString()
    builder.setupCFF("Drawn", {}, strings, {})
    with pikepdf.new() as file:
        compact = BytesIO()
        data["CFF "].cff.compile(compact, data, isCFF2=False)
        program = file.make_stream(compact.getvalue(), Subtype=Name.Type1C)
        codes = dict.fromkeys(line)
        named = {code: (names or {}).get(code, {" ": "space"}.get(code, code)) for code in codes}
        differences = [each for code, name in named.items() for each in (ord(code), Name(f"/{name}"))]
        font = Dictionary(
            Type=Name.Font,
            Subtype=Name.Type1,
            BaseFont=Name("/ABCDEF+Drawn"),
            FirstChar=0,
            LastChar=255,
            Widths=Array([widths.get(named.get(chr(code), ""), 0) for code in range(256)]),
            Encoding=Dictionary(Type=Name.Encoding, Differences=Array(differences)),
            FontDescriptor=file.make_indirect(
                Dictionary(
                    Type=Name.FontDescriptor,
                    FontName=Name("/ABCDEF+Drawn"),
                    Flags=4,
                    FontBBox=Array([0, -250, 1000, 800]),
                    ItalicAngle=0,
                    Ascent=800,
                    Descent=-200,
                    CapHeight=700,
                    StemV=80,
                    FontFile3=program,
                )
            ),
        )
        return _page(file, font, line, plain)


def standard(line: str, say: Callable[[str], str], *, plain: Sequence[str] = ()) -> bytes:
    """A page with a line in Helvetica that is not embedded, with a map that says other texts."""
    with pikepdf.new() as file:
        font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica, Encoding=Name.WinAnsiEncoding)
        font.ToUnicode = file.make_stream(to_unicode({ord(each): say(each) for each in line}, digits=2))
        return _page(file, font, line, plain)


def _page(file: pikepdf.Pdf, font: Dictionary, line: str, plain: Sequence[str]) -> bytes:
    usual = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica, Encoding=Name.WinAnsiEncoding)
    page = file.add_blank_page(page_size=(400, 300))
    page.Resources = Dictionary(Font=Dictionary(F0=file.make_indirect(font), F1=file.make_indirect(usual)))
    shown = line.encode("latin-1").hex()
    text = [f"BT /F0 {SIZE} Tf 50 200 Td <{shown}> Tj ET"]
    text += [f"BT /F1 {SIZE} Tf 50 {80 - 30 * number} Td ({each}) Tj ET" for number, each in enumerate(plain)]
    page.Contents = file.make_stream("\n".join(text).encode())
    return _saved(file)


def _saved(file: pikepdf.Pdf) -> bytes:
    stream = BytesIO()
    file.save(stream)
    return stream.getvalue()
