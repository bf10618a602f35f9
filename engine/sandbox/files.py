"""Landlock rules: the files that a sandboxed worker may still open (Linux; landlock(7)).

For reading only, and only the program's own: Python, the libraries, Sable and its resources. No home folder, no
temporary folder, no /proc. Three system calls with `ctypes`: PyPI has no well-kept binding.
"""

from __future__ import annotations

import ctypes
import os
import struct
import sys
import sysconfig
from functools import cache
from pathlib import Path

from engine.core import resources

# System call numbers, the same on every architecture.
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_ASK_VERSION = 1
_PATH_BENEATH = 1
_WRITE_FILE, _READ_FILE, _READ_FOLDER = 1 << 1, 1 << 2, 1 << 3
_NO_NEW_PRIVILEGES = 38  # prctl(2)

# Bits that kernels can forbid, by Landlock version: for files, TCP, and signals and local sockets.
_FORBIDDABLE = {1: (13, 0, 0), 2: (14, 0, 0), 3: (15, 0, 0), 4: (15, 2, 0), 5: (16, 2, 0), 6: (16, 2, 2)}

_LIBRARIES = ("site-packages", "dist-packages")  # the last part of an entry of sys.path
# Shared libraries, fonts, and the source of randomness that qpdf needs to decrypt a PDF. No user's files.
_SYSTEM = tuple(
    "/usr/lib /usr/lib32 /usr/lib64 /usr/local/lib /usr/share /usr/local/share /lib /lib64 /etc/ld.so.cache "
    "/dev/urandom".split()
)


def close(also: tuple[Path, ...] = ()) -> bool:
    """Forbid the process to open any other file, for good. It must still be single-threaded.

    Args:
        also: files that may be read besides the program's own.

    Returns:
        Whether the kernel has Landlock and accepted the rules.

    Raises:
        OSError: a file can't be allowed; the process is not shut off.
    """
    if sys.platform != "linux":
        return False
    system = ctypes.CDLL(None, use_errno=True)
    version = system.syscall(_CREATE_RULESET, None, ctypes.c_size_t(0), _ASK_VERSION)
    if version < 1:
        return False
    attributes = struct.pack("=QQQ", *((1 << bits) - 1 for bits in _FORBIDDABLE[min(version, max(_FORBIDDABLE))]))
    # Older kernels know a shorter structure, and accept this one because the rest is zero.
    rules = system.syscall(_CREATE_RULESET, attributes, ctypes.c_size_t(len(attributes)), 0)
    if rules < 0:
        return False
    try:
        for path in (*readable(), *also):
            _allow(system, rules, path, _READ_FILE | _READ_FOLDER if path.is_dir() else _READ_FILE)
        # Libraries write their messages there, and crash where they can't.
        _allow(system, rules, Path(os.devnull), _READ_FILE | _WRITE_FILE)
        return bool(system.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) == 0 and system.syscall(_RESTRICT_SELF, rules, 0) == 0)
    finally:
        os.close(rules)


def readable() -> tuple[Path, ...]:
    """Return the files and folders that may be read, with everything below them."""
    libraries = [entry for entry in sys.path if Path(entry).name in _LIBRARIES]
    python = [sys.prefix, sys.base_prefix, sysconfig.get_path("stdlib")]
    own = [Path(__file__).parent.parent, resources.root()]
    if languages := os.environ.get("TESSDATA_PREFIX"):  # the user's folder of Tesseract data
        own.append(Path(languages))
    return _existing((*python, *libraries, *map(str, own), *_SYSTEM))


@cache  # forks of a process that has asked before need not ask again, which would take a third of their start
def _existing(names: tuple[str, ...]) -> tuple[Path, ...]:
    # A Python of the system has these as prefixes: its own folders below them are listed one by one.
    whole = {Path("/"), Path("/usr"), Path("/usr/local")}
    return tuple(path for each in names if (path := Path(each).resolve()) not in whole and path.exists())


def _allow(system: ctypes.CDLL, rules: int, path: Path, rights: int) -> None:
    folder = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        rule = struct.pack("=Qi", rights, folder)
        if system.syscall(_ADD_RULE, rules, _PATH_BENEATH, rule, 0):
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    finally:
        os.close(folder)
