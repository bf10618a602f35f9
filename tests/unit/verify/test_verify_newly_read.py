"""Words that OCR reads in the result alone are located, and nothing else is."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pymupdf
import pytest

from engine.core.options import Layout, ReadingOptions, WritingOptions
from engine.core.progress import Silent
from engine.core.types import Document, DocumentKind, PageArea, Redaction
from engine.documents import FORMATS
from engine.verify import newly_read
from engine.verify.evidence import Claim
from tests.builders.docx import Extra, build, paragraph
from tests.builders.pdf import from_content, text_at
from tests.builders.scans import ENGLISH, needs_english, printed, scan

pytestmark = needs_english

NAME, MISREAD = "Quistorp", "Quistonp"
PRINTED = f"The lease was signed by Aurelia {NAME} in Bergen on Monday. The clerk read it aloud."
_PICTURE = (
    "<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill>"
    '<a:blip r:embed="rExtra"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>'
    "</w:r></w:p>"
)


def _pdf() -> bytes:
    source = scan(printed(PRINTED))
    with pymupdf.open("pdf", source) as file:
        file[0].insert_text((30, 250), f"Mr {NAME} came.")
        return bytes(file.tobytes())


def _docx() -> bytes:
    stream = io.BytesIO()
    printed(PRINTED).save(stream, "PNG")
    return build(
        paragraph(f"<w:r><w:t>Mr {NAME} came.</w:t></w:r>") + _PICTURE,
        Extra("word/media/p", "image", stream.getvalue()),
    )


SOURCES: dict[DocumentKind, Callable[[], bytes]] = {DocumentKind.PDF: _pdf, DocumentKind.DOCX: _docx}


def _read(kind: DocumentKind, source: bytes) -> Document:
    return FORMATS[kind].read(source, Path("x"), ReadingOptions(languages=ENGLISH))


def _write(
    kind: DocumentKind, source: bytes, document: Document, *areas: PageArea
) -> tuple[bytes, tuple[Redaction, ...]]:
    redactions = tuple(Redaction(m.start(), m.end()) for m in re.finditer(NAME, document.text))
    written = FORMATS[kind].write(source, document, redactions, WritingOptions(areas=areas, layout=Layout.EXACT))
    return written.data, redactions


def _misread(document: Document) -> Document:
    """The document as OCR misread its picture; the live text is as it was."""
    (place,) = (
        each for each in document.segments if each.place.in_picture and NAME in document.text[each.start : each.end]
    )
    before, inside, behind = (
        document.text[: place.start], document.text[place.start : place.end], document.text[place.end :]
    )  # fmt: skip
    return replace(document, text=f"{before}{inside.replace(NAME, MISREAD)}{behind}")


@pytest.mark.parametrize("kind", SOURCES)
def test_word_that_was_misread_before_is_located_and_then_gone(
    kind: DocumentKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "engine.documents.docx.writing.cover_what_is_left", lambda *_: None
    )  # it finds the same, by other rules
    source = SOURCES[kind]()
    document = _misread(_read(kind, source))
    output, redactions = _write(kind, source, document)
    claim = Claim(source=b"", output=output, document=document, redactions=redactions)
    (area,) = newly_read.find(claim, progress=Silent())
    assert area.page == 0
    again, _ = _write(kind, source, document, area)
    assert not newly_read.find(replace(claim, output=again), progress=Silent())
    left = _read(kind, again).text
    assert NAME not in left
    assert "The lease was signed by" in left.replace("\n", " ")  # beside the box, OCR reads other letters


@pytest.mark.parametrize("kind", SOURCES)
def test_what_was_read_before_is_not_located(kind: DocumentKind) -> None:
    """A word that the user keeps in the picture and masks in the text stays."""
    source = SOURCES[kind]()
    document = _read(kind, source)
    first = next(
        Redaction(m.start(), m.end())
        for m in re.finditer(NAME, document.text)
        if not any(each.in_picture for each in document.places(m.start(), m.end()))
    )
    written = FORMATS[kind].write(source, document, (first,), WritingOptions(layout=Layout.EXACT))
    claim = Claim(source=b"", output=written.data, document=document, redactions=(first,))
    assert NAME in _read(kind, written.data).text
    assert newly_read.find(claim, progress=Silent()) == ()


def test_words_that_stay_on_pages_that_became_pictures_are_not_located() -> None:
    """A pilot's harbor was masked elsewhere: the harbor that stays was text, and is read by OCR for the first time."""
    first = f"The harbor pilot {NAME} asked the master of the harbor to write it down."
    source = from_content(text_at(20, 200, first, size=9))
    document = replace(_read(DocumentKind.PDF, source), languages=ENGLISH)
    start = document.text.index("harbor pilot")
    masked = (Redaction(start, start + len("harbor pilot")),)
    written = FORMATS[DocumentKind.PDF].write(source, document, masked, WritingOptions(layout=Layout.PICTURES))
    claim = Claim(source=b"", output=written.data, document=document, redactions=masked, pictured=True)
    left = _read(DocumentKind.PDF, written.data)
    again = replace(claim, document=replace(document, text=document.text.replace("of the harbor", "of the Xarbor")))
    assert "harbor" in left.text
    assert newly_read.find(claim, progress=Silent()) == ()
    assert newly_read.find(again, progress=Silent())


def test_word_in_marks_of_a_page_is_located() -> None:
    """Letters drawn as shapes under which the original has other text that Sable read."""
    with pymupdf.open() as file:
        page = file.new_page(width=400, height=300)
        page.insert_text((50, 60), "Nothing else is here, and no more.")
        text = pymupdf.TextWriter(page.rect)
        text.append((50, 150), f"Aurelia {NAME} signed", fontsize=20)
        text.write_text(page)
        shapes = page.get_svg_image(text_as_path=True)
        drawn = pymupdf.open("pdf", pymupdf.open("svg", shapes.encode()).convert_to_pdf())
    output = bytes(drawn.tobytes())
    document = replace(
        _read(DocumentKind.PDF, from_content(text_at(50, 200, f"Aurelia {NAME} signed"))), languages=ENGLISH
    )
    start = document.text.index(NAME)
    claim = Claim(source=b"", output=output, document=document, redactions=(Redaction(start, start + len(NAME), ""),))
    found = newly_read.find(claim, progress=Silent())
    assert found
    for each in found:
        assert 100 < each.box.x0 < 180 and 125 < each.box.y0 < each.box.y1 < 165
