"""Inference attack on a plan: what visible text still says about the data subject, and findings for the words that do.

A guess is right if the document states the attribute, in masked words or visible ones, or the user gave it as a detail
of the person. Findings of right guesses are masked only if the user asks for it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from engine.core.message import Message
from engine.core.options import Inference, Options
from engine.core.progress import Progress
from engine.core.types import (
    Action,
    Decision,
    Document,
    Entity,
    EntityRisk,
    Examination,
    Indicator,
    InferredAttribute,
    Kind,
    MaskingPlan,
    Mention,
    Notice,
    Recognizer,
    RiskAssessment,
    Role,
    Span,
)
from engine.planning.persons import SUBJECT, contexts, facts, of_each
from engine.planning.questions import assemble
from engine.risk.inference import attack, attributes
from engine.risk.inference.attack import Attacker, Guess
from engine.risk.inference.features import AttackedText
from engine.risk.population.ages import read_age

INDICATOR = "inference"
_ROUNDS = 5  # plans that are attacked one after the other, each with the words masked that the attack before found
_READ = "en"

_REASONS = {attribute: Message(f"inference.{attribute}") for attribute in attributes.VALUES}


@dataclass(frozen=True, slots=True, eq=False)
class InferenceAttack:
    """The attack on one document, under any decisions.

    Attributes:
        places: (mentions, 2), the spans of all mentions; those of an entity are hidden together.
        owners: (mentions,), the number of the entity of each.
        stated: of each entity, the attributes of the data subject that it states, each with its value.
        known: values of each attribute that are right.
    """

    text: str = field(repr=False)
    entities: tuple[Entity, ...]
    places: NDArray[np.int64] = field(repr=False)
    owners: NDArray[np.int64] = field(repr=False)
    attacker: Attacker
    read: AttackedText
    stated: tuple[tuple[tuple[str, str], ...], ...]
    known: Mapping[str, Collection[str]]

    def guesses(self, decisions: Iterable[Decision]) -> tuple[InferredAttribute, ...]:
        """Return what the attack guesses from visible text, the most confident first; entities without a decision are
        visible.
        """
        decided = {each.entity_id: each for each in decisions}
        hidden, shown = self._shown([decided.get(each.id) for each in self.entities])
        return tuple(self._judged(each) for each in self.attacker.guess(self.read, hidden, shown))

    def risk(self, decisions: Sequence[Decision | None]) -> float:
        """Return the risk of inference, 0 to 1: the highest share of the uncertainty without the text that the visible
        text removes, over all attributes that no visible entity states and of which no other value is known.

        The sex does not count: pronouns show it in nearly every text, and no mask hides them.

        Args:
            decisions: one for each entity, in order; None for one that stays unchanged.
        """
        visible = {
            attribute
            for stated, decision in zip(self.stated, decisions, strict=True)
            if stated and (decision is None or decision.action is Action.KEEP)
            for attribute, _ in stated
        }
        hidden, shown = self._shown(decisions)
        found = self.attacker.best(self.read, hidden, shown)
        counted = (
            each.beyond
            for each in map(self._judged, found)
            if each.attribute not in visible and each.attribute != attributes.SEX and each.right is not False
        )
        return max(counted, default=0.0)

    def _shown(self, decisions: Sequence[Decision | None]) -> tuple[NDArray[np.int64], list[AttackedText]]:
        """Return the spans that are hidden, and generalised words that are visible instead."""
        keep, generalise = Action.KEEP, Action.GENERALISE  # there are thousands of entities
        hidden = np.asarray([each is not None and each.action is not keep for each in decisions], np.bool_)
        words = [each.replacement for each in decisions if each and each.action is generalise]
        return self.places[hidden[self.owners]], [self.attacker.read(each) for each in words if each]

    def _judged(self, guess: Guess) -> InferredAttribute:
        known = self.known.get(guess.attribute)
        return InferredAttribute(
            attribute=guess.attribute,
            value=guess.value,
            confidence=guess.confidence,
            prior=guess.prior,
            right=guess.value in known if known else None,
            words=guess.words,
            gone=guess.gone,
        )


def against_text(document: Document, entities: tuple[Entity, ...], options: Options) -> InferenceAttack | None:
    """Return the attack on a document; None where most of the text is not English, which alone the attack reads.

    Raises:
        ResourceError: the installation lacks the weights, or has others.
    """
    foreign = sum(each.end - each.start for each in document.passages if each.language != _READ)
    if 2 * foreign > len(document.text):
        return None
    text = document.text
    persons = of_each(text, entities, options.person)
    details = [
        tuple(fact for one in each.mentions for fact in facts(one.words(text), each.kind, one.subtype))
        for each in entities
    ]
    stated = tuple(
        tuple(dict.fromkeys(pair for fact in own for pair in attributes.stated(fact.name, fact.value)))
        if person == SUBJECT
        else ()
        for own, person in zip(details, persons, strict=True)
    )
    known: dict[str, set[str]] = defaultdict(set)
    for attribute, value in (pair for own in stated for pair in own):
        known[attribute].add(value)
    context = contexts(text, entities, persons, details, options.person).get(SUBJECT)
    sex = attributes.stated("sex", context.sex) if context and context.sex else ()
    for attribute, value in (*sex, *(pair for each in options.person_details for pair in _given(each))):
        known[attribute].add(value)
    attacker = attack.load_released()
    places = np.asarray([span for each in entities for span in each.spans], np.int64).reshape(-1, 2)
    owners = np.asarray([number for number, each in enumerate(entities) for _ in each.mentions], np.int64)
    return InferenceAttack(text, entities, places, owners, attacker, attacker.read(text), stated, known)


def _given(words: str) -> Iterable[tuple[str, str]]:
    """Yield the attributes that a detail of the person states, which the user gave without saying what it is."""
    if years := read_age(words):
        yield from attributes.stated("age", years)
    for name in ("place", "nationality", "occupation", "diagnosis", "marital_status"):
        yield from attributes.stated(name, words)


def findings(
    document: Document,
    entities: tuple[Entity, ...],
    risk: RiskAssessment,
    options: Options,
    progress: Progress,
) -> tuple[tuple[Entity, ...], RiskAssessment]:
    """Return the entities, and new ones for the words by which an attack on the plan guesses right; each with its risk.

    Words of an entity that stays visible add an indicator to it. With `Inference.MASK` all of them are flagged, and the
    plan is attacked again; else they only inform the user.

    Raises:
        Cancelled: the user cancelled.
    """
    if options.inference is Inference.OFF:
        return entities, risk
    for _ in range(_ROUNDS):
        against = against_text(document, entities, options)
        if against is None:
            break
        plan = assemble(document.text, entities, risk, options, progress).answer(options, progress)
        right = [each for each in against.guesses(plan.decisions) if each.right]
        found = _with(entities, risk, right, mask=options.inference is Inference.MASK)
        if found == (entities, risk):
            break
        entities, risk = found
        if options.inference is Inference.REPORT:
            break
    return entities, risk


def notices(examination: Examination, plan: MaskingPlan, options: Options) -> tuple[Notice, ...]:
    """Return a notice of the attributes that an attack on the plan guesses right, or that none was run.

    There is none unless the user asks for attacks.

    Raises:
        ResourceError: see `against_text`.
    """
    if options.inference is Inference.OFF:
        return ()
    against = against_text(examination.document, examination.entities, options)
    if against is None:
        return (Notice("not-attacked"),)
    right = sum(bool(each.right) for each in against.guesses(plan.decisions))
    return (Notice("inferred", count=right),) if right else ()


def _with(
    entities: tuple[Entity, ...], risk: RiskAssessment, right: Sequence[InferredAttribute], *, mask: bool
) -> tuple[tuple[Entity, ...], RiskAssessment]:
    added, assessed = list(entities), list(risk.entities)
    of_span = {one.span: number for number, each in enumerate(entities) for one in each.mentions}
    starts = np.asarray(sorted(of_span), np.int64).reshape(-1, 2)
    for guess in right:
        reason = _REASONS[guess.attribute]
        for places in guess.words:
            within = {number for place in places if (number := _around(starts, of_span, place)) is not None}
            for number in within:
                assessed[number] = _informed(assessed[number], guess, reason, mask=mask)
            free = [place for place in places if _around(starts, of_span, place) is None]
            if free and not any(free[0] == one.span for each in added for one in each.mentions):
                identifier = f"i{sum(_is_added(each) for each in added) + 1}"
                mentions = tuple(
                    Mention(*place, Kind.MISC, guess.confidence, Recognizer.INFERENCE, reason) for place in free
                )
                added.append(Entity(identifier, Kind.MISC, Role.QUASI, mentions))
                unknown = EntityRisk(identifier, (), 0.0, 0.0, flagged=False, why=reason)
                assessed.append(_informed(unknown, guess, reason, mask=mask))
    return tuple(added), replace(risk, entities=tuple(assessed))


def _around(starts: np.ndarray, of_span: Mapping[Span, int], place: Span) -> int | None:
    """Return the number of the entity with a mention that overlaps a place; None if none does."""
    at = int(np.searchsorted(starts[:, 1], place[0], "right"))
    if at == len(starts) or starts[at, 0] >= place[1]:
        return None
    return of_span[int(starts[at, 0]), int(starts[at, 1])]


def _informed(risk: EntityRisk, guess: InferredAttribute, reason: Message, *, mask: bool) -> EntityRisk:
    if any(each.name == INDICATOR and each.reason == reason for each in risk.indicators):
        return risk
    indicators = (*risk.indicators, Indicator(INDICATOR, guess.confidence, mask, reason, decides=mask))
    if not mask:
        return replace(risk, indicators=indicators)
    return replace(risk, indicators=indicators, combined=1.0, flagged=True, why=reason)


def _is_added(entity: Entity) -> bool:
    return entity.mentions[0].recognizer == Recognizer.INFERENCE
