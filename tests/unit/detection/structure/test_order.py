"""Reading order of texts: the same for a form, a table and columns in every format. All people are invented."""

from __future__ import annotations

from pathlib import Path

import pymupdf
import pytest

from engine import documents
from engine.core.types import Structure
from engine.detection import structure
from engine.detection.structure import order
from engine.detection.structure.order import ordered
from tests.builders import docx, pdf

FORMATS = ("pdf", "docx", "txt")
ABOVE = (("Last name", "First name", "Date of birth"), ("Okafor", "Ngozi", "3 May 1947"))
BELOW = (("Okafor", "Ngozi", "3 May 1947"), ("Last name", "First name", "Date of birth"))


def read(text: str) -> str:
    """The words of a text in its reading order."""
    return " ".join(ordered(text, structure.read(text)).text.split())


def opened(rows: tuple[tuple[str, ...], ...], kind: str) -> documents.Document:
    if kind == "pdf":
        texts = [
            pdf.text_at(40 + 120 * column, 260 - 18 * row, cell)
            for row, cells in enumerate(rows)
            for column, cell in enumerate(cells)
        ]
        data = pdf.from_content(b"\n".join(texts))
    elif kind == "docx":
        columns = zip(*rows, strict=True)
        cells = "".join(
            f"<w:tc>{''.join(docx.paragraph(docx.run(line)) for line in column)}</w:tc>" for column in columns
        )
        data = docx.build(f"<w:tbl><w:tr>{cells}</w:tr></w:tbl>")
    else:
        data = "\n".join("".join(f"{cell:24}" for cell in row).rstrip() for row in rows).encode()
    return documents.read(data, Path(f"form.{kind}"))


@pytest.mark.parametrize("rows", [ABOVE, BELOW], ids=["above", "below"])
@pytest.mark.parametrize("kind", FORMATS)
def test_values_follow_their_labels(kind: str, rows: tuple[tuple[str, ...], ...]) -> None:
    document = opened(rows, kind)
    found = ordered(document.text, structure.read(document.text, document))
    assert found.text.split("\n") == ["Last name: Okafor", "First name: Ngozi", "Date of birth: 3 May 1947"]


def test_places_lead_back_to_the_text() -> None:
    text = "Okafor                  Ngozi\n____________            ____________\nLast name               First name\n"
    found = ordered(text, structure.read(text))
    assert found.places is not None
    assert all(at < 0 or text[at] == letter for at, letter in zip(found.places, found.text, strict=True))
    kept = {at for at in found.places.tolist() if at >= 0}
    assert all(at in kept for at, letter in enumerate(text) if letter.isalnum())


def test_running_text_stays_as_it_is() -> None:
    text = "Ngozi Okafor came on Tuesday.\n\nShe was seen by Dr Li."
    assert ordered(text, structure.read(text)).places is None
    assert ordered(text, Structure()).text == text


def test_cells_of_several_lines_are_whole() -> None:
    text = (
        "Time    Note                 Signed\n"
        "-----   ------------------   ------\n"
        "08:10   Slept well, washed   Ada\n"
        "        without help         Berg\n"
        "09:30   Refused breakfast,   Tom Li\n"
        "        drank tea\n"
    )
    assert "Slept well, washed without help Ada Berg 09:30" in read(text)


def test_margin_numbers_and_rules_are_left_out() -> None:
    text = "1  She told Ngozi\n2  Okafor that the\n3  boat had gone,\n4  and left.\n-----------\nEnd of page"
    assert read(text) == "She told Ngozi Okafor that the boat had gone, and left. End of page"


def test_a_colon_behind_a_gap_belongs_to_the_label_before_it() -> None:
    text = "Patient    : OKAFOR, Ngozi A       Sex  : F\nHosp No    : B0417726             Age  : 74\n"
    assert read(text) == "Patient: OKAFOR, Ngozi A Sex: F Hosp No: B0417726 Age: 74"


def test_columns_of_a_newsletter_are_read_one_after_the_other() -> None:
    text = (
        "FROM THE CHAIR                       RESULTS\n"
        "\n"
        "What a winter it has been, with      The regatta on the lake was won by\n"
        "ice on the pond until the end of     Ngozi Okafor and her crew in a\n"
        "March and no heating in the hall.    new boat, ahead of all the others\n"
        "Thanks to Tom Li we have new         who had come from far away to see\n"
        "windows now.                         it.\n"
        "\n"
        "NEXT MEETING                         The cup will be given to her in\n"
        "                                     spring.\n"
        "On Tuesday in the hall.\n"
    )
    words = read(text)
    assert "ice on the pond until the end of March" in words
    assert (
        words.index("new windows now") < words.index("RESULTS") < words.index("The cup will be given to her in spring")
    )


def test_a_table_is_not_taken_for_columns() -> None:
    text = (
        "Name             Remark                       Paid\n"
        "Ngozi Okafor     will come on Tuesday with    12.00\n"
        "                 her sister and the dog\n"
        "Tom Li           has moved to the country     11.50\n"
        "                 and left no address\n"
        "Ada Berg         pays by card every month     14.00\n"
        "                 at the desk\n"
    )
    words = read(text)
    assert "Ngozi Okafor will come on Tuesday with her sister and the dog 12.00" in words


def pages(*texts: tuple[str, ...]) -> documents.Document:
    """A PDF with a page for each of the tuples of lines, which stand far apart."""
    with pymupdf.open() as made:
        for lines in texts:
            page = made.new_page()
            for number, line in enumerate(lines):
                page.insert_text((50, 60 + 100 * number), line)
        return documents.read(made.tobytes(), Path("pages.pdf"))


@pytest.mark.parametrize("footers_first", [True, False], ids=["long", "letter"])
def test_headers_and_footers_are_read_apart(footers_first: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    said = (("She came.", "He went.", "Rain."), ("She was seen.", "He wrote.", "Snow."))
    document = pages(*(("Tolvald v. Orrin", *each, "Draft of May") for each in said))
    if footers_first:
        monkeypatch.setattr(order, "_LONG", len(document.text) - 1)
    found = order.ordered(document.text, structure.read(document.text, document))
    body = "She came. He went. Rain. She was seen. He wrote. Snow."
    headers, footers = "Tolvald v. Orrin Tolvald v. Orrin", "Draft of May Draft of May"
    order_of_parts = (headers, footers, body) if footers_first else (headers, body, footers)
    assert " ".join(found.text.split()) == " ".join(order_of_parts)


def test_pages_of_nothing_but_repeated_lines_have_no_headers() -> None:
    document = pages(*((f"Ms Tolvald, room {page}", "Orrin Valley") for page in (1, 2)))
    assert not structure.read(document.text, document).stretches
