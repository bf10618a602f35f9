"""Sequence-labelling indicator: the probability that an expert would have masked the entity here.

The second head of the recognizer reads each entity in context and returns the probability that the annotators of the
Text Anonymization Benchmark would have masked it (paper 2, section 5.4).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import numpy as np

from engine.core.message import message
from engine.core.types import Entity, Indicator, Mention
from engine.models.network import Floats
from engine.models.tagger import TaggedText

NAME = "sequence"
THRESHOLD = 0.5


class PieceRule(StrEnum):
    """Rule for the word pieces of a mention that must be labelled as masked: all, one, or most (by their mean).

    The paper has the first two; with this network the mean best separates the entities that annotators masked.
    """

    STRICT = "strict"
    PARTIAL = "partial"
    MEAN = "mean"


_REDUCE: dict[PieceRule, Callable[[Floats], np.float32]] = {
    PieceRule.STRICT: np.min,
    PieceRule.PARTIAL: np.max,
    PieceRule.MEAN: np.mean,
}


def score(entity: Entity, tagged: TaggedText, match: PieceRule = PieceRule.MEAN) -> float:
    """Return the highest, over the mentions, of P(QUASI) + P(DIRECT) over the word pieces."""
    return max(_probability(mention, tagged, match) for mention in entity.mentions)


def indicate(score: float) -> Indicator:
    """Return the indicator for the result of `score`."""
    reason = message("sequence.mask" if score >= THRESHOLD else "sequence.leave", score=score)
    return Indicator(NAME, score, score >= THRESHOLD, reason, THRESHOLD)


def _probability(mention: Mention, tagged: TaggedText, match: PieceRule) -> float:
    first, last = tagged.at(mention.span)
    return float(_REDUCE[match](1.0 - tagged.masks[first:last, 0])) if first < last else 0.0
