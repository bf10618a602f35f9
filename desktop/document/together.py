"""Rings on the pages around all findings of a quasi-identifier set, until another finding is chosen."""

from __future__ import annotations

from desktop.document.items import MarkItem
from desktop.document.marked import PageMarks
from desktop.sessions.session import DocumentSession


class Companions:
    """The rings around marks of one document."""

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
