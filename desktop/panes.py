"""The parts of the window, side by side, and how F6 goes from one to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QSplitter, QWidget

if TYPE_CHECKING:
    from desktop.main_window import MainWindow


_WIDTHS = [1016, 424]


def split(left: QWidget, right: QWidget, parent: QWidget) -> QSplitter:
    """The pages, which take what room there is, and the panel beside them."""
    splitter = QSplitter(Qt.Orientation.Horizontal, parent)
    splitter.addWidget(left)
    splitter.addWidget(right)
    splitter.setStretchFactor(0, 1)
    splitter.setSizes(_WIDTHS)
    splitter.setHandleWidth(1)
    splitter.setChildrenCollapsible(False)
    return splitter


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
