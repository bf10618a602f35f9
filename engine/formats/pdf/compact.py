"""Takes glyphs out of compact font programs (Adobe Technical Note 5176) with simple encodings."""

from __future__ import annotations

import struct
from collections.abc import Set as AbstractSet
from io import BytesIO

from fontTools.cffLib import CFFFontSet, CharStrings, TopDict
from fontTools.misc.psCharStrings import T2CharString
from fontTools.ttLib import TTFont, TTLibError

from engine.formats.pdf.glyph_names import neutral_names
from engine.formats.pdf.type1 import STANDARD_NAMES

_MALFORMED = (AssertionError, AttributeError, IndexError, KeyError, TypeError, TTLibError, struct.error)
_NONE = ".notdef"
_ISO_ADOBE = 0
_MOST_NUMBERS = 0xFFFF
_COMPOSED = 4  # numbers before endchar: a letter of two others, by their standard codes, which come last


# Operators of a font's dictionaries that say something about the font and draw nothing.
_ABOUT = (
    "version Notice FullName FamilyName Weight Copyright UniqueID XUID PostScript BaseFontName BaseFontBlend "
    "SyntheticBase UIDBase"
).split()
_NEUTRAL = "F"


def neutral_compact(program: bytes) -> bytes:
    """Return the program without the strings that say something about the font; its glyphs stay.

    Raises:
        ValueError: it can't be parsed.
    """
    try:
        fonts, top = _parsed(program)
        return _written(fonts, top)
    except _MALFORMED as error:
        raise ValueError("no compact font") from error


def without_numbered_glyphs(program: bytes, shown: AbstractSet[int]) -> bytes:
    """Return a program that composite fonts show by number, with empty outlines for all other glyphs.

    The numbers of these in its character collection, or their names, say which letters they were: they get others.

    Args:
        shown: numbers in the collection, where the program has one (CIDs), else those of glyphs.

    Raises:
        ValueError: it can't be parsed.
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
    """Let a glyph draw nothing; its private dictionary, which it shares with others, stays."""
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
    """The program with the glyphs of these names, and of these codes in its own encoding, and no others.

    Returns:
        The program, and new names of glyphs.

    Raises:
        ValueError: it can't be parsed.
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
    """Shapes and names of all others, and names that say something; the numbers of glyphs stay. The new names."""
    glyphs = top.CharStrings
    top.charset = list(top.charset)  # of fonts without one of their own it is a list that fontTools has once for all
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
