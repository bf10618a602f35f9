"""Background jobs in one worker thread; the only module of the program that starts threads.

The thread runs one job after the other, so that models are loaded once and never used from two threads. A job gets a
`Progress`; the window's thread receives the result, the error and the reported progress.
"""

from __future__ import annotations

import gc
import sys
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from threading import Event
from typing import Any, Protocol

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, SignalInstance, Slot

from engine.core.errors import Cancelled
from engine.core.progress import Progress, Stage


class Reporter(Progress, Protocol):
    """The channel by which a job reports progress and interim results."""

    def show(self, found: Any) -> None:
        """Hand the window the interim result. The window takes the latest one when it has time."""


_Work = Callable[[Reporter], Any]
Stepped = Callable[[Stage, int, int], None]

_REPORT_INTERVAL = 0.03  # seconds
_YIELDING_STAGE = Stage.RECOGNIZE
"""The stage in which urgent work may run between two steps: the longest one, and free of time limits."""
_SWITCH_INTERVAL = 0.0002
"""Seconds for which the worker may hold the interpreter while the window waits for it; Python's own 5 ms add up."""


@dataclass(frozen=True, slots=True)
class _Running:
    stop: Event
    done: Callable[[Any], None]
    failed: Callable[[Exception], None]
    stepped: Stepped | None
    shown: Callable[[Any], None] | None
    latest: list[Any]
    """The interim result that the window has not taken yet: empty, or one value."""
    unclaimed: Callable[[Any], None] | None
    result: list[Any]
    """The result that `unclaimed` may have to clear away: empty, or one value."""

    def clear_away(self) -> None:
        """Pass on a result that nobody takes."""
        if self.unclaimed and self.result:
            self.unclaimed(self.result.pop())


class Jobs(QObject):
    """A queue of jobs. Like its signals, it belongs to the window's thread."""

    _stepped = Signal(int, object, int, int)
    _shown = Signal(int)
    _ended = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        sys.setswitchinterval(_SWITCH_INTERVAL)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._pool.setExpiryTimeout(-1)
        self._running: dict[int, _Running] = {}
        self._forgotten: dict[int, _Running] = {}
        self._urgent: deque[_Run] = deque()
        self._last = 0
        self._stepped.connect(self._on_step)
        self._shown.connect(self._on_show)
        self._ended.connect(self._on_end)

    def run(
        self,
        work: _Work,
        *,
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
        stepped: Stepped | None = None,
        shown: Callable[[Any], None] | None = None,
        unclaimed: Callable[[Any], None] | None = None,
        urgent: bool = False,
    ) -> int:
        """Queue `work`, and call either `done` or `failed` when it ends.

        Args:
            shown: called with interim results; outdated ones are skipped.
            unclaimed: called, in any thread, with a result that came after the job was forgotten: it may be a file.
            urgent: run it before all waiting jobs, and before the rest of a search that has begun.

        Returns the number by which to cancel it.
        """
        self._last += 1
        stop = Event()
        running = self._running[self._last] = _Running(stop, done, failed, stepped, shown, [], unclaimed, [])
        reporter = _Reporter(self._last, running, self._stepped, self._shown, None if urgent else self._urgent)
        run = _Run(self._last, work, running, reporter, self._ended)
        if urgent:
            self._urgent.append(run)
            self._pool.start(_Urgent(self._urgent), 1)
        else:
            self._pool.start(run)
        return self._last

    def waits(self, job: int) -> bool:
        """Return whether a job waits for others that were queued before it."""
        return job in self._running and any(each < job for each in self._running)

    def cancel(self, job: int) -> None:
        """Ask a job to stop at its next step; it then fails with `Cancelled`. Do nothing if it has ended."""
        if job in self._running:
            self._running[job].stop.set()

    def forget(self, job: int) -> None:
        """Cancel a job without calling its callbacks."""
        running = self._running.pop(job, None)
        if running:
            running.stop.set()
            if running.unclaimed:
                self._forgotten[job] = running

    def close(self) -> None:
        """Cancel all jobs without calling their callbacks, and wait until the thread is idle."""
        dropped = (*self._running.values(), *self._forgotten.values())
        for each in dropped:
            each.stop.set()
        self._running.clear()
        self._forgotten.clear()
        self._pool.waitForDone()
        for each in dropped:
            each.clear_away()

    @Slot(int, str, int, int)
    def _on_step(self, job: int, stage: Stage, done: int, total: int) -> None:
        running = self._running.get(job)
        if running and running.stepped:
            running.stepped(stage, done, total)

    @Slot(int)
    def _on_show(self, job: int) -> None:
        running = self._running.get(job)
        if running and running.shown and running.latest:
            running.shown(running.latest.pop())

    @Slot(int, object, object)
    def _on_end(self, job: int, result: object, error: Exception | None) -> None:
        if forgotten := self._forgotten.pop(job, None):
            forgotten.clear_away()
        running = self._running.pop(job, None)
        if running is None:
            return
        if error is None:
            running.done(result)
        else:
            running.failed(error)


class _Reporter:
    """The `Reporter` of one job, in the worker's thread. It reports a new stage at once, other steps now and then."""

    def __init__(
        self,
        job: int,
        running: _Running,
        stepped: SignalInstance,
        shown: SignalInstance,
        urgent: deque[_Run] | None,
    ) -> None:
        """`urgent`: the queue of jobs that this job gives way to."""
        self._job = job
        self._running = running
        self._urgent = urgent
        self._stepped = stepped
        self._shown = shown
        self._stage: Stage | None = None
        self._reported = 0.0

    def check(self) -> None:
        """Stop the job if the user cancelled it.

        Raises:
            Cancelled: the user cancelled the job.
        """
        if self._running.stop.is_set():
            raise Cancelled

    def step(self, stage: Stage, done: int, total: int) -> None:
        self.check()
        now = time.monotonic()
        if stage != self._stage or done == total or now - self._reported >= _REPORT_INTERVAL:
            self._stage, self._reported = stage, now
            _emit(self._stepped, self._job, stage, done, total)
        if self._urgent and stage == _YIELDING_STAGE:
            _run_waiting(self._urgent)

    def show(self, found: Any) -> None:
        self._running.latest[:] = [found]
        _emit(self._shown, self._job)


class _Run(QRunnable):
    def __init__(self, job: int, work: _Work, running: _Running, reporter: _Reporter, ended: SignalInstance) -> None:
        super().__init__()
        self._job = job
        self._work = work
        self._running = running
        self._reporter = reporter
        self._ended = ended

    def run(self) -> None:
        # A pass of the cyclic garbage collector over all characters of a document stops every thread for half a second.
        collecting = gc.isenabled()  # already off if another job gives way to this one
        gc.disable()
        try:
            self._reporter.check()
            result = self._work(self._reporter)
        except Exception as error:  # the window must receive every error
            self._end(None, error)
        else:
            self._end(result, None)
        finally:
            gc.freeze()  # the job's remaining objects are freed by reference counting
            if collecting:
                gc.enable()

    def _end(self, result: Any, error: Exception | None) -> None:
        if error is None and self._running.unclaimed:
            self._running.result.append(result)
        try:
            _emit(self._ended, self._job, result, error)
        except Cancelled:
            self._running.clear_away()


def _emit(signal: SignalInstance, *values: Any) -> None:
    """Emit a signal of the queue of jobs.

    Raises:
        Cancelled: the queue is gone with its window, and nobody waits for the job.
    """
    try:
        signal.emit(*values)
    except (RuntimeError, TypeError) as gone:  # which of them depends on how much of the queue is destroyed
        raise Cancelled from gone


class _Urgent(QRunnable):
    """A slot in the thread's queue for the urgent jobs that still wait."""

    def __init__(self, waiting: deque[_Run]) -> None:
        super().__init__()
        self._waiting = waiting

    def run(self) -> None:
        _run_waiting(self._waiting)


def _run_waiting(waiting: deque[_Run]) -> None:
    """Run all waiting jobs. Only the worker's thread takes jobs from the queue."""
    while waiting:
        waiting.popleft().run()
