"""Spread of a number of people around its estimated mean, given that there is at least one: the person in the document.

The mean is uncertain by a factor (log-normal), the bearers of a surname live unevenly (gamma), and the count is random
(Poisson). The existence of the person is used as in paper 14: the expected number is n p / (1 - (1 - p)^n), the inverse
of the chance that a match is right, and the chance that nobody else shares the details is (1 - p)^(n - 1); here in the
limit of many people and small p, with n p the mean.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from statistics import NormalDist

_NORMAL = NormalDist()
_LOW, _HIGH = 0.05, 0.95
_LOGS = tuple(_NORMAL.inv_cdf((step + 0.5) / 13) for step in range(13))
_FINE = tuple(_NORMAL.inv_cdf((step + 0.5) / 41) for step in range(41))
_COARSE = tuple(_NORMAL.inv_cdf((step + 0.5) / 5) for step in range(5))
_EVEN = tuple((step + 0.5) / 16 for step in range(16))
_NEAR = 0.75
SMALL = 20
"""People up to whom a group is small: an error must not make it larger."""
_FEW, _OWN_FEW, _UNEVEN_FEW = 0.023, 0.15, 0.25
_OWN = 0.45  # error up to which the margins of a place are its own
_EXACT = 3  # people up to whom probabilities are added up one by one
_NONE = 1e-12  # means under which there is nobody
_THIRD = 1 / 3
_MOST_DOUBLINGS = 37  # of one person: more people than there are


def at_least_one(mean: float) -> float:
    """Return the expected number of people given at least one, for a Poisson number with this mean."""
    return mean / -math.expm1(-mean) if mean > 1e-9 else 1.0


def central(mean: float, variance: float) -> float:
    """Return the central number of people with an uneven surname, given at least one.

    It is the geometric mean, since a few places with many bearers dominate the arithmetic one. If most places have some
    bearers, it is not far below the mean, around which a gamma variable lies in terms of ratios.

    Args:
        variance: relative variance of the density between places.
    """
    if variance <= 0:
        return at_least_one(mean)
    held, logs = 0.0, 0.0
    for each in _means(mean, 0.0, variance):
        held -= math.expm1(-each)
        logs += _log_count(each)
    return max(math.exp(logs / held), _NEAR * mean, 1.0) if held > 0 else 1.0


@lru_cache(maxsize=4096)
def interval(mean: float, error: float, variance: float) -> tuple[float, float, float]:
    """Return the bounds of the number in nine cases of ten, and the chance that the person is unique.

    Args:
        error: standard deviation of the log of the mean.
        variance: relative variance between places; 0 if people live evenly.
    """
    means = _means(mean, error, variance)
    alone = sum(math.exp(-each) for each in means) / len(means)
    present = -sum(math.expm1(-each) for each in means)
    if present <= 1e-12:
        return 1.0, 1.0, 1.0
    held = _holding(means)
    return _quantile(held, _LOW * present), _quantile(held, _HIGH * present), alone


def safe(expected: float, mean: float, error: float, variance: float) -> float:
    """Return an expected number of people, at most 20 if the group may well be that small."""
    return min(expected, SMALL) if few(mean, error, variance) else expected


@lru_cache(maxsize=4096)
def few(mean: float, error: float, variance: float) -> bool:
    """Return whether a group of 20 people or fewer is so likely that the group may not be reported as larger.

    For a place without its own table, the limit is the 2.3 % of two standard deviations, which is then the share of the
    small groups of held-out districts reported as larger (`engine.lab.population.measure`). With a table, more of the
    groups are small, and 15 % suffice. With a surname, so many places have a few bearers of a name that is frequent
    elsewhere that 25 % give the same, in draws from the model, since no counts are available.
    """
    means = _means(mean, error, variance, steps=_FINE)
    present = -sum(math.expm1(-each) for each in means)
    limit = _UNEVEN_FEW if variance > 0 else _OWN_FEW if error <= _OWN else _FEW
    return present <= 1e-12 or _held(_holding(means), SMALL) > limit * present


def _means(mean: float, error: float, variance: float, steps: Sequence[float] = _LOGS) -> list[float]:
    """Return equally likely means."""
    if variance <= 0:
        return [mean * math.exp(error * z) for z in steps] if error else [mean]
    logs = [mean * math.exp(error * z) for z in _COARSE] if error else [mean]
    gammas = _gammas(round(variance, 3))
    return [log * gamma for log in logs for gamma in gammas]


@lru_cache(maxsize=512)
def _gammas(variance: float) -> tuple[float, ...]:
    """Return equally likely values of a gamma variable with mean 1 and this variance.

    A gamma variable with a shape under 1 is one with the shape plus 1, times a uniform one to the power 1 / shape.
    """
    shape = 1 / variance
    above = [_wilson_hilferty(shape + 1, z) for z in _COARSE]
    found = [big * part ** (1 / shape) / shape for big in above for part in _EVEN]
    mean = sum(found) / len(found)
    return tuple(each / mean for each in found)


def _wilson_hilferty(shape: float, z: float) -> float:
    return shape * max(0.0, 1 - 1 / (9 * shape) + z / (3 * math.sqrt(shape))) ** 3


@lru_cache(maxsize=4096)
def _log_count(mean: float) -> float:
    """Return the expected log of a Poisson number, none counted as 0."""
    if mean > 30:
        return math.log(mean) - 1 / (2 * mean)
    chance, found = math.exp(-mean), 0.0
    for count in range(1, 90):
        chance *= mean / count
        found += chance * math.log(count)
    return found


_Holding = Sequence[tuple[float, float]]
"""Means, each with its probability of nobody."""


def _holding(means: Sequence[float]) -> _Holding:
    return [(each, math.exp(-each)) for each in means if each >= _NONE]


def _quantile(held: _Holding, sought: float) -> float:
    """Return the least number, from 1, up to which the means together hold the probability `sought`, without zero."""
    power = bisect_left(range(_MOST_DOUBLINGS), True, key=lambda each: _held(held, 2.0**each) >= sought)
    low, high = 2.0 ** (power - 1) if power else 0.0, 2.0**power
    while high - low > max(1.0, high * 0.002):
        middle = math.floor((low + high) / 2)
        low, high = (middle, high) if _held(held, middle) < sought else (low, middle)
    return max(1.0, high)


def _held(held: _Holding, count: float) -> float:
    """Return the sum over the means of the probability of 1 to `count` people.

    Exact for up to three people, otherwise by Wilson and Hilferty's root.
    """
    if count <= _EXACT:
        return sum(_at_most(each, int(count)) - nobody for each, nobody in held)
    shape = count + 1
    middle, scale = 1 - 1 / (9 * shape), 3 * math.sqrt(shape / 2)
    return sum(math.erfc(((each / shape) ** _THIRD - middle) * scale) / 2 - nobody for each, nobody in held)


def _at_most(mean: float, count: int) -> float:
    """Return the probability of at most `count` people."""
    return math.exp(-mean) * sum(mean**each / math.factorial(each) for each in range(count + 1))
