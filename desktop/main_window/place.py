"""Place of the window on the screen: where it was left or, at first, as large as the screen allows."""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.main_window.workplace import Workplace
from desktop.screens import FRAME
from desktop.settings import Preferences

_SIZE = QSize(1440, 900)
_TITLE = 48
"""Pixels of the frame above the window."""


def fitting(room: QRect) -> QRect:
    """Return the place of the first window of a user, in the middle of the free part of a screen."""
    size = _SIZE.boundedTo(room.size() - FRAME)
    found = QRect(room.topLeft(), size)
    found.moveCenter(room.center())
    found.moveTop(max(found.top(), room.top() + _TITLE))
    return found


def fills(room: QRect) -> bool:
    """Return whether the window needs all of a screen."""
    return room.width() < _SIZE.width() + FRAME.width() or room.height() < _SIZE.height() + FRAME.height()


def restore(window: QWidget, work: Workplace, preferences: Preferences) -> None:
    """Put the window where the user left it; where that is unknown or on no screen now, in the middle."""
    settings = preferences.now
    work.panel_width = settings.panel_width
    if settings.place and window.restoreGeometry(QByteArray(_decoded(settings.place))):
        return
    room = (window.screen() or QGuiApplication.primaryScreen()).availableGeometry()
    window.setGeometry(fitting(room))
    if fills(room):
        window.showMaximized()


def remember(window: QWidget, work: Workplace, preferences: Preferences) -> None:
    """Keep the place of the window for the next start."""
    place = b64encode(window.saveGeometry().data()).decode("ascii")
    preferences.change(place=place, panel_width=work.panel_width)


def _decoded(place: str) -> bytes:
    try:
        return b64decode(place, validate=True)
    except (Error, ValueError):
        return b""
