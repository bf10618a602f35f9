"""Plan popover: tries planning options, shows the changes on the pages, and applies them on request.

Nothing changes until the user takes the plan, and the user's own decisions never change.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QCloseEvent, QFont, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop import exposures, marks, messages
from desktop.fields import ComboBox
from desktop.finding import Finding
from desktop.help.opening import explain_dialog
from desktop.jobs import Jobs
from desktop.keyed import KeyButton
from desktop.labels import secondary
from desktop.plan.choices import PlanChoices
from desktop.plan.methods import MethodRows
from desktop.plan.points import Chart, chart, counts
from desktop.plan.trade_off import TradeOff
from desktop.plan.trial import Difference, Prospect, Trial, tried
from desktop.sessions.session import DocumentSession
from desktop.themes import Theme
from engine import policies
from engine.core.errors import Cancelled
from engine.core.options import Method, Options
from engine.core.types import Exposure

if TYPE_CHECKING:
    from engine.pipeline.flow import Curve

# The three risks of a document side by side: now, and with a plan.


class RiskCells(QFrame):
    """One cell for each of the three risks: "1 in 1 → 1 in 20"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("cells")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.figures: list[QLabel] = []
        for number, (risk, meaning) in enumerate(zip(exposures.names(), exposures.meanings(), strict=True)):
            cell = QFrame(self)
            cell.setObjectName("cell" if number else "first-cell")
            cell.setToolTip(meaning)
            column = QVBoxLayout(cell)
            column.setContentsMargins(12, 6, 12, 6)
            column.setSpacing(0)
            name, figure = QLabel(risk, cell), QLabel("…", cell)
            name.setProperty("role", "second")
            font = QFont(figure.font())
            font.setWeight(QFont.Weight.DemiBold)
            figure.setFont(font)
            column.addWidget(name)
            column.addWidget(figure)
            row.addWidget(cell, 1)
            self.figures.append(figure)

    def show_exposures(self, before: Exposure | None, after: Exposure | None) -> None:
        """Show the risks in the original and with the plan; None: they are still computed."""
        if before is None or after is None:
            for figure in self.figures:
                figure.setText("…")
            return
        told = zip(
            self.figures,
            exposures.figures(before),
            exposures.figures(after),
            exposures.compared(before, after),
            strict=True,
        )
        for figure, first, then, sentence in told:
            figure.setText(f"{first} → {then}" if first != then else then)
            figure.setAccessibleName(sentence)
        self.figures[0].setToolTip("\n".join(exposures.before_and_after(before, after)))


# The changes that another plan would make, in words and with marks.


_MOST = 4
_LONGEST = 22
"""Characters of a finding that are shown."""


class Changes(QFrame):
    """A summary of the changes, and the first findings that a plan masks more and fewer."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("changes")
        self._theme = theme
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 10, 16, 10)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        self.summary = QLabel(self)
        self.summary.setWordWrap(True)
        font = QFont(self.summary.font())
        font.setWeight(QFont.Weight.DemiBold)
        self.summary.setFont(font)
        self._note = QLabel(self.tr("compared with now, marked on the pages"), self)
        self._note.setProperty("role", "second")
        head = QHBoxLayout()
        head.addWidget(self.summary, 1)
        head.addWidget(self._note)
        grid.addLayout(head, 0, 0, 1, 2)
        self._rows = []
        for row, words in enumerate((self.tr("More"), self.tr("Fewer")), start=1):
            name, line = QLabel(words, self), QHBoxLayout()
            name.setProperty("role", "second")
            line.setSpacing(6)
            grid.addWidget(name, row, 0)
            grid.addLayout(line, row, 1)
            self._rows.append((name, line))
        grid.setColumnStretch(1, 1)

    @property
    def words(self) -> str:
        """Return the summary or the message that is shown."""
        return self.summary.text()

    def say(self, words: str, role: str = "") -> None:
        """Show a message in place of a difference."""
        self.summary.setText(words)
        self.summary.setProperty("role", role)
        self.summary.style().polish(self.summary)
        self._note.hide()
        for name, line in self._rows:
            name.hide()
            _empty(line)

    def show_difference(self, difference: Difference) -> None:
        """Show which findings a plan masks more, and fewer."""
        self.say(messages.changed(len(difference.more), len(difference.fewer)))
        self._note.setVisible(bool(difference.signs))
        for (name, line), changed in zip(self._rows, (difference.more, difference.fewer), strict=True):
            name.setVisible(bool(changed))
            self._fill(line, changed)

    def _fill(self, line: QHBoxLayout, changed: tuple[Finding, ...]) -> None:
        for each in changed[:_MOST]:
            swatch, words = QLabel(self), QLabel(_short(each.text), self)
            swatch.setPixmap(marks.swatch(each.state, self._theme, sure=each.sure, ratio=self.devicePixelRatioF()))
            line.addWidget(swatch)
            line.addWidget(words)
            line.addSpacing(8)
        if len(changed) > _MOST:
            more = QLabel(self.tr("and %n more", "", len(changed) - _MOST), self)
            more.setProperty("role", "second")
            line.addWidget(more)
        line.addStretch(1)


def _short(words: str) -> str:
    return words if len(words) <= _LONGEST else f"{words[: _LONGEST - 1]}…"


def _empty(line: QHBoxLayout) -> None:
    while line.count():
        item = line.takeAt(0)
        widget = item.widget() if item else None
        if widget:
            widget.hide()
            widget.deleteLater()


_WIDTH = 640
_SCROLL_BAR = 28
_SIDE_BY_SIDE = (Method.OPTIMAL, Method.GREEDY)
_PAUSE = 150
"""Milliseconds without another change before the plan is tried."""


def _kind_of_window() -> Qt.WindowType:
    """Return a dialog for assistive technology, else a popup: Qt leaves popups out of what it tells the former."""
    return Qt.WindowType.Dialog if QAccessible.isActive() else Qt.WindowType.Popup


class PlanPopover(QFrame):
    """The popover. Signals: `taken` (options, the examined document that they were tried on); `previewed` (findings,
    signs by entity): show this plan on the pages; `closed`; `people_wanted`, `lists_wanted` (options): open a dialog.
    """

    taken = Signal(object, object)
    previewed = Signal(object, object)
    closed = Signal()
    people_wanted = Signal(object)
    lists_wanted = Signal(object)

    def __init__(self, session: DocumentSession, jobs: Jobs, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, _kind_of_window())
        self.setWindowTitle(self.tr("Redaction plan"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setObjectName("popover")
        self._session, self._jobs = session, jobs
        self._trial: Trial | None = None
        self._chart: Chart | None = None
        self._before = session.options
        self._people_before: int | None = None
        self._job = 0
        self._top = QPoint()
        self._pause = QTimer(self)
        explain_dialog(self, "choosing")
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._try)
        self.choices = PlanChoices(session.options, self)
        self.cells = RiskCells(self)
        self.not_met = secondary(
            self.tr(
                "What the policy or you keep visible identifies people by itself, whatever the plan. The curve weighs "
                "only the other details."
            ),
            self,
            wraps=True,
        )
        self.not_met.hide()
        self.trade_off = TradeOff(theme, self)
        self.methods = MethodRows(theme, self)
        self.changes = Changes(theme, self)
        self._lay_out()
        self.methods.choose(session.options.method or policies.load(session.options.policy).method or Method.OPTIMAL)
        self._allow_matching()
        self.choices.changed.connect(self._on_change)
        self.choices.people_changed.connect(self._on_people)
        self.choices.people_wanted.connect(lambda: self.people_wanted.emit(self.choices.options))
        self.choices.lists_wanted.connect(lambda: self.lists_wanted.emit(self.choices.options))
        self.methods.chosen.connect(self._on_method)
        self.trade_off.moved.connect(lambda _: self._show_point())
        self._on_change()

    @property
    def options(self) -> Options:
        """The options that would be applied now."""
        options = replace(self.choices.options, method=self._asked_method())
        moved = self._chart and self.trade_off.value() != self._chart.asked
        return self._chart.options(self.trade_off.value(), options) if self._chart and moved else options

    def open_below(self, button: QWidget) -> None:
        """Show the popover below a button; closing deletes it."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        top = button.mapToGlobal(button.rect().bottomRight()) + QPoint(0, 4)
        window = button.window()
        room = window.mapToGlobal(window.rect().bottomLeft()).y() - top.y() - 8
        self._inner.adjustSize()
        wanted = self._inner.sizeHint().height() + self.changes.sizeHint().height() + 96
        self._top = top
        self.resize(_WIDTH, min(wanted, max(room, 360)))
        self._widen()
        self.show()
        # The focus comes into view: where all of it does not fit, the popover still begins with the policy.
        first = self.trade_off if wanted <= self.height() else self.choices
        first.setFocus(Qt.FocusReason.PopupFocusReason)

    def _widen(self) -> None:
        """Make room for all words, within the screen; figures that are longer may come later."""
        window = (self.parentWidget() or self).window()
        screen = window.screen().availableGeometry().united(window.frameGeometry())
        least = max(self._inner.minimumSizeHint().width() + _SCROLL_BAR, self.minimumSizeHint().width())
        width = min(max(_WIDTH, least), screen.width())
        self.resize(width, self.height())
        left = min(max(self._top.x() - width, screen.left()), screen.right() + 1 - width)
        self.move(left, self._top.y())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Make room when longer figures have reached the outermost layout, which takes some rounds of events."""
        if event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            QTimer.singleShot(0, self, self._widen)
        return super().eventFilter(watched, event)

    def take(self, options: Options) -> None:
        """Use the options of a dialog, which has hidden the popover, and show the popover again."""
        self.choices.take(options)
        self._allow_matching()
        self.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.take_button.isEnabled():
            self._on_take()
        elif event.matches(QKeySequence.StandardKey.Cancel):
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self._pause.stop()
        self._jobs.forget(self._job)
        self.closed.emit()
        super().closeEvent(event)

    def _lay_out(self) -> None:
        self._inner = QWidget(self)
        self._inner.setObjectName("popover-inner")
        self._inner.installEventFilter(self)
        self.installEventFilter(self)
        inner = QVBoxLayout(self._inner)
        inner.setContentsMargins(16, 16, 16, 12)
        inner.setSpacing(12)
        head = QHBoxLayout()
        title = QLabel(self.tr("Information kept"), self)
        font = QFont(title.font())
        font.setWeight(QFont.Weight.DemiBold)
        title.setFont(font)
        self._axis = ComboBox(self)
        self._axis.setAccessibleName(self.tr("Against what"))
        self._axis.addItem(self.tr("Minimum group size"), True)
        self._axis.addItem(self.tr("Masking threshold"), False)
        self._axis.setEnabled(False)
        self._axis.currentIndexChanged.connect(lambda _: self._on_axis())
        head.addWidget(title)
        head.addWidget(secondary(self.tr("against"), self))
        head.addWidget(self._axis)
        head.addStretch(1)
        self._how = secondary(self.tr("Drag, or use ← →"), self)
        self._how.setVisible(False)  # until there are points to choose from
        head.addWidget(self._how)
        inner.addWidget(self.choices)
        inner.addWidget(self.cells)
        inner.addWidget(self.not_met)
        inner.addLayout(head)
        inner.addWidget(self.trade_off)
        inner.addWidget(self.methods)
        scroll = QScrollArea(self)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its fields take it, and scroll it
        scroll.setWidget(self._inner)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)  # words in large type may be wider than the screen: it then scrolls
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(scroll, 1)
        column.addWidget(self.changes)
        column.addLayout(self._buttons())

    def _buttons(self) -> QHBoxLayout:
        own = sum(each.own for each in self._session.findings)
        note = self.tr("Your %n own decision(s) stay as they are.", "", own) if own else ""
        cancel = KeyButton(self.tr("Cancel"), self)
        cancel.show_key("Esc")
        self.take_button = KeyButton(self.tr("Use this plan"), self)
        self.take_button.show_key("Return")
        self.take_button.setProperty("primary", True)
        cancel.clicked.connect(self.close)
        self.take_button.clicked.connect(self._on_take)
        row = QHBoxLayout()
        row.setContentsMargins(16, 12, 16, 12)
        row.setSpacing(8)
        row.addWidget(secondary(note, self), 1)
        row.addWidget(cancel)
        row.addWidget(self.take_button)
        return row

    def _asked_method(self) -> Method | None:
        """Return the chosen method; None as long as it is the policy's."""
        chosen = self.methods.method
        usual = policies.load(self.choices.options.policy).method or Method.OPTIMAL
        return None if self._before.method is None and chosen is usual else chosen

    def _allow_matching(self) -> None:
        has_profiles = self.choices.options.profiles is not None
        self.methods.allow(Method.REIDENTIFY, has_profiles, self.tr("needs texts about people"))

    def _on_change(self) -> None:
        self._jobs.forget(self._job)
        self._job = 0
        self.take_button.setEnabled(False)
        self._pause.start()
        self.changes.say(self.tr("Calculating…"))

    def _on_people(self, people: int) -> None:
        index = self._chart.at_people(people) if self._chart and self._chart.by_people else None
        if index is not None:
            self.trade_off.setValue(index)
        else:
            self.choices.take(replace(self.choices.options, k=people))

    def _on_method(self, method: Method) -> None:
        tried_with = self._trial.options.method if self._trial else None
        self.trade_off.show_method(method)
        if Method.REIDENTIFY in (method, tried_with) and method is not tried_with:
            self._on_change()
        else:
            self._show_point()

    def _try(self) -> None:
        known = self._session.known
        if known is None:
            return
        asked = replace(self.choices.options, method=self._asked_method())
        self._chart = None
        self.trade_off.show_chart(None)
        self._job = self._jobs.run(
            partial(tried, known, asked), done=self._done, failed=self._failed, shown=self._show_trial, urgent=True
        )

    def _done(self, trial: Trial) -> None:
        self._job = 0
        self._trial = trial
        if trial.curve is None:
            return
        counted = counts(trial.curve)
        if self._people_before is None and counted:
            self._people_before = trial.curve.chosen.k
        self._axis.setEnabled(counted)
        if not counted:
            self._axis.blockSignals(True)
            self._axis.setCurrentIndex(self._axis.findData(False))
            self._axis.blockSignals(False)
        self._draw(trial.curve)

    def _draw(self, curve: Curve) -> None:
        self._chart = chart(curve, by_people=self._axis.currentData())
        if self._chart.by_people:
            before = self._chart.at_people(self._people_before)
        else:
            before = self._chart.at_threshold(self._before.risk_threshold)
        self.trade_off.show_chart(self._chart, before)
        self._how.setVisible(True)
        self._show_point()

    def _on_axis(self) -> None:
        """Change the axis; a request on the other axis stays in effect."""
        curve = self._trial.curve if self._trial else None
        if curve is None or self._chart is None:
            return
        if self.trade_off.value() == self._chart.asked:
            self._draw(curve)
        else:
            self.choices.take(self.options)

    def _failed(self, error: Exception) -> None:
        self._job = 0
        if not isinstance(error, Cancelled):
            self.changes.say(messages.failure(error), "warning")

    def _show_trial(self, trial: Trial) -> None:
        """Show the plan for the current options, before the curve is computed."""
        self._trial = trial
        self._show_prospect(trial, trial.asked)

    def _show_point(self) -> None:
        trial, drawn = self._trial, self._chart
        if trial is None or drawn is None:
            return
        point, method = drawn.points[self.trade_off.value()], self.methods.method
        compared = (method,) if method is Method.REIDENTIFY else _SIDE_BY_SIDE
        self.methods.show_point(point, trial.known.findings, compared)
        self.choices.show_people(point.point.k if self._axis.isEnabled() else None, self._people_before)
        prospect = trial.prospect(point.point, method)
        self.not_met.setVisible(not point.is_met(prospect.exposure))
        self._show_prospect(trial, prospect)

    def _show_prospect(self, trial: Trial, prospect: Prospect) -> None:
        self.cells.show_exposures(trial.before, prospect.exposure)
        self.changes.show_difference(prospect.difference)
        self.take_button.setEnabled(True)
        self.previewed.emit(prospect.findings, prospect.difference.signs)

    def _on_take(self) -> None:
        options, trial = self.options, self._trial
        self.close()
        self.taken.emit(options, trial.known.bare if trial else None)
