"""Menus that a right click, or drawing over text, opens."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from desktop.actions import FOR_FINDING, Actions
from desktop.pages.view import PageView
from desktop.sessions.session import Session


class Menus(QObject):
    """Of one window."""

    def __init__(self, actions: Actions, window: QWidget) -> None:
        super().__init__(window)
        self._actions, self._window = actions, window

    def for_finding(self, place: QPoint) -> None:
        """For the one that is selected."""
        _show(self._actions.menu(self._window, FOR_FINDING), place)

    def for_text(self, session: Session, pages: PageView, start: int, end: int, place: QPoint) -> None:
        menu = QMenu(self._window)
        menu.addAction(self.tr("Mask this text")).triggered.connect(lambda: session.mark([(start, end)]))
        menu.addAction(self.tr("Mask it everywhere")).triggered.connect(lambda: session.mark_everywhere(start, end))
        menu.aboutToHide.connect(pages.forget_text)
        _show(menu, place)


def _show(menu: QMenu, place: QPoint) -> None:
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(place)
