"""Names of glyphs in fonts: those that viewers know, and neutral ones in place of all others (threat P21).

A name of the Adobe Glyph List may be the meaning of the glyph, and stays. So does a letter or two with a number, as
programs count glyphs: some viewers take it for a code. Any other name may spell something.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import pymupdf
from fontTools.agl import AGL2UV, LEGACY_AGL2UV
from pdfminer.latin_enc import ENCODING

_KNOWN = frozenset(AGL2UV) | frozenset(LEGACY_AGL2UV) | {each[0] for each in ENCODING} | {".notdef", "space"}
_COUNTED = re.compile(r"[A-Za-z]{0,3}\d{1,5}|uni[0-9A-F]{4}|u[0-9A-F]{4,6}|glyph\d+")
_WORD = re.compile(r"[A-Za-z]+")
_UNKNOWN = 0xFFFD
_LIGATURE = re.compile(r"[fijltsc](?:_[fijltsc]){1,2}")
_VARIANTS = frozenset(
    "sc smcp alt oldstyle onum lnum tnum pnum fitted taboldstyle swash init medi fina isol case".split()
)


def is_neutral(name: str) -> bool:
    """Return whether a name of a glyph says no more than which glyph it is."""
    if name in _KNOWN or _COUNTED.fullmatch(name) or _LIGATURE.fullmatch(name):
        return True
    if _WORD.fullmatch(name):  # MuPDF knows more names than the list: those of TeX, for one
        return bool(pymupdf.mupdf.fz_unicode_from_glyph_name(name) != _UNKNOWN)
    base, dot, variant = name.partition(".")
    return bool(dot and base) and is_neutral(base) and (variant in _VARIANTS or variant.isdigit())


def neutral_names(names: Iterable[str], taken: Iterable[str]) -> dict[str, str]:
    """Return new names of those that need one. `taken`: all names of the font, of which none is given again."""
    used = set(taken)
    found: dict[str, str] = {}
    number = 0
    for name in sorted(set(names)):
        if is_neutral(name):
            continue
        base, dot, _ = name.partition(".")
        stem = f"{base}." if dot and base and is_neutral(base) else "glyph"
        while (new := f"{stem}{number}") in used:
            number += 1
        used.add(new)
        found[name] = new
    return found
