"""Soft labels: what trained networks say, on average, about texts that nobody annotated.

A few hundred annotated judgments are soon learned by heart, and a network that has done so is too sure of itself. The
mean of several networks' probabilities over many more texts is a softer thing to learn (knowledge distillation).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import torch
from tqdm import tqdm

from engine.models import encoder, pieces
from engine.models.pieces import load_vocabulary
from engine.models.tagger import Tagger
from engine.progress import Silent
from engine.training import data
from engine.training.data import Example
from engine.training.sources import Source

TEXTS = Source(
    "raw_text",
    "ECHR judgments Apache-2.0/MIT collections; DBpedia CC BY-SA",
    labels={},
    complete=frozenset(),
    share=0.5,
)
_SEED = 3
_JUDGMENTS, _BIOGRAPHIES = 100, 450
_JUDGMENT_LENGTH, _BIOGRAPHY_LENGTH = 15_000, 3_000  # characters: the procedure and most of the facts; a whole life


def load(folders: list[Path], device: torch.device) -> list[Tagger]:
    """The networks that `sable train recognizer` saved in `folders`."""
    return [
        Tagger(
            encoder.load(folder / "weights.safetensors", folder / "config.json").to(device),
            load_vocabulary(folder / "vocab.txt"),
            device,
        )
        for folder in folders
    ]


def names(folders: list[Path]) -> tuple[str, ...]:
    """The beginning of the SHA-256 of each network's weights: enough to find it again."""
    return tuple(hashlib.sha256((folder / "weights.safetensors").read_bytes()).hexdigest()[:12] for folder in folders)


def examples(folder: Path, teachers: list[Tagger]) -> list[Example]:
    """Each text with the mean of what `teachers` say of its pieces."""
    return [_example(text, teachers) for text in tqdm(list(_texts(folder / TEXTS.file)), "soft labels") if text.strip()]


def _texts(folder: Path) -> Iterator[str]:
    """Beginnings of the judgments that nobody annotated, more of some others, and biographies."""
    random = Random(_SEED)  # noqa: S311 - draws texts, no secrets
    annotated = {document["doc_id"] for document in data.documents(folder.parent / "tab/train.jsonl.gz")}
    for document in data.documents(folder / "echr_public10pct_tabtrain.jsonl.gz"):
        if document["doc_id"] not in annotated:
            yield document["text"]
    judgments = list(data.documents(folder / "echr_judgments_mla.jsonl.gz"))
    random.shuffle(judgments)
    yield from (document["text"][:_JUDGMENT_LENGTH] for document in judgments[:_JUDGMENTS])
    lives = [each for each in data.documents(folder / "dbpedia_bios.jsonl.gz") if each["split"] == "train"]
    random.shuffle(lives)
    yield from (document["text"].replace('\\"', '"')[:_BIOGRAPHY_LENGTH] for document in lives[:_BIOGRAPHIES])


def _example(text: str, teachers: list[Tagger]) -> Example:
    cut = pieces.cut(teachers[0].vocabulary, text)
    said = [teacher.tag(text, Silent()) for teacher in teachers]
    labels, masks = (np.mean([getattr(each, name) for each in said], axis=0) for name in ("labels", "masks"))
    return Example(cut.ids, cut.cases, labels, masks)
