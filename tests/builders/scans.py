"""Pages as a scanner makes them: invented people in pixels, turned, coarse or noisy, stored in each way of PDF."""

from __future__ import annotations

import io
import re
import struct
import zlib
from collections.abc import Callable, Mapping
from itertools import pairwise

import numpy as np
import pikepdf
import pymupdf
import pytest
from pikepdf import Array, Dictionary, Name
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont, ImageOps

from engine.core.types import Document, PdfPlace
from engine.documents import ocr
from tests.builders.pdf import saved, text_at

ENGLISH = ("eng",)
UNREAD = "what Tesseract knows of English is not installed"
needs_english = pytest.mark.skipif(not ocr.installed(ENGLISH), reason=UNREAD)

NAMES = ("Maren Tolvald", "Ingrid Sandvik", "Oskar Lindqvist", "Aurelia Quistorp")
LETTER = (
    "On 14 March 2019 Maren Tolvald met Dr. Ingrid Sandvik at the clinic in Bergen. The patient, Mr. Oskar Lindqvist, "
    "works as a nurse at Saltby General Hospital and lives at 27 Harbour Street. He was referred by Aurelia Quistorp, "
    "who wrote to the insurer, Northwind Mutual, on 2 February 2019."
)
PAGE = (420.0, 300.0)  # points
A4 = (595.0, 842.0)


def printed(
    text: str = LETTER, *, dpi: int = 200, size: float = 11, columns: int = 1, page: tuple[float, float] = PAGE
) -> Image.Image:
    """A grey picture of a page with this text."""
    with pymupdf.open() as sheets:
        sheet = sheets.new_page(width=page[0], height=page[1])
        width = (page[0] - 60 - 20 * (columns - 1)) / columns
        words = text.split()
        share = -(-len(words) // columns)
        for number in range(columns):
            left = 30 + number * (width + 20)
            part = " ".join(words[number * share : (number + 1) * share])
            room = sheet.insert_textbox((left, 30, left + width, page[1] - 20), part, fontsize=size, fontname="tiro")
            assert room >= 0
        pixels = sheet.get_pixmap(dpi=dpi, colorspace=pymupdf.csGRAY)
        return Image.frombytes("L", (pixels.width, pixels.height), pixels.samples)


def grain() -> Image.Image:
    """A picture of grain and nothing else, in which OCR reads a few letters."""
    noise = Image.fromarray(np.random.default_rng(0).integers(0, 256, (512, 512), dtype=np.uint8))
    blurred = np.asarray(noise.filter(ImageFilter.GaussianBlur(1.5))).astype(float)
    return Image.fromarray((blurred > blurred.mean() + 2.3 * blurred.std()).astype(np.uint8) * 255)


def worn(picture: Image.Image, *, degrees: float = 0.0, noise: float = 0.0) -> Image.Image:
    """Turned clockwise on its sheet, and grainy."""
    turned = picture.rotate(-degrees, Image.Resampling.BICUBIC, fillcolor=255) if degrees else picture
    if not noise:
        return turned
    grain = np.random.default_rng(7).normal(0, noise, (turned.height, turned.width))
    return Image.fromarray((np.asarray(turned) * 0.85 + 20 + grain).clip(0, 255).astype(np.uint8))


def _stream(file: pikepdf.Pdf, picture: Image.Image, data: bytes, **entries: object) -> pikepdf.Object:
    width, height = picture.size
    shared = {"Type": Name.XObject, "Subtype": Name.Image, "Width": width, "Height": height, "BitsPerComponent": 8}
    return file.make_stream(data, **(shared | entries))


def _compressed(picture: Image.Image, kind: str, **options: object) -> bytes:
    stream = io.BytesIO()
    picture.save(stream, kind, **options)
    return stream.getvalue()


def flate(file: pikepdf.Pdf, picture: Image.Image) -> pikepdf.Object:
    data = zlib.compress(picture.tobytes())
    return _stream(file, picture, data, ColorSpace=Name.DeviceGray, Filter=Name.FlateDecode)


def jpeg(file: pikepdf.Pdf, picture: Image.Image) -> pikepdf.Object:
    data = _compressed(picture.convert("RGB"), "JPEG", quality=80)
    return _stream(file, picture, data, ColorSpace=Name.DeviceRGB, Filter=Name.DCTDecode)


def cmyk(file: pikepdf.Pdf, picture: Image.Image) -> pikepdf.Object:
    data = zlib.compress(picture.convert("RGB").convert("CMYK").tobytes())
    return _stream(file, picture, data, ColorSpace=Name.DeviceCMYK, Filter=Name.FlateDecode)


def jpeg_2000(file: pikepdf.Pdf, picture: Image.Image) -> pikepdf.Object:
    return _stream(file, picture, _compressed(picture, "JPEG2000"), ColorSpace=Name.DeviceGray, Filter=Name.JPXDecode)


def one_bit(file: pikepdf.Pdf, picture: Image.Image) -> pikepdf.Object:
    data = zlib.compress(picture.convert("1", dither=Image.Dither.NONE).tobytes())
    return _stream(file, picture, data, ColorSpace=Name.DeviceGray, BitsPerComponent=1, Filter=Name.FlateDecode)


def _group_4(picture: Image.Image) -> bytes:
    """ITU-T T.6, as one strip of a TIFF holds it: its black runs are the bits that are set."""
    stored = _compressed(picture, "TIFF", compression="group4", tiffinfo={278: picture.height})
    with Image.open(io.BytesIO(stored)) as tiff:
        start, length = tiff.tag_v2[273][0], tiff.tag_v2[279][0]
    return stored[start : start + length]


def fax(file: pikepdf.Pdf, picture: Image.Image) -> pikepdf.Object:
    """CCITT group 4."""
    data = _group_4(picture.convert("1", dither=Image.Dither.NONE))
    parameters = Dictionary(K=-1, Columns=picture.width, Rows=picture.height, BlackIs1=True)
    entries = {"ColorSpace": Name.DeviceGray, "BitsPerComponent": 1, "DecodeParms": parameters}
    return _stream(file, picture, data, Filter=Name.CCITTFaxDecode, **entries)


def jbig2(file: pikepdf.Pdf, picture: Image.Image) -> pikepdf.Object:
    """A page and one generic region that is coded as faxes are (ITU-T T.88, 7.4.6 and 6.2.6)."""
    size = struct.pack(">II", *picture.size)
    page = size + struct.pack(">IIBH", 0, 0, 0, 0)
    region = size + struct.pack(">IIBB", 0, 0, 0, 1) + _group_4(ImageOps.invert(picture).convert("1", dither=0))
    data = b"".join(
        struct.pack(">IBBBI", number, kind, 0, 1, len(content)) + content
        for number, (kind, content) in enumerate(((48, page), (38, region)))
    )
    return _stream(file, picture, data, ColorSpace=Name.DeviceGray, BitsPerComponent=1, Filter=Name.JBIG2Decode)


def stencil(file: pikepdf.Pdf, picture: Image.Image) -> pikepdf.Object:
    """A mask through which the page's own colour is painted."""
    data = zlib.compress(picture.convert("1", dither=Image.Dither.NONE).tobytes())
    return _stream(file, picture, data, ImageMask=True, BitsPerComponent=1, Filter=Name.FlateDecode)


Storing = Callable[[pikepdf.Pdf, Image.Image], pikepdf.Object]
STORED: dict[str, Storing] = {
    "flate": flate,
    "JPEG": jpeg,
    "CMYK": cmyk,
    "JPEG 2000": jpeg_2000,
    "one bit": one_bit,
    "CCITT": fax,
    "JBIG2": jbig2,
    "stencil": stencil,
}


def scan(
    *pictures: Image.Image,
    stored: Storing = jpeg,
    size: tuple[float, float] = PAGE,
    over: bytes = b"",
    change: Callable[[pikepdf.Pdf], None] | None = None,
) -> bytes:
    """One page for each picture, which fills it. `over`: content on top; /F1 is Helvetica."""
    with pikepdf.new() as file:
        font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica, Encoding=Name.WinAnsiEncoding)
        for picture in pictures:
            page = file.add_blank_page(page_size=size)
            page.Resources = Dictionary(XObject=Dictionary(Im=stored(file, picture)), Font=Dictionary(F1=font))
            page.Contents = file.make_stream(f"q {size[0]} 0 0 {size[1]} 0 0 cm /Im Do Q\n".encode() + over)
        if change:
            change(file)
        return saved(file)


def scanned(
    source: bytes, *, dpi: int = 200, degrees: float = 0.0, turned: int = 0, noise: float = 4.0, stored: Storing = jpeg
) -> bytes:
    """A PDF printed and scanned: each page as a grainy picture.

    Args:
        degrees: clockwise, by which its sheets lie askew.
        turned: quarter turns in degrees, clockwise.
    """
    with pymupdf.open("pdf", source) as sheets:
        pictures = []
        for sheet in sheets:
            pixels = sheet.get_pixmap(dpi=dpi, colorspace=pymupdf.csGRAY)
            picture = Image.frombytes("L", (pixels.width, pixels.height), pixels.samples)
            pictures.append(worn(picture, degrees=degrees, noise=noise).rotate(-turned, expand=True))
        wide, high = sheets[0].rect.width, sheets[0].rect.height
    return scan(*pictures, stored=stored, size=(high, wide) if turned % 180 else (wide, high))


def in_strips(picture: Image.Image, count: int, size: tuple[float, float] = PAGE) -> bytes:
    """One page of several pictures, cut through the lines."""
    with pikepdf.new() as file:
        page = file.add_blank_page(page_size=size)
        edges = [round(number * picture.height / count) for number in range(count + 1)]
        pieces = [picture.crop((0, top, picture.width, bottom)) for top, bottom in pairwise(edges)]
        page.Resources = Dictionary(
            XObject=Dictionary({f"/Im{number}": jpeg(file, piece) for number, piece in enumerate(pieces)})
        )
        scale = size[1] / picture.height
        page.Contents = file.make_stream(
            "\n".join(
                f"q {size[0]} 0 0 {piece.height * scale:.4f} 0 {size[1] - bottom * scale:.4f} cm /Im{number} Do Q"
                for number, (piece, bottom) in enumerate(zip(pieces, edges[1:], strict=True))
            ).encode()
        )
        return saved(file)


def in_form(picture: Image.Image, size: tuple[float, float] = PAGE) -> bytes:
    """A picture in a form that the page draws at half its size."""

    def wrap(file: pikepdf.Pdf) -> None:
        page = file.pages[0]
        form = file.make_stream(
            bytes(page.Contents.read_bytes()),
            Type=Name.XObject,
            Subtype=Name.Form,
            BBox=Array([0, 0, *size]),
            Resources=page.Resources,
        )
        page.Resources = Dictionary(XObject=Dictionary(Fm=form))
        page.Contents = file.make_stream(b"q 0.9 0 0 0.9 10 10 cm /Fm Do Q")

    return scan(picture, size=size, change=wrap)


def layer(document: Document, spelt: Mapping[str, str]) -> bytes:
    """Invisible text over each word of a page that was read, as programs for text recognition write it, some of the
    words spelt otherwise.
    """
    content = []
    for segment in document.segments:
        assert isinstance(segment.place, PdfPlace)
        text = document.text[segment.start : segment.end]
        for word in re.finditer(r"\S+", text):
            boxes = segment.place.boxes[slice(*word.span())]
            left, top, right, bottom = boxes[0].x0, boxes[0].y0, boxes[-1].x1, boxes[0].y1
            written = spelt.get(word[0], word[0])
            size = bottom - top
            stretched = 100 * (right - left) / pymupdf.get_text_length(written, "helv", size)
            up = PAGE[1] - bottom + 0.2 * size
            before = f"3 Tr {stretched:.2f} Tz"
            content.append(text_at(round(left, 3), round(up, 3), written, size=round(size, 3), before=before))
    return b"".join(content)


SIGNED_DPI = 200
SIGNED_FACE = ImageFont.truetype("/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf", 31)
PENS = {"grey": (95, 95, 95), "blue": (40, 50, 170), "black": (0, 0, 0)}


def signed(name: str, pen: str | None) -> Image.Image:
    """A page with a name beneath a line, and a signature of loops whose lower strokes run through the name."""
    picture = Image.new("RGB", (1000, 560), "white")
    draw = ImageDraw.Draw(picture)
    for row, line in enumerate(("I say under penalty of perjury that", "the foregoing is true and correct.")):
        draw.text((40, 60 + 60 * row), line, "black", SIGNED_FACE)
    draw.line((400, 400, 860, 400), "black", 2)
    draw.text((410, 406), name, "black", SIGNED_FACE)
    if pen:
        rng = np.random.default_rng(0)
        along = np.linspace(0, 2 * np.pi * rng.integers(5, 8), 500)
        x = 390 + 420 * along / along[-1] + 26 * np.sin(along + rng.uniform(0, 6))
        y = 384 - 60 * np.sin(along) * (0.6 + 0.4 * np.sin(0.4 * along)) + 20 * np.sin(0.37 * along)
        ink = Image.new("RGB", picture.size, "white")
        strokes = ImageDraw.Draw(ink)
        strokes.line([(float(a), float(b)) for a, b in zip(x, y, strict=True)], PENS[pen], 3)
        strokes.line((600, 340, 560, 490), PENS[pen], 3)
        return ImageChops.darker(picture, ink)  # black print stays black beneath ink
    return picture
