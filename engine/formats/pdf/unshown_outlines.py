"""Takes out of TrueType programs the outlines of glyphs that no page shows, by number (threat P21).

MuPDF makes most programs smaller, and leaves some as they are without a word.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from io import BytesIO

from fontTools.ttLib import TTFont, TTLibError
from fontTools.ttLib.tables._g_l_y_f import Glyph

_UNREADABLE = (TTLibError, struct.error, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError)


def with_outlines_of(program: bytes, shown: AbstractSet[int]) -> bytes:
    """Return the program with empty outlines and no widths for all other glyphs, and without its table of characters.

    Args:
        program: a TrueType font that fonts show by number of glyph alone.
        shown: numbers of glyphs.

    Raises:
        ValueError: it can't be read.
    """
    try:
        font = TTFont(BytesIO(program), recalcBBoxes=False, recalcTimestamp=False, lazy=False)
        if "glyf" not in font:
            return program
        outlines, order = font["glyf"], font.getGlyphOrder()
        kept = set(_with_parts(outlines, [order[number] for number in {0, *shown} if number < len(order)]))
        for name in order:
            if name not in kept:
                outlines[name] = Glyph()
                if name in font["hmtx"].metrics:
                    font["hmtx"].metrics[name] = (0, 0)
        if "cmap" in font:
            del font["cmap"]
        target = BytesIO()
        font.save(target, reorderTables=None)
    except _UNREADABLE as error:
        raise ValueError("a font that can't be made smaller") from error
    return target.getvalue()


def _with_parts(outlines: object, names: list[str]) -> Iterator[str]:
    """Yield these glyphs and those that they are composed of."""
    waiting, met = list(names), set[str]()
    while waiting:
        name = waiting.pop()
        if name not in met:
            met.add(name)
            yield name
            glyph = outlines[name]  # type: ignore[index]
            if glyph.isComposite():
                waiting += glyph.getComponentNames(outlines)
