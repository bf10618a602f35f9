"""Religion and ethnic group in England and Wales: the census's sums of the place, joined by the nation's odds.

- religion by sex and age: the place's answers and the place's people by sex and age are kept; between them stand the
  national odds of religion by sex and age (raking);
- ethnic group by religion: the place's sums of both are kept, between them the fitted odds of the nation. Given the
  religion, the ethnic group is taken to be independent of sex and age.
"""

from __future__ import annotations

import math
from functools import lru_cache

from engine.risk.population import tables
from engine.risk.population.places import Place, members, whole_census
from engine.risk.population.raking import rake
from engine.risk.population.values import AGES, Factor
from engine.risk.population.vocabulary import Meaning

# Standard deviation of the log-odds of religion in a district's people of one sex and age, beside what raking gives.
# No joint counts of districts are at hand to fit it: with it, plain independence would be within a factor of two as
# often as is reported of it (74 %), see the help page.
_RELIGION, _ETHNIC = 0.35, 0.35
# As above where the place is a town without a table and the nation's shares are used: measured between districts.
_TOWN_RELIGION, _TOWN_ETHNIC = 1.2, 1.5


def factor(place: Place, religion: Meaning | None, ethnic: Meaning | None) -> Factor:
    """Return the share with this religion and this ethnic group, where at least one is given."""
    known = whole_census(place)
    starts, answers, groups = _headers()
    sums = _sums(known)
    by_age = _religion_by_age(known)
    part = (religion.share if religion else 1.0) * (ethnic.share if ethnic else 1.0)
    wanted = {answers.index(religion.value.split("/")[0])} if religion else set(range(len(answers)))
    given = _ethnic_given_religion(known, _members(ethnic, groups)) if ethnic else (1.0,) * len(answers)
    shares = []
    for sex in (0, 1):
        for band, first in enumerate(starts):
            end = starts[band + 1] if band + 1 < len(starts) else AGES
            column = sex * len(starts) + band
            whole = sum(row[column] for row in by_age)
            share = sum(by_age[each][column] * given[each] for each in wanted) / whole if whole else 0.0
            shares += [share * part] * (end - first)
    everywhere = sum(sums[0][each] * given[each] for each in wanted) / max(1.0, sum(sums[0])) * part
    error = (_RELIGION if religion else 0.0) + (_ETHNIC if ethnic else 0.0)
    if known != place:
        error = (
            error
            if place.kind == "country"
            else max(_TOWN_RELIGION if religion else 0.0, _TOWN_ETHNIC if ethnic else 0.0)
        )
    guessed = part < 1 or (known != place and place.kind != "country")
    error = math.hypot(error, 0.5 if part < 1 else 0.0) * (1 - min(1.0, everywhere))
    return Factor(tuple(min(1.0, each) for each in shares), error, guessed, ("census-ew",))


def _headers() -> tuple[tuple[int, ...], list[str], list[str]]:
    """Return the first years of the age groups, the answers about religion, and the ethnic groups."""
    line = list(tables.by_first("ages-ew")[""])
    first, second = line.index("religions"), line.index("ethnic groups")
    return tuple(map(int, line[:first])), line[first + 1 : second], line[second + 1 :]


@lru_cache(maxsize=128)
def _sums(place: Place) -> tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...]]:
    """Return the place's people by religion, by ethnic group, and by sex and age group."""
    starts, answers, groups = _headers()
    lines = [tables.by_first("ages-ew")[each] for each in members(place)]
    counts = tuple(float(sum(int(line[number]) for line in lines)) for number in range(len(lines[0])))
    ages, religions = 2 * len(starts), len(answers)
    return counts[ages : ages + religions], counts[ages + religions : ages + religions + len(groups)], counts[:ages]


@lru_cache(maxsize=128)
def _religion_by_age(place: Place) -> list[list[float]]:
    """Return the place's people by religion, and by sex and age group."""
    religions, _, ages = _sums(place)
    start = tables.by_first("religion-ages-ew")
    return rake([[float(each) for each in start[name]] for name in _headers()[1]], religions, ages)


@lru_cache(maxsize=128)
def _ethnic_by_religion(place: Place) -> list[list[float]]:
    religions, groups, _ = _sums(place)
    start = tables.by_first("religion-ethnic-ew")
    return rake([[float(each) for each in start[name]] for name in _headers()[2]], groups, religions)


def _ethnic_given_religion(place: Place, groups: tuple[int, ...]) -> tuple[float, ...]:
    """Return the share of these ethnic groups among the people of each religion."""
    joint = _ethnic_by_religion(place)
    sums = [sum(column) for column in zip(*joint, strict=True)]
    return tuple(
        min(1.0, sum(joint[each][number] for each in groups) / held) if held else 0.0
        for number, held in enumerate(sums)
    )


def _members(ethnic: Meaning | None, groups: list[str]) -> tuple[int, ...]:
    starts = tuple(ethnic.value.split("/" + ethnic.value.rpartition("/")[2])[0].split("+")) if ethnic else ()
    return tuple(number for number, name in enumerate(groups) if name.startswith(starts))
