"""What a person corrects of what was found: another kind, one entity in place of two, a mention for itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import product
from types import MappingProxyType

from engine.entities import keys
from engine.marking.marks import mark, renamed
from engine.marking.searching import Span
from engine.types import Entity, EntityRisk, Examination, Kind, Mention, RiskyCombination, Role


@dataclass(frozen=True, slots=True)
class Edits:
    """By places of the text, so that they outlive every new examination.

    Attributes:
        marks: stretches of text that became findings.
        kinds: what mentions are.
        apart: mentions that are an entity of their own each.
        together: mentions whose entities are one.
    """

    marks: tuple[Span, ...] = ()
    kinds: Mapping[Span, Kind] = field(default_factory=lambda: MappingProxyType({}))
    apart: frozenset[Span] = frozenset()
    together: tuple[frozenset[Span], ...] = ()

    def marked(self, spans: Iterable[Span]) -> Edits:
        return replace(self, marks=tuple(dict.fromkeys((*self.marks, *spans))))

    def of_kind(self, spans: Iterable[Span], kind: Kind) -> Edits:
        return replace(self, kinds=MappingProxyType({**self.kinds, **dict.fromkeys(spans, kind)}))

    def split(self, span: Span) -> Edits:
        """With this mention apart from its entity."""
        groups = (group - {span} for group in self.together)
        return replace(self, apart=self.apart | {span}, together=tuple(each for each in groups if len(each) > 1))

    def joined(self, spans: Iterable[Span]) -> Edits:
        """With the entities of these mentions as one."""
        one = frozenset(spans)
        touched = [group for group in self.together if group & one]
        others = (group for group in self.together if not group & one)
        return replace(self, apart=self.apart - one, together=(*others, one.union(*touched)))


def edited(examination: Examination, edits: Edits) -> Examination:
    """The examination as the person corrected it.

    What was found keeps its id. A mention apart has the id s and its first offset, and the risk of what it was a part
    of; entities that are one have the id of the first, and the highest of their risks.
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
        away = [each for each in entity.mentions if _span(each) in apart]
        if len(away) == len(entity.mentions):
            del away[0]  # an entity has a mention
        left = tuple(each for each in entity.mentions if each not in away)
        alone = [replace(entity, id=f"s{each.start}", mentions=(each,)) for each in away]
        entities += [replace(entity, mentions=left), *alone]
        parts[entity.id] = [entity.id, *(each.id for each in alone)]
    risks = [replace(risk, entity_id=each) for risk in examination.risk.entities for each in parts[risk.entity_id]]
    # What one mention says, the others say as well: each of them makes the combination.
    combinations = [
        replace(each, entity_ids=members)
        for each in examination.risk.combinations
        for members in product(*(parts[member] for member in each.entity_ids))
    ]
    return _with(examination, entities, risks, combinations)


def _united(examination: Examination, group: frozenset[Span]) -> Examination:
    members = [each for each in examination.entities if any(_span(mention) in group for mention in each.mentions)]
    if len(members) < 2:
        return examination
    first, *others = members
    taken = {each.id: first.id for each in others}
    mentions = sorted((mention for each in members for mention in each.mentions), key=_span)
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
    said = [kinds[_span(each)] for each in entity.mentions if _span(each) in kinds]
    if not said:
        return entity
    # All of them: one thing is of one kind, also where it was found once more since.
    mentions = tuple(
        replace(each, kind=said[0], subtype=each.subtype if each.kind is said[0] else None) for each in entity.mentions
    )
    role = Role.DIRECT if any(map(keys.is_direct, mentions)) else Role.QUASI
    return replace(entity, kind=said[0], role=role, mentions=mentions)


def _with(
    examination: Examination,
    entities: Iterable[Entity],
    risks: Iterable[EntityRisk],
    combinations: Iterable[RiskyCombination],
) -> Examination:
    risk = replace(examination.risk, entities=tuple(risks), combinations=tuple(combinations))
    return replace(examination, entities=tuple(entities), risk=risk)


def _span(mention: Mention) -> Span:
    return mention.start, mention.end
