"""The estimate: published counts, joined tables, bounds for what is unknown, and what must hold for all details."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.risk.population import FIELDS, Details, Estimate, estimate


def test_a_published_count_is_the_estimate() -> None:
    # ONS, 2011 Census, DC2107EW: women aged 40 to 44 in Harrogate district.
    found = estimate(Details(country="England", place="Harrogate", sex="F", age=(40, 44)))
    assert found.expected == pytest.approx(6286, rel=0.02)
    assert found.low <= 6286 <= found.high
    assert found.sources == ("ONS, Census of England and Wales, 2011",)
    assert found.guessed == found.ignored == ()


def test_no_group_is_larger_than_its_country() -> None:
    found = estimate(Details(country="Germany", marital_status="verheiratet"))
    assert found.expected <= found.high <= 1.01 * estimate(Details(country="Germany")).expected


@pytest.mark.parametrize(
    ("country", "words", "english"),
    [
        ("Germany", "Hypertonie", "hypertension"),
        ("Germany", "Zuckerkrankheit", "diabetes"),
        ("France", "infarctus du myocarde", "heart attack"),
        ("Spain", "hipertensión arterial", "hypertension"),
        ("Portugal", "asma", "asthma"),
        ("Denmark", "forhøjet blodtryk", "hypertension"),
        ("Norway", "kreft", "cancer"),
    ],
)
def test_a_common_disease_is_as_common_in_its_own_language(country: str, words: str, english: str) -> None:
    assert estimate(Details(country=country, diagnosis=words)) == estimate(Details(country=country, diagnosis=english))


@pytest.mark.parametrize(
    ("word", "label"),
    [
        ("supervisor", "First-line supervisors of retail sales workers"),
        ("technician", "Clinical laboratory technologists and technicians"),
        ("operator", "Construction equipment operators"),
        ("clerk", "Office clerks, general"),
        ("inspector", "Construction and building inspectors"),
        ("analyst", "Management analysts"),
        ("manager", "Financial managers"),
    ],
)
def test_a_word_of_many_occupations_stands_for_all_of_them(word: str, label: str) -> None:
    whole, part = (estimate(Details(country="US", occupation=each)).expected for each in (word, label))
    assert whole > 1.5 * part


@pytest.mark.parametrize("word", ["service", "industrial", "food", "other"])
def test_a_word_that_names_nobody_stands_for_no_occupation(word: str) -> None:
    unknown = estimate(Details(country="US", occupation="qwxyzt")).expected
    assert estimate(Details(country="US", occupation=word)).expected <= unknown


def test_people_that_a_label_serves_are_not_called_by_it() -> None:
    assert estimate(Details(country="US", occupation="police supervisor")).expected < 100_000
    label = "Entertainers and performers, sports and related workers, all other"
    assert estimate(Details(country="US", occupation="performer")) == estimate(Details(country="US", occupation=label))


@pytest.mark.parametrize(
    ("country", "words", "english"),
    [
        ("France", "vendeur", "salesperson"),
        ("Germany", "Verkäufer", "salesperson"),
        ("Spain", "dependienta", "salesperson"),
        ("Portugal", "cozinheiro", "cook"),
        ("Denmark", "tømrer", "carpenter"),
        ("Norway", "rørlegger", "plumber"),
    ],
)
def test_an_occupation_is_as_common_in_its_own_language(country: str, words: str, english: str) -> None:
    assert estimate(Details(country=country, occupation=words)) == estimate(
        Details(country=country, occupation=english)
    )


@pytest.mark.parametrize(
    ("country", "nationality", "share"),
    [
        ("Germany", "Polish", 0.01),
        ("Germany", "polnisch", 0.01),
        ("Germany", "türkisch", 0.018),
        ("Luxembourg", "Romanian", 0.01),
        ("Japan", "Vietnamese", 0.004),
    ],
)
def test_a_nationality_is_found_whichever_way_the_table_names_it(country: str, nationality: str, share: float) -> None:
    whole = estimate(Details(country=country)).expected
    found = estimate(Details(country=country, nationality=nationality))
    assert found.low <= share * whole <= found.high
    assert found.expected == pytest.approx(share * whole, rel=0.1)


def test_the_bounds_of_a_surname_without_a_table_are_as_far_apart_as_those_of_surnames_are() -> None:
    found = estimate(Details(country="Germany", surname="Krüger"))
    assert found.expected < 5000
    assert found.low < 100
    assert found.high > 100_000, "of a common one"


def test_religions_of_a_place_add_up_to_its_people() -> None:
    answers = [
        "Christian",
        "Buddhist",
        "Hindu",
        "Jewish",
        "Muslim",
        "Sikh",
        "Other religion",
        "No religion",
        "Religion not stated",
    ]
    counts = [estimate(Details(country="England", place="Leeds", religion=each)).expected for each in answers]
    whole = estimate(Details(country="England", place="Leeds")).expected
    assert 0.9 * whole < sum(counts) <= 1.001 * whole


def test_religion_follows_the_age_structure_of_the_nation() -> None:
    def share(religion: str, age: tuple[int, int]) -> float:
        people = Details(country="England", place="Leeds", age=age)
        return estimate(replace(people, religion=religion)).expected / estimate(people).expected

    assert share("Muslim", (5, 7)) > 3 * share("Muslim", (70, 74)), "plain independence would make them equal"
    assert share("Christian", (70, 74)) > 1.3 * share("Christian", (20, 24))


def test_ethnic_group_and_religion_that_go_together_are_not_multiplied() -> None:
    people = Details(country="England", place="Bradford")
    whole, pakistani, muslim, both = (
        estimate(replace(people, **each)).expected
        for each in (
            {},
            {"ethnic_group": "Pakistani"},
            {"religion": "Muslim"},
            {"ethnic_group": "Pakistani", "religion": "Muslim"},
        )
    )
    assert both > 2 * pakistani * muslim / whole
    assert both > 0.7 * pakistani


@pytest.mark.parametrize(
    ("field", "one", "other"),
    [
        ("religion", "Christian", "christian"),
        ("religion", "Roman Catholic", "catholic"),
        ("religion", "C of E", "Church of England"),
        ("religion", "Muslim", "Islam"),
        ("religion", "no religion", "None"),
        ("sex", "F", "woman"),
        ("occupation", "nurse", "Nurses"),
        ("occupation", "attorney", "lawyer"),
        ("occupation", "Accountants and auditors", "accountant"),
        ("marital_status", "widowed", "widow"),
        ("ethnic_group", "Pakistani", "British Pakistani"),
        ("diagnosis", "hypertension", "high blood pressure"),
        ("surname", "O'Brien", "OBRIEN"),
        ("first_name", "José", "jose"),
    ],
)
def test_words_for_one_thing_have_one_answer(field: str, one: str, other: str) -> None:
    for country, place in (("England", "Leeds"), ("US", "Cook County, Illinois")):
        first, second = (
            estimate(replace(Details(country=country, place=place), **{field: each})) for each in (one, other)
        )
        assert first == second
        assert field in first.used
        assert first.expected < estimate(Details(country=country, place=place)).expected


def test_a_name_that_no_table_lists_is_not_borne_by_nobody() -> None:
    found = estimate(Details(country="US", surname="Qwxyzt"))
    assert 30 < found.expected < 100, "half of the 100 from which the Census lists a name"
    assert estimate(Details(country="Spain", surname="Qwxyzt")).expected == pytest.approx(10, rel=0.2)


def test_an_unknown_value_is_answered_and_marked() -> None:
    found = estimate(Details(country="Atlantis", sex="?", children="many"))
    assert found.ignored == ("country", "sex", "children")
    assert found.low == 1
    rare = estimate(
        Details(
            country="Germany", place="Hamburg", diagnosis="Qwxyzt disease", occupation="qwxyzt", nationality="Qwxyzt"
        )
    )
    assert set(rare.guessed) >= {"diagnosis", "occupation", "nationality"}
    assert rare.expected < 50


def test_the_person_is_one_of_those_who_share_the_details() -> None:
    found = estimate(
        Details(
            country="England", place="Isles of Scilly", sex="F", age=(40, 40), religion="Sikh", occupation="surgeon"
        )
    )
    assert found.expected == pytest.approx(1, abs=0.05)
    assert found.unique > 0.95
    assert found.low == 1


def test_bearers_of_a_surname_live_together() -> None:
    place = Details(country="Spain", place="Gipuzkoa")
    common, rare = (estimate(replace(place, surname=each)) for each in ("García", "Etxeberria"))
    assert rare.high / rare.expected > 2 * common.high / common.expected, (
        "nobody knows where the bearers of a rare name live"
    )


_PLACES = [
    ("England", "Harrogate"),
    ("England", "Isles of Scilly"),
    ("UK", "Whitby"),
    ("UK", ""),
    ("Scotland", "Glasgow"),
    ("US", "Springfield, Illinois"),
    ("US", ""),
    ("Germany", "Munich"),
    ("Spain", "Gipuzkoa"),
    ("Spain", "Madrid"),
    ("Finland", "Tampere"),
    ("France", "Lyon"),
    ("Nigeria", "Lagos"),
    ("", ""),
    ("Germany", "Nirgendwo"),
]
_VALUES: dict[str, list[str]] = {
    "sex": ["F", "male", "?"],
    "occupation": ["nurse", "retired", "student", "Skilled trades", "tightrope walker", "barrister"],
    "religion": ["Christian", "Sikh", "C of E", "Roman Catholic", "Jedi", "Muslim"],
    "ethnic_group": ["Pakistani", "White British", "Black", "Polish", "Martian"],
    "nationality": ["British", "German", "Polish", "Martian"],
    "marital_status": ["widowed", "married", "engaged", "complicated"],
    "children": ["2", "none", "many", "12"],
    "first_name": ["Emily", "José", "Qwxyzt", "Mary Jane"],
    "surname": ["Smith", "García", "Qwxyzt", "García López", "Virtanen"],
    "diagnosis": ["asthma", "Marfan syndrome", "epilepsy", "the vapours", "type 1 diabetes"],
}


@st.composite
def _details(draw: st.DrawFn) -> Details:
    country, place = draw(st.sampled_from(_PLACES))
    values = {name: draw(st.sampled_from(["", *choices])) for name, choices in _VALUES.items()}
    ages = draw(
        st.none() | st.tuples(st.integers(0, 110), st.integers(0, 110)).map(lambda ends: (min(ends), max(ends)))
    )
    return Details(country=country, place=place, age=ages, **values)


def _holds(found: Estimate) -> None:
    assert 1 <= found.low <= found.expected <= found.high
    assert 0 <= found.unique <= 1
    assert math.isfinite(found.high)


@settings(max_examples=150, deadline=None)
@given(_details(), st.sampled_from([name for name in FIELDS if name not in ("country", "place")]))
def test_one_detail_less_is_never_fewer_people(details: Details, name: str) -> None:
    found = estimate(details)
    _holds(found)
    fewer = replace(details, **{name: None if name == "age" else ""})
    assert estimate(fewer).expected >= found.expected
    assert set(found.used) | set(found.ignored) == set(details.given())
    assert not set(found.used) & set(found.ignored)
    assert set(found.guessed) <= set(found.used)


@settings(max_examples=80, deadline=None)
@given(_details(), st.integers(0, 12), st.integers(0, 12))
def test_a_wider_range_of_ages_is_never_fewer_people(details: Details, before: int, after: int) -> None:
    first, last = details.age or (40, 44)
    narrow = replace(details, age=(first, last))
    wide = replace(details, age=(max(0, first - before), last + after))
    assert estimate(wide).expected >= estimate(narrow).expected


@settings(max_examples=60, deadline=None)
@given(_details())
def test_a_place_never_has_more_people_than_its_country(details: Details) -> None:
    assert estimate(replace(details, place="")).expected >= estimate(details).expected
