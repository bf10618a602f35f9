"""Each place that was taken away or left open: what stood there by kind, who found it, who decided, and why.

No entry holds text of the document: reasons are fixed sentences, and cue words those of the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.policies import OWN_CHOICE, Part, Policy, Rule
from engine.report.places import Places, Whereabouts
from engine.report.results import Result, Results
from engine.report.vocabulary import AREA, FOUND_BY, kind_of
from engine.types import Action, DecidedBy, Decision, Entity, Examination, MaskingPlan, Mention, PageArea

USER, REVIEWER = "user", "reviewer"
"""Who decided beside program and policy: who gave terms and areas, and who decided finding by finding."""
TERM, AREA_DRAWN = "It is a term that the user gave to be masked.", "The user marked this area of the page."
_ASKED = "You asked for it."
_LOST: dict[str, str] = {
    Part.LAST_FOUR: "It has fewer than nine digits and letters, or ends in letters, so all of it was masked.",
    Part.INITIALS: "Its initials can't be determined with certainty, so all of it was masked.",
    Part.YEAR: "It has no year of four digits, or more than one, so all of it was masked.",
}
_LOST_OTHERWISE = "The part that may stay can't be identified with certainty, so all of it was masked."
"""By what a rule keeps: why nothing of a mention was kept."""
_IN_ITS_PLACE: dict[Result, str] = {
    Result.LESS_EXACT: "It was replaced by something more general, as the chosen style of masking says.",
    Result.MOVED: "It was replaced by a shifted date, as the chosen style of masking says.",
    Result.INVENTED: "It was replaced by a surrogate, as the chosen style of masking says.",
}
"""Of what was to be masked: what a reader sees instead."""
_SAME = "It had that form already."
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
        decided_by: program, policy, user or reviewer.
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
    results: Results,
    areas: Iterable[PageArea] = (),
    *,
    user: str = USER,
    asked: bool = False,
) -> tuple[Entry, ...]:
    """Return an entry for each place that was taken away, in the order of the text, then for each area.

    Args:
        results: of what was written.
        user: how a user who decided about a finding is called.
        asked: list also the places that stay visible until the user has answered a question.
    """
    teller = _Teller(Places(examination.document), policy, results, user)
    return (*_of_text(examination, plan, teller, asked=asked), *_of_areas(areas, policy))


@dataclass(frozen=True, slots=True)
class _Teller:
    places: Places
    policy: Policy
    results: Results
    user: str


def _of_text(examination: Examination, plan: MaskingPlan, teller: _Teller, *, asked: bool) -> Iterator[Entry]:
    decisions = {
        each.entity_id: each for each in plan.decisions if each.action is not Action.KEEP or (asked and each.question)
    }
    taken = [each for each in examination.entities if each.id in decisions]
    mentions = sorted(
        ((mention, item, entity) for item, entity in enumerate(taken, start=1) for mention in entity.mentions),
        key=lambda each: each[0].start,
    )
    for mention, item, entity in mentions:
        yield _of_mention(mention, item, entity, decisions[entity.id], teller)


def _of_mention(mention: Mention, item: int, entity: Entity, decision: Decision, teller: _Teller) -> Entry:
    result = teller.results.of(mention, decision)
    by_term = decision.decided_by is DecidedBy.PERSON and decision.reason == _ASKED
    return Entry(
        item=item,
        where=teller.places.of(mention.start, mention.end),
        kind=kind_of(entity, mention),
        done=result,
        code=decision.code or "",
        reason=" ".join(filter(None, (_reason(mention, decision, teller), _beside(result, decision)))),
        citation=_citation(decision, teller.policy),
        decided_by=USER if by_term else _WHO.get(decision.decided_by, teller.user),
        found_by=FOUND_BY.get(mention.recognizer, mention.recognizer),
        found=mention.reason,
        question=decision.question or "",
    )


def _of_areas(areas: Iterable[PageArea], policy: Policy) -> Iterator[Entry]:
    for area in areas:
        drawn = Decision("", Action.MASK, None, DecidedBy.PERSON, "", code=area.code)
        yield Entry(
            item=None,
            where=Whereabouts(page=area.page + 1),
            kind=AREA,
            done=Result.MASKED,
            code=area.code or "",
            reason=dict(policy.codes).get(area.code or "", AREA_DRAWN),
            citation=_citation(drawn, policy),
            decided_by=USER,
        )


def _reason(mention: Mention, decision: Decision, teller: _Teller) -> str:
    """Return the reason.

    Of a user, the meaning of the code that they gave: their sentences speak to them. Where the program weighed risks,
    first what it saw in the text, since a score alone says nothing of that.
    """
    if decision.decided_by is DecidedBy.PERSON:
        own = TERM if decision.reason == _ASKED else f"The {teller.user} decided it."
        return dict(teller.policy.codes).get(decision.code or "", own)
    if decision.decided_by is DecidedBy.PROGRAM:
        return " ".join(dict.fromkeys(filter(None, (mention.reason, decision.reason))))
    return decision.reason


def _beside(result: Result, decision: Decision) -> str:
    """Return what the reason of a decision leaves unsaid of one mention."""
    if result is Result.UNCHANGED:
        return _SAME
    if decision.action is Action.MASK and result in _IN_ITS_PLACE:
        return _IN_ITS_PLACE[result]
    in_part = decision.part not in (None, Part.NOTHING)
    lost = in_part and result in (Result.MASKED, Result.LABELLED)
    return _LOST.get(decision.part or "", _LOST_OTHERWISE) if lost else ""


def _citation(decision: Decision, policy: Policy) -> str:
    """Return the citation of the chosen policy's rule that decided, else of one that carries the same code."""
    decided = (each for each in policy.rules if each.sentence == decision.reason)
    rule = next(decided, None) if decision.decided_by is DecidedBy.POLICY else None
    rule = rule or next((each for each in policy.rules if decision.code and each.code == decision.code), None)
    return _cited(rule) if rule else ""


def _cited(rule: Rule) -> str:
    """Return where the rule stands; of Sable's own rules nothing, since they are no law."""
    return f"{rule.citation} ({rule.jurisdiction}, {rule.dated})" if rule.citation != OWN_CHOICE else ""
