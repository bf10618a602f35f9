"""Characters that nobody sees go; those that change how their neighbours look stay."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.documents.encodings import visible


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Mar\u200den", "Maren"),
        ("Maren\u200c Tolvald", "Maren Tolvald"),
        ("M\ufe00aren", "Maren"),
        ("Mar\u00aden", "Maren"),
        ("Ma\u2066r\u2069en", "Maren"),
        ("Maren\u200f Tolvald\u200e", "Maren Tolvald"),
        ("a\U000e0053\U000e0061b", "ab"),
        ("by \u202edlavloT neraM\u202c now", "by Maren Tolvald now"),
        ("by \u202eneraM\nnow", "by Maren\nnow"),
        ("Иван\u200d Петров", "Иван Петров"),
    ],
)
def test_what_nobody_sees_goes(text: str, expected: str) -> None:
    assert visible(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "می\u200cخواهم",  # the non-joiner parts a prefix from its verb
        "क्\u200dष",
        "👩\u200d👧",
        "❤\ufe0f",
        "1\ufe0f\u20e3",
        "שלום\u200f! (abc)\u200e",
        "葛\U000e0100",
        "a\u00a0b\u2009c\u2011d\u2028e\u0085f",
    ],
)
def test_what_changes_its_neighbours_stays(text: str) -> None:
    assert visible(text) == text


@given(st.text())
def test_nothing_is_left_for_a_second_time(text: str) -> None:
    once = visible(text)
    assert visible(once) == once
