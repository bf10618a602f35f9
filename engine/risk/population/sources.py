"""Sources of the figures, as the answers name them; the licences are in `resources/population/ATTRIBUTION.md`."""

from __future__ import annotations

GUESS = "guess"
SOURCES = {
    "geonames": "GeoNames, populated places, 2026",
    "world-bank": "World Bank, population, 2024",
    "census-us-places": "US Census Bureau, population estimates of places, 2023",
    "census-us-counties": "US Census Bureau, population estimates of counties, 2021",
    "census-us-ages": "US Census Bureau, population by state, sex and age, 2021",
    "census-us-surnames": "US Census Bureau, surnames, 2010",
    "census-us-origins": "US Census Bureau, surnames by race and people by race and county, 2010",
    "census-ew": "ONS, Census of England and Wales, 2011",
    "sample-ew": "ONS, Census of England and Wales, sample of 4,892 people, 2011",
    "births-ew": "ONS, first names of births in England and Wales, 1996-2020",
    "destatis": "Destatis, population by Kreis, sex and age, 2019",
    "ine-provinces": "INE, population of provinces, 2020",
    "ine-names": "INE, first names, 2017",
    "ine-surnames": "INE, surnames, about 2019",
    "wpp": "United Nations, World Population Prospects 2019, ages of 2020",
    "factbook": "CIA World Factbook, shares of the country",
    "bls": "US Bureau of Labor Statistics, CPS tables 11 (2021) and 11b (2025)",
    "ssa": "US Social Security Administration, first names, alive in 2020",
    "insee": "Insee, first names of births, 1910-2021",
    "dvv": "DVV, name statistics of Finland, 2020-2023",
    "places-cdc": "CDC PLACES, prevalence in adults, 2022",
    "orphanet": "Orphanet, point prevalence of rare diseases, 2025",
    GUESS: "Sable's own guess, no published figure",
}
