"""The report names what produced a file: release, weights and options, without showing the options."""

from __future__ import annotations

import hashlib
import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from engine import __version__
from engine.core import fingerprint, resources
from engine.core.options import Device, Layout, Options
from engine.pipeline import flow, provenance
from engine.reports import Outcome, to_html, to_json
from tests import schemas

OPTIONS = Options(terms=("Tolvald",), person="Maren Tolvald")


def test_equal_options_have_equal_fingerprints() -> None:
    assert provenance.of(OPTIONS) == provenance.of(replace(OPTIONS))
    assert provenance.of(OPTIONS) == provenance.of(replace(OPTIONS, device=Device.CPU, password="a", secret="b"))


@pytest.mark.parametrize(
    "change",
    [{"terms": ()}, {"person": None}, {"layout": Layout.PICTURES}, {"policy": "gdpr-k5"}, {"k": 5}],
    ids=lambda change: next(iter(change)),
)
def test_other_options_have_another(change: dict[str, object]) -> None:
    assert provenance.of(OPTIONS)["options"] != provenance.of(replace(OPTIONS, **change))["options"]  # type: ignore[arg-type]


def test_the_contents_of_files_count_and_not_their_places(tmp_path: Path) -> None:
    found = []
    for folder, words in (("a", "x"), ("b", "x"), ("c", "y")):
        file = tmp_path / folder / "people.csv"
        file.parent.mkdir()
        file.write_text(words, encoding="utf-8")
        found.append(provenance.of(replace(OPTIONS, background=(file,)))["options"])
    assert found[0] == found[1] != found[2]


def test_the_contents_of_a_policy_count(tmp_path: Path) -> None:
    bundled = resources.find("policies/frcp-5.2.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(bundled, encoding="utf-8")
    before = provenance.of(replace(OPTIONS, policy=str(own)))["options"]
    own.write_text(f"{bundled}\n# changed\n", encoding="utf-8")
    assert provenance.of(replace(OPTIONS, policy=str(own)))["options"] != before


def test_nobody_without_the_key_can_confirm_a_guess(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = provenance.of(OPTIONS)["options"]
    monkeypatch.setattr(fingerprint, "key_file", lambda: tmp_path / "fingerprint.key")
    assert provenance.of(OPTIONS)["options"] != here


def test_the_weights_are_those_of_the_manifest() -> None:
    manifest = json.loads(resources.find("manifest.json").read_text(encoding="utf-8"))
    lines = [f"{manifest[name]['sha256']}  {name}\n" for name in sorted(manifest) if name.startswith("models/")]
    assert any("safetensors" in line for line in lines)
    assert provenance.of(OPTIONS)["weights"] == hashlib.sha256("".join(lines).encode()).hexdigest()


def test_the_commit_of_an_installed_program_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert "commit" not in provenance.of(OPTIONS)
    (tmp_path / "release.json").write_text('{"version": "0.1.0", "commit": "c0ffee"}', encoding="utf-8")
    assert provenance.of(OPTIONS)["commit"] == "c0ffee"
    (tmp_path / "release.json").write_text("[", encoding="utf-8")
    assert "commit" not in provenance.of(OPTIONS)


@pytest.mark.model
def test_a_report_holds_it() -> None:
    text = b"Maren Tolvald was born on 14 March 1981 in Saltby.\n"
    report = flow.redact(text, Path("note.txt"), OPTIONS).report
    assert report.provenance == provenance.of(OPTIONS)
    outcome = Outcome("note.txt", "note_redacted.txt", 0, "", report)
    record = json.loads(to_json([outcome]))
    schemas.check("report", record)
    assert record["files"][0]["report"]["provenance"]["release"] == f"sable {__version__}"
    page = to_html([outcome])
    assert report.provenance["options"] in page and report.provenance["weights"] in page
