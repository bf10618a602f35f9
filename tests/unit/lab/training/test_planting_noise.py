from __future__ import annotations

import re

import numpy as np
import pytest

from engine.core.types import Kind
from engine.lab.training.planting import grammar
from engine.lab.training.planting.grammar import Annotation, PlantedStretch

NAME = Annotation(Kind.PERSON, "DIRECT", "name", "patient")
PIECES = [
    PlantedStretch("Name: "),
    PlantedStretch("Oona Brandt", NAME),
    PlantedStretch("\nAge: 41  Sex: F\nSeen by Dr. O, all well and well again."),
]
ALIKE = str.maketrans("lo", "10")


def letters(pieces: list[PlantedStretch]) -> str:
    """Return the text without case, spaces and bullets, with one letter for those that look alike."""
    return re.sub(r"(?m)^[o0] |[\W_]", "", "".join(piece.text for piece in pieces).lower().translate(ALIKE))


def test_text_stays_the_same_but_for_what_a_scanner_or_a_typist_changes() -> None:
    for seed in range(200):
        disturbed = grammar.disturb(PIECES, np.random.default_rng(seed))
        assert [piece.annotation for piece in disturbed] == [piece.annotation for piece in PIECES]
        assert letters(disturbed) == letters(PIECES)


def test_each_change_happens_and_most_documents_are_left_alone() -> None:
    texts = ["".join(p.text for p in grammar.disturb(PIECES, np.random.default_rng(seed))) for seed in range(500)]
    whole = "".join(piece.text for piece in PIECES)
    assert texts.count(whole) > 200
    for sign in (
        r"NAME: OONA",
        r"name: oona",
        r"Name:Oona",
        r"Name:\tOona",
        r"Oona\nBrandt",
        r"\n[-*•>o] Age",
        "we1l|a1l",
    ):
        assert any(re.search(sign, text) for text in texts), sign


@pytest.mark.parametrize("seed", range(3))
def test_the_same_draw_disturbs_in_the_same_way(seed: int) -> None:
    first, again = (grammar.disturb(PIECES, np.random.default_rng(seed)) for _ in range(2))
    assert first == again


def test_names_alone_are_written_in_capitals_or_small_letters_now_and_then() -> None:
    texts = [
        "".join(piece.text for piece in grammar.disturb(PIECES, np.random.default_rng(seed))) for seed in range(500)
    ]
    assert any("Name: OONA BRANDT\nAge" in text for text in texts)
    assert any("Name: oona brandt\nAge" in text for text in texts)
