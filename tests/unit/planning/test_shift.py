"""Dates move by one number of weeks, in the form in which they are written."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.generalisation import dates
from engine.planning.replacements.invention import source
from engine.planning.replacements.shift import SHIFTS, Shift, moved, shift

YEAR_AND_A_BIT = Shift(weeks=60, year=2018, month_first=False)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("12 March 2018", "6 May 2019"),
        ("Monday, 12 March 2018 at 10.30", "Monday, 6 May 2019 at 10.30"),
        ("the 12th of March 2018", "the 6th of May 2019"),
        ("March 12th, 2018", "May 6th, 2019"),
        ("MARCH 8, 2018", "MAY 2, 2019"),
        ("8 Mar. 2018", "2 May. 2019"),
        ("2 Feb '84", "28 Mar '85"),
        ("12/03/2018", "06/05/2019"),
        ("12.3.18", "6.5.19"),
        ("12 March", "6 May"),
        ("2018-03-12T08:35:20", "2019-05-06T08:35:20"),
        ("20180312", "20190506"),
        ("2 and 25 January 1995", "26 February and 20 March 1996"),
        ("12-14 March 2018", "6-8 May 2019"),
        ("March 12-14, 2018", "May 6-8, 2019"),
        ("November 10 and 12, 2018", "January 4 and 6, 2020"),
        ("11 March 2018 / 19 March 2018", "5 May 2019 / 13 May 2019"),
        ("28 June 2018 and 2 July 2018", "22 August 2019 and 26 August 2019"),
        ("March 2018", "May 2019"),
        ("November and December 2018", "January and February 2020"),
        ("October and November 2018", "December 2019 and January 2020"),
        ("in May", "in July"),
        ("03/2018", "05/2019"),
        ("2018-03", "2019-05"),
        ("2018", "2019"),
        ("1984-1990", "1985-1991"),
        ("spring of 1984", "spring of 1985"),
    ],
)
def test_the_form_stays(words: str, expected: str) -> None:
    assert moved(words, YEAR_AND_A_BIT) == expected


@pytest.mark.parametrize(
    "words",
    [
        "the 1960s",
        "10:30",
        "three months",
        "31 February 2018",
        "34-year-old",
        "soon",
        "Monday",
        "Mondays",
        "on Tue.",
        "",
        "12",
        "12 March 2018 and soon",
        "Q9 2018x",
    ],
)
def test_what_is_no_date_is_not_moved(words: str) -> None:
    assert moved(words, YEAR_AND_A_BIT) is None


KEYS = st.text(min_size=1, max_size=8)
DAYS = st.dates(date(1905, 1, 1), date(2090, 1, 1))


def _shift(secret: str) -> Shift:
    return shift(source(secret), "person", ())


def _read(words: str | None) -> date:
    assert words is not None
    (found,) = dates.readings(words)
    assert found.year
    return date(found.year, found.month or 1, found.day or 1)


@settings(max_examples=50, deadline=None)
@given(KEYS, DAYS, DAYS)
def test_intervals_and_weekdays_stay(secret: str, one: date, other: date) -> None:
    by = _shift(secret)
    new = [_read(moved(f"{day:%d %B %Y}", by)) for day in (one, other)]
    assert new[1] - new[0] == other - one
    assert new[0].weekday() == one.weekday()
    assert new[0] - one == timedelta(weeks=by.weeks) != timedelta(0)


@settings(max_examples=50, deadline=None)
@given(KEYS, DAYS, DAYS)
def test_intervals_between_months_and_between_years_stay(secret: str, one: date, other: date) -> None:
    by = _shift(secret)
    new = [_read(moved(f"{day:%B %Y}", by)) for day in (one, other)]
    count = [12 * each.year + each.month for each in (*new, one, other)]
    assert count[1] - count[0] == count[3] - count[2]
    years = [int(moved(str(day.year), by) or 0) for day in (one, other)]
    assert years[1] - years[0] == other.year - one.year
    assert abs(count[0] - count[2] - 12 * by.weeks / 52.18) <= 0.6


@settings(max_examples=50, deadline=None)
@given(KEYS, DAYS)
def test_no_part_of_a_date_is_left_as_it_was(secret: str, day: date) -> None:
    by = _shift(secret)
    for words in (f"{day.year}", f"{day:%B}", f"{day:%B %Y}", f"{day:%d %B %Y}", f"{day.isoformat()}"):
        assert moved(words, by) != words


@settings(max_examples=50, deadline=None)
@given(KEYS, DAYS)
def test_every_form_of_a_day_moves_to_the_same_day(secret: str, day: date) -> None:
    by = _shift(secret)
    new = day + timedelta(weeks=by.weeks)
    for form in dates.forms(dates.Date(day.year, day.month, day.day)):
        if "/" not in form and "." not in form and "-" not in form and form[0].isdigit():
            assert (changed := moved(form, by)) is not None, form
            assert dates.Date(new.year, new.month, new.day) in dates.readings(changed), (form, changed)


@pytest.mark.parametrize(
    ("written", "month_first"),
    [
        (("03/04/2018", "25/12/2018"), False),
        (("03/04/2018", "12/25/2018"), True),
        (("03/04/2018",), True),
        (("03.04.2018",), False),
        ((), False),
    ],
)
def test_the_order_of_numbers_is_that_of_the_document(written: tuple[str, ...], month_first: bool) -> None:
    assert shift(source("s"), "person", written).month_first is month_first


def test_a_day_without_a_year_is_of_the_year_that_the_document_speaks_of_most() -> None:
    assert shift(source("s"), "person", ("1 May 2016", "2 May 2016", "May 2017")).year == 2016


def test_a_shift_is_one_of_as_many_as_are_told() -> None:
    drawn = source("s")
    found = {shift(drawn, f"person {number}", ()).weeks for number in range(12_000)}
    assert len(found) == SHIFTS > 800
    assert all(30 <= abs(weeks) <= 521 for weeks in found)


def test_people_have_shifts_of_their_own() -> None:
    drawn = source("s")
    assert len({shift(drawn, f"person {number}", ()).weeks for number in range(40)}) > 20
    assert shift(drawn, "person 1", ()) == shift(source("s"), "person 1", ())
