"""Sequence labelling: would an expert have masked it here?

The second head of the recognizer reads each entity in its place and gives the probability that the annotators of the
Text Anonymization Benchmark would have masked it (privacy-risk-indicators paper, section 5.3).
"""

from __future__ import annotations

import numpy as np

from engine.models.tagger import TaggedText
from engine.types import Entity, Indicator, Mention

NAME = "sequence"


def indicate(entity: Entity, tagged: TaggedText, *, threshold: float) -> Indicator:
    """Score: the highest, over the mentions, of the mean over its word pieces of P(QUASI) + P(DIRECT)."""
    score = max(_probability(mention, tagged) for mention in entity.mentions)
    if score >= threshold:
        reason = f"Experts masked details like this in {score:.0%} of such places."
    else:
        reason = f"Experts left details like this visible in {1 - score:.0%} of such places."
    return Indicator(NAME, score, score >= threshold, reason)


def _probability(mention: Mention, tagged: TaggedText) -> float:
    first = int(np.searchsorted(tagged.ends, mention.start, side="right"))
    last = int(np.searchsorted(tagged.starts, mention.end, side="left"))
    return float(1.0 - tagged.masks[first:last, 0].mean()) if first < last else 0.0
