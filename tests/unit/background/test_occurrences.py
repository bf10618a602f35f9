"""Details of the person to protect are found in a text without a recognizer, and nothing else is."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from engine import background
from engine.background import Background
from engine.background.occurrences import mentions, written_in
from engine.core.message import literal
from engine.core.types import Kind, Mention

TABLE = """\
name;born;residence;nationality;occupation;employer;diagnosis;SSN;phone;address
Leandro Albano;1961-03-12;Mobile, Alabama;Portuguese;registered nurse;Acme Foods;type 2 diabetes;123-45-6789;\
+1 (312) 555-0142;12 Harbour Street, Mobile
Ann Lee;1984-11-02;Bergen;Norwegian;baker;University of Bergen;asthma;223-45-6789;312-555-0143;9 Mill Road, Bergen
"""
TEXT = """\
Mr. Leandro  Albano, a nurse in Mobile, was born on March 12, 1961 in Bergen. His mobile phone is 312.555.0142, his
number 123 45 6789. He has type 2 diabetes. Nurses of Acme Foods, a baker and Ann Lee visited him at 12 Harbour
Street in 1984. In 1961 the Portuguese family moved. This type of case is rare.
"""
EXPECTED = [
    ("Leandro  Albano", Kind.PERSON, None),
    ("nurse", Kind.DEM, "occupation"),
    ("Mobile", Kind.LOC, None),
    ("March 12, 1961", Kind.DATETIME, "date"),
    ("312.555.0142", Kind.CODE, "phone"),
    ("123 45 6789", Kind.CODE, None),
    ("type 2 diabetes", Kind.MISC, None),
    ("Nurses", Kind.DEM, "occupation"),
    ("Acme Foods", Kind.ORG, None),
    ("12 Harbour\nStreet", Kind.LOC, "street-address"),
    ("1961", Kind.DATETIME, "year"),
    ("Portuguese", Kind.DEM, None),
]


def test_finds_what_is_known_of_the_person(people: Background) -> None:
    found = mentions(TEXT, people.known_of(people.person("Leandro Albano")), ())
    assert [(TEXT[each.start : each.end], each.kind, each.subtype) for each in found] == EXPECTED


def test_what_others_found_is_left_alone(people: Background) -> None:
    start = TEXT.index("March")
    besides = (Mention(start, start + len("March 12, 1961 in Bergen"), Kind.MISC, 0.5, "neural", literal("")),)
    found = mentions(TEXT, people.known_of(people.person("Leandro Albano")), besides)
    assert [(TEXT[each.start : each.end], each.kind, each.subtype) for each in found] == [
        each for each in EXPECTED if each[0] != "March 12, 1961"
    ]


def test_nothing_is_known_of_nobody(people: Background) -> None:
    assert people.known_of(people.person("Xyz")) == frozenset()
    assert mentions(TEXT, frozenset(), ()) == ()


def test_terms_of_many_people_are_known_too(tmp_path: Path) -> None:
    rows = [f"Ann B{number:04d},Bergen,nurse" for number in range(400)]
    (tmp_path / "a.csv").write_text("\n".join(["id,city,job", *rows]))
    (tmp_path / "b.csv").write_text("name,city\nBo Ek,Bergen\n")
    index = background.load([tmp_path / "b.csv", tmp_path / "a.csv"], folder=tmp_path / "kept")
    text = "A nurse from Bergen."
    for words, count in (("Bo Ek", 1), ("no", 0)):
        assert len(mentions(text, index.known_of(index.person(words)), ())) == count
    everyone = mentions(text, index.known_of(index.everyone), ())
    assert [text[each.start : each.end] for each in everyone] == ["nurse", "Bergen"]


def test_a_text_is_as_old_as_its_last_date() -> None:
    assert written_in(["12 March 1961", "spring of 1996", "12/03/95", "34-year-old", "2031"], latest=2026) == 1996
    assert written_in(["12 March", "Bergen"], latest=2026) is None


@given(
    st.lists(st.sampled_from(["Leandro", "Albano", "nurse", ",", "\n", "1961", "March", "12", "the", "312-555-0142"]))
)
def test_occurrences_are_sorted_and_apart(people: Background, words: list[str]) -> None:
    text = " ".join(words)
    found = mentions(text, people.known_of(people.person("Leandro Albano")), ())
    assert all(one.end <= other.start for one, other in pairwise(found))
    assert all(0 <= each.start < each.end <= len(text) for each in found)
