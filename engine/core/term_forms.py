"""Other usual forms of a term that is a telephone number, a bank account (IBAN), an e-mail or a street address.

A user who asks to mask +49 171 5550198 does not want 0171/5550198 to stay. Forms that differ only in their separators,
in case or in their digits' script need no entry here: every search ignores these.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

_FEWEST_DIGITS = 7
"""Fewest digits of a form without its prefix: a shorter number may be anything."""
_MOST_DIGITS = 15  # of a telephone number (E.164)
_DIALLED = re.compile(r"(?:\+|00)?[\d\s()./‐‑–-]+")
_OF_CALENDAR = re.compile(r"\d{1,4}([./ -])\d{1,2}\1\d{1,4}")
_TRUNK = re.compile(r"\(\s*0\s*\)")  # dialled within the country only: +49 (0) 171
_ABROAD = re.compile(r"\+|00")
_ADDRESS = re.compile(r"([\w.+-]{1,64})@((?:[\w-]{1,63}\.)+[\w-]{2,63})")
# "at" and "dot" as they are said in English, German, French, Spanish, Portuguese, Danish and Norwegian.
_SAID = (
    ("at", "dot"),
    ("ät", "punkt"),
    ("at", "punkt"),
    ("arobase", "point"),
    ("arroba", "punto"),
    ("arroba", "ponto"),
    ("snabel-a", "punktum"),
    ("krøllalfa", "punktum"),
)
# The places of national account numbers in an IBAN of the country, behind the codes of bank and branch (ISO 13616).
_ACCOUNTS = {
    "AT": slice(9, 20),
    "BR": slice(17, 27),
    "CH": slice(9, 21),
    "DE": slice(12, 22),
    "DK": slice(8, 18),
    "ES": slice(14, 24),
    "FR": slice(14, 25),
    "GB": slice(14, 22),
    "IT": slice(15, 27),
    "NL": slice(8, 18),
    "PT": slice(12, 23),
}
# What streets are called, each as it is written out and as it is shortened.
_WAYS = (
    (" street", " st"), (" road", " rd"), (" lane", " ln"), (" avenue", " ave"), (" drive", " dr"), (" court", " ct"),
    (" boulevard", " blvd"), (" place", " pl"), (" square", " sq"), (" terrace", " ter"), (" close", " cl"),
    (" crescent", " cres"), (" highway", " hwy"), (" parkway", " pkwy"), ("straße", "str"), ("strasse", "str"),
    ("platz", "pl"),
)  # fmt: skip
_NAME, _NUMBER, _TOWN = r"[^\W\d][^,;\d]{2,40}?", r"\d{1,5} ?[A-Za-z]?", r"(?:[,;].*)?"
_STREET = re.compile(
    rf"(?P<first>{_NUMBER}),? (?P<then>{_NAME})\.?{_TOWN}|(?P<name>{_NAME}\.?) (?P<last>{_NUMBER}){_TOWN}"
)


@lru_cache(maxsize=4096)
def forms(term: str) -> tuple[str, ...]:
    """Return the other forms of a term, none where it is of no such kind; separators are those of one usual form."""
    found = dict.fromkeys(
        (*_of_number(term.strip()), *_of_account(term), *_of_address(term.strip()), *_of_street(term.strip()))
    )
    return tuple(each for each in found if each != term)


def _of_number(term: str) -> Iterator[str]:
    """Yield a telephone number without the code of its country, and any number without the zeros before it."""
    if not _DIALLED.fullmatch(term) or _OF_CALENDAR.fullmatch(term):
        return
    digits = re.sub(r"\D", "", _TRUNK.sub("", term))
    if not _FEWEST_DIGITS <= len(digits) <= _MOST_DIGITS:
        return
    if abroad := _ABROAD.match(term):
        import phonenumbers  # here: it takes time to load, and few terms need it

        dialled = digits.removeprefix("00") if abroad[0] == "00" else digits
        try:
            number = phonenumbers.parse(f"+{dialled}")
        except phonenumbers.NumberParseException:
            return
        national = phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.NATIONAL)
        within = (phonenumbers.national_significant_number(number), re.sub(r"\D", "", national))
        yield from (each for each in (dialled, *within) if len(each) >= _FEWEST_DIGITS)
    elif digits.startswith("0") and len(digits.lstrip("0")) >= _FEWEST_DIGITS:
        yield digits.lstrip("0")


def _of_account(term: str) -> Iterator[str]:
    """Yield an international account number without its country, and the number of the account at its bank."""
    squeezed = re.sub(r"[\W_]", "", term).upper()
    if not re.fullmatch(r"[A-Z]{2}\d{2}[A-Z0-9]{11,30}", squeezed):
        return
    from stdnum import iban  # here: it takes time to load, and few terms need it

    if not iban.is_valid(squeezed, check_country=False):
        return
    yield squeezed[4:]
    account = squeezed[_ACCOUNTS.get(squeezed[:2], slice(0))]
    for each in (account, account.lstrip("0")):
        if sum(map(str.isdigit, each)) >= _FEWEST_DIGITS:
            yield each


def _of_address(term: str) -> Iterator[str]:
    """Yield an e-mail address as it is said, wholly or in part: "maren dot quistorp at example dot org"."""
    match = _ADDRESS.fullmatch(term)
    if match is None:
        return
    local, domain = match.groups()
    for at, dot in _SAID:
        for said_at, said_dot in product((f" {at} ", "@"), (f" {dot} ", ".")):
            yield f"{local.replace('.', said_dot)}{said_at}{domain.replace('.', said_dot)}"


def _of_street(term: str) -> Iterator[str]:
    """Yield a street with its number before and behind it, without the town, written out and shortened."""
    if (match := _STREET.fullmatch(term)) is None:
        return
    number, name = match["first"] or match["last"], (match["then"] or match["name"]).rstrip(".")
    for one, other in (*_WAYS, *((short, whole) for whole, short in _WAYS)):
        if name.casefold().endswith(one):
            for each in (name, name[: -len(one)] + other):
                yield from (f"{number} {each}", f"{each} {number}")
