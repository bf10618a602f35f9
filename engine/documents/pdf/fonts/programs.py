"""Compact, TrueType and OpenType font programs without unused glyphs, names and tables."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from io import BytesIO

from fontTools.cffLib import CFFFontSet, CharStrings, TopDict
from fontTools.misc.psCharStrings import T2CharString
from fontTools.ttLib import TTFont, TTLibError
from fontTools.ttLib.standardGlyphOrder import standardGlyphOrder

from engine.documents.pdf.fonts.type1 import STANDARD_NAMES, neutral_names

_MALFORMED = (AssertionError, AttributeError, IndexError, KeyError, TypeError, TTLibError, struct.error)
_NONE = ".notdef"
_ISO_ADOBE = 0
_MOST_NUMBERS = 0xFFFF
_COMPOSED = 4  # numbers before endchar: a letter of two others, by their standard codes, which come last


# Compact font programs (Adobe Technical Note 5176).

# Operators of a font's dictionaries that describe the font and draw nothing.
_ABOUT = (
    "version Notice FullName FamilyName Weight Copyright UniqueID XUID PostScript BaseFontName BaseFontBlend "
    "SyntheticBase UIDBase"
).split()
_NEUTRAL = "F"


def neutral_compact(program: bytes) -> bytes:
    """Return a compact font program without the strings that describe the font; its glyphs stay.

    Raises:
        ValueError: the program can't be parsed.
    """
    try:
        fonts, top = _parsed(program)
        return _written(fonts, top)
    except _MALFORMED as error:
        raise ValueError("no compact font") from error


def without_numbered_glyphs(program: bytes, shown: AbstractSet[int]) -> bytes:
    """Return a compact program that composite fonts show by number, with empty outlines for glyphs that are not shown.

    Numbers in the character collection, or names, would tell which letters the emptied glyphs were: they are changed.

    Args:
        shown: numbers of shown glyphs, in the character collection (CIDs) if the program has one, else in the font.

    Raises:
        ValueError: the program can't be parsed.
    """
    try:
        fonts, top = _parsed(program)
        glyphs = top.CharStrings
        top.charset = list(top.charset)
        by_collection = hasattr(top, "ROS")
        kept = {_NONE, *(f"cid{number:05d}" for number in shown)} if by_collection else set()
        free = (number for number in range(1, _MOST_NUMBERS) if number not in shown)
        for number, name in enumerate(list(top.charset)):
            is_shown = name in kept or (not by_collection and number in {0, *shown})
            if not is_shown:
                _make_blank(glyphs, name)
            if (by_collection and is_shown) or number == 0:
                continue
            renamed = f"cid{next(free):05d}" if by_collection else f"g{number}"
            glyphs.charStrings[f"new {renamed}"] = glyphs.charStrings.pop(name)
            top.charset[number] = f"new {renamed}"
        top.charset = [name.removeprefix("new ") for name in top.charset]
        glyphs.charStrings = {name.removeprefix("new "): each for name, each in glyphs.charStrings.items()}
        return _written(fonts, top)
    except (*_MALFORMED, StopIteration) as error:
        raise ValueError("no compact font") from error


def _make_blank(glyphs: CharStrings, name: str) -> None:
    """Empty the outline of a glyph; its private dictionary, which it shares with others, stays."""
    blank = T2CharString(program=["endchar"])
    blank.private = glyphs[name].private
    if glyphs.charStringsAreIndexed:
        glyphs.charStringsIndex[glyphs.charStrings[name]] = blank
    else:
        glyphs[name] = blank


def _parsed(program: bytes) -> tuple[CFFFontSet, TopDict]:
    fonts = CFFFontSet()
    fonts.decompile(BytesIO(program), None)
    (top,) = (fonts[index] for index in range(len(fonts.fontNames)))
    top.rawDict.setdefault("charset", _ISO_ADOBE)  # the default, which fontTools does not know
    return fonts, top


def _written(fonts: CFFFontSet, top: TopDict) -> bytes:
    stream = BytesIO()
    fonts.fontNames = [_NEUTRAL]
    for part in (top, *getattr(top, "FDArray", ())):
        for key in _ABOUT:
            part.rawDict.pop(key, None)
            vars(part).pop(key, None)
        if "FontName" in part.rawDict:
            part.FontName = _NEUTRAL
    fonts.compile(stream, TTFont(recalcBBoxes=False), isCFF2=False)
    return stream.getvalue()


def without_compact_glyphs(
    program: bytes, codes: AbstractSet[int], names: AbstractSet[str]
) -> tuple[bytes, dict[str, str]]:
    """Return a compact program with the glyphs of these names, and of these codes in its own encoding, and no others.

    Returns:
        The program, and the new names of glyphs by their old ones.

    Raises:
        ValueError: the program can't be parsed.
    """
    try:
        fonts, top = _parsed(program)
        renamed = _blank(top, set(names) | _encoded(top, codes))
        return _written(fonts, top), renamed
    except _MALFORMED as error:
        raise ValueError("no compact font") from error


def _encoded(top: TopDict, codes: AbstractSet[int]) -> set[str]:
    if isinstance(top.Encoding, str):
        if codes and top.Encoding != "StandardEncoding":
            raise KeyError(top.Encoding)
        return {STANDARD_NAMES[code].decode("ascii") for code in codes if code in STANDARD_NAMES}
    return {top.Encoding[code] for code in codes}


def _blank(top: TopDict, kept: set[str]) -> dict[str, str]:
    """Blank the shapes and names of all glyphs that are not kept, and neutralise kept names that may spell something.

    The numbers of glyphs stay. Return the new names by the old ones.
    """
    glyphs = top.CharStrings
    top.charset = list(top.charset)  # a copy: fontTools shares one list between fonts without a charset of their own
    for name in [each for each in kept if each in glyphs]:
        charstring = glyphs[name]
        charstring.decompile()
        if charstring.program[-1:] == ["endchar"] and len(charstring.program) > _COMPOSED:
            last = charstring.program[-3:-1]
            kept |= {STANDARD_NAMES[code].decode("ascii") for code in last if code in STANDARD_NAMES}
    for number, name in enumerate(list(top.charset)):
        if name not in kept and name != _NONE:
            blank = T2CharString(program=["endchar"])
            blank.private = glyphs[name].private
            glyphs[name] = blank
            glyphs.charStrings[f"g{number}"] = glyphs.charStrings.pop(name)
            top.charset[number] = f"g{number}"
    renamed = neutral_names((name for name in kept if name in glyphs.charStrings), top.charset)
    for old, new in renamed.items():
        glyphs.charStrings[new] = glyphs.charStrings.pop(old)
    top.charset = [renamed.get(name, name) for name in top.charset]
    if not isinstance(top.Encoding, str):
        top.Encoding = [renamed.get(name, name) if name in kept else _NONE for name in top.Encoding]
    return renamed


# TrueType and OpenType programs keep the tables that draw glyphs (OpenType 1.9, "The OpenType font file"). Names,
# signatures, marks of font editors, unknown tables and bytes between tables are dropped.


_KEPT = frozenset(
    tag.ljust(4).encode("ascii")
    for tag in "OS/2 cmap cvt fpgm gasp glyf head hhea hmtx loca maxp post prep vhea vmtx VORG CFF".split()
)
_POST_HEAD, _POST_NAMELESS, _POST_NAMED = 32, b"\0\3\0\0", b"\0\2\0\0"
_MACINTOSH_NAMES = 258  # standard names that a table `post` numbers before its own
_VENDOR = slice(58, 62)  # of OS/2
_CHECKSUM_ADJUSTMENT = slice(8, 12)  # of head


def drawing_tables(
    program: bytes, names: AbstractSet[str], renamed: Mapping[str, str], shown: AbstractSet[int] | None = None
) -> bytes:
    """Return a TrueType or OpenType program with only the tables that draw glyphs.

    Args:
        names: names of glyphs that the encodings of the document still look up.
        renamed: new names of some of these, by their old names.
        shown: see `without_numbered_glyphs`, for a program that only composite fonts show; None for others.

    Raises:
        struct.error, IndexError, ValueError: the program is no font of this kind.
    """
    tables: dict[bytes, bytes] = {}
    for number in range(struct.unpack_from(">H", program, 4)[0]):
        tag, _, start, length = struct.unpack_from(">4sLLL", program, 12 + 16 * number)
        if tag in _KEPT:
            if start + length > len(program):
                raise ValueError("a table beyond the font")
            tables[tag] = program[start : start + length]
    if not tables:
        raise ValueError("a font without tables")
    if shown is not None:
        tables.pop(b"cmap", None)  # its glyphs are shown only by number
    if b"post" in tables:
        tables[b"post"] = _post(tables[b"post"], names, renamed)
    if b"CFF " in tables:
        compact = tables[b"CFF "]
        tables[b"CFF "] = neutral_compact(compact) if shown is None else without_numbered_glyphs(compact, shown)
    if b"OS/2" in tables:
        tables[b"OS/2"] = _with(tables[b"OS/2"], _VENDOR, b"    ")
    return _joined(program[:4], tables)


def post_names(program: bytes) -> list[str]:
    """Return the glyph names that the table `post` defines itself; none if there is no such table."""
    for number in range(struct.unpack_from(">H", program, 4)[0]):
        tag, _, start, length = struct.unpack_from(">4sLLL", program, 12 + 16 * number)
        if tag == b"post":
            table = program[start : start + length]
            return _own_names(table)[1] if table[:4] == _POST_NAMED else []
    return []


def _own_names(table: bytes) -> tuple[list[int], list[str]]:
    (count,) = struct.unpack_from(">H", table, _POST_HEAD)
    indexes = list(struct.unpack_from(f">{count}H", table, _POST_HEAD + 2))
    own, place = [], _POST_HEAD + 2 + 2 * count
    while place < len(table):
        length = table[place]
        own.append(table[place + 1 : place + 1 + length].decode("latin-1"))
        place += 1 + length
    return indexes, own


def _post(table: bytes, names: AbstractSet[str], renamed: Mapping[str, str]) -> bytes:
    head = table[:_POST_HEAD].ljust(_POST_HEAD, b"\0")
    if table[:4] != _POST_NAMED:
        return head if table[:4] in (_POST_NAMELESS, b"\0\1\0\0") else _POST_NAMELESS + head[4:]
    indexes, own = _own_names(table)
    kept: list[bytes] = []
    places: dict[int, int] = {}
    for number, name in enumerate(own):
        if name in names:
            places[number + _MACINTOSH_NAMES] = len(kept) + _MACINTOSH_NAMES
            kept.append(renamed.get(name, name).encode("latin-1"))
    # Standard names of glyphs that nothing looks up by name would tell which letters these were.
    places |= {number: number for number, name in enumerate(standardGlyphOrder) if name in names}
    left = [places.get(index, 0) for index in indexes]
    if not any(left):
        return _POST_NAMELESS + head[4:]
    strings = b"".join(bytes([len(name)]) + name for name in kept)
    return head + struct.pack(f">H{len(left)}H", len(left), *left) + strings


def _joined(kind: bytes, tables: Mapping[bytes, bytes]) -> bytes:
    count = len(tables)
    power = count.bit_length() - 1
    heads, bodies = b"", b""
    place = 12 + 16 * count
    if b"head" in tables:
        tables = {**tables, b"head": _with(tables[b"head"], _CHECKSUM_ADJUSTMENT, b"\0\0\0\0")}
    for tag, table in sorted(tables.items()):
        body = table + b"\0" * (-len(table) % 4)
        heads += struct.pack(">4sLLL", tag, _sum(body), place + len(bodies), len(table))
        bodies += body
    search = 16 << power
    program = kind + struct.pack(">HHHH", count, search, power, 16 * count - search) + heads + bodies
    if b"head" in tables:
        start = place + sum(len(each) + -len(each) % 4 for tag, each in sorted(tables.items()) if tag < b"head")
        adjustment = struct.pack(">L", (0xB1B0AFBA - _sum(program)) & 0xFFFFFFFF)
        program = _with(program, slice(start + 8, start + 12), adjustment)
    return program


def _sum(data: bytes) -> int:
    numbers: tuple[int, ...] = struct.unpack(f">{len(data) // 4}L", data[: len(data) // 4 * 4])
    return sum(numbers) & 0xFFFFFFFF


def _with(data: bytes, place: slice, value: bytes) -> bytes:
    return data[: place.start] + value + data[place.stop :] if len(data) >= place.stop else data
