"""Small windows that only say something."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop import messages
from desktop.actions import SPECS, words
from engine import offline


def show_keys(parent: QWidget) -> None:
    """All keys, from the table that makes them work."""
    lines = "".join(
        f"<tr><td>{', '.join(spec.keys)}&nbsp;&nbsp;</td><td>{words(name).rstrip('…')}</td></tr>"
        for name, spec in SPECS.items()
        if spec.keys
    )
    _tell(parent, QCoreApplication.translate("dialogs", "Keys"), f"<table>{lines}</table>")


def show_privacy(parent: QWidget, kept_in: Path | None) -> None:
    _tell(parent, QCoreApplication.translate("dialogs", "Privacy"), messages.privacy(offline.refusals(), kept_in))


def _tell(parent: QWidget, title: str, words: str) -> None:
    box = QMessageBox(QMessageBox.Icon.NoIcon, title, words, QMessageBox.StandardButton.Close, parent)
    box.open()
