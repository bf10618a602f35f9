"""Names below closing words; the name is in ⟦ ⟧. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.finders import closing
from tests.builders.marked import unmark_one


@pytest.mark.parametrize(
    "marked",
    [
        "Thanks for your help.\n\nKind regards,\n⟦Hope⟧\n",
        "See you there.\n\nBest wishes\n\n⟦Anna Tolvane⟧",
        "Danke dir.\n\nViele Grüße\n⟦Storm⟧\n",
        "Vielen Dank.\n\nMit freundlichen Grüßen\n⟦Klein⟧",
        "Merci.\n\nBien à vous\n⟦Tolvane⟧\n",
        "Merci beaucoup.\n\nCordialement\n⟦Storm⟧\n",
        "Nos vemos.\n\nUn abrazo,\n⟦Rosa⟧\n",
        "Até lá.\n\nCom os melhores cumprimentos,\n⟦Leão⟧\n",
        "Tak for hjælpen.\n\nMed venlig hilsen\n⟦Lund⟧\n",
        "Tak for hjælpen.\n\nKærlig hilsen ⟦Storm⟧\n",
        "Takk for hjelpen.\n\nMed vennlig hilsen\n⟦Sol⟧",
    ],
)
def test_a_line_below_or_beside_closing_words_is_a_name(marked: str) -> None:
    text, span = unmark_one(marked)
    (found,) = closing.find(text, ())
    assert (found.start, found.end) == span


@pytest.mark.parametrize(
    "text",
    [
        "Kind regards,\nThe Housing Team\n",
        "Kind regards,\nCustomer Services\n",
        "Mit freundlichen Grüßen\nIhre Hausverwaltung\n",
        "Cordialement,\nLe syndic\n",
        "Saludos,\nLa dirección\n",
        "Med venlig hilsen\nLejerforeningen\n",
        "Love,\nMummy\n",
        "Many thanks\nWe will reply on Monday.\n",
        "Cheers were heard\nStorm damage was small\n",
        "Thanks,\nVodafone\n",
        "Kind regards,\nAB\n",
    ],
)
def test_roles_bodies_firms_and_sentences_are_none(text: str) -> None:
    assert list(closing.find(text, ())) == []


def test_a_person_that_was_found_is_not_found_again() -> None:
    text = "Kind regards,\nHope Berg\n"
    known = Mention(14, 18, Kind.PERSON, 0.9, "neural", literal("Found by the test."))
    assert list(closing.find(text, [known])) == []
