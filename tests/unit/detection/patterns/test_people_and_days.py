"""Patterns of people beside numbers and birth names, of days of a week and month, and of cards and accounts."""

from __future__ import annotations

import pytest

from engine.core.progress import Silent
from engine.core.types import Kind
from engine.detection import patterns


def _found(text: str, kind: Kind) -> list[str]:
    return [each.words(text) for each in patterns.find(text, progress=Silent()) if each.kind is kind]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("send it to: Marius Quarry, today; a copy to: Grace Young", ["Marius Quarry", "Grace Young"]),
        ("Return to: Top of Document\nrelated to: Check the boxes. Please write to: CMS, 2 Dale Road", []),
        ("wife of Ada VIK (born TOLVANE), of", ["TOLVANE"]),
        ("Ada Vik (born Tolvane-Berg; deceased)", ["Tolvane-Berg"]),
        ("children (born between 1990 and 1999)", []),
        ("review TOLVANE A4471QX cell", ["TOLVANE"]),
        ("cell A4471QX was searched", []),
        ("PS 7115 Tolvane and Officer 4471 Osk came", ["Tolvane", "Osk"]),
        ("Officer 4471 Will attend", ["Will"]),
        ("Officer 4471 was there", []),
    ],
)
def test_people_beside_numbers_and_birth_names(text: str, names: list[str]) -> None:
    assert _found(text, Kind.PERSON) == names


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("s3 (from 29/3), Sun 14/4 slapped", ["29/3", "14/4"]),
        ("seen sat 6/7.", ["6/7"]),
        ("on 3/14 and since 29/1", ["3/14", "29/1"]),
        ("fell from 29/30 to 14/30", []),
        ("cover on 24/7 terms", []),
    ],
)
def test_days_and_months_behind_words(text: str, days: list[str]) -> None:
    assert _found(text, Kind.DATETIME) == days


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("auth ****4410 paid", ["****4410"]),
        ("•••• •••• 4410", ["•••• •••• 4410"]),
        ("Aadhaar XXXX XXXX 4093", ["XXXX XXXX 4093"]),
        ("** 4410 stars", []),
        ("CBU, alias TOLVA.SOL.LUNA", ["TOLVA.SOL.LUNA"]),
        ("alias U.S.A of old", []),
        ("his Range Rover (TOL 1) outside", ["TOL 1"]),
        ("a Golf (GTI 2) outside", []),
    ],
)
def test_cards_accounts_and_plates(text: str, codes: list[str]) -> None:
    assert _found(text, Kind.CODE) == codes


@pytest.mark.parametrize(
    ("text", "houses"),
    [("Ada Tolvane at number 5 has counted", ["5"]), ("he finished at number 5 of the list", [])],
)
def test_a_house_of_which_its_people_say_something(text: str, houses: list[str]) -> None:
    assert _found(text, Kind.LOC) == houses


@pytest.mark.parametrize(("text", "found"), [("DM315 Hortons", []), ("DM 315 bezahlt", ["DM 315"])])
def test_a_danish_code_of_diagnoses_is_no_sum_of_marks(text: str, found: list[str]) -> None:
    assert _found(text, Kind.QUANTITY) == found


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("ESCRITURA\nNÚMERO MIL CUATROCIENTOS DIECISIETE.\n", ["MIL CUATROCIENTOS DIECISIETE"]),
        ("Notario Público número ciento nueve, comparece", ["ciento nueve"]),
        ("un número mil veces mayor", []),
    ],
)
def test_numbers_of_deeds_and_notaries_in_words(text: str, codes: list[str]) -> None:
    assert _found(text, Kind.CODE) == codes


def test_a_street_by_number_is_an_address() -> None:
    text = "en la calle 47 número 512 por 62 y 64, Centro, código postal 97000, con"
    assert "calle 47 número 512 por 62 y 64, Centro, código postal 97000" in _found(text, Kind.LOC)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ('my partner Bernard "Nobby" Close in the seat', ['Bernard "Nobby" Close']),
        ('the Common "Terms" Close', []),
        ("Nana Bernie minds us", ["Bernie"]),
    ],
)
def test_nicknames_and_grandmothers(text: str, names: list[str]) -> None:
    assert [each for each in _found(text, Kind.PERSON) if each in names] == names


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("domicilio en Calle 40 con 22, casa azul", "Calle 40 con 22"),
        ("vive en la Cra. 7 # 12-40 de Tunja", "Cra. 7 # 12-40"),
        ("Jardim Santa Clara, CEP 13.224-610, Várzea", "13.224-610"),
    ],
)
def test_streets_by_number_and_postal_codes_of_america(text: str, place: str) -> None:
    assert place in _found(text, Kind.LOC)


def test_words_with_a_number_are_no_street() -> None:
    assert not _found("la carrera 10 con 22 corredores", Kind.LOC)
