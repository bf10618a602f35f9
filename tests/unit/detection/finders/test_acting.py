"""Names alone at the beginning of a sentence that tells what only people do. All people are invented."""

from __future__ import annotations

import pytest

from engine.detection.finders import acting


def _found(text: str) -> list[str]:
    return [text[each.start : each.end] for each in acting.find(text)]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("It was treated with a pacemaker. Suresh was in the room throughout.", "Suresh"),
        ("Dx: migraine. Tolvengo was in the room.", "Tolvengo"),
        ("- Robert collapsed at home.", "Robert"),
        ("Tolvengo denies chest pain.", "Tolvengo"),
        ("It improved. Tolvaida gave most of the history; she may be called.", "Tolvaida"),
    ],
)
def test_a_word_of_whom_only_a_persons_deed_is_told_is_a_name(text: str, name: str) -> None:
    assert _found(text) == [name]


@pytest.mark.parametrize(
    "text",
    [
        "Troponin fell to 3. Haemoglobin fell. Oedema is present.",
        "Lipitor was with her. Nausea was in the room.",
        "Patient denies pain. Mother was in the room. Nobody lives there.",
        "Dermatology said that it is fine. Physio was with her. Radiology denied the request.",
        "Crohn was married to pain.",
    ],
)
def test_a_thing_is_no_name(text: str) -> None:
    assert _found(text) == []
