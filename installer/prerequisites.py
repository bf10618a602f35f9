"""Check of the machine before anything is installed: one sentence for each thing that is missing.

python3 installer/prerequisites.py [--window]

Run by `make` with the system's Python, so it needs nothing but the standard library, and runs on older Pythons, too.
"""

from __future__ import annotations

import argparse
import ctypes
import importlib.util
import os
import platform
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

_OLDEST = (3, 11)
_OLDEST_C_LIBRARY = {"aarch64": (2, 39, "Ubuntu 24.04")}  # by the wheels of PySide6
_OLDEST_ELSEWHERE = (2, 34, "Debian 12, Ubuntu 22.04")
_SPACE = 4  # GiB, for the environment and what pip unpacks
_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
}
"""Libraries of a Linux system that the window needs, with their packages in Debian and Ubuntu."""
_X_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""Libraries that it needs as well where it is shown by an X server; their packages bring the others of Qt's plugin."""


def missing(*, window: bool = False) -> Iterator[str]:
    """Yield a sentence for each prerequisite that is missing.

    Args:
        window: the window is to be shown or tested.
    """
    if sys.version_info < _OLDEST:
        yield (
            f"Sable needs Python 3.11 or newer, and this is {platform.python_version()}: install one (Ubuntu 22.04: "
            "sudo apt install python3.11 python3.11-venv) and run make PYTHON=python3.11."
        )
    if sys.maxsize < 1 << 32:
        yield "Sable needs a 64-bit Python, and this one has 32 bits."
    if sys.platform == "darwin" and platform.machine() == "x86_64":
        yield "Intel Macs are not supported, since PyTorch has no packages for them any more."
    if any(importlib.util.find_spec(name) is None for name in ("venv", "ensurepip")):
        yield "Python can't make environments here: sudo apt install python3-venv."
    if sys.platform == "linux":
        yield from _of_linux(window=window)
    if (free := shutil.disk_usage(Path.cwd()).free >> 30) < _SPACE:
        yield f"Installing takes {_SPACE} GiB of disk space, and {free} GiB are free here."


def _of_linux(*, window: bool) -> Iterator[str]:
    name, version = platform.libc_ver()
    major, minor, systems = _OLDEST_C_LIBRARY.get(platform.machine(), _OLDEST_ELSEWHERE)
    if name != "glibc":
        yield "Sable needs a Linux with the GNU C library, such as Debian 12 or Ubuntu 22.04; Alpine Linux has another."
    elif tuple(map(int, version.split(".")[:2])) < (major, minor):
        yield f"Sable needs glibc {major}.{minor} or newer ({systems}), and this is {version}."
    needed = _LIBRARIES | (_X_LIBRARIES if os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY") else {})
    if window and (lacking := [package for library, package in needed.items() if not _loads(library)]):
        yield f"The window needs libraries of the system: sudo apt install {' '.join(lacking)}."


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def main() -> int:
    """Print what is missing; the exit code is 1 if anything is."""
    parser = argparse.ArgumentParser(description="Checks what Sable needs of this machine.")
    parser.add_argument("--window", action="store_true", help="also check what the window needs")
    lacking = list(missing(window=parser.parse_args().window))
    for sentence in lacking:
        print(sentence, file=sys.stderr)
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
