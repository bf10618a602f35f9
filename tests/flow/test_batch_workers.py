"""Real workers: one that is killed is replaced, and its document is done all the same."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.batch.ledger import Ledger, LedgerState
from tests.conftest import REPOSITORY

pytestmark = [
    pytest.mark.model,
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="reads /proc"),
]


@pytest.mark.timeout(900)
def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    for number in range(4):
        text = "Maren Tolvald, a harbor pilot, lives at 212 Quarry Lane, Saltby.\n" * 1500
        (tmp_path / "in" / f"{number}.txt").write_text(text, encoding="utf-8")
    asked = [str(tmp_path / "in"), "-o", str(tmp_path / "out"), "--workers", "2"]
    batch = subprocess.Popen(
        [sys.executable, "-m", "engine", "batch", *asked],
        cwd=REPOSITORY,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
    )
    try:
        workers = _children(batch)
        os.kill(workers[0], signal.SIGKILL)
        assert batch.wait(800) == 0
    finally:
        batch.kill()
        batch.wait()
    with Ledger.of_folder(tmp_path / "out", new=False) as ledger:
        found = list(ledger.entries())
    assert [each.state for each in found] == [LedgerState.DONE] * 4
    assert sorted(each.attempts for each in found) == [1, 1, 1, 2]


def _children(process: subprocess.Popen[bytes]) -> list[int]:
    """The workers, when there are two and they have had the time to begin."""
    end = time.monotonic() + 300
    while time.monotonic() < end and process.poll() is None:
        listed = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="utf-8").split()
        if len(listed) >= 2:
            time.sleep(1)
            return [int(each) for each in listed]
        time.sleep(0.2)
    pytest.fail("there are no workers")
