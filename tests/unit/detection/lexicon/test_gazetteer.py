"""Lists of what people are: each example marks what is found in ⟦ ⟧."""

from __future__ import annotations

import pytest

from engine.core import resources
from engine.core.progress import Silent
from engine.core.types import Kind, Mention
from engine.detection.lexicon import gazetteer
from tests.builders.marked import unmark_one

EXAMPLES = [
    ("nationality", "a ⟦Turkish national⟧, who"),
    ("nationality", "by a ⟦United Kingdom national⟧, Ms"),
    ("nationality", "serves ⟦american⟧ food"),
    ("nationality", "two ⟦Norwegians⟧ left"),
    ("ethnicity", "of ⟦Kurdish origin⟧ and"),
    ("religion", "a ⟦Jehovah’s Witness⟧ since"),
    ("religion", "the ⟦Jehovah's Witnesses⟧"),
    ("language", "speaks ⟦Tagalog⟧ at home"),
    ("occupation", "a ⟦primary school teacher⟧ in"),
    ("occupation", "the former ⟦vice president⟧"),
    ("occupation", "a ⟦non‑commissioned officer⟧ of"),
    ("occupation", "two ⟦housewives⟧ and"),
    ("kinship", "with his ⟦step-daughter⟧."),
    ("marital-status", "is ⟦divorced⟧ and"),
    ("education", "a ⟦PhD student⟧ in"),
    ("political-orientation", "a ⟦trade unionist⟧ who"),
    ("sexuality-gender", "is ⟦transgender⟧."),
    ("diagnosis", "with ⟦non-Hodgkin's lymphoma⟧ and"),
    ("diagnosis", "has ⟦type 2\ndiabetes⟧ and"),
    ("immigration-status", "as ⟦asylum seekers⟧ in"),
    ("country", "lives in ⟦Türkiye⟧ now"),
]
NOTHING = ["to polish the floor", "visual aids were lent", "the applicant and the plaintiff", "a pole stood", "LA", ""]


def find(text: str) -> tuple[Mention, ...]:
    return gazetteer.find(text, progress=Silent())


@pytest.mark.parametrize(("subtype", "marked"), EXAMPLES)
def test_finds_exactly_the_marked_stretch(subtype: str, marked: str) -> None:
    text, span = unmark_one(marked)
    assert [(each.start, each.end, each.subtype) for each in find(text)] == [(*span, subtype)]


@pytest.mark.parametrize("text", NOTHING)
def test_finds_nothing(text: str) -> None:
    assert find(text) == ()


def test_countries_are_places_and_nationalities_are_not() -> None:
    assert [each.kind for each in find("A Pole from Poland")] == [Kind.DEM, Kind.LOC]


def test_offices_are_less_sure_than_occupations() -> None:
    judge, plumber = find("the judge asked the plumber")
    assert judge.score < 0.5 < plumber.score


def test_an_entry_over_the_border_of_two_windows_is_found_once() -> None:
    text = "word " * 9_999 + "primary school teacher"
    (found,) = find(text)
    assert text[found.start : found.end] == "primary school teacher"


@pytest.mark.parametrize("words", gazetteer.LISTS, ids=lambda words: words.file)
def test_lists_are_clean(words: gazetteer.WordList) -> None:
    entries = resources.read_list(f"lists/{words.file}.txt")
    assert len(set(entries)) == len(entries) > 30
    assert all(len(gazetteer._TOKEN.findall(entry)) <= gazetteer._LONGEST for entry in entries)
    assert resources.find(f"lists/{words.file}.txt").read_text(encoding="utf-8").startswith("#")


@pytest.mark.parametrize("words", [each for each in gazetteer.LISTS if each.alone], ids=lambda words: words.subtype)
def test_each_entry_is_found_where_the_text_ends(words: gazetteer.WordList) -> None:
    for entry in resources.read_list(f"lists/{words.file}.txt"):
        found = find(f"x {entry}")
        assert {(each.start, each.end) for each in found} == {(2, 2 + len(entry))}
