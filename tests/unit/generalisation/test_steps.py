"""Each detail is said coarser and coarser, and less of it is left each time."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import resources
from engine.core.types import Kind
from engine.generalisation import ages, categories, numbers, places
from engine.generalisation.steps import Grain, steps

SAID = {
    Kind.DATETIME: {
        "12 March 2019": ["March 2019", "2019", "2010s"],
        "Tuesday, 12 March 2019 at 10.30": ["March 2019", "2019", "2010s"],
        "03/04/2019": ["2019", "2010s"],
        "12-14 March 2019": ["2019", "2010s"],
        "1984-1988": ["1980s"],
        "1984-1991": [],
        "March 2019": ["2019", "2010s"],
        "2019": ["2010s"],
        "the 1960s": [],
        "10:30": [],
        "three months": [],
        "34-year-old": ["30-34-year-old", "30-39-year-old"],
        "aged forty-two": ["aged 40-44", "aged 40-49"],
        "93 years old": ["[aged 90 or older]"],
        "six months old": [],
    },
    Kind.LOC: {
        "Bergen": ["[place in Norway]", "Norway", "Northern Europe", "Europe"],
        "Boston": [
            "[place in Massachusetts]",
            "Massachusetts",
            "the United States",
            "Northern America",
            "North America",
        ],
        "212 Quarry Lane, Boston, MA 02110": [
            "Boston",
            "[place in Massachusetts]",
            "Massachusetts",
            "the United States",
            "Northern America",
            "North America",
        ],
        "Stallgata 5, Norway": ["Norway", "Northern Europe", "Europe"],
        "England": ["the United Kingdom", "Northern Europe", "Europe"],
        "Europe": [],
        "Saltby": [],
    },
    Kind.ORG: {
        "Bergen University Hospital": ["[hospital]"],
        "European Court of Human Rights": ["[court]"],
        "Norsk Hydro ASA": ["[company]"],
        "Assam Tea": [],
        "hospital": [],
    },
    Kind.DEM: {
        "Norwegian": ["Northern European", "European"],
        "Norwegians": ["Northern Europeans", "Europeans"],
        "ward nurse": ["[health worker]"],
        "nurses": ["[health workers]"],
        "policemen": ["[security workers]"],
        "health worker": [],
        "diabetes": [],
    },
    Kind.QUANTITY: {
        "EUR 23,450": ["about EUR 20,000", "EUR 10,000 to EUR 100,000"],
        "12.5 %": ["about 10 %", "10 % to 100 %"],
        "1.234.567,89 EUR": ["about 1,000,000 EUR", "1,000,000 EUR to 10,000,000 EUR"],
        "0.5 %": [],
        "five to six": [],
    },
    Kind.PERSON: {"Anna Berg": []},
    Kind.CODE: {"123-45-6789": []},
}


@pytest.mark.parametrize(("kind", "words"), [(kind, words) for kind, said in SAID.items() for words in said])
def test_said_coarser(kind: Kind, words: str) -> None:
    assert [step.written for step in steps(words, kind)] == SAID[kind][words]


def test_the_text_is_one_for_all_ways_to_write_a_detail() -> None:
    said = {tuple(step.text for step in steps(words, Kind.DATETIME)) for words in ("aged 34", "34-year-old", "34 y/o")}
    assert said == {("aged 30-34", "aged 30-39")}


def test_a_bare_number_is_an_age_where_the_recognizer_says_so() -> None:
    assert steps("34", Kind.DATETIME) == ()
    assert [step.text for step in steps("34", Kind.DATETIME, "age")] == ["aged 30-34", "aged 30-39"]


def _everything() -> list[tuple[str, Kind]]:
    towns = [(place.name, Kind.LOC) for place in places.settlements()]
    jobs = [(name, Kind.DEM) for name in resources.read_list("lists/occupations.txt")]
    return [*towns, *jobs, *((words, kind) for kind, said in SAID.items() for words in said)]


def test_what_is_kept_falls_and_never_is_all_or_nothing() -> None:
    for words, kind in _everything():
        kept = [step.kept for step in steps(words, kind)]
        assert kept == sorted(set(kept), reverse=True), words
        assert all(0 < share < 1 for share in kept), words


def test_a_step_says_nothing_of_the_words_that_it_replaces() -> None:
    """But for a name that the area has as well: New York."""
    for place in places.settlements():
        said = " ".join(step.written for step in steps(f"{place.name}, {place.within}", Kind.LOC))
        assert place.name not in said or any(place.name in area.name for area in places.areas(place)), place


def test_the_steps_of_a_step_are_the_rest() -> None:
    for words in ("12 March 2019", "March 2019"):
        first, *rest = steps(words, Kind.DATETIME)
        assert [step.text for step in steps(first.text, Kind.DATETIME)] == [step.text for step in rest]


@pytest.mark.parametrize("grain", [Grain.MONTH, Grain.COUNTRY, Grain.FIELD])
def test_grains_are_named(grain: Grain) -> None:
    found = [step for kind, said in SAID.items() for words in said for step in steps(words, kind)]
    assert any(step.grain is grain for step in found)


@settings(max_examples=50, deadline=None)
@given(st.integers(0, 129))
def test_ages_in_figures_and_words(years: int) -> None:
    spelled = ages.spelled(years)
    for words in (f"aged {years}", f"{years}-year-old", *((f"{spelled} years old",) if spelled else ())):
        assert (found := ages.span(words)) is not None
        assert found[0] == years
    band = ages.band(years, 5)
    if years < 90:
        low, high = map(int, band.split("-"))
        assert low <= years <= high == low + 4
    else:
        assert band == "90 or older"


def test_every_listed_occupation_has_a_field() -> None:
    names = resources.read_list("lists/occupations.txt")
    assert [name for name in names if categories.field(name) is None] == []


def test_occupations_of_a_field_are_of_that_field() -> None:
    for name in ("health worker", "legal worker"):
        listed = categories.occupations(name)
        assert len(listed) > 20
        for each in listed:
            found = categories.field(each)
            assert found is not None
            assert found.name == name


@settings(max_examples=50, deadline=None)
@given(st.integers(1, 10**12))
def test_amounts_in_all_customs_of_writing(value: int) -> None:
    for mark in ",.' ":
        amount = numbers.parse(f"EUR {value:,}".replace(",", mark))
        assert amount is not None
        assert amount.value == value
        low, high = numbers.magnitude(amount) or (0, 0)
        assert low <= value < high == low * 10


def test_words_that_tell_a_kind_of_organisation() -> None:
    assert categories.kind_words(["Hospital", "university", "Tolvald", "court", "ltd"]) == {0, 1, 3, 4}
