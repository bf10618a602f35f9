"""Places (towns, states, countries, regions, continents) and nationalities, with the areas that contain them.

Regions are those of the United Nations' geoscheme (M49), more or less; populations are rough.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, lru_cache, partial

from engine.core.expressions import Expression
from engine.core.words import fold_words
from engine.generalisation import wording
from engine.generalisation.categories import rows

# Population in thousands of a town that is in no table: the many small ones share it.
_SMALL_TOWN = 20

_IN_FRONT = Expression(
    r"^(?:(?:the )?(?:place|city|town|village|municipality|province|canton|state|region|commonwealth) (?:of|in)"
    r"(?: the)?|the)\s+",
    re.IGNORECASE,
)
_POSTAL_CODE = Expression(r"\b(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b")
# 1012 NH is in Amsterdam, and WA 6000 in Perth: the codes of a state have five digits.
_OF_NO_STATE = Expression(r"(?:(?<=,)|\A)\s*(?:\d{4}\s?[A-Z]{2}|[A-Z]{2,3}\s?\d{4})\s*(?=,|\Z)")
_WITH_ARTICLE = Expression(
    r"United (?:States|Kingdom|Arab Emirates)|Netherlands|Philippines|Maldives|Bahamas|Gambia|Seychelles|Comoros|Congo"
    r"|.*\b(?:Republic|Islands?|Territory|District)\b.*"
)
_NO_ARTICLE = frozenset({"Prince Edward Island", "Rhode Island"})


class PlaceExtent(StrEnum):
    """Extent of a place, from small to large."""

    SETTLEMENT = "settlement"
    STATE = "state"
    COUNTRY = "country"
    REGION = "region"
    CONTINENT = "continent"


@dataclass(frozen=True, slots=True)
class KnownPlace:
    """A place.

    Attributes:
        name: the usual one in English.
        within: name of the area that contains it; None for a continent.
        thousands: how many thousand people live there, roughly.
        people: names for people from there, as an adjective first: "Norwegian".
    """

    name: str
    extent: PlaceExtent
    within: str | None
    thousands: int
    people: tuple[str, ...] = field(default=(), compare=False)


@lru_cache(maxsize=65536)
def find(words: str) -> KnownPlace | None:
    """Return the place of that name: "Bergen", "the city of Bergen", "Cambridge, MA"; "place in Norway" is Norway.

    Of several with one name, return the one in the areas that follow it, or else the largest. A town in no table is
    found by an area that follows it ("Saltby, Norway"), with the population of a small town.
    """
    if _OF_NO_STATE.search(words):
        words = _OF_NO_STATE.sub("", words)
    words = _OF_NO_STATE.sub("", words)
    parts = [part.strip() for part in _POSTAL_CODE.sub("", words).strip(" \t\n.;:,").split(",")]
    if len(parts) == 1:
        return max(_named(parts[0]), key=partial(_fitness, parts[0]), default=None)
    behind = len(parts) - 1
    around = _areas_named(parts[behind])
    while behind > 1 and (narrower := [each for each in _areas_named(parts[behind - 1]) if _lies_in(each, around)]):
        around, behind = narrower, behind - 1
    head = ", ".join(parts[:behind])
    for place in _named(parts[0]) or _named(head):
        if _lies_in(place, around):
            return place
    # A state before a country or a city of its name: "Saltby, New York"; "Georgia" after a town may be either.
    smallest = min(around, key=lambda place: place.thousands, default=None)
    if any(map(str.isdigit, head)):
        return None  # an address
    return smallest and KnownPlace(head, PlaceExtent.SETTLEMENT, smallest.name, _SMALL_TOWN)


def _areas_named(words: str) -> list[KnownPlace]:
    return [place for place in _named(words) if place.extent is not PlaceExtent.SETTLEMENT]


def _lies_in(place: KnownPlace, around: Iterable[KnownPlace]) -> bool:
    return not set(areas(place)).isdisjoint(around)


def areas(place: KnownPlace) -> tuple[KnownPlace, ...]:
    """Return the areas that contain a place, the smallest first, up to the continent."""
    return tuple(_around(place))


def area(name: str) -> KnownPlace:
    """Return a state, country, region or continent by its name in the table."""
    return _areas()[name]


@lru_cache(maxsize=16384)
def origin(words: str) -> KnownPlace | None:
    """Return the area of a nationality or origin: "Norwegian", "a Norwegian national", "Norwegians"."""
    plain = re.sub(r"^an? | (?:nationals?|citizens?|nationality|origin|descent|born)$", "", fold_words(words))
    return _origins().get(plain) or _origins().get(plain.removesuffix("s"))


def country(words: str) -> KnownPlace | None:
    """Return the country of a place, or of a nationality."""
    place = find(words) or origin(words)
    if place is None:
        return None
    return next((each for each in (place, *areas(place)) if each.extent is PlaceExtent.COUNTRY), None)


def names(place: KnownPlace) -> tuple[str, ...]:
    """Return the ways to write a name: the usual one first, then others ("Lisbon", "Lisboa"); no misspellings."""
    return _spellings().get((place.name, place.within), (place.name,))


def with_article(name: str) -> str:
    """Return the name with its article in a sentence: "the United Kingdom"."""
    return f"the {name}" if _WITH_ARTICLE.fullmatch(name) and name not in _NO_ARTICLE else name


def settlements() -> tuple[KnownPlace, ...]:
    """Return all towns of the table."""
    return tuple(place for place, _ in _table() if place.extent is PlaceExtent.SETTLEMENT)


def _fitness(words: str, place: KnownPlace) -> tuple[bool, bool, int]:
    """Rank the places of one name: New York is the city; LA is Los Angeles, though Louisiana's code is LA."""
    code = place.extent is PlaceExtent.STATE and len(words) == 2
    return (
        fold_words(place.name) in (fold_words(words), fold_words(_IN_FRONT.sub("", words))),
        not code,
        place.thousands,
    )


def parts(place: KnownPlace) -> tuple[KnownPlace, ...]:
    """Return the areas that are directly within a place."""
    return tuple(each for each in _areas().values() if each.within == place.name)


def _around(place: KnownPlace) -> Iterator[KnownPlace]:
    name = place.within
    while name is not None:
        around = _areas()[name]
        yield around
        name = around.within


def _named(words: str) -> tuple[KnownPlace, ...]:
    words = words.strip()
    # Two capitals are a state; in small letters they are words: "in", "or".
    if len(words) == 2 and not words.isupper():
        return ()
    exact = _by_name().get(fold_words(words), ())
    return exact or _by_name().get(fold_words(_IN_FRONT.sub("", words)), ())


def _table() -> Iterator[tuple[KnownPlace, tuple[str, ...]]]:
    """Yield every place, with its other names."""
    for extent, name, within, thousands, people, others in rows("areas", 6):
        called = tuple(filter(None, people.split("|")))
        yield KnownPlace(name, PlaceExtent(extent), within or None, int(thousands), called), _others(others)
    for name, within, thousands, others in rows("cities", 4):
        yield KnownPlace(name, PlaceExtent.SETTLEMENT, within, int(thousands)), _others(others)


def _others(others: str) -> tuple[str, ...]:
    return tuple(filter(None, others.split("|")))


@cache
def _areas() -> dict[str, KnownPlace]:
    return {place.name: place for place, _ in _table() if place.extent is not PlaceExtent.SETTLEMENT}


# Names of areas in other languages that are words or names in English, or in another of the languages.
_MISREAD = frozenset("island maurice jordan man sarre dominica maldivas".split())


@cache
def _by_name() -> dict[str, tuple[KnownPlace, ...]]:
    named: dict[str, list[KnownPlace]] = defaultdict(list)
    for place, others in _table():
        for name in dict.fromkeys(map(fold_words, (place.name, *others))):
            named[name].append(place)
    for name, abroad in wording.area_names().items():
        for each in map(fold_words, abroad):
            if each not in named and each not in _MISREAD and name in _areas():
                named[each].append(_areas()[name])
    return {name: tuple(places) for name, places in named.items()}


@cache
def _spellings() -> dict[tuple[str, str | None], tuple[str, ...]]:
    return {(place.name, place.within): (place.name, *others) for place, others in _table()}


@cache
def _origins() -> dict[str, KnownPlace]:
    """Return the area of each nationality; the smaller area wins if two nationalities share a name."""
    found = sorted(_areas().values(), key=lambda place: place.thousands, reverse=True)
    return {fold_words(called): place for place in found for called in place.people}
