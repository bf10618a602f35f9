"""Writes the card of the fitted indicators: what they were fitted to, and each alone, as in paper 2, table 5."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.metrics import roc_auc_score

from engine.evaluation import bootstrap, calibration, masking
from engine.evaluation.gold import gold
from engine.risk import asking, frequency, probability, sequence, span
from engine.risk.classifiers import DECIDING, Classifiers
from engine.risk.fitted import Floats
from engine.training import indicators_fit
from engine.training.indicators_fit import NUMBERS, evidence
from engine.training.indicators_samples import CALIBRATED, LEARNED, Samples, annotated

THRESHOLDS = (0.3, 0.4, 0.5)
Flags = NDArray[np.bool_]
MEASURES = ("precision", "recall", "entity recall DIRECT", "entity recall QUASI")
_FOUR = ("probability (gradient boosting)", "span", "perturbation", "sequence (partial match)")
"""The paper's indicators that need no search index."""

COMPARED = ((sequence.NAME,), (frequency.NAME,), DECIDING, (sequence.NAME, *asking.NAMES), (*DECIDING, *asking.NAMES))
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


def write(texts: list[dict[str, Any]], seen: Samples, unseen: Samples, found: Samples, fitted: Classifiers) -> str:
    """The card, in Markdown.

    Args:
        texts: the documents that `unseen` and `found` are of.
        seen: what the indicators were fitted to.
    """
    return _CARD.format(
        seed=indicators_fit.SEED,
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


def _flags(seen: Samples, unseen: Samples, fitted: Classifiers) -> dict[str, Flags]:
    """Which of the `unseen` entities each indicator flags, and how many of the paper's four that need no search."""
    numbers = indicators_fit.logistic(seen.features[:, :NUMBERS], seen.masked)
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
    """A row of the table."""
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


def _combined(found: Samples, names: tuple[str, ...], fitted: Classifiers) -> str:
    """Return a row of the table: the combination of the indicators of these names."""
    risks, masked = _unseen_risks(found, names, fitted)
    quasi = found.part(~found.certain)
    combined = indicators_fit.monotone(evidence(quasi, fitted, names), quasi.masked)
    weights = ", ".join(f"{weight:.2f}" for weight in combined.weights)
    auc = roc_auc_score(masked, risks)
    shown = f"**{', '.join(names)}**" if names == DECIDING else ", ".join(names)
    return f"| {shown} | {auc:.3f} | {calibration.error(_table(risks, masked)):.3f} | {weights} |"


def _levels(found: Samples, fitted: Classifiers) -> Iterator[str]:
    """A row for each level that an entity has."""
    table = _table(*_unseen_risks(found, DECIDING, fitted))
    for level, (decisions, risk, masked) in calibration.by_level(table).items():
        if decisions:
            yield f"| {level} | {decisions:.0f} | {risk / decisions:.2f} | {masked / decisions:.2f} |"


def _unseen_risks(found: Samples, names: tuple[str, ...], fitted: Classifiers) -> tuple[Floats, Flags]:
    """Of each quasi identifier the risk (n,) by a combination fitted to the other documents; which were masked (n,)."""
    quasi = found.part(~found.certain)
    shown = evidence(quasi, fitted, names)
    return indicators_fit.out_of_sample(indicators_fit.monotone, shown, quasi.masked, quasi.document), quasi.masked


def _table(risks: Floats, masked: Flags) -> NDArray[np.float64]:
    """As `calibration.count` makes it."""
    table = np.zeros((calibration.BINS, 3))
    for risk, decided in zip(risks.tolist(), masked, strict=True):
        table[min(int(risk * calibration.BINS), calibration.BINS - 1)] += (1, risk, decided)
    return table
