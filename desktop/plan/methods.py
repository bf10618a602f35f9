"""Rows of the planning methods: what each one keeps, and how close to optimal its plan is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QRadioButton, QSizePolicy, QWidget

from desktop import exposures
from desktop.finding import Finding
from desktop.labels import secondary
from desktop.plan.points import ChartPoint
from desktop.plan.trade_off import paint_sign
from desktop.themes import Theme
from engine.core.options import Method
from engine.core.types import Action, MaskingPlan

_LINES = {
    Method.OPTIMAL: Qt.PenStyle.SolidLine,
    Method.GREEDY: Qt.PenStyle.DashLine,
    Method.REIDENTIFY: Qt.PenStyle.DotLine,
}
_NOTHING = "–"


class MethodRows(QWidget):
    """One row per method. Signal: `chosen` (method)."""

    chosen = Signal(Method)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        for column, words in enumerate(("", "", self.tr("Method"), self.tr("Kept"), self.tr("Places masked"), "")):
            grid.addWidget(secondary(words, self), 0, column)
        names = {
            Method.OPTIMAL: (
                self.tr("Optimal"),
                self.tr("Masks as little as possible, and proves that the plan is optimal."),
            ),
            Method.GREEDY: (self.tr("Greedy"), self.tr("Masks step by step what fits the fewest people.")),
            Method.REIDENTIFY: (
                self.tr("Re-identification"),
                self.tr("Masks until re-identification attacks no longer find the person."),
            ),
        }
        self._group = QButtonGroup(self)
        self._buttons: dict[Method, QRadioButton] = {}
        self.figures: dict[Method, tuple[QLabel, QLabel, QLabel]] = {}
        for row, (method, (name, meaning)) in enumerate(names.items(), start=1):
            button = QRadioButton(self)
            button.setAccessibleName(name)
            label = QLabel(name, self)
            label.setBuddy(button)
            button.setToolTip(meaning)
            label.setToolTip(meaning)
            figures = (QLabel(_NOTHING, self), QLabel(_NOTHING, self), secondary("", self))
            figures[2].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            cells: tuple[QWidget, ...] = (button, _Line(method, theme, self), label, *figures)
            for column, cell in enumerate(cells):
                grid.addWidget(cell, row, column)
            self._group.addButton(button)
            self._buttons[method], self.figures[method] = button, figures
            button.clicked.connect(lambda _=False, method=method: self.chosen.emit(method))
        grid.setColumnStretch(5, 1)

    @property
    def method(self) -> Method:
        """Return the chosen method."""
        return next((method for method, button in self._buttons.items() if button.isChecked()), Method.OPTIMAL)

    def choose(self, method: Method) -> None:
        """Choose a method; one without a row falls back to the optimal one."""
        self._buttons[method if method in self._buttons else Method.OPTIMAL].setChecked(True)

    def allow(self, method: Method, allowed: bool, why_not: str) -> None:
        """Enable or disable a method; a disabled one shows the reason."""
        self._buttons[method].setEnabled(allowed)
        if not allowed:
            self._show_figures(method, None, {}, why_not)

    def show_point(self, point: ChartPoint, findings: tuple[Finding, ...], tried: tuple[Method, ...]) -> None:
        """Show the figures of each method that was tried.

        Args:
            findings: all findings of the document, with any decision.
        """
        places = {each.entity.id: len(each.entity.mentions) for each in findings}
        for method in self._buttons:
            if method in tried:
                self._show_figures(method, point, places, self._proof(method, point))
            elif self._buttons[method].isEnabled():
                self._show_figures(method, None, {}, "")

    def _show_figures(self, method: Method, point: ChartPoint | None, places: dict[str, int], words: str) -> None:
        kept, count, proof = self.figures[method]
        proof.setText(words)
        if point is None:
            kept.setText(_NOTHING)
            count.setText(_NOTHING)
            return
        masked = sum(places[each.entity_id] for each in point.plan(method).decisions if each.action is not Action.KEEP)
        kept.setText(exposures.percent(point.kept_by(method)))
        count.setText(self.tr("{masked} of {places}").format(masked=masked, places=sum(places.values())))

    def _proof(self, method: Method, point: ChartPoint) -> str:
        if method is Method.OPTIMAL:
            return proof(point.plan(method))
        if method is Method.REIDENTIFY:
            return self.tr("not proved optimal")
        less = round(100 * point.kept[Method.OPTIMAL]) - round(100 * point.kept[Method.GREEDY])
        return self.tr("%n point(s) less kept", "", less) if less > 0 else self.tr("no change to what is kept")


def proof(plan: MaskingPlan) -> str:
    """Return how close to optimal a plan of the optimizer is known to be."""
    if plan.proven_optimal:
        return exposures.translate("planning", "Proved optimal")
    if plan.excess is None:
        return exposures.translate("planning", "not proved optimal")
    return exposures.translate("planning", "within {percent} % of the best").format(percent=plan.excess)


class _Line(QWidget):
    """A sample of a method's line in the chart."""

    def __init__(self, method: Method, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._method, self._theme = method, theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(34, 16)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = QColor(self._theme.ink)
            middle = self.height() / 2
            painter.setPen(QPen(colour, 1.4, _LINES[self._method]))
            painter.drawLine(QPointF(1, middle), QPointF(self.width() - 1, middle))
            painter.setPen(QPen(colour, 1.2))
            paint_sign(painter, QPointF(self.width() / 2, middle), self._method, colour, QColor(self._theme.panel))
