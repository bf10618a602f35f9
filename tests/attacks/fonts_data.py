"""The name in parts of a font that no reader needs: names of glyphs, entries of maps, strings, tables, comments."""

from __future__ import annotations

import io
from collections.abc import Callable

import pikepdf
from fontTools.cffLib import CFFFontSet
from fontTools.misc import eexec
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from pikepdf import Array, Dictionary, Name

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import from_content, saved, text_at
from tests.builders.pdf_fonts import lettered

_PLAIN = text_at(50, 200, "The lease was signed on Monday.")
_TOLD = text_at(50, 150, f"It was Mr {SECRET} who came.")
_NAME = SECRET.encode()
_WIDE = SECRET.encode("utf-16-be")

Odd = Callable[[pikepdf.Pdf, pikepdf.Object], None]
"""Changes a font of the file."""


def _helvetica(odd: Odd, also: bytes = b"") -> bytes:
    return from_content(_PLAIN + also, change=lambda file: odd(file, file.pages[0].Resources.Font.F1))


def _embedded(kind: str, odd: Odd) -> bytes:
    """A page with another name in a font of its own."""
    with pikepdf.open(io.BytesIO(lettered(kind))) as file:
        page = file.pages[0]
        page.Contents = file.make_stream(b"BT /F1 12 Tf 50 200 Td (Mr tropsiuQ signed the lease) Tj ET")
        odd(file, page.Resources.Font.F1)
        return saved(file)


def _differences(_: pikepdf.Pdf, font: pikepdf.Object) -> None:
    font.Encoding = Dictionary(BaseEncoding=Name.WinAnsiEncoding, Differences=Array([200, *map(_letter, SECRET)]))


def _letter(letter: str) -> Name:
    return Name(f"/{letter}")


def _one_difference(_: pikepdf.Pdf, font: pikepdf.Object) -> None:
    font.Encoding = Dictionary(BaseEncoding=Name.WinAnsiEncoding, Differences=Array([200, Name("/" + SECRET)]))


def _shown_difference(_: pikepdf.Pdf, font: pikepdf.Object) -> None:
    """Show the code of the difference, so that it has to stay under another name."""
    font.Encoding = Dictionary(BaseEncoding=Name.WinAnsiEncoding, Differences=Array([46, Name("/" + SECRET)]))


def _map(entries: bytes, *, head: bytes = b"", tail: bytes = b"") -> Odd:
    def change(file: pikepdf.Pdf, font: pikepdf.Object) -> None:
        font.ToUnicode = file.make_stream(
            b"/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n" + head + b"/CMapType 2 def\n"
            b"1 begincodespacerange <00> <ff> endcodespacerange\n" + entries + tail + b"endcmap end end\n"
        )

    return change


_USED = b"1 beginbfchar <54> <0054> endbfchar\n"
_UNSHOWN = (
    b"%d beginbfchar\n" % len(SECRET)
    + b"".join(b"<%02x> <%04x>\n" % (200 + place, ord(letter)) for place, letter in enumerate(SECRET))
    + b"endbfchar\n"
)


def _font_name(_: pikepdf.Pdf, font: pikepdf.Object) -> None:
    font.BaseFont = Name("/" + SECRET)
    font.FirstChar, font.LastChar, font.Widths = 32, 126, Array([500] * 95)


def _subset_mark(_: pikepdf.Pdf, font: pikepdf.Object) -> None:
    font.BaseFont = Name(f"/{SECRET}+Helvetica")


def _collection(file: pikepdf.Pdf, font: pikepdf.Object) -> None:
    """A composite font beside the one of the page, with strings of its own."""
    descendant = Dictionary(
        Type=Name.Font,
        Subtype=Name.CIDFontType2,
        BaseFont=Name.Helvetica,
        CIDSystemInfo=Dictionary(Registry=_NAME, Ordering=_NAME, Supplement=0),
        FontDescriptor=Dictionary(Type=Name.FontDescriptor, FontName=Name.Helvetica, Flags=32),
    )
    composite = Dictionary(
        Type=Name.Font,
        Subtype=Name.Type0,
        BaseFont=Name.Helvetica,
        Encoding=_own_map(file),
        DescendantFonts=Array([file.make_indirect(descendant)]),
    )
    file.pages[0].Resources.Font.F2 = file.make_indirect(composite)
    page = file.pages[0]
    page.Contents = file.make_stream(page.Contents.read_bytes() + b"BT /F2 9 Tf 50 50 Td <0041> Tj ET")


def _own_map(file: pikepdf.Pdf) -> pikepdf.Object:
    return file.make_stream(
        b"%!PS-Adobe-3.0 Resource-CMap\n%%Title: (" + _NAME + b")\n/CMapName /" + _NAME + b" def\n"
        b"1 begincodespacerange <0000> <ffff> endcodespacerange\n1 begincidrange <0000> <ffff> 0 endcidrange\n",
        Type=Name.CMap,
        CMapName=Name("/" + SECRET),
        CIDSystemInfo=Dictionary(Registry=_NAME, Ordering=_NAME, Supplement=0),
    )


def _tables(change: Callable[[TTFont], None]) -> Odd:
    def embed(_: pikepdf.Pdf, font: pikepdf.Object) -> None:
        program = font.FontDescriptor.FontFile2
        tables = TTFont(io.BytesIO(program.read_bytes()))
        change(tables)
        target = io.BytesIO()
        tables.save(target)
        program.write(target.getvalue())

    return embed


def _unknown_table(tag: str) -> Callable[[TTFont], None]:
    def change(tables: TTFont) -> None:
        table = DefaultTable(tag)
        table.data = _NAME * 2
        tables[tag] = table

    return change


def _meta(tables: TTFont) -> None:
    tables["meta"] = newTable("meta")
    tables["meta"].data = {"dlng": SECRET}


def _posted(tables: TTFont) -> None:
    order = tables.getGlyphOrder()
    tables["post"].formatType = 2.0
    tables["post"].extraNames, tables["post"].mapping = [], {}
    tables.setGlyphOrder([*order[:-1], SECRET])


def _between_tables(_: pikepdf.Pdf, font: pikepdf.Object) -> None:
    program = font.FontDescriptor.FontFile2
    program.write(program.read_bytes() + _NAME)


def _compact_string(key: str) -> Odd:
    def embed(_: pikepdf.Pdf, font: pikepdf.Object) -> None:
        fonts = CFFFontSet()
        program = font.FontDescriptor.FontFile3
        fonts.decompile(io.BytesIO(program.read_bytes()), None)
        setattr(fonts[0], key, SECRET)
        _compile(fonts, program)

    return embed


def _compact_glyph(_: pikepdf.Pdf, font: pikepdf.Object) -> None:
    fonts = CFFFontSet()
    program = font.FontDescriptor.FontFile3
    fonts.decompile(io.BytesIO(program.read_bytes()), None)
    top = fonts[0]
    shapes = top.CharStrings.charStrings
    top.charset = [SECRET if name == "d" else name for name in top.charset]
    shapes[SECRET] = shapes.pop("d")
    _compile(fonts, program)
    font.Encoding = Dictionary(BaseEncoding=Name.WinAnsiEncoding, Differences=Array([100, Name("/" + SECRET)]))


def _compile(fonts: CFFFontSet, program: pikepdf.Object) -> None:
    target = io.BytesIO()
    fonts.compile(target, TTFont(recalcBBoxes=False), isCFF2=False)
    program.write(target.getvalue())


def _in_clear(text: bytes) -> Odd:
    def embed(_: pikepdf.Pdf, font: pikepdf.Object) -> None:
        program = font.FontDescriptor.FontFile
        clear, begin, rest = program.read_bytes().partition(b"currentfile eexec\n")
        program.write(clear + text + begin + rest)
        program.Length1 = len(clear + text + begin)

    return embed


def _in_private(change: Callable[[bytes], bytes]) -> Odd:
    def embed(_: pikepdf.Pdf, font: pikepdf.Object) -> None:
        program = font.FontDescriptor.FontFile
        data = program.read_bytes()
        start, end = int(program.Length1), int(program.Length1) + int(program.Length2)
        private = eexec.encrypt(change(eexec.decrypt(data[start:end], 55665)[0]), 55665)[0]
        program.write(data[:start] + private + data[end:])
        program.Length2 = len(private)

    return embed


def in_type1(data: bytes) -> bool:
    """Return whether the encrypted part of a Type 1 program says the name."""
    with pikepdf.open(io.BytesIO(data)) as file:
        for each in file.objects:
            if isinstance(each, Dictionary) and "/FontFile" in each:
                _, _, rest = each.FontFile.read_bytes().partition(b"eexec\n")
                if _NAME in eexec.decrypt(rest, 55665)[0]:
                    return True
    return False


def in_names(data: bytes) -> bool:
    """Return whether the names of the codes of a font, or what they mean, spell the name in the order of the codes."""
    with pikepdf.open(io.BytesIO(data)) as file:
        return any(isinstance(each, Dictionary) and (_spells(each) or _means(each)) for each in file.objects)


def _spells(encoding: pikepdf.Object) -> bool:
    """The dictionary is the encoding of a font, or holds it."""
    inner = encoding.get("/Encoding", encoding)
    names = inner.get("/Differences", Array()) if isinstance(inner, Dictionary) else Array()
    return SECRET in "".join(str(name)[1:] for name in names if isinstance(name, Name))


def _means(font: pikepdf.Object) -> bool:
    meanings = font.get("/ToUnicode")
    return isinstance(meanings, pikepdf.Stream) and _UNSHOWN.split(b"\n")[1] in meanings.read_bytes()


def _procedures(_: pikepdf.Pdf, font: pikepdf.Object) -> None:
    font.CharProcs["/" + SECRET] = font.CharProcs["/d"]
    del font.CharProcs["/d"]
    font.Encoding.Differences = Array([Name("/" + SECRET) if x == "/d" else x for x in font.Encoding.Differences])


PLAIN: dict[str, Odd] = {
    "letters as differences that no page shows": _differences,
    "glyph name that no page shows": _one_difference,
    "glyph name that a page shows": _shown_difference,
    "entries of a map that no page shows": _map(_USED + _UNSHOWN),
    "whole name in a map that no page shows": _map(
        _USED + b"1 beginbfchar <c8> <" + _WIDE.hex().encode() + b"> endbfchar"
    ),
    "comment in a map": _map(_USED, head=b"% " + _NAME + b"\n"),
    "name of a map": _map(_USED, head=b"/CMapName /" + _NAME + b" def\n"),
    "strings in a map": _map(_USED, head=b"/CIDSystemInfo << /Registry (" + _NAME + b") >> def\n"),
    "text after a map": _map(_USED, tail=b"(" + _NAME + b") pop\n"),
    "name of a font": _font_name,
    "mark of a subset": _subset_mark,
    "character collection and map of a composite font": _collection,
}
EMBEDDED: dict[str, tuple[str, Odd]] = {
    "meta table": ("TrueType", _tables(_meta)),
    "unknown table": ("TrueType", _tables(_unknown_table("Qqqq"))),
    "signature table": ("TrueType", _tables(_unknown_table("DSIG"))),
    "glyph name in a TrueType font": ("TrueType", _tables(_posted)),
    "bytes after a TrueType font": ("TrueType", _between_tables),
    "notice of a compact font": ("compact", _compact_string("Notice")),
    "PostScript of a compact font": ("compact", _compact_string("PostScript")),
    "glyph name in a compact font": ("compact", _compact_glyph),
    "comment of a Type 1 font": ("Type 1", _in_clear(b"0 pop % " + _NAME + b"\n")),
    "key of a Type 1 font": ("Type 1", _in_clear(b"/" + _NAME + b" 3 def\n")),
    "comment in the private part of a Type 1 font": (
        "Type 1",
        _in_private(lambda data: data.replace(b"/password", b"% " + _NAME + b"\n/password")),
    ),
    "glyph name in a Type 1 font": ("Type 1", _in_private(lambda data: data.replace(b"/.notdef", b"/" + _NAME + b"1"))),
    "name of a glyph's procedure": ("Type 3", _procedures),
}


def _leaks(data: bytes) -> bool:
    return in_type1(data) or in_names(data)


ATTACKS = (
    *(
        Attack(f"{name}.pdf", lambda odd=odd: _helvetica(odd), terms=(SECRET,), leaks=_leaks)  # type: ignore[misc]
        for name, odd in PLAIN.items()
    ),
    *(
        Attack(f"{name}.pdf", lambda kind=kind, odd=odd: _embedded(kind, odd), terms=(SECRET,), leaks=_leaks)  # type: ignore[misc]
        for name, (kind, odd) in EMBEDDED.items()
    ),
    *(
        Attack(f"{name}, and in the text.pdf", lambda odd=PLAIN[name]: _helvetica(odd, _TOLD), terms=(SECRET,))  # type: ignore[misc]
        for name in ("glyph name that a page shows", "comment in a map", "mark of a subset")
    ),
)
