"""The person to protect: never left out, however words of a document are read, and nobody counts twice."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from engine import background
from engine.background import Background
from engine.core.types import Kind

TABLE = """\
name,born,residence,occupation,nationality
Georgia Berg,1961-04-03,Oslo,nurse,Norwegian
Ann Lee,1961-03-04,"Atlanta, Georgia",nurse,American
Ann Lee,1984-11-02,Oslo,baker,American
Bo Ek,1961-03-04,Oslo,nurse,Swedish
Cy Baker,1961-04-03,Oslo,clerk,Norwegian
"""
GEORGIA, ANN_IN_ATLANTA, ANN_IN_OSLO, BO, BAKER = range(5)


@pytest.mark.parametrize(
    ("words", "kind", "person", "expected"),
    [
        ("Georgia", Kind.PERSON, None, {GEORGIA}),
        ("Georgia", Kind.PERSON, GEORGIA, {GEORGIA}),
        ("Georgia", Kind.PERSON, ANN_IN_ATLANTA, {ANN_IN_ATLANTA}),  # a state that was taken for a name
        ("Georgia", Kind.PERSON, BO, {GEORGIA}),  # it is not said of him
        ("Baker", Kind.PERSON, ANN_IN_OSLO, {ANN_IN_OSLO}),
        ("Baker", Kind.PERSON, BAKER, {BAKER}),
        ("03/04/1961", Kind.DATETIME, None, {GEORGIA, ANN_IN_ATLANTA, BO, BAKER}),
        ("03/04/1961", Kind.DATETIME, GEORGIA, {GEORGIA, BAKER}),
        ("03/04/1961", Kind.DATETIME, BO, {ANN_IN_ATLANTA, BO}),
    ],
)
def test_words_are_read_as_they_fit_the_person(
    people: Background, words: str, kind: Kind, person: int | None, expected: set[int]
) -> None:
    who = BitMap() if person is None else BitMap([person])
    assert set(people.people(words, kind, person=who) or ()) == expected


def test_of_contradicting_mentions_those_that_fit_the_person_count(people: Background) -> None:
    joined = [("3 April 1961", Kind.DATETIME), ("1961", Kind.DATETIME), ("2 November 1984", Kind.DATETIME)]
    assert set(people.entity(joined, person=BitMap([BAKER])) or ()) == {GEORGIA, BAKER}
    assert set(people.entity(joined, person=BitMap([ANN_IN_OSLO])) or ()) == {ANN_IN_OSLO}
    two = [("nurse", Kind.DEM), ("1961", Kind.DATETIME), ("Oslo", Kind.LOC)]
    assert set(people.entity(two) or ()) == {GEORGIA, BO}  # ANN_IN_ATLANTA fits two of the three
    assert set(people.entity(two, person=BitMap([ANN_IN_ATLANTA])) or ()) == {GEORGIA, ANN_IN_ATLANTA, BO}


def test_several_of_one_name_are_all_found(people: Background) -> None:
    ann = people.person("Ann Lee")
    assert set(ann) == {ANN_IN_ATLANTA, ANN_IN_OSLO}
    assert set(people.people("American", Kind.DEM, person=ann) or ()) == {ANN_IN_ATLANTA, ANN_IN_OSLO}
    contradicting = [("nurse", Kind.DEM), ("2 November 1984", Kind.DATETIME)]
    assert set(people.entity(contradicting, person=ann) or ()) == {ANN_IN_ATLANTA, ANN_IN_OSLO}


def test_visits_of_one_person_whose_birth_nobody_tells_count_as_one(tmp_path: Path) -> None:
    path = tmp_path / "visits.csv"
    path.write_text("name,ward,city\nAnn Lee,north,Oslo\nAnn Lee,south,Oslo\nAnn Lee,south,Oslo\nBo Ek,south,Oslo\n")
    index = background.load([path], folder=tmp_path / "kept")
    ann = index.person("Ann Lee")
    assert set(ann) == {0, 1, 2}
    for ward, sharing in (("north", {0}), ("south", {0, 3})):
        assert set(index.people(ward, Kind.MISC, person=ann) or ()) == sharing
        assert set(index.entity([(ward, Kind.MISC), ("Oslo", Kind.LOC)], person=ann) or ()) == sharing
    assert set(index.people("south", Kind.MISC) or ()) == {1, 2, 3}


@pytest.mark.parametrize(
    ("details", "expected"),
    [
        ((), {ANN_IN_ATLANTA, ANN_IN_OSLO}),
        (("1984-11-02",), {ANN_IN_OSLO}),
        (("2 November 1984",), {ANN_IN_OSLO}),
        (("nurse",), {ANN_IN_ATLANTA}),
        (("American", "Oslo"), {ANN_IN_OSLO}),
        (("welder",), {ANN_IN_ATLANTA, ANN_IN_OSLO}),
    ],
)
def test_details_tell_those_of_one_name_apart(people: Background, details: tuple[str, ...], expected: set[int]) -> None:
    assert set(people.person("Ann Lee", details)) == expected


WORDS = ("Georgia", "Baker", "03/04/1961", "nurse", "Norwegian", "Oslo", "Ann", "American", "Lee", "Sweden", "1961")


@settings(deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from(WORDS), st.sampled_from(list(Kind))), min_size=1, max_size=4),
    st.integers(0, BAKER),
)
def test_no_more_are_counted_than_any_reading_that_fits_the_person(
    people: Background, mentions: list[tuple[str, Kind]], person: int
) -> None:
    who = BitMap([person])
    found = people.entity(mentions, person=who)
    each = [people.people(*mention, person=who) for mention in mentions]
    fitting = [one for one in each if one is not None and person in one]
    if fitting:
        assert found is not None
        assert person in found
        assert all(found <= one for one in fitting)
