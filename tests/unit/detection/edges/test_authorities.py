"""A part of the name of a court or public body, marked ⟦ ⟧, is widened to the whole. All towns are invented."""

from __future__ import annotations

import pytest

from engine.core.types import Kind
from engine.detection.edges import authorities
from tests.builders.marked import as_mentions, unmark_one


def _found(marked: str, kind: Kind, recognizer: str = "neural") -> tuple[str, Kind]:
    text, mentions = as_mentions(marked, kind, recognizer=recognizer)
    (found,) = authorities.whole(text, mentions)
    return text[found.start : found.end], found.kind


@pytest.mark.parametrize(
    ("marked", "body"),
    [
        ("Az. 3 C 12/20, Amtsgericht ⟦Hollerstedt⟧, Abteilung 3", "Amtsgericht Hollerstedt"),
        ("Polizeiinspektion ⟦Bad Wendlingen⟧ · Vorgang", "Polizeiinspektion Bad Wendlingen"),
        ("saisir le conseil de prud'hommes de ⟦Tulange⟧.", "conseil de prud'hommes de Tulange"),
        ("Se remite a los Juzgados de ⟦Quintalejo⟧ hoy", "Juzgados de Quintalejo"),
        ("la Municipalidad de ⟦Quilpemo⟧, Chile", "Municipalidad de Quilpemo"),
        ("sendt til ⟦Vestvik⟧ tingrett", "Vestvik tingrett"),
        ("the ⟦Sheriff⟧ Court at Strandraw has", "Sheriff Court at Strandraw"),
        ("the ⟦Sheriff⟧\nCourt at Strandraw has", "Sheriff\nCourt at Strandraw"),
        ("Câmara Municipal de ⟦Vilarinho⟧", "Câmara Municipal de Vilarinho"),
        ("since ⟦Historic⟧ England listed it", "Historic England"),
    ],
)
def test_a_part_of_a_body_becomes_the_whole_body(marked: str, body: str) -> None:
    assert _found(marked, Kind.LOC) == (body, Kind.ORG)


@pytest.mark.parametrize(
    "marked",
    [
        "wohnhaft in ⟦Hollerstedt⟧, Amtsgericht",
        "Polizeiinspektion: Herr ⟦Wendling⟧ rief an",
        "Staatsanwaltschaft Frau ⟦Wendling⟧",
        "mairie, M. ⟦Tulange⟧",
        "She lives in ⟦Strandraw⟧.",
    ],
)
def test_towns_and_people_beside_a_body_stay(marked: str) -> None:
    text, (start, end) = unmark_one(marked)
    assert _found(marked, Kind.LOC) == (text[start:end], Kind.LOC)


def test_a_person_beside_a_body_stays_a_person() -> None:
    assert _found("Jugendamt ⟦Tolvane⟧ hat", Kind.PERSON) == ("Tolvane", Kind.PERSON)
    assert _found("⟦Tolvane⟧\nCounty Court at Vestby", Kind.LOC) == ("Tolvane", Kind.LOC)


def test_what_the_user_wants_masked_stays() -> None:
    assert _found("Amtsgericht ⟦Hollerstedt⟧", Kind.LOC, "terms") == ("Hollerstedt", Kind.LOC)
