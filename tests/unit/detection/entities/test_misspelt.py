"""Names that are written wrong, beside the right ones."""

from __future__ import annotations

import pytest

from engine.detection.entities import misspelt
from engine.detection.entities.people import Person

PEOPLE = (Person("Jucimara Quistorp", ("jucimara",), "quistorp"), Person("Rosa Keller", ("rosa",), "keller"))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Then Quistrop and Qistorp came; we wrote Jussimara.", ["Quistrop", "Qistorp", "Jussimara"]),
        ("QUISTROP signed", ["QUISTROP"]),
        ("Quistorp, Quistorps house, quistrop, q@quistrop.example, www.quistrop.example", []),
        ("Biistorp lives here; Quastarb too", []),
        ("the Kellner brought it, Kelle and Keler", []),
    ],
)
def test_a_name_but_for_a_letter_is_a_name(text: str, found: list[str]) -> None:
    assert [text[each.mention.start : each.mention.end] for each in misspelt.find(text, PEOPLE)] == found


def test_a_misspelt_name_joins_nobody() -> None:
    assert [each.of for each in misspelt.find("Then Quistrop came.", PEOPLE)] == [None]
