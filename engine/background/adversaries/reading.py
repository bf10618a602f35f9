"""Word pieces of texts and profiles for network adversaries; probabilities and ranks from scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.background.profiles import Profile
from engine.core.words import Word, words
from engine.models import pieces
from engine.models.reidentifier import Numbered
from engine.models.tagger import WINDOW, Tagger

# Probabilities and ranks from the scores of people.


_EQUAL = 1e-6
"""Scores that differ by less are a tie: sums in another order differ in their last digits."""


def log_softmax(scores: NDArray[np.floating]) -> NDArray[np.float64]:
    """Return ln p for scores (..., people); equal scores are equally probable."""
    shifted = np.asarray(scores - scores.max(-1, keepdims=True), np.float64)
    return np.asarray(shifted - np.log(np.exp(shifted).sum(-1, keepdims=True)))


def ranks(scores: NDArray[np.floating], person: int) -> NDArray[np.float64]:
    """Return the expected rank, from 1, of `person` in scores (n, people), with ties broken at random: (n,).

    If no evidence is left, all people tie, and the expected rank is the middle: an adversary can only guess.
    """
    own = scores[:, person, None]
    above = (scores > own + _EQUAL).sum(-1)
    tied = (np.abs(scores - own) <= _EQUAL).sum(-1) - 1
    return np.asarray(1.0 + above + tied / 2)


LONGEST_PROFILE = 3 * WINDOW
"""Word pieces of a profile that are read; the rest of a long one changes its mean little."""


@dataclass(frozen=True, slots=True, eq=False)
class WordPieces(Numbered):
    """The pieces of words only, and the number of the word that each belongs to: `words` (pieces,) int64.

    Punctuation and mask signs are left out: they distinguish no people, and masked documents have them everywhere.
    """

    words: NDArray[np.int64]

    def part(self, start: int, end: int) -> WordPieces:
        """Return the pieces from `start` to `end`."""
        return WordPieces(self.ids[start:end], self.cases[start:end], self.words[start:end])


def read_pieces(tagger: Tagger, text: str, read: Sequence[Word]) -> WordPieces:
    """Return the pieces of `read`, the words of `text`."""
    cut = pieces.cut(tagger.vocabulary, text)
    if not read:
        return WordPieces(cut.ids[:0], cut.cases[:0], cut.ids[:0])
    starts, ends = (np.asarray(places) for places in zip(*((word.start, word.end) for word in read), strict=True))
    word = np.minimum(np.searchsorted(ends, cut.starts, side="right"), len(read) - 1)
    inside = (starts[word] <= cut.starts) & (cut.starts < ends[word])
    return WordPieces(cut.ids[inside], cut.cases[inside], word[inside])


def read_profile(tagger: Tagger, profile: Profile) -> WordPieces:
    """Return the pieces of a person's name and profile, the first LONGEST_PROFILE of them."""
    text = f"{profile.name}\n{profile.text}"
    return read_pieces(tagger, text, words(text)).part(0, LONGEST_PROFILE)
