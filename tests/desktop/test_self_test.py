"""The window can show by itself that an installation works, and says so when it does not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.app import REPORT, SAMPLES
from tests.conftest import REPOSITORY

_ENDINGS = {".pdf", ".docx", ".txt"}


def _run(folder: Path) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "desktop", "--self-test", str(folder)]
    return subprocess.run(command, cwd=REPOSITORY, env={**os.environ}, capture_output=True, timeout=280)


@pytest.mark.slow
def test_every_sample_is_saved_by_the_window_itself(tmp_path: Path) -> None:
    assert _run(tmp_path).returncode == 0
    told = json.loads((tmp_path / REPORT).read_text(encoding="utf-8"))
    assert told["failed"] == "" and told["open"] == 0
    assert set(told["documents"]) == set(SAMPLES)
    assert all({"begun", "searched", "saved"} == set(each) for each in told["documents"].values())
    redacted = {each.suffix for each in tmp_path.glob("*_redacted.*")}
    assert redacted == _ENDINGS
    assert b"Maren" not in (tmp_path / REPORT).read_bytes()


@pytest.mark.slow
def test_a_document_that_cannot_be_done_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "a.pdf").write_bytes(b"%PDF-1.7\nnothing\n")  # before the samples
    assert _run(tmp_path).returncode == 1
    told = json.loads((tmp_path / REPORT).read_text(encoding="utf-8"))
    assert told["failed"] == "a document failed" and "saved" not in told["documents"]["a.pdf"]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_without_a_screen_it_says_so_and_does_not_abort(tmp_path: Path) -> None:
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE")
    ran = subprocess.run(
        [sys.executable, "-m", "desktop", "--self-test", str(tmp_path)],
        cwd=REPOSITORY,
        env={name: value for name, value in os.environ.items() if name not in screens},
        capture_output=True,
        text=True,
        timeout=280,
    )
    assert (ran.returncode, len(ran.stderr.splitlines())) == (1, 1) and "no screen" in ran.stderr, ran
