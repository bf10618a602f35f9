"""Margins of the census of England and Wales: people by religion, by ethnic group, and by sex and age, of a place.

A place with a table has its published margins. A town without one gets those of a typical district of its nation: the
geometric mean of the districts' shares, since a few large cities dominate the share of all people. The spread of the
districts around it is the error of the town.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from engine.core import tables
from engine.risk.population.places import PopulatedPlace, members

_WALES = "WLS"
_HALF = 0.5  # added to each count, so that a district without anybody has a logarithm


class Headers(NamedTuple):
    """First years of the age groups, answers about religion, and ethnic groups."""

    starts: tuple[int, ...]
    religions: tuple[str, ...]
    groups: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PopulationMargins:
    """People by religion, by ethnic group, and by sex (men first) and age group, in the order of `Headers`."""

    religions: tuple[float, ...]
    groups: tuple[float, ...]
    ages: tuple[float, ...]


class Typical(NamedTuple):
    """Median share of some people in a district, and the standard deviation of its logarithm between districts."""

    share: float
    error: float


@cache
def headers() -> Headers:
    """Return the first line of the table."""
    line = list(tables.by_first("ages-ew")[""])
    first, second = line.index("religions"), line.index("ethnic groups")
    return Headers(tuple(map(int, line[:first])), tuple(line[first + 1 : second]), tuple(line[second + 1 :]))


@lru_cache(maxsize=128)
def published(place: PopulatedPlace) -> PopulationMargins:
    """Return the margins of a place with a table: a district, or a county or nation of several."""
    return of_districts(members(place))


@lru_cache(maxsize=16)
def typical_margins(place: PopulatedPlace) -> PopulationMargins:
    """Return the margins of a typical district of the nation of a place, as many people as all districts have."""
    codes = _peers(place.region)
    whole = of_districts(codes)
    people = sum(whole.religions)
    return PopulationMargins(
        tuple(people * typical(place, "religions", (n,)).share for n in range(len(whole.religions))),
        tuple(people * typical(place, "groups", (n,)).share for n in range(len(whole.groups))),
        whole.ages,
    )


@lru_cache(maxsize=512)
def typical(place: PopulatedPlace, kind: str, columns: tuple[int, ...], leave_out: str = "") -> Typical:
    """Return the share of some religions or ethnic groups together in the districts of the nation of a place.

    Args:
        kind: "religions" or "groups".
        leave_out: code of a district that is not used, to measure the estimate on it.
    """
    logs = [_log_share(code, kind, columns) for code in _peers(place.region) if code != leave_out]
    mean = sum(logs) / len(logs)
    spread = math.sqrt(sum((each - mean) ** 2 for each in logs) / (len(logs) - 1))
    return Typical(min(1.0, math.exp(mean)), spread)


@cache
def _peers(region: str) -> tuple[str, ...]:
    """Return the districts that a place of a region resembles: those of Wales, otherwise those of England."""
    return tuple(each for each in tables.by_first("ages-ew") if each and each.startswith("W") == (region == _WALES))


@lru_cache(maxsize=20_000)
def _log_share(code: str, kind: str, columns: tuple[int, ...]) -> float:
    counts = getattr(_district(code), kind)
    return math.log((sum(counts[each] for each in columns) + _HALF) / (sum(counts) + _HALF))


@cache
def _district(code: str) -> PopulationMargins:
    return of_districts((code,))


def of_districts(codes: tuple[str, ...]) -> PopulationMargins:
    """Return the margins of some districts together, by their codes."""
    lines = [tables.by_first("ages-ew")[each] for each in codes]
    counts = tuple(float(sum(int(line[number]) for line in lines)) for number in range(len(lines[0])))
    starts, religions, groups = headers()
    ages, answers = 2 * len(starts), len(religions)
    return PopulationMargins(
        counts[ages : ages + answers], counts[ages + answers : ages + answers + len(groups)], counts[:ages]
    )
