"""Where the true person of each document comes among all people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray

from engine.evaluation.bootstrap import Estimate, draws, estimate, ratio
from engine.models.matcher import Coded, Matcher, Profiles

KS = (1, 5, 10, 100)
_SAMPLES = 1000
_EQUAL = 1e-6


@dataclass(frozen=True, slots=True, eq=False)
class Standing:
    """Of documents, (documents,) each.

    Attributes:
        ranks: of the true person, from 1; who can't be told from others comes behind them.
        log_probabilities: ln p of the true person.
        best: row of whoever comes first.
        best_probabilities: of whoever comes first.
    """

    ranks: NDArray[np.int64]
    log_probabilities: NDArray[np.float64]
    best: NDArray[np.int64]
    best_probabilities: NDArray[np.float64]


def of_logits(logits: NDArray[np.floating], people: NDArray[np.int64]) -> Standing:
    """From logits (documents, people) and the rows of the true people (documents,)."""
    scores = np.asarray(logits, np.float64)
    shifted = scores - scores.max(1, keepdims=True)
    logs = shifted - np.log(np.exp(shifted).sum(1, keepdims=True))
    rows = np.arange(len(scores))
    own = scores[rows, people]
    best = scores.argmax(1)
    return Standing(
        (scores >= own[:, None] - _EQUAL).sum(1).astype(np.int64), logs[rows, people], best, np.exp(logs[rows, best])
    )


def standing(
    model: Matcher,
    documents: Sequence[Coded],
    people: Sequence[int],
    profiles: Profiles,
    few: torch.Tensor,
    temperature: float,
) -> Standing:
    """Of documents whose people are the rows `people` of the profiles, all at once.

    Args:
        few: what `Matcher.of_profiles` says.
    """
    gates = torch.ones(sum(len(each.shared) for each in documents), device=model.device)
    with torch.inference_mode():
        logits = model.scores(documents, profiles, gates, few) / temperature
    return of_logits(logits.cpu().numpy(), np.asarray(people))


def joined(parts: Sequence[Standing]) -> Standing:
    """Of all parts, in their order."""
    whole, shares = np.zeros(0, np.int64), np.zeros(0)
    return Standing(
        np.concatenate([whole, *(each.ranks for each in parts)]),
        np.concatenate([shares, *(each.log_probabilities for each in parts)]),
        np.concatenate([whole, *(each.best for each in parts)]),
        np.concatenate([shares, *(each.best_probabilities for each in parts)]),
    )


def top(ranks: NDArray[np.int64], k: int) -> Estimate:
    """The share of documents whose person is among the first `k`, with an interval by bootstrap."""
    if not len(ranks):
        return Estimate(None, None, None)
    counts = [np.asarray([float(rank <= k), 1.0]) for rank in ranks]
    return estimate(ratio, counts, draws(len(ranks), _SAMPLES))
