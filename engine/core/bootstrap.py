"""Figures of a set, with confidence intervals: which documents are in it is chance, so they are drawn anew.

Percentile bootstrap (Efron 1979), 95 %: as many documents as there are are drawn with replacement, many times.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

LEVEL = 0.95
SEED = 13


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure of the set, and where it lies in 95 % of the draws; None where nothing can be counted."""

    value: float | None
    low: float | None
    high: float | None


def draws(documents: int, samples: int, seed: int = SEED) -> NDArray[np.float64]:
    """(1 + samples, documents) float64: how often each document counts; the first row is the set as it is."""
    random = np.random.default_rng(seed)
    drawn = random.multinomial(documents, np.full(documents, 1 / documents), samples)
    return np.vstack([np.ones(documents), drawn]).astype(np.float64)


def estimate(
    measure: Callable[[NDArray[np.float64]], NDArray[np.float64]],
    counts: Sequence[NDArray[np.float64]],
    weights: NDArray[np.float64],
) -> Estimate:
    """The measure of the summed counts.

    Args:
        measure: from sums of shape (draws, ...) to figures of shape (draws,), NaN where nothing can be counted.
        counts: of each document, all of one shape.
        weights: from `draws`, for as many documents.
    """
    value, *drawn = measure(np.tensordot(weights, np.stack(counts), axes=1))
    if np.isnan(value):
        return Estimate(None, None, None)
    told = [each for each in drawn if not np.isnan(each)]
    if not told:
        return Estimate(float(value), None, None)
    low, high = np.quantile(told, [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
    return Estimate(float(value), float(low), float(high))


def ratio(sums: NDArray[np.float64]) -> NDArray[np.float64]:
    """From (..., 2), right and all, to their quotient (...); NaN where there is nothing."""
    right, every = sums[..., 0], sums[..., 1]
    return np.divide(right, every, out=np.full_like(right, np.nan), where=every > 0)


def f1(sums: NDArray[np.float64]) -> NDArray[np.float64]:
    """From (..., 4), right and all of precision and of recall, to their harmonic mean (...)."""
    precision, recall = ratio(sums[..., :2]), ratio(sums[..., 2:])
    total = precision + recall
    return np.divide(2 * precision * recall, total, out=np.where(np.isnan(total), np.nan, 0.0), where=total > 0)
