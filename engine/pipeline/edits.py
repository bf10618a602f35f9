"""User edits of findings: mark text, change kinds, split and join entities."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice, product
from types import MappingProxyType

from engine.core.message import Message
from engine.core.types import (
    Entity,
    EntityRisk,
    Examination,
    Kind,
    Mention,
    Recognizer,
    RiskAssessment,
    RiskyCombination,
    Role,
    Span,
)
from engine.detection import entities
from engine.detection.entities import names

_WHY = Message("terms.marked")


def mark(examination: Examination, spans: Iterable[Span]) -> Examination:
    """Return the examination with these stretches of text as entities that the user asked to mask.

    An entity that was found keeps its id, without the characters that are marked; a mark has the id m and its first
    offset, so that it stays the same with other marks. A mark takes over the risk of the entities it covers.
    """
    merged = _merged(spans)
    if not merged:
        return examination
    text, risk = examination.document.text, examination.risk
    asked = tuple(Mention(*span, Kind.MISC, 1.0, Recognizer.TERMS, _WHY, "term") for span in merged)
    left, added = entities.add(text, examination.entities, asked)
    staying = {each.id for each in left}
    risks = {each.entity_id: each for each in risk.entities}
    covered = _covered(examination.entities, added)
    taken = {old: new for new, olds in covered.items() for old in olds if old not in staying}
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
    """Return, by the id of each added entity, the ids of the known entities that it overlaps."""
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
    """Return the quasi-identifier sets, each entity in `taken` under the id of the one that took it over."""
    return tuple(
        replace(each, entity_ids=tuple(dict.fromkeys(taken.get(member, member) for member in each.entity_ids)))
        for each in risk.combinations
    )


@dataclass(frozen=True, slots=True)
class Edits:
    """Edits of the user, by places of the text, so that they outlive a new examination.

    Attributes:
        marks: stretches of text that became entities.
        kinds: kind by mention.
        apart: mentions each of which is an entity of its own.
        together: mentions whose entities are one.
    """

    marks: tuple[Span, ...] = ()
    kinds: Mapping[Span, Kind] = field(default_factory=lambda: MappingProxyType({}))
    apart: frozenset[Span] = frozenset()
    together: tuple[frozenset[Span], ...] = ()

    def marked(self, spans: Iterable[Span]) -> Edits:
        """Return the edits with these stretches marked too."""
        return replace(self, marks=tuple(dict.fromkeys((*self.marks, *spans))))

    def of_kind(self, spans: Iterable[Span], kind: Kind) -> Edits:
        """Return the edits with this kind for these mentions."""
        return replace(self, kinds=MappingProxyType({**self.kinds, **dict.fromkeys(spans, kind)}))

    def split(self, span: Span) -> Edits:
        """Return the edits with this mention apart from its entity."""
        groups = (group - {span} for group in self.together)
        return replace(self, apart=self.apart | {span}, together=tuple(each for each in groups if len(each) > 1))

    def joined(self, spans: Iterable[Span]) -> Edits:
        """Return the edits with the entities of these mentions as one."""
        one = frozenset(spans)
        touched = [group for group in self.together if group & one]
        others = (group for group in self.together if not group & one)
        return replace(self, apart=self.apart - one, together=(*others, one.union(*touched)))


def edited(examination: Examination, edits: Edits) -> Examination:
    """Return the examination as the user corrected it.

    An entity that was found keeps its id. A mention apart has the id s and its first offset, and the risk of the entity
    that it was part of; joined entities have the id of the first, and the highest of their risks.
    """
    found = mark(examination, edits.marks)
    if edits.apart:
        found = _divided(found, edits.apart)
    for group in edits.together:
        found = _united(found, group)
    return _of_kinds(found, edits.kinds) if edits.kinds else found


def _divided(examination: Examination, apart: frozenset[Span]) -> Examination:
    entities: list[Entity] = []
    parts: dict[str, list[str]] = {}
    for entity in examination.entities:
        away = [each for each in entity.mentions if each.span in apart]
        if len(away) == len(entity.mentions):
            del away[0]  # an entity has a mention
        left = tuple(each for each in entity.mentions if each not in away)
        alone = [replace(entity, id=f"s{each.start}", mentions=(each,)) for each in away]
        entities += [replace(entity, mentions=left), *alone]
        parts[entity.id] = [entity.id, *(each.id for each in alone)]
    risks = [replace(risk, entity_id=each) for risk in examination.risk.entities for each in parts[risk.entity_id]]
    # Each part gives away what the whole entity does: each of them makes the quasi-identifier set.
    combinations = [
        replace(each, entity_ids=members)
        for each in examination.risk.combinations
        for members in product(*(parts[member] for member in each.entity_ids))
    ]
    return _with(examination, entities, risks, combinations)


def _united(examination: Examination, group: frozenset[Span]) -> Examination:
    members = [each for each in examination.entities if any(mention.span in group for mention in each.mentions)]
    if len(members) < 2:
        return examination
    first, *others = members
    taken = {each.id: first.id for each in others}
    mentions = sorted((mention for each in members for mention in each.mentions), key=lambda each: each.span)
    role = Role.DIRECT if any(each.role is Role.DIRECT for each in members) else Role.QUASI
    one = replace(first, role=role, mentions=tuple(mentions))
    risks = {each.entity_id: each for each in examination.risk.entities}
    highest = max((risks[each.id] for each in members), key=lambda each: each.combined)
    risks[first.id] = replace(
        highest,
        entity_id=first.id,
        information=sum(risks[each.id].information for each in members),
        flagged=any(risks[each.id].flagged for each in members),
    )
    left = [one if each is first else each for each in examination.entities if each.id not in taken]
    return _with(examination, left, [risks[each.id] for each in left], renamed(examination.risk, taken))


def _of_kinds(examination: Examination, kinds: Mapping[Span, Kind]) -> Examination:
    return replace(examination, entities=tuple(_of_kind(each, kinds) for each in examination.entities))


def _of_kind(entity: Entity, kinds: Mapping[Span, Kind]) -> Entity:
    chosen = [kinds[each.span] for each in entity.mentions if each.span in kinds]
    if not chosen:
        return entity
    # All mentions, also those found since: one thing is of one kind.
    mentions = tuple(
        replace(each, kind=chosen[0], subtype=each.subtype if each.kind is chosen[0] else None)
        for each in entity.mentions
    )
    role = Role.DIRECT if any(map(names.is_direct, mentions)) else Role.QUASI
    return replace(entity, kind=chosen[0], role=role, mentions=mentions)


def _with(
    examination: Examination,
    entities: Iterable[Entity],
    risks: Iterable[EntityRisk],
    combinations: Iterable[RiskyCombination],
) -> Examination:
    risk = replace(examination.risk, entities=tuple(risks), combinations=tuple(combinations))
    return replace(examination, entities=tuple(entities), risk=risk)
