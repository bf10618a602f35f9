"""What the window shows of an examined document: one finding per entity, with what stands to be done about it."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from desktop.findings.people import Person, belonging
from desktop.states import State
from engine.core.types import (
    Action,
    DecidedBy,
    Decision,
    Document,
    Entity,
    EntityRisk,
    Examination,
    MaskingPlan,
    Mention,
    PdfPlace,
    RiskLevel,
    RiskyCombination,
    Role,
)
from engine.pipeline.edits import Span

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
    """One entity.

    Attributes:
        reviewed: the person at the screen decided it.
        text: its first mention.
        pages: from 1.
        code: the reason code that the person gave it.
        person: whom it seems to tell about.
    """

    entity: Entity
    risk: EntityRisk
    decision: Decision
    state: State
    reviewed: bool
    text: str = field(repr=False)
    pages: tuple[int, ...]
    combinations: tuple[RiskyCombination, ...]
    code: str | None = None
    person: Person | None = None

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

    def of_same_person(self, other: Finding) -> bool:
        """Whether both seem to tell about one person."""
        return self is other or (self.person is not None and self.person == other.person)


def collect(
    examination: Examination,
    plan: MaskingPlan,
    own: Own,
    *,
    codes: Mapping[str, str] = MappingProxyType({}),
    interim: bool = False,
    known: Iterable[Finding] = (),
) -> tuple[Finding, ...]:
    """Every entity of the document, in the order of the text.

    Args:
        codes: the person's reason codes, by entity.
        interim: the examination goes on: what has no indicators is not measured yet.
        known: earlier findings of the same document: words and pages of what is still the same are taken from them.
    """
    same = {each.entity.id: each for each in known}
    unchanged = all(each.id in same and same[each.id].entity is each for each in examination.entities)
    people = {each: found.person for each, found in same.items()} if unchanged else belonging(examination)
    combinations: dict[str, list[RiskyCombination]] = defaultdict(list)
    for combination in (*plan.combinations, *examination.risk.combinations):
        for each in combination.entity_ids:
            combinations[each].append(combination)
    found = []
    for entity, risk, decision in zip(examination.entities, examination.risk.entities, plan.decisions, strict=True):
        decided = own.get(entity.id)
        unmeasured = interim and not risk.indicators
        state = decided or (State.NEW if unmeasured else _proposed(entity, risk, decision))
        before = same.get(entity.id)
        text, pages = (
            (before.text, before.pages) if before and before.entity == entity else _shown(examination.document, entity)
        )
        reviewed, those = decided is not None, tuple(combinations[entity.id])
        code, person = codes.get(entity.id), people.get(entity.id)
        found.append(Finding(entity, risk, decision, state, reviewed, text, pages, those, code, person))
    return tuple(sorted(found, key=lambda each: min(map(_start, each.entity.mentions))))


def replanned(known: Iterable[Finding], plan: MaskingPlan, own: Own) -> tuple[Finding, ...]:
    """The same findings by another plan for the same examination."""
    decisions = {each.entity_id: each for each in plan.decisions}
    return tuple(
        replace(
            each,
            decision=decisions[each.entity.id],
            state=own.get(each.entity.id) or _proposed(each.entity, each.risk, decisions[each.entity.id]),
        )
        for each in known
    )


def place(those: Sequence[Finding], sought: Finding) -> int:
    """Where the same finding stands among others of the same document, or the one that took its place; -1: nowhere."""
    first = min(sought.entity.mentions, key=_start)
    same = (
        number
        for number, each in enumerate(those)
        if any(one.start < first.end and first.start < one.end for one in each.entity.mentions)
    )
    return next(same, -1)


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
    """Return the plan as it is written: the user's decisions in place of the program's; what is undecided is masked."""
    states = {each.entity.id: each for each in findings}
    return replace(plan, decisions=tuple(_final(each, states[each.entity_id]) for each in plan.decisions))


def _final(proposed: Decision, finding: Finding) -> Decision:
    action = ACTIONS[finding.state]
    if _STATES[proposed.action] is finding.state:
        by = DecidedBy.PERSON if finding.reviewed else proposed.decided_by
        return replace(proposed, decided_by=by, code=finding.code or proposed.code)
    by, reason = (
        (DecidedBy.PERSON, "You decided it.") if finding.reviewed else (DecidedBy.PROGRAM, "Nobody has decided it.")
    )
    if proposed.question and proposed.part and finding.state is State.UNDECIDED:
        return Decision(proposed.entity_id, Action.GENERALISE, None, by, reason, proposed.part, proposed.code)
    return Decision(proposed.entity_id, action, None, by, reason, code=finding.code)


def _proposed(entity: Entity, risk: EntityRisk, decision: Decision) -> State:
    """What the program can't tell is left to the person: a risk between low and high that no rule decides."""
    if decision.question:
        return State.UNDECIDED
    unsure = decision.decided_by is DecidedBy.PROGRAM and entity.role is Role.QUASI
    if unsure and risk.level is RiskLevel.MEDIUM and decision.action is not Action.GENERALISE:
        return State.UNDECIDED
    return _STATES[decision.action]


def _start(mention: Mention) -> int:
    return mention.start


def _shown(document: Document, entity: Entity) -> tuple[str, tuple[int, ...]]:
    """Its first words, and its pages from 1, of which there are none where the format has none."""
    first = min(entity.mentions, key=_start)
    places = (place for each in entity.mentions for place in document.places(each.start, each.end))
    pages = tuple(sorted({place.page + 1 for place in places if isinstance(place, PdfPlace)}))
    return " ".join(document.text[first.start : first.end].split()), pages
