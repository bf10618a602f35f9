"""Decisions made before the optimizer runs: the user's own, and those of the policy by kind and form."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType

from engine import policies
from engine.core import name_forms
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.message import Message
from engine.core.types import Action, DecidedBy, Decision, Entity, KeptPart, Kind, MaskingPlan, Recognizer
from engine.policies import Handling, Policy, PolicyRule

# BY_RISK is not here: it leaves the decision to the optimizer.
_ACTIONS: dict[Handling, Action] = {
    Handling.MASK: Action.MASK,
    Handling.MASK_WHOLE: Action.MASK,
    Handling.KEEP_IN_PART: Action.GENERALISE,
    Handling.GENERALISE: Action.GENERALISE,
    Handling.KEEP: Action.KEEP,
    Handling.ASK: Action.KEEP,
}
_IN_PART = frozenset({Handling.KEEP_IN_PART, Handling.ASK})
_MASKING = frozenset({Action.MASK, Action.LABEL})
_HOLDING = frozenset({Kind.CODE, Kind.ORG, Kind.DEM, Kind.MISC})
_SHORTEST = 5  # letters of a surname that other words hold by chance
_WORD = Expression(r"[^\W\d_]+")
_DECIDED = Decision("", Action.MASK, None, DecidedBy.PROGRAM, Message("plan.holds-surname"))
UNDECIDED: Mapping[str, Action] = MappingProxyType({})
"""No decisions by the user for single entities."""


def decide(
    text: str,
    entities: Iterable[Entity],
    *,
    keep: tuple[str, ...],
    policy: Policy,
    own: Mapping[str, Action] = UNDECIDED,
) -> tuple[Decision | None, ...]:
    """Return for each entity the decision that the optimizer may not change, or None.

    The user's decision on an entity takes precedence. Then the user's terms are masked, and the words that the user
    keeps stay; then the first matching rule of the policy decides. A rule that keeps a part or generalises returns
    GENERALISE without a replacement: `part` names the part of a mention that stays. A rule with a question returns
    KEEP.

    Args:
        own: the user's decisions, by entity.
    """
    rules = policies.rules_for(policy, text)
    kept = frozenset(map(_plain, keep))
    return tuple(
        (_own(text, entity, own[entity.id], rules) if entity.id in own else _by_person(text, entity, kept))
        or _by_policy(text, entity, rules)
        for entity in entities
    )


def kept_parts(text: str, entities: Iterable[Entity], policy: Policy) -> tuple[KeptPart | None, ...]:
    """Return for each entity the part that stays where it is generalised, by the policy or by the user, or None."""
    rules = policies.rules_for(policy, text)
    return tuple(_kept_part(text, each, rules) for each in entities)


def with_surnames(text: str, entities: Iterable[Entity], plan: MaskingPlan) -> MaskingPlan:
    """Return the plan with a mask on all addresses, firms and the like that hold the surname of a masked person.

    What the user decided stays, and so do places: streets are named after many people.
    """
    of = {each.entity_id: each for each in plan.decisions}
    everybody = tuple(entities)
    surnames = {
        word
        for each in everybody
        if each.kind is Kind.PERSON and of[each.id].action in _MASKING
        for mention in each.mentions
        for word in _surname(mention.words(text))
    }
    if not surnames:
        return plan
    holding = {
        each.id
        for each in everybody
        if each.kind in _HOLDING and of[each.id].action is Action.KEEP and of[each.id].decided_by is not DecidedBy.USER
        if any(_holds(each, mention.words(text), surnames) for mention in each.mentions)
    }
    return replace(
        plan,
        decisions=tuple(
            replace(_DECIDED, entity_id=each.entity_id) if each.entity_id in holding else each
            for each in plan.decisions
        ),
    )


def _surname(written: str) -> Iterator[str]:
    """Yield the words of the surname of a name of several words, without ordinary words."""
    name = name_forms.parse(fold(written))
    for word in name.family if name.given else ():
        if len(word) >= _SHORTEST and not name_forms.is_ordinary(word):
            yield word


def _holds(entity: Entity, written: str, surnames: set[str]) -> bool:
    """Return whether a mention holds a surname, in an address also run together with other letters."""
    folded = fold(written)
    if entity.kind is Kind.CODE:
        return any(each in folded for each in surnames)
    return not surnames.isdisjoint(_WORD.findall(folded))


def with_codes(text: str, entities: Iterable[Entity], plan: MaskingPlan, policy: Policy) -> MaskingPlan:
    """Return the plan with the policy's reason codes on the masks that the planner chose.

    The user's decisions get none, since only the user knows which exemption applies.
    """
    rules = policies.rules_for(policy, text)
    return replace(
        plan,
        decisions=tuple(
            _with_code(text, entity, decision, rules) for entity, decision in zip(entities, plan.decisions, strict=True)
        ),
    )


def _own(text: str, entity: Entity, action: Action, rules: tuple[PolicyRule, ...]) -> Decision:
    part = _kept_part(text, entity, rules) if action is Action.GENERALISE else None
    return Decision(entity.id, action, None, DecidedBy.USER, Message("decided.user"), part=part)


def _kept_part(text: str, entity: Entity, rules: tuple[PolicyRule, ...]) -> KeptPart | None:
    rule = policies.first_fit(rules, text, entity)
    return rule.part if rule and rule.handling in _IN_PART else None


def _by_person(text: str, entity: Entity, kept: frozenset[str]) -> Decision | None:
    if any(mention.recognizer == Recognizer.TERMS for mention in entity.mentions):
        return Decision(entity.id, Action.MASK, None, DecidedBy.USER, Message("decided.asked"))
    if kept and any(_plain(mention.words(text)) in kept for mention in entity.mentions):
        return Decision(entity.id, Action.KEEP, None, DecidedBy.USER, Message("decided.asked-to-keep"))
    return None


def _by_policy(text: str, entity: Entity, rules: tuple[PolicyRule, ...]) -> Decision | None:
    rule = policies.first_fit(rules, text, entity)
    if rule is None or rule.handling is Handling.BY_RISK:
        return None
    action = _ACTIONS[rule.handling]
    part = KeptPart.NOTHING if rule.handling is Handling.MASK_WHOLE else rule.part
    return Decision(
        entity.id,
        action,
        None,
        DecidedBy.POLICY,
        rule.sentence,
        part=part,
        code=rule.code,
        question=rule.question,
    )


def _with_code(text: str, entity: Entity, decision: Decision, rules: tuple[PolicyRule, ...]) -> Decision:
    if decision.decided_by is not DecidedBy.PROGRAM or decision.action is Action.KEEP:
        return decision
    rule = policies.first_fit(rules, text, entity)
    return replace(decision, code=rule.code) if rule else decision


def _plain(words: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", words).casefold().split())
