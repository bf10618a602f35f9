"""What tools leave where they masked something, and how much of the words that is.

One line per manner; a tool that writes another one needs one more line.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.words import words

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

Spans = tuple[tuple[int, int], ...]


def find(text: str) -> Spans:
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


def share(text: str, hidden: Spans, original: str | None = None) -> Masked:
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
