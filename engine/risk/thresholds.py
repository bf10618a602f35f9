"""Applies another threshold to an assessment, without measuring again."""

from __future__ import annotations

from dataclasses import replace

from engine.risk import combine
from engine.types import Entity, EntityRisk, RiskAssessment


def at(entities: tuple[Entity, ...], assessed: RiskAssessment, threshold: float) -> RiskAssessment:
    """Return the assessment as `assess` gives it with this `threshold` and without `agreeing`."""
    risks = tuple(_at(entity, each, threshold) for entity, each in zip(entities, assessed.entities, strict=True))
    return replace(assessed, entities=risks)


def _at(entity: Entity, risk: EntityRisk, threshold: float) -> EntityRisk:
    flagged = risk.combined >= threshold
    return replace(risk, flagged=flagged, why=combine.why(entity, risk.indicators, flagged=flagged))
