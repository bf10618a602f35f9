"""Which words of a document a tool has left, and versions of its output in which less is masked."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher

import numpy as np
from numpy.typing import NDArray

from engine.audit import masks
from engine.words import Word, words

MASK = "*****"
"""What stands for a masked word, as in paper 5."""
Spans = Sequence[tuple[int, int]]


def left(original: str, redacted: str) -> tuple[tuple[Word, ...], NDArray[np.bool_]]:
    """The words of the original, and which of them stand in the redacted text, (words,): the longest common row.

    Words that a tool put in the place of masked ones are none of the original's, unless they are the same.
    """
    before = words(original)
    hidden = masks.find(redacted)
    after = [
        word for word in words(redacted) if not any(start < word.end and word.start < end for start, end in hidden)
    ]
    kept = np.zeros(len(before), np.bool_)
    matcher = SequenceMatcher(None, [word.folded for word in before], [word.folded for word in after], autojunk=False)
    for block in matcher.get_matching_blocks():
        kept[block.a : block.a + block.size] = True
    return before, kept


def partly(original: str, redacted: str, share: float, seed: int) -> str:
    """The original with so much, 0 to 1, of what the tool masked; which words of it is drawn.

    In paper 5, section 3.2, tools that say no confidence are brought to lower levels of masking in this way. What is
    masked at one level is at all above it; the same seed draws the same words.
    """
    before, kept = left(original, redacted)
    random = np.random.default_rng([seed, zlib.crc32(original.encode("utf-8", "surrogatepass"))])
    drawn = random.random(len(before)) < share
    parts, done = [], 0
    for word, gone in zip(before, ~kept & drawn, strict=True):
        if gone:
            parts += [original[done : word.start], MASK]
            done = word.end
    return "".join((*parts, original[done:]))


def leaked(original: str, redacted: str, identifiers: Spans) -> tuple[int, int]:
    """How many of the identifiers have a word left, and how many there are."""
    before, kept = left(original, redacted)
    starts = np.asarray([word.start for word in before])
    ends = np.asarray([word.end for word in before])
    found = sum(bool(kept[(starts < end) & (ends > start)].any()) for start, end in identifiers)
    return found, len(identifiers)


def leaked_rate(
    originals: Mapping[str, str], redacted: Mapping[str, str], identifiers: Mapping[str, Spans]
) -> float | None:
    """The share of identifiers of all documents of which something is left; None where there are none."""
    counts = [
        leaked(originals[name], redacted[name], spans)
        for name, spans in identifiers.items()
        if name in originals and name in redacted
    ]
    every = sum(count for _, count in counts)
    return sum(count for count, _ in counts) / every if every else None


def agreement(one: Sequence[float], other: Sequence[float]) -> float | None:
    """Kendall's tau-b of two rankings (1945), -1 to 1; None where one of them tells nothing apart."""
    first, second = (np.sign(np.subtract.outer(np.asarray(each), np.asarray(each))) for each in (one, other))
    weight = np.sqrt((first**2).sum() * (second**2).sum())
    return float((first * second).sum() / weight) if weight else None
