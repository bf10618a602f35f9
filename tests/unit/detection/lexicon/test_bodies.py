"""A public body that a network takes for a person is an organisation; initials stay a person's."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.lexicon import bodies


@pytest.mark.parametrize(
    ("written", "kind", "expected"),
    [
        ("OSHA", Kind.PERSON, Kind.ORG),
        ("the RNLI", Kind.CODE, Kind.ORG),
        ("Network Rail", Kind.LOC, Kind.ORG),
        ("Osha", Kind.PERSON, Kind.PERSON),  # a name
        ("Barmer", Kind.PERSON, Kind.PERSON),  # a surname, too
        ("RAC", Kind.PERSON, Kind.PERSON),  # may be initials
        ("Osha Rail", Kind.PERSON, Kind.PERSON),
        ("Equality Act", Kind.MISC, Kind.MISC),  # a law
        ("ÖGK", Kind.DEM, Kind.ORG),
        ("AUVA", Kind.PERSON, Kind.ORG),
    ],
)
def test_a_listed_body_is_an_organisation(written: str, kind: Kind, expected: Kind) -> None:
    mention = Mention(3, 3 + len(written), kind, 0.9, "neural", literal(""))
    assert bodies.corrected(f"To {written}.", mention, frozenset()).kind is expected


def test_what_was_not_read_by_a_network_stays() -> None:
    mention = Mention(0, 4, Kind.PERSON, 1.0, "terms", literal(""))
    assert bodies.corrected("OSHA came.", mention, frozenset()) is mention


def test_a_person_of_the_text_comes_before_a_body() -> None:
    text = "Jane SWIFT came. SWIFT said so."
    whole, alone = (Mention(*span, Kind.PERSON, 0.9, "neural", literal("")) for span in ((0, 10), (17, 22)))
    people = bodies.words_of_people(text, (whole, alone))
    assert bodies.corrected(text, alone, people).kind is Kind.PERSON
    assert bodies.corrected(text, alone, frozenset()).kind is Kind.ORG
