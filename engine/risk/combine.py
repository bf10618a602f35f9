"""Combination of an entity's indicators: one risk, and one sentence on the indicator that decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from engine.core.message import Message, message
from engine.core.types import Entity, EntityRisk, Indicator, Kind, RiskAssessment, Role
from engine.risk.classifiers import Classifiers
from engine.risk.fitted import log_odds

_Indicators = tuple[Indicator, ...]

_DIRECT: dict[Kind, Message] = {
    Kind.CODE: Message("direct.code"),
    Kind.PERSON: Message("direct.person"),
    Kind.LOC: Message("direct.loc"),
}
_HOLDS_DIRECT = Message("direct.holds")
_PASSES = Message("risk.passes")
_STAYS_BELOW = Message("risk.stays-below")


def combined(entity: Entity, indicators: _Indicators, classifiers: Classifiers | None) -> float:
    """Return 1 for a direct identifier, otherwise the risk that the classifiers compute from the indicators.

    Without classifiers: the highest score of a flagged indicator, or the score of the first if none is flagged.
    """
    if entity.role is Role.DIRECT:
        return 1.0
    return classifiers.risk(indicators) if classifiers else _highest(indicators).score


def weighed(indicators: _Indicators, classifiers: Classifiers | None) -> _Indicators:
    """Return the indicators, each with its contribution to the fitted combination."""
    if classifiers is None:
        return indicators
    pairs = zip(indicators, classifiers.contributions(indicators), strict=True)
    return tuple(replace(each, contribution=contribution) for each, contribution in pairs)


def by_one(deciding: Indicator, others: _Indicators) -> _Indicators:
    """Return the indicators of which one alone is the risk: the others add nothing to its log-odds."""
    own = float(log_odds(np.asarray([deciding.score], np.float32))[0])
    return (*(replace(each, contribution=0.0) for each in others), replace(deciding, contribution=own))


def why(entity: Entity, indicators: _Indicators, *, flagged: bool, agreeing: int = 0) -> Message:
    """Return the reason for which an entity is or is not flagged.

    With fitted classifiers that is the indicator with the largest contribution (weight times log-odds, not the highest
    score) in the direction of the decision.

    Args:
        agreeing: if not 0, the number of flagged indicators that decide instead of the risk.
    """
    if entity.role is Role.DIRECT:
        return _DIRECT.get(entity.kind, _HOLDS_DIRECT)
    if agreeing:
        count = sum(each.flagged for each in indicators)
        return message("risk.agreeing", flagged=count, signs=len(indicators), needed=agreeing)
    indicators = tuple(each for each in indicators if each.decides)
    fitted = [each for each in indicators if each.contribution is not None]
    beside = [each for each in indicators if each.contribution is None and each.flagged]
    if fitted and flagged and beside:
        return beside[0].reason
    if not fitted:
        return _highest(indicators).reason if indicators else Message("risk.none")
    return _largest(fitted, max if flagged else min) or (_PASSES if flagged else _STAYS_BELOW)


def _largest(fitted: Sequence[Indicator], extreme: Callable[..., Indicator]) -> Message | None:
    """Return the reason of the indicator that contributes most; None if none contributes in that direction."""
    found = extreme(fitted, key=_contribution)
    speaks = _contribution(found) > 0 if extreme is max else _contribution(found) < 0
    return found.reason if speaks else None


def _contribution(indicator: Indicator) -> float:
    return indicator.contribution or 0.0


def _highest(indicators: _Indicators) -> Indicator:
    flagged = [indicator for indicator in indicators if indicator.flagged]
    return max(flagged, key=lambda indicator: indicator.score) if flagged else indicators[0]


# Another threshold for a finished assessment, without new measurements.


def at(entities: tuple[Entity, ...], assessed: RiskAssessment, threshold: float) -> RiskAssessment:
    """Return the assessment that `assess` would return with this `threshold` and without `agreeing`."""
    risks = tuple(_at(entity, each, threshold) for entity, each in zip(entities, assessed.entities, strict=True))
    return replace(assessed, entities=risks)


def _at(entity: Entity, risk: EntityRisk, threshold: float) -> EntityRisk:
    flagged = risk.combined >= threshold
    return replace(risk, flagged=flagged, why=why(entity, risk.indicators, flagged=flagged))
