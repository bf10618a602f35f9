"""From what was found to what is masked: the policy, the risks, and what others may know of the person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine import masking
from engine.background import Background
from engine.choosing import knowledge, ladders
from engine.choosing.profiles import against_profiles
from engine.choosing.settings import Settings, settle
from engine.masking import reidentified
from engine.options import MaskStyle, Options
from engine.progress import Progress
from engine.types import Action, Decision, Examination, MaskingPlan

__all__ = ["Settings", "against_profiles", "knowledge", "plan", "settle"]

_MOVING_DATES = frozenset({MaskStyle.SHIFT, MaskStyle.SURROGATE})


def plan(examination: Examination, options: Options, progress: Progress) -> MaskingPlan:
    """The least masking that obeys the person and the policy, breaks every risk, and leaves `k` people who fit.

    Raises:
        BadPolicy, BadBackground, UnreadableFile: what was given beside the document can't be used.
        Cancelled: the person asked to stop.
    """
    settings = settle(options)
    text, entities = examination.document.text, examination.entities
    decided = masking.decide(text, entities, keep=options.keep, policy=settings.policy)
    known = knowledge.load(options, progress)
    searched = examination.risk.reidentification
    if searched:
        chosen = reidentified.plan(entities, examination.risk, searched, decided)
    elif known:
        chosen = _among_people(examination, decided, known, settings, options, progress)
    else:
        chosen = masking.choose(
            examination.risk,
            decided=decided,
            method=settings.method,
            seconds=options.solver_seconds,
            progress=progress,
        )
    if settings.mask in _MOVING_DATES:
        chosen = masking.with_all_dates(text, entities, chosen)
    return masking.with_codes(text, entities, chosen, settings.policy)


def _among_people(
    examination: Examination,
    decided: Sequence[Decision | None],
    known: Background,
    settings: Settings,
    options: Options,
    progress: Progress,
) -> MaskingPlan:
    text, entities = examination.document.text, examination.entities
    generalise = settings.mask is MaskStyle.GENERALISE
    person = knowledge.person(known, options)
    asked = ladders.build(text, entities, examination.risk, decided, known, person, generalise=generalise)
    # Who was not named, or not found, may be in the background all the same: not one more than are counted there.
    k = settings.k + 1 if not person and settings.k > 1 else settings.k
    chosen = masking.choose(
        asked.risk,
        decided=asked.decided,
        levels=asked.levels,
        person=person,
        k=k,
        arity=settings.arity,
        method=settings.method,
        seconds=options.solver_seconds,
        progress=progress,
    )
    pairs = zip(chosen.decisions, decided, strict=True)
    return replace(
        chosen,
        decisions=tuple(_explained(each, first, generalise=generalise) for each, first in pairs),
        population=known.size,
    )


def _explained(chosen: Decision, decided: Decision | None, *, generalise: bool) -> Decision:
    """With the policy's reason where it asked for a mask, and with a label for a mask among generalised words.

    What the style would write in place of such a mask was not counted when `k` was looked after.
    """
    if decided:
        chosen = replace(decided, action=chosen.action, replacement=chosen.replacement)
    if generalise and chosen.action is Action.MASK:
        return replace(chosen, action=Action.LABEL)
    return chosen
