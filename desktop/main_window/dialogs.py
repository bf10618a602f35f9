"""Dialogs of the main window that belong to no document: keys, settings, privacy, welcome."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from desktop import screens
from desktop.actions import SPECS, words
from desktop.help.opening import explain_dialog
from desktop.jobs import Jobs
from desktop.privacy import PrivacyPanel, Welcome
from desktop.settings import Preferences, keys
from desktop.settings.dialog import SettingsDialog
from desktop.themes import Theme


def show_keys(own: Mapping[str, tuple[str, ...]], window: QWidget) -> None:
    """Show the table of all keys; `own`: the user's own, by action."""
    lines = "".join(
        f"<tr><td>{escape(', '.join(_native(key) for key in assigned))}&nbsp;&nbsp;&nbsp;</td>"
        f"<td>{escape(words(name).rstrip('…'))}</td></tr>"
        for name in SPECS
        if (assigned := keys.of(name, own))
    )
    dialog = QDialog(window)
    dialog.setWindowTitle(QCoreApplication.translate("dialogs", "Keys"))
    table = QTextBrowser(dialog)
    table.setFrameShape(QTextBrowser.Shape.NoFrame)
    table.setAccessibleName(dialog.windowTitle())
    table.setLineWrapMode(QTextBrowser.LineWrapMode.NoWrap)
    table.ensurePolished()
    table.setHtml(f"<table>{lines}</table>")
    table.setMinimumWidth(round(table.document().idealWidth()) + 48)
    close = QPushButton(QCoreApplication.translate("dialogs", "Close"), dialog)
    close.setDefault(True)
    close.clicked.connect(dialog.accept)
    column = QVBoxLayout(dialog)
    column.addWidget(table, 1)
    column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
    open_dialog(dialog, "keys", round(window.height() * 0.8))


def show_settings(preferences: Preferences, window: QWidget) -> None:
    """Open the settings dialog."""
    open_dialog(SettingsDialog(preferences, window), "settings")


def show_privacy(jobs: Jobs, theme: Theme, kept_in: Path | None, window: QWidget) -> None:
    """Open the privacy panel; `kept_in`: the folder of the user's records."""
    open_dialog(PrivacyPanel(jobs, theme, kept_in, window), "screens#privacy")


def show_welcome(preferences: Preferences, theme: Theme, window: QWidget) -> None:
    """Open the welcome page."""
    open_dialog(Welcome(preferences, theme, window), "quick-start")


def open_dialog(dialog: QDialog, page: str, least: int = 0) -> None:
    """Open a dialog with F1 for the help page `page`; `least`: its height in pixels, if there is room."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    explain_dialog(dialog, page)
    # Qt opens dialogs no higher than a part of the screen, which would cut large text.
    wanted = dialog.sizeHint().expandedTo(dialog.minimumSize())
    if dialog.testAttribute(Qt.WidgetAttribute.WA_Resized):  # the usual size that it was given
        wanted = wanted.expandedTo(dialog.size())
    room = screens.room(dialog)
    wide = min(wanted.width(), room.width())  # words that wrap need more height in less width
    high = max(wanted.height(), dialog.heightForWidth(wide), least)
    dialog.resize(QSize(wide, high).boundedTo(room))
    dialog.open()


def _native(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
