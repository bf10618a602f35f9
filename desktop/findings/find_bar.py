"""Find field in the toolbar; Enter marks all places found."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QWidget

from desktop import messages
from desktop.jobs import Jobs
from engine.core.errors import Cancelled
from engine.pipeline import edits
from engine.pipeline.edits import Span

_PAUSE = 200
"""Milliseconds without another letter before the search starts."""


class FindBar(QWidget):
    """The find field. Signal: `marked` (spans): the user wants all of these masked."""

    marked = Signal(object)

    def __init__(self, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job = 0
        self._text = ""
        self._found: tuple[Span, ...] | None = None
        self._entered = False
        self.words = QLineEdit(self)
        self.words.setPlaceholderText(self.tr("Find and mark"))
        self.words.setAccessibleName(self.tr("Find and mark"))
        self.words.setToolTip(self.tr("Find in the document; Enter masks all (Ctrl+F)"))
        self.words.setClearButtonEnabled(True)
        self.words.setMinimumWidth(150)
        self.setMaximumWidth(440)
        self.how = QComboBox(self)
        self.how.setAccessibleName(self.tr("How it is found"))
        for how, words in messages.SEARCHES.items():
            self.how.addItem(words, how)
        self.count = QLabel(self)
        self.count.setProperty("role", "second")
        self.count.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(4)
        for each in (self.words, self.how, self.count):
            row.addWidget(each)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._find)
        self.words.textChanged.connect(self._wait)
        self.how.currentIndexChanged.connect(self._wait)
        self.words.returnPressed.connect(self._enter)

    def begin(self) -> None:
        """Move the focus to the field."""
        self.words.setFocus()
        self.words.selectAll()

    def show_text(self, text: str) -> None:
        """Search this text from now on; empty if no document is in front."""
        if text is not self._text:
            self._text = text
            self.setEnabled(bool(text))
            self._wait()

    def _wait(self) -> None:
        self._jobs.cancel(self._job)
        self._found, self._entered = None, False
        self.count.setVisible(bool(self.words.text()))
        self.count.setText("…")
        if self.words.text() and self._text:
            self._pause.start()

    def _find(self) -> None:
        text, words, how = self._text, self.words.text(), self.how.currentData()
        job = self._jobs.run(
            lambda _: edits.find(text, words, how),
            done=lambda found: self._show(job, found),
            failed=lambda error: self._fail(job, error),
            urgent=True,
        )
        self._job = job

    def _show(self, job: int, found: tuple[Span, ...]) -> None:
        if job == self._job:
            self._found = found
            self.count.setText(messages.in_places(len(found)))
            if self._entered:
                self._enter()

    def _fail(self, job: int, error: Exception) -> None:
        if job == self._job and not isinstance(error, Cancelled):
            self.count.setText(self.tr("can't be searched"))
            self.count.setToolTip(messages.failure(error))

    def _enter(self) -> None:
        self._entered = self._found is None
        if self._found:
            self.marked.emit(self._found)
