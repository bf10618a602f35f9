"""Dates shifted by one secret number of weeks, in the form in which they were written.

Whole weeks keep weekdays and exact intervals between days. A month without a day shifts by whole months, and a year
alone by whole years, those nearest to the weeks, so that their intervals are kept as well. Times of day stay. Hospitals
shift dates by patient for the same reason (date shifting in 45 CFR 164.514(b)(1) determinations).

More possible shifts hide the year better, but also distort the meaning of a year, such as the state of medicine.
An adversary who knows one true date knows all of them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from engine.core.calendar_words import MONTH_NUMBERS, MONTHS, WEEKDAY, any_of
from engine.core.expressions import Expression
from engine.generalisation import dates
from engine.generalisation.dates import ordinal_ending
from engine.planning.replacements.invention import ValueSource

_DAYS_A_MONTH, _DAYS_A_YEAR = 30.4375, 365.25
# At least half a year, so that years alone shift as well. At most ten years, so that two digits keep their century.
# Not whole years, which would leave months unchanged.
_WEEKS = tuple(weeks for weeks in range(30, 522) if round(7 * weeks / _DAYS_A_MONTH) % 12)
SHIFTS = 2 * len(_WEEKS)
"""The number of shifts of which one is drawn, forward and backward."""
_NO_YEAR = 2001  # the year of days without one, where no other date of the document has a year
_PIVOT = 35

_MORE_NAMES = rf"{any_of(MONTH_NUMBERS)}(?![^\W\d_])"
_NAME = rf"(?P<name>{any_of(MONTH_NUMBERS)})(?![^\W\d_])"
_DAY = r"(?P<day>\d{1,2})(?P<nth>\s?(?:st|nd|rd|th))?(?!\d)"
_YEAR = r"(?P<year>\d{4})(?!\d)"
_SHORT_YEAR = r"(?:(?P<year>\d{4})|['’]?(?P<short>\d\d))(?!\d)"
_AND = r"(?:,?\s(?:and|or|to|until|through)\s|\s?[-–—]\s?|,\s?)"
_GAP = r"[\s\u00a0]?[.,-]?[\s\u00a0]?"
_BEFORE = (
    r"(?:(?:on|in|since|until|till|by|before|after|from|of|dated|around|about|early|mid|late|born|year|years|the)[\s:-]+)*"
    rf"(?:{WEEKDAY},?\s(?:the\s)?)?"
)
_CLOCK = (
    r"(?:(?:T|,?\s(?:at\s)?)\d{1,2}[:.]\d\d(?:[:.]\d\d(?:\.\d{1,6})?)?\s?(?:[ap]\.?m\.?|hours|hrs?|h|Z)?"
    r"|,?\s(?:at\s)?\d{1,2}\s?(?:[ap]\.?m\.?|o['’]clock))?"
)


@dataclass(frozen=True, slots=True)
class Shift:
    """The shift of the dates of one document.

    Attributes:
        weeks: forward, or backward if negative: 30 to 521, except those close to whole years.
        year: the year of days written without one.
        month_first: the reading of 03/04/2019.
    """

    weeks: int
    year: int
    month_first: bool

    @property
    def months(self) -> int:
        return round(7 * self.weeks / _DAYS_A_MONTH)

    @property
    def years(self) -> int:
        return round(7 * self.weeks / _DAYS_A_YEAR)


def shift(source: ValueSource, whose: str, written: Iterable[str], *, day_first: bool = False) -> Shift:
    """Return the shift of the dates of a data subject or a document.

    Args:
        whose: the data subject or document, for the source.
        written: the dates as written, which show the order of numbers.
        day_first: 03/04/2019 is a day of April in the language of the dates.
    """
    weeks = source.one_of(_WEEKS, "weeks", whose)
    sign = 1 if source.number(2, "direction", whose) else -1
    phrases = tuple(written)
    years = Counter(reading.year for words in phrases for reading in dates.readings(words) if reading.year)
    return Shift(
        sign * weeks, years.most_common(1)[0][0] if years else _NO_YEAR, not day_first and _month_first(phrases)
    )


def moved(words: str, by: Shift) -> str | None:
    """Return the words with the shifted date in the same form, or None for an unknown form.

    None also for a weekday alone, which whole weeks do not change.
    """
    for form, rewrite in _FORMS:
        if match := form.fullmatch(words):
            try:
                return rewrite(match, by)
            except (ValueError, OverflowError):
                continue  # 84 is not a day of March
    if match := _TWO.fullmatch(words):
        first, second = moved(match["first"], by), moved(match["second"], by)
        return f"{first}{match['between']}{second}" if first and second else None
    return None


def _month_first(phrases: Iterable[str]) -> bool:
    """Return the order of most unambiguous numeric dates; without any, month first if slashes separate the numbers."""
    votes: Counter[bool] = Counter()
    strokes = False
    for words in phrases:
        if match := _NUMBERS.fullmatch(words):
            first, second = int(match["first"]), int(match["second"])
            votes[True] += second > 12
            votes[False] += first > 12
            strokes |= match["mark"] == "/"
    return strokes if votes[True] == votes[False] else votes[True] > votes[False]


def _replaced(match: re.Match[str], **parts: str) -> str:
    """Return the words with these groups replaced."""
    text = match.string
    for name in sorted(parts, key=match.start, reverse=True):
        if match[name] is not None:
            text = text[: match.start(name)] + parts[name] + text[match.end(name) :]
    return text


def _by_name(match: re.Match[str], by: Shift) -> str:
    """12 March 2019; Tuesday, March 12th; 2 Mar '84."""
    day = date(_year_of(match, by), MONTH_NUMBERS[match["name"].lower()], int(match["day"])) + timedelta(weeks=by.weeks)
    return _replaced(
        match,
        day=_like(match["day"], day.day),
        nth=_ending(match["nth"], day.day),
        name=_name_like(match["name"], day.month),
        **_years(match, day.year),
    )


def _several_days(match: re.Match[str], by: Shift) -> str:
    """2 and 25 January 1995; March 12-14, 2019. A day that moves to another month than the named one gets its name."""
    year, month = _year_of(match, by), MONTH_NUMBERS[match["name"].lower()]
    found = list(re.finditer(_DAY, match["days"], re.IGNORECASE))
    new = [date(year, month, int(day["day"])) + timedelta(weeks=by.weeks) for day in found]
    first = match.start("name") < match.start("days")
    anchor = new[0] if first else new[-1]
    text = match["days"]
    for old, day in reversed(list(zip(found, new, strict=True))):
        shown = _like(old["day"], day.day) + _ending(old["nth"], day.day)
        if (day.year, day.month) != (anchor.year, anchor.month):
            name = _name_like(match["name"], day.month)
            shown = f"{name} {shown}" if first else f"{shown} {name}"
            if day.year != new[-1].year and match["year"]:
                shown += f", {day.year}" if first else f" {day.year}"
        text = text[: old.start()] + shown + text[old.end() :]
    return _replaced(match, days=text, name=_name_like(match["name"], anchor.month), **_years(match, new[-1].year))


def _months(match: re.Match[str], by: Shift) -> str:
    """March 2019; January and February 1981; Mar-84. Without a year, the month alone."""
    year = _year_of(match, by)
    found = list(re.finditer(_MORE_NAMES, match["months"], re.IGNORECASE))
    new = [_month_on(year, MONTH_NUMBERS[name.group().lower()], by) for name in found]
    text = match["months"]
    for old, (in_year, month) in reversed(list(zip(found, new, strict=True))):
        shown = _name_like(old.group(), month)
        if in_year != new[-1][0] and match["year"]:
            shown += f" {in_year}"
        text = text[: old.start()] + shown + text[old.end() :]
    return _replaced(match, months=text, **_years(match, new[-1][0]))


def _in_numbers(match: re.Match[str], by: Shift) -> str:
    """12/03/2019; 3/14."""
    first, second = int(match["first"]), int(match["second"])
    month_first = second > 12 or (by.month_first and first <= 12)
    month, day = (first, second) if month_first else (second, first)
    new = date(_year_of(match, by), month, day) + timedelta(weeks=by.weeks)
    shown = (new.month, new.day) if month_first else (new.day, new.month)
    wide = "0" in (match["first"][0], match["second"][0]) or len(match["first"] + match["second"]) == 4
    one, two = (f"{number:02d}" if wide else str(number) for number in shown)
    return _replaced(match, first=one, second=two, **_years(match, new.year))


def _iso(match: re.Match[str], by: Shift) -> str:
    """2019-03-12; 20190312."""
    new = date(int(match["year"]), int(match["month"]), int(match["day"])) + timedelta(weeks=by.weeks)
    wide = len(match["month"] + match["day"]) == 4
    return _replaced(
        match,
        year=f"{new.year:04d}",
        month=f"{new.month:02d}" if wide else str(new.month),
        day=f"{new.day:02d}" if wide else str(new.day),
    )


def _month_in_numbers(match: re.Match[str], by: Shift) -> str:
    """03/2019; 2019-03."""
    year, month = _month_on(int(match["year"]), int(match["month"]), by)
    return _replaced(match, year=f"{year:04d}", month=_like(match["month"], month))


def _only_years(match: re.Match[str], by: Shift) -> str:
    """2019; 1984-1990; spring of 1984."""
    return re.sub(r"\d{4}", lambda year: f"{int(year.group()) + by.years:04d}", match.string)


def _year_of(match: re.Match[str], by: Shift) -> int:
    groups = match.groupdict()
    if groups.get("year"):
        return int(match["year"])
    if groups.get("short"):
        return int(match["short"]) + (2000 if int(match["short"]) < _PIVOT else 1900)
    return by.year


def _years(match: re.Match[str], year: int) -> dict[str, str]:
    given = {name: text for name, text in match.groupdict().items() if name in ("year", "short") and text}
    return {name: f"{year:04d}"[-len(text) :] for name, text in given.items()}


def _month_on(year: int, month: int, by: Shift) -> tuple[int, int]:
    if not 1 <= month <= 12:
        raise ValueError
    return (year * 12 + month - 1 + by.months) // 12, (month - 1 + by.months) % 12 + 1


def _like(old: str, number: int) -> str:
    """Return the number with a leading zero where the old one had one."""
    return f"{number:02d}" if old.startswith("0") else str(number)


def _ending(old: str | None, day: int) -> str:
    if not old:
        return ""
    ending = ordinal_ending(day)
    return old[:-2] + (ending.upper() if old[-2:].isupper() else ending)


def _name_like(old: str, month: int) -> str:
    """Return the name of a month, as short and in the same case as the old one."""
    name = MONTHS[month - 1]
    if len(old) <= 4 and old.lower() not in ("may", "june", "july"):
        name = name[:3]
    return name.upper() if old.isupper() and len(old) > 1 else name.lower() if old.islower() else name


def _form(core: str) -> Expression:
    return Expression(rf"{_BEFORE}{core}{_CLOCK}", re.IGNORECASE)


_NUMBERS = _form(rf"(?P<first>\d{{1,2}})(?P<mark>[./-])(?P<second>\d{{1,2}})(?P=mark){_SHORT_YEAR}")
# 11 February 2024 / 19 February 2024
_TWO = Expression(
    r"(?P<first>.*?\d{4}|\d{1,2}\s\w+)(?P<between>\s?(?:/|and|or|to|until|through|[-–—,;&])\s)(?P<second>.+)"
)
_DAYS = rf"(?P<days>\d{{1,2}}(?:\s?(?:st|nd|rd|th))?(?:{_AND}\d{{1,2}}(?!\d)(?:\s?(?:st|nd|rd|th))?)+)"
_Rewrite = Callable[[re.Match[str], Shift], str]
_FORMS: tuple[tuple[Expression, _Rewrite], ...] = (
    (_form(rf"{_DAY}{_GAP}(?:day\s)?(?:of\s)?{_NAME}(?:\.?{_GAP}(?:of\s)?{_SHORT_YEAR})?"), _by_name),
    (_form(rf"{_NAME}\.?{_GAP}(?:the\s)?{_DAY}(?:{_GAP}(?:of\s)?{_YEAR})?"), _by_name),
    (_form(rf"{_YEAR}{_GAP}{_NAME}\.?{_GAP}{_DAY}"), _by_name),
    (_form(rf"{_DAYS}\s(?:of\s)?{_NAME}(?:\.?{_GAP}(?:of\s)?{_YEAR})?"), _several_days),
    (_form(rf"{_NAME}\.?\s{_DAYS}(?:{_GAP}{_YEAR})?"), _several_days),
    (_form(rf"(?P<months>{_MORE_NAMES}(?:{_AND}{_MORE_NAMES})*)(?:\.?{_GAP}(?:of\s)?{_YEAR})?"), _months),
    (_form(rf"(?P<months>{_MORE_NAMES})\.?[\s-](?:['’])?(?P<short>\d\d)(?P<year>(?!))?"), _months),
    (_form(r"(?P<year>\d{4})(?P<mark>[./-])(?P<month>\d{1,2})(?P=mark)(?P<day>\d{1,2})"), _iso),
    (_form(r"(?P<year>(?:19|20)\d\d)(?P<month>[01]\d)(?P<day>[0-3]\d)"), _iso),
    (_NUMBERS, _in_numbers),
    (_form(r"(?P<first>\d{1,2})/(?P<second>\d{1,2})"), _in_numbers),
    (_form(r"(?P<month>\d{1,2})[./-](?P<year>\d{4})"), _month_in_numbers),
    (_form(r"(?P<year>\d{4})[/-](?P<month>\d{2})"), _month_in_numbers),
    (
        Expression(
            rf"{_BEFORE}(?:(?:spring|summer|autumn|fall|winter|easter|christmas|q[1-4])(?:\sof)?,?\s)?"
            rf"(?:1[5-9]|20)\d\d(?:(?:{_AND}|/)(?:1[5-9]|20)\d\d)*",
            re.IGNORECASE,
        ),
        _only_years,
    ),
)
"""Forms of dates; the first that matches a whole phrase applies."""
