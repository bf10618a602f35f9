"""Pictures whose data can't be decoded to the end: written again as MuPDF shows them.

No check could read their data, so that the redacted file would be thrown away.
"""

from __future__ import annotations

import zlib
from contextlib import suppress

import numpy as np
import pikepdf
import pymupdf
from pikepdf import Array, Name, Stream

from engine.documents.pdf.images.samples import as_shown

_NOTHING = b"\x80"  # one sample of a mask, which is not painted
_NOT_DECODED = frozenset({"/DCTDecode", "/JPXDecode", "/JBIG2Decode", "/CCITTFaxDecode"})  # by pikepdf
_OF_ANY = frozenset({"/Type", "/Subtype", "/Length"})
_KEPT = _OF_ANY | {"/SMask"}


def redraw_damaged(pdf: pikepdf.Pdf) -> int:
    """Write damaged pictures as they are shown; return how many there are."""
    found = [each for each in pdf.objects if isinstance(each, Stream) and _is_damaged(each)]
    for picture in found:
        _redraw(picture)
    return len(found)


def _is_damaged(stream: pikepdf.Object) -> bool:
    filters = stream.get("/Filter")
    names = [str(each) for each in filters] if isinstance(filters, Array) else [str(filters)]
    if stream.get("/Subtype") != "/Image" or not _NOT_DECODED.isdisjoint(names):
        return False
    try:
        stream.read_bytes()
        if names[:1] != ["/FlateDecode"]:
            return False
        inflate = zlib.decompressobj()
        inflate.decompress(stream.read_raw_bytes())
    except (pikepdf.PdfError, pikepdf.DataDecodingError, zlib.error):
        return True
    return not inflate.eof


def _redraw(picture: pikepdf.Object) -> None:
    pixels: pymupdf.Pixmap | None = None
    if not picture.get("/ImageMask"):  # a stencil: what would be shown of it is not in the file
        with suppress(pymupdf.mupdf.FzErrorBase, RuntimeError, ValueError, IndexError):
            pixels = as_shown(picture)
    for key in picture.keys() - (_OF_ANY if pixels is None else _KEPT):
        del picture[key]
    if pixels is None:
        picture.Width, picture.Height, picture.ImageMask, picture.BitsPerComponent = 1, 1, True, 1
        picture.write(_NOTHING)
        return
    picture.Width, picture.Height, picture.BitsPerComponent = pixels.width, pixels.height, 8
    picture.ColorSpace = Name.DeviceGray if pixels.n == 1 else Name.DeviceRGB
    rows = np.frombuffer(pixels.samples, np.uint8).reshape(pixels.height, pixels.stride)[:, : pixels.width * pixels.n]
    picture.write(zlib.compress(rows.tobytes()), filter=Name.FlateDecode)
