"""JBIG2 data with only the segments that decoders need (ISO/IEC 14492, 7.2): no comments, no trailing bytes."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import NamedTuple

_UNKNOWN = 0xFFFFFFFF
_END_OF_FILE, _EXTENSION, _PROFILES = 51, 62, 52
_KINDS = frozenset({0, 4, 6, 7, 16, 20, 22, 23, 36, 38, 39, 40, 42, 43, 48, 49, 50, 53})
_OF_PAGES, _DRAWN_AT_ONCE = frozenset({48, 49, 50, _END_OF_FILE}), frozenset({38, 39})
_INTERMEDIATE = frozenset({4, 20, 36, 40})  # regions that other regions are made from
_LONGEST_HEAD = 32  # bytes of such a segment before its data
_FEW = 4  # segments that a segment refers to, in the short form
_LONG = 7  # the long form follows


class _Segment(NamedTuple):
    """A segment with its head. `refers`: the numbers of the segments from which it is made."""

    number: int
    kind: int
    refers: tuple[int, ...]
    data: bytes


def plain_bilevel(data: bytes) -> bytes:
    """Return the same JBIG2 picture, or symbol dictionaries, without other segments.

    Raises:
        ValueError, IndexError: the data do not follow the standard.
    """
    found = [each for each in _segments(data) if each.kind in _KINDS]
    used = {number for each in found for number in each.refers}
    return b"".join(each.data for each in found if each.kind not in _INTERMEDIATE or each.number in used)


def is_one_region(data: bytes, width: int, height: int) -> bool:
    """Return whether a JBIG2 picture is drawn once, as one region of this size.

    Others may hold what the picture does not show: regions below others or beyond the edge, symbols that nothing draws.
    """
    kinds = [each for each in _segments(data) if each.kind not in _OF_PAGES]
    if len(kinds) != 1 or kinds[0].kind not in _DRAWN_AT_ONCE:
        return False
    size = struct.pack(">IIII", width, height, 0, 0)
    return size in kinds[0].data[:_LONGEST_HEAD]


def _segments(data: bytes) -> Iterator[_Segment]:
    """Yield the segments up to the end of the data, or up to trailing zeros or line ends."""
    place = 0
    while place < len(data) and data[place:].strip(b"\0\r\n"):
        number = int.from_bytes(data[place : place + 4], "big")
        flags, referred = data[place + 4], data[place + 5] >> 5
        kind = flags & 63
        if kind not in _KINDS | {_END_OF_FILE, _EXTENSION, _PROFILES}:
            return  # not a segment: the rest is ignored
        head = place + 6
        if referred == _LONG:
            referred = int.from_bytes(data[place + 5 : place + 9], "big") & 0x1FFFFFFF
            head = place + 9 + (referred + 8) // 8
        elif referred > _FEW:
            raise ValueError("no segment of a JBIG2")
        size = 1 if number <= 256 else 2 if number <= 65536 else 4
        numbers = (data[head + at * size : head + (at + 1) * size] for at in range(min(referred, len(data))))
        refers = tuple(int.from_bytes(each, "big") for each in numbers)
        head += referred * size
        head += 4 if flags & 64 else 1
        length = int.from_bytes(data[head : head + 4], "big")
        end = head + 4 + length if length != _UNKNOWN else len(data)
        if end > len(data):
            raise ValueError("a segment beyond the end")
        if kind == _END_OF_FILE:
            return
        yield _Segment(number, kind, refers, data[place:end])
        place = end
