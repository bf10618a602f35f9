"""The canvas: sheets of the open document from top to bottom, with marks, at any zoom."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from desktop.findings import Finding
from desktop.marks import paint_leader
from desktop.pages.items import FlowItem, MarkItem, PageItem, SheetItem
from desktop.pages.marked import PageMarks
from desktop.pages.sheets import Flow, Spot, on_pages
from desktop.pages.text_choice import TextChoice
from desktop.themes import Theme
from engine.types import Document
from engine.viewing import PageSize, Picture

_GAP = 16.0
_PIXELS_A_POINT = 96 / 72
"""At 100 % a page has its size on paper, on a screen of usual density."""
LEAST_ZOOM, MOST_ZOOM = 0.25, 4.0
_STEP = 1.2
_MIDDLE = 0.8
"""The page scrolls only if the chosen mark leaves this part of the view."""


class PageView(QGraphicsView):
    """Signals: `wanted` (page, scale): a picture is needed; `chosen` (finding): a mark was clicked; `zoom_changed`;
    `page_changed` (from 0): another page is in the middle; `menu_wanted` (place on the screen) for the chosen mark;
    `text_chosen` (start, end, place on the screen): the person drew over text."""

    wanted = Signal(int, float)
    chosen = Signal(int)
    zoom_changed = Signal(float)
    page_changed = Signal(int)
    menu_wanted = Signal(QPoint)
    text_chosen = Signal(int, int, QPoint)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setDragMode(QGraphicsView.DragMode.NoDrag)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(self.tr("Pages"))
        self._sheets: list[SheetItem] = []
        self._flow: Flow | None = None
        self._sizes: tuple[PageSize, ...] = ()
        self.marks = PageMarks(self.chosen.emit, self)
        self._zoom = 1.0
        self._fit = False
        self._page = 0
        self._selection = -1
        self._choice: TextChoice | None = None
        self._leader_to: float | None = None
        self.verticalScrollBar().valueChanged.connect(self._look_at_page)

    @property
    def sheets(self) -> int:
        return len(self._sheets)

    @property
    def zoom(self) -> float:
        return self._zoom

    @property
    def page(self) -> int:
        """The page in the middle of the view, from 0."""
        return self._page

    def show_pages(self, sizes: tuple[PageSize, ...]) -> None:
        """Empty pages of these sizes, whose pictures are asked for as they come into view."""
        self._clear()
        self._sizes = sizes
        for number, size in enumerate(sizes):
            self._add(PageItem(size.width, size.height, self._theme, partial(self.wanted.emit, number)))
        self._arrange()

    def show_flow(self, text: str) -> None:
        self._clear()
        self._flow = Flow(text, "Georgia")
        self._add(FlowItem(self._flow, self._theme))
        self._arrange()

    def show_picture(self, page: int, scale: float, picture: Picture) -> None:
        if page < len(self._sheets):
            sheet = self._sheets[page]
            if isinstance(sheet, PageItem):
                sheet.show_picture(picture, scale)

    def show_findings(self, document: Document, findings: tuple[Finding, ...]) -> None:
        """Marks for all findings; those that stand already only change their looks."""
        if self._choice is None or not self._choice.of(document):
            self._choice = TextChoice(document, self._sizes, self._flow)
        self.marks.show(findings, self._sheets, partial(self._spots, document), self._page)

    def select(self, finding: int) -> None:
        """Ring the finding's marks, and scroll to the nearest only if none is well in view."""
        self._selection = finding
        chosen = self.marks.of(finding)
        self.marks.choose(finding)
        margin = self.viewport().height() * (1 - _MIDDLE) / 2
        middle = QRectF(self.viewport().rect()).adjusted(0, margin, 0, -margin)
        if chosen and not any(middle.intersects(self._in_view(mark)) for mark in chosen):
            nearest = min(chosen, key=lambda mark: abs(self._in_view(mark).center().y() - middle.center().y()))
            self.centerOn(nearest)
        self.viewport().update()

    def point_to(self, height: float | None) -> None:
        """Where, in pixels from the top of the view, the leader of the chosen mark ends; None: no leader."""
        self._leader_to = height
        self.viewport().update()

    def set_zoom(self, zoom: float) -> None:
        self._fit = False
        self._set_zoom(zoom)

    def zoom_in(self) -> None:
        self.set_zoom(self._zoom * _STEP)

    def zoom_out(self) -> None:
        self.set_zoom(self._zoom / _STEP)

    def fit_width(self) -> None:
        self._fit = True
        widest = max((sheet.size.width() for sheet in self._sheets), default=0.0)
        if widest:
            room = self.viewport().width() - 2 * _GAP
            self._set_zoom(room / widest / _PIXELS_A_POINT)

    def go_to_page(self, page: int) -> None:
        if 0 <= page < len(self._sheets):
            top = self.mapFromScene(self._sheets[page].pos()).y() - _GAP
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + round(top))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for sheet in self._sheets:
            sheet.theme = theme
            if isinstance(sheet, PageItem):
                sheet.forget_picture()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if self._fit:
            self.fit_width()
        self._look_at_page()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            (self.zoom_in if event.angleDelta().y() > 0 else self.zoom_out)()
            event.accept()
        else:
            super().wheelEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        super().mousePressEvent(event)
        if self._choice and event.button() is Qt.MouseButton.LeftButton and not self._mark_at(event.position()):
            self._choice.begin(*self._on_sheet(event.position()))
            self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        super().mouseMoveEvent(event)
        if self._choice and event.buttons() & Qt.MouseButton.LeftButton:
            self._choice.go_on(*self._on_sheet(event.position()))
            self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        super().mouseReleaseEvent(event)
        span = self._choice.end() if self._choice and event.button() is Qt.MouseButton.LeftButton else None
        if span:
            self.text_chosen.emit(*span, event.globalPosition().toPoint())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        mark = self._mark_at(QPointF(event.pos()))
        if mark:
            self.chosen.emit(mark.finding)
            self.menu_wanted.emit(event.globalPos())

    def forget_text(self) -> None:
        """Take back what was drawn over text."""
        if self._choice:
            self._choice.forget()
            self.viewport().update()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802 - Qt's name
        """The leader: from the chosen mark, over the gap between the lines, to the edge of the panel."""
        if self._choice:
            colour = QColor(self._theme.ink)
            colour.setAlphaF(0.2)
            for spot in self._choice.spots():
                painter.fillRect(spot.box.translated(self._sheets[spot.sheet].pos()), colour)
        mark = self._visible_mark()
        if mark is None or self._leader_to is None:
            return
        box = self._in_view(mark)
        sheet = self.mapFromScene(mark.sceneBoundingRect().center())
        edge = self.viewport().width() - 1.0
        paper = self._sheets[self._sheet_at(sheet.y())]
        gutter = min(self.mapFromScene(paper.sceneBoundingRect().topRight()).x() + _GAP, edge - 12)
        paint_leader(painter, box, gutter, edge, self._leader_to, self._theme)

    def _mark_at(self, point: QPointF) -> MarkItem | None:
        found = self.itemAt(point.toPoint())
        return found if isinstance(found, MarkItem) else None

    def _on_sheet(self, point: QPointF) -> tuple[int, QPointF]:
        number = self._sheet_at(point.y())
        return number, self.mapToScene(point.toPoint()) - self._sheets[number].pos()

    def _visible_mark(self) -> MarkItem | None:
        view = QRectF(self.viewport().rect())
        return next((each for each in self.marks.of(self._selection) if view.contains(self._in_view(each))), None)

    def _in_view(self, mark: MarkItem) -> QRectF:
        return QRectF(self.mapFromScene(mark.mapRectToScene(mark.box)).boundingRect())

    def _spots(self, document: Document, start: int, end: int) -> Iterator[Spot]:
        if self._flow:
            return self._flow.spots(start, end)
        return on_pages(document, self._sizes, start, end)

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
        top = _GAP
        for sheet in self._sheets:
            sheet.setPos((widest - sheet.size.width()) / 2, top)
            top += sheet.size.height() + _GAP
        self._scene.setSceneRect(-_GAP, 0, widest + 2 * _GAP, top)
        (self.fit_width if self._fit else lambda: self._set_zoom(self._zoom))()

    def _clear(self) -> None:
        self._scene.clear()
        self.marks.forget()
        self._sheets = []
        self._flow = None
        self._choice = None
        self._selection = -1

    def _sheet_at(self, height: float) -> int:
        y = self.mapToScene(0, round(height)).y()
        found = (number for number, sheet in enumerate(self._sheets) if sheet.pos().y() + sheet.size.height() >= y)
        return next(found, max(0, len(self._sheets) - 1))

    def _look_at_page(self) -> None:
        page = self._sheet_at(self.viewport().height() / 2)
        if page != self._page and self._sheets:
            self._page = page
            self.page_changed.emit(page)
