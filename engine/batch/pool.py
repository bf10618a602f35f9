"""Batch workers on this machine: each process holds the networks, uses one core, and redacts one document at a time.

On Linux, workers are forked from a process that has loaded all that they need: they start at once and share its memory.
Where there is a graphics card, which no fork can use, and elsewhere, each loads its own; several cards are shared out.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from pathlib import Path
from typing import Any, Protocol

from engine import sandbox
from engine.core import messages
from engine.core.errors import Cancelled, SableError, TooDemanding
from engine.core.options import Device, Options
from engine.models import device
from engine.pipeline import flow
from engine.pipeline.producing import Redacted
from engine.sandbox import offline

# Jobs and answers, wherever the worker is: here, in another process, on another machine.


@dataclass(frozen=True, slots=True)
class Job:
    """A document in memory. `number`: its entry in the ledger; `name`: its name in the redaction."""

    number: int
    name: Path
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Done:
    """An answer: the redacted and verified document."""

    number: int
    redacted: Redacted


@dataclass(frozen=True, slots=True)
class JobFailed:
    """An answer: the document can't be redacted; see `ledger.LedgerEntry`. `again`: another attempt may help."""

    number: int
    code: str
    exit_code: int
    reason: str
    again: bool = False


@dataclass(frozen=True, slots=True)
class Lost:
    """An answer: the worker ended before it was done."""

    number: int


@dataclass(frozen=True, slots=True)
class Said:
    """An answer: lines about a document that was only read."""

    number: int
    lines: tuple[str, ...] = field(repr=False)


JobAnswer = Done | JobFailed | Lost | Said
DoJob = Callable[[Job, Options], JobAnswer]

# Errors that may be temporary: another program took the memory, the reader was killed.
_PASSING = frozenset({"reader-crashed"})


def done(job: Job, options: Options) -> Done | JobFailed:
    """Redact and verify a document, or return why it failed: an error of one document never ends a batch."""
    try:
        return Done(job.number, flow.redact(job.data, job.name, options))
    except Cancelled:
        raise
    except Exception as error:
        return failed(job.number, error, messages.advice_on(error, job.data, options.layout))


def failed(number: int, error: Exception, advice: str = "") -> JobFailed:
    """Return the failure, in words without text of the document."""
    if isinstance(error, SableError):
        sentence = " ".join(filter(None, (messages.sentence(error), advice)))
        return JobFailed(number, error.code, messages.exit_code(error), sentence, error.code in _PASSING)
    return JobFailed(number, "error", messages.FAILED, messages.defect(error))


LONGEST = 3600
"""Most seconds that one document may take."""


class Pool(Protocol):
    """Workers that take jobs."""

    @property
    def room(self) -> int:
        """Return how many more jobs it takes now."""

    def give(self, job: Job) -> None:
        """Begin a job; there must be room."""

    def answers(self, seconds: float) -> Iterator[JobAnswer]:
        """Yield the answers received within that time; each job gets exactly one answer, in any order."""

    def stop(self) -> None:
        """End all work at once."""


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


class Processes:
    """Pool of worker processes on this machine; a worker that ends is replaced."""

    def __init__(self, options: Options, workers: int, work: DoJob = done) -> None:
        """`work`: what a worker does with a job; an exception would end it."""
        self._options = options
        self._work = work
        self._context, self._cards = _context(options)
        self._workers: list[_Worker] = []
        for number in range(workers):
            self._start(number)

    @property
    def room(self) -> int:
        return sum(each.job is None for each in self._workers)

    def give(self, job: Job) -> None:
        next(each for each in self._workers if each.job is None).give(job)

    def answers(self, seconds: float) -> Iterator[JobAnswer]:
        busy = {each.pipe: each for each in self._workers if each.job is not None}
        ready = connection.wait(busy, seconds) if busy else ()
        for pipe, worker in busy.items():
            if pipe in ready:
                yield self._answer(worker)
            elif time.monotonic() > worker.deadline and worker.job:
                number = worker.job.number
                self._replace(worker)
                yield failed(number, TooDemanding(problem="time"))

    def stop(self) -> None:
        while self._workers:
            self._workers.pop().stop()

    def _answer(self, worker: _Worker) -> JobAnswer:
        assert worker.job is not None  # noqa: S101 - only busy workers are polled
        number = worker.job.number
        try:
            answer: JobAnswer = worker.pipe.recv()
        except (EOFError, OSError):
            self._replace(worker)
            return Lost(number)
        worker.job = None
        return answer

    def _replace(self, worker: _Worker) -> None:
        worker.stop()
        place = self._workers.index(worker)
        del self._workers[place]
        self._start(place)

    def _start(self, number: int) -> None:
        card = number % self._cards if self._cards else None
        others = [each.pipe for each in self._workers]
        self._workers.insert(number, _Worker(self._context, self._options, card, others, self._work))


def _context(options: Options) -> tuple[BaseContext, int]:
    """Return the way to start processes, and the number of graphics cards that they use."""
    cards = device.cards() if options.device is not Device.CPU else 0
    device.use_one_thread()
    if cards or sys.platform != "linux":
        # Load here first, so that a network that can't be loaded is reported once, not by each worker.
        flow.load(replace(options, device=Device.CPU))
        return get_context("spawn"), cards
    flow.load_for_many(options)
    return get_context("fork"), 0


class _Worker:
    def __init__(
        self, context: BaseContext, options: Options, card: int | None, others: Iterable[Connection], work: DoJob
    ) -> None:
        self.pipe, theirs = context.Pipe()
        self.job: Job | None = None
        self.deadline = 0.0
        inherited = (self.pipe, *others) if context.get_start_method() == "fork" else ()
        # Not a daemon: it must be free to start the sandboxed worker.
        self._process: Any = context.Process(  # type: ignore[attr-defined]
            target=serve, args=(theirs, options, card, inherited, work)
        )
        self._process.start()
        theirs.close()

    def give(self, job: Job) -> None:
        self.job = job
        self.deadline = time.monotonic() + LONGEST
        try:
            self.pipe.send(job)
        except OSError:  # the worker ended, which `answers` finds out
            return

    def stop(self) -> None:
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()


def serve(
    pipe: Connection, options: Options, card: int | None, inherited: Iterable[Connection] = (), work: DoJob = done
) -> None:
    """Run a worker: answer every job until the pipe is closed. It writes no file."""
    for each in inherited:  # or it would not notice the end of its parent
        each.close()
    for number in (signal.SIGINT, signal.SIGTERM):  # the parent handles these signals, and ends this process
        signal.signal(number, signal.SIG_IGN)
    offline.lock()
    sandbox.leave_no_image()
    sandbox.forget_inherited()  # the parent may have read a table
    if card is not None:
        os.environ["CUDA_VISIBLE_DEVICES"] = _visible(card)
    device.use_one_thread()
    sandbox.warm()
    flow.load_for_many(options)
    try:
        while True:
            pipe.send(work(pipe.recv(), options))
    except (EOFError, OSError):
        sandbox.end()  # sandboxed workers ignore SIGTERM, and would be waited for without end


def _visible(card: int) -> str:
    """Return the name of a graphics card; one of those that the user lets this program see, where only some are
    visible.
    """
    named = [each for each in os.environ.get("CUDA_VISIBLE_DEVICES", "").split(",") if each]
    return named[card] if card < len(named) else str(card)
