"""Start of sandboxed processes, without the user's environment and without the program that starts them."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from functools import cache
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from pathlib import Path
from types import ModuleType
from typing import Any

from engine.core.errors import ReaderFailed
from engine.sandbox import process

# A process that multiprocessing starts would import first what lies in the working folder, which may be full of
# other people's files: a `struct.py` among them would run before any guard is in place.
_GIVEN = {"OPENBLAS_NUM_THREADS": "1", "PYTHONSAFEPATH": "1"}
# Environment variables that a worker keeps, for its libraries, languages and temporary folder; others may hold
# passwords and tokens. `_FROZEN`: prefixes of those that a frozen application passes to its own processes.
_ENVIRONMENT = frozenset(
    "LANG LC_ALL LC_CTYPE TZ TESSDATA_PREFIX TMPDIR TEMP TMP SYSTEMROOT WINDIR PROGRAMFILES PYTHONHOME PYTHONPATH "
    "PYTHONHASHSEED LD_LIBRARY_PATH DYLD_LIBRARY_PATH".split()
)
_FROZEN = ("_MEI", "_PYI", "PYINSTALLER")
# Of these only absolute folders are kept: an empty part is the working folder as well.
_SEARCHED = frozenset({"PYTHONPATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"})
# Errors of a fork server that was ended, as the system does where memory is short, or whose socket was cleared away
# with other old temporary files.
_LOST = (EOFError, ConnectionError, FileNotFoundError)
_LONGEST_FOLDER = 75  # bytes; `multiprocessing` adds 32


_early: tuple[str, ...] = process.LOADED_EARLY


def expect_text() -> None:
    """Load early only what files of plain text need; a process that reads another file loads the rest itself."""
    global _early
    _early = process.LOADED_FOR_TEXT


def loaded_early() -> tuple[str, ...]:
    """Return the names of the modules that processes load early."""
    return _early


def start(
    serve: Callable[..., None], *given: object, method: str | None = None, name: str | None = None
) -> tuple[Connection, Any]:
    """Start a process that runs `serve` with the other end of a pipe; return this end, and the process.

    Args:
        given: further arguments of `serve`.
        method: how processes start; None for the fastest. The fork server, which is that on Linux, makes the first
            process wait until the libraries are loaded.
        name: the name of the process, as `multiprocessing` has it.

    Raises:
        ReaderFailed: the system starts none: it has no room for more processes, open files or temporary files.
    """
    with starts():
        try:
            return _started(serve, given, method, name)
        except _LOST:
            end()  # the next process starts another fork server
            return _started(serve, given, method, name)


@contextmanager
def starts() -> Iterator[None]:
    """Raise errors of the system, met where a process is started, as `ReaderFailed`."""
    try:
        yield
    except (OSError, EOFError) as error:
        raise _not_started(error) from error


def _not_started(error: Exception) -> ReaderFailed:
    return ReaderFailed(cause=type(error).__name__, where=Path(__file__).name)


def _started(
    serve: Callable[..., None], given: tuple[object, ...], method: str | None, name: str | None
) -> tuple[Connection, Any]:
    using = get_context(method) if method else context()
    pipe, theirs = using.Pipe()
    started = using.Process(target=serve, args=(theirs, *given), name=name, daemon=True)  # type: ignore[attr-defined]
    with _without_main_program(), _deaf() if using.get_start_method() == "spawn" else nullcontext():
        started.start()
    theirs.close()
    return pipe, started


def forget_inherited() -> None:
    """Give up the parent's fork server in a process that was forked from it."""
    context.cache_clear()
    if sys.platform == "linux":
        from multiprocessing import forkserver

        server: Any = forkserver.ensure_running.__self__  # type: ignore[attr-defined]
        if server._forkserver_alive_fd is not None:
            os.close(server._forkserver_alive_fd)  # its fork server ends with the parent, not with this process
        server.__init__()


def end() -> None:
    """End the fork server at once, even while it still loads libraries, which holds the terminal or a pipe for seconds.

    Its processes must have ended. The next process starts another.
    """
    if sys.platform == "linux":
        from multiprocessing import forkserver

        server: Any = forkserver.ensure_running.__self__  # type: ignore[attr-defined]
        context.cache_clear()
        if server._forkserver_pid is not None:
            with suppress(ProcessLookupError):
                os.kill(server._forkserver_pid, signal.SIGKILL)
            with suppress(FileNotFoundError):  # its socket may have been cleared away
                server._stop()


@cache
def context() -> BaseContext:
    """Return the way to start processes: a fork server on Linux, else spawning.

    Linux forks each process, within 0.02 s, from one that has loaded the libraries and never sees a file. Elsewhere a
    process must load them itself: a fork of this one would copy the locks of libraries that have threads.
    """
    if sys.platform != "linux" or not _has_room():
        return get_context("spawn")
    from multiprocessing import forkserver  # not every system has it

    context = get_context("forkserver")
    context.set_forkserver_preload([*_early])
    with _deaf():
        forkserver.ensure_running()
    return context


@contextmanager
def _deaf() -> Iterator[None]:
    """Let processes that start meanwhile see little of the environment and receive no Ctrl-C, which a terminal sends to
    all of them: this process receives it, and ends the others. It receives no signal before it knows what to end.
    """
    with _bare_environment():
        if sys.platform == "win32":
            yield
            return
        resource_tracker.ensure_running()  # it would set the mask of signals when the fork server starts
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, *process.ENDING})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _bare_environment() -> Iterator[None]:
    """Remove most of the environment for processes that start meanwhile.

    They learn nothing of the user's environment. They also reserve no memory for threads that multiply matrices: tens
    of MiB for each, out of the worker's limit.
    """
    before = dict(os.environ)
    kept = {name: value for name, value in before.items() if name in _ENVIRONMENT or name.startswith(_FROZEN)}
    try:
        for name in before.keys() - kept.keys():
            del os.environ[name]
        os.environ.update(_GIVEN | {name: _absolute(kept[name]) for name in _SEARCHED & kept.keys()})
        yield
    finally:
        for name in os.environ.keys() - before.keys():
            del os.environ[name]
        os.environ.update(before)


def _absolute(folders: str) -> str:
    return os.pathsep.join(filter(os.path.isabs, folders.split(os.pathsep)))


@contextmanager
def _without_main_program() -> Iterator[None]:
    """Hide the program that runs from processes that start meanwhile, which would run it again before they serve.

    A worker needs nothing of it, and a program without `if __name__ == "__main__"` would start workers in its workers.
    """
    before = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = before


def _has_room() -> bool:
    """Return whether the temporary folder leaves room for the name of the fork server's socket, at most 107 bytes."""
    try:
        return len(os.fsencode(tempfile.gettempdir())) <= _LONGEST_FOLDER
    except OSError:  # there is no such folder
        return False
