"""`sable inspect` of many files: other processes examine them, and the output is as if one had."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.batch import pool
from engine.batch.pool import DoJob, Job, JobAnswer, JobFailed, Lost, Said
from engine.cli import inspecting
from engine.cli.main import main
from engine.core import messages
from engine.core.options import Options
from tests.builders.batches import folder


class Backwards:
    """A pool that answers the last job first, loses those called "lost", and fails with those called "bad"."""

    def __init__(self, options: Options, workers: int, work: DoJob) -> None:
        self._jobs: list[Job] = []
        self._workers = workers

    @property
    def room(self) -> int:
        return self._workers - len(self._jobs)

    def give(self, job: Job) -> None:
        self._jobs.append(job)

    def answers(self, seconds: float) -> Iterator[JobAnswer]:
        while self._jobs:
            job = self._jobs.pop()
            if job.name.stem == "bad":
                yield JobFailed(job.number, "damaged-file", messages.UNREADABLE, "")
            elif job.name.stem == "lost":
                yield Lost(job.number)
            else:
                yield Said(job.number, (f"ahead: {job.name.stem}",))

    def stop(self) -> None:
        self._jobs.clear()


@pytest.fixture
def _elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "Processes", Backwards)
    monkeypatch.setattr(pool, "cores", lambda: 4)
    monkeypatch.setattr(sys, "platform", "linux")

    def here(arguments: Namespace, source: Path, name: str, options: Options) -> tuple[str, ...]:
        return (f"here: {source.stem}",)

    monkeypatch.setattr(inspecting, "_lines", here)


@pytest.mark.usefixtures("_elsewhere")
def test_lines_come_in_the_order_of_the_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    notes = folder(tmp_path / "in", **dict.fromkeys("abcdefghi", "Ann came."), bad="BAD", lost="Ann")
    assert main(["inspect", "--device", "cpu", str(notes)]) == messages.DONE
    said = capsys.readouterr().out.splitlines()
    assert said == [
        f"{'here' if name in ('bad', 'lost') else 'ahead'}: {name}" for name in sorted([*"abcdefghi", "bad", "lost"])
    ]


@pytest.mark.usefixtures("_elsewhere")
def test_a_few_files_start_no_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    notes = folder(tmp_path / "in", a="Ann", b="Ann")
    assert main(["inspect", "--device", "cpu", str(notes)]) == messages.DONE
    assert capsys.readouterr().out.splitlines() == ["here: a", "here: b"]


@pytest.mark.slow
@pytest.mark.model
@pytest.mark.skipif(sys.platform != "linux" or (os.cpu_count() or 1) < 2, reason="needs two cores of Linux")
def test_one_core_and_two_give_the_same_bytes(tmp_path: Path) -> None:
    texts = {f"note{number}": f"Ann Berg{number} of Tromsø was born on {number + 1} May 1961." for number in range(9)}
    notes = folder(tmp_path / "in", **texts)
    (notes / "broken.pdf").write_bytes(b"%PDF-1.7\nnothing")
    found = []
    for cores in (1, 2):
        chosen = set(sorted(os.sched_getaffinity(0))[:cores])
        done = subprocess.run(
            [sys.executable, "-m", "engine", "inspect", str(notes), "--device", "cpu"],
            capture_output=True,
            check=False,
            preexec_fn=lambda chosen=chosen: os.sched_setaffinity(0, chosen),
        )
        assert done.returncode == messages.UNREADABLE, done.stderr
        assert done.stdout.count(b"\n") == len(texts)
        found.append((done.stdout, done.stderr))
    assert found[0] == found[1]
