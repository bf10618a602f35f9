"""Religion and ethnic group in England and Wales: the margins of the place, joined by the national odds.

- religion by sex and age: the place's answers and the place's people by sex and age are kept; they are joined by the
  national odds of religion by sex and age (raking);
- ethnic group by religion: the place's sums of both are kept, joined by the fitted odds of the nation. Given the
  religion, the ethnic group is taken to be independent of sex and age.
"""

from __future__ import annotations

import math
from functools import lru_cache

from engine.core import tables
from engine.risk.population import margins
from engine.risk.population.margins import PopulationMargins
from engine.risk.population.places import PopulatedPlace, whole_census
from engine.risk.population.raking import rake
from engine.risk.population.values import AGES, Factor
from engine.risk.population.vocabulary import TableValue

# Standard deviation of the log-odds of religion in a district's people of one sex and age, beside what raking gives.
# No joint counts of districts are at hand to fit it: with it, plain independence would be within a factor of two as
# often as is reported of it (74 %), see the help page.
_RELIGION, _ETHNIC = 0.35, 0.35
_PART = 0.5  # error of the share of an answer that the words mean


def factor(place: PopulatedPlace, religion: TableValue | None, ethnic: TableValue | None) -> Factor:
    """Return the share with this religion and this ethnic group, at least one of which is given."""
    known = whole_census(place)
    borrowed = known != place and place.kind != "country"
    starts, answers, groups = margins.headers()
    mine = margins.typical_margins(place) if borrowed else margins.published(known)
    by_age = _religion_by_age(mine)
    part = (religion.share if religion else 1.0) * (ethnic.share if ethnic else 1.0)
    wanted = (answers.index(religion.value.split("/")[0]),) if religion else tuple(range(len(answers)))
    chosen = _members(ethnic, groups)
    given = _ethnic_given_religion(mine, chosen) if ethnic else (1.0,) * len(answers)
    shares = []
    for sex in (0, 1):
        for band, first in enumerate(starts):
            end = starts[band + 1] if band + 1 < len(starts) else AGES
            column = sex * len(starts) + band
            whole = sum(row[column] for row in by_age)
            share = sum(by_age[each][column] * given[each] for each in wanted) / whole if whole else 0.0
            shares += [share * part] * (end - first)
    if borrowed:
        error = math.hypot(
            margins.typical(place, "religions", wanted).error if religion else 0.0,
            margins.typical(place, "groups", chosen).error if ethnic and not religion else 0.0,
            _ETHNIC if ethnic and religion else 0.0,
            _PART if part < 1 else 0.0,
        )
    else:
        everywhere = sum(mine.religions[each] * given[each] for each in wanted) / max(1.0, sum(mine.religions)) * part
        error = (_RELIGION if religion else 0.0) + (_ETHNIC if ethnic else 0.0)
        error = math.hypot(error, _PART if part < 1 else 0.0) * (1 - min(1.0, everywhere))
    return Factor(tuple(min(1.0, each) for each in shares), error, borrowed or part < 1, ("census-ew",))


@lru_cache(maxsize=128)
def _religion_by_age(mine: PopulationMargins) -> list[list[float]]:
    """Return the place's people by religion, and by sex and age group."""
    start = tables.by_first("religion-ages-ew")
    return rake(
        [[float(each) for each in start[name]] for name in margins.headers().religions], mine.religions, mine.ages
    )


@lru_cache(maxsize=128)
def _ethnic_by_religion(mine: PopulationMargins) -> list[list[float]]:
    start = tables.by_first("religion-ethnic-ew")
    return rake(
        [[float(each) for each in start[name]] for name in margins.headers().groups], mine.groups, mine.religions
    )


def _ethnic_given_religion(mine: PopulationMargins, groups: tuple[int, ...]) -> tuple[float, ...]:
    """Return the share of these ethnic groups among the people of each religion."""
    joint = _ethnic_by_religion(mine)
    sums = [sum(column) for column in zip(*joint, strict=True)]
    return tuple(
        min(1.0, sum(joint[each][number] for each in groups) / held) if held else 0.0
        for number, held in enumerate(sums)
    )


def _members(ethnic: TableValue | None, groups: tuple[str, ...]) -> tuple[int, ...]:
    starts = tuple(ethnic.value.split("/" + ethnic.value.rpartition("/")[2])[0].split("+")) if ethnic else ()
    return tuple(number for number, name in enumerate(groups) if name.startswith(starts))
