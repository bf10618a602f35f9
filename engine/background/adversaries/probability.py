"""From scores of people to probabilities and ranks."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

_EQUAL = 1e-6
"""Scores that differ by less are a tie: sums in another order differ in their last digits."""


def log_softmax(scores: NDArray[np.floating]) -> NDArray[np.float64]:
    """ln p of scores (..., people); equal scores are equally probable."""
    shifted = np.asarray(scores - scores.max(-1, keepdims=True), np.float64)
    return np.asarray(shifted - np.log(np.exp(shifted).sum(-1, keepdims=True)))


def ranks(scores: NDArray[np.floating], person: int) -> NDArray[np.float64]:
    """(n,) expected place, from 1, of `person` among scores (n, people) where ties are drawn by lot.

    With nothing left to go by all people tie, and the expected place is the middle: an adversary can but guess.
    """
    own = scores[:, person, None]
    above = (scores > own + _EQUAL).sum(-1)
    tied = (np.abs(scores - own) <= _EQUAL).sum(-1) - 1
    return np.asarray(1.0 + above + tied / 2)
