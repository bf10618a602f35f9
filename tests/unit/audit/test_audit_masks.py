"""Masks that tools leave behind, and how much they masked."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.audit import alignment
from engine.audit.alignment import agreement, leaked, left, partly

ORIGINAL = "Maren Tolvald, a harbor pilot from Saltby, fell ill in 1981."

OUTPUTS = {
    "Philter": "***** *******, a harbor pilot from ******, fell ill in ****.",
    "five stars": "***** *****, a harbor pilot from *****, fell ill in *****.",
    "Presidio": "<PERSON>, a harbor pilot from <LOCATION>, fell ill in <DATE_TIME>.",
    "labels": "[NAME], a harbor pilot from [CITY 1], fell ill in [DATE].",
    "MIMIC": "[**First Name (un) 12**] [**Last Name**], a harbor pilot from [**Location**], fell ill in [**1981**].",
    "black boxes": "█████ ███████, a harbor pilot from ██████, fell ill in ████.",
    "nothing left": " , a harbor pilot from , fell ill in .",
}


@pytest.mark.parametrize("text", OUTPUTS.values(), ids=OUTPUTS)
def test_the_words_that_are_left_are_found(text: str) -> None:
    words, kept = left(ORIGINAL, text)
    gone = {word.folded for word, stays in zip(words, kept, strict=True) if not stays}
    assert gone == {"maren", "tolvald", "saltby", "1981"}


@pytest.mark.parametrize("text", OUTPUTS.values(), ids=OUTPUTS)
def test_masked_words_are_counted_against_the_original(text: str) -> None:
    counted = alignment.share(text, alignment.find(text), ORIGINAL)
    assert (counted.masked, counted.words) == (4, 11)


def test_without_the_original_each_sign_counts_as_a_word() -> None:
    text = OUTPUTS["Presidio"]
    assert alignment.share(text, alignment.find(text)) == alignment.MaskedCount(3, 10, counted=False)


@pytest.mark.parametrize("text", ["2 * 3 = 6", "BP < 120 and > 80", "see [1] and [a]", "a_b", "Xx", "{x}"])
def test_signs_of_ordinary_text_are_no_masks(text: str) -> None:
    assert alignment.find(text) == ()


def test_invented_words_in_the_place_of_masked_ones_do_not_count_as_left() -> None:
    invented = "Berit Nordahl, a harbor pilot from Lillevik, fell ill in 1975."
    assert alignment.share(invented, (), ORIGINAL).masked == 4


def test_an_identifier_leaks_if_a_word_of_it_is_left() -> None:
    spans = [(ORIGINAL.index(each), ORIGINAL.index(each) + len(each)) for each in ("Maren Tolvald", "Saltby", "1981")]
    text = "Maren *****, a harbor pilot from *****, fell ill in *****."
    assert leaked(ORIGINAL, text, spans) == (1, 3)


@given(st.floats(0, 1), st.floats(0, 1), st.integers(0, 99))
def test_a_higher_level_masks_what_a_lower_one_does_and_no_more_than_the_tool(
    one: float, other: float, seed: int
) -> None:
    text = OUTPUTS["Philter"]
    low, high = sorted((one, other))
    kept = [left(ORIGINAL, partly(ORIGINAL, text, share, seed))[1] for share in (low, high)]
    assert (kept[1] <= kept[0]).all()
    assert (left(ORIGINAL, text)[1] <= kept[1]).all()


def test_the_ends_are_nothing_and_all_that_the_tool_masks() -> None:
    text = OUTPUTS["Presidio"]
    assert partly(ORIGINAL, text, 0.0, 1) == ORIGINAL
    assert partly(ORIGINAL, text, 1.0, 1) == OUTPUTS["five stars"]


@pytest.mark.parametrize(
    ("one", "other", "tau"),
    [
        ([1, 2, 3], [10, 20, 30], 1.0),
        ([1, 2, 3], [3, 2, 1], -1.0),
        ([1, 2, 3], [1, 3, 2], 1 / 3),
        ([1, 1], [1, 2], None),
    ],
)
def test_rankings_are_compared_as_by_kendall(one: list[float], other: list[float], tau: float | None) -> None:
    assert agreement(one, other) == (None if tau is None else pytest.approx(tau))
