"""Occupation by sex and age: shares of the employed in the United States, times the share of people in work.

Within an occupation, sex and age are taken to be independent. Other countries get the shares of the United States.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from engine.core import tables
from engine.core.expressions import Expression
from engine.risk.population.marital import conditional
from engine.risk.population.values import AGES, CELLS, Factor, cell
from engine.risk.population.vocabulary import meaning
from engine.risk.population.words import key

OFFICE = Expression(
    r"(?i)\b(?:president|premier|chancellor|governor|mayor(?:ess)?|lord|king|queen|prince(?:ss)?|pope|(?:arch)?bishop"
    r"|ambassador|senator|(?:prime )?minister|secretary[- ](?:of state|general)|attorney[- ]general|commissioner|chief"
    r"|ceo|head(?:master|mistress|teacher)?|principal|chair(?:man|woman|person)?|director|founder|owner|leader)\b"
)
"""Offices of one or few people, whom the table of occupations would count by thousands."""

_HERE, _ELSEWHERE, _PART = 0.35, 0.6, 0.7
_SUFFIX = " occupations"
_TOTALS = ("total 16 years and over", "total employed")
_LEFT_OUT = Expression(r",? except .*|, including .*|,? all other\b.*")
_SERVED = Expression(r" of .*")  # supervised, represented, cleaned
_AND = Expression(r",|/|--|\band\b")
_STARTS = (16, 20, 25, 35, 45, 55, 65)
_UNLISTED = 25.0
"""Thousand employed in an occupation that no word leads to: half of the 50 under which the table gives no shares."""


def is_counted(words: str) -> bool:
    """Return whether an occupation has figures or a guess: offices have none, unless a table names them so."""
    return not OFFICE.search(words) or key(words) in _table() or _census_group(words) is not None


def factor(country: str, words: str) -> Factor:
    """Return the share with an occupation, or with a status such as student or retired."""
    if status := meaning("status", words):
        return _status(status.value, status.share)
    if group := _census_group(words):
        return group
    found = meaning("occupation", words)
    labels = tuple(each for each in found.value.split("+") if each) if found else _matching(words)
    part = found.share if found else 1.0
    sources = ("bls", "sample-ew")
    if not labels:
        share = _UNLISTED / _table()["total 16 years and over"][0]
        rates = tuple(each * share for each in conditional("employed", "yes"))
        return Factor(rates, 1.0, True, (*sources, "guess"))
    rates = tuple(min(1.0, each * part) for each in _rates(tuple(sorted(map(key, labels)))))
    error = (_HERE if country == "US" else _ELSEWHERE) + (_PART if part < 1 else 0.0)
    return Factor(rates, error, country != "US" or part < 1, sources)


def _status(value: str, share: float) -> Factor:
    employed, idle = conditional("employed", "yes"), conditional("employed", "no")
    if value == "student":
        rates = conditional("student", "yes")
    elif value == "employed":
        rates = employed
    else:
        rates = tuple(
            each if (number % AGES >= 55) == (value == "retired") and number % AGES >= 16 else 0.0
            for number, each in enumerate(idle)
        )
    return Factor(tuple(each * share for each in rates), 0.25 if share == 1 else 0.7, share < 1, ("sample-ew",))


def _census_group(words: str) -> Factor | None:
    """Return the share of one of the nine groups of the census of England and Wales, or None."""
    value = _census_groups().get(key(words).removesuffix(_SUFFIX))
    if value is None:
        return None
    pairs = zip(conditional("occupation", value), conditional("employed", "yes"), strict=True)
    return Factor(tuple(group * work for group, work in pairs), 0.3, False, ("sample-ew",))


@cache
def _census_groups() -> dict[str, str]:
    """Return the groups of the census by their keys."""
    rows = tables.rows("conditionals-ew")
    return {key(value).removesuffix(_SUFFIX): value for attribute, value, *_ in rows if attribute == "occupation"}


@cache
def _table() -> dict[str, tuple[float, float, tuple[float, ...]]]:
    """Return thousands employed, share of women, and shares of the age groups, by occupation."""
    found: dict[str, tuple[float, float, tuple[float, ...]]] = {}
    for name, employed, women, *ages in tables.rows("occupations"):
        found.setdefault(key(name), (float(employed), float(women) if women else 0.47, tuple(map(float, ages))))
    return found


@cache
@lru_cache(maxsize=256)
def _rates(labels: tuple[str, ...]) -> tuple[float, ...]:
    """Return the share of people in these occupations by sex and age."""
    table, employed = _table(), conditional("employed", "yes")
    whole, women, ages = table["total 16 years and over"]
    rates = [0.0] * CELLS
    for label in labels:
        number, female, shares = table[label]
        for sex, (mine, all_) in enumerate(((1 - female, 1 - women), (female, women))):
            for age in range(AGES):
                if band := sum(start <= age for start in _STARTS):
                    lift = (mine / all_) * (shares[band - 1] / ages[band - 1])
                    rates[cell(sex, age)] += number / whole * lift * employed[cell(sex, age)]
    return tuple(min(1.0, each) for each in rates)


@lru_cache(maxsize=1024)
def _matching(words: str) -> tuple[str, ...]:
    """Return the labels that words name: the one that reads so, or all whose people are called so.

    "Supervisor" stands for the supervisors of every label. A word that is part of many labels and the name of none,
    such as "industrial", stands for none of them.
    """
    sought = _singulars(key(words))
    if not sought:
        return ()
    if exact := [name for name, label in _labels().items() if label.words == sought]:
        return tuple(exact[:1])
    last = key(words).split()[-1].removesuffix("s")
    if called := [name for name, label in _labels().items() if last in label.people and sought <= label.counted]:
        return tuple(called)
    parts = [name for name, label in _labels().items() if sought <= label.own]
    return tuple(parts) if len(parts) == 1 else ()


class _Label(NamedTuple):
    """Words of a label, in the singular: all of them, and fewer.

    Attributes:
        counted: without those of people who are left out.
        own: without those of people who are left out or served.
        people: the last ones of its parts, by which its people are called.
    """

    words: frozenset[str]
    counted: frozenset[str]
    own: frozenset[str]
    people: frozenset[str]


@cache
def _labels() -> dict[str, _Label]:
    """Return the occupations of the table, without sums, by their keys."""
    found = {}
    for line, *_ in tables.rows("occupations"):
        name = key(line)
        if not name.endswith(_SUFFIX) and name not in _TOTALS:
            counted = _LEFT_OUT.sub("", line)
            own = _SERVED.sub("", counted)
            lasts = (key(each).split()[-1:] for each in _AND.split(own))
            people = frozenset(each.removesuffix("s") for last in lasts for each in last if each.endswith("s"))
            found[name] = _Label(_singulars(name), _singulars(key(counted)), _singulars(key(own)), people)
    return found


def _singulars(words: str) -> frozenset[str]:
    return frozenset(each.removesuffix("s") for each in words.split())
