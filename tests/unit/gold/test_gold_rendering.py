"""Rendered gold documents: the same bytes each time, and what Sable reads back holds every word."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import docx
import pymupdf
import pytest

from engine import documents
from engine.lab.evaluation.places import aligned
from tests.gold import as_docx, as_pdf, as_txt, files, markup
from tests.gold.style import STYLES, Style, chosen
from tests.sampled import sampled
from tests.unit.gold.test_gold_markup import EVERYTHING, parsed

# One document of each kind of layout: the benchmark reports words that are not read in any other.
SAMPLES = (
    "admission-chest-pain deposition-warehouse form-school-enrolment cv-two-columns-chemist chat-landlord-group".split()
)


def unread(document: markup.GoldFile, data: bytes, ending: str) -> list[str]:
    """Return the words of the document that Sable does not read in the file."""
    read = documents.read(data, Path(f"note.{ending}")).text
    words = [document.text[slice(*span)] for span in _words(document.text)]
    return [word for word, at in zip(words, aligned(document.text, read), strict=True) if at is None]


def _words(text: str) -> list[tuple[int, int]]:
    return [at for at in aligned(text, text) if at]


@pytest.mark.parametrize("ending", files.FORMATS)
@pytest.mark.parametrize("style", STYLES)
def test_every_word_is_read_in_every_style(style: Style, ending: str) -> None:
    document = parsed(EVERYTHING)
    assert unread(document, files.FORMATS[ending](document, style), ending) == []


@pytest.mark.parametrize("name", sampled(SAMPLES, every=3))
def test_every_word_of_a_document_is_read_in_every_format(name: str) -> None:
    document = markup.read(markup.DEVELOPMENT / f"{name}.md")
    for ending, data in files.rendered(document).items():
        assert unread(document, data, ending) == [], ending


def test_the_bytes_are_the_same_each_time() -> None:
    document = parsed(EVERYTHING)
    assert files.rendered(document) == files.rendered(document)


def test_the_name_chooses_the_style() -> None:
    names = [path.stem for path in files.sources(markup.DEVELOPMENT)]
    assert {chosen(name) for name in names} == set(STYLES)


def test_text_has_aligned_columns_margin_numbers_and_columns_side_by_side() -> None:
    lines = as_txt.render(parsed(EVERYTHING), STYLES[0]).decode().splitlines()
    name = next(line for line in lines if line.startswith("Name"))
    row = next(line for line in lines if line.startswith("Ada Holm"))
    assert name.index("Age") == row.index("40")
    assert "   9  Q.  Who?" in lines
    assert any(line.startswith("Left") and line.endswith("- right") for line in lines)


def test_docx_has_real_tables_header_footer_and_section_columns() -> None:
    file = docx.Document(BytesIO(as_docx.render(parsed(EVERYTHING), STYLES[1])))
    assert file.tables[0].cell(1, 0).text == "Ada Holm\nnurse"
    assert file.sections[0].header.paragraphs[0].text == "Top"
    assert file.sections[0].footer.paragraphs[0].text == "Bottom"
    numbers = [section._sectPr.xpath("./w:cols/@w:num") for section in file.sections]
    assert ["2"] in numbers


def test_pdf_has_header_and_footer_on_each_page_and_keeps_columns_apart() -> None:
    long = EVERYTHING + "".join(
        f"\nParagraph {number} of some length, so that there is a second page.\n" for number in range(60)
    )
    with pymupdf.open(stream=as_pdf.render(parsed(long), STYLES[0])) as file:
        assert len(file) > 1
        assert all("Top" in page.get_text() and "Bottom" in page.get_text() for page in file)
        (left,), (right,) = file[0].search_for("Left"), file[0].search_for("right")
        assert left.x1 < right.x0 and abs(left.y0 - right.y0) < 1
