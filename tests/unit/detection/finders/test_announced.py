"""Names in the fields of forms. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.types import Kind
from engine.detection import structure
from engine.detection.finders import announced


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("Name: Rowan       DOB: 9/9/2011     ED no: E2391884\nTree\n\nBrought by car.", ["Rowan", "Tree"]),
        ("Room: 22    Resident: Agnes        Date: 3/4/24\n            Trotter\n", ["Agnes", "Trotter"]),
        ("Name: Rowan       DOB: 9/9/2011     ED no: E2391884\nFell off a scooter today.\n", ["Rowan"]),
        ("Name: Rowan       DOB: 9/9/2011     ED no: E2391884\nWard: 7       Bed: 2\n", ["Rowan"]),
        ("Name: Rowan Tree\nFollow-up\n", ["Rowan Tree"]),
        ("Signed: Rowan Ashtree. Agnes Trotter Moss.\n", ["Rowan Ashtree", "Agnes Trotter Moss."]),
    ],
)
def test_the_rest_of_a_name_stands_below_the_label_of_a_narrow_field(text: str, people: list[str]) -> None:
    found = announced.values(text, structure.read(text))
    assert list(dict.fromkeys(text[each.start : each.end] for each in found if each.kind is Kind.PERSON)) == people


@pytest.mark.parametrize(
    ("text", "places"),
    [
        (
            "Collection address: Qr. No. 7/B, Railway      Mob: 98600 555 12\nOfficers' Colony, Tolva\n\nBill to us.",
            ["Qr. No. 7/B, Railway", "Officers' Colony, Tolva"],
        ),
        (
            "Domicilio                                     Teléfono\n"
            "Calle 21 s/n, por el pozo viejo, comisaría    999 555 0142\nde Tolvanén\n\nLlega sola.",
            ["Calle 21 s/n, por el pozo viejo, comisaría", "de Tolvanén"],
        ),
        ("Domicilio: Lugar de Tolva s/n (casa azul)\n", ["Lugar de Tolva s/n (casa azul)"]),
        ("CONTRATO DE ARRENDAMIENTO DE VIVIENDA\nEn Tolvanén, a 1 de octubre de 2022.\n", []),
        ("Address: 7 Mill Lane      Mob: 98600 555 12\nReferred by: the ward\n", ["7 Mill Lane"]),
        ("Address: 7 Mill Lane      Mob: 98600 555 12\nShe fell off a scooter today and came in.\n", ["7 Mill Lane"]),
    ],
)
def test_an_address_is_whole(text: str, places: list[str]) -> None:
    found = announced.values(text, structure.read(text))
    assert [text[each.start : each.end] for each in found if each.kind is Kind.LOC] == places


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("From: Marisol Tolvan, General Counsel\n", ["Marisol Tolvan"]),
        ("From: Marisol Tolvan, Head of People Operations\n", ["Marisol Tolvan"]),
        ("Authorised by: Mei TOLVAN, FRCPA\n", ["Mei TOLVAN"]),
        ("Name: Tolvan Moen, Agnieszka\n", ["Tolvan Moen, Agnieszka"]),
        ("Name: Ada Tolvan, May\n", ["Ada Tolvan, May"]),  # a name, too
        ("Name: Tolvan, Director\n", ["Tolvan, Director"]),  # a surname alone may have any word behind it
    ],
)
def test_a_role_behind_a_full_name_is_no_part_of_it(text: str, people: list[str]) -> None:
    found = announced.values(text, structure.read(text))
    assert [text[each.start : each.end] for each in found if each.kind is Kind.PERSON] == people


_ROWS = "{} | Faleolo, Sione | 3 Mar 1999\n{} | Goldsworthy, Brent | 17 Jul 1968\n{} | Patel, Jignesh | 22 Oct 1991\n"
_GOODS = "1107 | Blue sander | 3 Mar 1999\n1109 | garden hose | 17 Jul 1968\n1112 | tin of paint | 22 Oct 1991\n"


@pytest.mark.parametrize(
    ("rows", "numbers"),
    [
        (_ROWS.format(1107, 1109, 1112), ["1107", "1109", "1112"]),
        (_ROWS.format(101, 102, 103), []),  # they count the rows
        (_ROWS.format(7, 9, 12), []),  # shirts, beds
        (_GOODS, []),
    ],
)
@pytest.mark.parametrize("heading", ["No.", "Nr.", "#"])
def test_numbers_before_people_are_theirs(heading: str, rows: str, numbers: list[str]) -> None:
    text = f"Members\n\n{heading} | Name | Born\n{rows}"
    found = announced.values(text, structure.read(text))
    assert [text[each.start : each.end] for each in found if each.kind is Kind.CODE] == numbers


@pytest.mark.parametrize(("heading", "found"), [("Apto", ["34", "101"]), ("Meses", [])])
def test_the_number_of_a_home_is_announced_by_its_heading(heading: str, found: list[str]) -> None:
    text = (
        f"{heading}   Devedor             Valor\n"
        "34     Ada Tolvane         1.401,77\n"
        "101    Tom Osk             2.401,77\n"
    )
    read = structure.read(text)
    assert [each.words(text) for each in announced.values(text, read) if each.kind is Kind.LOC] == found
