"""Fits the inference attack to invented people (`sable train inference`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import save
from scipy.sparse import csr_matrix  # type: ignore[import-untyped]
from sklearn.linear_model import LogisticRegression

from engine.core.words import words
from engine.lab.training.inference.profiles import SHARES, InventedProfile
from engine.risk.inference import attack, features
from engine.risk.inference.attack import Attacker
from engine.risk.inference.attributes import VALUES

_STEPS = 200
_SMALLEST = 127  # largest size of a weight in 8 bits
TEMPERATURES = tuple(each / 20 for each in range(10, 81))
"""Divisors of the weights that calibration tries."""


@dataclass(frozen=True, slots=True)
class InferenceSettings:
    """Settings of a fit.

    Attributes:
        people: invented people to learn from; a fifth as many more, with sentences of the other split, calibrate.
        strength: inverse of the L2 penalty of the weights, each divided by the rarity of its feature.
        least: people whose texts must have a feature.
        most: features, those in most texts.
        pairs, tables: use word pairs, and what tables say.
    """

    people: int = 2000
    seed: int = 1
    strength: float = 0.03
    least: int = 4
    most: int = 12_000
    pairs: bool = True
    tables: bool = True


def names_of(text: str, settings: InferenceSettings) -> set[str]:
    """Return the names of the features of a text."""
    found = {each.name for each in features.features(text, words(text))}
    return {each for each in found if (settings.pairs or " " not in each) and (settings.tables or each[0] != "=")}


Divisors = dict[str, float]
"""Temperature of each attribute."""


def fit(learned: Sequence[InventedProfile], settings: InferenceSettings) -> Attacker:
    """Return the attacker fitted to some people; it is too sure of sentences that it does not know (`calibration`)."""
    named = [names_of(each.text, settings) for each in learned]
    counts = Counter(name for each in named for name in each)
    often = [name for name, count in counts.most_common(settings.most) if count >= settings.least]
    numbers = {name: number for number, name in enumerate(sorted(often))}
    inputs = _matrix(named, numbers)
    # What few texts have is penalised less, so that rare words say more than common ones by chance.
    rarity = np.log(len(learned) / np.asarray([counts[name] for name in numbers]))
    scaled = inputs.multiply(rarity).tocsr()
    columns = attack.columns()
    width = sum(map(len, VALUES.values()))
    weights, bias = np.zeros((len(numbers), width), np.float32), np.zeros(width, np.float32)
    for attribute, own in columns.items():
        model = LogisticRegression(C=settings.strength, max_iter=_STEPS)
        known = [row for row, each in enumerate(learned) if attribute in each.values]
        model.fit(scaled[known], targets([learned[row] for row in known], attribute))
        one, start = model.coef_ * rarity, model.intercept_
        if len(one) == 1:  # of two values, scikit-learn has the log-odds of the second alone
            one, start = np.concatenate([-one, one]) / 2, np.concatenate([-start, start]) / 2
        weights[:, own], bias[own] = one.T, start
    priors = np.concatenate([np.asarray(SHARES[each]) / sum(SHARES[each]) for each in VALUES]).astype(np.float32)
    return Attacker(numbers, weights, bias, priors, columns)


def calibration(found: Attacker, people: Sequence[InventedProfile], settings: InferenceSettings) -> Divisors:
    """Return for each attribute the temperature of least surprise on people not learned from (paper 7)."""
    inputs = _matrix([names_of(each.text, settings) for each in people], found.numbers)
    scores = inputs @ found.weights + found.bias
    return {
        attribute: min(TEMPERATURES, key=partial(_surprise, scores[:, own], targets(people, attribute)))
        for attribute, own in found.columns.items()
    }


def divided(found: Attacker, divisors: Divisors) -> Attacker:
    """Return the attacker with its log-odds divided."""
    by = np.concatenate([np.full(len(VALUES[each]), divisors[each], np.float32) for each in found.columns])
    return replace(found, weights=found.weights / by, bias=found.bias / by)


def targets(people: Sequence[InventedProfile], attribute: str) -> NDArray[np.int64]:
    """Return (people,) the index of each person's value of an attribute."""
    return np.asarray([VALUES[attribute].index(each.values[attribute]) for each in people])


def _matrix(named: Sequence[set[str]], numbers: dict[str, int]) -> csr_matrix:
    pairs = [(row, numbers[name]) for row, each in enumerate(named) for name in sorted(each) if name in numbers]
    rows, places = np.asarray(pairs, np.int64).T
    return csr_matrix((np.ones(len(pairs)), (rows, places)), shape=(len(named), len(numbers)))


def _surprise(scores: NDArray[np.float64], answers: NDArray[np.int64], divisor: float) -> float:
    """Return the mean surprise, in nats, by scores (people, values) divided by a temperature."""
    logits = scores / divisor
    logits = logits - logits.max(1, keepdims=True)
    own = logits[np.arange(len(answers)), answers]
    return float((np.log(np.exp(logits).sum(1)) - own).mean())


def to_bytes(found: Attacker) -> bytes:
    """Return the attacker as `attack.from_bytes` reads it; always the same bytes for the same weights."""
    scales = np.maximum(np.abs(found.weights).max(0), 1e-6) / _SMALLEST
    small = np.round(found.weights / scales).astype(np.int8)
    names = "\n".join(found.numbers).encode("utf-8")
    arrays: dict[str, NDArray[Any]] = {
        "features": np.frombuffer(names, np.uint8),
        "weights": small,
        "scales": scales.astype(np.float32),
        "bias": found.bias,
        "priors": found.priors,
    }
    return save(arrays)
