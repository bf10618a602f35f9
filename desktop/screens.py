"""Sizes of windows: with their frames, none is larger than its screen."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
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
    _place(window)


def _place(window: QWidget) -> None:
    """Put a window over the middle of its parent with the whole frame on the screen, so that its title can be reached:
    left to itself, Qt forgets the title bar of a window nearly as high as the screen.
    """
    screen, parent = window.screen().availableGeometry(), window.parentWidget()
    frame = QRect(QPoint(), window.size() + FRAME)
    frame.moveCenter((parent.window().frameGeometry() if parent else screen).center())
    window.move(
        max(min(frame.left(), screen.right() + 1 - frame.width()), screen.left()),
        max(min(frame.top(), screen.bottom() + 1 - frame.height()), screen.top()),
    )
