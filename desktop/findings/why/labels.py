"""Makes the text labels of the panel of reasons (plain text, since it may come from the document)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QLayout, QWidget


def label(parent: QWidget, role: str = "") -> QLabel:
    """Return a label for plain text, which may come from the document."""
    found = QLabel(parent)
    found.setTextFormat(Qt.TextFormat.PlainText)
    found.setWordWrap(True)
    if role:
        found.setProperty("role", role)
    return found


def title(parent: QWidget, words: str) -> QLabel:
    """Return a label in bold type."""
    found = label(parent)
    found.setText(words)
    font = QFont(parent.font())
    font.setWeight(QFont.Weight.DemiBold)
    found.setFont(font)
    return found


def set_role(of: QLabel, role: str) -> None:
    """Set the role that chooses a label's colour in the style sheet, and apply the style again."""
    of.setProperty("role", role)
    of.style().unpolish(of)
    of.style().polish(of)


def empty(layout: QLayout) -> None:
    """Remove everything from a layout."""
    while layout.count():
        item = layout.takeAt(0)
        if item is None:
            return
        widget, inner = item.widget(), item.layout()
        if widget:
            widget.hide()
            widget.deleteLater()
        elif inner:
            empty(inner)
