"""Letters that are drawn as shapes are searched and masked like text in pictures (threat P22)."""

from __future__ import annotations

import re
from functools import lru_cache
from io import BytesIO
from pathlib import Path

import pikepdf
import pymupdf
import pytest

from engine.core.options import ReadingOptions
from engine.core.types import Box, Document, PdfPlace, Redaction
from engine.documents import pdf
from engine.documents.pdf.read import outlines, scans
from engine.documents.pdf.read.glyphs import Line
from tests.builders.outlined import outlined, plotted
from tests.builders.pdf import from_content, text_at
from tests.builders.scans import ENGLISH, needs_english
from tests.sampled import sampled

pytestmark = needs_english

LINES = "Ingrid Sandvik was born in Saltby.", "Her doctor, Piotr Hallsen, said so."
FILES = {
    "letter by letter": outlined(*LINES),
    "in one path": outlined(*LINES, each=False),
    "even-odd": outlined(*LINES, operator="f*"),
    "large": outlined(*LINES, size=24),
}


def read_again(source: bytes, languages: tuple[str, ...] = ENGLISH) -> Document:
    return pdf.read(source, Path("a.pdf"), ReadingOptions(languages=languages))


read = lru_cache(maxsize=32)(read_again)
"""Several tests ask about the same file, and reading a picture takes long."""


@pytest.mark.parametrize("source", sampled(FILES.values(), every=2), ids=FILES)
def test_they_are_read_and_go(source: bytes) -> None:
    document = read(source)
    assert document.text.split() == " ".join(LINES).split()
    assert [(each.code, each.pages) for each in document.warnings] == [("drawing-read", (0,))]
    names = "Ingrid Sandvik", "Piotr Hallsen"
    spans = [match.span() for name in names for match in re.finditer(name, document.text)]
    redactions = tuple(Redaction(*span) for span in spans)
    written = pdf.write(source, document, redactions)
    # With the name goes what stands in one word with it.
    assert read(written.data).text.split() == "was born in Saltby. Her doctor, said so.".split()


def with_letters(*content: str) -> bytes:
    """A page with letters drawn as shapes, in place of LETTERS in this content."""
    letters = outlined("Ingrid Sandvik", height=792)
    with pikepdf.open(BytesIO(letters)) as file:
        drawn = file.pages[0].Contents.read_bytes().decode().partition(".4 w\n")[2]
    return from_content("\n".join(each.replace("LETTERS", drawn) for each in content).encode(), size=(612, 792))


def test_letters_on_a_filled_frame_of_lines_are_read() -> None:
    """Drawn in black, as the letters are, the frame would hide them."""
    framed = "0.8 0.9 1 rg 60 660 m 60 720 l 260 720 l 260 660 l h f 0 g LETTERS"
    assert read(with_letters(framed)).text == "Ingrid Sandvik"


def test_letters_that_are_drawn_several_times_are_no_grounds() -> None:
    """Each time with another clipping path, as around boxes."""
    assert read(with_letters(*["LETTERS"] * 5)).text == "Ingrid Sandvik"


@pytest.mark.parametrize("turn", sampled(["0 1 -1 0 870 443", "1 0 0 1 0 -40", "0 -1 1 0 -592 732"], every=3))
def test_what_ocr_passed_over_is_read_again(monkeypatch: pytest.MonkeyPatch, turn: str) -> None:
    """It passes over words in frames and turned words amid others, in some pages."""
    first = scans._read_alone
    passed_over: list[bool] = []

    def read_alone(sheet: bytes, area: Box, languages: tuple[str, ...], turned: int) -> tuple[Line, ...]:
        found = first(sheet, area, languages, turned)
        if not passed_over:
            passed_over.append(True)
            return tuple(line for line in found if line.direction[0] > 0.9 and line.characters[0].box.y0 < 110)
        return found

    monkeypatch.setattr(scans, "_read_alone", read_alone)
    found = read_again(with_letters("LETTERS", f"q {turn} cm LETTERS Q")).text.split()
    assert (found.count("Ingrid"), found.count("Sandvik")) == (2, 2)


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


BEVEL = (
    "{0} 301 m {0} 313 l {3} 313 l {2} 312 l {1} 312 l {1} 302 l h f {3} 313 m {3} 301 l {0} 301 l {1} 302 l "
    "{2} 302 l {2} 312 l h f "
)


@pytest.mark.parametrize(
    "content",
    [
        "".join(f"{x} 300 m {x} 314 l {x} 300 l S " for x in range(72, 500, 14)),
        "".join(BEVEL.format(x, x + 1, x + 11, x + 12) for x in range(72, 500, 40)),
    ],
    ids=["cells of a comb", "boxes to tick"],
)
def test_borders_of_fields_are_no_letters(content: str) -> None:
    """A form has hundreds of them, and to read its page for them alone takes minutes."""
    with pymupdf.open("pdf", from_content(content.encode(), size=(612, 792))) as file:
        assert outlines.find_outlines(file[0], outlines.Drawings(file[0])) is None


def test_where_they_can_not_be_read_a_person_is_told() -> None:
    told = {each.code: each.pages for each in read(outlined(*LINES), ("xxx",)).warnings}
    assert told == {"drawing-not-searched": (0,), "page-without-text": (0,), "no-ocr-languages": (0,)}


def test_of_too_many_shapes_a_person_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlines, "HEAVIEST", 20)
    document = read_again(outlined(*LINES))
    told = [(each.code, each.pages) for each in document.warnings]
    assert told == [("drawing-read", (0,)), ("drawing-not-searched", (0,))]  # what it shows was read all the same
