"""Masking agreement with annotators: precision and recall, as defined for the Text Anonymization Benchmark.

Precision: of the tokens masked, the part that the annotators masked too, each annotator counted alone; weighted (WP),
each token counts by its information content. Recall: of the tokens of the entities that an annotator masked, the part
that is masked. Entity recall: of the entities that an annotator masked, those of which every mention is masked. Sums
run over documents and annotators (micro-average). Function words, titles and punctuation need not be masked for recall.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence

import numpy as np
from numpy.typing import NDArray
from wordfreq import word_frequency

from engine.core.types import Role, Span
from engine.lab.evaluation.gold import GoldDocument, GoldEntity, covered, inside, tokens

Weigh = Callable[[str, Sequence[Span]], Sequence[float]]
"""Returns the information content, in nats, of each of some tokens of a text."""

MEASURES = (
    "precision",
    "weighted precision",
    "recall",
    "entity recall",
    "entity recall DIRECT",
    "entity recall QUASI",
)
"""Rows of `count`; F1 is the harmonic mean of the first and the third."""

_UNLISTED = 1e-9
"""Frequency of a word that is not listed."""
_UNIMPORTANT = (
    "mr mrs ms and or from until to about after as at before between by during for in into of on over since with the a "
    "an no nr"
).split()
_SKIPPED = re.compile(rf"\b(?:{'|'.join(_UNIMPORTANT)})\b|\b['’]s\b|[,.\-;:/&()\[\]–'\" ’“]|”", re.IGNORECASE)


def count(text: str, gold: GoldDocument, masked: Iterable[Span], weigh: Weigh) -> NDArray[np.float64]:
    """Return (6, 2) float64: for each of `MEASURES` the number right, and the number of all."""
    spans = list(masked)
    hidden = covered(len(text), spans)
    found = tokens(text, spans)
    weights = np.asarray(weigh(text, found), np.float64)
    agreed = np.sum([inside(found, _masked_by(gold, name, len(text))) for name in gold.annotators], axis=0)
    every = np.full(len(found), len(gold.annotators))
    to_mask = [entity for entity in gold.entities if entity.role]
    words = tokens(text, [mention[:2] for entity in to_mask for mention in entity.mentions])
    broken = [(entity.role, _is_broken(text, entity, hidden)) for entity in to_mask]

    def entities(*roles: Role) -> tuple[int, int]:
        masked_wholly = [done for role, done in broken if role in roles]
        return sum(masked_wholly), len(masked_wholly)

    return np.asarray(
        [
            (agreed.sum(), every.sum()),
            (agreed @ weights, every @ weights),
            (sum(is_masked(text, word, hidden) for word in words), len(words)),
            entities(*Role),
            entities(Role.DIRECT),
            entities(Role.QUASI),
        ],
        np.float64,
    )


def rarity(text: str, tokens: Sequence[Span]) -> list[float]:
    """Return the information content of tokens: -ln of the frequency of the word in everyday English."""
    return [-math.log(max(word_frequency(text[start:end], "en"), _UNLISTED)) for start, end in tokens]


def is_masked(text: str, span: Span, hidden: NDArray[np.bool_]) -> bool:
    """Return whether nothing important of `span` can still be read; `hidden` marks the characters that can't."""
    visible = ~hidden[slice(*span)]
    if visible.any():
        for match in _SKIPPED.finditer(text[slice(*span)]):
            visible[slice(*match.span())] = False
    return not visible.any()


def _is_broken(text: str, entity: GoldEntity, hidden: NDArray[np.bool_]) -> bool:
    """Return whether every mention that the annotator masked is masked."""
    return all(is_masked(text, mention[:2], hidden) for mention in entity.mentions if mention.masked)


def _masked_by(gold: GoldDocument, annotator: str | None, length: int) -> NDArray[np.bool_]:
    return covered(length, [mention[:2] for mention in gold.by(annotator) if mention.masked])
