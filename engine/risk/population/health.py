"""Diagnoses: shares of adults by US county, bounds for rare diseases, and guesses for a few others."""

from __future__ import annotations

import math
from functools import cache

from engine.core import tables
from engine.risk.population.places import PopulatedPlace
from engine.risk.population.residents import state_number
from engine.risk.population.values import AGES, CELLS, Factor, same
from engine.risk.population.vocabulary import TableValue, meaning
from engine.risk.population.words import key

_COUNTY, _STATE, _ELSEWHERE, _GUESS = 0.25, 0.35, 0.6, 0.8
_CHILDREN = {"casthma": 0.8, "depression": 0.3, "obesity": 0.5}  # share of children over that of adults; a guess
_UNKNOWN = 0.00025
"""Share with a disease that no table has: half of that under which a disease is rare (EU Regulation 141/2000)."""
_AREAS = {"GB": "United Kingdom", "US": "United States", "DE": "Germany", "FR": "France", "ES": "Spain", "IT": "Italy"}


def factor(place: PopulatedPlace, words: str) -> Factor:
    """Return the share with a diagnosis."""
    if found := meaning("disease", words):
        return _common(place, found)
    if bounds := _rare(place.country, key(words)):
        low, high = bounds
        # The class gives bounds alone: its middle, and an error that spans both.
        return same(math.sqrt(low * high), math.log(high / low) / 2 + 0.2, guessed=False, sources=("orphanet",))
    if found := meaning("known", words):
        return same(found.share / 100_000, _GUESS, guessed=True, sources=("guess",))
    return same(_UNKNOWN, 1.5, guessed=True, sources=("guess",))


def _common(place: PopulatedPlace, found: TableValue) -> Factor:
    rows = tables.by_first("diseases-us")
    column = rows[""].index(found.value)
    county = place.table.removeprefix("us:")
    state = state_number(place) if place.country == "US" else ""
    area, error = next(
        (pair for pair in ((county, _COUNTY), (state, _STATE)) if pair[0] in rows and pair[0]),
        ("us", _COUNTY if place.country == "US" else _ELSEWHERE),
    )
    share = float(rows[area][column]) / 100 * found.share
    young = _CHILDREN.get(found.value, 0.02)
    rates = tuple(share * (young if number % AGES < 18 else 1.0) for number in range(CELLS))
    error += 0.5 if found.share < 1 else 0.0
    whole = place.country == "US" and place.kind == "country"
    own = whole or area == county or (area == state and place.kind == "state")
    return Factor(rates, error, not own or found.share < 1, ("places-cdc",))


@cache
def _rare(country: str, disease: str) -> tuple[float, float] | None:
    """Return the bounds of the prevalence of a rare disease, in the country or else in Europe; None where unlisted."""
    found = {area: (float(low), float(high)) for _, area, low, high in tables.find("rare-diseases", disease)}
    if not found and " " in disease:
        found = {
            area: (float(low), float(high)) for _, area, low, high in tables.find("rare-diseases", f"{disease} disease")
        }
    for area in (_AREAS.get(country, ""), "Europe", "United States"):
        if area in found:
            return found[area]
    return next(iter(found.values()), None)
