"""Marks on the sheets, kept up to date with the findings, and rings around those of a quasi-identifier set.

There may be thousands, and they change all the time during the examination. They are made and changed a few at a time,
so that the window never waits for them: first those in view, then outdated ones are removed, then all others follow.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.document.items import MarkItem, SheetItem
from desktop.document.sheets import Spot
from desktop.finding import Finding
from desktop.sessions.session import DocumentSession
from engine.core.types import Span

_TIME_SLICE = 0.01
"""Seconds spent on marks before the window gets control again."""

_AROUND = 8000
"""Characters before and behind the place in view whose marks come first: two pages or three."""

Spots = Callable[[int, int], Iterator[Spot]]


class PageMarks(QObject):
    """The marks of one canvas. Signal: `pressed` (finding, number of the mention): a mark was clicked."""

    pressed = Signal(int, int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._findings: tuple[Finding, ...] = ()
        self._marks: dict[Span, list[MarkItem]] = {}
        self._sheets_of: dict[Span, int] = {}
        self._repeats: Callable[[int], bool] = lambda _: False
        self._waiting: Iterator[None] = iter(())
        self._sheets: list[SheetItem] = []
        self._spots: Spots | None = None
        self._chosen = -1
        self._sought: tuple[int, int | None, frozenset[Span]] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    def show(
        self,
        findings: tuple[Finding, ...],
        sheets: list[SheetItem],
        spots: Spots,
        near: int,
        repeats: Callable[[int], bool] = lambda _: False,
    ) -> None:
        """Show marks for all findings; existing marks only change their looks.

        Args:
            near: offset of the text in view; marks around it come first.
            repeats: tells whether text at an offset, such as that of a header, is also on sheets that are added later.
        """
        self._findings, self._sheets, self._spots, self._repeats = findings, sheets, spots, repeats
        self._sought = None
        self._waiting = self._all(near)
        self._timer.start()
        self._go_on()

    def of(self, finding: int, place: int | None = None) -> list[MarkItem]:
        """Return the existing marks of a finding, or of one of its mentions; those of its first mention are made if
        needed.
        """
        if not 0 <= finding < len(self._findings):
            return []
        mentions = self._findings[finding].entity.mentions
        self._of(finding, 0, sure=self._findings[finding].sure)
        chosen = mentions if place is None else mentions[place : place + 1]
        return [mark for each in chosen for mark in self._marks.get(each.span, ())]

    def on(self, sheets: Sequence[SheetItem], finding: int, place: int | None = None) -> list[MarkItem]:
        """Return the existing marks of a finding, or of one of its mentions, on some sheets, in the order of the text.

        A view asks at every frame: a finding may have thousands of marks, and a sheet only has its own.
        """
        if not 0 <= finding < len(self._findings):
            return []
        if self._sought is None or self._sought[:2] != (finding, place):
            mentions = self._findings[finding].entity.mentions
            chosen = mentions if place is None else mentions[place : place + 1]
            self._sought = finding, place, frozenset(each.span for each in chosen)
        spans = self._sought[2]
        marks = (mark for sheet in sheets for mark in sheet.childItems() if isinstance(mark, MarkItem))
        return sorted((mark for mark in marks if mark.span in spans), key=lambda mark: mark.span)

    def press(self, span: Span) -> None:
        """Report the mark of this span of text as clicked."""
        for index, finding in enumerate(self._findings):
            for number, mention in enumerate(finding.entity.mentions):
                if mention.span == span:
                    self.pressed.emit(index, number)
                    return

    def choose(self, finding: int) -> None:
        """Ring the marks of this finding and of no other."""
        before, self._chosen = self._chosen, finding
        for index in {before, finding}:
            for mark in self.of(index):
                mark.ring(chosen=index == finding)

    def taken(self) -> dict[Span, list[MarkItem]]:
        """Return all marks, which are no longer kept here."""
        marks, self._marks = self._marks, {}
        return marks

    def forget(self) -> None:
        """Drop all references to marks, because their sheets were removed."""
        self._timer.stop()
        self._marks, self._sheets_of, self._findings, self._spots, self._sought = {}, {}, (), None, None
        self._waiting = iter(())

    def _go_on(self) -> None:
        end = time.perf_counter() + _TIME_SLICE
        for _ in self._waiting:
            if time.perf_counter() > end:
                return
        self._timer.stop()

    def _all(self, near: int) -> Iterator[None]:
        """Make or change all marks in short steps."""
        current, later = set[Span](), list[tuple[int, int]]()
        for index, finding in enumerate(self._findings):
            for number, mention in enumerate(finding.entity.mentions):
                current.add(mention.span)
                if abs(mention.start - near) <= _AROUND:
                    self._of(index, number, sure=finding.sure)
                else:
                    later.append((index, number))
                yield
        for span in self._marks.keys() - current:
            self._sheets_of.pop(span, None)
            for mark in self._marks.pop(span):
                mark.scene().removeItem(mark)
            yield
        for index, number in later:
            self._of(index, number, sure=self._findings[index].sure)
            yield

    def _of(self, index: int, number: int, *, sure: bool) -> None:
        """Make the marks of a mention, or update the existing ones."""
        finding = self._findings[index]
        span = finding.entity.mentions[number].start, finding.entity.mentions[number].end
        known = self._sheets_of.get(span, 0)
        if span not in self._marks or (known < len(self._sheets) and self._repeats(span[0])):
            made = [
                MarkItem(spot.box, span, self.press, self._sheets[spot.sheet])
                for spot in (self._spots(*span) if self._spots else ())
                if known <= spot.sheet < len(self._sheets)
            ]
            self._sheets_of[span] = len(self._sheets) if made or known else 0
            if not made and span not in self._marks:  # its part of the text is not laid out yet
                return
            self._marks.setdefault(span, []).extend(made)
        for mark in self._marks[span]:
            mark.show_as(finding.state, sure=sure, chosen=index == self._chosen)


class Rings:
    """Rings around all findings of a quasi-identifier set, until another finding is chosen."""

    def __init__(self, session: DocumentSession, marks: PageMarks) -> None:
        self._session, self._marks = session, marks
        self._ringed: list[MarkItem] = []
        session.selected.connect(lambda _: self.end())

    def show(self, entities: tuple[str, ...]) -> None:
        """Ring the marks of these entities, except those of the selected finding."""
        self.end()
        others = [
            index
            for index, each in enumerate(self._session.findings)
            if each.entity.id in entities and index != self._session.selection
        ]
        self._ringed = [mark for index in others for mark in self._marks.of(index)]
        for mark in self._ringed:
            mark.ring(chosen=True)

    def end(self) -> None:
        """Remove the rings, except that of the selected finding."""
        chosen = self._marks.of(self._session.selection)
        for mark in self._ringed:
            if mark.scene() and mark not in chosen:
                mark.ring(chosen=False)
        self._ringed = []
