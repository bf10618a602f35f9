"""Marital status and children by sex and age: a sample of England and Wales, used for every country."""

from __future__ import annotations

import math
from functools import cache

from engine.core import tables
from engine.risk.population.values import AGES, CELLS, Factor, cell
from engine.risk.population.vocabulary import TableValue
from engine.risk.population.words import key

_HERE, _ELSEWHERE = 0.15, 0.6

_NUMBERS = {
    "no": 0,
    "none": 0,
    "childless": 0,
    "one": 1,
    "a": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
}
# Share of people aged 45 and over with so many children: a guess from general knowledge of England and Wales. The
# last is for six; each child more is a third as frequent.
_CHILDREN = (0.19, 0.17, 0.37, 0.17, 0.06, 0.02, 0.012)
_PARENT_FROM, _PARENT_TO = 18, 45  # ages between which people become parents, evenly


def factor(country: str, found: TableValue) -> Factor:
    """Return the share with a marital status by sex and age."""
    rates = conditional("marital_status", found.value)
    error = math.hypot(_HERE if country == "GB" else _ELSEWHERE, 0.6 if found.share < 1 else 0.0)
    guessed = country != "GB" or found.share < 1
    return Factor(tuple(each * found.share for each in rates), error, guessed, ("sample-ew",))


def children(words: str) -> Factor | None:
    """Return the share with a number of children by age, a guess; None for words without a number."""
    number = next(
        (
            int(each) if each.isdigit() else _NUMBERS[each]
            for each in key(words).split()
            if each.isdigit() or each in _NUMBERS
        ),
        None,
    )
    if number is None:
        return None
    last = len(_CHILDREN) - 1
    final = _CHILDREN[number] if number <= last else _CHILDREN[last] / 3 ** min(number - last, 10)
    rates = [0.0] * CELLS
    for sex in (0, 1):
        for age in range(AGES):
            grown = min(1.0, max(0.0, (age - _PARENT_FROM + 1) / (_PARENT_TO - _PARENT_FROM)))
            rates[cell(sex, age)] = final * grown + (1 - grown if number == 0 else 0.0)
    return Factor(tuple(rates), 0.5, True, ("guess",))


@cache
def conditional(attribute: str, value: str) -> tuple[float, ...]:
    """Return the share of one answer by sex and age in the sample of England and Wales."""
    rates = [0.0] * CELLS
    for sex, letter in enumerate("MF"):
        shares = {
            int(start): float(share)
            for each, answer, of, start, share in tables.rows("conditionals-ew")
            if each == attribute and answer == value and of in ("", letter)
        }
        for age in range(AGES):
            start = max((first for first in shares if first <= age), default=None)
            rates[cell(sex, age)] = shares[start] if start is not None else 0.0
    return tuple(rates)
