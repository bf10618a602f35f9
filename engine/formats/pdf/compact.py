"""Takes glyphs out of compact font programs (Adobe Technical Note 5176) with simple encodings."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from io import BytesIO

from fontTools.cffLib import CFFFontSet, TopDict
from fontTools.misc.psCharStrings import T2CharString
from fontTools.ttLib import TTFont, TTLibError

from engine.formats.pdf.type1 import STANDARD_NAMES

_NONE = ".notdef"
_ISO_ADOBE = 0
_COMPOSED = 4  # numbers before endchar: a letter of two others, by their standard codes, which come last


def without_compact_glyphs(program: bytes, codes: AbstractSet[int], names: AbstractSet[str]) -> bytes:
    """The program with the glyphs of these names, and of these codes in its own encoding, and no others.

    Raises:
        ValueError: it can't be parsed.
    """
    fonts = CFFFontSet()
    stream = BytesIO()
    try:
        fonts.decompile(BytesIO(program), None)
        (top,) = (fonts[index] for index in range(len(fonts.fontNames)))
        top.rawDict.setdefault("charset", _ISO_ADOBE)  # the default, which fontTools does not know
        _blank(top, set(names) | _encoded(top, codes))
        fonts.compile(stream, TTFont(recalcBBoxes=False), isCFF2=False)
    except (AssertionError, AttributeError, IndexError, KeyError, TypeError, TTLibError) as error:
        raise ValueError("no compact font") from error
    return stream.getvalue()


def _encoded(top: TopDict, codes: AbstractSet[int]) -> set[str]:
    if isinstance(top.Encoding, str):
        return {STANDARD_NAMES[code].decode("ascii") for code in codes if code in STANDARD_NAMES}
    return {top.Encoding[code] for code in codes}


def _blank(top: TopDict, kept: set[str]) -> None:
    """Shapes and names of all others; the numbers of glyphs stay."""
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
    if not isinstance(top.Encoding, str):
        top.Encoding = [name if name in kept else _NONE for name in top.Encoding]
