"""The tables of `resources/hierarchy`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.core import resources
from engine.core.words import fold

_ENDINGS = (("ies", "y"), ("men", "man"), ("wives", "wife"), ("sses", "ss"), ("ches", "ch"), ("s", ""))


def rows(name: str, columns: int) -> Iterator[tuple[str, ...]]:
    """The rows of `resources/hierarchy/NAME.tsv`, each with so many columns; those left out at the end are empty.

    Raises:
        ResourceError: the installation lacks it.
    """
    for line in resources.read_list(f"hierarchy/{name}.tsv"):
        fields = [field.strip() for field in line.split("\t")]
        yield (*fields, *[""] * (columns - len(fields)))


def singulars(words: str) -> Iterator[str]:
    """Folded words, and what they are the plural of: "nurses" is nurse, "policemen" policeman."""
    yield words
    for plural, singular in _ENDINGS:
        if words.endswith(plural):
            yield words.removesuffix(plural) + singular


# What people do for a living, and the field of work that it belongs to.


@dataclass(frozen=True, slots=True)
class Field:
    """A field of work.

    Attributes:
        name: what somebody is who works in it: "health worker".
        per_thousand: how many of a thousand adults do, roughly.
        occupations: how many occupations of it the table has.
    """

    name: str
    per_thousand: int
    occupations: int


@lru_cache(maxsize=16384)
def field(words: str) -> Field | None:
    """The field of an occupation, by the longest of its last words that the table has: a ward nurse is a nurse.

    The name of a field is of that field.
    """
    parts = fold(words).split()
    for first in range(len(parts)):
        for written in singulars(" ".join(parts[first:])):
            if found := _fields().get(_names().get(written, "")):
                return found
    return None


@cache
def occupations(name: str) -> tuple[str, ...]:
    """The occupations of the field of that name: what a search for the field has to join."""
    return tuple(occupation for occupation, field in rows("occupations", 2) if field == name and occupation != name)


@cache
def _names() -> dict[str, str]:
    """The field of each occupation; a field is of itself, unless an occupation of that name says otherwise."""
    table = tuple(rows("occupations", 2))
    fields = {fold(name): name for name, share in table if share.isdigit()}
    return fields | {fold(name): field for name, field in table if not field.isdigit()}


@cache
def _fields() -> dict[str, Field]:
    table = tuple(rows("occupations", 2))
    count = Counter(field for _, field in table)
    return {name: Field(name, int(share), count[name]) for name, share in table if share.isdigit()}


# What kind of organisation a name tells of by its own words.


_SHORT = 3


@lru_cache(maxsize=16384)
def kind(words: str) -> str | None:
    """Such as "hospital" for "Bergen University Hospital"; None where no word says it, or nothing else stands.

    Words of two or three letters must end the name: "Norsk Hydro ASA".
    """
    plain = fold(words)
    for pattern, called in _table():
        if match := pattern.search(plain):
            return called if match.group() != plain else None
    return None


@cache
def kind_words() -> frozenset[str]:
    """All words that tell a kind of organisation, folded, one by one."""
    return frozenset(part for word, _ in rows("organisations", 2) for part in fold(word).split()) - {"of"}


@cache
def _table() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((_pattern(fold(word)), called) for word, called in rows("organisations", 2))


def _pattern(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(word)}" + ("$" if len(word) <= _SHORT else r"(?!\w)"))
