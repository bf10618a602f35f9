"""Surrogates of numbers, telephone numbers and network addresses: of the same shape, never a real one.

Values reserved for fiction and documentation are used if they exist; other numbers never pass the check digit of a
register.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from string import ascii_lowercase, ascii_uppercase, digits

import phonenumbers

from engine.core.expressions import Expression
from engine.planning.replacements.invention import Invention
from engine.planning.replacements.names import DocumentNames
from engine.planning.replacements.names import family as invented_family
from engine.planning.replacements.names import given as invented_given

# Modules of python-stdnum whose numbers have check digits or reserved ranges; a number that one of them accepts is
# drawn again.
_REGISTERS = (
    "luhn verhoeff iban isbn ean bitcoin us.ssn us.itin us.rtn gb.nhs gb.utr gb.vat fr.nir fr.nif de.idnr "
    "it.codicefiscale es.dni es.nie nl.bsn no.fodselsnummer se.personnummer dk.cpr fi.hetu is_.kennitala pl.pesel "
    "pl.nip ro.cnp bg.egn cz.rc hr.oib si.emso lt.asmens lv.pvn ee.ik gr.amka tr.tckimlik ch.ssn at.vnr be.nn "
    "ie.pps pt.nif pt.cc ru.inn ua.rntrc il.idnr za.idnr cn.ric kr.rrn jp.in_ my.nric th.pin pk.cnic in_.aadhaar "
    "in_.pan in_.epic au.tfn nz.ird ca.sin ca.bc_phn br.cpf br.cnpj mx.curp mx.rfc ar.cuit cl.rut ec.ci do.cedula"
).split()
_MANY = 5  # attempts
_FEWEST_DIGITS = 6  # of a number that a register may list

# Words for the type of a number or its issuer; any other word beside it may be a name.
_STAYING = frozenset(
    "ssn mrn no nos nr number numbers id iban dl vin npi dea imei nhs tin ein ref reference acc acct account "
    "application applications case file docket claim policy member passport licence license plate certificate permit "
    "registration patient record medical chart invoice order serial card bank code tax pin the of and to for".split()
)
# Words that may be beside the digits of a telephone number.
_DIALLED = frozenset(
    "tel telephone phone fax telefax mobile cell home work office direct no number t f m p or and".split()
)
_TOKEN = Expression(r"\S+")
_MARKS = ".:,;#()"
_LETTERS = Expression(r"[^\W\d_]+")
# Ranges for documentation: RFC 5737, RFC 3849, RFC 7042; names: RFC 2606.
_NETWORKS = ("192.0.2", "198.51.100", "203.0.113")
_HOST = "example.org"

# Reserved for drama and the like: 555-0100 to 555-0199 in North America, Ofcom's in the United Kingdom, the
# Bundesnetzagentur's in Germany, ARCEP's in France, ACMA's in Australia. "#" is any digit. By country code and number
# of digits of the national number.
_FOR_FICTION = {
    (1, 10): "20255501##",
    (1, 7): "55501##",
    (44, 10): "1632960###",
    (49, 10): "3023125###",
    (49, 11): "15228817###",
    (33, 9): "19900####",
    (61, 9): "25550####",
}
_EXTENSION = Expression(r"[ ,;]*(?:x|ext\.?|extension|#)\s?\d+$", re.IGNORECASE)


def number(words: str, invention: Invention) -> str | None:
    """Return another number of the same shape: digits for digits, letters for letters; words such as "no." stay.

    None for words without a digit.
    """
    if not any(map(str.isdigit, words)) and not words.isupper():
        return None

    def make(attempt: int) -> str | None:
        shaped = _shaped(words, invention, attempt)
        # For some shapes nearly every number is assigned; few registers assign one that begins with three zeros.
        return _unregistered(shaped if attempt < _MANY else re.sub(r"\d", "0", shaped, count=3))

    return invention.kept("code", words.casefold(), make)


def _shaped(words: str, invention: Invention, attempt: int) -> str:
    return _TOKEN.sub(lambda token: _token(token.group(), token.start(), words, invention, attempt), words)


def _token(token: str, start: int, words: str, invention: Invention, attempt: int) -> str:
    if token.strip(_MARKS).lower() in _STAYING:
        return token
    return "".join(
        invention.source.one_of(alphabet, "code", words, start + index, attempt)
        if (alphabet := _alphabet(letter))
        else letter
        for index, letter in enumerate(token)
    )


def _alphabet(letter: str) -> str:
    if letter.isdigit():
        return digits
    if letter.isalpha():
        return ascii_uppercase if letter.isupper() else ascii_lowercase
    return ""


def _unregistered(candidate: str) -> str | None:
    """Return the candidate, or None if a register may list it."""
    plain = re.sub(r"[\W_]", "", candidate)
    if sum(map(str.isdigit, plain)) < _FEWEST_DIGITS:
        return candidate
    known = any(is_valid(form) for is_valid in _checks() for form in (candidate, plain))
    return None if known else candidate


@cache
def _checks() -> tuple[Callable[[str], bool], ...]:
    return tuple(import_module(f"stdnum.{name}").is_valid for name in _REGISTERS)


def phone(words: str, invention: Invention) -> str | None:
    """Return a number reserved for fiction or, if there is none, an invalid one, in the same groups."""
    extension = _EXTENSION.search(words)
    line = words[: extension.start()] if extension else words
    country, national = _dialled(line)
    pattern = _FOR_FICTION.get((country, len(national)))
    spelled = {letters.lower() for letters in _LETTERS.findall(line)} - _DIALLED  # 1-888-555-LAWS

    def make(attempt: int) -> str | None:
        drawn = iter(
            letter if letter != "#" else invention.source.one_of(digits, "phone", words, attempt, index)
            for index, letter in enumerate(pattern or "0" * (len(national) - 2) + "##")
        )
        places = [index for index, letter in enumerate(line) if letter.isdigit()][-len(national) :]
        new = list(line)
        for place in places:
            new[place] = next(drawn)
        return "".join(new)

    return invention.kept("phone", words, make) if len(national) >= 6 and not spelled else None


def _dialled(line: str) -> tuple[int, str]:
    """Return the country code and the digits after it, without a trunk zero; without a code, American is assumed."""
    figures = "".join(filter(str.isdigit, line))
    if line.strip().startswith(("+", "00")):
        try:
            parsed = phonenumbers.parse("+" + figures.removeprefix("00"), None)
        except phonenumbers.NumberParseException:
            return 0, figures
        return parsed.country_code or 0, str(parsed.national_number)
    if figures.startswith("0"):
        return (44, figures[1:]) if len(figures) == 11 else (0, figures[1:])
    return 1, figures[1:] if len(figures) == 11 and figures.startswith("1") else figures


def email(words: str, everybody: DocumentNames, invention: Invention) -> str | None:
    """Return an address at example.org: its local part has surrogates of the names in it, or is an invented word.

    Words without an @ sign are a host whose local part is another mention.
    """
    local, *host = re.split(r"@|\s?[\[({<]\s?at\s?[\])}>]", words, maxsplit=1, flags=re.IGNORECASE)
    if not host:
        return _HOST
    return invention.kept("email", words.casefold(), lambda attempt: _address(local, everybody, invention, attempt))


def _address(local: str, everybody: DocumentNames, invention: Invention, attempt: int) -> str | None:
    parts = re.split(r"([\W_]+)", re.sub(r"\d", "", local).strip(".-_"))
    if attempt == 0:
        named = [_known(part, everybody, invention) if part.isalpha() else part for part in parts]
        if all(named):
            return f"{''.join(filter(None, named)).lower()}@{_HOST}"
    word = invention.of("handle", local)
    return word and f"{word}{invention.source.number(900, 'email', local, attempt) + 100}@{_HOST}"


def _known(part: str, everybody: DocumentNames, invention: Invention) -> str | None:
    plain = part.lower()
    if plain in everybody.given:
        return invented_given(part, everybody, invention)
    if plain in everybody.families:
        return invented_family(part, invention)
    if len(plain) == 1:
        return invention.letter(part)
    # "aberg"
    family = invented_family(part[1:], invention) if plain[1:] in everybody.families else None
    return family and f"{invention.letter(part[0])}{family}"


def handle(words: str, invention: Invention) -> str | None:
    """Return another user name or handle."""
    lead = re.match(r"\W*", words)
    invented = invention.of("handle", words)
    return invented and f"{lead.group() if lead else ''}{invented}{invention.source.number(90, 'handle', words) + 10}"


def url(words: str, invention: Invention) -> str | None:
    """Return an invented web address at example.org with the same scheme."""
    scheme = re.match(r"\w+://|www\.|", words, re.IGNORECASE)
    invented = invention.of("handle", words)
    return invented and f"{scheme.group() if scheme else ''}{_HOST}/{invented}"


def network_address(words: str, invention: Invention) -> str | None:
    """Return an IP address of a range for documentation (RFC 5737, RFC 3849)."""
    if ":" in words and "." not in words:
        groups = (f"{invention.source.number(0xFFFF, 'ip', words, index):x}" for index in range(2))
        return f"2001:db8::{':'.join(groups)}"
    return f"{invention.source.one_of(_NETWORKS, 'ip', words)}.{invention.source.number(254, 'host', words) + 1}"


def hardware_address(words: str, invention: Invention) -> str | None:
    """Return a MAC address of the range for documentation (RFC 7042)."""
    mark = "-" if "-" in words else ":"
    return mark.join(("00", "00", "5E", "00", "53", f"{invention.source.number(256, 'mac', words):02X}"))


def postal_code(words: str, invention: Invention) -> str | None:
    """Return a postal code that no place has: digits that begin with 000, or letters that begin with Q."""

    def make(attempt: int) -> str | None:
        shaped = _shaped(words, invention, attempt)
        return (
            re.sub(r"^\d{1,3}", lambda lead: "0" * len(lead.group()), shaped)
            if shaped[:1].isdigit()
            else "Q" + shaped[1:]
        )

    return invention.kept("postal-code", words, make)
