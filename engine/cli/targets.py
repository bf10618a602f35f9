"""Checks of a command's targets before it begins, and before libraries are loaded.

Every target is a regular file, or a folder where the command expects one. It is not an input under another name; an
existing file is replaced only with `--force`; and "-" is standard output where that makes sense.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.core import disk, managed, paths
from engine.core.errors import NotAnIndex, OutputError, OutputUnwritable

_STANDARD_OUTPUT = "-"
_AUDITS: dict[str, tuple[str, ...]] = {
    "audit": ("audit.html", "audit.json", "work-list.csv"),
    "tools": ("tools.csv", "tools.svg"),
    "target": ("target.csv", "target.svg"),
}
"""Files that `sable audit` writes, by what is requested."""
_COMPARISON = ("comparison.csv", "comparison.svg")
_EVALUATION = "evaluation.json"

_DATABASE = b"SQLite format 3\x00"
_HEAD = 1024  # bytes that show whether a file is a PDF or an archive
_NOT_TEXT = (b"%PDF-", b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
# Options that name files or folders to read, besides `inputs`.
READ = (
    "background", "documents", "labels", "mapping", "originals", "original", "profiles", "released", "search_emulator",
    "search_index", "truth",
)  # fmt: skip
# Files that `sable train` writes into its folder, unless it continues with what is there.
_TRAINED: dict[str, tuple[str, ...]] = {
    "pairs": ("documents.jsonl", "profiles.jsonl"),
    "population": ("people.csv", "people.parquet", "notes.jsonl"),
    "hospital": ("patients.csv", "notes.jsonl"),
    "gazetteer": ("DEM.tsv", "MISC.tsv"),
}
_TRAINED_FILES = ("silver", "emulation")


def check(arguments: argparse.Namespace) -> None:
    """Refuse a command if one of its targets can't or must not be written.

    Raises:
        OutputIsOriginal: a target is an input as well.
        OutputExists, OutputUnwritable, OutputNotAllowed: see `core.disk.check_new`.
        NotAnIndex: `sable index` would write into a file of another kind.
        BadManagedSettings: see `core.managed.now`.
    """
    if checked := _CHECKS.get(arguments.command):
        checked(arguments)


def reports(file: Path) -> tuple[Path, ...]:
    """Return the files of a report: one if its name ends in .html or .pdf, else JSON and HTML."""
    return (file,) if file.suffix.lower() in (".html", ".pdf") else (file, file.with_suffix(".html"))


def is_standard(path: Path | None) -> bool:
    """Return whether a target is standard output."""
    return path is not None and str(path) == _STANDARD_OUTPUT


def _redact(arguments: argparse.Namespace) -> None:
    own = [*(reports(arguments.report) if arguments.report else ())]
    own += filter(None, (arguments.log, arguments.reference_list, arguments.highlighted_copy))
    read = _inputs(arguments, arguments.xfdf)
    _check_files(read, own, force=arguments.force)
    if is_standard(arguments.output):
        _check_standard_output(arguments.inputs)
        return
    several = len(arguments.inputs) > 1 or arguments.inputs[0].is_dir()
    if several and arguments.output:
        _check_folder(arguments.output)
    pairs = list(paths.targets(arguments.inputs, arguments.output))
    places = [*own, *(target for _, target in pairs)]
    _check_distinct(places)
    if not several:
        ((source, target),) = pairs
        paths.refuse_originals([source], [target])
        with _with_target_name(target):
            managed.check_place(target)
            disk.check_regular(target)
            disk.check_target(source, target, force=arguments.force)
            disk.check_folder(target)


def _check_standard_output(inputs: list[Path]) -> None:
    """Refuse several files, and a file that is not plain text."""
    if len(inputs) > 1 or inputs[0].is_dir():
        raise OutputUnwritable(problem="standard-output")
    try:
        with inputs[0].open("rb") as file:
            head = file.read(_HEAD)
    except OSError:
        return  # reading it reports the error
    if any(sign in head for sign in _NOT_TEXT[:1]) or head.startswith(_NOT_TEXT[1:]):
        raise OutputUnwritable(problem="only-text-to-standard-output")


def _batch(arguments: argparse.Namespace) -> None:
    if arguments.exceptions or arguments.check:
        _check_files(_inputs(arguments), filter(None, [arguments.report]), force=arguments.force)
        return
    _check_folder(arguments.output)
    read = _inputs(arguments)
    _check_ledger(arguments.ledger, read)
    _check_files(read, filter(None, [arguments.report]), force=arguments.force)
    _check_distinct(filter(None, [arguments.report, arguments.ledger]))


def _watch(arguments: argparse.Namespace) -> None:
    _check_folder(arguments.output)
    _check_ledger(arguments.ledger, _inputs(arguments, arguments.folder))


def _check_ledger(ledger: Path | None, read: list[Path]) -> None:
    if ledger is None:
        return
    with _with_target_name(ledger):
        paths.refuse_originals(read, [ledger])
        managed.check_place(ledger)
        if is_standard(ledger):
            raise OutputUnwritable(problem="standard-output")
        disk.check_regular(ledger)


def _inspect(arguments: argparse.Namespace) -> None:
    if is_standard(arguments.curve):
        raise OutputUnwritable(problem="standard-output")
    drawn = paths.curve_files(arguments.curve) if arguments.curve else ()
    written = () if is_standard(arguments.output) else (arguments.output,)
    _check_files(_inputs(arguments), filter(None, (*written, arguments.xfdf, *drawn)), force=arguments.force)


def _index(arguments: argparse.Namespace) -> None:
    """Refuse to write into a file that is no index; an existing index is updated."""
    out: Path = arguments.out
    with _with_target_name(out):
        named = [each for each in arguments.inputs if not each.is_dir()]
        paths.refuse_originals(named, [out])
        is_new = not os.path.lexists(out)
        disk.check_new(out, force=not is_new)
        if not is_new and out.stat().st_size and not _is_index(out):
            raise NotAnIndex


def _is_index(path: Path) -> bool:
    """Return whether a file may be an index; other SQLite databases are refused when the index is opened."""
    with path.open("rb") as file:
        return file.read(len(_DATABASE)) == _DATABASE


def _into_folder(names: Callable[[argparse.Namespace], Iterable[str]]) -> Callable[[argparse.Namespace], None]:
    """Return a check of a command that writes these files into the folder `--out`."""

    def checked(arguments: argparse.Namespace) -> None:
        if arguments.out is None:
            return
        _check_into(arguments.out, names(arguments), _inputs(arguments), force=arguments.force)

    return checked


def _audited(arguments: argparse.Namespace) -> tuple[str, ...]:
    return _AUDITS["target" if arguments.target is not None else "tools" if arguments.tool else "audit"]


def _train(arguments: argparse.Namespace) -> None:
    read = [each for each in vars(arguments).values() if isinstance(each, Path) and each != arguments.out]
    read += [each for value in vars(arguments).values() if isinstance(value, list) for each in value]
    read = [each for each in read if isinstance(each, Path) and each.is_file()]
    if arguments.training in _TRAINED_FILES:
        _check_files(read, [arguments.out], force=arguments.force)
        return
    _check_into(arguments.out, _TRAINED.get(arguments.training, ()), read, force=arguments.force)


def _check_into(out: Path, names: Iterable[str], read: list[Path], *, force: bool) -> None:
    """Refuse a folder in which files of these names can't be written, or would replace what is read."""
    _check_folder(out)
    made = [out / name for name in names]
    paths.refuse_originals(read, made)
    for each in made if out.is_dir() else ():
        with _with_target_name(each):
            disk.check_new(each, force=force)


def _inputs(arguments: argparse.Namespace, *more: Path | None) -> list[Path]:
    """Return the files that a command reads, and the folders whose files it reads."""
    read: list[Path] = [*getattr(arguments, "inputs", ()), *filter(None, more)]
    for name in READ:
        value = getattr(arguments, name, None)
        read += value if isinstance(value, list) else [value] if isinstance(value, Path) else []
    read += [folder for _, folder in getattr(arguments, "tool", ())]
    return read


def _check_files(read: list[Path], written: Iterable[Path], *, force: bool) -> None:
    """Refuse side outputs that can't be written, that are inputs, or that share a name."""
    made = list(written)
    paths.refuse_originals(read, made)
    _check_distinct(made)
    for each in made:
        with _with_target_name(each):
            disk.check_new(each, force=force)


def _check_distinct(written: Iterable[Path]) -> None:
    places = list(map(paths.identity, written))
    if len(set(places)) < len(places):
        raise OutputUnwritable(problem="same-output")


def _check_folder(folder: Path) -> None:
    """Refuse a folder that is something else, or that can't be made."""
    with _with_target_name(folder):
        managed.check_place(folder)
        if is_standard(folder):
            raise OutputUnwritable(problem="standard-output")
        if os.path.lexists(folder) and not folder.is_dir():
            raise OutputUnwritable(problem="not-a-folder")
        nearest = next(each for each in (folder.absolute(), *folder.absolute().parents) if each.exists())
        if not nearest.is_dir():
            raise OutputUnwritable(problem="no-folder")
        if not os.access(nearest, os.W_OK):
            raise OutputUnwritable(problem="not-writable")


@contextmanager
def _with_target_name(target: Path) -> Iterator[None]:
    """Add the name of the target to an error."""
    try:
        yield
    except OutputError as error:
        raise type(error)(**(error.fields | {"file": target.name})) from error


_CHECKS: dict[str, Callable[[argparse.Namespace], None]] = {
    "redact": _redact,
    "batch": _batch,
    "watch": _watch,
    "inspect": _inspect,
    "index": _index,
    "compare": _into_folder(lambda _: _COMPARISON),
    "audit": _into_folder(_audited),
    "evaluate": _into_folder(lambda _: (_EVALUATION,)),
    "train": _train,
}
