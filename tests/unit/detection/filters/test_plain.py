"""First names that are ordinary words, in plain use and as people; the word is in ⟦ ⟧. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import NO_STRUCTURE, Kind, Mention
from engine.detection import entities
from engine.detection.filters import plain
from tests.builders.marked import unmark_one

PLAIN = [
    "avec son cousin ⟦germain⟧ et",
    "⟦Will⟧ d/w family",
    "⟦Will⟧ f/u in clinic",
    "⟦Hope⟧ that the court agrees.",
    "⟦Hope⟧ he'll be back on Monday.",
    "All done. ⟦Hope⟧ to finish by noon",
    "⟦Grace⟧ before supper is short",
    "They sang Amazing ⟦Grace⟧ twice",
    "⟦Faith⟧ in the board is gone",
    "⟦Young⟧ drivers pay more",
    "⟦Chase⟧ the supplier, please",
    "⟦Mark⟧ every page twice",
    "⟦May⟧ require surgery",
    "⟦Will⟧ send it today",
    "⟦Will⟧ they ever learn? No",
    "⟦Drew⟧ attention to the leak",
    "⟦Storm⟧ warnings for Tuesday",
    "the ⟦grant⟧ application",
    "⟦Dawn⟧ broke cold",
    "⟦Ngā mihi⟧ nui, Bertil",
]
SOMEBODY = [
    "avec son cousin ⟦Germain⟧ et",
    "⟦Hope⟧ denies it",
    "⟦Hope⟧ faints often",
    "⟦Grace⟧ is on leave",
    "⟦Faith⟧ in AP knows",
    "⟦Young⟧ said no",
    "Mr ⟦Young⟧ adults only",
    "⟦Chase⟧ the porter left",
    "⟦Mark⟧ every Tuesday plays",
    "⟦May⟧ needs a rest",
    "⟦Will⟧ in sales may know",
    "⟦Will⟧ put it there",
    "⟦Will⟧ is her son",
    "⟦WILL⟧ WAIT OUTSIDE",
    "⟦Drew⟧ the foreman",
    "D. ⟦Storm⟧ warnings",
    "⟦Dawn⟧ broke her arm",
    "⟦Will⟧ Will come?",
    "⟦Will⟧ never came back",
    "⟦May⟧ still lives at home",
    "⟦April⟧ is here to see you",
    "⟦June⟧ rates the food poorly",
    "⟦Joy⟧ in the team will call you",
    "⟦Faith⟧ in the school office rang",
    "⟦Patience⟧ was asked to leave",
    "⟦Patience⟧ is running late",
    "⟦Patience⟧ is needed at reception",
    "⟦Charity⟧ works at the clinic",
    "⟦Will⟧ rang at two",
    "⟦Frank⟧ answers the door",
    "⟦Frank⟧ comments on the draft",
    "⟦Jade⟧ ring me later",
    "⟦Sue⟧ each week visits her aunt",
    "⟦Grant⟧ ends his shift at six",
    "⟦Hope⟧ this morning left early",
    "⟦Hope⟧ all week stayed away",
    "⟦Asante⟧ said that she would call",
    "⟦Shalom⟧ left at noon",
    "⟦Salaam⟧'s car was outside",
]


def _read(marked: str) -> tuple[str, int, int]:
    text, span = unmark_one(marked)
    return text, *span


@pytest.mark.parametrize("marked", PLAIN)
def test_grammar_shows_plain_use(marked: str) -> None:
    assert plain.is_plain(*_read(marked))


@pytest.mark.parametrize("marked", SOMEBODY)
def test_a_name_is_not_in_plain_use(marked: str) -> None:
    assert not plain.is_plain(*_read(marked))


def test_a_name_is_not_repeated_where_its_word_is_in_plain_use() -> None:
    text = "Hope Orrick came. Hope that she stays. Hope denies it."
    found = [Mention(0, 11, Kind.PERSON, 0.9, "neural", literal("Found by the test."))]
    (person,) = entities.join(text, found, NO_STRUCTURE)
    assert [each.start for each in person.mentions] == [0, text.index("Hope denies")]
