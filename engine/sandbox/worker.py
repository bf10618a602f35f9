"""Parent side of the sandboxed workers: hand over tasks, poll, cancel and end the processes."""

from __future__ import annotations

import hashlib
import os
import select
import signal
import struct
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from typing import Any, Protocol, TypeVar

from engine.core import managed
from engine.core.errors import ReaderCrashed, ReaderFailed, SableError, TooDemanding
from engine.core.progress import Progress, Stage
from engine.core.types import Isolation
from engine.sandbox import process, starting, values

_T = TypeVar("_T")
_POLL_EVERY = 0.1  # seconds between two polls, after each of which the user may cancel
_DYING = 10.0  # seconds that a busy system may take to report why a process ended
_LONGEST_MESSAGE = 1 << 30  # bytes
_LONGEST_HEAD = 0x7FFFFFFF  # bytes of a message whose length is written in four (see `Connection`)
_LONGEST_WORDS = 200  # characters in a field of an error
_CLOSED = values.codec(tuple[str, tuple[str, ...]])
_STEP = values.codec(tuple[Stage, int, int])

# Errors of a worker that dies, or that sends an invalid message.
_DEATHS = (EOFError, OSError, ValueError, TypeError, LookupError)

# Signals that tell why a process ended; out of memory, Linux kills without a message.
_SIGNALS = {
    getattr(signal, name, None): why for name, why in (("SIGALRM", "time"), ("SIGPROF", "time"), ("SIGKILL", "memory"))
}
_IDLE = 0.05  # share of a processor; a process that uses less waits for something, however busy the machine is


class FileReader(Protocol):
    """A parser of files: a `Worker`, or in tests an object that parses in this process."""

    def begin(self, task: Callable[..., _T], kind: type[_T], stage: Stage) -> Callable[[Progress], _T]:
        """See `Worker.begin`."""


class Worker:
    """A sandboxed process that runs one task at a time. It starts in the background.

    Args:
        serve: the function that it runs; None for that which serves files.
        given: further arguments of `serve`.
    """

    def __init__(self, serve: Callable[..., None] | None = None, *given: Path) -> None:
        serve = serve or partial(process.serve, early=starting.loaded_early())
        self._pipe, self.process = starting.start(serve, *given)
        self._guards: tuple[str, ...] | None = None
        self._deadline = self._latest = 0.0
        self._since = self._worked = 0.0  # time of the last step, and the processor's seconds before it
        self._busy = False
        self._failure: SableError | None = None

    @property
    def is_idle(self) -> bool:
        """Return whether the process can take another task."""
        return not self._busy and self._failure is None and self.process.is_alive()

    @property
    def isolation(self) -> Isolation:
        """The guards of the process, which it reported before it saw any file.

        Raises:
            ReaderCrashed: it has ended.
            TooDemanding: it did not report in time.
        """
        if self._failure:
            raise self._failure
        if self._guards is None:
            try:
                if not self._pipe.poll(process.SECONDS):
                    self._failure = TooDemanding(problem="time")
                    raise self._failure
                self._receive_guards(self._received())
            except _DEATHS as error:
                raise self._ended(error) from error
        return Isolation(self._guards or (), process.MEMORY, process.SECONDS)

    def begin(self, task: Callable[..., _T], kind: type[_T], stage: Stage) -> Callable[[Progress], _T]:
        """Send a task that can be pickled; the worker calls it with `progress`.

        Args:
            kind: the type of its result (see `sandbox.values.codec`).
            stage: the stage to report until the task reports one.

        Returns:
            A function that waits for the answer and returns it, the same at each call. It raises:
            Cancelled: the user asked to stop; `borrowed` ends the process.
            TooDemanding: it took too long or too much memory.
            ReaderCrashed: the process died, or sent an invalid answer.
            MissingGuards: the system can't guard the process, and nobody allowed that; nothing was parsed.
            ReaderFailed: the task raised an error that is none of Sable's.
            SableError: another one that the task raised.
        """
        answers: list[_T] = []
        self._busy = True
        self._begin_step()
        self._latest = time.monotonic() + process.LONGEST

        def answer(progress: Progress) -> _T:
            if not answers:
                answers.append(self._answer(kind, stage, progress))
            return answers[0]

        if self._failure:  # the process can no longer receive it
            return answer
        try:
            self._hand_over(bytes(ForkingPickler.dumps((task, kind, unguarded_allowed()))))
        except TimeoutError as error:
            self._failure = TooDemanding(problem="time")
            self._failure.__cause__ = error
        except OSError as error:
            self._ended(error)  # raised when the answer is requested
        return answer

    def _hand_over(self, message: bytes) -> None:
        """Send like `Connection.send_bytes`, but with a time limit, since a hung process reads nothing.

        Raises:
            TimeoutError: it was not read in the time that a process has.
            OSError: the process has ended.
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
                rest = memoryview(part)
                while rest:
                    if not select.select((), (pipe,), (), process.SECONDS)[1]:
                        raise TimeoutError
                    with suppress(BlockingIOError):
                        rest = rest[os.write(pipe, rest) :]
        finally:
            os.set_blocking(pipe, True)

    def stop(self) -> None:
        """End the process at once, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self._pipe.close()

    def disconnect(self) -> None:
        """Close this end of the pipe, in a process that is not the parent of the worker."""
        self._pipe.close()

    def _answer(self, kind: Any, stage: Stage, progress: Progress) -> Any:
        if self._failure:
            raise self._failure
        last: tuple[Stage, int, int] = (stage, 0, 0)
        while True:
            progress.step(*last)
            try:
                has_message = self._pipe.poll(_POLL_EVERY)
                is_over = time.monotonic() > (self._latest if has_message else self._deadline)
                if is_over and (has_message or not self._may_go_on()):
                    self._failure = TooDemanding(problem="time")
                    raise self._failure
                if not has_message:
                    continue
                untrusted = self._received()
                if self._guards is None:
                    self._receive_guards(untrusted)
                elif untrusted[0] == "step":
                    last = _STEP.decode(untrusted[1:])
                    self._begin_step()
                else:
                    value = values.codec(kind).decode(untrusted[1]) if untrusted[0] == "answer" else _error(untrusted)
                    break
            except _DEATHS as error:
                raise self._ended(error) from error
        # After such a file, free memory is fragmented.
        self._busy = isinstance(value, TooDemanding)
        if isinstance(value, SableError):
            raise value
        return value

    def _begin_step(self) -> None:
        self._since = time.monotonic()
        self._deadline = self._since + process.SECONDS
        self._worked = _worked(self.process.pid) or 0.0

    def _may_go_on(self) -> bool:
        """Return whether the process has worked all the time on a machine that let it work little, and wait on."""
        now, worked = time.monotonic(), _worked(self.process.pid)
        if worked is None or now > self._latest:
            return False
        left = process.SECONDS - (worked - self._worked)
        self._deadline = now + left
        return left > 0 and worked - self._worked >= _IDLE * (now - self._since)

    def _receive_guards(self, untrusted_message: Any) -> None:
        """Store the guards from the first message, which the process sent before it received anything untrusted."""
        _, self._guards = _CLOSED.decode(untrusted_message)

    def _received(self) -> Any:
        return values.loaded(self._pipe.recv_bytes(_LONGEST_MESSAGE))

    def _ended(self, error: Exception) -> SableError:
        """Return why the process can no longer be used, and remember it."""
        # Not `join`: the process may have closed what that waits on, so it would wait for one that lives and lies.
        # One that sent an invalid message need not be dying at all.
        end = time.monotonic() + (_DYING if isinstance(error, (EOFError, OSError)) else 0)
        while self.process.exitcode is None and time.monotonic() < end:
            time.sleep(_POLL_EVERY / 10)
        code = self.process.exitcode or 0
        why = _SIGNALS.get(-code)
        self._failure = TooDemanding(problem=why) if why else ReaderCrashed(status=code)
        self._failure.__cause__ = error
        return self._failure


def _worked(pid: int | None) -> float | None:
    """Return the processor's seconds that a process has used; None where the system does not report them."""
    if sys.platform != "linux":
        return None
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    except OSError:  # it has ended
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _error(untrusted_message: Any) -> SableError:
    """Return the error that the process reports of its task."""
    what, name, details = untrusted_message
    if what == "failed":
        return ReaderFailed(cause=_harmless(name), where=_harmless(details))
    return _classes()[name](**{_harmless(key): _harmless(value) for key, value in details.items()})


def _harmless(untrusted_field: Any) -> Any:
    """Return a number or short printable words, or a tuple of these.

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
    """Return the classes of errors by their codes."""
    waiting, found = [SableError], {}
    while waiting:
        each = waiting.pop()
        found[each.code] = each
        waiting += each.__subclasses__()
    return found


def allow_missing_guards(allowed: bool) -> None:
    """Allow or forbid parsing files where the system can't guard the processes as it should."""
    global _allowed
    _allowed = allowed


def unguarded_allowed() -> bool:
    """Return whether files may be parsed where guards are missing."""
    return _allowed or managed.now().allow_missing_guards is True


_allowed = False
_AHEAD = 3
_spare: list[Worker] = []
_kept: dict[bytes, Worker] = {}


def preload(*, plain: bool = False) -> None:
    """Begin to load the libraries of processes to come, and do not wait for them as `warm` does.

    Args:
        plain: the files to come seem to be plain text, which needs fewer.
    """
    if plain:
        starting.expect_text()
    with starting.starts():
        method = starting.context().get_start_method()
    if method == "spawn":  # each process loads them for itself
        warm()


def warm() -> None:
    """Start processes ahead of use: one reads and writes a file, others check what was written."""
    while len(_spare) < _AHEAD:
        _spare.append(Worker())


def cool() -> None:
    """End all processes that wait for a file."""
    for each in (*_spare, *_kept.values()):
        each.stop()
    _spare.clear()
    _kept.clear()


def end() -> None:
    """End all processes at once, with the one that starts them, when the program ends."""
    cool()
    starting.end()


def forget_inherited() -> None:
    """Give up the parent's processes in a process that was forked from it, which starts its own on first use.

    Only their parent may wait for them or ask whether they live. They go on, and so does its fork server.
    """
    for each in (*_spare, *_kept.values()):
        each.disconnect()
    _spare.clear()
    _kept.clear()
    starting.forget_inherited()


@contextmanager
def borrowed(count: int = 1, *, of: bytes | None = None) -> Iterator[tuple[Worker, ...]]:
    """Lend this many processes until the block ends. Meanwhile others are started for the next call.

    None has seen another file, which could have taken it over and falsify what is read of this one.

    Args:
        of: the bytes of the file. One process is kept until another file comes, since it remembers what it has read in
            the pictures of this one.
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
    """Start one process that can read a file too long to be sent, and end it with the block.

    Its tasks are called with `file`, a binary stream, besides `progress`. They may open it again by its name.

    Raises:
        OSError: the file can't be opened.
    """
    with path.open("rb"):  # raised here, where the reason is known
        pass
    worker = Worker(None, path.absolute())
    try:
        yield worker
    finally:
        worker.stop()


def run(task: Callable[..., _T], kind: type[_T], stage: Stage, progress: Progress, *, of: bytes | None = None) -> _T:
    """Run one task in a sandboxed worker; see `borrowed` and `Worker.begin`."""
    with borrowed(of=of) as (worker,):
        return worker.begin(task, kind, stage)(progress)
