"""Vocabulary of the matcher: numbers for the features of documents and profiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import numpy as np

from engine.audit.people import PersonRow
from engine.audit.reading import Sort, TextFeature, VisibleText, letters, said
from engine.generalisation import dates
from engine.models.matcher import Coded, MatcherShape, Profiles

LEAST = 5
"""Fewest documents, or people, with a feature learned by example: less would be learned by heart."""
_MOST = 20_000
_COMMON = 0.3
"""Largest share of people with a feature that gets a dimension of its own; a more common one separates too few."""
_BY_EXAMPLE = frozenset({Sort.WORD, Sort.YEAR, Sort.AGE})
_OTHER = 0

_Term = tuple[Sort, str]
Held = tuple[int, Sort, str]
_Said = TypeVar("_Said", _Term, Held)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Numbers of features: of profiles (`shared`), of documents learned by example (`told`), and of profiles by field,
    learned by example (`held`); numbers of the last two start at 1.
    """

    shared: dict[_Term, int] = field(repr=False)
    told: dict[_Term, int] = field(repr=False)
    held: dict[Held, int] = field(repr=False)
    fields: int

    @property
    def shape(self) -> MatcherShape:
        """Sizes of the network for this vocabulary."""
        return MatcherShape(len(self.shared), len(Sort), self.fields, len(self.told) + 1, len(self.held) + 1)

    def code(self, document: VisibleText) -> Coded:
        """Return a document in numbers; features that no profile shares and that were not learned are left out."""
        by_word = [self.told.get((Sort.WORD, word.folded), _OTHER) for word in document.words]
        kept: list[tuple[int, ...]] = []
        for each in (*document.features, *letters(document.words)):
            shared, told = self.shared.get((each.sort, each.term), -1), self.told.get((each.sort, each.term), _OTHER)
            if shared >= 0 or told:
                before = by_word[each.first - 1] if each.first else _OTHER
                after = by_word[each.last + 1] if each.last + 1 < len(by_word) else _OTHER
                kept.append((shared, told, int(each.sort), before, after, each.first, each.last))
        shares, tells, sorts, befores, afters, firsts, lasts = np.asarray(kept, np.int64).reshape(-1, 7).T
        return Coded(shares, tells, sorts, befores, afters, firsts, lasts, len(document.words))


def learn(
    people: Sequence[PersonRow], learned: Sequence[int], documents: Iterable[VisibleText]
) -> tuple[Vocabulary, Profiles]:
    """Return the vocabulary of a table and of the training documents, and the table in its numbers.

    Args:
        learned: rows of the people whom these documents are about; only their features are learned by example.
    """
    profiles = [[(column, each) for column, each in _features(person)] for person in people]
    # Each once, in the order of the text: the order of a set differs between processes, and a stopped run resumes.
    holders = Counter(
        term for profile in profiles for term in dict.fromkeys((each.sort, each.term) for _, each in profile)
    )
    most = max(1.0, _COMMON * len(people))
    shared = {term: number for number, term in enumerate(term for term, count in holders.items() if count <= most)}
    told = Counter(
        term
        for document in documents
        for term in dict.fromkeys((each.sort, each.term) for each in document.features if each.sort in _BY_EXAMPLE)
    )
    held = Counter(
        term
        for row in learned
        for term in dict.fromkeys(
            (column, each.sort, each.term) for column, each in profiles[row] if each.sort in _BY_EXAMPLE
        )
    )
    fields = len(people[0].values)
    vocabulary = Vocabulary(shared, _numbered(told), _numbered(held), fields)
    return vocabulary, _coded(profiles, vocabulary)


def _numbered(counts: Counter[_Said]) -> dict[_Said, int]:
    frequent = (term for term, count in counts.most_common(_MOST) if count >= LEAST)
    return {term: number for number, term in enumerate(frequent, start=1)}


def _features(person: PersonRow) -> Iterator[tuple[int, TextFeature]]:
    """Yield the features of each field, each once, and the years between two dates of a row, which may be an age."""
    days: list[tuple[int, dates.Date]] = []
    for column, value in enumerate(person.values):
        found = {(each.sort, each.term): each for each in said(value)}
        yield from ((column, each) for each in found.values())
        days += ((column, each) for each in dates.readings(value) if each.year and each.month and each.day)
    for column, birth in days:
        between = {_years(birth, later) for _, later in days if later is not birth}
        yield from ((column, TextFeature(Sort.AGE, str(each), 0, 0)) for each in sorted(between) if 0 < each < 120)


def _years(first: dates.Date, second: dates.Date) -> int:
    one, other = ((each.year or 0, each.month or 0, each.day or 0) for each in (first, second))
    return other[0] - one[0] - (other[1:] < one[1:])


def _coded(profiles: Sequence[Sequence[tuple[int, TextFeature]]], vocabulary: Vocabulary) -> Profiles:
    rows = [
        (
            person,
            vocabulary.shared.get((each.sort, each.term), -1),
            vocabulary.held.get((column, each.sort, each.term), _OTHER),
            column * len(Sort) + each.sort,
        )
        for person, profile in enumerate(profiles)
        for column, each in profile
    ]
    person, shared, held, slots = np.asarray(rows, np.int64).reshape(-1, 4).T
    order = np.argsort(shared, kind="stable")
    return Profiles(len(profiles), person[order], shared[order], held[order], slots[order])


def rarity(profiles: Profiles, dimensions: int) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """Return (dimensions,) ln of the number of people over the number who have the feature, in any field."""
    own = profiles.shared >= 0
    pairs = np.unique(profiles.shared[own] * profiles.people + profiles.person[own]) // profiles.people
    holders = np.bincount(pairs, minlength=dimensions)
    return np.log((1 + profiles.people) / (1 + holders)).astype(np.float32)
