"""Parts of a mention that a policy keeps: the last four digits, initials, the year (see `KeptPart`).

Each function takes the words of one mention, and returns None if the part is uncertain: such a mention gets its label,
and nothing of it is kept.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

from engine.core.expressions import Expression
from engine.core.types import KeptPart, Kind
from engine.generalisation import ages, places, wording
from engine.generalisation.places import PlaceExtent
from engine.generalisation.steps import Grain, steps
from engine.planning.replacements.names import initials
from engine.policies import RESTRICTED_ZIP3

_LAST = 4
_SHORTEST_NUMBER = 9  # digits and letters; four of fewer would be half of the number, or all
_MOST_LETTERS = 2  # among the last four; more may be a name
_NEITHER = Expression(r"[^\W_]")
_FOUR_DIGITS = Expression(r"(?<!\d)\d{4}(?!\d)")
_ZIP = Expression(r"(?<!\d)(\d{3})\d{2}(?:-\d{4})?")


def last_four(words: str) -> str | None:
    """Return "XXX-XX-6789", the last four digits: all other digits and letters become X."""
    written = [match.start() for match in _NEITHER.finditer(words)]
    if len(written) < _SHORTEST_NUMBER or sum(words[index].isalpha() for index in written[-_LAST:]) > _MOST_LETTERS:
        return None
    hidden = frozenset(written[:-_LAST])
    return "".join("X" if index in hidden else character for index, character in enumerate(words))


def year(words: str) -> str | None:
    """Return the year of a date, if it is written with four digits."""
    written = _step_text(words, Kind.DATETIME, Grain.YEAR) or words.strip()
    return written if _FOUR_DIGITS.findall(words) == [written] else None


def zip3(words: str) -> str | None:
    """Return the first three digits, or 000 where those name 20,000 people or fewer (45 CFR 164.514(b)(2)(i)(B))."""
    if match := _ZIP.fullmatch(words.strip()):
        return "000" if match[1] in RESTRICTED_ZIP3 else match[1]
    return None


def city_and_state(words: str) -> str | None:
    """Return "Boston, Massachusetts" for an address in the USA; a town in no table must precede a state."""
    parts = [part.strip() for part in re.split(r"[,\n]", words) if part.strip()]
    for town, state in pairwise(parts):
        place = places.find(f"{town}, {state}")
        around = places.areas(place)[0] if place and place.extent is PlaceExtent.SETTLEMENT else None
        if place and around and around.extent is PlaceExtent.STATE and around.within == "United States":
            return f"{place.name}, {around.name}"
    return None


def country(words: str) -> str | None:
    """Return the country of a place: "Norway" for "Bergen"."""
    place = places.country(words)
    return place.name if place else _step_text(words, Kind.LOC, Grain.COUNTRY)


def age_90(words: str) -> str | None:
    """Return "90 or older" for an age over 89, else None."""
    found = ages.span(words, bare=True)
    return ages.POOL if found and found[0] >= ages.POOLED else None


def age_band(words: str) -> str | None:
    """Return the band of five years of an age, "aged 40-44", and "90 or older" from 90 on."""
    found = ages.span(words, bare=True)
    if found is None:
        return None
    return ages.POOL if found[0] >= ages.POOLED else f"aged {ages.band(found[0], 5)}"


def _step_text(words: str, kind: Kind, grain: Grain) -> str | None:
    return next((step.text for step in steps(words, kind) if step.grain is grain), None)


def _step(kind: Kind, grain: Grain) -> Callable[[str], str | None]:
    return lambda words: _step_text(words, kind, grain)


PARTS: dict[KeptPart, Callable[[str], str | None]] = {
    KeptPart.NOTHING: lambda _: None,
    KeptPart.LAST_FOUR: last_four,
    KeptPart.INITIALS: initials,
    KeptPart.YEAR: year,
    KeptPart.ZIP3: zip3,
    KeptPart.CITY_AND_STATE: city_and_state,
    KeptPart.MONTH: _step(Kind.DATETIME, Grain.MONTH),
    KeptPart.DECADE: _step(Kind.DATETIME, Grain.DECADE),
    KeptPart.AGE_90: age_90,
    KeptPart.AGE_BAND: age_band,
    KeptPart.COUNTRY: country,
    KeptPart.FIELD: _step(Kind.DEM, Grain.FIELD),
    KeptPart.MAGNITUDE: _step(Kind.QUANTITY, Grain.MAGNITUDE),
}


_IN_WORDS = {
    KeptPart.MONTH: (Kind.DATETIME, Grain.MONTH),
    KeptPart.DECADE: (Kind.DATETIME, Grain.DECADE),
    KeptPart.COUNTRY: (Kind.LOC, Grain.COUNTRY),
    KeptPart.MAGNITUDE: (Kind.QUANTITY, Grain.MAGNITUDE),
}
"""Parts with words, and the steps that write them in other languages."""


def part(wanted: KeptPart, words: str, language: str = wording.ENGLISH) -> str | None:
    """Return this part of the words of a mention, or None.

    Args:
        language: one of `wording.LANGUAGES`, for the words of the part.
    """
    if language == wording.ENGLISH:
        return PARTS[wanted](words)
    if wanted in _IN_WORDS:
        kind, grain = _IN_WORDS[wanted]
        return next((step.written for step in steps(words, kind, None, language) if step.grain is grain), None)
    if wanted in (KeptPart.AGE_90, KeptPart.AGE_BAND):
        return _age(words, language, pooled=wanted is KeptPart.AGE_90)
    return None if wanted is KeptPart.FIELD else PARTS[wanted](words)


def _age(words: str, language: str, *, pooled: bool) -> str | None:
    """Return the band of five years of an age, "40-44 Jahre"; with `pooled`, only that of 90 or older."""
    found = ages.span(words, bare=True)
    if found is None or (pooled and found[0] < ages.POOLED):
        return None
    if found[0] >= ages.POOLED:
        years = wording.filled("aged", language, str(ages.POOLED))
        return years and wording.filled("or-older", language, years)
    return wording.filled("aged", language, ages.band(found[0], 5))
