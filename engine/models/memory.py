"""Lets a network take again the memory that it gave back a moment ago.

glibc hands large blocks back to the system at once, and every step of a network then pays for each of their pages anew:
some 20,000 page faults for 3,300 words where a few hundred do.
"""

from __future__ import annotations

import ctypes
import platform

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # of glibc's malloc.h
_KEPT = 512 << 20
"""Bytes of free memory that may stay with the process."""
_MAPPED_ALONE = 256 << 20
"""Bytes from which a block has a mapping of its own, which goes back to the system with it."""


def keep_freed() -> bool:
    """Whether the system's allocator was told so; any but that of glibc is left as it is."""
    if platform.libc_ver()[0] != "glibc":
        return False
    tell = ctypes.CDLL(None).mallopt
    return bool(tell(_TRIM_THRESHOLD, _KEPT)) and bool(tell(_MMAP_THRESHOLD, _MAPPED_ALONE))
