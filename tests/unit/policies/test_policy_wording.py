"""Wordings of policies in the words of a finding, around it, and in the text. All people are invented."""

from __future__ import annotations

import re
from datetime import date

import pytest

from engine.policies.wording import AFTER, BEFORE, DOCUMENT, NEAR, SPAN, WORDS
from tests.builders.marked import unmark_one
from tests.growth import is_linear, seconds

LONG_AGO = date.today().year - 90

SAYS = [
    ("age-over-89", "101-year-old man", True),
    ("age-over-89", "aged 90", True),
    ("age-over-89", "89-year-old", False),
    ("age-over-89", "95 days old", False),
    ("month-or-weekday", "in early March", True),
    ("month-or-weekday", "Tues.", True),
    ("month-or-weekday", "lunes", True),
    ("month-or-weekday", "3 March", False),
    ("month-or-weekday", "March 2019", False),
    ("month-or-weekday", "Monday, 14/2", False),
    ("year-over-89-years-ago", f"3 March {LONG_AGO}", True),
    ("year-over-89-years-ago", "1899", True),
    ("year-over-89-years-ago", f"3 March {LONG_AGO + 1}", False),
    ("year-over-89-years-ago", "invoice 19011", False),
    ("day-or-month", "the 3rd of the month", True),
    ("day-or-month", "early March", True),
    ("day-or-month", "Mondays", True),
    ("day-or-month", "3/14", True),
    ("day-or-month", "14.3.2019", True),
    ("day-or-month", "Christmas", True),
    ("day-or-month", "2019", False),
    ("day-or-month", "2.5 hours", False),
    ("day-or-month", "10:30", False),
    ("day-or-month", "1984-1990", False),
    ("day-or-month", "two days later", False),
    ("at-sign", "anna@example.org", True),
    ("at-sign", "anna [at] example", True),
    ("at-sign", "at example", False),
    ("digit", "12 Elm Street", True),
    ("digit", "Elm Street", False),
    ("long-number", "SSN 900-55-0142", True),
    ("long-number", "4711234", True),
    ("long-number", "12 Elm Street, MA 01970", False),
    ("plain-number", "AB 900-55-0142", True),
    ("plain-number", "XXX-XX-0142", True),
    ("plain-number", "0142 Anna", False),
    ("us-state", "Vermont", True),
    ("us-state", "NORTH DAKOTA", True),
    ("us-state", "TX", True),
    ("us-state", "New York", False),
    ("us-state", "Springfield, Vermont", False),
    ("us-state", "Kansas City", False),
]


@pytest.mark.parametrize(("name", "words", "holds"), SAYS)
def test_what_the_words_say(name: str, words: str, holds: bool) -> None:
    text = f"xx {words} 90"
    assert WORDS[name](text, 3, 3 + len(words)) is holds


def test_a_number_after_a_name_with_a_form_of_address_is_an_age() -> None:
    text = "1  Mr Ivo Tolvane, 91, bone pain; route 91, bay"
    assert WORDS["age-over-89"](text, text.index("91"), text.index("91") + 2)
    assert not WORDS["age-over-89"](text, text.rindex("91"), text.rindex("91") + 2)


NEARBY = [
    ("birth", "Date of birth: ⟦12 March 1984⟧", True),
    ("birth", "DOB ⟦03/12/84⟧", True),
    ("birth", "D.O.B.:\n⟦03/12/1984⟧", True),
    ("birth", "was born in Ghent, to a family of weavers, on ⟦12 March 1984⟧", True),
    ("birth", "⟦03/12/1984⟧ (DOB)", True),
    ("birth", "⟦12 March 1984⟧, which is her date of birth", False),
    ("birth", "⟦12 March 1984⟧ was the day of his birth", True),
    ("birth", "born on 12 March 1984. On ⟦5 April 2019⟧ she", False),
    ("birth", "The stubborn engine failed on ⟦5 April 2019⟧", False),
    ("birth", "signed on ⟦5 April 2019⟧", False),
    ("child", "her minor daughter, ⟦Anna Berg⟧,", True),
    ("child", "the 9-year-old ⟦Anna⟧", True),
    ("child", "a nine-year-old girl named ⟦Anna⟧", True),
    ("child", "⟦Anna Berg⟧, a minor, by her mother", True),
    ("child", "⟦Anna Berg⟧ (age 9)", True),
    ("child", "⟦Anna Berg⟧, 12, was", True),
    ("child", "⟦Anna Berg⟧, aged 16 years old", True),
    ("child", "⟦Anna Berg⟧ was a juvenile", True),
    ("child", "as parent of ⟦A. Berg⟧", True),
    ("child", "⟦Anna Berg⟧, by and through her next friend", True),
    ("child", "⟦Anna Berg⟧, 42, was", False),
    ("child", "⟦Anna Berg⟧, a 42-year-old nurse", False),
    ("child", "within 14 days, ⟦Anna Berg⟧ shall", False),
    ("child", "Judge ⟦Anna Berg⟧ ordered", False),
    ("child", "suffered minority oppression by ⟦Anna Berg⟧", False),
]


@pytest.mark.parametrize(("name", "marked", "holds"), NEARBY)
def test_what_stands_around(name: str, marked: str, holds: bool) -> None:
    around = re.sub("⟦.*⟧", SPAN, marked)
    assert NEAR[name](around, 0, len(around)) is holds


THROUGHOUT = [
    ("speaks-of-children", "custody of the minor child", True),
    ("speaks-of-children", "J.B., a minor, sues", True),
    ("speaks-of-children", "Q. How old is your daughter?", True),
    ("speaks-of-children", "How old is the house?", False),
    ("speaks-of-children", "both are minors.", True),
    ("speaks-of-children", "a 9-year-old pupil", True),
    ("speaks-of-children", "by her guardian ad litem", True),
    ("speaks-of-children", "a minor point of law", False),
    ("speaks-of-children", "minor injuries, in D minor", False),
    ("speaks-of-children", "a 42-year-old nurse", False),
    ("column-of-births", "Name Date of Birth SSN\nAnna Berg 3/12/1984", True),
    ("column-of-births", "DOB | Name", True),
    ("column-of-births", "Date of birth: 3/12/1984", False),
    ("column-of-births", "Date of birth: March 3, 1984", False),
    ("column-of-births", "a date of birth that nobody knew", False),
    ("criminal-case", "Case 3:21-cr-00123-ABC", True),
    ("criminal-case", "UNITED STATES OF AMERICA v. BERG", True),
    ("criminal-case", "the grand jury", True),
    ("criminal-case", "Case 3:21-cv-00123-ABC, Berg v. Example Ltd", False),
]


@pytest.mark.parametrize(("name", "text", "holds"), THROUGHOUT)
def test_what_the_text_says(name: str, text: str, holds: bool) -> None:
    assert DOCUMENT[name](text, 0, len(text)) is holds


@pytest.mark.parametrize("name", DOCUMENT)
def test_a_long_text_takes_linear_time(name: str) -> None:
    def spent(length: int) -> float:
        text = "A miner 9 years v. Untied States date of birth, within 14 days of the 3rd. " * length
        return seconds(lambda: DOCUMENT[name](text, 0, len(text)))

    assert is_linear(spent, 400, 4_000)


@pytest.mark.parametrize("name", NEAR)
@pytest.mark.parametrize("filler", ["a", " ", "born ", "child of ", ", a "])
def test_the_surroundings_take_linear_time(name: str, filler: str) -> None:
    def spent(length: int) -> float:
        around = (filler * BEFORE)[: BEFORE * length // 10] + SPAN + (filler * AFTER)[: AFTER * length // 10]
        return seconds(lambda: [NEAR[name](around, 0, len(around)) for _ in range(20)])

    assert is_linear(spent, 1, 10)


@pytest.mark.parametrize(
    ("table", "holds"),
    [
        ("Name | Date of birth | City\nAnna Berg | ⟦03/04/1981⟧ | Bergen", True),
        ("name,dob,city\nAnna Berg,03/04/1981,Bergen\nOla Nord,⟦05/06/1982⟧,Oslo", True),
        ("Name\nD.O.B.\nAnna Berg\n⟦3 April 1981⟧", True),
        ("Name\tBirthday\nAnna Berg\t⟦3 April 1981⟧", True),
        ("Name\tBorn\tCity\nAnna Berg\t⟦3 April 1981⟧\tBergen", True),
        ("Anna Berg was born in Bergen\nHired: ⟦3 April 1981⟧", False),
        ("Date of birth\nAnna Berg told the court on ⟦3 April 1981⟧ that she had gone home that night.", False),
    ],
)
def test_dates_below_a_heading_for_births(table: str, holds: bool) -> None:
    text, span = unmark_one(table)
    assert WORDS["birth-column"](text, *span) is holds
