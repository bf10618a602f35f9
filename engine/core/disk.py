"""The person's files: originals are only read, and what is written gets its name at once and whole, or not at all."""

from __future__ import annotations

import errno
import hashlib
import os
import re
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

LARGEST = 512 << 20
"""Bytes of an original; what is read of it must fit into the memory several times."""

# What hinders writing, by the number of the system's error.
_PROBLEMS = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "disk-full",
    errno.EROFS: "read-only",
    errno.ENOENT: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.ENAMETOOLONG: "long-name",
}
# How the system would let others read a new file; asked once, as asking changes it for a moment.
_MASK = os.umask(0o077)
os.umask(_MASK)
_LEFT_BEHIND = re.compile(r"\.sable-[0-9a-f]{16}")


def read(path: Path) -> bytes:
    """The whole of a file.

    Raises:
        UnreadableFile: not there, not to be read by this person, or no file but a device or the like.
        TooDemanding: larger than `LARGEST`.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise UnreadableFile
        with path.open("rb") as file:
            source = file.read(LARGEST + 1)
    except OSError as error:
        raise UnreadableFile from error
    if len(source) > LARGEST:
        raise TooDemanding(problem="too-large")
    return source


def sha256(path: Path) -> str:
    """Of a file, in hexadecimal digits; of one that can't be read, empty."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return ""


def check_target(source: Path, target: Path, *, force: bool) -> None:
    """Refuse a target that is the original, by whatever name or link, or another file without `force`, or no file.

    Raises:
        OutputIsOriginal, OutputExists
        OutputNotAllowed: see `core.managed.check_place`.
        OutputUnwritable: there can be no such file.
    """
    managed.check_place(target)
    with _told():
        if target.exists() and source.exists() and target.samefile(source):
            raise OutputIsOriginal
        # A link that leads nowhere is there, too.
        if not force and os.path.lexists(target):
            raise OutputExists
        check_regular(target)


def check_regular(target: Path) -> None:
    """Refuse what is there and no regular file: a folder, a link, a device, a pipe.

    Raises:
        OutputUnwritable: `problem` says so.
    """
    with _told():
        if os.path.lexists(target) and not stat.S_ISREG(target.lstat().st_mode):
            raise OutputUnwritable(problem="special-file")


def check_new(target: Path, *, force: bool) -> None:
    """Refuse a side output that can't be written, before any work begins.

    Raises:
        OutputExists: a file is there, and `force` is not set.
        OutputUnwritable: `problem` says why.
        OutputNotAllowed: see `core.managed.check_place`.
    """
    managed.check_place(target)
    if str(target) == "-":
        raise OutputUnwritable(problem="standard-output")
    check_regular(target)
    if not force and os.path.lexists(target):
        raise OutputExists
    if not target.absolute().parent.is_dir():
        raise OutputUnwritable(problem="no-folder")
    if not os.access(target.absolute().parent, os.W_OK):
        raise OutputUnwritable(problem="not-writable")


class Unnamed:
    """A file beside its target that only this person may read, and whose name tells nothing.

    It is held open, which tells other runs that it is in use.
    """

    def __init__(self, path: Path, file: FileIO, sha256: str) -> None:
        self._path = path
        self._file = file
        self._written = sha256

    def read(self) -> bytes:
        """What lies on the disk."""
        with _told():
            return self._path.read_bytes()

    @contextmanager
    def opened(self) -> Iterator[IO[bytes]]:
        """What lies on the disk, where it is too much for the memory."""
        with _told(), self._path.open("rb") as file:
            yield file

    def sha256(self) -> str:
        """Of what lies on the disk, in hexadecimal digits."""
        with _told(), self._path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()

    def _is_unchanged(self, sha256: str) -> bool:
        """Whether the name still leads to the file that is held, and that has these bytes."""
        with self._path.open("rb") as there:
            same = os.path.sameopenfile(there.fileno(), self._file.fileno())
            return same and hashlib.file_digest(there, "sha256").hexdigest() == sha256

    def become(self, target: Path, *, source: Path, force: bool, sha256: str | None = None) -> None:
        """Give it its name at once, and let those read it who may read `source`.

        Args:
            sha256: of the bytes that were verified; without it, of those that were written.

        Raises:
            OutputExists: another file has taken the name in the meantime, and `force` is not set.
            OutputIsOriginal: the target has become a name of the original.
            OutputUnwritable: `problem` says why.
        """
        check_target(source, target, force=force)
        with _told():
            mode = stat.S_IMODE(source.stat().st_mode) & 0o666 | 0o600 if source.exists() else 0o600
        self.take_name(target, mode, sha256)

    def take_name(self, target: Path, mode: int, sha256: str | None = None) -> None:
        """Replace what is there, if the disk still holds the bytes that it has to.

        Raises:
            OutputUnwritable: `problem` says why.
        """
        with _told():
            if not self._is_unchanged(sha256 or self._written):
                raise OutputUnwritable(problem="changed")
            with suppress(OSError):  # some file systems know no modes
                self._path.chmod(mode)
            self._file.close()  # Windows gives no new name to what is open
            self._path.replace(target)
            _flush_folder(target.parent)


def write(target: Path, data: bytes | Iterable[bytes], *, private: bool = False) -> None:
    """Write a file that goes along with a redacted one: whole or not at all, in place of what was there.

    Args:
        private: nobody else may read it; else who may read new files.

    Raises:
        OutputUnwritable: `problem` says why; a folder that is not there is not made.
    """
    if not target.parent.is_dir():
        raise OutputUnwritable(problem="no-folder")
    with unnamed(target, data) as file:
        file.take_name(target, 0o600 if private else 0o666 & ~_MASK)


@contextmanager
def unnamed(target: Path, data: bytes | Iterable[bytes], *, tidy: bool = True) -> Iterator[Unnamed]:
    """These bytes in the folder of `target`, gone when the block ends unless they became the target.

    The folder is made where there is none.

    Args:
        data: whole, or in parts that are written as they come.
        tidy: first remove what runs that were killed left there; the whole folder is listed for it.

    Raises:
        OutputUnwritable: `problem` says why.
        OutputNotAllowed: see `core.managed.check_place`.
    """
    managed.check_place(target)
    path = target.parent / f".sable-{secrets.token_hex(8)}"
    with ExitStack() as cleaning:
        with _told():
            target.parent.mkdir(parents=True, exist_ok=True)
            if tidy:
                _remove_left_behind(target.parent)
            cleaning.callback(_remove, path)
            file = cleaning.enter_context(open(path, "xb", buffering=0, opener=_opened_privately))
            _hold(file)
        written = hashlib.sha256()
        for part in (data,) if isinstance(data, bytes) else data:
            written.update(part)
            with _told():
                left = memoryview(part)
                while left:
                    left = left[file.write(left) :]
        with _told():
            os.fsync(file.fileno())
        yield Unnamed(path, file, written.hexdigest())


def _remove(path: Path) -> None:
    with suppress(OSError):  # it has become the target, or the disk can't be written any more
        path.unlink()


def _opened_privately(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _hold(file: IO[bytes]) -> None:
    """Windows removes no file that is open; elsewhere a lock says that it is."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _remove_left_behind(folder: Path) -> None:
    """What is not held was left by a run that ended without a chance to clean up."""
    with suppress(OSError):  # a folder that can't be listed may still be written to
        for path in folder.iterdir():
            if _LEFT_BEHIND.fullmatch(path.name) and not path.is_symlink() and path.is_file():
                with suppress(OSError):
                    with path.open("rb") as file:
                        _hold(file)
                    path.unlink()


def _flush_folder(folder: Path) -> None:
    """So that a loss of power can't undo the new name. Not every system can."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise OutputUnwritable(problem=_PROBLEMS.get(error.errno or 0, "not-writable")) from error
