"""Device on which the networks run, with its threads and memory; nothing here loads PyTorch without need."""

from __future__ import annotations

import ctypes
import os
import platform
import sys
from pathlib import Path

from engine.core.errors import NoGraphicsCard
from engine.core.options import Device

# Memory that the process keeps for reuse. glibc returns large blocks to the system at once, and every step of a network
# then pays for each of their pages again: some 20,000 page faults for 3,300 words instead of a few hundred.


_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # names in glibc's malloc.h
_KEPT = 512 << 20
"""Bytes of free memory that may stay with the process."""
_MAPPED_ALONE = 256 << 20
"""Bytes from which a block has a mapping of its own, which is returned to the system together with the block."""


def keep_freed() -> bool:
    """Let glibc's allocator keep freed memory; return whether it was set. Other allocators are not changed."""
    if platform.libc_ver()[0] != "glibc":
        return False
    mallopt = ctypes.CDLL(None).mallopt
    return bool(mallopt(_TRIM_THRESHOLD, _KEPT)) and bool(mallopt(_MMAP_THRESHOLD, _MAPPED_ALONE))


def choose(device: Device) -> Device:
    """Return where networks run on this machine for `device`: CPU or CUDA.

    Raises:
        NoGraphicsCard: one was requested and there is none.
    """
    has_card = device is not Device.CPU and _has_card()
    if device is Device.CUDA and not has_card:
        raise NoGraphicsCard
    return Device.CUDA if has_card else Device.CPU


def available() -> tuple[Device, ...]:
    """Return the devices on which networks can run here, the fastest first."""
    return (Device.CUDA, Device.CPU) if _has_card() else (Device.CPU,)


def cards() -> int:
    """Return the number of graphics cards on which networks can run."""
    if not _has_driver():
        return 0
    # Imported here: it takes seconds, which a machine without a driver need not spend to learn that it has no card.
    import torch

    return torch.cuda.device_count() if torch.cuda.is_available() else 0


def _has_card() -> bool:
    return cards() > 0


def _has_driver() -> bool:
    """Return whether the system has the library of a graphics driver, without which PyTorch finds no card."""
    if Path("/dev/kfd").exists():  # AMD's, for which there are builds of PyTorch
        return True
    try:
        ctypes.CDLL("nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1")
    except OSError:
        return False
    return True


def threads() -> int:
    """Return the number of threads of a network on a CPU; 0 leaves it to the runtime."""
    return _threads


def use_one_thread() -> None:
    """Run networks that are loaded from now on in the thread that calls them: a fork has no other thread."""
    global _threads
    _threads = 1
    os.environ["OMP_NUM_THREADS"] = "1"  # for PyTorch, if it is loaded later
    if "torch" in sys.modules:
        sys.modules["torch"].set_num_threads(1)


_threads = 0
