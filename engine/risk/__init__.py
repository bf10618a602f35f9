"""How much each entity gives away, and which entities give somebody away together."""

from __future__ import annotations

from engine.models.tagger import TaggedText
from engine.progress import Progress
from engine.risk import combine, frequency, sequence
from engine.types import Entity, EntityRisk, RiskAssessment


def assess(
    text: str, entities: tuple[Entity, ...], tagged: TaggedText, *, threshold: float, progress: Progress
) -> RiskAssessment:
    """The indicators of every entity, its information content, and the combinations that are risky.

    Args:
        threshold: probability of the masking head from which an entity, or a pair of them, counts as risky.
    """
    assessed = []
    for number, entity in enumerate(entities):
        if number % 256 == 0:
            progress.step("assess", number, len(entities))
        rarest, information = frequency.information(text, entity)
        indicators = (sequence.indicate(entity, tagged, threshold=threshold), frequency.indicate(entity, rarest))
        risk = combine.combined(entity, indicators)
        why = combine.why(entity, indicators)
        assessed.append(EntityRisk(entity.id, indicators, information, risk, why))
    combinations = combine.pairs(text, entities, tuple(assessed), threshold=threshold)
    progress.step("assess", len(entities), len(entities))
    return RiskAssessment(tuple(assessed), combinations)
