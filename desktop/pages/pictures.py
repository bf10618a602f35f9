"""Pictures of pages, asked for by the view and drawn by the process of `engine.viewing`.

What is on the screen is drawn first: requests wait here, the newest ones go first, and at most a few are under way.
"""

from __future__ import annotations

from itertools import count

from PySide6.QtCore import QObject, QTimer, Signal

from engine.viewing import Drawn, Failed, Opened, PageServer

_LOOKED_EVERY = 15  # milliseconds
_UNDER_WAY = 2
_WAITING = 12
"""Older requests are for pages that have been scrolled past."""


_Request = tuple[int, int, float]  # file, page, scale


class PagePictures(QObject):
    """Signals: `opened` (file, sizes); `drawn` (file, page, scale, picture); `failed` (file)."""

    opened = Signal(int, object)
    drawn = Signal(int, int, float, object)
    failed = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server: PageServer | None = PageServer()
        self._numbers = count(1)
        self._wanted: list[_Request] = []
        self._asked: list[_Request] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOKED_EVERY)
        self._timer.timeout.connect(self._look)

    def open(self, source: bytes, password: str | None) -> int:
        """Hand a file over; the number by which signals name it."""
        number = next(self._numbers)
        if self._server:
            self._server.open(number, source, password)
            self._timer.start()
        return number

    def close_file(self, number: int) -> None:
        self._wanted = [each for each in self._wanted if each[0] != number]
        if self._server:
            self._server.close_file(number)

    def want(self, number: int, page: int, scale: float) -> None:
        """Ask for a page at `scale` pixels a point."""
        request = number, page, scale
        if request in self._asked:
            return
        if request in self._wanted:
            self._wanted.remove(request)
        self._wanted = [*self._wanted[-_WAITING + 1 :], request]
        self._send()

    def stop(self) -> None:
        self._timer.stop()
        if self._server:
            self._server.stop()
            self._server = None

    def _send(self) -> None:
        while self._server and self._wanted and len(self._asked) < _UNDER_WAY:
            request = self._wanted.pop()
            self._asked.append(request)
            self._server.draw(*request)
            self._timer.start()

    def _look(self) -> None:
        if self._server is None:
            return
        try:
            for reply in self._server.replies():
                self._tell(reply)
        except EOFError:
            # A file crashed the process: go on with another, without that file's pictures.
            self._server.stop()
            self._server = PageServer()
            lost = {number for number, *_ in self._asked}
            self._asked.clear()
            for number in lost:
                self.failed.emit(number)
            return
        self._send()
        if not self._server.busy:
            self._timer.stop()

    def _tell(self, reply: Opened | Drawn | Failed) -> None:
        match reply:
            case Opened(number, sizes):
                self.opened.emit(number, sizes)
            case Drawn(number, page, scale, picture):
                self._asked = [each for each in self._asked if each != (number, page, scale)]
                self.drawn.emit(number, page, scale, picture)
            case Failed(number, None):
                self.failed.emit(number)
            case Failed(number, page):
                self._asked = [each for each in self._asked if each[:2] != (number, page)]
