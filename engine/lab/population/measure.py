"""Measures the population model on published counts that one estimate leaves out.

    python -m engine.lab.population.measure [--cells N]

Each trial estimates the cells of a joint table from its sums and the nation, and counts how often the estimate is
within a factor of two, how often the interval holds the count, and how often a group of 20 or fewer is called larger:

- ages: people of a German Kreis or an English district by sex and age group, from its people and the country's ages;
- religion: people of an English district by religion, from the nation's shares (as for a town without a table);
- origin: people of an English district by ethnic group, in the same way;
- diagnosis: adults of a US county with a condition, from the nation's share;
- simulated religion: counts by district, sex, age and religion are not at hand: they are drawn around the model with an
  error of the log-odds, so that this shows the arithmetic and the error that is allowed for, not the truth.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.risk.population import spread, tables
from engine.risk.population.census import factor
from engine.risk.population.places import locate
from engine.risk.population.residents import residents
from engine.risk.population.values import AGES, cell
from engine.risk.population.vocabulary import Meaning

_SAFE = 0.25  # as in `estimate`
_SEED = 7


class Trial(NamedTuple):
    """One cell: its count, the mean of the model, that by independence, and the error that the model states."""

    held: float
    mean: float
    independent: float
    error: float


def main() -> None:
    """Print the figures of all trials."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cells", type=int, default=3000, metavar="N", help="drawn of each trial (default: 3000)")
    number = parser.parse_args().cells
    print(
        f"{'trial':22}{'cells':>7}{'within 2':>10}{'indep.':>8}{'covered':>9}{'<= 20 larger':>14}{'error of log':>14}"
    )
    for name, make in TRIALS.items():
        cells = [each for each in make() if each.held >= 1 and each.mean > 0]
        print(f"{name:22}{_figures(_draws().sample(cells, min(number, len(cells))))}")


def _draws() -> random.Random:
    return random.Random(_SEED)  # noqa: S311 - the same draws each time, for measuring


def _figures(cells: list[Trial]) -> str:
    near = independent = covered = small = larger = 0
    logs = []
    for count, mean, plain, error in cells:
        expected = spread.at_least_one(mean * math.exp(-_SAFE * error))
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
    rates = f"{shares[0]:>10.1%}{shares[1]:>8.1%}{shares[2]:>9.1%}{called:>14.1%}"
    return f"{len(cells):>7}{rates}{spreading:>14.2f}"


def _ages(name: str, country: str, table: str) -> Iterator[Trial]:
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
                yield Trial(counts[sex * len(starts) + band], people * share, people * share, _error(table))


def _error(kind: str) -> float:
    return {"ages": 0.2, "religions": 1.2, "ethnic groups": 1.5, "county": 0.25}[kind]


def _groups(first: str, last: str | None) -> Iterator[Trial]:
    lines = tables.by_first("ages-ew")
    header = list(lines[""])
    shift = sum(each.isdigit() for each in header)  # men and women have a column each, the header one for both
    begin = header.index(first) - shift + 2 * shift
    begin -= header[: header.index(first)].count("religions")
    end = begin + (header.index(last) if last else len(header)) - header.index(first) - 1
    rows = [[float(each) for each in line] for code, line in lines.items() if code]
    sums = [sum(row[number] for row in rows) for number in range(begin, end)]
    for row in rows:
        people = sum(row[begin:end])
        for number, whole in enumerate(sums):
            share = whole / sum(sums)
            yield Trial(row[begin + number], people * share, people * share, _error(first) * (1 - share))


def _diagnoses() -> Iterator[Trial]:
    lines = tables.by_first("diseases-us")
    people = {line[5].removeprefix("us:"): int(line[3]) for line in _counties()}
    for code, shares in lines.items():
        if code in people:
            for share, nation in zip(map(float, shares), map(float, lines["us"]), strict=True):
                adults = 0.78 * people[code] / 100
                yield Trial(adults * share, adults * nation, adults * nation, _error("county"))


def _counties() -> Iterator[list[str]]:
    for part in "acdhlnqt":
        yield from (list(line) for line in tables.rows(f"places-{part}") if line[4] == "county" and line[1] == "US")


def _simulated(error: float) -> Iterator[Trial]:
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
            found = factor(place, Meaning("religion", answer, 1.0), None)
            whole = sum(rate * each for rate, each in zip(found.rates, people, strict=True)) / sum(people)
            for sex in (0, 1):
                for band, first in enumerate(starts):
                    end = starts[band + 1] if band + 1 < len(starts) else AGES
                    cells = [cell(sex, age) for age in range(first, end)]
                    living = sum(people[each] for each in cells)
                    mean = sum(people[each] * found.rates[each] for each in cells)
                    true = mean * math.exp(error * (1 - mean / max(living, 1)) * draws.gauss(0, 1))
                    count = round(draws.gauss(true, math.sqrt(true))) if true > 50 else _poisson(draws, true)
                    yield Trial(count, mean, living * whole, found.error)


def _poisson(draws: random.Random, mean: float) -> int:
    limit, product, count = math.exp(-mean), draws.random(), 0
    while product > limit:
        product *= draws.random()
        count += 1
    return count


TRIALS: dict[str, Callable[[], Iterator[Trial]]] = {
    "ages, Kreise": lambda: _ages("ages-de", "Germany", "ages"),
    "ages, districts": lambda: _ages("ages-ew", "United Kingdom", "ages"),
    "religion, districts": lambda: _groups("religions", "ethnic groups"),
    "origin, districts": lambda: _groups("ethnic groups", None),
    "diagnosis, counties": _diagnoses,
    "simulated, error 0.3": lambda: _simulated(0.3),
    "simulated, error 0.4": lambda: _simulated(0.4),
}


if __name__ == "__main__":
    main()
