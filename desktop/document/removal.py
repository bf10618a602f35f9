"""Removal of the sheets of a closed document, a few at a time: there may be thousands of marks on them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QGraphicsScene

from desktop.document.items import MarkItem, SheetItem
from engine.core.types import Span

_TIME_SLICE = 0.01
"""Seconds spent on sheets before the window gets control again."""


class Removal(QObject):
    """The removal of sheets and their marks from a scene; it calls `done` in the end."""

    def __init__(
        self,
        scene: QGraphicsScene,
        sheets: list[SheetItem],
        marks: dict[Span, list[MarkItem]],
        done: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._done = done
        self._left = _removed(scene, sheets, marks)
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()

    def _go_on(self) -> None:
        end = time.perf_counter() + _TIME_SLICE
        for _ in self._left:
            if time.perf_counter() > end:
                return
        self._timer.stop()
        self._done()


def _removed(scene: QGraphicsScene, sheets: list[SheetItem], marks: dict[Span, list[MarkItem]]) -> Iterator[None]:
    while sheets:
        scene.removeItem(sheets.pop())
        yield
    while marks:
        marks.popitem()
        yield
