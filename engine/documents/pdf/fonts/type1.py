"""Type 1 font programs with only some of their glyphs (Adobe Type 1 Font Format, chapters 2, 6 and 7).

Otherwise only the numbers that draw and hint glyphs are kept: no name, comment, notice or private key of a program.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import NamedTuple

import pymupdf
from fontTools.agl import AGL2UV, LEGACY_AGL2UV
from pdfminer.latin_enc import ENCODING

# Glyph names that viewers know stay; neutral ones replace all others (threat P21). A name of the Adobe Glyph List may
# be the meaning of the glyph, and stays. So does a letter or two with a number, as programs count glyphs: some viewers
# take it for a code. Any other name may spell something.


_KNOWN = frozenset(AGL2UV) | frozenset(LEGACY_AGL2UV) | {each[0] for each in ENCODING} | {".notdef", "space"}
_COUNTED = re.compile(r"[A-Za-z]{0,3}\d{1,5}|uni[0-9A-F]{4}|u[0-9A-F]{4,6}|glyph\d+")
_WORD = re.compile(r"[A-Za-z]+")
_UNKNOWN = 0xFFFD
_LIGATURE = re.compile(r"[fijltsc](?:_[fijltsc]){1,2}")
_VARIANTS = frozenset(
    "sc smcp alt oldstyle onum lnum tnum pnum fitted taboldstyle swash init medi fina isol case".split()
)


def is_neutral(name: str) -> bool:
    """Return whether a glyph name identifies the glyph and nothing else."""
    if name in _KNOWN or _COUNTED.fullmatch(name) or _LIGATURE.fullmatch(name):
        return True
    if _WORD.fullmatch(name):  # MuPDF knows more names than the list: those of TeX, for one
        return bool(pymupdf.mupdf.fz_unicode_from_glyph_name(name) != _UNKNOWN)
    base, dot, variant = name.partition(".")
    return bool(dot and base) and is_neutral(base) and (variant in _VARIANTS or variant.isdigit())


def neutral_names(names: Iterable[str], taken: Iterable[str]) -> dict[str, str]:
    """Return new names, by the old, for glyph names that are not neutral; none is in `taken`, all names of the font."""
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


_BEGIN = re.compile(rb"eexec[ \t\r\n]+")
_ENCODED = re.compile(rb"dup\s+(\d+)\s*/(\S+)\s+put\s*")
_GLYPHS = re.compile(rb"/CharStrings\s+\d+\s+dict\s+dup\s+begin\s*")
_GLYPH = re.compile(rb"\s*/(\S+)\s+(\d+)\s+\S+ ")
_AFTER_GLYPH = re.compile(rb"\s*(?:ND|\|-|noaccess\s+def|readonly\s+def)\s*")
_SKIPPED = re.compile(rb"/lenIV\s+(\d+)")
_STANDARD = re.compile(rb"/Encoding\s+StandardEncoding")
_COMMENT = re.compile(rb"%[^\r\n]*")
_IN_BRACKETS = rb"[\[{]([-+.\deE\s]*)[\]}]"
_LISTS = {key: re.compile(rb"/" + key + rb"\s*" + _IN_BRACKETS) for key in (b"FontMatrix", b"FontBBox")}
_PAINT = re.compile(rb"/(PaintType|StrokeWidth)\s+([\d.]+)")
_HINTS = re.compile(
    rb"/(BlueValues|OtherBlues|FamilyBlues|FamilyOtherBlues|BlueScale|BlueShift|BlueFuzz|StdHW|StdVW|StemSnapH|"
    rb"StemSnapV|ForceBold|LanguageGroup|ExpansionFactor|RndStemUp)\s*(" + _IN_BRACKETS + rb"|[-+.\deE]+|true|false)"
)
_OTHER_SUBRS = re.compile(rb"/OtherSubrs\s*(\[.*?\])\s*(?:ND|\|-|noaccess\s+def|readonly\s+def|def)\s*\Z", re.DOTALL)
_SUBRS = re.compile(rb"/Subrs\s+(\d+)\s+array\s*")
_SUBR = re.compile(rb"\s*dup\s+(\d+)\s+(\d+)\s+\S+ ")
_AFTER_SUBR = re.compile(rb"\s*(?:NP|\||noaccess\s+put|readonly\s+put)(?=\s)")
_HEAD = b"""%%!PS-AdobeFont-1.0: F
11 dict begin
/FontInfo 1 dict dup begin end readonly def
/FontName /F def
/FontType 1 def
%s/FontMatrix [%s] readonly def
/FontBBox {%s} readonly def
/Encoding %scurrentdict end
currentfile eexec
"""
_OWN_ENCODING = b"256 array\n0 1 255 {1 index exch /.notdef put} for\n%sreadonly def\n"
_STANDARD_ENCODING = b"StandardEncoding def\n"
_PRIVATE = b"""\0\0\0\0dup /Private 32 dict dup begin
/RD {string currentfile exch readstring pop} executeonly def
/ND {noaccess def} executeonly def
/NP {noaccess put} executeonly def
%s/MinFeature {16 16} def
/password 5839 def
"""
_END = b"""end
end
readonly put
noaccess put
dup/FontName get exch definefont pop
mark currentfile closefile
"""
_TRAILER = (b"0" * 64 + b"\n") * 8 + b"cleartomark\n"
_PROGRAM, _CHARSTRING = 55665, 4330  # keys of the cipher
_USUALLY_SKIPPED = 4  # bytes at the beginning of a charstring, without meaning
_NONE = b".notdef"
STANDARD_NAMES = {standard: name.encode("ascii") for name, standard, *_ in ENCODING if standard}
_COMPOSED = 12, 6  # seac: a letter of two others, by their standard codes


class Smaller(NamedTuple):
    """A Type 1 program, the lengths of its clear and encrypted parts in bytes, and new glyph names by the old."""

    program: bytes
    clear: int
    encrypted: int
    renamed: dict[str, str]


def without_glyphs(program: bytes, codes: AbstractSet[int], names: AbstractSet[str]) -> Smaller:
    """Return a Type 1 program with the glyphs of these names, and of these codes in its own encoding, and no others.

    Raises:
        ValueError: the program is no Type 1 font, or does not follow the usual layout.
    """
    begin = _BEGIN.search(program)
    if begin is None:
        raise ValueError("no Type 1 font")
    clear, rest = program[: begin.end()], program[begin.end() :]
    end = rest.rfind(b"cleartomark")
    trailer = re.search(rb"(?:[\s0]{400,})$", rest[:end]) if end >= 0 else None
    encrypted = rest[: trailer.start()] if trailer else rest
    if re.fullmatch(rb"[0-9A-Fa-f\s]{8}", encrypted[:8]):
        digits = b"".join(encrypted.split())
        encrypted = bytes.fromhex(digits[: len(digits) // 2 * 2].decode("ascii"))
    encoded = [(int(code), name) for code, name in _ENCODED.findall(clear) if int(code) in codes]
    if _STANDARD.search(clear):
        encoded = [(code, STANDARD_NAMES[code]) for code in codes if code in STANDARD_NAMES]
    elif codes and not _ENCODED.search(clear):
        raise ValueError("a Type 1 font with an encoding of another kind")
    kept = {name.encode("latin-1") for name in names} | {name for _, name in encoded}
    private, renamed = _private(_decrypted(encrypted, _PROGRAM), kept)
    head = _head(clear, encoded, renamed)
    encrypted = _encrypted(private, _PROGRAM)
    new_names = {old.decode("latin-1"): new.decode("latin-1") for old, new in renamed.items()}
    return Smaller(head + encrypted + _TRAILER, len(head), len(encrypted), new_names)


def _head(clear: bytes, encoded: list[tuple[int, bytes]], renamed: Mapping[bytes, bytes]) -> bytes:
    lists = {key: pattern.search(clear) for key, pattern in _LISTS.items()}
    matrix, box = lists[b"FontMatrix"], lists[b"FontBBox"]
    if matrix is None or box is None:
        raise ValueError("a Type 1 font without its matrix")
    paint = b"".join(b"/%s %s def\n" % each for each in _PAINT.findall(clear))
    own = b"".join(b"dup %d /%s put\n" % (code, renamed.get(name, name)) for code, name in encoded)
    encoding = _STANDARD_ENCODING if _STANDARD.search(clear) else _OWN_ENCODING % own
    return _HEAD % (paint, b" ".join(matrix[1].split()), b" ".join(box[1].split()), encoding)


def _private(private: bytes, kept: set[bytes]) -> tuple[bytes, dict[bytes, bytes]]:
    """Return the private part, to be encrypted, and new glyph names by the old."""
    begin = _GLYPHS.search(private)
    if begin is None or _GLYPHS.search(private, begin.end()):
        raise ValueError("no glyphs, or twice")
    glyphs, _ = _glyphs(private, begin.end())
    found = _SKIPPED.search(private[: begin.start()])
    skipped = int(found[1]) if found else _USUALLY_SKIPPED
    shapes = {name: _decrypted(coded, _CHARSTRING)[skipped:] for name, (_, coded) in glyphs.items()}
    for name in [*kept]:
        if name in shapes:
            kept |= set(_components(shapes[name]))
    left = {name: shape for name, shape in shapes.items() if name in kept or name == _NONE}
    new_names = neutral_names((each.decode("latin-1") for each in left), (each.decode("latin-1") for each in shapes))
    renamed = {old.encode("latin-1"): new.encode("latin-1") for old, new in new_names.items()}
    start, subrs = _subrs(private[: begin.start()], skipped)
    hints = b"".join(b"/%s %s def\n" % (key, value) for key, value, _ in _HINTS.findall(private[:start]))
    if found:
        hints += b"/lenIV %d def\n" % skipped
    others = _OTHER_SUBRS.search(_COMMENT.sub(b"", private[:start]))
    if others:
        hints += b"/OtherSubrs %s def\n" % b" ".join(others[1].split())
    drawn = b"".join(b"/%s %s ND\n" % (renamed.get(name, name), _coded(shape, skipped)) for name, shape in left.items())
    return _PRIVATE % hints + subrs + b"2 index /CharStrings %d dict dup begin\n" % len(left) + drawn + _END, renamed


def _subrs(private: bytes, skipped: int) -> tuple[int, bytes]:
    """Return the offset of the subroutines and the same rewritten; the end of the text and b"" if there are none."""
    begin = _SUBRS.search(private)
    if begin is None:
        return len(private), b""
    if _SUBRS.search(private, begin.end()):
        raise ValueError("subroutines twice")
    written, place, count = [], begin.end(), int(begin[1])
    while entry := _SUBR.match(private, place):
        end = entry.end() + int(entry[2])
        after = _AFTER_SUBR.match(private, end)
        if after is None:
            raise ValueError("a subroutine without an end")
        shape = _decrypted(private[entry.end() : end], _CHARSTRING)[skipped:]
        written.append(b"dup %d %s NP\n" % (int(entry[1]), _coded(shape, skipped)))
        place = after.end()
    # Some programs declare the usual four and define none: their glyphs call none either.
    if not written and count and not _AFTER_GLYPH.match(private, place):
        raise ValueError("no subroutines")
    return begin.start(), b"/Subrs %d array\n%sND\n" % (count, b"".join(written))


def _coded(shape: bytes, skipped: int) -> bytes:
    coded = _encrypted(b"\0" * skipped + shape, _CHARSTRING)
    return b"%d RD %s" % (len(coded), coded)


def _glyphs(private: bytes, place: int) -> tuple[dict[bytes, tuple[bytes, bytes]], int]:
    """Return the entry and the charstring of each glyph name, and the offset of their end."""
    found: dict[bytes, tuple[bytes, bytes]] = {}
    while entry := _GLYPH.match(private, place):
        end = entry.end() + int(entry[2])
        after = _AFTER_GLYPH.match(private, end)
        if after is None:
            raise ValueError("a glyph without an end")
        found[entry[1]] = private[place : after.end()], private[entry.end() : end]
        place = after.end()
    if not found:
        raise ValueError("no glyphs")
    return found, place


def _components(charstring: bytes) -> Iterator[bytes]:
    numbers: list[int] = []
    place = 0
    while place < len(charstring):
        head = charstring[place]
        if head >= 32:
            size = 1 if head < 247 else 2 if head < 255 else 5
            second = charstring[place + 1] if size == 2 and place + 1 < len(charstring) else 0
            numbers.append(head - 139 if size == 1 else (head - 247) * 256 + second + 108)
            place += size
            continue
        if (head, *charstring[place + 1 : place + 2]) == _COMPOSED:
            yield from (STANDARD_NAMES.get(code, _NONE) for code in numbers[-2:])
        numbers.clear()
        place += 2 if head == _COMPOSED[0] else 1


def _decrypted(data: bytes, key: int) -> bytes:
    plain = bytearray()
    for byte in data:
        plain.append(byte ^ (key >> 8))
        key = ((byte + key) * 52845 + 22719) & 0xFFFF
    return bytes(plain)


def _encrypted(data: bytes, key: int) -> bytes:
    coded = bytearray()
    for byte in data:
        coded.append(byte ^ (key >> 8))
        key = ((coded[-1] + key) * 52845 + 22719) & 0xFFFF
    return bytes(coded)
