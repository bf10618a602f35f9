"""The main window with documents that are examined."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.main_window import MainWindow
from desktop.sessions.records import Records
from desktop.sessions.session import DocumentSession, Phase
from desktop.themes import LIGHT
from engine.core.options import Options

_USUAL = Options()


def ready(
    qtbot: QtBot,
    application: QApplication,
    paths: Iterable[Path],
    options: Options = _USUAL,
    records: Records | None = None,
    *,
    size: tuple[int, int] | None = None,
) -> MainWindow:
    """Show a window with these documents, and return it when all are examined. The test closes it.

    Args:
        size: width and height in pixels; None for those of the screen.
    """
    found = MainWindow(application, options, LIGHT, records)
    qtbot.addWidget(found)
    if size:
        found.resize(*size)
    found.show()
    found.activateWindow()
    found.open_files(list(paths))
    qtbot.waitUntil(lambda: all(each.session.phase is Phase.READY for each in found.documents.views))
    return found


def session_of(window: MainWindow) -> DocumentSession:
    """Return the session of the document in front."""
    assert window.session is not None
    return window.session
