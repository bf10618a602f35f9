"""Batches whose workers need no models."""

from __future__ import annotations

import hashlib
import random
from collections import Counter, deque
from collections.abc import Iterator
from pathlib import Path

from engine.batch import pool, run
from engine.batch.inputs import Request
from engine.batch.ledger import Ledger, LedgerState
from engine.batch.pool import Done, Job, JobAnswer, Lost
from engine.batch.run import BatchTally
from engine.core.errors import DamagedFile
from engine.core.options import Options
from engine.core.types import DocumentKind, RedactionReport
from engine.pipeline.producing import Redacted


class Ended(BaseException):
    """The run was killed."""


def redacted(data: bytes) -> Redacted:
    output = data.replace(b"Ann", "█████".encode())
    hashes = (hashlib.sha256(each).hexdigest() for each in (data, output))
    report = RedactionReport(*hashes, {"entities masked": 1}, (), (), {}, {})
    return Redacted(output, report, DocumentKind.TXT, len(data.split()))


class Hands:
    """Workers that answer in an order drawn by lot, lose what names `LOSE`, refuse `BAD`, and die at a moment."""

    def __init__(self, room: int = 3, *, dies_after: int | None = None) -> None:
        self._room, self._dies_after = room, dies_after
        self._draw = random.Random(7)
        self._jobs: deque[Job] = deque()
        self.seen: Counter[bytes] = Counter()

    @property
    def room(self) -> int:
        return self._room - len(self._jobs)

    def give(self, job: Job) -> None:
        assert self.room
        self.seen[job.data] += 1
        self._jobs.append(job)

    def answers(self, seconds: float) -> Iterator[JobAnswer]:
        if self._dies_after is not None:
            self._dies_after -= 1
            if self._dies_after < 0:
                raise Ended
        if self._jobs:
            self._jobs.rotate(self._draw.randrange(len(self._jobs)))
            job = self._jobs.popleft()
            yield self._answer(job)

    def stop(self) -> None:
        self._jobs.clear()

    @staticmethod
    def _answer(job: Job) -> JobAnswer:
        if b"LOSE" in job.data:
            return Lost(job.number)
        if b"BAD" in job.data:
            return pool.failed(job.number, DamagedFile(format="text"))
        return Done(job.number, redacted(job.data))


def folder(at: Path, **texts: str) -> Path:
    at.mkdir(parents=True)
    for name, text in texts.items():
        (at / f"{name}.txt").write_text(text, encoding="utf-8")
    return at


def ran(tmp_path: Path, request: Request, hands: Hands | None = None) -> BatchTally:
    with Ledger(tmp_path / "ledger") as ledger:
        return run.run(request, ledger, lambda: hands or Hands())


def request(tmp_path: Path, *inputs: Path, **more: object) -> Request:
    return Request(list(inputs), tmp_path / "out", Options(), **more)  # type: ignore[arg-type]


def outputs(tmp_path: Path) -> dict[str, str]:
    return {
        str(each.relative_to(tmp_path / "out")): each.read_text(encoding="utf-8")
        for each in (tmp_path / "out").rglob("*")
        if each.is_file() and not each.name.startswith(".")
    }


def reasons(tmp_path: Path) -> dict[str, str]:
    with Ledger(tmp_path / "ledger", new=False) as ledger:
        return {
            Path(each.source).name + f":{each.row}" * (each.row > 0): each.code
            for each in ledger.entries(LedgerState.EXCEPTION)
        }
