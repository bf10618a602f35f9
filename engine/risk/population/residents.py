"""People of a place by sex and single year of age, from the table nearest to the place that is published.

A published group of ages is divided among its years as the country's own people are.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from engine.core import tables
from engine.risk.population.places import PopulatedPlace, german_land, members
from engine.risk.population.values import AGES, CELLS

# Standard deviation of the log of a count by sex and five-year age group, where the ages are those of a larger area:
# measured on districts held out (`engine.lab.population.measure`).
_PUBLISHED, _LARGER = 0.02, 0.2


@dataclass(frozen=True, slots=True)
class Residents:
    """People of one place.

    Attributes:
        people: number by sex and age, as `values.cell` counts them.
        error: standard deviation of the log of a count by sex and age.
        sources: keys of `sources.SOURCES`.
    """

    people: tuple[float, ...]
    error: float
    sources: tuple[str, ...]

    @property
    def guessed(self) -> bool:
        """Return whether the shares by sex and age are those of a larger area."""
        return self.error > _PUBLISHED


@lru_cache(maxsize=256)
def residents(place: PopulatedPlace) -> Residents:
    """Return the people of a place by sex and age."""
    kind, _, code = place.table.partition(":")
    country = _country(place.country)
    if kind == "ew":
        lines = [tables.by_first("ages-ew")[each] for each in members(place)]
        starts = _starts("ages-ew")
        counts = [sum(int(line[number]) for line in lines) for number in range(2 * len(starts))]
        return Residents(_divided(counts, starts, country), _PUBLISHED, ("census-ew",))
    if kind == "de" or german_land(place):
        start = code if kind == "de" else german_land(place)
        lines = [line for each, line in tables.by_first("ages-de").items() if each and each.startswith(start)]
        counts = [sum(int(line[number]) for line in lines) for number in range(2 * len(_starts("ages-de")))]
        found = _divided(counts, _starts("ages-de"), country)
        return Residents(*_scaled(found, place, exact=kind == "de"), ("destatis", *place.sources))
    if place.country == "US" and place.region:
        state = _american(place)
        return Residents(*_scaled(state, place, exact=place.kind == "state"), (*place.sources, "census-us-ages"))
    if kind == "es":
        men, women = map(int, tables.by_first("sexes-es")[code])
        halves = (country[:AGES], country[AGES:])
        found = tuple(n * each / sum(half) for n, half in zip((men, women), halves, strict=True) for each in half)
        return Residents(found, _LARGER / 2, ("ine-provinces", "wpp"))
    return Residents(*_scaled(country, place, exact=place.kind in ("country", "world")), (*place.sources, "wpp"))


def _scaled(people: tuple[float, ...], place: PopulatedPlace, *, exact: bool) -> tuple[tuple[float, ...], float]:
    factor = place.people / sum(people)
    return tuple(each * factor for each in people), _PUBLISHED if exact else _LARGER


def _starts(name: str) -> tuple[int, ...]:
    return tuple(int(each) for each in tables.by_first(name)[""] if each.isdigit())


def _american(place: PopulatedPlace) -> tuple[float, ...]:
    line = tables.by_first("ages-us")[state_number(place)]
    return _divided([int(each) for each in line], _starts("ages-us"), _country("US"))


def state_number(place: PopulatedPlace) -> str:
    """Return the two digits of the state in which a place of the US is."""
    return _STATES.get(place.region, "00")


@cache
def _country(iso: str) -> tuple[float, ...]:
    """Return a country's people by sex and single year of age.

    A group of five years is divided evenly; from 100 on each year has half the people of the one before.
    """
    lines = tables.by_first("ages-world")
    line = [int(each) for each in lines.get(iso or "world", lines["world"])]
    starts = _starts("ages-world")
    found = []
    for half in (line[: len(starts)], line[len(starts) :]):
        found += [count / 5 for count in half[:-1] for _ in range(5)]
        falling = [0.5**year for year in range(AGES - starts[-1])]
        found += [half[-1] * each / sum(falling) for each in falling]
    return tuple(found)


def _divided(counts: list[int], starts: tuple[int, ...], shape: tuple[float, ...]) -> tuple[float, ...]:
    """Return counts of age groups, men first, divided among single years in proportion to `shape`."""
    found = [0.0] * CELLS
    for sex in (0, 1):
        for number, first in enumerate(starts):
            end = starts[number + 1] if number + 1 < len(starts) else AGES
            years = range(sex * AGES + first, sex * AGES + end)
            whole = sum(shape[year] for year in years)
            count = counts[sex * len(starts) + number]
            for year in years:
                found[year] = count * (shape[year] / whole if whole else 1 / len(years))
    return tuple(found)


_NUMBERS = (
    "AL01 AK02 AZ04 AR05 CA06 CO08 CT09 DE10 DC11 FL12 GA13 HI15 ID16 IL17 IN18 IA19 KS20 KY21 LA22 ME23 MD24 MA25 "
    "MI26 MN27 MS28 MO29 MT30 NE31 NV32 NH33 NJ34 NM35 NY36 NC37 ND38 OH39 OK40 OR41 PA42 RI44 SC45 SD46 TN47 TX48 "
    "UT49 VT50 VA51 WA53 WV54 WI55 WY56"
).split()
_STATES = {each[:2]: each[2:] for each in _NUMBERS}
