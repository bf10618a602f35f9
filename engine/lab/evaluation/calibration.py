"""Calibration of the risk: whether annotators mask seven of ten entities with a risk of 0.7.

Expected calibration error (paper 7): over ten equally wide bins, the mean distance between the mean risk and the part
masked, weighted by the number of decisions. A decision is that of one annotator on one found entity: masked, if they
masked more than half of its words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from engine.core.types import RiskLevel, Span
from engine.lab.evaluation.gold import GoldDocument, covered, inside, tokens

BINS = 10


def count(text: str, gold: GoldDocument, risks: Iterable[tuple[Sequence[Span], float]]) -> NDArray[np.float64]:
    """Return (BINS, 3) float64: decisions, sum of the risks, decisions to mask.

    Args:
        risks: the mentions of each entity, and its risk from 0 to 1.
    """
    table = np.zeros((BINS, 3))
    masks = [covered(len(text), [each[:2] for each in gold.by(name) if each.masked]) for name in gold.annotators]
    for spans, risk in risks:
        words = tokens(text, spans)
        for mask in masks:
            decided = 2 * inside(words, mask).sum() > len(words)
            table[min(int(risk * BINS), BINS - 1)] += (1, risk, decided)
    return table


def error(sums: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the expected calibration error, shape (...), of tables of shape (..., BINS, 3); NaN without decisions."""
    distance: NDArray[np.float64] = np.abs(sums[..., 1] - sums[..., 2]).sum(-1)
    decisions = sums[..., 0].sum(-1)
    found = np.full_like(distance, np.nan)
    np.divide(distance, decisions, out=found, where=decisions > 0)
    return found


def by_level(table: NDArray[np.float64]) -> dict[RiskLevel, NDArray[np.float64]]:
    """Return a row (3,) for each level from a table (BINS, 3); borders of levels are borders of bins too."""
    levels = np.asarray([RiskLevel.of((number + 0.5) / BINS) for number in range(BINS)])
    return {level: table[levels == level].sum(0) for level in RiskLevel}
