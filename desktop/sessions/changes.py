"""What can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoCommand

from desktop.sessions.review import Review

if TYPE_CHECKING:
    from desktop.sessions.session import Session

_ALONE, _AGAIN = -1, 1


class Change(QUndoCommand):
    """From one review to another. Changes one after the other with the same name, if it is not empty, are one step: a
    box that is moved point by point goes back in one."""

    def __init__(self, session: Session, review: Review, again: str = "") -> None:
        super().__init__(again)
        self._session = session
        self._before, self._after = session.review, review
        self._selection = session.selection

    def id(self) -> int:
        return _AGAIN if self.text() else _ALONE

    def mergeWith(self, other: QUndoCommand) -> bool:  # noqa: N802 - Qt's name
        if not isinstance(other, Change) or other.text() != self.text():
            return False
        self._after = other._after
        return True

    def redo(self) -> None:
        self._session.set_review(self._after)

    def undo(self) -> None:
        self._session.set_review(self._before)
        self._session.select(self._selection)
