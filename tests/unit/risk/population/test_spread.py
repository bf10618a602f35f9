"""Spread: the person is one of the people; bounds hold what they promise; uneven surnames have wider ones."""

from __future__ import annotations

import math
import random

import pytest

from engine.risk.population import spread


@pytest.mark.parametrize("mean", [1e-12, 0.01, 0.5, 1.0, 3.0, 50.0, 1e6])
def test_the_expected_number_is_the_inverse_of_a_right_match(mean: float) -> None:
    # Paper 14: (1 - (1 - p)^n) / (n p) is the chance that a match is right.
    people = 10_000_000
    share = mean / people
    right = -math.expm1(people * math.log1p(-share)) / mean
    assert spread.at_least_one(mean) == pytest.approx(1 / right, rel=1e-3)


def test_a_larger_mean_is_never_fewer_people() -> None:
    means = [10 ** (step / 20 - 4) for step in range(200)]
    for variance in (0.0, 0.3, 2.0, 40.0):
        found = [spread.central(each, variance) for each in means]
        assert found == sorted(found)
        assert found[0] == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize(
    ("mean", "error", "variance"),
    [(0.5, 0.4, 0.0), (12.0, 0.4, 0.0), (300.0, 0.3, 0.0), (4.0, 0.2, 3.0), (80.0, 0.1, 0.5)],
)
def test_bounds_hold_nine_of_ten_numbers(mean: float, error: float, variance: float) -> None:
    draws, numbers = random.Random(5), []
    while len(numbers) < 4000:
        each = (
            mean * math.exp(error * draws.gauss(0, 1)) * (draws.gammavariate(1 / variance, variance) if variance else 1)
        )
        count = _poisson(draws, each)
        if count:
            numbers.append(count)
    low, high, _ = spread.interval(mean, error, variance)
    held = sum(low <= each <= high for each in numbers) / len(numbers)
    assert 0.86 <= held <= (1.0 if mean < 20 else 0.94)


def _poisson(draws: random.Random, mean: float) -> int:
    if mean > 200:
        return round(draws.gauss(mean, math.sqrt(mean)))
    left, count = math.exp(-mean), 0
    at, reached = draws.random(), left
    while at > reached and count < 5000:
        count += 1
        left *= mean / count
        reached += left
    return count
