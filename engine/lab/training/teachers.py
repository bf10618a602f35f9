"""Soft labels: mean predictions of trained networks on texts without annotations (knowledge distillation).

A few hundred annotated judgments are soon learned by heart, and a network that has done so is too sure of itself. The
mean of several networks' probabilities over many more texts is a softer target.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from tqdm import tqdm

from engine.core.options import Device
from engine.core.progress import SILENT
from engine.lab.training import data
from engine.lab.training.data import Example, TrainingSet
from engine.models import pieces, torch_network
from engine.models.files import SHAPE, VOCABULARY, WEIGHTS
from engine.models.pieces import load_vocabulary
from engine.models.tagger import Tagger

TEXTS = TrainingSet(
    "raw_text and gum",
    "ECHR judgments Apache-2.0/MIT collections; DBpedia CC BY-SA; GUM's texts CC BY or CC BY-SA",
    labels={},
    complete=frozenset(),
    share=0.4,
)


@dataclass(frozen=True, slots=True)
class TextSample:
    """Texts of one file: `count` drawn ones (None: all), of each the first `length` characters."""

    file: str
    count: int | None
    length: int | None


# Of long judgments the procedure and most of the facts; of articles a whole life.
PARTS = (
    TextSample("raw_text/echr_public10pct_tabtrain.jsonl.gz", None, None),
    TextSample("raw_text/echr_judgments_mla.jsonl.gz", 100, 15_000),
    TextSample("raw_text/dbpedia_bios.jsonl.gz", 450, 3_000),
    TextSample("gum/gum_open_genres.jsonl.gz", None, None),
)
_ANNOTATED = "tab/train.jsonl.gz"
_SEED = 3


def load(folders: list[Path], device: Device) -> list[Tagger]:
    """Return the networks that `sable train recognizer` saved in `folders`."""
    return [
        Tagger(
            torch_network.load(folder / WEIGHTS, folder / SHAPE, device),
            load_vocabulary(folder / VOCABULARY),
        )
        for folder in folders
    ]


def names(folders: list[Path]) -> tuple[str, ...]:
    """Return the beginning of the SHA-256 of each network's weights: enough to find it again."""
    return tuple(hashlib.sha256((folder / WEIGHTS).read_bytes()).hexdigest()[:12] for folder in folders)


def examples(folder: Path, teachers: list[Tagger]) -> list[Example]:
    """Return each text with the mean of the teachers' predictions for its pieces."""
    return [_example(text, teachers) for text in tqdm(list(_texts(folder)), "soft labels") if text.strip()]


def _texts(folder: Path) -> Iterator[str]:
    """Yield texts without annotators' decisions, and without those held out for measuring."""
    random = Random(_SEED)  # noqa: S311 - draws texts, no secrets
    annotated = {document["doc_id"] for document in data.documents(folder / _ANNOTATED)}
    for part in PARTS:
        documents = [each for each in data.documents(folder / part.file) if each["split"] in ("train", "raw")]
        found = [each["text"] for each in documents if each["doc_id"] not in annotated]
        if part.count is not None:
            random.shuffle(found)
        yield from (text[: part.length].replace('\\"', '"') for text in found[: part.count])


def _example(text: str, teachers: list[Tagger]) -> Example:
    cut = pieces.cut(teachers[0].vocabulary, text)
    tagged = [teacher.tag(text, SILENT) for teacher in teachers]
    labels, masks = (np.mean([getattr(each, name) for each in tagged], axis=0) for name in ("labels", "masks"))
    return Example(cut.ids, cut.cases, labels, masks)
