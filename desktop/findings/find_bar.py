"""Find bar above the pages: goes from hit to hit, and masks the current one, all, or those ticked in a list."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from operator import itemgetter

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop import icons, messages
from desktop.fields import ComboBox, LineEdit
from desktop.finding import Finding
from desktop.findings.hit_list import HitList, PageOf, StateOf
from desktop.jobs import Jobs
from desktop.labels import around
from desktop.states import DecisionState
from desktop.themes import Theme
from desktop.wrapping import WrappingRow
from engine.core.errors import Cancelled
from engine.core.types import Document, Span
from engine.pipeline import text_search
from engine.pipeline.text_search import SearchMode

_PAUSE = 200
"""Milliseconds without another letter before the search starts."""


class FindField(LineEdit):
    """The field. Its undo keys are those of the window: they undo decisions, not letters. Signal: `stepped` (1, -1)."""

    stepped = Signal(int)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            undo = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
            if any(event.matches(each) for each in undo):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.stepped.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)


class FindBar(QFrame):
    """The find bar. Signals: `marked` (spans): the user wants these masked; `shown` (spans, the current one or None);
    `closed`.
    """

    marked = Signal(object)
    shown = Signal(object, object)
    closed = Signal()

    def __init__(self, jobs: Jobs, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("find-bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._jobs = jobs
        self._job = 0
        self._document: Document | None = None
        self._findings: tuple[Finding, ...] = ()
        self._page: Callable[[], int] = lambda: 0
        self._found: tuple[Span, ...] = ()
        self._at = -1
        self.words = FindField(self)
        self.words.setPlaceholderText(self.tr("Find"))
        self.words.setAccessibleName(self.tr("Find"))
        self.words.setToolTip(self.tr("Enter: next place. Shift+Enter: previous place. Esc: close."))
        self.words.setClearButtonEnabled(True)
        self.words.setMinimumWidth(130)
        self.how = ComboBox(self)
        self.how.setAccessibleName(self.tr("How it is found"))
        for how, words in messages.SEARCHES.items():
            self.how.addItem(words, how)
        self.count = QLabel(self)
        self.count.setProperty("role", "second")
        self.problem = QLabel(self)
        self.problem.setProperty("role", "warning")
        self.problem.setWordWrap(True)
        self._previous, self._next, self._close = (
            self._tool(words) for words in (self.tr("Previous place"), self.tr("Next place"), self.tr("Close"))
        )
        self.mask_this = QPushButton(self.tr("Mask this"), self)
        self.mask_all = QPushButton(self.tr("Mask all"), self)
        self.as_list = QPushButton(self.tr("List"), self)
        self.as_list.setCheckable(True)
        self.as_list.setToolTip(self.tr("Show all places with the words around them"))
        self.list = HitList(self)
        self.all_ticked = QCheckBox(self.tr("Tick all"), self)
        self.mask_ticked = QPushButton(self.tr("Mask %n ticked", "", 0), self)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._find)
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self._show_hits()
        self.hide()

    def begin(self) -> None:
        """Open the bar and move the focus to its field."""
        self.show()
        self.words.setFocus()
        self.words.selectAll()
        self._tell()

    def step(self, by: int) -> None:
        """Go to the next hit, or with -1 to the previous one, around the ends; open the bar if it is closed."""
        if self.isHidden():
            self.begin()
        elif self._found:
            self._go_to((self._at + by) % len(self._found))

    def show_document(
        self,
        document: Document | None,
        findings: tuple[Finding, ...],
        page: Callable[[], int] = lambda: 0,
        page_of: PageOf = lambda _: None,
    ) -> None:
        """Search the text of this document from now on.

        Args:
            document: None if no document is in front.
            findings: tell which hits are masked or generalised.
            page: returns the page in view, from 0, on which the first hit is looked for.
            page_of: returns the page of a hit.
        """
        self._page, self.list.rows.page_of = page, page_of
        text = document.text if document else None
        searched, self._document = self._document.text if self._document else None, document
        if text is not searched:
            self._findings = findings
            self.setEnabled(document is not None)
            self._wait()
        elif findings is not self._findings:
            self._findings = findings
            if self._found:  # findings change all the time during a search
                self.list.rows.show_states(self._states())

    def set_theme(self, theme: Theme) -> None:
        for button, name in ((self._previous, "up"), (self._next, "down"), (self._close, "close")):
            button.setIcon(icons.icon(name, theme.text, disabled=theme.border))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        else:
            super().keyPressEvent(event)

    def close_bar(self) -> None:
        """Close the bar; the words stay for the next time."""
        self.hide()
        self.shown.emit((), None)
        self.closed.emit()

    def _lay_out(self) -> None:
        self._line, ticks = QWidget(self), QWidget(self)
        line = WrappingRow(6)
        self._line.setLayout(line)
        line.setContentsMargins(12, 6, 4, 6)
        for each in (self.words, self.how, self.count, self._previous, self._next):
            line.addWidget(each)
        for button in (self.mask_this, self.mask_all, self.as_list):
            line.addWidget(button)
        line.keep_together(self.count, self._previous, self._next)
        line.keep_together(self.mask_this, self.mask_all, self.as_list)
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, 8, 0)
        top.addWidget(self._line, 1)
        corner = QVBoxLayout()
        corner.setContentsMargins(0, line.contentsMargins().top(), 0, 0)
        corner.addWidget(self._close)
        corner.addStretch(1)
        top.addLayout(corner)
        self._close.setMinimumHeight(self.words.sizeHint().height())  # in the middle of the first line
        self._ticks = ticks
        row = WrappingRow(6)
        ticks.setLayout(row)
        row.setContentsMargins(12, 4, 12, 6)
        for tick in (self.all_ticked, self.mask_ticked):
            row.addWidget(tick)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addLayout(around(self.problem, 12, 0, 12, 4))
        for part in (self.list, ticks):
            column.addWidget(part)

    def _connect(self) -> None:
        self.words.textChanged.connect(self._wait)
        self.how.currentIndexChanged.connect(self._wait)
        self.words.stepped.connect(self.step)
        self._previous.clicked.connect(lambda: self.step(-1))
        self._next.clicked.connect(lambda: self.step(1))
        self._close.clicked.connect(self.close_bar)
        self.mask_this.clicked.connect(self._mask_this)
        self.mask_all.clicked.connect(lambda: self.marked.emit(self._found))
        self.mask_ticked.clicked.connect(lambda: self.marked.emit(self.list.rows.ticked))
        self.as_list.toggled.connect(lambda _: self._show_hits())
        self.all_ticked.clicked.connect(self.list.rows.tick_all)
        self.list.picked.connect(self._go_to)
        self.list.ticks_changed.connect(self._show_ticks)

    def _tool(self, words: str) -> QToolButton:
        button = QToolButton(self)
        button.setAccessibleName(words)
        button.setToolTip(words)
        return button

    def _wait(self) -> None:
        self._jobs.cancel(self._job)
        self._job = 0
        self._pause.stop()
        self._found, self._at = (), -1
        self.problem.setText("")
        self._show_hits()
        self._tell()
        if self.words.text() and self._document:
            self.count.setText("…")
            self._pause.start()

    def _find(self) -> None:
        if self._document is None:
            return
        text, words, how = self._document.text, self.words.text(), SearchMode(self.how.currentData())
        job = self._jobs.run(
            lambda _: text_search.find(text, words, how),
            done=lambda found: self._show(job, found),
            failed=lambda error: self._fail(job, error),
            urgent=True,
        )
        self._job = job

    def _show(self, job: int, found: tuple[Span, ...]) -> None:
        if job == self._job:
            self._found = found
            self.list.rows.show(self._document, found, self._states())
            self._show_hits()
            self._go_to(self._first_in_view() if found else -1)

    def _fail(self, job: int, error: Exception) -> None:
        if job == self._job and not isinstance(error, Cancelled):
            self.problem.setText(messages.failure(error))
            self._show_hits()

    def _first_in_view(self) -> int:
        """Return the first hit on the page in view or after it; the first of all if there is none."""
        page, page_of = self._page(), self.list.rows.page_of
        pages = (page_of(span) for span in self._found)
        return next((number for number, each in enumerate(pages) if each is not None and each >= page), 0)

    def _go_to(self, number: int) -> None:
        self._at = number
        self._show_count()
        self.list.go_to(number)
        self._tell()

    def _tell(self) -> None:
        if not self.isHidden():
            self.shown.emit(self._found, self._found[self._at] if self._at >= 0 else None)

    def _mask_this(self) -> None:
        if self._at >= 0:
            self.marked.emit((self._found[self._at],))
            self.step(1)

    def _show_count(self) -> None:
        total = len(self._found)
        if self._at >= 0:
            self.count.setText(self.tr("{number} of {total}").format(number=self._at + 1, total=total))
        else:
            known = self.words.text() and not self.problem.text()
            found = messages.in_places(total) if total else self.tr("not found")
            self.count.setText(found if known else "")

    def _show_hits(self) -> None:
        """Show the count, and what can be done with the hits."""
        self._show_count()
        total = len(self._found)
        for button in (self._previous, self._next, self.mask_this, self.mask_all, self.as_list):
            button.setEnabled(total > 0)
        self.mask_all.setText(self.tr("Mask all %n", "", total) if total > 1 else self.tr("Mask all"))
        listed = self.as_list.isChecked() and total > 0
        for part in (self.list, self._ticks):
            part.setVisible(listed)
        self.problem.setVisible(bool(self.problem.text()))
        if listed:
            self.list.fit()
            self.list.go_to(self._at)
        self._line.updateGeometry()

    def _show_ticks(self) -> None:
        ticked = len(self.list.rows.ticked)
        self.mask_ticked.setText(self.tr("Mask %n ticked", "", ticked))
        self.mask_ticked.setEnabled(ticked > 0)
        self.all_ticked.setChecked(0 < ticked == len(self._found))

    def _states(self) -> StateOf:
        """Return a function that tells whether a span is masked or generalised whole."""
        hidden = sorted(
            (mention.start, mention.end, each.state)
            for each in self._findings
            if each.state in (DecisionState.MASK, DecisionState.GENERALISE)
            for mention in each.entity.mentions
        )

        def state_of(span: Span) -> DecisionState | None:
            at = bisect_right(hidden, span[0], key=itemgetter(0)) - 1
            return hidden[at][2] if at >= 0 and span[1] <= hidden[at][1] else None

        return state_of
