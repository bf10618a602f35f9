"""Makes the bundled tables of first names and surnames: one line per key, sorted, decades or counts in columns."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

from engine.lab.population.written import SharedRow, TableLine, read
from engine.risk.population.words import name_key

DECADES = tuple(range(1910, 2030, 10))


def by_decade(rows: list[SharedRow], column: str) -> Iterator[TableLine]:
    """Yield first name, sex and births or bearers of each decade from 1910; key "" holds the sums of all names."""
    found: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0] * len(DECADES))
    for row in rows:
        count = int(float(row[column] or 0))
        decade = DECADES.index(int(row["birth_decade"]))
        found[name_key(row["first_name"]), row["sex"]][decade] += count
        found["", row["sex"]][decade] += count
    for (name, sex), counts in sorted(found.items()):
        while counts and not counts[-1]:
            counts.pop()
        yield name, sex, *(each or "" for each in counts)


def residents(rows: list[SharedRow], column: str, *, age: str | None = None) -> Iterator[TableLine]:
    """Yield first name, sex, people and, where the table has it, their mean age; key "" holds the sums of all names."""
    found: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for row in rows:
        count = float(row[column] or 0)
        for name in (name_key(row["first_name"]), ""):
            found[name, row["sex"]][0] += count
            found[name, row["sex"]][1] += count * float(row[age] or 0) if age else 0.0
    for (name, sex), (count, years) in sorted(found.items()):
        yield name, sex, int(count), *((round(years / count, 1),) if age and count else ())


def surnames(rows: list[SharedRow]) -> Iterator[TableLine]:
    """Yield surname and people; key "" holds the sum of all names."""
    found: dict[str, int] = defaultdict(int)
    for row in rows:
        for name in (name_key(row["surname"]), ""):
            found[name] += int(row["count"] or 0)
    yield from sorted(found.items())


def spanish_surnames(rows: list[SharedRow]) -> Iterator[TableLine]:
    """Yield surname, people who bear it first, people who bear it second, and its concentration.

    The concentration is the number of people who bear the surname twice, over the number if couples met at random in
    the whole country: at least 1, with one pseudo-bearer at the expected share; it says how closely together the
    bearers live.
    """
    found: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for row in rows:
        counts = [int(row[each] or 0) for each in ("as_first_surname", "as_second_surname", "as_both")]
        for name in (name_key(row["surname"]), ""):
            found[name] = [held + each for held, each in zip(found[name], counts, strict=True)]
    people = max(found[""][0], found[""][1])
    usual = _usual_concentration(found, people)
    for name, (first, second, both) in sorted(found.items()):
        at_random = first * second / people
        typical = usual(first)
        # Few double bearers say little: the typical concentration of names as frequent counts as if it were two of
        # them.
        concentration = (both + 2.0) / (at_random + 2.0 / typical) if name else 1.0
        yield name, first, second, round(max(1.0, concentration), 1)


def _usual_concentration(found: dict[str, list[int]], people: int) -> Callable[[int], float]:
    """Return the mean concentration of surnames about as frequent as a given number of first bearers."""
    sums: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for name, (first, second, both) in found.items():
        if name and first:
            band = sums[int(2 * math.log10(first))]
            band[0] += both
            band[1] += first * second / people
    bands = {band: both / at_random for band, (both, at_random) in sums.items() if at_random}
    return lambda count: max(1.0, bands.get(int(2 * math.log10(count)), 100.0)) if count else 100.0


def tables(shared: Path) -> dict[str, Iterator[TableLine]]:
    """Return the bundled tables by name."""
    return {
        "first-names-us": by_decade(read(shared, "us_firstnames_by_decade"), "est_alive_2020"),
        "first-names-fr": by_decade(read(shared, "fr_firstnames_by_decade"), "births"),
        "first-names-es": residents(read(shared, "es_firstnames_2017"), "count", age="mean_age"),
        "first-names-fi": residents(read(shared, "fi_firstnames"), "count"),
        "first-names-ew": residents(read(shared, "ew_firstnames_births"), "births"),
        "surnames-us": surnames(read(shared, "us_surnames_2010")),
        "surnames-fi": surnames(read(shared, "fi_surnames")),
        "surnames-es": spanish_surnames(read(shared, "es_surnames")),
    }
