"""Which files are read, and where what is made of them goes, under which name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from engine.errors import OutputUnwritable
from engine.types import DocumentKind

SUFFIX = "_redacted"
_OURS = re.compile(rf"({SUFFIX}(_report|_log|_reference_list)?|_UNREDACTED_highlighted)(\.\w+)*$")
"""How the stems of files end that Sable wrote."""

# Templates and files with macros become plain documents.
_WRITTEN_AS = dict.fromkeys((".docm", ".dotx", ".dotm"), ".docx")
_KINDS = {".pdf": DocumentKind.PDF, ".docx": DocumentKind.DOCX, **dict.fromkeys(_WRITTEN_AS, DocumentKind.DOCX)}


def candidates(source: Path) -> Iterator[str]:
    """`letter_redacted.docx`, then `letter-2_redacted.docx` and so on: the first that is free is taken."""
    suffix = _WRITTEN_AS.get(source.suffix.lower(), source.suffix)
    yield f"{source.stem}{SUFFIX}{suffix}"
    yield from (f"{source.stem}-{number}{SUFFIX}{suffix}" for number in count(2))


def below(inputs: list[Path]) -> Iterator[Path]:
    """The files themselves, and every file below a folder but hidden ones and what Sable wrote."""
    for path in inputs:
        if not path.is_dir():
            yield path
            continue
        for each in sorted(path.rglob("*")):
            hidden = any(part.startswith(".") for part in each.relative_to(path).parts)
            if each.is_file() and not hidden and not _OURS.search(each.stem):
                yield each


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
    taken = set(map(identity, below(inputs)))
    for path in inputs:
        for source in below([path]):
            inside = source.parent.relative_to(path) if path.is_dir() else Path()
            folder = source.parent if output is None else output / inside
            names = (folder / name for name in candidates(source))
            target = next(each for each in names if taken.isdisjoint((identity(each), _place(each))))
            taken.add(_place(target))
            yield source, target


def fitting(target: Path, kind: DocumentKind) -> Path:
    """The target under a name that says what it is, where the original's does not: a text called letter.pdf becomes
    letter_redacted.pdf.txt. Text may be called anything else."""
    said = _KINDS.get(target.suffix.lower(), DocumentKind.TXT)
    return target if said is kind else target.with_name(f"{target.name}.{kind}")


def identity(path: Path) -> tuple[int, int] | str:
    """The same for all names of a file; of a file that is not there, its place."""
    try:
        found = path.stat()
    except OSError:
        return _place(path)
    return found.st_dev, found.st_ino


def _place(path: Path) -> str:
    """Some systems take names for the same that differ in case."""
    return str(path.absolute()).casefold()
