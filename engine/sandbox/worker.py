"""The end of the pipe that asks: starts processes, hears them and the person, and ends them."""

from __future__ import annotations

import hashlib
import os
import select
import signal
import struct
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from functools import cache
from multiprocessing import get_context
from multiprocessing.context import BaseContext
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from typing import Any, Protocol, TypeVar

from engine.core import managed
from engine.core.errors import ReaderCrashed, ReaderFailed, SableError, TooDemanding
from engine.core.progress import Progress
from engine.core.types import Isolation
from engine.sandbox import process, values

_T = TypeVar("_T")
_HEARD_EVERY = 0.1  # seconds between two looks whether the person asked to stop
_DYING = 1.0  # seconds that the system may take to say why a process ended
_THREADS = {"OPENBLAS_NUM_THREADS": "1"}
# All that a process gets of the environment, in which programs keep passwords and tokens: where it finds its libraries,
# languages and temporary folder. The last begin the names of what a frozen application tells its own processes.
_ENVIRONMENT = frozenset(
    "LANG LC_ALL LC_CTYPE TZ TESSDATA_PREFIX TMPDIR TEMP TMP SYSTEMROOT WINDIR PROGRAMFILES PYTHONHOME PYTHONPATH "
    "PYTHONHASHSEED LD_LIBRARY_PATH DYLD_LIBRARY_PATH".split()
)
_FROZEN = ("_MEI", "_PYI", "PYINSTALLER")
_LONGEST_FOLDER = 75  # bytes; `multiprocessing` adds 32
_LONGEST_MESSAGE = 1 << 30  # bytes
_LONGEST_HEAD = 0x7FFFFFFF  # bytes of a message whose length is written in four (see `Connection`)
_LONGEST_WORDS = 200  # characters in a field of an error
_CLOSED = values.codec(tuple[str, tuple[str, ...]])
_STEP = values.codec(tuple[str, int, int])

# A process that dies, and one that sends what it should not.
_DEATHS = (EOFError, OSError, ValueError, TypeError, LookupError)

# Ends of a process that tell why it ended; out of memory, Linux kills without a word.
_SIGNALS = {getattr(signal, name, None): why for name, why in (("SIGALRM", "time"), ("SIGKILL", "memory"))}


@cache
def _context() -> BaseContext:
    """Linux forks each process, within 0.02 s, from one that has loaded the libraries and never sees a file. Elsewhere
    it must load them itself: a fork of this process would copy the locks of libraries that have threads.
    """
    if sys.platform != "linux" or not _has_room():
        return get_context("spawn")
    from multiprocessing import forkserver  # not every system has it

    context = get_context("forkserver")
    context.set_forkserver_preload([*process.LOADED_EARLY])
    with _bare_environment():
        forkserver.ensure_running()
    return context


@contextmanager
def _bare_environment() -> Iterator[None]:
    """What is started here learns nothing of the user's environment, and keeps no memory for threads that multiply
    matrices: tens of MiB for each, of those that a process may have.
    """
    before = dict(os.environ)
    kept = {name: value for name, value in before.items() if name in _ENVIRONMENT or name.startswith(_FROZEN)}
    try:
        for name in before.keys() - kept.keys():
            del os.environ[name]
        os.environ.update(_THREADS)
        yield
    finally:
        for name in os.environ.keys() - before.keys():
            del os.environ[name]
        os.environ.update(before)


def _has_room() -> bool:
    """For the local socket over which it is asked: in the temporary folder, under a name of at most 107 bytes."""
    try:
        return len(os.fsencode(tempfile.gettempdir())) <= _LONGEST_FOLDER
    except OSError:  # there is no such folder
        return False


class Reader(Protocol):
    """What is asked to parse files. Tests have one that does it in this process."""

    def begin(self, task: Callable[..., _T], kind: type[_T], stage: str) -> Callable[[Progress], _T]:
        """See `Worker.begin`."""


class Worker:
    """One process, with one task at a time. It starts while this one goes on.

    Args:
        serve: what it does.
        given: more that `serve` is called with.
    """

    def __init__(self, serve: Callable[..., None] = process.serve, *given: Path) -> None:
        self._pipe, theirs = _context().Pipe()
        self._process = _context().Process(target=serve, args=(theirs, *given), daemon=True)  # type: ignore[attr-defined]
        with _bare_environment() if _context().get_start_method() == "spawn" else nullcontext():
            self._process.start()
        theirs.close()
        self._guards: tuple[str, ...] | None = None
        self._deadline = self._latest = 0.0
        self._busy = False
        self._failure: SableError | None = None

    @property
    def is_idle(self) -> bool:
        """Whether it can take another task."""
        return not self._busy and self._failure is None and self._process.is_alive()

    @property
    def isolation(self) -> Isolation:
        """What the process can't do. It has said so before it saw any file.

        Raises:
            ReaderCrashed: it has ended before.
            TooDemanding: it does not say so in its time.
        """
        if self._failure:
            raise self._failure
        if self._guards is None:
            try:
                if not self._pipe.poll(process.SECONDS):
                    self._failure = TooDemanding(problem="time")
                    raise self._failure
                self._hear_guards(self._received())
            except _DEATHS as error:
                raise self._ended(error) from error
        return Isolation(self._guards or (), process.MEMORY, process.SECONDS)

    def begin(self, task: Callable[..., _T], kind: type[_T], stage: str) -> Callable[[Progress], _T]:
        """Hand over a task that can be pickled; it is called with `progress`.

        Args:
            kind: what it returns (see `cli.values.codec`).
            stage: what is told of the work until it tells something itself.

        Returns:
            A function that waits for the answer and gives it, the same when asked again. It raises:
            Cancelled: the person asked to stop; `borrowed` ends the process.
            TooDemanding: it took too long or too much memory.
            ReaderCrashed: the process died, or sent what is no answer.
            MissingGuards: the system can't guard the process, and nobody allowed to go on; nothing was parsed.
            ReaderFailed: the task raised an error that is none of Sable's; and whatever else the task raises of these.
        """
        answers: list[_T] = []
        self._busy = True
        self._deadline = time.monotonic() + process.SECONDS
        self._latest = time.monotonic() + process.LONGEST

        def answer(progress: Progress) -> _T:
            if not answers:
                answers.append(self._answer(kind, stage, progress))
            return answers[0]

        if self._failure:  # nobody hears it any more
            return answer
        try:
            self._hand_over(bytes(ForkingPickler.dumps((task, kind, _may_be_open()))))
        except TimeoutError as error:
            self._failure = TooDemanding(problem="time")
            self._failure.__cause__ = error
        except OSError as error:
            self._ended(error)  # told when the answer is asked for
        return answer

    def _hand_over(self, message: bytes) -> None:
        """Send as `Connection.send_bytes` does, but not for ever: a process that hears nothing more leaves it unread.

        Raises:
            TimeoutError: it was not read in the time that a process has.
            OSError: the process is gone.
        """
        if sys.platform == "win32":
            self._pipe.send_bytes(message)
            return
        size = len(message)
        head = struct.pack("!i", size) if size <= _LONGEST_HEAD else struct.pack("!iQ", -1, size)
        pipe = self._pipe.fileno()
        os.set_blocking(pipe, False)
        try:
            for part in (head, message):
                left = memoryview(part)
                while left:
                    if not select.select((), (pipe,), (), process.SECONDS)[1]:
                        raise TimeoutError
                    with suppress(BlockingIOError):
                        left = left[os.write(pipe, left) :]
        finally:
            os.set_blocking(pipe, True)

    def stop(self) -> None:
        """End the process, at once and wherever it is."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self._pipe.close()

    def _answer(self, kind: Any, stage: str, progress: Progress) -> Any:
        if self._failure:
            raise self._failure
        last: tuple[str, int, int] = (stage, 0, 0)
        while True:
            progress.step(*last)
            try:
                heard = self._pipe.poll(_HEARD_EVERY)
                if time.monotonic() > (self._latest if heard else self._deadline):
                    self._failure = TooDemanding(problem="time")
                    raise self._failure
                if not heard:
                    continue
                untrusted = self._received()
                if self._guards is None:
                    self._hear_guards(untrusted)
                elif untrusted[0] == "step":
                    last = _STEP.decode(untrusted[1:])
                    self._deadline = time.monotonic() + process.SECONDS
                else:
                    value = values.codec(kind).decode(untrusted[1]) if untrusted[0] == "answer" else _error(untrusted)
                    break
            except _DEATHS as error:
                raise self._ended(error) from error
        # What memory is left after such a file is in pieces.
        self._busy = isinstance(value, TooDemanding)
        if isinstance(value, SableError):
            raise value
        return value

    def _hear_guards(self, untrusted_message: Any) -> None:
        """The first message, sent before the process was given anything hostile."""
        _, self._guards = _CLOSED.decode(untrusted_message)

    def _received(self) -> Any:
        return values.loaded(self._pipe.recv_bytes(_LONGEST_MESSAGE))

    def _ended(self, error: Exception) -> SableError:
        """Why the process can't be asked any more."""
        # Not `join`: the process has closed what that listens to, so it would wait for one that lives and lies.
        end = time.monotonic() + _DYING
        while self._process.exitcode is None and time.monotonic() < end:
            time.sleep(_HEARD_EVERY / 10)
        code = self._process.exitcode or 0
        why = _SIGNALS.get(-code)
        self._failure = TooDemanding(problem=why) if why else ReaderCrashed(status=code)
        self._failure.__cause__ = error
        return self._failure


def _error(untrusted_message: Any) -> SableError:
    """What the process says of a task that raised."""
    what, name, details = untrusted_message
    if what == "failed":
        return ReaderFailed(cause=_harmless(name), where=_harmless(details))
    return _classes()[name](**{_harmless(key): _harmless(value) for key, value in details.items()})


def _harmless(untrusted_field: Any) -> Any:
    """A number or some printable words, or several.

    Raises:
        ValueError: it is something else.
    """
    if type(untrusted_field) is tuple:
        return tuple(map(_harmless, untrusted_field))
    if type(untrusted_field) is int:
        return untrusted_field
    if type(untrusted_field) is str and untrusted_field.isprintable() and len(untrusted_field) < _LONGEST_WORDS:
        return untrusted_field
    raise ValueError("no field of an error")


def _classes() -> dict[str, type[SableError]]:
    """The errors by their codes."""
    waiting, found = [SableError], {}
    while waiting:
        each = waiting.pop()
        found[each.code] = each
        waiting += each.__subclasses__()
    return found


def allow_missing_guards(allowed: bool) -> None:
    """Let processes parse files even where the system can't guard them as it should, or forbid it again."""
    global _allowed
    _allowed = allowed


def _may_be_open() -> bool:
    return _allowed or managed.now().allow_missing_guards is True


_allowed = False
_AHEAD = 3
_spare: list[Worker] = []
_kept: dict[bytes, Worker] = {}


def warm() -> None:
    """Start processes now, so that no file need wait for them: one reads and writes, others check what was written."""
    while len(_spare) < _AHEAD:
        _spare.append(Worker())


def cool() -> None:
    """End all that wait for a file."""
    for each in (*_spare, *_kept.values()):
        each.stop()
    _spare.clear()
    _kept.clear()


@contextmanager
def borrowed(count: int = 1, *, of: bytes | None = None) -> Iterator[tuple[Worker, ...]]:
    """So many processes, until the block ends. Meanwhile others are started for whatever comes next.

    None has seen another file, which could have taken it over and falsify what is read of this one.

    Args:
        of: the file. One process is kept until another file comes, since it knows what it has read in the
            pictures of this one.
    """
    file = hashlib.sha256(of).digest() if of is not None else b""
    workers: list[Worker] = []
    try:
        for _ in range(count):
            workers.append(_usable(_kept.pop(file, None)) or _usable(_spare.pop() if _spare else None) or Worker())
        warm()
        yield tuple(workers)
    finally:
        while file and _kept:
            _kept.popitem()[1].stop()
        for worker in workers:
            if file and not _kept and worker.is_idle:
                _kept[file] = worker
            else:
                worker.stop()


def _usable(worker: Worker | None) -> Worker | None:
    if worker is None or worker.is_idle:
        return worker
    worker.stop()
    return None


@contextmanager
def opened(path: Path) -> Iterator[Worker]:
    """One process that can read this file, which may be too long to be handed over, until the block ends.

    Its tasks are called with `file`, a binary stream, beside `progress`. They may open it again, by its name.

    Raises:
        OSError: the file can't be opened.
    """
    with path.open("rb"):  # told here, where the reason is known
        pass
    worker = Worker(process.serve, path.absolute())
    try:
        yield worker
    finally:
        worker.stop()


def run(task: Callable[..., _T], kind: type[_T], stage: str, progress: Progress, *, of: bytes | None = None) -> _T:
    """Do one task in a process of its own; see `borrowed` and `Worker.begin`."""
    with borrowed(of=of) as (worker,):
        return worker.begin(task, kind, stage)(progress)
