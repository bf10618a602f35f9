"""`--model FOLDER` on the command line: what a person's own model finds is masked, proved gone, and reported."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import save_file

from engine.cli.main import main
from engine.core.options import Options
from engine.core.types import Mention
from engine.models import folder
from engine.models.folder import INDICATORS
from engine.pipeline import flow, producing
from engine.risk import language_scoring
from engine.risk.classifiers import DECIDING, Classifiers
from engine.risk.fitted import FittedNetwork, Logistic, Trees
from tests.builders import networks

pytestmark = pytest.mark.model

STORY = "the window was seen by the harbour wall, and a window was closed again in the evening.\n"


@pytest.fixture
def story(tmp_path: Path) -> Path:
    path = tmp_path / "in" / "story.txt"
    path.parent.mkdir()
    path.write_text(STORY, encoding="utf-8")
    return path


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return networks.roberta(tmp_path / "own", {"window": "B-PER", "wall": "I-HULL"}, labels=("O", "B-PER", "I-HULL"))


def redacted(story: Path, *arguments: str) -> str:
    assert main(["redact", str(story), "--force", *arguments]) == 0
    return story.with_name("story_redacted.txt").read_text(encoding="utf-8")


def test_what_only_the_added_model_finds_is_masked(story: Path, own: Path) -> None:
    assert redacted(story).count("window") == 2
    text = redacted(story, "--model", str(own))
    assert "window" not in text
    assert "was seen by the harbour" in text


def test_the_report_names_the_model_and_the_labels_that_are_not_known(
    story: Path, own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = story.parent.parent / "report.json"
    redacted(story, "--model", str(own), "--report", str(report))
    assert (
        "labels that are not known; what it finds under them counts as other details: HULL." in capsys.readouterr().out
    )
    (done,) = json.loads(report.read_text(encoding="utf-8"))["files"]
    versions = done["report"]["versions"]
    assert versions.items() >= folder.load((own,), Options().device).versions.items()
    assert any("HULL" in line for line in done["look_at"])


def test_inspect_tells_which_recognizer_found_it(story: Path, own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["inspect", str(story), "--model", str(own)]) == 0
    record = json.loads(capsys.readouterr().out)
    by_own = {STORY[each["start"] : each["end"]] for each in record["mentions"] if each["recognizer"] == "added-model"}
    assert "window" in by_own
    unknown = {"code": "unknown-label", "pages": [], "count": 1, "names": ["HULL"], "paragraphs": [], "lines": []}
    assert unknown in record["warnings"]


def test_verify_looks_for_what_the_added_model_finds(story: Path, own: Path) -> None:
    left = story.with_name("left.txt")
    left.write_text(STORY, encoding="utf-8")
    assert main(["verify", str(left), "--original", str(story)]) == 0
    assert main(["verify", str(left), "--original", str(story), "--model", str(own)]) == 4


def test_the_second_look_reads_with_the_same_models(story: Path, own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Mention] = []
    check = producing.verify.verify

    def look(*arguments: Any, **named: Any) -> Any:
        seen.extend(named["recognise"]("a window"))
        return check(*arguments, **named)

    monkeypatch.setattr(producing.verify, "verify", look)
    redacted(story, "--model", str(own))
    assert [(each.start, each.end) for each in seen if each.recognizer == "added-model"] == [(2, 8)]


def test_a_recognizer_of_ones_own_reads_in_place_of_the_bundled_one(
    story: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    redacted(story, "--model", str(networks.recognizer(tmp_path / "trained")))
    assert "fitted to the bundled recognizer" in capsys.readouterr().out


def test_indicators_that_were_fitted_to_a_recognizer_of_ones_own_are_used(
    story: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = networks.recognizer(tmp_path / "trained")
    sha256 = hashlib.sha256((own / "weights.safetensors").read_bytes()).digest()
    width, nothing = 8, np.zeros(1, np.float32)
    fitted = Classifiers(
        recognizer=np.frombuffer(sha256, np.uint8),
        probability=Trees(
            np.zeros((1, 1), np.int64), np.zeros((1, 1), np.float32), np.ones((1, 2), np.float32), nothing
        ),
        span=FittedNetwork(np.zeros((15 + width, 1), np.float32), nothing, nothing, nothing),
        perturbation=nothing,
        combined=Logistic(np.ones(len(DECIDING), np.float32), nothing),
    )
    (own / INDICATORS).parent.mkdir()
    save_file(fitted.arrays(), own / INDICATORS)
    report = tmp_path / "report.json"
    redacted(story, "--model", str(own), "--report", str(report))
    assert "fitted to the bundled recognizer" not in capsys.readouterr().out
    (done,) = json.loads(report.read_text(encoding="utf-8"))["files"]
    assert "model 1 (recognizer) indicators" in done["report"]["versions"]
    capsys.readouterr()
    assert main(["inspect", str(story), "--model", str(own), "--indicators", "all"]) == 0
    (entity, *_) = json.loads(capsys.readouterr().out)["entities"]
    assert tuple(entity["indicators"]) == (*DECIDING, *language_scoring.NAMES)
    save_file(replace(fitted, recognizer=np.zeros(32, np.uint8)).arrays(), own / INDICATORS)
    flow.classifiers._load_own.cache_clear()
    assert main(["redact", str(story), "--model", str(own), "--force"]) == 2
    assert "fitted to another recognizer" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["redact", "inspect", "verify"])
def test_a_folder_that_cannot_be_used_stops_before_the_first_file(
    command: str, story: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["--original", str(story)] if command == "verify" else []
    assert main([command, str(story), *more, "--model", str(story.parent)]) == 2
    said = capsys.readouterr()
    sentence = "The folder given with --model or --reidentifier can't be used."
    assert said.err == f"{sentence} (folder: in; there is no config.json in it)\n"
    assert said.out == ""
    assert [each.name for each in story.parent.iterdir()] == ["story.txt"]


def test_a_language_model_of_ones_own_says_what_is_informative(
    story: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story.write_text("Maren Tolvald lives in Saltby.\n", encoding="utf-8")

    def information(*arguments: str) -> dict[str, float]:
        assert main(["inspect", str(story), *arguments]) == 0
        record = json.loads(capsys.readouterr().out)
        return {entity["id"]: entity["information"] for entity in record["entities"]}

    own = networks.masked_roberta(tmp_path / "language")
    before, after = information(), information("--model", str(own))
    assert before.keys() == after.keys() != set()
    assert all(before[each] != after[each] > 0 for each in before)
    redacted(story, "--model", str(own))
    assert "fitted to the bundled recognizer" not in capsys.readouterr().out  # the recognizer is the bundled one
