"""Grouping of findings by person: the names of one person, and the details nearest to them."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
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


def belonging(examination: Examination, asked: Collection[str] | None = None) -> dict[str, NamedPerson]:
    """Return the person of each entity: whose name it is, or else whose name it is beside most often. Others are left
    out.

    A mention counts for the last name before it, or else for the first one after it.

    Args:
        asked: entities that are no names and are asked about; None: all of them.
    """
    people = _people(examination.document.text, examination.entities)
    places = sorted(
        (mention.start, people[entity.id])
        for entity in examination.entities
        if entity.id in people
        for mention in entity.mentions
    )
    starts, votes = [start for start, _ in places], defaultdict[str, Counter[int]](Counter)
    wanted = {each.id for each in examination.entities if asked is None or each.id in asked} - people.keys()
    for entity in examination.entities:
        for mention in entity.mentions if entity.id in wanted else ():
            if (at := _nearest(mention.start, starts)) is not None:
                votes[entity.id][places[at][1].start] += 1
    for combination in examination.risk.combinations:
        named = {people[each].start for each in combination.entity_ids if each in people}
        for each in wanted.intersection(combination.entity_ids) if len(named) == 1 else ():
            votes[each].update(dict.fromkeys(named, _SET_VOTES))
    by_start = {each.start: each for each in people.values()}
    nearest = {
        entity: by_start[max(counted, key=lambda each: (counted[each], each))] for entity, counted in votes.items()
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
    words = {entity: frozenset(person.name.casefold().split()) for entity, person in names.items()}
    by_word: dict[str, set[str]] = defaultdict(set)
    for entity, those in words.items():
        for word in those:
            by_word[word].add(entity)
    return {entity: names[_longest(entity, words, by_word)] for entity in names}


def _longest(entity: str, words: Mapping[str, frozenset[str]], by_word: Mapping[str, set[str]]) -> str:
    own = words[entity]
    containing = set.intersection(*(by_word[each] for each in own)) if own else set[str]()
    longer = [each for each in containing if len(words[each]) > len(own)]
    return longer[0] if len(longer) == 1 else entity


def _nearest(start: int, starts: list[int]) -> int | None:
    """Return the index of the last name before a place, or else of the first one after it; None if both are far."""
    after = bisect_right(starts, start)
    near = (at for at in (after - 1, after) if 0 <= at < len(starts))
    return next((at for at in near if abs(starts[at] - start) <= _MAX_DISTANCE), None)
