"""Ages right behind names. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.finders import ages


@pytest.mark.parametrize(
    ("text", "name", "age"),
    [
        ("Tolvan (12) har været væk", "Tolvan", "12"),
        ("the sister, Ida (7), came", "Ida", "7"),
        ("Ida (85 a), con su hija", "Ida", "85 a"),
        ("Ida (14; born in Vik)", "Ida", "14"),
        ("vive con Tolvan, 91 a, minero", "Tolvan", "91 a"),
        ("Ida, 91, sagte aus", "Ida", "91"),
        ("see Ida, 41, 58 and 63", "Ida", None),
        ("spoke to Ida (2207) there", "Ida", None),
        ("see Tolvan (12 pages)", "Tolvan", None),
        ("Ida, 12 a day, is too much", "Ida", None),
    ],
)
def test_an_age_behind_a_name(text: str, name: str, age: str | None) -> None:
    start = text.index(name)
    mention = Mention(start, start + len(name), Kind.PERSON, 0.9, "neural", literal("read"))
    found = [text[each.start : each.end] for each in ages.find(text, [mention])]
    assert found == ([age] if age else [])


def test_nothing_behind_what_is_no_name() -> None:
    mention = Mention(0, 7, Kind.ORG, 0.9, "neural", literal("read"))
    assert list(ages.find("Section (12) applies", [mention])) == []
