"""Residual risk under any decisions of the user, computed at once from look-ups made before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from engine.core.message import Message
from engine.core.options import Options
from engine.core.progress import Progress
from engine.core.types import (
    Action,
    Consequence,
    DecidedBy,
    Decision,
    Examination,
    Exposure,
    InferredAttribute,
    KeptPart,
    Role,
)
from engine.generalisation.steps import steps
from engine.planning import counted_groups, estimated_groups, knowledge, reidentified
from engine.planning.explanations import sharers
from engine.planning.inferred import InferenceAttack, against_text
from engine.planning.levels import RatedEntities, coarser
from engine.planning.policy import kept_parts
from engine.planning.problem import OptimizerInput
from engine.planning.replacements.partial import part
from engine.planning.replacements.redacting import coarse_enough
from engine.planning.settings import resolve_settings
from engine.risk import search

_STOPPED = "search-stopped"


@dataclass(frozen=True, slots=True)
class Consequences:
    """The exposure of one examined document under any decisions. `population`: size of the background data, if any."""

    population: int | None
    _examination: Examination = field(repr=False)
    _question: OptimizerInput = field(repr=False)
    _attack: InferenceAttack | None = field(repr=False)
    _traces: _Traces = field(repr=False)
    _parts: tuple[KeptPart | None, ...] = field(repr=False)
    _estimates: OptimizerInput | None = field(default=None, repr=False)

    @property
    def goal(self) -> int | None:
        """The number of people who must share the visible details; None without background data."""
        return None if self.population is None else self._question.k

    @property
    def attacked(self) -> bool:
        """True where an inference attack can read the document."""
        return self._attack is not None

    def exposure(self, decisions: Iterable[Decision] = ()) -> Exposure:
        """Return the risks of the visible details.

        Args:
            decisions: decisions on some entities; the others stay unchanged.
        """
        return self._exposure(self._in_order(decisions))

    def inferred(self, decisions: Iterable[Decision] = ()) -> tuple[InferredAttribute, ...]:
        """Return what an inference attack guesses from the visible text; see `inferred`."""
        return self._attack.guesses(decisions) if self._attack else ()

    def of(self, entity_id: str, decisions: Iterable[Decision]) -> tuple[Consequence, ...]:
        """Return the exposure for each way to show an entity; generalised only if there are words or a part for it."""
        decided, found = self._in_order(decisions), []
        index = self._traces.entities.index(entity_id)
        for action, replacement, kept in self._ways(index):
            other = Decision(entity_id, action, replacement, DecidedBy.USER, Message("decided.user"), part=kept)
            written = self._part(index) if kept else self._as_written(index, replacement)
            exposure = self._exposure([*decided[:index], self._worded(index, other), *decided[index + 1 :]])
            found.append(Consequence(action, written, exposure))
        return tuple(found)

    def _ways(self, index: int) -> list[tuple[Action, str | None, KeptPart | None]]:
        """Return the ways to show an entity; generalised, the part that the policy keeps comes before other words."""
        kept = self._parts[index] if self._part(index) else None
        words = None if kept else self._words(index)
        generalised = [(Action.GENERALISE, words, kept)] if words or kept else []
        return [(Action.KEEP, None, None), *generalised, (Action.MASK, None, None)]

    def _part(self, index: int) -> str | None:
        """Return the words of the part that the policy keeps of an entity; None where it keeps none."""
        entity, kept = self._examination.entities[index], self._parts[index]
        return part(kept, entity.mentions[0].words(self._examination.document.text)) if kept else None

    def _words(self, index: int) -> str | None:
        """Return the least generalised words of an entity, or None; the default if none were chosen."""
        if self._question.levels:
            return next((each.replacement for each in self._question.levels[index] if each.replacement), None)
        entity, text = self._examination.entities[index], self._examination.document.text
        return next((each.text for each in coarser(text, entity)), None)

    def _as_written(self, index: int, words: str | None) -> str | None:
        """Return the generalised words as the file writes them: "[place in England]", though "England" is counted."""
        entity, text = self._examination.entities[index], self._examination.document.text
        first = entity.mentions[0]
        found = steps(first.words(text), entity.kind, first.subtype) if words else ()
        return next((each.written for each in found if coarse_enough(each)), words)

    def _in_order(self, decisions: Iterable[Decision]) -> list[Decision | None]:
        """Return one decision for each entity, with its words; None for an entity that stays unchanged."""
        known = {each.entity_id: each for each in decisions}
        ordered = map(known.get, self._traces.entities)
        return [each and self._worded(index, each) for index, each in enumerate(ordered)]

    def _worded(self, index: int, decision: Decision) -> Decision:
        """Return the decision, with the words that generalise where it has none."""
        if decision.action is not Action.GENERALISE or decision.replacement or decision.part:
            return decision
        return replace(decision, replacement=self._words(index))

    def _exposure(self, decisions: Sequence[Decision | None]) -> Exposure:
        keep = Action.KEEP  # of thousands of entities, looking it up each time would take longest
        hidden = {each.entity_id for each in decisions if each and each.action is not keep}
        direct = not hidden.issuperset(self._traces.direct)
        people = sharers(self._question, decisions)
        people = people if people is not None else self.population
        singled_out = None if people is None else 1 / max(people, 1)
        return Exposure(
            singling_out=1.0 if direct else singled_out,
            linkability=self._linkability(hidden, direct=direct),
            inference=self._attack.risk(decisions) if self._attack else None,
            people=people,
            estimated=estimated_groups.groups(self._estimates, decisions) if self._estimates else (),
        )

    def _linkability(self, hidden: set[str], *, direct: bool) -> float | None:
        """Return the linkability measured with a search index and profiles; None without them."""
        risk, traces = self._examination.risk, self._traces
        measured: list[float] = []
        if traces.found is not None:
            leads = direct or any(hidden.isdisjoint(each) for each in traces.found)
            # A search that was stopped can show that something leads to the data subject, not that nothing does.
            if leads or all(each.code != _STOPPED for each in risk.notices):
                measured.append(float(leads))
        if risk.reidentification:
            shown = not hidden.issuperset(traces.reidentifying)
            measured.append(1 / (risk.reidentification.before if shown else risk.reidentification.after))
        return max(measured, default=None)


@dataclass(frozen=True, slots=True)
class _Traces:
    """Entities by which a document is linked to a person, looked up once for all decisions.

    Attributes:
        entities: all, in order.
        direct: direct identifiers.
        found: sets by which a search finds the data subject while all of a set are visible; None: nothing was searched.
        reidentifying: entities that distinguish one profile from another.
    """

    entities: tuple[str, ...]
    direct: tuple[str, ...]
    found: tuple[tuple[str, ...], ...] | None
    reidentifying: tuple[str, ...]

    @classmethod
    def of(cls, examination: Examination) -> _Traces:
        """Look up the entities of a document."""
        entities, risk = tuple(each.id for each in examination.entities), examination.risk

        def indicated(name: str) -> tuple[str, ...]:
            pairs = zip(entities, risk.entities, strict=True)
            return tuple(entity for entity, each in pairs if any(sign.name == name for sign in each.indicators))

        known = {*entities}
        sets = (each.entity_ids for each in risk.combinations if each.source == search.NAME)
        return cls(
            entities=entities,
            direct=tuple(each.id for each in examination.entities if each.role is Role.DIRECT),
            found=tuple(each for each in sets if known.issuperset(each)) if indicated(search.NAME) else None,
            reidentifying=indicated(reidentified.INDICATOR),
        )


def consequences(examination: Examination, options: Options, progress: Progress) -> Consequences:
    """Look up the anonymity set of each entity, unchanged and generalised.

    Raises:
        BadPolicy, BadBackground, UnreadableFile: a file given besides the document can't be used.
        Cancelled: the user cancelled.
    """
    settings = resolve_settings(options)
    known = knowledge.load(options, progress)
    entities, risk = examination.entities, examination.risk
    undecided: list[Decision | None] = [None] * len(entities)
    # Without flags every entity has a level that leaves it unchanged.
    free = replace(risk, entities=tuple(replace(each, flagged=False) for each in risk.entities))
    against = against_text(examination.document, entities, options)
    traces = _Traces.of(examination)
    parts = kept_parts(examination.document.text, entities, settings.policy)
    rated = RatedEntities(examination.document.text, entities, free, undecided, generalise=True)
    if known is None:
        estimates = estimated_groups.estimated_question(rated, options, settings.k)
        return Consequences(None, examination, OptimizerInput(risk, undecided), against, traces, parts, estimates)
    question = counted_groups.counted_question(rated, known, options)
    return Consequences(known.size, examination, question, against, traces, parts)
