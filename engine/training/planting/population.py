"""An invented population: names by origin, births by age structure, places by size, jobs and diagnoses by frequency.

Nobody in it exists. It stands in for a register when k-anonymity and re-identification are tried out and measured.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from functools import lru_cache

import numpy as np

from engine.training.planting.pools import plain
from engine.training.planting.population_world import HOME, Array, Job, World, draw_world

COLUMNS = (
    "given name", "family name", "sex", "date of birth", "birthplace", "nationality", "residence", "address", "phone",
    "e-mail", "SSN", "occupation", "employer", "diagnosis",
)  # fmt: skip
TODAY = date(2025, 1, 1)
"""The day on which people are as old as the age structure says."""

BATCH = 20_000
"""People who are invented together."""
_BORN_ABROAD, _MOVED, _NATURALISED = 0.14, 0.4, 0.5
_PUPIL, _ADULT, _RETIRED = 6, 19, 66
_AT_WORK = 0.9
_SSN = 898_999_999
_STRIDE = 414_871_273
"""Has no factor in common with `_SSN`, so that no two people get the same number."""

Row = tuple[str, ...]


def people(count: int, seed: int) -> Iterator[Row]:
    """The rows of the table."""
    for rows in batches(count, seed):
        yield from rows


def batches(count: int, seed: int) -> Iterator[list[Row]]:
    """The rows, some thousands at once."""
    world = draw_world(np.random.default_rng([seed, 0]))
    for first in range(0, count, BATCH):
        rows = _batch(world, first, np.random.default_rng([seed, 1 + first // BATCH]))
        yield rows[: count - first]


def _batch(world: World, first: int, random: np.random.Generator) -> list[Row]:
    woman = random.random(BATCH) < 0.51
    given, family, births, abroad = _names(world, woman, random)
    bands = world.ages.draw(random, BATCH)
    start, end = (np.array([band[side] for band in bands]) for side in (0, 1))
    days = ((start + random.random(BATCH) * (end + 1 - start)) * 365.2425).astype(int) + 1
    ages = days / 365.2425
    home = world.towns.draw(random, BATCH)
    born_at = np.where(random.random(BATCH) < _MOVED, world.towns.draw(random, BATCH), home)
    citizen = ~abroad | (random.random(BATCH) < _NATURALISED)
    work, employer = _work(world, ages, random)
    may = {None: np.ones(BATCH, bool), "female": woman, "male": ~woman}
    ill = [
        np.flatnonzero((random.random(BATCH) < each.share) & (ages >= each.age) & may[each.sex])
        for each in world.diagnoses
    ]
    diagnoses: list[list[str]] = [[] for _ in range(BATCH)]
    for each, those in zip(world.diagnoses, ill, strict=True):
        for index in those.tolist():
            diagnoses[index].append(each.name)
    streets, house = world.streets.draw(random, BATCH), random.integers(1, 1999, BATCH)
    phone = random.integers(200_200_0000, 999_999_9999, BATCH)
    tail = random.integers(1, 999, BATCH)
    ssn = 1_000_000 + (np.arange(first, first + BATCH, dtype=np.int64) * _STRIDE) % _SSN
    return [
        (
            given[at],
            family[at],
            "female" if woman[at] else "male",
            (TODAY - timedelta(days=int(days[at]))).isoformat(),
            births[at][0] if abroad[at] else f"{born_at[at]}, {HOME}",
            "American" if citizen[at] else births[at][1],
            f"{home[at]}",
            f"{house[at]} {streets[at]}, {world.zips[home[at]]}",
            _phone(str(phone[at])),
            f"{_mailbox(given[at])}.{_mailbox(family[at])}{tail[at]}@mail.example",
            _ssn(f"{ssn[at]:09d}"),
            work[at],
            employer[at],
            "; ".join(diagnoses[at]),
        )
        for at in range(BATCH)
    ]


def _names(world: World, woman: Array, random: np.random.Generator) -> tuple[Array, Array, Array, Array]:
    """Given and family names; a birthplace abroad with its nationality; and whether one was born there."""
    weights = np.cumsum([origin.weight for origin in world.origins])
    of = np.searchsorted(weights, random.random(BATCH) * weights[-1], side="right")
    given, family, births = (np.empty(BATCH, object) for _ in range(3))
    for number, origin in enumerate(world.origins):
        those = np.flatnonzero(of == number)
        women, men = origin.women.draw(random, len(those)), origin.men.draw(random, len(those))
        given[those] = np.where(woman[those], women, men)
        pairs = origin.families.draw(random, len(those))
        family[those] = [pair[int(her)] for pair, her in zip(pairs, woman[those], strict=True)]
        births[those] = origin.births.draw(random, len(those))
    return given, family, births, random.random(BATCH) < _BORN_ABROAD


def _work(world: World, ages: Array, random: np.random.Generator) -> tuple[list[str], list[str]]:
    """Occupations and employers. Pupils go to school; the old have retired, and some are out of work."""
    jobs: list[Job] = world.jobs.draw(random, BATCH).tolist()
    employers = {kind: pool.draw(random, BATCH) for kind, pool in world.employers.items()}
    busy = random.random(BATCH) < _AT_WORK
    occupation, employer = [], []
    for at, (job, age) in enumerate(zip(jobs, ages, strict=True)):
        if age < _PUPIL:
            held = ("", "")
        elif age < _ADULT:
            held = ("student", employers["school"][at])
        elif age >= _RETIRED:
            held = (f"retired {job.name}", "")
        else:
            held = (job.name, employers[job.employer][at]) if busy[at] else ("", "")
        occupation.append(held[0])
        employer.append(held[1])
    return occupation, employer


@lru_cache(maxsize=1 << 16)
def _mailbox(name: str) -> str:
    return "".join(filter(str.isalnum, plain(name).lower()))


def _phone(digits: str) -> str:
    return f"({digits[:3]}) {digits[3:6]}-{digits[6:]}"


def _ssn(digits: str) -> str:
    return f"{digits[:3]}-{digits[3:5]}-{digits[5:]}"
