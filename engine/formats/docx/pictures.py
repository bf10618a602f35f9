"""Pictures are made anew from the pixels that are shown (threat D12).

That leaves behind EXIF and other metadata, what a crop hides, and, in drawing formats, records of text.
"""

from __future__ import annotations

import re
import warnings
from collections import Counter
from io import BytesIO

from PIL import Image, UnidentifiedImageError

from engine.formats.docx.package import Picture
from engine.formats.docx.xml import Element, tag

_MOST_PIXELS = 50_000_000
_FORMATS = ("PNG", "JPEG", "GIF", "BMP", "DIB", "TIFF", "MPO", "WEBP")
_GREY = 0xC0
_JPEG_FORMATS = ("JPEG", "MPO")
_UNREADABLE = (
    UnidentifiedImageError, OSError, ValueError, SyntaxError, EOFError, TypeError, KeyError, IndexError, MemoryError,
    OverflowError, Image.DecompressionBombError,
)  # fmt: skip

_SOURCE_RECTANGLE = tag("a:srcRect")
_SIDES = ("l", "t", "r", "b")
_VML_CROPS = ("cropleft", "croptop", "cropright", "cropbottom")
_FULL = 100_000
_VML_FULL = 65_536

Crop = tuple[float, float, float, float]


class Reencoder:
    """Collects the new pictures: one for each old picture and crop, shared by all that show it so."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.removed: Counter[str] = Counter()
        self._names: dict[tuple[bytes, Crop], str] = {}

    def name(self, picture: Picture, shown_by: Element) -> str:
        """Name of the part that shows this picture here. The crop moves from the element into the pixels."""
        crop = _take_crop(shown_by)
        key = (picture.data, crop)
        if key not in self._names:
            data, extension = self._encode(picture.data, crop)
            self._names[key] = f"word/media/image{len(self._names) + 1}.{extension}"
            self.files[self._names[key]] = data
        return self._names[key]

    def _encode(self, data: bytes, crop: Crop) -> tuple[bytes, str]:
        try:
            image, is_photograph = _decode(data)
        except _UNREADABLE:
            # A drawing format, or nothing that can be shown; a grey box tells where it stood.
            self.removed["picture-replaced"] += 1
            return _written(Image.new("L", (1, 1), _GREY), "PNG"), "png"
        self.removed["picture-metadata"] += 1
        left, top, right, bottom = crop
        width, height = image.size
        box = (round(left * width), round(top * height), round((1 - right) * width), round((1 - bottom) * height))
        if any(crop):
            self.removed["cropped-pixels"] += 1
            image = image.crop((box[0], box[1], max(box[2], box[0] + 1), max(box[3], box[1] + 1)))
        return (_written(image, "JPEG"), "jpeg") if is_photograph else (_written(image, "PNG"), "png")


def _decode(data: bytes) -> tuple[Image.Image, bool]:
    """The first frame as bare pixels, and whether it was stored as a photograph."""
    with warnings.catch_warnings(action="ignore"), Image.open(BytesIO(data), formats=_FORMATS) as opened:
        if opened.width * opened.height > _MOST_PIXELS:
            raise ValueError("more pixels than any page shows")
        is_photograph = opened.format in _JPEG_FORMATS
        plain = opened.convert("L" if opened.mode in ("1", "L") else "RGB" if is_photograph else "RGBA")
        # A new image from the bytes carries none of the dictionary in which Pillow keeps what it read.
        return Image.frombytes(plain.mode, plain.size, plain.tobytes()), is_photograph


def _written(image: Image.Image, kind: str) -> bytes:
    buffer = BytesIO()
    image.save(buffer, kind, **({"quality": 90} if kind == "JPEG" else {"optimize": False}))
    return buffer.getvalue()


def _take_crop(shown_by: Element) -> Crop:
    """Fractions of the picture cut off at the left, top, right and bottom; removed from the XML."""
    cuts = [_vml_fraction(shown_by.attrib.pop(name, "0")) for name in _VML_CROPS]
    rectangle = shown_by.getparent().find(_SOURCE_RECTANGLE) if shown_by.tag == tag("a:blip") else None
    if rectangle is not None:
        cuts = [_fraction(rectangle.get(side, "0")) for side in _SIDES]
        rectangle.attrib.clear()
    left, top, right, bottom = cuts
    return (left, top, right, bottom) if left + right < 1 and top + bottom < 1 else (0.0, 0.0, 0.0, 0.0)


def _fraction(value: str) -> float:
    """Thousandths of a percent, or percent with its sign (strict). A negative cut, a margin, counts as none."""
    number = re.fullmatch(r"(\d+(?:\.\d+)?)(%?)", value.strip())
    if number is None:
        return 0.0
    return float(number[1]) / (100 if number[2] else _FULL)


def _vml_fraction(value: str) -> float:
    """`6554f` (of 65536), `0.1` or `10%`. A negative cut, a margin, counts as none."""
    number = re.fullmatch(r"(\d*\.?\d+)(f|%|)", value.strip())
    if number is None:
        return 0.0
    return float(number[1]) / {"f": _VML_FULL, "%": 100, "": 1}[number[2]]
