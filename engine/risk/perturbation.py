"""Perturbation indicator: how much harder an identifier nearby is to predict without the entity.

For a target t and an entity e: log P(t | text) - log P(t | text without e), all mentions of each being hidden (paper 2,
section 5.3). The targets of an entity are the nearest ones, direct identifiers first. The entity's score is that of the
target that it helps to predict most.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from math import exp

from engine.core.message import Message
from engine.core.progress import Progress
from engine.core.types import Indicator, Role, Span
from engine.models.masked import CONTEXT, Guesser, MaskedQuery

NAME = "perturbation"
TARGETS = 2
"""Number of other entities against which each entity is tested."""
_HELPS = Message("perturbation.helps")
_HARDLY_HELPS = Message("perturbation.hardly-helps")


def differences(
    guesser: Guesser,
    entities: Sequence[Sequence[Span]],
    roles: Sequence[Role],
    chosen: Sequence[int],
    progress: Progress,
) -> list[float]:
    """Return the greatest difference in nats of each chosen entity; 0 without a target.

    Args:
        entities: all entities, each given by its mentions in order.
        chosen: indexes of the entities to test.
    """
    tried = dict(zip(chosen, _targets(guesser, entities, roles, chosen), strict=True))
    seen = {
        (target, span): MaskedQuery(span, (entities[target],)) for targets in tried.values() for target, span in targets
    }
    unseen = {
        (number, target, span): MaskedQuery(span, (entities[target], entities[number]))
        for number, targets in tried.items()
        for target, span in targets
    }
    before = dict(zip(seen, guesser.log_probabilities(tuple(seen.values()), progress), strict=True))
    after = dict(zip(unseen, guesser.log_probabilities(tuple(unseen.values()), progress), strict=True))
    return [
        max((0.0, *(float(before[each].sum() - after[number, *each].sum()) for each in targets)))
        for number, targets in tried.items()
    ]


def indicate(difference: float, threshold: float) -> Indicator:
    """Return the indicator, scored with the share of the target's probability that is lost; arguments in nats."""
    score = 1 - exp(-difference)
    flagged = difference > threshold
    reason = _HELPS if flagged else _HARDLY_HELPS
    return Indicator(NAME, score, flagged, reason, 1 - exp(-threshold), decides=False)


def _targets(
    guesser: Guesser, entities: Sequence[Sequence[Span]], roles: Sequence[Role], chosen: Sequence[int]
) -> list[list[tuple[int, Span]]]:
    """Return the targets of each chosen entity: those in context of its first mention, by their nearest mention."""
    placed = sorted((*guesser.at(span), number, span) for number, spans in enumerate(entities) for span in spans)
    firsts = [place[0] for place in placed]
    found = []
    for number in chosen:
        start, end = guesser.at(entities[number][0])
        near: dict[int, tuple[bool, int, int, Span]] = {}
        for first, last, other, span in placed[bisect(firsts, start - CONTEXT) : bisect(firsts, end + CONTEXT)]:
            if other != number:
                place = (roles[other] is not Role.DIRECT, max(first - end, start - last), other, span)
                near[other] = min(place, near.get(other, place))
        found.append([(other, span) for *_, other, span in sorted(near.values())[:TARGETS]])
    return found
