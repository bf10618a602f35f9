"""Opens help at the page that explains what the person is looking at."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from desktop.help.pages import FIRST
from desktop.help.window import HelpWindow

_PLACE = "help"
"""The property of a widget that names its page: "screens#findings"."""


def explain(widget: QWidget, place: str) -> None:
    """Let help open here while the focus is in this widget."""
    widget.setProperty(_PLACE, place)


def explain_dialog(dialog: QWidget, place: str) -> None:
    """The keys of the window do not reach a dialog that stands over it, so that it gets F1 of its own.

    What closes when something else is clicked would take its help along: there the window owns it.
    """
    explain(dialog, place)
    owner = dialog.parentWidget() if dialog.windowType() is Qt.WindowType.Popup else dialog
    QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), dialog, lambda: show_help(owner or dialog, place))


def show_here(window: QWidget) -> HelpWindow:
    """What explains the part that has the focus, else the first page."""
    widget = QApplication.focusWidget()
    while widget is not None and not widget.property(_PLACE):
        widget = widget.parentWidget()
    return show_help(window, widget.property(_PLACE) if widget else FIRST)


def show_help(owner: QWidget, place: str) -> HelpWindow:
    """One window of help for each owner: where a dialog blocks the rest, its own can still be read."""
    shown = owner.findChild(HelpWindow, options=Qt.FindChildOption.FindDirectChildrenOnly) or HelpWindow(owner)
    shown.show_place(place)
    return shown
