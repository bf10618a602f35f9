"""Mentions where they stand: values at labels, figures in columns, fixed text. All people are invented."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.core.message import literal
from engine.core.types import Document, DocumentKind, Kind, Mention, TextRole
from engine.core.types.document import TableCell
from engine.detection import structure
from engine.detection.filters import placed
from engine.detection.finders import announced

CELLS = (
    "Test          Result    Ref. range   Case no.\n"
    "Sodium        141       135-145      4471-22\n"
    "Potassium     4.4       3.5-5.1      4471-23\n"
)


def values(text: str) -> list[tuple[str, Kind]]:
    found = announced.values(text, structure.read(text))
    return [(text[each.start : each.end], each.kind) for each in found]


def kept(text: str, *words: str, kind: Kind = Kind.CODE, subtype: str | None = None) -> list[str]:
    """The words of mentions of these words that the structure leaves."""
    mentions = [
        Mention(at, at + len(each), kind, 0.9, "neural", literal(""), subtype)
        for each in words
        for at in [text.index(each)]
    ]
    found = placed.keep(text, mentions, structure.read(text))
    return [text[each.start : each.end] for each in found]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Last name: Okafor\n", ["Okafor"]),
        ("Next of kin: Halina Dorr, (907) 555-0171\n", ["Halina Dorr"]),
        ("Attending: Dr. Oyelaran Falk, cardiology\n", ["Oyelaran Falk"]),
        ("Name: van der Berg, Ada\n", ["van der Berg, Ada"]),
        ("Present: Ada Berg and Tom Li\n", ["Ada Berg", "Tom Li"]),
        ("Name        Berg\nFirst name  Ada\n", ["Berg", "Ada"]),
        ("姓名 name: 山田太郎\n", []),
        ("Name: 山田太郎\n", ["山田太郎"]),
        ("Name: see above\nSpouse: N/A\nWitness: none\n", []),
        ("From: the registry of deeds\n", []),
        ("Patient: denies pain and walks unaided\n", []),
        ("Name of drug: Warfarin\nFile name: Lebenslauf\n", []),
        ("Initials of Preparer\tABQ\n", ["ABQ"]),
        ("Initials of Preparer:     slw\n", ["slw"]),
        ("Initials of Preparer:     no\n", []),
        ("Present: The\tADA DORR\nHonorable\n", []),
        ("Applicant: the applicant\nJudge: Clerk\n", []),
    ],
)
def test_a_lone_value_at_a_label_for_names_is_a_name(text: str, names: list[str]) -> None:
    assert [words for words, kind in values(text) if kind is Kind.PERSON] == names


def test_the_years_of_a_cv_are_no_quantities() -> None:
    text = "EXPERIENCE\n1989 – 1993      Tolvane Ltd\n12/2012          Saltby School\n2001             Berg Ltd\n"
    years = ("1989 – 1993", "12/2012", "2001")
    assert kept(text, *years, kind=Kind.DATETIME) == [*years]


def test_the_day_of_a_date_over_two_lines_is_no_number_of_a_list() -> None:
    text = "We demand payment of all of the damages and of the costs by Sep\n14. Please call.\n"
    start = text.index("Sep")
    day = Mention(start, start + 6, Kind.DATETIME, 0.9, "patterns", literal(""), "date")
    assert list(placed.keep(text, [day], structure.read(text))) == [day]


@pytest.mark.parametrize(("number", "stays"), [("8926-42", True), ("2024-25", False), ("42-8926", False)])
def test_a_long_number_with_a_short_one_behind_it_is_no_range(number: str, stays: bool) -> None:
    text = f"Test        Result\nSodium      141\nPotassium   {number}\n"
    assert kept(text, number) == [number] * stays


@pytest.mark.parametrize(
    ("text", "number", "stays"),
    [
        ("Income: $27,014; employer Berg Textiles; supervisor Ada Dorr, 471\n", "471", True),
        ("Blood pressure: 110/65 mm Hg. Film of 052608 was shown.\n", "052608", True),
        ("Income: 546.441.2429\n", "546.441.2429", True),
        ("Income: 546.441.242\n", "546.441.242", False),
        ("Income: about 471\n", "471", False),
    ],
)
def test_a_figure_behind_a_sentence_is_not_what_the_label_announces(text: str, number: str, stays: bool) -> None:
    assert kept(text, number) == [number] * stays


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Address: Flat 2, Millrace House\n", ("Flat 2, Millrace House", Kind.LOC)),
        ("Occupation: keeper of bees (retired)\n", ("keeper of bees", Kind.DEM)),
        ("Employer: Quill & Daughters\n", ("Quill & Daughters", Kind.ORG)),
        ("Religion: old believer\n", ("old believer", Kind.DEM)),
        ("Verified: Quill 11/21/22\n", ("Quill", Kind.PERSON)),
    ],
)
def test_a_label_announces_its_whole_value(text: str, expected: tuple[str, Kind]) -> None:
    assert values(text) == [expected]


@pytest.mark.parametrize(
    "text", ["Ward: Alder\n", "Remarks: slept well\n", "Employer: same as above\n", "Address: see page 2\n"]
)
def test_other_labels_announce_nothing(text: str) -> None:
    assert values(text) == []


def test_spaced_digits_and_short_dates_are_dates_where_a_label_says_so() -> None:
    assert values("Date of birth: 1 9 4 7\nDate    3/4\n") == [("1 9 4 7", Kind.DATETIME), ("3/4", Kind.DATETIME)]
    assert values("Score: 1 9 4 7\nStrength: 3/4\n") == []


def test_a_letter_at_a_label_for_names_is_an_initial_and_no_tick() -> None:
    assert values("First name: Ida\nMI: T\nSex: F\n") == [("Ida", Kind.PERSON), ("T", Kind.PERSON)]
    assert values("Witness: Y\nSpouse: N\n") == []


def test_a_figure_in_a_column_of_values_is_a_quantity() -> None:
    assert kept(CELLS, "141", "135-145", "4.4") == []


def test_a_short_figure_under_a_label_for_nothing_of_the_kind_is_a_count() -> None:
    table = "Name        Sleepovers   Bus\nAda Berg    11           17\nTom Li      12           19\n"
    assert kept(table, "11", "17", "19") == []
    assert kept("Age: 11\nRoom: 17\nBadge no.: 144\n", "11", "17", "144") == ["11", "17", "144"]


def test_a_reference_range_is_no_reference_number() -> None:
    assert values("Test     Result   Ref\nSodium   141      3.5-5.1\nZinc     14       0.5-1.0\n") == []


def test_a_section_of_the_page_is_no_list_of_names() -> None:
    section = "Contact\n3 Mill Lane, Vestby\n01632 960 115\nada@example.org\nTools\nTrados, memoQ\n9.6 of 10\ngrade A\n"
    assert [words for words, kind in values(section) if kind is Kind.PERSON] == []


def test_a_public_body_or_product_under_a_label_for_names_is_none() -> None:
    assert values("Provider: American Heart Association\nProvider: Coloplast\n") == []


def test_a_number_in_a_column_of_identifiers_stays() -> None:
    assert kept(CELLS, "4471-23") == ["4471-23"]


def test_labels_margins_and_list_numbers_are_no_mentions() -> None:
    text = "1  Q. Who?\n2  A. Ada.\n3  Q. Where?\n4  A. Here.\n\nDoctor: Falk\n(a) Vik\n"
    assert kept(text, "1", "Q", "Doctor", "(a)", kind=Kind.ORG) == []
    assert kept(text, "2  A. Ada", "Doctor: Falk", kind=Kind.PERSON) == ["Ada", "Falk"]


def test_names_of_speakers_stay() -> None:
    text = "Will: hi\nAda Berg: hello\nWill: bye\n"
    assert kept(text, "Will", "Ada Berg", kind=Kind.PERSON) == ["Will", "Ada Berg"]


def test_a_mention_ends_with_its_cell() -> None:
    text = "Seen by      Town\nAda Berg     Vik\nTom Li       Myra\n"
    assert kept(text, "Berg     Vik", kind=Kind.PERSON) == ["Berg", "Vik"]


def test_an_initial_where_a_line_begins_is_no_mark_of_a_list() -> None:
    signed = "On behalf of the employer\nA. Brackenrigg\nB. Thorne\n"
    assert kept(signed, "A. Brackenrigg", "B. Thorne", kind=Kind.PERSON) == ["A. Brackenrigg", "B. Thorne"]
    assert kept("1. Ada Berg\n2. Tom Li\n3. Ida Ek\n", "1. Ada Berg", kind=Kind.PERSON) == ["Ada Berg"]
    assert kept("a) Ada Berg\nb) Tom Li\n", "a) Ada Berg", kind=Kind.PERSON) == ["Ada Berg"]


def test_the_letters_of_a_list_are_no_initials() -> None:
    text = "It is one of:\nA. Soliciting\nB. Theft\nC. Extortion\nD. Acrilo members\n"
    assert kept(text, "C. Extortion", "D. Acrilo", kind=Kind.PERSON) == ["Extortion", "Acrilo"]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Ada Dorr ID: 4471-88\nOther: none\n", "Ada Dorr"),
        ("Home phone 555-0142\nName: Vik\n", "555-0142"),
        ("Place of birth Yakima\nName: Vik\n", "Yakima"),
        ("Signature of Ada Dorr: ____\n", "Ada Dorr"),
    ],
)
def test_what_stands_in_a_label_beside_its_words_is_kept(text: str, value: str) -> None:
    assert kept(text, value, kind=Kind.PERSON) == [value]


@pytest.mark.parametrize("value", ["509-555-0142", "Yakima", "10/09/14", "RR 2 Box 88, Tieton Grade"])
def test_a_value_below_its_label_in_one_cell_is_kept(value: str) -> None:
    rows = (("13. Home phone\n" + value, "Sex\nF"), ("7. Place of birth\n" + value, "Grade\n2"))
    text, cells = "", []
    for row, columns in enumerate(rows):
        for column, cell in enumerate(columns):
            for line in cell.split("\n"):
                cells.append(TableCell(len(text), len(text) + len(line), 0, row, column))
                text += line + "\n"
    document = Document(Path("form.docx"), DocumentKind.DOCX, "", text, (), cells=tuple(cells))
    read = structure.read(text, document)
    starts = [match.start() for match in re.finditer(re.escape(value), text)]
    mentions = [Mention(at, at + len(value), Kind.CODE, 0.9, "neural", literal("")) for at in starts]
    assert [each.start for each in placed.keep(text, mentions, read)] == starts
    assert [each.role for start in starts if (each := read.at(start))] == [TextRole.VALUE] * len(starts)


def test_days_above_the_columns_of_a_chart_are_dates() -> None:
    text = (
        "Test (units)    12/9    15/9    Range\n"
        "Na (mmol/L)     126     133     135-145\n"
        "K (mmol/L)      3.1     4.4     3.5-5.2\n"
    )
    assert values(text) == [("12/9", Kind.DATETIME), ("15/9", Kind.DATETIME)]
    assert values(text.replace("12/9", "1.5").replace("15/9", "2.5")) == []


def test_a_number_on_two_lines_of_a_narrow_cell_is_one() -> None:
    text = (
        "Member   Phone     Tier\n"
        "Dorr     07700     Gold\n"
        "         900141        \n"
        "Vik      0131 496  Basic\n"
        "         0188          \n"
        "Berg     none      Basic\n"
    )
    assert [words for words, kind in values(text) if kind is Kind.CODE] == ["07700", "900141", "0131 496", "0188"]


def test_a_date_on_the_lines_of_a_narrow_cell_is_one() -> None:
    text = (
        "No.    Name     Born     Fee\n"
        "1107   Dorr     3        paid\n"
        "                Mar          \n"
        "                1999         \n"
        "1109   Vik      17       half\n"
        "                Jul          \n"
        "                1968         \n"
    )
    found = values(text)
    assert {("Mar", Kind.DATETIME), ("1999", Kind.DATETIME), ("Jul", Kind.DATETIME)} <= set(found)


LOG = "00:40    Calling out. Turned.\n03:45    Fall beside the bed.\n05:00    Obs stable. Seen at 04:30 by Ada.\n"


@pytest.mark.parametrize(
    ("text", "subtype"),
    [
        ("Village: Tarrick 14\n", "street-address"),
        ("Anschrift: Am Anger 3b, Lützau\n", "street-address"),
        ("Village: Tarrick\n", "place"),
        ("Wohnort: 10115 Lützau\n", "place"),
    ],
)
def test_a_place_with_the_number_of_a_house_is_an_address(text: str, subtype: str) -> None:
    found = announced.values(text, structure.read(text))
    assert [each.subtype for each in found if each.kind is Kind.LOC] == [subtype]


@pytest.mark.parametrize(
    ("row", "found"),
    [
        ("Account | 4929 | 1234 | 5678 | 3377 |", ["4929", "1234", "5678", "3377"]),
        ("Phone | +44 | 7700 | 900123 |", ["+44", "7700", "900123"]),
        ("Date of birth | 14 | 03 | 1931 |", ["14", "03", "1931"]),
        ("Date of birth | 14 | März | 1931 |", ["14", "März", "1931"]),
        ("Year | 2019 | 2020 | 2021 |", []),
        ("No. of cases | 1402 | 1311 | 1931 |", []),
        ("Account | 12 | 3 |", []),
    ],
)
def test_a_number_in_groups_over_the_cells_of_a_form(row: str, found: list[str]) -> None:
    text = f"{row}\nTitle | none | none | none | none |\n"
    grouped = [each for each in announced.values(text, structure.read(text)) if each.word is not None]
    assert [text[each.start : each.end] for each in grouped] == found
    assert len({each.word for each in grouped}) == bool(found)
