"""The encoder computes what the library computes that it was trained with, and what needs no library loads none."""

from __future__ import annotations

import subprocess
import sys

import pytest
import torch
from transformers import BertConfig, BertModel

from engine.models.bert import Bert
from tests.conftest import REPOSITORY


@pytest.fixture(scope="module")
def both() -> tuple[Bert, BertModel]:
    torch.manual_seed(4)
    ours = Bert(vocabulary=30, width=24, layers=3, heads=4, inner=40, positions=20).eval()
    sizes = {"hidden_size": 24, "num_hidden_layers": 3, "num_attention_heads": 4, "intermediate_size": 40}
    config = BertConfig(vocab_size=30, max_position_embeddings=20, **sizes)
    theirs = BertModel(config, add_pooling_layer=False).eval()
    for parameter in ours.parameters():
        torch.nn.init.normal_(parameter, std=0.3)
    theirs.load_state_dict(ours.state_dict())
    return ours, theirs


@pytest.mark.parametrize("present", [None, [[1] * 9, [1] * 9], [[1] * 9, [1] * 5 + [0] * 4]])
def test_it_computes_what_the_library_computes(both: tuple[Bert, BertModel], present: list[list[int]] | None) -> None:
    ours, theirs = both
    embedded = torch.randn(2, 9, 24)
    mask = None if present is None else torch.tensor(present)
    with torch.no_grad():
        found = ours(inputs_embeds=embedded, attention_mask=mask).last_hidden_state
        expected = theirs(inputs_embeds=embedded, attention_mask=mask).last_hidden_state
    kept = torch.ones(2, 9, dtype=torch.bool) if mask is None else mask.bool()
    assert torch.equal(found[kept], expected[kept])


def test_it_begins_and_drops_as_the_library_does() -> None:
    torch.manual_seed(4)
    ours = Bert(vocabulary=300, width=64, layers=1, heads=4, inner=128, positions=20)
    assert not ours.embeddings.word_embeddings.weight[0].any()
    assert ours.embeddings.word_embeddings.weight[1:].std().item() == pytest.approx(0.02, rel=0.1)
    assert not ours.encoder.layer[0].output.dense.bias.any()
    embedded = torch.randn(1, 5, 64)
    assert not torch.equal(ours(embedded).last_hidden_state, ours(embedded).last_hidden_state)


def test_the_released_networks_load_without_the_library() -> None:
    asked = "import sys, engine.pipeline.flow; print('transformers' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], cwd=REPOSITORY, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
