"""Numbers that everybody can call are nobody's."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention, Recognizer
from engine.detection.filters import public_numbers


def _stays(text: str, written: str, recognizer: Recognizer = Recognizer.NEURAL) -> bool:
    at = text.index(written)
    found = Mention(at, at + len(written), Kind.CODE, 0.9, recognizer, literal("Found by the test."))
    return bool(list(public_numbers.without(text, [found])))


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Rang 112 at once", "112"),
        ("bereitschaft 116117 hängt", "116117"),
        ("har ringt Alarmtelefonen 116 111 i går", "Alarmtelefonen 116 111"),
        ("Avisan a 061; se activa", "061"),
        ("Dr de garde (1733) :", "1733"),
        ("kontakte oss på 55 55 33 33,", "55 55 33 33"),
    ],
)
def test_a_number_that_everybody_calls_is_left(text: str, written: str) -> None:
    assert not _stays(text, written)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("room 112 is hers", "112"),
        ("badge 1733", "1733"),
        ("ring her on 55 55 33 34", "55 55 33 34"),
        ("Rang 112 Mill Lane", "112 Mill Lane"),
        ("Tolvane 116117", "Tolvane 11611"),
    ],
)
def test_others_stay(text: str, written: str) -> None:
    assert _stays(text, written)


def test_what_the_user_asked_for_stays() -> None:
    assert _stays("Rang 112 at once", "112", Recognizer.TERMS)
