"""Short names that a text defines. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention, Recognizer
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


def test_the_key_to_initials_makes_an_abbreviation_somebody() -> None:
    text = "OS = Oumar Sylla; IT: Ian Berg; PM = Paula Moss; WC = Ada Vik. Seen 3 PM. OS"
    starts = [(text.index(each), each) for each in ("Oumar Sylla", "Ian Berg", "Paula Moss", "Ada Vik")]
    names = [
        Mention(start, start + len(name), Kind.PERSON, 0.9, Recognizer.NEURAL, literal("read"))
        for start, name in starts
    ]
    aliases = [each.mention for each in defined_aliases(text, names)]
    assert [each.words(text) for each in aliases] == [
        "OS",
        "PM",
    ]  # the others are not the initials of the names behind them
    again = [each.span for each in repeats(text, aliases)]
    assert again == [(len(text) - 2, len(text))]
