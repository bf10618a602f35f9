"""The network for other languages, from its packed beginning to the graph that is released."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest
import torch
from safetensors.numpy import load_file

from engine.core.types import Kind
from engine.lab.training import mean, multilingual, multilingual_card, multilingual_data, packing
from engine.lab.training.data import TrainingSet
from engine.lab.training.multilingual_base import Embedding, Packed, is_everyday, start, unpacked
from engine.models import unigram
from engine.models.files import WEIGHTS
from engine.models.tagger import MULTILINGUAL_WINDOW
from engine.models.torch_network import TorchNetwork
from tests.builders.packed import PIECES, a_base

TEXT = "Frau Müller wohnt in Kiel."


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Packed:
    return Packed(a_base(tmp_path_factory.mktemp("base") / "base.bin"))


@pytest.fixture(scope="module")
def begun(base: Packed) -> multilingual.Start:
    torch.manual_seed(4)
    found = multilingual.Start(*start(base, 1, [TEXT]))
    for name, each in found.model.named_parameters():
        if "LayerNorm" not in name and each.requires_grad:
            torch.nn.init.normal_(each, std=0.2)
    found.model.eval()
    return found


def test_blocks_hold_whole_numbers_times_a_scale() -> None:
    packed = (np.arange(16, dtype=np.uint8) * 13).reshape(1, 16)
    scales = np.full((1, 1), 0.5, np.float16)
    numbers = unpacked(Embedding(packed, scales))
    assert numbers.shape == (1, 32)
    assert numbers[0, 3] == (39 % 16 - 8) * 0.5
    assert numbers[0, 19] == (39 // 16 - 8) * 0.5


def test_it_starts_with_the_first_layers_and_the_pieces_of_latin_letters(base: Packed) -> None:
    model, pieces, embedding = start(base, 1, ["Ж日"])
    assert model.shape.layers == 1
    assert (base.shape.layers, model.shape.start) == (2, 0)
    kept = [piece for piece, _ in pieces]
    assert "日" in kept and "本" not in kept and "▁Frau" in kept
    assert model.shape.vocabulary == len(pieces) == len(embedding.packed)
    assert torch.equal(model.encoder.embeddings.word_embeddings.weight, unpacked(embedding))


@pytest.mark.parametrize(("piece", "stays"), [("▁été", True), ("ß", True), ("Ж", True), ("Жу", False), ("本", False)])
def test_pieces_of_other_scripts_go(piece: str, stays: bool) -> None:
    assert is_everyday(piece) is stays


def test_the_released_form_decides_as_the_trained_network(begun: multilingual.Start, tmp_path: Path) -> None:
    packing.save(begun, tmp_path)
    network = multilingual_card.load(tmp_path).network
    ids = np.random.default_rng(1).integers(0, len(begun.pieces), (3, 40))
    found = network.score(ids, np.zeros_like(ids))
    expected = TorchNetwork(begun.model, torch.device("cpu")).score(ids, np.zeros_like(ids))
    for one, other in zip(found, expected, strict=True):
        assert one.shape == other.shape
        difference = np.abs(one.astype(np.float32) - other.astype(np.float32))
        assert difference.mean() < 0.05 * np.abs(other.astype(np.float32)).mean()
    assert (found.labels.argmax(-1) == expected.labels.argmax(-1)).mean() > 0.9


def test_the_packed_embedding_is_exact_in_the_graph(begun: multilingual.Start, tmp_path: Path) -> None:
    packing.save(begun, tmp_path)
    arrays = packing.arrays(begun)
    packed, scales = (arrays[f"encoder.embeddings.word_embeddings.{name}"] for name in ("packed", "scales"))
    assert np.array_equal(unpacked(Embedding(packed, scales)), begun.model.encoder.embeddings.word_embeddings.weight)
    assert (tmp_path / WEIGHTS).stat().st_size < 1.2 * sum(each.nbytes for each in arrays.values())
    with (tmp_path / WEIGHTS).open("rb") as stream:
        struct.unpack("<Q", stream.read(8))
    assert not any(name.startswith("language.") for name in arrays)


def test_a_released_network_is_trained_further_from_its_own_numbers(begun: multilingual.Start, tmp_path: Path) -> None:
    packing.save(begun, tmp_path)
    again = packing.load(tmp_path)
    assert [piece for piece, _ in again.pieces] == [piece for piece, _ in begun.pieces]
    assert not again.model.encoder.embeddings.word_embeddings.weight.requires_grad
    before, after = packing.arrays(begun), packing.arrays(again)
    assert before.keys() == after.keys()
    assert all(np.array_equal(before[name], after[name]) for name in before)


def a_document(text: str, *spans: tuple[str, str]) -> dict[str, object]:
    found = [
        {"start": text.index(words), "end": text.index(words) + len(words), "label": label} for words, label in spans
    ]
    return {"doc_id": "d", "text": text, "split": "train", "spans": found}


def test_the_mean_of_a_released_network_with_itself_is_that_network(begun: multilingual.Start, tmp_path: Path) -> None:
    packing.save(begun, tmp_path / "a")
    mean.write([tmp_path / "a"] * 2, [1.0, 3.0], tmp_path / "b")
    found, expected = (load_file(tmp_path / each / WEIGHTS) for each in ("b", "a"))
    assert found.keys() == expected.keys()
    assert all(np.allclose(found[name], expected[name], atol=1e-3) for name in found)


def test_a_first_name_and_a_surname_beside_it_are_one_name() -> None:
    spans = a_document("Dr Anne Roux, Lyon", ("Anne", "PRENOM"), ("Roux", "NOM"), ("Lyon", "VILLE"))["spans"]
    joined = multilingual_data._spans("Dr Anne Roux, Lyon", spans)  # type: ignore[arg-type]
    assert [(each["start"], each["end"]) for each in joined] == [(3, 12), (14, 18)]


def test_another_letter_case_keeps_every_place() -> None:
    document = a_document("Die Straße und der Weiß \u0130", ("Straße", "LOC"))
    for seed in range(200):
        found = multilingual.changed(document, np.random.default_rng(seed))
        assert len(found["text"]) == len(document["text"])  # type: ignore[arg-type]
        assert found["text"][4:10].lower() == "straße"


def test_spaces_teach_nothing() -> None:
    pieces = [("<s>", 0.0), ("<unk>", 0.0), ("▁", -1.0), *((each, -3.0) for each in "abc12")]
    source = TrainingSet("", "", {"X": (Kind.CODE,)}, frozenset(Kind))
    found = multilingual.example(source, a_document("ab 12", ("12", "X")), unigram.tokenizer(pieces))
    spaces = found.labels.min(1) == 1
    assert spaces.tolist() == [False, False, False, True, False, False]
    assert (found.labels[~spaces].sum(1) == 1).all()


def test_parts_cover_an_example_once(begun: multilingual.Start) -> None:
    source = TrainingSet("", "", {}, frozenset(Kind))
    whole = multilingual.example(source, a_document(f"{TEXT} " * 90), unigram.tokenizer(begun.pieces))
    parts = list(multilingual.parts(whole, np.random.default_rng(2)))
    assert max(map(len, parts)) <= MULTILINGUAL_WINDOW
    assert np.array_equal(np.concatenate([each.ids for each in parts]), whole.ids)


def test_learning_lowers_the_loss_and_leaves_the_embedding_alone(base: Packed) -> None:
    torch.manual_seed(2)
    begun = multilingual.Start(*start(base, 1, []))
    source = TrainingSet("", "", {"PER": (Kind.PERSON,)}, frozenset(Kind))
    batch = [multilingual.example(source, a_document(TEXT, ("Müller", "PER")), unigram.tokenizer(begun.pieces))] * 4
    before = begun.model.encoder.embeddings.word_embeddings.weight.clone()
    optimizer = torch.optim.AdamW([each for each in begun.model.parameters() if each.requires_grad], lr=1e-2)
    seen = []
    for _ in range(12):
        loss = multilingual.losses(begun.model, batch, torch.device("cpu"))["types"]
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        seen.append(loss.item())
    assert seen[-1] < 0.5 * seen[0]
    assert torch.equal(before, begun.model.encoder.embeddings.word_embeddings.weight)


def test_the_figures_count_exact_and_partial_finds() -> None:
    from engine.core.types import Mention
    from engine.detection.networks.neural import REASONS

    source = TrainingSet(
        "", "", {"PER": (Kind.PERSON,), "LOC": (Kind.LOC,), "E": (Kind.LOC, Kind.ORG)}, frozenset(Kind)
    )
    text = "Anne Roux, Lyon, Paris"
    document = a_document(text, ("Anne Roux", "PER"), ("Lyon", "LOC"), ("Paris", "E"))
    places = [(0, 4, Kind.PERSON), (11, 15, Kind.LOC), (17, 22, Kind.ORG)]
    mentions = [Mention(start, end, kind, 1.0, "neural", REASONS[kind]) for start, end, kind in places]
    counts = multilingual_card.count(source, document, mentions)
    person = {name: counts[Kind.PERSON, name] for name in ("expected", "exact", "in part", "covered", "right exact")}
    assert person == {"expected": 1, "exact": 0, "in part": 1, "covered": 0, "right exact": 0}
    assert counts[Kind.LOC, "exact"] == counts[Kind.LOC, "right exact"] == counts[Kind.LOC, "covered"] == 1
    assert counts[Kind.ORG, "found"] == 0


def test_pieces_of_the_builder_are_those_of_the_file(base: Packed) -> None:
    assert [piece for piece, _ in base.pieces] == PIECES
