"""Windows beside the main window: each can be in front of the other."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget


def stand_beside(dialog: QDialog) -> None:
    """Make a dialog a window of its own: a dialog stays in front of its parent, which then can't be brought forward."""
    dialog.setWindowFlags(Qt.WindowType.Window)
    dialog.create()
    dialog.windowHandle().setTransientParent(None)  # type: ignore[arg-type] # Qt takes a null pointer


def close_beside(window: QWidget) -> bool:
    """Close all windows beside a main window, which would outlive it; return False when the user keeps one open.

    Dialogs in front of it, which belong to it, end with it.
    """
    dialogs = window.findChildren(QDialog, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return all(each.close() for each in dialogs if each.isVisible() and not each.isModal())


def come_forward(window: QWidget) -> None:
    """Put a window in front of the others, as large as it was before it was minimised."""
    if window.isMinimized():
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
