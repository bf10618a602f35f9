"""Decode, blank and re-encode the samples of a picture; lossy only where the picture was already lossy."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from contextlib import suppress
from io import BytesIO
from math import ceil, floor
from typing import NamedTuple

import numpy as np
import pikepdf
import pymupdf
from numpy.typing import NDArray
from pikepdf import Array, Dictionary, Name
from PIL import Image, ImageDraw, JpegImagePlugin

# Colour spaces that pictures use (ISO 32000-1, 8.6).


_DEVICES = {"/DeviceGray": 1, "/G": 1, "/DeviceRGB": 3, "/RGB": 3, "/DeviceCMYK": 4, "/CMYK": 4}
_ARRAYS = {"/CalGray": 1, "/CalRGB": 3, "/Lab": 3, "/Indexed": 1, "/I": 1, "/Separation": 1}


def colours_of(space: pikepdf.Object | None) -> int:
    """Return the number of colours of one sample.

    Raises:
        ValueError: the space is not in the standard.
    """
    if isinstance(space, Name) and str(space) in _DEVICES:
        return _DEVICES[str(space)]
    if isinstance(space, Array) and len(space):
        kind = str(space[0])
        if kind in _ARRAYS:
            return _ARRAYS[kind]
        if kind in _DEVICES:
            return _DEVICES[kind]
        if kind == "/ICCBased" and len(space) > 1:
            return int(space[1]["/N"])
        if kind == "/DeviceN" and len(space) > 1:
            return len(space[1])
    raise ValueError("no colour space of a picture")


Corners = tuple[tuple[float, float], ...]

_UPRIGHT = 1e-4  # of the picture: sides that lean less count as upright
_SHOWN_AS_STORED = ("DeviceGray", "DeviceRGB")
_BY_MUPDF = ("/CCITTFaxDecode", "/JBIG2Decode", "/JPXDecode")
_JPEG = b"\xff\xd8"
_INKS = 4  # CMYK: nothing is white
_JPEG_MODES = {1: "L", 3: "RGB", 4: "CMYK"}
_STRIP_START, _ROWS_IN_STRIP, _STRIP_LENGTH = 273, 278, 279  # TIFF 6.0, section 8
_OF_DATA = ("/Length", "/Filter", "/DecodeParms", "/SMask", "/Mask")


class Samples(NamedTuple):
    """The samples of a picture: `rows` of whole bytes, shape (height, bytes of a row); `bits` for each of `colours`."""

    rows: NDArray[np.uint8]
    width: int
    bits: int
    colours: int


def blanked(
    pdf: pikepdf.Pdf, picture: pikepdf.Object, boxes: Iterable[Corners], *, paper: bool | None
) -> pikepdf.Object:
    """Return a copy of a picture that is blank in the boxes, without its masks.

    Args:
        boxes: corners in the unit square, y upwards.
        paper: the bits of blank samples; None: those of white in gray, RGB or CMYK.

    Raises:
        ValueError: the picture can't be decoded.
    """
    filters = picture.get("/Filter", Array())
    coding = str(filters if isinstance(filters, Name) else filters[-1] if len(filters) else None)
    samples = decoded(picture, coding)
    ones = (samples.colours < _INKS) != is_inverted(picture) if paper is None else paper
    _blank(samples, boxes, ones=ones)
    copy = pdf.make_stream(b"")
    for key, value in picture.items():
        if key not in _OF_DATA:
            copy[key] = value
    if coding == "/JPXDecode":  # its colours may be stated only in the data
        copy["/ColorSpace"] = Name.DeviceGray if samples.colours == 1 else Name.DeviceRGB
        copy["/BitsPerComponent"] = samples.bits
    encode(copy, samples, picture, coding)
    return copy


def is_inverted(picture: pikepdf.Object) -> bool:
    """Return whether the decode array of a picture inverts its samples."""
    decode = picture.get("/Decode")
    return isinstance(decode, Array) and len(decode) > 1 and float(decode[0]) > float(decode[1])


def decoded(picture: pikepdf.Object, coding: str) -> Samples:
    """Return the samples of a picture; `coding`: its last filter.

    Raises:
        ValueError: there are too few samples.
    """
    width, height = int(picture["/Width"]), int(picture["/Height"])
    if coding == "/JPXDecode":
        pixels = _by_mupdf(picture)
        rows = np.frombuffer(pixels.samples, np.uint8).reshape(pixels.height, pixels.stride).copy()
        return Samples(rows, pixels.width, 8, pixels.n)
    bits = 1 if picture.get("/ImageMask") else int(picture.get("/BitsPerComponent", 1 if coding in _BY_MUPDF else 8))
    data = _decoded_stream(picture, coding)
    stride = max(len(data) // height, 1)
    colours = max(stride * 8 // (width * bits), 1)
    size = stride * height
    rows = np.frombuffer(data[:size].ljust(size, b"\0"), np.uint8).reshape(height, stride).copy()
    if stride * 8 < width * bits * colours:
        raise ValueError("too little data for a picture")
    return Samples(rows, width, bits, colours)


def _decoded_stream(picture: pikepdf.Object, coding: str) -> bytes:
    if coding not in _BY_MUPDF:
        with suppress(pikepdf.PdfError, pikepdf.DataDecodingError):  # MuPDF tolerates more errors
            return picture.read_bytes(pikepdf.StreamDecodeLevel.all)
    document, number = _alone(picture)
    with document:
        return bytes(document.xref_stream(number))


def _alone(picture: pikepdf.Object) -> tuple[pymupdf.Document, int]:
    """Return a PDF with only this picture, and its object number there."""
    with pikepdf.new() as sheet:
        page = sheet.add_blank_page()
        copy = sheet.copy_foreign(picture)
        page.Resources = Dictionary(XObject=Dictionary(Im=copy))
        stream = BytesIO()
        sheet.save(stream)
    document = pymupdf.open("pdf", stream.getvalue())
    return document, document.get_page_images(0)[0][0]


def as_shown(picture: pikepdf.Object) -> pymupdf.Pixmap:
    """Return the pixels of a picture in gray or RGB, without applying its masks."""
    pixels = _by_mupdf(picture)
    is_plain = pixels.colorspace is None or pixels.colorspace.name in _SHOWN_AS_STORED
    return pixels if is_plain else pymupdf.Pixmap(pymupdf.csRGB, pixels)


def _by_mupdf(picture: pikepdf.Object) -> pymupdf.Pixmap:
    document, number = _alone(picture)
    with document:
        pixels = pymupdf.Pixmap(document, number)
        if pixels.alpha:
            pixels = pymupdf.Pixmap(pixels, 0)
        return pixels if pixels.n in (1, 3) else pymupdf.Pixmap(pymupdf.csRGB, pixels)


def _blank(samples: Samples, boxes: Iterable[Corners], *, ones: bool) -> None:
    rows, width, bits, colours = samples
    under = _under(boxes, width, len(rows))
    each = bits * colours
    if each % 8 == 0:
        used = rows[:, : width * each // 8].reshape(len(rows), width, each // 8)
        used[under] = 255 * ones
    else:
        apart = np.unpackbits(rows, axis=1)
        apart[:, : width * each].reshape(len(rows), width, each)[under] = ones
        rows[:] = np.packbits(apart, axis=1)


def _under(boxes: Iterable[Corners], width: int, height: int) -> NDArray[np.bool_]:
    """Return which pixels lie in a box, wholly or in part; shape (height, width)."""
    under = np.zeros((height, width), bool)
    leaning = Image.new("1", (width, height))
    drawing = ImageDraw.Draw(leaning)
    for corners in boxes:
        xs, ys = zip(*corners, strict=True)
        if (max(xs) - min(xs)) * width < 1 or (max(ys) - min(ys)) * height < 1:
            continue  # pixels larger than the masked place show none of it
        if all(min(each - min(side), max(side) - each) < _UPRIGHT for side in (xs, ys) for each in side):
            top, bottom = floor((1 - max(ys)) * height), ceil((1 - min(ys)) * height)
            left, right = floor(min(xs) * width), ceil(max(xs) * width)
            under[max(top, 0) : max(bottom, 0), max(left, 0) : max(right, 0)] = True
        else:
            drawing.polygon([(x * width, (1 - y) * height) for x, y in corners], fill=1, outline=1, width=2)
    under |= np.asarray(leaning)
    return under


def encode(copy: pikepdf.Object, samples: Samples, picture: pikepdf.Object, coding: str) -> None:
    """Write samples into `copy`, coded as `picture` is, whose last filter is `coding`."""
    rows, width, bits, colours = samples
    if coding == "/DCTDecode" and bits == 8 and colours in _JPEG_MODES:
        copy.write(_jpeg(samples, picture), filter=Name.DCTDecode)
    elif coding == "/JPXDecode":
        copy.write(_jpeg_2000(samples, len(picture.read_raw_bytes())), filter=Name.JPXDecode)
    elif coding in _BY_MUPDF and bits * colours == 1:
        parameters = Dictionary(K=-1, Columns=width, Rows=len(rows), BlackIs1=True)
        copy.write(_fax(samples), filter=Name.CCITTFaxDecode, decode_parms=parameters)
    else:
        plain, steps = zlib.compress(rows.tobytes(), 9), zlib.compress(_differences(rows), 9)
        if len(plain) <= len(steps):
            copy.write(plain, filter=Name.FlateDecode)
        else:
            parameters = Dictionary(Predictor=15, Colors=colours, BitsPerComponent=bits, Columns=width)
            copy.write(steps, filter=Name.FlateDecode, decode_parms=parameters)


def _differences(rows: NDArray[np.uint8]) -> bytes:
    """Return each row minus the one above, with its filter byte (PNG specification, filter type 2)."""
    above = np.vstack([np.zeros((1, rows.shape[1]), np.uint8), rows[:-1]])
    marks = np.full((len(rows), 1), 2, np.uint8)
    return np.hstack([marks, rows - above]).tobytes()


def _jpeg(samples: Samples, picture: pikepdf.Object) -> bytes:
    """Return a JPEG with the quantization tables of the old one, so that pixels outside the boxes hardly change."""
    rows, width, _, colours = samples
    before = Image.open(BytesIO(_coded(picture)))
    used = rows[:, : width * colours]
    # Pillow inverts what Adobe stores inverted; PDF does not.
    after = Image.frombytes(_JPEG_MODES[colours], (width, len(rows)), (255 - used if colours == 4 else used).tobytes())
    stream = BytesIO()
    sampling = JpegImagePlugin.get_sampling(before) if colours == 3 else -1
    tables = before.quantization if isinstance(before, JpegImagePlugin.JpegImageFile) else None
    after.save(stream, "JPEG", qtables=tables, subsampling=sampling, optimize=True)
    return stream.getvalue()


def _jpeg_2000(samples: Samples, size: int) -> bytes:
    """Return a JPEG 2000 with about as much loss as the old one, judged by its `size` in bytes."""
    rows, width, _, colours = samples
    used = rows[:, : width * colours]
    stream = BytesIO()
    Image.frombytes(_JPEG_MODES[colours], (width, len(rows)), used.tobytes()).save(
        stream, "JPEG2000", irreversible=True, quality_mode="rates", quality_layers=[max(used.size / size, 1)]
    )
    return stream.getvalue()


def _coded(picture: pikepdf.Object) -> bytes:
    """Return the JPEG file, with other filters undone."""
    data = picture.read_raw_bytes()
    return data if data.startswith(_JPEG) else picture.read_bytes(pikepdf.StreamDecodeLevel.generalized)


def _fax(samples: Samples) -> bytes:
    rows, width, _, _ = samples
    stream = BytesIO()
    picture = Image.frombytes("1", (width, len(rows)), rows.tobytes())
    picture.save(stream, "TIFF", compression="group4", tiffinfo={_ROWS_IN_STRIP: len(rows)})
    written = Image.open(stream)
    (start,), (length,) = written.tag_v2[_STRIP_START], written.tag_v2[_STRIP_LENGTH]  # type: ignore[attr-defined]
    return stream.getvalue()[start : start + length]
