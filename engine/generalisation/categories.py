"""Fields of occupations and kinds of organisations, with less exact values from `resources/hierarchy`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.words import fold_words

_ENDINGS = (("ies", "y"), ("men", "man"), ("wives", "wife"), ("sses", "ss"), ("ches", "ch"), ("s", ""))


def rows(name: str, columns: int) -> Iterator[tuple[str, ...]]:
    """Yield the rows of `resources/hierarchy/NAME.tsv`, filled up with empty fields to this number of columns.

    Raises:
        ResourceError: the installation lacks it.
    """
    for line in resources.read_list(f"hierarchy/{name}.tsv"):
        fields = [field.strip() for field in line.split("\t")]
        yield (*fields, *[""] * (columns - len(fields)))


def _singulars(words: str) -> Iterator[str]:
    """Yield folded words, and their possible singulars: "nurses" is nurse, "policemen" policeman."""
    yield words
    for plural, singular in _ENDINGS:
        if words.endswith(plural):
            yield words.removesuffix(plural) + singular


# Occupations and their fields of work.


@dataclass(frozen=True, slots=True)
class FieldOfWork:
    """A field of work.

    Attributes:
        name: name for somebody who works in it: "health worker".
        per_thousand: how many of a thousand adults work in it, roughly.
        occupations: number of its occupations in the table.
    """

    name: str
    per_thousand: int
    occupations: int


@lru_cache(maxsize=16384)
def field(words: str) -> FieldOfWork | None:
    """Return the field of an occupation, by the longest of its last words in the table: a ward nurse is a nurse.

    The name of a field belongs to that field.
    """
    parts = fold_words(words).split()
    if not parts or _last_words().isdisjoint(_singulars(parts[-1])):
        return None
    for first in range(len(parts)):
        for written in _singulars(" ".join(parts[first:])):
            if found := _fields().get(_names().get(written, "")):
                return found
    return None


@cache
def occupations(name: str) -> tuple[str, ...]:
    """Return the occupations of the field of that name: a search for the field must include them."""
    return tuple(occupation for occupation, field in rows("occupations", 2) if field == name and occupation != name)


@cache
def _names() -> dict[str, str]:
    """Return the field of each occupation; a field's name belongs to it, unless it is an occupation of another."""
    table = tuple(rows("occupations", 2))
    fields = {fold_words(name): name for name, share in table if share.isdigit()}
    return fields | {fold_words(name): field for name, field in table if not field.isdigit()}


@cache
def _last_words() -> frozenset[str]:
    return frozenset(each.rpartition(" ")[2] for each in _names())


@cache
def _fields() -> dict[str, FieldOfWork]:
    table = tuple(rows("occupations", 2))
    count = Counter(field for _, field in table)
    return {name: FieldOfWork(name, int(share), count[name]) for name, share in table if share.isdigit()}


# Kinds of organisations, from the words of a name.


_SHORT = 3
_LONGEST = 3  # words of a kind: chamber of commerce


@lru_cache(maxsize=16384)
def kind(words: str) -> str | None:
    """Return the kind, such as "hospital" for "Bergen University Hospital"; None if no word, or the whole name, is one.

    Words of two or three letters must end the name: "Norsk Hydro ASA".
    """
    plain = fold_words(words)
    for pattern, called in _table():
        if match := pattern.search(plain):
            return called if match.group() != plain else None
    return None


def kind_words(words: Sequence[str]) -> frozenset[int]:
    """Return the indices of the words that name a kind of organisation: both of "nursing home", but no other "home"."""
    plain = [fold_words(word) for word in words]
    found: set[int] = set()
    for first, behind in combinations(range(len(plain) + 1), 2):
        if behind - first <= _LONGEST and " ".join(plain[first:behind]) in _kinds():
            found.update(range(first, behind))
    return frozenset(index for index in found if plain[index] != "of" or index + 1 in found)


@cache
def _kinds() -> frozenset[str]:
    return frozenset(fold_words(word) for word, _ in rows("organisations", 2))


@cache
def _table() -> tuple[tuple[Expression, str], ...]:
    return tuple((_pattern(fold_words(word)), called) for word, called in rows("organisations", 2))


def _pattern(word: str) -> Expression:
    return Expression(rf"(?<!\w){re.escape(word)}" + ("$" if len(word) <= _SHORT else r"(?!\w)"))
