"""Other written forms of the user's terms that only a reader of dates and addresses knows.

For the term "14 March 1987": "14.03.1987", "March 14th, '87", "1987-03-14", "le 14 mars 1987", "14.III.1987",
"1987年3月14日". For "maren.quistorp@example.org": "maren.quistorp+news@mail.example.org". Other strings come from
`engine.core.term_forms`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.core.calendar_words import MONTH_NUMBERS, month_numbers
from engine.core.folding import fold
from engine.generalisation import dates
from engine.generalisation.ages import ONES, TENS

_MONTHS = MONTH_NUMBERS | month_numbers("da", "de", "es", "fr", "it", "nb", "nl", "pt", "sv")
_ROMAN = "I II III IV V VI VII VIII IX X XI XII".split()
_SHORT_NAMES = 3  # letters to which names of months are cut
_ORDINALS = {"one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth", "nine": "ninth"}
_ORDINALS |= {"twelve": "twelfth"}
_ORDINAL = r"(?:st|nd|rd|th|er|\.?[ºªo])?"
_GAP = r"[\W_]{1,3}"
_WORD_GAP = r"[\W_]{0,3}(?:(?:day[\W_]{1,2})?(?:of|the|de|del|do|den|der)[\W_]{1,2}){0,2}"
_ADDRESS = re.compile(r"([\w.-]{1,64})(?:\+[\w.-]*)?@((?:[\w-]{1,63}\.)+[\w-]{2,63})")
_BETWEEN = r"[\w.-]{0,40}"


def patterns(term: str) -> Iterator[str]:
    """Yield expressions for other forms of a term, to be searched for in folded text."""
    for date in dates.readings(term):
        if date.year is not None and date.month is not None and date.day is not None:
            yield _of_date(date.year, date.month, date.day)
    if match := _ADDRESS.fullmatch(term.strip()):
        local, domain = map(re.escape, map(fold, match.groups()))
        yield rf"(?<![\w.-]){local}(?:[+=]{_BETWEEN})?@(?:{_BETWEEN}\.)?{domain}(?![\w-])"
        yield rf"(?<![\w-]){domain}={local}(?![\w-])"


def _of_date(year: int, month: int, day: int) -> str:
    full, short = f"{year:04d}", rf"['’]?{year % 100:02d}"
    some_day = rf"(?:0?{day}{_ORDINAL}|{_ordinal(day)})"
    number = rf"0?{month}"
    names = {fold(name) for name, each in _MONTHS.items() if each == month}
    names |= {name[:_SHORT_NAMES] for name in names}
    name = rf"(?:{'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))})(?![^\W\d_])"
    roman = fold(_ROMAN[month - 1])
    any_year = f"(?:{full}|{short}|{_said(year)})"
    two = f"{month:02d}"
    forms = (
        # With the name of the month.
        rf"{some_day}{_WORD_GAP}{name}{_WORD_GAP}{any_year}",
        rf"{name}{_GAP}{some_day}{_GAP}{any_year}",
        rf"{full}{_GAP}{name}{_GAP}{some_day}",
        # In numbers, day or month first.
        *(
            rf"{one}{mark}{other}{mark}{any_year}"
            for one, other in ((f"0?{day}", number), (number, f"0?{day}"), (f"0?{day}", roman))
            for mark in (r"\s?\.\s?", r"\s?/\s?", r"\s?[-‐‑–]\s?", " ")
        ),
        rf"{full}{_GAP}{number}{_GAP}0?{day}",
        *(
            rf"{full}\s?{of_year}\s?{number}\s?{of_month}\s?0?{day}\s?{of_day}"
            for of_year, of_month, of_day in (map(fold, signs) for signs in ("年月日", "년월일"))
        ),
        f"{full}{two}{day:02d}",
        f"{day:02d}{two}{full}",
        f"{two}{day:02d}{full}",
        f"{day:02d}{two}{year % 100:02d}",
        f"{year % 100:02d}{two}{day:02d}",
    )
    return rf"(?<!\d)(?<!\d[.,/-])(?:{'|'.join(forms)})(?![\d_]|[.,/-]\d)"


def _said(year: int) -> str:
    """Return the expression of a year in English words: nineteen eighty-seven, nineteen hundred and five."""
    century, rest = divmod(year, 100)
    tail = rf"(?:[\W_]{{1,3}}(?:and[\W_]{{1,3}}|oh?[\W_]{{1,3}})?{_number(rest)})" if rest else ""
    return rf"(?:{_number(century)}(?:{_GAP}hundred)?{tail}|{ONES[century // 10 % 20]}{_GAP}thousand{tail})"


def _ordinal(day: int) -> str:
    """Return the expression of a day of a month in English words: fourteenth, twenty-first."""
    *before, last = _number(day).rpartition(_GAP)
    return "".join(before) + _ORDINALS.get(last, re.sub("y$", "ie", last) + "th")


def _number(number: int) -> str:
    """Return the expression of a number below 100 in English words."""
    if number < len(ONES):
        return ONES[number]
    tens, ones = divmod(number, 10)
    return TENS[tens - 2] + (_GAP + ONES[ones] if ones else "")
