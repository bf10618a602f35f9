"""Which files a command reads, and where what it makes of them goes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TextIO

from engine.errors import OutputIsOriginal, OutputUnwritable

_SUFFIX = "_redacted"

# Templates and files with macros become plain documents.
_WRITTEN_AS = dict.fromkeys((".docm", ".dotx", ".dotm"), ".docx")


def below(inputs: list[Path]) -> Iterator[Path]:
    """The files themselves, and every file below a folder but hidden ones and what Sable wrote."""
    for path in inputs:
        if not path.is_dir():
            yield path
            continue
        for each in sorted(path.rglob("*")):
            hidden = any(part.startswith(".") for part in each.relative_to(path).parts)
            if each.is_file() and not hidden and not each.stem.endswith(_SUFFIX):
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
    """
    single = len(inputs) == 1 and not inputs[0].is_dir()
    if single and output and not output.is_dir():
        yield inputs[0], output
        return
    taken = set(map(_identity, below(inputs)))
    for path in inputs:
        for source in below([path]):
            inside = source.parent.relative_to(path) if path.is_dir() else Path()
            folder = source.parent if output is None else output / inside
            target = next(each for each in _names(source, folder) if taken.isdisjoint((_identity(each), _place(each))))
            taken.add(_place(target))
            yield source, target


def _names(source: Path, folder: Path) -> Iterator[Path]:
    """`letter_redacted.docx`, then `letter-2_redacted.docx` and so on."""
    suffix = _WRITTEN_AS.get(source.suffix.lower(), source.suffix)
    yield folder / f"{source.stem}{_SUFFIX}{suffix}"
    yield from (folder / f"{source.stem}-{number}{_SUFFIX}{suffix}" for number in count(2))


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
    if path is None:
        yield sys.stdout
        return
    try:
        with path.open("w", encoding="utf-8") as file:
            yield file
    except OSError as error:
        raise OutputUnwritable(problem="not-writable") from error
