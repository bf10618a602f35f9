"""A batch on a Ray cluster of two nodes, one of which is killed in the middle: nothing is lost, nothing is doubled."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.core.disk import sha256
from tests.conftest import REPOSITORY

pytestmark = [
    pytest.mark.model,
    pytest.mark.slow,
    pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="needs the extra `cluster`"),
]

DOCUMENTS = 24


@pytest.fixture
def cluster() -> Iterator[subprocess.Popen[str]]:
    """A process that answers with the address of the head; a line to it kills the second node."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.builders.ray_cluster"],
        cwd=REPOSITORY,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    yield process
    process.communicate("\n\n", timeout=120)


def _asked(process: subprocess.Popen[str], line: str = "") -> str:
    assert process.stdin and process.stdout
    if line:
        process.stdin.write(line)
        process.stdin.flush()
    return process.stdout.readline().strip()


@pytest.mark.timeout(1500)
def test_a_node_that_is_killed_costs_no_document(cluster: subprocess.Popen[str], tmp_path: Path) -> None:
    address, out, report = _asked(cluster), tmp_path / "out", tmp_path / "report.json"
    (tmp_path / "notes").mkdir()
    for number in range(DOCUMENTS):
        text = "Maren Tolvald, a harbor pilot, lives at 212 Quarry Lane, Saltby.\n" * (number + 1)
        (tmp_path / "notes" / f"{number}.txt").write_text(text, encoding="utf-8")
    command = ["batch", str(tmp_path / "notes"), "--output", str(out), "--report", str(report)]
    batch = subprocess.Popen(
        [sys.executable, "-m", "engine", *command, "--cluster", address],
        cwd=REPOSITORY,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
    )
    try:
        _until(lambda: len(list(out.glob("*.txt"))) >= DOCUMENTS // 6, batch)
        assert len(list(out.glob("*.txt"))) < DOCUMENTS
        assert _asked(cluster, "kill\n") == "killed"
        assert batch.wait(900) == 0
    finally:
        batch.kill()
        batch.wait()
    told = json.loads(report.read_text(encoding="utf-8"))
    assert (told["done"], told["exceptions"]) == (DOCUMENTS, 0)
    assert max(each["attempts"] for each in told["documents"]) > 1, (
        "no document was in work on the node that was killed"
    )
    assert {each.name for each in out.glob("*.txt")} == {f"{number}_redacted.txt" for number in range(DOCUMENTS)}
    for each in told["documents"]:
        assert sha256(Path(each["output"])) == each["output_sha256"]
        assert "Tolvald" not in Path(each["output"]).read_text(encoding="utf-8")


def _until(done: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 600
    while not done():
        assert process.poll() is None, "the batch has ended"
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.timeout(400)
def test_a_cluster_that_is_not_there_is_told(tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("Maren Tolvald", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "engine", "batch", str(tmp_path / "note.txt"), "-o", str(tmp_path / "out"),
         "--cluster", "127.0.0.1:9"],
        cwd=REPOSITORY, capture_output=True, text=True, timeout=280,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
    )  # fmt: skip
    assert done.returncode == 2, done.stderr
    assert "The cluster can't be used" in done.stderr
    assert not list((tmp_path / "out").glob("*.txt"))
