"""Rooms by what they are for, and rooms in which somebody lives. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.filters.rooms import is_room


@pytest.mark.parametrize(
    ("words", "kind", "wanted"),
    [
        ("Laundry Room", Kind.LOC, True),
        ("Meeting Room 4", Kind.LOC, True),
        ("Spare Bedroom", Kind.LOC, True),
        ("Girls Changing Room", Kind.LOC, True),
        ("Wartezimmer", Kind.LOC, True),
        ("salle d'attente", Kind.LOC, True),
        ("Guest Room, Pantry and Loft", Kind.LOC, True),
        ("Staff Room, Bldg D", Kind.LOC, True),
        ("Room 7", Kind.LOC, False),
        ("Orrick Room", Kind.LOC, False),
        ("Kitchen", Kind.PERSON, False),
        ("Flat 3", Kind.LOC, False),
        ("Utility Room", Kind.CODE, False),
    ],
)
def test_a_room_is_known_by_what_it_is_for(words: str, kind: Kind, wanted: bool) -> None:
    text = f"in {words}, at noon"
    mention = Mention(3, 3 + len(words), kind, 0.9, "neural", literal("Found by the test."))
    assert is_room(text, mention) is wanted
