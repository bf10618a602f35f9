"""Input files, output paths and names, and the checks of a command's targets before it begins.

Every target is a regular file, or a folder where the command expects one. It is not an input under another name; an
existing file is replaced only with `--force`; and "-" is standard output where that makes sense. The checks run before
any work and before libraries are loaded.
"""

from __future__ import annotations

import argparse
import errno
import os
import stat
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from engine.core import disk, managed
from engine.core.errors import NotAnIndex, OutputError, OutputIsOriginal, OutputUnwritable
from engine.core.expressions import Expression
from engine.core.types.document import DocumentKind

SUFFIX = "_redacted"
_OURS = Expression(rf"({SUFFIX}(-\d+)?(_report|_log|_reference_list)?|_UNREDACTED_highlighted)(\.\w+)*$")
"""Ends of the stems of files that Sable wrote."""
_NO_DOCUMENTS = (".html", ".json", ".csv")
"""Endings of reports and logs of Sable's."""

# Templates and files with macros become plain documents.
_WRITTEN_AS = dict.fromkeys((".docm", ".dotx", ".dotm"), ".docx")
_KINDS = {".pdf": DocumentKind.PDF, ".docx": DocumentKind.DOCX, **dict.fromkeys(_WRITTEN_AS, DocumentKind.DOCX)}


def candidates(source: Path) -> Iterator[str]:
    """Yield names for the redacted copy: `letter_redacted.docx`, `letter_redacted-2.docx` and so on.

    The caller takes the first that is free.
    """
    suffix = _WRITTEN_AS.get(source.suffix.lower(), source.suffix)
    yield f"{source.stem}{SUFFIX}{suffix}"
    yield from (f"{source.stem}{SUFFIX}-{number}{suffix}" for number in count(2))


def below(inputs: list[Path]) -> Iterator[Path]:
    """Yield the files themselves, and every file below a folder except hidden ones and Sable's own.

    Links out of a folder are left out (see `links_left_out`): its maker may have meant other people's files. A folder
    that can't be listed is yielded as if it were a file: reading it fails, so that it is reported.
    """
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
        raise OutputUnwritable(problem="no-folder")
    single = len(inputs) == 1 and not inputs[0].is_dir()
    if single and output and not output.is_dir():
        yield inputs[0], output
        return
    taken = {*map(identity, below(inputs)), *map(identity, others)}
    for path in inputs:
        for source in below([path]):
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


STANDARD_OUTPUT = "-"
AUDITS: dict[str, tuple[str, ...]] = {
    "audit": ("audit.html", "audit.json", "work-list.csv"),
    "tools": ("tools.csv", "tools.svg"),
    "target": ("target.csv", "target.svg"),
}
"""Files that `sable audit` writes, by what is requested."""
COMPARISON = ("comparison.csv", "comparison.svg")
EVALUATION = "evaluation.json"

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
    return path is not None and str(path) == STANDARD_OUTPUT


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
    pairs = list(targets(arguments.inputs, arguments.output))
    places = [*own, *(target for _, target in pairs)]
    _check_distinct(places)
    if not several:
        ((source, target),) = pairs
        refuse_originals([source], [target])
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
        refuse_originals(read, [ledger])
        managed.check_place(ledger)
        if is_standard(ledger):
            raise OutputUnwritable(problem="standard-output")
        disk.check_regular(ledger)


def _inspect(arguments: argparse.Namespace) -> None:
    if is_standard(arguments.curve):
        raise OutputUnwritable(problem="standard-output")
    drawn = curve_files(arguments.curve) if arguments.curve else ()
    written = () if is_standard(arguments.output) else (arguments.output,)
    _check_files(_inputs(arguments), filter(None, (*written, arguments.xfdf, *drawn)), force=arguments.force)


def curve_files(name: Path) -> tuple[Path, Path]:
    """Return the paths of the table and the drawing of a curve."""
    bare = name.with_suffix("") if name.suffix.lower() in _OF_CURVES else name
    table, drawing = (bare.with_name(bare.name + ending) for ending in _OF_CURVES)
    return table, drawing


_OF_CURVES = (".csv", ".svg")


def _index(arguments: argparse.Namespace) -> None:
    """Refuse to write into a file that is no index; an existing index is updated."""
    out: Path = arguments.out
    with _with_target_name(out):
        named = [each for each in arguments.inputs if not each.is_dir()]
        refuse_originals(named, [out])
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
    return AUDITS["target" if arguments.target is not None else "tools" if arguments.tool else "audit"]


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
    refuse_originals(read, made)
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
    refuse_originals(read, made)
    _check_distinct(made)
    for each in made:
        with _with_target_name(each):
            disk.check_new(each, force=force)


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


def _check_distinct(written: Iterable[Path]) -> None:
    places = list(map(identity, written))
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
    "compare": _into_folder(lambda _: COMPARISON),
    "audit": _into_folder(_audited),
    "evaluate": _into_folder(lambda _: (EVALUATION,)),
    "train": _train,
}
