"""Context help: opens the help page about the part of the window that has the focus."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from desktop import mnemonics
from desktop.help.pages import FIRST
from desktop.help.window import HelpWindow

_PLACE = "help"
"""The name of a widget's property that holds its help page: "screens#findings"."""


def explain(widget: QWidget, place: str) -> None:
    """Set the help page that opens while the focus is in this widget."""
    widget.setProperty(_PLACE, place)


def explain_dialog(dialog: QWidget, place: str) -> None:
    """Set the help page of a dialog, and give it an F1 key, as the window's keys do not reach it, and access keys.

    A popup closes when the user clicks elsewhere, and would close its help too: there the help belongs to the window.
    """
    explain(dialog, place)
    mnemonics.keep(dialog)
    owner = dialog.parentWidget() if dialog.windowType() is Qt.WindowType.Popup else dialog
    QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), dialog, lambda: show_help(owner or dialog, place))


def show_here(window: QWidget) -> HelpWindow:
    """Show the help page of the widget that has the focus, or of its nearest ancestor with one; else the first page."""
    widget = QApplication.focusWidget()
    while widget is not None and not widget.property(_PLACE):
        widget = widget.parentWidget()
    return show_help(window, widget.property(_PLACE) if widget else FIRST)


def show_help(owner: QWidget, place: str) -> HelpWindow:
    """Show a help page in the owner's own help window: while a dialog blocks the rest, it can still be read."""
    shown = owner.findChild(HelpWindow, options=Qt.FindChildOption.FindDirectChildrenOnly) or HelpWindow(owner)
    shown.show_place(place)
    return shown
