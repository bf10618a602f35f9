"""Generalisation steps of a value: ever less exact values that can replace it instead of a mask.

The share of information that a step keeps is a quotient of surprisals: the bits that distinguish its value among all
values of its kind, over the bits of the words that it replaces. A value is taken to be as frequent as its share of the
world's people (places), of adults (occupations), or of all days, ages or figures of its kind.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from math import log2

from engine.core.expressions import Expression
from engine.core.types import Kind
from engine.core.words import fold_words
from engine.generalisation import ages, categories, dates, numbers, places, wording
from engine.generalisation.dates import Date
from engine.generalisation.places import KnownPlace, PlaceExtent

# Hierarchies: days in months, cities in countries, occupations in fields.


_WORLD = 8_000_000  # thousands of people
_IN_CITIES = 0.6  # of the people of an area
_YEARS = 120  # the range of years in common documents
_AGES = 90
_KINDS_OF_ORGANISATIONS, _ORGANISATIONS = 7.0, 24.0  # bits: of some hundred kinds, and of some ten million names
_MAGNITUDES = 12
_PLURAL = Expression(r"[^s]s$|men$")
_ADDRESS = log2(_WORLD * 1000 / 4)  # bits of a household
_YEAR = Expression(r"(?<!\d)(1[5-9]\d\d|20\d\d)(?!\d)")


class Grain(StrEnum):
    """The generalisation level of a step."""

    MONTH = "month"
    YEAR = "year"
    DECADE = "decade"
    AGE_BAND = "age-band"
    AGE_DECADE = "age-decade"
    AGE_90 = "age-90-or-older"
    TOWN = "town"
    TOWN_IN = "town-in-an-area"
    STATE = "state"
    COUNTRY = "country"
    REGION = "region"
    CONTINENT = "continent"
    FIELD = "field"
    ORGANISATION = "kind-of-organisation"
    ROUNDED = "rounded"
    MAGNITUDE = "magnitude"


@dataclass(frozen=True, slots=True)
class GeneralisedValue:
    """One generalised value.

    Attributes:
        text: the value, the same for all ways to write the original: "aged 40-44", "place in Norway", "1960s". The
            index of background data can look it up.
        written: the same in the language and form of the words that it replaces: "40-44-year-old". Words that are no
            name and no number are in square brackets, like an editor's words in a quotation.
        kept: share of the information of the words that is kept, 0 to 1.
    """

    grain: Grain
    text: str = field(repr=False)
    written: str = field(repr=False)
    kept: float


def steps(
    words: str, kind: Kind, subtype: str | None = None, language: str = wording.ENGLISH
) -> tuple[GeneralisedValue, ...]:
    """Return all generalised values, the finest first, each keeping less than the one before; () if there are none.

    Args:
        subtype: as the recognizer returned it, such as "age" or "occupation"; if None, the words decide.
        language: of `wording.LANGUAGES`, in which values are written; those without words in it are left out.
    """
    for reader in _READERS.get(kind, ()):
        falling: list[GeneralisedValue] = []
        for step in reader(words, subtype, language):
            if 0 < step.kept < (falling[-1].kept if falling else 1):
                falling.append(step)
        if falling:
            return tuple(falling)
    return ()


def _age_steps(words: str, subtype: str | None, language: str) -> Iterator[GeneralisedValue]:
    found = ages.span(words, bare=subtype == "age")
    if found is None:
        return
    years, start, end = found
    whole = log2(_AGES)
    if years >= ages.POOLED:
        pooled = f"aged {ages.POOL}" if language == wording.ENGLISH else _pooled(language)
        yield GeneralisedValue(Grain.AGE_90, f"aged {ages.POOL}", f"[{pooled}]", 0.5)
        return
    for grain, width in ((Grain.AGE_BAND, 5), (Grain.AGE_DECADE, 10)):
        band = ages.band(years, width)
        yield GeneralisedValue(
            grain, f"aged {band}", f"{words[:start]}{band}{words[end:]}", log2(_AGES / width) / whole
        )


def _pooled(language: str) -> str | None:
    """Return the ages that are pooled: "90 Jahre oder älter"."""
    years = wording.filled("aged", language, str(ages.POOLED))
    return years and wording.filled("or-older", language, years)


def _date_steps(words: str, _: str | None, language: str) -> Iterator[GeneralisedValue]:
    """Yield the steps shared by both readings of an ambiguous day, or by all of several dates (year, decade).

    The first reading has the day first, as all languages but English do.
    """
    readings = dates.readings(words)
    readings = readings if language == wording.ENGLISH else readings[:1]
    if readings:
        whole = _bits(readings[0])
        shared = [date for date in dates.coarser(readings[0]) if all(date in dates.coarser(each) for each in readings)]
    else:
        whole = _bits(Date(1, 1, 1))
        years = {int(year) for year in _YEAR.findall(words)}
        decades = {Date(decade=year // 10 * 10) for year in years}
        shared = [*(map(Date, years) if len(years) == 1 else ()), *(decades if len(decades) == 1 else ())]
    for date in shared:
        text = dates.forms(date)[0]
        written = text if language == wording.ENGLISH else wording.date(date, language)
        grain = Grain.MONTH if date.month is not None else Grain.YEAR if date.year is not None else Grain.DECADE
        if written:
            yield GeneralisedValue(grain, text, written, _bits(date) / whole)


def _bits(date: Date) -> float:
    year = log2(_YEARS / 10) if date.decade is not None else log2(_YEARS) if date.year is not None else 0
    return year + (log2(12) if date.month is not None else 0) + (log2(30.4) if date.day is not None else 0)


def _place_steps(words: str, _: str | None, language: str) -> Iterator[GeneralisedValue]:
    place = places.find(words)
    whole = _rarity(place) if place else _ADDRESS
    if place is None:
        place = _end_of_address(words)
        if place is None:
            return
        name = _named(place, language)
        if name:
            yield GeneralisedValue(_EXTENTS[place.extent], place.name, name, _rarity(place) / whole)
    for around in places.areas(place):
        share = _rarity(around) / whole
        if around.name == place.within and place.extent is PlaceExtent.SETTLEMENT:
            inside = log2(_WORLD / (_IN_CITIES * around.thousands)) / whole
            named = places.with_article(around.name)
            town = f"[place in {named}]" if language == wording.ENGLISH else wording.town_in(around.name, language)
            if town:
                yield GeneralisedValue(Grain.TOWN_IN, f"place in {named}", town, inside)
        name = _named(around, language)
        if name:
            yield GeneralisedValue(_EXTENTS[around.extent], around.name, name, share)


def _named(place: KnownPlace, language: str) -> str | None:
    """Return the name of a place in a sentence: in English with its article, elsewhere in square brackets."""
    if language == wording.ENGLISH:
        return places.with_article(place.name)
    name = place.name if place.extent is PlaceExtent.SETTLEMENT else wording.area(place.name, language)
    return name and wording.filled("area", language, name)


def _end_of_address(words: str) -> KnownPlace | None:
    """Return the last part of an address that is known: the town, where a table has it, or the state or country."""
    parts = [part.strip() for part in re.split(r"[,\n]", words)]
    ends = (places.find(", ".join(parts[first:])) for first in range(1, len(parts)))
    return next(filter(None, ends), None)


def _rarity(place: KnownPlace) -> float:
    return log2(_WORLD / place.thousands)


def _origin_steps(words: str, _: str | None, language: str) -> Iterator[GeneralisedValue]:
    """Yield areas of origin in English; elsewhere they would have to be inflected."""
    place = places.origin(words)
    if place is None or language != wording.ENGLISH:
        return
    for around in places.areas(place):
        called = next(iter(around.people), None)
        if called:
            plural = "s" if _PLURAL.search(words) else ""
            yield GeneralisedValue(_EXTENTS[around.extent], called, called + plural, _rarity(around) / _rarity(place))


def _occupation_steps(words: str, _: str | None, language: str) -> Iterator[GeneralisedValue]:
    """Yield fields of work in English; elsewhere they would have to be inflected."""
    found = categories.field(words) if language == wording.ENGLISH else None
    if found and fold_words(words) not in (fold_words(found.name), f"{fold_words(found.name)}s"):
        plural = "s" if _PLURAL.search(words) else ""
        share = log2(1000 / found.per_thousand)
        yield GeneralisedValue(
            Grain.FIELD, found.name, f"[{found.name}{plural}]", share / (share + log2(found.occupations))
        )


def _organisation_steps(words: str, _: str | None, language: str) -> Iterator[GeneralisedValue]:
    called = categories.kind(words)
    named = called if called is None or language == wording.ENGLISH else wording.word(called, language)
    if called and named:
        yield GeneralisedValue(Grain.ORGANISATION, called, f"[{named}]", _KINDS_OF_ORGANISATIONS / _ORGANISATIONS)


def _amount_steps(words: str, _: str | None, language: str) -> Iterator[GeneralisedValue]:
    amount = numbers.parse(words)
    if amount is None:
        return
    whole = log2(_MAGNITUDES) + log2(10) * amount.digits
    near = numbers.rounded(amount)
    if near is not None:
        text = f"about {amount.written(near)}"
        written = wording.filled("about", language, amount.written(near, language)) or text
        yield GeneralisedValue(Grain.ROUNDED, text, written, (log2(_MAGNITUDES) + log2(9)) / whole)
    span = numbers.magnitude(amount)
    if span is not None:
        text = f"{amount.written(span[0])} to {amount.written(span[1])}"
        ends = (amount.written(each, language) for each in span)
        yield GeneralisedValue(
            Grain.MAGNITUDE, text, wording.filled("to", language, *ends) or text, log2(_MAGNITUDES) / whole
        )


_EXTENTS = {
    PlaceExtent.SETTLEMENT: Grain.TOWN,
    PlaceExtent.STATE: Grain.STATE,
    PlaceExtent.COUNTRY: Grain.COUNTRY,
    PlaceExtent.REGION: Grain.REGION,
    PlaceExtent.CONTINENT: Grain.CONTINENT,
}

_Reader = Callable[[str, str | None, str], Iterator[GeneralisedValue]]
# The first reader that knows the words yields all steps.
_READERS: dict[Kind, tuple[_Reader, ...]] = {
    Kind.DATETIME: (_age_steps, _date_steps),
    Kind.LOC: (_place_steps,),
    Kind.ORG: (_organisation_steps, _place_steps),
    Kind.DEM: (_origin_steps, _occupation_steps, _age_steps, _place_steps),
    Kind.QUANTITY: (_age_steps, _amount_steps),
    Kind.MISC: (_age_steps, _date_steps, _occupation_steps),
}
