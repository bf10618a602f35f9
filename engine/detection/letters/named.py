"""Letters of rare alphabets by their sounds, from their names in Unicode: RUNIC LETTER MANNAZ MAN M is an m."""

from __future__ import annotations

import unicodedata
from functools import cache

from engine.core.expressions import Expression

_UNNAMED = ("LATIN ", "CJK ", "HANGUL ", "MODIFIER ", "MATHEMATICAL ")
_OF_LETTER = Expression(" (?:LETTER|SYLLABLE|SYLLABICS|VOWEL SIGN|VOWEL|SIGN) ")
_ADDITIONS = Expression(r" WITH .*|-(?=[A-Z])|\b(?:DOTTED|OPEN|CAPITAL|SMALL|FINAL|SHORT|LONG|INITIAL)[ -]|\d+")
_VOWEL = " VOWEL "
# Alphabets in which a consonant may be named by its end: EF, ESZ, YAL, EHKA.
_BY_THEIR_ENDS = ("DESERET", "OLD ITALIC", "OLD HUNGARIAN", "OSAGE", "TIFINAGH")
_BEFORE_AN_END = Expression("(?:E|EH|YA)(?=[^AEIOUYH]|H$)|Y(?=[AEIOUY]+$)")
# Names that begin with another sound than their letter.
_OTHERWISE = {
    "SHAVIAN": {
        "HUNG": "NG", "SURE": "SH", "MEASURE": "ZH", "WOOL": "U", "ARE": "R", "OR": "R", "AIR": "R", "ERR": "R",
        "ARRAY": "R", "EAR": "R",
    },
    "OGHAM": {"UATH": "H", "CEIRT": "Q"},
    "RUNIC": {"INGWAZ": "NG"},
    "SAMARITAN": {"BAA": "W", "IY": "H"},
}  # fmt: skip
_VOWELS = (*"aeiouy", "")
# Beginnings of names, the longest first, with the ways to write their sounds.
_SOUNDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("SHCH", ("shch", "sch", "sh")), ("TSH", ("ch", "tch", "tsch")), ("TS", ("ts", "tz", "z", "c")),
    ("TZ", ("ts", "tz", "z", "c")), ("TJ", ("ch", "tch", "tsch", "c")), ("DZ", ("dz", "z", "j", "g")),
    ("DJ", ("j", "dj", "g", "y")), ("SH", ("sh", "sch", "s", "ch")), ("SZ", ("s", "ss", "sz", "c", "z")),
    ("ZH", ("zh", "j", "g")), ("CH", ("ch", "tch", "tsch", "c", "k")), ("KH", ("kh", "ch", "k", "h")),
    ("GH", ("gh", "g", "h")), ("TH", ("th", "t")), ("DH", ("dh", "d", "th")), ("PH", ("ph", "p", "f")),
    ("BH", ("bh", "b", "v")), ("HW", ("wh", "w", "v")), ("NG", ("ng", "n", "g")), ("NY", ("ny", "gn", "n")),
    ("X", ("kh", "ch", "k", "h", "x", "ks")), ("K", ("k", "c", "q", "ck", "ch", "x")), ("Q", ("q", "k", "c", "ck")),
    ("C", ("c", "k", "ck", "ch", "q", "ts")), ("G", ("g", "gh", "j")), ("J", ("j", "g", "dj", "y", "i")),
    ("V", ("v", "w", "u", "f")), ("W", ("w", "v", "u", "o", "ou")), ("F", ("f", "v", "ph")),
    ("Y", ("y", "j", "i", "e")), ("S", ("s", "ss", "c", "z")), ("Z", ("z", "s", "ts")), ("H", ("h", "")),
    ("R", ("r", "rh")), ("P", ("p", "b")), *((each, (each.lower(),)) for each in "BDLMNT"),
)  # fmt: skip


@cache
def ways(letter: str) -> tuple[str, ...]:
    """Return the ways to write a letter from a to z, by its name; empty for Latin letters and those named otherwise."""
    if letter.isascii() or len(letter) != 1 or unicodedata.category(letter)[0] not in "LM":
        return ()
    name = unicodedata.name(letter, "")
    parts = _OF_LETTER.split(name)
    if _VOWEL in name:
        return _VOWELS
    if unicodedata.category(letter)[0] == "M":
        return ("",)
    if len(parts) < 2 or name.startswith(_UNNAMED):
        return ()
    script = parts[0].removesuffix(" CAPITAL").removesuffix(" SMALL")
    spoken = (_ADDITIONS.sub("", parts[-1]).split() or [""])[-1]
    spoken = _OTHERWISE.get(script, {}).get(spoken, spoken)
    if script.startswith(_BY_THEIR_ENDS):
        before = _BEFORE_AN_END.match(spoken)
        spoken = spoken[before.end() :] if before else spoken
    return next((ways for beginning, ways in _SOUNDS if spoken.startswith(beginning)), _VOWELS)
