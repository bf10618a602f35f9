"""Makes the bundled tables of people by sex, age, religion, ethnic group, marital status, work and illness."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.lab.population.fitting import fit_ethnic_religion, fit_religion_age
from engine.lab.population.written import SharedRow, TableLine, read
from engine.risk.population.words import key

_DISEASES = (
    "arthritis bphigh cancer casthma chd copd depression diabetes highchol kidney obesity stroke csmoking teethlost"
).split()
_AGES_OF_WORK = ("age16_19", "age20_24", "age25_34", "age35_44", "age45_54", "age55_64", "age65plus")
_SMOOTH = 0.5  # added to each count of a sample: an answer that nobody of the sample gave is still given


def tables(shared: Path) -> dict[str, Iterable[TableLine]]:
    """Return the bundled tables by name; the first line of those by age holds the first years of the groups."""
    return {
        "countries": _countries(shared),
        "ages-world": _by_country(shared),
        "ages-ew": _english(shared),
        "ages-de": _german(shared),
        "ages-us": _american(shared),
        "sexes-es": ((row["code"], row["male"], row["female"]) for row in read(shared, "es_provinces_2020")),
        "religion-ages-ew": fit_religion_age(shared),
        "religion-ethnic-ew": fit_ethnic_religion(shared),
        "conditionals-ew": _conditionals(shared),
        "occupations": _occupations(shared),
        "shares": _shares(shared),
        "diseases-us": _diseases(shared),
        "rare-diseases": _rare(shared),
    }


def _countries(shared: Path) -> Iterator[TableLine]:
    for row in read(shared, "countries"):
        if people := row["population_worldbank"] or row["population_geonames"]:
            year = row["worldbank_year"] if row["population_worldbank"] else "GeoNames"
            yield row["iso2"], row["iso3"], key(row["name"]), int(float(people)), year


def _first(age: str) -> int:
    if found := re.match(r"\d+", age):
        return int(found[0])
    return int(re.findall(r"\d+", age)[0]) if "unter" in age and "bis" in age else 0


def _by_age(rows: list[SharedRow], place: str, count: str) -> Iterator[TableLine]:
    """Yield the first years of the age groups, then each place with its men and women by age group."""
    starts = sorted({_first(row["age"]) for row in rows})
    yield "", *starts
    found: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0] * len(starts))
    for row in rows:
        found[row[place], row["sex"]][starts.index(_first(row["age"]))] += int(float(row[count]))
    for each in sorted({name for name, _ in found}):
        yield each, *found[each, "M"], *found[each, "F"]


def _by_country(shared: Path) -> Iterator[TableLine]:
    rows = [row for row in read(shared, "age_sex_by_country") if row["iso2"] or row["m49"] == "900"]
    for row in rows:
        row["iso2"] = row["iso2"] or "world"
    return _by_age(rows, "iso2", "pop_2020")


def _german(shared: Path) -> Iterator[TableLine]:
    return _by_age(read(shared, "de_kreis_age_sex_2019"), "kreis_code", "n")


def _american(shared: Path) -> Iterator[TableLine]:
    rows = read(shared, "us_state_age_sex")
    for row in rows:
        row["state_fips"] = row["state_fips"].zfill(2)
    return _by_age(rows, "state_fips", "civilian_pop_2021")


def _english(shared: Path) -> Iterator[TableLine]:
    """Yield people by sex and age, then by religion, then by ethnic group, of each district."""
    religions: dict[str, dict[str, str]] = defaultdict(dict)
    ethnic: dict[str, dict[str, str]] = defaultdict(dict)
    codes = {}
    for row in read(shared, "ew_lad_religion_2011"):
        religions[row["lad_code"]][row["religion"]] = row["n"]
        codes[row["lad_code"]] = row["lad"]
    for row in read(shared, "ew_lad_ethnic_2011"):
        ethnic[row["lad"]][row["ethnic_group"]] = row["n"]
    first, *rest = _by_age(read(shared, "ew_lad_age_sex_2011"), "lad_code", "n")
    answers, groups = list(religions["E07000165"]), list(ethnic["Harrogate"])
    yield *first, "religions", *answers, "ethnic groups", *groups
    for code, *counts in rest:
        name = str(code)
        mine = ethnic[codes[name]]
        yield code, *counts, *(religions[name][each] for each in answers), *(mine[each] for each in groups)


def _conditionals(shared: Path) -> Iterator[TableLine]:
    """Yield attribute, answer, sex, first year of age and smoothed share of those of that sex and age."""
    sums: dict[tuple[str, str, str], int] = {}
    counts: dict[tuple[str, str, str, str], int] = defaultdict(int)
    for row in read(shared, "ew_conditionals_2011"):
        given = dict(part.split("=") for part in row["given"].split(" & ") if "=" in part)
        if row["attribute"] == "student" and set(given) == {"age"}:
            given["sex"] = ""
        if row["attribute"] in ("employed", "marital_status", "occupation", "student") and set(given) == {"sex", "age"}:
            sums[row["attribute"], given["sex"], given["age"]] = int(row["n_given"])
            counts[row["attribute"], row["value"], given["sex"], given["age"]] = int(row["n"])
    answers = {(attribute, value) for attribute, value, _, _ in counts}
    for attribute, value in sorted(answers):
        number = sum(each == attribute for each, _ in answers)
        for (each, sex, age), whole in sorted(sums.items()):
            if each == attribute:
                share = (counts[attribute, value, sex, age] + _SMOOTH) / (whole + _SMOOTH * number)
                child = age.startswith("0-") and attribute in ("marital_status", "employed")
                share = float(counts[attribute, value, sex, age] > 0) if child else share
                yield attribute, value, sex, _first(age), round(share, 5)


def _occupations(shared: Path) -> Iterator[TableLine]:
    """Yield occupation, employed (thousands, 2021), share of women, and shares of the seven age groups (2025).

    A cell of 0 is less than half a thousand people: a quarter of a thousand is put in its place.
    """
    ages = {key(row["occupation"]): row for row in read(shared, "us_occupation_age")}
    total = ages["total employed"]
    for row in read(shared, "us_occupation_sex_race"):
        found = ages.get(key(row["occupation"]), total)
        counts = [max(0.25, float(found[each] or 0)) for each in _AGES_OF_WORK]
        women = float(row["pct_women"]) / 100 if row["pct_women"] else ""
        employed = max(0.5, float(row["employed_thousands"].replace(",", "") or 0))
        yield row["occupation"], employed, women, *(round(each / sum(counts), 4) for each in counts)


def _shares(shared: Path) -> Iterator[TableLine]:
    """Yield country, kind, label as a key, share and year; nationalities are a kind of their own."""
    for row in read(shared, "country_ethnic_religion_language"):
        if row["kind"] in ("ethnic_group", "religion") and row["value"] and key(row["label"]):
            kind = "nationality" if row["note"] == "nationality" else row["kind"]
            label = key(row["label"].replace(" less than", "").split("(")[0])
            yield row["iso2"], kind, label, round(float(row["value"]) / 100, 5), row["year"]


def _diseases(shared: Path) -> Iterator[TableLine]:
    """Yield county and per cent of adults for each condition; key "us" and states hold means weighted by people."""
    yield "", *_DISEASES
    sums: dict[str, list[float]] = defaultdict(lambda: [0.0] * (len(_DISEASES) + 1))
    for row in read(shared, "us_county_disease_prevalence"):
        people = float(row["total_population"].replace(",", ""))
        shares = [float(row[f"{each}_pct_adults"] or 0) for each in _DISEASES]
        yield row["fips"].zfill(5), *shares
        for area in ("us", row["fips"].zfill(5)[:2]):
            sums[area] = [
                held + more
                for held, more in zip(sums[area], [people, *(people * each for each in shares)], strict=True)
            ]
    for area, (people, *products) in sorted(sums.items()):
        yield area, *(round(each / people, 2) for each in products)


def _rare(shared: Path) -> Iterator[TableLine]:
    """Yield disease as a key, area, and the bounds of its point prevalence."""
    found = set()
    for row in read(shared, "orphanet_prevalence"):
        if row["type"] == "Point prevalence" and row["high"] and float(row["high"]) > 0:
            low = float(row["low"] or 0)
            found.add((key(row["disease"]), row["area"], low or float(row["high"]) / 10, float(row["high"])))
    yield from sorted(found)
