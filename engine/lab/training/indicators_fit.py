"""Fits the risk indicators with scikit-learn and torch into the arrays that `engine.risk` reads, and describes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from sklearn.ensemble import GradientBoostingClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
from sklearn.model_selection import GroupKFold
from sklearn.preprocessing import StandardScaler

from engine.core import bootstrap
from engine.lab.evaluation import calibration, masking
from engine.lab.evaluation.gold import gold
from engine.lab.training.indicators_samples import CALIBRATED, LEARNED, IndicatorSamples, annotated
from engine.models.network import Floats
from engine.risk import frequency, language_scoring, perturbation, probability, sequence, span
from engine.risk.classifiers import DECIDING, Classifiers
from engine.risk.fitted import FittedNetwork, Logistic, Trees, log_odds

# Fits the small models of the indicators, with scikit-learn and torch, into the arrays that `engine.risk` reads.


NUMBERS = 13
"""Number of features of the probability indicator, which come first in a sample."""

SEED = 5
FOLDS = 7
DEPTH = 3
TREES = 120
UNITS = 32
EPOCHS = 30
SHRINKAGE = 0.08
LEAST = 0.01
"""Least weight in a combination: with it, log-odds between their bounds of -9 and 9 move those of the risk by
a tenth.
"""

Fit = Callable[[Floats, NDArray[np.bool_]], Callable[[Floats], Floats]]
"""Fits features (n, features) and decisions (n,), and returns a function from features to probabilities (n,)."""


def fit(seen: IndicatorSamples, found: IndicatorSamples, sha256: str) -> Classifiers:
    """Fit the indicators to the samples `seen`, and their combination to those `found`.

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


def evidence(samples: IndicatorSamples, fitted: Classifiers, names: Sequence[str]) -> Floats:
    """Return (n, indicators) float32: the log-odds of the scores of these indicators."""
    asked = {
        probability.NAME: fitted.probability(samples.features[:, :NUMBERS]),
        span.NAME: fitted.span(samples.features),
        perturbation.NAME: 1 - np.exp(-samples.difference),
    }
    return _log_odds(_deciding(samples) | asked, names)


def _deciding(samples: IndicatorSamples) -> dict[str, Floats]:
    return {sequence.NAME: samples.mean, frequency.NAME: samples.frequency}


def _log_odds(scores: dict[str, Floats], names: Sequence[str]) -> Floats:
    return log_odds(np.stack([scores[name] for name in names], axis=1))


def monotone(features: Floats, masked: NDArray[np.bool_]) -> Logistic:
    """Fit a logistic regression in which no feature lowers the probability, or counts for next to nothing.

    Those that would are left out.
    """
    used = np.ones(features.shape[1], bool)
    while (fitted := logistic(features * used, masked)).weights[used].min(initial=LEAST) < LEAST:
        used &= fitted.weights >= LEAST
    return fitted


def logistic(features: Floats, masked: NDArray[np.bool_]) -> Logistic:
    """Fit a logistic regression, with features scaled to unit variance for the L2 penalty."""
    scaler = StandardScaler().fit(features)
    model = LogisticRegression(max_iter=1000).fit(scaler.transform(features), masked)
    weights = model.coef_[0] / scaler.scale_
    return Logistic(floats(weights), floats(model.intercept_ - weights @ scaler.mean_))


def trees(features: Floats, masked: NDArray[np.bool_]) -> Trees:
    """Fit gradient boosting (Friedman 2001) with shrinkage, each tree on half of the samples."""
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
    start = log_odds(floats([masked.mean()]))
    return Trees(asked.astype(np.int64), floats(thresholds), floats(model.learning_rate * values), start)


def _complete(tree: Any) -> tuple[list[int], list[float], list[float]]:
    """Return the tree with every leaf at DEPTH: below a higher leaf, both ways lead to its value."""
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


def network(
    features: Floats,
    masked: NDArray[np.bool_],
    *,
    seeds: Sequence[int] = (SEED,),
) -> FittedNetwork:
    """Fit one hidden layer of UNITS for each seed by AdamW on the cross entropy, and return their mean as one network.

    The scaling of the features goes into the weights; features that are always the same have none.
    """
    scaler = StandardScaler().fit(features)
    known = torch.from_numpy(features.std(axis=0) > 0)
    scale, center = torch.tensor(scaler.scale_).float(), torch.tensor(scaler.mean_).float()
    shown = (torch.from_numpy(features) - center) / scale
    answers = torch.from_numpy(masked).float()
    members = []
    for seed in seeds:
        torch.manual_seed(seed)
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
            weights = inner.weight * known / scale
            members.append((weights.T, inner.bias - weights @ center, outer.weight[0] / len(seeds), outer.bias))
    inners, inner_biases, outers, biases = zip(*members, strict=True)
    arrays = (torch.cat(inners, dim=1), torch.cat(inner_biases), torch.cat(outers), torch.stack(biases).mean(dim=0))
    return FittedNetwork(*(each.detach().contiguous().numpy() for each in arrays))


def out_of_sample(fit: Fit, features: Floats, masked: NDArray[np.bool_], document: NDArray[np.int64]) -> Floats:
    """Return probabilities (n,), each from a model that was fitted without the entity's document."""
    found = np.zeros(len(masked), np.float32)
    for learned, held in GroupKFold(FOLDS).split(features, masked, document):
        found[held] = fit(features[learned], masked[learned])(features[held])
    return found


def best_threshold(scores: Floats, samples: IndicatorSamples) -> float:
    """Return the t* of paper 2, equation 1: it maximises P + R_direct + R_quasi of masking the scores above t."""
    found = [(sum(agreement(scores > threshold, samples)), threshold) for threshold in np.unique(scores)]
    return float(max(found)[1])


def agreement(flagged: NDArray[np.bool_], samples: IndicatorSamples) -> tuple[float, float, float]:
    """Return precision over words, and recall over direct and over quasi entities, each annotator counted alone."""
    quasi = samples.masked & ~samples.direct
    precision = samples.words[flagged & samples.masked].sum() / max(samples.words[flagged].sum(), 1)
    direct, others = (flagged[rows].mean() if rows.any() else 1.0 for rows in (samples.direct, quasi))
    return float(precision), float(direct), float(others)


def floats(values: Any) -> Floats:
    """Return values in the precision in which classifiers are stored."""
    return np.asarray(values, np.float32)


# Card of the fitted indicators: the data of the fit, and scores of each alone, as in paper 2, table 5.


THRESHOLDS = (0.3, 0.4, 0.5)
Flags = NDArray[np.bool_]
MEASURES = ("precision", "recall", "entity recall DIRECT", "entity recall QUASI")
_FOUR = ("probability (gradient boosting)", "span", "perturbation", "sequence (partial match)")
"""Indicators of paper 2 that need no search index."""

COMPARED = (
    (sequence.NAME,),
    (frequency.NAME,),
    DECIDING,
    (sequence.NAME, *language_scoring.NAMES),
    (*DECIDING, *language_scoring.NAMES),
)
"""Indicators whose combinations are compared; DECIDING is the one that decides."""

_CARD = """\
# The fitted risk indicators

Small models that turn what the recognizer's network measures of an entity into its risk. They belong to one recognizer
(its SHA-256 is stored with them) and are refused with another.

- Fitted by `sable train indicators`, scikit-learn and torch, seed {seed}.
- Indicators (gradient boosting, a small network, and the threshold of perturbation, t* = {threshold:.2f} nats): the
  {seen} entities of annotators in `{learned}`, MIT (Norsk Regnesentral). The recognizer has learned from those, too.
- Combination of {deciding} (logistic regression): the {found} quasi identifiers that Sable finds in
  `{calibrated}`, which neither the recognizer nor the indicators have seen.
- Licence: AGPL-3.0-or-later, as Sable.

## Each indicator alone, and several agreeing

Entities as annotated in `{calibrated}`; layout of tables 5 and 7 of Papadopoulou et al. (2023), whose figures are for
TAB's test set and other networks. P, R and F1 count words, the others entities.

| flagged by | P | R | F1 | R direct | R quasi |
| --- | --- | --- | --- | --- | --- |
{alone}

## The combined risk

On the quasi identifiers that Sable finds there; each document is judged by a combination that was fitted to the others.
AUC: how often a masked one has the higher risk of two. ECE: expected calibration error over ten bins. The row in bold
is the risk that decides; the others are measured to compare. Probability, span and perturbation ask the language model.

| indicators | AUC | ECE | weights of their log-odds |
| --- | --- | --- | --- |
{combined}

A user is shown the risk as a level. Again with the other documents' combination:

| level | entities as annotators saw them | mean risk | masked |
| --- | --- | --- | --- |
{levels}

## Limits

People decided what to mask in court judgments only. Elsewhere the order of the risks is worth more than their size.
"""


def write(
    texts: list[dict[str, Any]],
    seen: IndicatorSamples,
    unseen: IndicatorSamples,
    found: IndicatorSamples,
    fitted: Classifiers,
) -> str:
    """Return the card, in Markdown.

    Args:
        texts: the documents of `unseen` and `found`.
        seen: the samples that the indicators were fitted to.
    """
    return _CARD.format(
        seed=SEED,
        threshold=fitted.perturbation[0],
        learned=LEARNED,
        calibrated=CALIBRATED,
        seen=len(seen),
        found=int((~found.certain).sum()),
        alone="\n".join(_alone(texts, name, flags) for name, flags in _flags(seen, unseen, fitted).items()),
        combined="\n".join(_combined(found, names, fitted) for names in COMPARED),
        deciding=" and ".join(DECIDING),
        levels="\n".join(_levels(found, fitted)),
    )


def _flags(seen: IndicatorSamples, unseen: IndicatorSamples, fitted: Classifiers) -> dict[str, Flags]:
    """Return which of the `unseen` entities each indicator flags, and how many of the four of paper 2 that need no
    search.
    """
    numbers = logistic(seen.features[:, :NUMBERS], seen.masked)
    alone = {
        "nothing: all are masked": np.ones(len(unseen), bool),
        "probability (logistic regression)": numbers(unseen.features[:, :NUMBERS]) >= probability.THRESHOLD,
        "probability (gradient boosting)": fitted.probability(unseen.features[:, :NUMBERS]) >= probability.THRESHOLD,
        "span": fitted.span(unseen.features) >= span.THRESHOLD,
        "perturbation": unseen.difference > fitted.perturbation,
        "sequence (strict match)": unseen.strict >= sequence.THRESHOLD,
        "sequence (partial match)": unseen.partial >= sequence.THRESHOLD,
        "sequence (mean)": unseen.mean >= sequence.THRESHOLD,
    }
    votes = np.sum([alone[name] for name in _FOUR], axis=0)
    together = {f"at least {least} of the four": votes >= least for least in (1, 2, 3, 4)}
    risk = fitted.combined(evidence(unseen, fitted, DECIDING))
    combined = {
        f"the combined risk, from {threshold} on": (risk >= threshold) | unseen.certain for threshold in THRESHOLDS
    }
    return alone | together | combined


def _alone(texts: list[dict[str, Any]], name: str, flags: Flags) -> str:
    """Return a row of the table: the flags of one indicator."""
    counts = []
    rest = list(flags)
    for document in texts:
        marked = gold(document)
        entities = annotated(marked)
        own, rest = rest[: len(entities)], rest[len(entities) :]
        spans = [mention[:2] for entity, flag in zip(entities, own, strict=True) if flag for mention in entity.mentions]
        counts.append(masking.count(document["text"], marked, spans, lambda _, words: [1.0] * len(words)))
    sums = dict(zip(masking.MEASURES, np.sum(counts, axis=0), strict=True))
    f1 = bootstrap.f1(np.concatenate([sums["precision"], sums["recall"]]))
    shown = [bootstrap.ratio(sums[measure]) for measure in MEASURES]
    return f"| {name} | " + " | ".join(f"{value:.3f}" for value in [*shown[:2], f1, *shown[2:]]) + " |"


def _combined(found: IndicatorSamples, names: tuple[str, ...], fitted: Classifiers) -> str:
    """Return a row of the table: the combination of the indicators of these names."""
    risks, masked = _unseen_risks(found, names, fitted)
    quasi = found.part(~found.certain)
    combined = monotone(evidence(quasi, fitted, names), quasi.masked)
    weights = ", ".join(f"{weight:.2f}" for weight in combined.weights)
    auc = roc_auc_score(masked, risks)
    shown = f"**{', '.join(names)}**" if names == DECIDING else ", ".join(names)
    return f"| {shown} | {auc:.3f} | {calibration.error(_table(risks, masked)):.3f} | {weights} |"


def _levels(found: IndicatorSamples, fitted: Classifiers) -> Iterator[str]:
    """Yield a row for each level that an entity has."""
    table = _table(*_unseen_risks(found, DECIDING, fitted))
    for level, (decisions, risk, masked) in calibration.by_level(table).items():
        if decisions:
            yield f"| {level} | {decisions:.0f} | {risk / decisions:.2f} | {masked / decisions:.2f} |"


def _unseen_risks(found: IndicatorSamples, names: tuple[str, ...], fitted: Classifiers) -> tuple[Floats, Flags]:
    """Return for each quasi-identifier its risk (n,) by a combination fitted to the other documents, and whether it was
    masked (n,).
    """
    quasi = found.part(~found.certain)
    shown = evidence(quasi, fitted, names)
    return out_of_sample(monotone, shown, quasi.masked, quasi.document), quasi.masked


def _table(risks: Floats, masked: Flags) -> NDArray[np.float64]:
    """Return a table as from `calibration.count`."""
    table = np.zeros((calibration.BINS, 3))
    for risk, decided in zip(risks.tolist(), masked, strict=True):
        table[min(int(risk * calibration.BINS), calibration.BINS - 1)] += (1, risk, decided)
    return table
