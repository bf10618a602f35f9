"""Tables of separated values: which lines they have, and their fields. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.types import Kind
from engine.detection import structure
from engine.detection.finders import announced
from engine.detection.structure import separated


def _fields(text: str) -> list[list[str]]:
    return [[text[slice(*each)] for each in row] for _, row in sorted(separated.fields(text).items())]


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("id;surname;born\n4;Lake;19\n5;Ray;\n", [["id", "surname", "born"], ["4", "Lake", "19"], ["5", "Ray", ""]]),
        ('"NAME","TOWN","NO"\r\n"Lake, Ada","York","1"\r\n', [["NAME", "TOWN", "NO"], ["Lake, Ada", "York", "1"]]),
        (
            "name,addr1,tel\nRay,1 Elm,2\nLake,1 Elm Rd, York,1\nRose,2 Elm,3\n",
            [["name", "addr1", "tel"], ["Ray", "1 Elm", "2"], [], ["Rose", "2 Elm", "3"]],
        ),
        ('a,b,c\n"say ""x""",2,3', [["a", "b", "c"], ['say ""x""', "2", "3"]]),
        ("before\n\nname,town,tel\nLake,York,1\n\nafter,it,all", [["name", "town", "tel"], ["Lake", "York", "1"]]),
    ],
)  # fmt: skip
def test_the_fields_of_a_table(text: str, rows: list[list[str]]) -> None:
    assert _fields(text) == rows


@pytest.mark.parametrize(
    "text",
    [
        "Apples, pears, figs\nplums, quinces, nuts\n",
        "Dear Ada;\nthanks; I came\n",
        "name,town,tel\nLake,Concord\n",
        "name,town,tel\n\nLake,Concord,1\n",
        "4,5,6\n7,8,9\n",
    ],
)
def test_prose_and_lines_of_another_number_are_none(text: str) -> None:
    assert _fields(text) == []


def test_a_surname_in_a_column_is_a_name() -> None:
    text = "id;surname;given name;town\n4;Rain;Jason;Concord\n5;Castillo;Grace;Mobile\n"
    found = announced.values(text, structure.read(text))
    assert [text[each.start : each.end] for each in found if each.kind is Kind.PERSON] == [
        "Rain",
        "Jason",
        "Castillo",
        "Grace",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "surname; given name; town\nRain; Hope; York\nCastillo; Grace; Bath\n",
        '"surname";"given name";"note"\n"Rain";"Hope";"said ""yes"" to\nLake"\n"Castillo";"Grace";"x"\n',
    ],
)
def test_spaces_behind_semicolons_and_a_broken_line_end_no_table(text: str) -> None:
    found = announced.values(text, structure.read(text))
    names = [text[each.start : each.end] for each in found if each.kind is Kind.PERSON]
    assert names == ["Rain", "Hope", "Castillo", "Grace"]


def test_a_date_with_bars_is_in_one_cell() -> None:
    text = "Mme Tolvane née le 24|2|1929 à York\n"
    assert all(each.cell == 0 for each in structure.read(text).stretches)
