"""Lexical adversaries, BM25 and TF-IDF. Scores are sums over words, so masking one costs a subtraction."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.background.adversaries.reading import log_softmax, ranks
from engine.background.profiles import Profile
from engine.core.words import Word, words

K1, B = 1.2, 0.75
"""Parameters of BM25: saturation of repeated words, and influence of a profile's length (Lucene's values)."""
SHARPNESS = 30.0
"""Factor of TF-IDF cosines before the softmax: the best of some hundred profiles gets a clear lead."""

SMOOTHED = 0.5
"""Part of the words of all people in what the classifier expects of one."""

_EQUAL = 1e-6
_ROUNDING = 1e-12
"""A smaller share of the sum of the others is taken for a rounding error."""

_Reading = Callable[[Word], tuple[str, ...]]


def as_written(word: Word) -> tuple[str, ...]:
    """Return the folded word, so that words match except for case and diacritics."""
    return (word.folded,)


def _by_stem(word: Word) -> tuple[str, ...]:
    """Return the stem, so that inflected forms match each other."""
    return (word.stem,)


def by_letters(word: Word) -> tuple[str, ...]:
    """Return groups of four letters, so that derived forms, compounds and misspellings match in part."""
    marked = f" {word.folded} "
    return tuple(marked[start : start + 4] for start in range(max(len(marked) - 3, 1)))


@dataclass(frozen=True, slots=True, eq=False)
class LexicalAdversary:
    """An adversary with the words of every profile, which scores a text by the weights of the words they share.

    Attributes:
        read: returns the terms of a word.
        terms: the row of each term.
        asked: (terms,) float64, weight of each term in a text.
        starts: (terms + 1,) int64, start of the postings of each term.
        holders, held: (postings,) int64 and float64, the people whose profile has the term, and its weight there.
        sharpness: factor of cosines (scores over the length of the text's vector); None: scores as they are.
    """

    name: str
    people: int
    read: _Reading
    terms: dict[str, int] = field(repr=False)
    asked: NDArray[np.float64]
    starts: NDArray[np.int64]
    holders: NDArray[np.int64]
    held: NDArray[np.float64]
    sharpness: float | None

    def log_probabilities(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Return ln p(person | text), (texts, people), uniform if a text shares no word with any profile."""
        found = np.empty((len(texts), self.people), np.float32)
        for row, text in enumerate(texts):
            read = words(text)
            attack = self.attack(text, read, np.full(len(read), -1), 0)
            found[row] = log_softmax(attack.scores(np.zeros(0, np.bool_)))
        return found

    def attack(self, text: str, read: Sequence[Word], owner: NDArray[np.int64], person: int) -> LexicalAttack:  # noqa: ARG002
        """Return the attack on one document; see `engine.planning.reidentification.Adversary`."""
        units = int(owner.max(initial=-1)) + 1
        asked: Counter[tuple[int, int]] = Counter()
        for word, unit in zip(read, owner.tolist(), strict=True):
            if unit >= -1:
                asked.update((unit, self.terms[term]) for term in self.read(word) if term in self.terms)
        base, norm = np.zeros(self.people), 0.0
        norms = np.zeros(units)
        parts: list[tuple[int, NDArray[np.int64], NDArray[np.float64]]] = []
        for (unit, term), count in asked.items():
            weight = count * self.asked[term]
            place = slice(self.starts[term], self.starts[term + 1])
            if unit < 0:
                np.add.at(base, self.holders[place], weight * self.held[place])
                norm += weight**2
            else:
                norms[unit] += weight**2
                parts.append((unit, self.holders[place], weight * self.held[place]))
        return LexicalAttack(person, base, *_merged(parts, self.people), norm, norms, self.sharpness)


def _merged(
    parts: list[tuple[int, NDArray[np.int64], NDArray[np.float64]]], people: int
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.float64]]:
    """Return the non-zero weights of units for people: units, people and weights, (entries,) each."""
    keys = np.concatenate([unit * people + holders for unit, holders, _ in parts] or [np.zeros(0, np.int64)])
    weights = np.concatenate([each for _, _, each in parts] or [np.zeros(0)])
    unique, place = np.unique(keys, return_inverse=True)
    return unique // people, unique % people, np.bincount(place, weights, len(unique)).astype(np.float64)


@dataclass(frozen=True, slots=True, eq=False)
class LexicalAttack:
    """An attack on one document without calls of a model; see `engine.planning.reidentification.Attack`.

    Attributes:
        base: (people,) weight of the words that belong to no unit.
        units, holders, weights: (entries,) weight of each unit for each person.
        norm, norms: squared length of the text's vector, of words in no unit and of each unit (units,).
    """

    person: int
    base: NDArray[np.float64]
    units: NDArray[np.int64]
    holders: NDArray[np.int64]
    weights: NDArray[np.float64]
    norm: float
    norms: NDArray[np.float64]
    sharpness: float | None

    exact = True
    calls = 0

    def scores(self, masked: NDArray[np.bool_]) -> NDArray[np.float64]:
        """Return logits (people,) with these units (units,) masked."""
        seen = ~masked[self.units]
        sums = self.base + np.bincount(self.holders[seen], self.weights[seen], len(self.base))
        return sums * self._scale(masked)

    def evaluate(self, masks: NDArray[np.bool_]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return ln p(person) and the person's rank for each row of `masks` (n, units)."""
        logits = np.stack([self.scores(masked) for masked in masks])
        return log_softmax(logits)[:, self.person], ranks(logits, self.person)

    def estimate(self, masked: NDArray[np.bool_]) -> NDArray[np.float64]:
        """Return ln p(person) if one more unit is masked, (units,).

        Exact except for the length of the text's vector, which changes nobody's rank.
        """
        scale = self._scale(masked)
        logits = self.scores(masked)
        open_ = ~masked[self.units]
        units, holders, losses = self.units[open_], self.holders[open_], self.weights[open_] * scale
        mine = holders == self.person
        own = logits[self.person] - np.bincount(units[mine], losses[mine], len(masked))
        # The person is left out of the sum: a person far ahead would leave only rounding errors in it.
        logits[self.person] = -np.inf
        top = logits.max(initial=-np.inf)
        if top == -np.inf:
            return np.zeros(len(masked))
        likelihoods = np.exp(logits - top)
        change = np.bincount(units, likelihoods[holders] * np.expm1(-losses), len(masked))
        others = np.maximum(likelihoods.sum() + change, _ROUNDING)
        return np.asarray(own - np.logaddexp(own, top + np.log(others)))

    def _scale(self, masked: NDArray[np.bool_]) -> float:
        if self.sharpness is None:
            return 1.0
        norm = self.norm + float(self.norms[~masked].sum())
        return self.sharpness / math.sqrt(norm) if norm else 1.0


def bm25(profiles: Sequence[Profile]) -> LexicalAdversary:
    """Return Okapi BM25 with profiles as documents and the text as query (Robertson and Zaragoza 2009, 3.4)."""
    counts, terms = _counted(profiles, as_written)
    entries = _entries(counts, terms)
    rows, people, frequency = entries
    lengths = np.asarray([max(each.total(), 1) for each in counts], np.float64)
    holders = np.bincount(rows, minlength=len(terms))
    rarity = np.log1p((len(profiles) - holders + 0.5) / (holders + 0.5))
    slowed = K1 * (1 - B + B * lengths / lengths.mean())[people]
    weights = rarity[rows] * frequency * (K1 + 1) / (frequency + slowed)
    return _adversary("bm25", as_written, terms, entries._replace(numbers=weights), people=len(profiles))


def tf_idf(profiles: Sequence[Profile]) -> LexicalAdversary:
    """Return TF-IDF cosines of stems; smoothed rarity, slowed counts in profiles (Salton and Buckley)."""
    return _cosine("tf-idf", profiles, _by_stem)


def letter_groups(profiles: Sequence[Profile]) -> LexicalAdversary:
    """Return cosines of TF-IDF vectors of letter groups: for evaluation only, beside those that masking withstands."""
    return _cosine("letters", profiles, by_letters)


def classifier(profiles: Sequence[Profile]) -> LexicalAdversary:
    """Return the classifier of the re-identification risk (TRI, paper 19): multinomial naive Bayes over stems.

    It is trained on the background texts of all people, one class for each person, smoothed with the words of all
    (Jelinek and Mercer), and has seen no masked text. Paper 19 trains a transformer, on masked background texts as
    well, which may find more.
    """
    counts, terms = _counted(profiles, _by_stem)
    entries = _entries(counts, terms)
    rows, people, frequency = entries
    lengths = np.bincount(people, frequency, len(profiles))
    everywhere = np.bincount(rows, frequency, len(terms)) / max(frequency.sum(), 1.0)
    # ln p(term | person) but for the part that is the same for everybody, so that absent terms cost nothing.
    weights = np.log1p((1 - SMOOTHED) / SMOOTHED * frequency / lengths[people] / everywhere[rows])
    return _adversary("TRI", _by_stem, terms, entries._replace(numbers=weights), people=len(profiles))


def found(scores: NDArray[np.floating], people: Sequence[int]) -> NDArray[np.bool_]:
    """Return (texts,) whether the right person, by row of the profiles, comes before all others; a tie is no answer.

    The share of the texts for which it does is their re-identification risk (TRI, paper 19).

    Args:
        scores: (texts, people), as an adversary returns them.
    """
    own = scores[np.arange(len(scores)), list(people)]
    return np.asarray((scores >= own[:, None] - _EQUAL).sum(1) == 1)


def _cosine(name: str, profiles: Sequence[Profile], read: _Reading) -> LexicalAdversary:
    counts, terms = _counted(profiles, read)
    entries = _entries(counts, terms)
    rows, people, frequency = entries
    holders = np.bincount(rows, minlength=len(terms))
    rarity = np.log((1 + len(profiles)) / (1 + holders)) + 1
    weights = (1 + np.log(frequency)) * rarity[rows]
    lengths = np.sqrt(np.bincount(people, weights**2, len(profiles)))
    weights /= lengths[people]
    weighed = entries._replace(numbers=weights)
    return _adversary(name, read, terms, weighed, people=len(profiles), asked=rarity, sharpness=SHARPNESS)


def _counted(profiles: Iterable[Profile], read: _Reading) -> tuple[list[Counter[str]], dict[str, int]]:
    """Return the term counts of each profile, including its name; and a number for each term."""
    counts = [Counter(_terms(f"{each.name}\n{each.text}", read)) for each in profiles]
    terms: dict[str, int] = {}
    for count in counts:
        for term in count:
            terms.setdefault(term, len(terms))
    return counts, terms


def _terms(text: str, read: _Reading) -> Iterable[str]:
    return chain.from_iterable(map(read, words(text)))


class _Entries(NamedTuple):
    """The terms of profiles, (entries,) each: number of the term, row of the person, count or weight of the term."""

    terms: NDArray[np.int64]
    people: NDArray[np.int64]
    numbers: NDArray[np.float64]


def _entries(counts: Sequence[Counter[str]], terms: dict[str, int]) -> _Entries:
    """Return the counts of the terms, in the order of the people."""
    sizes = [len(count) for count in counts]
    rows = np.fromiter((terms[term] for count in counts for term in count), np.int64, sum(sizes))
    frequency = np.fromiter((number for count in counts for number in count.values()), np.float64, sum(sizes))
    return _Entries(rows, np.repeat(np.arange(len(counts)), sizes), frequency)


def _adversary(
    name: str,
    read: _Reading,
    terms: dict[str, int],
    entries: _Entries,
    *,
    people: int,
    asked: NDArray[np.float64] | None = None,
    sharpness: float | None = None,
) -> LexicalAdversary:
    """Return the adversary with these weights of entries.

    Args:
        asked: weights (terms,) of the terms of a text; None: all 1.
    """
    order = np.argsort(entries.terms, kind="stable")
    starts = np.concatenate(([0], np.cumsum(np.bincount(entries.terms, minlength=len(terms)))))
    return LexicalAdversary(
        name=name,
        people=people,
        read=read,
        terms=terms,
        asked=np.ones(len(terms)) if asked is None else asked,
        starts=starts,
        holders=entries.people[order],
        held=entries.numbers[order],
        sharpness=sharpness,
    )
