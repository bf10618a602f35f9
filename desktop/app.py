"""Starts the window."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop import themes
from desktop.main_window import MainWindow
from engine.options import Options


def application(arguments: list[str]) -> QApplication:
    """The one application object of this process, new or not."""
    known = QApplication.instance()
    if isinstance(known, QApplication):
        return known
    found = QApplication(arguments)
    found.setApplicationName("Sable")
    found.setStyle("Fusion")  # the same on all systems: the style sheet is written for it
    return found


def run(arguments: list[str]) -> int:
    """Show the window with the files named, until it is closed. Returns the exit code."""
    found = application(arguments[:1])
    dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    window = MainWindow(found, Options(), themes.DARK if dark else themes.LIGHT)
    window.show()
    window.open_files(Path(each).resolve() for each in arguments[1:])
    return found.exec()


def main() -> None:
    """The command `sable-desktop`."""
    sys.exit(run(sys.argv))
