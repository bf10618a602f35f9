"""Review of one document: decisions, marks, codes and boxes by spans, who made them, and the undo step between two."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from itertools import chain
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

from PySide6.QtGui import QUndoCommand, QUndoStack

from desktop.finding import Look, start_of
from desktop.states import DECISIONS, DecisionState
from engine.core.types import Author, Box, Entity, Kind, Mention, PageArea, Reviewers, Span
from engine.pipeline.edits import Edits

# The steps of undo.


_ALONE, _AGAIN = -1, 1


class UnderReview(Protocol):
    """A document under review, which steps of undo change: a session."""

    review: Review
    selection: int

    @property
    def reviewer(self) -> str: ...

    def set_review(self, review: Review) -> None: ...

    def select(self, index: int, place: int | None = None) -> None: ...


class Change(QUndoCommand):
    """One step of undo, from one review to another, whose new decisions it signs. Consecutive changes with the same
    name, if it is not empty, merge: a box that is moved point by point goes back in one step.
    """

    def __init__(self, session: UnderReview, review: Review, again: str = "") -> None:
        super().__init__(again)
        self._session = session
        self._before = session.review
        self._after = review.signed(session.review, session.reviewer, datetime.now().astimezone())
        self._selection = session.selection

    def id(self) -> int:
        return _AGAIN if self.text() else _ALONE

    def mergeWith(self, other: QUndoCommand) -> bool:  # noqa: N802 - Qt's name
        if not isinstance(other, Change) or other.text() != self.text():
            return False
        self._after = other._after
        return True

    def move(self, places: Mapping[Span, Iterable[Span]]) -> None:
        """Let the step change what is said about these mentions at their new places."""
        self._before, self._after = self._before.moved(places), self._after.moved(places)

    def redo(self) -> None:
        self._session.set_review(self._after)

    def undo(self) -> None:
        self._session.set_review(self._before)
        self._session.select(self._selection)


def move_steps(stack: QUndoStack, places: Mapping[Span, Iterable[Span]]) -> None:
    """Let all steps of undo change what is said about these mentions at their new places."""
    for number in range(stack.count()):
        step = stack.command(number)
        if isinstance(step, Change):
            step.move(places)


class ReviewerVerdict(StrEnum):
    """A second reviewer's verdict on a decision."""

    ACCEPTED = "accepted"
    QUESTIONED = "questioned"


@dataclass(frozen=True, slots=True)
class Signature:
    """Author and time of a decision. `by`: empty where no name is set; `verdict`: of another reviewer, `judged_by`."""

    by: str
    at: datetime
    verdict: ReviewerVerdict | None = None
    judged_by: str = ""


Signatures = Mapping[Span, Signature]

ReviewPart = tuple[str, tuple[Any, ...]]
"""A part of a review: its name, and its mention, or page and box."""
DECISION, VERDICT = "decision", "verdict"
_NO_GROUP: frozenset[Span] = frozenset()
_MARK, _KIND, _GROUP, _CODE, _LOOK, _AREA = "mark", "kind", "group", "code", "look", "area"


_MOST_CAREFUL = (DecisionState.MASK, DecisionState.GENERALISE, DecisionState.KEEP)
"""Decisions by precedence: of two on one entity, the first in this order applies."""

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class Review:
    """The user's review of a document, as offsets, never text, so that it outlives a new examination.

    Attributes:
        decisions: by mention of the decided findings.
        edits: marks and corrections.
        codes: reason codes, by mention.
        areas: boxes drawn on pages.
        looks: who marked findings as reviewed and when, by mention.
        signatures: who decided what and when, by mention; decisions of early releases have none.
        changes: when other parts were changed or taken away; those of early releases have no time.
    """

    decisions: Mapping[Span, DecisionState] = field(default_factory=lambda: MappingProxyType({}))
    edits: Edits = field(default_factory=Edits)
    codes: Mapping[Span, str] = field(default_factory=lambda: MappingProxyType({}))
    areas: tuple[PageArea, ...] = ()
    looks: Mapping[Span, Look] = field(default_factory=lambda: MappingProxyType({}))
    signatures: Signatures = field(default_factory=lambda: MappingProxyType({}))
    changes: Mapping[ReviewPart, datetime] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def is_about_text(self) -> bool:
        """Return whether it holds anything but boxes."""
        return bool(self.decisions or self.codes or self.looks) or self.edits != Edits()

    def decided(self, entities: Iterable[Entity], state: DecisionState) -> Review:
        """Return the review with this decision for all mentions of the entities."""
        return replace(self, decisions=MappingProxyType({**self.decisions, **dict.fromkeys(_spans(entities), state)}))

    def marked(self, spans: Iterable[Span]) -> Review:
        """Return the review with these spans marked, and decided to be masked."""
        added = tuple(spans)
        decisions = {**self.decisions, **dict.fromkeys(added, DecisionState.MASK)}
        return replace(self, decisions=MappingProxyType(decisions), edits=self.edits.marked(added))

    def decided_apart(self, mention: Mention, state: DecisionState) -> Review:
        """Return the review with this mention decided, and split from its entity."""
        span = mention.span
        decisions = MappingProxyType({**self.decisions, span: state})
        return replace(self, decisions=decisions, edits=self.edits.split(span))

    def coded(self, entities: Iterable[Entity], code: str) -> Review:
        """Return the review with this reason code for the entities; an empty code removes it."""
        spans = _spans(entities)
        left = {span: known for span, known in self.codes.items() if span not in spans}
        return replace(self, codes=MappingProxyType(left | dict.fromkeys(spans, code) if code else left))

    def looked(self, entities: Iterable[Entity], look: Look | None) -> Review:
        """Return the review with the entities marked as reviewed; None takes the mark away."""
        spans = _spans(entities)
        left = {span: known for span, known in self.looks.items() if span not in spans}
        return replace(self, looks=MappingProxyType(left | dict.fromkeys(spans, look) if look else left))

    def judged(self, entities: Iterable[Entity], verdict: ReviewerVerdict | None, by: str) -> Review:
        """Return the review with this verdict on the decisions about the entities; None withdraws it."""
        judged = {
            span: replace(self.signatures[span], verdict=verdict, judged_by=by if verdict else "")
            for span in _spans(entities)
            if span in self.signatures
        }
        return replace(self, signatures=MappingProxyType({**self.signatures, **judged}))

    def signed(self, before: Review, by: str, at: datetime) -> Review:
        """Return the review with the decisions signed that differ from those before, and the time of other changes.

        What has another signature or time than before, such as a colleague's, keeps it.
        """
        signatures = {span: each for span, each in self.signatures.items() if span in self.decisions}
        for span, state in self.decisions.items():
            taken_over = span in signatures and signatures[span] != before.signatures.get(span)
            if before.decisions.get(span) is not state and not taken_over:
                signatures[span] = Signature(by, at)
        changes, now, then = dict(self.changes), self._dated_parts(), before._dated_parts()
        for part in now.keys() | then.keys():
            if now.get(part) != then.get(part) and changes.get(part) == before.changes.get(part):
                changes[part] = at
        return replace(self, signatures=MappingProxyType(signatures), changes=MappingProxyType(changes))

    def parts(self) -> dict[ReviewPart, Any]:
        """Return the review as parts, which `of_parts` puts together again."""
        signatures = self.signatures
        decisions = {
            (DECISION, span): (state, _unjudged(signatures.get(span))) for span, state in self.decisions.items()
        }
        return {**decisions, **self._dated_parts()}

    def _dated_parts(self) -> dict[ReviewPart, Any]:
        """Return the parts without decisions, whose time is that of their signature."""
        groups = {span: group for group in self.edits.together for span in group}
        judged = {span: (each.verdict, each.judged_by) for span, each in self.signatures.items() if each.verdict}
        return {
            **{(VERDICT, span): verdict for span, verdict in judged.items()},
            **{(_MARK, span): True for span in self.edits.marks},
            **{(_KIND, span): kind for span, kind in self.edits.kinds.items()},
            **{
                (_GROUP, span): group
                for span, group in {**groups, **dict.fromkeys(self.edits.apart, _NO_GROUP)}.items()
            },
            **{(_CODE, span): code for span, code in self.codes.items()},
            **{(_LOOK, span): look for span, look in self.looks.items()},
            **{(_AREA, (each.page, *each.box)): each for each in self.areas},
        }

    @classmethod
    def of_parts(cls, parts: Mapping[ReviewPart, Any], changes: Mapping[ReviewPart, datetime]) -> Review:
        """Return the review of these parts."""
        by_name: dict[str, dict[Any, Any]] = defaultdict(dict)
        for (name, place), value in parts.items():
            by_name[name][place] = value
        signatures = {}
        for span, (_, signature) in by_name[DECISION].items():
            if signature:
                verdict, judged_by = by_name[VERDICT].get(span, (None, ""))
                signatures[span] = replace(signature, verdict=verdict, judged_by=judged_by)
        groups = by_name[_GROUP]
        return cls(
            MappingProxyType({span: state for span, (state, _) in by_name[DECISION].items()}),
            Edits(
                tuple(by_name[_MARK]),
                MappingProxyType(by_name[_KIND]),
                frozenset(span for span, group in groups.items() if not group),
                tuple(dict.fromkeys(filter(None, groups.values()))),
            ),
            MappingProxyType(by_name[_CODE]),
            tuple(by_name[_AREA].values()),
            MappingProxyType(by_name[_LOOK]),
            MappingProxyType(signatures),
            MappingProxyType(dict(changes)),
        )

    def moved(self, places: Mapping[Span, Iterable[Span]]) -> Review:
        """Return the review with all that was said about a mention said about other places, where these have no other
        decision. Of two mentions that move to one place, the first counts, and of two decisions the more careful one.
        """
        order = sorted(self.decisions, key=lambda span: (_rank(self.decisions[span]), span))
        decisions = _moved({span: self.decisions[span] for span in order}, places)
        signatures = _moved({span: self.signatures[span] for span in order if span in self.signatures}, places)
        return replace(
            self,
            decisions=decisions,
            codes=_moved(self.codes, places),
            looks=_moved(self.looks, places),
            signatures=signatures,
            changes=_moved(
                self.changes,
                {part: [(part[0], new) for new in places[part[1]]] for part in self.changes if part[1] in places},
            ),
            edits=replace(
                self.edits,
                kinds=_moved(self.edits.kinds, places),
                apart=frozenset(_moved(dict.fromkeys(self.edits.apart), places)),
                together=tuple(frozenset(_moved(dict.fromkeys(each), places)) for each in self.edits.together),
            ),
        )

    def people(self) -> Reviewers:
        """Return who decided and who reviewed, for the log and the declaration of review."""
        decided = {span: Author(each.by, each.at) for span, each in self.signatures.items()}
        looked = {span: Author(each.by, each.at) for span, each in self.looks.items()}
        return Reviewers(MappingProxyType(decided), MappingProxyType(looked))

    def states(self, *examined: Iterable[Entity]) -> dict[str, DecisionState]:
        """Return the decisions by entity, for the entities that the user decided.

        Args:
            examined: entities as they were found, then as the user's edits left them.
        """
        return self._of_entities(self.decisions, *examined)

    def codes_of(self, *examined: Iterable[Entity]) -> dict[str, str]:
        """Return the reason codes by entity; arguments as for `states`."""
        return self._of_entities(self.codes, *examined)

    def looks_of(self, *examined: Iterable[Entity]) -> dict[str, Look]:
        """Return who marked findings as reviewed, by entity; arguments as for `states`."""
        return self._of_entities(self.looks, *examined)

    def encoded(self) -> dict[str, Any]:
        """Return the review for JSON."""
        edits = self.edits
        return {
            "decisions": [[*span, state] for span, state in self.decisions.items()],
            "marks": edits.marks,
            "kinds": [[*span, kind] for span, kind in edits.kinds.items()],
            "apart": sorted(edits.apart),
            "together": [sorted(group) for group in edits.together],
            "codes": [[*span, code] for span, code in self.codes.items()],
            "areas": [[each.page, each.box, each.code] for each in self.areas],
            "looks": [[*span, each.by, each.at.isoformat()] for span, each in self.looks.items()],
            "signatures": [
                [*span, each.by, each.at.isoformat(), each.verdict, each.judged_by]
                for span, each in self.signatures.items()
            ],
            "changes": [[name, place, at.isoformat()] for (name, place), at in self.changes.items()],
        }

    @classmethod
    def decoded(cls, kept: Mapping[str, Any]) -> Review:
        """Return the review that `encoded` wrote, also in an earlier release with fewer fields.

        Raises:
            KeyError, TypeError, ValueError: it does not contain a review.
        """
        decisions = {_read(span): DecisionState(state) for *span, state in kept["decisions"]}
        if not set(decisions.values()) <= set(DECISIONS):
            raise ValueError("no such decision")
        return cls(
            MappingProxyType(decisions),
            Edits(
                tuple(map(_read, kept["marks"])),
                MappingProxyType({_read(span): Kind(kind) for *span, kind in kept.get("kinds", ())}),
                frozenset(map(_read, kept.get("apart", ()))),
                tuple(frozenset(map(_read, group)) for group in kept.get("together", ())),
            ),
            MappingProxyType({_read(span): str(code) for *span, code in kept.get("codes", ())}),
            tuple(
                PageArea(int(page), Box(*map(float, box)), None if code is None else str(code))
                for page, box, code in kept.get("areas", ())
            ),
            MappingProxyType({_read(span): Look(str(by), _moment(at)) for *span, by, at in kept.get("looks", ())}),
            MappingProxyType(
                {
                    _read(span): Signature(
                        str(by), _moment(at), ReviewerVerdict(verdict) if verdict else None, str(judged_by)
                    )
                    for *span, by, at, verdict, judged_by in kept.get("signatures", ())
                }
            ),
            MappingProxyType(
                {(str(name), tuple(map(float, place))): _moment(at) for name, place, at in kept.get("changes", ())}
            ),
        )

    def _of_entities(self, by_span: Mapping[Span, _Value], *examined: Iterable[Entity]) -> dict[str, _Value]:
        """Return values by entity. A new mark may have cut a decided entity: then the entity as it was found counts, by
        the mentions that still belong to it.
        """
        if not by_span:
            return {}
        found: dict[str, _Value] = {}
        starts = {start for start, _ in by_span}  # few: of thousands of mentions, most are passed over at once
        *before, now = (
            [(each.id, _among(by_span, each)) for each in _beginning(entities, starts)] for entities in examined
        )
        taken = {span: entity for entity, spans in now for span in spans}
        for entity, spans in (*now, *chain(*before)):
            if entity not in found and (
                those := {by_span[span] for span in spans if taken.get(span, entity) == entity}
            ):
                found[entity] = (
                    those.pop() if len(those) == 1 else min(those, key=lambda each: (_rank(each), str(each)))
                )
        return found


def _beginning(entities: Iterable[Entity], starts: Set[int]) -> list[Entity]:
    """Return the entities with a mention at one of these starts."""
    return [each for each in entities if not starts.isdisjoint(map(start_of, each.mentions))]


def _among(known: Mapping[Span, object], entity: Entity) -> list[Span]:
    """Return the spans of the entity's mentions that are known."""
    return [each.span for each in entity.mentions if each.span in known]


def _moved(known: Mapping[_Key, _Value], places: Mapping[_Key, Iterable[_Key]]) -> Mapping[_Key, _Value]:
    """Return values with those of moved spans at their new places; a value that is there already stays."""
    staying = {span: value for span, value in known.items() if span not in places}
    new = ((place, value) for span, value in known.items() for place in places.get(span, ()))
    for place, value in new:
        staying.setdefault(place, value)
    return MappingProxyType(staying)


def _rank(value: object) -> int:
    return _MOST_CAREFUL.index(value) if isinstance(value, DecisionState) else 0


def _spans(entities: Iterable[Entity]) -> dict[Span, None]:
    return dict.fromkeys(span for entity in entities for span in entity.spans)


def _unjudged(signature: Signature | None) -> Signature | None:
    return replace(signature, verdict=None, judged_by="") if signature and signature.verdict else signature


def _moment(kept: str) -> datetime:
    """Return a time with its zone; one without, which this program never writes, in that of this computer."""
    at = datetime.fromisoformat(kept)
    return at if at.tzinfo else at.astimezone()


def _read(kept: Iterable[Any]) -> Span:
    start, end = map(int, kept)
    return start, end
