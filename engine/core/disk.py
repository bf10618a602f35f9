"""File access: read-only originals, atomic writes under a private temporary name."""

from __future__ import annotations

import errno
import hashlib
import os
import secrets
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from io import FileIO
from pathlib import Path
from typing import IO

from engine.core import managed
from engine.core.errors import OutputExists, OutputIsOriginal, OutputUnwritable, TooDemanding, UnreadableFile
from engine.core.expressions import Expression

LARGEST = 512 << 20
"""Bytes of an original; the memory must hold several times what is read of it."""

# Problems of writing, by the number of the system's error.
_PROBLEMS = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "disk-full",
    errno.EROFS: "read-only",
    errno.ENOENT: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.ENAMETOOLONG: "long-name",
}
# The user's mask for the mode of new files. It is read once, since reading it changes it for a moment.
_MASK = os.umask(0o077)
os.umask(_MASK)
_LEFT_BEHIND = Expression(r"\.sable-[0-9a-f]{16}")


def read(path: Path) -> bytes:
    """Return all bytes of a file.

    Raises:
        UnreadableFile: the file does not exist, the user may not read it, or it is a device or the like.
        TooDemanding: larger than `LARGEST`.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise UnreadableFile(problem="not-a-file")
        with path.open("rb") as file:
            # Told how much to read, Python takes the memory for it before it knows how much there is.
            source = b"" if os.fstat(file.fileno()).st_size > LARGEST else file.read()
            is_whole = not file.read(1)
    except OSError as error:
        raise UnreadableFile from error
    if not is_whole or len(source) > LARGEST:
        raise TooDemanding(problem="too-large")
    return source


def sha256(path: Path) -> str:
    """Return the SHA-256 of a file in hexadecimal digits, or an empty string if the file can't be read."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return ""


def check_target(source: Path, target: Path, *, force: bool) -> None:
    """Refuse a target that is the original (under any name or link), exists without `force`, or is no regular file.

    Raises:
        OutputIsOriginal, OutputExists
        OutputNotAllowed: see `core.managed.check_place`.
        OutputUnwritable: no such file can be made.
    """
    managed.check_place(target)
    with errors():
        if target.exists() and source.exists() and target.samefile(source):
            raise OutputIsOriginal
        # A link that leads nowhere exists, too.
        if not force and os.path.lexists(target):
            raise OutputExists
        check_regular(target)


def check_within(folder: Path, target: Path) -> None:
    """Refuse a target that a link leads out of the folder for it.

    Raises:
        OutputUnwritable: with `problem`.
    """
    with errors():
        if not target.parent.resolve().is_relative_to(folder.resolve()):
            raise OutputUnwritable(problem="leads-outside")


def check_regular(target: Path) -> None:
    """Refuse a target that exists and is no regular file: a folder, a link, a device, a pipe.

    Raises:
        OutputUnwritable: with `problem`.
    """
    with errors():
        if os.path.lexists(target) and not stat.S_ISREG(target.lstat().st_mode):
            raise OutputUnwritable(problem="special-file")


def check_new(target: Path, *, force: bool) -> None:
    """Refuse a side output that can't be written, before any work begins.

    Raises:
        OutputExists: the file exists, and `force` is not set.
        OutputUnwritable: `problem` says why.
        OutputNotAllowed: see `core.managed.check_place`.
    """
    managed.check_place(target)
    if str(target) == "-":
        raise OutputUnwritable(problem="standard-output")
    check_regular(target)
    if not force and os.path.lexists(target):
        raise OutputExists
    check_folder(target)


def check_folder(target: Path) -> None:
    """Refuse a target in a folder that is not there, or in which the user may not write.

    Raises:
        OutputUnwritable: with `problem`.
    """
    folder = target.absolute().parent
    if not folder.is_dir():
        raise OutputUnwritable(problem="no-folder")
    if not os.access(folder, os.W_OK):
        raise OutputUnwritable(problem="not-writable")


class Unnamed:
    """A temporary file beside its target that only the user may read, under a random name.

    The file stays open and locked, so that other runs see that it is in use.
    """

    def __init__(self, path: Path, file: FileIO, sha256: str) -> None:
        self._path = path
        self._file = file
        self._written = sha256

    def read(self) -> bytes:
        """Return the bytes on the disk."""
        with errors():
            return self._path.read_bytes()

    @contextmanager
    def opened(self) -> Iterator[IO[bytes]]:
        """Open the bytes on the disk as a stream, for a file too large for the memory."""
        with errors(), self._path.open("rb") as file:
            yield file

    def sha256(self) -> str:
        """Return the SHA-256 of the bytes on the disk, in hexadecimal digits."""
        with errors(), self._path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()

    def _is_unchanged(self, sha256: str) -> bool:
        """Return whether the name still leads to the open file, and that file has these bytes."""
        with self._path.open("rb") as current:
            same = os.path.sameopenfile(current.fileno(), self._file.fileno())
            return same and hashlib.file_digest(current, "sha256").hexdigest() == sha256

    def become(self, target: Path, *, source: Path, force: bool, sha256: str | None = None) -> None:
        """Rename the file to its target at once, with the permissions of `source` that the user grants new files.

        Args:
            sha256: of the bytes that were verified; without it, of those that were written.

        Raises:
            OutputExists: another file has taken the name in the meantime, and `force` is not set.
            OutputIsOriginal: the target has become a name of the original.
            OutputUnwritable: `problem` says why.
        """
        check_target(source, target, force=force)
        with errors():
            mode = stat.S_IMODE(source.stat().st_mode) & 0o666 & ~_MASK | 0o600 if source.exists() else 0o600
        self.take_name(target, mode, sha256)

    def take_name(self, target: Path, mode: int, sha256: str | None = None) -> None:
        """Replace the target, if the disk still holds the expected bytes.

        Raises:
            OutputUnwritable: `problem` says why.
        """
        with errors():
            if not self._is_unchanged(sha256 or self._written):
                raise OutputUnwritable(problem="changed")
            with suppress(OSError):  # some file systems have no modes
                self._path.chmod(mode)
            self._file.close()  # Windows renames no open file
            self._path.replace(target)
            _flush_folder(target.parent)


def write(target: Path, data: bytes | Iterable[bytes], *, private: bool = False) -> None:
    """Write a side output whole or not at all, replacing an existing file.

    Args:
        private: only the user may read it; otherwise everybody who may read new files.

    Raises:
        OutputUnwritable: `problem` says why; a missing folder is not made.
    """
    if not target.parent.is_dir():
        raise OutputUnwritable(problem="no-folder", file=target.name)
    with unnamed(target, data) as file:
        file.take_name(target, 0o600 if private else 0o666 & ~_MASK)


@contextmanager
def unnamed(target: Path, data: bytes | Iterable[bytes], *, tidy: bool = True) -> Iterator[Unnamed]:
    """Write these bytes to a temporary file in the folder of `target`.

    The file is removed when the block ends, unless it became the target. The folder is made if it does not exist.

    Args:
        data: whole, or in parts that are written as they come.
        tidy: first remove files that killed runs left there; this lists the whole folder.

    Raises:
        OutputUnwritable: `problem` says why.
        OutputNotAllowed: see `core.managed.check_place`.
    """
    managed.check_place(target)
    path = target.parent / f".sable-{secrets.token_hex(8)}"
    with ExitStack() as cleaning, _naming(target):
        with errors():
            target.parent.mkdir(parents=True, exist_ok=True)
            if tidy:
                _remove_left_behind(target.parent)
            cleaning.callback(_remove, path)
            file = cleaning.enter_context(open(path, "xb", buffering=0, opener=_opened_privately))
            _lock(file)
        written = hashlib.sha256()
        for part in (data,) if isinstance(data, bytes) else data:
            written.update(part)
            with errors():
                rest = memoryview(part)
                while rest:
                    rest = rest[file.write(rest) :]
        with errors():
            os.fsync(file.fileno())
        yield Unnamed(path, file, written.hexdigest())


@contextmanager
def _naming(target: Path) -> Iterator[None]:
    """Add the name of the target to an error that says why it can't be written."""
    try:
        yield
    except OutputUnwritable as error:
        error.fields.setdefault("file", target.name)
        raise


def _remove(path: Path) -> None:
    with suppress(OSError):  # it became the target, or the disk can no longer be written
        path.unlink()


def _opened_privately(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _lock(file: IO[bytes]) -> None:
    """Lock a file as in use. Windows needs no lock: it removes no open file."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _remove_left_behind(folder: Path) -> None:
    """Remove unlocked temporary files, which runs left that were ended before they could clean up."""
    with suppress(OSError):  # a folder that can't be listed may still be written to
        for path in folder.iterdir():
            if _LEFT_BEHIND.fullmatch(path.name) and not path.is_symlink() and path.is_file():
                with suppress(OSError):
                    with path.open("rb") as file:
                        _lock(file)
                    path.unlink()


def _flush_folder(folder: Path) -> None:
    """Flush the folder, so that a loss of power can't undo the new name. Not every system can."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


@contextmanager
def errors() -> Iterator[None]:
    """Raise errors of the system, met where something is written, as `OutputUnwritable`."""
    try:
        yield
    except OSError as error:
        raise OutputUnwritable(problem=_PROBLEMS.get(error.errno or 0, "not-writable")) from error
