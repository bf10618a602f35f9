from __future__ import annotations

import numpy as np
import pytest
import torch

from engine.background.adversaries.network import NetworkAdversary
from engine.core.errors import Cancelled
from engine.core.progress import Silent, Stage
from engine.models.reidentifier import SideReader
from engine.models.tagger import Tagger
from engine.planning.reidentification import Adversary
from tests.builders.networks import untrained_adversary
from tests.unit.background.adversaries.conftest import DOCUMENT, PROFILES
from tests.unit.background.adversaries.contract import OWNER, READ, UNITS, AdversaryContract, some_masks


class TestNetwork(AdversaryContract):
    @pytest.fixture
    def adversary(self, tagger: Tagger) -> Adversary:
        return untrained_adversary(PROFILES, tagger, Silent())

    def test_a_profile_is_found_by_its_own_words(self, adversary: Adversary) -> None:
        found = adversary.log_probabilities([f"{each.name}\n{each.text}" for each in PROFILES])
        assert found.argmax(1).tolist() == list(range(len(PROFILES)))

    def test_masks_in_one_batch_are_read_as_each_alone(self, adversary: Adversary) -> None:
        masks = some_masks()
        together = adversary.attack(DOCUMENT, READ, OWNER, 0).evaluate(masks)[0]
        alone = [adversary.attack(DOCUMENT, READ, OWNER, 0).evaluate(each[None])[0][0] for each in masks]
        assert together == pytest.approx(np.asarray(alone), abs=1e-3)

    def test_estimates_are_of_first_order(self, adversary: Adversary, monkeypatch: pytest.MonkeyPatch) -> None:
        # The change of a word's embedding is made small, so that the gradient says nearly all.
        embed = SideReader.embed

        def nearly_alike(reader: SideReader, ids: torch.Tensor, cases: torch.Tensor) -> torch.Tensor:
            mean = reader.model.encoder.embeddings.word_embeddings.weight.mean(0).detach()
            return mean + 1e-3 * (embed(reader, ids, cases) - mean)

        monkeypatch.setattr(SideReader, "embed", nearly_alike)
        attack = adversary.attack(DOCUMENT, READ, OWNER, 0)
        before = attack.evaluate(np.zeros((1, UNITS), bool))[0][0]
        change = attack.estimate(np.zeros(UNITS, bool)) - before
        real = attack.evaluate(np.eye(UNITS, dtype=bool))[0] - before
        assert np.corrcoef(change, real)[0, 1] > 0.95

    def test_each_mask_is_read_once_and_counted(self, adversary: Adversary) -> None:
        attack = adversary.attack(DOCUMENT, READ, OWNER, 0)
        masks = some_masks()
        different = len({each.tobytes() for each in masks})
        attack.evaluate(np.concatenate((masks, masks)))
        attack.evaluate(masks[:2])
        assert attack.calls == different
        attack.estimate(np.ones(UNITS, bool))
        attack.evaluate(np.ones((1, UNITS), bool))
        assert attack.calls == different + 1
        assert not attack.exact

    def test_a_long_text_is_read_in_windows(self, adversary: Adversary) -> None:
        found = adversary.log_probabilities([DOCUMENT * 12])
        assert np.isfinite(found).all()


def test_reading_profiles_can_be_stopped(tagger: Tagger) -> None:
    class Impatient:
        def step(self, stage: str, done: int, total: int) -> None:
            if stage == Stage.PROFILES:
                raise Cancelled

    with pytest.raises(Cancelled):
        untrained_adversary(PROFILES, tagger, Impatient())


def test_the_adversary_says_among_how_many(tagger: Tagger) -> None:
    assert isinstance(found := untrained_adversary(PROFILES, tagger, Silent()), NetworkAdversary)
    assert found.people == len(PROFILES)
