"""Models of who a text is about, none of which needs training."""

from __future__ import annotations

from collections.abc import Sequence

from engine.background.adversaries.embedding import EmbeddingAdversary, embeddings
from engine.background.adversaries.lexical import LexicalAdversary, bm25, letter_groups, tf_idf
from engine.background.adversaries.network import NetworkAdversary, zero_shot
from engine.background.profiles import Profile
from engine.models.tagger import Tagger

__all__ = ["NetworkAdversary", "bm25", "embeddings", "ensemble", "letter_groups", "tf_idf", "zero_shot"]

Ensemble = tuple[LexicalAdversary | EmbeddingAdversary | NetworkAdversary, ...]


def ensemble(profiles: Sequence[Profile], tagger: Tagger) -> Ensemble:
    """Those against whom masking is chosen; none of them runs a network."""
    return bm25(profiles), tf_idf(profiles), embeddings(profiles, tagger)
