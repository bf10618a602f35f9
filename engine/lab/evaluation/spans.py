"""Exact and partial match of masked spans (paper 3, section 4.3, after SemEval-2013 task 9).

Each span counts once: first those with the same ends on both sides are paired, then those that overlap. A pair that
only overlaps is half right in the partial match, and wrong in the exact one.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from engine.core.types import Span
from engine.lab.evaluation.gold import GoldDocument

MATCHES = ("exact", "partial")
"""Rows of `count`."""
_HALF = 0.5


def count(gold: GoldDocument, found: Iterable[Span]) -> NDArray[np.float64]:
    """Return (2, 4): for each of `MATCHES` right and found spans, right and annotated spans.

    Each annotator counts alone.
    """
    predicted = set(found)
    counted = np.zeros((len(MATCHES), 4))
    for name in gold.annotators:
        masked = {mention[:2] for mention in gold.by(name) if mention.masked}
        exact = predicted & masked
        partial = len(exact) + _HALF * _overlapping(predicted - exact, masked - exact)
        for row, right in zip(counted, (len(exact), partial), strict=True):
            row += right, len(predicted), right, len(masked)
    return counted


def _overlapping(found: set[Span], masked: set[Span]) -> int:
    """Return how many pairs of overlapping spans there are, no span in two of them."""
    left, pairs = sorted(masked), 0
    for start, end in sorted(found):
        partner = next((each for each in left if each[0] < end and start < each[1]), None)
        if partner:
            left.remove(partner)
            pairs += 1
    return pairs
