"""Fits national joint tables of England and Wales that agree with the sums of all districts at once.

Two tables, each a start for raking to one district (`engine.risk.population.raking`):

- religion by sex and age: the model without three-way interaction (place x religion, place x sex x age, religion x
  sex x age all kept), by iterative proportional fitting of all districts together;
- ethnic group by religion: no joint table is at hand, only a small sample with five ethnic groups. Raked to the sums
  of each district and added up again and again, the joint table takes up what the districts show: where there are
  more Pakistanis, there are more Muslims.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from pathlib import Path

import numpy as np

from engine.lab.population.written import SharedRow, read

_ROUNDS = 60
_LEARNT = 12
_SAMPLED = 0.2  # share of the sample in each round: districts alone would rule out pairs of answers that people give
_EVEN = 0.02  # share of the start that is independent: no pair of answers is impossible

_SAMPLE_GROUPS = {  # first words of the census's ethnic groups: group of the sample
    "White": "White",
    "Mixed": "Mixed",
    "Asian/Asian British: Chinese": "Chinese or other",
    "Asian": "Asian",
    "Black": "Black",
    "Other": "Chinese or other",
}


def fit_religion_age(shared: Path) -> Iterator[tuple[object, ...]]:
    """Yield religion and its start by sex (men first) and age group, as factors with a geometric mean of about one."""
    ages = read(shared, "ew_lad_age_sex_2011")
    bands = sorted({row["age"] for row in ages}, key=_start)
    cells = [(sex, age) for sex in ("M", "F") for age in bands]
    _, place_age = _pivot(ages, "lad_code", lambda row: (row["sex"], row["age"]), cells)
    religion_rows = read(shared, "ew_lad_religion_2011")
    religions = list(dict.fromkeys(row["religion"] for row in religion_rows))
    _, place_religion = _pivot(religion_rows, "lad_code", lambda row: row["religion"], religions)
    national = np.zeros((len(religions), len(cells)))
    for row in read(shared, "ew_religion_age_sex_2011"):
        national[religions.index(row["religion"]), cells.index((row["sex"], row["age"]))] += float(row["n"])
    start = national.copy()
    for _ in range(_ROUNDS):
        table = np.repeat(start[None], len(place_age), 0)
        for _ in range(_ROUNDS):
            table *= (place_age / np.maximum(table.sum(1), 1e-9))[:, None, :]
            table *= (place_religion / np.maximum(table.sum(2), 1e-9))[:, :, None]
        start *= national / np.maximum(table.sum(0), 1e-9)
        if np.abs(national / np.maximum(table.sum(0), 1e-9) - 1).max() < 1e-3:
            break
    start /= np.exp(np.log(np.maximum(start, 1e-9)).mean())
    for name, values in zip(religions, start, strict=True):
        yield name, *(float(f"{each:.4g}") for each in values)


def fit_ethnic_religion(shared: Path) -> Iterator[tuple[object, ...]]:
    """Yield ethnic group and its people by religion in England and Wales, fitted to all districts."""
    religion_rows = read(shared, "ew_lad_religion_2011")
    religions = list(dict.fromkeys(row["religion"] for row in religion_rows))
    names = {row["lad_code"]: row["lad"] for row in religion_rows}
    codes, place_religion = _pivot(religion_rows, "lad_code", lambda row: row["religion"], religions)
    ethnic_rows = read(shared, "ew_lad_ethnic_2011")
    groups = list(dict.fromkeys(row["ethnic_group"] for row in ethnic_rows))
    places, place_ethnic = _pivot(ethnic_rows, "lad", lambda row: row["ethnic_group"], groups)
    place_ethnic = place_ethnic[[places.index(names[code]) for code in codes]]
    sample: dict[tuple[str, str], float] = defaultdict(float)
    for row in read(shared, "ew_conditionals_2011"):
        if row["attribute"] == "religion" and row["given"].startswith("ethnic_group="):
            sample[row["given"].removeprefix("ethnic_group="), row["value"]] = float(row["share"])
    shares = place_religion.sum(0) / place_religion.sum()
    joint = np.zeros((len(groups), len(religions)))
    for number, group in enumerate(groups):
        known = next(found for words, found in _SAMPLE_GROUPS.items() if group.startswith(words))
        mix = np.array([sample[known, each] for each in religions])
        joint[number] = place_ethnic[:, number].sum() * ((1 - _EVEN) * mix / mix.sum() + _EVEN * shares)
    sampled = joint.copy()
    for _ in range(_LEARNT):
        table = np.repeat(joint[None], len(codes), 0)
        for _ in range(30):
            table *= (place_ethnic / np.maximum(table.sum(2), 1e-9))[:, :, None]
            table *= (place_religion / np.maximum(table.sum(1), 1e-9))[:, None, :]
        joint = _SAMPLED * sampled + (1 - _SAMPLED) * table.sum(0)
    for name, values in zip(groups, joint, strict=True):
        yield name, *(round(float(each), 1) for each in values)


def _start(age: str) -> int:
    return int(age.rstrip("+").split("-")[0])


def _pivot(
    rows: list[SharedRow], place: str, cell: Callable[[SharedRow], Hashable], cells: Sequence[Hashable]
) -> tuple[list[str], np.ndarray]:
    """Return the places in order, and counts by place and cell."""
    places = sorted({row[place] for row in rows})
    at = {each: number for number, each in enumerate(places)}
    column = {each: number for number, each in enumerate(cells)}
    table = np.zeros((len(places), len(cells)))
    for row in rows:
        table[at[row[place]], column[cell(row)]] += float(row["n"])
    return places, table
