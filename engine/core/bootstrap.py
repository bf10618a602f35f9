"""Confidence intervals of 95 % for measures of a set of documents, by bootstrap, and for shares.

Percentile bootstrap (Efron 1979): as many documents as the set holds are drawn with replacement, many times. Which
documents are in a set is chance, and the interval shows how much the measure depends on it. Where none or all of a set
are found, each draw says the same: for shares there is Wilson's interval.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

LEVEL = 0.95
SEED = 13
_NORMAL = 1.959964
"""Standard deviations around the mean that hold 95 % of the normal distribution."""


@dataclass(frozen=True, slots=True)
class IntervalEstimate:
    """A measure of the set and its 95 % confidence interval; None where nothing can be counted."""

    value: float | None
    low: float | None
    high: float | None


def draws(documents: int, samples: int) -> NDArray[np.float64]:
    """Return the weights of documents in each draw, (1 + samples, documents) float64.

    A weight is how often a draw counts the document; the first row is the set itself.
    """
    random = np.random.default_rng(SEED)
    drawn = random.multinomial(documents, np.full(documents, 1 / documents), samples)
    return np.vstack([np.ones(documents), drawn]).astype(np.float64)


def estimate(
    measure: Callable[[NDArray[np.float64]], NDArray[np.float64]],
    counts: Sequence[NDArray[np.float64]],
    weights: NDArray[np.float64],
) -> IntervalEstimate:
    """Return a measure of the summed counts, with its confidence interval.

    Args:
        measure: maps sums of shape (draws, ...) to figures of shape (draws,), NaN where nothing can be counted.
        counts: one array for each document, all of one shape.
        weights: from `draws`, for as many documents.
    """
    value, *drawn = measure(np.tensordot(weights, np.stack(counts), axes=1))
    if np.isnan(value):
        return IntervalEstimate(None, None, None)
    numbers = [number for number in drawn if not np.isnan(number)]
    if not numbers:
        return IntervalEstimate(float(value), None, None)
    low, high = np.quantile(numbers, [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
    return IntervalEstimate(float(value), float(low), float(high))


def of_share(found: int, cases: int) -> IntervalEstimate:
    """Return the share of `found` in independent cases with its Wilson score interval (1927), meaningful at 0 too."""
    if not cases:
        return IntervalEstimate(None, None, None)
    value = found / cases
    weight = 1 / (1 + _NORMAL**2 / cases)
    centre = weight * (value + _NORMAL**2 / (2 * cases))
    spread = weight * _NORMAL * math.sqrt(value * (1 - value) / cases + (_NORMAL / (2 * cases)) ** 2)
    # At the ends rounding could push the bounds past the value.
    low, high = min(max(0.0, centre - spread), value), max(min(1.0, centre + spread), value)
    return IntervalEstimate(value, low, high)


def ratio(sums: NDArray[np.float64]) -> NDArray[np.float64]:
    """Divide (..., 2) sums, right and all, into quotients of shape (...); NaN where nothing was counted."""
    right, total = sums[..., 0], sums[..., 1]
    return np.divide(right, total, out=np.full_like(right, np.nan), where=total > 0)


def f1(sums: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the harmonic means (...) of precision and recall, from (..., 4) sums: right and all of each."""
    precision, recall = ratio(sums[..., :2]), ratio(sums[..., 2:])
    total = precision + recall
    return np.divide(2 * precision * recall, total, out=np.where(np.isnan(total), np.nan, 0.0), where=total > 0)
