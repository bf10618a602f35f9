"""Measures the population model on published counts that one estimate leaves out.

    python -m engine.lab.population.measure [--cells N] [--shared FOLDER]

Each trial estimates the cells of a joint table from its sums and the nation, and counts how often the estimate is
within a factor of two, how often the interval holds the count, and how often a group of 20 or fewer is called larger:

- ages: people of a German Kreis or an English district by sex and age group, from its people and the country's ages;
- religion: people of a district by religion, from the other districts of its nation (as for a town without a table);
- origin: people of a district by ethnic group, in the same way;
- no region: the same from the share of the whole country, as for places of other countries;
- race: people of a county of the United States by race, from the country's share, in the same way;
- diagnosis: adults of a US county with a condition, from the nation's share;
- simulated religion: counts by district, sex, age and religion are not at hand: they are drawn around the model with an
  error of the log-odds, so that this shows the arithmetic and the error that is allowed for, not the truth;
- with --shared, a sample: occupation and country of birth in a region from the other regions.

Surnames by place, marital status elsewhere, and diagnoses or occupations outside these are not measured: no counts of
them are at hand (the workers of 1994 are heads of households, not a sample of the people).
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from engine.core import tables
from engine.lab.population.written import read
from engine.risk.population import margins, spread
from engine.risk.population.census import factor
from engine.risk.population.estimate import safely
from engine.risk.population.origins import RACES
from engine.risk.population.places import locate
from engine.risk.population.residents import residents
from engine.risk.population.shares import place_share
from engine.risk.population.values import AGES, cell
from engine.risk.population.vocabulary import TableValue

_SEED = 7
_LARGER, _COUNTY, _GROUP = 0.2, 0.25, 0.3  # errors, as in `residents`, `health`, `work`
_COUNTY_CODE = 5  # digits of a county; a state has two
_PEOPLE_US = 308_745_538  # census of 2010


class CellTrial(NamedTuple):
    """One cell: its count, the mean of the model, that by independence, and the error that the model states."""

    held: float
    mean: float
    independent: float
    error: float


def main() -> None:
    """Print the figures of all trials."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cells", type=int, default=3000, metavar="N", help="drawn of each trial (default: 3000)")
    parser.add_argument("--shared", type=Path, metavar="FOLDER", help="the shared population tables (*.tsv.gz)")
    arguments = parser.parse_args()
    number, shared = arguments.cells, arguments.shared
    trials = dict(TRIALS)
    if shared:
        trials |= {
            "work, regions": lambda: _regions(shared, "occupation", lambda share: (share, _GROUP)),
            "birth, regions": lambda: _regions(shared, "country_of_birth", place_share),
        }
    columns = (
        ("cells", 7),
        ("within 2", 10),
        ("indep.", 8),
        ("covered", 9),
        ("<= 20", 7),
        ("larger", 8),
        ("log error", 11),
    )
    print(f"{'trial':22}" + "".join(f"{name:>{width}}" for name, width in columns))
    for name, make in trials.items():
        cells = [each for each in make() if each.held >= 1 and each.mean > 0]
        print(f"{name:22}{_figures(_draws().sample(cells, min(number, len(cells))))}")


def _draws() -> random.Random:
    return random.Random(_SEED)  # noqa: S311 - the same draws each time, for measuring


def _figures(cells: list[CellTrial]) -> str:
    near = independent = covered = small = larger = 0
    logs = []
    for count, mean, plain, error in cells:
        expected = spread.safe(spread.at_least_one(mean * safely(error)), mean, error, 0.0)
        low, high, _ = spread.interval(mean, error, 0.0)
        near += count / 2 <= expected <= 2 * count
        independent += count / 2 <= plain <= 2 * count
        covered += min(low, expected) <= count <= max(high, expected)
        small += count <= 20
        larger += count <= 20 < expected
        if count >= 100:
            logs.append(math.log(mean / count))
    spreading = math.sqrt(sum(each**2 for each in logs) / max(1, len(logs)))
    shares = [each / len(cells) for each in (near, independent, covered)]
    called = larger / max(1, small)
    rates = f"{shares[0]:>10.1%}{shares[1]:>8.1%}{shares[2]:>9.1%}{small:>7}{called:>8.1%}"
    return f"{len(cells):>7}{rates}{spreading:>11.2f}"


def _ages(name: str, country: str) -> Iterator[CellTrial]:
    lines = tables.by_first(name)
    starts = [int(each) for each in lines[""] if each.isdigit()]
    nation = residents(locate(country, "").place).people
    whole = sum(nation)
    for code, line in lines.items():
        if not code:
            continue
        counts = [int(each) for each in line[: 2 * len(starts)]]
        people = sum(counts)
        for sex in (0, 1):
            for band, first in enumerate(starts):
                end = starts[band + 1] if band + 1 < len(starts) else AGES
                share = sum(nation[cell(sex, age)] for age in range(first, end)) / whole
                yield CellTrial(counts[sex * len(starts) + band], people * share, people * share, _LARGER)


def _left_out(kind: str) -> Iterator[CellTrial]:
    """Yield the people of each district by religion or ethnic group, from the other districts of its nation."""
    codes = [code for code in tables.by_first("ages-ew") if code]
    counts = {code: getattr(margins.of_districts((code,)), kind) for code in codes}
    sums = [sum(column) for column in zip(*counts.values(), strict=True)]
    wales, england = (locate("", nation).place for nation in ("Wales", "England"))
    for code in codes:
        people = sum(counts[code])
        for column, whole in enumerate(sums):
            found = margins.typical(wales if code.startswith("W") else england, kind, (column,), leave_out=code)
            yield CellTrial(counts[code][column], people * found.share, people * whole / sum(sums), found.error)


def _of_the_nation(kind: str) -> Iterator[CellTrial]:
    """Yield the people of each district by religion or ethnic group, from the share of the whole country alone."""
    counts = [getattr(margins.of_districts((code,)), kind) for code in tables.by_first("ages-ew") if code]
    sums = [sum(column) for column in zip(*counts, strict=True)]
    for mine in counts:
        for count, whole in zip(mine, sums, strict=True):
            share, error = place_share(whole / sum(sums))
            yield CellTrial(count, sum(mine) * share, sum(mine) * whole / sum(sums), error)


def _races() -> Iterator[CellTrial]:
    """Yield the people of each county of the United States by race, from the country's share alone."""
    for area, *shares in tables.rows("origins-us"):
        if len(area) == _COUNTY_CODE:
            counts = [_PEOPLE_US * race * float(each) / 1e6 for race, each in zip(RACES, shares, strict=True)]
            for race, count in zip(RACES, counts, strict=True):
                share, error = place_share(race)
                yield CellTrial(round(count), sum(counts) * share, sum(counts) * race, error)


def _regions(shared: Path, attribute: str, error: Callable[[float], tuple[float, float]]) -> Iterator[CellTrial]:
    """Yield the sample's people of each region by their answer, from the whole sample."""
    rows = [
        row
        for row in read(shared, "ew_conditionals_2011")
        if row["attribute"] == attribute and row["given"].startswith("region=") and "&" not in row["given"]
    ]
    asked = {row["given"]: int(row["n_given"]) for row in rows}
    for row in rows:
        others = sum(number for given, number in asked.items() if given != row["given"])
        same = sum(int(each["n"]) for each in rows if each["value"] == row["value"] and each["given"] != row["given"])
        share, spread_ = error(same / others)
        yield CellTrial(int(row["n"]), asked[row["given"]] * share, asked[row["given"]] * same / others, spread_)


def _diagnoses() -> Iterator[CellTrial]:
    lines = tables.by_first("diseases-us")
    people = {line[5].removeprefix("us:"): int(line[3]) for line in _counties()}
    for code, shares in lines.items():
        if code in people:
            for share, nation in zip(map(float, shares), map(float, lines["us"]), strict=True):
                adults = 0.78 * people[code] / 100
                yield CellTrial(adults * share, adults * nation, adults * nation, _COUNTY)


def _counties() -> Iterator[list[str]]:
    for part in "acdhlnqt":
        yield from (list(line) for line in tables.rows(f"places-{part}") if line[4] == "county" and line[1] == "US")


def _simulated(error: float) -> Iterator[CellTrial]:
    draws = _draws()
    header = list(tables.by_first("ages-ew")[""])
    answers = header[header.index("religions") + 1 : header.index("ethnic groups")]
    starts = [int(each) for each in header if each.isdigit()]
    codes = [code for code in tables.by_first("ages-ew") if code]
    places = {
        line[5]: line[0] for part in "acdhlnqt" for line in tables.rows(f"places-{part}") if line[5].startswith("ew:E0")
    }
    for code in draws.sample(codes, 40):
        if f"ew:{code}" not in places:
            continue
        place = locate("GB", places[f"ew:{code}"]).place
        people = residents(place).people
        for answer in answers:
            found = factor(place, TableValue("religion", answer, 1.0), None)
            whole = sum(rate * each for rate, each in zip(found.rates, people, strict=True)) / sum(people)
            for sex in (0, 1):
                for band, first in enumerate(starts):
                    end = starts[band + 1] if band + 1 < len(starts) else AGES
                    cells = [cell(sex, age) for age in range(first, end)]
                    living = sum(people[each] for each in cells)
                    mean = sum(people[each] * found.rates[each] for each in cells)
                    true = mean * math.exp(error * (1 - mean / max(living, 1)) * draws.gauss(0, 1))
                    count = round(draws.gauss(true, math.sqrt(true))) if true > 50 else _poisson(draws, true)
                    yield CellTrial(count, mean, living * whole, found.error)


def _poisson(draws: random.Random, mean: float) -> int:
    limit, product, count = math.exp(-mean), draws.random(), 0
    while product > limit:
        product *= draws.random()
        count += 1
    return count


TRIALS: dict[str, Callable[[], Iterator[CellTrial]]] = {
    "ages, Kreise": lambda: _ages("ages-de", "Germany"),
    "ages, districts": lambda: _ages("ages-ew", "United Kingdom"),
    "religion, districts": lambda: _left_out("religions"),
    "origin, districts": lambda: _left_out("groups"),
    "religion, no region": lambda: _of_the_nation("religions"),
    "origin, no region": lambda: _of_the_nation("groups"),
    "race, US counties": _races,
    "diagnosis, counties": _diagnoses,
    "simulated, error 0.3": lambda: _simulated(0.3),
    "simulated, error 0.4": lambda: _simulated(0.4),
}


if __name__ == "__main__":
    main()
