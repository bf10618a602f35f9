"""Planted values: each kind with its annotation and its generator; dates and times in many forms.

The classes are those of the HIPAA Safe Harbor list (45 CFR 164.514(b)(2)(i), A to R), and a few that it does not have.
"""

from __future__ import annotations

import re
import string
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta

import numpy as np

from engine.core.types import Kind
from engine.lab.training.planting import people
from engine.lab.training.planting.people import (
    FORMS,
    LISTS,
    InventedPerson,
    Split,
    chance,
    choose,
    plain,
    pool,
    sections,
)

_Draw = np.random.Generator
Make = Callable[[_Draw, Split], str]
_DRAWN = {"#": string.digits, "%": "123456789", "^": "ABCDEFGHJKLMNPRSTUVWXYZ", "~": "0123456789abcdef"}
_DRAWN_AT = re.compile(r"\\(.)|[#%^~]")


@dataclass(frozen=True, slots=True)
class Value:
    """A kind of value. `masking` is DIRECT, QUASI or NO_MASK; `hipaa` the class that recall is counted by, "-" for
    values that may stay.
    """

    kind: Kind
    masking: str
    hipaa: str
    make: Make


def fill(random: _Draw, split: Split, pattern: str) -> str:
    """Return the pattern with words for its `{names}`, and with drawn digits and letters (see lists/codes.txt)."""
    drawn = _DRAWN_AT.sub(lambda each: each[1] or choose(random, _DRAWN[each[0]]), pattern)
    return re.sub(r"\{(\w+)\}", lambda name: _word(random, split, name[1]), drawn)


def _word(random: _Draw, split: Split, name: str) -> str:
    return people.draw(random, split).family if name == "surname" else choose(random, pool(name, split))


def _of(patterns: dict[Split, tuple[str, ...]]) -> Make:
    return lambda random, split: fill(random, split, choose(random, patterns[split]))


def _card(random: _Draw, split: Split) -> str:
    """Return a number that passes the Luhn check (ISO/IEC 7812-1)."""
    digits = fill(random, split, choose(random, ("4##############", "5##############", "6011###########")))
    total = sum(sum(divmod(int(digit) * (2 - place % 2), 10)) for place, digit in enumerate(digits))
    whole = f"{digits}{-total % 10}"
    return choose(random, (" ", "-", "")).join(whole[start : start + 4] for start in range(0, 16, 4))


def _iban(random: _Draw, split: Split) -> str:
    """Return a number that passes the check of ISO 13616."""
    country, pattern = choose(random, (("DE", "#" * 18), ("GB", "^^^^" + "#" * 14), ("PL", "#" * 24)))
    account = fill(random, split, pattern)
    check = 98 - int("".join(str(int(letter, 36)) for letter in f"{account}{country}00")) % 97
    whole = f"{country}{check:02d}{account}"
    return " ".join(whole[start : start + 4] for start in range(0, len(whole), 4)) if chance(random, 0.6) else whole


def _ip(random: _Draw, split: Split) -> str:
    if chance(random, 0.25):
        return fill(random, split, "2001:db8:~~~~:~~~~::~~~~")
    return ".".join(str(int(random.integers(1, 255))) for _ in range(4))


def _address(random: _Draw, split: Split) -> str:
    """Return a whole address on one line."""
    return _joined_address(random, split, (", ", ", ", ", ", " "))


def _address_lines(random: _Draw, split: Split) -> str:
    """Return a whole address on two lines, as on an envelope or after a line break."""
    return _joined_address(random, split, ("\n", "\n", ",\n"))


def _joined_address(random: _Draw, split: Split, joints: tuple[str, ...]) -> str:
    street, town = (VALUES[name].make(random, split) for name in ("street", "town_zip"))
    return street + choose(random, joints) + town


def _coordinates(random: _Draw, _: Split) -> str:
    north, west = random.uniform(25, 48), random.uniform(70, 124)
    return choose(random, (f"{north:.4f}, -{west:.4f}", f"{north:.5f}° N, {west:.5f}° W"))


def _site(random: _Draw, split: Split) -> str:
    """Return the name of a web site, after a business."""
    return "".join(filter(str.isalnum, plain(VALUES["business"].make(random, split)).lower()))


def _url(random: _Draw, split: Split) -> str:
    start = choose(random, ("www.", "https://", "https://www.", "http://"))
    end = choose(random, ("", "/", "/{handle}", "/results?id=######", "/u/{handle}##"))
    return start + _site(random, split) + choose(random, (".com", ".org", ".net")) + fill(random, split, end)


def mail(random: _Draw, split: Split, person: InventedPerson) -> str:
    """Return an e-mail address made of a name."""
    first, last = ("".join(filter(str.isalnum, plain(FORMS[form](person)).lower())) for form in ("first", "last"))
    local = choose(
        random, (f"{first}.{last}", f"{first[0]}{last}", f"{last}{first[0]}", f"{first}_{last}", first + last)
    )
    host = f"{_site(random, split)}.com" if chance(random, 0.3) else choose(random, pool("mail_host", split))
    return f"{local}{fill(random, split, choose(random, ('', '', '%#')))}@{host}"


def _listed() -> dict[str, Value]:
    """Return the values that are made by patterns alone."""
    found = {}
    for file in ("codes.txt", "places.txt", "traits.txt"):
        for heading, lines in sections(LISTS / file):
            name, kind, masking, hipaa = heading.replace(":", "").split(" ", 3)
            patterns = {split: tuple(patterns_of(lines, split)) for split in Split}
            found[name] = Value(Kind(kind), masking, hipaa, _of(patterns))
    return found


def patterns_of(lines: list[str], split: Split) -> Iterator[str]:
    """Yield the patterns of a list's section that a family may draw: those of no family, and its own."""
    for line in lines:
        family, _, own = line.partition(": ")
        if family not in set(Split):
            yield from line.split(" | ")
        elif family == split:
            yield from own.split(" | ")


VALUES: dict[str, Value] = {
    **_listed(),
    "ip": Value(Kind.CODE, "DIRECT", "IP address", _ip),
    "url": Value(Kind.CODE, "DIRECT", "URL", _url),
    "card": Value(Kind.CODE, "DIRECT", "account", _card),
    "iban": Value(Kind.CODE, "DIRECT", "account", _iban),
    "address": Value(Kind.LOC, "QUASI", "geographic", _address),
    "address_lines": Value(Kind.LOC, "QUASI", "geographic", _address_lines),
    "coordinates": Value(Kind.LOC, "QUASI", "geographic", _coordinates),
}
"""Kinds of values by name. A number after a name distinguishes several values of one document: `{phone2}`."""

_DIRECT = "patient plaintiff defendant author subject minor applicant witness woman man"
_OTHERS = (
    "doctor consultant surgeon nurse resident scribe clerk judge counsel opponent officer notary mother father wife "
    "husband son daughter sister brother aunt friend neighbor boss teacher driver agent contact guarantor"
)
PEOPLE: dict[str, str] = dict.fromkeys(_DIRECT.split(), "DIRECT") | dict.fromkeys(_OTHERS.split(), "QUASI")
"""Roles of people in a document, and the masking decision for their names."""

KIN = frozenset("mother father wife husband son daughter sister brother guarantor minor".split())
"""Roles that may bear the surname of the data subject."""

SEX = dict.fromkeys("mother wife daughter sister aunt woman".split(), True) | dict.fromkeys(
    "father husband son brother man".split(), False
)


# Dates and times as people and machines write them.


_ORDINAL = {1: "st", 2: "nd", 3: "rd", 21: "st", 22: "nd", 23: "rd", 31: "st"}
_TWO_DAYS = timedelta(days=2)

DateForm = Callable[[date], str]


def _ordinal(day: int) -> str:
    return f"{day}{_ORDINAL.get(day, 'th')}"


EXACT: tuple[DateForm, ...] = (
    lambda d: f"{d.month}/{d.day}/{d:%y}",
    lambda d: f"{d.month}/{d.day}/{d.year}",
    lambda d: f"{d:%m/%d/%Y}",
    lambda d: f"{d:%m/%d/%Y}",
    lambda d: f"{d:%m/%d/%y}",
    lambda d: f"{d:%m-%d-%Y}",
    lambda d: f"{d.month}-{d.day}-{d:%y}",
    lambda d: f"{d:%Y-%m-%d}",
    lambda d: f"{d:%d-%b-%Y}",
    lambda d: f"{d:%d-%b-%Y}".upper(),
    lambda d: f"{d.day} {d:%b} {d.year}",
    lambda d: f"{d.day} {d:%B} {d.year}",
    lambda d: f"{d:%B} {d.day}, {d.year}",
    lambda d: f"{d:%B} {d.day}, {d.year}",
    lambda d: f"{d:%b} {d.day}, {d.year}",
    lambda d: f"{d:%b}. {d.day}, {d.year}",
    lambda d: f"{d:%B} {_ordinal(d.day)}, {d.year}",
    lambda d: f"{d:%B} {_ordinal(d.day)} {d.year}",
    lambda d: f"{d:%A}, {d:%B} {d.day}, {d.year}",
    lambda d: f"{d.month}.{d.day}.{d:%y}",
    lambda d: f"{d:%d.%m.%Y}",
    lambda d: f"{d:%Y/%m/%d}",
    lambda d: f"{d:%d%b%Y}".upper(),
)
"""Forms with day, month and year."""

PARTIAL: tuple[DateForm, ...] = (
    lambda d: f"the {_ordinal(d.day)} of {d:%B} {d.year}",
    lambda d: f"{d:%B} {_ordinal(d.day)}",
    lambda d: f"{d:%B} {d.day}",
    lambda d: f"{d:%b} {d.day}",
    lambda d: f"{d.month}/{d.day}",
    lambda d: f"{d:%m/%d}",
    lambda d: f"{d.day} {d:%B}",
    lambda d: f"{d:%B} {d.year}",
    lambda d: f"{d:%b} {d.year}",
    lambda d: f"{d:%m/%Y}",
    lambda d: f"{d:%m%d%y}",
    lambda d: f"{(d - _TWO_DAYS).month}/{(d - _TWO_DAYS).day}-{d.month}/{d.day}",
    lambda d: f"{d - _TWO_DAYS:%B} {(d - _TWO_DAYS).day} to {d:%B} {d.day}, {d.year}",
    lambda d: f"{('winter', 'spring', 'summer', 'fall')[d.month % 12 // 3]} {d.year}",
    lambda d: f"{('Christmas', 'Easter', 'Thanksgiving', 'Labor Day')[d.day % 4]} {d.year}",
)
"""Forms of less or more than one day of a year."""

_CLOCK: tuple[Callable[[int, int], str], ...] = (
    lambda hour, minute: f"{hour:02d}:{minute:02d}",
    lambda hour, minute: f"{hour:02d}:{minute:02d}",
    lambda hour, minute: f"{hour % 12 or 12}:{minute:02d} {'PM' if hour > 11 else 'AM'}",
    lambda hour, minute: f"{hour % 12 or 12}:{minute:02d} {'p.m.' if hour > 11 else 'a.m.'}",
    lambda hour, minute: f"{hour % 12 or 12}:{minute:02d}{'pm' if hour > 11 else 'am'}",
)


def style(random: np.random.Generator) -> DateForm:
    """Return the form in which one document writes most of its dates."""
    return choose(random, EXACT)


def day(random: np.random.Generator, first: date, days: int) -> date:
    """Return a day among the `days` days from `first` on."""
    return first + timedelta(days=int(random.integers(days)))


def sometimes(random: np.random.Generator, usual: DateForm) -> DateForm:
    """Return the usual form, or now and then another, also one that is less exact."""
    if chance(random, 0.6):
        return usual
    return choose(random, EXACT if chance(random, 0.5) else PARTIAL)


def clock(random: np.random.Generator) -> str:
    """Return a time of day in one of its forms."""
    return choose(random, _CLOCK)(int(random.integers(24)), int(random.integers(60)))
