"""A masked name that can still be read in a picture of the redacted file fails the proof, shown or not."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name
from PIL import Image

from engine.core import catalogue
from engine.core.types import Box, Document, DocumentKind, Redaction
from engine.documents import ocr
from engine.documents.docx import pictures as docx_pictures
from engine.documents.ocr.lines import Letter, PrintedLine
from engine.documents.pdf.images.pixels import Pictures
from engine.verify import pictures, search, terms
from tests.builders.docx import Extra, build, drawing, paragraph
from tests.builders.sabotage import Case, case, changed_pdf, failed, pdf_source
from tests.builders.scans import ENGLISH, NAMES, STORED, flate, in_strips, needs_english, printed, scan
from tests.sampled import sampled

pytestmark = needs_english

CHECK = "check.pictures"
OWN = "check.text-as-sable"


@pytest.fixture(scope="module")
def clean() -> Case:
    return case(DocumentKind.PDF, scan(printed()), NAMES, languages=ENGLISH)


def test_a_clean_scan_passes_every_check(clean: Case) -> None:
    checks = clean.checks()
    assert len(clean.redactions) == len(NAMES)
    assert failed(checks) == set(), checks
    assert CHECK in {check.name for check in checks}


@pytest.mark.slow
def test_lines_that_are_cut_through_pass(clean: Case) -> None:
    strips = case(DocumentKind.PDF, in_strips(printed(), 17), NAMES, languages=ENGLISH)
    assert len(strips.redactions) == len(NAMES)
    assert failed(strips.checks()) == set()


@pytest.mark.parametrize("stored", sampled(["CCITT", "JBIG2", "JPEG 2000"], every=3))
def test_a_picture_in_which_nothing_is_masked_stays_as_it_is_stored(stored: str) -> None:
    blank = printed("Nothing of a person stands here.")
    scans = case(DocumentKind.PDF, scan(printed(), blank, stored=STORED[stored]), NAMES, languages=ENGLISH)
    assert failed(scans.checks()) == set()
    with pikepdf.open(io.BytesIO(scans.output)) as file:
        before = STORED[stored](file, blank).read_raw_bytes()
        after = next(iter(file.pages[1].Resources.XObject.values())).read_raw_bytes()
    # Of JPEG 2000 the boxes around the picture go, and its comments.
    assert _codestream(after) == _codestream(before)


def _codestream(data: bytes) -> bytes:
    """Return what follows the last marker before the tiles of a JPEG 2000 file; of any other, all of it."""
    return data[data.index(b"\xff\x90") :] if b"\xff\x4f\xff\x51" in data else data


def test_pixels_that_were_left_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pictures, "overwrite", lambda _: None)
    spoiled = case(DocumentKind.PDF, scan(printed()), NAMES, languages=ENGLISH)
    assert {CHECK, OWN} <= failed(spoiled.checks())


def _drawn(content: bytes) -> Callable[[pikepdf.Pdf], None]:
    def change(file: pikepdf.Pdf) -> None:
        page = file.pages[0]
        page.Resources.XObject["/Extra"] = flate(file, printed())
        page.contents_add(content)

    return change


def _transparent(file: pikepdf.Pdf) -> None:
    picture = flate(file, printed())
    picture.SMask = flate(file, Image.new("L", (8, 8)))
    file.pages[0].Resources.XObject["/Extra"] = picture
    file.pages[0].contents_add(b"q 400 0 0 280 10 10 cm /Extra Do Q")


def _in_a_mask(file: pikepdf.Pdf) -> None:
    picture = flate(file, Image.new("L", printed().size, 255))
    picture.SMask = flate(file, printed())
    file.pages[0].Resources.XObject["/Extra"] = picture
    file.pages[0].contents_add(b"q 40 0 0 28 10 10 cm /Extra Do Q")


def _in_a_pattern(file: pikepdf.Pdf) -> None:
    tile = file.make_stream(
        b"90 0 0 60 0 0 cm /Extra Do",
        Type=Name.Pattern,
        PatternType=1,
        PaintType=1,
        TilingType=1,
        BBox=Array([0, 0, 90, 60]),
        XStep=90,
        YStep=60,
        Resources=Dictionary(XObject=Dictionary(Extra=flate(file, printed()))),
    )
    file.pages[0].Resources.Pattern = Dictionary(P1=tile)
    file.pages[0].contents_add(b"/Pattern cs /P1 scn 0 0 200 100 re f")


HIDDEN = {
    "painted over": _drawn(b"q 400 0 0 280 10 10 cm /Extra Do Q 0 g 0 0 420 300 re f"),
    "cut off": _drawn(b"q 0 0 1 1 re W n 400 0 0 280 10 10 cm /Extra Do Q"),
    "too small": _drawn(b"q 4 0 0 3 10 10 cm /Extra Do Q"),
    "beside the page": _drawn(b"q 400 0 0 280 9000 10 cm /Extra Do Q"),
    "not drawn": _drawn(b""),
    "transparent": _transparent,
    "in a mask": _in_a_mask,
    "in a pattern": _in_a_pattern,
}


@pytest.mark.parametrize("name", sampled(HIDDEN, every=8))
def test_a_picture_that_nobody_sees_is_noticed(name: str, clean: Case) -> None:
    spoiled = clean.checks(changed_pdf(clean.output, HIDDEN[name]))
    assert CHECK in failed(spoiled), spoiled
    assert not any(part in catalogue.ENGLISH.say(check.detail) for check in spoiled for part in " ".join(NAMES).split())


def docx_source() -> bytes:
    stream = io.BytesIO()
    printed(dpi=150).save(stream, "PNG")
    shown = drawing('<pic:pic><pic:blipFill><a:blip r:embed="rExtra"/></pic:blipFill></pic:pic>')
    return build(paragraph("A letter is attached.") + shown, Extra("word/media/p.png", "image", stream.getvalue()))


def test_a_picture_of_a_word_document(monkeypatch: pytest.MonkeyPatch) -> None:
    spotless = case(DocumentKind.DOCX, docx_source(), NAMES, languages=ENGLISH)
    assert len(spotless.redactions) == len(NAMES)
    assert failed(spotless.checks()) == set()
    monkeypatch.setattr(docx_pictures, "_blacken", lambda image, boxes: None)
    spoiled = case(DocumentKind.DOCX, docx_source(), NAMES, languages=ENGLISH)
    assert failed(spoiled.checks()) == {CHECK, OWN}


@pytest.mark.parametrize(("kind", "options"), [("GIF", {"duration": 500}), ("TIFF", {}), ("PNG", {})])
def test_every_image_of_a_series_is_read(kind: str, options: dict[str, int]) -> None:
    """Viewers show them one after the other, or on pages of their own."""
    letter = printed()
    blank = Image.new("L", letter.size, "white")
    stream = io.BytesIO()
    blank.save(stream, kind, save_all=True, append_images=[blank, letter], **options)
    source = build(
        paragraph("A letter is attached.") + drawing("r1"),
        Extra(f"word/media/p.{kind.lower()}", "image", stream.getvalue()),
    )
    read = "\n".join(each.text for each in pictures.scan(DocumentKind.DOCX, ENGLISH, source, None))
    assert all(name in read for name in NAMES)


@pytest.mark.parametrize("size", [(16_000, 40), (40, 16_000)])
def test_a_picture_larger_than_a_page_may_be_is_read_in_full(size: tuple[int, int]) -> None:
    width, height = size
    with pikepdf.new() as file:
        picture = file.make_stream(
            bytes(width * height), Type=Name.XObject, Subtype=Name.Image, Width=width, Height=height
        )
        picture.ColorSpace, picture.BitsPerComponent = Name.DeviceGray, 8
        file.Root.Unused = file.make_indirect(picture)
        target = io.BytesIO()
        file.save(target)
    ((grey, _),) = pictures._in_pdf(target.getvalue(), None)
    assert grey.shape == (height, width)
    assert not grey.any()


def test_a_file_without_pictures_passes() -> None:
    plain = case(DocumentKind.PDF, pdf_source(), languages=ENGLISH).checks()
    assert failed(plain) == set(), plain
    assert CHECK in {check.name for check in plain}


def test_a_word_file_without_pictures_is_not_said_to_have_had_some_read() -> None:
    plain = case(DocumentKind.DOCX, build(paragraph(f"A letter from {NAMES[0]}.")), NAMES, languages=ENGLISH).checks()
    (read,) = [each for each in plain if each.name == CHECK]
    assert (read.checked, read.detail.code) == (False, "nothing.no-picture")


def test_where_pictures_are_not_read_there_is_no_such_check() -> None:
    plain = case(DocumentKind.DOCX, docx_source(), ("letter",))
    assert CHECK not in {check.name for check in plain.checks()}
    assert {notice.code for notice in plain.document.warnings} == {"picture-not-searched"}


@pytest.mark.parametrize(("row", "found"), [("XQLINDQVISTK", True), ("XKTINAHKX", False)])
def test_letters_set_apart_count_where_chance_does_not_form_them(
    row: str, found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    masked = terms.collect(
        Document(Path(), DocumentKind.TXT, "", "Lindqvist Tina", ()), (Redaction(0, 9, "[A]"), Redaction(10, 14, "[B]"))
    )
    apart = tuple(PrintedLine((Letter(each, Box(x, 0, x + 9, 9)),), (1, 0), 9.0) for x, each in enumerate(row))
    monkeypatch.setattr(ocr, "look_again", lambda _colours, _dpi, reading, _: replace(reading, lines=apart))
    monkeypatch.setattr(ocr, "read", lambda *_: ocr.Reading())
    monkeypatch.setattr(ocr, "read_concealed", lambda *_: ())
    surfaces = pictures.scan(DocumentKind.PDF, ENGLISH, scan(printed()), None)
    assert bool(list(search.hits(masked, surfaces))) is found


def test_a_picture_that_takes_too_long_proves_nothing(clean: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ocr, "read", lambda *_: ocr.Reading(complete=False))
    assert CHECK in failed(clean.checks())


def test_a_word_that_was_read_again_at_its_place_counts_once() -> None:
    """Words that stay are counted: of one read in several sizes, the output seemed to hold more."""
    line = tuple(Letter(each, Box(10 * at, 0, 10 * at + 9, 12)) for at, each in enumerate("The harbor"))
    higher = tuple(each._replace(box=each.box._replace(y0=-9, y1=21)) for each in line)
    other = tuple(each._replace(box=each.box._replace(y0=40, y1=52)) for each in line)
    lines = [PrintedLine(each, (1, 0), 12.0) for each in (line, higher, other)]
    assert pictures.printed_once(lines).split() == ["The", "harbor", "The", "harbor"]
