"""Estimates of counts left out: intervals that hold, and small groups that are not called larger.

The counts are published ones of districts, each estimated from the other districts alone.
"""

from __future__ import annotations

import math
from functools import cache

import pytest

from engine.lab.population.measure import TRIALS, CellTrial
from engine.risk.population import Details, estimate, spread
from engine.risk.population.estimate import safely


@cache
def _cells(name: str) -> list[CellTrial]:
    return [each for each in TRIALS[name]() if each.held >= 1 and each.mean > 0]


def _expected(each: CellTrial) -> float:
    return spread.safe(spread.at_least_one(each.mean * safely(each.error)), each.mean, each.error, 0.0)


@pytest.mark.parametrize("name", ["religion, districts", "origin, districts"])
def test_nine_of_ten_intervals_hold_the_count_of_a_district_left_out(name: str) -> None:
    cells = _cells(name)
    held = sum(
        low <= each.held <= high for each in cells for low, high, _ in [spread.interval(each.mean, each.error, 0)]
    )
    assert 0.85 <= held / len(cells) <= 0.95


@pytest.mark.parametrize("name", ["religion, districts", "origin, districts"])
def test_a_small_group_of_a_district_left_out_is_rarely_called_larger(name: str) -> None:
    small = [each for each in _cells(name) if each.held <= spread.SMALL]
    assert len(small) >= 15
    assert sum(_expected(each) > spread.SMALL for each in small) <= 0.05 * len(small)


@pytest.mark.parametrize("name", ["religion, districts", "origin, districts"])
def test_the_typical_district_is_nearer_than_the_share_of_the_nation(name: str) -> None:
    cells = _cells(name)
    model, nation = (
        sum(abs(math.log(mean / each.held)) <= math.log(2) for each in cells for mean in [getattr(each, field)])
        for field in ("mean", "independent")
    )
    assert model > nation


def test_a_town_without_a_table_says_so_and_has_a_wide_interval() -> None:
    town = estimate(Details(country="England", place="Knaresborough", religion="Sikh"))
    assert town.guessed == ("religion",)
    assert estimate(Details(country="England", place="Leeds", religion="Sikh")).guessed == ()
    assert town.high > 8 * town.low
    assert town.expected <= spread.SMALL, "10 of 14,740 people, if it is like other places"


def test_guessed_are_the_details_whose_share_in_the_place_is_not_published() -> None:
    def guessed(**details: object) -> tuple[str, ...]:
        return estimate(Details(**details)).guessed  # type: ignore[arg-type]

    assert guessed(country="England", place="Leeds", sex="F", age=(40, 44)) == ()
    assert guessed(country="England", place="Knaresborough", sex="F", age=(40, 44)) == ("sex", "age")
    assert guessed(country="France", sex="F", age=(40, 44)) == ()
    assert guessed(country="US", place="Cook County, Illinois", diagnosis="asthma") == ()
    assert guessed(country="US", place="Springfield, Illinois", diagnosis="asthma") == ("diagnosis",)
    assert guessed(country="Germany", diagnosis="asthma") == ("diagnosis",)


def test_offices_are_left_out_and_not_counted_by_thousands() -> None:
    for office in ("president", "mayor", "prime minister", "queen"):
        found = estimate(Details(country="France", occupation=office))
        assert (found.ignored, found.low) == (("occupation",), 1.0), office
    for job in ("nurse", "chief executives", "managers, directors and senior officials"):
        assert "occupation" in estimate(Details(country="England", occupation=job)).used, job
