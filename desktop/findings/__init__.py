"""What the window shows of an examined document: one finding per entity, with what stands to be done about it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from desktop.states import State
from engine.marking import Span
from engine.types import (
    Action,
    DecidedBy,
    Decision,
    Entity,
    EntityRisk,
    Examination,
    Kind,
    MaskingPlan,
    PdfPlace,
    RiskLevel,
    RiskyCombination,
    Role,
)

_SURE = 0.9
"""From this confidence of the recognizer on, an outline is solid."""

_STATES: dict[Action, State] = {
    Action.KEEP: State.KEEP,
    Action.MASK: State.MASK,
    Action.LABEL: State.MASK,
    Action.GENERALISE: State.GENERALISE,
    Action.SHIFT: State.GENERALISE,
}
ACTIONS: dict[State, Action] = {
    State.MASK: Action.MASK,
    State.UNDECIDED: Action.MASK,
    State.NEW: Action.MASK,
    State.GENERALISE: Action.GENERALISE,
    State.KEEP: Action.KEEP,
}

Own = Mapping[str, State]
"""What the person decided, by entity."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One entity. `text` is its first mention; `pages` count from 1; `reviewed`: the person decided it."""

    entity: Entity
    risk: EntityRisk
    decision: Decision
    state: State
    reviewed: bool
    text: str = field(repr=False)
    pages: tuple[int, ...]
    combinations: tuple[RiskyCombination, ...]

    @property
    def sure(self) -> bool:
        return max(mention.score for mention in self.entity.mentions) >= _SURE

    @property
    def subtype(self) -> str | None:
        return next((each.subtype for each in self.entity.mentions if each.subtype), None)

    @property
    def kept(self) -> bool:
        return self.state is State.KEEP

    def like(self, other: Finding) -> bool:
        """Whether it is of the same kind."""
        return (self.entity.kind, self.subtype) == (other.entity.kind, other.subtype)

    def names(self, other: Finding) -> bool:
        """Whether it is a name all of whose words stand in that of `other`."""
        people = self.entity.kind is Kind.PERSON is other.entity.kind
        return people and set(self.text.casefold().split()) <= set(other.text.casefold().split())


def collect(examination: Examination, plan: MaskingPlan, own: Own) -> tuple[Finding, ...]:
    """Every entity of the document, in the order of the text."""
    found = []
    for entity, risk, decision in zip(examination.entities, examination.risk.entities, plan.decisions, strict=True):
        first = min(entity.mentions, key=lambda each: each.start)
        decided = own.get(entity.id)
        found.append(
            Finding(
                entity=entity,
                risk=risk,
                decision=decision,
                state=decided or _proposed(entity, risk, decision),
                reviewed=decided is not None,
                text=" ".join(examination.document.text[first.start : first.end].split()),
                pages=_pages(examination, entity),
                combinations=tuple(
                    each
                    for each in (*plan.combinations, *examination.risk.combinations)
                    if entity.id in each.entity_ids
                ),
            )
        )
    return tuple(sorted(found, key=lambda each: min(mention.start for mention in each.entity.mentions)))


def covering(plan: MaskingPlan, examination: Examination) -> MaskingPlan:
    """The plan with a decision for each entity, in order: until it is made anew, what was marked since is masked."""
    known = {each.entity_id: each for each in plan.decisions}
    decisions = (
        known.get(each.id) or Decision(each.id, Action.MASK, None, DecidedBy.PERSON, "You marked it.")
        for each in examination.entities
    )
    return replace(plan, decisions=tuple(decisions))


def within(findings: Iterable[Finding], spans: Iterable[Span]) -> tuple[list[Finding], list[Span]]:
    """The findings that hold one of these spans whole, and the spans that none holds."""
    places = sorted(((m.start, m.end, each) for each in findings for m in each.entity.mentions), key=_first)
    held: dict[str, Finding] = {}
    beside = []
    for start, end in spans:
        at = bisect_right(places, start, key=_first) - 1
        if at >= 0 and end <= places[at][1]:
            held[places[at][2].entity.id] = places[at][2]
        else:
            beside.append((start, end))
    return list(held.values()), beside


def _first(place: tuple[int, int, Finding]) -> int:
    return place[0]


def final_plan(plan: MaskingPlan, findings: tuple[Finding, ...]) -> MaskingPlan:
    """The plan as it is written: the person's decisions in place of the program's; what is undecided is masked."""
    states = {each.entity.id: each for each in findings}
    return replace(plan, decisions=tuple(_final(each, states[each.entity_id]) for each in plan.decisions))


def _final(proposed: Decision, finding: Finding) -> Decision:
    action = ACTIONS[finding.state]
    if _STATES[proposed.action] is finding.state:
        return replace(proposed, decided_by=DecidedBy.PERSON) if finding.reviewed else proposed
    by, reason = (
        (DecidedBy.PERSON, "You decided it.") if finding.reviewed else (DecidedBy.PROGRAM, "Nobody has decided it.")
    )
    return Decision(proposed.entity_id, action, None, by, reason)


def _proposed(entity: Entity, risk: EntityRisk, decision: Decision) -> State:
    """What the program can't tell is left to the person: a risk between low and high that no rule decides."""
    unsure = decision.decided_by is DecidedBy.PROGRAM and entity.role is Role.QUASI
    if unsure and risk.level is RiskLevel.MEDIUM and decision.action is not Action.GENERALISE:
        return State.UNDECIDED
    return _STATES[decision.action]


def _pages(examination: Examination, entity: Entity) -> tuple[int, ...]:
    """Empty where the format has no pages."""
    document = examination.document
    places = (place for each in entity.mentions for place in document.places(each.start, each.end))
    return tuple(sorted({place.page + 1 for place in places if isinstance(place, PdfPlace)}))
