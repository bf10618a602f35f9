"""Masking against a trained network too, from the command line to the written file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.background.adversaries import network_fit as fit
from engine.background.adversaries.reading import read_profile
from engine.background.profiles import Profile
from engine.cli.main import main
from engine.core.options import Device
from engine.models import reidentifier, tagger
from engine.models.reidentifier import ReidentifierShape

pytestmark = pytest.mark.model

PROFILES = [
    ("Maren Tolvald", "Maren Tolvald is a Norwegian nurse from Bergen who sailed around Greenland in a wooden boat."),
    ("Anna Berg", "Anna Berg is a Norwegian lawyer from Oslo who plays the cello in a string quartet."),
    ("Kari Hansen", "Kari Hansen is a teacher from Molde who collects stamps and breeds horses."),
    ("Ola Nordmann", "Ola Nordmann is a baker from Voss who won a prize for rye bread."),
    ("Nils Lie", "Nils Lie is a clerk from Narvik who writes crime novels under another name."),
]
ABOUT = "She is a nurse who once sailed around Greenland in a wooden boat, and she likes rye bread.\n"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network that has not learned anything yet."""
    place = tmp_path_factory.mktemp("network")
    network = tagger.load(Device.CPU)
    texts = [read_profile(network, Profile(*each)) for each in PROFILES]
    reidentifier.save(
        fit.begin(network, texts, fit.ReidentifierSettings(form=ReidentifierShape(layers=1, rank=4, shared=64))), place
    )
    return place


@pytest.fixture
def asked(tmp_path: Path) -> list[str]:
    (tmp_path / "note.txt").write_text(ABOUT, encoding="utf-8")
    lines = [json.dumps({"name": name, "text": text}) for name, text in PROFILES]
    (tmp_path / "profiles.jsonl").write_text("\n".join(lines), encoding="utf-8")
    known = ["--profiles", str(tmp_path / "profiles.jsonl"), "--person", "Maren Tolvald"]
    return ["redact", str(tmp_path / "note.txt"), "--method", "reidentify", *known]


def test_it_is_masked_against_and_named_in_the_report(folder: Path, asked: list[str], tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    assert main([*asked, "--reidentifier", str(folder), "--report", str(report)]) == 0
    text = (tmp_path / "note_redacted.txt").read_text(encoding="utf-8")
    assert "Greenland" not in text and "rye bread" in text
    said = report.read_text(encoding="utf-8")
    assert reidentifier.versions(folder)["re-identifier reidentifier.safetensors"] in said


def test_what_cannot_be_used_stops_before_the_first_file(
    asked: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*asked, "--reidentifier", str(tmp_path)]) == 2
    assert "a file is missing" in capsys.readouterr().err
    assert not (tmp_path / "note_redacted.txt").exists()
