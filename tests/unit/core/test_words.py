from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.words import STOP_WORDS, fold_words, stem, words


@settings(deadline=None)
@given(st.text(max_size=80))
def test_words_stand_where_they_say_and_in_order(text: str) -> None:
    found = words(text)
    assert all(text[each.start : each.end].strip() == text[each.start : each.end] for each in found)
    assert all(fold_words(text[each.start : each.end]) == each.folded for each in found)
    assert all(before.end <= after.start for before, after in itertools.pairwise(found))


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Jean-Hugues Anglade's", ["jean", "hugues", "anglade"]),
        ("O’Neill, François", ["oneill", "francois"]),
        ("in 1983/84 at [2] R&B", ["in", "1983", "84", "at", "2", "r", "b"]),
        ("Bjørn Łódź", ["bjorn", "lodz"]),
        ("█ █ and ***", ["and"]),
        ("", []),
    ],
)
def test_words_are_cut_and_folded(text: str, folded: list[str]) -> None:
    assert [each.folded for each in words(text)] == folded


@pytest.mark.parametrize(
    "twins",
    [
        ("actor", "actors"),
        ("role", "roles"),
        ("story", "stories"),
        ("wrestling", "wrestled", "wrestles", "wrestlings"),
        ("actress", "actresses"),
        ("married", "marry"),
    ],
)
def test_inflected_forms_have_one_stem(twins: tuple[str, ...]) -> None:
    assert len({stem(each) for each in twins}) == 1


@given(st.text("aBz9 ", max_size=12))
def test_plain_text_is_folded_like_any_other(text: str) -> None:
    assert fold_words(text) == fold_words(f"{text}\u200b")  # an invisible character


@pytest.mark.parametrize(("one", "other"), [("1983", "1984"), ("paris", "parish"), ("king", "kin"), ("bed", "bee")])
def test_other_words_keep_their_own(one: str, other: str) -> None:
    assert stem(one) != stem(other)


def test_stop_words_are_known_by_their_folded_form() -> None:
    assert [each.stops for each in words("The actor’s HIS")] == [True, False, True]
    assert all(fold_words(each) == each for each in STOP_WORDS)


def test_a_word_is_not_shown_in_logs() -> None:
    assert "Tolvald" not in repr(words("Tolvald"))
    assert "tolvald" not in repr(words("Tolvald"))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Tromsø's", "TROMSO"),
        ("U.S.", "US"),
        ("Washington, D.C.", "washington dc"),
        ("J. Smith", "J Smith"),
        ("O`Brien-Lee", "O’Brien Lee"),
        ("ﬁve  o'clock", "FIVE OCLOCK"),
        ("nurses'", "nurses"),
        ("under_score", "under score"),
    ],
)
def test_what_is_written_otherwise_is_folded_alike(one: str, other: str) -> None:
    assert fold_words(one) == fold_words(other) != ""


@settings(deadline=None)
@given(st.text(max_size=40))
def test_folding_again_changes_nothing(text: str) -> None:
    assert fold_words(fold_words(text)) == fold_words(text)
