"""Public bodies that a network took for people, occupations or numbers: "OSHA" as a name, "RNLI" as a code."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from engine.core import resources
from engine.core.types import Kind, Mention, Recognizer

_MISTAKEN = frozenset({Kind.PERSON, Kind.DEM, Kind.CODE, Kind.LOC})
_SHORTEST = 4
"""Characters; a shorter abbreviation may be somebody's initials."""
_SHORTEST_TRAIT = 3
"""Characters of what a network took for a trait of somebody, as it hardly does initials."""


def words_of_people(text: str, mentions: Iterable[Mention]) -> frozenset[str]:
    """Return the words of the mentions of people that have more than one."""
    written = (each.words(text).split() for each in mentions if each.kind is Kind.PERSON)
    return frozenset(word for words in written if len(words) > 1 for word in words)


def corrected(text: str, mention: Mention, people: frozenset[str]) -> Mention:
    """Return the mention; that of an organisation where a network found nothing but a public body of the list.

    Args:
        people: words of the names of people in the text, who come before bodies of the same name.

    The capitals count: "ASIC" is the authority, "Asic" and "asic" are not. A person stays one where it is a single word
    without a capital inside: a surname may be the same.
    """
    if mention.recognizer != Recognizer.NEURAL or mention.kind not in _MISTAKEN:
        return mention
    written = mention.words(text).replace("’", "'").removeprefix("the ").removeprefix("The ")
    if not people.isdisjoint(written.split()):
        return mention
    if mention.kind is Kind.PERSON and not (any(map(str.isupper, written[1:])) or " " in written):
        return mention
    shortest = _SHORTEST_TRAIT if mention.kind is Kind.DEM else _SHORTEST
    if is_listed(written, shortest=shortest):
        return replace(mention, kind=Kind.ORG, subtype=None)
    return mention


def is_listed(written: str, *, shortest: int = _SHORTEST) -> bool:
    """Return whether words are a public body of the list, in these capitals; none of fewer characters is."""
    return len(written) >= shortest and written in _listed()


@cache
def _listed() -> frozenset[str]:
    return frozenset(resources.read_list("lists/public_bodies.txt"))
