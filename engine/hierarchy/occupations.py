"""What people do for a living, and the field of work that it belongs to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.hierarchy.tables import rows, singulars
from engine.words import fold


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
