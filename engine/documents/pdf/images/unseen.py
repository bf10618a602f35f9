"""Remove data from pictures that no viewer shows (threats P19, P19c).

That is: bytes and rows after the samples, samples that decoding makes equal or a mask hides, low bytes of large
samples, palette colours that look the same or that no sample has, and segments that decoders skip.

Each picture is rewritten once. One that can't be decoded stays as it is: the verification reads its bytes.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from functools import partial

import numpy as np
import pikepdf
import pymupdf
from numpy.typing import NDArray
from pikepdf import Array, Dictionary, Name, Stream, String

from engine.documents.pdf.images.bilevel import is_one_region, plain_bilevel
from engine.documents.pdf.images.jpeg import plain_jpeg
from engine.documents.pdf.images.jpeg_2000 import plain_jpeg_2000
from engine.documents.pdf.images.samples import Samples, as_shown, colours_of, decoded, encode, is_inverted

# Samples that every viewer shows as equal are made equal (threat P19c): those that a colour key makes transparent, the
# low bytes of 16-bit samples, values of one and the same colour.


_LARGEST = 255
_JPEG_2000, _DEPTHS, _FEW_BITS = b"\xff\x4f\xff\x51", 42, 7  # ISO/IEC 15444-1, A.5.1: bits of a component, less one

_Values = NDArray[np.uint8]


def without_low_bytes(samples: Samples, key: Array | None) -> tuple[Samples, Array | None]:
    """Return 16-bit samples as 8-bit ones, and a colour key that hides the same pixels."""
    rows, width, _, colours = samples
    pairs = rows[:, : 2 * width * colours].reshape(len(rows), width, colours, 2)
    high = np.ascontiguousarray(pairs[..., 0])
    if key is not None:
        limits = np.array([int(each) for each in key]).reshape(-1, 2)
        coarse = limits >> 8
        hidden = _within(pairs[..., 0] * np.int64(256) + pairs[..., 1], limits)
        high[hidden] = coarse[:, 0]
        shown = _within(high, coarse) & ~hidden
        for colour, (low, top) in enumerate(coarse.tolist()):
            beside = top + 1 if top < _LARGEST else low - 1
            if beside >= 0:
                high[shown, colour] = beside
                break
        key = Array(coarse.reshape(-1).tolist())
    return Samples(high.reshape(len(rows), -1), width, 8, colours), key


def keyed_out(values: _Values, key: Array) -> _Values:
    """Return samples with all those that a colour key hides set to one value; shape (height, width, colours)."""
    limits = np.array([int(each) for each in key]).reshape(-1, 2)
    after = values.copy()
    after[_within(values, limits)] = np.clip(limits[:, 0], 0, _LARGEST)
    return after


def _within(values: NDArray[np.integer], limits: NDArray[np.int64]) -> NDArray[np.bool_]:
    return np.asarray(((limits[:, 0] <= values) & (values <= limits[:, 1])).all(axis=2), np.bool_)


def merged(values: _Values, shown: _Values) -> _Values:
    """Return samples of one component, with the lowest value replacing all that are shown in its colour.

    Args:
        shown: the colour of each value, shape (values, 3); larger values stay as they are.
    """
    first = np.arange(_LARGEST + 1, dtype=np.uint8)
    known: dict[bytes, int] = {}
    for each in np.unique(values).tolist():
        if each < len(shown):
            first[each] = known.setdefault(shown[each].tobytes(), each)
    return first[values]


def colours_shown(pdf: pikepdf.Pdf, space: pikepdf.Object, count: int) -> _Values:
    """Return the colours of the first values of a colour space of one component; shape (count, 3)."""
    row = pdf.make_stream(
        bytes(range(count)), Subtype=Name.Image, Width=count, Height=1, BitsPerComponent=8, ColorSpace=space
    )
    pixels = as_shown(row)
    found: _Values = np.frombuffer(pixels.samples, np.uint8).reshape(-1, pixels.n)[:count]
    return found


def is_deep(data: bytes) -> bool:
    """Return whether a JPEG 2000 in gray or three colours, without alpha, has samples of more than 8 bits."""
    place = data.find(_JPEG_2000)
    if place < 0:
        return False
    components = int.from_bytes(data[place + _DEPTHS - 2 : place + _DEPTHS], "big")
    return components in (1, 3) and data[place + _DEPTHS] & 0x7F > _FEW_BITS


_MALFORMED = (
    pikepdf.PdfError, pikepdf.DataDecodingError, pymupdf.mupdf.FzErrorBase, zlib.error, struct.error, ArithmeticError,
    AttributeError, LookupError, OSError, RuntimeError, TypeError, ValueError,
)  # fmt: skip
_WHOLE_BYTE, _WIDE = 8, 16
_INKS = 4  # CMYK
_MUCH_FEWER = 2  # times fewer values: merging colours of an ink is worth it only then
_MOST = 1 << 28  # samples of a picture: larger ones would take too much memory
_FLAT = 16  # of 255: samples that a mask hides may differ so much by the noise of a JPEG
_PNG = 10  # from this predictor on, a byte precedes each row
_MOST_FILTER = 4
_LINE_END = b"\r\n"
_MEASURED = ("/DeviceGray", "/DeviceRGB", "/DeviceCMYK", "/CalGray", "/CalRGB", "/ICCBased", "/Separation", "/DeviceN")


def drop_unseen(pdf: pikepdf.Pdf) -> None:
    """Rewrite every picture of the PDF that holds more than it shows."""
    for each in pdf.objects:
        if isinstance(each, Stream) and each.get("/Subtype") == "/Image":
            merge = partial(_merge_colours, pdf)
            for change in (
                _rewrite,
                _flatten,
                _narrow,
                _blank_keyed,
                _apply_decode,
                merge,
                _drop_colours,
                _blank_hidden,
            ):
                _tried(change, each)


def _tried(change: Callable[[pikepdf.Object], None], picture: pikepdf.Object) -> None:
    try:
        if int(picture["/Width"]) * int(picture["/Height"]) <= _MOST:
            change(picture)
    except _MALFORMED:
        return


def _coding(picture: pikepdf.Object) -> str:
    """Return the filter of a picture that has exactly one; "" if it has several or none."""
    filters = picture.get("/Filter")
    if isinstance(filters, Array):
        return str(filters[0]) if len(filters) == 1 else ""
    return "" if filters is None else str(filters)


def _parameters(picture: pikepdf.Object) -> pikepdf.Object:
    found = picture.get("/DecodeParms", Dictionary())
    found = found[0] if isinstance(found, Array) and len(found) else found
    return found if isinstance(found, Dictionary) else Dictionary()


def _rewrite(picture: pikepdf.Object) -> None:
    coding = _coding(picture)
    if coding == "/DCTDecode":
        _rewrite_jpeg(picture)
    elif coding == "/JPXDecode":
        data = picture.read_raw_bytes()
        _write_coded(picture, data, plain_jpeg_2000(data))
    elif coding == "/JBIG2Decode":
        data = picture.read_raw_bytes()
        _write_coded(picture, data, plain_bilevel(data))
        shared = _parameters(picture).get("/JBIG2Globals")
        if isinstance(shared, Stream):
            shared.write(plain_bilevel(shared.read_bytes()))
    elif coding == "/CCITTFaxDecode" or not _is_exact(picture, coding):
        _write(picture, _shown(picture, decoded(picture, coding or _last_filter(picture))), coding)


def _flatten(picture: pikepdf.Object) -> None:
    """Write a JBIG2 picture as a fax of what it shows, unless it surely holds no more."""
    if _coding(picture) != "/JBIG2Decode":
        return
    width, height = int(picture["/Width"]), int(picture["/Height"])
    if "/JBIG2Globals" in _parameters(picture) or not is_one_region(picture.read_raw_bytes(), width, height):
        _write(picture, _shown(picture, decoded(picture, "/JBIG2Decode")), "/JBIG2Decode")


def _last_filter(picture: pikepdf.Object) -> str:
    filters = picture.get("/Filter")
    return str(filters[-1]) if isinstance(filters, Array) and len(filters) else ""


def _write_coded(picture: pikepdf.Object, before: bytes, after: bytes) -> None:
    if before != after:
        coding, parameters = picture["/Filter"], picture.get("/DecodeParms")
        picture.write(after)
        picture["/Filter"] = coding
        if parameters is not None:
            picture["/DecodeParms"] = parameters


def _rewrite_jpeg(picture: pikepdf.Object) -> None:
    data = picture.read_raw_bytes()
    plain = plain_jpeg(data)
    _write_coded(picture, data, plain.data)
    if plain.width == int(picture["/Width"]) and plain.height > int(picture["/Height"]):
        samples = decoded(picture, "/DCTDecode")
        # Keep as many rows of the JPEG as the PDF states.
        whole = samples.rows.reshape(-1)
        stride = samples.width * _jpeg_colours(picture)
        rows = whole[: stride * int(picture["/Height"])].reshape(-1, stride)
        _write(picture, Samples(rows, samples.width, 8, _jpeg_colours(picture)), "/DCTDecode")


def _jpeg_colours(picture: pikepdf.Object) -> int:
    return colours_of(picture["/ColorSpace"])


def _is_exact(picture: pikepdf.Object, coding: str) -> bool:
    """Return whether the data are exactly the samples, with Flate coding or none."""
    if coding not in ("/FlateDecode", ""):
        return False
    width, height = int(picture["/Width"]), int(picture["/Height"])
    bits, colours = _depth(picture)
    stride = -(-width * bits * colours // 8)
    if coding:
        inflate = zlib.decompressobj()
        data = inflate.decompress(picture.read_raw_bytes())
        if not inflate.eof or inflate.unused_data.strip(_LINE_END):
            return False
        predictor = int(_parameters(picture).get("/Predictor", 1))
    elif "/Filter" in picture:
        return False
    else:
        data, predictor = picture.read_raw_bytes(), 1
    marked = int(predictor >= _PNG)
    if len(data) != (stride + marked) * height:
        return False
    rows = np.frombuffer(data, np.uint8).reshape(height, stride + marked)
    if marked and int(rows[:, 0].max(initial=0)) > _MOST_FILTER:
        return False
    unused = -(width * bits * colours) % 8
    if not unused:
        return True
    plain = np.frombuffer(bytes(picture.read_bytes()), np.uint8).reshape(height, stride)
    return not np.any(plain[:, -1] & ((1 << unused) - 1))


def _depth(picture: pikepdf.Object) -> tuple[int, int]:
    """Return the bits of a sample, and the number of its colours."""
    if picture.get("/ImageMask"):
        return 1, 1
    return int(picture["/BitsPerComponent"]), colours_of(picture["/ColorSpace"])


def _shown(picture: pikepdf.Object, samples: Samples) -> Samples:
    """Return as many samples as the PDF states, with zeros in the unused bits of the last byte of a row."""
    bits, colours = _depth(picture) if _coding(picture) != "/CCITTFaxDecode" else (1, 1)
    width, height = int(picture["/Width"]), int(picture["/Height"])
    stride = -(-width * bits * colours // 8)
    data = samples.rows.reshape(-1)
    if samples.rows.shape[1] != stride:
        data = np.frombuffer(bytes(picture.read_bytes()), np.uint8)
    if len(data) < stride * height:
        raise ValueError("too little data for a picture")
    rows = data[: stride * height].reshape(height, stride).copy()
    if unused := -(width * bits * colours) % 8:
        rows[:, -1] &= 0xFF ^ ((1 << unused) - 1)
    return Samples(rows, width, bits, colours)


def _write(picture: pikepdf.Object, samples: Samples, coding: str) -> None:
    before = picture.get("/DecodeParms")
    encode(picture, samples, picture, coding)
    if before is not None and picture.get("/DecodeParms") == before and coding != "/CCITTFaxDecode":
        del picture["/DecodeParms"]


def _narrow(picture: pikepdf.Object) -> None:
    """Reduce samples of more than 8 bits to the 8 that viewers show."""
    coding = _coding(picture)
    if coding == "/JPXDecode":
        if int(picture.get("/SMaskInData", 0)) or not is_deep(picture.read_raw_bytes()):
            return
        samples = decoded(picture, coding)
        picture["/ColorSpace"] = Name.DeviceGray if samples.colours == 1 else Name.DeviceRGB
    elif int(picture.get("/BitsPerComponent", 8)) == _WIDE:
        coding = coding or _last_filter(picture)
        key = picture.get("/Mask")
        samples, coarse = without_low_bytes(
            _shown(picture, decoded(picture, coding)), key if isinstance(key, Array) else None
        )
        if coarse is not None:
            picture["/Mask"] = coarse
    else:
        return
    _write(picture, samples, "/FlateDecode")
    picture["/BitsPerComponent"] = _WHOLE_BYTE


def _blank_keyed(picture: pikepdf.Object) -> None:
    """Blank samples that a colour key hides; a JPEG becomes lossless, or its samples would not match the key."""
    key, coding = picture.get("/Mask"), _coding(picture) or _last_filter(picture)
    if not isinstance(key, Array) or coding == "/JPXDecode":
        return
    samples = decoded(picture, coding)
    if coding == "/DCTDecode" and samples.colours == _INKS:
        return
    values = _unpacked(samples)
    after = keyed_out(values, key)
    if not np.array_equal(values, after):
        _write(picture, _packed(after, samples), "/FlateDecode" if coding == "/DCTDecode" else coding)


def _apply_decode(picture: pikepdf.Object) -> None:
    """Apply the decode array, so that samples shown as equal become equal; keep one that only inverts."""
    decode = picture.get("/Decode")
    if not isinstance(decode, Array) or isinstance(picture.get("/Mask"), Array) or _coding(picture) == "/JPXDecode":
        return
    bits, colours = _depth(picture) if _coding(picture) != "/DCTDecode" else (8, _jpeg_colours(picture))
    if bits > _WHOLE_BYTE:
        return
    most = (1 << bits) - 1
    space = picture.get("/ColorSpace")
    kind = str(space[0] if isinstance(space, Array) else space)
    is_palette = kind in ("/Indexed", "/I")
    if not (picture.get("/ImageMask") or is_palette or kind in _MEASURED):
        return
    top = most if is_palette else 1
    limits = [(float(decode[2 * each]), float(decode[2 * each + 1])) for each in range(colours)]
    if all(each == (0, top) for each in limits):
        del picture["/Decode"]
        return
    if all(each == (top, 0) for each in limits):
        return
    samples = decoded(picture, _coding(picture) or _last_filter(picture))
    values = _unpacked(samples)
    for colour, (low, high) in enumerate(limits):
        table = np.clip(np.rint((low + np.arange(most + 1) / most * (high - low)) * most / top), 0, most)
        values[:, :, colour] = table.astype(np.uint8)[values[:, :, colour]]
    _write(picture, _packed(values, samples), _coding(picture))
    del picture["/Decode"]


def _unpacked(samples: Samples) -> NDArray[np.uint8]:
    """Return one value for each sample; shape (height, width, colours)."""
    rows, width, bits, colours = samples
    shape = len(rows), width, colours
    if bits == _WHOLE_BYTE:
        return rows[:, : width * colours].reshape(shape).copy()
    apart = np.unpackbits(rows, axis=1)[:, : width * colours * bits].reshape(len(rows), -1, bits)
    weights = (1 << np.arange(bits - 1, -1, -1)).astype(np.uint8)
    values: NDArray[np.uint8] = (apart * weights).sum(axis=2, dtype=np.uint8).reshape(shape)
    return values


def _packed(values: NDArray[np.uint8], samples: Samples) -> Samples:
    _, width, bits, colours = samples
    flat = values.reshape(len(values), -1)
    if bits == _WHOLE_BYTE:
        return Samples(flat, width, bits, colours)
    places = np.arange(bits - 1, -1, -1)
    apart = (flat[:, :, None] >> places & 1).astype(np.uint8).reshape(len(values), -1)
    return Samples(np.packbits(apart, axis=1), width, bits, colours)


def _merge_colours(pdf: pikepdf.Pdf, picture: pikepdf.Object) -> None:
    """Merge values of the same colour, of a palette or of an ink that is shown in few colours."""
    space, coding = picture.get("/ColorSpace"), _coding(picture) or _last_filter(picture)
    if (
        not isinstance(space, Array)
        or isinstance(picture.get("/Mask"), Array)
        or coding in ("/DCTDecode", "/JPXDecode")
    ):
        return
    is_palette = space[0] in ("/Indexed", "/I")
    if not is_palette and (space[0] not in ("/Separation", "/DeviceN") or colours_of(space) != 1):
        return
    samples = _shown(picture, decoded(picture, coding))
    if not is_palette and samples.bits != _WHOLE_BYTE:
        return
    values = _unpacked(samples)
    count = int(space[2]) + 1 if is_palette else 1 << _WHOLE_BYTE
    turned = np.uint8((1 << samples.bits) - 1 if is_inverted(picture) else 0)  # v ^ most is most - v
    after = merged(values ^ turned, colours_shown(pdf, space, count)) ^ turned
    few = is_palette or _MUCH_FEWER * len(np.unique(after)) <= len(np.unique(values))
    if few and not np.array_equal(values, after):
        _write(picture, _packed(after, samples), coding)


def _drop_colours(picture: pikepdf.Object) -> None:
    """Zero the colours of a palette that no sample has."""
    space = picture.get("/ColorSpace")
    if not (isinstance(space, Array) and len(space) == 4 and space[0] in ("/Indexed", "/I")):
        return
    table = bytes(space[3].read_bytes() if isinstance(space[3], Stream) else space[3])
    size, count = colours_of(space[1]), int(space[2]) + 1
    values = np.unique(_unpacked(_shown(picture, decoded(picture, _coding(picture) or _last_filter(picture)))))
    most = (1 << int(picture["/BitsPerComponent"])) - 1
    if "/Decode" in picture:
        values = most - values
    left = bytearray(size * count)
    for value in values[values < count].tolist():
        left[size * value : size * (value + 1)] = table[size * value : size * (value + 1)].ljust(size, b"\0")
    picture["/ColorSpace"] = Array([space[0], space[1], space[2], String(bytes(left))])


def _blank_hidden(picture: pikepdf.Object) -> None:
    """Blank samples that a mask makes transparent, unless the mask depends on them (`/Matte`)."""
    mask = next((picture[key] for key in ("/SMask", "/Mask") if isinstance(picture.get(key), Stream)), None)
    if mask is None or "/Matte" in mask or _coding(picture) == "/JPXDecode" or picture.get("/ImageMask"):
        return
    opaque = _opaque(mask, is_stencil="/SMask" not in picture)
    if opaque.all():
        return
    coding = _coding(picture) or _last_filter(picture)
    samples = decoded(picture, coding)
    values = _unpacked(samples)
    hidden = ~_spread(opaque, values.shape[0], values.shape[1])
    found = values[hidden]
    noise = _FLAT if coding == "/DCTDecode" else 0
    if not len(found) or int((found.max(axis=0).astype(int) - found.min(axis=0)).max()) <= noise:
        return
    values[hidden] = np.median(found, axis=0).astype(np.uint8)
    _write(picture, _packed(values, samples), coding)


def _opaque(mask: pikepdf.Object, *, is_stencil: bool) -> NDArray[np.bool_]:
    """Return where a mask lets anything through; shape (height, width)."""
    values = _unpacked(decoded(mask, _coding(mask) or _last_filter(mask)))[:, :, 0]
    most = 1 if is_stencil else (1 << int(mask.get("/BitsPerComponent", 8))) - 1
    hiding = most if is_stencil != is_inverted(mask) else 0
    opaque: NDArray[np.bool_] = values != hiding
    return opaque


def _spread(opaque: NDArray[np.bool_], height: int, width: int) -> NDArray[np.bool_]:
    """Return which pixels of a picture of this size are shown at least in part, or lie beside such ones."""
    sums = np.pad(np.cumsum(np.cumsum(opaque, axis=0, dtype=np.int64), axis=1), ((1, 0), (1, 0)))
    top, bottom = _edges(height, opaque.shape[0])
    left, right = _edges(width, opaque.shape[1])
    shown = sums[bottom][:, right] - sums[top][:, right] - sums[bottom][:, left] + sums[top][:, left]
    return shown > 0


def _edges(count: int, of: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the first and last (exclusive) of `of` samples under each of `count` pixels, one more on each side."""
    places = np.arange(count)
    first = np.maximum(places * of // count - 1, 0)
    last = np.minimum(-(-(places + 1) * of // count) + 1, of)
    return first, last
