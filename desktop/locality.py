"""Open connections and written files of this process and its children, measured while the program runs.

Sockets are read from the kernel's own tables (Linux; proc(5)), for this process and all its descendants. Files are
those that Python opened for writing or renamed in this run, recorded by an audit hook (PEP 578).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

_PROCESSES = Path("/proc")
_INTERNET = ("tcp", "tcp6", "udp", "udp6", "udplite", "udplite6", "raw", "raw6", "icmp", "icmp6", "packet")
_INODE = {"packet": 8}  # the column of the socket's number; 9 in all other tables
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND

_written: dict[str, None] = {}
_watching = False


def processes() -> tuple[int, ...]:
    """Return the ids of this process and all its descendants; this one alone where the system does not report them."""
    children: dict[int, list[int]] = {}
    for folder in _PROCESSES.glob("[0-9]*"):
        with suppress(OSError, ValueError, IndexError):
            # After the name, which may contain anything, come the state and the parent.
            parent = int((folder / "stat").read_text(errors="replace").rpartition(")")[2].split()[1])
            children.setdefault(parent, []).append(int(folder.name))
    found = [os.getpid()]
    for each in found:
        found.extend(children.get(each, ()))
    return tuple(found)


def connections() -> int | None:
    """Return the number of open internet sockets of these processes; None where the system does not report them."""
    if not (_PROCESSES / "self" / "fd").is_dir():
        return None
    networks: dict[str, tuple[int, list[str]]] = {}  # processes in the same network read the same tables
    for pid in processes():
        _, held = networks.setdefault(_network(pid), (pid, []))
        held.extend(_sockets(pid))
    return sum(len([*filter(_internet(pid).__contains__, held)]) for pid, held in networks.values())


def watch_files() -> None:
    """Record from now on which files are written. A hook can't be removed again, so it is set once per process."""
    global _watching
    if not _watching:
        _watching = True
        sys.addaudithook(_remember)


def files_written() -> tuple[Path, ...]:
    """Return the files written in this run that still exist, in the order in which they were first written."""
    return tuple(path for path in map(Path, list(_written)) if path.is_file())


def _remember(event: str, arguments: tuple[object, ...]) -> None:
    if event == "open":
        path, mode, flags = arguments[:3]
        writing = any(each in "wax+" for each in mode) if isinstance(mode, str) else False
        if (writing or (isinstance(flags, int) and flags & _WRITING)) and isinstance(path, (str, bytes, os.PathLike)):
            _written.setdefault(_absolute(path))
    elif event == "os.rename" and isinstance(arguments[1], (str, bytes, os.PathLike)):
        _written.setdefault(_absolute(arguments[1]))


def _absolute(path: str | bytes | os.PathLike[str] | os.PathLike[bytes]) -> str:
    """Return the absolute path without a disk access: this runs inside every call that opens a file."""
    return os.path.abspath(os.fsdecode(path))  # noqa: PTH100


def _sockets(pid: int) -> set[str]:
    return set(_numbers(pid))


def _numbers(pid: int) -> Iterator[str]:
    with suppress(OSError):
        for each in (_PROCESSES / str(pid) / "fd").iterdir():
            with suppress(OSError):
                kind, _, number = str(each.readlink()).partition(":")
                if kind == "socket":
                    yield number.strip("[]")


def _network(pid: int) -> str:
    """Return the network that a process is in; where it may not be read, one of its own."""
    with suppress(OSError):
        return str((_PROCESSES / str(pid) / "ns" / "net").readlink())
    return str(pid)


def _internet(pid: int) -> set[str]:
    """Return the numbers of all sockets of the networks that the process sees, except local ones."""
    found: set[str] = set()
    for name in _INTERNET:
        with suppress(OSError):
            lines = (_PROCESSES / str(pid) / "net" / name).read_text().splitlines()[1:]
            column = _INODE.get(name, 9)
            found.update(line.split()[column] for line in lines if len(line.split()) > column)
    return found
