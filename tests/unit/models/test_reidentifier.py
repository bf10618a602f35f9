"""The network that matches texts with profiles: what it reads, what it keeps, and what it refuses to load."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
import torch
from safetensors.torch import load_file, save_file

from engine.core.errors import BadModel
from engine.core.options import Device
from engine.models import folder, reidentifier
from engine.models.reidentifier import Numbered, Reidentifier, ReidentifierShape
from engine.models.tagger import WINDOW, Tagger
from tests.builders import networks

WIDE = ReidentifierShape(layers=1, shared=100)


def tagger(place: Path) -> Tagger:
    return folder.load((networks.recognizer(place),), Device.CPU).tagger


def drawn(tagger: Tagger, form: ReidentifierShape = WIDE) -> Reidentifier:
    """Both sides with numbers that were drawn, the recognizer's as they are."""
    torch.manual_seed(1)
    model = reidentifier.untrained(tagger, form)
    for each in model.sides.parameters():
        if each.requires_grad:
            torch.nn.init.normal_(each, std=0.3)
    model.sides.eval()
    return model


def text(pieces: int, seed: int = 0) -> Numbered:
    random = np.random.default_rng(seed)
    return Numbered(random.integers(104, 130, pieces), random.integers(1, 6, pieces))


@pytest.fixture
def network(tmp_path: Path) -> Tagger:
    return tagger(tmp_path / "recognizer")


def test_texts_are_read_together_as_each_alone(network: Tagger) -> None:
    reader = drawn(network).documents
    texts = [text(pieces, pieces) for pieces in (3, 400, 1, 60, 0)]
    with torch.inference_mode():
        together = reader.read(texts)
        alone = torch.cat([reader.read([each]) for each in texts])
    assert together.shape == (5, WIDE.shared)
    assert torch.allclose(together, alone, atol=1e-5)
    assert not together[4].any()


def test_a_text_is_read_as_a_whole(network: Tagger) -> None:
    reader = drawn(network).documents
    long = text(2 * WINDOW)
    with torch.inference_mode():
        found = reader.read([long, long.part(0, WINDOW)])
    assert not torch.allclose(found[0], found[1], atol=1e-3)


def test_what_is_hidden_tells_nothing_by_itself(network: Tagger) -> None:
    reader = drawn(network, ReidentifierShape(layers=0, shared=20)).documents
    one, other = (torch.tensor([[104, 105, each]]) for each in (106, 107))
    states = torch.zeros(1, 3, network.model.shape.width)
    visible = torch.tensor([[1.0, 1.0, 0.0]])
    found = []
    for ids in (one, other):
        told, weights = reader.counted(ids, states)
        found.append(reader.projected((visible[:, None] @ told)[:, 0], (visible * weights).sum(1)))
    assert torch.equal(*found)


def test_both_sides_share_all_but_what_they_add_to_layers(network: Tagger) -> None:
    model = reidentifier.untrained(network, WIDE)
    bundled = {id(each) for each in network.model.parameters()}
    for reader in (model.documents, model.profiles):
        own = [each for each in reader.model.parameters() if id(each) not in bundled]
        assert {id(each) for each in own} == {id(each) for each in reader.side.layers.parameters()}
        learned = {name for name, each in reader.side.layers.named_parameters() if each.requires_grad}
        assert learned
        assert learned == {name for name, _ in reader.side.layers.named_parameters() if ".weight.0." in name}
    layers = [set(map(id, reader.side.layers.parameters())) for reader in (model.documents, model.profiles)]
    assert layers[0].isdisjoint(layers[1])


@pytest.mark.parametrize("shared", [5, 100])
def test_what_is_saved_gives_the_same_products(network: Tagger, tmp_path: Path, shared: int) -> None:
    model = drawn(network, ReidentifierShape(layers=1, shared=shared))
    reidentifier.save(model, tmp_path)
    again = reidentifier.load(tmp_path, network)
    texts = [text(9, seed) for seed in range(4)]
    with torch.inference_mode():
        before = model.documents.read(texts) @ model.profiles.read(texts).T
        after = again.documents.read(texts) @ again.profiles.read(texts).T
    assert torch.allclose(before, after, atol=0.02)
    assert again.form.shared == min(shared, 4 * network.model.shape.width)
    assert not again.documents.side.training and not again.profiles.side.training


def changed(folder: Path, **more: object) -> None:
    file = folder / reidentifier.CONFIG
    file.write_text(json.dumps(json.loads(file.read_text()) | more))


def test_what_cannot_be_used_is_refused(network: Tagger, tmp_path: Path) -> None:
    place = tmp_path / "reid"
    place.mkdir()

    def refused() -> str:
        with pytest.raises(BadModel) as caught:
            reidentifier.load(place, network)
        return str(caught.value.fields["problem"])

    assert refused() == "missing-file"
    reidentifier.save(drawn(network), place)
    tensors = load_file(place / reidentifier.WEIGHTS)
    changed(place, recognizer="0" * 64)
    assert refused() == "other-recognizer"
    reidentifier.save(drawn(network), place)
    changed(place, layers="many")
    assert refused() == "damaged-config"
    changed(place, layers=0)
    assert refused() == "damaged-weights"
    reidentifier.save(drawn(network), place)
    save_file({**tensors, "profiles.centre": tensors["profiles.centre"] * np.nan}, place / reidentifier.WEIGHTS)
    assert refused() == "no-numbers"
    (place / reidentifier.WEIGHTS).write_bytes(b"no tensors")
    assert refused() == "damaged-weights"


def test_another_recognizer_has_another_identity(network: Tagger, tmp_path: Path) -> None:
    other = tagger(tmp_path / "other")
    assert reidentifier.identity(network) == reidentifier.identity(other)  # made alike
    with torch.no_grad():
        other.model.cases.weight[1] += 1
    assert reidentifier.identity(network) != reidentifier.identity(other)


def test_the_report_names_the_weights(network: Tagger, tmp_path: Path) -> None:
    reidentifier.save(drawn(network), tmp_path)
    found = reidentifier.versions(tmp_path)
    assert set(found) == {"re-identifier reidentifier.safetensors", "re-identifier reidentifier.json"}
