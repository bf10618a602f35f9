"""Inference attack on visible text: a linear model of each attribute, its guesses, and the words that carry them.

After Staab, Vero, Balunović and Vechev, *Beyond Memorization* (paper 17): an adversary who has only the text states
attributes of its author. Theirs is a large language model; this one is multinomial logistic regression on the presence
of features, so that each word's share in a guess is exact: what the guess loses without that word.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import load

from engine.core.resources import find_released
from engine.core.types import Span
from engine.models.network import Floats
from engine.risk.inference import features
from engine.risk.inference.attributes import NONE, VALUES
from engine.risk.inference.features import AttackedText

FILE = "models/inference/weights.safetensors"
BEYOND = 0.1
"""Least probability that a guess has more than the same guess without the text."""
_CLOSE = 0.03  # beyond the probability without the text, at which a guess counts as gone
_MOST = 12  # words that are named for one guess

_Spans = Iterable[Span] | NDArray[np.int64]
"""Spans one by one, or (spans, 2) in an array, which thousands are read from at once."""


@dataclass(frozen=True, slots=True)
class Guess:
    """A guess of one attribute of the data subject from visible text.

    Attributes:
        attribute, value: see `attributes.VALUES`.
        confidence: calibrated probability of the value, 0 to 1.
        prior: probability of the same value without the text.
        words: the words that carry the guess, the most telling first: without them it is no better than without the
            text. Each is given with all its visible places, half-open characters.
        gone: whether the guess is gone without them; else other words carry it, too.
    """

    attribute: str
    value: str
    confidence: float
    prior: float
    words: tuple[tuple[Span, ...], ...] = ()
    gone: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class Attacker:
    """The attack's weights.

    Attributes:
        numbers: row of each feature.
        weights: (features, values of all attributes).
        bias: (values of all attributes,): log-odds without any feature.
        priors: (values of all attributes,): probabilities without the text, which the bias need not be.
        columns: of each attribute.
    """

    numbers: dict[str, int] = field(repr=False)
    weights: Floats
    bias: Floats
    priors: Floats
    columns: dict[str, slice]

    def read(self, text: str) -> AttackedText:
        """Return a text as `guess` takes it."""
        return features.read(text, self.numbers)

    def probabilities(
        self, read: AttackedText, visible: NDArray[np.bool_], shown: Sequence[AttackedText] = ()
    ) -> Floats:
        """Return the probabilities of all values, (values of all attributes,).

        Args:
            visible: (words,), whether each word of `read` is visible.
            shown: texts that are visible besides, such as generalised values.
        """
        present = np.zeros(
            len(self.weights), np.bool_
        )  # for a user who decides, sorting the features would take longer
        present[read.ids[_seen(read, visible)]] = True
        for each in shown:
            present[each.ids] = True
        return self._softmax(self.bias + self.weights[present].sum(0))

    def guess(self, read: AttackedText, hidden: _Spans = (), shown: Sequence[AttackedText] = ()) -> tuple[Guess, ...]:
        """Return a guess of each attribute whose text says more than no text, the most confident first.

        Args:
            hidden: spans of the text that are not visible.
            shown: see `probabilities`.
        """
        visible = visible_words(read, hidden)
        found = []
        for each in self.best(read, hidden, shown):
            columns = self.columns[each.attribute]
            column = columns.start + VALUES[each.attribute].index(each.value)
            words, gone = self._words(read, visible, shown, columns, column)
            found.append(replace(each, words=words, gone=gone))
        return tuple(found)

    def best(self, read: AttackedText, hidden: _Spans = (), shown: Sequence[AttackedText] = ()) -> tuple[Guess, ...]:
        """Return what `guess` returns, without the words."""
        found = self.probabilities(read, visible_words(read, hidden), shown)
        guesses = []
        for attribute, columns in self.columns.items():
            own, prior = found[columns], self.priors[columns]
            best = int(own.argmax())
            value = VALUES[attribute][best]
            if value != NONE and own[best] - prior[best] >= BEYOND:
                guesses.append(Guess(attribute, value, float(own[best]), float(prior[best])))
        return tuple(sorted(guesses, key=lambda each: -each.confidence))

    def _words(
        self, read: AttackedText, visible: NDArray[np.bool_], shown: Sequence[AttackedText], columns: slice, column: int
    ) -> tuple[tuple[tuple[Span, ...], ...], bool]:
        """Return the words to hide, most telling first, until the value is as likely as without the text."""
        left = visible.copy()
        limit = float(self.priors[column]) + _CLOSE
        chosen: list[tuple[Span, ...]] = []
        places: dict[str, list[int]] = defaultdict(list)
        for at in np.flatnonzero(visible).tolist():
            places[read.words[at].folded].append(at)
        while self.probabilities(read, left, shown)[column] > limit:
            without = self._without(read, left, shown, columns, column)
            word = min(without, key=lambda each: without[each], default=None)
            if word is None or len(chosen) == _MOST or without[word] >= 0:
                return tuple(chosen), False
            chosen.append(tuple((read.words[at].start, read.words[at].end) for at in places[word]))
            left[places[word]] = False
        return tuple(chosen), True

    def _without(
        self, read: AttackedText, visible: NDArray[np.bool_], shown: Sequence[AttackedText], columns: slice, column: int
    ) -> dict[str, float]:
        """Return for each word by how much the log-odds of the value change without it, in nats; falls only."""
        seen = np.flatnonzero(_seen(read, visible))
        also: set[int] = {number for each in shown for number in each.ids.tolist()}
        needs: dict[int, set[str]] = {}
        for at in seen.tolist():
            number = int(read.ids[at])
            own = {read.words[place].folded for place in range(read.firsts[at], read.lasts[at] + 1)}
            needs[number] = needs[number] & own if number in needs else own
        lost = [(word, number) for number, own in needs.items() if number not in also for word in sorted(own)]
        if not lost:
            return {}
        own_weights = self.weights[:, columns]
        every = own_weights[list(needs.keys() | also)].sum(0) + self.bias[columns]
        rows = {word: row for row, word in enumerate(dict.fromkeys(word for word, _ in lost))}
        without = np.tile(every, (len(rows), 1))
        np.subtract.at(without, [rows[word] for word, _ in lost], own_weights[[number for _, number in lost]])
        value = column - columns.start
        falls = _log_odds(_shares(without)[:, value]) - _log_odds(_shares(every)[value])
        return {word: float(falls[row]) for word, row in rows.items() if falls[row] < 0}

    def _softmax(self, scores: Floats) -> Floats:
        found = np.empty_like(scores)
        for columns in self.columns.values():
            found[columns] = _shares(scores[columns])
        return found


def _shares(scores: Floats) -> Floats:
    """Return the softmax of the last axis."""
    risen = np.exp(scores - scores.max(-1, keepdims=True))
    return np.asarray(risen / risen.sum(-1, keepdims=True))


def visible_words(read: AttackedText, hidden: _Spans) -> NDArray[np.bool_]:
    """Return (words,) whether each word of the text is outside the hidden spans."""
    spans = hidden if isinstance(hidden, np.ndarray) else np.asarray(list(hidden), np.int64)
    starts, ends = spans.reshape(-1, 2).T
    # Words are in order and do not overlap: those that end after the start and start before the end are hidden.
    first, behind = np.searchsorted(read.ends, starts, "right"), np.searchsorted(read.starts, ends, "left")
    some = first < behind
    changes = np.zeros(len(read.words) + 1, np.int64)
    np.add.at(changes, first[some], 1)
    np.subtract.at(changes, behind[some], 1)
    return np.asarray(changes.cumsum()[:-1] == 0)


def columns() -> dict[str, slice]:
    """Return the columns of each attribute in the weights."""
    found, first = {}, 0
    for attribute, values in VALUES.items():
        found[attribute] = slice(first, first + len(values))
        first += len(values)
    return found


def _seen(read: AttackedText, visible: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return (features,) whether all words that a feature needs are visible."""
    hidden = np.concatenate([[0], np.cumsum(~visible)])
    return np.asarray(hidden[read.lasts + 1] == hidden[read.firsts])


def _log_odds(probabilities: Floats) -> Floats:
    within = np.clip(probabilities, 1e-9, 1 - 1e-9)
    return np.asarray(np.log(within / (1 - within)))


@cache
def load_released() -> Attacker:
    """Return the released attacker.

    Raises:
        ResourceError: the installation lacks the weights, or has others.
    """
    return from_bytes(find_released(FILE).read_bytes())


def from_bytes(data: bytes) -> Attacker:
    """Return the attacker that `sable train inference` wrote: weights in 8 bits with a scale for each value."""
    arrays = load(data)
    names = arrays["features"].tobytes().decode("utf-8").split("\n")
    weights = arrays["weights"].astype(np.float32) * arrays["scales"]
    numbers = {name: number for number, name in enumerate(names)}
    return Attacker(numbers, weights, arrays["bias"], arrays["priors"], columns())
