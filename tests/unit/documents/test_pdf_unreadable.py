"""Text whose font does not say which letters it draws is read like a picture, and goes glyph by glyph (threat P25)."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pikepdf
import pymupdf

from engine.core.options import ReadingOptions
from engine.core.types import Document, Redaction
from engine.documents import pdf
from engine.documents.pdf.read.glyphs import UNREADABLE
from tests.builders.pdf import from_content
from tests.builders.scans import ENGLISH, needs_english

pytestmark = needs_english

LINES = "Ingrid Sandvik was born in Saltby.", "Her doctor, Piotr Hallsen, said so."
READABLE = "A witness who saw nothing signed this page."


def source(*lines: str) -> bytes:
    """Lines in a font with glyph numbers alone, and one in a usual font."""
    with pymupdf.open() as typed:
        page = typed.new_page()
        page.insert_font(fontname="F0", fontbuffer=pymupdf.Font("helv").buffer)
        for number, line in enumerate(lines):
            page.insert_text((72, 100 + 30 * number), line, fontname="F0", fontsize=12)
        page.insert_text((72, 300), READABLE, fontsize=12)
        data = typed.tobytes()
    with pikepdf.open(BytesIO(data)) as file:
        for each in file.objects:
            if isinstance(each, pikepdf.Dictionary) and "/ToUnicode" in each:
                del each["/ToUnicode"]
        stream = BytesIO()
        file.save(stream)
        return stream.getvalue()


def read(data: bytes, languages: tuple[str, ...] = ENGLISH) -> Document:
    return pdf.read(data, Path("a.pdf"), ReadingOptions(languages=languages))


def _said(document: Document) -> str:
    return " ".join(document.text.replace(UNREADABLE, " ").split())


def test_it_is_read_and_goes() -> None:
    document = read(data := source(*LINES))
    assert _said(document) == " ".join((READABLE, *LINES))
    assert [(each.code, each.pages) for each in document.warnings] == [("unreadable-text", (0,))]
    names = "Ingrid Sandvik", "Piotr Hallsen"
    spans = [match.span() for name in names for match in re.finditer(name, document.text)]
    redactions = tuple(Redaction(*span) for span in spans)
    written = pdf.write(data, document, redactions)
    left = read(written.data)
    assert not {"Ingrid", "Sandvik", "Piotr", "Hallsen"} & set(re.findall(r"\w+", left.text))
    assert "was born in Saltby." in _said(left)
    glyphs, gone = document.text.count(UNREADABLE), len("IngridSandvikPiotrHallsen,")
    assert glyphs - left.text.count(UNREADABLE) >= gone


def test_signs_that_stand_alone_are_not_read() -> None:
    assert _said(read(source("a", "b"))) == READABLE


def test_without_a_language_a_person_is_told() -> None:
    document = read(source(*LINES), ("xxx",))
    assert _said(document) == READABLE
    assert "unreadable-text" in {each.code for each in document.warnings}


def test_signs_among_codes_of_their_font_are_no_text() -> None:
    """A font without meanings numbers its glyphs: the codes of some are those of digits and signs."""
    lines = ("0102030431250506", "01020304546f6c76616c640506", "0531060203")
    shown = b" 0 -40 Td ".join(f"<{each}> Tj".encode() for each in lines)
    document = read(from_content(b"BT /F1 12 Tf 60 250 Td " + shown + b" ET"), ())
    assert document.text.split() == [UNREADABLE * 8, UNREADABLE * 4 + "Tolvald" + UNREADABLE * 2, UNREADABLE * 5]
