"""Networks that only read are quicker, and say the same to the last bit."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from engine.core.options import Device
from engine.core.progress import Silent
from engine.models import folder, precision
from engine.models.masked import Guesser, MaskedQuery
from engine.models.tagger import Tagger
from tests.builders import networks

TEXT = "the window was seen by the harbour wall, and a window was closed again in the evening. " * 8


@pytest.fixture
def read(tmp_path: Path) -> Tagger:
    path = networks.recognizer(tmp_path / "own")
    found = folder.load((path,), Device.CPU).tagger
    folder.load.cache_clear()
    return found


def test_what_is_read_stays_the_same(read: Tagger) -> None:
    questions = [MaskedQuery((start, start + 6)) for start in range(0, 120, 9)]

    def told() -> list[np.ndarray]:
        tagged = read.tag(TEXT, Silent())
        guessed = Guesser.of(read, TEXT).log_probabilities(questions, Silent())
        return [tagged.labels, tagged.masks, tagged.states, *(each for each in guessed if each is not None)]

    before = told()
    read.network.only_to_read()
    assert all(np.array_equal(one, other) for one, other in zip(before, told(), strict=True))


def test_only_what_is_multiplied_is_changed_and_only_where_that_helps(
    read: Tagger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(precision, "_has_bfloat16", lambda _: False)
    read.network.only_to_read()
    assert {each.dtype for each in read.model.parameters()} == {torch.float32}
    monkeypatch.setattr(precision, "_has_bfloat16", lambda _: True)
    read.network.only_to_read()
    assert read.model.labels.weight.dtype == torch.bfloat16
    assert read.model.encoder.embeddings.word_embeddings.weight.dtype == torch.float32
