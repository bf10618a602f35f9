"""Measures of masked documents: re-identification rate, words masked, information loss (paper 4, section 6)."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.background.adversaries import found
from engine.core.bootstrap import of_share
from engine.core.types import Spans
from engine.core.words import words
from engine.planning.reidentification import Adversary

HIDDEN = "█"
"""Sign in place of each masked word, in the text that an adversary reads."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of documents, 0 to 1, with the Wilson score interval of 95 % (1927), which is meaningful at 0 too."""

    value: float
    low: float
    high: float


def rate(found: int, documents: int) -> Rate:
    """Return the rate of `found` in `documents`, at least one."""
    share = of_share(found, documents)
    return Rate(share.value or 0.0, share.low or 0.0, share.high or 0.0)


def reidentified(
    texts: Sequence[str], masks: Sequence[Spans], people: Sequence[int], adversary: Adversary
) -> NDArray[np.bool_]:
    """Return (documents,) whether the adversary ranks the right person before all others; a tie is no answer.

    Args:
        masks: the masked words of each text.
        people: the row of each text's person among the profiles.
    """
    shown = [without(text, mask, HIDDEN) for text, mask in zip(texts, masks, strict=True)]
    return found(adversary.log_probabilities(shown), people)


def masked_words(text: str, mask: Spans) -> float:
    """Return the share, 0 to 1, of the words of a text that are masked."""
    read = words(text)
    taken = set(mask)
    return sum((word.start, word.end) in taken for word in read) / max(len(read), 1)


def information_loss(texts: Sequence[str], masks: Sequence[Spans]) -> float:
    """Return the share, 0 to 1, by which the compressed size of the documents shrinks without the masked words."""
    original = "\n".join(texts)
    redacted = "\n".join(without(text, mask, "") for text, mask in zip(texts, masks, strict=True))
    return 1 - _compressed(redacted) / _compressed(original)


def without(text: str, mask: Spans, sign: str) -> str:
    """Return the text with `sign` for each masked span; spans don't overlap."""
    parts, done = [], 0
    for start, end in sorted(mask):
        parts += [text[done:start], sign]
        done = end
    return "".join((*parts, text[done:]))


def _compressed(text: str) -> int:
    return len(zlib.compress(text.encode("utf-8", "surrogatepass"), 9))
