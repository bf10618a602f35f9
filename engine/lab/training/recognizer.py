"""Trains the recognizer's network on kinds, masking decisions and hidden words together (`sable train recognizer`).

    sable train recognizer --data DIR --output DIR [--start DIR] [--annotated FILE...] [--gold FILE]

Kinds come from every set of `data.SOURCES`, masking decisions from those that have them, hidden words from all, in one
forward pass. The same seed, data and machine give the same weights. A stopped run resumes from its last checkpoint.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from engine.lab.training import data, planting, wishes
from engine.lab.training import teachers as soft
from engine.lab.training.data import PLANTED, SOURCES, Example, TrainingSet
from engine.lab.training.language import Hiding, hiding
from engine.lab.training.planting.people import Split
from engine.models import encoder, precision, training_loop
from engine.models.encoder import SpanTagger, stacked
from engine.models.files import SHAPE, VOCABULARY, WEIGHTS
from engine.models.network import HIDDEN_PIECE
from engine.models.pieces import load_vocabulary
from engine.models.tagger import Tagger
from engine.models.training_loop import Losses, Rates, Schedule

RATES = Rates(encoder=2e-4, heads=1e-3)
RATES_TAUGHT = Rates(encoder=1.5e-4, heads=5e-4)
"""Rates for a network that is trained further, with teachers."""


@dataclass(frozen=True, slots=True)
class RecognizerSettings:
    """Training settings. `batch` counts word pieces; `planted` the synthetic documents that are written for each epoch.

    `hidden` is the share of words that the network has to label, and to guess, unseen; `language` weighs the loss of
    those guesses against the others. `words`: the vectors of word pieces learn too; a network that is trained further
    on few documents keeps them, for the many words that stand in none of these.
    """

    epochs: int = 6
    seed: int = 20
    batch: int = 2048
    rates: Rates = RATES
    planted: int = 3000
    hidden: float = 0.08
    language: float = 0.1
    words: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class TrainingBatch:
    """A batch: `ids`, `cases`, `present`, `answers` (batch, length); class sets of the present pieces, flat: (pieces,
    classes).

    `answers` are the pieces before some were hidden.
    """

    ids: Tensor
    cases: Tensor
    present: Tensor
    answers: Tensor
    labels: Tensor
    masks: Tensor


def collate(examples: list[Example], hider: Hiding, random: np.random.Generator, device: torch.device) -> TrainingBatch:
    """Return the examples as one padded batch on the device, with drawn words hidden."""

    def flat(rows: list[Any]) -> Tensor:
        return torch.from_numpy(np.concatenate(rows)).to(device)

    shown = [hider.hide(each.ids, each.cases, random) for each in examples]
    return TrainingBatch(
        ids=stacked((ids for ids, _ in shown), device),
        cases=stacked((cases for _, cases in shown), device),
        present=stacked((np.ones(len(each), np.int64) for each in examples), device),
        answers=stacked((each.ids for each in examples), device),
        labels=flat([each.labels for each in examples]),
        masks=flat([each.masks for each in examples]),
    )


def losses(model: SpanTagger, batch: TrainingBatch, settings: RecognizerSettings) -> Losses:
    """Return the losses of one update: of kinds, masking decisions and hidden words."""
    with precision.fast(batch.ids.device):
        hidden = model.encode(batch.ids, batch.cases, batch.present)
        labels, masks = model.classify(hidden[batch.present.bool()])
        language = training_loop.language_loss(model, hidden, batch.answers, batch.ids == HIDDEN_PIECE)
    return {
        "types": training_loop.partial_loss(labels.float(), batch.labels),
        "masking": training_loop.partial_loss(masks.float(), batch.masks),
        "language": settings.language * language,
    }


def train(
    folder: Path,
    out: Path,
    start: Path | None,
    settings: RecognizerSettings,
    device: torch.device,
    own: tuple[TrainingSet, ...] = (),
    teachers: list[Tagger] | None = None,
    gold: Path | None = None,
) -> SpanTagger:
    """Return the trained network; see `training_loop.run` for how a run resumes.

    Args:
        start: a folder that this or `language` wrote, or that of a pre-trained encoder (see `encoder.start_from`), or
            None for the encoder that the released network started from.
        own: more sets to learn from, of `own.sources`.
        teachers: networks whose soft labels of `teachers.TEXTS` are learned too.
        gold: documents with what must, may or must not be masked, see `wishes`; those in English are learned too.
    """
    words = vocabulary_of(start)
    torch.manual_seed(settings.seed)
    model = _begin(start or training_loop.starting_point(), words).to(device)
    model.encoder.embeddings.word_embeddings.weight.requires_grad_(settings.words)
    vocabulary = load_vocabulary(words)
    sets = {source: data.read(source, folder, vocabulary) for source in (*SOURCES, *own)}
    if teachers:
        sets[soft.TEXTS] = soft.examples(folder, teachers)
    annotated = list(wishes.documents(gold, english=True)) if gold else []
    notes = planting.notes.read(folder / "clinical_text", Split.TRAIN)
    hider = hiding(vocabulary, settings.hidden)

    def draw(random: np.random.Generator) -> list[list[Example]]:
        planted = planting.plant(notes, seed=int(random.integers(2**31)), count=settings.planted, split=Split.TRAIN)
        examples = {**sets, PLANTED: data.examples(PLANTED, planted, vocabulary)}
        examples[wishes.SOURCE] = data.examples(wishes.SOURCE, wishes.drawn(annotated, random), vocabulary)
        return training_loop.batches(data.draw(examples, random), settings.batch, random)

    def step(batch: list[Example], random: np.random.Generator) -> Losses:
        return losses(model, collate(batch, hider, random, device), settings)

    rates = settings.rates.at_width(model.shape.width)
    training_loop.run(model, draw, step, rates, Schedule(epochs=settings.epochs, seed=settings.seed), out)
    return model


def vocabulary_of(start: Path | None) -> Path:
    """Return the file of word pieces: that beside the network that training starts from, or the pre-trained one's."""
    trained = start is not None and (start / WEIGHTS).is_file()
    return (start if start and trained else training_loop.starting_point()) / VOCABULARY


def _begin(start: Path, words: Path) -> SpanTagger:
    if (start / WEIGHTS).is_file():
        return encoder.load(start / WEIGHTS, start / SHAPE)
    return encoder.start_from(start, words.read_text(encoding="utf-8").splitlines())
