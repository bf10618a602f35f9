from __future__ import annotations

import math

import numpy as np
import pytest
import torch

from engine.models.encoder import LABELS, MASKS, Shape, SpanTagger
from engine.training import card, recognizer
from engine.training.data import Example
from engine.training.evaluate import Agreement, Scores
from engine.training.recognizer import Settings, collate, partial_loss, rate, step
from engine.types import Kind, Role

LOGITS = torch.log(torch.tensor([[0.5, 0.3, 0.2]]))


@pytest.mark.parametrize(
    ("allowed", "loss"),
    [
        ([True, False, False], -math.log(0.5)),
        ([True, True, False], -math.log(0.8)),
        ([True, True, True], 0.0),
    ],
)
def test_the_loss_asks_for_the_allowed_classes_together(allowed: list[bool], loss: float) -> None:
    assert partial_loss(LOGITS, torch.tensor([allowed])).item() == pytest.approx(loss)


def test_pieces_that_teach_nothing_do_not_dilute_the_loss() -> None:
    allowed = torch.tensor([[True, False, False], [True, True, True]])
    assert partial_loss(LOGITS.expand(2, 3), allowed).item() == pytest.approx(-math.log(0.5))


def test_the_rate_rises_and_falls() -> None:
    assert [rate(done, 0.1) for done in (0.05, 0.1, 0.55, 1.0)] == pytest.approx([0.5, 1.0, 0.5, 0.0])


def test_padding_is_marked_and_carries_no_classes() -> None:
    def example(pieces: int) -> Example:
        return Example(
            np.arange(pieces), np.ones(pieces, np.int64), np.ones((pieces, 17), bool), np.ones((pieces, 3), bool)
        )

    ids, cases, present, labels, masks = collate([example(2), example(4)], torch.device("cpu"))
    assert ids.tolist() == [[0, 1, 0, 0], [0, 1, 2, 3]]
    assert present.tolist() == cases.tolist() == [[1, 1, 0, 0], [1, 1, 1, 1]]
    assert labels.shape == (6, 17)
    assert masks.shape == (6, 3)


def test_a_few_steps_learn_a_name() -> None:
    torch.manual_seed(5)
    model = SpanTagger(Shape(vocabulary=110, width=16, layers=1, attention_heads=2, inner_width=32, positions=16))
    labels, masks = np.zeros((6, len(LABELS)), bool), np.zeros((6, len(MASKS)), bool)
    labels[:, 0] = masks[:, 0] = True
    labels[2], masks[2] = False, False
    labels[2, LABELS.index("B-PERSON")] = masks[2, MASKS.index("DIRECT")] = True
    batch = collate([Example(np.arange(6), np.ones(6, np.int64), labels, masks)], torch.device("cpu"))
    optimizer = recognizer.optimizer_of(model, Settings(encoder_rate=1e-2, head_rate=1e-2))
    losses = [sum(step(model, optimizer, batch)) for _ in range(40)]
    assert losses[-1] < losses[0] / 10
    model.eval()
    assert LABELS[int(model(*batch[:3])[0][0, 2].argmax())] == "B-PERSON"


def test_every_parameter_is_trained() -> None:
    model = SpanTagger(Shape(vocabulary=110, width=16, layers=1, attention_heads=2, inner_width=32))
    groups = recognizer.optimizer_of(model, Settings()).param_groups
    assert sum(len(group["params"]) for group in groups) == len(list(model.parameters()))


def test_the_settings_are_said_on_the_card() -> None:
    agreement = Agreement(0.75, 0.5, 0.6, 8)
    scores = Scores(0.5, agreement, {Role.DIRECT: 0.875}, {Role.DIRECT: 1.0}, {Kind.PERSON: agreement})
    text = card.write(epochs=3, seed=20, data="set.jsonl.gz", scores=scores)
    assert "| masking | 0.750 | 0.500 | 0.600 | 8 |" in text
    assert "| DIRECT | 0.875 | 1.000 |" in text
    assert "--epochs 3` (seed 20)" in text
