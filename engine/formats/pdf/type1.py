"""Takes glyphs out of Type 1 font programs (Adobe Type 1 Font Format, chapters 2, 6 and 7)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from pdfminer.latin_enc import ENCODING

_BEGIN = re.compile(rb"eexec[ \t\r\n]+")
_ENCODED = re.compile(rb"dup\s+(\d+)\s*/(\S+)\s+put\s*")
_GLYPHS = re.compile(rb"/CharStrings\s+\d+\s+dict\s+dup\s+begin\s*")
_GLYPH = re.compile(rb"\s*/(\S+)\s+(\d+)\s+\S+ ")
_AFTER_GLYPH = re.compile(rb"\s*(?:ND|\|-|noaccess\s+def|readonly\s+def)\s*")
_SKIPPED = re.compile(rb"/lenIV\s+(\d+)")
_PROGRAM, _CHARSTRING = 55665, 4330  # keys of the cipher
_NONE = b".notdef"
STANDARD_NAMES = {standard: name.encode("ascii") for name, standard, *_ in ENCODING if standard}
_COMPOSED = 12, 6  # seac: a letter of two others, by their standard codes


def without_glyphs(program: bytes, codes: AbstractSet[int], names: AbstractSet[str]) -> tuple[bytes, int, int]:
    """The program with the glyphs of these names, and of these codes in its own encoding, and no others.

    Returns:
        The program, and the lengths of its clear and of its encrypted part.

    Raises:
        ValueError: no Type 1 font, or one that is not written as all are.
    """
    begin = _BEGIN.search(program)
    if begin is None:
        raise ValueError("no Type 1 font")
    clear, rest = program[: begin.end()], program[begin.end() :]
    end = rest.rfind(b"cleartomark")
    trailer = re.search(rb"(?:[\s0]{400,})$", rest[:end]) if end >= 0 else None
    encrypted, after = (rest[: trailer.start()], rest[trailer.start() :]) if trailer else (rest, b"")
    if re.fullmatch(rb"[0-9A-Fa-f\s]{8}", encrypted[:8]):
        digits = b"".join(encrypted.split())
        encrypted = bytes.fromhex(digits[: len(digits) // 2 * 2].decode("ascii"))
    kept = {name.encode("latin-1") for name in names}
    kept |= {name for code, name in _ENCODED.findall(clear) if int(code) in codes}
    clear = _ENCODED.sub(lambda found: found[0] if int(found[1]) in codes else b"", clear)
    private = _with_glyphs(_decrypted(encrypted, _PROGRAM), kept)
    encrypted = _encrypted(private, _PROGRAM)
    return clear + encrypted + after, len(clear), len(encrypted)


def _with_glyphs(private: bytes, kept: set[bytes]) -> bytes:
    begin = _GLYPHS.search(private)
    if begin is None:
        raise ValueError("no glyphs")
    skipped = _SKIPPED.search(private)
    glyphs, end = _glyphs(private, begin.end())
    for name in [*kept]:
        if name in glyphs:
            kept |= set(_components(_decrypted(glyphs[name][1], _CHARSTRING)[int(skipped[1]) if skipped else 4 :]))
    left = b"".join(entry for name, (entry, _) in glyphs.items() if name in kept or name == _NONE)
    return private[: begin.end()] + left + private[end:]


def _glyphs(private: bytes, place: int) -> tuple[dict[bytes, tuple[bytes, bytes]], int]:
    """The entry and the charstring of each name, and where they end."""
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
