"""How well masked documents hide their people, and what is left (paper 4, section 6)."""

from __future__ import annotations

import math
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.words import words
from engine.planning.reidentification import Adversary, Spans

HIDDEN = "█"
"""Stands for each masked word when an adversary reads the document."""
_EQUAL = 1e-6
_NORMAL = 1.959964
"""Of the normal distribution, 95 % lie within so many standard deviations."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of documents, 0 to 1, with the Wilson score interval of 95 % (1927), which says something of 0 too."""

    value: float
    low: float
    high: float


def rate(found: int, documents: int) -> Rate:
    """`found` of `documents`, at least one."""
    value = found / documents
    weight = 1 / (1 + _NORMAL**2 / documents)
    centre = weight * (value + _NORMAL**2 / (2 * documents))
    spread = weight * _NORMAL * math.sqrt(value * (1 - value) / documents + (_NORMAL / (2 * documents)) ** 2)
    # At the ends rounding could push the bounds past the value.
    return Rate(value, min(max(0.0, centre - spread), value), max(min(1.0, centre + spread), value))


def reidentified(
    texts: Sequence[str], masks: Sequence[Spans], people: Sequence[int], adversary: Adversary
) -> NDArray[np.bool_]:
    """(documents,) whether the adversary puts the right person before all others; a tie is no answer.

    Args:
        masks: what is masked of each text, in words.
        people: the row of each text's person among the profiles.
    """
    shown = [without(text, mask, HIDDEN) for text, mask in zip(texts, masks, strict=True)]
    scores = adversary.log_probabilities(shown)
    own = scores[np.arange(len(texts)), list(people)]
    return np.asarray((scores >= own[:, None] - _EQUAL).sum(1) == 1)


def masked_words(text: str, mask: Spans) -> float:
    """The share, 0 to 1, of the words of a text that are masked."""
    read = words(text)
    taken = set(mask)
    return sum((word.start, word.end) in taken for word in read) / max(len(read), 1)


def information_loss(texts: Sequence[str], masks: Sequence[Spans]) -> float:
    """By how much, 0 to 1, the compressed size of the documents shrinks when the masked words are left out."""
    original = "\n".join(texts)
    redacted = "\n".join(without(text, mask, "") for text, mask in zip(texts, masks, strict=True))
    return 1 - _compressed(redacted) / _compressed(original)


def without(text: str, mask: Spans, sign: str) -> str:
    """The text with `sign` in the place of each masked span; spans don't overlap."""
    parts, done = [], 0
    for start, end in sorted(mask):
        parts += [text[done:start], sign]
        done = end
    return "".join((*parts, text[done:]))


def _compressed(text: str) -> int:
    return len(zlib.compress(text.encode("utf-8", "surrogatepass"), 9))
