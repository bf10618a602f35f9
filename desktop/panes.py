"""The parts of the window between which F6 goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from desktop.main_window import MainWindow


def step(window: MainWindow, by: int) -> None:
    """Give the focus to the next part that can take it, or with -1 to the one before."""
    parts = [window.toolbar, window.tabs, window.documents, window.panel.findings, window.panel.why, window.bottom]
    shown = [each for each in (window.start, *parts) if each.isVisible() and _first(each)]
    if not shown:
        return
    focused = QApplication.focusWidget()
    place = next((number for number, each in enumerate(shown) if focused and _holds(each, focused)), -by)
    target = _first(shown[(place + by) % len(shown)])
    if target:
        target.setFocus(Qt.FocusReason.TabFocusReason)


def _holds(part: QWidget, focused: QWidget) -> bool:
    return part is focused or part.isAncestorOf(focused)


def _first(part: QWidget) -> QWidget | None:
    """The first in the order of Tab that takes the focus."""
    candidates = [part, *part.findChildren(QWidget)]
    return next((each for each in candidates if _takes_focus(each)), None)


def _takes_focus(widget: QWidget) -> bool:
    takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return takes and widget.isEnabled() and widget.isVisible() and widget.focusProxy() is None
