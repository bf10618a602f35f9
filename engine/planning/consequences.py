"""Residual risk under any decisions of the user, computed at once from look-ups made before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from engine.core.message import Message
from engine.core.options import Options
from engine.core.progress import Progress
from engine.core.types import (
    Action,
    Consequence,
    DecidedBy,
    Decision,
    EntityRisk,
    Examination,
    Exposure,
    InferredAttribute,
    Role,
)
from engine.generalisation.steps import steps
from engine.planning import estimated_groups, knowledge, reidentified
from engine.planning.explanations import sharers
from engine.planning.inferred import InferenceAttack, against_text
from engine.planning.problem import OptimizerInput
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
        return self._exposure({each.entity_id: each for each in decisions})

    def inferred(self, decisions: Iterable[Decision] = ()) -> tuple[InferredAttribute, ...]:
        """Return what an inference attack guesses from the visible text; see `inferred`."""
        return self._attack.guesses(decisions) if self._attack else ()

    def of(self, entity_id: str, decisions: Iterable[Decision]) -> tuple[Consequence, ...]:
        """Return the exposure for each way to show an entity; generalised only if there are words for it."""
        decided = {each.entity_id: each for each in decisions}
        found = []
        index = [each.id for each in self._examination.entities].index(entity_id)
        for action, replacement in self._ways(index):
            other = Decision(entity_id, action, replacement, DecidedBy.USER, Message("decided.user"))
            written = self._as_written(index, replacement)
            found.append(Consequence(action, written, self._exposure({**decided, entity_id: other})))
        return tuple(found)

    def _ways(self, index: int) -> list[tuple[Action, str | None]]:
        words = self._words(index)
        return [(Action.KEEP, None), *([(Action.GENERALISE, words)] if words else ()), (Action.MASK, None)]

    def _words(self, index: int) -> str | None:
        """Return the least generalised words of an entity, or None; the default if none were chosen."""
        if self._question.levels:
            return next((each.replacement for each in self._question.levels[index] if each.replacement), None)
        entity, text = self._examination.entities[index], self._examination.document.text
        first = entity.mentions[0]
        return next((each.text for each in knowledge.coarser(first.words(text), entity)), None)

    def _as_written(self, index: int, words: str | None) -> str | None:
        """Return the generalised words as the file writes them: "[place in England]", though "England" is counted."""
        entity, text = self._examination.entities[index], self._examination.document.text
        first = entity.mentions[0]
        found = steps(first.words(text), entity.kind, first.subtype) if words else ()
        return next((each.written for each in found if coarse_enough(each)), words)

    def _worded(self, index: int, decision: Decision | None) -> Decision | None:
        if decision and decision.action is Action.GENERALISE and not (decision.replacement or decision.part):
            return replace(decision, replacement=self._words(index))
        return decision

    def _exposure(self, decided: Mapping[str, Decision]) -> Exposure:
        entities, risk = self._examination.entities, self._examination.risk
        visible = {
            each.id: assessed
            for each, assessed in zip(entities, risk.entities, strict=True)
            if each.id not in decided or decided[each.id].action is Action.KEEP
        }
        direct = any(each.role is Role.DIRECT and each.id in visible for each in entities)
        decisions = [self._worded(index, decided.get(each.id)) for index, each in enumerate(entities)]
        people = sharers(self._question, decisions)
        people = people if people is not None else self.population
        singled_out = None if people is None else 1 / max(people, 1)
        return Exposure(
            singling_out=1.0 if direct else singled_out,
            linkability=self._linkability(visible, direct=direct),
            inference=self._attack.risk(filter(None, decisions)) if self._attack else None,
            people=people,
            estimated=estimated_groups.groups(self._estimates, decisions) if self._estimates else (),
        )

    def _linkability(self, visible: Mapping[str, EntityRisk], *, direct: bool) -> float | None:
        """Return the linkability measured with a search index and profiles; None without them."""
        risk = self._examination.risk
        measured: list[float] = []
        if any(sign.name == search.NAME for each in risk.entities for sign in each.indicators):
            found = (each for each in risk.combinations if each.source == search.NAME)
            leads = direct or any(all(entity in visible for entity in each.entity_ids) for each in found)
            # A search that was stopped can show that something leads to the data subject, not that nothing does.
            if leads or all(each.code != _STOPPED for each in risk.notices):
                measured.append(float(leads))
        if risk.reidentification:
            shown = any(sign.name == reidentified.INDICATOR for each in visible.values() for sign in each.indicators)
            measured.append(1 / (risk.reidentification.before if shown else risk.reidentification.after))
        return max(measured, default=None)


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
    text = examination.document.text
    if known is None:
        estimates = estimated_groups.estimated_question(
            text, entities, free, undecided, options, settings.k, generalise=True
        )
        return Consequences(None, examination, OptimizerInput(risk, undecided), against, estimates)
    question = knowledge.counted_question(text, entities, free, undecided, known, options, generalise=True)
    return Consequences(known.size, examination, question, against)
