"""Which words of a document a tool has left, and versions of its output in which less is masked."""

from __future__ import annotations

import re
import zlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

import numpy as np
from numpy.typing import NDArray

from engine.core.words import Word, words

# What tools leave where they masked something, and how much of the words that is. One line per manner; a tool that
# writes another one needs one more line.


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
    """Where something was masked, in order; places that overlap are one."""
    places = sorted(match.span() for form in MANNERS.values() for match in form.finditer(text))
    joined: list[tuple[int, int]] = []
    for start, end in places:
        if joined and start < joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return tuple(joined)


@dataclass(frozen=True, slots=True)
class Masked:
    """How many of the words of a text are masked. `counted`: against the original, else one for each mask."""

    masked: int
    words: int
    counted: bool

    @property
    def share(self) -> float:
        return self.masked / max(self.words, 1)


def share(text: str, hidden: MaskedSpans, original: str | None = None) -> Masked:
    """How much is masked.

    Args:
        hidden: what `find` said of the text.
        original: the document before it was masked: what is not left of its words, each as often as it stands there,
            is masked, so that black boxes count and invented words in the place of masked ones don't hide them.
    """
    left = [word for word in words(text) if not any(start < word.end and word.start < end for start, end in hidden)]
    if original is None:
        return Masked(len(hidden), len(left) + len(hidden), counted=False)
    before = Counter(word.folded for word in words(original))
    gone = before - Counter(word.folded for word in left)
    return Masked(gone.total(), before.total(), counted=True)


def joined(shares: Sequence[Masked]) -> Masked:
    """Of several texts together."""
    return Masked(
        sum(each.masked for each in shares),
        sum(each.words for each in shares),
        counted=bool(shares) and all(each.counted for each in shares),
    )


MASK = "*****"
"""What stands for a masked word, as in paper 5."""
Spans = Sequence[tuple[int, int]]


def left(original: str, redacted: str) -> tuple[tuple[Word, ...], NDArray[np.bool_]]:
    """The words of the original, and which of them stand in the redacted text, (words,): the longest common row.

    Words that a tool put in the place of masked ones are none of the original's, unless they are the same.
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
