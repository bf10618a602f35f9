"""Search indicator: quasi-identifier sets that lead a search to the data subject.

Paper 1, section 3.2.2, Algorithm 1, with the user's search index instead of the web: a set of entities is risky if a
document that names the data subject is among the first results for it. All documents that name the data subject are
known in advance, so the second query of paper 1 (person and entities) only selects the sets worth a query: those that
occur together in one of these documents.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from engine.core.expressions import Expression
from engine.core.message import Message, message
from engine.core.progress import Progress, Stage
from engine.core.types import Entity, Indicator, Kind, RiskyCombination, Role
from engine.risk.index import SearchIndex

NAME = "search"
TOP = 20
"""Number of results that an adversary is assumed to look through (paper 2, section 5.5)."""
ARITY = 3
"""Greatest number of entities that are looked up together."""
LOOKED_UP, COMPARED = 2_000, 500_000
"""Limits on the sets that are looked up in the index, and on those considered for it: some seconds."""
_TITLES = Expression(r"^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|judge|justice)\b\.?\s*)+", re.IGNORECASE)


_IN_PART = Message("search.in-part")


@dataclass(frozen=True, slots=True)
class Searched:
    """The minimal sets that lead to the data subject, and whether every set was tried."""

    risky: tuple[RiskyCombination, ...]
    complete: bool


def look_up(
    text: str,
    entities: Sequence[Entity],
    person: str | None,
    index: SearchIndex,
    sha256: str,
    progress: Progress,
    *,
    bounded: bool = True,
) -> Searched:
    """Return every minimal set of at most ARITY quasi-identifiers whose results include a document on the data subject.

    Args:
        person: name of the data subject; if None, everybody whom the text names.
        sha256: of the document's file; copies of the document in the index are left out.
        bounded: stop at LOOKED_UP or COMPARED.
    """
    own = index.copies(sha256)
    persons = _persons(text, entities, person)
    names = {entity.id: _names(text, entity) for entity in entities if entity.role is Role.QUASI}
    about = {each: index.find(words, persons) - own for each, words in names.items()}
    hopeful = [each for each, found in about.items() if found]
    risky: list[RiskyCombination] = []
    compared = looked_up = 0
    for arity in range(1, ARITY + 1):
        known = [frozenset(each.entity_ids) for each in risky]
        for members in combinations(hopeful, arity):
            if compared % 64 == 0:
                progress.step(Stage.SEARCH, 0, len(hopeful))
            if bounded and (compared == COMPARED or looked_up == LOOKED_UP):
                return Searched(tuple(risky), complete=False)
            compared += 1
            together = frozenset.intersection(*(about[each] for each in members))
            if not together or any(each <= set(members) for each in known):
                continue
            looked_up += 1
            things = [names[each] for each in members]
            if index.find(*things, top=TOP) & together:
                risky.append(RiskyCombination(members, NAME, index.count(*things)))
    return Searched(tuple(risky), complete=True)


def indicate(entity: Entity, searched: Searched) -> Indicator:
    """Return the indicator: scored 1 / size of the smallest risky set with this entity, flagged if that size is 1."""
    sizes = [len(each.entity_ids) for each in searched.risky if entity.id in each.entity_ids]
    if not sizes:
        reason = Message("search.not-found")
        return Indicator(NAME, 0.0, False, reason if searched.complete else _IN_PART)
    least = min(sizes)
    reason = Message("search.found") if least == 1 else message("search.found-together", count=least - 1)
    return Indicator(NAME, 1 / least, least == 1, reason)


def _persons(text: str, entities: Sequence[Entity], person: str | None) -> tuple[str, ...]:
    """Return full names without titles; a surname alone is too common to identify."""
    if person is not None:
        return (_TITLES.sub("", person),)
    written = (words for each in entities if each.kind is Kind.PERSON for words in _names(text, each))
    return tuple(words for words in (_TITLES.sub("", words) for words in written) if " " in words)


def _names(text: str, entity: Entity) -> tuple[str, ...]:
    return tuple(dict.fromkeys(" ".join(each.words(text).split()) for each in entity.mentions))
