"""The marks of a document on its sheets.

There may be thousands, and while it is examined they change all the time: they are made and changed a few at a time, so
that the window never waits for them, those near the page in view first.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, QTimer

from desktop.findings import Finding
from desktop.pages.items import MarkItem, Pressed, SheetItem
from desktop.pages.sheets import Spot
from engine.marking import Span

_AT_ONCE = 0.01
"""Seconds spent on marks before the window may do something else."""

Spots = Callable[[int, int], Iterator[Spot]]


class PageMarks(QObject):
    """Of one canvas; `pressed` is called with the number of the finding whose mark was clicked, and of its place."""

    def __init__(self, pressed: Pressed, parent: QObject) -> None:
        super().__init__(parent)
        self._pressed = pressed
        self._findings: tuple[Finding, ...] = ()
        self._marks: dict[Span, list[MarkItem]] = {}
        self._waiting: Iterator[None] = iter(())
        self._sheets: list[SheetItem] = []
        self._spots: Spots | None = None
        self._chosen = -1
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    def show(self, findings: tuple[Finding, ...], sheets: list[SheetItem], spots: Spots, page: int) -> None:
        """Marks for all findings; those that stand already only change their looks.

        Args:
            page: from 0; marks near it come first.
        """
        self._findings, self._sheets, self._spots = findings, sheets, spots
        places = {
            (mention.start, mention.end): (index, number)
            for index, finding in enumerate(findings)
            for number, mention in enumerate(finding.entity.mentions)
        }
        for mark in (mark for span in self._marks.keys() - places.keys() for mark in self._marks.pop(span)):
            mark.scene().removeItem(mark)
        for span, those in self._marks.items():
            for mark in those:
                mark.finding, mark.place = places[span]
        self._waiting = self._all(sorted(range(len(findings)), key=lambda each: _distance(findings[each], page)))
        self._timer.start()
        self._go_on()

    def of(self, finding: int) -> list[MarkItem]:
        """The marks of a finding that are made already, at least those of its first place."""
        if not 0 <= finding < len(self._findings):
            return []
        mentions = self._findings[finding].entity.mentions
        self._of(finding, 0, sure=self._findings[finding].sure)
        return [mark for each in mentions for mark in self._marks.get((each.start, each.end), ())]

    def choose(self, finding: int) -> None:
        """Ring the marks of this finding and of no other."""
        before, self._chosen = self._chosen, finding
        for index in {before, finding}:
            for mark in self.of(index):
                mark.ring(chosen=index == finding)

    def forget(self) -> None:
        """The sheets, and the marks with them, are gone already."""
        self._timer.stop()
        self._marks, self._findings, self._spots = {}, (), None
        self._waiting = iter(())

    def _go_on(self) -> None:
        end = time.perf_counter() + _AT_ONCE
        for _ in self._waiting:
            if time.perf_counter() > end:
                return
        self._timer.stop()

    def _all(self, order: Iterable[int]) -> Iterator[None]:
        for index in order:
            finding = self._findings[index]
            sure = finding.sure
            for number in range(len(finding.entity.mentions)):
                self._of(index, number, sure=sure)
                yield

    def _of(self, index: int, number: int, *, sure: bool) -> None:
        """Make the marks of a place of a finding, or let those that stand look as it does now."""
        finding = self._findings[index]
        span = finding.entity.mentions[number].start, finding.entity.mentions[number].end
        if span not in self._marks:
            made = [
                MarkItem(spot.box, index, number, self._pressed, self._sheets[spot.sheet])
                for spot in (self._spots(*span) if self._spots else ())
                if spot.sheet < len(self._sheets)
            ]
            if not made:  # what it stands on is not laid out yet
                return
            self._marks[span] = made
        for mark in self._marks[span]:
            mark.show_as(finding.state, sure=sure, chosen=index == self._chosen)


def _distance(finding: Finding, page: int) -> int:
    return min((abs(each - 1 - page) for each in finding.pages), default=0)
