"""Other processes, which read a long file while this one does the other checks.

Each of them closes the network lock before anything else, does one task, sends the answer back and ends. None outlives
the block that started it, whatever happens there. They hold the document in memory only, and say nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from engine import offline
from engine.progress import Progress

_LONGEST = 900.0  # seconds for one task
_HEARD_EVERY = 0.1  # seconds between two looks whether the person asked to stop
_ENDED = "process ended"


class TaskFailed(Exception):
    """A task raised, or its process died. Says which class of error, never its message."""


class Worker:
    """One process. It loads while this one goes on; `begin` waits for that."""

    def __init__(self) -> None:
        context = get_context("spawn")  # a fork would copy the locks of libraries that have threads
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=offline.serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._deadline = 0.0
        self._answer: tuple[Any, str | None] | None = None

    def begin(self, task: Callable[[], Any]) -> None:
        """Hand over a task that can be pickled."""
        self._deadline = time.monotonic() + _LONGEST
        try:
            self._pipe.send(task)
        except ConnectionError:
            self._answer = None, _ENDED

    def answer(self, progress: Progress) -> Any:
        """What the task returned; the same when asked again.

        Raises:
            Cancelled: the person asked to stop.
            TaskFailed: the task raised, or its process is gone.
            TimeoutError: it took too long.
        """
        if self._answer is None:
            while not self._pipe.poll(_HEARD_EVERY):
                progress.step("verify", 0, 0)
                if time.monotonic() > self._deadline:
                    raise TimeoutError
            try:
                self._answer = self._pipe.recv()
            except (EOFError, ConnectionError):
                self._answer = None, _ENDED
        value, failure = self._answer
        if failure:
            raise TaskFailed(failure)
        return value

    def stop(self) -> None:
        """End the process, at once and wherever it is."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self._pipe.close()


@contextmanager
def started(count: int) -> Iterator[tuple[Worker, ...]]:
    """So many processes, until the block ends."""
    workers: list[Worker] = []
    try:
        for _ in range(count):
            workers.append(Worker())
        yield tuple(workers)
    finally:
        for worker in workers:
            worker.stop()
