"""Teachers say of each piece of a text what they think on average."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
import torch
from tokenizers import Tokenizer

from engine.lab.training import teachers
from engine.models.encoder import SpanTagger
from engine.models.network import NetworkShape
from engine.models.pieces import UNKNOWN, load_vocabulary
from engine.models.tagger import Tagger
from engine.models.torch_network import TorchNetwork

SMALL = NetworkShape(vocabulary=110, width=8, layers=1, attention_heads=2, inner_width=16)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    def store(name: str, *documents: dict[str, str]) -> None:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(gzip.compress("".join(json.dumps(each) + "\n" for each in documents).encode()))

    store("tab/train.jsonl.gz", {"doc_id": "annotated"})
    store(
        "raw_text/echr_public10pct_tabtrain.jsonl.gz",
        {"doc_id": "annotated", "split": "raw", "text": "oona"},
        {"doc_id": "other", "split": "raw", "text": "oona left riga"},
    )
    store("raw_text/echr_judgments_mla.jsonl.gz", {"doc_id": "1", "split": "raw", "text": "riga " * 9000})
    store(
        "raw_text/dbpedia_bios.jsonl.gz",
        {"doc_id": "2", "split": "train", "text": " "},
        {"doc_id": "3", "split": "test", "text": "oona"},
    )
    store("gum/gum_open_genres.jsonl.gz", {"doc_id": "4", "split": "dev", "text": "oona"})
    return tmp_path


def a_teacher(vocabulary: Tokenizer, seed: int) -> Tagger:
    torch.manual_seed(seed)
    return Tagger(TorchNetwork(SpanTagger(SMALL).eval(), torch.device("cpu")), vocabulary)


def test_soft_labels_are_the_mean_over_texts_that_nobody_annotated(folder: Path) -> None:
    words = folder / "vocab.txt"
    words.write_text("\n".join([UNKNOWN, "oona", "left", "riga"]), encoding="utf-8")
    one, two = (a_teacher(load_vocabulary(words), seed) for seed in (1, 2))
    short, long = teachers.examples(folder, [one, two])
    assert short.ids.tolist() == [1, 2, 3]
    assert len(long) == 3000
    (alone, _), (other, _) = teachers.examples(folder, [one]), teachers.examples(folder, [two])
    assert short.masks == pytest.approx((alone.masks + other.masks) / 2)
    assert short.labels.sum(-1) == pytest.approx(1)
