"""What is decided before any optimizer runs: the person's own words, and what the policy says of kinds and forms."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType

from engine import policies
from engine.core.types import Action, DecidedBy, Decision, Entity, MaskingPlan
from engine.policies import Handling, Part, Policy, Rule

# What BY_RISK leaves to the optimizer is not here.
_ACTIONS: dict[Handling, Action] = {
    Handling.MASK: Action.MASK,
    Handling.MASK_WHOLE: Action.MASK,
    Handling.KEEP_IN_PART: Action.GENERALISE,
    Handling.GENERALISE: Action.GENERALISE,
    Handling.KEEP: Action.KEEP,
    Handling.ASK: Action.KEEP,
}
UNDECIDED: Mapping[str, Action] = MappingProxyType({})
"""Nothing that the person decided entity by entity."""


def decide(
    text: str,
    entities: Iterable[Entity],
    *,
    keep: tuple[str, ...],
    policy: Policy,
    own: Mapping[str, Action] = UNDECIDED,
) -> tuple[Decision | None, ...]:
    """For each entity the decision that no optimizer may change, or None.

    What the person decided of an entity comes first. The person's terms are masked; what the person keeps stays; then
    the first rule of the policy that fits decides. What a rule keeps in part or generalises gets GENERALISE and no
    replacement: `part` says what is left of a mention. What a rule asks about gets KEEP and the question.

    Args:
        own: what the person decided, by entity.
    """
    rules = policies.rules_for(policy, text)
    kept = frozenset(map(_plain, keep))
    return tuple(
        (_own(entity, own[entity.id]) if entity.id in own else _by_person(text, entity, kept))
        or _by_policy(text, entity, rules)
        for entity in entities
    )


def with_codes(text: str, entities: Iterable[Entity], plan: MaskingPlan, policy: Policy) -> MaskingPlan:
    """The plan, with the policy's reason codes for what the program chose to take away.

    What the person decided gets none: which exemption that was meant to fall under only the person can say.
    """
    rules = policies.rules_for(policy, text)
    return replace(
        plan,
        decisions=tuple(
            _with_code(text, entity, decision, rules) for entity, decision in zip(entities, plan.decisions, strict=True)
        ),
    )


def _own(entity: Entity, action: Action) -> Decision:
    return Decision(entity.id, action, None, DecidedBy.PERSON, "You decided it.")


def _by_person(text: str, entity: Entity, kept: frozenset[str]) -> Decision | None:
    if any(mention.recognizer == "terms" for mention in entity.mentions):
        return Decision(entity.id, Action.MASK, None, DecidedBy.PERSON, "You asked for it.")
    if kept and any(_plain(text[mention.start : mention.end]) in kept for mention in entity.mentions):
        return Decision(entity.id, Action.KEEP, None, DecidedBy.PERSON, "You asked to keep it.")
    return None


def _by_policy(text: str, entity: Entity, rules: tuple[Rule, ...]) -> Decision | None:
    rule = policies.first_fit(rules, text, entity)
    if rule is None or rule.handling is Handling.BY_RISK:
        return None
    action = _ACTIONS[rule.handling]
    part = Part.NOTHING if rule.handling is Handling.MASK_WHOLE else rule.part
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


def _with_code(text: str, entity: Entity, decision: Decision, rules: tuple[Rule, ...]) -> Decision:
    if decision.decided_by is not DecidedBy.PROGRAM or decision.action is Action.KEEP:
        return decision
    rule = policies.first_fit(rules, text, entity)
    return replace(decision, code=rule.code) if rule else decision


def _plain(words: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", words).casefold().split())
