"""Encoder of BERT (paper 9), with the part names of the released weights.

It computes the same as the `transformers` library, which takes three seconds of processor time to load.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn.functional import gelu, scaled_dot_product_attention

_EPSILON = 1e-12
_DROPOUT = 0.1
_SPREAD = 0.02
"""Standard deviation of weights before any training."""
_UNSEEN = -1e4
_PADDING = 0
"""Id of the padding piece."""


class Encoded(NamedTuple):
    """Hidden states of the last layer, (batch, length, width)."""

    last_hidden_state: Tensor


class _Embeddings(nn.Module):
    def __init__(self, vocabulary: int, width: int, positions: int) -> None:
        super().__init__()
        self.word_embeddings = nn.Embedding(vocabulary, width, padding_idx=_PADDING)
        self.position_embeddings = nn.Embedding(positions, width)
        self.token_type_embeddings = nn.Embedding(2, width)
        self.LayerNorm = nn.LayerNorm(width, eps=_EPSILON)
        self.dropout = nn.Dropout(_DROPOUT)

    def forward(self, words: Tensor) -> Tensor:
        # Every text has token type 0.
        placed = words + self.token_type_embeddings.weight[0] + self.position_embeddings.weight[: words.shape[1]]
        found: Tensor = self.dropout(self.LayerNorm(placed))
        return found


class _SelfAttention(nn.Module):
    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.query, self.key, self.value = (nn.Linear(width, width) for _ in range(3))

    def forward(self, hidden: Tensor, mask: Tensor | None) -> Tensor:
        shape = (*hidden.shape[:2], self.heads, -1)
        query, key, value = (part(hidden).view(shape).transpose(1, 2) for part in (self.query, self.key, self.value))
        found = _attend(query, key, value, mask)
        return found.transpose(1, 2).reshape(hidden.shape)


def _attend(query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None) -> Tensor:
    """Return the attended values: in steps where a CPU needs gradients, which takes it a third less time."""
    if not (torch.is_grad_enabled() and query.device.type == "cpu"):
        return scaled_dot_product_attention(query, key, value, attn_mask=mask)
    scores = query @ key.transpose(-1, -2) * query.shape[-1] ** -0.5
    if mask is not None:
        scores = scores.masked_fill(~mask, _UNSEEN)
    attended: Tensor = scores.softmax(-1) @ value
    return attended


class _Added(nn.Module):
    """A projection with a residual connection and layer norm."""

    def __init__(self, width: int, out: int) -> None:
        super().__init__()
        self.dense = nn.Linear(width, out)
        self.LayerNorm = nn.LayerNorm(out, eps=_EPSILON)
        self.dropout = nn.Dropout(_DROPOUT)

    def forward(self, hidden: Tensor, before: Tensor) -> Tensor:
        found: Tensor = self.LayerNorm(self.dropout(self.dense(hidden)) + before)
        return found


class _Attention(nn.Module):
    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.self = _SelfAttention(width, heads)
        self.output = _Added(width, width)

    def forward(self, hidden: Tensor, mask: Tensor | None) -> Tensor:
        found: Tensor = self.output(self.self(hidden, mask), hidden)
        return found


class _Intermediate(nn.Module):
    def __init__(self, width: int, inner: int) -> None:
        super().__init__()
        self.dense = nn.Linear(width, inner)

    def forward(self, hidden: Tensor) -> Tensor:
        return gelu(self.dense(hidden))


class _Layer(nn.Module):
    def __init__(self, width: int, heads: int, inner: int) -> None:
        super().__init__()
        self.attention = _Attention(width, heads)
        self.intermediate = _Intermediate(width, inner)
        self.output = _Added(inner, width)

    def forward(self, hidden: Tensor, mask: Tensor | None) -> Tensor:
        attended = self.attention(hidden, mask)
        found: Tensor = self.output(self.intermediate(attended), attended)
        return found


class _Layers(nn.Module):
    def __init__(self, layers: int, width: int, heads: int, inner: int) -> None:
        super().__init__()
        self.layer = nn.ModuleList(_Layer(width, heads, inner) for _ in range(layers))


class Bert(nn.Module):
    """BERT encoder, from embedded pieces to hidden states."""

    def __init__(self, *, vocabulary: int, width: int, layers: int, heads: int, inner: int, positions: int) -> None:
        super().__init__()
        self.embeddings = _Embeddings(vocabulary, width, positions)
        self.encoder = _Layers(layers, width, heads, inner)
        self.apply(_begin)

    def forward(self, inputs_embeds: Tensor, attention_mask: Tensor | None = None) -> Encoded:
        """Return the hidden states.

        Args:
            inputs_embeds: (batch, length, width).
            attention_mask: (batch, length), 1 for a piece, 0 for padding; without it every piece counts.
        """
        mask = None
        if attention_mask is not None and not attention_mask.all():
            mask = attention_mask.bool()[:, None, None, :].expand(-1, 1, attention_mask.shape[1], -1)
        hidden = self.embeddings(inputs_embeds)
        for layer in self.encoder.layer:
            hidden = layer(hidden, mask)
        return Encoded(hidden)


def _begin(part: nn.Module) -> None:
    if isinstance(part, nn.Linear | nn.Embedding):
        nn.init.normal_(part.weight, std=_SPREAD)
    if isinstance(part, nn.Linear):
        nn.init.zeros_(part.bias)
    if isinstance(part, nn.Embedding) and part.padding_idx is not None:
        nn.init.zeros_(part.weight[part.padding_idx].detach())
