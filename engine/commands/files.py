"""Which files a command reads, and where what it makes of them goes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import TextIO

from engine import disk, naming
from engine.errors import OutputIsOriginal


def keep_inputs(inputs: list[Path], *outputs: Path) -> None:
    """Refuse to write over what is to be read, by whatever name or link.

    Raises:
        OutputIsOriginal
    """
    originals = set(map(naming.identity, naming.below(inputs)))
    if any(naming.identity(output) in originals for output in outputs):
        raise OutputIsOriginal


@contextmanager
def output(path: Path | None) -> Iterator[TextIO]:
    """Standard output, or a file that is written whole when the block ends without an error.

    Raises:
        OutputUnwritable: `problem` says why.
    """
    if path is None:
        yield sys.stdout
        return
    written = StringIO()
    yield written
    disk.write(path, written.getvalue().encode("utf-8"))
