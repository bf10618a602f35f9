"""Pictures of pages, requested by the view and drawn by the process of `engine.pipeline.page_pictures`.

Visible pages are drawn first: requests wait here, the newest go first, and only a few are sent at a time.
"""

from __future__ import annotations

import time
from dataclasses import replace
from itertools import count

from PySide6.QtCore import QObject, QTimer, Signal

from engine.pipeline.page_pictures import Drawn, Embedded, Flowed, Opened, PageServer, Paragraph, PictureFailed, Reply

_POLL_INTERVAL = 15  # milliseconds
_TIME_SLICE = 0.01
"""Seconds spent on replies before the window gets control again."""
_UNDER_WAY = 2
_WAITING = 12
"""Older requests are for pages that have been scrolled past."""


_Request = tuple[int, int, float, bool]  # file, page, scale, on dark paper


class PagePictures(QObject):
    """A client of the drawing process. Signals: `opened` (file, sizes, outline) of a PDF; `flowed` (file, flow) of a
    DOCX; `drawn` (file, page, scale, on dark paper, picture); `failed` (file).
    """

    opened = Signal(int, object, object)
    flowed = Signal(int, object)
    drawn = Signal(int, int, float, bool, object)
    failed = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server: PageServer | None = PageServer()
        self._numbers = count(1)
        self._flows: dict[int, tuple[list[Paragraph], list[Embedded]]] = {}
        self._wanted: list[_Request] = []
        self._asked: list[_Request] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_POLL_INTERVAL)
        self._timer.timeout.connect(self._poll)

    def open(self, source: bytes, password: str | None) -> int:
        """Send a PDF to the drawing process; return the number by which signals name it."""
        number = next(self._numbers)
        if self._server:
            self._server.open(number, source, password)
            self._timer.start()
        return number

    def look(self, source: bytes, password: str | None) -> int:
        """Request the looks of the text of a DOCX; return the number by which signals name it."""
        number = next(self._numbers)
        self._flows[number] = [], []
        if self._server:
            self._server.look(number, source, password)
            self._timer.start()
        return number

    def close_file(self, number: int) -> None:
        """Close a file, and drop the requests for its pages."""
        self._flows.pop(number, None)
        self._wanted = [each for each in self._wanted if each[0] != number]
        if self._server:
            self._server.close_file(number)

    def want(self, number: int, page: int, scale: float, *, dark: bool = False) -> None:
        """Request a page at `scale` pixels per point, on white paper or dark."""
        request = number, page, scale, dark
        if request in self._asked:
            return
        if request in self._wanted:
            self._wanted.remove(request)
        self._wanted = [*self._wanted[-_WAITING + 1 :], request]
        self._send()

    def stop(self) -> None:
        """Stop the drawing process."""
        self._timer.stop()
        if self._server:
            self._server.stop()
            self._server = None

    def _send(self) -> None:
        while self._server and self._wanted and len(self._asked) < _UNDER_WAY:
            request = self._wanted.pop()
            self._asked.append(request)
            number, page, scale, dark = request
            self._server.draw(number, page, scale, dark=dark)
            self._timer.start()

    def _poll(self) -> None:
        if self._server is None:
            return
        try:
            end = time.perf_counter() + _TIME_SLICE
            for reply in self._server.replies():
                self._forward(reply)
                if time.perf_counter() > end:
                    return
        except EOFError:
            # A file crashed the process: continue with another process, without that file's pictures.
            self._server.stop()
            self._server = PageServer()
            lost = {number for number, *_ in self._asked} | self._flows.keys()
            self._asked.clear()
            self._flows.clear()
            for number in lost:
                self.failed.emit(number)
            return
        self._send()
        if not self._server.busy:
            self._timer.stop()

    def _forward(self, reply: Reply) -> None:
        match reply:
            case Opened(number, sizes, outline):
                self.opened.emit(number, sizes, outline)
            case Flowed(number, paragraphs, flow, pictures) if number in self._flows:
                of_text, of_pictures = self._flows[number]
                of_text += paragraphs
                of_pictures += pictures
                if flow:
                    del self._flows[number]
                    flow = replace(flow, paragraphs=tuple(of_text), pictures=tuple(of_pictures))
                    self.flowed.emit(number, flow)
            case Drawn(number, page, scale, dark, picture):
                self._asked = [each for each in self._asked if each != (number, page, scale, dark)]
                self.drawn.emit(number, page, scale, dark, picture)
            case PictureFailed(number, None):
                self.failed.emit(number)
            case PictureFailed(number, page):
                self._asked = [each for each in self._asked if each[:2] != (number, page)]
