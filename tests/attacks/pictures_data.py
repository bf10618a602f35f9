"""The name in parts of a picture that no viewer shows: segments, bytes, rows, colours, samples behind a mask."""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable

import numpy as np
import pikepdf
from pikepdf import Array, Dictionary, Name
from PIL import Image, ImageCms, ImageDraw, ImageFont

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import from_content, text_at

_PLAIN = text_at(50, 200, "The lease was signed on Monday.")
_TOLD = text_at(50, 180, f"It was Mr {SECRET} who came.")
_DRAWS = b"q 96 0 0 48 60 40 cm /Im1 Do Q"
_NAME = SECRET.encode()
_WIDE, _HIGH = 96, 48
_PADDED = _NAME * 2

Picture = Callable[[pikepdf.Pdf], pikepdf.Object]


def _page(picture: Picture, also: bytes = b"") -> bytes:
    def change(file: pikepdf.Pdf) -> None:
        file.pages[0].Resources.XObject = Dictionary(Im1=picture(file))

    return from_content(_PLAIN + also + _DRAWS, change=change)


def _stream(file: pikepdf.Pdf, data: bytes, coding: str = "", **entries: object) -> pikepdf.Object:
    usual = {"ColorSpace": Name.DeviceGray, "BitsPerComponent": 8, "Width": _WIDE, "Height": _HIGH}
    stream = file.make_stream(data, Type=Name.XObject, Subtype=Name.Image, **{**usual, **entries})
    if coding:
        stream.Filter = Name("/" + coding)
    return stream


def _written(size: tuple[int, int] = (_WIDE, _HIGH)) -> Image.Image:
    picture = Image.new("L", size, 255)
    ImageDraw.Draw(picture).text((4, 12), SECRET, fill=0, font=ImageFont.load_default(18))
    return picture


def _square() -> Image.Image:
    picture = Image.new("L", (_WIDE, _HIGH), 255)
    ImageDraw.Draw(picture).rectangle((20, 10, 60, 30), fill=90)
    return picture


def _jpeg(picture: Image.Image | None = None, **options: object) -> bytes:
    target = io.BytesIO()
    (picture or _square()).save(target, "JPEG", quality=95, **options)  # type: ignore[arg-type]
    return target.getvalue()


def _segment(marker: int, body: bytes) -> bytes:
    return bytes((0xFF, marker)) + (len(body) + 2).to_bytes(2, "big") + body


def _before(jpeg: bytes, mark: bytes, segment: bytes, *, last: bool = False) -> bytes:
    place = jpeg.rfind(mark) if last else jpeg.find(mark)
    return jpeg[:place] + segment + jpeg[place:]


def _jpeg_with(data: bytes, **entries: object) -> Picture:
    return lambda file: _stream(file, data, "DCTDecode", **entries)


_SCAN = b"\xff\xda"
_TABLE = _segment(0xC4, b"\x03" + bytes((0, 8, *[0] * 14)) + _NAME)
JPEGS: dict[str, bytes] = {
    "comment before a scan": _before(_jpeg(), _SCAN, _segment(0xFE, _NAME)),
    "comment between scans": _before(_jpeg(progressive=True), _SCAN, _segment(0xFE, _NAME), last=True),
    "data of a camera": _before(_jpeg(), _SCAN, _segment(0xE1, b"Exif\0\0" + _NAME)),
    "thumbnail of JFIF": _before(_jpeg(), _SCAN, _segment(0xE0, b"JFXX\0\x10" + _NAME)),
    "bytes in a segment of JFIF": _before(
        _jpeg(), _SCAN, _segment(0xE0, b"JFIF\0\x01\x01\0\0\x01\0\x01\x02\x01" + _NAME)
    ),
    "bytes in Adobe's segment": _before(_jpeg(), _SCAN, _segment(0xEE, b"Adobe\0\x64\0\0\0\0\x00" + _NAME)),
    "table that no scan uses": _before(_jpeg(), _SCAN, _TABLE),
    "bytes between segments": _before(_jpeg(), _SCAN, b"\0" + _NAME),
    "bytes after the end": _jpeg() + _NAME,
    "second picture after the end": _jpeg() + _jpeg(comment=_NAME),
}


def _taller(file: pikepdf.Pdf) -> pikepdf.Object:
    both = Image.new("L", (_WIDE, 2 * _HIGH), 255)
    both.paste(_written(), (0, _HIGH))
    return _stream(file, _jpeg(both), "DCTDecode")


def _taller_samples(file: pikepdf.Pdf) -> pikepdf.Object:
    return _stream(file, zlib.compress(_square().tobytes() + _written().tobytes()), "FlateDecode")


def _all_white(file: pikepdf.Pdf) -> pikepdf.Object:
    return _stream(file, zlib.compress(_written().tobytes()), "FlateDecode", Decode=Array([1, 1]))


def _all_white_jpeg(file: pikepdf.Pdf) -> pikepdf.Object:
    return _stream(file, _jpeg(_written()), "DCTDecode", Decode=Array([1, 1]))


def _masked(data: bytes, coding: str) -> Picture:
    def build(file: pikepdf.Pdf) -> pikepdf.Object:
        mask = _stream(file, zlib.compress(bytes(_WIDE * _HIGH)), "FlateDecode")
        return _stream(file, data, coding, SMask=mask)

    return build


def _stencil(file: pikepdf.Pdf) -> pikepdf.Object:
    mask = file.make_stream(
        b"\xff" * (_WIDE // 8 * _HIGH),
        Type=Name.XObject,
        Subtype=Name.Image,
        ImageMask=True,
        Width=_WIDE,
        Height=_HIGH,
        BitsPerComponent=1,
    )
    return _stream(file, zlib.compress(_written().tobytes()), "FlateDecode", Mask=mask)


def _after(data: bytes) -> Picture:
    return lambda file: _stream(file, data, "FlateDecode")


def _row_ends(file: pikepdf.Pdf) -> pikepdf.Object:
    """A column of one bit in a byte; the other seven spell the name."""
    data = bytes(letter & 0x7F for letter in _PADDED * 3)[:_HIGH]
    return _stream(file, data, "", BitsPerComponent=1, Width=1)


def _palette(table: bytes, most: int) -> Picture:
    def build(file: pikepdf.Pdf) -> pikepdf.Object:
        space = Array([Name.Indexed, Name.DeviceGray, most, pikepdf.String(table)])
        return _stream(file, zlib.compress(bytes(_WIDE * _HIGH)), "FlateDecode", ColorSpace=space)

    return build


def _profiled(file: pikepdf.Pdf) -> pikepdf.Object:
    profile = bytearray(ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    place = profile.find(b"desc", 132)
    start, length = (int.from_bytes(profile[place + at : place + at + 4], "big") for at in (4, 8))
    said = _NAME[: length - 28].decode().encode("utf-16-be")
    profile[start + 28 : start + 28 + len(said)] = said[: length - 28]
    stream = file.make_stream(bytes(profile) + _NAME, N=3)
    pixels = Image.merge("RGB", [_square()] * 3).tobytes()
    return _stream(file, zlib.compress(pixels), "FlateDecode", ColorSpace=Array([Name.ICCBased, stream]))


def _jpeg_2000(kind: bytes | None = None, *, end: bytes = b"", comment: bool = False) -> Picture:
    def build(file: pikepdf.Pdf) -> pikepdf.Object:
        target = io.BytesIO()
        _square().save(target, "JPEG2000", irreversible=False)
        data = target.getvalue()
        if kind:
            box = (len(_PADDED) + 8).to_bytes(4, "big") + kind + _PADDED
            place = data.find(b"jp2h") - 4
            data = data[:place] + box + data[place:]
        if comment:
            place = data.find(b"\xff\x5c")
            segment = _segment(0x64, b"\0\1" + _NAME)
            start = data.find(b"jp2c") - 4
            size = int.from_bytes(data[start : start + 4], "big")
            grown = (size + len(segment) if size else 0).to_bytes(4, "big")
            data = data[:start] + grown + data[start + 4 : place] + segment + data[place:]
        return _stream(file, data + end, "JPXDecode")

    return build


def _fax(file: pikepdf.Pdf) -> pikepdf.Object:
    target = io.BytesIO()
    _square().point(lambda value: 255 * (value > 128)).convert("1").save(target, "TIFF", compression="group4")
    tags = Image.open(target).tag_v2  # type: ignore[attr-defined]
    data = target.getvalue()[tags[273][0] : tags[273][0] + tags[279][0]]
    parameters = Dictionary(K=-1, Columns=_WIDE, Rows=_HIGH)
    return _stream(file, data + _PADDED, "CCITTFaxDecode", BitsPerComponent=1, DecodeParms=parameters)


def shows_letters(data: bytes) -> bool:
    """Return whether a picture of the file, decoded by Pillow without regard to masks and sizes, has dark pixels."""
    with pikepdf.open(io.BytesIO(data)) as file:
        for each in file.objects:
            if isinstance(each, pikepdf.Stream) and each.get("/Subtype") == "/Image":
                if each.get("/Filter") == "/DCTDecode":
                    pixels = np.asarray(Image.open(io.BytesIO(each.read_raw_bytes())).convert("L"))
                else:
                    pixels = np.frombuffer(each.read_bytes(), np.uint8)
                if int(pixels.min()) < 64 and int(pixels.max()) > 192:
                    return True
    return False


_AFTER_SAMPLES = zlib.compress(_square().tobytes() + _NAME)
ODD: dict[str, Picture] = {
    **{name: _jpeg_with(data) for name, data in JPEGS.items()},
    "bytes after samples": _after(_AFTER_SAMPLES),
    "bytes after compressed samples": _after(zlib.compress(_square().tobytes()) + _NAME),
    "bits after rows": _row_ends,
    "colours that no sample has": _palette(b"\xc0" + _NAME, len(SECRET)),
    "bytes after a palette": _palette(b"@A" + _NAME, 1),
    "description of a profile": _profiled,
    "XML in a JPEG 2000": _jpeg_2000(b"xml "),
    "unknown box in a JPEG 2000": _jpeg_2000(b"uuid"),
    "comment in a JPEG 2000": _jpeg_2000(comment=True),
    "bytes after a JPEG 2000": _jpeg_2000(end=_PADDED),
    "bytes after a fax": _fax,
}
UNSEEN: dict[str, Picture] = {
    "rows below the height of a JPEG": _taller,
    "rows below the height": _taller_samples,
    "samples that all become white": _all_white,
    "samples of a JPEG that all become white": _all_white_jpeg,
    "picture behind a mask of zeros": _masked(zlib.compress(_written().tobytes()), "FlateDecode"),
    "JPEG behind a mask of zeros": _masked(_jpeg(_written()), "DCTDecode"),
    "picture behind a stencil": _stencil,
}

ATTACKS = (
    *(
        Attack(f"{name}.pdf", lambda picture=picture: _page(picture), terms=(SECRET,))  # type: ignore[misc]
        for name, picture in ODD.items()
    ),
    *(
        Attack(f"{name}.pdf", lambda picture=picture: _page(picture), terms=(SECRET,), leaks=shows_letters)  # type: ignore[misc]
        for name, picture in UNSEEN.items()
    ),
    *(
        Attack(f"{name}, and in the text.pdf", lambda picture=ODD[name]: _page(picture, _TOLD), terms=(SECRET,))  # type: ignore[misc]
        for name in ("comment between scans", "bytes after samples", "description of a profile")
    ),
)
