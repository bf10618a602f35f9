"""Word pieces of the words of a text, as adversaries with a network see them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.models import pieces
from engine.models.tagger import Tagger
from engine.words import Word


@dataclass(frozen=True, slots=True, eq=False)
class Reading:
    """The pieces of words alone, (pieces,) int64 each: `ids`, `cases`, and the number of the word they belong to.

    Punctuation and mask signs are left out: they tell no people apart, and masked documents have them everywhere.
    """

    ids: NDArray[np.int64]
    cases: NDArray[np.int64]
    words: NDArray[np.int64]


def read_pieces(tagger: Tagger, text: str, read: Sequence[Word]) -> Reading:
    """The pieces of `read`, the words of `text`."""
    cut = pieces.cut(tagger.vocabulary, text)
    if not read:
        return Reading(cut.ids[:0], cut.cases[:0], cut.ids[:0])
    starts, ends = (np.asarray(places) for places in zip(*((word.start, word.end) for word in read), strict=True))
    word = np.minimum(np.searchsorted(ends, cut.starts, side="right"), len(read) - 1)
    inside = (starts[word] <= cut.starts) & (cut.starts < ends[word])
    return Reading(cut.ids[inside], cut.cases[inside], word[inside])
