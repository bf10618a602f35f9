"""Masked-language-model training of the encoder on unlabelled text, before the recognizer is trained.

    sable train masked-lm --data DIR --output DIR

The texts need no labels. The output is a folder for `sable train recognizer --start`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from tokenizers import Tokenizer
from torch import Tensor

from engine.lab.training import data
from engine.models import encoder, pieces, precision, training_loop
from engine.models.encoder import SpanTagger
from engine.models.files import VOCABULARY
from engine.models.network import HIDDEN_PIECE
from engine.models.pieces import LetterCase, load_vocabulary
from engine.models.training_loop import Losses, Rates, Schedule

# Hides words of a text for the network to predict: the task of the language head, and the only one of `language`.


RUN = 2.0
"""Mean number of neighbouring words that are hidden together, like the mentions that are scored later."""


@dataclass(frozen=True, slots=True, eq=False)
class Hiding:
    """Hides about `share` of the words. `continues` (vocabulary,): whether a piece continues a word ("##")."""

    continues: NDArray[np.bool_]
    share: float

    def hide(
        self, ids: NDArray[np.int64], cases: NDArray[np.int64], random: np.random.Generator
    ) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return `ids` and `cases` (n,) with HIDDEN_PIECE and NONE at every piece of the drawn words."""
        words = np.cumsum(~self.continues[ids])
        count = int(words[-1]) + 1
        first = np.flatnonzero(random.random(count) < self.share / RUN)
        changes = np.zeros(count + 1, np.int64)
        np.add.at(changes, first, 1)
        np.add.at(changes, np.minimum(first + random.geometric(1 / RUN, len(first)), count), -1)
        hidden = (np.cumsum(changes) > 0)[words]
        return np.where(hidden, HIDDEN_PIECE, ids), np.where(hidden, int(LetterCase.NONE), cases)


def hiding(vocabulary: Tokenizer, share: float) -> Hiding:
    """Return a `Hiding` for the vocabulary."""
    continues = np.zeros(vocabulary.get_vocab_size(), bool)
    continues[[number for piece, number in vocabulary.get_vocab().items() if piece.startswith("##")]] = True
    return Hiding(continues, share)


LENGTH = 256
"""Word pieces that are shown at once: most of what predicts a word is near it."""
HIDDEN_SHARE = 0.15
BATCH = 8
SEED = 21
RATES = Rates(encoder=4e-4, heads=1e-3)

TEXTS: dict[str, float] = {
    "raw_text/dbpedia_bios.jsonl.gz": 1.0,
    "raw_text/echr_judgments_mla.jsonl.gz": 0.2,
    "raw_text/echr_public10pct_tabtrain.jsonl.gz": 1.0,
    "raw_text/wikipedia_actor_articles.jsonl.gz": 0.5,
    "raw_text/wikipedia_bodies_wiki553.jsonl.gz": 1.0,
    "clinical_text/aci_bench_notes.jsonl.gz": 1.0,
    "clinical_text/mts_dialog_sections.jsonl.gz": 1.0,
    "uner_ewt/uner_ewt.jsonl.gz": 1.0,
    "btc/btc.jsonl.gz": 1.0,
    "wnut17/wnut17.jsonl.gz": 1.0,
    "sec_filings/sec_filings.jsonl.gz": 1.0,
}
"""Files below the data folder, and the part of each that an epoch draws."""


@dataclass(frozen=True, slots=True, eq=False)
class TrainingText:
    """A stretch of text, from documents set end to end: `ids` and `cases` (LENGTH,) int64."""

    ids: NDArray[np.int64]
    cases: NDArray[np.int64]


def read(folder: Path, file: str, vocabulary_path: Path) -> list[TrainingText]:
    """Return the runs of one file; the rest at the end of the file, shorter than LENGTH, is dropped."""
    vocabulary = load_vocabulary(vocabulary_path)
    cuts = [
        pieces.cut(vocabulary, document["text"])
        for document in data.documents(folder / file)
        if document.get("split") != "dev"
    ]
    ids, cases = (np.concatenate([getattr(cut, name) for cut in cuts]) for name in ("ids", "cases"))
    return [
        TrainingText(ids[at : at + LENGTH], cases[at : at + LENGTH]) for at in range(0, len(ids) - LENGTH + 1, LENGTH)
    ]


def draw(texts: dict[str, list[TrainingText]], random: np.random.Generator) -> list[list[TrainingText]]:
    """Return the batches of one epoch: the share of each file, in drawn order and drawn letter cases."""
    runs = [
        runs[index]
        for file, runs in texts.items()
        for index in random.permutation(len(runs))[: round(TEXTS[file] * len(runs))]
    ]
    order = random.permutation(len(runs))
    drawn = [TrainingText(runs[index].ids, data.recase(runs[index].cases, random)) for index in order]
    return [drawn[at : at + BATCH] for at in range(0, len(drawn), BATCH)]


def losses(model: SpanTagger, hider: Hiding, batch: list[TrainingText], random: np.random.Generator) -> Losses:
    """Return the loss of one batch: the cross entropy of its hidden words."""
    device = next(model.parameters()).device
    shown = [hider.hide(run.ids, run.cases, random) for run in batch]

    def stacked(rows: list[NDArray[np.int64]]) -> Tensor:
        return torch.from_numpy(np.stack(rows)).to(device)

    ids, cases, answers = (
        stacked([ids for ids, _ in shown]),
        stacked([cases for _, cases in shown]),
        stacked([run.ids for run in batch]),
    )
    with precision.fast(device):
        hidden = model.encode(ids, cases)
        return {"language": training_loop.language_loss(model, hidden, answers, ids == HIDDEN_PIECE)}


def train(folder: Path, out: Path, epochs: int, device: torch.device) -> SpanTagger:
    """Return the trained encoder; see `training_loop.run` for how a run resumes."""
    start = training_loop.starting_point()
    torch.manual_seed(SEED)
    model = encoder.start_from(start, (start / VOCABULARY).read_text(encoding="utf-8").splitlines()).to(device)
    texts = {file: read(folder, file, start / VOCABULARY) for file in TEXTS}
    hider = hiding(load_vocabulary(start / VOCABULARY), HIDDEN_SHARE)
    step = partial(losses, model, hider)
    training_loop.run(model, partial(draw, texts), step, RATES, Schedule(epochs=epochs, seed=SEED), out)
    return model
