from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lab.comparison import methods

TEXT = "The nurse Maren Tolvald sails in Bergen; nurses sail."
PROFILE = "A nurse in the town of Bergen"
COUNTED = methods.rarity([TEXT, PROFILE, "A town", "Bergen sails"])


def said(places: methods.MaskedPlaces, text: str = TEXT) -> list[str]:
    return [text[start:end] for start, end in places]


def test_everything_is_every_word() -> None:
    assert said(methods.everything(TEXT)) == "The nurse Maren Tolvald sails in Bergen nurses sail".split()


def test_named_are_the_words_of_mentions() -> None:
    mentions = [(TEXT.index("Bergen"), TEXT.index("Bergen") + 6), (10, 23), (10, 15)]
    assert said(methods.named(TEXT, mentions)) == ["Maren", "Tolvald", "Bergen"]


@given(st.text(alphabet="ab .", max_size=30), st.lists(st.tuples(st.integers(0, 30), st.integers(1, 9)), max_size=4))
def test_named_words_are_those_that_a_mention_touches(text: str, mentions: list[tuple[int, int]]) -> None:
    spans = [(start, start + length) for start, length in mentions]
    expected = [(start, end) for start, end in methods.everything(text) if any(a < end and start < b for a, b in spans)]
    assert list(methods.named(text, spans)) == expected


def test_lexical_are_the_words_of_the_profile_in_any_form() -> None:
    assert said(methods.lexical(TEXT, PROFILE)) == ["nurse", "Bergen", "nurses"]


def test_rarity_counts_texts() -> None:
    by_word = {word.folded: COUNTED.of(word) for word in methods.words("town nurse maren unheard")}
    assert by_word == pytest.approx(
        {"town": math.log(4 / 2), "nurse": math.log(4 / 2), "maren": math.log(4), "unheard": math.log(4)}
    )


def test_rare_words_are_masked_before_common_ones() -> None:
    assert said(methods.rare(TEXT, COUNTED, 1.0)) == ["Maren", "Tolvald"]
    assert said(methods.rare(TEXT, COUNTED, 0.1)) == "nurse Maren Tolvald sails Bergen nurses sail".split()


def test_of_the_table_first_then_the_rare_ones() -> None:
    assert said(methods.rare_and_lexical(TEXT, PROFILE, COUNTED, 1.0)) == "nurse Maren Tolvald Bergen nurses".split()
