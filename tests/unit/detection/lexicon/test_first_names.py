"""A first name that the network takes for another kind of detail is one of a person."""

from __future__ import annotations

import re

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.lexicon.first_names import corrected, with_given_name, with_months
from tests.builders.marked import as_mention


def _kind(text: str, kind: Kind) -> Kind:
    return corrected(*as_mention(text, kind, score=0.6)).kind


@pytest.mark.parametrize("kind", [Kind.DEM, Kind.CODE, Kind.MISC])
@pytest.mark.parametrize(
    "text", ["minutes by ⟦Tim⟧", "⟦Aylin⟧ came", "⟦Jean-François⟧, 12", "⟦Jake's⟧ desk", "⟦Aylín⟧"]
)
def test_a_first_name_is_a_persons(text: str, kind: Kind) -> None:
    assert _kind(text, kind) is Kind.PERSON


@pytest.mark.parametrize("kind", [Kind.ORG, Kind.LOC])
@pytest.mark.parametrize(
    ("text", "is_person"),
    [
        ("with ⟦Ruth Oyelaran⟧ at", True),
        ("⟦Kim Achterberg's⟧ van", True),
        ("at ⟦Victoria Station⟧", False),
        ("the ⟦Charlotte Hornets⟧", False),
        ("⟦Quill Oyelaran⟧", False),
        ("⟦RUTH OYELARAN⟧", False),
    ],
)
def test_a_first_name_and_a_rare_word_are_a_person(text: str, kind: Kind, is_person: bool) -> None:
    assert (_kind(text, kind) is Kind.PERSON) == is_person


@pytest.mark.parametrize("kind", [Kind.DEM, Kind.ORG, Kind.MISC])
@pytest.mark.parametrize(
    ("text", "is_person"),
    [
        ("Secretary: I. ⟦Böckwald⟧, ext. 4", True),
        ("S. BOUGARD          A. ⟦SYLLAN⟧\n", True),
        ("(⟦Tolvane⟧)", False),
        ("\nA. ⟦Introduction⟧\n", False),
        ("vitamin C. ⟦Selenium⟧ was", False),
        ("Secretary: I. ⟦Böckwald GmbH & Co⟧", False),
    ],
)
def test_a_rare_word_behind_an_initial_is_a_surname(text: str, kind: Kind, is_person: bool) -> None:
    assert (_kind(text, kind) is Kind.PERSON) == is_person


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("a ⟦Christian⟧ burial", Kind.DEM),  # a religion
        ("a ⟦German⟧ family", Kind.DEM),
        ("the ⟦baker⟧", Kind.DEM),
        ("⟦Baker⟧ by trade", Kind.DEM),
        ("user ⟦tim⟧", Kind.CODE),
        ("⟦TIM⟧ 4411", Kind.CODE),
        ("⟦Tim Hortons⟧", Kind.MISC),
        ("in ⟦Victoria⟧", Kind.LOC),
        ("on ⟦June⟧", Kind.DATETIME),
    ],
)
def test_everything_else_stays_what_it_is(text: str, kind: Kind) -> None:
    assert _kind(text, kind) is kind


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("Then Tyree <Achterberg> came", "Tyree Achterberg"),
        ("Then Tyree  <Achterberg> came", "Achterberg"),
        ("Yesterday <Achterberg> came", "Achterberg"),
        ("| Gift <Achterberg> |", "Gift Achterberg"),
        ("I saw Will <Achterberg> leave", "Will Achterberg"),
        ("Well. Will <Achterberg> leave?", "Achterberg"),
        ("\nDean <Achterberg> spoke", "Achterberg"),
        ("Tyree. <Achterberg> came", "Achterberg"),
    ],
)
def test_a_first_name_before_a_surname_belongs_to_it(text: str, whole: str) -> None:
    plain = re.sub("[<>]", "", text)
    start = plain.index("Achterberg")
    mention = Mention(start, start + len("Achterberg"), Kind.PERSON, 0.6, "neural", literal("test"))
    found = with_given_name(plain, mention)
    assert plain[found.start : found.end] == whole


@pytest.mark.parametrize(
    ("marked", "whole"),
    [
        ("YELLED AND CURTIS <ACHTERBERG> RAN", "CURTIS ACHTERBERG"),
        ("AND WILL <ACHTERBERG> RUN", "ACHTERBERG"),
        ("Engr. (Mrs.) GOODNESS <ADA ACHTERBERG>, MNSE", "GOODNESS ADA ACHTERBERG"),
        ("THE SUMMER <ACHTERBERG> CAME", "ACHTERBERG"),
        ("WILL <ACHTERBERG> RUN", "ACHTERBERG"),
        ("LEAD MAN <OTIS> ACHTERBERG HIT", "OTIS ACHTERBERG"),
        ("LEAD MAN <OTIS> RAN AWAY", "OTIS"),
        ("OF THE COURT: <OTIS> RUSHING\n", "OTIS RUSHING"),
        ("OF THE COURT: <OTIS> RUSHING  PAGE", "OTIS RUSHING"),
        ("WE MET <OTIS> THERE\n", "OTIS"),
    ],
)
def test_the_other_half_of_a_name_in_capitals_belongs_to_it(marked: str, whole: str) -> None:
    plain = re.sub("[<>]", "", marked)
    start, end = marked.index("<"), marked.index(">") - 1
    assert (
        with_given_name(plain, Mention(start, end, Kind.PERSON, 0.6, "neural", literal("test"))).words(plain) == whole
    )


@pytest.mark.parametrize(
    ("text", "person"),
    [
        ("⟦April May⟧ <Jones> was born here.", True),
        ("signed, ⟦June⟧ <Achterberg>", True),
        ("In ⟦June⟧ <Achterberg> came back.", False),
        ("on 3 ⟦May⟧ <Achterberg> left", False),
        ("⟦Monday⟧ <Achterberg> left", False),
        ("⟦June⟧, <Achterberg> left", False),
    ],
)
def test_a_month_before_a_surname_is_a_first_name(text: str, person: bool) -> None:
    plain = re.sub("[⟦⟧<>]", "", text)
    words = [re.search(form, text)[1] for form in ("⟦(.*?)⟧", "<(.*?)>")]  # type: ignore[index]
    month, surname = (
        Mention(plain.index(each), plain.index(each) + len(each), kind, 0.6, "neural", literal("test"))
        for each, kind in zip(words, (Kind.DATETIME, Kind.PERSON), strict=True)
    )
    found = next(iter(with_months(plain, [month, surname])))
    assert (found.kind is Kind.PERSON) == person
    assert plain[found.start : found.end] == (" ".join(words) if person else words[0])
