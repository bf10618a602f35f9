"""Calendar dates as English and six other languages write them, and their generalisations: month, year, decade."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date as calendar
from functools import lru_cache

from engine.core.calendar_words import MONTH_NUMBERS, MONTHS, SHORT_MONTHS, WEEKDAY, any_of, month_numbers, weekdays
from engine.core.expressions import Expression

# A two-digit year below it is of this century, from it on of the last one; births are older than letters.
_PIVOT = 35

# Abbreviations in German, French, Spanish, Portuguese, Danish and Norwegian, January first.
_SHORT_ABROAD = "janv,ene févr,fév mrz,mär avr,abr mai juin juil ago set okt,out nov dez,des,déc,dic".split()
_MONTH_NUMBER = MONTH_NUMBERS | month_numbers("da", "de", "es", "fr", "nb", "pt")
_MONTH_NUMBER |= {name: number for number, names in enumerate(_SHORT_ABROAD, start=1) for name in names.split(",")}
_MONTH = rf"(?P<name>{'|'.join(sorted(_MONTH_NUMBER, key=len, reverse=True))})(?![^\W\d_])\.?"

_UNITS = "first second third fourth fifth sixth seventh eighth ninth".split()
_TEENS = (
    "tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
).split()
_ORDINALS = {word: number for number, word in enumerate([*_UNITS, *_TEENS], start=1)} | {"thirtieth": 30}
_ORDINALS |= {f"twenty-{unit}": 20 + number for number, unit in enumerate(_UNITS, start=1)} | {"thirty-first": 31}
_ORDINAL = Expression(rf"\b(?:{'|'.join(sorted(_ORDINALS, key=len, reverse=True))})\b")

_CLOCK = Expression(
    r"(?:t|,|\bat\b|\s)\s*(?:[01]?\d|2[0-3])[:.][0-5]\d(?:[:.][0-5]\d(?:\.\d{1,6})?)?"
    r"\s*(?:[ap]\.?m\.?|hours|hrs?|h)?\s*(?:z|utc|gmt|[+-]\d\d:?\d\d)?$"
    r"|(?:,|\bat\b|\s)\s*(?:0?\d|1[0-2])\s*(?:[ap]\.?m\.?|o'clock)$"
)
_WEEKDAY = Expression(rf"^(?:on\s+)?{WEEKDAY}[,\s]\s*")
# Qualifiers that make a date less or more exact than a table can be: "spring of 1984" counts as its year.
_VAGUE = Expression(
    r"^(?:(?:in|on|of|since|until|by|before|after|around|about|circa|ca?\.|dated|year|years|the|this|early|mid|late"
    r"|beginning|end|spring|summer|autumn|fall|winter|easter|christmas|q[1-4]|born|b\.|d\.)[\s,-]+)+"
)
# Words beside days, months and years in other languages: "am", "le", "den"; "de" within a date.
_DAY_ABROAD = Expression(
    r"^(?:(?:am|vom|zum|im|ab|bis|seit|den|dem|der|le|du|au|en|el|del|al|em|no|ao|dia|día|d\.|kl\.)\s)?"
    rf"(?:(?:{any_of(weekdays('da', 'de', 'es', 'fr'))}|{any_of(weekdays('pt'))}-feira)"
    r",?\s(?:(?:den|dem|der|le|el|día|dia)\s)?)?(?=\d|\w{3,10}\s)"
)
_OF_ABROAD = Expression(r"(?<=[\w.º])\s(?:de|del|do)\s(?=[^\W\d_]{3}|\d{4}$)")
_DAY = r"(?P<day>\d{1,2})(?:\s?(?:st|nd|rd|th|er|\.?[ºª])(?!\w))?"
_YEAR = r"(?P<year>\d{4})"
_SOME_YEAR = r"(?P<year>\d{4}|['’]?\d\d)"
_GAP = r"[\s,.-]*"


@dataclass(frozen=True, slots=True)
class Date:
    """A day, month, year or decade. Parts that are not given are None; a decade has no other part than `decade`.

    `decade` is its first year: 1960 for "the 1960s".
    """

    year: int | None = None
    month: int | None = None
    day: int | None = None
    decade: int | None = None

    @property
    def key(self) -> str:
        """A unique string in the Extended Date/Time Format (ISO 8601-2): 2019-03-12, 2019-03, 2019, 201X, XXXX-03-12.

        XXXX is any year.
        """
        if self.decade is not None:
            return f"{self.decade // 10}X"
        parts = ["XXXX" if self.year is None else f"{self.year:04d}"]
        parts += [] if self.month is None else [f"{self.month:02d}"]
        parts += [] if self.day is None else [f"{self.day:02d}"]
        return "-".join(parts)


@lru_cache(maxsize=65536)
def readings(words: str) -> tuple[Date, ...]:
    """Return all dates that a phrase may mean: none if it is no date, two (day first, then month first) if ambiguous.

    Qualifiers are dropped: "early 1984", "spring of 1984" and "1984" all mean the year. A period of time is no date.
    """
    plain = _plain(words)
    for form, read in _FORMS:
        if match := form.fullmatch(plain):
            return tuple(dict.fromkeys(date for date in read(match) if _exists(date)))
    return ()


def _plain(words: str) -> str:
    text = unicodedata.normalize("NFKC", words).casefold().replace("’", "'")
    text = re.sub(r"[‐‑‒–—−]", "-", " ".join(text.split())).strip(' .,;:()[]"')
    text = _ORDINAL.sub(lambda match: str(_ORDINALS[match.group()]), text)
    text = _OF_ABROAD.sub(" ", _DAY_ABROAD.sub("", _CLOCK.sub("", text)))
    text = _VAGUE.sub("", _WEEKDAY.sub("", _VAGUE.sub("", text)))
    return re.sub(r"\bday of\b|\bof\b(?: the year)?|\bthe\b", " ", text).strip(" ,.")


def _exists(date: Date) -> bool:
    if date.month is None:
        return True
    try:
        calendar(2000 if date.year is None else date.year, date.month, date.day or 1)
    except ValueError:
        return False
    return True


def _year(digits: str | None) -> int | None:
    """Return the year of four digits or two, with or without an apostrophe."""
    if not digits:
        return None
    number = int(digits.lstrip("'"))
    if len(digits.lstrip("'")) == 4:
        return number
    return number + (2000 if number < _PIVOT else 1900)


def _named(match: re.Match[str]) -> Iterator[Date]:
    parts = match.groupdict()
    day = int(parts["day"]) if parts.get("day") else None
    yield Date(_year(parts.get("year")), _MONTH_NUMBER[parts["name"]], day)


def _numbers(match: re.Match[str]) -> Iterator[Date]:
    first, second, year = int(match["first"]), int(match["second"]), _year(match.groupdict().get("year"))
    yield Date(year, second, first)
    yield Date(year, first, second)


def _iso(match: re.Match[str]) -> Iterator[Date]:
    yield Date(int(match["year"]), int(match["month"]), int(match["day"]))


def _month_year(match: re.Match[str]) -> Iterator[Date]:
    yield Date(int(match["year"]), int(match["month"]))


def _only_year(match: re.Match[str]) -> Iterator[Date]:
    yield Date(int(match["year"]))


def _decade(match: re.Match[str]) -> Iterator[Date]:
    first = _year(match["year"])
    if first is not None and first % 10 == 0:
        yield Date(decade=first)


_FORMS: tuple[tuple[Expression, Callable[[re.Match[str]], Iterator[Date]]], ...] = tuple(
    (Expression(form), read)
    for form, read in (
        (rf"{_DAY}{_GAP}{_MONTH}(?:{_GAP}{_SOME_YEAR})?", _named),  # 12 March 2019, 12-MAR-19, 12 March
        (rf"{_MONTH}{_GAP}{_YEAR}", _named),  # March 2019
        (rf"{_MONTH}[\s-]*'(?P<year>\d\d)", _named),  # Mar '19
        (rf"{_MONTH}{_GAP}{_DAY}(?:(?:,\s*|\s+|-){_SOME_YEAR})?", _named),  # March 12, 2019; March 12th
        (rf"{_MONTH}", _named),  # March
        (rf"{_YEAR}{_GAP}{_MONTH}(?:{_GAP}{_DAY})?", _named),  # 2019 March 12
        (r"(?P<year>\d{4})\s?([-./])\s?(?P<month>\d{1,2})\s?\2\s?(?P<day>\d{1,2})", _iso),  # 2019-03-12
        (r"(?P<year>1[5-9]\d\d|20\d\d)(?P<month>\d\d)(?P<day>\d\d)", _iso),  # 20190312
        (rf"(?P<first>\d{{1,2}})\s?([-./])\s?(?P<second>\d{{1,2}})\s?\2\s?{_SOME_YEAR}", _numbers),  # 12/03/2019
        (r"(?P<first>\d{1,2})/(?P<second>\d{1,2})", _numbers),  # 12/3
        (r"(?P<month>\d{1,2})\s?[-./]\s?(?P<year>\d{4})", _month_year),  # 03/2019
        (r"(?P<year>\d{4})[-/](?P<month>\d{1,2})", _month_year),  # 2019-03
        (r"(?P<year>1\d{3}|20\d\d)", _only_year),
        (r"(?P<year>\d{4}|'\d\d)'?s", _decade),  # 1960s, '60s
    )
)
"""Forms of dates; the first that matches a whole phrase is taken."""


def coarser(date: Date) -> tuple[Date, ...]:
    """Return the generalisations of a date, step by step: month, year, decade; of a day without a year, its month."""
    if date.decade is not None:
        return ()
    steps = [Date(date.year, date.month)] if date.day is not None else []
    if date.year is not None:
        steps += [Date(date.year)] if date.month is not None else []
        steps.append(Date(decade=date.year // 10 * 10))
    return tuple(steps)


def forms(date: Date) -> tuple[str, ...]:
    """Return the written forms of a date in English, the plainest first. `readings` finds the date in each of them."""
    return tuple(dict.fromkeys(_forms(date)))


def _forms(date: Date) -> Iterator[str]:
    year, month, day = date.year, date.month, date.day
    if date.decade is not None:
        yield from (f"{date.decade}s", f"the {date.decade}s", f"{date.decade}'s")
    elif month is None:
        yield from () if year is None else (str(year),)
    else:
        names = (
            MONTHS[month - 1],
            *(f"{name}{dot}" for name in SHORT_MONTHS if MONTH_NUMBERS[name.lower()] == month for dot in ("", ".")),
        )
        yield from (text for name in names for text in _with_name(name, year, day))
        yield from _in_numbers(year, month, day)


def _with_name(name: str, year: int | None, day: int | None) -> Iterator[str]:
    if day is None:
        yield from (name,) if year is None else (f"{name} {year}", f"{name}, {year}", f"{name} of {year}")
        return
    nth = f"{day}{ordinal_ending(day)}"
    front = (f"{day} {name}", f"{nth} {name}", f"{nth} of {name}", f"the {nth} of {name}")
    back = (f"{name} {day}", f"{name} {nth}")
    if year is None:
        yield from (*front, *back)
        return
    yield from (f"{each}{gap}{year}" for each in front for gap in (" ", ", "))
    yield from (f"{each}{gap}{year}" for each in back for gap in (", ", " "))
    yield from (f"{shown}-{name}-{short}" for shown in (f"{day}", f"{day:02d}") for short in _short_years(year))
    yield from (
        f"{day:02d} {name} {year}",
        f"{name} {day:02d}, {year}",
        f"{day:02d}{name}{year}",
        f"{year} {name} {day}",
    )


def _in_numbers(year: int | None, month: int, day: int | None) -> Iterator[str]:
    if day is None:
        yield from () if year is None else (f"{year}-{month:02d}", f"{month:02d}/{year}", f"{month}/{year}")
        return
    pairs = ((f"{day:02d}", f"{month:02d}"), (f"{day}", f"{month}"))
    if year is None:
        yield from (f"{one}/{two}" for pair in pairs for one, two in (pair, pair[::-1]))
        return
    yield from (f"{year}-{month:02d}-{day:02d}", f"{year}/{month:02d}/{day:02d}", f"{year}{month:02d}{day:02d}")
    for mark in "/.-":
        for short in _short_years(year):
            yield from (mark.join((*order, short)) for pair in pairs for order in (pair, pair[::-1]))


def _short_years(year: int) -> tuple[str, ...]:
    """Return the year in four digits, and in two where these would be read as the same year."""
    two = f"{year % 100:02d}"
    return (f"{year}", two) if _year(two) == year else (f"{year}",)


def ordinal_ending(number: int) -> str:
    """Return st, nd, rd or th, as in 1st and 11th."""
    if number % 100 in (11, 12, 13):
        return "th"
    return {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
