"""JPEG files rewritten with only the segments that decoders need, every pixel unchanged (ISO/IEC 10918-1, annex B).

Comments, thumbnails, profiles, tables that no scan uses, and bytes between segments and after the end are dropped.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

import pikepdf
from pikepdf import Array, Dictionary, Name, Stream

_START, _END, _SCAN = b"\xff\xd8", 0xD9, 0xDA
_HUFFMAN, _QUANTIZATION, _ARITHMETIC, _RESTART, _LINES = 0xC4, 0xDB, 0xCC, 0xDD, 0xDC
_FRAMES = frozenset({*range(0xC0, 0xD0)} - {_HUFFMAN, 0xC8, _ARITHMETIC})
_IN_SCAN = frozenset({0x00, *range(0xD0, 0xD8)})
_WITHOUT_LENGTH = frozenset({0x01, 0xD8, *range(0xD0, 0xD8)})
_JFIF, _ADOBE = 0xE0, 0xEE
_PLAIN_JFIF = b"JFIF\0\x01\x01\0\0\x01\0\x01\0\0"
_PLAIN_ADOBE = b"Adobe\0\x64\0\0\0\0"
_TRANSFORM = 11  # byte of Adobe's segment: how colours are stored


class Plain(NamedTuple):
    """A JPEG file without metadata, and the size in pixels that it states."""

    data: bytes
    width: int
    height: int


@dataclass(slots=True)
class _Parts:
    """The parts of a JPEG read so far.

    `tables`: tables defined but not yet written, by marker and the byte that numbers them.
    """

    tables: dict[tuple[int, int], bytes] = field(default_factory=dict)
    frame: bytes = b""
    written: list[bytes] = field(default_factory=lambda: [_START])
    scans: int = 0


def plain_jpeg(jpeg: bytes) -> Plain:
    """Return the same picture without metadata.

    Raises:
        ValueError: not a JPEG, or one that does not follow the standard.
    """
    if jpeg[:2] != _START:
        raise ValueError("not a JPEG")
    parts = _Parts()
    place = 2
    while True:
        place = _next_marker(jpeg, place, frozenset({0x00}))
        marker = jpeg[place + 1]
        if marker == _END:
            break
        place += 2
        if marker in _WITHOUT_LENGTH:
            continue
        end = place + int.from_bytes(jpeg[place : place + 2], "big")
        if end > len(jpeg) or end < place + 2:
            raise ValueError("a segment beyond the end of a JPEG")
        body, place = jpeg[place + 2 : end], end
        if marker == _SCAN:
            place = _next_marker(jpeg, end, _IN_SCAN)
            _scan(parts, body, jpeg[end:place].rstrip(b"\xff"))
        else:
            _segment(parts, marker, body)
        if place >= len(jpeg):
            break  # truncated, as many files are
    if not parts.scans:
        raise ValueError("no scan in a JPEG")
    frame = parts.frame
    size = int.from_bytes(frame[3:5], "big"), int.from_bytes(frame[1:3], "big")
    return Plain(b"".join((*parts.written, b"\xff\xd9")), *size)


def _next_marker(jpeg: bytes, place: int, passed: frozenset[int]) -> int:
    """Return the offset of the next marker; the one that ends the picture may be missing at the end of the data."""
    while (place := jpeg.find(b"\xff", place)) >= 0 and place + 1 < len(jpeg):
        if jpeg[place + 1] not in passed and jpeg[place + 1] != 0xFF:
            return place
        place += 1
    if passed == _IN_SCAN:
        return len(jpeg)
    raise ValueError("a JPEG without an end")


def _segment(parts: _Parts, marker: int, body: bytes) -> None:
    if marker in (_QUANTIZATION, _HUFFMAN):
        tables = _quantization(body) if marker == _QUANTIZATION else _huffman(body)
        parts.tables.update({(marker, number): table for number, table in tables})
    elif marker in _FRAMES:
        if parts.frame:
            raise ValueError("two pictures in a JPEG")
        parts.frame = body[: 6 + 3 * body[5]]
        parts.written.append(_written(marker, parts.frame))
    elif marker == _RESTART:
        parts.written.append(_written(marker, body[:2]))
    elif marker in (_ARITHMETIC, _LINES):
        parts.written.append(_written(marker, body))
    elif marker == _JFIF and body.startswith(b"JFIF\0"):
        parts.written.append(_written(marker, _PLAIN_JFIF))
    elif marker == _ADOBE and body.startswith(b"Adobe") and len(body) > _TRANSFORM:
        parts.written.append(_written(marker, _PLAIN_ADOBE + body[_TRANSFORM : _TRANSFORM + 1]))


def _scan(parts: _Parts, body: bytes, data: bytes) -> None:
    """Write a scan with the tables that it needs, as far as they changed since they were written."""
    if not parts.frame:
        raise ValueError("a scan without a picture")
    count = body[0]
    head = body[: 1 + 2 * count + 3]
    of_frame = {parts.frame[place]: parts.frame[place + 2] for place in range(6, len(parts.frame), 3)}
    needed: set[tuple[int, int]] = set()
    for place in range(1, 1 + 2 * count, 2):
        coding = head[place + 1]
        needed |= {(_QUANTIZATION, of_frame.get(head[place], 0)), (_HUFFMAN, coding >> 4), (_HUFFMAN, 16 | coding & 15)}
    for key in sorted(needed & parts.tables.keys(), key=lambda each: (each[0] != _QUANTIZATION, each[1])):
        parts.written.append(_written(key[0], parts.tables.pop(key)))
    parts.written += [_written(_SCAN, head), data]
    parts.scans += 1


def _quantization(body: bytes) -> Iterator[tuple[int, bytes]]:
    place = 0
    while place < len(body):
        size = 1 + (128 if body[place] >> 4 else 64)
        if place + size > len(body):
            return
        yield body[place] & 15, body[place : place + size]
        place += size


def _huffman(body: bytes) -> Iterator[tuple[int, bytes]]:
    place = 0
    while place + 17 <= len(body):
        size = 17 + sum(body[place + 1 : place + 17])
        if place + size > len(body):
            return
        yield body[place], body[place : place + size]
        place += size


def _written(marker: int, body: bytes) -> bytes:
    return bytes((0xFF, marker)) + (len(body) + 2).to_bytes(2, "big") + body


# Captions, comments and thumbnails of JPEG pictures in a PDF (threat P19c).


def strip_pictures(pdf: pikepdf.Pdf) -> None:
    """Rewrite every JPEG of the PDF without metadata.

    One that can't be parsed stays: the verification reads its bytes.
    """
    for picture in pdf.objects:
        if isinstance(picture, Stream) and picture.get("/Subtype") == "/Image":
            with suppress(IndexError, ValueError, zlib.error):
                _strip(picture)


def _strip(picture: pikepdf.Object) -> None:
    filters, parameters = (_as_list(picture.get(key)) for key in ("/Filter", "/DecodeParms"))
    match filters:
        case ["/DCTDecode"]:
            coded = picture.read_raw_bytes()
        case ["/FlateDecode", "/DCTDecode"]:
            coded = zlib.decompress(picture.read_raw_bytes())
        case _:
            return
    last = parameters[-1] if parameters and isinstance(parameters[-1], Dictionary) else None
    picture.write(plain_jpeg(coded).data, filter=Name.DCTDecode, decode_parms=last)


def _as_list(value: pikepdf.Object | None) -> list[pikepdf.Object]:
    if isinstance(value, Array):
        return list(value)
    return [] if value is None else [value]
