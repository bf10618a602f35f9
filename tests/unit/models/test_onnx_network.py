"""The network on the CPU computes what PyTorch computes, up to rounding, whatever is computed beside it."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import numpy as np
import onnx
import pytest
import torch

from engine.core.options import Device
from engine.core.progress import Silent
from engine.core.resources import find
from engine.lab.training import graph
from engine.models import device, encoder, onnx_network, torch_network
from engine.models.encoder import SpanTagger
from engine.models.files import WEIGHTS
from engine.models.network import LABELS, MASKS, NetworkShape, Scores
from engine.models.onnx_network import OnnxNetwork
from engine.models.pieces import LetterCase, load_vocabulary
from engine.models.tagger import Tagger

SHAPE = NetworkShape(vocabulary=200, width=48, layers=2, attention_heads=4, inner_width=96, positions=64)
RELEASED = Path("models/recognizer")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network with weights of the size that trained ones have, and its graph."""
    torch.manual_seed(11)
    model = SpanTagger(SHAPE)
    for name, each in model.named_parameters():
        if "LayerNorm" not in name:
            torch.nn.init.normal_(each, std=0.2)
    place = tmp_path_factory.mktemp("network")
    encoder.save(model, place / WEIGHTS, place / "config.json")
    graph.main(place)
    return place


@pytest.fixture(scope="module")
def network(folder: Path) -> OnnxNetwork:
    return loaded(folder)


def loaded(folder: Path) -> OnnxNetwork:
    return onnx_network.load(folder / graph.GRAPH, folder / WEIGHTS, folder / "config.json")


def windows(count: int, size: int) -> tuple[np.ndarray, np.ndarray]:
    random = np.random.default_rng(count * size)
    return random.integers(0, SHAPE.vocabulary, (count, size)), random.integers(0, len(LetterCase), (count, size))


def same(one: Scores, other: Scores) -> bool:
    return all(np.array_equal(*pair) for pair in zip(one, other, strict=True))


@pytest.mark.parametrize("size", [1, 7, 63])
def test_it_says_what_the_network_says_in_pytorch(folder: Path, network: OnnxNetwork, size: int) -> None:
    asked = windows(5, size)
    found, expected = network.score(*asked), network.in_torch().score(*asked)
    assert [each.shape for each in found] == [(5, size, len(LABELS)), (5, size, len(MASKS)), (5, size, SHAPE.width)]
    for one, other in zip(found, expected, strict=True):
        assert one.dtype == other.dtype
        difference = np.abs(one.astype(np.float32) - other.astype(np.float32))
        assert difference.mean() < 0.05 * np.abs(other.astype(np.float32)).mean()
    assert (found.labels.argmax(-1) == expected.labels.argmax(-1)).mean() > 0.9


def test_no_window_changes_another(network: OnnxNetwork) -> None:
    ids, cases = windows(4, 30)
    together = network.score(ids, cases)
    for row in range(4):
        alone = network.score(ids[[row]], cases[[row]])
        assert same(alone, Scores(*(each[[row]] for each in together)))
    loud = np.concatenate([ids[:1], np.full((1, 30), 7)]), np.concatenate([cases[:1], cases[:1]])
    assert same(Scores(*(each[:1] for each in network.score(*loud))), Scores(*(each[:1] for each in together)))


def test_the_number_of_threads_changes_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = windows(2, 60)
    found = []
    for count in (1, 2, 3):
        monkeypatch.setattr(device, "threads", lambda count=count: count)
        found.append(loaded(folder).score(*asked))
    assert same(found[0], found[1])
    assert same(found[0], found[2])


def test_the_released_graph_is_that_of_the_released_weights() -> None:
    folder = find((RELEASED / graph.GRAPH).as_posix()).parent
    shape = NetworkShape(**json.loads((folder / "config.json").read_text(encoding="utf-8")))
    stored = onnx.load(folder / graph.GRAPH, load_external_data=False)
    assert stored == graph.build(folder / WEIGHTS, shape)


def test_each_tensor_of_the_graph_is_where_the_weights_have_it(folder: Path) -> None:
    with (folder / WEIGHTS).open("rb") as stream:
        (size,) = struct.unpack("<Q", stream.read(8))
        places = {name: each for name, each in json.loads(stream.read(size)).items() if name != "__metadata__"}
    whole = onnx.load(folder / graph.GRAPH)
    tensors = {each.name: each for each in whole.graph.initializer if each.name in places}
    unused = {name for name in places if not name.startswith("language.")} - tensors.keys()
    assert not unused
    expected = torch_network.load(folder / WEIGHTS, folder / "config.json", Device.CPU).model.state_dict()
    for name, tensor in tensors.items():
        assert np.array_equal(onnx.numpy_helper.to_array(tensor), expected[name].half().numpy())


@pytest.mark.model
def test_the_released_network_decides_as_in_pytorch() -> None:
    folder = find((RELEASED / graph.GRAPH).as_posix()).parent
    network, vocabulary = loaded(folder), load_vocabulary(folder / "vocab.txt")
    text = "The applicant, Ms Oona Brandt, a nurse from Saltby, was born in 1962 and lives in Leeds. " * 8
    found, expected = (Tagger(each, vocabulary).tag(text, Silent()) for each in (network, network.in_torch()))
    assert np.abs(found.labels - expected.labels).mean() < 0.005
    assert (found.labels.argmax(1) == expected.labels.argmax(1)).mean() > 0.99
    assert np.abs(found.masks - expected.masks).mean() < 0.015
    sure = expected.masks.max(1) > 0.65  # of two decisions that are about as probable either may come first
    assert sure.mean() > 0.85
    assert (found.masks.argmax(1) == expected.masks.argmax(1))[sure].all()
