from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.background.adversaries import bm25
from engine.background.profiles import Profile
from engine.lab.comparison import measures

PEOPLE = [Profile("Maren", "nurse bergen"), Profile("Olu", "judge lagos"), Profile("Petra", "nurse kassel")]
TEXTS = ["Maren is a nurse", "A judge", "A nurse"]


def test_the_right_person_must_stand_before_all_others() -> None:
    adversary = bm25(PEOPLE)
    found = measures.reidentified(TEXTS, [(), (), ()], [0, 1, 2], adversary)
    assert found.tolist() == [True, True, False]  # two nurses: a tie is no answer
    hidden = [((0, 5),), ((2, 7),), ()]
    assert not measures.reidentified(TEXTS, hidden, [0, 1, 2], adversary).any()
    assert measures.reidentified(TEXTS, [(), (), ()], [2, 2, 1], adversary).tolist() == [False, False, False]


def test_wilson_s_interval() -> None:
    # Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20.
    for (found, documents), low, high in (
        ((81, 263), 0.2553, 0.3662),
        ((15, 148), 0.0624, 0.1605),
        ((0, 20), 0, 0.1611),
    ):
        rate = measures.rate(found, documents)
        assert (rate.value, rate.low, rate.high) == pytest.approx((found / documents, low, high), abs=1e-4)


@given(st.integers(0, 60), st.integers(1, 60))
def test_the_interval_holds_the_rate(found: int, documents: int) -> None:
    rate = measures.rate(min(found, documents), documents)
    assert 0 <= rate.low <= rate.value <= rate.high <= 1


def test_words_masked_are_counted_by_word() -> None:
    assert measures.masked_words("Maren is a nurse", ((0, 5), (11, 16))) == 0.5
    assert measures.masked_words("...", ()) == 0


def test_information_is_lost_with_words() -> None:
    rng = np.random.default_rng(3)
    texts = [" ".join("".join(rng.choice(list("abcdefgh"), 7)) for _ in range(200)) for _ in range(3)]
    masks = [tuple((start, start + 7) for start in range(0, 800, 8)) for _ in texts]
    assert measures.information_loss(texts, [(), (), ()]) == 0
    assert measures.information_loss(texts, masks) == pytest.approx(0.5, abs=0.03)


def test_masked_words_are_left_out_or_replaced() -> None:
    assert measures.without("one two three", ((8, 13), (0, 3)), "█") == "█ two █"
    assert measures.without("one", (), "█") == "one"
