"""Mentions where they stand: values at labels, figures in columns, fixed text. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection import placed, structure

CELLS = (
    "Test          Result    Ref. range   Case no.\n"
    "Sodium        141       135-145      4471-22\n"
    "Potassium     4.4       3.5-5.1      4471-23\n"
)


def values(text: str) -> list[tuple[str, Kind]]:
    found = placed.values(text, structure.read(text))
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
        ("Attending: Dr. Oyelaran Falk, cardiology\n", ["Dr. Oyelaran Falk"]),
        ("Name: van der Berg, Ada\n", ["van der Berg, Ada"]),
        ("Present: Ada Berg and Tom Li\n", ["Ada Berg", "Tom Li"]),
        ("Name        Berg\nFirst name  Ada\n", ["Berg", "Ada"]),
        ("姓名 name: 山田太郎\n", []),
        ("Name: 山田太郎\n", ["山田太郎"]),
        ("Name: see above\nSpouse: N/A\nWitness: none\n", []),
        ("From: the registry of deeds\n", []),
        ("Patient: denies pain and walks unaided\n", []),
        ("Name of drug: Warfarin\nFile name: Lebenslauf\n", []),
        ("Applicant: the applicant\nJudge: Clerk\n", []),
    ],
)
def test_a_lone_value_at_a_label_for_names_is_a_name(text: str, names: list[str]) -> None:
    assert [words for words, kind in values(text) if kind is Kind.PERSON] == names


def test_spaced_digits_and_short_dates_are_dates_where_a_label_says_so() -> None:
    assert values("Date of birth: 1 9 4 7\nDate    3/4\n") == [("1 9 4 7", Kind.DATETIME), ("3/4", Kind.DATETIME)]
    assert values("Score: 1 9 4 7\nStrength: 3/4\n") == []


def test_a_figure_in_a_column_of_values_is_a_quantity() -> None:
    assert kept(CELLS, "141", "135-145", "4.4") == []


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
