"""Sheets from top to bottom, at any zoom."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from desktop.pages.items import SheetItem
from desktop.themes import Theme

GAP = 16.0
_PIXELS_A_POINT = 96 / 72
"""At 100 % a page has its size on paper, on a screen of usual density."""
LEAST_ZOOM, MOST_ZOOM = 0.25, 4.0
_STEP = 1.2

_SPARE = 4
"""Pixels: Qt takes the bar at the side to be wider than the style sheet makes it, and would show one below, too."""


class Canvas(QGraphicsView):
    """Signals: `zoom_changed`; `page_changed` (from 0): another sheet is in the middle."""

    zoom_changed = Signal(float)
    page_changed = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = self._paper = theme
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setDragMode(QGraphicsView.DragMode.NoDrag)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(self.tr("Pages"))
        self._sheets: list[SheetItem] = []
        self._zoom = 1.0
        self._fit: Callable[[], None] | None = None
        self._page = 0
        self.verticalScrollBar().valueChanged.connect(self._look_at_page)

    @property
    def sheets(self) -> int:
        return len(self._sheets)

    def sheet(self, number: int) -> SheetItem | None:
        return self._sheets[number] if 0 <= number < len(self._sheets) else None

    def on_sheet(self, point: QPointF) -> tuple[int, QPointF]:
        """The sheet at the height of a point of the view, and where on it that is."""
        number = self._sheet_at(point.y())
        return number, self.to_sheet(number, point)

    def to_sheet(self, number: int, point: QPointF) -> QPointF:
        """Where a point of the view is on this sheet, or off it."""
        return self.mapToScene(point.toPoint()) - self._sheets[number].pos()

    @property
    def zoom(self) -> float:
        return self._zoom

    @property
    def page(self) -> int:
        """The page in the middle of the view, from 0."""
        return self._page

    def set_zoom(self, zoom: float) -> None:
        self._fit = None
        self._set_zoom(zoom)

    def zoom_in(self) -> None:
        self.set_zoom(self._zoom * _STEP)

    def zoom_out(self) -> None:
        self.set_zoom(self._zoom / _STEP)

    def fit_width(self) -> None:
        self._fit = self.fit_width
        widest = max((sheet.size.width() for sheet in self._sheets), default=0.0)
        if widest:
            self._set_zoom((self.viewport().width() - _SPARE) / (widest + 2 * GAP) / _PIXELS_A_POINT)

    def fit_page(self) -> None:
        """The page in the middle, whole."""
        if self._sheets:
            self._fit = self.fit_page
            page, size = self._page, self._sheets[self._page].size
            across = (self.viewport().width() - _SPARE) / (size.width() + 2 * GAP)
            down = self.viewport().height() / (size.height() + 2 * GAP)
            self._set_zoom(min(across, down) / _PIXELS_A_POINT)
            self.go_to_page(page)

    def go_to_page(self, page: int) -> None:
        if 0 <= page < len(self._sheets):
            top = self.mapFromScene(self._sheets[page].pos() - QPointF(0, GAP)).y()
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + round(top))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if self._fit:
            self._fit()
        self._look_at_page()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            (self.zoom_in if event.angleDelta().y() > 0 else self.zoom_out)()
            event.accept()
        else:
            super().wheelEvent(event)

    def _set_zoom(self, zoom: float) -> None:
        self._zoom = min(max(zoom, LEAST_ZOOM), MOST_ZOOM)
        scale = self._zoom * _PIXELS_A_POINT
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setTransform(QTransform.fromScale(scale, scale))
        self.zoom_changed.emit(self._zoom)
        self._look_at_page()

    def _add(self, sheet: SheetItem) -> None:
        self._sheets.append(sheet)
        self._scene.addItem(sheet)

    def _arrange(self) -> None:
        widest = max((sheet.size.width() for sheet in self._sheets), default=0.0)
        top = GAP
        for sheet in self._sheets:
            sheet.setPos((widest - sheet.size.width()) / 2, top)
            top += sheet.size.height() + sheet.gap
        self._scene.setSceneRect(-GAP, 0, widest + 2 * GAP, top)
        (self._fit or partial(self._set_zoom, self._zoom))()

    def _sheet_at(self, height: float) -> int:
        y = self.mapToScene(0, round(height)).y()
        found = (number for number, sheet in enumerate(self._sheets) if sheet.pos().y() + sheet.size.height() >= y)
        return next(found, max(0, len(self._sheets) - 1))

    def _look_at_page(self) -> None:
        page = self._sheet_at(self.viewport().height() / 2)
        if page != self._page and self._sheets:
            self._page = page
            self.page_changed.emit(page)
