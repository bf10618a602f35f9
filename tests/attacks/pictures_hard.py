"""Names in pictures that are hard to read: letters on a wave, below each other, far apart or in boxes, a turned name
whose first letter is cut off, and names on uneven ground or paler than the text around them."""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable

import numpy as np
import pymupdf
from pikepdf import Dictionary, Name, Pdf
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont, ImageOps

from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import Extra, build, drawing, entries, paragraph
from tests.builders.pdf import from_content, text_at

_SAID = "The lease of the flat runs for two years and the rent is paid monthly."
_FACE = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
_WORD = SECRET
Place = tuple[int, int]
_PALE, _NEARLY = 195, 12  # of 255: a watermark, and by how much another drawing of it may differ


def letters(size: Place, places: list[Place]) -> Image.Image:
    picture = Image.new("RGB", size, "white")
    pen = ImageDraw.Draw(picture)
    for letter, place in zip(_WORD, places, strict=True):
        pen.text(place, letter, "black", ImageFont.truetype(_FACE, 34))
    return picture


WAVE = [(20 + 44 * number, 20 + (number * 53) % 120) for number in range(len(_WORD))]
_COLUMN = [(20, 10 + 48 * number) for number in range(len(_WORD))]
_ROW = [(20 + 80 * number, 20) for number in range(len(_WORD))]


def _boxed() -> Image.Image:
    """The name in the boxes of a form."""
    picture = letters((680, 80), _ROW)
    for x, y in _ROW:
        ImageDraw.Draw(picture).rectangle((x - 12, y - 8, x + 68, y + 50), outline="black", width=2)
    return picture


def _turned() -> Image.Image:
    """The name on a slope, without its first letter."""
    picture = Image.new("RGB", (360, 300), "white")
    ImageDraw.Draw(picture).text((70, 120), _WORD[1:], "black", ImageFont.truetype(_FACE, 32))
    return picture.rotate(20, fillcolor="white")


_PAGE = (900, 420)
_NAMED = f"Ottilie {SECRET}"
_AREA = (60, 150, 520, 200)


def _ground(bent: bool) -> Image.Image:
    """A slope of colour from dark to light blue, or soft hills of a photograph."""
    across, down = np.meshgrid(np.linspace(0, 1, _PAGE[0]), np.linspace(0, 1, _PAGE[1]))
    level = 0.5 + 0.3 * np.sin(9 * across + 4 * down) * np.cos(7 * down) if bent else 0.15 + 0.7 * across
    return Image.fromarray(np.stack([40 + 90 * level, 70 + 110 * level, 120 + 130 * level], axis=2).astype(np.uint8))


def _captioned(picture: Image.Image, colour: str) -> Image.Image:
    ImageDraw.Draw(picture).text((70, 155), _NAMED, colour, ImageFont.truetype(_FACE, 34))
    return picture


def _paper() -> Image.Image:
    picture = Image.new("RGB", _PAGE, (252, 252, 250))
    for line in range(9):
        ImageDraw.Draw(picture).text((40, 20 + 44 * line), _SAID, "black", ImageFont.truetype(_FACE, 19))
    return picture


def _behind(level: int) -> Image.Image:
    """A page through which its back shines, in the mirror."""
    picture = Image.new("RGB", _PAGE, (252, 252, 250))
    ImageDraw.Draw(picture).text((380, 155), _NAMED, (level,) * 3, ImageFont.truetype(_FACE, 34))
    picture = ImageOps.mirror(picture)
    for line in (20, 64, 240, 284, 328):
        ImageDraw.Draw(picture).text((40, line), _SAID, "black", ImageFont.truetype(_FACE, 19))
    return picture


def _watermark(degrees: int) -> Image.Image:
    mark = Image.new("L", _PAGE, 255)
    ImageDraw.Draw(mark).text((110, 180), SECRET.upper(), _PALE, ImageFont.truetype(_FACE, 72))
    return mark.rotate(degrees, fillcolor=255)


def _watermarked(degrees: int) -> tuple[Attack, ...]:
    """A name across lines of text, which may stay: what counts is the share of its pale pixels that are still there."""
    mark = _watermark(degrees)
    picture = ImageChops.darker(_paper(), mark.convert("RGB"))
    pale = (np.abs(np.asarray(picture.convert("L"), int) - _PALE) < _NEARLY) & (np.asarray(mark) < 255 - _NEARLY)

    def leaks(data: bytes) -> bool:
        after = np.asarray(_shown(data, picture.size).resize(picture.size).convert("L"), int)
        return bool((np.abs(after[pale] - _PALE) < _NEARLY).mean() > 0.1)

    name = "watermark-slanted" if degrees else "watermark"
    return tuple(
        Attack(f"{name}.{suffix}", lambda make=make: make(picture), terms=(SECRET,), leaks=leaks)  # type: ignore[misc]
        for suffix, make in {"docx": _docx, "pdf": _pdf}.items()
    )


def _docx(picture: Image.Image) -> bytes:
    file = io.BytesIO()
    picture.save(file, "PNG")
    blip = '<pic:pic><pic:blipFill><a:blip r:embed="rExtra"/></pic:blipFill></pic:pic>'
    return build(paragraph(_SAID) + drawing(blip), Extra("word/media/p.png", "image", file.getvalue(), "image/png"))


def _pdf(picture: Image.Image) -> bytes:
    wide, high = picture.size

    def change(file: Pdf) -> None:
        data = zlib.compress(picture.tobytes())
        kind = {"Type": Name.XObject, "Subtype": Name.Image, "Filter": Name.FlateDecode, "ColorSpace": Name.DeviceRGB}
        image = file.make_stream(data, Width=wide, Height=high, BitsPerComponent=8, **kind)
        file.pages[0].Resources.XObject = Dictionary(Im=image)

    content = text_at(20, high + 40, _SAID) + f"q {wide} 0 0 {high} 0 0 cm /Im Do Q".encode()
    return from_content(content, size=(max(wide, 420), high + 60), change=change)


def _shown(data: bytes, size: Place) -> Image.Image:
    """The picture of a file, as it shows it."""
    if data.startswith(b"PK"):
        name = next(each for each in entries(data) if "media/" in each)
        return Image.open(io.BytesIO(entries(data)[name])).convert("RGB")
    with pymupdf.open("pdf", data) as file:
        pixels = file[0].get_pixmap(dpi=72)
        page = Image.frombytes("RGB", (pixels.width, pixels.height), pixels.samples)
    return page.crop((0, page.height - size[1], size[0], page.height))


def _kept(picture: Image.Image) -> Callable[[bytes], bool]:
    """Return whether most of the ink of a picture is still ink with white paper around it."""
    grey = picture.convert("L")
    ink = np.asarray(grey) < 128
    around = (np.asarray(grey.filter(ImageFilter.MinFilter(5))) < 128) & ~ink

    def leaks(data: bytes) -> bool:
        left = np.asarray(_shown(data, picture.size).resize(picture.size).convert("L")) < 128
        return bool(left[ink].mean() > 0.5 and left[around].mean() < 0.5)

    return leaks


def _alike(picture: Image.Image, area: tuple[int, int, int, int]) -> Callable[[bytes], bool]:
    """Return whether an area of a picture still looks as it did, against what is left beside it."""
    before = np.asarray(picture.convert("L").crop(area), float)
    before -= np.asarray(picture.convert("L").filter(ImageFilter.GaussianBlur(12)).crop(area), float)

    def leaks(data: bytes) -> bool:
        shown = _shown(data, picture.size).resize(picture.size).convert("L")
        after = np.asarray(shown.crop(area), float)
        after -= np.asarray(shown.filter(ImageFilter.GaussianBlur(12)).crop(area), float)
        return bool(after.std() > 0.2 * before.std() and np.corrcoef(before.ravel(), after.ravel())[0, 1] > 0.6)

    return leaks


def _on_ground(name: str, picture: Image.Image, area: tuple[int, int, int, int] = _AREA) -> tuple[Attack, ...]:
    return tuple(
        Attack(f"{name}.{suffix}", lambda make=make: make(picture), terms=(SECRET,), leaks=_alike(picture, area))  # type: ignore[misc]
        for suffix, make in {"docx": _docx, "pdf": _pdf}.items()
    )


def _attacks(name: str, picture: Image.Image, ink: Image.Image | None = None) -> tuple[Attack, ...]:
    """One file of each format; `ink`: the letters alone, without what crosses or surrounds them."""
    builders = {"docx": _docx, "pdf": _pdf}
    return tuple(
        Attack(f"{name}.{suffix}", lambda make=make: make(picture), terms=(SECRET,), leaks=_kept(ink or picture))  # type: ignore[misc]
        for suffix, make in builders.items()
    )


ATTACKS = (
    *_attacks("wave", letters((400, 200), WAVE)),
    *_attacks("column", letters((80, 420), _COLUMN)),
    *_attacks("row", letters((680, 80), _ROW)),
    *_attacks("turned", _turned()),
    *_attacks("boxed", _boxed(), letters((680, 80), _ROW)),
    *_on_ground("slope-white", _captioned(_ground(bent=False), "white")),
    *_on_ground("slope-black", _captioned(_ground(bent=False), "black")),
    *_on_ground("photo-white", _captioned(_ground(bent=True), "white")),
    *_on_ground("photo-black", _captioned(_ground(bent=True), "black")),
    *_on_ground("behind-pale", _behind(215), (60, 150, 530, 200)),
    *_on_ground("behind-faint", _behind(233), (60, 150, 530, 200)),
    *_watermarked(0),
    *_watermarked(20),
)
