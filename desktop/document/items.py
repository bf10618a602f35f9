"""Items of the canvas: sheets of paper, and marks on them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsRectItem,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from desktop import marks
from desktop.states import DecisionState
from desktop.themes import Theme
from engine.core.types import Span
from engine.pipeline.page_pictures import PagePicture


class SheetItem(QGraphicsItem):
    """Paper with a faint border. Its children are its marks. `gap`: points between this sheet and the next one."""

    gap = 16.0

    def __init__(self, width: float, height: float, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._size = QRectF(0, 0, width, height)

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        return self._size.adjusted(-1, -1, 1, 1)

    @property
    def size(self) -> QRectF:
        """Return the rectangle of the sheet, in points."""
        return self._size

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.fillRect(self._size, QColor(self.theme.paper))
        self.paint_content(painter)
        border = QPen(QColor(self.theme.line))
        border.setCosmetic(True)
        painter.setPen(border)
        painter.drawRect(self._size)

    def paint_content(self, painter: QPainter) -> None:
        """Paint the content of the sheet; each kind of sheet implements it."""
        raise NotImplementedError


class PageItem(SheetItem):
    """A page of a PDF. `wanted` is called with the scale, in pixels per point, when the page is painted without a
    picture of that scale; meanwhile the last picture is stretched.
    """

    def __init__(self, width: float, height: float, theme: Theme, wanted: Callable[[float], None]) -> None:
        super().__init__(width, height, theme)
        self._wanted = wanted
        self._picture: QPixmap | None = None
        self._scale = 0.0
        self._asked = 0.0

    def show_picture(self, picture: PagePicture, scale: float) -> None:
        """Show a picture, unless the current one is nearer to the wanted scale."""
        if self._picture and abs(self._scale - self._asked) < abs(scale - self._asked):
            return
        image = QImage(picture.pixels, picture.width, picture.height, picture.stride, QImage.Format.Format_RGB888)
        self._picture = QPixmap.fromImage(image)
        self._scale = scale
        self.update()

    def forget_picture(self) -> None:
        """Drop the picture; the page requests another when it is painted."""
        self._picture = None
        self._scale = 0.0

    def paint_content(self, painter: QPainter) -> None:
        device = painter.device()
        scale = painter.worldTransform().m11() * (device.devicePixelRatioF() if device else 1.0)
        if abs(scale - self._scale) > 0.01:
            self._asked = scale
            self._wanted(scale)
        if self._picture:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self._size, self._picture, QRectF(self._picture.rect()))


Pressed = Callable[[Span], None]
"""A function called with the span of text that was clicked."""


class MarkItem(QGraphicsRectItem):
    """The mark of one line of a mention; its outline is thin at every zoom.

    The base class knows the bounds in C++: computing those of thousands in Python would block the window whenever the
    worker holds the interpreter.
    """

    _MARGIN = 6.0

    def __init__(self, box: QRectF, span: Span, pressed: Pressed, parent: SheetItem) -> None:
        super().__init__(box.adjusted(-self._MARGIN, -self._MARGIN, self._MARGIN, self._MARGIN), parent)
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setCacheMode(QGraphicsRectItem.CacheMode.DeviceCoordinateCache)  # Qt moves it without Python
        self.span = span
        self.state = DecisionState.NEW
        self.sure = True
        self.chosen = False
        self._box = box
        self._pressed = pressed
        self._sheet = parent
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    @property
    def box(self) -> QRectF:
        """Return the rectangle of the mark on its sheet, in points."""
        return self._box

    def show_as(self, state: DecisionState, *, sure: bool, chosen: bool) -> None:
        """Show the mark with this state; repaint only if something changes."""
        if (state, sure, chosen) != (self.state, self.sure, self.chosen):
            self.state, self.sure, self.chosen = state, sure, chosen
            self.setZValue(1.0 if chosen else 0.0)
            self.update()

    def ring(self, *, chosen: bool) -> None:
        """Add the ring of a selection, or remove it."""
        self.show_as(self.state, sure=self.sure, chosen=chosen)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self._box)
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        box = painter.worldTransform().mapRect(self._box)
        painter.save()
        painter.resetTransform()
        box = QRectF(round(box.left()) - 0.5, round(box.top()) + 0.5, round(box.width()) + 1, round(box.height()))
        marks.paint(painter, box, self.state, self._sheet.theme, sure=self.sure)
        if self.chosen:
            marks.paint_ring(painter, box, self._sheet.theme)
        painter.restore()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802 - Qt's name
        self._pressed(self.span)
