"""Signals that end the program: its windows are closed first, so that no staged copy stays on the disk."""

from __future__ import annotations

import os
import signal
import sys

from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QApplication

_ENDING = ("SIGTERM", "SIGHUP", "SIGINT")
_MANY = 64  # bytes, one for each signal
ENDED = "ended by a signal"
"""Property of the application."""


def close_windows_on(application: QApplication) -> None:
    """Close all windows of the application on such a signal; a second one ends it at once. Windows sends none."""
    if sys.platform == "win32":
        return
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    # While Qt waits for events no Python code runs, but this byte is written.
    signal.set_wakeup_fd(writing)
    for name in _ENDING:
        signal.signal(getattr(signal, name), lambda number, _: signal.signal(number, signal.SIG_DFL))

    def close() -> None:
        os.read(reading, _MANY)
        application.setProperty(ENDED, True)
        application.closeAllWindows()

    QSocketNotifier(reading, QSocketNotifier.Type.Read, application).activated.connect(close)


def ended() -> bool:
    """Return whether a signal has come: the windows that close now ask nothing, since nobody may be there to answer."""
    application = QApplication.instance()
    return application is not None and bool(application.property(ENDED))
