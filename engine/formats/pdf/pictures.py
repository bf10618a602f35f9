"""Takes captions, comments and thumbnails out of JPEG pictures without touching a pixel (threat P19c)."""

from __future__ import annotations

import zlib
from contextlib import suppress

import pikepdf
from pikepdf import Array, Dictionary, Name, Stream

from engine.formats.pdf.jpeg import plain_jpeg


def strip_pictures(pdf: pikepdf.Pdf) -> None:
    """Rewrite every JPEG of the file. One that can't be parsed stays: the verification reads its bytes."""
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
