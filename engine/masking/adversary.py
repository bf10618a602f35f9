"""What masking asks of those who try to find out whom a document is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from engine.words import Word

Spans = Sequence[tuple[int, int]]

OPEN, FIXED, REPEATED = -1, -2, -3
"""Owners of words that belong to no unit: those that stay visible, those that are masked whatever is chosen, and those
that are masked with them because they say the same."""


class Attack(Protocol):
    """One document before one adversary. Masks are (n, units) bool, True for units that are masked.

    Attributes:
        exact: whether estimates need no checking.
        calls: how many masked documents a network was run on so far.
    """

    @property
    def exact(self) -> bool: ...

    @property
    def calls(self) -> int: ...

    def standing(self, masks: NDArray[np.bool_]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """ln p(person) and the person's rank from 1, ties drawn by lot, for each mask: (n,) each."""

    def estimate(self, masked: NDArray[np.bool_]) -> NDArray[np.float64]:
        """(units,) about ln p(person) if one more unit is masked than `masked` (units,) says."""


class Adversary(Protocol):
    """Somebody who knows a profile of each of a number of people and guesses whom a text is about."""

    @property
    def name(self) -> str: ...

    @property
    def people(self) -> int: ...

    def log_probabilities(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """(texts, people): ln p(person | text)."""

    def attack(self, text: str, read: Sequence[Word], owner: NDArray[np.int64], person: int) -> Attack:
        """A document about `person` whose word `i` belongs to unit `owner[i]`, or is OPEN, FIXED or REPEATED."""


def identify(text: str, adversaries: Sequence[Adversary], among: Sequence[int] = ()) -> int:
    """The row of the person whom the adversaries together think that a text is about.

    Args:
        among: rows to choose from, such as those that bear the right name; all if there are none.
    """
    together = np.sum([each.log_probabilities([text])[0] for each in adversaries], axis=0)
    rows = np.asarray(among or range(len(together)))
    return int(rows[together[rows].argmax()])
