"""Attributes that the inference attack guesses, their values, and what words say of them outright."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core.words import fold_words
from engine.generalisation import categories, places
from engine.risk.population.ages import read_age

NONE = "none"
"""Value of an attribute about which there is nothing to know: no illness, no other origin."""

AGE, SEX, COUNTRY, WORK, ORIGIN, HEALTH, FAMILY = "age", "sex", "country", "work", "origin", "health", "family"

VALUES: dict[str, tuple[str, ...]] = {
    AGE: ("under 25", "25 to 39", "40 to 54", "55 to 69", "70 and over"),
    SEX: ("female", "male"),
    COUNTRY: (
        *("United Kingdom", "United States", "Ireland", "Canada", "Australia"),
        *("India", "South Africa", "Germany"),
    ),
    WORK: (
        *("health care", "teaching", "law", "computing", "building trades", "transport", "farming"),
        *("shop and kitchen", "office and money", "uniformed services"),
    ),
    ORIGIN: (
        *(NONE, "Polish", "South Asian", "Chinese", "West African", "Caribbean", "Latin American"),
        "Middle Eastern",
    ),
    HEALTH: (
        *(NONE, "diabetes", "heart disease", "cancer", "depression", "pregnancy", "asthma", "epilepsy"),
        "addiction",
    ),
    FAMILY: ("single", "with a partner", "with children", "separated", "widowed"),
}
"""The values of each attribute, in the order of the weights."""

_UPPER = (25, 40, 55, 70)  # first ages of the second value of AGE, and of those after it

_FIELDS = {
    "health worker": "health care",
    "care worker": "health care",
    "education worker": "teaching",
    "legal worker": "law",
    "computing worker": "computing",
    "construction worker": "building trades",
    "transport worker": "transport",
    "farming or fishing worker": "farming",
    "hospitality or food worker": "shop and kitchen",
    "sales worker": "shop and kitchen",
    "office worker": "office and money",
    "finance worker": "office and money",
    "security worker": "uniformed services",
    "armed forces member": "uniformed services",
}
"""Values of WORK by the fields of occupations in `resources/hierarchy`."""


def _phrases(table: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """Return each phrase of a table between spaces, with its key."""
    return tuple((f" {phrase} ", key) for key, known in table.items() for phrase in known.split("|"))


_ORIGINS = _phrases(
    {
        "Polish": "poland|polish|pole",
        "South Asian": "india|indian|pakistan|pakistani|bangladesh|bangladeshi|sri lanka|sri lankan|punjabi|tamil"
        "|bengali|gujarati|sikh|hindu",
        "Chinese": "china|chinese|hong kong|taiwan|taiwanese",
        "West African": "nigeria|nigerian|ghana|ghanaian|senegal|senegalese|sierra leone|yoruba|igbo",
        "Caribbean": "jamaica|jamaican|trinidad and tobago|trinidadian|barbados|barbadian|bajan|haiti|haitian|caribbean"
        "|afro caribbean",
        "Latin American": "mexico|mexican|colombia|colombian|peru|peruvian|brazil|brazilian|argentina|argentinian|chile"
        "|chilean|cuba|cuban|hispanic|latino|latina",
        "Middle Eastern": "turkey|turkish|iraq|iraqi|syria|syrian|iran|iranian|lebanon|lebanese|kurdish|arab|afghan"
        "|afghanistan|palestinian",
    }
)
_ILLNESSES = _phrases(
    {
        "diabetes": "diabetes|diabetic",
        "heart disease": "heart|angina|cardiac|cardiomyopathy|fibrillation|coronary|myocardial",
        "cancer": "cancer|lymphoma|leukaemia|leukemia|carcinoma|melanoma|tumour|tumor|myeloma|sarcoma",
        "depression": "depression|depressive|bipolar|anxiety",
        "pregnancy": "pregnant|pregnancy",
        "asthma": "asthma|copd|asthmatic",
        "epilepsy": "epilepsy|epileptic|seizure",
        "addiction": "addiction|alcoholism|alcoholic|addict|dependence|dependency",
    }
)
_FAMILIES = _phrases(
    {
        "single": "single|unmarried|never married|bachelor",
        "with a partner": "married|engaged|partner|cohabiting|civil partnership",
        "with children": "children|child|mother of|father of|parent",
        "separated": "divorced|separated|divorcee",
        "widowed": "widow|widowed|widower",
    }
)


def of_age(years: int) -> str:
    """Return the value of AGE for an age in years."""
    return VALUES[AGE][sum(years >= first for first in _UPPER)]


@lru_cache(maxsize=65536)
def of_occupation(words: str) -> str | None:
    """Return the value of WORK for an occupation; None if it is in none of the fields."""
    field = categories.field(words)
    return _FIELDS.get(field.name) if field else None


@lru_cache(maxsize=65536)
def of_place(words: str) -> str | None:
    """Return the value of COUNTRY for a place or nationality; None for one of another country."""
    found = places.country(words)
    return found.name if found and found.name in VALUES[COUNTRY] else None


@lru_cache(maxsize=65536)
def of_origin(words: str) -> str | None:
    """Return the value of ORIGIN for a nationality, ethnic group, religion or country; None if it is none of them."""
    return _among(_ORIGINS, words)


@lru_cache(maxsize=65536)
def of_illness(words: str) -> str | None:
    """Return the value of HEALTH for a diagnosis; None if it is none of them."""
    return _among(_ILLNESSES, words)


def _of_family(words: str) -> str | None:
    """Return the value of FAMILY for a marital status; None if it is none of them."""
    return _among(_FAMILIES, words)


def stated(name: str, value: str | tuple[int, int]) -> tuple[tuple[str, str], ...]:
    """Return the attributes, each with its value, that a detail of the population model states.

    Args:
        name: a field of `engine.risk.population.values.Details`.
        value: its words, or the first and last year of an age.
    """
    if name == "age":
        years = value if isinstance(value, tuple) else read_age(value)
        whole = {of_age(years[0]), of_age(years[1])} if years else set()
        return ((AGE, whole.pop()),) if len(whole) == 1 else ()
    words = str(value)
    read = {
        "sex": ((SEX, {"F": "female", "M": "male"}.get(words)),),
        "place": ((COUNTRY, of_place(words)),),
        "country": ((COUNTRY, of_place(words)), (ORIGIN, of_origin(words))),
        "occupation": ((WORK, of_occupation(words)),),
        "nationality": ((COUNTRY, of_place(words)), (ORIGIN, of_origin(words))),
        "ethnic_group": ((ORIGIN, of_origin(words)),),
        "religion": ((ORIGIN, of_origin(words)),),
        "diagnosis": ((HEALTH, of_illness(words)),),
        "marital_status": ((FAMILY, _of_family(words)),),
    }
    return tuple((attribute, found) for attribute, found in read.get(name, ()) if found)


def _among(table: Sequence[tuple[str, str]], words: str) -> str | None:
    """Return the first key one of whose phrases is within `words`; whole words."""
    within = f" {fold_words(words)} "
    return next((key for phrase, key in table if phrase in within), None)
