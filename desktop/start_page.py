"""What the window shows while no document is open."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop import icons
from desktop.themes import Theme


class StartPage(QWidget):
    """Signals: `open_wanted`, `sample_wanted`."""

    open_wanted = Signal()
    sample_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("start")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._picture = QLabel(self)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        title = QLabel(self.tr("Drop a document here"), self)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.3)
        font.setWeight(QFont.Weight.DemiBold)
        title.setFont(font)
        second = QLabel(self.tr("PDF, Word or text."), self)
        second.setProperty("role", "second")
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for words, signal, primary in (
            (self.tr("Open…   Ctrl+O"), self.open_wanted, True),
            (self.tr("Try the sample"), self.sample_wanted, False),
        ):
            button = QPushButton(words, self)
            button.setProperty("primary", primary)
            button.setMinimumHeight(34)
            button.clicked.connect(signal)
            buttons.addWidget(button)
        buttons.addStretch(1)
        drop = QFrame(self)
        drop.setObjectName("drop")
        inner = QVBoxLayout(drop)
        inner.setContentsMargins(24, 36, 24, 36)
        inner.setSpacing(8)
        inner.addWidget(self._picture)
        for label in (title, second):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            inner.addWidget(label)
        inner.addSpacing(8)
        inner.addLayout(buttons)
        drop.setFixedWidth(760)
        lock = QHBoxLayout()
        self._lock = QLabel(self)
        promise = QLabel(self.tr("Everything happens on this computer. Sable opens no connections."), self)
        promise.setProperty("role", "second")
        lock.addWidget(self._lock)
        lock.addWidget(promise, 1)
        column = QVBoxLayout()
        column.addStretch(1)
        column.addWidget(drop)
        column.addSpacing(16)
        column.addLayout(lock)
        column.addStretch(2)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addLayout(column)
        row.addStretch(1)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        self._picture.setPixmap(icons.pixmap("document", theme.ink, 56, 2.0))
        self._lock.setPixmap(icons.pixmap("lock", theme.second, 18, 2.0))
        self.setStyleSheet(
            f"#start {{ background: {theme.canvas}; }}"
            f"#drop {{ background: {theme.panel}; border: 2px dashed {theme.border}; border-radius: 8px; }}"
        )


def sample() -> Path:
    """The bundled document to try."""
    from engine.resources import find

    return find("samples/complaint.pdf")
