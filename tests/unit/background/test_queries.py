"""A value is found under every way to write it, and only what is meant is found."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import background
from engine.background import Background
from engine.core.types import Kind
from engine.generalisation import steps
from engine.generalisation.dates import Date, forms

TABLE = """\
name;born;residence;nationality;occupation;employer;diagnosis;SSN;phone;e-mail;salary;address
Leandro Micael Gomes Albano;1961-03-12;Lisbon, Portugal;Portuguese;registered nurse;St. Mary's Hospital;\
type 2 diabetes mellitus;123-45-6789;+1 (312) 555-0142;leandro.albano@mail.example;$45,000;\
12 Harbour Street, Lisbon, 02139
Ann O'Brien;1984-11-02;Bergen;Norwegian;baker;Acme Foods, Inc.;asthma|migraine;223-45-6789;312-555-0143;\
ann@mail.example;52 300;9 Mill Road, Bergen
Dr. Zoë van der Berg;1984-05-30;Amsterdam;Dutch;software engineer;University of Bergen;;323-45-1111;312.555.0144;\
zoe@mail.example;52000;1 Dam, Amsterdam
Baker, James;1951-05-30;New York City;American;teacher;P.S. 12;;423-45-2222;312-555-0145;jb@mail.example;900;\
4 Elm St, Albany
"""
LEANDRO, ANN, ZOE, JAMES = range(4)


@pytest.mark.parametrize(
    ("words", "kind", "expected"),
    [
        ("Leandro Albano", Kind.PERSON, {LEANDRO}),
        ("LEANDRO ALBANO", Kind.PERSON, {LEANDRO}),
        ("L. Albano", Kind.PERSON, {LEANDRO}),
        ("L.M.G. Albano", Kind.PERSON, {LEANDRO}),
        ("Albano", Kind.PERSON, {LEANDRO}),
        ("Mr Albano's", Kind.PERSON, {LEANDRO}),
        ("Mr. Leandro G. Albano", Kind.PERSON, {LEANDRO}),
        ("Albano, Leandro M.", Kind.PERSON, {LEANDRO}),
        ("Leandro", Kind.PERSON, {LEANDRO}),
        ("Gomes", Kind.PERSON, {LEANDRO}),
        ("Mr Leandro", Kind.PERSON, None),
        ("Albano, MD", Kind.PERSON, {LEANDRO}),
        ("Leandro Albano, Ph.D.", Kind.PERSON, {LEANDRO}),
        ("Leandro Albano Jr.", Kind.PERSON, {LEANDRO}),
        ("Leandro X. Albano", Kind.PERSON, {LEANDRO}),
        ("Maria Albano", Kind.PERSON, None),
        ("Ann OBrien", Kind.PERSON, {ANN}),
        ("Ann O’Brien", Kind.PERSON, {ANN}),
        ("Zoe van der Berg", Kind.PERSON, {ZOE}),
        ("Berg Zoë", Kind.PERSON, {ZOE}),
        ("Mr Baker", Kind.PERSON, {JAMES}),
        ("baker", Kind.DEM, {ANN}),
        ("bakers", Kind.DEM, {ANN}),
        ("12/03/1961", Kind.DATETIME, {LEANDRO}),
        ("the 12th of March 1961", Kind.DATETIME, {LEANDRO}),
        ("12 March", Kind.DATETIME, {LEANDRO}),
        ("1984", Kind.DATETIME, {ANN, ZOE}),
        ("the 1980s", Kind.DATETIME, {ANN, ZOE}),
        ("May 1984", Kind.DATETIME, {ZOE}),
        ("13 March 1961", Kind.DATETIME, None),
        ("Lisboa", Kind.LOC, {LEANDRO}),
        ("Portugal", Kind.LOC, {LEANDRO}),
        ("Norway", Kind.LOC, {ANN}),
        ("Norwegian", Kind.DEM, {ANN}),
        ("a Norwegian national", Kind.DEM, {ANN}),
        ("the Netherlands", Kind.LOC, {ZOE}),
        ("Bergen, Norway", Kind.LOC, {ANN}),
        ("12 Harbour Street, Lisbon", Kind.LOC, {LEANDRO}),
        ("12 Harbour Street", Kind.LOC, {LEANDRO}),
        ("Harbour Street", Kind.LOC, {LEANDRO}),
        ("02139-1234", Kind.LOC, {LEANDRO}),
        ("021**", Kind.LOC, {LEANDRO}),
        ("Saint Mary's Hospital", Kind.ORG, {LEANDRO}),
        ("St Marys Hospital", Kind.ORG, {LEANDRO}),
        ("Acme Foods", Kind.ORG, {ANN}),
        ("the University of Bergen", Kind.ORG, {ZOE}),
        ("nurse", Kind.DEM, {LEANDRO}),
        ("retired nurses", Kind.DEM, {LEANDRO}),
        ("health worker", Kind.DEM, {LEANDRO}),
        ("diabetes", Kind.MISC, {LEANDRO}),
        ("migraine", Kind.MISC, {ANN}),
        ("123 45 6789", Kind.CODE, {LEANDRO}),
        ("***-**-6789", Kind.CODE, {LEANDRO, ANN}),
        ("ending in 1111", Kind.CODE, {ZOE}),
        ("(312) 555-0142", Kind.CODE, {LEANDRO}),
        ("Leandro.Albano@mail.example", Kind.CODE, {LEANDRO}),
        ("45,000 dollars", Kind.QUANTITY, {LEANDRO}),
        ("$52,300", Kind.QUANTITY, {ANN}),
        ("52,300", Kind.QUANTITY, {ANN}),
        ("45,000", Kind.QUANTITY, {LEANDRO}),
        ("about 50,000 dollars", Kind.QUANTITY, {LEANDRO, ANN, ZOE}),
        ("EUR 45,000", Kind.QUANTITY, None),
        ("45,000 miles", Kind.QUANTITY, None),
        ("900 m", Kind.QUANTITY, {JAMES}),
        ("woman", Kind.DEM, None),
        ("the", Kind.MISC, None),
        ("", Kind.MISC, None),
    ],
)
def test_finds_whom_the_words_fit(people: Background, words: str, kind: Kind, expected: set[int] | None) -> None:
    found = people.people(words, kind)
    assert (None if found is None else set(found)) == expected


@pytest.mark.parametrize(
    ("words", "year", "expected"),
    [
        ("35-year-old", 1996, {LEANDRO}),
        ("aged 34", 1996, {LEANDRO}),
        ("thirty-four years old", 1995, {LEANDRO}),
        ("aged 30-34", 2016, {ANN, ZOE}),
        ("aged 40 or older", 2000, {JAMES}),
        ("35-year-old", None, None),
    ],
)
def test_ages_are_looked_up_by_birth(
    people: Background, words: str, year: int | None, expected: set[int] | None
) -> None:
    found = people.people(words, Kind.DATETIME, year=year)
    assert (None if found is None else set(found)) == expected


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("12 March 1961", Kind.DATETIME),
        ("Lisbon", Kind.LOC),
        ("Bergen", Kind.LOC),
        ("New York City", Kind.LOC),
        ("Norwegian", Kind.DEM),
        ("registered nurse", Kind.DEM),
        ("software engineer", Kind.DEM),
        ("St. Mary's Hospital", Kind.ORG),
        ("$45,000", Kind.QUANTITY),
        ("52300", Kind.QUANTITY),
    ],
)
def test_every_coarser_step_fits_all_whom_the_words_fit(people: Background, words: str, kind: Kind) -> None:
    known = people.people(words, kind)
    assert known
    for step in steps.steps(words, kind):
        coarser = people.people(step.text, kind)
        assert coarser is not None, step.grain
        assert known <= coarser, step.grain


def test_occupations_are_not_mixed_up_with_kinds_of_organisations(tmp_path: Path) -> None:
    path = tmp_path / "people.csv"
    path.write_text("name,occupation,employer\nAnn Lee,broadcaster,Acme Foods\nBo Ek,clerk,Northern Broadcasting\n")
    index = background.load([path], folder=tmp_path / "kept")
    assert set(index.people("broadcaster", Kind.DEM) or ()) == {0}
    assert set(index.people("broadcaster", Kind.ORG) or ()) == {0, 1}


def test_an_entity_is_what_all_its_mentions_say(people: Background) -> None:
    assert set(people.entity([("1984", Kind.DATETIME), ("May 1984", Kind.DATETIME)]) or ()) == {ZOE}
    assert set(people.entity([("Xyzzy", Kind.MISC), ("Lisbon", Kind.LOC)]) or ()) == {LEANDRO}
    assert set(people.entity([("Lisbon", Kind.LOC), ("Bergen", Kind.LOC)]) or ()) == {LEANDRO, ANN}
    assert people.entity([("Xyzzy", Kind.MISC)]) is None


@settings(deadline=None)
@given(st.sampled_from(forms(Date(1961, 3, 12))))
def test_every_form_of_a_day_finds_it(people: Background, words: str) -> None:
    assert LEANDRO in (people.people(words, Kind.DATETIME) or ())


@settings(deadline=None)
@given(st.text(max_size=30), st.sampled_from(list(Kind)))
def test_any_words_can_be_looked_up(people: Background, words: str, kind: Kind) -> None:
    found = people.people(words, kind)
    assert found is None or (len(found) > 0 and found <= people.everyone)
