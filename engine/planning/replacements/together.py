"""Consistent date shifts: all dates shift or none, since one left beside shifted ones reveals by how much."""

from __future__ import annotations

from dataclasses import replace

from engine.core.message import Message
from engine.core.options import MaskStyle
from engine.core.types import Action, DecidedBy, Decision, Entity, Kind, MaskingPlan
from engine.planning.replacements.shift import SHIFTS, Shift, moved

_REASON = Message("plan.dates-together")
_SHOWING = frozenset({Action.KEEP, Action.GENERALISE})
_MOVING = frozenset({MaskStyle.SHIFT, MaskStyle.SURROGATE})
_ANY = Shift(weeks=60, year=2001, month_first=False)


def with_all_dates(text: str, entities: tuple[Entity, ...], plan: MaskingPlan) -> MaskingPlan:
    """Return the plan with SHIFT for each date that the planner kept or generalised; for styles that shift dates.

    If the user or the policy keeps a date or its year, no date shifts and masked ones get labels. Ages, times of day
    and durations do not shift.
    """
    dates = {entity.id for entity in entities if entity.kind is Kind.DATETIME and _is_date(text, entity)}
    stays = any(each.entity_id in dates and _shows_date(each) and not _is_free(each) for each in plan.decisions)
    changed = _labelled if stays else _moved
    return replace(plan, decisions=tuple(changed(each) if each.entity_id in dates else each for each in plan.decisions))


def possible_shifts(text: str, entities: tuple[Entity, ...], plan: MaskingPlan, style: MaskStyle) -> int:
    """Return the number of shifts from which that of the document was drawn; 0 if none of its dates shifts."""
    moving = {Action.SHIFT, Action.MASK} if style in _MOVING else {Action.SHIFT}
    moved_ids = {each.entity_id for each in plan.decisions if each.action in moving and not each.part}
    dates = (each for each in entities if each.id in moved_ids and each.kind is Kind.DATETIME)
    return SHIFTS if any(_is_date(text, each) for each in dates) else 0


def _is_date(text: str, entity: Entity) -> bool:
    return any(moved(text[mention.start : mention.end], _ANY) is not None for mention in entity.mentions)


def dates_left_in_place(text: str, entities: tuple[Entity, ...], plan: MaskingPlan, style: MaskStyle) -> int:
    """Return the number of masked dates that the style would have shifted if no other date had to stay."""
    masked = {each.entity_id for each in plan.decisions if each.action is Action.LABEL}
    dates = (each for each in entities if each.id in masked and each.kind is Kind.DATETIME)
    return sum(_is_date(text, each) for each in dates) if style in _MOVING else 0


def _shows_date(decision: Decision) -> bool:
    return decision.action in _SHOWING


def _is_free(decision: Decision) -> bool:
    return decision.decided_by is DecidedBy.PROGRAM


def _moved(decision: Decision) -> Decision:
    if not (_shows_date(decision) and _is_free(decision)):
        return decision
    return replace(decision, action=Action.SHIFT, replacement=None, reason=_REASON)


def _labelled(decision: Decision) -> Decision:
    """Return the decision with a label in place of a shift; a date of which a policy keeps nothing never shifts."""
    would_shift = decision.action is Action.MASK and not decision.part
    return replace(decision, action=Action.LABEL) if would_shift else decision
