"""Names of things in columns and values for things. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention, Recognizer
from engine.detection import structure
from engine.detection.filters import things

ORDERS = (
    "id | name | last order | total\n"
    "8812 | Ada Tolvan | Malabrigo Rios | 61.40\n"
    "8813 | Jon Vik | Lopi | 12.00\n"
    "8814 | Rut Moen | Tolvan wool | 7.50\n"
)


def _left(text: str, *words: str, kind: Kind = Kind.PERSON, recognizer: Recognizer = Recognizer.NEURAL) -> list[str]:
    """Return the words of the mentions that stay, of each last one of these words."""
    found = [
        Mention(at, at + len(each), kind, 0.9, recognizer, literal("")) for each in words for at in [text.rindex(each)]
    ]
    return [each.words(text) for each in things.without(text, found, structure.read(text))]


@pytest.mark.parametrize("kind", [Kind.PERSON, Kind.LOC, Kind.ORG, Kind.DEM, Kind.MISC])
def test_a_thing_in_its_column_is_no_mention(kind: Kind) -> None:
    assert _left(ORDERS, "Malabrigo Rios", "Lopi", kind=kind) == []


def test_a_thing_behind_its_label_is_no_mention() -> None:
    assert _left("Medication: Altimal\nOwner: Ada Tolvan\n", "Altimal", "Ada Tolvan") == ["Ada Tolvan"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (ORDERS, ("Ada Tolvan", "Tolvan")),  # somebody has the name
        (ORDERS.replace("Lopi", "for Lopi"), ("Lopi",)),
        (ORDERS.replace("Lopi", "Olga Lopi"), ("Olga Lopi",)),  # a full name
        (ORDERS.replace("last order", "remarks"), ("Malabrigo Rios", "Lopi")),
        ("He bought Lopi for her.\n", ("Lopi",)),
    ],
)
def test_other_names_stay(text: str, words: tuple[str, ...]) -> None:
    assert _left(text, *words) == list(words)


def test_numbers_and_what_others_found_stay() -> None:
    assert _left(ORDERS, "Lopi", kind=Kind.CODE) == ["Lopi"]
    assert _left(ORDERS, "Lopi", recognizer=Recognizer.TERMS) == ["Lopi"]
