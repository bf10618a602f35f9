from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
import torch

from engine.core.types import Kind, Role
from engine.lab.training import card, recognizer
from engine.lab.training.card import Agreement, CardScores
from engine.lab.training.data import Example
from engine.lab.training.language import Hiding
from engine.lab.training.recognizer import RecognizerSettings, collate
from engine.models import training_loop
from engine.models.encoder import SpanTagger
from engine.models.network import HIDDEN_PIECE, LABELS, MASKS, NetworkShape
from engine.models.pieces import LetterCase
from engine.models.training_loop import Losses, Rates, Schedule, optimizer_of, partial_loss, rate

CPU = torch.device("cpu")
LOGITS = torch.log(torch.tensor([[0.5, 0.3, 0.2]]))
SMALL = NetworkShape(vocabulary=110, width=16, layers=1, attention_heads=2, inner_width=32, positions=16)
FAST = Rates(encoder=1e-2, heads=1e-2)
SHOW_ALL = Hiding(np.zeros(110, bool), 0.0)
HIDE_ALL = Hiding(np.zeros(110, bool), math.inf)


def example(pieces: int) -> Example:
    labels, masks = np.zeros((pieces, len(LABELS)), np.float32), np.zeros((pieces, len(MASKS)), np.float32)
    labels[:, 0] = masks[:, 0] = 1
    return Example(np.arange(pieces), np.ones(pieces, np.int64), labels, masks)


@pytest.mark.parametrize(
    ("allowed", "loss"),
    [
        ([1, 0, 0], -math.log(0.5)),
        ([1, 1, 0], -math.log(0.8)),
        ([1, 1, 1], 0.0),
        ([0.25, 0.75, 0], -0.25 * math.log(0.5) - 0.75 * math.log(0.3)),
    ],
)
def test_the_loss_asks_for_the_allowed_classes_together(allowed: list[float], loss: float) -> None:
    assert partial_loss(LOGITS, torch.tensor([allowed], dtype=torch.float32)).item() == pytest.approx(loss)


def test_pieces_that_teach_nothing_do_not_dilute_the_loss() -> None:
    allowed = torch.tensor([[1.0, 0, 0], [1, 1, 1]])
    assert partial_loss(LOGITS.expand(2, 3), allowed).item() == pytest.approx(-math.log(0.5))


def test_the_rate_rises_and_falls() -> None:
    assert [rate(done, 0.1) for done in (0.05, 0.1, 0.55, 1.0)] == pytest.approx([0.5, 1.0, 0.5, 0.0])


def test_a_wider_network_takes_smaller_steps_in_its_encoder() -> None:
    assert Rates(encoder=2e-4, heads=1e-3).at_width(768) == Rates(encoder=5e-5, heads=1e-3)


def test_padding_is_marked_and_carries_no_classes() -> None:
    batch = collate([example(2), example(4)], SHOW_ALL, np.random.default_rng(1), CPU)
    assert batch.ids.tolist() == batch.answers.tolist() == [[0, 1, 0, 0], [0, 1, 2, 3]]
    assert batch.present.tolist() == batch.cases.tolist() == [[1, 1, 0, 0], [1, 1, 1, 1]]
    assert batch.labels.shape == (6, 17)
    assert batch.masks.shape == (6, 3)


def test_hidden_words_keep_their_classes_and_their_answers() -> None:
    batch = collate([example(4)], HIDE_ALL, np.random.default_rng(1), CPU)
    assert set(batch.ids.flatten().tolist()) == {HIDDEN_PIECE}
    assert set(batch.cases.flatten().tolist()) == {int(LetterCase.NONE)}
    assert batch.answers.tolist() == [[0, 1, 2, 3]]
    assert (batch.labels[:, 0] == 1).all()


def test_words_are_hidden_whole_and_about_as_often_as_asked() -> None:
    continues = np.zeros(20, bool)
    continues[10:] = True  # pieces 10 to 19 go on with the word before them
    ids = np.tile([1, 11, 12, 2, 3, 13], 2000)
    shown, cases = Hiding(continues, 0.15).hide(ids, np.ones_like(ids), np.random.default_rng(2))
    hidden = (shown == HIDDEN_PIECE).reshape(-1, 6)
    assert (hidden[:, 0] == hidden[:, 1]).all()
    assert (hidden[:, 1] == hidden[:, 2]).all()
    assert (hidden[:, 4] == hidden[:, 5]).all()
    assert hidden.mean() == pytest.approx(0.14, abs=0.02)
    assert (cases == 0).reshape(-1, 6).tolist() == hidden.tolist()


@pytest.mark.slow
def test_a_few_steps_learn_a_name_and_a_hidden_word() -> None:
    torch.manual_seed(5)
    model, settings = SpanTagger(SMALL), RecognizerSettings(language=1.0)
    taught = example(6)
    taught.labels[2] = taught.masks[2] = 0
    taught.labels[2, LABELS.index("B-PERSON")] = taught.masks[2, MASKS.index("DIRECT")] = 1
    half = Hiding(np.zeros(110, bool), 0.5)
    optimizer, random, sums = optimizer_of(model, FAST), np.random.default_rng(3), []
    for _ in range(150):
        found = recognizer.losses(model, collate([taught] * 4, half, random, CPU), settings)
        training_loop.update(model, optimizer, found)
        sums.append(sum(loss.item() for loss in found.values()))
    assert sums[-1] < sums[0] / 5
    model.eval()
    batch = collate([taught], SHOW_ALL, random, CPU)
    assert LABELS[int(model(batch.ids, batch.cases)[0][0, 2].argmax())] == "B-PERSON"


def test_nothing_hidden_is_no_loss() -> None:
    found = recognizer.losses(
        SpanTagger(SMALL), collate([example(3)], SHOW_ALL, np.random.default_rng(1), CPU), RecognizerSettings()
    )
    assert found["language"].item() == 0.0


def test_every_parameter_is_trained() -> None:
    model = SpanTagger(SMALL)
    groups = optimizer_of(model, FAST).param_groups
    assert sum(len(group["params"]) for group in groups) == len(list(model.parameters()))


@pytest.mark.slow
def test_a_run_that_was_stopped_ends_with_the_same_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training_loop, "EVERY", 2)

    def trained(out: Path, stop_after: int | None) -> SpanTagger:
        torch.manual_seed(6)
        model, done = SpanTagger(SMALL), 0
        out.mkdir(exist_ok=True)

        def draw(random: np.random.Generator) -> Sequence[list[Example]]:
            return [[example(int(length))] for length in random.integers(2, 9, 5)]

        def step(batch: list[Example], random: np.random.Generator) -> Losses:
            nonlocal done
            done += 1
            if done == stop_after:
                raise KeyboardInterrupt
            return recognizer.losses(model, collate(batch, SHOW_ALL, random, CPU), RecognizerSettings())

        training_loop.run(model, draw, step, FAST, Schedule(epochs=2, seed=1), out)
        return model

    whole = trained(tmp_path / "whole", None)
    with pytest.raises(KeyboardInterrupt):
        trained(tmp_path / "stopped", 8)
    again = trained(tmp_path / "stopped", None)
    for expected, found in zip(whole.parameters(), again.parameters(), strict=True):
        assert torch.equal(expected, found)


def test_the_settings_are_said_on_the_card() -> None:
    agreement = Agreement(0.75, 0.5, 0.6, 8)
    scores = CardScores(0.5, agreement, {Role.DIRECT: 0.875}, {Role.DIRECT: 1.0}, {Kind.PERSON: agreement})
    text = card.write(epochs=3, seed=20, data="set.jsonl.gz", scores=scores)
    assert "| masking | 0.750 | 0.500 | 0.600 | 8 |" in text
    assert "| DIRECT | 0.875 | 1.000 |" in text
    assert "--epochs 3`" in text
