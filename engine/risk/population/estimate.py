"""Estimate of a group: people of the place by sex and age, times the shares of the other details.

Details whose shares depend on each other by published tables are joined: religion and ethnic group, and each of
religion, marital status, occupation and first name with sex and age. Otherwise they are taken to be independent.
Every uncertain share is reduced by a quarter of its error, and a group that may well have 20 people or fewer is never
reported as larger, so that errors fall on the small side.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.risk.population import census, firstnames, health, marital, places, shares, spread, surnames, work
from engine.risk.population.places import FoundPlace, PopulatedPlace
from engine.risk.population.residents import Residents, residents
from engine.risk.population.sources import SOURCES
from engine.risk.population.surnames import Bearers
from engine.risk.population.values import AGES, CELLS, Details, Estimate, Factor, same
from engine.risk.population.vocabulary import TableValue, meaning
from engine.risk.population.words import key

_SAFE = 0.25  # standard deviations by which the expected number lies under the middle of what the sources allow
_MOST = 0.5  # error of one share up to which that holds; larger ones lower the number by `spread.safe` alone

_UNLISTED_ERROR = 1.5  # of the people of a place that is not listed
_OTHER_RELIGION = TableValue("religion", "Other religion", 0.05)
_OTHER_GROUP = TableValue("ethnic_group", "Other ethnic group: Any other", 0.05)
_SEXES = {
    0: "m male man boy masculine gentleman he him mann mannlich hombre varon homme mies 1".split(),
    1: "f female woman girl feminine lady she her frau weiblich w mujer femme nainen 2".split(),
}


@dataclass(slots=True)
class _Basis:
    """Basis of an estimate: the details that it counts, the errors of their shares, and the sources of these.

    Attributes:
        used, guessed: fields, as in `Estimate`; those of `guessed` need not be used.
        errors: standard deviations of the logs of the shares.
    """

    used: set[str]
    guessed: set[str]
    errors: list[float]
    sources: list[str]

    def add(self, names: tuple[str, ...], share: Factor | Bearers) -> None:
        """Count the share of the people who have the details of these fields."""
        self.used.update(names)
        self.guessed.update(names if share.guessed else ())
        self.errors.append(share.error)
        self.sources += share.sources

    @property
    def error(self) -> float:
        """The standard deviation of the log of the number of people."""
        return math.hypot(*self.errors)


def estimate(details: Details) -> Estimate:
    """Return how many people share these details, the person included.

    Unknown values raise no error: they are bounded from below or ignored, and the result lists them.
    """
    found = places.locate(details.country, details.place)
    place = found.place
    living = residents(place)
    sex = _sex(details.sex)
    basis = _basis(details, found, living, sex)
    rates = list(_within(sex, details.age))
    for names, factor in _factors(details, place):
        basis.add(names, factor)
        rates = [rate * share for rate, share in zip(rates, factor.rates, strict=True)]
    mean = sum(people * rate for people, rate in zip(living.people, rates, strict=True))
    before = mean * safely(*basis.errors)
    variance = 0.0
    expected = spread.safe(spread.at_least_one(before), mean, basis.error, 0.0)
    if bearers := surnames.bearers(place, details.surname):
        basis.add(("surname",), bearers)
        mean, variance = mean * bearers.share, bearers.variance
        less = before * bearers.share * safely(bearers.error)
        # If nearly all people of the country live in the place, unevenness must not raise the number.
        expected = min(expected, spread.safe(spread.central(less, variance), mean, basis.error, variance))
    used = tuple(name for name in details.given() if name in basis.used)
    ignored = tuple(name for name in details.given() if name not in basis.used)
    low, high, alone = _bounds(place, living, mean, basis.error, variance, all_used=not ignored)
    return Estimate(
        expected=_rounded(expected),
        low=_rounded(min(low, expected)),
        high=max(_rounded(high), _rounded(expected)),
        unique=round(alone, 4),
        used=used,
        ignored=ignored,
        guessed=tuple(name for name in used if name in basis.guessed),
        sources=tuple(dict.fromkeys(SOURCES[each] for each in basis.sources)),
    )


def _basis(details: Details, found: FoundPlace, living: Residents, sex: int | None) -> _Basis:
    """Return the basis of an estimate by place, sex and age alone."""
    known = {
        "place": found.place_known and bool(details.place),
        "country": found.country_known and bool(details.country),
        "sex": sex is not None,
        "age": details.age is not None,
    }
    basis = _Basis({name for name, is_known in known.items() if is_known}, set(), [], list(living.sources))
    if found.place.kind == "unlisted":
        basis.guessed.add("place")
        basis.errors.append(_UNLISTED_ERROR)
    if details.sex or details.age:
        basis.guessed.update(("sex", "age") if living.guessed else ())
        basis.errors.append(living.error)
    return basis


def _bounds(
    place: PopulatedPlace, living: Residents, mean: float, error: float, variance: float, *, all_used: bool
) -> tuple[float, float, float]:
    """Return the bounds of the number in nine cases of ten, and the chance that the person is unique.

    Args:
        mean, error, variance: of the number, as in `spread.interval`.
        all_used: whether no detail was ignored.
    """
    low, high, alone = spread.interval(mean, error, variance)
    if not all_used or place.kind == "unlisted":
        low = 1.0  # a detail of unknown share may leave one person
    elif place.least < place.people:
        low = spread.interval(mean * place.least / place.people, error, variance)[0]
    if place.kind != "unlisted":  # nobody who shares details lives elsewhere
        high = min(high, spread.interval(sum(living.people), 0.0, 0.0)[1])
    return low, high, alone


def safely(*errors: float) -> float:
    """Return the factor that lowers the expected number to the small side of shares with these errors."""
    return math.exp(-_SAFE * sum(min(each, _MOST) for each in errors))


def _factors(details: Details, place: PopulatedPlace) -> Iterator[tuple[tuple[str, ...], Factor]]:
    """Yield the shares of all details but place, sex, age and surname, with the fields that each covers."""
    yield from _origins(details, place)
    if details.marital_status and (found := meaning("marital_status", details.marital_status)):
        yield ("marital_status",), marital.factor(place.country, found)
    elif key(details.marital_status):
        yield ("marital_status",), same(0.02, 1.0, guessed=True, sources=("guess",))
    if details.children and (number := marital.children(details.children)):
        yield ("children",), number
    if key(details.occupation) and work.is_counted(details.occupation):
        yield ("occupation",), work.factor(place.country, details.occupation)
    if key(details.diagnosis):
        yield ("diagnosis",), health.factor(place, details.diagnosis)
    if details.first_name and (named := firstnames.factor(place.country, details.first_name)):
        yield ("first_name",), named


def _origins(details: Details, place: PopulatedPlace) -> Iterator[tuple[tuple[str, ...], Factor]]:
    """Yield religion and ethnic group, joined where a census joins them, and nationality."""
    religion = meaning("religion", details.religion)
    ethnic = meaning("ethnic_group", details.ethnic_group)
    given = tuple(name for name in ("religion", "ethnic_group") if key(getattr(details, name)))
    whole = place.kind in ("country", "world")
    if given and places.in_census(place):
        known = religion or (_OTHER_RELIGION if "religion" in given else None)
        group = ethnic or (_OTHER_GROUP if "ethnic_group" in given else None)
        yield given, census.factor(place, known, group)
    elif given:
        for name, found in (("religion", religion), ("ethnic_group", ethnic)):
            if name in given:
                yield (name,), shares.factor(name, place.country, getattr(details, name), found, whole=whole)
    if key(details.nationality):
        own = shares.own_citizens(place.country, details.nationality)
        known = meaning("ethnic_group", details.nationality)
        yield (
            ("nationality",),
            own or shares.factor("nationality", place.country, details.nationality, known, whole=whole),
        )


def _sex(words: str) -> int | None:
    """Return 0 for men, 1 for women, None for unknown words."""
    return next((number for number, forms in _SEXES.items() if key(words) in forms), None)


@lru_cache(maxsize=512)
def _within(sex: int | None, ages: tuple[int, int] | None) -> tuple[float, ...]:
    """Return 1 for each sex and age that fits, 0 for the others."""
    first, last = (min(each, AGES - 1) for each in ages) if ages else (0, AGES - 1)
    return tuple(
        float((sex is None or number // AGES == sex) and first <= number % AGES <= last) for number in range(CELLS)
    )


def _rounded(number: float) -> float:
    """Return a number of people to two decimals under 10, one under 100, and otherwise whole."""
    return round(number, 2 if number < 10 else 1 if number < 100 else None) if number < 1e15 else number
