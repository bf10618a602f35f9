"""Dates and addresses of terms are found however they are written, and other dates, numbers and addresses are not."""

from __future__ import annotations

import pytest

from engine.detection.own import terms

DATE, ADDRESS = "14 March 1987", "maren.quistorp@example.org"


def _found(text: str, term: str) -> list[str]:
    return [each.words(text) for each in terms.find(text, terms=(term,), person=None)]


@pytest.mark.parametrize(
    "written",
    [
        "1987-03-14",
        "1987/3/14",
        "03/14/1987",
        "14.03.1987",
        "14. 3. 87",
        "14/3/87",
        "14-MAR-87",
        "14 Mar. 1987",
        "March 14, 1987",
        "March 14th, '87",
        "14th of March 1987",
        "14th day of March, 1987",
        "19870314",
        "140387",
        "14. März 1987",
        "14 mars 1987",
        "14 de marzo de 1987",
        "14.III.1987",
        "1987年3月14日",
        "1987년 3월 14일",
        "fourteenth of March nineteen eighty-seven",
        "fourteenth day of March, nineteen hundred and eighty-seven",
    ],
)
def test_date_is_found_in_every_form(written: str) -> None:
    assert _found(f"Born on {written} at home.", DATE) == [written]


@pytest.mark.parametrize("term", ["1987-03-14", "14.03.1987", "March 14, 1987", "14. März 1987", "14 mars 1987"])
def test_term_may_be_a_date_in_any_form(term: str) -> None:
    assert _found(f"Born on {DATE} at home.", term) == [DATE]


@pytest.mark.parametrize(
    "other",
    [
        "14.387",
        "114.03.1987",
        "14.03.19871",
        "March 1987",
        "14 March 1988",
        "15 March 1987",
        "4.3.1987",
        "1987",
        "14.3",
    ],
)
def test_other_dates_and_numbers_stay(other: str) -> None:
    assert _found(f"See {other} there.", DATE) == []


@pytest.mark.parametrize(
    "said",
    [
        ("21 May 2005", "twenty-first day of May, two thousand and five"),
        ("21 May 2005", "May twenty first, twenty oh five"),
        ("30 June 1900", "thirtieth of June nineteen hundred"),
        ("9 May 2019", "ninth of May, two thousand nineteen"),
        ("20 March 1987", "twentieth of March 1987"),
    ],
)
def test_date_is_found_in_words(said: tuple[str, str]) -> None:
    term, written = said
    assert _found(f"On the {written} she left.", term) == [written]


@pytest.mark.parametrize(
    "written",
    [
        "maren.quistorp+news@example.org",
        "Maren.Quistorp@mail.example.org",
        "maren.quistorp@nospam.example.org",
        "example.org=maren.quistorp",
        "maren dot quistorp at example dot org",
    ],
)
def test_address_is_found_in_every_form(written: str) -> None:
    assert _found(f"Write to {written} soon.", ADDRESS) == [written]


@pytest.mark.parametrize(
    "other", ["anna.maren.quistorp+1@example.org", "info@example.org", "maren.quistorp@example.com"]
)
def test_other_addresses_stay(other: str) -> None:
    assert _found(f"Write to {other} soon.", ADDRESS) == []
