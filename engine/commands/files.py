"""Destination of what a command prints."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import TextIO

from engine import disk, targets


@contextmanager
def output(path: Path | None) -> Iterator[TextIO]:
    """Standard output, also for the name "-", or a file that is written whole when the block ends without an error.

    Raises:
        OutputUnwritable: `problem` says why.
    """
    if path is None or targets.is_standard(path):
        yield sys.stdout
        return
    written = StringIO()
    yield written
    disk.write(path, written.getvalue().encode("utf-8"))
