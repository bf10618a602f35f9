"""Hides words of a text, for the network to predict: the task of the language head, and the only one of `language`."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

from engine.models.encoder import HIDDEN_PIECE
from engine.models.pieces import LetterCase

RUN = 2.0
"""Mean number of neighbouring words that are hidden together, as the mentions whose probability is asked for are."""


@dataclass(frozen=True, slots=True, eq=False)
class Hiding:
    """Hides about `share` of the words. `continues` (vocabulary,): whether a piece goes on with a word ("##")."""

    continues: NDArray[np.bool_]
    share: float

    def hide(
        self, ids: NDArray[np.int64], cases: NDArray[np.int64], random: np.random.Generator
    ) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """`ids` and `cases` (n,) with HIDDEN_PIECE and NONE at every piece of the drawn words."""
        words = np.cumsum(~self.continues[ids])
        count = int(words[-1]) + 1
        first = np.flatnonzero(random.random(count) < self.share / RUN)
        changes = np.zeros(count + 1, np.int64)
        np.add.at(changes, first, 1)
        np.add.at(changes, np.minimum(first + random.geometric(1 / RUN, len(first)), count), -1)
        hidden = (np.cumsum(changes) > 0)[words]
        return np.where(hidden, HIDDEN_PIECE, ids), np.where(hidden, int(LetterCase.NONE), cases)


def hiding(vocabulary: Tokenizer, share: float) -> Hiding:
    continues = np.zeros(vocabulary.get_vocab_size(), bool)
    continues[[number for piece, number in vocabulary.get_vocab().items() if piece.startswith("##")]] = True
    return Hiding(continues, share)
