"""Makes the bundled index of places: keys of names, with country, region, people and the table of the place."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from engine.lab.population import districts
from engine.lab.population.written import SharedRow, read
from engine.risk.population.places import part_of
from engine.risk.population.words import key

_LAENDER = {
    "01": ("Schleswig-Holstein", "10", ()),
    "02": ("Hamburg", "04", ()),
    "03": ("Lower Saxony", "06", ("Niedersachsen",)),
    "04": ("Bremen", "03", ()),
    "05": ("North Rhine-Westphalia", "07", ("Nordrhein-Westfalen", "NRW")),
    "06": ("Hesse", "05", ("Hessen",)),
    "07": ("Rhineland-Palatinate", "08", ("Rheinland-Pfalz",)),
    "08": ("Baden-Württemberg", "01", ("Baden-Wuerttemberg",)),
    "09": ("Bavaria", "02", ("Bayern",)),
    "10": ("Saarland", "09", ()),
    "11": ("Berlin", "16", ()),
    "12": ("Brandenburg", "11", ()),
    "13": ("Mecklenburg-Vorpommern", "12", ("Mecklenburg-Western Pomerania",)),
    "14": ("Saxony", "13", ("Sachsen",)),
    "15": ("Saxony-Anhalt", "14", ("Sachsen-Anhalt",)),
    "16": ("Thuringia", "15", ("Thüringen", "Thueringen")),
}
_OTHER_NAMES = {
    ("ES", "Catalonia"): ("Cataluña", "Catalunya"),
    ("ES", "Andalusia"): ("Andalucía",),
    ("ES", "Basque Country"): ("País Vasco", "Euskadi"),
    ("ES", "Balearic Islands"): ("Islas Baleares", "Illes Balears", "Baleares"),
    ("ES", "Canary Islands"): ("Canarias", "Islas Canarias"),
    ("ES", "Castille-La Mancha"): ("Castilla-La Mancha",),
    ("ES", "Castille and León"): ("Castilla y León", "Castile and León"),
    ("ES", "Aragon"): ("Aragón",),
    ("ES", "Navarre"): ("Navarra",),
    ("ES", "Valencia"): ("Comunidad Valenciana", "Comunitat Valenciana"),
    ("FR", "Brittany"): ("Bretagne",),
    ("FR", "Normandy"): ("Normandie",),
    ("FR", "Corsica"): ("Corse",),
    ("IT", "Lombardy"): ("Lombardia",),
    ("IT", "Tuscany"): ("Toscana",),
    ("IT", "Sicily"): ("Sicilia",),
    ("IT", "Piedmont"): ("Piemonte",),
    ("IT", "Sardinia"): ("Sardegna",),
    ("IT", "Apulia"): ("Puglia",),
    ("AT", "Vienna"): ("Wien",),
    ("AT", "Styria"): ("Steiermark",),
    ("AT", "Tyrol"): ("Tirol",),
    ("AT", "Carinthia"): ("Kärnten",),
}
_STATES = (
    "Alabama AL Alaska AK Arizona AZ Arkansas AR California CA Colorado CO Connecticut CT Delaware DE "
    "District_of_Columbia DC Florida FL Georgia GA Hawaii HI Idaho ID Illinois IL Indiana IN Iowa IA Kansas KS "
    "Kentucky KY Louisiana LA Maine ME Maryland MD Massachusetts MA Michigan MI Minnesota MN Mississippi MS "
    "Missouri MO Montana MT Nebraska NE Nevada NV New_Hampshire NH New_Jersey NJ New_Mexico NM New_York NY "
    "North_Carolina NC North_Dakota ND Ohio OH Oklahoma OK Oregon OR Pennsylvania PA Rhode_Island RI "
    "South_Carolina SC South_Dakota SD Tennessee TN Texas TX Utah UT Vermont VT Virginia VA Washington WA "
    "West_Virginia WV Wisconsin WI Wyoming WY "
).split()
STATES = {name.replace("_", " "): code for name, code in zip(_STATES[::2], _STATES[1::2], strict=True)}

_US_PLACE = re.compile(r" (?:city|town|village|borough|township|municipality|CDP|corporation|City)(?: \(balance\))?$")
_US_JOINED = re.compile(r"[-/ ].*(?:government|County).*$")
_US_COUNTY = re.compile(r" (?:County|Parish|Borough|Census Area|Municipality|City and Borough)$")
_KREIS = re.compile(r"^(?P<name>.+?), (?P<kind>kreisfreie Stadt|Landkreis|Kreis|Stadtkreis|Hansestadt.*|.*)$")
_RIVER = re.compile(r" (?:im|am|an der|in der|a\. d\.) .*$| \(.*\)$")


class PlaceRow(NamedTuple):
    """One line of the index.

    Attributes:
        regions: code of the region (GeoNames admin1), then keys of other areas that contain the place.
        kind: "district", "city", "county", "state", "region".
        table: of its people by sex and age, or empty.
    """

    key: str
    country: str
    regions: str
    people: int
    kind: str
    table: str


def tables(shared: Path) -> dict[str, Iterable[Iterable[object]]]:
    """Return the bundled tables by name: regions, and the parts of the index."""
    named = _regions(shared)
    places = sorted(
        set(_english(shared))
        | set(_german(shared))
        | set(_spanish(shared))
        | set(_american(shared))
        | set(_world(shared))
    )
    found: dict[str, Iterable[Iterable[object]]] = {"regions": sorted(named)}
    parts: dict[str, list[PlaceRow]] = defaultdict(list)
    for place in places:
        parts[part_of(place.key)].append(place)
    found["groups-ew"] = sorted({(place.table.removeprefix("ew:"), *codes) for place, codes in _english_groups(shared)})
    return found | {f"places-{part}": lines for part, lines in parts.items()}


def _regions(shared: Path) -> Iterator[tuple[str, str, str]]:
    """Yield country, code and key of each region; states of the US also by their letters."""
    for row in read(shared, "places_admin1"):
        for name in {row["name"], row["ascii_name"], *_OTHER_NAMES.get((row["country"], row["name"]), ())}:
            yield row["country"], row["admin1"], key(name)
    for name, code, others in _LAENDER.values():
        for each in (name, *others):
            yield "DE", code, key(each)


def _english(shared: Path) -> Iterator[PlaceRow]:
    yield from (place for place, _ in _english_districts(shared))
    yield from (place for place, _ in _english_groups(shared))


def _english_districts(shared: Path) -> Iterator[tuple[PlaceRow, str]]:
    """Yield each district under all its names, with its code."""
    people: dict[str, int] = defaultdict(int)
    names = {}
    for row in read(shared, "ew_lad_religion_2011"):
        people[row["lad_code"]] += int(row["n"])
        names[row["lad_code"]] = row["lad"]
    for code, name in names.items():
        areas = [each for each in (districts.region(code), districts.county(code)) if each]
        regions = "|".join(["WLS" if code.startswith("W") else "ENG", *map(key, dict.fromkeys(areas))])
        for alias in {name, name.split(", ")[0], *_ENGLISH_ALIASES.get(name, ())}:
            yield PlaceRow(key(alias), "GB", regions, people[code], "district", f"ew:{code}"), code


def _english_groups(shared: Path) -> Iterator[tuple[PlaceRow, tuple[str, ...]]]:
    """Yield regions, counties and countries that consist of districts, with the codes of these."""
    groups: dict[tuple[str, str], dict[str, int]] = defaultdict(dict)
    for place, code in _english_districts(shared):
        nation = place.regions[:3]
        for area in {districts.region(code), districts.county(code), "England" if nation == "ENG" else "Wales"} - {""}:
            groups[area, nation][code] = place.people
        groups["England and Wales", ""][code] = place.people
    for (area, nation), codes in groups.items():
        kind = "district" if area == "London" else "region"  # a town with tables, though it consists of districts
        for alias in {area, *_ENGLISH_ALIASES.get(area, ())}:
            yield PlaceRow(key(alias), "GB", nation, sum(codes.values()), kind, f"ew:{area}"), tuple(sorted(codes))


_ENGLISH_ALIASES = {
    "Kingston upon Hull, City of": ("Hull",),
    "Newcastle upon Tyne": ("Newcastle",),
    "County Durham": ("Durham",),
    "Folkestone and Hythe": ("Shepway",),
    "Brighton and Hove": ("Brighton",),
    "Stoke-on-Trent": ("Stoke",),
    "Southend-on-Sea": ("Southend",),
    "London": ("Greater London",),
    "Yorkshire and the Humber": ("Yorkshire", "Yorkshire and Humberside"),
    "East of England": ("East Anglia", "East England"),
    "North West": ("North West England", "the North West"),
    "North East": ("North East England", "the North East"),
    "South East": ("South East England", "the South East"),
    "South West": ("South West England", "the South West"),
}


def _german(shared: Path) -> Iterator[PlaceRow]:
    people: dict[str, int] = defaultdict(int)
    names = {}
    for row in read(shared, "de_kreis_age_sex_2019"):
        people[row["kreis_code"]] += int(row["n"])
        names[row["kreis_code"]] = row["kreis"]
    towns = {key(name.split(",")[0]) for name in names.values() if "Stadt" in name or "stadt" in name}
    for code, name in names.items():
        parts = _KREIS.match(name)
        plain, kind = (parts["name"], parts["kind"]) if parts else (name, "")
        land, region, others = _LAENDER[code[:2]]
        regions = "|".join([region, key(land), *map(key, others)])
        if "tadt" in kind or kind == "":
            aliases = {plain, _RIVER.sub("", plain)}
        else:
            aliases = {f"Landkreis {plain}", f"{plain} Landkreis", f"Kreis {plain}", f"{plain} district"}
            aliases |= set() if key(plain) in towns else {plain}
        for alias in aliases:
            yield PlaceRow(
                key(alias), "DE", regions, people[code], "district" if "tadt" in kind else "county", f"de:{code}"
            )
    for code, (land, region, others) in _LAENDER.items():
        count = sum(number for each, number in people.items() if each.startswith(code))
        for alias in (land, *others):
            yield PlaceRow(key(alias), "DE", region, count, "state", f"de:{code}")


def _spanish(shared: Path) -> Iterator[PlaceRow]:
    communities = {code: region for region, codes in _COMMUNITIES.items() for code in codes.split()}
    for row in read(shared, "es_provinces_2020"):
        names = {row["province"], *row["province"].split("/"), row["province"].split(", ")[0]}
        if ", " in row["province"]:
            names |= {" ".join(reversed(row["province"].split(", ")))}
        names |= set(_SPANISH_ALIASES.get(row["code"], ()))
        for alias in names | {f"{each} province" for each in names} | {f"provincia de {each}" for each in names}:
            yield PlaceRow(key(alias), "ES", communities[row["code"]], int(row["total"]), "county", f"es:{row['code']}")


_COMMUNITIES = {  # GeoNames' code of the autonomous community: provinces
    "59": "01 20 48",
    "32": "31",
    "54": "02 13 16 19 45",
    "60": "03 12 46",
    "51": "04 11 14 18 21 23 29 41",
    "55": "05 09 24 34 37 40 42 47 49",
    "57": "06 10",
    "07": "07",
    "56": "08 17 25 43",
    "58": "15 27 32 36",
    "52": "22 44 50",
    "27": "26",
    "29": "28",
    "31": "30",
    "34": "33",
    "53": "35 38",
    "39": "39",
    "CE": "51",
    "ML": "52",
}
_SPANISH_ALIASES = {
    "01": ("Álava",),
    "07": ("Balearic Islands", "Baleares"),
    "15": ("La Coruña", "A Coruña"),
    "17": ("Gerona",),
    "20": ("Guipúzcoa",),
    "25": ("Lérida",),
    "31": ("Navarre",),
    "32": ("Orense",),
    "48": ("Vizcaya", "Biscay"),
    "41": ("Seville",),
    "50": ("Saragossa",),
}


def _american(shared: Path) -> Iterator[PlaceRow]:
    for row in read(shared, "us_counties"):
        code, count = STATES[row["state"]], int(row["pop_2021"])
        if row["sumlev"] == "040":
            yield PlaceRow(key(row["state"]), "US", code, count, "state", f"us:{row['fips'][:2]}")
            continue
        for alias in {row["county"], _US_COUNTY.sub("", row["county"])}:
            yield PlaceRow(key(alias), "US", code, count, "county", f"us:{row['fips']}")
    for row in read(shared, "us_places"):
        name = _US_PLACE.sub("", row["place"])
        for alias in {name, _US_JOINED.sub("", name) if "government" in name or "balance" in name else name}:
            yield PlaceRow(
                key(alias), "US", STATES[row["state"]], int(row["pop_2023"] or row["pop_2020"]), "city", "us:place"
            )


def _world(shared: Path) -> Iterator[PlaceRow]:
    rows = read(shared, "places_geonames")
    others: dict[str, list[str]] = {}
    for row in read(shared, "places_altnames"):
        others[row["geonameid"]] = row["alternate_names"].split("|")
    taken = {(place.key, place.regions) for place in _american(shared)}
    towns = {place.table: place for place in _german(shared) if place.kind == "district" and " " not in place.key}
    for row in rows:
        count = int(row["population"])
        keys = {
            each
            for each in map(key, {row["name"], *others.get(row["geonameid"], ())})
            if _usable(each, key(row["name"]))
        }
        table = _kreis(keys, count, towns) if row["country"] == "DE" else ""
        for each in keys:
            if row["country"] == "US" and ((each, row["admin1"]) in taken or each != key(row["name"])):
                continue
            yield PlaceRow(each, row["country"], row["admin1"], towns[table].people if table else count, "city", table)
    yield from _admin1(shared, rows)


def _usable(found: str, main: str) -> bool:
    return len(found) > 1 and (found == main or (len(found) > 2 and found.count(" ") < 4 and len(found) < 30))


def _kreis(keys: set[str], count: int, towns: dict[str, PlaceRow]) -> str:
    """Return the table of the town that is a Kreis by itself and has one of these names and about as many people."""
    for table, place in towns.items():
        if place.key in keys and 0.7 < count / place.people < 1.4:
            return table
    return ""


def _admin1(shared: Path, rows: list[SharedRow]) -> Iterator[PlaceRow]:
    """Yield the regions of countries without a table of them: people in proportion to the listed places."""
    whole = {
        row["iso2"]: int(row["population_worldbank"] or row["population_geonames"] or 0)
        for row in read(shared, "countries")
    }
    listed: dict[str, int] = defaultdict(int)
    held: dict[tuple[str, str], int] = defaultdict(int)
    for row in rows:
        listed[row["country"]] += int(row["population"])
        held[row["country"], row["admin1"]] += int(row["population"])
    for country, code, name in set(_regions(shared)):
        if (
            country not in ("US", "DE")
            and held[country, code]
            and (country, code) not in (("GB", "ENG"), ("GB", "WLS"))
        ):
            people = round(whole.get(country, 0) * held[country, code] / listed[country])
            yield PlaceRow(name, country, code, people, "region", "")
