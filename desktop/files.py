"""What the window keeps for the next run: written whole or not at all, and readable by the person alone."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path


def write_privately(file: Path, content: bytes) -> bool:
    """All of it or nothing, whenever the program ends. Returns whether it could be written."""
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
