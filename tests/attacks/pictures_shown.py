"""The name in a picture that a viewer shows as nothing or nearly nothing: in samples that look the same, in one colour
of three, behind a colour key, in white on white, in a place of a point."""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable, Iterator

import numpy as np
import pikepdf
from numpy.typing import NDArray
from pikepdf import Array, Dictionary, Name
from PIL import Image, ImageDraw, ImageFont, ImageOps

from tests.attacks.attack import SECRET, Attack
from tests.attacks.judge import read_picture
from tests.builders.pdf import form, from_content, text_at

_SIZE = _WIDE, _HIGH = 360, 90
_PLAIN = text_at(50, 250, "The lease was signed on Monday.")
_PLACE = b"q 180 0 0 45 60 100 cm /Im1 Do Q"
_WHITE = b"1 g " + _PLACE

Picture = Callable[[pikepdf.Pdf], pikepdf.Object]
Pixels = NDArray[np.uint8]


def _name() -> Pixels:
    """Ones where the letters are; shape (height, width)."""
    picture = Image.new("L", _SIZE, 0)
    ImageDraw.Draw(picture).text((20, 15), SECRET, fill=1, font=ImageFont.load_default(48))
    return (np.asarray(picture) > 0).astype(np.uint8)


def _stream(file: pikepdf.Pdf, data: bytes, **entries: object) -> pikepdf.Object:
    usual = {"ColorSpace": Name.DeviceGray, "BitsPerComponent": 8, "Width": _WIDE, "Height": _HIGH}
    usual = {key: value for key, value in {**usual, **entries}.items() if value is not None}
    return file.make_stream(
        zlib.compress(data), Type=Name.XObject, Subtype=Name.Image, Filter=Name.FlateDecode, **usual
    )


def _plain(**entries: object) -> Picture:
    return lambda file: _stream(file, (np.uint8(255) * (1 - _name())).tobytes(), **entries)


def _palette(table: bytes, bits: int = 8) -> Picture:
    data = _name().tobytes() if bits == 8 else np.packbits(_name(), axis=1).tobytes()

    def build(file: pikepdf.Pdf) -> pikepdf.Object:
        space = Array([Name.Indexed, Name.DeviceRGB, 1, pikepdf.String(table)])
        return _stream(file, data, ColorSpace=space, BitsPerComponent=bits)

    return build


def _ink(file: pikepdf.Pdf) -> pikepdf.Object:
    constant = Dictionary(FunctionType=2, Domain=Array([0, 1]), N=1, C0=Array([0.5]), C1=Array([0.5]))
    space = Array([Name.Separation, Name("/Varnish"), Name.DeviceGray, file.make_indirect(constant)])
    return _stream(file, (np.uint8(255) * _name()).tobytes(), ColorSpace=space)


def _low_bytes(colours: int, **entries: object) -> Picture:
    low = np.repeat(np.uint8(255) * _name()[:, :, None], colours, axis=2)
    pairs = np.stack([np.full_like(low, 200), low], axis=-1)
    space = Name.DeviceGray if colours == 1 else Name.DeviceRGB
    return lambda file: _stream(file, pairs.tobytes(), BitsPerComponent=16, ColorSpace=space, **entries)


def _colours(letters: tuple[int, int, int], ground: tuple[int, int, int]) -> Picture:
    table = np.array([ground, letters], np.uint8)
    return lambda file: _stream(file, table[_name()].tobytes(), ColorSpace=Name.DeviceRGB)


def _jpeg_2000(file: pikepdf.Pdf) -> pikepdf.Object:
    target = io.BytesIO()
    deep = (np.uint16(200 * 256) + np.uint16(255) * _name()).astype(np.uint16)
    Image.fromarray(deep).save(target, "JPEG2000", irreversible=False)
    stream = _stream(file, b"", ColorSpace=None, BitsPerComponent=None)
    stream.write(target.getvalue(), filter=Name.JPXDecode)
    return stream


def _stencil(file: pikepdf.Pdf) -> pikepdf.Object:
    data = np.packbits(1 - _name(), axis=1).tobytes()
    return _stream(file, data, ImageMask=True, ColorSpace=None, BitsPerComponent=1)


def _behind(picture: Picture) -> Picture:
    def build(file: pikepdf.Pdf) -> pikepdf.Object:
        stream = picture(file)
        stream.SMask = _stream(file, bytes(_WIDE * _HIGH))
        return stream

    return build


def _in_a_mask(file: pikepdf.Pdf) -> pikepdf.Object:
    mask = _stream(file, (np.uint8(255) * _name()).tobytes())
    return _stream(file, bytes(_WIDE * _HIGH), SMask=mask)


def _page(picture: Picture, draws: bytes = _PLACE) -> bytes:
    def change(file: pikepdf.Pdf) -> None:
        file.pages[0].Resources.XObject = Dictionary(Im1=picture(file))

    return from_content(_PLAIN + draws, change=change)


def _within_a_form(picture: Picture, draws: bytes) -> bytes:
    def change(file: pikepdf.Pdf) -> None:
        inner = form(file, draws)
        inner.Resources = Dictionary(XObject=Dictionary(Im1=picture(file)))
        file.pages[0].Resources.XObject = Dictionary(Fm1=inner)

    return from_content(_PLAIN + b"1 g /Fm1 Do", change=change)


def says_the_name(data: bytes) -> bool:
    """Return whether a component of a picture of the file, as it is stored, can be read at full contrast."""
    with pikepdf.open(io.BytesIO(data)) as file:
        planes = [plane for each in file.objects if isinstance(each, pikepdf.Stream) for plane in _planes(each)]
    read = (
        read_picture(ImageOps.autocontrast(Image.fromarray(turned))) for plane in planes for turned in (plane, ~plane)
    )
    return any(SECRET.casefold() in text.casefold() for text in read)


def _planes(picture: pikepdf.Object) -> Iterator[Pixels]:
    if picture.get("/Subtype") != "/Image":
        return
    width, height = int(picture.Width), int(picture.Height)
    if picture.get("/Filter") == "/JPXDecode":
        pixels = np.asarray(Image.open(io.BytesIO(picture.read_raw_bytes())))
        if pixels.dtype == np.uint8:
            rows = pixels.reshape(height, -1)
        else:
            rows = pixels.astype(">u2").view(np.uint8).reshape(height, -1)
    else:
        rows = np.frombuffer(picture.read_bytes(), np.uint8).reshape(height, -1)
    if picture.get("/BitsPerComponent") == 1:
        rows = np.unpackbits(rows, axis=1)[:, :width]
    each = rows.shape[1] // width
    for number in range(each):
        plane = np.ascontiguousarray(rows[:, number::each])
        if min(plane.shape) >= 6 and np.ptp(plane):
            yield plane


_DOT, _SQUEEZED, _UPRIGHT = (b"q %d 0 0 %d 60 100 cm /Im1 Do Q" % size for size in ((1, 1), (300, 2), (2, 300)))
FILES: dict[str, Callable[[], bytes]] = {
    "palette of one colour": lambda: _page(_palette(b"\xff" * 6)),
    "palette of one colour, one bit": lambda: _page(_palette(b"\x80" * 6, 1)),
    "palette of colours side by side": lambda: _page(_palette(b"\xfe\xff\xff\xff\xff\xff")),
    "ink that is shown in one colour": lambda: _page(_ink),
    "low bytes": lambda: _page(_low_bytes(1)),
    "low bytes of three colours": lambda: _page(_low_bytes(3)),
    "low bytes behind a colour key": lambda: _page(_low_bytes(1, Mask=Array([200 * 256, 200 * 256 + 255]))),
    "low bytes of a JPEG 2000": lambda: _page(_jpeg_2000),
    "one colour of three": lambda: _page(_colours((0, 0, 6), (0, 0, 0))),
    "one colour of three, light": lambda: _page(_colours((255, 255, 250), (255, 255, 255))),
    "colours as light as each other": lambda: _page(_colours((200, 0, 0), (60, 60, 60))),
    "colour key": lambda: _page(_plain(Mask=Array([0, 255]))),
    "white stencil": lambda: _page(_stencil, _WHITE),
    "white stencil in a form": lambda: _within_a_form(_stencil, _PLACE),
    "place of a point": lambda: _page(_plain(), _DOT),
    "place of a point, in a form": lambda: _within_a_form(_plain(), _DOT),
    "place as low as a rule": lambda: _page(_plain(), _SQUEEZED),
    "place as narrow as a rule": lambda: _page(_plain(), _UPRIGHT),
    "stencil in a place of a point": lambda: _page(_stencil, _DOT),
    "mask of a picture in a place of a point": lambda: _page(_in_a_mask, _DOT),
    "palette behind a mask of zeros": lambda: _page(_behind(_palette(b"\0\0\0\xff\xff\xff"))),
    "one bit behind a mask of zeros": lambda: _page(_behind(_palette(b"\0\0\0\xff\xff\xff", 1))),
    "low bytes behind a mask of zeros": lambda: _page(_behind(_low_bytes(1))),
}
ATTACKS = tuple(Attack(f"{name}.pdf", build, terms=(SECRET,), leaks=says_the_name) for name, build in FILES.items())
