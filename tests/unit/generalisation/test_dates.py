"""Dates in words and numbers."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.generalisation.dates import Date, coarser, forms, readings

DAY = Date(2019, 3, 12)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("12 March 2019", DAY),
        ("March 12, 2019", DAY),
        ("12th of March 2019", DAY),
        ("the 12th day of March, 2019", DAY),
        ("twelfth of March 2019", DAY),
        ("12 Mar. 2019", DAY),
        ("12-MAR-2019", DAY),
        ("12MAR2019", DAY),
        ("2019-03-12", DAY),
        ("2019-03-12T08:35:20Z", DAY),
        ("Tuesday, 12 March 2019 at 10.30", DAY),
        ("Tue 12 March 2019, 10:30 p.m.", DAY),
        ("MARCH 12 2019 AT 5 PM", DAY),
        ("20190312", DAY),
        ("25/03/2019", Date(2019, 3, 25)),
        ("03/25/19", Date(2019, 3, 25)),
        ("25.3.52", Date(1952, 3, 25)),
        ("12 March", Date(None, 3, 12)),
        ("March 12th", Date(None, 3, 12)),
        ("3/14", Date(None, 3, 14)),
        ("29 February", Date(None, 2, 29)),
        ("March 2019", Date(2019, 3)),
        ("03/2019", Date(2019, 3)),
        ("March", Date(None, 3)),
        ("in 2019", Date(2019)),
        ("early 1961", Date(1961)),
        ("spring of 1961", Date(1961)),
        ("the late 1960s", Date(decade=1960)),
        ("'60s", Date(decade=1960)),
        ("1960’s", Date(decade=1960)),
    ],
)
def test_reads_what_a_phrase_says(words: str, expected: Date) -> None:
    assert readings(words) == (expected,)


@pytest.mark.parametrize(
    "words", ["", "Bergen", "30 February 2019", "13/13/2019", "1984-1990", "12-14 March 2019", "10:30", "34", "1965s"]
)
def test_what_is_no_single_date(words: str) -> None:
    assert readings(words) == ()


def test_an_open_order_has_two_readings() -> None:
    assert readings("03/04/2019") == (Date(2019, 4, 3), Date(2019, 3, 4))
    assert readings("04/04/2019") == (Date(2019, 4, 4),)


def test_what_a_date_is_part_of() -> None:
    assert coarser(DAY) == (Date(2019, 3), Date(2019), Date(decade=2010))
    assert coarser(Date(None, 3, 12)) == (Date(None, 3),)
    assert coarser(Date(decade=2010)) == ()


def test_keys_follow_the_standard() -> None:
    dates = (DAY, Date(2019, 3), Date(2019), Date(decade=2010), Date(None, 3, 12))
    assert [each.key for each in dates] == ["2019-03-12", "2019-03", "2019", "201X", "XXXX-03-12"]


@given(st.dates(min_value=date(1600, 1, 1), max_value=date(2099, 12, 31)))
def test_every_form_is_read_back(day: date) -> None:
    whole = Date(day.year, day.month, day.day)
    for each in (whole, *coarser(whole), Date(None, day.month, day.day)):
        written = forms(each)
        assert len(set(written)) == len(written)
        for words in written:
            assert each in readings(words), words
            assert each in readings(words.upper()), words
