"""The court of a caption stays with its district and division; the same words elsewhere are left to their risk."""

from __future__ import annotations

import pytest

from engine.policies.public_bodies import is_public_body
from tests.builders.marked import unmark_one

PARTIES = "\n\nIDA BERG,\n     Plaintiff,\nv.\n"


def _found(marked: str) -> bool:
    text, span = unmark_one(marked)
    return is_public_body(text, *span)


@pytest.mark.parametrize(
    "caption",
    [
        "UNITED STATES DISTRICT COURT\n⟦DISTRICT OF NORTHMARK⟧\nSALTBY DIVISION",
        "UNITED STATES DISTRICT COURT\nDISTRICT OF NORTHMARK\n   ⟦SALTBY DIVISION⟧",
        "IN THE CIRCUIT COURT OF THE STATE OF OREGON\nFOR THE ⟦COUNTY OF MULTNOMAH⟧",
        "1\t19TH JUDICIAL DISTRICT COURT\n2\t⟦PARISH OF EAST BATON ROUGE⟧",
        "⟦19TH JUDICIAL DISTRICT COURT⟧\nPARISH OF EAST BATON ROUGE",
        "HIGH COURT OF NEW ZEALAND\n⟦WELLINGTON REGISTRY⟧",
        "IN THE ⟦YAKIMA COUNTY SUPERIOR COURT⟧",
    ],
)
def test_the_court_of_a_caption_stays(caption: str) -> None:
    assert _found(caption + PARTIES)


@pytest.mark.parametrize(
    "text",
    [
        "She works in the ⟦SALTBY DIVISION⟧ of the company." + PARTIES,
        "ORRIN VALLEY HEALTH\n⟦SALTBY DIVISION⟧" + PARTIES,
        "UNITED STATES DISTRICT COURT\nlives in\n⟦COUNTY OF MULTNOMAH⟧" + PARTIES,
        "UNITED STATES DISTRICT COURT\n⟦IDA BERG⟧" + PARTIES,
        "⟦TENNIS COURT OF VIK⟧\nopening hours: all day",
        "UNITED STATES DISTRICT COURT\n⟦DISTRICT OF NORTHMARK⟧ IDA BERG" + PARTIES,
    ],
)
def test_other_words_are_left_to_their_risk(text: str) -> None:
    assert not _found(text)


def test_a_district_of_a_state_stays() -> None:
    assert is_public_body("in the District of Nevada, she", 7, 25)
