from __future__ import annotations

import numpy as np
import pytest

from engine.background.adversaries import embedding as module
from engine.background.adversaries.embedding import embeddings, whitening
from engine.models.tagger import Tagger
from engine.planning.reidentification import Adversary
from tests.unit.background.adversaries.conftest import DOCUMENT, PROFILES
from tests.unit.background.adversaries.contract import OWNER, READ, UNITS, ExactContract, some_masks


class TestEmbedding(ExactContract):
    @pytest.fixture
    def adversary(self, tagger: Tagger) -> Adversary:
        return embeddings(PROFILES, tagger)

    def test_a_profile_is_found_by_its_own_words(self, adversary: Adversary) -> None:
        found = adversary.log_probabilities([f"{each.name} {each.text}" for each in PROFILES])
        assert found.argmax(1).tolist() == list(range(len(PROFILES)))

    def test_estimates_are_exact(self, adversary: Adversary) -> None:
        attack = adversary.attack(DOCUMENT, READ, OWNER, 0)
        for masked in some_masks():
            estimates = attack.estimate(masked)
            for unit in np.flatnonzero(~masked):
                after = masked.copy()
                after[unit] = True
                assert estimates[unit] == pytest.approx(attack.evaluate(after[None])[0][0], abs=1e-4)

    def test_many_people_are_scored_in_parts(self, adversary: Adversary, monkeypatch: pytest.MonkeyPatch) -> None:
        whole = adversary.attack(DOCUMENT, READ, OWNER, 0).estimate(np.zeros(UNITS, bool))
        monkeypatch.setattr(module, "_BLOCK", 1)
        assert adversary.attack(DOCUMENT, READ, OWNER, 0).estimate(np.zeros(UNITS, bool)) == pytest.approx(whole)


def test_whitened_vectors_vary_alike_in_all_directions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RIDGE", 0.0)
    means = np.random.default_rng(1).normal(size=(500, 4)).astype(np.float32) * np.asarray([9, 3, 1, 0.1], np.float32)
    centre, whiten = whitening(means)
    assert np.cov(((means - centre) @ whiten).T, bias=True) == pytest.approx(np.eye(4), abs=1e-3)


def test_one_profile_can_be_whitened(tagger: Tagger) -> None:
    found = embeddings(PROFILES[:1], tagger).log_probabilities([DOCUMENT])
    assert found == pytest.approx(0)
