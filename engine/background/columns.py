"""Attributes of table columns, recognised from the words of the header and from the values."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from engine.background.attributes import PersonAttribute, TableProblem, of_header
from engine.background.words import code, is_unknown, values
from engine.core.expressions import Expression
from engine.generalisation import dates, numbers

_MOST = 0.8
"""Share of the non-empty values that must match; some cells of every register are wrong."""
_LONG = 7
"""Greatest number of words; longer values are text about a person, not an attribute."""
_OLDEST = 130
_NAME = Expression(r"[^\W\d_][^\d@/:()]*")
_NUMBER = Expression(r"[$€£]?\s?-?\d+(?:[., ]\d+)*\s?(?:%|[a-zA-Z]{1,4})?")


@dataclass(frozen=True, slots=True)
class Column:
    """A column with its attribute. `number` counts from 1.

    `day_first`: for dates in numbers, whether the day comes before the month; None if no value shows it.
    """

    number: int
    header: str = field(repr=False)
    attribute: PersonAttribute
    day_first: bool | None = None


def mapped(header: tuple[str, ...], sample: Sequence[Sequence[str]], assigned: dict[str, str]) -> tuple[Column, ...]:
    """Return the attribute of each column.

    Args:
        sample: the first rows.
        assigned: attributes by header (in any case), as set by the user.

    Raises:
        TableProblem: the header is a row of values; or an attribute is unknown.
    """
    if any(_looks_like_a_value(cell) for cell in header):
        raise TableProblem("no-header", row=1)
    by_header = {name.strip().casefold(): _attribute(attribute) for name, attribute in assigned.items()}
    found = []
    for number, name in enumerate(header, start=1):
        filled = [value for row in sample if len(row) >= number for value in values(row[number - 1])]
        known = [value for value in filled if not is_unknown(value)]
        attribute = by_header.get(name.strip().casefold()) or of(name, known)
        day_first = _day_first(filled) if attribute in (PersonAttribute.BORN, PersonAttribute.DATE) else None
        found.append(Column(number, name, attribute, day_first))
    return tuple(found)


def _attribute(word: str) -> PersonAttribute:
    try:
        return PersonAttribute(word.strip().lower().replace("_", "-").replace(" ", "-"))
    except ValueError as error:
        raise TableProblem("unknown-attribute") from error


def of(header: str, filled: list[str]) -> PersonAttribute:
    """Return the attribute of values under such a header."""
    for attribute in of_header(header):
        if not filled or _mostly(filled, _FITS.get(attribute, _is_short)):
            return attribute
    return next((attribute for attribute, fits in _BY_VALUE if filled and fits(filled)), PersonAttribute.TERM)


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
    """Return whether a value is words, and neither a long text, a date nor an identifying number."""
    return len(value.split()) <= _LONG * 2 and not _is_certain_code(value) and not _is_full_date(value)


def _is_long(value: str) -> bool:
    return len(value.split()) > _LONG


_FITS: dict[PersonAttribute, Callable[[str], bool]] = {
    PersonAttribute.NAME: _is_name,
    PersonAttribute.GIVEN: _is_name,
    PersonAttribute.FAMILY: _is_name,
    PersonAttribute.BORN: _is_date,
    PersonAttribute.DATE: _is_date,
    PersonAttribute.AGE: _is_age,
    PersonAttribute.ADDRESS: lambda value: len(value.split()) <= _LONG * 3,
    PersonAttribute.POSTCODE: _is_postcode,
    PersonAttribute.IDENTIFIER: _is_code,
    PersonAttribute.NUMBER: _is_number,
    PersonAttribute.IGNORED: _is_long,
}
"""Conditions on the values of a column before its header is trusted; other attributes require short words."""


def _distinct(filled: list[str]) -> bool:
    return len(set(filled)) > 0.9 * len(filled)


_BY_VALUE: tuple[tuple[PersonAttribute, Callable[[list[str]], bool]], ...] = (
    (PersonAttribute.DATE, lambda filled: _mostly(filled, _is_full_date)),
    (PersonAttribute.IDENTIFIER, lambda filled: _mostly(filled, _is_certain_code) and _distinct(filled)),
    (PersonAttribute.NUMBER, lambda filled: _mostly(filled, _is_number)),
    (PersonAttribute.IGNORED, lambda filled: _mostly(filled, _is_long)),
    (PersonAttribute.NAME, lambda filled: _mostly(filled, _is_full_name) and _distinct(filled)),
)
"""Conditions on the values of a column whose header is not recognised; if none holds, the values are words."""


def _looks_like_a_value(cell: str) -> bool:
    return _is_full_date(cell) or _is_certain_code(cell)


def _day_first(filled: list[str]) -> bool | None:
    """Return the order shown by values that can be read in one way only; None if they disagree."""
    orders = {_order(value) for value in filled} - {None}
    return orders.pop() if len(orders) == 1 else None


def _order(value: str) -> bool | None:
    numbers = re.fullmatch(r"\s*(\d{1,2})\s?[-./]\s?(\d{1,2})\s?[-./].*", value)
    if not numbers or (int(numbers[1]) > 12) == (int(numbers[2]) > 12):
        return None
    return int(numbers[1]) > 12
