"""Boxes: what two of them share, and where their middles are."""

from __future__ import annotations

from engine.core.types import Box

BOX = Box(10.0, 20.0, 40.0, 60.0)


def test_boxes_share_what_both_cover() -> None:
    other = Box(30.0, 0.0, 100.0, 30.0)
    assert BOX.shared(other) == other.shared(BOX) == Box(30.0, 20.0, 40.0, 30.0)
    assert BOX.meets(other)
    assert BOX.shared(other).size == 100.0


def test_boxes_apart_share_nothing_even_where_both_edges_are_in_the_wrong_order() -> None:
    for other in (Box(40.0, 20.0, 50.0, 60.0), Box(50.0, 70.0, 60.0, 80.0)):
        assert not BOX.meets(other)
        assert BOX.shared(other).size == 0.0


def test_a_box_holds_a_middle_on_its_edge_and_none_beyond_it() -> None:
    assert BOX.middle == (25.0, 40.0)
    assert BOX.holds_middle(Box(30.0, 50.0, 50.0, 70.0))
    assert not BOX.holds_middle(Box(30.0, 50.0, 51.0, 70.0))


def test_a_grown_box_has_the_same_middle() -> None:
    assert BOX.grown(5.0) == Box(5.0, 15.0, 45.0, 65.0)
    assert BOX.grown(-5.0).middle == BOX.middle
