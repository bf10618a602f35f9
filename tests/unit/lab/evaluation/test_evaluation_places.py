"""Words of a text found again in a text of other order and spacing."""

from __future__ import annotations

from engine.lab.evaluation.places import aligned


def test_words_are_found_in_another_order_and_spacing() -> None:
    left, right = "Name: Ada Holm. Born in Riga.", "Skills: knots and sails. Languages: Welsh."
    read = "Name: Ada    Skills: knots\nHolm. Born   and sails.\nin Riga.     Languages: Welsh."
    found = aligned(f"{left}\n{right}", read)
    words = "Name Ada Holm Born in Riga Skills knots and sails Languages Welsh".split()
    assert [span and read[slice(*span)] for span in found] == words


def test_words_read_as_one_and_one_read_as_several_are_found() -> None:
    read = "born 1947, Feather stonehaugh"
    found = aligned("born 1 9 4 7, Featherstonehaugh", read)
    assert [span and read[slice(*span)] for span in found] == ["born", "1", "9", "4", "7", "Feather stonehaugh"]
