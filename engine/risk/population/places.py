"""Places by name: the place that is meant, its people, and its table.

"Springfield, Illinois", "Munich", "München", "Harrogate, North Yorkshire", "Cook County", "Bavaria", "Wales". Where
several places share the name and nothing distinguishes them, the largest is used, and the smallest of sufficient
weight bounds the estimate from below.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache

from engine.core import tables
from engine.risk.population.words import key

PARTS = ("ab", "c", "defg", "hijk", "lm", "nop", "qrs", "tuvwxyz")
"""First letters of the keys in each file of the index; signs and digits are in the last."""

_UNLISTED = 250
"""People of a place that the index lacks: half of the 500 from which GeoNames lists a place."""

_CITY_SHARE = 0.05  # a city with the name of its state or county is meant, unless it is smaller than this share of it
_WEIGHT = 0.05  # share of the people of all places with the name from which a place may be meant

_NATIONS = {
    "england": ("GB", "England"),
    "wales": ("GB", "Wales"),
    "scotland": ("GB", "Scotland"),
    "northern ireland": ("GB", "Northern Ireland"),
    "england and wales": ("GB", "England and Wales"),
}
_COUNTRY_NAMES = {
    "uk": "GB",
    "great britain": "GB",
    "britain": "GB",
    "u k": "GB",
    "usa": "US",
    "u s": "US",
    "u s a": "US",
    "united states of america": "US",
    "america": "US",
    "deutschland": "DE",
    "espana": "ES",
    "suomi": "FI",
    "holland": "NL",
    "netherlands": "NL",
    "nederland": "NL",
    "osterreich": "AT",
    "schweiz": "CH",
    "suisse": "CH",
    "norge": "NO",
    "sverige": "SE",
    "danmark": "DK",
    "italia": "IT",
    "polska": "PL",
    "brasil": "BR",
    "mexique": "MX",
    "republic of ireland": "IE",
    "eire": "IE",
    "czech republic": "CZ",
    "turkiye": "TR",
    "bosnia": "BA",
    "russian federation": "RU",
    "cote divoire": "CI",
    "burma": "MM",
    "south korea": "KR",
    "korea": "KR",
}
# Words before or behind a name, and the kinds of place that they mean.
_TOWN, _AREA, _STATE = ("city", "district"), ("county", "district", "region"), ("state", "region")
_BEFORE = {
    "city of ": _TOWN,
    "town of ": _TOWN,
    "ciudad de ": _TOWN,
    "county of ": _AREA,
    "county ": _AREA,
    "province of ": _AREA,
    "provincia de ": _AREA,
    "district of ": _AREA,
    "borough of ": _AREA,
    "landkreis ": ("county",),
    "state of ": _STATE,
    "the ": (),
}
_BEHIND = {
    " city": _TOWN,
    " town": _TOWN,
    " village": _TOWN,
    " borough": (*_TOWN, *_AREA),
    " county": _AREA,
    " province": _AREA,
    " district": _AREA,
    " state": _STATE,
}
_KINDS = {"landkreis": ("county",), "kreisfreie stadt": ("district",), "stadt": _TOWN, "city": _TOWN, "province": _AREA}
_LAENDER = dict(
    zip(
        "10 04 06 03 07 05 08 01 02 09 16 11 12 13 14 15".split(),
        "01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16".split(),
        strict=True,
    )
)


@dataclass(frozen=True, slots=True)
class PopulatedPlace:
    """A place where people live.

    Attributes:
        country: ISO code of two letters; empty for the whole world.
        region: code of the region (GeoNames admin1), empty for a country.
        people: number; at least 1.
        least: number of people of the smallest place that may be meant.
        kind: "world", "country", "state", "region", "county", "district", "city" or "unlisted".
        table: of its people by sex and age, or empty.
        sources: keys of `sources.SOURCES` for the number.
    """

    country: str
    region: str
    people: int
    least: int
    kind: str
    table: str
    sources: tuple[str, ...]

    @property
    def share(self) -> float:
        """Return its share of the people of its country, more than 0 and at most 1."""
        return min(1.0, self.people / max(1, _country_people(self.country)))


@dataclass(frozen=True, slots=True)
class FoundPlace:
    """The place of a person.

    Attributes:
        country_known, place_known: whether the words were understood.
    """

    place: PopulatedPlace
    country_known: bool
    place_known: bool


@lru_cache(maxsize=1024)
def locate(country: str, place: str) -> FoundPlace:
    """Return the place that words mean; without a place the whole country, without either the whole world."""
    code, nation = _country(country)
    words = [each for each in (key(part) for part in place.split(",")) if each]
    if nation and words and words[-1] not in _NATIONS:
        words.append(key(nation))
    elif nation and not words:
        words = [key(nation)]
    known = bool(code)
    if "landkreis" in words[1:]:  # the index has "Landkreis Hof" beside the town of Hof
        words = [f"landkreis {words[0]}", *(each for each in words[1:] if each != "landkreis")]
    if (
        len(words) == 1
        and (alone := _country(words[0])[0])
        and not _NATIONS.get(words[0])
        and (not code or alone == code)
    ):
        code, words = alone, []
    if not words:
        return FoundPlace(whole(code), known or not country, bool(code))
    candidates = _candidates(words, code)
    if not candidates:
        code = code or (_country(words[-1])[0] if len(words) > 1 else "")
        people = min(_UNLISTED, _country_people(code))
        return FoundPlace(
            PopulatedPlace(code, "", people, 1, "unlisted", "", ("geonames",)), known or not country, True
        )
    return FoundPlace(_meant(candidates), known or not country, True)


def whole(country: str) -> PopulatedPlace:
    """Return a country as a place, or the world for the empty code."""
    people = _country_people(country)
    return PopulatedPlace(country, "", people, people, "country" if country else "world", "", ("world-bank",))


@cache
def _country_people(country: str) -> int:
    """Return the people of a country; of the world for the empty code."""
    found = {line[0]: int(line[3]) for line in tables.rows("countries")}
    return found.get(country, sum(found.values()))


def members(place: PopulatedPlace) -> tuple[str, ...]:
    """Return the codes of the districts of England and Wales that make up a place with such a table."""
    name = place.table.removeprefix("ew:")
    if name in tables.by_first("ages-ew"):
        return (name,)
    return tables.by_first("groups-ew")[name]


def german_land(place: PopulatedPlace) -> str:
    """Return the digits of the Land in which a German place is, or the empty text."""
    return _LAENDER.get(place.region, "") if place.country == "DE" else ""


@lru_cache(maxsize=256)
def _country(words: str) -> tuple[str, str]:
    """Return the code of a country and, if applicable, of the nation of the United Kingdom; empty if unknown."""
    sought = key(words).removeprefix("the ")
    if sought in _NATIONS:
        return _NATIONS[sought]
    if sought in _COUNTRY_NAMES:
        return _COUNTRY_NAMES[sought], ""
    for iso2, iso3, name, *_ in tables.rows("countries"):
        if (
            sought in (name, name.removeprefix("the "))
            or words.strip() in (iso2, iso3)
            or (sought == iso2.lower() and len(words) == 2)
        ):
            return iso2, ""
    return "", ""


_Named = tuple[PopulatedPlace, frozenset[str]]


def _candidates(words: list[str], country: str) -> list[PopulatedPlace]:
    """Return the places named by the first words that lie in the areas of the others, if any does."""
    others: list[_Named] = []
    for form, kinds in _forms(words[0]):
        found = [_place(line) for line in tables.find(f"places-{part_of(form)}", form)]
        found = [each for each in found if not country or each[0].country == country]
        found = [each for each in found if each[0].kind in kinds] if kinds else found
        nearer, exact = found, True
        for qualifier in words[1:]:
            those = [each for each in nearer if _fits(each, qualifier)]
            exact, nearer = exact and bool(those), those or nearer
        if nearer and exact:
            return [place for place, _ in nearer]
        others = others or nearer
    return [place for place, _ in others]


def _forms(name: str) -> list[tuple[str, tuple[str, ...]]]:
    """Return a name unchanged, and without words for a kind of place, with the kinds that these mean."""
    found: list[tuple[str, tuple[str, ...]]] = [(name, ())]
    found += [(name.removeprefix(each), kinds) for each, kinds in _BEFORE.items() if name.startswith(each)]
    found += [(name.removesuffix(each), kinds) for each, kinds in _BEHIND.items() if name.endswith(each)]
    return [(form, kinds) for form, kinds in found if form]


def _fits(found: _Named, qualifier: str) -> bool:
    """Return whether a place lies in the area, or is of the kind, that words behind its name mean."""
    if qualifier in _KINDS:
        return found[0].kind in _KINDS[qualifier]
    return _lies_in(found, qualifier) or (
        qualifier not in _NATIONS and found[0].country == (_country(qualifier)[0] or "none")
    )


def _lies_in(found: _Named, words: str) -> bool:
    names = found[1] | _region_names(found[0].country, found[0].region)
    return words in names or words.replace(" ", "") in names


def part_of(name: str) -> str:
    """Return the first letter of the file of the index that holds a key."""
    return next((each for each in PARTS if name[0] in each), PARTS[-1])[0]


def _place(line: list[str]) -> tuple[PopulatedPlace, frozenset[str]]:
    _, country, regions, people, kind, table = line
    region, *others = regions.split("|")
    count = max(1, int(people))
    source = {"ew": "census-ew", "de": "destatis", "es": "ine-provinces"}.get(table.partition(":")[0], "geonames")
    if country == "US" and table:
        source = "census-us-places" if kind == "city" else "census-us-counties"
    return PopulatedPlace(country, region, count, count, kind, table, (source,)), frozenset(others)


@cache
def _region_names(country: str, region: str) -> frozenset[str]:
    names = {line[2] for line in tables.rows("regions") if line[:2] == (country, region)}
    return frozenset({*names, region.lower()})


def _meant(candidates: list[PopulatedPlace]) -> PopulatedPlace:
    """Return the place that a name means, with the people of the smallest that it may mean."""
    districts = [each for each in candidates if each.kind == "district"]
    # A district of the same name is the place with published tables, as is a Spanish province: GeoNames' entry for its
    # seat is left out. The capital of a province bounds the number from below.
    provinces = [each for each in candidates if each.table.startswith("es:")]
    seats = {(each.country, each.region) for each in (*districts, *provinces)}
    kept = [each for each in candidates if each.kind != "city" or (each.country, each.region) not in seats]
    kept = [each for each in kept if each.table or each.kind != "region" or not provinces]
    capitals = [each.people for each in candidates if each not in kept and provinces and each.country == "ES"]
    towns = [each for each in kept if each.kind in ("city", "district")]
    kept = [
        each
        for each in kept
        if each.kind in ("city", "district")
        or not any(
            town.country == each.country
            and (not each.region or town.region == each.region)
            and town.people > _CITY_SHARE * each.people
            for town in towns
        )
    ]
    all_people = sum(each.people for each in kept)
    best = max(kept, key=lambda each: (each.people, each.table, each.region))
    least = [each.people for each in kept if each.people >= _WEIGHT * all_people]
    return replace(best, least=min(least + ([max(capitals)] if capitals and best in provinces else [])))


@cache
def _england_and_wales() -> PopulatedPlace:
    return locate("", "England and Wales").place


def in_census(place: PopulatedPlace) -> bool:
    """Return whether the tables of England and Wales are used for a place: all of the United Kingdom."""
    return place.country == "GB"


def whole_census(place: PopulatedPlace) -> PopulatedPlace:
    """Return the place itself if the census has tables of it, otherwise England and Wales."""
    return place if place.table.startswith("ew:") else _england_and_wales()
