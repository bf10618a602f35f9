"""Abbreviations in capitals that were taken for initials. All people are invented."""

from __future__ import annotations

import re

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.filters import abbreviated
from tests.builders.marked import as_mentions


def kept(marked: str, recognizer: str = "neural") -> list[str]:
    """Return which of the stretches in ⟦ ⟧ stay people."""
    text, mentions = as_mentions(marked, score=0.8, recognizer=recognizer)
    return [text[each.start : each.end] for each in abbreviated.without(text, mentions)]


@pytest.mark.parametrize(
    ("marked", "people"),
    [
        ("seen by ⟦K. Young⟧, ⟦HCA⟧", ["K. Young"]),
        ("seen by ⟦F. Achebe⟧ ⟦RN⟧ at noon", ["F. Achebe"]),
        ("signed ⟦Lyle Featherby⟧, ⟦LMSW⟧ / for the ward", ["Lyle Featherby"]),
        ("It is said that ⟦HR⟧ knew, and ⟦Ana Berg⟧ too.", ["Ana Berg"]),
        ('"⟦TOLVANE⟧","⟦ADA⟧"\n"⟦KOZLOVA⟧","⟦OLENA⟧"', ["TOLVANE", "ADA", "KOZLOVA", "OLENA"]),
        ("use the ⟦QDRO⟧ as ⟦Ana Berg⟧ says", ["Ana Berg"]),
        ("a request for proposals (⟦RFP⟧). ⟦Ana Berg⟧ read the ⟦RFP⟧", ["Ana Berg"]),
        ("registered nurses (⟦RNs⟧) and an ⟦RN⟧, ⟦Ana Berg⟧", ["Ana Berg"]),
        ("the Saltby Secrets Act of 2016 (“⟦SSA⟧”) and the ⟦SSA⟧; ⟦Ana Berg⟧", ["Ana Berg"]),
    ],
)
def test_letters_that_no_name_explains_are_an_abbreviation(marked: str, people: list[str]) -> None:
    assert kept(marked) == people


@pytest.mark.parametrize(
    "marked",
    [
        "⟦Karen Farrow⟧ came; ⟦KF⟧ reported.",
        "⟦Hilary Rowe⟧ came; ⟦HR⟧ reported.",
        "⟦MJW⟧ reported to the board.",
        "⟦Anna Berg⟧, ⟦MJ⟧ and ⟦Tom⟧",
        "⟦Wai Man⟧ ⟦NG⟧ came",
        "signed ⟦B. Owusu⟧, ⟦DM⟧ (manager)",
        "Write to ⟦WANJIRU⟧, 22 Mill Lane.",
        "to ⟦INGRID⟧ at noon",
        # Letters of words, but of a relative, or of somebody with a name.
        "my elder brother (⟦EB⟧) said, ⟦EB⟧ left",
        "her mother's sister (⟦HMS⟧) came; ⟦HMS⟧ said",
        "the assistant to the client (⟦ATC⟧), ⟦Ana T. Clee⟧; ⟦ATC⟧ said",
        "the new tenant (⟦KL⟧) said; ⟦KL⟧ left",
        "the old key worker (⟦BTK⟧) and ⟦BTK⟧ said",
        "the Act, which ⟦Ana Berg⟧ (⟦MTA⟧) read",
        "⟦HALE, Corbin⟧ saw that ⟦SZYMCZYK⟧ ran",
    ],
)
def test_people_stay(marked: str) -> None:
    assert kept(marked) == re.findall("⟦(.*?)⟧", marked)


def test_only_networks_and_columns_are_doubted() -> None:
    assert kept("seen by ⟦K. Young⟧, ⟦HCA⟧", "terms") == ["K. Young", "HCA"]


@pytest.mark.parametrize(
    ("name", "behind", "left"),
    [("Ana Berg", " Business Partner", []), ("Hilary Rowe", " Business Partner", ["HR"]), ("Ana Berg", "\n", ["HR"])],
)
def test_an_ordinary_abbreviation_is_no_trait(name: str, behind: str, left: list[str]) -> None:
    text = f"{name}, HR{behind}"
    at = text.index("HR")
    found = [
        Mention(0, len(name), Kind.PERSON, 0.9, "neural", literal("r")),
        Mention(at, at + 2, Kind.DEM, 0.4, "neural", literal("r")),
    ]
    assert [each.words(text) for each in abbreviated.without(text, found)][1:] == left


def test_capitals_that_are_read_as_a_person_at_few_of_many_places_are_an_abbreviation() -> None:
    others = "TQ slept. TQ ate. TQ walked. "
    assert kept(f"⟦TQ⟧ settled. {others}TQ left.") == []
    assert kept(f"⟦TQ⟧ settled. {others}") == ["TQ"]  # too few places
    assert kept(f"⟦TQ⟧ settled. ⟦TQ⟧ woke. {others}") == ["TQ", "TQ"]
    assert kept(f"⟦Tom Quist⟧ came. ⟦TQ⟧ settled. {others}TQ left.") == ["Tom Quist", "TQ"]
    assert kept(f"⟦TQ⟧ settled. {others}TQ left.", "terms") == ["TQ"]


def kept_as_bodies(marked: str) -> list[str]:
    """Return which of the stretches in ⟦ ⟧, read as bodies, stay."""
    text, mentions = as_mentions(marked, Kind.ORG, score=0.8)
    return [text[each.start : each.end] for each in abbreviated.without(text, mentions)]


def test_capitals_in_a_text_that_names_nobody_are_no_body() -> None:
    assert kept_as_bodies("⟦QPRS⟧ is 14 and ⟦TWQ⟧ pending") == []


@pytest.mark.parametrize(
    "marked",
    [
        "seen at ⟦QPRS⟧ today",
        "per ⟦QPRS⟧ protocol",
        "the ⟦QPRS⟧ wrote",
        "moved from ⟦QPRS⟧",
        "⟦QPRS⟧ accepted her",
        "retired ⟦QPRS⟧ clerk",
        "a ⟦QPRS⟧ detective",
        "⟦Qprs Clinic⟧ is",
    ],
)
def test_capitals_behind_a_word_of_place_are_a_body(marked: str) -> None:
    assert kept_as_bodies(marked) == re.findall("⟦(.*?)⟧", marked)


@pytest.mark.parametrize(("kind", "subtype"), [(Kind.PERSON, None), (Kind.CODE, "mrn"), (Kind.DATETIME, "date")])
def test_capitals_beside_somebody_are_a_body(kind: Kind, subtype: str | None) -> None:
    text = "QPRS rang; Ana 4417"
    body = Mention(0, 4, Kind.ORG, 0.8, "neural", literal("r"))
    other = Mention(11, len(text), kind, 0.8, "patterns", literal("r"), subtype)
    assert body in list(abbreviated.without(text, [body, other]))
