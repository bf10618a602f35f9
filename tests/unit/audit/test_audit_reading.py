"""Features that texts and tables share, however they are written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.audit.alignment import find
from engine.audit.reading import Sort, letters, read


def _terms(text: str) -> set[tuple[Sort, str]]:
    found = read(text, find(text))
    return {(each.sort, each.term) for each in (*found.features, *letters(found.words))}


@pytest.mark.parametrize(
    ("one", "other", "shared"),
    [
        ("MRN 262-4113", "2624113", (Sort.DIGITS, "2624113")),
        ("Tel. (212) 555-0131", "212-555-0131", (Sort.DIGITS, "2125550131")),
        ("on 14 March 2024", "2024-03-14", (Sort.DATE, "2024-3-14")),
        ("on 14 March 2024", "2024-03-20 06:03:00", (Sort.MONTH, "2024-3")),
        ("March 14, 1950", "1950-11-02", (Sort.YEAR, "1950")),
        ("a 41 y.o. man", "she is aged 41", (Sort.AGE, "41")),
        ("forty-one years old", "41-year-old", (Sort.AGE, "41")),
        ("1722 Maple Avenue", "1722 MAPLE AVENUE", (Sort.PAIR, "maple avenue")),
        ("Tolvald's", "TOLVALD", (Sort.WORD, "tolvald")),
        ("Tolvaldsen", "Tolvald", (Sort.LETTERS, "olva")),
    ],
)
def test_both_say_the_same(one: str, other: str, shared: tuple[Sort, str]) -> None:
    assert shared in _terms(one) & _terms(other)


@pytest.mark.parametrize("months", ["a 3-month-old girl", "6 weeks old"])
def test_months_are_no_years(months: str) -> None:
    assert not {sort for sort, _ in _terms(months)} & {Sort.AGE}


def test_words_of_two_lines_are_no_pair() -> None:
    assert (Sort.PAIR, "maple avenue") not in _terms("Maple\nAvenue")


@pytest.mark.parametrize("sign", ["*****", "[NAME]", "<PERSON>", "[**Known lastname 123**]", "████", "___"])
def test_what_a_tool_left_in_the_place_of_words_is_not_read(sign: str) -> None:
    assert _terms(f"seen by {sign} today") == _terms("seen by today")


@given(st.text("ab 12-/.\n", max_size=60))
def test_features_are_made_of_words_of_the_text(text: str) -> None:
    found = read(text)
    for each in found.features:
        assert 0 <= each.first <= each.last < len(found.words)
        start, end = found.words[each.first].start, found.words[each.last].end
        if each.sort is Sort.WORD:
            assert each.term == found.words[each.first].folded
        assert 0 <= start < end <= len(text)
