"""Reading order: columns from top to bottom, tables and forms across, words joined inside a column."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

import pytest
from pymupdf import get_text_length

from tests.builders.pdf import SECRET, from_content, holds, mask, read, text_at

PAGE = (612.0, 792.0)

FIRST = (
    f"In the spring the owners of the mill met the council and its lawyer Emil {SECRET}, who had come from the sea to "
    "speak for them. Nobody had ever asked about the water rights of the valley, and so the meeting took longer than a "
    "day. At the end the neighbours agreed to share the costs of the new pipe between all of them."
)
SECOND = (
    "The lower farms were not so lucky in that year. Their well ran dry before the harvest, and the school of Saint "
    "Marten lent them its pump, which the children carried over the hill by hand. A plaque on the old town hall still "
    "tells of it, though few people remember who put it there."
)
THIRD = (
    "Later reports differ on how it went on. Some say that the pump never came back, others that it stands in a shed "
    "behind the church to this day, where nobody has looked for a long time. I have seen the shed and found it full of "
    "hay, and the priest told me that the hay belongs to his brother."
)


def wrapped(text: str, width: float = 150) -> list[str]:
    """Lines as a typesetter breaks them, with long words divided."""
    lines = [""]
    for word in text.split():
        if _fits(f"{lines[-1]} {word}", width):
            lines[-1] = f"{lines[-1]} {word}".strip()
        elif len(word) > 8 and word.isalpha() and _fits(f"{lines[-1]} {word[:4]}-", width):
            lines[-1] += f" {word[:4]}-"
            lines.append(word[4:])
        else:
            lines.append(word)
    return lines


def _fits(line: str, width: float) -> bool:
    length: float = get_text_length(line.strip(), fontname="helv", fontsize=9)
    return length <= width


def lines_at(x: float, y: float, lines: Sequence[str], *, leading: float = 12, size: float = 9) -> bytes:
    return b"".join(text_at(x, y - leading * row, line, size=size) for row, line in enumerate(lines))


def column_at(x: float, y: float, text: str) -> bytes:
    return lines_at(x, y, wrapped(text))


def text_of(*contents: bytes) -> str:
    return read(from_content(b"".join(contents), size=PAGE)).text


@pytest.mark.parametrize("shift", [0, 4], ids=["aligned lines", "lines on other levels"])
def test_columns_are_read_from_top_to_bottom(shift: float) -> None:
    texts = [FIRST, SECOND, THIRD]
    for count, width in ((2, 200), (3, 180)):
        columns = [column_at(40 + width * n, 700 - shift * n, texts[n]) for n in range(count)]
        assert text_of(*columns).split("\n\n") == texts[:count]


def test_the_order_of_drawing_does_not_matter() -> None:
    columns = [wrapped(each) for each in (FIRST, SECOND, THIRD)]
    rows = [
        text_at(40 + 180 * n, 700 - 12 * number, line, size=9)
        for number, row in enumerate(zip_longest(*columns, fillvalue=""))
        for n, line in enumerate(row)
    ]
    assert text_of(*rows).split("\n\n") == [FIRST, SECOND, THIRD]


def test_sentence_goes_on_in_the_next_column() -> None:
    lines = wrapped(f"{FIRST} {SECOND} {THIRD}")
    assert not lines[12].endswith(".")
    assert text_of(lines_at(40, 700, lines[:13]), lines_at(240, 700, lines[13:])) == f"{FIRST} {SECOND} {THIRD}"


def test_heading_and_figure_across_columns_stay_in_their_places() -> None:
    heading = text_at(150, 740, "A short history of the water in our valley", size=16)
    upper = column_at(40, 700, FIRST) + column_at(240, 700, SECOND)
    caption = text_at(60, 560, "Figure 1. The mill and its owners, drawn by a child of the village school", size=9)
    lower = column_at(40, 500, THIRD) + column_at(240, 500, FIRST)
    text = text_of(lower, caption, upper, heading)
    found = [
        text.index(each) for each in ("A short", "In the spring", "The lower", "Figure 1", "Later", "In the spring")
    ]
    assert found[:5] == sorted(found[:5])
    assert text.rindex("In the spring") > found[4]


def test_notes_stand_at_the_end_of_their_column() -> None:
    notes = [lines_at(40, 590, ("1. See the minutes of the council.",), size=7)]
    notes += [lines_at(240, 590, ("2. The plaque was put up in 1911.",), size=7)]
    text = text_of(*notes, column_at(40, 700, FIRST), column_at(240, 700, SECOND))
    assert text.split("\n\n") == [
        FIRST,
        "1. See the minutes of the council.",
        SECOND,
        "2. The plaque was put up in 1911.",
    ]


def test_page_number_between_the_columns_is_no_part_of_them() -> None:
    text = text_of(column_at(40, 700, FIRST), column_at(240, 700, SECOND), text_at(228, 560, "17", size=9))
    assert text.split("\n\n") == [FIRST, SECOND, "17"]


def test_table_stays_in_rows() -> None:
    rows = [
        ("Department of Fisheries", "Hanna Brevik", "12 March 1998", "4,120.00"),
        ("Office of the Harbour Master", SECRET, "3 June 2001", "3,870.50"),
        ("Department of Roads", "Jonas Meyer", "28 August 1987", "5,001.25"),
        ("Registry of Births and Deaths", "Aino Salo", "1 May 2010", "2,990.00"),
        ("Department of Schools", "Pell Tarrow", "19 May 1979", "6,200.75"),
    ]
    cells = [
        text_at(x, 700 - 14 * number, cell, size=9)
        for number, row in enumerate(rows)
        for x, cell in zip((40, 200, 320, 440), row, strict=True)
    ]
    assert text_of(*cells) == "\n".join("\t".join(row) for row in rows)


def test_form_stays_in_rows() -> None:
    rows = [
        ("Full name of the applicant:", "Emil Johannes Quistorp"),
        ("Address of the applicant:", "14 Harbour Lane, Saltby"),
        ("Date on which the lease began:", "the first day of March"),
        ("Name of the previous owner:", "not known to the tenant"),
        ("Reason for the application:", "damp walls in the kitchen"),
    ]
    cells = [
        text_at(x, 700 - 18 * number, cell, size=10)
        for number, row in enumerate(rows)
        for x, cell in zip((40, 260), row, strict=True)
    ]
    assert text_of(*cells) == "\n".join("\t".join(row) for row in rows)


def test_numbers_of_lines_stand_apart_from_the_text() -> None:
    """Pleading paper: a name that is divided between two numbered lines is one name."""
    numbers = lines_at(40, 700, [str(number) for number in range(1, 12)])
    assert FIRST in text_of(numbers, column_at(80, 700, FIRST))


@pytest.mark.parametrize("label", ["1.", "(a)", "iv.", "[12]", "•"])
@pytest.mark.parametrize("rest", [70, 40], ids=["hanging", "indented"])
def test_item_goes_on_below_its_text(label: str, rest: float) -> None:
    first = wrapped(FIRST)[0]
    item = text_at(40, 700, label, size=9) + text_at(70, 700, first, size=9)
    item += lines_at(rest, 688, wrapped(FIRST.removeprefix(first), 220 - rest))
    assert text_of(item) == f"{label}\t{FIRST}"


def test_hyphen_of_an_address_stays() -> None:
    lines = ("the record stands at https://example.org/old-", "records/letters and nowhere else in it")
    assert "example.org/old-records/letters" in text_of(lines_at(40, 700, lines))


def test_text_across_other_text_is_a_line_of_its_own() -> None:
    stamp = text_at(90, 702, "EXHIBIT 4", size=14)
    text = text_of(lines_at(40, 700, ("Filed with the registry of the district court",)), stamp)
    assert "district court\nEXHIBIT 4" in text


@pytest.mark.parametrize(
    ("first", "second", "composed"), [("\xa8", "u", "ü"), ("u", "\xa8", "ü"), ("`", "a", "à"), ("c", "\xb8", "ç")]
)
def test_accent_that_is_printed_by_itself_belongs_to_its_letter(first: str, second: str, composed: str) -> None:
    """TeX prints the accent, a step back, then the letter (threat P25)."""
    content = f"BT /F1 12 Tf 50 200 Td [(Frau M) ({first}) 400 ({second}) -60 (ller)] TJ ET".encode("cp1252")
    assert read(from_content(content)).text == f"Frau M{composed}ller"


def test_name_over_two_lines_of_a_column_goes() -> None:
    source = from_content(column_at(40, 700, FIRST) + column_at(240, 700, SECOND), size=PAGE)
    document, written = mask(source, f"Emil {SECRET}")
    assert f"Emil {SECRET}" in document.text
    assert not holds(written.data)


SHEET = (
    "CRYSTAL BERG,",
    "Plaintiff,",
    "v.",
    "ACRILO SERVICES,",
    "having been sworn,",
    "testified.",
    "You ready?",
    "Yes.",
    "Good.",
)


def numbered(lines: Sequence[str]) -> list[str]:
    return [f"{number} {line}" for number, line in enumerate(lines, start=1)]


def test_the_pages_of_a_transcript_on_one_sheet_are_read_one_by_one() -> None:
    pages = [numbered(SHEET), numbered([line.lower() for line in SHEET])]
    text = text_of(*(lines_at(60 + 260 * n, 700, page) for n, page in enumerate(pages)))
    assert text.split("\n\n") == ["\n".join(page) for page in pages]


def test_a_table_with_numbers_on_one_side_is_read_across() -> None:
    text = text_of(lines_at(60, 700, numbered(SHEET)), lines_at(320, 700, SHEET))
    assert text.split("\n")[0] == f"1 {SHEET[0]}\t{SHEET[0]}"


def test_points_in_the_colour_of_paper_are_spaces() -> None:
    white, black, points = "1 1 1 rg", "0 0 0 rg", "\u00b7 \u00b7 \u00b7"
    shown = f"{white} (\u00b7) Tj {black} (4) Tj {white} ({points}) Tj {black} (Mr. Berg) Tj"
    assert text_of(f"BT /F1 9 Tf 1 0 0 1 60 700 Tm {shown} ET".encode("cp1252")) == "4 Mr. Berg"
