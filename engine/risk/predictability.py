"""Masked-language-model scoring of entities: how predictable each is from the text around it.

All mentions of an entity are hidden together, since one that is left would reveal the others (paper 2, section 5.3).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from engine.core.progress import Progress
from engine.core.types import Span
from engine.models.masked import Guesser, MaskedQuery

MENTIONS = 3
"""Mentions of an entity that are scored, the first ones: there a text introduces its people and things."""


def measure(guesser: Guesser, entities: Sequence[Sequence[Span]], progress: Progress) -> list[NDArray[np.float32]]:
    """Return, for each entity, the log-probabilities of the pieces of its most informative mention, (pieces,).

    Args:
        entities: the mentions of each entity, in order.
    """
    asked = [(number, span) for number, spans in enumerate(entities) for span in spans[:MENTIONS]]
    questions = [MaskedQuery(span, (entities[number],)) for number, span in asked]
    found: list[list[NDArray[np.float32]]] = [[] for _ in entities]
    for (number, _), scores in zip(asked, guesser.log_probabilities(questions, progress), strict=True):
        found[number].append(scores)
    return [min(scores, key=lambda each: each.sum()) for scores in found]


def information(log_probabilities: NDArray[np.float32]) -> float:
    """Return the information content in nats: minus the sum of the log-probabilities (paper 1, section 3.3)."""
    return -float(log_probabilities.sum())
