"""Words in pictures of a DOCX follow its text, and are blackened in the pixels."""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from engine.core.options import ReadingOptions
from engine.core.types import Document, DocxPicturePlace, Notice, Redaction, Shown, Written
from engine.documents import docx
from tests.builders.docx import Extra, build, drawing, entries, paragraph
from tests.builders.scans import ENGLISH, NAMES, grain, needs_english, printed
from tests.sampled import sampled

pytestmark = needs_english

BLIP = '<a:blip r:embed="rExtra"/>'
WHOLE = f"<pic:blipFill>{BLIP}</pic:blipFill>"
UPPER_HALF = f'<pic:blipFill>{BLIP}<a:srcRect b="85000"/></pic:blipFill>'


def encoded(picture: Image.Image, kind: str = "PNG") -> bytes:
    stream = io.BytesIO()
    picture.save(stream, kind)
    return stream.getvalue()


def source(*fills: str, text: str = "A letter.", picture: bytes | None = None) -> bytes:
    shown = "".join(drawing(f"<pic:pic>{fill}</pic:pic>") for fill in fills)
    data = picture if picture is not None else encoded(printed(dpi=150))
    return build(paragraph(text) + shown, Extra("word/media/p", "image", data))


def read_again(data: bytes, languages: tuple[str, ...] = ENGLISH) -> Document:
    return docx.read(data, Path("x.docx"), ReadingOptions(languages=languages))


read = lru_cache(maxsize=32)(read_again)
"""Several tests ask about the same file, and reading a picture takes long."""


def mask(data: bytes, name: str, label: str = "", shown: Shown = Shown.ON_MASK) -> Written:
    document = read(data)
    start = document.text.index(name)
    redactions = (Redaction(start, start + len(name), label, shown),)
    return docx.write(data, document, redactions)


def pictures(written: Written) -> list[Image.Image]:
    return [
        Image.open(io.BytesIO(data)) for name, data in entries(written.data).items() if name.startswith("word/media/")
    ]


def words(document: Document) -> str:
    return " ".join(document.text.split())


def test_names_in_a_picture_that_the_file_turns_over_are_read_and_go() -> None:
    data = source(WHOLE, picture=encoded(printed(dpi=150).transpose(Image.Transpose.FLIP_LEFT_RIGHT)))
    assert all(name in words(read(data)) for name in NAMES)
    (written,) = pictures(mask(data, "Ingrid Sandvik"))
    turned = encoded(written.convert("L").transpose(Image.Transpose.FLIP_LEFT_RIGHT))
    left = words(read(source(WHOLE, picture=turned)))
    assert [name for name in NAMES if name not in left] == ["Ingrid Sandvik"]


@pytest.mark.parametrize("kind", sampled(["PNG", "JPEG", "TIFF", "BMP"], every=2))
def test_names_are_read_and_go(kind: str) -> None:
    data = source(WHOLE, picture=encoded(printed(dpi=150), kind))
    document = read(data)
    assert document.text.startswith("A letter.\n\nOn 14 March 2019")
    assert all(name in words(document) for name in NAMES)
    assert isinstance(document.segments[-1].place, DocxPicturePlace)
    left = words(read(mask(data, "Ingrid Sandvik").data))
    assert [name for name in NAMES if name not in left] == ["Ingrid Sandvik"]
    assert "Sandvik" not in left


def test_only_the_name_is_overwritten() -> None:
    (after,) = pictures(mask(source(WHOLE), "Ingrid Sandvik"))
    rows, columns = np.nonzero(np.asarray(after.convert("L")) != np.asarray(printed(dpi=150)))
    changed = np.asarray(after.convert("L"))[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1]
    assert (changed == 0).all()
    assert (changed.shape[0] < 40, changed.shape[1] < 200) == (True, True)


def test_a_picture_in_two_crops_is_read_and_masked_in_both() -> None:
    data = source(WHOLE, UPPER_HALF)
    assert words(read(data)).count("Maren Tolvald") == 2
    document = read(data)
    places = [at for at in range(len(document.text)) if document.text.startswith("Maren Tolvald", at)]
    redactions = tuple(Redaction(at, at + 13) for at in places)
    written = docx.write(data, document, redactions)
    assert "Tolvald" not in read(written.data).text
    assert sorted(each.size[1] for each in pictures(written)) == [94, 625]


def test_white_letters_on_nothing_are_read_on_what_is_behind() -> None:
    letters = Image.new("RGBA", printed(dpi=150).size, (0, 0, 0, 0))
    letters.putalpha(Image.eval(printed(dpi=150), lambda grey: 255 - grey))
    assert "Oskar Lindqvist" in words(read(source(WHOLE, picture=encoded(letters))))


def test_words_that_replace_others_find_no_place_in_a_picture() -> None:
    written = mask(source(WHOLE), "Ingrid Sandvik", "Una Quist", Shown.AS_TEXT)
    assert written.boxed == (0,)
    assert "Sandvik" not in read(written.data).text


def test_what_is_told() -> None:
    assert [(each.code, each.count) for each in read(source(WHOLE, WHOLE)).warnings] == [("picture-read", 1)]
    told = {each.code for each in read(source(WHOLE), ("xxx",)).warnings}
    assert told == {"picture-not-searched", "no-ocr-languages"}


def test_a_document_of_pictures_only() -> None:
    assert all(name in words(read(source(WHOLE, text=""))) for name in NAMES)
    for languages, code in ((("xxx",), "page-without-text"), (ENGLISH, "nothing-read")):
        document = read(source(WHOLE, text="", picture=encoded(Image.new("L", (90, 90)))), languages)
        assert document.unread == Notice(code, count=1)


def test_letters_that_grain_seems_to_show_are_no_text() -> None:
    document = read(source(WHOLE, text="", picture=encoded(grain().resize((224, 224)))))
    assert document.unread == Notice("nothing-read", count=1) and document.text.strip()


def test_a_drawing_that_no_reader_shows_is_not_reported_as_searched() -> None:
    document = read(source(WHOLE, picture=b"\x01\x00\x00\x00 no pixels"))
    assert "picture-read" not in {each.code for each in document.warnings}


@pytest.mark.parametrize(("options", "described"), [({}, False), ({"dpi": (96, 96)}, False), ({"exif": True}, True)])
def test_metadata_of_a_picture_is_reported_only_where_there_was_some(
    options: dict[str, object], described: bool
) -> None:
    stream = io.BytesIO()
    picture = Image.new("RGB", (40, 20), "white")
    if options.pop("exif", False):
        exif = picture.getexif()
        exif[0x013B] = "A painter"
        options["exif"] = exif
    picture.save(stream, "JPEG", **options)
    written = mask(source(WHOLE, text="A letter.", picture=stream.getvalue()), "letter")
    assert ("picture-metadata" in {each.code for each in written.removed}) is described
