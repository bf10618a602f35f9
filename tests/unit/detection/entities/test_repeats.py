"""Short names that a text defines. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.entities.repeats import defined_aliases


@pytest.mark.parametrize(
    ("short", "is_alias"), [("Chidi", True), ("US Berg", True), ("you", False), ("the Employee", False)]
)
def test_a_pronoun_or_role_is_no_short_name(short: str, is_alias: bool) -> None:
    text = f'Employee: Chidera Berg ("{short}"), of Ilkeston'
    found = defined_aliases(text, [Mention(10, 22, Kind.PERSON, 0.9, "neural", literal("Found by the test."))])
    assert [text[each.mention.start : each.mention.end] for each in found] == [short] * is_alias
