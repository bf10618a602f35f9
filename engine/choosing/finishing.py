"""What becomes of the optimizer's answer before it is a plan."""

from __future__ import annotations

from dataclasses import replace

from engine import masking
from engine.choosing.settings import Settings
from engine.masking import reidentified
from engine.masking.explanations import SOURCE
from engine.masking.optimal import RARE
from engine.options import MaskStyle
from engine.types import Examination, MaskingPlan, RiskyCombination

_MOVING_DATES = frozenset({MaskStyle.SHIFT, MaskStyle.SURROGATE})


def finished(examination: Examination, chosen: MaskingPlan, settings: Settings) -> MaskingPlan:
    """With the risk that matching programs leave, all dates moved if any is, and the policy's reason codes."""
    text, entities, risk = examination.document.text, examination.entities, examination.risk
    if risk.reidentification:
        chosen = reidentified.plan(chosen, risk.reidentification)
    if settings.mask in _MOVING_DATES:
        chosen = masking.with_all_dates(text, entities, chosen)
    return _counted(masking.with_codes(text, entities, chosen, settings.policy))


def _counted(plan: MaskingPlan) -> MaskingPlan:
    """Return the plan with the number of people in the reason of each decision that counting them made."""
    if plan.population is None:
        return plan
    broken = {each.entity_ids[0]: each for each in reversed(plan.combinations) if each.source == SOURCE}
    decisions = (
        replace(each, reason=_shared(broken[each.entity_id], plan.population))
        if each.reason == RARE and each.entity_id in broken
        else each
        for each in plan.decisions
    )
    return replace(plan, decisions=tuple(decisions))


def _shared(broken: RiskyCombination, population: int) -> str:
    people = broken.population or 0
    if len(broken.entity_ids) == 1:
        return f"{people:,} of {population:,} people in the background data share it."
    return f"{people:,} of {population:,} people in the background data share it and other details that stay visible."
