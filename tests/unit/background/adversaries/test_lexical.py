from __future__ import annotations

import math

import numpy as np
import pytest

from engine.background.adversaries import lexical
from engine.background.adversaries.lexical import LexicalAdversary, bm25, classifier, letter_groups, tf_idf
from engine.background.profiles import Profile
from engine.planning.reidentification import Adversary
from tests.unit.background.adversaries.conftest import DOCUMENT, PROFILES
from tests.unit.background.adversaries.contract import OWNER, READ, UNITS, ExactContract, some_masks


class TestBm25(ExactContract):
    @pytest.fixture
    def adversary(self) -> Adversary:
        return bm25(PROFILES)

    def test_scores_are_those_of_the_formula(self) -> None:
        profiles = [Profile("", "red red blue"), Profile("", "blue green"), Profile("", "green green green grey")]
        scores = (
            bm25(profiles).attack("red blue", lexical.words("red blue"), np.full(2, -1), 0).scores(np.zeros(0, bool))
        )
        rare, shared = math.log(1 + 2.5 / 1.5), math.log(1 + 1.5 / 2.5)
        slowed = [1.2 * (0.25 + 0.75 * length / 3) for length in (3, 2, 4)]
        assert scores[0] == pytest.approx(rare * 2 * 2.2 / (2 + slowed[0]) + shared * 2.2 / (1 + slowed[0]))
        assert scores[1] == pytest.approx(shared * 2.2 / (1 + slowed[1]))
        assert scores[2] == 0

    def test_estimates_are_exact(self) -> None:
        attack = bm25(PROFILES).attack(DOCUMENT, READ, OWNER, 0)
        for masked in some_masks():
            estimates = attack.estimate(masked)
            for unit in np.flatnonzero(~masked):
                after = masked.copy()
                after[unit] = True
                assert estimates[unit] == pytest.approx(attack.evaluate(after[None])[0][0], abs=1e-9)

    def test_one_who_stands_out_by_far_is_estimated_without_losing_digits(self) -> None:
        profiles = [Profile("", "alpha rare"), *(Profile("", "alpha other") for _ in range(200))]
        text = "rare " * 60
        attack = bm25(profiles).attack(text, lexical.words(text), np.zeros(60, np.int64), 0)
        assert attack.evaluate(np.zeros((1, 1), bool))[0] == pytest.approx(0, abs=1e-12)
        assert attack.estimate(np.zeros(1, bool)) == pytest.approx(-math.log(201))


class TestTfIdf(ExactContract):
    @pytest.fixture
    def adversary(self) -> Adversary:
        return tf_idf(PROFILES)

    def test_forms_of_a_word_match(self) -> None:
        found = tf_idf(PROFILES).log_probabilities(["Driving, the drivers"])[0]
        assert found.argmax() == 5

    def test_the_best_estimate_is_the_best_mask(self) -> None:
        attack = tf_idf(PROFILES).attack(DOCUMENT, READ, OWNER, 0)
        nothing = np.zeros(UNITS, bool)
        after = [attack.evaluate(np.eye(UNITS, dtype=bool)[unit][None])[0][0] for unit in range(UNITS)]
        assert int(attack.estimate(nothing).argmin()) == int(np.argmin(after))

    def test_the_length_of_a_text_does_not_count(self) -> None:
        once, twice = tf_idf(PROFILES).log_probabilities(["poems about rain", "poems about rain " * 2])
        assert once == pytest.approx(twice, abs=1e-5)


class TestClassifier(ExactContract):
    @pytest.fixture
    def adversary(self) -> Adversary:
        return classifier(PROFILES)


class TestLetterGroups(ExactContract):
    @pytest.fixture
    def adversary(self) -> Adversary:
        return letter_groups(PROFILES)

    def test_derived_words_match(self) -> None:
        assert letter_groups(PROFILES).log_probabilities(["chessboards"])[0, [3, 4]].min() > math.log(1 / 6)


@pytest.mark.parametrize("made", [bm25, tf_idf, letter_groups])
def test_a_person_is_found_by_name_alone(made: type[LexicalAdversary]) -> None:
    adversary = made([Profile("Tolvald", ""), Profile("Albano", "")])
    assert adversary.log_probabilities(["What Tolvald's friends said"])[0].argmax() == 0


def test_nobody_stands_before_others_by_rounding() -> None:
    profiles = [Profile("", "one two three four five six seven") for _ in range(9)]
    text = "seven three one four"
    attack = bm25(profiles).attack(text, lexical.words(text), np.arange(4), 2)
    assert attack.evaluate(np.asarray([[False, True, False, False]]))[1] == pytest.approx(5)
