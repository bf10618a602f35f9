"""Trains the audit's matcher network to find people by what is left of their documents.

Both encoders learn at once from the softmax over everybody. Paper 4 holds one still while the other learns (paper 4,
section 5), since it can't afford to read all profiles again at every step; this network can. Words are hidden at random
in training, as there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from engine.audit.reading import Sort
from engine.audit.settings import MatcherSettings
from engine.core.progress import Progress, Stage
from engine.models import training_loop
from engine.models.matcher import Coded, Matcher, Profiles
from engine.models.training_loop import Losses, Schedule

_AT_FIRST = {Sort.LETTERS: -2.0, Sort.DATE: 0.5, Sort.DIGITS: 0.5, Sort.DAY: -0.5, Sort.MONTH: -1.0, Sort.YEAR: -1.0}
_TEMPERATURES = tuple(float(each) for each in np.geomspace(0.25, 8, 41))


@dataclass(frozen=True, slots=True, eq=False)
class PersonLesson:
    """A training example: the coded text of one person. `same` (words,): number of each word, equal for equal words."""

    coded: Coded
    person: int
    same: NDArray[np.int64]


def sorts_at_first() -> list[float]:
    """Return (sorts,) initial log weights of the sorts of features."""
    return [_AT_FIRST.get(each, 0.0) for each in Sort]


def train(
    model: Matcher,
    lessons: Sequence[PersonLesson],
    profiles: Profiles,
    out: Path,
    settings: MatcherSettings,
    progress: Progress,
) -> None:
    """Train in place; a stopped run resumes from its last epoch (see `training_loop.learn`).

    Args:
        lessons: `person` is a row of `profiles`.
        profiles: those of the training part alone: the weights must not learn who is outside it.

    Raises:
        Cancelled: the user asked to stop; the checkpoint stays.
    """
    course = _Course(model, lessons, profiles, settings, progress)
    training_loop.learn(
        model,
        _optimizer(model, settings),
        course.epoch,
        Schedule(epochs=settings.epochs, seed=settings.seed, warm_up=settings.warm_up),
        out,
        quiet=True,
    )
    progress.step(Stage.FIT, settings.epochs * course.updates, settings.epochs * course.updates)


@dataclass(slots=True)
class _Course:
    """The batches of each epoch, and their losses. `done`: updates so far."""

    model: Matcher
    lessons: Sequence[PersonLesson]
    profiles: Profiles
    settings: MatcherSettings
    progress: Progress
    done: int = 0

    @property
    def updates(self) -> int:
        """The updates of an epoch."""
        return -(-len(self.lessons) // self.settings.batch)

    def epoch(
        self, epoch: int, random: np.random.Generator
    ) -> tuple[list[NDArray[np.int64]], Callable[[NDArray[np.int64], np.random.Generator], Losses]]:
        """Return the batches of an epoch and their loss; more profiles than `against` are drawn from."""
        self.done = epoch * self.updates
        size, people = self.settings.batch, self.profiles.people
        order = random.permutation(len(self.lessons))
        batches = [order[first : first + size] for first in range(0, len(order), size)]
        if people > self.settings.against:
            return batches, partial(self._loss, random.choice(people, self.settings.against, replace=False))
        return batches, partial(self._loss, None)

    def _loss(self, rows: NDArray[np.int64] | None, batch: NDArray[np.int64], random: np.random.Generator) -> Losses:
        """Return the loss among all profiles, or among those of `rows` and of the batch."""
        self.progress.step(Stage.FIT, self.done, self.settings.epochs * self.updates)
        self.done += 1
        taught = [self.lessons[at] for at in batch.tolist()]
        among, people = self.profiles, np.asarray([each.person for each in taught])
        if rows is not None:
            chosen = np.unique(np.concatenate([rows, people]))
            among, people = among.of(chosen), np.searchsorted(chosen, people)
        hidden = np.concatenate([_gates(each, self.settings.hidden, random) for each in taught])
        gates = torch.from_numpy(hidden).to(self.model.device)
        scores = self.model.scores([each.coded for each in taught], among, gates)
        target = torch.from_numpy(people).to(self.model.device)
        return {"people": nn.functional.cross_entropy(scores, target, label_smoothing=self.settings.smoothing)}


def _gates(lesson: PersonLesson, most: float, random: np.random.Generator) -> NDArray[np.float32]:
    """Return gates (features,) with some of the words hidden, in all their places."""
    kinds = int(lesson.same.max(initial=-1)) + 1
    gone = random.random(kinds) < random.uniform(0, most)
    return np.asarray(lesson.coded.gates(gone[lesson.same][None])[0])


def _optimizer(model: Matcher, settings: MatcherSettings) -> torch.optim.Optimizer:
    groups: dict[float, list[nn.Parameter]] = {settings.weights: [], settings.examples: []}
    for name, each in model.named_parameters():
        groups[settings.weights if name in ("sorts", "fields", "sharpness") else settings.examples].append(each)
    parameters = [{"params": each, "peak": peak} for peak, each in groups.items()]
    return torch.optim.AdamW(parameters, lr=0.0, weight_decay=0.01)


def scores(model: Matcher, documents: Sequence[Coded], profiles: Profiles, progress: Progress) -> NDArray[np.float32]:
    """Return logits (documents, people), with nothing hidden.

    Raises:
        Cancelled: the user asked to stop.
    """
    found = np.empty((len(documents), profiles.people), np.float32)
    with torch.inference_mode():
        few = model.of_profiles(profiles)
        size = 16
        for first in range(0, len(documents), size):
            progress.step(Stage.MATCH, first, len(documents))
            batch = documents[first : first + size]
            gates = torch.ones(sum(len(each.shared) for each in batch), device=model.device)
            found[first : first + size] = model.scores(batch, profiles, gates, few).cpu().numpy()
    return found


def temperature(logits: NDArray[np.float32], people: NDArray[np.int64]) -> float:
    """Return the divisor of the logits that calibrates the probabilities: the least loss on people who were not trained
    on (paper 7).
    """
    scored = torch.from_numpy(logits)
    right = torch.from_numpy(people)
    losses = [float(nn.functional.cross_entropy(scored / each, right)) for each in _TEMPERATURES]
    return _TEMPERATURES[int(np.argmin(losses))]


def surprise(logits: NDArray[np.float32], people: NDArray[np.int64]) -> float:
    """Return the mean -ln p of the right person."""
    return float(nn.functional.cross_entropy(torch.from_numpy(logits), torch.from_numpy(people)))
