"""Final plan and its redactions: post-processing of the optimizer's plan, areas, leaders, and the secret of a run."""

from __future__ import annotations

import secrets
from dataclasses import replace

from engine.core.message import Message, message
from engine.core.options import Options
from engine.core.progress import Progress
from engine.core.types import Document, Examination, MaskingPlan, Redaction, RiskyCombination
from engine.planning import estimated_groups, knowledge, reidentified
from engine.planning.additions import with_areas, with_leaders, with_links, with_readings
from engine.planning.explanations import SOURCE
from engine.planning.optimizer.optimal import RARE
from engine.planning.policy import with_codes, with_surnames
from engine.planning.replacements.redacting import planned_redactions
from engine.planning.replacements.together import MOVING_DATES, with_all_dates
from engine.planning.settings import PlanSettings, resolve_settings

_SECRET = 16  # bytes


def redactions(
    examination: Examination, plan: MaskingPlan, options: Options, progress: Progress
) -> tuple[Redaction, ...]:
    """Return every stretch of text to remove, by plan or under an area, with its replacement.

    Two calls give the same shifted dates and surrogates only with `Options.secret`; see `with_secret`.
    """
    document = examination.document
    found = planned_redactions(
        document.text,
        examination.entities,
        plan,
        style=resolve_settings(options).mask,
        secret=options.secret,
        person=options.person,
        avoid=lambda value: knowledge.points_to_somebody(value, options, progress),
        passages=document.passages,
    )
    linked = with_links(document.text, found, examination.entities)
    grown = with_leaders(document, with_readings(document, linked))
    return with_areas(document, grown, options.areas)


def with_secret(options: Options) -> Options:
    """Return options with a secret for this run, unless the user gave one, so that side outputs repeat replacements."""
    return options if options.secret else replace(options, secret=secrets.token_hex(_SECRET))


def with_writing(options: Options, document: Document) -> Options:
    """Return options with the places that may be handwriting among the areas, if `Options.mask_writing` asks for it."""
    if not options.mask_writing:
        return options
    return replace(options, areas=tuple(dict.fromkeys((*options.areas, *document.writing))))


# Post-processing of the optimizer's plan.


def finished(examination: Examination, chosen: MaskingPlan, settings: PlanSettings) -> MaskingPlan:
    """Return the plan with the residual re-identification risk, all dates shifted if any is, and the policy's codes."""
    text, entities, risk = examination.document.text, examination.entities, examination.risk
    if risk.reidentification:
        chosen = reidentified.plan(chosen)
    chosen = with_surnames(text, entities, chosen)
    if settings.mask in MOVING_DATES:
        chosen = with_all_dates(text, entities, chosen)
    return _counted(with_codes(text, entities, chosen, settings.policy))


def _counted(plan: MaskingPlan) -> MaskingPlan:
    """Return the plan with the number of people in the reason of each decision based on counting."""
    if plan.population is None and not plan.people_before:
        return plan
    broken = {
        each.entity_ids[0]: each
        for each in reversed(plan.combinations)
        if each.source in (SOURCE, estimated_groups.SOURCE)
    }
    decisions = (
        replace(each, reason=_shared(broken[each.entity_id], plan.population or 0))
        if each.reason == RARE and each.entity_id in broken
        else each
        for each in plan.decisions
    )
    return replace(plan, decisions=tuple(decisions))


def _shared(broken: RiskyCombination, population: int) -> Message:
    people = broken.population or 0
    if broken.estimate:
        people, least, _ = broken.estimate.shown
        code = "plan.estimated" if len(broken.entity_ids) == 1 else "plan.estimated-together"
        return message(code, people=people, least=least)
    if len(broken.entity_ids) == 1:
        return message("plan.shared", people=people, population=population)
    return message("plan.shared-together", people=people, population=population)
