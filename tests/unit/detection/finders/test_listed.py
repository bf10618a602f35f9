"""Names in lists of people, which have no sentence around them. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.finders import listed


def _found(text: str, known: str = "", kind: Kind = Kind.PERSON, subtype: str | None = None) -> list[str]:
    """Return what is found where the words of `known` are mentions of other recognizers."""
    mentions = [
        Mention(start, start + len(each), kind, 0.9, "neural", literal("read"), subtype)
        for each in known.split("|")
        if each and (start := text.index(each)) >= 0
    ]
    return sorted({text[each.start : each.end] for each in listed.find(text, mentions)})


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("1  Tolvan, W 81M  Hb 92\n4  Bredow 55F NBM", ["Bredow", "Tolvan, W"]),
        ("Zi 1  Tolvan 78J w  Tag 3\nZi 2  Bredow 41J m", ["Bredow", "Tolvan"]),
        ("Bed 3: Ní Tolvan, S 29F ?sepsis", ["Ní Tolvan, S"]),
        ("1  Tolvan 81M, seen by all. Bredow, S 29F ?sepsis", ["Bredow, S", "Tolvan"]),
        ("Tolvan M/44, day 2\nBredow, 3/12 F", ["Bredow", "Tolvan"]),
        ("Budget 73M\nRevenue 55M", []),
        ("Tolvan 73M", []),
        ("Cable 20m\nFence 12f", []),
    ],
)
def test_names_before_an_age_and_a_sex(text: str, names: list[str]) -> None:
    assert _found(text) == names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Rm1 TOLVAN G2P1 39+4\nRm2 O'BREDOW G1", ["O'BREDOW", "TOLVAN"]),
        ("Bed 3 Tolvan L, NBM\n0410 Bed 4: Bredow – MRI", ["Bredow", "Tolvan L"]),
        ("Room 3 Kitchen\nRoom 4 Tolvan, needs paint", ["Tolvan"]),
        ("Zi 1 Besprechung\nZi 2 Küche", []),
        ("Bed 2 NBM\nBed 3 MRI", []),
        ("Bed 2 Tolvan", []),
        ("Bed 2 TOLVAN G1, for scan. Bed 3 BREDOW PN, d/w cons", ["BREDOW", "TOLVAN"]),
        ("glicemia Q 9 (Tolvana) 212, room 3 (Kitchen)", ["Tolvana"]),
        ("Tolvan EPK78173 bed 4: POD 2 lap chole\nCart 12345 bed 5", ["Tolvan"]),
    ],
)
def test_names_behind_rooms_and_beds(text: str, names: list[str]) -> None:
    assert _found(text) == names


def test_names_behind_the_numbers_of_a_pedigree() -> None:
    tree = "I-1  Tolvan Berg  d. 1979\n  +-- II-1 Ida m. Bo\n  |   +-- III-2 Bredow → PROBAND"
    assert _found(tree) == ["Bredow", "Ida", "Tolvan Berg"]
    assert _found("II-1 Scope of Application\nII-2 Definitions\nIII-1 Transition Period") == []
    assert _found("II-1 Tolvan\nI beg your pardon") == []


@pytest.mark.parametrize(
    ("text", "number", "names"),
    [
        ("Tolvan: 021 555 014", "021 555 014", ["Tolvan"]),
        ("Office 0161 496 0102; Bredow (0161 496 0103)", "0161 496 0103", ["Bredow"]),
        ("- Ida Tolvan mob 0161 496 0103", "0161 496 0103", ["Ida Tolvan"]),
        ("Reception: 020 7946 0000", "020 7946 0000", []),
        ("Accueil : 01 99 00 44 71", "01 99 00 44 71", []),
        ("he rang Tolvan on 020 7946 0000", "020 7946 0000", []),
    ],
)
def test_names_before_telephone_numbers(text: str, number: str, names: list[str]) -> None:
    assert _found(text, number, Kind.CODE, "phone") == names


@pytest.mark.parametrize(
    ("text", "people", "names"),
    [
        ("1 Vik, 2 Tolvan, 3 Lacey-Berg, 4 Ida Cho", "Vik|Tolvan|Ida Cho", ["Lacey-Berg"]),
        ("Present: Vik, Tolvan, Bredow and Ostby", "Vik|Ostby", ["Bredow", "Tolvan"]),
        ("dabei: Vik, Tolvan, Bredow und Haushalt", "Vik", []),
        ("Vik, Tolvan, Monday and Page", "Vik|Tolvan", []),
        ("Tests: Tolvan, Bredow, Ostby", "", []),
    ],
)
def test_names_among_names(text: str, people: str, names: list[str]) -> None:
    assert _found(text, people) == names


@pytest.mark.parametrize(
    ("text", "people", "letters"),
    [
        ("Tolvan (T), Vik.\nT: spoke. It was T's turn; T to draft. Vitamin T was dear.", "Tolvan", 4),
        ("Tolvan (M) came. M: spoke", "Tolvan", 0),
        ("Ida (I) came. I will go", "Ida", 0),
    ],
)
def test_a_letter_for_a_name(text: str, people: str, letters: int) -> None:
    mention = Mention(0, len(people), Kind.PERSON, 0.9, "neural", literal("read"))
    assert sum(each.subtype == "initials" for each in listed.find(text, [mention])) == letters


def test_a_place_among_names_is_none() -> None:
    text = "Vik, Tolvan, Bredow and Ostby"
    known = [
        Mention(start, start + len(each), kind, 0.9, "neural", literal("read"))
        for each, kind in (("Vik", Kind.PERSON), ("Tolvan", Kind.PERSON), ("Ostby", Kind.LOC))
        for start in [text.index(each)]
    ]
    assert [text[each.start : each.end] for each in listed.find(text, known)] == ["Bredow"]
