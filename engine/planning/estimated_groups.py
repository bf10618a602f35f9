"""Estimated groups of a plan without background data: levels with facts, and combinations that too few share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from engine.core.options import Options
from engine.core.types import (
    Action,
    DecidedBy,
    Decision,
    Entity,
    EntityRisk,
    GroupEstimate,
    MaskingPlan,
    RiskyCombination,
)
from engine.planning.estimates import breach, shared
from engine.planning.levels import RatedEntities, coarser
from engine.planning.persons import NO_CONTEXT, SUBJECT, WHERE, Context, Fact, contexts, facts, of_each
from engine.planning.problem import Level, Levels, OptimizerInput, decided_level
from engine.planning.replacements.partial import part
from engine.planning.settings import PlanSettings
from engine.risk.population.sources import GUESS, SOURCES

SOURCE, LEFT = "estimate", "estimate, left visible"
_LEAST = 2  # k from which a group is asked for


def wanted(options: Options, settings: PlanSettings) -> bool:
    """Return whether the user or the policy sets a number of people, so that groups are estimated."""
    return (options.k or settings.policy.k or 0) >= _LEAST


def estimated_question(rated: RatedEntities, options: Options, k: int) -> OptimizerInput:
    """Return the optimizer's question with estimated instead of counted groups."""
    text, entities = rated.text, rated.entities
    persons = of_each(text, entities, options.person)
    stated = [_stated(text, each) for each in entities]
    known = contexts(text, entities, persons, stated, options.person)

    def levels(
        entity: Entity, risk: EntityRisk, decision: Decision | None, own: tuple[Fact, ...], context: Context
    ) -> Levels:
        first = entity.mentions[0]
        if decision and decision.action is Action.GENERALISE:
            shown = part(decision.part, first.words(text)) if decision.part else None
            left = facts(shown, first.kind, first.subtype) if shown else ()
            return (Level(Action.GENERALISE, None, risk.information, None, left),)
        found = [Level(Action.KEEP, None, 0.0, None, own)]
        people = shared(own, context).low if own else 0.0
        for step in coarser(text, entity) if rated.generalise else ():
            general = facts(step.text, entity.kind, first.subtype) if own else ()
            if own and (not general or shared(general, context).low < people):
                continue  # words without figures can't be shown in place of a detail that has them
            people = shared(general, context).low if general else 0.0
            found.append(Level(Action.GENERALISE, step.text, risk.information * (1 - step.kept), None, general))
        return (*found, Level(Action.MASK, None, risk.information, None))

    found = [levels(*each, own, known[one]) for each, own, one in zip(rated, stated, persons, strict=True)]
    return replace(rated.question(found), k=k, persons=persons, contexts=known)


def _stated(text: str, entity: Entity) -> tuple[Fact, ...]:
    """Return the facts that the mentions of an entity state."""
    found = (facts(each.words(text), each.kind, each.subtype) for each in entity.mentions)
    return tuple(dict.fromkeys(chain.from_iterable(found)))


def groups(question: OptimizerInput, decisions: Sequence[Decision | None]) -> tuple[GroupEstimate, ...]:
    """Return for each person the estimated number of people who share the visible details, the data subject first."""
    found = _visible(question, decisions)
    order = sorted(found, key=lambda each: (each != SUBJECT, min(found[each])))
    return tuple(_group(found[each], question, each) for each in order)


def combinations(question: OptimizerInput, plan: MaskingPlan) -> tuple[RiskyCombination, ...]:
    """Return the combinations of details that too few people share by the estimate: broken by the plan, then left.

    A broken one has the entity that was masked or generalised first, as it is in the text, then details that stay
    visible, as they are shown. One is left where decisions of the user or the policy keep all of its details.
    """
    ids = [each.entity_id for each in plan.decisions]
    fixed = [each is not None for each in question.decided]
    before, after = _visible(question, [None] * len(ids)), _visible(question, plan.decisions)
    found: list[RiskyCombination] = []
    for person, stated in before.items():
        context, shown = _context(question, person), after.get(person, {})
        for index, own in stated.items():
            if plan.decisions[index].action is Action.KEEP or plan.decisions[index].decided_by is not DecidedBy.PROGRAM:
                continue
            others = {each: other for each, other in shown.items() if each != index}
            visible = [(each, other, fixed[each]) for each, other in others.items()]
            members = breach([*visible, (index, own, False)], question.k, context)
            if index in members:
                rest = {each: other for each, other in others.items() if each in members or fixed[each]}
                group = _group({index: own} | rest, question, person)
                found.append(
                    _combination(ids, (index, *(each for each in group.members if each != index)), SOURCE, group)
                )
    for person, shown in after.items():
        kept = {index: each for index, each in shown.items() if fixed[index]}
        if kept and (group := _group(kept, question, person)).low < question.k:
            found.append(_combination(ids, group.members, LEFT, group))
    return tuple(found)


def without_figures(question: OptimizerInput, plan: MaskingPlan) -> tuple[int, ...]:
    """Return the entities that stay visible and are not in any estimate."""
    counted = {index for each in groups(question, plan.decisions) for index in each.members}
    return tuple(
        index
        for index, each in enumerate(plan.decisions)
        if each.action in (Action.KEEP, Action.GENERALISE) and index not in counted
    )


def _combination(ids: Sequence[str], members: Sequence[int], source: str, group: GroupEstimate) -> RiskyCombination:
    return RiskyCombination(tuple(ids[each] for each in members), source, round(group.expected), group)


def _context(question: OptimizerInput, person: str) -> Context:
    return (question.contexts or {}).get(person, NO_CONTEXT)


def _visible(question: OptimizerInput, decisions: Sequence[Decision | None]) -> dict[str, dict[int, tuple[Fact, ...]]]:
    found: dict[str, dict[int, tuple[Fact, ...]]] = {}
    for index, (offered, decision) in enumerate(zip(question.levels or (), decisions, strict=True)):
        if offered[0].facts and (stated := decided_level(offered, decision).facts):  # generalised words state no more
            found.setdefault((question.persons or ())[index], {})[index] = stated
    return found


def _group(visible: dict[int, tuple[Fact, ...]], question: OptimizerInput, person: str) -> GroupEstimate:
    context = _context(question, person)
    found = shared(list(chain.from_iterable(visible.values())), context)
    used = {
        each: min(index for index, several in visible.items() if each in several)
        for each in found.facts
        if each.name in found.estimate.used
    }
    place = next((each for each in used if each.name in WHERE), None)
    return GroupEstimate(
        members=tuple(sorted(set(used.values()))),
        details=len(used),
        subject=person == SUBJECT,
        where=str(place.value) if place else "",
        place=used[place] if place else None,
        country=place is None and bool(context.countries),
        sex=bool(context.sex),
        expected=found.estimate.expected,
        low=found.estimate.low,
        high=found.estimate.high,
        sources=found.estimate.sources,
        guessed=SOURCES[GUESS] in found.estimate.sources,
    )
