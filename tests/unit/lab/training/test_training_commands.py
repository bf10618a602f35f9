"""`sable train` and `sable evaluate` as people call them; the work itself is tested elsewhere."""

from __future__ import annotations

import argparse
import inspect
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.cli.main import main
from engine.core.errors import MissingExtra
from engine.core.options import Device, Indicators
from engine.lab import trials
from engine.lab.training import commands, runs
from tests.conftest import REPOSITORY


@pytest.mark.parametrize("command", commands.COMMANDS, ids=lambda each: each.name)
def test_every_command_has_a_function(command: commands.Command) -> None:
    run = getattr(runs, command.name.replace("-", "_"))
    assert list(inspect.signature(run).parameters) == ["arguments", "progress"]


def test_arguments_reach_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[argparse.Namespace] = []
    monkeypatch.setattr(runs, "masked_lm", lambda arguments, progress: seen.append(arguments))
    assert main(["train", "masked-lm", "--data", str(tmp_path), "--out", "o", "--epochs", "3", "--device", "cpu"]) == 0
    assert (seen[0].data, seen[0].out, seen[0].epochs, seen[0].device) == (tmp_path, Path("o"), 3, Device.CPU)


def test_a_gazetteer_is_made_from_a_dump(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    value = {"type": "wikibase-entityid", "value": {"id": "Q2"}}
    claims = {"P106": [{"mainsnak": {"property": "P106", "datavalue": value}}]}
    items = [
        {"type": "item", "id": "Q1", "claims": claims},
        {"type": "item", "id": "Q2", "labels": {"en": {"value": "harbor pilot"}}},
    ]
    dump = tmp_path / "dump.json"
    dump.write_text("\n".join(map(json.dumps, items)))
    assert main(["train", "gazetteer", "--wikidata", str(dump), "--out", str(tmp_path / "lists")]) == 0
    assert (tmp_path / "lists" / "DEM.tsv").read_text() == "harbor pilot\t1\n"
    assert "DEM.tsv: 1 terms." in capsys.readouterr().out
    assert main(["train", "gazetteer", "--wikidata", str(dump), "--out", str(tmp_path / "lists")]) == 2


def test_missing_data_and_a_missing_extra_are_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["train", "indicators", "--data", str(tmp_path / "nowhere"), "--out", str(tmp_path / "out")]

    def no_data(arguments: argparse.Namespace, progress: object) -> None:
        raise FileNotFoundError(2, "", str(tmp_path / "nowhere" / "train.jsonl.gz"))

    def no_extra(arguments: argparse.Namespace, progress: object) -> None:
        raise MissingExtra

    monkeypatch.setattr(runs, "indicators", no_data)
    assert main(asked) == 3
    assert "train.jsonl.gz" in capsys.readouterr().err
    monkeypatch.setattr(runs, "indicators", no_extra)
    assert main(asked) == 1
    assert "pip install '.[train]'" in capsys.readouterr().err


def test_training_is_imported_only_when_asked_for() -> None:
    code = (
        "import sys, engine.cli.main; from engine.cli import arguments; arguments.parser(); "
        "print([x for x in ('torch', 'spacy') if x in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=REPOSITORY, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.fixture
def evaluated(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[dict[str, Any]]:
    monkeypatch.chdir(tmp_path)
    Path("a.json").write_text("[]", encoding="utf-8")
    asked: list[dict[str, Any]] = []
    estimate = {"value": 0.5, "low": 0.4, "high": None}

    def evaluate(files: list[Path], options: object, **more: Any) -> dict[str, Any]:
        asked.append({"files": files, "options": options, **more})
        return {
            "documents": 1,
            "detection": {"PERSON": {"F1": estimate}},
            "masking": {},
            "spans": {},
            "least masking": None,
        }

    monkeypatch.setattr(trials, "evaluate", evaluate)
    return asked


def test_figures_are_printed_or_written(
    tmp_path: Path, evaluated: list[dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["evaluate", "a.json", "--risk-threshold", "0.3", "0.5", "--bootstrap", "7"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert (evaluated[0]["files"], evaluated[0]["risks"], evaluated[0]["samples"]) == ([Path("a.json")], [0.3, 0.5], 7)
    assert main(["evaluate", "a.json", "--out", str(tmp_path / "figures")]) == 0
    assert json.loads((tmp_path / "figures" / "evaluation.json").read_text()) == printed
    assert capsys.readouterr().out == "detection\tF1\nPERSON\t0.500\n"


def test_the_recognizer_alone_needs_no_thresholds_and_no_time(evaluated: list[dict[str, Any]]) -> None:
    assert main(["evaluate", "a.json", "--recognizer-only", "--spans", "annotated"]) == 0
    assert evaluated[0]["risks"] == ()
    assert evaluated[0]["options"].indicators is Indicators.DECIDING
    assert evaluated[0]["spans"] is trials.AssessedSpans.ANNOTATED


@pytest.mark.parametrize("wrong", [["--risk-threshold", "2"], ["--bootstrap", "-1"]])
def test_wrong_numbers_are_wrong_usage(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["evaluate", "a.json", *wrong])
    assert stopped.value.code == 2
