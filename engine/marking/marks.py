"""Stretches of text that a person marks: they become findings beside those of the recognizers."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import replace
from itertools import islice

from engine import entities
from engine.marking.searching import Span
from engine.recognizers import terms
from engine.types import Entity, EntityRisk, Examination, Kind, Mention, RiskAssessment, RiskyCombination

_WHY = "You marked it."


def mark(examination: Examination, spans: Iterable[Span]) -> Examination:
    """The examination with these stretches of text as findings that the person asked to mask.

    What was found keeps its id, without the characters that are marked; a mark has the id m and its first offset, so
    that it stays the same whatever else is marked. A mark takes over the risk of what it covers.
    """
    merged = _merged(spans)
    if not merged:
        return examination
    text, risk = examination.document.text, examination.risk
    asked = tuple(Mention(*span, Kind.MISC, 1.0, terms.RECOGNIZER, _WHY, "term") for span in merged)
    left, added = entities.add(text, examination.entities, asked)
    staying = {each.id for each in left}
    risks = {each.entity_id: each for each in risk.entities}
    covered = _covered(examination.entities, added)
    taken = {old: new for new, those in covered.items() for old in those if old not in staying}
    return replace(
        examination,
        entities=(*left, *added),
        risk=replace(
            risk,
            entities=(
                *(risks[each.id] for each in left),
                *(_risk(each.id, [risks[old] for old in covered[each.id]]) for each in added),
            ),
            combinations=renamed(risk, taken),
        ),
    )


def _merged(spans: Iterable[Span]) -> tuple[Span, ...]:
    merged: list[Span] = []
    for start, end in sorted(spans):
        if merged and start < merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        elif start < end:
            merged.append((start, end))
    return tuple(merged)


def _covered(known: tuple[Entity, ...], added: tuple[Entity, ...]) -> dict[str, set[str]]:
    """By the id of what was added: what was found in its places."""
    places = sorted((each.start, each.end, entity.id) for entity in known for each in entity.mentions)
    covered: dict[str, set[str]] = {each.id: set() for each in added}
    for entity in added:
        for mention in entity.mentions:
            for start, _, identifier in islice(places, bisect_right(places, mention.start, key=_end), None):
                if start >= mention.end:
                    break
                covered[entity.id].add(identifier)
    return covered


def _end(place: tuple[int, int, str]) -> int:
    return place[1]


def _risk(identifier: str, covered: list[EntityRisk]) -> EntityRisk:
    return EntityRisk(
        identifier,
        indicators=(),
        information=sum(each.information for each in covered),
        combined=max((each.combined for each in covered), default=0.0),
        flagged=any(each.flagged for each in covered),
        why=_WHY,
    )


def renamed(risk: RiskAssessment, taken: dict[str, str]) -> tuple[RiskyCombination, ...]:
    """The combinations, each entity that another took over under the id of that."""
    return tuple(
        replace(each, entity_ids=tuple(dict.fromkeys(taken.get(member, member) for member in each.entity_ids)))
        for each in risk.combinations
    )
