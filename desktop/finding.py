"""Findings: the entities of an examined document as the window shows them, with state and decision."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import datetime
from operator import attrgetter
from types import MappingProxyType

from desktop import kinds
from desktop.people import NamedPerson, belonging
from desktop.states import STRENGTH, DecisionState
from engine.core import kind_names
from engine.core.message import Message
from engine.core.types import (
    Action,
    DecidedBy,
    Decision,
    Document,
    Entity,
    EntityRisk,
    Examination,
    Kind,
    MaskingPlan,
    Mention,
    PdfPlace,
    RiskLevel,
    RiskyCombination,
    Role,
    Span,
)

_SURE = 0.9
"""The confidence of the recognizer from which a mark's outline is solid."""

_STATES: dict[Action, DecisionState] = {
    Action.KEEP: DecisionState.KEEP,
    Action.MASK: DecisionState.MASK,
    Action.LABEL: DecisionState.MASK,
    Action.GENERALISE: DecisionState.GENERALISE,
    Action.SHIFT: DecisionState.GENERALISE,
}
ACTIONS: dict[DecisionState, Action] = {
    DecisionState.MASK: Action.MASK,
    DecisionState.UNDECIDED: Action.MASK,
    DecisionState.NEW: Action.MASK,
    DecisionState.GENERALISE: Action.GENERALISE,
    DecisionState.KEEP: Action.KEEP,
}
OPEN = (DecisionState.UNDECIDED, DecisionState.NEW)
"""The states of findings that are not decided."""


@dataclass(frozen=True, slots=True)
class Look:
    """A look at a finding that need not change its decision. `by`: empty where no name is set."""

    by: str
    at: datetime


OwnDecisions = Mapping[str, DecisionState]
"""The user's decisions, by entity."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One entity, as the window shows it.

    Attributes:
        own: the user decided it, or another reviewer.
        text: its first mention.
        pages: from 1.
        code: the reason code that the user gave it.
        person: the person whom it seems to be about.
        look: who marked it as reviewed, and when.
    """

    entity: Entity
    risk: EntityRisk
    decision: Decision
    state: DecisionState
    own: bool
    text: str = field(repr=False)
    pages: tuple[int, ...]
    combinations: tuple[RiskyCombination, ...]
    code: str | None = None
    person: NamedPerson | None = None
    look: Look | None = None

    @property
    def reviewed(self) -> bool:
        """Return whether a person looked at it: decided it, or marked it as reviewed."""
        return self.own or self.look is not None

    @property
    def sure(self) -> bool:
        """Return whether the recognizer is confident of at least one mention."""
        return any(mention.score >= _SURE for mention in self.entity.mentions)

    @property
    def subtype(self) -> str | None:
        """Return the subtype of the entity; None without one."""
        return kind_names.subtype(self.entity)

    @property
    def kept(self) -> bool:
        return self.state is DecisionState.KEEP

    @property
    def shortened(self) -> bool:
        """Return whether it is undecided and a part of it stays, such as initials: the policy asks about no more."""
        return self.state is DecisionState.UNDECIDED and _asks_for_part(self.decision)

    def like(self, other: Finding) -> bool:
        """Return whether both are of the same kind, as the user reads it: some subtypes have no name of their own."""
        one, two = (kinds.kind(each.entity.kind, each.subtype) for each in (self, other))
        return self.entity.kind is other.entity.kind and one == two

    def of_same_person(self, other: Finding) -> bool:
        """Return whether both seem to be about the same person."""
        return self is other or (self.person is not None and self.person == other.person)


def collect(
    examination: Examination,
    plan: MaskingPlan,
    own: OwnDecisions,
    *,
    codes: Mapping[str, str] = MappingProxyType({}),
    looks: Mapping[str, Look] = MappingProxyType({}),
    interim: bool = False,
    known: Iterable[Finding] = (),
) -> tuple[Finding, ...]:
    """Return a finding for every entity of the document, in the order of the text.

    Args:
        codes: the user's reason codes, by entity.
        looks: who marked findings as reviewed, by entity.
        interim: the examination is not done: entities without indicators are not measured yet.
        known: earlier findings of the same document; those that are the same now are returned themselves, and of others
            with an unchanged entity the words and pages are taken.
    """
    same = {each.entity.id: each for each in known}
    people = _people(examination, same)
    combinations: dict[str, list[RiskyCombination]] = defaultdict(list)
    for combination in (*plan.combinations, *examination.risk.combinations):
        for each in combination.entity_ids:
            combinations[each].append(combination)
    found = []
    for entity, risk, decision in zip(examination.entities, examination.risk.entities, plan.decisions, strict=True):
        decided, before = own.get(entity.id), same.get(entity.id)
        unmeasured = interim and not risk.indicators
        state = decided or (DecisionState.NEW if unmeasured else _proposed(entity, risk, decision))
        same_words = before and (before.entity is entity or before.entity == entity)
        text, pages = (before.text, before.pages) if before and same_words else _shown(examination.document, entity)
        person = people.get(entity.id)
        those = tuple(combinations.get(entity.id, ()))
        code, look = codes.get(entity.id), looks.get(entity.id)
        made_of = entity, risk, decision, state, decided is not None, text, pages, those, code, person, look
        found.append(before if before and made_of == _fields(before) else Finding(*made_of))
    return tuple(sorted(found, key=lambda each: min(map(start_of, each.entity.mentions))))


def _people(examination: Examination, known: Mapping[str, Finding]) -> Mapping[str, NamedPerson | None]:
    """Return the person of each entity; while all names stay, only new or changed entities are asked about."""
    before = {each: found.person for each, found in known.items()}
    fresh = {
        each.id: each for each in examination.entities if each.id not in known or known[each.id].entity is not each
    }
    if not fresh:
        return before
    gone = known.keys() - {each.id for each in examination.entities}
    was = (known[each].entity for each in (*gone, *fresh) if each in known)
    if any(each.kind is Kind.PERSON for each in (*fresh.values(), *was)):
        return belonging(examination)
    return before | dict.fromkeys(fresh) | belonging(examination, fresh)


_fields: Callable[[Finding], tuple[object, ...]] = attrgetter(*(each.name for each in fields(Finding)))
"""All that a finding is made of, in order."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Figures about the findings of a document.

    Attributes:
        states: how many are in each state.
        decided: how many the user or the plan decided.
        reviewed: at how many a person looked.
        places: mentions of all.
    """

    states: Counter[DecisionState]
    decided: int
    reviewed: int
    places: int


def tally(findings: Sequence[Finding]) -> Tally:
    """Return the figures about these findings."""
    counted = Counter((each.state, each.own, each.reviewed) for each in findings)
    states: Counter[DecisionState] = Counter()
    for (state, _, _), count in counted.items():
        states[state] += count
    return Tally(
        states,
        decided=sum(count for (state, own, _), count in counted.items() if own or state not in OPEN),
        reviewed=sum(count for (_, _, reviewed), count in counted.items() if reviewed),
        places=sum(len(each.entity.mentions) for each in findings),
    )


PagesOf = Callable[[int, int], Iterable[int]]
"""A function that returns the pages, from 0, of the text from one offset to another."""


def paged(findings: Iterable[Finding], pages_of: PagesOf, known: Iterable[Finding] = ()) -> tuple[Finding, ...]:
    """Return the same findings with the pages of a layout.

    Args:
        known: findings with pages of this layout; those of unchanged entities are taken from them.
    """
    same = {each.entity.id: each for each in known}

    def pages(entity: Entity) -> tuple[int, ...]:
        if entity.id in same and same[entity.id].entity is entity:
            return same[entity.id].pages
        return tuple(sorted({page + 1 for each in entity.mentions for page in pages_of(each.start, each.end)}))

    shown = ((each, pages(each.entity)) for each in findings)
    return tuple(each if each.pages == own else replace(each, pages=own) for each, own in shown)


def replanned(known: Iterable[Finding], plan: MaskingPlan, own: OwnDecisions) -> tuple[Finding, ...]:
    """Return the same findings with the decisions of another plan for the same examination."""
    decisions = {each.entity_id: each for each in plan.decisions}
    return tuple(
        replace(
            each,
            decision=decisions[each.entity.id],
            state=own.get(each.entity.id) or _proposed(each.entity, each.risk, decisions[each.entity.id]),
        )
        for each in known
    )


def difference(before: Iterable[Finding], now: Iterable[Finding], own: Iterable[str]) -> tuple[int, int]:
    """Return how many findings are masked more than before, and how many less, apart from the entities of `own`."""
    known, apart = {each.entity.id: each.state for each in before}, frozenset(own)
    both = (each for each in now if each.entity.id in known and each.entity.id not in apart)
    change = [STRENGTH[each.state] - STRENGTH[known[each.entity.id]] for each in both]
    return sum(each > 0 for each in change), sum(each < 0 for each in change)


def place(those: Sequence[Finding], sought: Finding) -> int:
    """Return the index of the same finding, or of the first that overlaps its first mention; -1 if there is none."""
    first = min(sought.entity.mentions, key=start_of)
    same = (
        number
        for number, each in enumerate(those)
        if any(one.start < first.end and first.start < one.end for one in each.entity.mentions)
    )
    return next(same, -1)


def at(those: Sequence[Finding], span: Span) -> int:
    """Return the index of the finding with a mention that contains this span, or overlaps it; -1 if there is none."""
    start, end = span
    over = [
        (not (mention.start <= start and end <= mention.end), number)
        for number, each in enumerate(those)
        for mention in each.entity.mentions
        if mention.start < end and start < mention.end
    ]
    return min(over)[1] if over else -1


def covering(plan: MaskingPlan, examination: Examination) -> MaskingPlan:
    """Return the plan with a decision for each entity, in order: new marks are masked until the next plan is made."""
    if [each.entity_id for each in plan.decisions] == [each.id for each in examination.entities]:
        return plan
    known = {each.entity_id: each for each in plan.decisions}
    decisions = (
        known.get(each.id) or Decision(each.id, Action.MASK, None, DecidedBy.USER, Message("terms.marked"))
        for each in examination.entities
    )
    return replace(plan, decisions=tuple(decisions))


def within(findings: Iterable[Finding], spans: Iterable[Span]) -> tuple[list[Finding], list[Span]]:
    """Return the findings that contain one of these spans whole, and the spans that no finding contains."""
    places = sorted(((m.start, m.end, each) for each in findings for m in each.entity.mentions), key=_first)
    containing: dict[str, Finding] = {}
    outside = []
    for start, end in spans:
        at = bisect_right(places, start, key=_first) - 1
        if at >= 0 and end <= places[at][1]:
            containing[places[at][2].entity.id] = places[at][2]
        else:
            outside.append((start, end))
    return list(containing.values()), outside


def _first(place: tuple[int, int, Finding]) -> int:
    return place[0]


def final_plan(plan: MaskingPlan, findings: tuple[Finding, ...]) -> MaskingPlan:
    """Return the plan for writing: the user's decisions replace the program's, and undecided findings are masked or,
    where the policy asks whether only a part stays, `shortened`.
    """
    states = {each.entity.id: each for each in findings}
    return replace(plan, decisions=tuple(_final(each, states[each.entity_id]) for each in plan.decisions))


def _final(proposed: Decision, finding: Finding) -> Decision:
    action = ACTIONS[finding.state]
    if _STATES[proposed.action] is finding.state:
        by, code = DecidedBy.USER if finding.own else proposed.decided_by, finding.code or proposed.code
        same = (by, code) == (proposed.decided_by, proposed.code)  # of thousands, nearly all are
        return proposed if same else replace(proposed, decided_by=by, code=code)
    by, reason = (
        (DecidedBy.USER, Message("decided.user")) if finding.own else (DecidedBy.PROGRAM, Message("decided.nobody"))
    )
    if finding.state is DecisionState.UNDECIDED and _asks_for_part(proposed):
        return Decision(proposed.entity_id, Action.GENERALISE, None, by, reason, proposed.part, proposed.code)
    return Decision(proposed.entity_id, action, None, by, reason, code=finding.code)


def _asks_for_part(proposed: Decision) -> bool:
    """Return whether the policy asks if only a part stays, such as initials: without an answer, that part does."""
    return bool(proposed.question and proposed.part)


def _proposed(entity: Entity, risk: EntityRisk, decision: Decision) -> DecisionState:
    """Return the proposed state. Undecided: a question of the policy, or a medium risk that no rule decides."""
    if decision.question:
        return DecisionState.UNDECIDED
    unsure = decision.decided_by is DecidedBy.PROGRAM and entity.role is Role.QUASI
    if unsure and risk.level is RiskLevel.MEDIUM and decision.action is not Action.GENERALISE:
        return DecisionState.UNDECIDED
    return _STATES[decision.action]


start_of: Callable[[Mention], int] = attrgetter("start")
"""The place of a mention; a document has thousands, and this is no call of Python's."""


def _shown(document: Document, entity: Entity) -> tuple[str, tuple[int, ...]]:
    """Return the words of its first mention, and its pages from 1; no pages where the format has none."""
    first = min(entity.mentions, key=start_of)
    places = (place for each in entity.mentions for place in document.places(each.start, each.end))
    pages = tuple(sorted({place.page + 1 for place in places if isinstance(place, PdfPlace)}))
    return " ".join(first.words(document.text).split()), pages
