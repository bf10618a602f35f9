"""Small fitted models of the indicators and their combination, as plain arrays in one file.

`engine.lab.training.indicators` fits them to one recognizer; they are not usable with another.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from engine.models.network import Floats


class Fitted:
    """A model whose arrays are stored under the model's name and the names of its fields."""

    @classmethod
    def of(cls, name: str, arrays: dict[str, NDArray[Any]]) -> Self:
        """Return the model stored under `name`."""
        return cls(*(arrays[f"{name}.{field.name}"] for field in fields(cls)))  # type: ignore[arg-type]

    def arrays(self, name: str) -> dict[str, NDArray[Any]]:
        """Return the arrays of the model, to be stored under `name`."""
        return {f"{name}.{field.name}": getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True, eq=False)
class Logistic(Fitted):
    """Logistic regression with `weights` (features,) and `bias` (1,)."""

    weights: Floats
    bias: Floats

    def __call__(self, features: Floats) -> Floats:
        """Return probabilities (n,) for features (n, features)."""
        return sigmoid(features @ self.weights + self.bias)


@dataclass(frozen=True, slots=True, eq=False)
class Trees(Fitted):
    """Gradient-boosted complete binary trees of equal depth d; nodes are stored level by level, the root first.

    `features` (trees, 2^d - 1) int64: the feature that a node tests; the path goes right where it is above `thresholds`
    (trees, 2^d - 1). `values` (trees, 2^d): log-odds that each leaf adds to `start` (1,).
    """

    features: NDArray[np.int64]
    thresholds: Floats
    values: Floats
    start: Floats

    def __call__(self, features: Floats) -> Floats:
        """Return probabilities (n,) for features (n, features)."""
        inner = self.features.shape[1]
        tree = np.arange(len(self.features))
        row = np.arange(len(features))[:, None]
        node = np.zeros((len(features), len(tree)), np.int64)
        while (node < inner).all():
            node = 2 * node + 1 + (features[row, self.features[tree, node]] > self.thresholds[tree, node])
        return sigmoid(self.start + self.values[tree, node - inner].sum(1))


@dataclass(frozen=True, slots=True, eq=False)
class FittedNetwork(Fitted):
    """One hidden layer of rectified units: `inner` (features, units), `inner_bias` (units,), `outer` (units,)."""

    inner: Floats
    inner_bias: Floats
    outer: Floats
    outer_bias: Floats

    def __call__(self, features: Floats) -> Floats:
        """Return probabilities (n,) for features (n, features)."""
        return sigmoid(np.maximum(features @ self.inner + self.inner_bias, 0) @ self.outer + self.outer_bias)


def sigmoid(log_odds: Floats) -> Floats:
    """Return the probabilities for log-odds, which are limited to 30 in size."""
    return np.asarray(1 / (1 + np.exp(-np.clip(log_odds, -30, 30))), np.float32)


def log_odds(probabilities: Floats) -> Floats:
    """Return the inverse of `sigmoid`, within its bounds."""
    inside = np.clip(probabilities, 1e-4, 1 - 1e-4)
    return np.asarray(np.log(inside / (1 - inside)), np.float32)
