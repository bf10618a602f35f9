"""Fits the small models of the indicators, with scikit-learn and torch, into the arrays that `engine.risk` reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from sklearn.ensemble import GradientBoostingClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold
from sklearn.preprocessing import StandardScaler

from engine.risk import frequency, perturbation, probability, sequence, span
from engine.risk.classifiers import DECIDING, Classifiers
from engine.risk.fitted import Floats, Logistic, Network, Trees, log_odds
from engine.training.indicators_samples import Samples

NUMBERS = 13
"""The first features of a sample, which are those of the probability indicator."""

SEED = 5
FOLDS = 7
DEPTH = 3
TREES = 120
UNITS = 32
EPOCHS = 30
SHRINKAGE = 0.08
LEAST = 0.01
"""Weight in a combination: with it, log-odds between their bounds of -9 and 9 move those of the risk by a tenth."""

Fit = Callable[[Floats, NDArray[np.bool_]], Callable[[Floats], Floats]]
"""From features (n, features) and decisions (n,) to what gives probabilities (n,)."""


def fit(seen: Samples, found: Samples, sha256: str) -> Classifiers:
    """The indicators from what was `seen`, their combination from what was `found`.

    Args:
        sha256: of the recognizer's weights, in hexadecimal digits.
    """
    quasi = found.part(~found.certain)
    return Classifiers(
        recognizer=np.frombuffer(bytes.fromhex(sha256), np.uint8),
        probability=trees(seen.features[:, :NUMBERS], seen.masked),
        span=network(seen.features, seen.masked),
        perturbation=np.asarray([best_threshold(seen.difference, seen)], np.float32),
        combined=monotone(_log_odds(_deciding(quasi), DECIDING), quasi.masked),
    )


def evidence(samples: Samples, fitted: Classifiers, names: Sequence[str]) -> Floats:
    """(n, indicators) float32: the log-odds of what the indicators of these names say."""
    asked = {
        probability.NAME: fitted.probability(samples.features[:, :NUMBERS]),
        span.NAME: fitted.span(samples.features),
        perturbation.NAME: 1 - np.exp(-samples.difference),
    }
    return _log_odds(_deciding(samples) | asked, names)


def _deciding(samples: Samples) -> dict[str, Floats]:
    return {sequence.NAME: samples.mean, frequency.NAME: samples.frequency}


def _log_odds(scores: dict[str, Floats], names: Sequence[str]) -> Floats:
    return log_odds(np.stack([scores[name] for name in names], axis=1))


def monotone(features: Floats, masked: NDArray[np.bool_]) -> Logistic:
    """Logistic regression in which no feature lowers the probability, or counts for next to nothing.

    Those that would are left out.
    """
    used = np.ones(features.shape[1], bool)
    while (fitted := logistic(features * used, masked)).weights[used].min(initial=LEAST) < LEAST:
        used &= fitted.weights >= LEAST
    return fitted


def logistic(features: Floats, masked: NDArray[np.bool_]) -> Logistic:
    """Logistic regression, the features being scaled to unit variance for the L2 penalty."""
    scaler = StandardScaler().fit(features)
    model = LogisticRegression(max_iter=1000).fit(scaler.transform(features), masked)
    weights = model.coef_[0] / scaler.scale_
    return Logistic(_floats(weights), _floats(model.intercept_ - weights @ scaler.mean_))


def trees(features: Floats, masked: NDArray[np.bool_]) -> Trees:
    """Gradient boosting (Friedman 2001) with shrinkage, each tree on half of the samples."""
    model = GradientBoostingClassifier(
        n_estimators=TREES,
        max_depth=DEPTH,
        learning_rate=SHRINKAGE,
        subsample=0.5,
        min_samples_leaf=20,
        random_state=SEED,
    ).fit(features, masked)
    complete = [_complete(each.tree_) for each in model.estimators_[:, 0]]
    asked, thresholds, values = (np.stack(rows) for rows in zip(*complete, strict=True))
    start = log_odds(_floats([masked.mean()]))
    return Trees(asked.astype(np.int64), _floats(thresholds), _floats(model.learning_rate * values), start)


def _complete(tree: Any) -> tuple[list[int], list[float], list[float]]:
    """The tree with every leaf at DEPTH: below a leaf that stands higher, both ways lead to its value."""
    nodes, asked, thresholds = [0], list[int](), list[float]()
    for _ in range(DEPTH):
        inner = [tree.children_left[node] >= 0 for node in nodes]
        asked += [int(tree.feature[node]) if is_inner else 0 for node, is_inner in zip(nodes, inner, strict=True)]
        thresholds += [float(tree.threshold[node]) for node in nodes]
        nodes = [
            int(child) if is_inner else node
            for node, is_inner in zip(nodes, inner, strict=True)
            for child in (tree.children_left[node], tree.children_right[node])
        ]
    return asked, thresholds, [float(tree.value[node, 0, 0]) for node in nodes]


def network(features: Floats, masked: NDArray[np.bool_]) -> Network:
    """One hidden layer, trained by AdamW on the cross entropy; the scaling of the features goes into its weights."""
    torch.manual_seed(SEED)
    scaler = StandardScaler().fit(features)
    scale, center = torch.tensor(scaler.scale_).float(), torch.tensor(scaler.mean_).float()
    shown = (torch.from_numpy(features) - center) / scale
    answers = torch.from_numpy(masked).float()
    inner, outer = torch.nn.Linear(features.shape[1], UNITS), torch.nn.Linear(UNITS, 1)
    model = torch.nn.Sequential(torch.nn.Dropout(0.3), inner, torch.nn.ReLU(), torch.nn.Dropout(0.3), outer)
    optimizer = torch.optim.AdamW(model.parameters(), lr=2e-3, weight_decay=0.05)
    for _ in range(EPOCHS):
        for rows in torch.split(torch.randperm(len(shown)), 64):
            loss = torch.nn.functional.binary_cross_entropy_with_logits(model(shown[rows])[:, 0], answers[rows])
            optimizer.zero_grad()
            torch.autograd.backward(loss)
            optimizer.step()
    with torch.no_grad():
        weights = inner.weight / scale
        arrays = (weights.T, inner.bias - weights @ center, outer.weight[0], outer.bias)
        return Network(*(each.contiguous().numpy() for each in arrays))


def out_of_sample(fit: Fit, features: Floats, masked: NDArray[np.bool_], document: NDArray[np.int64]) -> Floats:
    """Probabilities (n,), each from a model that was fitted without the entity's document."""
    found = np.zeros(len(masked), np.float32)
    for learned, held in GroupKFold(FOLDS).split(features, masked, document):
        found[held] = fit(features[learned], masked[learned])(features[held])
    return found


def best_threshold(scores: Floats, samples: Samples) -> float:
    """The t* of paper 2, equation 1: maximises P + R_direct + R_quasi of masking what is above t."""
    found = [(sum(agreement(scores > threshold, samples)), threshold) for threshold in np.unique(scores)]
    return float(max(found)[1])


def agreement(flagged: NDArray[np.bool_], samples: Samples) -> tuple[float, float, float]:
    """Precision over words, and recall over direct and over quasi entities, each annotator counted alone."""
    quasi = samples.masked & ~samples.direct
    precision = samples.words[flagged & samples.masked].sum() / max(samples.words[flagged].sum(), 1)
    direct, others = (flagged[those].mean() if those.any() else 1.0 for those in (samples.direct, quasi))
    return float(precision), float(direct), float(others)


def _floats(values: Any) -> Floats:
    return np.asarray(values, np.float32)
