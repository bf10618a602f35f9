"""Adversaries that link a text to a person: lexical, embedding-based, and a trained re-identification network."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine.background.adversaries.embedding import EmbeddingAdversary, embeddings
from engine.background.adversaries.lexical import LexicalAdversary, bm25, classifier, found, letter_groups, tf_idf
from engine.background.adversaries.network import NetworkAdversary, trained
from engine.background.profiles import Profile
from engine.core.progress import Progress
from engine.models import reidentifier
from engine.models.tagger import Tagger

__all__ = [
    "bm25",
    "classifier",
    "embeddings",
    "ensemble",
    "found",
    "letter_groups",
    "tf_idf",
    "trained",
]

Ensemble = tuple[LexicalAdversary | EmbeddingAdversary | NetworkAdversary, ...]


def ensemble(profiles: Sequence[Profile], tagger: Tagger, folder: Path | None, progress: Progress) -> Ensemble:
    """Return the adversaries that masking must withstand. Only the trained one, if `folder` has one, runs a network.

    Raises:
        BadModel: see `reidentifier.load`.
        Cancelled: `progress` was cancelled.
    """
    known = bm25(profiles), tf_idf(profiles), embeddings(profiles, tagger)
    return (*known, trained(profiles, reidentifier.load(folder, tagger), progress)) if folder else known
