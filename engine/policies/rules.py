"""Rules of a policy: conditions on entities, handling, the part that is kept, and the legal source."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from enum import StrEnum

from engine.core.message import Message
from engine.core.options import MaskStyle, Method
from engine.core.types import KeptPart, Kind, Mention, Role

Wording = Callable[[str, int, int], bool]
"""A condition on the part of a text between two offsets, or on its context."""


OWN_CHOICE = "Sable's own choice"
"""The citation of rules that follow no law."""


class Handling(StrEnum):
    """Handling of a finding that meets the conditions of a rule.

    MASK: masked, in some styles generalised. MASK_WHOLE: replaced by a mask or label only. KEEP_IN_PART: masked except
    for a part of itself. GENERALISE: replaced by a generalised value. BY_RISK: left to the optimizer. KEEP: kept. ASK:
    kept until the user has answered a question that no program can answer.
    """

    MASK = "mask"
    MASK_WHOLE = "mask-whole"
    KEEP_IN_PART = "keep-in-part"
    GENERALISE = "generalise"
    BY_RISK = "by-risk"
    KEEP = "keep"
    ASK = "ask"


class Purpose(StrEnum):
    """The purpose of a policy, under which users look for it."""

    COURT_FILING = "court-filing"
    PUBLISHED_DECISION = "published-decision"
    HEALTH_RECORD = "health-record"
    PUBLIC_REQUEST = "public-request"
    GDPR = "gdpr"
    OTHER = "other"


PARTS: dict[Handling, frozenset[KeptPart]] = {
    Handling.KEEP_IN_PART: frozenset(
        {KeptPart.LAST_FOUR, KeptPart.INITIALS, KeptPart.YEAR, KeptPart.ZIP3, KeptPart.CITY_AND_STATE}
    ),
    Handling.GENERALISE: frozenset(
        {
            KeptPart.MONTH,
            KeptPart.YEAR,
            KeptPart.DECADE,
            KeptPart.AGE_90,
            KeptPart.AGE_BAND,
            KeptPart.COUNTRY,
            KeptPart.FIELD,
            KeptPart.MAGNITUDE,
        }
    ),
}
"""Parts that a rule with such a handling can choose from; rules with other handlings have none.

A rule with ASK may name one of KEEP_IN_PART: the part that is kept if the answer is yes.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class PolicyRule:
    """A rule: conditions on findings, how those are handled, and its source. An empty condition always holds.

    Attributes:
        part: the part that is kept; one of `PARTS[handling]`.
        question: for ASK, the question that the user has to answer; yes means that the finding is masked.
        code: the reason code that is written in place of the deleted text, such as "(b)(6)".
        kinds, subtypes, roles: a finding has one of them.
        words: condition on the words of a mention.
        near: condition on the text around a mention.
        document: condition on the whole text.
        person: condition on the mentions of the entity: see `engine.policies.people`, `officials`, `courts_abroad` and
            `organisations`.
        sentence: explanation that the user sees.
        citation, dated, jurisdiction: the source of the rule, the day on which the cited version was published or came
            into force, and its territory.
    """

    handling: Handling
    sentence: Message
    citation: str
    dated: date
    jurisdiction: str
    part: KeptPart | None = None
    question: Message | None = None
    code: str | None = None
    kinds: frozenset[Kind] = frozenset()
    subtypes: frozenset[str] = frozenset()
    roles: frozenset[Role] = frozenset()
    words: Wording | None = field(default=None, repr=False)
    near: Wording | None = field(default=None, repr=False)
    document: Wording | None = field(default=None, repr=False)
    person: Callable[[str, Sequence[Mention]], bool] | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """A list of rules: the first that applies to a finding decides; if none applies, the risk decides.

    Attributes:
        name: name of the bundled policy, or of the file without its suffix.
        title: the name that users search for, with its use: "FRCP 5.2 - US federal court filing".
        short: the name alone: "FRCP 5.2".
        purpose: the purpose of the redaction, under which the policy is listed.
        law: the law or rule that it follows, with its date; or empty.
        version: the first digits of the SHA-256 of its file, which change with every change of a rule.
        codes: the reason codes that rules and the user's decisions may carry, each with its meaning.
        looks_for: what it looks for, in sentences.
        does_not: what users must not expect of it, in sentences.
        refuse_unsearched: write no file of which something was not searched, or not completely.
        refuse_width_leaks: write no file in which a box, a gap or a column still has a width leak.
        k, arity, mask, method: defaults for `Options`.
    """

    name: str
    title: str
    looks_for: str
    does_not: tuple[str, ...]
    rules: tuple[PolicyRule, ...]
    short: str = ""
    purpose: Purpose = Purpose.OTHER
    codes: tuple[tuple[str, str], ...] = ()
    law: str = ""
    version: str = ""
    refuse_unsearched: bool = False
    refuse_width_leaks: bool = False
    k: int | None = None
    arity: int | None = None
    mask: MaskStyle | None = None
    method: Method | None = None

    @property
    def follows(self) -> str:
        """The law or rule that it follows, else what its rules cite; empty where all is Sable's own choice."""
        cited = dict.fromkeys(each.citation for each in self.rules if each.citation != OWN_CHOICE)
        return (self.law or "; ".join(cited)).rstrip(".")


_CHOSEN_ON = date(2026, 11, 22)


def only(policy: Policy, kinds: Collection[Kind]) -> Policy:
    """Return the policy with a first rule that keeps entities without any of these kinds; without kinds, the policy."""
    others = frozenset(Kind) - frozenset(kinds)
    if not kinds or not others:
        return policy
    kept = PolicyRule(
        handling=Handling.KEEP,
        kinds=others,
        sentence=Message("policy.other-kinds"),
        citation=OWN_CHOICE,
        dated=_CHOSEN_ON,
        jurisdiction="Anywhere",
    )
    return replace(policy, rules=(kept, *policy.rules))
