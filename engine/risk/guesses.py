"""How hard each entity is to guess from the text around it: what the indicators of the language head start from.

All mentions of an entity are hidden together: were one left, it would give the others away (privacy-risk-indicators
paper, section 5.3).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from engine.models.masked import Deadline, Guesser, Question
from engine.models.tagger import Span
from engine.progress import Progress

MENTIONS = 3
"""Mentions of an entity that are asked for, the first ones: there a text introduces who or what it speaks of."""


def ask(
    guesser: Guesser, entities: Sequence[Sequence[Span]], deadline: Deadline, progress: Progress
) -> list[NDArray[np.float32] | None]:
    """Of each entity, given by its mentions, the log-probabilities of the pieces of its most informative mention.

    None for those that the deadline left out. Each entity's first mention is asked for before any second one.
    """
    best: list[NDArray[np.float32] | None] = [None] * len(entities)
    for turn in range(MENTIONS):
        numbers = [number for number, spans in enumerate(entities) if turn < len(spans)]
        questions = [Question(entities[number][turn], (entities[number],)) for number in numbers]
        for number, scores in zip(numbers, guesser.log_probabilities(questions, deadline, progress), strict=True):
            known = best[number]
            if scores is not None and (known is None or scores.sum() < known.sum()):
                best[number] = scores
    return best


def information(log_probabilities: NDArray[np.float32]) -> float:
    """Information content in nats: minus the sum of the log-probabilities (explicit-privacy-risk paper, 3.3)."""
    return -float(log_probabilities.sum())
