"""Letters that are drawn as shapes are searched and masked like text in pictures (threat P22)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.core.options import MaskStyle
from engine.core.progress import Silent
from engine.core.types import Document, PdfPlace, Redaction
from engine.documents import pdf
from engine.documents.pdf.read import outlines
from tests.builders.outlined import outlined, plotted
from tests.builders.pdf import from_content, text_at
from tests.builders.scans import ENGLISH, needs_english

pytestmark = needs_english

LINES = "Ingrid Sandvik was born in Saltby.", "Her doctor, Piotr Hallsen, said so."
FILES = {
    "letter by letter": outlined(*LINES),
    "in one path": outlined(*LINES, each=False),
    "even-odd": outlined(*LINES, operator="f*"),
    "large": outlined(*LINES, size=24),
}


def read(source: bytes, languages: tuple[str, ...] = ENGLISH) -> Document:
    return pdf.read(source, Path("a.pdf"), password=None, progress=Silent(), languages=languages)


@pytest.mark.parametrize("source", FILES.values(), ids=FILES)
def test_they_are_read_and_go(source: bytes) -> None:
    document = read(source)
    assert document.text.split() == " ".join(LINES).split()
    assert [(each.code, each.pages) for each in document.warnings] == [("drawing-read", (0,))]
    names = "Ingrid Sandvik", "Piotr Hallsen"
    spans = [match.span() for name in names for match in re.finditer(name, document.text)]
    redactions = tuple(Redaction(*span, "") for span in spans)
    written = pdf.write(source, document, redactions, style=MaskStyle.BOX, password=None, progress=Silent())
    # With the name goes what stands in one word with it.
    assert read(written.data).text.split() == "was born in Saltby. Her doctor, said so.".split()


def test_letters_that_a_pen_draws() -> None:
    assert read(plotted("HELENE MAKINEN")).text == "HELENE MAKINEN"


def test_each_letter_has_a_box_around_all_of_it() -> None:
    document = read(outlined("Hallsen, Maren"))
    boxes = [box for each in document.segments if isinstance(each.place, PdfPlace) for box in each.place.boxes]
    assert min(box.x0 for box in boxes) < 73.5
    assert max(box.x1 for box in boxes) - min(box.x0 for box in boxes) > 78


@pytest.mark.parametrize(
    "content",
    [
        b"".join(b"72 %d 300 14 re f " % y for y in range(100, 700, 40)),  # the rows of a table
        b"".join(b"%d 100 m %d 700 l S " % (x, x) for x in range(72, 500, 20)),  # its rules
        b"".join(b"72 %d m 80 %d l 76 %d l h f " % (y, y, y + 8) for y in range(100, 700, 40)),  # arrows
        b"100 100 m 100 500 500 500 500 100 c h f " * 9,  # large shapes
        b"",
    ],
)
def test_other_drawings_are_not_read(content: bytes) -> None:
    page = from_content(content + text_at(72, 720, "Maren Tolvald"), size=(612, 792))
    document = read(page)
    assert (document.text, document.warnings) == ("Maren Tolvald", ())


def test_where_they_can_not_be_read_a_person_is_told() -> None:
    told = {each.code: each.pages for each in read(outlined(*LINES), ("xxx",)).warnings}
    assert told == {"drawing-not-searched": (0,), "page-without-text": (0,), "no-ocr-languages": (0,)}


def test_of_too_many_shapes_a_person_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlines, "HEAVIEST", 20)
    document = read(outlined(*LINES))
    told = [(each.code, each.pages) for each in document.warnings]
    assert told == [("drawing-read", (0,)), ("drawing-not-searched", (0,))]  # what it shows was read all the same
