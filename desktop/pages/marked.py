"""The marks of a document on its sheets. There may be thousands: they are made a few at a time, so that the window
never waits for them, those near the page in view first."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer

from desktop.findings import Finding
from desktop.pages.items import MarkItem, SheetItem
from desktop.pages.sheets import Spot
from engine.types import Mention

_AT_ONCE = 0.01
"""Seconds spent on marks before the window may do something else."""

Spots = Callable[[int, int], Iterator[Spot]]


class PageMarks(QObject):
    """Of one canvas; `pressed` is called with the number of the finding whose mark was clicked."""

    def __init__(self, pressed: Callable[[int], None], parent: QObject) -> None:
        super().__init__(parent)
        self._pressed = pressed
        self._findings: tuple[Finding, ...] = ()
        self._mentions: tuple[tuple[Mention, ...], ...] = ()
        self._marks: dict[int, list[MarkItem]] = {}
        self._waiting: deque[int] = deque()
        self._sheets: list[SheetItem] = []
        self._spots: Spots | None = None
        self._chosen = -1
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._make_some)

    def show(self, findings: tuple[Finding, ...], sheets: list[SheetItem], spots: Spots, page: int) -> None:
        """Marks for all findings; those that stand already only change their looks.

        Args:
            page: from 0; marks near it come first.
        """
        mentions = tuple(each.entity.mentions for each in findings)
        self._findings = findings
        if mentions != self._mentions:
            self.clear()
            self._findings, self._mentions, self._sheets, self._spots = findings, mentions, sheets, spots
            near = sorted(range(len(findings)), key=lambda each: _distance(findings[each], page))
            self._waiting = deque(near)
            self._timer.start()
            self._make_some()
        for index in self._marks:
            self._look(index)

    def of(self, finding: int) -> list[MarkItem]:
        if finding not in self._marks and finding in self._waiting:
            self._make(finding)
        return self._marks.get(finding, [])

    def choose(self, finding: int) -> None:
        """Ring the marks of this finding and of no other."""
        before, self._chosen = self._chosen, finding
        for index in {before, finding} & self._marks.keys():
            self._look(index)

    def clear(self) -> None:
        """Take all marks away."""
        self._timer.stop()
        for mark in (mark for marks in self._marks.values() for mark in marks):
            mark.scene().removeItem(mark)
        self.forget()

    def forget(self) -> None:
        """The sheets, and the marks with them, are gone already."""
        self._timer.stop()
        self._marks, self._mentions, self._findings = {}, (), ()
        self._waiting.clear()

    def _make_some(self) -> None:
        end = time.perf_counter() + _AT_ONCE
        while self._waiting and time.perf_counter() < end:
            index = self._waiting.popleft()
            if index not in self._marks:
                self._make(index)
        if not self._waiting:
            self._timer.stop()

    def _make(self, index: int) -> None:
        if self._spots is None:
            return
        self._marks[index] = [
            MarkItem(spot.box, index, self._pressed, self._sheets[spot.sheet])
            for mention in self._mentions[index]
            for spot in self._spots(mention.start, mention.end)
            if spot.sheet < len(self._sheets)
        ]
        self._look(index)

    def _look(self, index: int) -> None:
        finding = self._findings[index]
        sure = finding.sure
        for mark in self._marks[index]:
            mark.show_as(finding.state, sure=sure, chosen=index == self._chosen)


def _distance(finding: Finding, page: int) -> int:
    return min((abs(each - 1 - page) for each in finding.pages), default=0)
