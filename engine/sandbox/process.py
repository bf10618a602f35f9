"""Child side of a sandboxed worker: apply the guards and limits of memory and time, then run tasks, send answers."""

from __future__ import annotations

import ctypes
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
from engine.core.progress import Stage
from engine.sandbox import files, offline, system_calls, values

MEMORY = 2 << 30
"""Bytes of memory that a worker may use."""
SECONDS = 300
"""The longest time of a task from one reported step to the next: seconds of the processor, since a busy machine must
not refuse what an idle one accepts. Where the system does not report them, and for a task that hardly works, seconds.
"""
LONGEST = 3600
"""The longest time of a whole task, in seconds."""

ENDING: frozenset[signal.Signals] = frozenset({signal.SIGTERM, signal.SIGHUP} if sys.platform != "win32" else ())
"""Signals besides Ctrl-C that end the program in an orderly way."""

LOADED_EARLY = (
    "engine.sandbox.prepared",
    "engine.documents.pdf",
    "engine.documents.docx",
    "engine.documents.preloaded",
    "engine.verify",
    "engine.verify.preloaded",
)
"""Modules to load while the front-end loads its own libraries; by name, since this layer may not import them."""
LOADED_FOR_TEXT = ("engine.sandbox.prepared", "engine.documents", "engine.verify")
"""Those that plain text needs: the others take a second to prepare what pages and pictures are compared with."""
_STEP_EVERY = 0.05  # seconds
_GRACE = 1.2  # times the allowed time, after which the process ends itself
_GC_THRESHOLDS = 100_000, 20, 50  # see `gc.set_threshold`
_FREED_MEMORY = {-1: 256 << 20, -3: 32 << 20}
"""Options of mallopt(3): bytes of freed memory that are kept, and of the smallest block that has its own mapping."""
_OUT_OF_MEMORY = ("MemoryError", "FzErrorSystem")  # what libraries raise where memory ends; the last is MuPDF's


def serve(pipe: Connection, path: Path | None = None, *, early: tuple[str, ...] = LOADED_EARLY) -> None:
    """Run the worker: send the names of its guards, then an answer for every task, until the pipe is closed.

    A task is unpickled, which imports its modules, only after the guards are applied. It is called with `progress`, and
    with `file` if there is one. An error is sent as its class and line of code only: a message or a traceback could
    hold text of the document.

    Args:
        path: a file that is opened for reading before the guards are applied, since it is too long for the pipe.
        early: modules to load while no task has come.
    """
    file = path.open("rb") if path else None
    guards = close_doors(pipe, file)
    pipe.send_bytes(values.dumped(("closed", guards)))
    with suppress(EOFError, ConnectionError):  # the parent process has ended
        for name in () if pipe.poll() else early:
            import_module(name)
        # A long file makes millions of values with hardly any cycles; looking for cycles took a quarter of the time.
        gc.freeze()
        gc.set_threshold(*_GC_THRESHOLDS)
        _keep_freed_memory()
        while True:
            pipe.send_bytes(values.dumped(_answer(pipe, guards, {"file": file} if file else {})))


def close_doors(pipe: Connection, file: IO[bytes] | None = None) -> tuple[str, ...]:
    """Apply all guards before the process sees an untrusted file; return the names of those that took effect.

    Args:
        file: a file that stays open besides the pipe, and that can be opened again by its name.
    """
    offline.lock()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent receives the user's Ctrl-C, and ends this process
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)  # they were blocked when it started
    leave_no_image()
    _be_silent()
    _close_all_but(pipe.fileno(), *([file.fileno()] if file else ()))
    single_threaded = _has_one_thread()
    readable = (Path(file.name),) if file else ()
    guards = tuple(name for name, close in _GUARDS.items() if _closes(close, readable))
    return guards if single_threaded else ()


def _closes(close: Callable[[tuple[Path, ...]], bool], readable: tuple[Path, ...]) -> bool:
    """Return whether a guard took effect; one that fails halfway did not."""
    try:
        return close(readable)
    except OSError:
        return False


def _keep_freed_memory() -> None:
    """Use the memory of drawn pages again; returning each to the system and taking it back was a sixth of reading."""
    if sys.platform == "linux":
        with suppress(AttributeError):  # not every C library has it
            allocator = ctypes.CDLL(None).mallopt
            for option, size in _FREED_MEMORY.items():
                allocator(option, size)


def leave_no_image() -> None:
    """Prevent core dumps of this process and its children, which would write its memory to the disk."""
    if sys.platform != "win32":
        import resource

        # Not 0: where dumps are piped to a program, Linux ignores the limit; only 1 prevents that. An administrator's 0
        # can't be raised.
        most = 1 if resource.getrlimit(resource.RLIMIT_CORE)[1] else 0
        resource.setrlimit(resource.RLIMIT_CORE, (most, most))


def _be_silent() -> None:
    """Discard the output of libraries, which quote what they can't read."""
    try:
        nowhere = os.open(os.devnull, os.O_RDWR)
    except OSError:  # a system without devices: a pipe that nobody reads refuses it
        reader, nowhere = os.pipe()
        os.close(reader)
    for stream in range(3):
        os.dup2(nowhere, stream)
    os.close(nowhere)
    sys.dont_write_bytecode = True


def _close_all_but(*kept: int) -> None:
    """Close all other inherited files, such as pipes to helper processes of Python, which would obey this process."""
    if sys.platform != "win32":
        for before, after in pairwise((2, *sorted(kept), os.sysconf("SC_OPEN_MAX"))):
            os.closerange(before + 1, after)


def _has_one_thread() -> bool:
    """Return whether the process surely has one thread: on Linux the guards would not bind others started before."""
    if sys.platform != "linux":
        return True
    try:
        return len(list(Path("/proc/self/task").iterdir())) == 1
    except OSError:  # /proc is not mounted
        return False


def _limit_memory() -> bool:
    if sys.platform != "linux":  # others have such limits and do not enforce them
        return False
    import resource

    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    except (ValueError, OSError):  # the user's own limit is lower
        return False
    return True


# In this order: the last makes the others impossible.
_GUARDS: dict[str, Callable[[tuple[Path, ...]], bool]] = {
    "memory": lambda _: _limit_memory(),
    "no-files": files.close,
    "no-network": lambda _: system_calls.close(),
}


EXPECTED = tuple(_GUARDS) if sys.platform == "linux" else ()
"""Guards without which nothing is parsed, unless that is allowed. Other systems have none, and reports say so."""


def missing(guards: tuple[str, ...]) -> tuple[str, ...]:
    """Return the expected guards that are not among those that took effect."""
    return tuple(each for each in EXPECTED if each not in guards)


def _answer(pipe: Connection, guards: tuple[str, ...], given: dict[str, Any]) -> tuple[Any, ...]:
    try:
        task, kind, unguarded = pipe.recv()
        if (lacking := missing(guards)) and not unguarded:
            raise MissingGuards(guards=lacking)
        _give_time(SECONDS, LONGEST)
        return "answer", values.codec(kind).encode(task(progress=_PipeProgress(pipe), **given))
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
        _give_time(0, 0)


def _give_time(working: float, waiting: float) -> None:
    """Set the times after which the process ends itself, in case no parent is left to end it; 0 sets none.

    Args:
        working: seconds of the processor.
        waiting: seconds.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, _GRACE * working)
        signal.setitimer(signal.ITIMER_REAL, _GRACE * waiting)


def _causes(error: BaseException | None) -> list[BaseException]:
    causes = []
    while error is not None and error not in causes:
        causes.append(error)
        error = error.__cause__ or error.__context__
    return causes


class _PipeProgress:
    """Progress that is sent through the pipe, at a limited rate."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._stage: Stage | None = None
        self._next = 0.0

    def step(self, stage: Stage, done: int, total: int) -> None:
        now = time.monotonic()
        if stage != self._stage or now >= self._next or 0 < done == total:
            self._stage, self._next = stage, now + _STEP_EVERY
            self._pipe.send_bytes(values.dumped(("step", str(stage), done, total)))
            _give_time(SECONDS, LONGEST)
