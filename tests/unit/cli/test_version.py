"""`sable --version` names the release and all that a report on an error has to name."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import pytest

from engine import __version__
from engine.cli.main import main
from engine.core import resources


def test_the_first_line_is_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    lines = capsys.readouterr().out.splitlines()
    assert ended.value.code == 0
    assert lines[0] == f"sable {__version__}"
    assert lines[1] == f"bundled networks: SHA-256 {resources.weights()}"
    assert platform.python_version() in lines[2]


def test_an_installed_program_names_its_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "release.json").write_text('{"commit": "c0ffee"}', encoding="utf-8")
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    with pytest.raises(SystemExit):
        main(["--version"])
    assert "commit: c0ffee" in capsys.readouterr().out.splitlines()


def test_the_commit_of_a_frozen_program_is_found_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "release.json").write_text('{"commit": "c0ffee"}', encoding="utf-8")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "_internal"), raising=False)
    assert resources.release() == {"commit": "c0ffee"}
