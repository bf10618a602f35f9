"""A process with limits, in which one damaged file after the other is tried."""

from __future__ import annotations

import multiprocessing
import resource
import signal
import traceback
from multiprocessing.connection import Connection
from pathlib import Path

_SECONDS = 60  # of processor time, so that a busy machine makes no hang
_PATIENCE = 1800.0  # seconds
_MEMORY = 3 << 30


class Subject:
    """Takes one file after the other."""

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._start()

    def _start(self) -> None:
        self._pipe, theirs = self._context.Pipe()
        self._process = self._context.Process(target=_serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        assert self._pipe.recv() == "ready"

    def run(self, data: bytes) -> str:
        try:
            self._pipe.send(data)
            if self._pipe.poll(_PATIENCE):
                return str(self._pipe.recv())
            outcome = "hang"
        except (EOFError, ConnectionError):
            self._process.join()
            ended = -(self._process.exitcode or 0)
            outcome = "hang" if ended == signal.SIGXCPU else f"crash {ended}"
        self.stop()
        self._start()
        return outcome

    def stop(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _serve(pipe: Connection) -> None:
    from engine.sandbox import offline

    offline.lock()
    resource.setrlimit(resource.RLIMIT_DATA, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    from tests.fuzz import target

    pipe.send("ready")
    while True:
        try:
            data = pipe.recv()
        except EOFError:
            return
        used = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
        resource.setrlimit(resource.RLIMIT_CPU, (int(used) + _SECONDS, resource.RLIM_INFINITY))
        try:
            outcome = target.run(data)
        except MemoryError:
            outcome = "out of memory"
        except Exception as error:
            frames = [each for each in traceback.extract_tb(error.__traceback__) if "/engine/" in each.filename]
            where = " < ".join(f"{Path(each.filename).name}:{each.lineno}" for each in reversed(frames[-3:]))
            outcome = f"defect {type(error).__name__} at {where}"
        pipe.send(outcome)
