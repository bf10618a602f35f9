"""Parts of the window that tests and pictures reach as an accessibility tool does: by their names."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget


def action(window: QWidget, name: str) -> QAction:
    """Return the action of this name in the table `desktop.actions.SPECS`."""
    found = window.findChild(QAction, name)
    assert isinstance(found, QAction), f"no action {name}"
    return found
