"""Writes JBIG2 data again with the segments that decoders need (ISO/IEC 14492, 7.2): no comments, no bytes behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

_UNKNOWN = 0xFFFFFFFF
_END_OF_FILE, _EXTENSION, _PROFILES = 51, 62, 52
_KINDS = frozenset({0, 4, 6, 7, 16, 20, 22, 23, 36, 38, 39, 40, 42, 43, 48, 49, 50, 53})
_FEW = 4  # segments that a segment refers to, in the short form
_LONG = 7  # says that the long form follows


class _Segment(NamedTuple):
    kind: int
    data: bytes


def plain_bilevel(data: bytes) -> bytes:
    """Return the same picture, or dictionaries, with nothing beside them.

    Raises:
        ValueError, IndexError: data that are not written as the standard says.
    """
    return b"".join(each.data for each in _segments(data) if each.kind in _KINDS)


def _segments(data: bytes) -> Iterator[_Segment]:
    """Until the end of the data, or until zeros or line ends that follow them."""
    place = 0
    while place < len(data) and data[place:].strip(b"\0\r\n"):
        number = int.from_bytes(data[place : place + 4], "big")
        flags, referred = data[place + 4], data[place + 5] >> 5
        kind = flags & 63
        if kind not in _KINDS | {_END_OF_FILE, _EXTENSION, _PROFILES}:
            return  # no segment any more
        head = place + 6
        if referred == _LONG:
            referred = int.from_bytes(data[place + 5 : place + 9], "big") & 0x1FFFFFFF
            head = place + 9 + (referred + 8) // 8
        elif referred > _FEW:
            raise ValueError("no segment of a JBIG2")
        head += referred * (1 if number <= 256 else 2 if number <= 65536 else 4)
        head += 4 if flags & 64 else 1
        length = int.from_bytes(data[head : head + 4], "big")
        end = head + 4 + length if length != _UNKNOWN else len(data)
        if end > len(data):
            raise ValueError("a segment beyond the end")
        if kind == _END_OF_FILE:
            return
        yield _Segment(kind, data[place:end])
        place = end
