"""Consistent date shifts: all dates shift or none, since one left beside shifted ones reveals by how much."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.options import MaskStyle
from engine.core.types import Action, DecidedBy, Decision, Entity, Kind, MaskingPlan
from engine.generalisation import ages
from engine.generalisation.dates import readings
from engine.planning.replacements.shift import SHIFTS, Shift, moved

_REASON = Message("plan.dates-together")
_SHOWING = frozenset({Action.KEEP, Action.GENERALISE})
_SHIFTING = frozenset({Action.MASK, Action.SHIFT})
MOVING_DATES = frozenset({MaskStyle.SHIFT, MaskStyle.SURROGATE})
"""Styles that move dates."""
_NEAR = 40
"""Characters between a date and a word that names its place in the year."""
_PLACE_IN_YEAR = Expression(
    r"(?<!\w)(?:(?:christmas|xmas|boxing day|new year|easter|good friday|palm sunday|ash wednesday|shrove tuesday"
    r"|ascension|pentecost|whitsun|whit (?:sun|mon)day|thanksgiving|hallowe['’]?en|all (?:saints|souls)|epiphany"
    r"|midsummer|juneteenth|(?:lab(?:ou)?r|memorial|independence|veterans|columbus|presidents['’]?|bastille|may) day"
    r"|(?:st\.? \w+|valentine|mother|father)['’]?s day|fourth of july|hanukkah|passover|rosh hashanah|yom kippur"
    r"|ramadan|eid|diwali|spring|summer|autumn|winter|noël|pâques|pentecôte|toussaint|jour de l['’]an|printemps"
    r"|(?:en |d['’]|l['’])été|automne|hiver|navidad|noche(?:buena|vieja)|día de reyes|semana santa|pascua|año nuevo"
    r"|primavera|verano|otoño|invierno|natal|páscoa|ano novo|verão|outono|inverno|jul(?:e?aften|e?dag|en)?"
    r"|(?:day|week) \d{1,3} of (?:the year|\d{4})|(?:kw|kalenderwoche|uge|uke|semaine|semana) \d{1,2})(?!\w)"
    r"|weihnacht|heilig(?:abend|e drei)|silvester|neujahr|oster(?:n|s|m)|karfreitag|pfingst|fronleichnam|himmelfahrt"
    r"|allerheilig|frühling|frühjahr|sommer|herbst|påske|pinse|nyttår|nytår|sankt ?hans|våren|forår|høst"
    r"|efterår|vinter)",
    re.IGNORECASE,
)
_ANY = Shift(weeks=60, year=2001, month_first=False)


def with_all_dates(text: str, entities: tuple[Entity, ...], plan: MaskingPlan) -> MaskingPlan:
    """Return the plan with SHIFT for each date that the planner kept or generalised; for styles that shift dates.

    If the user or the policy keeps a date or its year, no date shifts and masked ones get labels. So do dates beside a
    word that names their place in the year: "Christmas Day, 8 May", and those 90 years before the last: a birth that
    would tell an age over 89. Ages, times of day and durations do not shift.
    """
    dates = {entity.id for entity in entities if entity.kind is Kind.DATETIME and _is_date(text, entity)}
    stays = any(each.entity_id in dates and _shows_date(each) and not _is_free(each) for each in plan.decisions)
    last = max((year for each in entities if each.id in dates for year in _years(text, each)), default=0)
    staying = {
        each.id
        for each in entities
        if each.id in dates
        if _is_placed(text, each) or any(year <= last - ages.POOLED for year in _years(text, each))
    }

    def changed(decision: Decision) -> Decision:
        if decision.entity_id not in dates:
            return decision
        if stays:
            return _labelled(decision)
        return _labelled(_moved(decision), _SHIFTING) if decision.entity_id in staying else _moved(decision)

    return replace(plan, decisions=tuple(map(changed, plan.decisions)))


def _years(text: str, entity: Entity) -> Iterator[int]:
    for mention in entity.mentions:
        yield from (each.year for each in readings(mention.words(text)) if each.year)


def _is_placed(text: str, entity: Entity) -> bool:
    """Return whether a word in or beside a mention names its place in the year, which a shift would contradict."""
    return any(
        _PLACE_IN_YEAR.search(text, max(0, mention.start - _NEAR), mention.end + _NEAR) for mention in entity.mentions
    )


def possible_shifts(text: str, entities: tuple[Entity, ...], plan: MaskingPlan, style: MaskStyle) -> int:
    """Return the number of shifts from which that of the document was drawn; 0 if none of its dates shifts."""
    moving = {Action.SHIFT, Action.MASK} if style in MOVING_DATES else {Action.SHIFT}
    moved_ids = {each.entity_id for each in plan.decisions if each.action in moving and not each.part}
    dates = (each for each in entities if each.id in moved_ids and each.kind is Kind.DATETIME)
    return SHIFTS if any(_is_date(text, each) for each in dates) else 0


def _is_date(text: str, entity: Entity) -> bool:
    return any(moved(mention.words(text), _ANY) is not None for mention in entity.mentions)


def dates_left_in_place(text: str, entities: tuple[Entity, ...], plan: MaskingPlan, style: MaskStyle) -> int:
    """Return the number of masked dates that the style would have shifted if no other date had to stay."""
    masked = {each.entity_id for each in plan.decisions if each.action is Action.LABEL}
    dates = (each for each in entities if each.id in masked and each.kind is Kind.DATETIME)
    return sum(_is_date(text, each) for each in dates) if style in MOVING_DATES else 0


def _shows_date(decision: Decision) -> bool:
    return decision.action in _SHOWING


def _is_free(decision: Decision) -> bool:
    return decision.decided_by is DecidedBy.PROGRAM


def _moved(decision: Decision) -> Decision:
    if not (_shows_date(decision) and _is_free(decision)):
        return decision
    return replace(decision, action=Action.SHIFT, replacement=None, reason=_REASON)


def _labelled(decision: Decision, actions: frozenset[Action] = frozenset({Action.MASK})) -> Decision:
    """Return the decision with a label in place of a shift; a date of which a policy keeps nothing never shifts."""
    would_shift = decision.action in actions and not decision.part
    return replace(decision, action=Action.LABEL) if would_shift else decision
