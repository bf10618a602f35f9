"""Distributions behind the synthetic population: names, towns, jobs, employers and diagnoses with their shares."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.generalisation import places
from engine.generalisation.categories import rows
from engine.generalisation.places import KnownPlace, PlaceExtent
from engine.lab.training.planting.people import LISTS, Split, pool, sections
from engine.lab.training.planting.values import VALUES

HOME = "United States"

_SMALL_TOWNS, _IN_SMALL_TOWNS = 4000, 0.45
_RARE_NAMES, _RARE_SHARE = 2000, 0.35
_EMPLOYERS = {"facility": 500, "school": 800, "agency": 300, "business": 12_000}
_EMPLOYER_OF = {
    "health worker": "facility", "care worker": "facility", "education worker": "school", "scientist": "school",
    "security worker": "agency", "armed forces member": "agency", "public official": "agency", "legal worker": "agency",
}  # fmt: skip
_ENDINGS = "ville ton field burg dale wood port ford haven ridge creek".split()
_STREETS = "Street Avenue Road Drive Lane Court Way Boulevard".split()
_DIAGNOSIS = re.compile(r"(?P<name>.+?) (?P<share>[\d.]+) (?P<age>\d+)(?: (?P<sex>female|male))?")
_NO_WORK = frozenset({"non-employed person", "nobility member"})

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True, slots=True)
class WeightedSet:
    """A set to draw from, with the running sum of the shares."""

    items: Array
    shares: Array

    def draw(self, random: np.random.Generator, count: int) -> Array:
        """Draw `count` items, with repeats."""
        drawn: Array = self.items[np.searchsorted(self.shares, random.random(count) * self.shares[-1], side="right")]
        return drawn


@dataclass(frozen=True, slots=True)
class Origin:
    """People of one naming culture. `families` are pairs, for a man and a woman; `births` are towns abroad, each with
    the nationality of people who were born there.
    """

    weight: float
    women: WeightedSet
    men: WeightedSet
    families: WeightedSet
    births: WeightedSet


@dataclass(frozen=True, slots=True)
class Occupation:
    """An occupation, and the pool of its employers."""

    name: str
    employer: str


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """A diagnosis. `share` of the people of at least `age` years have it; `sex`: only this sex, where given."""

    name: str
    share: float
    age: int
    sex: str | None


@dataclass(frozen=True, slots=True)
class World:
    """All distributions. `ages` are pairs of first and last year of an age band, `towns` names with the state."""

    origins: tuple[Origin, ...]
    ages: WeightedSet
    towns: WeightedSet
    zips: dict[str, int]
    streets: WeightedSet
    jobs: WeightedSet
    employers: dict[str, WeightedSet]
    diagnoses: tuple[Diagnosis, ...]


def draw_world(random: np.random.Generator) -> World:
    """Return the world: the lists unchanged; small towns, rare surnames and employers invented."""
    lists = dict(sections(LISTS / "population.txt"))
    bands = [line.split() for line in lists["ages"]]
    towns = _towns(random)
    return World(
        origins=tuple(_origins(dict(line.split(": ") for line in lists["origins"]), random)),
        ages=_pool([tuple(map(int, band.split("-"))) for band, _ in bands], [float(share) for _, share in bands]),
        towns=towns,
        zips=dict(zip(towns.items, (10_000 + random.permutation(89_900)[: len(towns.items)]).tolist(), strict=True)),
        streets=_pool([f"{name} {kind}" for name in pool("street_name", Split.TRAIN) for kind in _STREETS]),
        jobs=_jobs(),
        employers={
            kind: _pool(list(dict.fromkeys(VALUES[kind].make(random, Split.TRAIN) for _ in range(count))))
            for kind, count in _EMPLOYERS.items()
        },
        diagnoses=tuple(
            Diagnosis(found["name"], float(found["share"]) / 1000, int(found["age"]), found["sex"])
            for found in filter(None, map(_DIAGNOSIS.fullmatch, lists["diagnoses"]))
        ),
    )


def _pool(items: Sequence[Any], shares: Sequence[float] = ()) -> WeightedSet:
    """Return a pool; without shares, about by Zipf's law: the n-th of a list is drawn 1/n^0.8 as often as the first."""
    held = np.empty(len(items), object)
    held[:] = items
    return WeightedSet(held, np.cumsum(np.array(shares) if len(shares) else np.arange(1, len(items) + 1) ** -0.8))


def _origins(countries: dict[str, str], random: np.random.Generator) -> list[Origin]:
    by_country: dict[str, list[KnownPlace]] = {}
    for place in places.settlements():
        country = next(each.name for each in places.areas(place) if each.extent is PlaceExtent.COUNTRY)
        by_country.setdefault(country, []).append(place)
    found = []
    for heading, lines in sections(LISTS / "names.txt"):
        culture, weight, _ = heading.split()
        names = {
            kind: [name.replace("_", " ") for name in entries.split()]
            for kind, entries in (line.split(":", 1) for line in lines)
        }
        born = [
            ((f"{place.name}, {country}", places.area(country).people[0]), float(place.thousands))
            for country in countries[culture].split(", ")
            for place in by_country[country]
        ]
        found.append(
            Origin(
                float(weight),
                _pool(names["female"]),
                _pool(names["male"]),
                _families(names["family"], random),
                _pool([town for town, _ in born], [share for _, share in born]),
            )
        )
    return found


def _families(listed: list[str], random: np.random.Generator) -> WeightedSet:
    """Return the listed surnames, and rare ones from the beginning of one and the end of another."""
    pairs = [(name.split("/")[0], name.split("/")[-1]) for name in listed]
    common = np.arange(1, len(pairs) + 1) ** -0.8
    first, second = (random.integers(len(pairs), size=_RARE_NAMES) for _ in range(2))
    blends = {_blend(pairs[one], pairs[other]) for one, other in zip(first.tolist(), second.tolist(), strict=True)}
    rare = blends - set(pairs)
    each = common.sum() * _RARE_SHARE / (1 - _RARE_SHARE) / max(len(rare), 1)
    return _pool([*pairs, *sorted(rare)], [*common, *[each] * len(rare)])


def _blend(one: tuple[str, str], other: tuple[str, str]) -> tuple[str, str]:
    start = one[0][: (len(one[0]) + 1) // 2]
    man, woman = (start + name[len(other[0]) // 2 :] for name in other)
    return man, woman


def _towns(random: np.random.Generator) -> WeightedSet:
    """Return cities by their population, and many small towns, whose sizes follow Zipf's law too."""
    cities = [place for place in places.settlements() if HOME in {area.name for area in places.areas(place)}]
    states = sorted({place.within for place in cities if place.within})
    stems = dict(line.split(":", 1) for line in next(lines for _, lines in sections(LISTS / "names.txt")))["family"]
    invented = [
        f"{stem}{ending}, {state.removesuffix(' State')}"
        for stem, ending, state in zip(
            random.choice(stems.split(), _SMALL_TOWNS).tolist(),
            random.choice(_ENDINGS, _SMALL_TOWNS).tolist(),
            random.choice(states, _SMALL_TOWNS).tolist(),
            strict=True,
        )
    ]
    small = dict.fromkeys(invented, 1.0)
    large = {
        f"{place.name}, {(place.within or HOME).removesuffix(' State')}": float(place.thousands) for place in cities
    }
    sizes = np.arange(1, len(small) + 1) ** -0.8
    sizes *= sum(large.values()) * _IN_SMALL_TOWNS / (1 - _IN_SMALL_TOWNS) / sizes.sum()
    return _pool([*large, *small], [*large.values(), *sizes])


def _jobs() -> WeightedSet:
    """Return the occupations; within a field, all are equally frequent."""
    table = list(rows("occupations", 2))
    fields = {name: float(share) for name, share in table if share.isdigit()}
    jobs = [(name, field) for name, field in table if field in fields and field not in _NO_WORK and name not in fields]
    held = Counter(field for _, field in jobs)
    return _pool(
        [Occupation(name, _EMPLOYER_OF.get(field, "business")) for name, field in jobs],
        [fields[field] / held[field] for _, field in jobs],
    )
