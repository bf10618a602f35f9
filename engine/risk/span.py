"""Span-classification indicator: a small network on probability, length and encoder vectors of a mention.

The additional features are the numbers of words and pieces of the mention, and the mean of the encoder's vectors over
the pieces. A small network was fitted to the decisions of annotators (paper 2, section 5.2).
"""

from __future__ import annotations

import numpy as np

from engine.core.message import message
from engine.core.types import Indicator, Kind
from engine.models.network import Floats
from engine.risk import probability

NAME = "span"
THRESHOLD = 0.5


def features(log_probabilities: Floats, kind: Kind, words: str, vector: Floats) -> Floats:
    """Return features (15 + width,) float32: those of `probability`, words, pieces, and the vector (width,)."""
    counts = np.asarray([len(words.split()), len(log_probabilities)], np.float32)
    return np.concatenate([probability.features(log_probabilities, kind), counts, vector])


def indicate(score: float) -> Indicator:
    """Return the indicator for the network's score of the features."""
    reason = message("span.mask" if score >= THRESHOLD else "span.leave", score=score)
    return Indicator(NAME, score, score >= THRESHOLD, reason, THRESHOLD, decides=False)
