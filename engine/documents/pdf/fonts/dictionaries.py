"""Font dictionaries: write missing glyph widths, and remove names and texts that describe a font.

The 14 standard fonts, and fonts that stand in for a missing one, leave out their widths (ISO 32000-1, 9.6.2.2). Each
library then takes its own, also for codes without a letter, and text that stays would seem to move.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator
from contextlib import suppress
from decimal import Decimal
from functools import cache
from io import BytesIO
from itertools import pairwise

import pikepdf
import pymupdf
from pikepdf import Array, Dictionary, Name, Stream

from engine.core.resources import read_list
from engine.documents.pdf.content.walking import walk

REGISTRY, ORDERING = "Adobe", "Identity"
"""Replacement for a character collection that the format does not know."""

_SIZE, _LINE = 50.0, 55  # points; the lines of all codes fit on a page of allowed height
_CODES = 256
_SIMPLE = ("/Type1", "/MMType1", "/TrueType")


def state_widths(pdf: pikepdf.Pdf) -> None:
    """Write the widths of all codes into each simple font that has none, as MuPDF sets them."""
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
    """Return the widths of codes, in thousandths of the font size, measured on a page that MuPDF reads."""
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


# Descriptions inside embedded fonts are blanked: names, licences, trademarks, comments (threats P15, P21). Glyphs,
# widths and encodings stay, byte for byte: blanks replace letters, so that no offset changes. The file's own names of
# embedded fonts keep only words of the format: a typeface may be named after somebody.


_STANDARD_STRINGS = 391  # of a compact font; its own strings are numbered after them
# Operators of a compact font's top dictionary whose operand is a string about the font (Adobe Technical Note 5176,
# table 9): version, Notice, FullName, FamilyName, Weight; Copyright, PostScript, BaseFontName.
_ABOUT_FONT = {(0,), (1,), (2,), (3,), (4,), (12, 0), (12, 21), (12, 22)}
_ABOUT_TYPE1 = re.compile(
    rb"(?:/(?:version|Notice|FullName|FamilyName|Weight|Copyright)\s*\()((?:[^()\\]|\\.|\([^()]*\))*)\)|^%([^!\r\n]*)$",
    re.MULTILINE | re.DOTALL,
)


_PARTS_OF_NAME = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+|[^\W\d_]+")
# Fonts that viewers have without embedding (Adobe Technical Note 5092 and the font packs of Acrobat).
_EVERYWHERE = frozenset(
    "STSong-Light STSongStd-Light AdobeSongStd-Light MSung-Light MSungStd-Light MHei-Medium MHeiStd-Medium "
    "AdobeMingStd-Light HeiseiMin-W3 HeiseiKakuGo-W5 KozMinPro-Regular KozGoPro-Medium KozMinPr6N-Regular "
    "HYSMyeongJo-Medium HYGoThic-Medium HYSMyeongJoStd-Medium AdobeMyungjoStd-Medium".split()
)
_LITTLE = re.compile(r"\d{1,3}|[A-Z]{1,2}")
"""Parts of a font name that identify nothing: the 55 of Helvetica 55, PS, MT."""


def strip_fonts(pdf: pikepdf.Pdf) -> None:
    """Blank descriptions in every embedded font, neutralise font names, and drop programs that no viewer can load.

    A font that viewers load and that can't be parsed here stays as it is: the verification of the output reads its
    bytes.
    """
    _rename(pdf)
    for descriptor in pdf.objects:
        if isinstance(descriptor, Dictionary):
            _keep_fonts(descriptor)
            for key, blanked in _BLANKED.items():
                program = descriptor.get(key)
                if isinstance(program, Stream):
                    with suppress(pikepdf.PdfError, struct.error, IndexError, RuntimeError, ValueError):
                        program.write(blanked(program.read_bytes()))


def _keep_fonts(descriptor: pikepdf.Object) -> None:
    """Drop programs that are no fonts, and file each other one under the key of its format, as viewers read it."""
    for key in _BLANKED:
        program = descriptor.get(key)
        if not isinstance(program, Stream):
            continue
        try:
            data = program.read_bytes()
        except pikepdf.PdfError:
            continue
        own = _key_of(data) if _loads(data) else ""
        if own != key:
            del descriptor[key]
            if own == "/FontFile3":
                program.Subtype = Name.OpenType if data[:4] == _OPENTYPE else Name.Type1C
            elif "/Subtype" in program:
                del program["/Subtype"]
            if own and own not in descriptor:
                descriptor[own] = program


def _key_of(data: bytes) -> str:
    """Return the key of the format of a font program that loads."""
    if data[:4] in _TRUETYPE:
        return "/FontFile2"
    return "/FontFile3" if data[:4] == _OPENTYPE or data[:1] == _COMPACT else "/FontFile"


def _loads(data: bytes) -> bool:
    """Return whether FreeType, by which most viewers draw fonts, loads a program."""
    if not data:
        return False
    try:
        pymupdf.Font(fontbuffer=data)
    except (pymupdf.mupdf.FzErrorBase, RuntimeError, ValueError):
        return False
    return True


def _rename(pdf: pikepdf.Pdf) -> None:
    """Replace font names that hold words from outside the format by numbers, and subset tags by counted ones.

    Known words stay, since they tell viewers whether a font is bold, and which standard font is like it.
    """
    numbers: dict[str, int] = {}
    marks: dict[str, str] = {}
    given: set[str] = set()
    for font in pdf.objects:
        if not (isinstance(font, Dictionary) and isinstance(font.get("/BaseFont"), Name)):
            continue
        descendants = font.get("/DescendantFonts")
        holder = descendants[0] if isinstance(descendants, Array) and len(descendants) else font
        if not isinstance(holder, Dictionary):
            continue
        descriptor = holder.get("/FontDescriptor")
        is_embedded = isinstance(descriptor, Dictionary) and bool(_BLANKED.keys() & descriptor.keys())
        _, plus, name = str(font.BaseFont)[1:].rpartition("+")
        mark = f"{marks.setdefault(str(font.BaseFont), _mark(len(marks)))}+" if plus and is_embedded else ""
        renamed = Name(f"/{mark}{_known_name(name, numbers)}")
        given.add(str(renamed))
        font.BaseFont = holder.BaseFont = renamed
        if isinstance(descriptor, Dictionary):
            descriptor.FontName = renamed
    for descriptor in pdf.objects:  # of fonts without a name, or that nothing uses
        if isinstance(descriptor, Dictionary) and "/FontName" in descriptor and str(descriptor.FontName) not in given:
            descriptor.FontName = Name("/Font0")


def _known_name(name: str, numbers: dict[str, int]) -> str:
    if name in _EVERYWHERE:
        return name
    parts = _PARTS_OF_NAME.findall(name)
    known = [part for part in parts if part.lower() in _format_words()]
    if all(part in known or _LITTLE.fullmatch(part) for part in parts):
        return name
    return f"Font{numbers.setdefault(name, len(numbers) + 1)}{''.join(known)}"


def _mark(number: int) -> str:
    """Return the subset tag of a number: AAAAAA, AAAAAB and so on."""
    return "".join(chr(ord("A") + number // 26**place % 26) for place in range(5, -1, -1))


@cache
def _format_words() -> frozenset[str]:
    return frozenset(read_list("lists/format-words.txt"))


def _blanked_type1(data: bytes) -> bytes:
    clear, encrypted, rest = data.partition(b"eexec")
    for found in list(_ABOUT_TYPE1.finditer(clear)):
        start, end = found.span(found.lastindex or 0)
        clear = _blank(clear, start, end)
    return clear + encrypted + rest


def _blanked_tables(data: bytes) -> bytes:
    """Blank a TrueType or OpenType font: the strings of its table `name`, and a compact font inside it."""
    for number in range(struct.unpack_from(">H", data, 4)[0]):
        tag, _, start, length = struct.unpack_from(">4sLLL", data, 12 + 16 * number)
        if tag == b"name":
            data = _blank(data, start + struct.unpack_from(">H", data, start + 4)[0], start + length)
        elif tag == b"CFF ":
            data = data[:start] + _blanked_compact(data[start : start + length]) + data[start + length :]
    return data


def _blanked_compact(data: bytes) -> bytes:
    (name, *_), names_end = _index(data, data[2])
    (top, *_), tops_end = _index(data, names_end)
    strings, _ = _index(data, tops_end)
    data = _blank(data, *name, filling=b"F")
    for operator, operand in _entries(data[slice(*top)]):
        if operator in _ABOUT_FONT and 0 <= operand - _STANDARD_STRINGS < len(strings):
            data = _blank(data, *strings[operand - _STANDARD_STRINGS])
    return data


def _blanked_any(data: bytes) -> bytes:
    return _blanked_tables(data) if data[:4] == b"OTTO" else _blanked_compact(data)


_TRUETYPE, _OPENTYPE, _COMPACT = (b"\0\1\0\0", b"true", b"ttcf"), b"OTTO", b"\1"
_BLANKED: dict[str, Callable[[bytes], bytes]] = {
    "/FontFile": _blanked_type1,
    "/FontFile2": _blanked_tables,
    "/FontFile3": _blanked_any,
}


def _index(data: bytes, start: int) -> tuple[list[tuple[int, int]], int]:
    """Return (start, end) of each entry of a compact font's INDEX, and the end of the INDEX itself, in bytes."""
    (count,) = struct.unpack_from(">H", data, start)
    if not count:
        return [], start + 2
    size = data[start + 2]
    first = start + 3 + size * (count + 1) - 1
    places = [start + 3 + size * number for number in range(count + 1)]
    edges = [first + int.from_bytes(data[place : place + size], "big") for place in places]
    return list(pairwise(edges)), edges[-1]


def _entries(data: bytes) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield the operators of a compact font's dictionary, each with its last operand (-1: no string's number)."""
    place, operand = 0, -1
    while place < len(data):
        head = data[place]
        if head <= 21:
            size = 2 if head == 12 else 1
            yield tuple(data[place : place + size]), operand
            operand = -1
        elif head == 28:
            size, operand = 3, int.from_bytes(data[place + 1 : place + 3], "big")
        elif head == 29:
            size, operand = 5, int.from_bytes(data[place + 1 : place + 5], "big")
        elif head == 30:  # a real number ends with the half byte f
            size = 1 + next(
                n for n, each in enumerate(data[place + 1 :], start=1) if each & 15 == 15 or each >> 4 == 15
            )
        elif head < 247:
            size, operand = 1, head - 139
        else:
            size, operand = 2, (head - 247) * 256 + data[place + 1] + 108
        place += size


def _blank(data: bytes, start: int, end: int, *, filling: bytes = b" ") -> bytes:
    if not 0 <= start <= end <= len(data):
        raise ValueError("beyond the font")
    return data[:start] + filling * (end - start) + data[end:]
