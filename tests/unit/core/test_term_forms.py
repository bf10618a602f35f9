"""Other forms of terms: telephone numbers, accounts, addresses; whatever is none of these has no other form."""

from __future__ import annotations

import pytest

from engine.core.options import Options
from engine.core.term_forms import forms
from engine.core.user_terms import user_terms


@pytest.mark.parametrize(
    ("term", "expected"),
    [
        ("+49 171 5550198", {"491715550198", "1715550198", "01715550198"}),
        ("0049 171 5550198", {"491715550198", "1715550198", "01715550198"}),
        ("+49 (0) 171 555 01 98", {"491715550198", "1715550198", "01715550198"}),
        ("+1 (202) 555-0143", {"12025550143", "2025550143"}),
        ("0171/5550198", {"1715550198"}),
        ("DE89 3704 0044 0532 0130 00", {"370400440532013000", "0532013000", "532013000"}),
        ("GB29NWBK60161331926819", {"NWBK60161331926819", "31926819"}),
    ],
)
def test_number_in_its_other_forms(term: str, expected: set[str]) -> None:
    assert set(forms(term)) == expected


@pytest.mark.parametrize(
    "said",
    [
        "maren dot quistorp at example dot org",
        "maren.quistorp at example.org",
        "maren punkt quistorp ät example punkt org",
        "maren point quistorp arobase example point org",
        "maren punto quistorp arroba example punto org",
    ],
)
def test_address_as_it_is_said(said: str) -> None:
    assert said in forms("maren.quistorp@example.org")


@pytest.mark.parametrize(
    ("term", "expected"),
    [
        ("14 Rookery Lane, Swindale", {"14 Rookery Lane", "Rookery Lane 14", "14 Rookery ln", "Rookery ln 14"}),
        ("14 Rookery Ln.", {"14 Rookery Ln", "Rookery Ln 14", "14 Rookery lane", "Rookery lane 14"}),
        ("Gartenstr. 14b, 99999 Saltby", {"Gartenstraße 14b", "14b Gartenstraße", "Gartenstr 14b"}),
    ],
)
def test_street_in_its_other_forms(term: str, expected: set[str]) -> None:
    assert expected <= set(forms(term))


@pytest.mark.parametrize(
    "term",
    [
        "12 March 1987",
        "2 Samuel",
        "Court 14",
        "Quistorp",
        "2019",
        "14.03.1987",
        "03/14/1987",
        "531-77-4208",
        "DE88 3704 0044 0532 0130 00",
        "+1",
        "",
        "@",
    ],
)
def test_other_terms_have_no_other_form(term: str) -> None:
    assert forms(term) == ()


def test_every_form_has_the_number_of_its_term() -> None:
    asked = user_terms(Options(terms=("Saltby", "0171 5550198")))
    assert {(each.text, each.number) for each in asked} == {("Saltby", 1), ("0171 5550198", 2), ("1715550198", 2)}
