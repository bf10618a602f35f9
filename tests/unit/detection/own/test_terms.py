"""The person's own strings and name, in every way they may be written; invented names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.types import Kind
from engine.detection.own import terms

PERSON = "Leszek Kołodziński"

TERMS = [
    ("Blue Harbour", "the Blue Harbour case", ["Blue Harbour"]),
    ("Blue Harbour", "BLUE\n  HARBOUR and blue-harbour", ["BLUE\n  HARBOUR", "blue-harbour"]),
    ("Anna-Maria", "Anna Maria, Anna‑Maria, AnnaMaria, Annas Maria", ["Anna Maria", "Anna‑Maria", "AnnaMaria"]),
    ("O'Hara", "O’Hara's house", ["O’Hara"]),
    ("Müller", "Muller, Mu\u0308ller, MÜLLER, Müllers", ["Muller", "Mu\u0308ller", "MÜLLER"]),
    ("Straße", "die STRASSE", ["STRASSE"]),
    ("office", "the oﬃce", ["oﬃce"]),
    ("Kowalska", "Kowal-\nska and Kowal\u00adska", ["Kowal-\nska", "Kowal\u00adska"]),
    ("C++", "C++ is not C", ["C++"]),
    ("+44 20 7946", "at +44 (20) 7946.", ["+44 (20) 7946"]),
    ("***", "a *** b", ["***"]),
    ("王伟", "王伟先生", ["王伟"]),
    ("art", "part, art, arts", ["art"]),
    ("  ", "nothing at all", []),
]
NAMES = [
    ("Leszek Kołodziński spoke", ["Leszek Kołodziński"]),
    ("L. Kołodziński spoke", ["L. Kołodziński"]),
    ("Mr Kołodziński's wife", ["Mr Kołodziński"]),
    ("KOLODZINSKI", ["KOLODZINSKI"]),
    ("Kołodziński, Leszek J. wrote", ["Kołodziński, Leszek J."]),
    ("Leszek J. Kołodziński", ["Leszek J. Kołodziński"]),
    ("leszek.kolodzinski@example.org", ["leszek.kolodzinski"]),
    ("Leszek came; Lesz went", ["Leszek"]),
    ("Leszek\nKołodziń-\nski", ["Leszek\nKołodziń-\nski"]),
    ("A. Kołodziński", ["Kołodziński"]),
    ("Kołodzińskiego and Kołodzińska, Kołodzińskis", ["Kołodzińskiego", "Kołodzińska", "Kołodzińskis"]),
    ("Leszeks Buch", ["Leszeks"]),
    ("LK signed; L.K. and L. K., not lk", ["LK", "L.K.", "L. K."]),
    ("LKW, L and K, OLK", []),
    ("lkolodzinski or lkolodzinski74", ["lkolodzinski", "lkolodzinski74"]),
    ("leszek_k or kolodzinski.l or kolodzinskil", ["leszek_k", "kolodzinski.l", "kolodzinskil"]),
    ("Leszek K. came", ["Leszek K."]),
    ("signed by kolodzinski and leszek", ["kolodzinski", "leszek"]),
    ("lease-kolodzinski-final.pdf, kolodzinski74", ["kolodzinski", "kolodzinski"]),
    ("lk@house.example or l.k74@house.example", ["lk", "l.k74"]),
    ("leszek@house.example", ["leszek"]),
    ("Mr K. and Ms K signed", ["Mr K.", "Ms K"]),
    ("C:\\Users\\lkolodzi\\Desktop", ["lkolodzi"]),
    ("L-K, L/K, L‑K and L K signed", ["L-K", "L/K", "L‑K", "L K"]),
    ("row J K L M, J-K-L-M, J/K/L", []),
    ("noted by l.k., l. k. and not l.k", ["l.k.", "l. k."]),
    ("K.L. and K. L. signed, not KL", ["K.L.", "K. L."]),
    ("Les K. and Lesz. K. came, les k. not", ["Les K.", "Lesz. K."]),
    ("lkolod@house.example, l.kolod@house.example, koło, lkol@x.example", ["lkolod", "l.kolod"]),
    ("kolod@house.example, leszek.kol@house.example, kol@x.example", ["kolod", "leszek.kol"]),
]


@pytest.mark.parametrize(("term", "text", "wanted"), TERMS)
def test_terms(term: str, text: str, wanted: list[str]) -> None:
    found = terms.find(text, terms=(term,), person=None)
    assert [text[each.start : each.end] for each in found] == wanted
    assert {(each.kind, each.subtype, each.score) for each in found} <= {(Kind.MISC, "term", 1.0)}


@pytest.mark.parametrize(("text", "wanted"), NAMES)
def test_one_person_in_all_forms(text: str, wanted: list[str]) -> None:
    found = terms.find(text, terms=(), person=PERSON)
    assert [text[each.start : each.end] for each in found] == wanted
    assert {each.kind for each in found} <= {Kind.PERSON}


def test_short_forms_that_mean_something_else_are_no_initials() -> None:
    def found(text: str, person: str) -> list[str]:
        return [text[each.start : each.end] for each in terms.find(text, terms=(), person=person)]

    assert not found("The cat. The T. rex. And T. too.", "Theresa Tallgren") + found("And Q. too", "Andrea Quist")
    assert not found("sex: M/F, A/B test", "Mona Frisk") + found("an A/B test, I/O", "Anna Berg")
    assert not found("Duan, L.-M. and L.-M.D.", "Lee Morris")
    assert found("Ther. T. came", "Theresa Tallgren") == ["Ther. T."]


def test_the_name_may_be_given_surname_first_and_with_a_title() -> None:
    for person in ("Kołodziński, Leszek", "Dr. Leszek Kołodziński, PhD"):
        assert len(terms.find("L. Kołodziński met Leszek.", terms=(), person=person)) == 2


def test_a_surname_takes_its_particles_along() -> None:
    text = "Ludwig van der Berg; Mr van der Berg; an iceberg, Berg"
    found = terms.find(text, terms=(), person="Ludwig van der Berg")
    assert [text[each.start : each.end] for each in found] == ["Ludwig van der Berg", "Mr van der Berg"]


def test_a_name_that_is_a_word_needs_a_capital_when_it_stands_alone() -> None:
    assert not terms.find("She longs for it.", terms=(), person="Maren Long")
    text = "Will Young will come. It is a young man's will, said Young; will young signed."
    found = terms.find(text, terms=(), person="Will Young")
    assert [text[each.start : each.end] for each in found] == ["Will Young", "Young", "will young"]


def test_a_term_is_found_where_another_place_reaches_into_it() -> None:
    text = "Rule 5-5:5 applies."
    found = terms.find(text, terms=("5:5",), person=None)
    assert [text[each.start : each.end] for each in found] == ["5-5", "5:5"]


_TEXTS = st.text(alphabet=st.sampled_from("annaAŁł -\n’'.é\u0301ß\u00adﬁİ王"), max_size=60)


def test_an_address_holds_a_name_that_is_a_word_elsewhere() -> None:
    text = "It will cost will@house.example and wy@house.example; why will you?"
    found = terms.find(text, terms=(), person="Will Young")
    assert [text[each.start : each.end] for each in found] == ["will", "wy"]


@given(text=_TEXTS, term=_TEXTS, person=_TEXTS)
def test_offsets_slice_any_text(text: str, term: str, person: str) -> None:
    for each in terms.find(text, terms=(term,), person=person):
        assert 0 <= each.start < each.end <= len(text)


@given(before=st.text(max_size=20), after=st.text(max_size=20), term=st.text(min_size=1, max_size=20))
def test_a_term_between_spaces_is_always_found(before: str, after: str, term: str) -> None:
    if not term.strip():
        return
    text = f"{before} {term} {after}"
    start, end = len(before) + 1, len(before) + 1 + len(term)
    found = terms.find(text, terms=(term,), person=None)
    covered = {index for each in found for index in range(each.start, each.end)}
    letters = {index for index in range(start, end) if text[index].isalnum()}
    assert letters <= covered
