"""Which files a command reads, and where what it makes of them goes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import TextIO

from engine import disk, naming
from engine.errors import OutputIsOriginal, OutputUnwritable


def keep_inputs(inputs: list[Path], *outputs: Path) -> None:
    """Refuse to write over what is to be read, by whatever name or link.

    Raises:
        OutputIsOriginal
    """
    originals = set(map(naming.identity, naming.below(inputs)))
    if any(naming.identity(output) in originals for output in outputs):
        raise OutputIsOriginal


def check_outputs(inputs: list[Path], *outputs: Path, force: bool) -> None:
    """Refuse outputs that can't or must not be written, all of them before any work begins.

    Raises:
        OutputIsOriginal: one is to be read.
        OutputExists, OutputUnwritable, OutputNotAllowed: see `disk.check_new`; also where two have one name.
    """
    keep_inputs(inputs, *outputs)
    if len(set(map(naming.identity, outputs))) < len(outputs):
        raise OutputUnwritable(problem="same-output")
    for each in outputs:
        disk.check_new(each, force=force)


@contextmanager
def output(path: Path | None) -> Iterator[TextIO]:
    """Standard output, also for the name "-", or a file that is written whole when the block ends without an error.

    Raises:
        OutputUnwritable: `problem` says why.
    """
    if path is None or str(path) == "-":
        yield sys.stdout
        return
    written = StringIO()
    yield written
    disk.write(path, written.getvalue().encode("utf-8"))
