"""Each place that was taken away or left open: what stood there by kind, who found it, who decided, and why.

No entry holds text of the document: reasons are fixed sentences, and cue words those of the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.policies import Policy, Rule
from engine.report.places import Places, Whereabouts
from engine.report.vocabulary import AREA, FOUND_BY, kind_of
from engine.types import Action, DecidedBy, Decision, Entity, Examination, MaskingPlan, Mention, PageArea

USER, REVIEWER = "user", "reviewer"
"""Who decided beside program and policy, as a report says it and as a log that goes to others."""

_DONE: dict[Action, str] = {
    Action.KEEP: "kept",
    Action.MASK: "masked",
    Action.LABEL: "labelled",
    Action.GENERALISE: "made less exact",
    Action.SHIFT: "moved in time",
}
_OPEN = "kept, needs review"
_WHO: dict[DecidedBy, str] = {DecidedBy.PROGRAM: "program", DecidedBy.POLICY: "policy"}


@dataclass(frozen=True, slots=True)
class Entry:
    """One place.

    Attributes:
        item: the number of the person or thing, the same for all its places; an area has none.
        where: page, paragraph or line.
        kind: in words, such as "name of a person" or "medical record number".
        done: what was done with it.
        code: the reason code that is written at the place, or empty.
        reason: one sentence on the decision.
        citation: of the chosen policy's rule, where it decided or its code is written; else empty.
        decided_by: program, policy, or user.
        found_by: which recognizer found it.
        found: one sentence of the recognizer's rule.
        question: what the user has to answer, where the policy leaves that open; else empty.
    """

    item: int | None
    where: Whereabouts
    kind: str
    done: str
    code: str
    reason: str
    citation: str
    decided_by: str
    found_by: str = ""
    found: str = ""
    question: str = ""

    def plain(self) -> dict[str, Any]:
        """Return the entry for JSON."""
        return {
            "item": self.item,
            "place": str(self.where),
            "page": self.where.page,
            "kind": self.kind,
            "done": self.done,
            "code": self.code,
            "reason": self.reason,
            "citation": self.citation,
            "decided_by": self.decided_by,
            "found_by": self.found_by,
            "found": self.found,
            "question": self.question,
        }


def entries(
    examination: Examination,
    plan: MaskingPlan,
    policy: Policy,
    areas: Iterable[PageArea] = (),
    *,
    user: str = USER,
    asked: bool = False,
) -> tuple[Entry, ...]:
    """Return an entry for each masked place in the order of the text, then for each area.

    Args:
        user: how a user who decided is called.
        asked: list also the places that stay visible until the user has answered a question.
    """
    return (*_of_text(examination, plan, policy, user, asked=asked), *_of_areas(areas, policy, user))


def _of_text(examination: Examination, plan: MaskingPlan, policy: Policy, user: str, *, asked: bool) -> Iterator[Entry]:
    places = Places(examination.document)
    decisions = {
        each.entity_id: each for each in plan.decisions if each.action is not Action.KEEP or (asked and each.question)
    }
    taken = [each for each in examination.entities if each.id in decisions]
    mentions = sorted(
        ((mention, item, entity) for item, entity in enumerate(taken, start=1) for mention in entity.mentions),
        key=lambda each: each[0].start,
    )
    for mention, item, entity in mentions:
        yield _of_mention(mention, item, entity, decisions[entity.id], places, policy, user)


def _of_mention(
    mention: Mention, item: int, entity: Entity, decision: Decision, places: Places, policy: Policy, user: str
) -> Entry:
    return Entry(
        item=item,
        where=places.of(mention.start, mention.end),
        kind=kind_of(entity, mention),
        done=_OPEN if decision.question and decision.action is Action.KEEP else _DONE[decision.action],
        code=decision.code or "",
        reason=_reason(decision, policy, user),
        citation=_citation(decision, policy),
        decided_by=_WHO.get(decision.decided_by, user),
        found_by=FOUND_BY.get(mention.recognizer, mention.recognizer),
        found=mention.reason,
        question=decision.question or "",
    )


def _of_areas(areas: Iterable[PageArea], policy: Policy, user: str) -> Iterator[Entry]:
    for area in areas:
        drawn = Decision("", Action.MASK, None, DecidedBy.PERSON, "", code=area.code)
        yield Entry(
            item=None,
            where=Whereabouts(page=area.page + 1),
            kind=AREA,
            done=_DONE[drawn.action],
            code=area.code or "",
            reason=_reason(drawn, policy, user),
            citation=_citation(drawn, policy),
            decided_by=user,
        )


def _reason(decision: Decision, policy: Policy, user: str) -> str:
    """Return the reason; of a user, the meaning of the code that they gave: their sentences speak to them."""
    if decision.decided_by is not DecidedBy.PERSON:
        return decision.reason
    return dict(policy.codes).get(decision.code or "", f"The {user} decided it.")


def _citation(decision: Decision, policy: Policy) -> str:
    """Return the citation of the chosen policy's rule that decided, else of one that carries the same code."""
    decided = (each for each in policy.rules if each.sentence == decision.reason)
    rule = next(decided, None) if decision.decided_by is DecidedBy.POLICY else None
    rule = rule or next((each for each in policy.rules if decision.code and each.code == decision.code), None)
    return _cited(rule) if rule else ""


def _cited(rule: Rule) -> str:
    return f"{rule.citation} ({rule.jurisdiction}, {rule.dated})"
