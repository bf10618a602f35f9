"""Language-model probability indicator: the risk of an entity from how hard it is to predict.

The log-probabilities of a mention's pieces are summarised in five numbers, which with its kind are the features of a
classifier fitted to the decisions of annotators (paper 2, section 5.1; gradient boosting instead of AutoML).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.core.message import message
from engine.core.types import Indicator, Kind
from engine.models.network import Floats

NAME = "probability"
THRESHOLD = 0.5
KINDS = tuple(Kind)


def features(log_probabilities: NDArray[np.float32], kind: Kind) -> Floats:
    """Return features (13,) float32: minimum, maximum, median, mean and sum in nats, then the kind as one-hot code."""
    if not len(log_probabilities):
        log_probabilities = np.zeros(1, np.float32)
    numbers = [
        log_probabilities.min(),
        log_probabilities.max(),
        np.median(log_probabilities),
        log_probabilities.mean(),
        log_probabilities.sum(),
    ]
    return np.asarray([*numbers, *(kind is each for each in KINDS)], np.float32)


def indicate(score: float) -> Indicator:
    """Return the indicator for the classifier's score.

    Its reason gives no odds, since those of a small language model reflect the model more than the words.
    """
    if score >= THRESHOLD:
        reason = message("probability.mask", score=score)
    else:
        reason = message("probability.leave", score=score)
    return Indicator(NAME, score, score >= THRESHOLD, reason, THRESHOLD, decides=False)
