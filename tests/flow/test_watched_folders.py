"""A real watch: a file that appears is redacted, and SIGTERM ends all processes with the exit code of the outcome."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.conftest import REPOSITORY

pytestmark = [
    pytest.mark.model,
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="sends signals, and reads /proc"),
]


@pytest.mark.timeout(600)
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_file_that_appears_is_redacted_until_the_signal(number: signal.Signals, tmp_path: Path) -> None:
    inbox, out = tmp_path / "in", tmp_path / "out"
    inbox.mkdir()
    asked = ["watch", str(inbox), "-o", str(out), "--workers", "1", "--interval", "0.2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "engine", *asked],
        cwd=REPOSITORY,
        env={**os.environ, "OMP_NUM_THREADS": "1", "PYTHONPATH": str(REPOSITORY)},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout
        assert process.stdout.readline().startswith("Watching ")
        text = "Maren Tolvald, a harbor pilot, lives at 212 Quarry Lane, Saltby.\n"
        (inbox / "note.txt").write_text(text, encoding="utf-8")
        line = process.stdout.readline()
        assert line.startswith("note.txt -> ") and "every check passed" in line
        assert "Tolvald" not in (out / "note_redacted.txt").read_text(encoding="utf-8")
        assert (inbox / "note.txt").read_text(encoding="utf-8") == text
        os.kill(process.pid, number)
        assert process.wait(60) == 0
        assert process.stdout.read() == "Stopped: 1 redacted and verified, 0 failed, 0 left.\n"
        _until_alone(process.pid)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def _until_alone(session: int) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        if not any(_session(path) == session for path in Path("/proc").glob("[0-9]*/stat")):
            return
        time.sleep(0.2)
    pytest.fail("a process is left")


def _session(stat: Path) -> int:
    try:
        return int(stat.read_text(encoding="utf-8").rpartition(")")[2].split()[3])
    except OSError:  # it has just ended
        return 0
