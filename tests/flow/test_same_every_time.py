"""The same files with the same options give the same records, plans and outputs, on an idle machine and a busy one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.core import resources
from tests.conftest import REPOSITORY

SAMPLES = [resources.root() / "samples" / name for name in ("statement.txt", "discharge-note.docx", "complaint.pdf")]


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Keep the processor busy meanwhile."""
    started = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for each in started:
            each.kill()
            each.wait()


def made(out: Path, *, threads: int, seed: int) -> list[dict[str, object]]:
    """Return the outputs of the samples from a new process; `seed`: of the hashes that order sets of words."""
    out.mkdir()
    asked = [sys.executable, "-m", "tests.builders.repeated", str(threads), str(out), *map(str, SAMPLES)]
    environment = {**os.environ, "PYTHONHASHSEED": str(seed)}
    done = subprocess.run(asked, cwd=REPOSITORY, env=environment, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.slow
@pytest.mark.timeout(900)  # another process than this has the processor for most of the time
def test_load_threads_and_hashes_change_nothing(tmp_path: Path) -> None:
    first = made(tmp_path / "first", threads=1, seed=1)
    with busy(3):
        second = made(tmp_path / "second", threads=4, seed=2)
    assert len(first) == len(SAMPLES)
    for one, other in zip(first, second, strict=True):
        assert one["record"] == other["record"]
        assert one["plan"] == other["plan"]
        assert one["output"] == other["output"]


def batched(inputs: Path, out: Path, *, workers: int, seed: int) -> dict[str, bytes]:
    """Return the outputs of a batch, by name."""
    asked = [sys.executable, "-m", "engine", "batch", str(inputs), "-o", str(out), "--workers", str(workers)]
    environment = {**os.environ, "PYTHONHASHSEED": str(seed)}
    subprocess.run(asked, cwd=REPOSITORY, env=environment, capture_output=True, check=True)
    return {each.name: each.read_bytes() for each in out.rglob("*_redacted*")}


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_one_worker_and_four_write_the_same(tmp_path: Path) -> None:
    """Each also redacts a document after another, whose words must not change what is found in it."""
    inputs = tmp_path / "in"
    inputs.mkdir()
    for each in SAMPLES:
        for name in ("first", "second"):
            (inputs / f"{name}-{each.name}").write_bytes(each.read_bytes())
    one = batched(inputs, tmp_path / "one", workers=1, seed=1)
    with busy(3):
        four = batched(inputs, tmp_path / "four", workers=4, seed=2)
    assert len(one) == 2 * len(SAMPLES)
    assert one == four
    assert all(one[name] == one[name.replace("first", "second")] for name in one)
