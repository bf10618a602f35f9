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


def below(inputs: list[Path]) -> Iterator[Path]:
    """The files themselves, and every file below a folder but hidden ones and what Sable wrote."""
    for path in inputs:
        if not path.is_dir():
            yield path
            continue
        for each in sorted(path.rglob("*")):
            hidden = any(part.startswith(".") for part in each.relative_to(path).parts)
            if each.is_file() and not hidden and not each.stem.endswith(naming.SUFFIX):
                yield each


def keep_inputs(inputs: list[Path], *outputs: Path) -> None:
    """Refuse to write over what is to be read, by whatever name or link.

    Raises:
        OutputIsOriginal
    """
    originals = set(map(_identity, below(inputs)))
    if any(_identity(output) in originals for output in outputs):
        raise OutputIsOriginal


def targets(inputs: list[Path], output: Path | None) -> Iterator[tuple[Path, Path]]:
    """Each file with the place of its redacted copy; a folder's files keep their places below the target folder.

    No two files get the same place, and none that of another original, whatever may be replaced.

    Raises:
        OutputUnwritable: the target, or the target folder, stands in no folder that is there.
    """
    if output and not output.absolute().parent.is_dir():
        raise OutputUnwritable(problem="no-folder")
    single = len(inputs) == 1 and not inputs[0].is_dir()
    if single and output and not output.is_dir():
        yield inputs[0], output
        return
    taken = set(map(_identity, below(inputs)))
    for path in inputs:
        for source in below([path]):
            inside = source.parent.relative_to(path) if path.is_dir() else Path()
            folder = source.parent if output is None else output / inside
            names = (folder / name for name in naming.candidates(source))
            target = next(each for each in names if taken.isdisjoint((_identity(each), _place(each))))
            taken.add(_place(target))
            yield source, target


def _identity(path: Path) -> tuple[int, int] | str:
    """The same for all names of a file; of a file that is not there, its place."""
    try:
        found = path.stat()
    except OSError:
        return _place(path)
    return found.st_dev, found.st_ino


def _place(path: Path) -> str:
    """Some systems take names for the same that differ in case."""
    return str(path.absolute()).casefold()


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
