"""What codes of a font mean in Unicode: reads ToUnicode maps, and writes them anew (ISO 32000-1, 9.10.3)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

_CHARACTERS = re.compile(rb"beginbfchar(.*?)endbfchar", re.DOTALL)
_RANGES = re.compile(rb"beginbfrange(.*?)endbfrange", re.DOTALL)
_CHARACTER = re.compile(rb"<([0-9A-Fa-f\s]+)>\s*<([0-9A-Fa-f\s]*)>")
_RANGE = re.compile(rb"<([0-9A-Fa-f\s]+)>\s*<([0-9A-Fa-f\s]+)>\s*(<[0-9A-Fa-f\s]*>|\[[^\]]*\])")
_TEXT = re.compile(rb"<([0-9A-Fa-f\s]*)>")
_WIDEST = 0xFFFF
_AT_ONCE = 100  # entries of a block

_HEAD = b"""/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<%s> <%s>
endcodespacerange
"""
_TAIL = b"endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"


def read_meanings(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Each code with its text in UTF-16, big end first."""
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
    """A map with these codes, all of one length, and no others."""
    length = max(map(len, meanings), default=1)
    entries = [b"<%s> <%s>\n" % (code.hex().encode(), text.hex().encode()) for code, text in sorted(meanings.items())]
    blocks = (entries[first : first + _AT_ONCE] for first in range(0, len(entries), _AT_ONCE))
    body = b"".join(b"%d beginbfchar\n%sendbfchar\n" % (len(block), b"".join(block)) for block in blocks)
    return _HEAD % (b"00" * length, b"ff" * length) + body + _TAIL


def _bytes(digits: bytes) -> bytes:
    together = b"".join(digits.split()).decode("ascii")
    return bytes.fromhex(together + "0" * (len(together) % 2))
