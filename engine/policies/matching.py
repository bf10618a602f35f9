"""Selection of the rule of a policy that applies to an entity."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.types import Entity, Mention
from engine.policies.rules import Handling, Policy, PolicyRule
from engine.policies.wording import AFTER, BEFORE, SPAN

# Three-digit ZIP codes with too few people to keep (45 CFR 164.514(b)(2)(i)(B)).


# The 17 areas with 20,000 people or fewer in the census of 2000: OCR, Guidance Regarding Methods for De-identification
# of Protected Health Information, 26 November 2012.
_CENSUS_2000 = "036 059 063 102 203 556 692 790 821 823 830 831 878 879 884 890 893"
# The same guidance forbids relying on that list once newer data are published. The census of 2020 names 18: these, and
# those above except 063, 790, 830, 831 and 890, which have grown.
_CENSUS_2020 = "202 204 205 369 753 772"
# Military mail, and islands for which the census has no ZIP code areas, whose size is unknown.
_NOT_COUNTED = "008 090 091 092 093 094 095 096 097 098 099 340 962 963 964 965 966 969"

RESTRICTED_ZIP3: frozenset[str] = frozenset(f"{_CENSUS_2000} {_CENSUS_2020} {_NOT_COUNTED}".split())
"""ZIP codes written as 000: small in either census or not counted, the safe side of a list that ages."""


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
