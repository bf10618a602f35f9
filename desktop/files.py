"""Atomic writes of the window's own files, readable by the user alone."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path


def write_privately(file: Path, content: bytes) -> bool:
    """Write `content` completely or not at all, even if the program ends meanwhile.

    Returns whether it could be written.
    """
    temporary = None
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=".sable-")
        temporary = Path(name)
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        temporary.replace(file)
    except OSError:
        if temporary:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
        return False
    return True
