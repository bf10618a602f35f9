"""Grouping of findings by person: the names of one person, and the details nearest to them."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from engine.core.types import Entity, Examination, Kind

_MAX_DISTANCE = 300
"""Characters: a detail farther from every name belongs to nobody in particular."""
_SET_VOTES = 2
"""Votes of a quasi-identifier set with one person's name, compared with one vote for each mention beside the name."""


@dataclass(frozen=True, slots=True, order=True)
class NamedPerson:
    """A named person. `start`: of the first mention of the name, which identifies and orders people."""

    start: int
    name: str = field(compare=False, repr=False)


def belonging(examination: Examination) -> dict[str, NamedPerson]:
    """Return the person of each entity: whose name it is, or else whose name it is beside most often. Others are left
    out.

    A mention counts for the last name before it, or else for the first one after it.
    """
    people = _people(examination.document.text, examination.entities)
    places = sorted(
        (mention.start, people[entity.id])
        for entity in examination.entities
        if entity.id in people
        for mention in entity.mentions
    )
    votes: dict[str, Counter[NamedPerson]] = {}
    for entity in examination.entities:
        beside = (_nearest(mention.start, places) for mention in entity.mentions)
        votes[entity.id] = Counter(each for each in beside if each)
    for combination in examination.risk.combinations:
        named = {people[each] for each in combination.entity_ids if each in people}
        for each in combination.entity_ids if len(named) == 1 else ():
            votes[each].update(dict.fromkeys(named, _SET_VOTES))
    nearest = {
        entity: max(counted, key=lambda each: (counted[each], each)) for entity, counted in votes.items() if counted
    }
    return nearest | people


def _people(text: str, entities: Iterable[Entity]) -> dict[str, NamedPerson]:
    """Return the person of each name; a part of a name belongs to the only person whose longer name contains it."""
    names = {
        entity.id: NamedPerson(
            min(mention.start for mention in entity.mentions),
            " ".join(max((each.words(text) for each in entity.mentions), key=len).split()),
        )
        for entity in entities
        if entity.kind is Kind.PERSON
    }
    by_word: dict[str, set[NamedPerson]] = defaultdict(set)
    for person in names.values():
        for word in _words(person):
            by_word[word].add(person)
    return {entity: _longest(person, by_word) for entity, person in names.items()}


def _longest(person: NamedPerson, by_word: Mapping[str, set[NamedPerson]]) -> NamedPerson:
    words = _words(person)
    sharing = set[NamedPerson]().union(*(by_word[word] for word in words))
    longer = [each for each in sharing if words < _words(each)]
    return longer[0] if len(longer) == 1 else person


def _words(person: NamedPerson) -> frozenset[str]:
    return frozenset(person.name.casefold().split())


def _nearest(start: int, places: list[tuple[int, NamedPerson]]) -> NamedPerson | None:
    after = bisect_right(places, start, key=lambda place: place[0])
    near = (places[at] for at in (after - 1, after) if 0 <= at < len(places))
    return next((person for place, person in near if abs(place - start) <= _MAX_DISTANCE), None)
