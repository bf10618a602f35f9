"""Boxes and rings to tick in a form are no letters, though OCR reads them as such."""

from __future__ import annotations

import pytest

from engine.core.types import Box
from engine.documents.pdf.read.rendered import are_rings
from engine.documents.pdf.read.within import is_box


@pytest.mark.parametrize(
    ("initial", "width", "box"),
    [("I", 9.0, True), ("l", 8.5, True), ("I", 3.0, False), ("O", 9.0, False), ("M", 9.0, False)],
)
def test_a_square_in_front_of_its_caption_is_no_initial(*, initial: str, width: float, box: bool) -> None:
    assert is_box(initial, Box(0, 0, width, 10)) == box


@pytest.mark.parametrize(
    ("read", "rings"),
    [("OOOO", True), ("J O O", True), ("Jooo", True), ("JOJO", False), ("OTTO", False), ("Bo", False)],
)
def test_rings_beside_each_other_are_no_word(*, read: str, rings: bool) -> None:
    assert are_rings(read) == rings
