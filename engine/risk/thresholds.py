"""What another threshold would make of an assessment, without measuring anew."""

from __future__ import annotations

from dataclasses import replace

from engine.risk import combine, sequence
from engine.types import Entity, RiskAssessment


def at(text: str, entities: tuple[Entity, ...], assessed: RiskAssessment, threshold: float) -> RiskAssessment:
    """As `assess` with this `threshold` and without `agreeing`; the sentences stay those of the threshold before."""
    risks = tuple(replace(each, flagged=each.combined >= threshold) for each in assessed.entities)
    searched = (each for each in assessed.combinations if each.source != sequence.NAME)
    combinations = (*combine.pairs(text, entities, risks, threshold=threshold), *searched)
    return RiskAssessment(risks, combinations, assessed.notices)
