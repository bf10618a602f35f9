"""From a plan to stretches of text, each with the words that stand in its place."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, combinations

from engine.core.options import MaskStyle
from engine.core.types import Action, Decision, Entity, Kind, MaskingPlan, Redaction, Shown
from engine.core.words import fold
from engine.generalisation.dates import MONTHS
from engine.generalisation.steps import Grain, Step, steps
from engine.planning.replacements import names
from engine.planning.replacements.invention import Avoid, Invention, source
from engine.planning.replacements.partial import part
from engine.planning.replacements.shift import moved, shift
from engine.planning.replacements.surrogate import Original, World, surrogate

# A month of a day, or the town of a street, is too much to leave of what had to be masked: HIPAA's Safe Harbor leaves
# year and state.
_TOO_FINE = frozenset({Grain.MONTH, Grain.TOWN})

# What a day is part of, behind the words that a day stands behind: "on 14 March 2023", "in the 1980s".
_SPAN_OF_DAYS = re.compile(rf"(?:(?:{'|'.join(MONTHS)}) ?)?(?:\d{{4}}(?P<decade>s)?)?")
_ON_A_DAY = re.compile(r"(?<!\w)on\s+\Z", re.IGNORECASE)
_BEFORE_A_DECADE = re.compile(r"(?<!\w)(?:in|of|since|until|by|before|after|from|to|during|and)\s+\Z", re.IGNORECASE)
_SURE_OF_KIND = 0.7
"""A recognizer's confidence from which an invented value may stand in place of a mention."""
_REACH = 10
"""Characters before a mention that its replacement must fit."""


def planned_redactions(
    text: str,
    entities: tuple[Entity, ...],
    plan: MaskingPlan,
    *,
    style: MaskStyle = MaskStyle.BOX,
    secret: str | None = None,
    person: str | None = None,
    avoid: Avoid = lambda _: False,
) -> tuple[Redaction, ...]:
    """Every stretch of text that the plan takes away, sorted, with what stands in its place.

    A decision's own replacement or part wins over the style. What can't be replaced gets the label of its entity;
    labels number the entities of a sort in order of appearance, afresh in each document: a number that meant the same
    person in two releases would link them.

    Args:
        secret: draws the same invented values and the same shift of dates each time; None draws them afresh.
        person: whose dates these are. With a secret, all documents of a person move by the same weeks, and documents
            that name none each by their own.
        avoid: see `invention.Avoid`.
    """
    decided = {each.entity_id: each for each in plan.decisions if each.action is not Action.KEEP}
    taken = [(entity, decided[entity.id]) for entity in entities if entity.id in decided]
    world = _world(text, [entity for entity, _ in taken], secret, person, avoid)
    number: Counter[str] = Counter()
    spans: list[Redaction] = []
    for entity, decision in taken:
        found = [
            Redaction(mention.start, mention.end, words or "", Shown.AS_TEXT)
            for mention, words in zip(entity.mentions, _replaced(text, entity, decision, style, world), strict=True)
        ]
        if any(not each.label for each in found):
            called = _label_word(text, entity)
            number[called] += 1
            label = _labelled(f"[{called} {number[called]}]", decision, style)
            found = [each if each.label else replace(label, start=each.start, end=each.end) for each in found]
        spans += found
    return tuple(sorted(spans, key=lambda span: span.start))


def _label_word(text: str, entity: Entity) -> str:
    """Return the word on the label of an entity, for readers who do not know the recognizers' kinds."""
    own = [each for each in entity.mentions if each.kind is entity.kind]
    subtype = next((each.subtype for each in own if each.subtype), None)
    if entity.kind is Kind.CODE and subtype not in _SORTS:
        has_digits = any(map(str.isdigit, "".join(text[each.start : each.end] for each in entity.mentions)))
        return "NUMBER" if has_digits else "ID"
    return _SORTS.get(subtype or "") or _WORDS[entity.kind]


_WORDS: dict[Kind, str] = {
    Kind.PERSON: "PERSON",
    Kind.CODE: "ID",
    Kind.DATETIME: "TIME",
    Kind.LOC: "PLACE",
    Kind.ORG: "ORG",
    Kind.DEM: "DETAIL",
    Kind.QUANTITY: "AMOUNT",
    Kind.MISC: "DETAIL",
}
_SORTS: dict[str, str] = {
    "age": "AGE",
    "date": "DATE",
    "email": "EMAIL",
    "fax": "FAX",
    "ip": "IP ADDRESS",
    "phone": "PHONE",
    "street-address": "ADDRESS",
    "url": "WEB ADDRESS",
}


def _labelled(label: str, decision: Decision, style: MaskStyle) -> Redaction:
    """The label of an entity, or on a bare mask the reason code alone."""
    if decision.action is Action.LABEL:
        return Redaction(0, 0, " ".join(filter(None, (decision.replacement or label, decision.code))), Shown.ON_MASK)
    if decision.code:
        return Redaction(0, 0, decision.code if style is MaskStyle.BOX else f"{label} {decision.code}", Shown.ON_MASK)
    return Redaction(0, 0, label)


def _world(text: str, entities: list[Entity], secret: str | None, person: str | None, avoid: Avoid) -> World:
    drawn = source(secret)
    dates, people = (
        [_written(text, entity) for entity in entities if entity.kind is kind] for kind in (Kind.DATETIME, Kind.PERSON)
    )
    whose = f"person {fold(person)}" if person else f"document {hashlib.sha256(text.encode()).hexdigest()}"
    words = frozenset(map(fold, set(re.findall(r"\w+", text))))
    return World(
        Invention(drawn, text.casefold(), words, avoid),
        shift(drawn, whose, chain.from_iterable(dates)),
        names.people(people),
        frozenset(fold(words) for entity in entities for words in _written(text, entity)),
    )


def _written(text: str, entity: Entity) -> tuple[str, ...]:
    """All ways in which the document writes it."""
    return tuple(dict.fromkeys(text[mention.start : mention.end] for mention in entity.mentions))


def _replaced(text: str, entity: Entity, decision: Decision, style: MaskStyle, world: World) -> list[str | None]:
    """For each mention what stands in its place, or None for a label."""
    everything = _written(text, entity)
    originals = (
        Original(
            text[mention.start : mention.end], mention.kind, mention.subtype, everything, mention.score >= _SURE_OF_KIND
        )
        for mention in entity.mentions
    )
    return [
        _in_sentence(
            text[max(0, mention.start - _REACH) : mention.start], _replacement(original, decision, style, world)
        )
        for mention, original in zip(entity.mentions, originals, strict=True)
    ]


def _in_sentence(before: str, words: str | None) -> str | None:
    """The words as they can be read behind what stands before them: "on [day in 2023]", "in the 1980s"."""
    span = _SPAN_OF_DAYS.fullmatch(words) if words else None
    if not span:
        return words
    written = f"the {words}" if span["decade"] else words
    if _ON_A_DAY.search(before):
        return f"[day in {written}]"
    return written if _BEFORE_A_DECADE.search(before) else words


def _replacement(original: Original, decision: Decision, style: MaskStyle, world: World) -> str | None:
    if decision.action is Action.LABEL:
        return None
    if decision.part:
        return part(decision.part, original.words)
    if decision.replacement:
        return _in_form(original, decision.replacement)
    way = _BY_ACTION.get(decision.action) or _BY_STYLE.get(style)
    return way(original, world) if way else None


def _in_form(original: Original, replacement: str) -> str:
    """The replacement in the form of the words, where it is one of their steps: "30-34-year-old"."""
    return next((step.written for step in _steps(original.words, original) if step.text == replacement), replacement)


def coarse_enough(step: Step) -> bool:
    """Whether a step may stand in place of what has to be masked."""
    return step.grain not in _TOO_FINE


def _generalised(original: Original, world: World) -> str | None:
    """The first step that is coarse enough, of these words or of other words for the same.

    It says nothing that is masked elsewhere in the document: not "2019" for a day where the year had to go.
    """
    others = world.masked.difference(map(fold, original.entity))
    coarser = (step for words in (original.words, *original.entity) for step in _steps(words, original))
    allowed = (step for step in coarser if coarse_enough(step))
    return next((step.written for step in allowed if others.isdisjoint(_phrases(step.text))), None)


def _phrases(words: str) -> Iterator[str]:
    """All that some of the words in a row say, folded."""
    told = fold(words).split()
    return (" ".join(told[start:end]) for start, end in combinations(range(len(told) + 1), 2))


def _steps(words: str, original: Original) -> tuple[Step, ...]:
    return steps(words, original.kind, original.subtype)


def _shifted(original: Original, world: World) -> str | None:
    return moved(original.words, world.dates) if original.kind is Kind.DATETIME else None


_Way = Callable[[Original, World], str | None]
_BY_ACTION: dict[Action, _Way] = {Action.GENERALISE: _generalised, Action.SHIFT: _shifted}
_BY_STYLE: dict[MaskStyle, _Way] = {
    MaskStyle.GENERALISE: _generalised,
    MaskStyle.SHIFT: _shifted,
    MaskStyle.SURROGATE: surrogate,
}
