"""Seccomp filters (Linux; seccomp(2), filter mode): no internet for Sable, and few system calls for its workers.

The filter of a sandboxed worker lists what it keeps. All other calls fail as if the kernel did not know them: no
socket, no program, no process, no change of a file's name, owner or mode, no tracing, no kernel interface that a parser
has no use for. Written as classic BPF programs with `ctypes`: the one binding on PyPI (pyseccomp) has had no release
since 2021 and needs a system library.
"""

from __future__ import annotations

import ctypes
import os
import platform
import struct
import sys
from collections.abc import Callable, Iterator

# System calls by name, with their numbers on x86_64 and aarch64 (None: it does not exist there).
ALLOWED: dict[str, tuple[int, int | None]] = {
    # Reading and writing open files. `files` decides which may be opened.
    "read": (0, 63), "write": (1, 64), "readv": (19, 65), "writev": (20, 66), "pread64": (17, 67), "close": (3, 57),
    "lseek": (8, 62), "fstat": (5, 80), "newfstatat": (262, 79), "stat": (4, None), "lstat": (6, None),
    "statx": (332, 291), "statfs": (137, 43), "fstatfs": (138, 44), "access": (21, None), "faccessat": (269, 48),
    "faccessat2": (439, 439), "open": (2, None), "openat": (257, 56), "getdents64": (217, 61), "getcwd": (79, 17),
    "readlink": (89, None), "readlinkat": (267, 78), "dup": (32, 23),
    "poll": (7, None), "ppoll": (271, 73), "select": (23, None), "pselect6": (270, 72),
    # Memory and threads of the process itself.
    "mprotect": (10, 226), "munmap": (11, 215), "mremap": (25, 216), "brk": (12, 214),
    "madvise": (28, 233), "mincore": (27, 232), "membarrier": (324, 283), "futex": (202, 98), "rseq": (334, 293),
    "set_robust_list": (273, 99), "get_robust_list": (274, 100), "set_tid_address": (218, 96),
    "arch_prctl": (158, None), "sched_yield": (24, 124), "sched_getaffinity": (204, 123), "getcpu": (309, 168),
    "rt_sigaction": (13, 134), "rt_sigprocmask": (14, 135), "rt_sigreturn": (15, 139), "sigaltstack": (131, 132),
    "restart_syscall": (219, 128), "exit": (60, 93), "exit_group": (231, 94),
    # Information on the process and the machine.
    "getpid": (39, 172), "getppid": (110, 173), "gettid": (186, 178), "getuid": (102, 174), "geteuid": (107, 175),
    "getgid": (104, 176), "getegid": (108, 177), "getrusage": (98, 165), "times": (100, 153), "uname": (63, 160),
    "sysinfo": (99, 179), "getrandom": (318, 278), "clock_gettime": (228, 113), "clock_getres": (229, 114),
    "gettimeofday": (96, 169), "time": (201, None), "nanosleep": (35, 101), "clock_nanosleep": (230, 115),
    "setitimer": (38, 103),
}  # fmt: skip

_THREAD = 0x10000  # CLONE_THREAD
# Allowed only with certain arguments.
RESTRICTED: dict[str, tuple[int, int]] = {
    "clone": (56, 220), "tgkill": (234, 131), "prlimit64": (302, 261), "mmap": (9, 222), "fcntl": (72, 25),
    "ioctl": (16, 29),
}  # fmt: skip
_SHARED, _ANONYMOUS, _GROWING = 0x01, 0x20, 0x100  # MAP_SHARED, MAP_ANONYMOUS, MAP_GROWSDOWN
# F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC: none that sends signals to another process (F_SETOWN).
_OF_FILES = (0, 1, 2, 3, 4, 1030)
# TCGETS, FIONREAD, FIONBIO, FIONCLEX, FIOCLEX: no FIOSETOWN, FIOASYNC, and none of a terminal or a device.
_OF_DEVICES = (0x5401, 0x541B, 0x5421, 0x5450, 0x5451)

# By `platform.machine`: the kernel's number of the architecture (audit.h), and the column of the tables.
_ARCHITECTURES = {"x86_64": (0xC000003E, 0), "aarch64": (0xC00000B7, 1)}

_LOAD, _JUMP_EQUAL, _JUMP_BITS, _RETURN = 0x20, 0x15, 0x45, 0x06  # instructions of classic BPF
_NUMBER, _ARCHITECTURE, _ARGUMENTS = 0, 4, 16  # offsets in struct seccomp_data
_ALLOW, _KILL, _UNKNOWN = 0x7FFF0000, 0x80000000, 0x00050000 | 38  # 38: ENOSYS
_REFUSE = 0x00050000 | 13  # EACCES
_NO_NEW_PRIVILEGES = 38  # prctl(2)
_SET_FILTER, _ALL_THREADS = 1, 1  # seccomp(2)

# By column: seccomp(2), socket(2), and io_uring_setup(2), whose rings open sockets without that call.
_SECCOMP, _SOCKET, _RING = (317, 277), (41, 198), (425, 425)
_OTHER_NUMBERS = 0x40000000  # calls of the x32 kind, on x86_64
# AF_UNIX, and AF_NETLINK, by which a process asks its own kernel.
_LOCAL_FAMILIES = (1, 16)


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("filter", ctypes.c_char_p))


def close() -> bool:
    """Forbid all other system calls, for good.

    Returns:
        Whether the kernel accepted the filter.
    """
    return _install(_filter)


def forbid_internet() -> bool:
    """Forbid, for good, all sockets but local ones, to this process and to what it starts.

    Returns:
        Whether the kernel accepted the filter.
    """
    return _install(_only_local_sockets)


def _install(made: Callable[[int, int], Iterator[bytes]]) -> bool:
    known = _ARCHITECTURES.get(platform.machine())
    if sys.platform != "linux" or known is None or sys.maxsize < 1 << 32:
        return False
    instructions = list(made(*known))
    program = _Program(len(instructions), b"".join(instructions))
    system = ctypes.CDLL(None, use_errno=True)
    if system.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) != 0:
        return False
    return bool(system.syscall(_SECCOMP[known[1]], _SET_FILTER, _ALL_THREADS, ctypes.byref(program)) == 0)


def _filter(architecture: int, column: int) -> Iterator[bytes]:
    yield _instruction(_LOAD, _ARCHITECTURE)
    yield _instruction(_JUMP_EQUAL, architecture, 1, 0)
    yield _instruction(_RETURN, _KILL)
    yield _instruction(_LOAD, _NUMBER)
    for numbers in ALLOWED.values():
        if (number := numbers[column]) is not None:
            yield _instruction(_JUMP_EQUAL, number, 0, 1)
            yield _instruction(_RETURN, _ALLOW)
    for name, rule in {
        "clone": _only_if(0, _JUMP_BITS, _THREAD),
        "tgkill": _only_if(0, _JUMP_EQUAL, os.getpid()),
        "prlimit64": _only_if(0, _JUMP_EQUAL, 0),
        "mmap": _mapping(),
        "fcntl": _only_if(1, _JUMP_EQUAL, *_OF_FILES),
        "ioctl": _only_if(1, _JUMP_EQUAL, *_OF_DEVICES),
    }.items():
        yield _instruction(_JUMP_EQUAL, RESTRICTED[name][column], 0, len(rule))
        yield from rule
    yield _instruction(_RETURN, _UNKNOWN)


def _only_local_sockets(architecture: int, column: int) -> Iterator[bytes]:
    yield _instruction(_LOAD, _ARCHITECTURE)
    yield _instruction(_JUMP_EQUAL, architecture, 1, 0)
    yield _instruction(_RETURN, _KILL)  # such as the calls of a 32-bit program, which have other numbers
    yield _instruction(_LOAD, _NUMBER)
    yield _instruction(_JUMP_BITS, _OTHER_NUMBERS, 1, 0)
    yield _instruction(_JUMP_EQUAL, _RING[column], 0, 1)
    yield _instruction(_RETURN, _UNKNOWN)
    yield _instruction(_JUMP_EQUAL, _SOCKET[column], 1, 0)
    yield _instruction(_RETURN, _ALLOW)
    yield _load(0)
    for family in _LOCAL_FAMILIES:
        yield _instruction(_JUMP_EQUAL, family, 0, 1)
        yield _instruction(_RETURN, _ALLOW)
    yield _instruction(_RETURN, _REFUSE)


def _only_if(argument: int, test: int, *wanted: int) -> list[bytes]:
    """Return instructions that allow the call if the argument is one of these numbers, or has one of these bits."""
    tests = [
        _instruction(test, value, len(wanted) - number, 0 if number < len(wanted) else 1)
        for number, value in enumerate(wanted, start=1)
    ]
    return [_load(argument), *tests, _instruction(_RETURN, _ALLOW), _instruction(_RETURN, _UNKNOWN)]


def _mapping() -> list[bytes]:
    """Return instructions that allow memory that counts against the limit (RLIMIT_DATA), and files.

    They allow no shared memory, and no memory that grows.
    """
    return [
        _load(3),
        _instruction(_JUMP_BITS, _GROWING, 3, 0),
        _instruction(_JUMP_BITS, _SHARED, 0, 1),
        _instruction(_JUMP_BITS, _ANONYMOUS, 1, 0),
        _instruction(_RETURN, _ALLOW),
        _instruction(_RETURN, _UNKNOWN),
    ]


def _load(argument: int) -> bytes:
    """Return an instruction that loads the lower half of a 64-bit argument; both architectures store that first."""
    return _instruction(_LOAD, _ARGUMENTS + 8 * argument)


def _instruction(code: int, value: int, when_true: int = 0, when_false: int = 0) -> bytes:
    return struct.pack("=HBBI", code, when_true, when_false, value)
