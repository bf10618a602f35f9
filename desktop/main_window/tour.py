"""Two-minute tour: six notes, each beside a part of the window, which stays usable meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.findings.panel import SidePanel
from desktop.sessions.session import DocumentSession, Phase
from desktop.settings import Preferences, keys

_GAP = 14
"""Pixels between a note and its target."""
_LETTERS = 44
"""Letters on a line of a note."""


class Targets(NamedTuple):
    """Parts of the window that the notes explain."""

    panel: SidePanel
    pages: QWidget
    plan: QWidget
    export: QWidget


class _Step(NamedTuple):
    """A note of the tour. `words` may name keys by their actions: {mask}."""

    target: Callable[[Targets], QWidget]
    title: str
    words: str


def _steps() -> tuple[_Step, ...]:
    translate = QCoreApplication.translate
    return (
        _Step(
            lambda parts: parts.panel.findings,
            translate("Tour", "Findings"),
            translate(
                "Tour",
                "Sable has read the whole document. Each line is one person or thing, with its pages and how "
                "much it reveals. A dot: decided by the plan. A tick: reviewed by you. A ring: yours to decide.",
            ),
        ),
        _Step(
            lambda parts: parts.pages,
            translate("Tour", "On the pages"),
            translate(
                "Tour",
                "The marks show what will happen: hatched boxes are masked, rounded ones generalised, brackets "
                "stay, dotted ones wait for you. Nothing is removed yet.",
            ),
        ),
        _Step(
            lambda parts: parts.panel.reasons,
            translate("Tour", "Why it is a risk"),
            translate(
                "Tour",
                "For the selected finding: which signs point to a risk, and how well people could be distinguished "
                "if it is kept, generalised or masked.",
            ),
        ),
        _Step(
            lambda parts: parts.panel.reasons.buttons_in_view(),
            translate("Tour", "One key decides"),
            translate(
                "Tour",
                "{mask} masks it, {generalise} generalises it, {keep} keeps it: everywhere in the document. "
                "{next-undecided} goes to the next undecided finding. {undo} undoes any step.",
            ),
        ),
        _Step(
            lambda parts: parts.plan,
            translate("Tour", "Redaction plan"),
            translate(
                "Tour",
                "Here you take the rules of a court or a law, and see what more or less masking would cost. What you "
                "decided yourself is never overwritten.",
            ),
        ),
        _Step(
            lambda parts: parts.export,
            translate("Tour", "Export ends with verification"),
            translate(
                "Tour",
                "A new file is written, read again by other programs, and shown beside the original before you save "
                "it. The original is never changed.",
            ),
        ),
    )


class Tour(QFrame):
    """The tour, hidden until it begins. Once ended in any way, it is not offered again; the menu starts it again.

    Signal: `sample_wanted`: it begins without a document, and needs the sample.
    """

    sample_wanted = Signal()

    def __init__(
        self, targets: Targets, preferences: Preferences, session: Callable[[], DocumentSession | None], window: QWidget
    ) -> None:
        """`session` returns that of the document in front."""
        super().__init__(window)
        self._targets, self._preferences, self._session = targets, preferences, session
        self.setObjectName("tour")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._window = window
        self._waiting = False
        self._step = 0
        self._ring = _Ring(window)
        self.count, self.title, self.words = QLabel(self), QLabel(self), QLabel(self)
        self.count.setProperty("role", "second")
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        self.title.setFont(font)
        self.words.setWordWrap(True)
        self.end_button = QPushButton(self.tr("End the tour"), self)
        self.end_button.setProperty("link", True)
        self.back = QPushButton(self.tr("Back"), self)
        self.next = QPushButton(self.tr("Next"), self)
        self.next.setProperty("primary", True)
        for button in (self.end_button, self.back, self.next):
            button.setAutoDefault(True)  # Enter presses it, as in a dialog
        self.end_button.clicked.connect(self.end)
        self.back.clicked.connect(lambda: self._show(self._step - 1))
        self.next.clicked.connect(lambda: self._show(self._step + 1))
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.end, context=_HERE)
        self._lay_out()
        window.installEventFilter(self)
        self.hide()

    def offer(self) -> None:
        """Begin as soon as the document is examined, unless the tour was seen before."""
        if not self._preferences.now.toured:
            self._await()

    def begin(self) -> None:
        """Begin with the document in front, or with the sample."""
        if self._session() is None:
            self.sample_wanted.emit()
        self._await()

    def end(self) -> None:
        """End the tour, and remember that it was seen."""
        self.hide()
        self._ring.hide()
        self._preferences.change(toured=True)
        self._targets.panel.findings.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        elif event.type() is QEvent.Type.WindowUnblocked:
            self._start()  # a dialog blocked the window
        return super().eventFilter(watched, event)

    def _await(self) -> None:
        session = self._session()
        if session:
            self._waiting = True
            session.phase_changed.connect(self._start)
            self._start()

    def _start(self) -> None:
        session = self._session()
        ready = session is not None and session.phase is Phase.READY
        if self._waiting and ready and QApplication.activeModalWidget() is None:
            self._waiting = False
            self._show(0)

    def _show(self, step: int) -> None:
        steps = _steps()
        if step >= len(steps):
            self.end()
            return
        self._step = step
        own = self._preferences.now.keys
        shown = {name: keys.shown(name, own) for name in ("mask", "generalise", "keep", "next-undecided", "undo")}
        self.count.setText(self.tr("{0} of {1}").format(step + 1, len(steps)))
        self.title.setText(steps[step].title)
        self.words.setText(steps[step].words.format_map(shown))
        self.back.setEnabled(step > 0)
        self.next.setText(self.tr("Done") if step + 1 == len(steps) else self.tr("Next"))
        self.next.setAccessibleDescription(f"{self.title.text()}. {self.words.text()}")
        self.setAccessibleName(self.title.text())
        self._place()
        self.show()
        self.raise_()
        self.next.setFocus()

    def _place(self) -> None:
        """Place the note beside its target where there is room, and within the window."""
        target = _steps()[self._step].target(self._targets)
        seen = target.visibleRegion().boundingRect()
        area = QRect(target.mapTo(self._window, seen.topLeft()), seen.size())
        self.setFixedWidth(min(self.fontMetrics().averageCharWidth() * _LETTERS + 40, self._window.width() - 2 * _GAP))
        self._column.activate()
        self.resize(self.width(), self.heightForWidth(self.width()))
        inside = self._window.rect().adjusted(_GAP, _GAP, -_GAP, -_GAP)
        size = self.size()
        within = QPoint(area.right() - size.width() - _GAP, area.bottom() - size.height() - _GAP)
        aligned = min(area.right(), inside.right()) - size.width()  # a target may reach the edge of the window
        beside = (
            QPoint(area.left() - size.width() - _GAP, area.top()),
            QPoint(area.right() + _GAP, area.top()),
            QPoint(max(area.left(), inside.left()), area.bottom() + _GAP),
            QPoint(aligned, area.top() - size.height() - _GAP),
        )
        places = () if area.width() > inside.width() / 2 else beside
        fitting = next((each for each in places if inside.contains(QRect(each, size))), within)
        corner = QRect(inside.topLeft(), inside.size() - size)
        self.move(
            min(max(fitting.x(), corner.left()), max(corner.right(), corner.left())),
            min(max(fitting.y(), corner.top()), max(corner.bottom(), corner.top())),
        )
        self._ring.surround(area)
        self._ring.setVisible(not seen.isEmpty())

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.end_button)
        buttons.addStretch(1)
        buttons.addWidget(self.back)
        buttons.addWidget(self.next)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(6)
        for each in (self.count, self.title, self.words):
            column.addWidget(each)
        column.addSpacing(4)
        column.addLayout(buttons)
        self.setStyleSheet(
            "#tour { background: palette(base); border: 2px solid palette(window-text); border-radius: 8px; }"
        )


_HERE = Qt.ShortcutContext.WidgetWithChildrenShortcut


class _Ring(QWidget):
    """The frame around the target of a note; the mouse passes through it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def surround(self, area: QRect) -> None:
        self.setGeometry(area.adjusted(-4, -4, 4, 4).intersected(self._window.rect()))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().windowText(), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
