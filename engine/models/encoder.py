"""The network of the neural recognizer: a small BERT that also sees letter case, with one linear head per question."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

import torch
from safetensors.torch import load_file, save_file
from torch import Tensor, nn
from transformers import BertConfig, BertModel

from engine.models.pieces import LetterCase
from engine.types import Kind

LABELS: tuple[str, ...] = ("O", *(f"{prefix}-{kind}" for kind in Kind for prefix in "BI"))
"""Classes of the type head: O, then B- (first piece of a mention) and I- (inside it) of each kind, in Kind's order."""

MASKS: tuple[str, ...] = ("NO_MASK", "QUASI", "DIRECT")
"""Classes of the masking head: what annotators decided about each word (Text Anonymization Benchmark, section 3)."""

START_PIECE = 101
"""The vocabulary's [CLS], which stands before every text that the encoder was pre-trained on."""

HIDDEN_PIECE = 103
"""The vocabulary's [MASK], which stands for a piece that the language head is to predict; its letter case is NONE."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Size of the network. `positions` is the longest window in word pieces, plus one for the start."""

    vocabulary: int = 30522
    width: int = 384
    layers: int = 6
    attention_heads: int = 12
    inner_width: int = 1536
    positions: int = 512


class LanguageHead(nn.Module):
    """Hidden states to scores of every word piece; the last matrix is the encoder's own word embeddings, as in BERT."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.transform = nn.Linear(shape.width, shape.width)
        self.norm = nn.LayerNorm(shape.width)
        self.bias = nn.Parameter(torch.zeros(shape.vocabulary))

    def forward(self, hidden: Tensor, embeddings: Tensor) -> Tensor:
        return nn.functional.linear(self.norm(nn.functional.gelu(self.transform(hidden))), embeddings, self.bias)


class SpanTagger(nn.Module):
    """Word pieces to scores: one encoder, and a head for each question."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.encoder = BertModel(
            BertConfig(
                vocab_size=shape.vocabulary,
                hidden_size=shape.width,
                num_hidden_layers=shape.layers,
                num_attention_heads=shape.attention_heads,
                intermediate_size=shape.inner_width,
                max_position_embeddings=shape.positions,
                # On a CPU, dropout inside attention makes training three times slower.
                attention_probs_dropout_prob=0.0,
            ),
            add_pooling_layer=False,
        )
        self.cases = nn.Embedding(len(LetterCase), shape.width)
        nn.init.zeros_(self.cases.weight)  # so that training starts at the encoder as it was pre-trained
        self.dropout = nn.Dropout(0.1)
        self.labels = nn.Linear(shape.width, len(LABELS))
        self.masks = nn.Linear(shape.width, len(MASKS))
        self.language = LanguageHead(shape)

    def encode(self, ids: Tensor, cases: Tensor, present: Tensor | None = None) -> Tensor:
        """Hidden states (batch, length, width) of `ids` and `cases` (batch, length).

        `present`: 1 for a piece, 0 for padding, of the same shape; without it every piece counts.
        """
        ids, cases = _after(START_PIECE, ids), _after(LetterCase.NONE, cases)
        present = None if present is None else _after(1, present)
        embedded = self.encoder.embeddings.word_embeddings(ids) + self.cases(cases)
        hidden: Tensor = self.encoder(inputs_embeds=embedded, attention_mask=present).last_hidden_state
        return hidden[:, 1:]

    def forward(self, ids: Tensor, cases: Tensor, present: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """Logits of LABELS (batch, length, 17) and of MASKS (batch, length, 3)."""
        return self.classify(self.encode(ids, cases, present))

    def classify(self, hidden: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of LABELS (..., 17) and of MASKS (..., 3) from hidden states (..., width)."""
        hidden = self.dropout(hidden)
        return self.labels(hidden), self.masks(hidden)

    def predict(self, hidden: Tensor) -> Tensor:
        """Logits of the vocabulary (..., 30522) from hidden states (..., width), those of hidden pieces as a rule."""
        logits: Tensor = self.language(hidden, self.encoder.embeddings.word_embeddings.weight)
        return logits


def _after(first: int, rows: Tensor) -> Tensor:
    """`rows` (batch, length) with `first` before each."""
    return nn.functional.pad(rows, (1, 0), value=first)


def save(model: SpanTagger, weights: Path, shape: Path) -> None:
    """Write half-precision safetensors and the network's size as JSON."""
    save_file({name: tensor.half().contiguous() for name, tensor in model.state_dict().items()}, weights)
    shape.write_text(json.dumps(asdict(model.shape), indent=2) + "\n", encoding="utf-8")


def load(weights: Path, shape: Path) -> SpanTagger:
    """The network that `save` wrote, in single precision, ready to infer."""
    model = SpanTagger(Shape(**json.loads(shape.read_text(encoding="utf-8"))))
    model.load_state_dict({name: tensor.float() for name, tensor in load_file(weights).items()})
    return model.eval()


def start_from(pretrained: Path) -> SpanTagger:
    """A network with the pre-trained encoder of a BERT safetensors file, and heads that know nothing yet."""
    model = SpanTagger(Shape())
    tensors = {name: tensor for name, tensor in load_file(pretrained).items() if not name.startswith("pooler.")}
    tensors.pop("embeddings.position_ids", None)  # a counter that older files store
    model.encoder.load_state_dict(tensors)
    return model
