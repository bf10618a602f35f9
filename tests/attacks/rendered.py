"""The name drawn in ways that no list of ways to draw letters has: the page alone shows what it says."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from functools import partial

import numpy as np
import pikepdf
import pymupdf
import zxingcpp
from pikepdf import Array, Dictionary, Name
from PIL import Image, ImageDraw, ImageFont

from tests.attacks import judge
from tests.attacks.attack import SECRET, Attack
from tests.builders.letter_paths import outlines
from tests.builders.pdf import form, from_content, text_at

_PLAIN = text_at(50, 270, "The lease was signed on Monday.")
_LEFT, _TOP = 40.0, 200.0
_STEP = 44.0  # points from letter to letter
_Change = Callable[[pikepdf.Pdf], None]


@functools.cache
def written(size: int = 40, words: str = SECRET) -> Image.Image:
    font = ImageFont.load_default(size)
    _, _, wide, high = (round(each) for each in font.getbbox(words))
    picture = Image.new("L", (wide + 24, high + 24), 255)
    ImageDraw.Draw(picture).text((12, 12), words, fill=0, font=font)
    return picture


def _dark(picture: Image.Image, side: float) -> Iterator[tuple[float, float]]:
    """Left bottom corners of the dark pixels of a picture."""
    for y, x in zip(*np.nonzero(np.asarray(picture) < 128), strict=True):
        yield _LEFT + side * float(x), _TOP - side * float(y)


def _squares(picture: Image.Image, side: float) -> bytes:
    return b"".join(b"%.2f %.2f %.2f %.2f re\n" % (x, y, side, side) for x, y in _dark(picture, side)) + b"f\n"


def _dots(picture: Image.Image, side: float) -> bytes:
    points = b"".join(b"%.2f %.2f m %.2f %.2f l S\n" % (x, y, x, y) for x, y in _dark(picture, side))
    return b"q 1 J %.2f w\n" % (0.8 * side) + points + b"Q\n"


def _code() -> Image.Image:
    code = zxingcpp.create_barcode(f"MAREN {SECRET.upper()}", zxingcpp.BarcodeFormat.QRCode)
    return Image.fromarray(np.array(zxingcpp.write_barcode_to_image(code, scale=1)))


def _stripe(picture: Image.Image, box: tuple[int, int, int, int]) -> tuple[bytes, str]:
    """A part of a picture, and where the page draws it, half a point to a pixel."""
    left, top, right, bottom = box
    place = f"{(right - left) / 2} 0 0 {(bottom - top) / 2} {_LEFT + left / 2} {_TOP - bottom / 2} cm"
    return picture.crop(box).tobytes(), place


def _parts(picture: Image.Image, wide: int, high: int) -> Iterator[tuple[int, int, int, int]]:
    for top in range(0, picture.height, high):
        for left in range(0, picture.width, wide):
            yield left, top, min(left + wide, picture.width), min(top + high, picture.height)


def _in_parts(wide: int, high: int, *, within_form: bool = False) -> bytes:
    """A picture in many: strips, columns, tiles."""
    picture = written()

    def change(file: pikepdf.Pdf) -> None:
        drawn = []
        pictures = file.pages[0].Resources.XObject = Dictionary()
        for number, (left, top, right, bottom) in enumerate(_parts(picture, wide, high)):
            data, place = _stripe(picture, (left, top, right, bottom))
            pictures[f"/Im{number}"] = file.make_stream(
                data, Type=Name.XObject, Subtype=Name.Image, ColorSpace=Name.DeviceGray, BitsPerComponent=8,
                Width=right - left, Height=bottom - top,
            )  # fmt: skip
            drawn.append(f"q {place} /Im{number} Do Q\n")
        content = "".join(drawn).encode()
        if within_form:
            inner = form(file, content)
            inner.Resources = Dictionary(XObject=Dictionary(pictures))
            file.pages[0].Resources.XObject = Dictionary(Fm=inner)
            content = b"/Fm Do\n"
        file.pages[0].contents_add(content)

    return from_content(_PLAIN, change=change)


def _inline_strips() -> bytes:
    picture = written()
    drawn = b""
    for box in _parts(picture, picture.width, 5):
        data, place = _stripe(picture, box)
        drawn += f"q {place} BI /W {picture.width} /H {box[3] - box[1]} /BPC 8 /CS /G ID ".encode() + data + b"\nEI Q\n"
    return from_content(_PLAIN + drawn)


def _huge_letters() -> bytes:
    picture = written(300)

    def change(file: pikepdf.Pdf) -> None:
        file.pages[0].Resources.XObject = Dictionary(Im=file.make_stream(
            picture.tobytes(), Type=Name.XObject, Subtype=Name.Image, ColorSpace=Name.DeviceGray,
            BitsPerComponent=8, Width=picture.width, Height=picture.height,
        ))  # fmt: skip
        file.pages[0].contents_add(b"q 560 0 0 160 20 40 cm /Im Do Q")

    return from_content(_PLAIN, size=(600, 300), change=change)


def _shaded(file: pikepdf.Pdf) -> None:
    function = Dictionary(FunctionType=2, Domain=Array([0, 1]), N=1, C0=Array([0]), C1=Array([0.3]))
    file.pages[0].Resources.Shading = Dictionary(
        S1=Dictionary(
            ShadingType=2, ColorSpace=Name.DeviceGray, Coords=Array([0, 0, 400, 0]), Extend=Array([True, True]),
            Function=function,
        )
    )  # fmt: skip


def _tiled(file: pikepdf.Pdf) -> None:
    tile = file.make_stream(
        b"0 0 9 9 re f", Type=Name.Pattern, PatternType=1, PaintType=1, TilingType=1, BBox=Array([0, 0, 8, 8]),
        XStep=8, YStep=8, Resources=Dictionary(),
    )  # fmt: skip
    file.pages[0].Resources.Pattern = Dictionary(P1=tile)


def _page(drawn: bytes, change: _Change | None = None) -> bytes:
    return from_content(_PLAIN + drawn, size=(460, 300), change=change)


def _apart(places: list[tuple[float, float]]) -> bytes:
    letters = zip(SECRET, places, strict=True)
    return _page(b"".join(outlines(letter, 20, place) + b"f\n" for letter, place in letters))


_ROW = [(_LEFT + _STEP * number, 120.0) for number in range(len(SECRET))]
_COLUMN = [(200.0, 240.0 - 26 * number) for number in range(len(SECRET))]


def _still_drawn(places: list[tuple[float, float]], data: bytes) -> bool:
    """Return whether the letters, set beside each other, say the name."""
    with pymupdf.open("pdf", data) as file:
        page = file[0]
        foot = page.rect.height
        areas = [pymupdf.Rect(x - 1, foot - y - 17, x + 17, foot - y + 6) for x, y in places]
        shown = [page.get_pixmap(dpi=150, clip=area, colorspace=pymupdf.csGRAY) for area in areas]
    letters = [np.frombuffer(each.samples, np.uint8).reshape(each.height, -1) for each in shown]
    high = min(map(len, letters))
    inked = [each[:high, (each < 128).any(axis=0)] for each in letters]
    beside = np.hstack([np.pad(each, ((30, 30), (2, 2)), constant_values=255) for each in inked])
    around = np.pad(beside, ((0, 0), (40, 40)), constant_values=255)
    return SECRET.casefold() in judge.read_picture(Image.fromarray(around)).casefold()


def _zoomed(dpi: int, area: tuple[float, float, float, float] | None, data: bytes) -> bool:
    with pymupdf.open("pdf", data) as file:
        pixels = file[0].get_pixmap(dpi=dpi, clip=area)
    found = judge.read_picture(Image.frombytes("RGB", (pixels.width, pixels.height), pixels.samples))
    return SECRET.casefold() in found.casefold()


def _from_afar(data: bytes) -> bool:
    """Return whether the page says the name to a reader who sees no single dot."""
    return any(_zoomed(dpi, None, data) for dpi in (48, 60, 72, 90))


def _scanned(data: bytes) -> bool:
    with pymupdf.open("pdf", data) as file:
        pixels = file[0].get_pixmap(dpi=144, colorspace=pymupdf.csGRAY)
    picture = Image.frombytes("L", (pixels.width, pixels.height), pixels.samples)
    return any(SECRET.casefold() in each.text.casefold() for each in zxingcpp.read_barcodes(picture))


def _attack(
    name: str,
    build: Callable[[], bytes],
    leaks: Callable[[bytes], bool] | None = None,
    refusal: tuple[str, ...] = (),
) -> Attack:
    return Attack(f"{name}.pdf", build, terms=(SECRET,), leaks=leaks, refusal=refusal)


_CLIPPED = b"q " + outlines(SECRET, 30, (40, 120)) + b"W n "
ATTACKS = [
    _attack("picture in strips", partial(_in_parts, 1000, 6)),
    _attack("picture in columns", partial(_in_parts, 3, 1000)),
    _attack("picture in tiles", partial(_in_parts, 12, 12)),
    _attack("picture in strips within a form", partial(_in_parts, 1000, 6, within_form=True)),
    _attack("inline pictures in strips", _inline_strips),
    _attack("picture of huge letters", _huge_letters, _from_afar),
    _attack("outlines that clip a fill", partial(_page, _CLIPPED + b"20 60 400 200 re f Q\n")),
    _attack("outlines that clip a shading", partial(_page, _CLIPPED + b"/S1 sh Q\n", _shaded)),
    _attack(
        "outlines that a pattern fills",
        partial(_page, b"/Pattern cs /P1 scn " + outlines(SECRET, 30, (40, 120)) + b"f\n", _tiled),
    ),
    _attack("outlines of a point", partial(_page, outlines(SECRET, 1.4, (100, 120)) + b"f\n"),
            partial(_zoomed, 1500, (95, 170, 120, 185))),
    # On some processors OCR reads these letters in the verifier's picture of the page, and not in the reader's.
    _attack("outlines far apart", partial(_apart, _ROW), partial(_still_drawn, _ROW), ("verification-failed",)),
    _attack("outlines below each other", partial(_apart, _COLUMN), partial(_still_drawn, _COLUMN)),
    _attack("letters of small rectangles", partial(_page, _squares(written(24), 1.2))),
    _attack("letters of squares", partial(_page, _squares(written(16), 3)), _from_afar),
    _attack("letters of dots", partial(_page, _dots(written(24), 2)), _from_afar),
    _attack("code of squares", partial(_page, _squares(_code(), 4)), _scanned),
]  # fmt: skip
