"""Which attribute each column of a table holds: by the words of its header, and by its values."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from engine.background.attributes import Attribute, Problem, of_header
from engine.background.words import code, is_unknown, values
from engine.generalisation import dates, numbers

_MOST = 0.8
"""Of the values that are filled in, this part must fit; some cells of every register are wrong."""
_LONG = 7
"""Words; longer values are text about a person, not an attribute."""
_OLDEST = 130
_NAME = re.compile(r"[^\W\d_][^\d@/:()]*")
_NUMBER = re.compile(r"[$€£]?\s?-?\d+(?:[., ]\d+)*\s?(?:%|[a-zA-Z]{1,4})?")


class Why(StrEnum):
    """What a column was known by."""

    TOLD = "told"
    HEADER = "header"
    VALUES = "values"


@dataclass(frozen=True, slots=True)
class Column:
    """`number` counts from 1. `filled`: how many of the rows looked at (up to a thousand) have a value.

    `day_first`: of dates in numbers, whether the day comes before the month; None where no value tells.
    """

    number: int
    header: str = field(repr=False)
    attribute: Attribute
    why: Why
    filled: int
    day_first: bool | None = None


def mapped(header: tuple[str, ...], sample: Sequence[Sequence[str]], told: dict[str, str]) -> tuple[Column, ...]:
    """What each column holds.

    Args:
        sample: the first rows.
        told: attributes by header (in any case), which the person has said.

    Raises:
        Problem: the header is a row of values; or an attribute is none.
    """
    if any(_looks_like_a_value(cell) for cell in header):
        raise Problem("no-header", row=1)
    by_header = {name.strip().casefold(): _attribute(attribute) for name, attribute in told.items()}
    found = []
    for number, name in enumerate(header, start=1):
        filled = [value for row in sample if len(row) >= number for value in values(row[number - 1])]
        said = by_header.get(name.strip().casefold())
        known = [value for value in filled if not is_unknown(value)]
        attribute, why = (said, Why.TOLD) if said else of(name, known)
        day_first = _day_first(filled) if attribute in (Attribute.BORN, Attribute.DATE) else None
        found.append(Column(number, name, attribute, why, len(filled), day_first))
    return tuple(found)


def _attribute(word: str) -> Attribute:
    try:
        return Attribute(word.strip().lower().replace("_", "-").replace(" ", "-"))
    except ValueError as error:
        raise Problem("unknown-attribute") from error


def of(header: str, filled: list[str]) -> tuple[Attribute, Why]:
    """What values under such a header are."""
    for attribute in of_header(header):
        if not filled or _mostly(filled, _FITS.get(attribute, _is_short)):
            return attribute, Why.HEADER
    return next((attribute for attribute, fits in _BY_VALUE if filled and fits(filled)), Attribute.TERM), Why.VALUES


def _mostly(filled: Iterable[str], fits: Callable[[str], bool]) -> bool:
    found = [fits(value) for value in filled]
    return sum(found) >= _MOST * len(found)


def _is_date(value: str) -> bool:
    return bool(dates.readings(value))


def _is_full_date(value: str) -> bool:
    return any(each.year is not None for each in dates.readings(value)) and not value.strip().isdecimal()


def _is_number(value: str) -> bool:
    return bool(_NUMBER.fullmatch(value.strip())) and numbers.parse(value) is not None


def _is_age(value: str) -> bool:
    parsed = numbers.parse(value)
    return parsed is not None and parsed.value <= _OLDEST


def _is_name(value: str) -> bool:
    return bool(_NAME.fullmatch(value.strip())) and len(value.split()) <= _LONG


def _is_full_name(value: str) -> bool:
    each = value.replace(",", " ").split()
    return _is_name(value) and 2 <= len(each) <= 4 and all(word[0].isupper() for word in each)


def _is_code(value: str) -> bool:
    return len(value.split()) <= _LONG and (
        any(letter.isdigit() for letter in value) or "@" in value or " " not in value
    )


def _is_certain_code(value: str) -> bool:
    digits = sum(letter.isdigit() for letter in value)
    return "@" in value or (digits >= 5 and digits * 2 >= len(code(value)))


def _is_postcode(value: str) -> bool:
    return len(value) <= 10 and any(letter.isdigit() for letter in value)


def _is_short(value: str) -> bool:
    """Words, and neither a text, a date nor the number of something."""
    return len(value.split()) <= _LONG * 2 and not _is_certain_code(value) and not _is_full_date(value)


def _is_long(value: str) -> bool:
    return len(value.split()) > _LONG


_FITS: dict[Attribute, Callable[[str], bool]] = {
    Attribute.NAME: _is_name,
    Attribute.GIVEN: _is_name,
    Attribute.FAMILY: _is_name,
    Attribute.BORN: _is_date,
    Attribute.DATE: _is_date,
    Attribute.AGE: _is_age,
    Attribute.ADDRESS: lambda value: len(value.split()) <= _LONG * 3,
    Attribute.POSTCODE: _is_postcode,
    Attribute.IDENTIFIER: _is_code,
    Attribute.NUMBER: _is_number,
    Attribute.IGNORED: _is_long,
}
"""What the values of a column must look like before its header is believed; of the others, that they are words."""


def _distinct(filled: list[str]) -> bool:
    return len(set(filled)) > 0.9 * len(filled)


_BY_VALUE: tuple[tuple[Attribute, Callable[[list[str]], bool]], ...] = (
    (Attribute.DATE, lambda filled: _mostly(filled, _is_full_date)),
    (Attribute.IDENTIFIER, lambda filled: _mostly(filled, _is_certain_code) and _distinct(filled)),
    (Attribute.NUMBER, lambda filled: _mostly(filled, _is_number)),
    (Attribute.IGNORED, lambda filled: _mostly(filled, _is_long)),
    (Attribute.NAME, lambda filled: _mostly(filled, _is_full_name) and _distinct(filled)),
)
"""What a column without a telling header holds; if none fits, words."""


def _looks_like_a_value(cell: str) -> bool:
    return _is_full_date(cell) or _is_certain_code(cell)


def _day_first(filled: list[str]) -> bool | None:
    """What the values that can be read in one way only say, where they agree."""
    said = {_order(value) for value in filled} - {None}
    return said.pop() if len(said) == 1 else None


def _order(value: str) -> bool | None:
    numbers = re.fullmatch(r"\s*(\d{1,2})\s?[-./]\s?(\d{1,2})\s?[-./].*", value)
    if not numbers or (int(numbers[1]) > 12) == (int(numbers[2]) > 12):
        return None
    return int(numbers[1]) > 12
