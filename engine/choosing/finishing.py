"""What becomes of the optimizer's answer before it is a plan."""

from __future__ import annotations

from engine import masking
from engine.choosing.settings import Settings
from engine.masking import reidentified
from engine.options import MaskStyle
from engine.types import Examination, MaskingPlan

_MOVING_DATES = frozenset({MaskStyle.SHIFT, MaskStyle.SURROGATE})


def finished(examination: Examination, chosen: MaskingPlan, settings: Settings) -> MaskingPlan:
    """With the risk that matching programs leave, all dates moved if any is, and the policy's reason codes."""
    text, entities, risk = examination.document.text, examination.entities, examination.risk
    if risk.reidentification:
        chosen = reidentified.plan(chosen, risk.reidentification)
    if settings.mask in _MOVING_DATES:
        chosen = masking.with_all_dates(text, entities, chosen)
    return masking.with_codes(text, entities, chosen, settings.policy)
