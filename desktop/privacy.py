"""Privacy panel with measured connections and files, and the welcome page of the first start."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop import icons, locality
from desktop.fields import LineEdit
from desktop.jobs import Jobs
from desktop.lazy_imports import opening
from desktop.settings import Preferences
from desktop.themes import Theme
from desktop.translations import Words
from engine.core.types import Isolation
from engine.sandbox import offline

_INTERVAL = 1000
"""Milliseconds between two measurements."""
_WIDTH = 560

_GUARDS = Words(
    {
        "no-network": "It can open no connection and start no program.",
        "no-files": "It can read no file but Sable's own, and write none.",
        "memory": "It can take no more than {gigabytes} GB of memory, and {seconds} seconds for a step.",
    }
)


class PrivacyPanel(QDialog):
    """A dialog with figures of this moment, measured again while it is open."""

    def __init__(self, jobs: Jobs, theme: Theme, kept_in: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Privacy"))
        self.setMinimumWidth(_WIDTH)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(8)
        column.addLayout(_head(self, "lock", theme.passed, self.tr("Your documents stay on this computer")))
        self.open_now, self.refused, self.processes = (QLabel(self) for _ in range(3))
        figures = QFormLayout()
        figures.setHorizontalSpacing(24)
        for words, label in (
            (self.tr("Connections open now"), self.open_now),
            (self.tr("Attempts to open one, refused"), self.refused),
            (self.tr("Processes of Sable that were counted"), self.processes),
        ):
            figures.addRow(words, label)
        column.addLayout(figures)
        column.addWidget(
            _text(self, self.tr("No account, no search for updates, no usage statistics: nothing needs a connection."))
        )
        column.addWidget(_title(self, self.tr("The process that opens your documents")))
        self.guards = _text(self, "…")
        column.addWidget(self.guards)
        column.addWidget(_title(self, self.tr("Files written since Sable was started")))
        self.files = QPlainTextEdit(self)
        self.files.setReadOnly(True)
        self.files.setAccessibleName(self.tr("Files written since Sable was started"))
        self.files.setTabChangesFocus(True)
        self.files.setFixedHeight(110)
        column.addWidget(self.files)
        column.addWidget(_text(self, _kept(kept_in)))
        close = QPushButton(self.tr("Close"), self)
        close.setDefault(True)
        close.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(close)
        column.addLayout(row)
        self._timer = QTimer(self)
        self._timer.setInterval(_INTERVAL)
        self._timer.timeout.connect(self._measure)
        self._timer.start()
        self._measure()
        self._jobs = jobs
        self._job = jobs.run(lambda _: opening.isolation(), done=self._show_guards, failed=lambda _: None, urgent=True)

    def done(self, result: int) -> None:
        self._timer.stop()
        self._jobs.forget(self._job)
        super().done(result)

    def _measure(self) -> None:
        found = locality.connections()
        self.open_now.setText(self.tr("not reported by this system") if found is None else str(found))
        self.refused.setText(str(offline.refusals()))
        self.processes.setText(str(len(locality.processes())))
        written = "\n".join(map(str, locality.files_written())) or self.tr("None.")
        if written != self.files.toPlainText():
            self.files.setPlainText(written)

    def _show_guards(self, found: Isolation) -> None:
        sentences = [
            words.format(gigabytes=found.memory >> 30, seconds=found.seconds)
            for name, words in _GUARDS.items()
            if name in found.guards
        ]
        missing = self.tr("This system can't isolate that process; Sable still refuses its connections.")
        self.guards.setText("\n".join(sentences) or missing)
        self.resize(self.width(), max(self.height(), self.heightForWidth(self.width())))


class Welcome(QDialog):
    """The welcome page, shown once. It asks for the user's name, which may stay empty and be changed in the
    settings.
    """

    def __init__(self, preferences: Preferences, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Welcome"))
        self.setMinimumWidth(_WIDTH)
        self._preferences = preferences
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 28, 32, 20)
        column.setSpacing(12)
        column.addLayout(_head(self, "document", theme.ink, self.tr("Sable redacts documents on this computer")))
        for sentence in (
            self.tr("Open a document. Sable finds what could identify people in it, and explains why."),
            self.tr(
                "You decide, or you leave it to Sable, which masks or keeps each finding by the policy and the risk. "
                "What it leaves undecided is masked, or shortened as the policy says, such as to initials."
            ),
            self.tr("The original is never changed. Sable writes a new file and verifies it before you save it."),
            self.tr(
                "Nothing leaves this computer. No program finds everything: read the result before you release it."
            ),
        ):
            column.addWidget(_text(self, sentence))
        self.name = LineEdit(preferences.now.reviewer, self)
        self.name.setPlaceholderText(self.tr("Optional"))
        label = QLabel(self.tr("Your name (recorded with your decisions)"), self)
        label.setBuddy(self.name)
        self.name.setAccessibleName(label.text())
        column.addSpacing(4)
        column.addWidget(label)
        column.addWidget(self.name)
        start = QPushButton(self.tr("Start"), self)
        start.setProperty("primary", True)
        start.setDefault(True)
        start.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(start)
        column.addSpacing(8)
        column.addStretch(1)
        column.addLayout(row)

    def done(self, result: int) -> None:
        self._preferences.change(welcomed=True, reviewer=self.name.text().strip())
        super().done(result)


def _kept(folder: Path | None) -> str:
    if folder is None:
        return QCoreApplication.translate(
            "PrivacyPanel", "Sable keeps no list of your documents, none of your decisions and none of their text."
        )
    return QCoreApplication.translate(
        "PrivacyPanel",
        "Your decisions are kept in {folder} without any text, with the names of the files you opened last. The "
        "settings say where they are kept, or that nothing is.",
    ).format(folder=folder)


def _head(parent: QWidget, sign: str, colour: str, words: str) -> QHBoxLayout:
    picture, title = QLabel(parent), _title(parent, words)
    title.setContentsMargins(0, 0, 0, 0)
    picture.setPixmap(icons.pixmap(sign, colour, 24, 2.0))
    font = title.font()
    font.setPointSizeF(font.pointSizeF() * 1.2)
    title.setFont(font)
    row = QHBoxLayout()
    row.setSpacing(12)
    row.addWidget(picture)
    row.addWidget(title, 1)
    return row


def _title(parent: QWidget, words: str) -> QLabel:
    label = _text(parent, words)
    font = QFont(parent.font())
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)
    label.setContentsMargins(0, 8, 0, 0)
    return label


def _text(parent: QWidget, words: str) -> QLabel:
    label = QLabel(words, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
