"""Word pieces of the words of a text, as adversaries with a network see them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.background.profiles import Profile
from engine.models import pieces
from engine.models.reidentifier import Numbered
from engine.models.tagger import WINDOW, Tagger
from engine.words import Word, words

LONGEST_PROFILE = 3 * WINDOW
"""Word pieces of a profile that are read; the rest of a long one changes its mean little."""


@dataclass(frozen=True, slots=True, eq=False)
class Reading(Numbered):
    """The pieces of words alone, and the number of the word that each belongs to: `words` (pieces,) int64.

    Punctuation and mask signs are left out: they tell no people apart, and masked documents have them everywhere.
    """

    words: NDArray[np.int64]

    def part(self, start: int, end: int) -> Reading:
        """Some of the pieces."""
        return Reading(self.ids[start:end], self.cases[start:end], self.words[start:end])


def read_pieces(tagger: Tagger, text: str, read: Sequence[Word]) -> Reading:
    """The pieces of `read`, the words of `text`."""
    cut = pieces.cut(tagger.vocabulary, text)
    if not read:
        return Reading(cut.ids[:0], cut.cases[:0], cut.ids[:0])
    starts, ends = (np.asarray(places) for places in zip(*((word.start, word.end) for word in read), strict=True))
    word = np.minimum(np.searchsorted(ends, cut.starts, side="right"), len(read) - 1)
    inside = (starts[word] <= cut.starts) & (cut.starts < ends[word])
    return Reading(cut.ids[inside], cut.cases[inside], word[inside])


def read_profile(tagger: Tagger, profile: Profile) -> Reading:
    """The pieces of a name and what is known of the person, or the first of them."""
    text = f"{profile.name}\n{profile.text}"
    return read_pieces(tagger, text, words(text)).part(0, LONGEST_PROFILE)
