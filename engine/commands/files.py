"""Which files a command reads, and where what it makes of them goes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
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
    """Refuse to write over what is to be read.

    Raises:
        OutputIsOriginal
    """
    originals = {each.resolve() for each in below(inputs)}
    if any(output.resolve() in originals for output in outputs):
        raise OutputIsOriginal


def targets(inputs: list[Path], output: Path | None) -> Iterator[tuple[Path, Path]]:
    """Each file with the place of its redacted copy; a folder's files keep their places below the target folder."""
    single = len(inputs) == 1 and not inputs[0].is_dir()
    if single and output and not output.is_dir():
        yield inputs[0], output
        return
    for path in inputs:
        for source in below([path]):
            name = f"{source.stem}{_SUFFIX}{_WRITTEN_AS.get(source.suffix.lower(), source.suffix)}"
            if output is None:
                yield source, source.with_name(name)
            else:
                inside = source.parent.relative_to(path) if path.is_dir() else Path()
                yield source, output / inside / name


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
