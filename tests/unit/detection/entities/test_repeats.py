"""Short names that a text defines. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.entities.repeats import defined_aliases, repeats


@pytest.mark.parametrize(
    ("short", "is_alias"), [("Chidi", True), ("US Berg", True), ("you", False), ("the Employee", False)]
)
def test_a_pronoun_or_role_is_no_short_name(short: str, is_alias: bool) -> None:
    text = f'Employee: Chidera Berg ("{short}"), of Ilkeston'
    found = defined_aliases(text, [Mention(10, 22, Kind.PERSON, 0.9, "neural", literal("Found by the test."))])
    assert [text[each.mention.start : each.mention.end] for each in found] == [short] * is_alias


@pytest.mark.parametrize(
    ("text", "name", "again"),
    [
        ("Asst. U.S. Attorney under 18 U.S.C. 1349, of the U.S. and", "U.S.", ["U.S"]),
        ("HER SON TREY; HE NEVER SAW HER AGAIN. TREY LEFT", "HER SON TREY", ["TREY"]),
        ("Deputy Vik came. The Deputy left. Vik stayed", "Deputy Vik", ["Vik"]),
    ],
)
def test_what_a_name_shares_with_every_text_is_not_repeated(text: str, name: str, again: list[str]) -> None:
    start = text.index(name)
    end = start + len(name)
    found = repeats(text, [Mention(start, end, Kind.PERSON, 0.9, "neural", literal("Found by the test."))])
    assert [each.words(text) for each in found if each.start > end] == again
