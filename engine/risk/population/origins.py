"""Origins of surnames within a country: how much denser its bearers are in a place than in the whole country.

- United States: shares of the surname's bearers by race and Hispanic origin, times the share of each race's people who
  live in the county or state (Census of 2010);
- Spain: the language of the name (Basque, Catalan, Galician), by its letters, and the communities where it is spoken.
  No table of surnames by place is available, so the shares are guesses.
"""

from __future__ import annotations

from engine.core import tables
from engine.core.expressions import Expression
from engine.risk.population.places import PopulatedPlace
from engine.risk.population.residents import state_number
from engine.risk.population.words import name_key

RACES = (0.6375, 0.1221, 0.0492, 0.0073, 0.0206, 0.1633)
"""Shares in the people of the United States (Census of 2010), in the order of the table `origins-us`."""

_SPEAKERS: dict[
    str, dict[str, float]
] = {  # community (GeoNames): share of the bearers of such names; the rest elsewhere
    "basque": {"59": 0.48, "32": 0.14},
    "catalan": {"56": 0.60, "60": 0.18, "07": 0.06},
    "galician": {"58": 0.45},
}
_PEOPLE = {"59": 0.0468, "32": 0.0139, "56": 0.164, "60": 0.1066, "07": 0.0247, "58": 0.0569}  # share of Spain's, 2020

_BASQUE = Expression(
    r"etxe|eche[bvgn]|goiko|goico|mendi[^n]|mendi$|zabal|iturr|berri[^o]|barren[a-z]|agirre|aguirre|ibarr|zubi|elizal"
    r"|larra[nsz]|^arana|uriarte|uribe|garate|gorri[^z]|azpi|otxoa|urruti|arriz|arriet|tegui$|tegi$|goiti|gara[iy]$|oiz$"
    r"|tza$|[a-z]{3}egui$|[a-z]{3}zaga$|tx|[a-z]tz|[a-z]ondo$|irigo|iribar|urki|oqui|basterr|bengo|bidaur|ugald|ugart"
    r"|urza|zulue|zumal|jauregu|eguren|izagir|izaguir|lizarr|olabarr|olaiz|urrech|zaldu|zamall"
)
_CATALAN = Expression(
    r"puig|[^aeiou]ell$|[aeiou]ll$|ny$|[tcgpbf]$|[aeiou]m$|ch$|[a-z]{2}ls$|[a-z]{2}ns$|[a-z]{2}ts$|rs$|au$|eu$|[aeio]ix$"
    r"|^vila$|vila[dgmnprstv]|casals|^salas?$|^soler|^serra$|^ferrer$|^roca$|^pujol|^font|^rius|^ribas?$|^torrents"
    r"|^vidal$|^marti$|^mas$|^pons$|^sole$|^sabate|^bosch|^riera$|^ros$|^rovira|^casas$|^llor"
)
_GALICIAN = Expression(
    r"eiro[as]?$|eira[s]?$|oiro$|ouro$|ouza$|ouzo$|ixeira|outeiro|^pazos|^rial$|^lema$|^neira|^novoa|^saa$|^vilar"
    r"|^carballo|^castineir|^figueir|^freire|^iglesias$|^lago$|^lamas|^otero$|^pineir|^portela|^rey$|^seoane|^souto"
    r"|^taboada|^varela|^vazquez|^castro$|^pereira|^silva$|^fraga$|^pena$|^parada$|^mosquera|^pardo$"
)
_NOT = frozenset("redondo alcalde avila davila aliaga david albert smith".split())


def lift(place: PopulatedPlace, surname: str) -> tuple[float, bool, tuple[str, ...]]:
    """Return the density of a surname in a place over that in the country, whether it is a guess, and its sources."""
    name = name_key(surname)
    if place.kind == "country":
        return 1.0, False, ()
    if place.country == "US":
        found = _american(place, name)
        return (found, False, ("census-us-origins",)) if found else (1.0, False, ())
    if place.country == "ES" and place.region:
        found = _spanish(place.region, language(name))
        return (found, True, ("guess",)) if found else (1.0, False, ())
    return 1.0, False, ()


def language(name: str) -> str:
    """Return the language of Spain of a surname's key by its letters; empty for Castilian and foreign names."""
    if name in _NOT:
        return ""
    forms = (("basque", _BASQUE), ("catalan", _CATALAN), ("galician", _GALICIAN))
    return next((each for each, form in forms if form.search(name)), "")


def _american(place: PopulatedPlace, name: str) -> float:
    """Return the lift in a county, otherwise in its state; 0 if a table lacks the name or the place."""
    shares = tables.find("surname-origins-us", name)
    areas = tables.by_first("origins-us")
    area = next((each for each in (place.table.removeprefix("us:"), state_number(place)) if each in areas), "")
    if not shares or not area:
        return 0.0
    races = [float(each or 0) for each in shares[0][1:]]
    bearers = sum(race * float(each) for race, each in zip(races, areas[area], strict=True)) / max(1.0, sum(races))
    all_ = sum(race * float(each) for race, each in zip(RACES, areas[area], strict=True))
    return bearers / all_ if all_ else 0.0


def _spanish(region: str, spoken: str) -> float:
    """Return the lift of a name of a language in a community; 0 for no language."""
    if not spoken:
        return 0.0
    homes = _SPEAKERS[spoken]
    if region in homes:
        return homes[region] / _PEOPLE[region]
    return (1 - sum(homes.values())) / (1 - sum(_PEOPLE[each] for each in homes))
