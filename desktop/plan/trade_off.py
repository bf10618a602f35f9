"""Trade-off chart: the curve of information kept against protection, with a point to drag."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from desktop import exposures
from desktop.plan.points import Chart, ChartPoint
from desktop.themes import Theme
from engine.core.options import Method

_TOP, _RIGHT, _BESIDE = 12.0, 12.0, 8.0
"""Pixels: above and beside the plot, and between it and the shares on its left."""
_PLOT, _LEAST_PLOT = 160.0, 124.0
"""Heights of the plot in pixels, without the words around it."""
_HANDLE, _NOW, _DOT, _SIGN = 8.0, 5.0, 2.5, 3.5
_GRIDS = (0.2, 0.1, 0.05, 0.02, 0.01)
"""Candidate steps of the grid, as shares of the information: the largest by which the points fill two spaces is
used.
"""
_PENS = {Method.OPTIMAL: Qt.PenStyle.SolidLine, Method.GREEDY: Qt.PenStyle.DashLine}


class TradeOff(QSlider):
    """A slider whose handle is on the curve: its values are the points, from the least protection to the most.

    Signal: `moved` (index of the point): the user moved it, with the mouse or with keys.
    """

    moved = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._chart: Chart | None = None
        self._method = Method.OPTIMAL
        self._quiet = False
        self._now = 0
        self.setRange(0, 0)
        self.setPageStep(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Information kept against protection"))
        self.valueChanged.connect(self._on_value)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(540, round(_PLOT + self._top + self._below))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(280, round(_LEAST_PLOT + self._top + self._below))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        event.ignore()  # it scrolls the popover, and never moves the point

    def show_chart(self, chart: Chart | None, now: int | None = None) -> None:
        """Show a chart with the handle on the requested point.

        Args:
            chart: None while it is computed.
            now: the point of the current plan, if it is not the requested one.
        """
        self._chart = chart
        self._now = chart.asked if chart and now is None else now or 0
        self._quiet = True
        self.setRange(0, len(chart.points) - 1 if chart else 0)
        self.setValue(chart.asked if chart else 0)
        self._quiet = False
        self.setEnabled(chart is not None and len(chart.points) > 1)
        self._describe()
        self.update()

    def show_method(self, method: Method) -> None:
        """Put the handle on the line of this method."""
        self._method = method if method in _PENS else Method.OPTIMAL
        self.update()

    def place(self, index: int) -> QPointF:
        """Return the place of a point on the chosen line."""
        return self._place(self._points[index], self._method)

    @property
    def _points(self) -> tuple[ChartPoint, ...]:
        return self._chart.points if self._chart else ()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if event.button() is Qt.MouseButton.LeftButton and self._points:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.setSliderDown(True)
            self.setValue(self._nearest(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self.isSliderDown():
            self.setValue(self._nearest(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self.setSliderDown(False)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._chart is None:
                self._write(painter, QRectF(self.rect()), self.tr("Calculating…"), self._theme.second)
                return
            self._paint_ground(painter, self._chart)
            self._paint_axis(painter, self._chart)
            for method in reversed(_PENS):
                self._paint_line(painter, method)
            self._paint_now(painter, self._now)
            self._paint_handle(painter)

    def _paint_ground(self, painter: QPainter, chart: Chart) -> None:
        area, theme = self._area(), self._theme
        alike = chart.first_alike(self._now)  # points with the plan of now are not riskier
        if alike > 0:
            end = self._place(chart.points[alike], Method.OPTIMAL).x()
            riskier = QRectF(area.left(), area.top(), end - area.left(), area.height())
            painter.fillRect(riskier, QColor(theme.risk_ground))
            painter.setPen(QPen(QColor(theme.risk), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(end, area.top()), QPointF(end, area.bottom()))
            above = self._place(chart.points[0], Method.OPTIMAL).y() < area.center().y()
            where = Qt.AlignmentFlag.AlignBottom if above else Qt.AlignmentFlag.AlignTop
            words = self.tr("riskier than now")
            self._write(painter, riskier.adjusted(6, 4, 0, -4), words, theme.risk, where | Qt.AlignmentFlag.AlignLeft)
        low, high, step = self._range()
        for number in range(round((high - low) / step) + 1):
            share = low + number * step
            y = self._height_of(share)
            painter.setPen(QPen(QColor(theme.faint_line), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            label = QRectF(0, y - 10, area.left() - _BESIDE, 20)
            self._write(painter, label, exposures.percent(share), theme.second, Qt.AlignmentFlag.AlignRight)

    def _paint_axis(self, painter: QPainter, chart: Chart) -> None:
        area, theme = self._area(), self._theme
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        metrics, taken = QFontMetricsF(painter.font()), -1.0
        for each in chart.points:
            x, width = self._place(each, Method.OPTIMAL).x(), metrics.horizontalAdvance(each.label)
            left = min(max(x - width / 2, 0.0), self.width() - width)
            if left > taken + 8:
                self._write(painter, QRectF(left, area.bottom() + 3, width + 2, self._line), each.label, theme.second)
                taken = left + width
        below = QRectF(area.left(), area.bottom() + 4 + self._line, area.width(), self._line)
        self._write(painter, below, chart.axis, theme.second, Qt.AlignmentFlag.AlignLeft)
        self._write(painter, below, self.tr("safer →"), theme.second, Qt.AlignmentFlag.AlignRight)

    def _paint_line(self, painter: QPainter, method: Method) -> None:
        colour = QColor(self._theme.ink if method is self._method else self._theme.bar)
        places = [self._place(each, method) for each in self._points]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 1.6 if method is self._method else 1.2, _PENS[method]))
        painter.drawPolyline(QPolygonF(places))
        painter.setPen(QPen(colour, 1.2))
        for place in places:
            paint_sign(painter, place, method, colour, QColor(self._theme.panel))

    def _paint_now(self, painter: QPainter, index: int) -> None:
        place = self._place(self._points[index], self._method)
        painter.setPen(QPen(QColor(self._theme.ink), 2))
        painter.setBrush(QColor(self._theme.panel))
        painter.drawEllipse(place, _NOW, _NOW)
        if index != self.value():
            words = QRectF(place.x() + 8, place.y() - 8 - self._line, 90, self._line)
            self._write(painter, words, self.tr("plan now"), self._theme.text, Qt.AlignmentFlag.AlignLeft)

    def _paint_handle(self, painter: QPainter) -> None:
        theme, point = self._theme, self._points[self.value()]
        place, area = self._place(point, self._method), self._area()
        painter.setPen(QPen(QColor(theme.second), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(area.left(), place.y()), place)
        painter.drawLine(place, QPointF(place.x(), area.bottom()))
        painter.setPen(QPen(QColor(theme.ink), 2))
        painter.setBrush(QColor(theme.panel))
        painter.drawEllipse(place, _HANDLE, _HANDLE)
        for side in (-1, 1):
            tip = place + QPointF(4.5 * side, 0)
            corners = [tip - QPointF(2.5 * side, 2.5), tip, tip + QPointF(-2.5 * side, 2.5)]
            painter.drawPolyline(QPolygonF(corners))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(place, _HANDLE + 4, _HANDLE + 4)
        self._paint_words(painter, place, point.words_of(self._method))

    def _paint_words(self, painter: QPainter, place: QPointF, words: str) -> None:
        width = QFontMetricsF(painter.font()).horizontalAdvance(words) + 24
        high = self._line + 8
        left = min(max(place.x() + 14, self._area().left()), self.width() - width - 2)
        top = place.y() - high - 18 if place.y() > high + 26 else place.y() + 16
        box = QRectF(left, top, width, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.primary))
        painter.drawRoundedRect(box, 4, 4)
        self._write(painter, box, words, self._theme.primary_text)

    def _write(
        self,
        painter: QPainter,
        box: QRectF,
        words: str,
        colour: str,
        where: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    ) -> None:
        painter.setPen(QColor(colour))
        vertical = Qt.AlignmentFlag(0) if where & Qt.AlignmentFlag.AlignVertical_Mask else Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, where | vertical | Qt.TextFlag.TextDontClip, words)

    def _area(self) -> QRectF:
        left = self.fontMetrics().horizontalAdvance(exposures.percent(1.0)) + _BESIDE
        return QRectF(self.rect()).adjusted(left, self._top, -_RIGHT, -self._below)

    @property
    def _line(self) -> float:
        """The height of a line of words, in pixels."""
        return self.fontMetrics().height() + 4

    @property
    def _top(self) -> float:
        return max(_TOP, self.fontMetrics().height() / 2)

    @property
    def _below(self) -> float:
        return 2 * self._line + 6

    def _place(self, point: ChartPoint, method: Method) -> QPointF:
        inner = self._area().adjusted(_HANDLE, 0, -_HANDLE, 0)
        return QPointF(inner.left() + inner.width() * point.place, self._height_of(point.kept[method]))

    def _height_of(self, share: float) -> float:
        area, (low, high, _) = self._area(), self._range()
        return area.bottom() - area.height() * (share - low) / (high - low)

    def _range(self) -> tuple[float, float, float]:
        """Return the shares at the bottom and at the top, both on lines of the grid, and the step of the grid."""
        shares = [share for each in self._points for share in each.kept.values()]
        least, most = min(shares, default=0.0), max(shares, default=1.0)
        step = next((each for each in _GRIDS if most - least >= 2 * each), _GRIDS[-1])
        low, high = math.floor(least / step + 0.01) * step, math.ceil(most / step - 0.01) * step
        while high - low < 3.5 * step:
            low, high = max(low - step, 0.0), min(high + step, 1.0)
        return low, high, step

    def _nearest(self, x: float) -> int:
        return min(range(len(self._points)), key=lambda index: abs(self.place(index).x() - x))

    def _on_value(self, index: int) -> None:
        self._describe()
        self.update()
        if not self._quiet:
            self.moved.emit(index)

    def _describe(self) -> None:
        self.setAccessibleDescription(self._points[self.value()].words_of(self._method) if self._points else "")


def paint_sign(painter: QPainter, place: QPointF, method: Method, colour: QColor, ground: QColor) -> None:
    """Paint the sign of a method's points, so that its line does not depend on colour."""
    if method is Method.OPTIMAL:
        painter.setBrush(colour)
        painter.drawEllipse(place, _DOT, _DOT)
        return
    painter.setBrush(ground)
    if method is Method.GREEDY:
        up, down = QPointF(0, -_SIGN), QPointF(_SIGN, _SIGN * 0.8)
        painter.drawPolygon(QPolygonF([place + up, place + down, place + QPointF(-down.x(), down.y())]))
    else:
        painter.drawRect(QRectF(place.x() - _SIGN, place.y() - _SIGN, 2 * _SIGN, 2 * _SIGN))
