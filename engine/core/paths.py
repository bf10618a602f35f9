"""Input files below folders, and the paths and names of what is written for them."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path

from engine.core.errors import OutputIsOriginal, OutputUnwritable
from engine.core.expressions import Expression
from engine.core.types.document import DocumentKind

_SUFFIX = "_redacted"
_OURS = Expression(rf"({_SUFFIX}(-\d+)?(_report|_log|_reference_list)?|_UNREDACTED_highlighted)(\.\w+)*$")
"""Ends of the stems of files that Sable wrote."""
_NO_DOCUMENTS = (".html", ".json", ".csv")
"""Endings of reports and logs of Sable's."""
_OF_CURVES = (".csv", ".svg")

# Templates and files with macros become plain documents.
_WRITTEN_AS = dict.fromkeys((".docm", ".dotx", ".dotm"), ".docx")
_KINDS = {".pdf": DocumentKind.PDF, ".docx": DocumentKind.DOCX, **dict.fromkeys(_WRITTEN_AS, DocumentKind.DOCX)}


def candidates(source: Path) -> Iterator[str]:
    """Yield names for the redacted copy: `letter_redacted.docx`, `letter_redacted-2.docx` and so on.

    The caller takes the first that is free.
    """
    suffix = _WRITTEN_AS.get(source.suffix.lower(), source.suffix)
    yield f"{source.stem}{_SUFFIX}{suffix}"
    yield from (f"{source.stem}{_SUFFIX}-{number}{suffix}" for number in count(2))


def below(inputs: list[Path]) -> Iterator[Path]:
    """Yield the files themselves, and every file below a folder except hidden ones and Sable's own.

    Links out of a folder are left out (see `links_left_out`): its maker may have meant other people's files. A folder
    that can't be listed is yielded as if it were a file: reading it fails, so that it is reported.
    """
    return _once(_below(inputs), set())


def _once(paths: Iterable[Path], named: set[str]) -> Iterator[Path]:
    """Yield the paths that were not named before, by whatever way to the same place."""
    for path in paths:
        place = os.path.abspath(path)  # noqa: PTH100 - links are not followed: each of their names is a file
        if place not in named:
            named.add(place)
            yield path


def _below(inputs: list[Path]) -> Iterator[Path]:
    for path in inputs:
        if not os.path.isdir(path):  # noqa: PTH112 - Path.is_dir raises an error where a folder above is locked
            yield path
            continue
        for each in sorted(_walked(path)):
            hidden = any(part.startswith(".") for part in each.relative_to(path).parts)
            if not hidden and not _OURS.search(each.stem) and not _leads_out(each, path):
                yield each


def named_as_copies(inputs: list[Path]) -> Iterator[Path]:
    """Yield the documents below folders that `below` leaves out since they are named as files that Sable writes."""
    for folder in (path for path in inputs if path.is_dir()):
        for each in _walked(folder):
            hidden = any(part.startswith(".") for part in each.relative_to(folder).parts)
            if not hidden and _OURS.search(each.stem) and each.suffix.lower() not in _NO_DOCUMENTS:
                yield each


def links_left_out(inputs: Iterable[Path]) -> int:
    """Count the links below folders that `below` does not follow: to other folders, and to files outside."""
    count = 0
    for folder in (path for path in inputs if path.is_dir()):
        for place, folders, names in os.walk(folder):
            folders[:] = [name for name in folders if not name.startswith(".")]
            count += sum(os.path.islink(Path(place, name)) for name in folders)  # noqa: PTH114 - as in `_leads_out`
            count += sum(_leads_out(Path(place, name), folder) for name in names if not name.startswith("."))
    return count


def _leads_out(path: Path, folder: Path) -> bool:
    # What can't be looked at is no link here: reading it is to fail.
    is_link = os.path.islink(path) and os.path.isfile(path)  # noqa: PTH113, PTH114 - those of Path raise errors
    return is_link and not Path(os.path.realpath(path)).is_relative_to(os.path.realpath(folder))


def _walked(folder: Path) -> Iterator[Path]:
    """Yield the files below a folder, and what can't be looked at; what goes away meanwhile is left out."""
    locked: list[OSError] = []
    for place, _, names in os.walk(folder, onerror=locked.append):
        for each in (Path(place, name) for name in names):
            try:
                if stat.S_ISREG(each.stat().st_mode):
                    yield each
            except FileNotFoundError:
                continue
            except OSError as error:
                if error.errno != errno.ELOOP:
                    yield each
    yield from (Path(each.filename) for each in locked if not isinstance(each, FileNotFoundError | NotADirectoryError))


def targets(inputs: list[Path], output: Path | None, *, others: Iterable[Path] = ()) -> Iterator[tuple[Path, Path]]:
    """Yield each file with the path of its redacted copy; files of a folder keep their places below the target folder.

    No two files get the same path, and none the path of another original, even if files may be replaced.

    Args:
        others: files that are no originals, and may not be replaced either.

    Raises:
        OutputUnwritable: the folder of the target, or of the target folder, does not exist.
    """
    if output and not output.absolute().parent.is_dir():
        raise OutputUnwritable(problem="no-folder", file=output.name)
    single = len(inputs) == 1 and not inputs[0].is_dir()
    if single and output and not output.is_dir():
        yield inputs[0], output
        return
    taken = {*map(identity, below(inputs)), *map(identity, others)}
    named: set[str] = set()
    for path in inputs:
        for source in _once(below([path]), named):
            inside = source.parent.relative_to(path) if path.is_dir() else Path()
            folder = source.parent if output is None else output / inside
            names = (folder / name for name in candidates(source))
            target = next(each for each in names if taken.isdisjoint((identity(each), _place(each))))
            taken.add(_place(target))
            yield source, target


def fitting(target: Path, kind: DocumentKind) -> Path:
    """Return the target with an ending that tells its format, where the original's ending is misleading.

    A text called letter.pdf becomes letter_redacted.pdf.txt. Text may have any ending.
    """
    named_kind = _KINDS.get(target.suffix.lower(), DocumentKind.TXT)
    return target if named_kind is kind else target.with_name(f"{target.name}.{kind}")


def identity(path: Path) -> tuple[int, int] | str:
    """Return the same value for all names of a file; for a missing file, its path."""
    try:
        status = path.stat()
    except OSError:
        return _place(path)
    return status.st_dev, status.st_ino


def _place(path: Path) -> str:
    """Return the path in small letters, since some systems take names that differ in case only for the same."""
    return str(path.absolute()).casefold()


def refuse_originals(read: list[Path], written: Iterable[Path]) -> None:
    """Refuse targets that the command also reads.

    Raises:
        OutputIsOriginal
    """
    made = list(written)
    if not made:
        return
    originals = set(map(identity, below(read)))
    for each in made:
        if identity(each) in originals:
            raise OutputIsOriginal(file=each.name)


def curve_files(name: Path) -> tuple[Path, Path]:
    """Return the paths of the table and the drawing of a curve."""
    bare = name.with_suffix("") if name.suffix.lower() in _OF_CURVES else name
    table, drawing = (bare.with_name(bare.name + ending) for ending in _OF_CURVES)
    return table, drawing
