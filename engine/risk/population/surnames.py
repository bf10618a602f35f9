"""Surnames: share of bearers in a country, and how unevenly they live over its places.

Bearers of a surname are related and live near each other: in most places there are none, in a few there are many. The
relative variance of their density between places comes, in Spain, from the published number of people who bear a
surname twice: couples of one surname are more frequent if its bearers live closer together (isonymy, paper 15).
Elsewhere it is that of Spanish surnames of the same frequency, reduced for the United States.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

from engine.core import tables
from engine.risk.population import origins
from engine.risk.population.places import PopulatedPlace
from engine.risk.population.words import name_key

# People among whom the bearers were counted, and the least number that is listed.
_PEOPLE = {"us": 308_745_538, "es": 47_450_795, "fi": 5_533_793}
_THRESHOLDS = {"us": 100, "es": 20, "fi": 20}
_SOURCES = {"us": "census-us-surnames", "es": "ine-surnames", "fi": "dvv"}
_OWN = {"US": "us", "ES": "es", "FI": "fi"}
# Share of any other surname of a country without a table, and its error: of surnames but the ten commonest, the share
# of the middle bearer is 5e-5 in the United States, 1e-4 in Spain and in Finland, its logarithm spread by 1.8 to 2.4.
_ANY, _ANYWHERE = 5e-5, 2.35
_PUBLISHED, _NEIGHBOUR = 0.15, 0.9
# The variance among places of some ten thousand people and more, where the published one is that among the small
# places where couples meet: its power. A guess.
_COARSER = 0.6
_MOBILE = 0.5  # power of the concentration in the United States, whose people move more; a guess
_EXPLAINED = 0.7  # share of the variance that is left where origins are known; a guess
_ORIGIN = 0.4  # error of a density from the language of a name; a guess
_USUAL = ((2.0, 1594.0), (3.0, 312.0), (3.5, 98.0), (4.0, 34.0), (4.5, 14.5), (5.0, 5.6), (5.5, 2.7), (6.2, 1.7))


@dataclass(frozen=True, slots=True)
class Bearers:
    """Bearers of a surname.

    Attributes:
        share: of the people of the place.
        error: standard deviation of the log of the share.
        variance: relative variance of their density between places, 0 where the place is the country.
        guessed: no published figure of this country.
        sources: keys of `sources.SOURCES`.
    """

    share: float
    error: float
    variance: float
    guessed: bool
    sources: tuple[str, ...]


def bearers(place: PopulatedPlace, words: str) -> Bearers | None:
    """Return the bearers of a surname, or None for words without letters."""
    name = name_key(words)
    if not name:
        return None
    own = _OWN.get(place.country) or ("us" if place.country in tables.LIKE_US else "")
    if not own:
        return Bearers(_ANY, _ANYWHERE, _between(place, 50.0), True, ("guess",))
    count, concentration, second = _count(own, words)
    share = min(1.0, count / _PEOPLE[own] * second)
    variance = _between(place, concentration if own in ("es", "fi") else concentration**_MOBILE)
    neighbour = place.country in tables.LIKE_US
    lift, guessed, sources = origins.lift(place, words)
    return Bearers(
        share=min(1.0, share * lift),
        error=_NEIGHBOUR if neighbour else math.hypot(_PUBLISHED, _ORIGIN if guessed else 0.0),
        variance=variance * (_EXPLAINED if sources else 1.0),
        guessed=neighbour or guessed,
        sources=(_SOURCES[own], *sources),
    )


def _count(table: str, words: str) -> tuple[float, float, float]:
    """Return bearers, concentration, and for Spain the share of those with the second surname."""
    lines = tables.find(f"surnames-{table}", name_key(words))
    if lines:
        return _least(table, lines[0]), _concentration(table, lines[0]), 1.0
    parts = [each for each in words.replace("-", " ").split() if name_key(each)]
    if table == "es" and len(parts) > 1:
        for cut in range(len(parts) - 1, 0, -1):
            first = tables.find("surnames-es", name_key("".join(parts[:cut])))
            if first:
                second = tables.find("surnames-es", name_key("".join(parts[cut:])))
                number = float(second[0][2] or 0) if second else 0.0
                share = max(number, _THRESHOLDS["es"] / 2) / _PEOPLE["es"]
                return _least(table, first[0]), _concentration(table, first[0]), share
    count = _THRESHOLDS[table] / 2
    return count, _usual(count), 1.0


def _least(table: str, line: list[str]) -> float:
    return max(float(line[1] or 0), _THRESHOLDS[table] / 2)


def _concentration(table: str, line: list[str]) -> float:
    return float(line[3]) if table == "es" else _usual(float(line[1]) * _PEOPLE["es"] / _PEOPLE[table])


def _usual(count: float) -> float:
    """Return the concentration of Spanish surnames with `count` first bearers, between the bands that were counted."""
    at = math.log10(max(count, 1.0))
    for (low, before), (high, after) in itertools.pairwise(_USUAL):
        if at <= high:
            part = max(0.0, (at - low) / (high - low))
            return float(before ** (1 - part) * after**part)
    return _USUAL[-1][1]


def _between(place: PopulatedPlace, concentration: float) -> float:
    """Return the relative variance of the density between places of this size; 0 for the whole country."""
    share = place.share
    if share >= 1 or place.kind in ("country", "world"):
        return 0.0
    variance = max(0.0, concentration**_COARSER - 1)
    most = (1 - share) / share  # all bearers in one place
    return variance * most / (variance + most) if variance else 0.0
