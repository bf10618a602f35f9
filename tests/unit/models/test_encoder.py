from __future__ import annotations

from pathlib import Path

import pytest
import torch
from transformers import BertConfig, BertModel, MPNetConfig, MPNetModel

from engine.core.errors import BadModel
from engine.core.types import Kind
from engine.models import encoder
from engine.models.encoder import SpanTagger
from engine.models.network import LABELS, MASKS, NetworkShape
from engine.models.pieces import LetterCase

SMALL = NetworkShape(vocabulary=110, width=8, layers=1, attention_heads=2, inner_width=16, positions=32)


def a_model() -> SpanTagger:
    torch.manual_seed(1)
    return SpanTagger(SMALL).eval()


def test_there_is_one_beginning_and_one_inside_of_each_kind() -> None:
    assert LABELS[0] == "O"
    assert LABELS[1:] == tuple(f"{prefix}-{kind}" for kind in Kind for prefix in ("B", "I"))


def test_each_piece_gets_a_score_for_each_class() -> None:
    ids = torch.randint(0, 110, (2, 7))
    labels, masks = a_model()(ids, torch.ones_like(ids))
    assert labels.shape == (2, 7, len(LABELS))
    assert masks.shape == (2, 7, len(MASKS))


def test_letter_case_changes_nothing_before_training_and_something_after() -> None:
    model, ids = a_model(), torch.arange(5)[None]
    lower, upper = (torch.full_like(ids, case) for case in (LetterCase.LOWER, LetterCase.UPPER))
    assert torch.equal(model.encode(ids, lower), model.encode(ids, upper))
    with torch.no_grad():
        model.cases.weight[LetterCase.UPPER] += 1 + torch.arange(8)
    assert not torch.allclose(model.encode(ids, lower), model.encode(ids, upper))


def test_padding_changes_no_score() -> None:
    model, ids = a_model(), torch.arange(5)[None]
    alone = model(ids, torch.ones_like(ids))[0]
    padded = torch.nn.functional.pad(ids, (0, 3))
    present = torch.nn.functional.pad(torch.ones_like(ids), (0, 3))
    among = model(padded, torch.ones_like(padded), present)[0][:, :5]
    assert torch.allclose(alone, among, atol=1e-5)


def test_the_language_head_scores_every_piece_of_the_vocabulary() -> None:
    model, ids = a_model(), torch.arange(5)[None]
    hidden = model.encode(ids, ids)
    assert model.predict(hidden[ids == 3]).shape == (1, SMALL.vocabulary)


def test_a_saved_network_scores_alike(tmp_path: Path) -> None:
    model, ids = a_model(), torch.arange(5)[None]
    encoder.save(model, tmp_path / "weights.safetensors", tmp_path / "config.json")
    loaded = encoder.load(tmp_path / "weights.safetensors", tmp_path / "config.json")
    assert loaded.shape == SMALL
    assert not loaded.training
    for before, after in zip(model(ids, ids), loaded(ids, ids), strict=True):
        assert torch.allclose(before, after, atol=1e-2)


def pretrained(folder: Path, kind: str, pieces: list[str]) -> Path:
    """A folder as Hugging Face saves it, with an encoder that knows nothing; word embeddings are their own numbers."""
    torch.manual_seed(2)
    config, encoder_of = {"bert": (BertConfig, BertModel), "mpnet": (MPNetConfig, MPNetModel)}[kind]
    sizes = {"hidden_size": 8, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 16}
    model = encoder_of(config(vocab_size=len(pieces), max_position_embeddings=40, **sizes))
    with torch.no_grad():
        model.embeddings.word_embeddings.weight[:] = torch.arange(len(pieces))[:, None]
    model.save_pretrained(folder)
    (folder / "vocab.txt").write_text("\n".join(pieces), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("kind", "theirs"),
    [
        ("bert", ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "cat", "##s"]),
        ("mpnet", ["<s>", "<pad>", "</s>", "<unk>", "[PAD]", "[UNK]", "[CLS]", "##s", "cat", "<mask>"]),
    ],
)
def test_a_larger_encoder_starts_with_its_own_embedding_of_each_piece(
    tmp_path: Path, kind: str, theirs: list[str]
) -> None:
    ours = ["[PAD]", "[UNK]", "[CLS]", "[MASK]", "##s", "cat"]
    model = encoder.start_from(pretrained(tmp_path, kind, theirs), ours)
    rows = model.encoder.embeddings.word_embeddings.weight[:, 0].int().tolist()
    meant = {"bert": ours, "mpnet": ["<pad>", "[UNK]", "<s>", "<mask>", "##s", "cat"]}[kind]
    assert [theirs[row] for row in rows] == meant
    assert model.shape == NetworkShape(
        kind, vocabulary=6, width=8, layers=1, attention_heads=2, inner_width=16, positions=40
    )
    encoder.save(model, tmp_path / "weights.safetensors", tmp_path / "shape.json")
    assert encoder.load(tmp_path / "weights.safetensors", tmp_path / "shape.json").shape == model.shape


@pytest.mark.parametrize(
    ("kind", "pieces", "problem"),
    [("bert", ["[UNK]", "dog"], "other-tokenizer"), ("roberta", ["[UNK]", "cat"], "unknown-architecture")],
)
def test_an_encoder_that_does_not_fit_is_refused(tmp_path: Path, kind: str, pieces: list[str], problem: str) -> None:
    folder = pretrained(tmp_path, "bert", pieces)
    config = folder / "config.json"
    config.write_text(config.read_text(encoding="utf-8").replace('"bert"', f'"{kind}"'), encoding="utf-8")
    with pytest.raises(BadModel) as caught:
        encoder.start_from(folder, ["[UNK]", "cat"])
    assert caught.value.fields["problem"] == problem
