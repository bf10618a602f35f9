"""Sizes of windows: with their frames, none is larger than its screen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

FRAME = QSize(16, 56)
"""Pixels that borders and title bar of a window take, on the systems that draw the widest."""


def room(window: QWidget) -> QSize:
    """Return the largest size of a window, in pixels without its frame, on its screen."""
    return window.screen().availableGeometry().size() - FRAME


def fit(window: QWidget, usual: QSize, least: QSize) -> None:
    """Give a window its usual size, and a least one; less of both where the screen is smaller."""
    most = room(window)
    window.setMinimumSize(least.boundedTo(most))
    window.resize(usual.boundedTo(most))
