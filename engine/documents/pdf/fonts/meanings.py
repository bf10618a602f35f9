"""ToUnicode maps and character maps of fonts: read and write them (ISO 32000-1, 9.7.5 and 9.10.3)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

_CHARACTERS = re.compile(rb"beginbfchar(.*?)endbfchar", re.DOTALL)
_RANGES = re.compile(rb"beginbfrange(.*?)endbfrange", re.DOTALL)
_CHARACTER = re.compile(rb"<([0-9A-Fa-f\s]+)>\s*<([0-9A-Fa-f\s]*)>")
_RANGE = re.compile(rb"<([0-9A-Fa-f\s]+)>\s*<([0-9A-Fa-f\s]+)>\s*(<[0-9A-Fa-f\s]*>|\[[^\]]*\])")
_TEXT = re.compile(rb"<([0-9A-Fa-f\s]*)>")
_WIDEST = 0xFFFF
_AT_ONCE = 100  # entries of a block
_KEPT = 64  # maps: files joined from several hold the same ones in many fonts

_HEAD = b"""/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
"""
_MAP_HEAD = b"""/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo 3 dict dup begin /Registry (Adobe) def /Ordering (Identity) def /Supplement 0 def end def
/CMapName /Map def
/CMapType 1 def
/WMode %d def
"""
_SPACE = b"%d begincodespacerange\n%sendcodespacerange\n"
_TAIL = b"endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"


def read_meanings(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield each code of a ToUnicode map with its text in UTF-16, big-endian."""
    for block in _CHARACTERS.findall(data):
        for code, text in _CHARACTER.findall(block):
            yield _bytes(code), _bytes(text)
    for block in _RANGES.findall(data):
        for first, last, texts in _RANGE.findall(block):
            low, high = _bytes(first), _bytes(last)
            listed = [_bytes(text) for text in _TEXT.findall(texts)]
            start = int.from_bytes(low, "big")
            for step in range(min(int.from_bytes(high, "big") - start, _WIDEST) + 1):
                code = (start + step).to_bytes(len(low), "big")
                if texts.startswith(b"["):
                    yield from ((code, text) for text in listed[step : step + 1])
                elif listed and listed[0]:
                    text = int.from_bytes(listed[0], "big") + step
                    yield code, text.to_bytes(len(listed[0]), "big")


def written(meanings: Mapping[bytes, bytes]) -> bytes:
    """Return a ToUnicode map with these codes and no others."""
    lengths = sorted(set(map(len, meanings))) or [1]
    entries = [b"<%s> <%s>\n" % (code.hex().encode(), text.hex().encode()) for code, text in sorted(meanings.items())]
    spaces = [(b"\x00" * length, b"\xff" * length) for length in lengths]
    return _HEAD + _codespace(spaces) + _blocks(entries, b"bfchar") + _TAIL


@lru_cache(maxsize=_KEPT)
def _by_code(data: bytes) -> tuple[dict[bytes, bytes], dict[int, bytes]]:
    """Return the texts of a ToUnicode map by code, and by the number of the code."""
    exact = dict(read_meanings(data))
    return exact, {int.from_bytes(code, "big"): text for code, text in exact.items()}


def used_meanings(data: bytes, used: Iterable[bytes]) -> dict[bytes, bytes]:
    """Return the texts of these codes in a ToUnicode map, whose entries may have more bytes than the codes."""
    exact, by_number = _by_code(data)
    texts = ((code, exact.get(code, by_number.get(int.from_bytes(code, "big")))) for code in used)
    return {code: text for code, text in texts if text is not None}


def written_map(numbers: Mapping[bytes, int], spaces: Sequence[tuple[bytes, bytes]], *, vertical: bool) -> bytes:
    """Return a character map (ISO 32000-1, 9.7.5) with these codes and no others."""
    entries = [b"<%s> %d\n" % (code.hex().encode(), number) for code, number in sorted(numbers.items())]
    return _MAP_HEAD % vertical + _codespace(spaces) + _blocks(entries, b"cidchar") + _TAIL


def _codespace(spaces: Sequence[tuple[bytes, bytes]]) -> bytes:
    lines = b"".join(b"<%s> <%s>\n" % (low.hex().encode(), high.hex().encode()) for low, high in spaces)
    return _SPACE % (len(spaces), lines)


def _blocks(entries: Sequence[bytes], kind: bytes) -> bytes:
    blocks = (entries[first : first + _AT_ONCE] for first in range(0, len(entries), _AT_ONCE))
    return b"".join(b"%d begin%s\n%send%s\n" % (len(block), kind, b"".join(block), kind) for block in blocks)


def _bytes(digits: bytes) -> bytes:
    together = b"".join(digits.split()).decode("ascii")
    return bytes.fromhex(together + "0" * (len(together) % 2))
