"""Simpler ways to choose words, to compare the search with (paper 4, section 6).

Each gives the places of words, sorted. Stop words are masked by `everything` alone: next to any longer profile they
all overlap, and tell nothing.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.words import Word, words

Places = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Rarity:
    """In how many of `texts` texts each word stands, all its forms counted together."""

    texts: int
    holders: Counter[str] = field(repr=False)

    def of(self, word: Word) -> float:
        """Inverse document frequency in nats, ln(texts / holders); of a word that is in none, as if it were in one."""
        return math.log(self.texts / max(self.holders[word.stem], 1))


def rarity(texts: Iterable[str]) -> Rarity:
    """Counted over documents and profiles together, as in the paper."""
    count = 0
    holders: Counter[str] = Counter()
    for count, text in enumerate(texts, start=1):  # noqa: B007
        holders.update({word.stem for word in words(text)})
    return Rarity(max(count, 1), holders)


def everything(text: str) -> Places:
    """All words."""
    return _places(words(text))


def named(text: str, mentions: Sequence[tuple[int, int]]) -> Places:
    """The words of what a recognizer found."""
    taken: list[Word] = []
    read = words(text)
    first = 0
    for start, end in sorted(mentions):
        while first < len(read) and read[first].end <= start:
            first += 1
        taken += [word for word in read[first : first + end - start] if word.start < end]
    return _places(taken)


def lexical(text: str, profile: str) -> Places:
    """The words that stand in the person's profile too, in whatever form."""
    known = {word.stem for word in words(profile)}
    return _places(word for word in words(text) if word.stem in known and not word.stops)


def rare(text: str, counted: Rarity, least: float) -> Places:
    """The words of an inverse document frequency of `least` nats or more."""
    return _places(word for word in words(text) if counted.of(word) >= least and not word.stops)


def rare_and_lexical(text: str, profile: str, counted: Rarity, least: float) -> Places:
    """The words of the profile, and of the rest the rare ones: the paper's table-aware IDF."""
    return tuple(sorted({*lexical(text, profile), *rare(text, counted, least)}))


def _places(taken: Iterable[Word]) -> Places:
    return tuple(sorted({(word.start, word.end) for word in taken}))
