"""First names: share of bearers by sex and birth decade, from the nearest country that publishes them."""

from __future__ import annotations

import math
from functools import cache

from engine.core import tables
from engine.risk.population.values import AGES, CELLS, Factor, cell
from engine.risk.population.words import name_key

YEAR = 2021
"""Year for which an age is turned into a birth year."""

_DECADES = 12  # 1910 to 2020
_FIRST = 1910
_YOUNG = 25  # births of England and Wales are those of the last 25 years
_SPREAD = (
    17.0  # standard deviation in years of the ages of the bearers of one name, about that of US names with one mean age
)
# Least number of bearers or births with which a name is listed.
_THRESHOLDS = {"us": 200, "fr": 100, "es": 20, "fi": 5, "ew": 3}
_SOURCES = {"us": "ssa", "fr": "insee", "es": "ine-names", "fi": "dvv", "ew": "births-ew"}
_OWN = {"US": "us", "FR": "fr", "ES": "es", "FI": "fi"}
_PUBLISHED, _NEIGHBOUR, _ANYWHERE = 0.25, 0.8, 1.3


def factor(country: str, words: str) -> Factor | None:
    """Return the share with a first name by sex and age, or None for words without letters."""
    whole, first = name_key(words), name_key(words.replace(".", " ").split()[0] if words.split() else "")
    if not first:
        return None
    if country in _OWN:
        table = _OWN[country]
        rates = _shares(table, whole) or _shares(table, first) or _unlisted(table)
        return Factor(rates, _PUBLISHED, False, (_SOURCES[table],))
    if country in tables.LIKE_US:
        rates = _shares("us", first) or _unlisted("us")
        young = _shares("ew", first) or _unlisted("ew") if country == "GB" else rates
        mixed = tuple(young[number] if number % AGES < _YOUNG else rates[number] for number in range(CELLS))
        return Factor(mixed, _NEIGHBOUR, True, ("births-ew", "ssa") if country == "GB" else ("ssa",))
    shares = [found for table in ("us", "fr", "es", "fi") if (found := _shares(table, first))] or [_unlisted("us")]
    rates = tuple(max(column) / 3 for column in zip(*shares, strict=True))
    return Factor(rates, _ANYWHERE, True, ("ssa", "insee", "ine-names", "dvv", "guess"))


@cache
def _shares(table: str, name: str) -> tuple[float, ...] | None:
    lines = tables.find(f"first-names-{table}", name)
    if not lines:
        return None
    sums = {line[1]: line[2:] for line in tables.find(f"first-names-{table}", "")}
    rates = [0.0] * CELLS
    least = _unlisted(table)
    for _, letter, *counts in lines:
        sex = "MF".index(letter)
        whole = sums[letter]
        for age in range(AGES):
            if table in ("us", "fr"):
                decade = min(max((YEAR - age - _FIRST) // 10, 0), min(_DECADES, len(whole)) - 1)
                count = float(counts[decade] or 0) if decade < len(counts) else 0.0
                rates[cell(sex, age)] = count / max(1.0, float(whole[decade] or 1))
            else:
                rates[cell(sex, age)] = float(counts[0]) / float(whole[0])
        if table == "es" and len(counts) > 1:
            _lifted(rates, sex, float(counts[1]), float(whole[1]))
    return tuple(min(1.0, max(rate, floor)) for rate, floor in zip(rates, least, strict=True))


def _lifted(rates: list[float], sex: int, mean: float, usual: float) -> None:
    """Move a name's shares to the ages around its mean age; the shares of all ages together stay about the same."""
    spread = 23.0  # of the ages of all people
    for age in range(AGES):
        near = math.exp(-0.5 * ((age - mean) / _SPREAD) ** 2) / _SPREAD
        all_ = math.exp(-0.5 * ((age - usual) / spread) ** 2) / spread
        rates[cell(sex, age)] = min(1.0, rates[cell(sex, age)] * near / max(all_, 1e-4))


@cache
def _unlisted(table: str) -> tuple[float, ...]:
    """Return the share of a name that a table lacks: half of the least number that it lists, of all its people."""
    people = sum(
        float(each or 0)
        for line in tables.find(f"first-names-{table}", "")
        for each in (line[2:] if table in ("us", "fr") else line[2:3])
    )
    return (_THRESHOLDS[table] / 2 / people,) * CELLS
