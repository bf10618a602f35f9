"""Pictures hold nothing but the pixels that are shown (threat D12)."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, PngImagePlugin

from engine.core.types import Written
from engine.documents import docx
from tests.builders.docx import Extra, build, entries, holds, paragraph

SECRET = "Quillfeather"
WHOLE = '<pic:blipFill><a:blip r:embed="rExtra"/></pic:blipFill>'


def drawing(fill: str) -> str:
    return (
        f"<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic>{fill}</pic:pic></a:graphicData></a:graphic>"
        "</wp:inline></w:drawing></w:r></w:p>"
    )


def write(fill: str, picture: bytes) -> Written:
    source = build(paragraph("text") + drawing(fill), Extra("word/media/p", "image", picture))
    document = docx.read(source, Path("x.docx"))
    assert [(notice.code, notice.count) for notice in document.warnings] == [("picture-not-searched", 1)]
    return docx.write(source, document, ())


def pictures(written: Written) -> list[Image.Image]:
    return [Image.open(BytesIO(data)) for name, data in entries(written.data).items() if name.startswith("word/media/")]


def encoded(kind: str, mode: str = "RGB") -> bytes:
    """Left half white, right half black, with what each format can hide."""
    image = Image.new("RGB", (8, 4), "black")
    image.paste("white", (0, 0, 4, 4))
    image = image.convert(mode)
    buffer = BytesIO()
    exif = Image.Exif()
    exif[0x010E] = SECRET
    information = PngImagePlugin.PngInfo()
    information.add_text("Comment", SECRET)
    hidden = {
        "PNG": {"pnginfo": information, "exif": exif, "icc_profile": SECRET.encode()},
        "JPEG": {"exif": exif, "comment": SECRET, "icc_profile": SECRET.encode()},
        "GIF": {"comment": SECRET},
        "TIFF": {"tiffinfo": {270: SECRET}},
    }
    image.save(buffer, kind, **hidden[kind])
    return buffer.getvalue()


@pytest.mark.parametrize(
    ("kind", "mode", "expected"),
    [
        ("PNG", "RGBA", "PNG"),
        ("PNG", "1", "PNG"),
        ("JPEG", "RGB", "JPEG"),
        ("JPEG", "CMYK", "JPEG"),
        ("GIF", "P", "PNG"),
        ("TIFF", "RGB", "PNG"),
    ],
)
def test_metadata_goes_and_pixels_stay(kind: str, mode: str, expected: str) -> None:
    picture = encoded(kind, mode)
    assert SECRET.encode() in picture
    written = write(WHOLE, picture)
    (result,) = pictures(written)
    assert not holds(written.data, SECRET)
    assert (result.format, result.size) == (expected, (8, 4))
    assert result.convert("L").getpixel((1, 1)) > 240
    assert result.convert("L").getpixel((6, 1)) < 15
    assert "picture-metadata" in {notice.code for notice in written.removed}


@pytest.mark.parametrize(
    ("mode", "kind", "pixel", "grey"),
    [("I;16", "PNG", b"\x40\x9c", 0x9C), ("RGB", "WEBP", b"\x50\x50\x50", 0x50), ("CMYK", "TIFF", b"\0\0\0\xaf", 0x50)],
)
def test_rare_pictures_look_as_before(mode: str, kind: str, pixel: bytes, grey: int) -> None:
    buffer = BytesIO()
    Image.frombytes(mode, (8, 4), pixel * 32).save(buffer, kind)
    (result,) = pictures(write(WHOLE, buffer.getvalue()))
    assert abs(result.convert("L").getpixel((1, 1)) - grey) < 4


@pytest.mark.parametrize(
    "fill",
    [
        '<pic:blipFill><a:blip r:embed="rExtra"/><a:srcRect r="50000"/></pic:blipFill>',
        '<pic:blipFill><a:blip r:embed="rExtra"/><a:srcRect r="50%"/></pic:blipFill>',
        '<v:shape><v:imagedata r:id="rExtra" cropright="32768f"/></v:shape>',
        '<v:shape><v:imagedata r:id="rExtra" cropright=".5"/></v:shape>',
    ],
)
def test_what_a_crop_hides_is_gone(fill: str) -> None:
    written = write(fill, encoded("PNG"))
    (result,) = pictures(written)
    assert result.size == (4, 4)
    assert result.convert("L").getextrema() == (255, 255)
    assert not holds(written.data, "50000")
    assert not holds(written.data, "cropright")


def test_same_picture_in_two_crops() -> None:
    both = WHOLE + '<pic:blipFill><a:blip r:embed="rExtra"/><a:srcRect l="25000"/></pic:blipFill>' + WHOLE
    assert sorted(each.size for each in pictures(write(both, encoded("PNG")))) == [(6, 4), (8, 4)]


@pytest.mark.parametrize("data", [b"", b"\x01\0\0\0 EMF", b"<svg>", encoded("PNG")[:40]])
def test_what_is_no_bitmap_becomes_a_grey_box(data: bytes) -> None:
    written = write(WHOLE, data)
    (result,) = pictures(written)
    assert result.convert("RGB").getcolors() == [(1, (0xC0, 0xC0, 0xC0))]
    assert [notice.code for notice in written.removed] == ["picture-replaced"]
