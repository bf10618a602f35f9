"""Invented numbers and addresses of the net have the shape of real ones, and are nobody's."""

from __future__ import annotations

import re
import string
from importlib import import_module

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.types import Kind
from engine.planning.replacements.codes import number
from tests.builders.inventing import made, world

FORMS = (
    "123-45-6789", "00482913", "4111 1111 1111 1111", "GB82 WEST 1234 5698 7654 32", "1520/06", "AB-12-CD", "x9f-77",
    "123456789", "MRN 4711-22", "1HGCM82633A004352", "85/2019", "79927398713",
)  # fmt: skip


@given(st.sampled_from(FORMS), st.text(min_size=1, max_size=6))
@settings(deadline=None)
def test_codes_keep_their_shape_and_pass_no_check(words: str, secret: str) -> None:
    changed = made(words, Kind.CODE, "reference", at=world(words, secret=secret))
    assert changed is not None
    assert changed != words
    kinds = ((string.digits, "0"), (string.ascii_uppercase, "A"), (string.ascii_lowercase, "a"))
    shape = str.maketrans({letter: shown for letters, shown in kinds for letter in letters})
    assert changed.translate(shape) == words.translate(shape)
    plain = re.sub(r"\W", "", changed)
    if sum(map(str.isdigit, plain)) >= 6:
        for module in ("luhn", "iban", "us.ssn", "gb.nhs", "isbn", "ca.sin"):
            assert not import_module(f"stdnum.{module}").is_valid(plain), changed


@pytest.mark.parametrize(
    ("words", "subtype", "form"),
    [
        ("(617) 867-5309", "phone", r"\(202\) 555-01\d\d"),
        ("+1 617 867 5309", "phone", r"\+1 202 555 01\d\d"),
        ("617.867.5309 x12", "phone", r"202\.555\.01\d\d"),
        ("867-5309", "fax", r"555-01\d\d"),
        ("+44 20 7123 4567", "phone", r"\+44 16 3296 0\d\d\d"),
        ("020 7123 4567", "phone", r"016 3296 0\d\d\d"),
        ("+47 22 33 44 55", "phone", r"\+47 00 00 00 \d\d"),
        ("anna.berg@clinic.no", "email", r"[a-z]+\.[a-z]+@example\.org"),
        ("xq77 (at) clinic (dot) no", "email", r"[a-z]+\d{3}@example\.org"),
        ("saltbyport.example", "email", r"example\.org"),
        ("https://clinic.no/anna", "url", r"https://example\.org/[a-z]+"),
        ("www.clinic.no", "url", r"www\.example\.org/[a-z]+"),
        ("10.0.12.7", "ip", r"(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}"),
        ("fe80::1ff:fe23", "ip", r"2001:db8::[0-9a-f]{1,4}:[0-9a-f]{1,4}"),
        ("00:1A:2B:3C:4D:5E", "mac-address", r"00:00:5E:00:53:[0-9A-F]{2}"),
        ("@annaberg", "social-handle", r"@[a-z]+\d\d"),
        ("02110-1234", "zip", r"000\d\d-\d{4}"),
        ("SW1A 1AA", "postal-code", r"Q[A-Z]\d[A-Z] \d[A-Z]{2}"),
        ("anna@clinic.no", None, r"[a-z]+\d{3}@example\.org"),
    ],
)
def test_what_is_set_aside_for_fiction(words: str, subtype: str | None, form: str) -> None:
    at = world(words, "Anna Berg") if "." in words.split("@")[0] else world(words)
    changed = made(words, Kind.LOC if subtype in ("zip", "postal-code") else Kind.CODE, subtype, at=at)
    assert changed
    assert re.fullmatch(form, changed), changed


def test_a_number_of_the_document_is_not_drawn() -> None:
    text = " ".join(f"no. {digit}" for digit in range(10) if digit != 7)
    assert number("3", world(text).invention) == "7"


@pytest.mark.parametrize("words", ["MRN Tolvald 12345", "AB 123 Tolvald", "Acct. tolvald 55512", "tolvald 7"])
def test_names_beside_numbers_do_not_stay(words: str) -> None:
    changed = made(words, Kind.CODE, "mrn")
    assert changed is not None
    assert "tolvald" not in changed.lower()


@pytest.mark.parametrize("words", ["1-888-555-LAWS", "Tel. 212-736-5000 (Tolvald)"])
def test_letters_of_telephone_numbers_do_not_stay(words: str) -> None:
    assert made(words, Kind.CODE, "phone") is None
