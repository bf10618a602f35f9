"""Boxes and rings to tick in a form are no letters, though OCR reads them as such."""

from __future__ import annotations

import pytest

from engine.documents.pdf.read.overlaid import is_said
from engine.documents.pdf.read.rendered import are_rings
from engine.documents.pdf.read.shapes import is_box


@pytest.mark.parametrize(
    ("read", "known", "said"),
    [("iyes", "yes", True), ("yes", "yes", True), ("byes", "yes", False), ("iyes", "ye", False), ("ix", "x", False)],
)
def test_a_box_to_tick_that_is_read_as_a_letter_is_no_new_word(*, read: str, known: str, said: bool) -> None:
    assert is_said(read, known) == said


@pytest.mark.parametrize(
    ("initial", "word", "box"),
    [
        ("I", "SPOUSE", True),
        ("O", "veteran", True),
        ("B", "Yes", True),
        ("O", "tto", False),
        ("M", "AREN", False),
        ("J", "ILL", False),
        ("S", "POUSE", False),
    ],
)
def test_a_box_in_front_of_its_caption_is_no_initial(*, initial: str, word: str, box: bool) -> None:
    assert is_box(initial, word) == box


@pytest.mark.parametrize(
    ("read", "rings"),
    [("OOOO", True), ("J O O", True), ("Jooo", True), ("JOJO", False), ("OTTO", False), ("Bo", False)],
)
def test_rings_beside_each_other_are_no_word(*, read: str, rings: bool) -> None:
    assert are_rings(read) == rings
