"""Paints marks in the colours of the theme: pattern and shape of each decision, on pages and as swatches.

Each decision has a colour, a pattern and a shape, so that none depends on colour alone. Marks are translucent: marked
text must never look removed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QIcon, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from desktop import icons
from desktop.states import DecisionState
from desktop.themes import MarkColours, Theme

_BRACKET = 8.0  # pixels: the height of a bracket's ends
_CORNER = 7.0
_SWATCH = 14
_SIGN = 6.5
MORE, LESS = "+", "−"


def paint(painter: QPainter, box: QRectF, state: DecisionState, theme: Theme, *, sure: bool = True) -> None:
    """Draw one mark; `box` in device pixels, whatever the zoom, with the painter's transformation reset."""
    _paint(painter, box, state, theme.marks[state], sure=sure)


def _paint(painter: QPainter, box: QRectF, state: DecisionState, colours: MarkColours, *, sure: bool) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = _shape(box, state)
    painter.fillPath(shape, _alpha(colours.fill, colours.fill_alpha))
    pattern = _PATTERNS.get(state)
    if pattern:
        painter.setBrushOrigin(box.topLeft())
        painter.fillPath(shape, QBrush(_tile(pattern, _alpha(colours.line, colours.pattern_alpha).rgba())))
    pen = QPen(QColor(colours.line), 1.0)
    if not sure:
        pen.setDashPattern([4.0, 3.0])
    painter.setPen(pen)
    painter.drawPath(_bracket(box) if state is DecisionState.KEEP else shape)
    if state is DecisionState.UNDECIDED:
        corner = QPolygonF([box.topRight(), box.topRight() - QPointF(_CORNER, 0), box.topRight() + QPointF(0, _CORNER)])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.line))
        painter.drawPolygon(corner)
    painter.restore()


def paint_ring(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Draw the selection: a ring of ink, slightly outside the mark."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.ink), 2.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(-2.5, -2.5, 2.5, 2.5), 3, 3)
    painter.restore()


def paint_sign(painter: QPainter, box: QRectF, sign: str, theme: Theme) -> None:
    """Draw a sign at the upper right corner of a mark: whether another plan masks more there, or less."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = box.topRight() + QPointF(0, -2)
    painter.setPen(QPen(QColor(theme.panel), 1.0))
    painter.setBrush(QColor(theme.ink))
    painter.drawEllipse(middle, _SIGN, _SIGN)
    painter.setPen(QPen(QColor(theme.panel), 1.6))
    painter.drawLine(middle - QPointF(3, 0), middle + QPointF(3, 0))
    if sign == MORE:
        painter.drawLine(middle - QPointF(0, 3), middle + QPointF(0, 3))
    painter.restore()


def paint_leader(painter: QPainter, box: QRectF, gutter: float, edge: float, height: float, theme: Theme) -> None:
    """Draw a thin line from the mark `box`, over the gap between the lines, to an arrow at the right edge."""
    top = box.top() - 3
    points = [box.topRight() + QPointF(2, -3), QPointF(gutter, top), QPointF(gutter, height), QPointF(edge, height)]
    painter.save()
    painter.resetTransform()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(QPen(QColor(theme.ink), 1.0))
    painter.drawPolyline(QPolygonF(points))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QBrush(QColor(theme.ink)))
    arrow = [QPointF(edge - 6, height - 5), QPointF(edge, height), QPointF(edge - 6, height + 5)]
    painter.drawPolygon(QPolygonF(arrow))
    painter.restore()


def swatch(state: DecisionState, theme: Theme, *, sure: bool = True, ratio: float = 1.0) -> QPixmap:
    """Return a small mark to show beside words."""
    return _swatch(state, theme.marks[state], icons.scaled(_SWATCH), sure=sure, ratio=ratio)


@cache  # each decision shows a dozen
def _swatch(state: DecisionState, colours: MarkColours, size: int, *, sure: bool, ratio: float) -> QPixmap:
    picture = QPixmap(QSize(size + 2, size + 2) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    _paint(painter, QRectF(1.5, 1.5, size - 1, size - 1), state, colours, sure=sure)
    painter.end()
    return picture


def icon(state: DecisionState, theme: Theme) -> QIcon:
    """Return `swatch` as an icon for both usual densities."""
    found = QIcon()
    for ratio in (1.0, 2.0):
        found.addPixmap(swatch(state, theme, ratio=ratio))
    return found


def _shape(box: QRectF, state: DecisionState) -> QPainterPath:
    path = QPainterPath()
    radius = min(box.height() / 2, 8.0) if state is DecisionState.GENERALISE else 1.0
    path.addRoundedRect(box, radius, radius)
    return path


def _bracket(box: QRectF) -> QPainterPath:
    rise = min(_BRACKET, box.height() / 2)
    path = QPainterPath(QPointF(box.left(), box.bottom() - rise))
    for corner in (box.bottomLeft(), box.bottomRight(), QPointF(box.right(), box.bottom() - rise)):
        path.lineTo(corner)
    return path


def _alpha(colour: str, alpha: float) -> QColor:
    found = QColor(colour)
    found.setAlphaF(alpha)
    return found


def _diagonals(painter: QPainter) -> None:
    for offset in (-6, 0, 6):
        painter.drawLine(QPointF(offset, 6), QPointF(offset + 6, 0))


def _levels(painter: QPainter) -> None:
    painter.drawLine(QPointF(0, 2), QPointF(4, 2))


def _dots(painter: QPainter) -> None:
    painter.drawPoint(QPointF(2.5, 2.5))


_Pattern = tuple[Callable[[QPainter], None], int, float]
# The function that draws one tile, the tile's size in pixels, and the width of its pen.
_PATTERNS: dict[DecisionState, _Pattern] = {
    DecisionState.MASK: (_diagonals, 6, 1.0),
    DecisionState.GENERALISE: (_levels, 4, 1.0),
    DecisionState.UNDECIDED: (_dots, 5, 1.6),
}


@cache
def _tile(pattern: _Pattern, rgba: int) -> QImage:
    draw, size, width = pattern
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor.fromRgba(rgba), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    draw(painter)
    painter.end()
    return image
