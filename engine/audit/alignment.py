"""Alignment of released text with its original: masked shares, words left, and versions with fewer masks."""

from __future__ import annotations

import re
import zlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

import numpy as np
from numpy.typing import NDArray

from engine.core.types import Spans
from engine.core.words import Word, words

# Mask patterns of common tools. One line per pattern; a tool with another kind of mask needs one more line.


MANNERS: dict[str, re.Pattern[str]] = {
    # Philter, and most others: one sign for each letter, or *****.
    "asterisks": re.compile(r"\*{2,}(?:[-/.,:@ ]?\*+)*"),
    "black boxes": re.compile(r"[█■▇▮]+(?:\s?[█■▇▮]+)*"),
    "brackets with asterisks": re.compile(r"\[\*\*[^\]\n]{0,80}\*\*\]"),  # MIMIC, PhysioNet's deid
    "brackets": re.compile(r"\[(?:[A-Z][A-Z_ /-]{1,40}(?:[ _-]?\d{1,4})?|(?i:redacted|removed|masked|name|date))\]"),
    "angle brackets": re.compile(r"</?[A-Z][A-Z_0-9 -]{1,40}>"),  # Presidio: <PERSON>
    "braces": re.compile(r"\{\{?[A-Z][A-Z_0-9 -]{1,40}\}?\}"),
    "letters": re.compile(r"(?<![^\W_])[Xx]{3,}(?:[-/. ][Xx]{2,})*(?![^\W_])"),
    "underscores": re.compile(r"_{3,}"),  # MIMIC-IV
}

MaskedSpans = tuple[tuple[int, int], ...]


def find(text: str) -> MaskedSpans:
    """Return the masked places, in order, overlapping ones joined."""
    places = sorted(match.span() for form in MANNERS.values() for match in form.finditer(text))
    joined: list[tuple[int, int]] = []
    for start, end in places:
        if joined and start < joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return tuple(joined)


@dataclass(frozen=True, slots=True)
class MaskedCount:
    """Number of masked words of a text. `counted`: against the original; otherwise each mask counts as one word."""

    masked: int
    words: int
    counted: bool

    @property
    def share(self) -> float:
        """Share of the words that are masked, 0 to 1."""
        return self.masked / max(self.words, 1)


def share(text: str, hidden: MaskedSpans, original: str | None = None) -> MaskedCount:
    """Count the masked words.

    Args:
        hidden: the places from `find`.
        original: the document before masking: all its words that are not left, each as often as it occurs, are masked,
            so that black boxes count and surrogates don't hide masked words.
    """
    left = [word for word in words(text) if not any(start < word.end and word.start < end for start, end in hidden)]
    if original is None:
        return MaskedCount(len(hidden), len(left) + len(hidden), counted=False)
    before = Counter(word.folded for word in words(original))
    gone = before - Counter(word.folded for word in left)
    return MaskedCount(gone.total(), before.total(), counted=True)


def joined(shares: Sequence[MaskedCount]) -> MaskedCount:
    """Return the sum over several texts."""
    return MaskedCount(
        sum(each.masked for each in shares),
        sum(each.words for each in shares),
        counted=bool(shares) and all(each.counted for each in shares),
    )


MASK = "*****"
"""Text in place of a masked word, as in paper 5."""


def left(original: str, redacted: str) -> tuple[tuple[Word, ...], NDArray[np.bool_]]:
    """Return the words of the original, and which of them are left in the redacted text, (words,), by the longest
    common subsequence.

    Replacements by a tool are not words of the original, unless they are the same.
    """
    before = words(original)
    hidden = find(redacted)
    after = [
        word for word in words(redacted) if not any(start < word.end and word.start < end for start, end in hidden)
    ]
    kept = np.zeros(len(before), np.bool_)
    matcher = SequenceMatcher(None, [word.folded for word in before], [word.folded for word in after], autojunk=False)
    for block in matcher.get_matching_blocks():
        kept[block.a : block.a + block.size] = True
    return before, kept


def partly(original: str, redacted: str, share: float, seed: int) -> str:
    """Return the original with a share, 0 to 1, of the tool's masks; the masked words are drawn.

    In paper 5, section 3.2, tools without confidence scores are brought to lower levels of masking in this way. A word
    masked at one level is masked at all higher levels; the same seed draws the same words.
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
    """Return how many of the identifiers have a word left, and how many there are."""
    before, kept = left(original, redacted)
    starts = np.asarray([word.start for word in before])
    ends = np.asarray([word.end for word in before])
    found = sum(bool(kept[(starts < end) & (ends > start)].any()) for start, end in identifiers)
    return found, len(identifiers)


def leaked_rate(
    originals: Mapping[str, str], redacted: Mapping[str, str], identifiers: Mapping[str, Spans]
) -> float | None:
    """Return the share of identifiers of all documents that have a word left; None where there are none."""
    counts = [
        leaked(originals[name], redacted[name], spans)
        for name, spans in identifiers.items()
        if name in originals and name in redacted
    ]
    every = sum(count for _, count in counts)
    return sum(count for count, _ in counts) / every if every else None


def agreement(one: Sequence[float], other: Sequence[float]) -> float | None:
    """Return Kendall's tau-b of two rankings (1945), -1 to 1; None where all values of one are equal."""
    first, second = (np.sign(np.subtract.outer(np.asarray(each), np.asarray(each))) for each in (one, other))
    weight = np.sqrt((first**2).sum() * (second**2).sum())
    return float((first * second).sum() / weight) if weight else None
