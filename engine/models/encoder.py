"""Network of the neural recognizer: encoder, letter case, one head per task; saves and loads its weights.

The released encoder is a small BERT; a larger one, of the kinds in `ARCHITECTURES`, can be trained instead.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from safetensors.torch import load_file, save_file
from torch import Tensor, nn

from engine.core.errors import BadModel
from engine.models.bert import Bert
from engine.models.files import SHAPE, VOCABULARY
from engine.models.network import LABELS, MASKS, NetworkShape
from engine.models.pieces import LetterCase

ARCHITECTURES = ("bert", "mpnet")
"""Kinds of encoders that a network may have, by `model_type` in a Hugging Face folder: those with uncased pieces."""

_WORDS = "embeddings.word_embeddings.weight"
_SYNONYMS = {"[PAD]": "<pad>", "[CLS]": "<s>", "[SEP]": "</s>", "[MASK]": "<mask>"}


class LanguageHead(nn.Module):
    """Masked-language head, from hidden states to scores of word pieces; its last matrix is the word embeddings."""

    def __init__(self, shape: NetworkShape) -> None:
        super().__init__()
        self.transform = nn.Linear(shape.width, shape.width)
        self.norm = nn.LayerNorm(shape.width)
        self.bias = nn.Parameter(torch.zeros(shape.vocabulary))

    def forward(self, hidden: Tensor, embeddings: Tensor) -> Tensor:
        return nn.functional.linear(self.norm(nn.functional.gelu(self.transform(hidden))), embeddings, self.bias)


class SpanTagger(nn.Module):
    """The recognizer's network, from word pieces to scores: one encoder, and a head for each task."""

    def __init__(self, shape: NetworkShape) -> None:
        super().__init__()
        self.shape = shape
        self.encoder: Any = _encoder(shape)
        self.cases = nn.Embedding(len(LetterCase), shape.width)
        nn.init.zeros_(self.cases.weight)  # so that training starts at the encoder as it was pre-trained
        self.dropout = nn.Dropout(0.1)
        self.labels = nn.Linear(shape.width, len(LABELS))
        self.masks = nn.Linear(shape.width, len(MASKS))
        self.language = LanguageHead(shape)

    def encode(self, ids: Tensor, cases: Tensor, present: Tensor | None = None) -> Tensor:
        """Return hidden states (batch, length, width) for `ids` and `cases` (batch, length).

        `present`: 1 for a piece, 0 for padding, of the same shape; without it every piece counts.
        """
        ids, cases = _after(self.shape.start, ids), _after(LetterCase.NONE, cases)
        present = None if present is None else _after(1, present)
        embedded = self.encoder.embeddings.word_embeddings(ids) + self.cases(cases)
        hidden: Tensor = self.encoder(inputs_embeds=embedded, attention_mask=present).last_hidden_state
        return hidden[:, 1:]

    def forward(self, ids: Tensor, cases: Tensor, present: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """Return logits of LABELS (batch, length, 17) and of MASKS (batch, length, 3)."""
        return self.classify(self.encode(ids, cases, present))

    def classify(self, hidden: Tensor) -> tuple[Tensor, Tensor]:
        """Return logits of LABELS (..., 17) and of MASKS (..., 3) for hidden states (..., width)."""
        hidden = self.dropout(hidden)
        return self.labels(hidden), self.masks(hidden)

    def predict(self, hidden: Tensor) -> Tensor:
        """Return logits of the vocabulary (..., 30522) for hidden states (..., width), usually of hidden pieces."""
        logits: Tensor = self.language(hidden, self.encoder.embeddings.word_embeddings.weight)
        return logits


def _encoder(shape: NetworkShape) -> Any:
    """Return the encoder, without dropout inside attention, which makes training on a CPU three times slower."""
    if shape.architecture == "bert":
        return Bert(
            vocabulary=shape.vocabulary,
            width=shape.width,
            layers=shape.layers,
            heads=shape.attention_heads,
            inner=shape.inner_width,
            positions=shape.positions,
        )
    # Imported here: it takes seconds, and the released encoder does not need it.
    from transformers import MPNetConfig, MPNetModel

    if shape.architecture != "mpnet":
        raise KeyError(shape.architecture)
    config = MPNetConfig(
        vocab_size=shape.vocabulary,
        hidden_size=shape.width,
        num_hidden_layers=shape.layers,
        num_attention_heads=shape.attention_heads,
        intermediate_size=shape.inner_width,
        max_position_embeddings=shape.positions,
        attention_probs_dropout_prob=0.0,
    )
    return MPNetModel(config, add_pooling_layer=False)


def stacked(rows: Iterable[NDArray[np.int64]], device: torch.device) -> Tensor:
    """Return rows of different lengths as one matrix on the device, (rows, longest), filled up with 0."""
    values = list(rows)
    longest = max(map(len, values))
    return torch.from_numpy(np.stack([np.pad(each, (0, longest - len(each))) for each in values])).to(device)


def _after(first: int, rows: Tensor) -> Tensor:
    """Return `rows` (batch, length) with `first` before each."""
    return nn.functional.pad(rows, (1, 0), value=first)


def save(model: SpanTagger, weights: Path, shape: Path) -> None:
    """Write half-precision safetensors, and the network's shape as JSON."""
    save_file({name: tensor.half().contiguous() for name, tensor in model.state_dict().items()}, weights)
    shape.write_text(json.dumps(asdict(model.shape), indent=2) + "\n", encoding="utf-8")


def load(weights: Path, shape: Path) -> SpanTagger:
    """Load a network that `save` wrote, in single precision, ready to infer."""
    model = SpanTagger(NetworkShape(**json.loads(shape.read_text(encoding="utf-8"))))
    model.load_state_dict({name: tensor.float() for name, tensor in load_file(weights).items()})
    return model.eval()


def start_from(folder: Path, vocabulary: list[str]) -> SpanTagger:
    """Return a network with the pre-trained encoder of a Hugging Face folder, and untrained heads.

    Args:
        vocabulary: the word pieces that `pieces.cut` numbers; the encoder's own may be in another order.

    Raises:
        BadModel: the encoder is of another kind, or lacks a word piece.
    """
    config = json.loads((folder / SHAPE).read_text(encoding="utf-8"))
    if config["model_type"] not in ARCHITECTURES:
        raise BadModel(folder=folder.name, problem="unknown-architecture")
    shape = NetworkShape(
        architecture=config["model_type"],
        vocabulary=len(vocabulary),
        width=config["hidden_size"],
        layers=config["num_hidden_layers"],
        attention_heads=config["num_attention_heads"],
        inner_width=config["intermediate_size"],
        positions=config["max_position_embeddings"],
    )
    model = SpanTagger(shape)
    tensors = load_file(folder / "model.safetensors")
    for unused in ("pooler.dense.weight", "pooler.dense.bias", "embeddings.position_ids"):
        tensors.pop(unused, None)
    tensors[_WORDS] = tensors[_WORDS][_rows(folder, vocabulary)]
    model.encoder.load_state_dict(tensors)
    return model


def _rows(folder: Path, vocabulary: list[str]) -> list[int]:
    """Return the row of each of these pieces in the encoder of `folder`."""
    theirs = {piece: row for row, piece in enumerate((folder / VOCABULARY).read_text(encoding="utf-8").splitlines())}
    rows = [theirs.get(_SYNONYMS.get(piece, piece), theirs.get(piece)) for piece in vocabulary]
    found = [row for row in rows if row is not None]
    if len(found) < len(rows):
        raise BadModel(folder=folder.name, problem="other-tokenizer")
    return found
