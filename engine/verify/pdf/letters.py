"""Letters that PDF fonts name and no page shows, in the order in which a font holds them (threat P21).

Fonts hold letters in the order of their first use, so that the letters of a masked name may still spell it: in maps
to Unicode, differences of an encoding, names of glyphs, tables of characters, numbers of a collection.
"""

from __future__ import annotations

import io
import struct
from collections import defaultdict
from collections.abc import Iterator

import pikepdf
from fontTools.cffLib import CFFFontSet
from fontTools.ttLib import TTFont, TTLibError
from pikepdf import Array, Dictionary, Name, Object, Stream, String

from engine.core.message import Message, message
from engine.verify.evidence import PlaceKind, Surface
from engine.verify.pdf import fonts as pdf_fonts

_SHOW = "Tf Tj TJ ' \""
_UNREADABLE = (TTLibError, struct.error, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError)
_SFNT = (b"\0\1\0\0", b"OTTO", b"true")
_CID = "cid"

Codes = dict[tuple[int, int], set[bytes]]
"""Codes that streams show, by the object number of the font; `_ANY`: shown by a stream that names no font."""
_ANY = (0, 0)


def named(data: bytes, password: str | None) -> Iterator[Surface]:
    """Yield for each font the letters that no page shows, then, if any, all its letters, then those of its program."""
    with pikepdf.open(io.BytesIO(data), password=password or "", suppress_warnings=True) as document:
        shown = _shown(document)
        programs: dict[tuple[int, int], str] = {}
        for font in document.objects:
            if isinstance(font, Dictionary) and _is_font(font):
                place = message("place.object-of", object=font.objgen[0], what=Message("place.font-letters"))
                letters = list(_letters(font, shown))
                if unshown := "".join(text for text, is_shown in letters if not is_shown):
                    yield Surface(place, PlaceKind.STRING, unshown)
                    yield Surface(place, PlaceKind.STRING, "".join(text for text, _ in letters))
                programs |= _programs(font)
        for number, collection in programs.items():
            place = message("place.object-of", object=number[0], what=Message("place.font-letters"))
            for letters_ in _in_program(bytes(document.get_object(number).read_bytes()), collection):
                yield Surface(place, PlaceKind.STRING, letters_)


def _is_font(value: Dictionary) -> bool:
    return (
        "/DescendantFonts" in value or "/CharProcs" in value or ("/BaseFont" in value and "/CIDSystemInfo" not in value)
    )


def _shown(document: pikepdf.Pdf) -> Codes:
    found: Codes = defaultdict(set)
    for page in document.pages:
        _follow(page.obj, page.resources, found)
    for each in document.objects:
        if (
            isinstance(each, Stream)
            and ("/BBox" in each or "/PatternType" in each)
            and each.get("/Subtype") != "/Image"
        ):
            _follow(each, each.get("/Resources", Dictionary()), found)
        elif isinstance(each, Dictionary) and isinstance(glyphs := each.get("/CharProcs"), Dictionary):
            for _, glyph in glyphs.items():
                if isinstance(glyph, Stream):
                    _follow(glyph, each.get("/Resources", Dictionary()), found)
    return found


def _follow(content: Object, resources: Object, found: Codes) -> None:
    fonts = resources.get("/Font", Dictionary())
    font, length = _ANY, 1
    for each in pikepdf.parse_content_stream(content, _SHOW):
        if isinstance(each, pikepdf.ContentStreamInlineImage) or not len(each.operands):
            continue
        if str(each.operator) == "Tf":
            value = fonts.get(str(each.operands[0])) if isinstance(each.operands[0], Name) else None
            font = value.objgen if isinstance(value, Dictionary) else _ANY
            length = 2 if isinstance(value, Dictionary) and value.get("/Subtype") == "/Type0" else 1
            continue
        last = each.operands[-1]
        pieces = list(last) if isinstance(last, Array) else [last]
        shown = b"".join(bytes(piece) for piece in pieces if isinstance(piece, String))
        # A code may be longer or shorter than is usual in such a font; then each part of it counts as shown.
        for size in (length,) if length == 1 else (1, 2, 3, 4):
            found[font].update(shown[start : start + size] for start in range(0, len(shown), 1 if size != 2 else 2))


def _letters(font: Dictionary, shown: Codes) -> Iterator[tuple[str, bool]]:
    """Yield the texts of the font's codes, in its order, each with whether something shows the code."""
    known = shown.get(font.objgen, set()) | shown.get(_ANY, set())
    to_unicode = font.get("/ToUnicode")
    if isinstance(to_unicode, Stream):
        entries = sorted(set(pdf_fonts.entries(to_unicode.read_bytes())))
        yield from ((text, code.to_bytes(length) in known) for length, code, text in entries)
    encoding = font.get("/Encoding")
    if isinstance(encoding, Dictionary):
        differences = pdf_fonts.differences(encoding)
        yield from ((text, bytes([code & 0xFF]) in known) for code, text in differences if text != "\ufffd")


def _programs(font: Dictionary) -> dict[tuple[int, int], str]:
    """Return the font programs of a font, each with the character collection of its glyph numbers."""
    descendants = font.get("/DescendantFonts")
    holder = descendants[0] if isinstance(descendants, Array) and len(descendants) else font
    descriptor = holder.get("/FontDescriptor") if isinstance(holder, Dictionary) else None
    found = (descriptor.get(key) for key in ("/FontFile2", "/FontFile3")) if isinstance(descriptor, Dictionary) else ()
    return {each.objgen: pdf_fonts.collection_of(holder) for each in found if isinstance(each, Stream)}


def _in_program(program: bytes, collection: str) -> Iterator[str]:
    """Yield the letters that a program names by table of characters, by glyph names, by numbers, in its own order."""
    try:
        if program[:4] in _SFNT:
            font = TTFont(io.BytesIO(program), lazy=True)
            characters = font.getBestCmap() if "cmap" in font else None
            order = font.getGlyphOrder()
            glyphs = {name: code for code, name in sorted((characters or {}).items(), reverse=True)}
            yield "".join(chr(glyphs[name]) for name in order if name in glyphs)
            yield "".join(_meant(order, ""))
            program = bytes(font.getTableData("CFF ")) if "CFF " in font else b""
        if program:
            fonts = CFFFontSet()
            fonts.decompile(io.BytesIO(program), None)
            yield "".join(_meant(list(fonts[0].charset), collection))
    except _UNREADABLE:
        return  # a program that cannot be parsed has no names; its bytes are searched elsewhere


def _meant(names: list[str], collection: str) -> Iterator[str]:
    numbers = pdf_fonts.of_collection(collection)
    for name in names:
        if name.startswith(_CID) and name[3:].isdigit():
            yield numbers.get(int(name[3:]), "")
        elif (text := pdf_fonts.glyph(name)) != "\ufffd":
            yield text
