"""The only module of the program that starts threads.

One permanent thread runs one job after the other, so that models are loaded once and never used from two threads. A job
gets a `Progress`; what it returns, raises or reports arrives in the thread of the window.
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
from engine.core.progress import Progress


class Reporter(Progress, Protocol):
    """What a job tells on its way."""

    def show(self, found: Any) -> None:
        """Hand the window what is known so far. It takes the latest when it has time."""


Work = Callable[[Reporter], Any]
Stepped = Callable[[str, int, int], None]

_TOLD_EVERY = 0.03  # seconds
_GIVES_WAY = "recognize"
"""The stage between two steps of which urgent work is done: the longest, and one that nothing in it has to be done by a
certain time."""
_SWITCHED_EVERY = 0.0002
"""Seconds for which the work may hold the interpreter while the window waits for it; Python's own 5 ms add up."""


@dataclass(frozen=True, slots=True)
class _Running:
    stop: Event
    done: Callable[[Any], None]
    failed: Callable[[Exception], None]
    stepped: Stepped | None
    shown: Callable[[Any], None] | None
    latest: list[Any]
    """What the window has not taken yet: nothing, or one value."""


class Jobs(QObject):
    """Owned by the window's thread, as its signals are."""

    _stepped = Signal(int, str, int, int)
    _shown = Signal(int)
    _ended = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        sys.setswitchinterval(_SWITCHED_EVERY)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._pool.setExpiryTimeout(-1)
        self._running: dict[int, _Running] = {}
        self._urgent: deque[_Run] = deque()
        self._last = 0
        self._stepped.connect(self._on_step)
        self._shown.connect(self._on_show)
        self._ended.connect(self._on_end)

    def run(
        self,
        work: Work,
        *,
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
        stepped: Stepped | None = None,
        shown: Callable[[Any], None] | None = None,
        urgent: bool = False,
    ) -> int:
        """Queue `work`, before all that wait if it is urgent, and before the rest of a search that has begun; one of
        `done` and `failed` is called when it ends.

        Args:
            shown: called with what the work has found so far; what is outdated by then is left out.

        Returns the number to cancel it by.
        """
        self._last += 1
        stop = Event()
        running = self._running[self._last] = _Running(stop, done, failed, stepped, shown, [])
        reporter = _Reporter(self._last, running, self._stepped, self._shown, None if urgent else self._urgent)
        run = _Run(self._last, work, reporter, self._ended)
        if urgent:
            self._urgent.append(run)
            self._pool.start(_Urgent(self._urgent), 1)
        else:
            self._pool.start(run)
        return self._last

    def cancel(self, job: int) -> None:
        """Ask it to stop at its next step; it then fails with `Cancelled`. One that has ended stays as it is."""
        if job in self._running:
            self._running[job].stop.set()

    def forget(self, job: int) -> None:
        """Cancel it; nobody is called any more."""
        running = self._running.pop(job, None)
        if running:
            running.stop.set()

    def close(self) -> None:
        """Cancel all and wait until the thread is idle; nobody is called any more."""
        for each in self._running.values():
            each.stop.set()
        self._running.clear()
        self._pool.waitForDone()

    @Slot(int, str, int, int)
    def _on_step(self, job: int, stage: str, done: int, total: int) -> None:
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
        running = self._running.pop(job, None)
        if running is None:
            return
        if error is None:
            running.done(result)
        else:
            running.failed(error)


class _Reporter:
    """The `Reporter` of one job, in the worker's thread. The window hears of a new stage at once, else now and then."""

    def __init__(
        self,
        job: int,
        running: _Running,
        stepped: SignalInstance,
        shown: SignalInstance,
        urgent: deque[_Run] | None,
    ) -> None:
        """`urgent`: what this job gives way to."""
        self._job = job
        self._running = running
        self._urgent = urgent
        self._stepped = stepped
        self._shown = shown
        self._stage = ""
        self._told = 0.0

    def check(self) -> None:
        """Raises: Cancelled."""
        if self._running.stop.is_set():
            raise Cancelled

    def step(self, stage: str, done: int, total: int) -> None:
        self.check()
        now = time.monotonic()
        if stage != self._stage or done == total or now - self._told >= _TOLD_EVERY:
            self._stage, self._told = stage, now
            self._stepped.emit(self._job, stage, done, total)
        if self._urgent and stage == _GIVES_WAY:
            _work_off(self._urgent)

    def show(self, found: Any) -> None:
        self._running.latest[:] = [found]
        self._shown.emit(self._job)


class _Run(QRunnable):
    def __init__(self, job: int, work: Work, reporter: _Reporter, ended: SignalInstance) -> None:
        super().__init__()
        self._job = job
        self._work = work
        self._reporter = reporter
        self._ended = ended

    def run(self) -> None:
        # A pass of the cyclic collector over all characters of a document stops every thread for half a second.
        collecting = gc.isenabled()  # not if another job gives way to this one
        gc.disable()
        try:
            self._reporter.check()
            result = self._work(self._reporter)
        except Exception as error:  # whatever it is, the window must hear of it
            self._ended.emit(self._job, None, error)
        else:
            self._ended.emit(self._job, result, None)
        finally:
            gc.freeze()  # what is left of the job is freed by its references
            if collecting:
                gc.enable()


class _Urgent(QRunnable):
    """What is left of the urgent work when the thread has time."""

    def __init__(self, waiting: deque[_Run]) -> None:
        super().__init__()
        self._waiting = waiting

    def run(self) -> None:
        _work_off(self._waiting)


def _work_off(waiting: deque[_Run]) -> None:
    """In the worker's thread, the only one that takes from it."""
    while waiting:
        waiting.popleft().run()
