"""Words that replace masked text in the language of its paragraph: labels, and generalised values.

Nothing is inflected: what would have to agree with the words before it is in square brackets, like an editor's words.
"""

from __future__ import annotations

import re
from decimal import Decimal
from functools import cache

from engine.generalisation.categories import rows
from engine.generalisation.dates import Date

ENGLISH = "en"
LANGUAGES = ("en", "de", "fr", "es", "pt", "da", "nb")
"""Languages of `resources/hierarchy/wording.tsv`, in the order of its columns."""

# Lists of words stay together.
# ruff: noqa: E501

# Before a month, year or decade these words announce a day: "am 3. März 2021".
_ON_A_DAY = {
    "de": r"am|vom|zum|den|dem|ab|bis",
    "fr": r"le|du|au",
    "es": r"el|del|al|día|a",
    "pt": r"em|no|ao|dia|de",
    "da": r"den|d\.",
    "nb": r"den",
}
# Names of areas with an article, or with another word than "in": they are in brackets.
_NOT_IN = {
    "de": r"Ver\w+ .*|.* (?:Republik|Staaten|Emirate)|.*republik|.*inseln|(?:Schwei|Pfal)z|Türkei|Niederlande|Ukraine|Slowakei|Mongolei|Ira[nk]|Libanon|Jemen|Sudan"
    r"|Südsudan|Philippinen|Malediven|Seychellen|Komoren|Bahamas|Elsass|Bretagne|Normandie|Provence|Toskana|Lombardei|Steiermark|Baskenland|Karibik|Vatikanstadt|Kongo.*",
    "da": r"Island|.*øerne|Filippinerne|Maldiverne|Seychellerne|Comorerne|Bahamas|Cypern|Malta|Cuba|Jamaica|Corsica|Korsika|Sicilien|Sardinien",
    "nb": r"Island|.*øyene|Filippinene|Maldivene|Seychellene|Komorene|Bahamas|Kypros|Malta|Cuba|Jamaica|Korsika|Sicilia|Sardinia",
}  # fmt: skip
_FIXED = "\u00a0"
"""The space between thousands in French and Norwegian."""


def known(language: str) -> str:
    """Return the language whose words are used for text of a language: English where there are none."""
    return {"nn": "nb", "no": "nb"}.get(language, language if language in LANGUAGES else ENGLISH)


def word(key: str, language: str) -> str | None:
    """Return the words of a key in one of `LANGUAGES`, or None."""
    return _table().get(key, {}).get(language)


def area(name: str, language: str) -> str | None:
    """Return the name of an area of `areas.tsv` in one of `LANGUAGES`, or None."""
    return name if language == ENGLISH else _areas().get(name, {}).get(language)


def town_in(name: str, language: str) -> str | None:
    """Return words for a town in an area: "[Ort in Bayern]", "[Ort (Schweiz)]"; None where the area has no name."""
    called = area(name, language)
    form = word("town-in", language)
    if called is None or form is None:
        return None
    if re.fullmatch(_NOT_IN.get(language, "(?!)"), called):
        form = re.sub(r" \w+ \{\}", " ({})", form)
    return form.format(called)


def area_names() -> dict[str, tuple[str, ...]]:
    """Return the names of each area in other languages, so that they are found in a text."""
    return {name: tuple(dict.fromkeys(by_language.values())) for name, by_language in _areas().items()}


def filled(key: str, language: str, *values: str) -> str | None:
    """Return the words of a key with values filled in, or None."""
    form = word(key, language)
    return form and form.format(*values)


def date(when: Date, language: str) -> str | None:
    """Return a month, year or decade: "März 2023", "mars 2023", "década de 1980"."""
    if when.decade is not None:
        return filled("decade", language, str(when.decade))
    if when.month is None:
        return None if when.year is None else str(when.year)
    months = word("months", language)
    if months is None:
        return None
    name = months.split("|")[when.month - 1]
    return name if when.year is None else filled("month-year", language, name, str(when.year))


def on_a_day(before: str, language: str) -> bool:
    """Return whether the words before a date say that it is a day."""
    words = _ON_A_DAY.get(language)
    return words is not None and re.search(rf"(?<!\w)(?i:{words})\s+\Z", before) is not None


def figure(value: Decimal, language: str) -> str:
    """Return a number with the signs between thousands and before decimals: "20.000"."""
    mark = word("thousands", language) or ","
    thousands = _FIXED if mark == "space" else mark
    decimal = word("decimal", language) or "."
    return f"{value:,f}".translate({ord(","): thousands, ord("."): decimal})


@cache
def _table() -> dict[str, dict[str, str]]:
    return {key: _by_language(words) for key, *words in rows("wording", 1 + len(LANGUAGES))}


@cache
def _areas() -> dict[str, dict[str, str]]:
    return {name: _by_language([name, *names]) for name, *names in rows("areas-abroad", len(LANGUAGES))}


def _by_language(words: list[str]) -> dict[str, str]:
    return {language: each for language, each in zip(LANGUAGES, words, strict=True) if each}
