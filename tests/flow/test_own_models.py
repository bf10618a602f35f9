"""`--model FOLDER` on the command line: what a person's own model finds is masked, proved gone, and reported."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import pipeline
from engine.__main__ import main
from engine.models import folder
from engine.options import Options
from engine.types import Mention
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


def test_what_only_the_dropped_in_model_finds_is_masked(story: Path, own: Path) -> None:
    assert redacted(story).count("window") == 2
    text = redacted(story, "--model", str(own))
    assert "window" not in text
    assert "was seen by the harbour" in text


def test_the_report_names_the_model_and_the_labels_that_are_not_known(
    story: Path, own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = story.parent.parent / "report.json"
    redacted(story, "--model", str(own), "--report", str(report))
    assert "labels that are not known; what it finds under them counts as MISC: HULL." in capsys.readouterr().out
    (done,) = json.loads(report.read_text(encoding="utf-8"))["files"]
    versions = done["report"]["versions"]
    assert versions.items() >= folder.load((own,), Options().device).versions.items()
    assert any("HULL" in line for line in done["look_at"])


def test_inspect_tells_which_recognizer_found_it(story: Path, own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["inspect", str(story), "--model", str(own)]) == 0
    record = json.loads(capsys.readouterr().out)
    by_own = {STORY[each["start"] : each["end"]] for each in record["mentions"] if each["recognizer"] == "dropped-in"}
    assert "window" in by_own
    assert {"code": "unknown-label", "pages": [], "count": 1, "names": ["HULL"]} in record["warnings"]


def test_verify_looks_for_what_the_dropped_in_model_finds(story: Path, own: Path) -> None:
    left = story.with_name("left.txt")
    left.write_text(STORY, encoding="utf-8")
    assert main(["verify", str(left), "--original", str(story)]) == 0
    assert main(["verify", str(left), "--original", str(story), "--model", str(own)]) == 4


def test_the_second_look_reads_with_the_same_models(story: Path, own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Mention] = []
    check = pipeline.verify.verify

    def look(*arguments: Any, **named: Any) -> Any:
        seen.extend(named["recognise"]("a window"))
        return check(*arguments, **named)

    monkeypatch.setattr(pipeline.verify, "verify", look)
    redacted(story, "--model", str(own))
    assert [(each.start, each.end) for each in seen if each.recognizer == "dropped-in"] == [(2, 8)]


def test_a_recognizer_of_ones_own_reads_in_place_of_the_bundled_one(
    story: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    redacted(story, "--model", str(networks.recognizer(tmp_path / "trained")))
    assert "fitted to the bundled networks" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["redact", "inspect", "verify"])
def test_a_folder_that_cannot_be_used_stops_before_the_first_file(
    command: str, story: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["--original", str(story)] if command == "verify" else []
    assert main([command, str(story), *more, "--model", str(story.parent)]) == 2
    said = capsys.readouterr()
    assert said.err == "The folder given with --model can't be used. (folder: in; there is no config.json in it)\n"
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
    assert "fitted to the bundled networks" not in redacted(story, "--model", str(own))
    assert "fitted to the bundled networks" in capsys.readouterr().out
