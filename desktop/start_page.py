"""Start page, shown while no document is open: open, sample, recent files."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop import icons
from desktop.help.opening import explain
from desktop.painted import Card
from desktop.sessions.records import Records
from desktop.themes import Theme

_WIDTH = 760


class StartPage(QWidget):
    """The start page. Signals: `open_wanted`, `sample_wanted`, `file_wanted` (path of a recent file)."""

    open_wanted = Signal()
    sample_wanted = Signal()
    file_wanted = Signal(Path)

    def __init__(self, theme: Theme, records: Records | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("start")
        explain(self, "quick-start")
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
            (self.tr("Open…"), self.open_wanted, True),
            (self.tr("Try the sample"), self.sample_wanted, False),
        ):
            button = QPushButton(words, self)
            button.setProperty("primary", primary)
            button.setMinimumHeight(34)
            button.clicked.connect(signal)
            buttons.addWidget(button)
        buttons.addStretch(1)
        drop = Card(_WIDTH, self)
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
        self._records = records
        self._recent = QVBoxLayout()
        self._recent.setSpacing(2)
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
        column.addLayout(self._recent)
        column.addSpacing(16)
        column.addLayout(lock)
        column.addStretch(2)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addLayout(column)
        row.addStretch(1)
        self.set_theme(theme)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        self._show_recent()

    def _show_recent(self) -> None:
        while self._recent.count():
            item = self._recent.takeAt(0)
            widget = item.widget() if item else None
            if widget:
                widget.deleteLater()
        recent = [path for path in self._records.recent() if path.is_file()] if self._records else []
        if not recent:
            return
        head = QWidget(self)
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        title = QLabel(self.tr("Recent files"), head)
        title.setProperty("role", "second")
        row.addWidget(title, 1)
        row.addWidget(_link(self.tr("Clear"), self._clear, head))
        self._recent.addWidget(head)
        for path in recent:
            button = _link(path.name, partial(self.file_wanted.emit, path), self)
            button.setToolTip(str(path))
            self._recent.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def _clear(self) -> None:
        if self._records:
            self._records.forget_recent()
        self._show_recent()

    def set_theme(self, theme: Theme) -> None:
        self._picture.setPixmap(icons.pixmap("document", theme.ink, 56, 2.0))
        self._lock.setPixmap(icons.pixmap("lock", theme.second, 18, 2.0))
        self.setStyleSheet(
            f"#start {{ background: {theme.canvas}; }}"
            f"#drop {{ background: {theme.panel}; border: 2px dashed {theme.border}; border-radius: 8px; }}"
        )


def _link(words: str, pressed: Callable[[], object], parent: QWidget) -> QPushButton:
    button = QPushButton(words.replace("&", "&&"), parent)
    button.setProperty("link", True)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    button.clicked.connect(lambda _=False: pressed())
    return button


def sample() -> Path:
    """Return the path of the bundled sample document."""
    from engine.core.resources import find

    return find("samples/complaint.pdf")


def sample_policy(path: Path) -> str | None:
    """Return the policy for a bundled sample; None for any other file."""
    return _SAMPLE_POLICIES.get(path.name) if path.parent == sample().parent else None


_SAMPLE_POLICIES = {"complaint.pdf": "frcp-5.2", "discharge-note.docx": "hipaa-safe-harbor"}
"""What the samples are for; the witness statement follows no rule of its own."""
