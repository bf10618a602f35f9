"""The terminal: colour where it is wanted, how much is printed, labels of files, standard input, and passwords."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO, TypeVar

from engine.cli import speech
from engine.cli.speech import say as worded
from engine.core.errors import PasswordNeeded, WrongPassword
from engine.core.options import Options
from engine.core.printable import printable

STANDARD = Path("-")
"""The name of standard input and output on the command line."""

_COLOURS = {"failed": "31", "passed": "32", "warning": "33", "faint": "2"}
_TRIES = 3

_Read = TypeVar("_Read")

_quiet = False
_piped: Path | None = None  # the file that holds standard input


def set_quiet(quiet: bool) -> None:
    """Print errors only, for the rest of the process or until the next call."""
    global _quiet
    _quiet = quiet


def is_quiet() -> bool:
    """Return whether only errors are printed."""
    return _quiet


def open_streams() -> None:
    """Open the null device in place of standard streams that are closed: else the next file that is opened would get
    their number, and with it whatever a library prints.

    Input and output are opened for the other direction, so that reading and writing them fails; see `cli.main`.
    """
    for name, mode, flags in (("stdin", "r", os.O_WRONLY), ("stdout", "w", os.O_RDONLY), ("stderr", "w", os.O_WRONLY)):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, flags), mode))


def write_any_name() -> None:
    """Let standard output and error write names of files that are no text, which JSON holds as they are, as escapes."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def say(*lines: str, file: TextIO | None = None) -> None:
    """Print lines, to standard output or elsewhere, unless only errors are printed."""
    if not _quiet and lines:
        print(*lines, sep="\n", file=file or sys.stdout)


def coloured(words: str, style: str, stream: TextIO) -> str:
    """Return words in the colour of a style: failed, passed, warning or faint; unchanged where colour is not wanted."""
    return f"\033[{_COLOURS[style]}m{words}\033[0m" if words and _has_colour(stream) else words


def _has_colour(stream: TextIO) -> bool:
    """Return whether a stream is a terminal with colours, and the user did not switch them off with NO_COLOR."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" or not stream.isatty():
        return False
    return sys.platform != "win32" or "WT_SESSION" in os.environ


def label(path: Path) -> str:
    """Return the name of a file for the user; in reports, `label_below` names it as it is."""
    return worded("cli.standard-input") if is_piped(path) else printable(path)


def is_piped(path: Path) -> bool:
    """Return whether it is the file that holds what was read from standard input."""
    return path == _piped


def label_below(path: Path, inputs: Sequence[Path]) -> str:
    """Return the name of a file with its folders, from the folder that the user named; see `printable`."""
    if path == _piped:
        return label(path)
    folders = (each for each in inputs if each.is_dir() and path.is_relative_to(each))
    return next((path.relative_to(each).as_posix() for each in folders), path.name)


@contextmanager
def standard_input_as_file() -> Iterator[Path]:
    """Yield a file with all that standard input holds: in memory on Linux, else private to the user and removed."""
    global _piped
    if sys.stdin.isatty():
        keys = worded("cli.control-z") if sys.platform == "win32" else "Ctrl+D"
        print(worded("cli.reading-terminal", keys=keys), file=sys.stderr)
    with _private_file() as path:
        with path.open("wb") as file:
            shutil.copyfileobj(sys.stdin.buffer, file)
        _piped = path
        try:
            yield path
        finally:
            _piped = None


@contextmanager
def _private_file() -> Iterator[Path]:
    if sys.platform == "linux":
        number = os.memfd_create("standard-input", os.MFD_CLOEXEC)
        try:
            os.fchmod(number, 0o600)
            yield Path(f"/proc/{os.getpid()}/fd/{number}")
        finally:
            os.close(number)
    else:
        with tempfile.TemporaryDirectory(prefix="sable-") as folder:
            yield Path(folder) / "standard-input"


def with_password(source: Path, options: Options, read: Callable[[Options], _Read]) -> tuple[_Read, Options]:
    """Read a file, asking for its password on the terminal where it needs one; return also the options that opened it.

    Raises:
        PasswordNeeded, WrongPassword: nobody can be asked, or no answer was right.
    """
    try:
        return read(options), options
    except (PasswordNeeded, WrongPassword) as error:
        if not (sys.stdin.isatty() and sys.stderr.isatty()):
            raise
        refused: PasswordNeeded | WrongPassword = error
    import getpass  # only here

    for _ in range(_TRIES):
        if isinstance(refused, WrongPassword):
            print(speech.error(refused), file=sys.stderr)
        answered = replace(options, password=getpass.getpass(worded("cli.password", name=label(source))))
        try:
            return read(answered), answered
        except (PasswordNeeded, WrongPassword) as error:
            refused = error
    raise refused
