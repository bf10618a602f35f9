"""Selection of the rule of a policy that applies to an entity."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.types import Entity, Mention
from engine.policies.rules import Handling, Policy, PolicyRule
from engine.policies.wording import AFTER, BEFORE, SPAN

_MAY_LEAVE_WHOLE = frozenset({Handling.KEEP, Handling.BY_RISK})


def rules_for(policy: Policy, text: str) -> tuple[PolicyRule, ...]:
    """Return the rules whose condition on the whole text holds, in their order."""
    return tuple(rule for rule in policy.rules if rule.document is None or rule.document(text, 0, len(text)))


def first_fit(rules: Iterable[PolicyRule], text: str, entity: Entity) -> PolicyRule | None:
    """Return the first rule that applies to the entity, or None.

    A rule that removes text applies to an entity if it applies to any of its mentions, since all get one decision; a
    rule that may leave the entity unchanged must apply to every mention.

    Args:
        rules: the result of `rules_for` on `text`.
    """
    return next((rule for rule in rules if _fits(rule, text, entity)), None)


def _fits(rule: PolicyRule, text: str, entity: Entity) -> bool:
    if rule.roles and entity.role not in rule.roles:
        return False
    if rule.person and not (_may_fit(rule, entity) and rule.person(text, entity.mentions)):
        return False
    if rule.handling is Handling.ASK and rule.kinds and entity.kind not in rule.kinds:
        return False  # one mention misread as a person is no reason to ask for the age of a hospital
    fitting = (_fits_mention(rule, text, mention) for mention in entity.mentions)
    return all(fitting) if rule.handling in _MAY_LEAVE_WHOLE else any(fitting)


def _may_fit(rule: PolicyRule, entity: Entity) -> bool:
    """Return whether a mention has one of the rule's kinds; a cheap condition, checked first."""
    return not rule.kinds or any(each.kind in rule.kinds for each in entity.mentions)


def _fits_mention(rule: PolicyRule, text: str, mention: Mention) -> bool:
    start, end = mention.start, mention.end
    if rule.kinds and mention.kind not in rule.kinds:
        return False
    if rule.subtypes and mention.subtype not in rule.subtypes:
        return False
    if rule.words and not rule.words(text, start, end):
        return False
    if rule.near is None:
        return True
    around = f"{text[max(0, start - BEFORE) : start]}{SPAN}{text[end : end + AFTER]}"
    return rule.near(around, 0, len(around))
