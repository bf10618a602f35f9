"""Embedded fonts that carry the word in what they say about themselves."""

from __future__ import annotations

from io import BytesIO

import pikepdf
from fontTools.cffLib import CFFFontSet, CharStrings, FDArrayIndex, FDSelect, FontDict
from fontTools.fontBuilder import FontBuilder
from fontTools.misc import eexec
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from pikepdf import Array, Dictionary, Name

from tests.builders.pdf import SECRET, SENTENCE, from_content

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


# Shapes that only a letter of the word has: each letter is a triangle as high as its code.
LETTERS = {"space" if letter == " " else letter: ord(letter) for letter in sorted(set(SENTENCE))}
_WIDTH = 500
_TRAILER = 532  # bytes after the encrypted part of a Type 1 font


def _triangles(*, compact: bool, whole: bool = False) -> bytes:
    builder = FontBuilder(1000, isTTF=not compact)
    names = [".notdef", *LETTERS]
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({code: name for name, code in LETTERS.items()})
    shapes = {}
    for name in names:
        pen = T2CharStringPen(_WIDTH, None) if compact else TTGlyphPen(None)
        pen.moveTo((0, 0))
        pen.lineTo((200, LETTERS.get(name, 9)))
        pen.lineTo((400, 0))
        pen.closePath()
        shapes[name] = pen.getCharString() if compact else pen.glyph()
    if compact:
        builder.setupCFF("Plain", {}, shapes, {})
    else:
        builder.setupGlyf(shapes)
    builder.setupHorizontalMetrics(dict.fromkeys(names, (_WIDTH, 0)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2()
    builder.setupNameTable({"familyName": "Plain"})
    builder.setupPost()
    stream = BytesIO()
    builder.save(stream)
    return bytes(TTFont(stream).getTableData("CFF ")) if compact and not whole else stream.getvalue()


def _type1() -> tuple[bytes, int]:
    """And the length of its clear part."""
    encoding = "".join(f"dup {code} /{name} put\n" for name, code in LETTERS.items())
    clear = (
        "%!PS-AdobeFont-1.0: Plain\n/FontName /Plain def\n/FontType 1 def\n/PaintType 0 def\n"
        "/FontMatrix [0.001 0 0 0.001 0 0] readonly def\n/FontBBox {0 -200 500 800} readonly def\n"
        f"/Encoding 256 array\n0 1 255 {{1 index exch /.notdef put}} for\n{encoding}readonly def\n"
        "currentdict end\ncurrentfile eexec\n"
    ).encode()
    glyphs = b""
    for name, code in {".notdef": 9, **LETTERS}.items():
        charstring = _numbers(0, _WIDTH) + b"\x0d" + _numbers(0, 0) + b"\x15" + _numbers(200, code) + b"\x05"
        charstring += _numbers(200, -code) + b"\x05\x09\x0e"
        coded = eexec.encrypt(b"\0\0\0\0" + charstring, 4330)[0]
        glyphs += f"/{name} {len(coded)} RD ".encode() + coded + b" ND\n"
    private = (
        b"\0\0\0\0dup /Private 8 dict dup begin\n/RD {string currentfile exch readstring pop} executeonly def\n"
        b"/ND {noaccess def} executeonly def\n/BlueValues [] def\n/password 5839 def\n"
        b"2 index /CharStrings %d dict dup begin\n" % (len(LETTERS) + 1)
    )
    ending = b"end\nend\nreadonly put\nnoaccess put\ndup/FontName get exch definefont pop\nmark currentfile closefile\n"
    return clear + eexec.encrypt(private + glyphs + ending, 55665)[0] + (b"0" * 64 + b"\n") * 8 + b"cleartomark\n", len(
        clear
    )


def _numbers(*values: int) -> bytes:
    return b"".join(b"\xff" + value.to_bytes(4, "big", signed=True) for value in values)


def lettered(kind: str) -> bytes:
    """A page with the sentence in a font that holds its letters and no others."""

    def embed(file: pikepdf.Pdf) -> None:
        codes = sorted(LETTERS.values())
        first, last = codes[0], codes[-1]
        entries = [f"<{code:02x}> <{code:04x}>" for code in codes]
        meanings = f"{len(codes)} beginbfchar\n" + "\n".join(entries) + "\nendbfchar"
        font = Dictionary(
            Type=Name.Font,
            Subtype=Name.TrueType if kind == "TrueType" else Name.Type1,
            BaseFont=Name("/AAAAAA+Plain"),
            FirstChar=first,
            LastChar=last,
            Widths=Array([_WIDTH if code in codes else 0 for code in range(first, last + 1)]),
            ToUnicode=file.make_stream(meanings.encode()),
            Encoding=Name.WinAnsiEncoding,
        )
        if kind == "Type 3":
            font.Subtype = Name.Type3
            font.FontMatrix = Array([0.001, 0, 0, 0.001, 0, 0])
            font.FontBBox = Array([0, 0, 500, 800])
            procedure = f"{_WIDTH} 0 d0 0 0 m 200 {{}} l 400 0 l h f".format
            font.CharProcs = Dictionary(
                {f"/{name}": file.make_stream(procedure(code).encode()) for name, code in LETTERS.items()}
            )
            named = [each for name, code in LETTERS.items() for each in (code, Name(f"/{name}"))]
            font.Encoding = Dictionary(Type=Name.Encoding, Differences=Array(named))
        else:
            descriptor = Dictionary(
                Type=Name.FontDescriptor,
                FontName=font.BaseFont,
                Flags=32,
                FontBBox=Array([0, -200, 500, 800]),
                ItalicAngle=0,
                Ascent=800,
                Descent=-200,
                CapHeight=700,
                StemV=80,
            )
            if kind == "Type 1":
                program, clear = _type1()
                descriptor.FontFile = file.make_stream(
                    program, Length1=clear, Length2=len(program) - clear - 532, Length3=532
                )
            elif kind == "TrueType":
                descriptor.FontFile2 = file.make_stream(_triangles(compact=False))
            else:
                descriptor.FontFile3 = file.make_stream(_triangles(compact=True), Subtype=Name.Type1C)
            font.FontDescriptor = file.make_indirect(descriptor)
        file.pages[0].Resources.Font.F1 = file.make_indirect(font)

    return from_content(f"BT /F1 12 Tf 50 200 Td ({SENTENCE}) Tj ET".encode(), change=embed)


def letters_left(data: bytes) -> set[str]:
    """Return the letters that only the word has in the sentence and that the fonts of a file still hold in any way."""
    alone = set(SECRET) - set(SENTENCE.replace(SECRET, ""))
    found = set()
    with pikepdf.open(BytesIO(data)) as file:
        for font in (each for each in file.objects if isinstance(each, Dictionary) and each.get("/Type") == "/Font"):
            first = int(font.get("/FirstChar", 0))
            found |= {chr(code) for code, width in enumerate(font.get("/Widths", ()), start=first) if width != 0}
            meanings = font.ToUnicode.read_bytes().lower() if "/ToUnicode" in font else b""
            found |= {letter for letter in alone if f"<{ord(letter):04x}>".encode() in meanings}
            found |= {key[1:] for key in font.get("/CharProcs", ())}
            found |= (
                {str(name)[1:] for name in dict(font.get("/Encoding", {})).get("/Differences", ())}
                if isinstance(font.get("/Encoding"), Dictionary)
                else set()
            )
            descriptor = font.get("/FontDescriptor", Dictionary())
            if "/FontFile2" in descriptor:
                found |= _in_truetype(descriptor.FontFile2.read_bytes())
            if "/FontFile3" in descriptor:
                found |= _in_compact(descriptor.FontFile3.read_bytes())
            if "/FontFile" in descriptor:
                found |= _in_type1(descriptor.FontFile.read_bytes())
    return found & alone


def _in_characters(program: bytes) -> set[str]:
    font = TTFont(BytesIO(program))
    return {chr(code) for table in font["cmap"].tables for code in table.cmap} if "cmap" in font else set()


def _in_truetype(program: bytes) -> set[str]:
    font = TTFont(BytesIO(program))
    mapped = _in_characters(program)
    glyphs = font["glyf"]
    heights = {glyphs[name].yMax for name in font.getGlyphOrder() if glyphs[name].numberOfContours > 0}
    return mapped | {name for name, code in LETTERS.items() if code in heights}


def _in_compact(program: bytes) -> set[str]:
    fonts = CFFFontSet()
    fonts.decompile(BytesIO(program), None)
    top = fonts[0]
    found = set()
    for name in top.CharStrings.keys():  # noqa: SIM118 - it is no dictionary
        charstring = top.CharStrings[name]
        charstring.decompile()
        found |= {letter for letter, code in LETTERS.items() if code in charstring.program}
    return found


def _in_type1(program: bytes) -> set[str]:
    clear, _, rest = program.partition(b"eexec\n")
    private = eexec.decrypt(rest, 55665)[0]
    return {name for name in LETTERS if f"/{name} ".encode() in clear or f"/{name} ".encode() in private}


def numbered(kind: str) -> bytes:
    """A page with the sentence in a composite font: "TrueType", "compact", "OpenType", or "collection", which numbers
    its letters as Adobe-Japan1 does.
    """
    numbers = {name: number for number, name in enumerate(LETTERS, start=1)}
    program = _triangles(compact=kind != "TrueType", whole=kind == "OpenType")
    if kind == "collection":
        numbers = {name: code - 31 for name, code in LETTERS.items()}
        program = _collected(program, [f"cid{numbers[name]:05d}" for name in LETTERS])

    def embed(file: pikepdf.Pdf) -> None:
        entries = [f"<{numbers[name]:04x}> <{code:04x}>" for name, code in LETTERS.items()]
        meanings = [f"{len(entries)} beginbfchar", *entries, "endbfchar"]
        descriptor = Dictionary(
            Type=Name.FontDescriptor,
            FontName=Name("/AAAAAA+Plain"),
            Flags=4,
            FontBBox=Array([0, -200, 500, 800]),
            ItalicAngle=0,
            Ascent=800,
            Descent=-200,
            CapHeight=700,
            StemV=80,
        )
        if kind == "TrueType":
            descriptor.FontFile2 = file.make_stream(program)
        else:
            subtype = Name.OpenType if kind == "OpenType" else Name.CIDFontType0C
            descriptor.FontFile3 = file.make_stream(program, Subtype=subtype)
        ordering = b"Japan1" if kind == "collection" else b"Identity"
        descendant = Dictionary(
            Type=Name.Font,
            Subtype=Name.CIDFontType2 if kind == "TrueType" else Name.CIDFontType0,
            BaseFont=descriptor.FontName,
            CIDSystemInfo=Dictionary(Registry=b"Adobe", Ordering=ordering, Supplement=0),
            FontDescriptor=file.make_indirect(descriptor),
            DW=_WIDTH,
        )
        file.pages[0].Resources.Font.F1 = file.make_indirect(
            Dictionary(
                Type=Name.Font,
                Subtype=Name.Type0,
                BaseFont=descriptor.FontName,
                Encoding=Name("/Identity-H"),
                DescendantFonts=Array([file.make_indirect(descendant)]),
                ToUnicode=file.make_stream("\n".join(meanings).encode()),
            )
        )

    shown = "".join(f"{numbers['space' if letter == ' ' else letter]:04x}" for letter in SENTENCE)
    return from_content(f"BT /F1 12 Tf 50 200 Td <{shown}> Tj ET".encode(), change=embed)


def _collected(program: bytes, names: list[str]) -> bytes:
    """A compact program whose glyphs have numbers of a character collection."""
    fonts = CFFFontSet()
    fonts.decompile(BytesIO(program), None)
    top = fonts[0]
    shapes = [top.CharStrings[name] for name in top.charset]
    for each in shapes:
        each.decompile()
    part = FontDict()
    part.Private, part.FontName = top.Private, "Plain"
    top.FDArray = FDArrayIndex()
    top.FDArray.append(part)
    top.FDSelect = FDSelect()
    top.FDSelect.format, top.FDSelect.gidArray = 3, [0] * len(shapes)
    del top.Private
    top.rawDict.pop("Private", None)
    top.ROS, top.CIDCount = ("Adobe", "Japan1", 0), 9000
    top.rawDict.pop("Encoding", None)
    vars(top).pop("Encoding", None)
    top.charset = [".notdef", *names]
    glyphs = CharStrings(None, top.charset, fonts.GlobalSubrs, None, top.FDSelect, top.FDArray)
    for name, shape in zip(top.charset, shapes, strict=True):
        shape.fdSelectIndex = 0
        glyphs[name] = shape
    top.CharStrings = glyphs
    target = BytesIO()
    fonts.compile(target, TTFont(recalcBBoxes=False), isCFF2=False)
    return target.getvalue()


def numbers_left(data: bytes) -> set[str]:
    """Return what the programs of composite fonts still say of letters that no page shows: outlines, names, numbers."""
    alone = set(SECRET) - set(SENTENCE.replace(SECRET, ""))
    found: set[str] = set()
    with pikepdf.open(BytesIO(data)) as file:
        for descriptor in (each for each in file.objects if isinstance(each, Dictionary) and "/FontName" in each):
            if "/FontFile2" in descriptor:
                program = descriptor.FontFile2.read_bytes()
                found |= _in_truetype(program) | set(TTFont(BytesIO(program)).getGlyphOrder())
            elif "/FontFile3" in descriptor:
                program = descriptor.FontFile3.read_bytes()
                found |= _in_characters(program) if program[:4] == b"OTTO" else set()
                program = bytes(TTFont(BytesIO(program)).getTableData("CFF ")) if program[:4] == b"OTTO" else program
                found |= _in_compact(program)
                fonts = CFFFontSet()
                fonts.decompile(BytesIO(program), None)
                found |= set(fonts[0].charset)
                if hasattr(fonts[0], "ROS"):
                    found |= {chr(int(name[3:]) + 31) for name in fonts[0].charset if name.startswith("cid")}
    return found & alone
