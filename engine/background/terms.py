"""Keys of the background index: the normalised terms ("space:words") under which people are filed.

One value is filed under few terms, and a phrase of a document is brought to the same form before it is looked up
(`engine.background.queries`), so that the index needs no entry for each way to write it (paper 3, section 4.1). A term
is written "space:words"; names, dates and numbers have separate spaces, so that the baker is not counted among the
Bakers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from decimal import Decimal
from hashlib import blake2b

from engine.background import words as names
from engine.background.attributes import PersonAttribute, TableProblem
from engine.background.words import code, is_generic, is_unknown, parts, plain
from engine.core.expressions import Expression
from engine.generalisation import categories, dates, numbers, places
from engine.generalisation.dates import Date
from engine.generalisation.numbers import Amount
from engine.generalisation.places import KnownPlace, PlaceExtent

TAIL, PHONE = 4, 9
"""Last digits of a number that are often left visible; last digits that all spellings of a phone number share."""
_TAIL_FROM = 6
_COMPANY = Expression(r" (?:ltd|limited|inc|incorporated|llc|llp|plc|corp|corporation|gmbh|s a|sa|ag|a s|oy|ab|as)$")
_PROTOCOL = Expression(r"^(?:https?://)?(?:www\.)?")
_ZIP = Expression(r"\b\d{5}\b")
_STREET_NUMBER = Expression(r"^\d+\w? |(?: \d+\w?)$")


def hashed(term: str) -> int:
    """Return the 64-bit hash of a term: in 3 of a million indexes of ten million terms, two agree."""
    return int.from_bytes(blake2b(term.encode(), digest_size=8).digest(), "little")


def of(attribute: PersonAttribute, value: str, day_first: bool | None = None) -> frozenset[str]:
    """Return all terms of one value; empty if it is unknown.

    Args:
        day_first: whether the day comes before the month in dates in numbers; None if the column does not show it.

    Raises:
        TableProblem: a date is no date, a number no number.
    """
    if attribute in MEASURED and is_unknown(value):
        return frozenset()
    if attribute in _DAYS:
        return frozenset(_DAYS[attribute](_read_dates(value, day_first)))
    return frozenset(_FILED[attribute](value))


def day(value: str, day_first: bool | None) -> str | None:
    """Return the only calendar day that a value can mean, or None."""
    found = dates.readings(value)
    if len(found) == 2 and day_first is not None:
        found = found[:1] if day_first else found[1:]
    return found[0].key if len(found) == 1 and found[0].day is not None else None


def amounts(space: str, value: Decimal, unit: str | None) -> tuple[str, ...]:
    """Return the terms of a number, with or without a unit: the people whom it fits are filed under one of them."""
    return (
        (f"{space}:{_figures(value)} {unit}", f"{space}:{_figures(value)} ?")
        if unit
        else (f"{space}:{_figures(value)}",)
    )


def _figures(value: Decimal) -> str:
    return f"{value.normalize():f}"


def words(value: str) -> Iterator[str]:
    """Yield the term of a whole phrase, unless it is too frequent to matter."""
    folded = plain(value)
    if folded and not is_generic(folded):
        yield f"term:{folded}"


def address(value: str) -> str:
    """Return a web address without protocol and "www."; any other value unchanged."""
    return _PROTOCOL.sub("", value.strip().lower()) if "www." in value or "://" in value else value


def organisation(said: str) -> str:
    """Return plain words without the legal form at their end."""
    return _COMPANY.sub("", said)


def _read_dates(value: str, day_first: bool | None) -> tuple[Date, ...]:
    found = dates.readings(value)
    if not found:
        raise TableProblem("not-a-date")
    if len(found) == 2 and day_first is not None:
        return found[:1] if day_first else found[1:]
    return found


def _dates(found: tuple[Date, ...]) -> Iterator[str]:
    for date in found:
        wider = [date, *dates.coarser(date)]
        if date.day is not None and date.year is not None:
            wider.append(Date(None, date.month, date.day))
        yield from (f"date:{each.key}" for each in wider)


def _born(found: tuple[Date, ...]) -> Iterator[str]:
    yield from _dates(found)
    yield from (f"born:{date.year}" for date in found if date.year is not None)


def _name(value: str) -> Iterator[str]:
    name = names.parse(value)
    if name:
        yield from _given(" ".join(name.given))
        yield from _family(" ".join(name.family))


def _given(value: str) -> Iterator[str]:
    for word in names.words(value):
        yield f"given:{word}"
        yield f"given-initial:{word[0]}"


def _family(value: str) -> Iterator[str]:
    for word in names.words(value):
        yield f"family:{word}"
        yield f"family-initial:{word[0]}"


def _age(value: str) -> Iterator[str]:
    yield f"age:{_figures(_parsed(value).value)}"


def _amount(value: str) -> Iterator[str]:
    """Yield the terms of an amount, also as generalised amounts: "about 40,000", "10,000 to 100,000".

    Each has its unit, so that a salary is no distance; "?" if the table gives none, and it may be any.
    """
    parsed = _parsed(value)
    near, span = numbers.rounded(parsed), numbers.magnitude(parsed)
    figures = {"number": parsed.value, "rounded": parsed.value if near is None else near}
    if span:
        figures["magnitude"] = span[0]
    for space, figure in figures.items():
        yield f"{space}:{_figures(figure)}"
        yield f"{space}:{_figures(figure)} {parsed.unit or '?'}"


def _parsed(value: str) -> Amount:
    parsed = numbers.parse(value.strip().removeprefix("-"))
    if parsed is None:
        raise TableProblem("not-a-number")
    return parsed


def _place(value: str) -> Iterator[str]:
    for part in {value, *value.split(",")}:
        yield from words(part)
    if found := places.find(value):
        yield place(found)
        yield from map(place, places.areas(found))


def place(found: KnownPlace) -> str:
    """Return the term of a place of the hierarchy, under any of its names: Lisbon, Lisboa."""
    return (
        f"place:{found.name}|{found.within or ''}" if found.extent is PlaceExtent.SETTLEMENT else f"area:{found.name}"
    )


def _nationality(value: str) -> Iterator[str]:
    """Yield the terms of a nationality and of its country: Norwegians are from Norway."""
    yield from _phrase(value)
    if found := places.origin(value) or places.find(value):
        yield from map(place, (found, *places.areas(found)))


def _address(value: str) -> Iterator[str]:
    street, _, around = value.partition(",")
    if not around.replace(",", "").replace(" ", "").isdecimal():
        yield from _place(around)
    for part in (value, street, *around.split(",")):
        folded = plain(part)
        yield from words(folded)
        yield from words(_STREET_NUMBER.sub("", folded))
    for digits in _ZIP.findall(around):
        yield from _postcode(digits)


def _postcode(value: str) -> Iterator[str]:
    yield f"term:{plain(value)}"
    if match := re.match(r"(\d{3})\d\d(?:-?\d{4})?$", value.strip()):
        yield f"term:{value.strip()[:5]}"
        yield f"zip:{match[1]}"


def _organisation(value: str) -> Iterator[str]:
    for part in {value, *value.split(",")}:
        yield from words(part)
        yield from words(organisation(plain(part)))
    if called := categories.kind(value):
        yield f"kind:{plain(called)}"


def _occupation(value: str) -> Iterator[str]:
    """Yield the terms of an occupation and of its last words: a registered nurse is a nurse."""
    yield from _phrase(value)
    folded = plain(value).split()
    for start in range(1, len(folded)):
        yield from words(" ".join(folded[start:]))
    if found := categories.field(value):
        yield f"field:{plain(found.name)}"


def _phrase(value: str) -> Iterator[str]:
    """Yield the phrase, and all its parts in a space of their own: somebody with type 2 diabetes has diabetes."""
    yield from words(value)
    for part in parts(plain(value)):
        if not part.isdecimal() and not is_generic(part):
            yield f"part:{part}"
    if " " not in value.strip() and any(letter.isdigit() for letter in value):
        yield f"code:{code(value)}"


def _identifier(value: str) -> Iterator[str]:
    whole = code(address(value))
    digits = "".join(filter(str.isdigit, whole))
    if whole:
        yield f"code:{whole}"
    if len(digits) >= _TAIL_FROM:
        yield f"tail:{digits[-TAIL:]}"
    if len(digits) >= PHONE and len(digits) == len(whole):
        yield f"phone:{digits[-PHONE:]}"


MEASURED = frozenset({PersonAttribute.BORN, PersonAttribute.DATE, PersonAttribute.AGE, PersonAttribute.NUMBER})
"""Attributes whose values are not words."""

_DAYS: dict[PersonAttribute, Callable[[tuple[Date, ...]], Iterator[str]]] = {
    PersonAttribute.BORN: _born,
    PersonAttribute.DATE: _dates,
}

_FILED: dict[PersonAttribute, Callable[[str], Iterator[str]]] = {
    PersonAttribute.NAME: _name,
    PersonAttribute.GIVEN: _given,
    PersonAttribute.FAMILY: _family,
    PersonAttribute.AGE: _age,
    PersonAttribute.PLACE: _place,
    PersonAttribute.ADDRESS: _address,
    PersonAttribute.POSTCODE: _postcode,
    PersonAttribute.NATIONALITY: _nationality,
    PersonAttribute.ORGANISATION: _organisation,
    PersonAttribute.OCCUPATION: _occupation,
    PersonAttribute.DIAGNOSIS: _phrase,
    PersonAttribute.IDENTIFIER: _identifier,
    PersonAttribute.NUMBER: _amount,
    PersonAttribute.TERM: _phrase,
}
