"""Names in other alphabets: words whose letters sound like a string that the user asked to remove.

Shares neither code nor tables with the reader, which knows spellings: Unicode names letters by their sounds (CYRILLIC
SMALL LETTER KA, HEBREW LETTER QOF). Consonants are compared in eight classes, vowels not at all. Katakana, Hangul and
Indic alphabets write what is heard: they may lack an r, and Japanese and Korean do not tell r from l. Short words match
by chance: the check fails only where chance does not explain a word.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Mapping
from functools import cache
from itertools import product

from engine.core.message import Message, message
from engine.core.user_terms import Form
from engine.verify.evidence import BODIES, Evidence, Scanner, Verdict
from engine.verify.terms import fold

# A word ends where Katakana ends; letters of Indic alphabets carry marks, which are no letters by themselves.
_KATAKANA = "\u30a1-\u30fa\u30fc"
_INDIC = range(0x0900, 0x0D00, 0x80)  # the blocks of the alphabets of India, which are laid out alike
_MARKS = "\u0300-\u036f\u0591-\u05c7\u064b-\u065f" + "".join(
    f"{chr(block)}-{chr(block + 0x03)}{chr(block + 0x3A)}-{chr(block + 0x3C)}{chr(block + 0x3E)}-{chr(block + 0x4F)}"
    for block in _INDIC
)
_WORD = re.compile(rf"[{_KATAKANA}]{{3,}}|[^\W\d_{_KATAKANA}](?:[^\W\d_{_KATAKANA}]|[{_MARKS}]){{1,}}")
_SHORTEST = 4  # consonants
_WITH_ENDING = 6  # consonants of a word that may have one more at its end, or in front
_MOST_WAYS = 64
_CHANCE = 0.05  # expected chance matches of one length, above which matches of that length are only counted
_CLASSES = 6  # that are about equally frequent, of the eight
# Beginnings of the names of letters, the longest first, with the classes of consonants that they may stand for.
_NAMED: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("SHCH", ("S",)), ("TCH", ("S",)), ("TS", ("S", "TS")), ("TZ", ("S", "TS")), ("DZ", ("S", "TS")), ("PS", ("PS",)),
    ("SH", ("S",)), ("ZH", ("S",)), ("CH", ("S", "K")), ("KH", ("K",)), ("GH", ("K", "")), ("TH", ("T",)),
    ("PH", ("P",)), ("XI", ("KS",)), ("X", ("K",)), ("J", ("S", "K", "")), ("C", ("S", "TS")),
    ("V", ("P", "")), ("W", ("P", "")), ("YIWN", ("P", "")), ("Y", ("",)), ("H", ("", "K")), ("Q", ("K",)),
    ("G", ("K", "S")), ("Z", ("S",)),
    ("B", ("P",)), ("F", ("P",)), ("D", ("T",)), *((each, (each,)) for each in "PTKSMNLR"),
)  # fmt: skip
_SPELLED = re.compile("tsch|sch|tch|ch|sh|zh|cz|sz|tz|ck|kh|gh|ph|th|qu|[^aeiouy]")
_SOUNDS: dict[str, tuple[str, ...]] = {
    "tsch": ("S", "TS"), "sch": ("S",), "tch": ("S", "TS"), "ch": ("S", "K"), "sh": ("S",), "zh": ("S",), "cz": ("S",),
    "sz": ("S",), "tz": ("S", "TS"), "ck": ("K",), "kh": ("K",), "gh": ("K",), "ph": ("P",), "th": ("T",),
    "qu": ("KP", "K"), "x": ("KS",), "c": ("K", "S"), "g": ("K", "S"), "j": ("S", ""), "z": ("S", "TS"), "s": ("S",),
    "k": ("K",), "q": ("K",), "b": ("P",), "p": ("P",), "f": ("P",), "v": ("P",), "w": ("P", ""), "d": ("T",),
    "t": ("T",), "h": ("", "K"), "m": ("M",), "n": ("N",), "l": ("L",), "r": ("R",),
}  # fmt: skip
# Where a name is written as it is heard, in English or German.
_HEARD: dict[str, tuple[str, ...]] = {
    **_SOUNDS, "th": ("T", "S"), "gh": ("K", ""), "dt": ("T",), "ng": ("NK", "NS", "N"), "R": ("R", "")
}  # fmt: skip
_SPELLED_AS_HEARD = re.compile(f"dt|ng|{_SPELLED.pattern}")
_SILENT = re.compile("r(?![aeiouy])")  # in most places; written as R
_SYLLABLES = re.compile("[\uac00-\ud7a3]")  # of Hangul
_BY_SOUND = (
    "KATAKANA", "HANGUL", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "TAMIL", "TELUGU", "KANNADA", "DESERET",
    "SHAVIAN",
)  # fmt: skip
_KOREAN: dict[str, tuple[str, ...]] = {
    "KIYEOK": ("K",), "NIEUN": ("N",), "TIKEUT": ("T",), "RIEUL": ("R", "L"), "MIEUM": ("M",), "PIEUP": ("P",),
    "SIOS": ("S",), "CIEUC": ("S", "TS"), "CHIEUCH": ("S", "TS"), "KHIEUKH": ("K",), "THIEUTH": ("T",),
    "PHIEUPH": ("P",), "HIEUH": ("", "K", "P"), "JONGSEONG IEUNG": ("N", "NK"),
    "SSANGKIYEOK": ("K",), "SSANGTIKEUT": ("T",), "SSANGPIEUP": ("P",), "SSANGSIOS": ("S",), "SSANGCIEUC": ("S", "TS"),
}  # fmt: skip
_JAPANESE: dict[str, tuple[str, ...]] = {
    "TI": ("S", "T"), "TU": ("TS", "T"), "DI": ("S", "T"), "DU": ("S", "T"), "HU": ("P", ""), "H": ("", "K"),
    "N": ("N", "M"), "NA": ("N",), "NI": ("N",), "NU": ("N",), "NE": ("N",), "NO": ("N",), "R": ("R", "L"),
    "W": ("P", ""), "G": ("K",), "Z": ("S",), "D": ("T",), "B": ("P",), "V": ("P",),
    **{each: (each,) for each in "KSTPM"},
}  # fmt: skip
_DOUBLED = re.compile(r"(.)\1+")
# Doubled, with a sign between both; of Hangul, an l at the end of a syllable and in front of the next.
_JOINED = re.compile(rf"(.)[{''.join(chr(block + 0x4D) for block in _INDIC)}]\1|\u11af(?=\u1105)")
# Consonants that are named by their ends: EF, EL, EM, and ESZ, EHKA, YAS in other alphabets.
_VOWEL_FIRST: Mapping[str, re.Pattern[str]] = {
    "CYRILLIC": re.compile("(E)[FLMNRS]"),
    **dict.fromkeys(("DESERET", "OLD", "OSAGE"), re.compile("(EH?)[^AEIOUYH]+A?")),
    "TIFINAGH": re.compile("(YA)[^AEIOU]+"),
}
_PARTS_OF_NAMES = frozenset("SHORT HARD SOFT FINAL FARSI SMALL CAPITAL LETTER".split())
_SPELLING = re.compile(" (?:LETTER|SYLLABLE) ")
_FORM = re.compile("(?:DOTTED|OPEN|LONG-BRANCH|SHORT-TWIG)-(?=[A-Z])")
# Letters of Ogham, Shavian and runes whose names begin with another sound.
_OTHERWISE: dict[str, tuple[str, ...]] = {
    "CEIRT": ("K",), "UATH": ("", "K"), "HUNG": ("N", "NK"), "MEASURE": ("S",), "INGWAZ": ("N", "NK"),
    **dict.fromkeys(("ARE", "OR", "AIR", "ERR", "ARRAY", "EAR"), ("R", "")),
}  # fmt: skip


def none_in_other_letters(scan: Scanner, evidence: Evidence) -> Verdict:
    """Verify that no string that the user asked to remove is left in the letters of another alphabet.

    Args:
        scan: reads the text of the file.
    """
    asked = {fold(each.text) for each in evidence.claim.asked if each.form in (Form.TERM, Form.NAME)}
    wanted = [ways for text in sorted(asked) if (ways := _of_latin(text))]
    if not wanted:
        return Verdict(True, Message("nothing.no-term-of-letters"), checked=False)
    kept = {fold(word) for each in evidence.claim.kept for word in _WORD.findall(each)}
    places: dict[str, Message] = {}
    for surface in evidence.read(scan):
        for word in _WORD.findall(surface.text) if surface.exposure in BODIES else ():
            if not word.isascii() and fold(word) not in kept:
                places.setdefault(word, surface.place)
    sounds = {word: ways for word in places if (ways := _of_foreign(word))}
    if not sounds:
        return Verdict(True, Message("nothing.one-alphabet"), checked=False)
    heard = {word: ways for word, ways in sounds.items() if _is_by_sound(word)}
    spelled = {word: ways for word, ways in sounds.items() if word not in heard}
    found, by_chance = _alike(wanted, spelled)
    others = _alike([_of_latin(text, heard=True) for text in sorted(asked)], heard)
    found, by_chance = found | others[0], by_chance | others[1]
    if found:
        named = tuple(sorted({places[each] for each in found}, key=str)[:5])
        return Verdict(False, message("alphabets.found", count=len(found), places=named))
    if by_chance:
        return Verdict(True, message("alphabets.by-chance", count=len(wanted), chance=len(by_chance)))
    return Verdict(True, message("alphabets.none", count=len(wanted)))


def _alike(wanted: list[frozenset[str]], sounds: Mapping[str, frozenset[str]]) -> tuple[set[str], set[str]]:
    """Return the words that sound like a wanted string, and those of them that chance explains."""
    sought = frozenset[str]().union(*wanted)
    tried = Counter(len(way) for ways in sounds.values() for way in ways)
    sizes = Counter(map(len, sought))
    found: dict[str, int] = defaultdict(int)
    for word, ways in sounds.items():
        for way in ways & sought:
            found[word] = max(found[word], len(way))
    by_chance = {word for word, size in found.items() if tried[size] * sizes[size] / _CLASSES**size >= _CHANCE}
    return found.keys() - by_chance, by_chance


def _of_latin(text: str, *, heard: bool = False) -> frozenset[str]:
    """Return the classes of the consonants of folded Latin text, in each way; empty where there are too few.

    Args:
        heard: for alphabets in which names are written as they are heard.
    """
    if not all(each.isascii() for each in text if each.isalpha()):
        return frozenset()
    plain = _DOUBLED.sub(r"\1", "".join(filter(str.isalpha, text)))
    if not heard:
        return _ways([_SOUNDS.get(each, ("",)) for each in _SPELLED.findall(plain)])
    return _ways([_HEARD.get(each, ("",)) for each in _SPELLED_AS_HEARD.findall(_SILENT.sub("R", plain))])


def _of_foreign(word: str) -> frozenset[str]:
    """Return the classes of the consonants of a word in another alphabet, in each way; empty for a Latin word."""
    if all(unicodedata.name(each, "LATIN").startswith("LATIN") for each in word):
        return frozenset()
    single = unicodedata.normalize("NFD" if _SYLLABLES.search(word) else "NFC", word.casefold())
    single = _JOINED.sub(r"\1", single) if _is_by_sound(word) else _DOUBLED.sub(r"\1", single)
    ways = _ways([_sound(each) for each in single])
    longer = {part for way in ways if len(way) >= _WITH_ENDING for part in (way[:-1], way[1:])}
    return ways | longer


def _is_by_sound(word: str) -> bool:
    return unicodedata.name(word[0], "").startswith(_BY_SOUND)


def _ways(sounds: list[tuple[str, ...]]) -> frozenset[str]:
    found = {""}
    for each in sounds:
        found = {"".join(pair) for pair in product(found, each)}
        if len(found) > _MOST_WAYS:
            return frozenset()
    return frozenset(each for each in found if len(each) >= _SHORTEST)


@cache
def _sound(letter: str) -> tuple[str, ...]:
    """Return the classes of consonants that a letter may stand for, by its Unicode name."""
    written = unicodedata.name(letter, "")
    if written.endswith(("SIGN ANUSVARA", "SIGN CANDRABINDU")):
        return ("N", "M", "")
    if written.endswith("VOCALIC R"):
        return ("R",)
    if written.startswith("HANGUL"):
        name = written.split(" ", 1)[-1]
        return _KOREAN.get(name) or _KOREAN.get(name.removeprefix("CHOSEONG ").removeprefix("JONGSEONG "), ("",))
    script, *named = _SPELLING.split(written, 1)
    name = _FORM.sub("", named[0]) if named else ""
    if script == "KATAKANA":
        return ("",) if name.startswith("SMALL") else _JAPANESE.get(name) or _JAPANESE.get(name[0], ("",))
    words = [each for each in name.split(" WITH ")[0].split() if each not in _PARTS_OF_NAMES]
    if not words or "SIGN" in words or name.startswith("SHORT "):
        return ("",)
    spoken = words[0] if script.startswith("ARABIC") else words[-1]
    first = script.split()[0]
    if first in _VOWEL_FIRST and (vowel := _VOWEL_FIRST[first].fullmatch(spoken)):
        spoken = spoken[vowel.end(1) :]
    if spoken in _OTHERWISE and first in ("OGHAM", "SHAVIAN", "RUNIC"):
        return _OTHERWISE[spoken]
    return next((ways for beginning, ways in _NAMED if spoken.startswith(beginning)), ("",))
