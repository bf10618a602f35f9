"""Takes captions, comments and thumbnails out of JPEG pictures without touching a pixel (threat P19c)."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import suppress

import pikepdf
from pikepdf import Array, Dictionary, Name, Stream

_START, _START_OF_SCAN, _COMMENT = 0xD8, 0xDA, 0xFE
_APPLICATION = range(0xE0, 0xF0)
# JFIF and Adobe's segment say how colours are stored; all other application segments are about the picture.
_NEEDED = {0xE0: b"JFIF\0", 0xEE: b"Adobe"}


def strip_pictures(pdf: pikepdf.Pdf) -> None:
    """Every JPEG of the file. One that can't be parsed stays as it is: the proof of the output reads its bytes."""
    for picture in pdf.objects:
        if isinstance(picture, Stream) and picture.get("/Subtype") == "/Image":
            with suppress(ValueError, zlib.error):
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
    picture.write(without_metadata(coded), filter=Name.DCTDecode, decode_parms=last)


def _as_list(value: pikepdf.Object | None) -> list[pikepdf.Object]:
    if isinstance(value, Array):
        return list(value)
    return [] if value is None else [value]


def without_metadata(jpeg: bytes) -> bytes:
    """The same picture without EXIF, IPTC, XMP, comments and embedded thumbnails, and without bytes after its end.

    Raises:
        ValueError: not a JPEG.
    """
    return b"".join(_kept(jpeg))


def _kept(jpeg: bytes) -> Iterator[bytes]:
    if jpeg[:2] != bytes((0xFF, _START)):
        raise ValueError("not a JPEG")
    yield jpeg[:2]
    place = 2
    while place + 4 <= len(jpeg) and jpeg[place] == 0xFF:
        marker = jpeg[place + 1]
        if marker == 0xFF:  # fill byte
            place += 1
            continue
        end = place + 2 + int.from_bytes(jpeg[place + 2 : place + 4], "big")
        if marker == _START_OF_SCAN:
            last = jpeg.rfind(b"\xff\xd9")
            yield jpeg[place : last + 2 if last > place else len(jpeg)]
            return
        described = marker in _APPLICATION and not jpeg[place + 4 :].startswith(_NEEDED.get(marker, b"\0\0none"))
        if not described and marker != _COMMENT:
            yield jpeg[place:end]
        place = end
    raise ValueError("no scan in a JPEG")
