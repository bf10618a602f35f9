"""Start page, shown while no document is open: open a file or folder, sample, recent files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QFont, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop import icons, labels, parts
from desktop.help.opening import explain
from desktop.keyed import KeyButton
from desktop.painted import Card
from desktop.recent_files import RecentFiles
from desktop.sessions.records import Records
from desktop.themes import Theme
from desktop.wrapping import WrappingRow

_WIDTH = 760


class StartPage(QWidget):
    """The start page. Signals: `open_wanted`, `folder_wanted`, `sample_wanted`, `file_wanted` (path of a recent file),
    `privacy_wanted`.
    """

    open_wanted = Signal()
    folder_wanted = Signal()
    privacy_wanted = Signal()
    sample_wanted = Signal()
    file_wanted = Signal(Path)

    def __init__(self, theme: Theme, records: Records | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("start")
        explain(self, "quick-start")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._picture = QLabel(self)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._records = records
        self.recent = RecentFiles(theme, self)
        self.recent.chosen.connect(self.file_wanted)
        self.recent.cleared.connect(self._clear)
        inside = Card(_WIDTH, self)
        inside.setFrameShape(QFrame.Shape.NoFrame)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 24, 0, 24)
        column.addStretch(1)
        column.addWidget(self._drop_card())
        column.addSpacing(20)
        column.addWidget(self.recent)
        column.addSpacing(16)
        column.addLayout(self._promise())
        column.addStretch(2)
        page = QWidget(self)
        page.setObjectName("start-inner")
        row = QHBoxLayout(page)
        row.setContentsMargins(24, 0, 24, 0)
        row.addStretch(1)
        row.addWidget(inside)
        row.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(parts.scrolled(page, self))
        self.set_theme(theme)

    def _drop_card(self) -> Card:
        """Return the card to drop documents on, with the buttons that open some."""
        title = QLabel(self.tr("Drop a document here"), self)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.3)
        font.setWeight(QFont.Weight.DemiBold)
        title.setFont(font)
        second = QLabel(self.tr("PDF, Word, text or a scan. Or a whole folder."), self)
        second.setProperty("role", "second")
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
        inner.addLayout(self._buttons())
        return drop

    def _buttons(self) -> WrappingRow:
        buttons = WrappingRow(centred=True)
        for words, signal, primary in (
            (self.tr("Open…"), self.open_wanted, True),
            (self.tr("Open a folder…"), self.folder_wanted, False),
            (self.tr("Try the sample"), self.sample_wanted, False),
        ):
            button = KeyButton(words, self)
            button.setAutoDefault(True)  # Enter presses it, as in a dialog
            button.setProperty("primary", primary)
            button.setMinimumHeight(34)
            button.clicked.connect(signal)
            buttons.addWidget(button)
            if primary:
                self._open = button
                self.setFocusProxy(button)
        return buttons

    def _promise(self) -> QHBoxLayout:
        """Return the line that says that the program is offline."""
        lock = QHBoxLayout()
        lock.setSpacing(8)
        self._lock = QLabel(self)
        self._lock.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        promise = labels.text(self, self.tr("Everything happens on this computer. Sable opens no connections."))
        promise.setProperty("role", "second")
        privacy = QPushButton(self.tr("Privacy"), self)
        privacy.setProperty("link", True)
        privacy.setCursor(Qt.CursorShape.PointingHandCursor)
        privacy.clicked.connect(self.privacy_wanted)
        lock.addWidget(self._lock)
        lock.addWidget(promise, 1)
        lock.addWidget(privacy)
        return lock

    def show_key_of(self, action: QAction) -> None:
        """Show the key that opens a file."""
        self._open.follow(action)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        self._open.setFocus()
        self._show_recent()

    def _show_recent(self) -> None:
        self.recent.show_files(self._records.recent() if self._records else {})

    def _clear(self) -> None:
        if self._records:
            self._records.forget_recent()
        self._show_recent()

    def set_theme(self, theme: Theme) -> None:
        self._picture.setPixmap(icons.pixmap("document", theme.ink, 56, 2.0))
        self._lock.setPixmap(icons.pixmap("lock", theme.second, 18, 2.0))
        self.recent.set_theme(theme)
        self.setStyleSheet(
            f"#start, #start QScrollArea, #start-inner {{ background: {theme.canvas}; border: 0; }}"
            f"#drop {{ background: {theme.panel}; border: 2px dashed {theme.border}; border-radius: 8px; }}"
        )


def sample() -> Path:
    """Return the path of the bundled sample document."""
    from engine.core.resources import find

    return find("samples/complaint.pdf")


def sample_policy(path: Path) -> str | None:
    """Return the policy for a bundled sample; None for any other file."""
    return _SAMPLE_POLICIES.get(path.name) if path.parent == sample().parent else None


_SAMPLE_POLICIES = {"complaint.pdf": "frcp-5.2", "discharge-note.docx": "hipaa-safe-harbor"}
"""Policies of the samples; the witness statement follows no rule of its own."""
