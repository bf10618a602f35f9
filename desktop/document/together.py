"""Rings on the pages around all findings of a quasi-identifier set, until another finding is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.document.items import MarkItem

if TYPE_CHECKING:
    from desktop.document.document_view import DocumentView


class Companions:
    """The rings in one view."""

    def __init__(self, view: DocumentView) -> None:
        self._view = view
        self._ringed: list[MarkItem] = []
        view.session.selected.connect(lambda _: self.end())

    def show(self, entities: tuple[str, ...]) -> None:
        """Ring the marks of these entities, except those of the selected finding."""
        self.end()
        session, marks = self._view.session, self._view.pages.marks
        others = [
            index
            for index, each in enumerate(session.findings)
            if each.entity.id in entities and index != session.selection
        ]
        self._ringed = [mark for index in others for mark in marks.of(index)]
        for mark in self._ringed:
            mark.ring(chosen=True)

    def end(self) -> None:
        """Remove the rings, except that of the selected finding."""
        chosen = self._view.pages.marks.of(self._view.session.selection)
        for mark in self._ringed:
            if mark.scene() and mark not in chosen:
                mark.ring(chosen=False)
        self._ringed = []
