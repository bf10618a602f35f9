"""Pictures of a DOCX, encoded again from their visible pixels with boxes blacked out (threat D12).

That removes EXIF and other metadata, cropped pixels, and the text records of drawing formats.
"""

from __future__ import annotations

import re
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageDraw, UnidentifiedImageError

from engine.core.types import Box
from engine.documents.docx.package import Part, Picture, references
from engine.documents.docx.xml import Element, tag

_MOST_PIXELS = 50_000_000
_FORMATS = ("PNG", "JPEG", "GIF", "BMP", "DIB", "TIFF", "WEBP")
_GREY = 0xC0
_JPEG_FORMATS = ("JPEG", "MPO")
_OF_STORAGE = frozenset(
    """jfif jfif_version jfif_unit jfif_density dpi gamma transparency background duration loop extension version
    interlace aspect srgb chromaticity compression adobe adobe_transform progressive progression resolution
    default_image disposal blend bbox sizes""".split()
)
"""Keys by which Pillow names properties of the pixels themselves."""
_TAGS_OF_STORAGE = frozenset(range(254, 270)) | frozenset((273, 274, 277, 278, 279, 282, 283, 284, 296, 317, 320, 338))
"""Tags of TIFF 6.0 for the layout of pixels."""
_UNREADABLE = (
    UnidentifiedImageError, OSError, ValueError, SyntaxError, EOFError, TypeError, KeyError, IndexError, MemoryError,
    OverflowError, Image.DecompressionBombError,
)  # fmt: skip

_SOURCE_RECTANGLE = tag("a:srcRect")
_SIDES = ("l", "t", "r", "b")
VML_CROPS = ("cropleft", "croptop", "cropright", "cropbottom")
"""Attributes of old drawings that cut off a part of a picture, in the order of `_SIDES`."""
_FULL = 100_000
_VML_FULL = 65_536
# Margins around boxes, since borders of letters are estimated: fractions of the line's height, and pixels.
_MARGIN_ACROSS, _MARGIN, _LEAST_MARGIN = 0.2, 0.1, 1.0

Crop = tuple[float, float, float, float]


class ShownPicture(NamedTuple):
    """The bytes of a picture, and the fractions cropped at its left, top, right and bottom."""

    data: bytes
    crop: Crop


def shown(parts: Iterable[Part]) -> list[ShownPicture]:
    """Return each picture and crop that the parts show, once."""
    return list(dict.fromkeys(picture for part in parts for picture, _ in placed(part)))


def placed(part: Part) -> Iterator[tuple[ShownPicture, Element]]:
    """Yield each picture of a part with the element that shows it, in the order of the part."""
    for element, name in references(part):
        target = part.targets.get(element.get(name, ""))
        if isinstance(target, Picture):
            yield ShownPicture(target.data, _crop(element)), element


def grey(picture: ShownPicture, masks: Sequence[Box] | None = None) -> Image.Image | None:
    """Return the visible picture in grey on white; None if it can't be read, and a `Reencoder` replaces it.

    Args:
        masks: boxes to black out; if not None, even if empty, the result is as a `Reencoder` writes it.
    """
    try:
        image, is_photograph = _redrawn(picture, masks or ())
    except _UNREADABLE:
        return None
    if masks is not None and is_photograph:
        image = Image.open(BytesIO(_written(image, "JPEG")))
    image = image.convert("RGBA")
    return Image.alpha_composite(Image.new("RGBA", image.size, "white"), image).convert("L")


def coloured(picture: ShownPicture, ground: str = "white") -> Image.Image | None:
    """Return the visible picture in colour on a ground of one colour; None if it can't be read."""
    try:
        image = _redrawn(picture, ())[0].convert("RGBA")
    except _UNREADABLE:
        return None
    return Image.alpha_composite(Image.new("RGBA", image.size, ground), image).convert("RGB")


class Reencoder:
    """Collects the new pictures: one for each old picture and crop, shared by all elements that show it.

    `masks`: boxes to black out.
    """

    def __init__(self, masks: Mapping[ShownPicture, Sequence[Box]]) -> None:
        self.files: dict[str, bytes] = {}
        self.removed: Counter[str] = Counter()
        self._masks = masks
        self._names: dict[ShownPicture, str] = {}

    def name(self, picture: Picture, shown_by: Element) -> str:
        """Return the name of the part with this picture. The crop moves from the element into the pixels."""
        key = ShownPicture(picture.data, _take_crop(shown_by))
        if key not in self._names:
            data, extension = self._encode(key)
            self._names[key] = f"word/media/image{len(self._names) + 1}.{extension}"
            self.files[self._names[key]] = data
        return self._names[key]

    def _encode(self, picture: ShownPicture) -> tuple[bytes, str]:
        try:
            image, is_photograph = _redrawn(picture, self._masks.get(picture, ()))
        except _UNREADABLE:
            # A drawing format, or nothing that can be shown: a grey box marks its place.
            self.removed["picture-replaced"] += 1
            return _written(Image.new("L", (1, 1), _GREY), "PNG"), "png"
        self.removed["picture-metadata"] += _has_metadata(picture.data)
        self.removed["cropped-pixels"] += any(picture.crop)
        return (_written(image, "JPEG"), "jpeg") if is_photograph else (_written(image, "PNG"), "png")


def _redrawn(picture: ShownPicture, masks: Sequence[Box]) -> tuple[Image.Image, bool]:
    """Return the visible picture with boxes blacked out, and whether it was stored as a photograph."""
    image, is_photograph = _decode(picture.data)
    image = _cropped(image, picture.crop)
    _blacken(image, masks)
    return image, is_photograph


def _cropped(image: Image.Image, crop: Crop) -> Image.Image:
    left, top, right, bottom = crop
    width, height = image.size
    box = (round(left * width), round(top * height), round((1 - right) * width), round((1 - bottom) * height))
    return image.crop((box[0], box[1], max(box[2], box[0] + 1), max(box[3], box[1] + 1)))


def _blacken(image: Image.Image, boxes: Sequence[Box]) -> None:
    """Black out a little more than the boxes, since edges of letters are blurred."""
    drawing = ImageDraw.Draw(image)
    for x0, y0, x1, y1 in boxes:
        across, up = (max(_LEAST_MARGIN, margin * (y1 - y0)) for margin in (_MARGIN_ACROSS, _MARGIN))
        drawing.rectangle((x0 - across, y0 - up, x1 + across, y1 + up), fill="black")


def _has_metadata(data: bytes) -> bool:
    """Return whether a file holds more than its pixels and how they are stored: EXIF, XMP, texts, a colour profile."""
    with warnings.catch_warnings(action="ignore"), Image.open(BytesIO(data), formats=_FORMATS) as opened:
        opened.load()  # a PNG may have texts after its pixels
        return bool(opened.info.keys() - _OF_STORAGE) or bool(opened.getexif().keys() - _TAGS_OF_STORAGE)


def _decode(data: bytes) -> tuple[Image.Image, bool]:
    """Return the first frame as bare pixels, and whether it was stored as a photograph."""
    with warnings.catch_warnings(action="ignore"), Image.open(BytesIO(data), formats=_FORMATS) as opened:
        if opened.width * opened.height > _MOST_PIXELS:
            raise ValueError("more pixels than any page shows")
        is_photograph = opened.format in _JPEG_FORMATS
        # Sixteen bits become eight; Pillow's own conversion would make nearly all of them white.
        seen = opened.convert("I").point(lambda level: level / 256).convert("L") if opened.mode[0] == "I" else opened
        plain = seen.convert("L" if seen.mode in ("1", "L") else "RGB" if is_photograph else "RGBA")
        # A new image from the bytes has none of the metadata that Pillow keeps with an image.
        image = Image.frombytes(plain.mode, plain.size, plain.tobytes())
        return (_without_unseen_colours(image) if image.mode == "RGBA" else image), is_photograph


def _without_unseen_colours(image: Image.Image) -> Image.Image:
    """Return the image with fully transparent pixels in black: their colours could be a picture of their own."""
    unseen = image.getchannel("A").point(lambda level: 255 if level == 0 else 0)
    image.paste((0, 0, 0, 0), mask=unseen)
    return image


def _written(image: Image.Image, kind: str) -> bytes:
    buffer = BytesIO()
    image.save(buffer, kind, **({"quality": 90, "optimize": True} if kind == "JPEG" else {"optimize": False}))
    return buffer.getvalue()


def _take_crop(shown_by: Element) -> Crop:
    """Return the crop like `_crop`, and remove it from the XML."""
    crop = _crop(shown_by)
    for name in VML_CROPS:
        shown_by.attrib.pop(name, None)
    rectangle = _source_rectangle(shown_by)
    if rectangle is not None:
        rectangle.attrib.clear()
    return crop


def _source_rectangle(shown_by: Element) -> Element | None:
    return shown_by.getparent().find(_SOURCE_RECTANGLE) if shown_by.tag == tag("a:blip") else None


def _crop(shown_by: Element) -> Crop:
    """Return the fractions of the picture cropped at the left, top, right and bottom."""
    cuts = [_vml_fraction(shown_by.get(name, "0")) for name in VML_CROPS]
    rectangle = _source_rectangle(shown_by)
    if rectangle is not None:
        cuts = [_fraction(rectangle.get(side, "0")) for side in _SIDES]
    left, top, right, bottom = cuts
    return (left, top, right, bottom) if left + right < 1 and top + bottom < 1 else (0.0, 0.0, 0.0, 0.0)


def _fraction(value: str) -> float:
    """Return the fraction of thousandths of a percent, or of a percentage (strict); 0 for a negative cut, a margin."""
    number = re.fullmatch(r"(\d+(?:\.\d+)?)(%?)", value.strip())
    if number is None:
        return 0.0
    return float(number[1]) / (100 if number[2] else _FULL)


def _vml_fraction(value: str) -> float:
    """Return the fraction of `6554f` (of 65536), `0.1` or `10%`; 0 for a negative cut, a margin."""
    number = re.fullmatch(r"(\d*\.?\d+)(f|%|)", value.strip())
    if number is None:
        return 0.0
    return float(number[1]) / {"f": _VML_FULL, "%": 100, "": 1}[number[2]]
