"""The contract of every adversary (`engine.planning.reidentification`)."""

from __future__ import annotations

import re

import numpy as np
import pytest

from engine.core.words import words
from engine.planning.reidentification import FIXED, OPEN, Adversary
from tests.unit.background.adversaries.conftest import DOCUMENT, PROFILES

READ = words(DOCUMENT)
OWNER = np.asarray([OPEN if word.stops else sorted({each.stem for each in READ}).index(word.stem) for word in READ])
UNITS = int(OWNER.max()) + 1


def blanked(masked: np.ndarray) -> str:
    """The document with a sign in the place of each word of a masked unit."""
    text = DOCUMENT
    for word, unit in reversed(list(zip(READ, OWNER, strict=True))):
        if unit >= 0 and masked[unit]:
            text = text[: word.start] + "█" + text[word.end :]
    return text


def some_masks() -> np.ndarray:
    return np.concatenate((np.zeros((1, UNITS), bool), np.random.default_rng(4).random((5, UNITS)) < 0.4))


class AdversaryContract:
    @pytest.fixture
    def adversary(self) -> Adversary:
        raise NotImplementedError

    def test_it_gives_each_person_a_probability(self, adversary: Adversary) -> None:
        found = adversary.log_probabilities([DOCUMENT, "Judge in Lagos"])
        assert found.shape == (2, len(PROFILES)) and found.dtype == np.float32
        assert np.exp(found).sum(1) == pytest.approx(1, abs=1e-5)

    def test_a_text_without_words_says_nothing(self, adversary: Adversary) -> None:
        assert np.exp(adversary.log_probabilities(["█ ... █"])) == pytest.approx(1 / len(PROFILES), abs=1e-5)

    def test_a_mask_that_hides_everything_leaves_the_middle_place(self, adversary: Adversary) -> None:
        attack = adversary.attack(DOCUMENT, READ, np.where(OWNER == OPEN, FIXED, OWNER), 0)
        _, ranks = attack.evaluate(np.ones((1, UNITS), bool))
        assert ranks == pytest.approx((1 + len(PROFILES)) / 2)

    def test_words_that_are_fixed_tell_nothing(self, adversary: Adversary) -> None:
        one = adversary.attack(DOCUMENT, READ, np.where(OWNER == 3, FIXED, OWNER), 0)
        other = adversary.attack(DOCUMENT, READ, OWNER, 0)
        masks = some_masks()
        masks[:, 3] = True
        assert one.evaluate(masks)[0] == pytest.approx(other.evaluate(masks)[0], abs=1e-5)

    def test_a_document_without_words_can_be_attacked(self, adversary: Adversary) -> None:
        attack = adversary.attack("...", (), np.zeros(0, np.int64), 0)
        assert attack.evaluate(np.zeros((1, 0), bool))[1] == pytest.approx((1 + len(PROFILES)) / 2)

    def test_nothing_of_the_text_is_shown(self, adversary: Adversary) -> None:
        attack = adversary.attack(DOCUMENT, READ, OWNER, 0)
        assert not re.search("tolvald|bergen|pigeon", f"{attack!r} {adversary!r}", re.IGNORECASE)


class ExactContract(AdversaryContract):
    """The contract of adversaries that add up words: masks and texts agree, and nothing has to be tried."""

    def test_a_mask_is_read_like_the_masked_text(self, adversary: Adversary) -> None:
        attack = adversary.attack(DOCUMENT, READ, OWNER, 0)
        found, _ = attack.evaluate(some_masks())
        expected = adversary.log_probabilities([blanked(masked) for masked in some_masks()])[:, 0]
        assert found == pytest.approx(expected, abs=1e-4)
        assert attack.exact and attack.calls == 0
