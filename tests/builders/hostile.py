"""Tasks that a process for hostile files is given in tests, and what a file that took it over would try."""

from __future__ import annotations

import ctypes
import errno
import fcntl
import os
import random
import signal
import socket
import stat
import struct
import subprocess
import sys
import threading
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import IO

from engine.core.errors import DamagedFile
from engine.core.progress import Progress
from engine.core.types import DocumentKind, Written
from engine.sandbox import files, process, values
from engine.verify import checks, team
from engine.verify.evidence import Case, Verdict


def serve(pipe: Connection, *given: Path, early: tuple[str, ...] = process.LOADED_EARLY) -> None:
    """Serve like `process.serve`; defined here so that this module is imported before the sandbox closes."""
    process.serve(pipe, *given, early=early)


def serve_with_little_time(pipe: Connection) -> None:
    process.SECONDS = process.LONGEST = 1
    process.serve(pipe)


def serve_with_little_memory(pipe: Connection) -> None:
    process.MEMORY = 256 << 20
    process.serve(pipe)


def serve_with_open_files(pipe: Connection) -> None:
    """Serve as on a system that can't forbid a process to open files."""
    process._GUARDS["no-files"] = lambda _: False
    process.serve(pipe)


def serve_where_a_guard_fails(pipe: Connection) -> None:
    """Serve as where a guard meets an error of the system halfway."""
    process._GUARDS["no-files"] = _fail
    process.serve(pipe)


def serve_without_system_folders(pipe: Connection) -> None:
    """Serve as where neither /dev nor /proc is mounted, as in a bare change of the root folder."""
    opened = os.open
    os.open = lambda path, *given, **more: _fail() if str(path) == os.devnull else opened(path, *given, **more)  # type: ignore[assignment]
    Path.iterdir = _fail  # type: ignore[method-assign]
    process.serve(pipe)


def _fail(*_given: object) -> bool:
    raise FileNotFoundError(errno.ENOENT, "it is not there")


def serve_half_a_message(pipe: Connection) -> None:
    """Every tenth answer or so is cut off, and the process ends."""
    send = pipe.send_bytes

    def cut(message: bytes) -> None:
        if random.random() < 0.1:
            os.write(pipe.fileno(), len(message).to_bytes(4, "big") + message[: len(message) // 2])
            os._exit(0)
        send(message)

    pipe.send_bytes = cut  # type: ignore[method-assign]
    process.serve(pipe)


def serve_with_no_memory(pipe: Connection) -> None:
    process.MEMORY = random.choice([1 << 20, 64 << 20, 128 << 20])
    process.serve(pipe)


def serve_without_a_part(pipe: Connection) -> None:
    """A module that the installation lacks, or a function of another version."""
    from engine import documents

    for owner, name in random.sample([(documents, "write"), (team, "_look"), (team, "_read_again")], 1):
        delattr(owner, name)
    process.serve(pipe)


def lie(pipe: Connection) -> None:
    """A process that answers with what no task returned: one of these for each that it is asked."""
    pipe.send_bytes(values.dumped(("closed", ())))
    pipe.send_bytes(pipe.recv()[0])


def loaded(*, progress: Progress) -> tuple[str, ...]:
    return tuple(sys.modules)


def looked_up(*, progress: Progress) -> int:
    """Return how often the folders that may be read were looked up, here or before this process was forked."""
    return files._existing.cache_info().misses


def time_spent(*, progress: Progress) -> int:
    """Milliseconds of processor time that this process has taken so far."""
    return round(1000 * time.process_time())


def number(value: int, *, progress: Progress) -> int:
    return value


def steps(*, progress: Progress) -> int:
    for done in range(3):
        progress.step("open", done, 2)
        time.sleep(0.1)
    return os.getpid()


def refuse(*, progress: Progress) -> int:
    raise DamagedFile(format="pdf", pages=(1, 2))


def refuse_in_no_plain_words(*, progress: Progress) -> int:
    """The process lives on, and its answer can't be read."""
    raise DamagedFile(format=DocumentKind.PDF)


def fail(*, progress: Progress) -> int:
    raise KeyError("Maren Tolvald")


def speak(*, progress: Progress) -> int:
    os.write(1, b"Maren Tolvald")
    os.write(2, b"Maren Tolvald")
    return 0


def crash(*, progress: Progress) -> int:
    return int(ctypes.string_at(0)[0])


def hang(*, progress: Progress) -> int:
    time.sleep(60)
    return 0


def steps_of_unknown_number(*, progress: Progress) -> int:
    for _ in range(20_000):
        progress.step("open", 0, 0)
    return os.getpid()


def step_for_ever(*, progress: Progress) -> int:
    while True:
        progress.step("open", 0, 0)
        time.sleep(0.05)


def spin(*, progress: Progress) -> int:
    while True:
        pass


def work(seconds: float, *, progress: Progress) -> int:
    """Be busy for this long, without a step."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass
    return 0


def fill(*, progress: Progress) -> int:
    return len([bytes(1 << 20) for _ in range(1 << 14)])


def throw_away(progress: Progress) -> int:
    """Discard output, as libraries do with their remarks."""
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        return nowhere.write("remark")


def read(path: str, *, progress: Progress) -> str:
    return Path(path).read_text(encoding="utf-8")


def attempts(home: Path, process_id: int) -> dict[str, tuple[object, ...]]:
    """Return the attempts that must be refused: functions of this module with their arguments."""
    return {
        "list the home folder": (os.listdir, str(home)),
        "read a file at home": (read, str(home / "letter.txt")),
        "read by another way": (_read_by_system_call, str(home / "letter.txt")),
        "read another process": (read, f"/proc/{process_id}/environ"),
        "write a file": (Path.write_text, home / "new.txt", "x"),
        "change a file": (_append, str(home / "letter.txt")),
        "empty a file": (os.truncate, str(home / "letter.txt"), 0),
        "change who may read": (os.chmod, str(home / "letter.txt"), 0o666),
        "rename": (os.rename, str(home / "letter.txt"), str(home / "gone.txt")),
        "delete": (os.unlink, str(home / "letter.txt")),
        "make a folder": (os.mkdir, str(home / "new")),
        "make a link": (os.symlink, "letter.txt", str(home / "link")),
        "write to the temporary folder": (Path.write_text, Path("/tmp/sable-test-of-writing"), "x"),
        "write to memory with a name": (os.memfd_create, "x"),
        "open a socket": (_socket_by_system_call, socket.AF_INET),
        "open a local socket": (_socket_by_system_call, socket.AF_UNIX),
        "fork": (_fork,),
        "start a program": (subprocess.run, ["/bin/true"]),
        "become a program": (os.execv, "/bin/true", ["true"]),
        "end another process": (os.kill, process_id, signal.SIGTERM),
        "look into another process": (_trace, process_id),
        "have signals sent to another process": (_own_signals, process_id),
        "have them sent by another way": (_own_signals_by_device, process_id),
        "share memory that no limit counts": (_share_memory, 0x01 | 0x20),
        "use memory that grows and no limit counts": (_share_memory, 0x02 | 0x20 | 0x100),
    }


def _fork() -> None:
    """Fork; the child ends at once, since the threads of libraries that it lacks could keep it from ending later."""
    if not os.fork():
        os._exit(0)
    os.wait()


def attempt(what: str, home: str, process_id: int, *, progress: Progress) -> str:
    """Return how it was refused: the class of the error, or nothing."""
    function, *arguments = attempts(Path(home), process_id)[what]
    try:
        if function is read:
            read(*arguments, progress=progress)  # type: ignore[arg-type]
        else:
            function(*arguments)  # type: ignore[operator]
    except (OSError, ImportError) as error:
        return type(error).__name__
    return ""


def start_a_thread(*, progress: Progress) -> int:
    """Threads of the process itself are of no harm, and libraries have them."""
    found: list[int] = []
    thread = threading.Thread(target=found.append, args=(1,))
    thread.start()
    thread.join()
    return len(found)


def _append(path: str) -> None:
    with Path(path).open("a", encoding="utf-8") as file:
        file.write("x")


def _read_by_system_call(path: str) -> None:
    """Read a file past Python and its audit hooks."""
    _checked(ctypes.CDLL(None, use_errno=True).open(path.encode(), os.O_RDONLY))


def _socket_by_system_call(family: int) -> None:
    _checked(ctypes.CDLL(None, use_errno=True).socket(int(family), int(socket.SOCK_STREAM), 0))


def _trace(process_id: int) -> None:
    _checked(ctypes.CDLL(None, use_errno=True).ptrace(16, process_id, 0, 0))  # PTRACE_ATTACH


def _own_signals(process_id: int) -> None:
    one, _ = socket_pair()
    fcntl.fcntl(one, fcntl.F_SETOWN, process_id)


def _own_signals_by_device(process_id: int) -> None:
    one, _ = socket_pair()
    fcntl.ioctl(one, 0x8901, struct.pack("i", process_id))  # FIOSETOWN


def socket_pair() -> tuple[int, int]:
    """Return sockets of the process: an end of its pipe, or two new ones where it has none."""
    for number in range(3, 64):
        try:
            if stat.S_ISSOCK(os.fstat(number).st_mode):
                return number, number
        except OSError:
            continue
    here, there = socket.socketpair()
    return here.detach(), there.detach()


def _share_memory(flags: int) -> None:
    """Map 16 MiB, as `mmap` of the system does."""
    system = ctypes.CDLL(None, use_errno=True).mmap
    system.restype = ctypes.c_void_p
    system.argtypes = (ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long)
    if system(None, 16 << 20, 3, flags, -1, 0) == ctypes.c_void_p(-1).value:
        raise OSError(ctypes.get_errno(), "refused")


def _checked(result: int) -> None:
    if result < 0:
        raise OSError(ctypes.get_errno(), "refused")


def take_over(released: bytes, *, progress: Progress) -> int:
    """Take over this process: it writes these bytes and approves everything from now on."""
    from engine import documents

    def lie(case: Case, *arguments: object, progress: Progress) -> object:
        return tuple(
            team._Finding(each.name, values.dumped((True, "fine") if each.output.kind is Verdict else ()))
            for each in checks.comparisons(case.claim)
        )

    documents.write = lambda *arguments, **named: Written(released)  # type: ignore[assignment]
    team._look = lie  # type: ignore[assignment]
    team._look_for_text = lambda *_, progress: (team._Finding(team._LEFT, values.dumped("")),)  # type: ignore[assignment]
    return 0


def libraries(*, progress: Progress) -> str:
    """The folders in which the process looks for libraries."""
    return os.environ.get("LD_LIBRARY_PATH", "")


def environment(*, progress: Progress) -> tuple[str, ...]:
    """The names that the process finds in its environment."""
    return tuple(os.environ)


def read_file(other: str, *, file: IO[bytes], progress: Progress) -> bytes:
    """The file that the process was given, again by its name; or another."""
    return file.read() + Path(other or file.name).read_bytes()
