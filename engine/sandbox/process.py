"""What runs in a process that parses hostile files: it closes every door, then does what it is asked."""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from itertools import pairwise
from multiprocessing.connection import Connection
from pathlib import Path
from typing import IO, Any

from engine.core.errors import MissingGuards, SableError, TooDemanding
from engine.sandbox import files, offline, system_calls, values

MEMORY = 2 << 30
"""Bytes of memory that a process may ask for."""
SECONDS = 300
"""How long a task may take from one step that it tells to the next."""
LONGEST = 3600
"""Seconds that a whole task may take."""

LOADED_EARLY = ("engine.documents", "engine.verify")
"""By name, since this layer knows neither. They load while the front-end loads its own libraries."""
_TOLD_EVERY = 0.05  # seconds
_GRACE = 1.2  # times its time, after which the process ends itself
# What libraries raise where memory ends; the last is MuPDF's.
_LOOKED_FOR_RINGS = 100_000, 20, 50  # see `gc.set_threshold`
_OUT_OF_MEMORY = ("MemoryError", "FzErrorSystem")


def serve(pipe: Connection, path: Path | None = None) -> None:
    """The life of the process. Sends what it has closed, then an answer for every task, until the pipe is closed.

    Only behind the closed doors a task is unpickled, and with it whatever it imports. A task is called with `progress`,
    and with `file` where there is one. Of an error it tells the class and the line of code: a message or a traceback
    could hold text of the document.

    Args:
        path: a file that is opened for reading before the doors are closed, since it is too long for the pipe.
    """
    file = path.open("rb") if path else None
    guards = close_doors(pipe, file)
    pipe.send_bytes(values.dumped(("closed", guards)))
    with suppress(EOFError, ConnectionError):  # whoever asked is gone
        for name in () if pipe.poll() else LOADED_EARLY:
            import_module(name)
        # Of a long file come millions of values, hardly any in rings: looking for these took a quarter of the time.
        gc.freeze()
        gc.set_threshold(*_LOOKED_FOR_RINGS)
        while True:
            pipe.send_bytes(values.dumped(_answer(pipe, guards, {"file": file} if file else {})))


def close_doors(pipe: Connection, file: IO[bytes] | None = None) -> tuple[str, ...]:
    """All that a process does before it sees a hostile file. Returns the names of the guards that hold here.

    Args:
        file: one that stays open beside the pipe, and that can be opened again by its name.
    """
    offline.lock()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that asked hears the person, and ends this one
    leave_no_image()
    _be_silent()
    _close_all_but(pipe.fileno(), *([file.fileno()] if file else ()))
    alone = _has_one_thread()
    readable = (Path(file.name),) if file else ()
    guards = tuple(name for name, close in _GUARDS.items() if close(readable))
    return guards if alone else ()


def leave_no_image() -> None:
    """No crash of this process, or of those that it starts, leaves its memory on the disk."""
    if sys.platform != "win32":
        import resource

        # Not 0: where dumps go to a program, Linux asks it whatever the limit; only 1 means that there is none.
        resource.setrlimit(resource.RLIMIT_CORE, (1, resource.getrlimit(resource.RLIMIT_CORE)[1] and 1))


def _be_silent() -> None:
    """Libraries quote what they can't read: their words go nowhere."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    os.close(nowhere)
    sys.dont_write_bytecode = True


def _close_all_but(*kept: int) -> None:
    """What every child of a Python program inherits: ways to its helpers, which would do what they are asked."""
    if sys.platform != "win32":
        for before, after in pairwise((2, *sorted(kept), os.sysconf("SC_OPEN_MAX"))):
            os.closerange(before + 1, after)


def _has_one_thread() -> bool:
    """Linux closes doors to the thread that asks; another that was started before would keep them open."""
    return sys.platform != "linux" or len(list(Path("/proc/self/task").iterdir())) == 1


def _limit_memory() -> bool:
    if sys.platform != "linux":  # others know such limits and do not keep them
        return False
    import resource

    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    except (ValueError, OSError):  # a lower limit of the person's own
        return False
    return True


# In this order: the last leaves no way to do the others.
_GUARDS: dict[str, Callable[[tuple[Path, ...]], bool]] = {
    "memory": lambda _: _limit_memory(),
    "no-files": files.close,
    "no-network": lambda _: system_calls.close(),
}


EXPECTED = tuple(_GUARDS) if sys.platform == "linux" else ()
"""Guards without which nothing is parsed, unless that is allowed. Other systems have none, and reports say so."""


def _answer(pipe: Connection, guards: tuple[str, ...], given: dict[str, Any]) -> tuple[Any, ...]:
    try:
        task, kind, may_be_open = pipe.recv()
        if missing := tuple(name for name in EXPECTED if name not in guards and not may_be_open):
            raise MissingGuards(guards=missing)
        _give_time(SECONDS)
        return "answer", values.codec(kind).encode(task(progress=_Told(pipe), **given))
    except (EOFError, ConnectionError):
        raise
    except SableError as error:
        return "refused", error.code, error.fields
    except Exception as error:
        if any(type(each).__name__ in _OUT_OF_MEMORY for each in _causes(error)):
            return "refused", TooDemanding.code, {"problem": "memory"}
        frame = traceback.extract_tb(error.__traceback__)[-1]
        return "failed", type(error).__name__, f"{Path(frame.filename).name}:{frame.lineno}"
    finally:
        _give_time(0)


def _give_time(seconds: float) -> None:
    """It ends by itself some time after that, where nobody is left to end it."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, _GRACE * seconds)


def _causes(error: BaseException | None) -> list[BaseException]:
    causes = []
    while error is not None and error not in causes:
        causes.append(error)
        error = error.__cause__ or error.__context__
    return causes


class _Told:
    """Progress that is told through the pipe, not too often."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._stage = ""
        self._next = 0.0

    def step(self, stage: str, done: int, total: int) -> None:
        now = time.monotonic()
        if stage != self._stage or now >= self._next or done == total:
            self._stage, self._next = stage, now + _TOLD_EVERY
            self._pipe.send_bytes(values.dumped(("step", stage, done, total)))
            _give_time(SECONDS)
