"""Trains the network for other languages than English (`sable train multilingual`).

    sable train multilingual --data DIR --base FILE --output DIR

It starts from the first layers of multilingual-e5-small, whose embedding does not learn, and learns the kinds and the
masking decisions of `multilingual_data` and of the planted documents of `planting.abroad`. The same seed, data and
machine give the same weights. A stopped run resumes from its last checkpoint.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from tokenizers import Tokenizer
from torch import Tensor, nn

from engine.lab.training import data, multilingual_base, multilingual_data, wishes
from engine.lab.training.data import Example, TrainingSet
from engine.lab.training.multilingual_base import Embedding, Packed
from engine.lab.training.planting import abroad
from engine.models import precision, training_loop, unigram
from engine.models.encoder import SpanTagger, stacked
from engine.models.tagger import MULTILINGUAL_WINDOW
from engine.models.training_loop import Losses, Rates, Schedule

RATES = Rates(encoder=2e-4, heads=1e-3)
CHANGED = 0.12
"""Share of documents that are shown in capitals, in small letters or with capital initials."""
EVERY = 40
"""Updates between two checkpoints: a few minutes on two cores."""


@dataclass(frozen=True, slots=True)
class MultilingualSettings:
    """Training settings. `batch` counts pieces; `planted` the documents that are written for each epoch; `layers` those
    of the encoder that are kept (a network that was trained before keeps its own); `updates` the most that one pass
    takes, with batches drawn from the whole.
    """

    epochs: int = 2
    seed: int = 22
    batch: int = 1536
    rates: Rates = RATES
    planted: int = 2400
    layers: int = 8
    updates: int = 300


@dataclass(frozen=True, slots=True, eq=False)
class Start:
    """A network before training, with its pieces and its packed embedding."""

    model: SpanTagger
    pieces: list[tuple[str, float]]
    embedding: Embedding


def start(folder: Path, base: Path, layers: int) -> Start:
    """Return the network with untrained heads; the pieces of the sets' texts all stay."""
    sources = (*multilingual_data.LANGUAGES, *multilingual_data.ENGLISH)
    texts = chain.from_iterable(
        document["text"].split("\n") for source in sources for document in data.documents(folder / source.file)
    )
    return Start(*multilingual_base.start(Packed(base), layers, texts))


def train(
    folder: Path,
    begun: Start,
    out: Path,
    settings: MultilingualSettings,
    device: torch.device,
    gold: Path | None = None,
) -> None:
    """Train the network in place; see `training_loop.run` for how a run resumes.

    Args:
        folder: the data, with the folder `multi`.
        begun: the network of `start`, or one that was trained before.
        gold: documents with what must, may or must not be masked, see `wishes`; those in other languages than English
            are learned too.
    """
    torch.manual_seed(settings.seed)
    model, vocabulary = begun.model.to(device), unigram.tokenizer(begun.pieces)
    sources = (*multilingual_data.LANGUAGES, *multilingual_data.ENGLISH)
    sets = {each: list(multilingual_data.documents(each, folder, measured=False)) for each in sources}
    annotated = list(wishes.documents(gold, english=False)) if gold else []
    for part in model.modules():
        if isinstance(part, nn.Dropout):
            part.p = 0.0  # nothing is read so often that it is learned by heart

    def draw(random: np.random.Generator) -> list[list[Example]]:
        drawn = {source: _drawn(source, documents, random) for source, documents in sets.items()}
        drawn[wishes.SOURCE] = wishes.drawn(annotated, random)
        drawn[multilingual_data.PLANTED] = abroad.plant(int(random.integers(2**31)), settings.planted)
        chunks = [
            part
            for source, documents in drawn.items()
            for document in documents
            for part in parts(example(source, changed(document, random), vocabulary), random)
        ]
        return training_loop.batches(chunks, settings.batch, random)[: settings.updates]

    def step(batch: list[Example], random: np.random.Generator) -> Losses:  # noqa: ARG001
        return losses(model, batch, device)

    schedule = Schedule(epochs=settings.epochs, seed=settings.seed, every=EVERY)
    training_loop.run(model, draw, step, settings.rates, schedule, out)


def _drawn(
    source: TrainingSet, documents: list[dict[str, Any]], random: np.random.Generator
) -> Iterator[dict[str, Any]]:
    for index in random.permutation(len(documents))[: round(source.share * len(documents))]:
        yield documents[index]


def changed(document: dict[str, Any], random: np.random.Generator) -> dict[str, Any]:
    """Return a document as it is or, sometimes, in another letter case; its length stays."""
    if random.random() >= CHANGED:
        return document
    change = (str.upper, str.lower, str.title)[int(random.choice(3, p=(0.6, 0.3, 0.1)))]
    whole = change(document["text"])
    if len(whole) != len(document["text"]):
        whole = "".join(new if len(new := change(each)) == 1 else each for each in document["text"])
    return document | {"text": whole}


def example(source: TrainingSet, document: dict[str, Any], vocabulary: Tokenizer) -> Example:
    """Return a document as `source` labels it."""
    (found,) = data.examples(source, [document], vocabulary)
    return found


def parts(whole: Example, random: np.random.Generator) -> Iterator[Example]:
    """Yield consecutive parts of at most MULTILINGUAL_WINDOW pieces that cover the example, cut at drawn places."""
    first = (
        int(random.integers(MULTILINGUAL_WINDOW // 3, MULTILINGUAL_WINDOW + 1))
        if len(whole) > MULTILINGUAL_WINDOW
        else MULTILINGUAL_WINDOW
    )
    cuts = [0, *range(first, len(whole), MULTILINGUAL_WINDOW), len(whole)]
    yield from (whole.part(begin, end) for begin, end in pairwise(cuts) if begin < end)


def losses(model: SpanTagger, batch: list[Example], device: torch.device) -> Losses:
    """Return the losses of one update: of kinds and of masking decisions."""

    def flat(rows: Iterable[Any]) -> Tensor:
        return torch.from_numpy(np.concatenate(list(rows))).to(device)

    ids, cases = stacked((each.ids for each in batch), device), stacked((each.cases for each in batch), device)
    present = stacked((np.ones(len(each), np.int64) for each in batch), device)
    with precision.fast(device):
        labels, masks = model.classify(model.encode(ids, cases, present)[present.bool()])
    return {
        "types": training_loop.partial_loss(labels.float(), flat(each.labels for each in batch)),
        "masking": training_loop.partial_loss(masks.float(), flat(each.masks for each in batch)),
    }
