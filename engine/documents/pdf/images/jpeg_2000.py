"""JPEG 2000 files rewritten with only the boxes and segments that decoders need (ISO/IEC 15444-1, annexes A and I)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.documents.pdf.images.profiles import neutral_profile

_CODESTREAM = b"\xff\x4f\xff\x51"
_KEPT = (b"jP  ", b"ftyp", b"jp2h", b"jp2c")
_IN_HEADER = (b"ihdr", b"bpcc", b"colr", b"pclr", b"cmap", b"cdef")
_BRANDS = {b"jp2 ": b"jp2 \0\0\0\0jp2 ", b"jpx ": b"jpx \0\0\0\0jpx jp2 "}
_TILE, _DATA, _END = 0xFF90, 0xFF93, 0xFFD9
# Comments, and lengths and places that decoders compute themselves: TLM, PLM, PLT, CRG, COM.
_DROPPED = frozenset({0xFF55, 0xFF57, 0xFF58, 0xFF63, 0xFF64})
_ENUMERATED, _PROFILE = 1, 2
_OF_COLOURS = {1: 17, 3: 16}  # grey, sRGB
_LAB = 14


def plain_jpeg_2000(data: bytes) -> bytes:
    """Return the same picture without metadata.

    Raises:
        ValueError, IndexError: not a JPEG 2000, or one that does not follow the standard.
    """
    if data.startswith(_CODESTREAM):
        return _codestream(data)
    written: list[bytes] = []
    kinds: list[bytes] = []
    for kind, content in _boxes(data):
        if kind not in _KEPT or (kind in kinds):
            continue
        kinds.append(kind)
        if kind == b"ftyp":
            content = _BRANDS.get(content[:4], _BRANDS[b"jp2 "])
        elif kind == b"jp2h":
            content = b"".join(_header(list(_boxes(content))))
        elif kind == b"jp2c":
            content = _codestream(content)
        written.append(_box(kind, content))
        if kind == b"jp2c":
            break
    if b"jp2c" not in kinds:
        raise ValueError("no picture in a JPEG 2000")
    return b"".join(written)


def _boxes(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    place = 0
    while place + 8 <= len(data):
        size, kind, head = int.from_bytes(data[place : place + 4], "big"), data[place + 4 : place + 8], 8
        if size == 1:
            size, head = int.from_bytes(data[place + 8 : place + 16], "big"), 16
        end = place + size if size else len(data)
        if end > len(data) or end < place + head:
            raise ValueError("a box beyond the end")
        yield kind, data[place + head : end]
        place = end


def _box(kind: bytes, content: bytes) -> bytes:
    return (len(content) + 8).to_bytes(4, "big") + kind + content


def _header(boxes: list[tuple[bytes, bytes]]) -> Iterator[bytes]:
    colours = next((int.from_bytes(content[8:10], "big") for kind, content in boxes if kind == b"ihdr"), 0)
    for kind, content in boxes:
        if kind in _IN_HEADER:
            yield _box(kind, _colour(content, colours) if kind == b"colr" else content)


def _colour(content: bytes, colours: int) -> bytes:
    method = content[0]
    if method == _ENUMERATED:
        return content if int.from_bytes(content[3:7], "big") == _LAB else content[:7]
    if method == _PROFILE:
        return content[:3] + neutral_profile(content[3:])
    if colours not in _OF_COLOURS:
        raise ValueError("colours of another kind")
    return bytes((_ENUMERATED, 0, 0)) + _OF_COLOURS[colours].to_bytes(4, "big")


def _codestream(data: bytes) -> bytes:
    if not data.startswith(_CODESTREAM):
        raise ValueError("no codestream")
    segments, place = _segments(data, 2, _TILE)
    written = [data[:2], *segments]
    while int.from_bytes(data[place : place + 2], "big") == _TILE:
        length = int.from_bytes(data[place + 6 : place + 10], "big")
        end = place + length if length else _last(data)
        if end > len(data) or end < place + 12:
            raise ValueError("a tile beyond the end")
        segments, start = _segments(data[:end], place + 12, _DATA)
        body = b"".join(segments) + data[start:end]
        written += [data[place : place + 6], (12 + len(body)).to_bytes(4, "big"), data[place + 10 : place + 12], body]
        place = end
    return b"".join((*written, _END.to_bytes(2, "big")))


def _last(data: bytes) -> int:
    end = data.rfind(b"\xff\xd9")
    return end if end > 0 else len(data)


def _segments(data: bytes, place: int, until: int) -> tuple[list[bytes], int]:
    """Return the segments to keep, and the offset of the marker that ends them."""
    kept = []
    while (marker := int.from_bytes(data[place : place + 2], "big")) != until:
        length = int.from_bytes(data[place + 2 : place + 4], "big")
        if not 0xFF4F <= marker <= 0xFF93 or length < 2 or place + 2 + length > len(data):
            raise ValueError("no segment of a codestream")
        if marker not in _DROPPED:
            kept.append(data[place : place + 2 + length])
        place += 2 + length
    return kept, place
