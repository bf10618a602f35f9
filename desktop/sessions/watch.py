"""File watch: reports when the content of an open file is no longer what was opened."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from desktop.jobs import Jobs
from desktop.sessions import work

_PAUSE = 300
"""Milliseconds without another change: a file that is being written changes many times."""
_TICK = 2.0
"""Seconds in which a file may be written twice without another stamp: file systems round times, FAT to two seconds."""
_UNCERTAIN = (-1, -1, -1)
"""A stamp that no file has."""


class Watch(QObject):
    """The watch on one file. Signal: `differs` (whether): the file was written, replaced, moved or deleted, or is the
    same again.
    """

    differs = Signal(bool)

    def __init__(self, path: Path, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._path = path
        self._jobs = jobs
        self._job = 0
        self._sha256 = ""
        self._seen: tuple[int, int, int] | None = None
        self._watcher = QFileSystemWatcher(self)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._compare)
        # The folder too: many programs write another file and give it the name.
        self._watcher.fileChanged.connect(lambda _: self._pause.start())
        self._watcher.directoryChanged.connect(lambda _: self._pause.start())

    def begin(self, sha256: str) -> None:
        """Compare with the file of this hash from now on."""
        self._sha256 = sha256
        self._follow()
        self._compare()

    def stop(self) -> None:
        """Stop watching."""
        self._pause.stop()
        self._jobs.forget(self._job)
        if self._watcher.files() + self._watcher.directories():
            self._watcher.removePaths(self._watcher.files() + self._watcher.directories())

    def _follow(self) -> None:
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if self._path.exists():
            new = [each for each in (str(self._path), str(self._path.parent)) if each not in watched]
            if new:
                self._watcher.addPaths(new)

    def _compare(self) -> None:
        stamp = self._stamp()
        if stamp == self._seen:
            return
        self._seen = stamp if self._is_certain(stamp) else _UNCERTAIN
        self._follow()  # a file that took the name of another needs a new watch
        self._jobs.forget(self._job)
        self._job = self._jobs.run(
            lambda _: work.differs(self._path, self._sha256),
            done=self.differs.emit,
            failed=lambda _: self.differs.emit(True),
            urgent=True,
        )

    @staticmethod
    def _is_certain(stamp: tuple[int, int, int] | None) -> bool:
        """Return whether a later change is certain to make another stamp."""
        return stamp is None or time.time() - stamp[2] / 1e9 > _TICK

    def _stamp(self) -> tuple[int, int, int] | None:
        """Return a stamp that changes with every change to the file; None where there is no file."""
        try:
            status = self._path.stat()
        except OSError:
            return None
        return status.st_ino, status.st_size, status.st_mtime_ns
