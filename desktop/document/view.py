"""Canvas of the open document: zoomable sheets with marks, selection and the leader to the side panel."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QImage,
    QMouseEvent,
    QPainter,
    QPixmapCache,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from desktop.document.flow_items import FlowItem
from desktop.document.flowing import Flowing
from desktop.document.hits import Hits
from desktop.document.items import MarkItem, PageItem, SheetItem
from desktop.document.marked import PageMarks
from desktop.document.removal import Removal
from desktop.document.sheets import Spot, on_pages
from desktop.document.text_choice import TextChoice
from desktop.finding import Finding
from desktop.marks import paint_leader
from desktop.themes import Theme
from engine.core.types import Document
from engine.pipeline.page_pictures import Flow, PagePicture, PageSize

GAP = 16.0
_PIXELS_A_POINT = 96 / 72
"""Pixels per point at 100 %: a page has its size on paper, on a screen of usual density."""
LEAST_ZOOM, MOST_ZOOM = 0.25, 4.0
_STEP = 1.2

_SPARE = 4
"""Pixels: Qt takes the vertical scroll bar to be wider than the style sheet makes it, and would also show a horizontal
one.
"""
_TIME_SLICE = 0.02
"""Seconds spent on laying out text before the window gets control again."""
_MOST_PICTURES = 24
"""Pictures of pages that are kept even if they are out of view."""
_MIDDLE = 0.8
"""The part of the view that the chosen mark may be in without scrolling."""


_MARKS_KEPT = 64 << 10
"""KiB for the pictures of marks, which Qt moves while the user scrolls."""


class PageView(QGraphicsView):
    """The canvas of one document: its sheets from top to bottom, at any zoom, with its marks.

    Signals: `zoom_changed`. `page_changed` (from 0): another sheet is in the middle. `wanted` (page, scale): a
    picture is needed. `laid_out`: more of a flowing text is laid out. `chosen` (finding, number of the mention): a
    mark was clicked. `menu_wanted` (place on the screen): for the chosen mark. `text_chosen` (start, end, place on
    the screen): the user drew over text.
    """

    zoom_changed = Signal(float)
    page_changed = Signal(int)
    wanted = Signal(int, float)
    laid_out = Signal()
    chosen = Signal(int, int)
    menu_wanted = Signal(QPoint)
    text_chosen = Signal(int, int, QPoint)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = self._paper = theme
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _MARKS_KEPT))
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setDragMode(QGraphicsView.DragMode.NoDrag)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(self.tr("Pages"))
        self._sheets: list[SheetItem] = []
        self._bottoms: list[float] = []  # of the sheets, in order
        self._zoom = 1.0
        self._fit: Callable[[], None] | None = None
        self._page = 0
        self.verticalScrollBar().valueChanged.connect(self._look_at_page)
        self._flow: Flowing | None = None
        self._laying = QTimer(self)
        self._laying.setInterval(0)
        self._laying.timeout.connect(self._lay_out)
        self._sizes: tuple[PageSize, ...] = ()
        self.marks = PageMarks(self)
        self.marks.pressed.connect(self.chosen)
        self._selection = -1
        self._document: Document | None = None
        self._pictured: list[int] = []
        self._place: int | None = None
        self._choice: TextChoice | None = None
        self.hits = Hits(self.spots, self._draw_again, self)
        self._hit_wanted = False
        self._leader_to: float | None = None

    @property
    def sheets(self) -> int:
        """Return the number of sheets."""
        return len(self._sheets)

    def sheet(self, number: int) -> SheetItem | None:
        """Return a sheet by its number, from 0; None if there is none."""
        return self._sheets[number] if 0 <= number < len(self._sheets) else None

    def on_sheet(self, point: QPointF) -> tuple[int, QPointF]:
        """Return the sheet at the height of a point of the view, and the point on it."""
        number = self._sheet_at(point.y())
        return number, self.to_sheet(number, point)

    def to_sheet(self, number: int, point: QPointF) -> QPointF:
        """Return a point of the view in coordinates of this sheet, even outside it."""
        return self.mapToScene(point.toPoint()) - self._sheets[number].pos()

    @property
    def zoom(self) -> float:
        """Return the zoom; 1.0 is the size as printed."""
        return self._zoom

    @property
    def page(self) -> int:
        """The page in the middle of the view, from 0."""
        return self._page

    def set_zoom(self, zoom: float) -> None:
        """Set the zoom, within its limits, and stop fitting the sheets to the view."""
        self._fit = None
        self._set_zoom(zoom)

    def zoom_in(self) -> None:
        self.set_zoom(self._zoom * _STEP)

    def zoom_out(self) -> None:
        self.set_zoom(self._zoom / _STEP)

    def fit_width(self, most: float = MOST_ZOOM) -> None:
        """Fit the widest sheet to the width of the view, now and after each resize.

        Args:
            most: the zoom that the sheets are not enlarged beyond.
        """
        self._fit = partial(self.fit_width, most)
        widest = max((sheet.size.width() for sheet in self._sheets), default=0.0)
        if widest:
            fitting = (self.viewport().width() - _SPARE) / (widest + 2 * GAP) / _PIXELS_A_POINT
            self._set_zoom(min(fitting, most))

    def fit_page(self) -> None:
        """Fit the page in the middle into the view."""
        if self._sheets:
            self._fit = self.fit_page
            page, size = self._page, self._sheets[self._page].size
            across = (self.viewport().width() - _SPARE) / (size.width() + 2 * GAP)
            down = self.viewport().height() / (size.height() + 2 * GAP)
            self._set_zoom(min(across, down) / _PIXELS_A_POINT)
            self.centerOn(self._sheets[page])
            self.go_to_page(page)

    def go_to_page(self, page: int) -> None:
        """Scroll to a page, from 0."""
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
        bar = self.verticalScrollBar()
        at_top = bar.value() == bar.minimum()
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setTransform(QTransform.fromScale(scale, scale))
        if at_top:  # the middle of the view stays where it is, but the beginning of a document stays in view
            bar.setValue(bar.minimum())
        self.zoom_changed.emit(self._zoom)
        self._look_at_page()

    def _add(self, sheet: SheetItem) -> None:
        self._sheets.append(sheet)
        self._scene.addItem(sheet)

    def _arrange(self) -> None:
        widest = max((sheet.size.width() for sheet in self._sheets), default=0.0)
        top = GAP
        self._bottoms = []
        for sheet in self._sheets:
            sheet.setPos((widest - sheet.size.width()) / 2, top)
            self._bottoms.append(top + sheet.size.height())
            top += sheet.size.height() + sheet.gap
        self._scene.setSceneRect(-GAP, 0, widest + 2 * GAP, top)
        (self._fit or partial(self._set_zoom, self._zoom))()

    def _sheet_at(self, height: float) -> int:
        """Return the first sheet that ends at a height of the view or below, the last if none does; 0 without any."""
        y = self.mapToScene(0, round(height)).y()
        return min(bisect_left(self._bottoms, y), max(0, len(self._bottoms) - 1))

    def _look_at_page(self) -> None:
        page = self._sheet_at(self.viewport().height() / 2)
        if page != self._page and self._sheets:
            self._page = page
            self.page_changed.emit(page)

    @property
    def sizes(self) -> tuple[PageSize, ...]:
        """The sizes of the pages; empty for flowing text."""
        return self._sizes

    def show_pages(self, sizes: tuple[PageSize, ...]) -> None:
        """Show empty pages of these sizes, and request their pictures as they come into view."""
        self.clear()
        self._sizes = sizes
        for number, size in enumerate(sizes):
            self._add(PageItem(size.width, size.height, self._paper, partial(self.wanted.emit, number)))
        self._arrange()

    def show_flow(self, text: str, flow: Flow | None = None) -> None:
        """Show flowing text with the looks of `flow`, or as plain text."""
        self.clear()
        self._flow = Flowing(text, flow)
        self._laying.start()
        self._lay_out()

    @property
    def flowing(self) -> Flowing | None:
        """The layout of a flowing text; None where the file has pages."""
        return self._flow

    def image(self, page: int, scale: float) -> QImage | None:
        """Return an image of a page that was laid out, `scale` pixels per point; None for other pages."""
        sheet = self.sheet(page)
        return sheet.image(scale) if isinstance(sheet, FlowItem) else None

    def show_picture(self, page: int, scale: float, picture: PagePicture) -> None:
        """Show the picture of a page, and drop pictures of pages that were shown long ago."""
        sheet = self.sheet(page)
        if isinstance(sheet, PageItem):
            sheet.show_picture(picture, scale)
            self._pictured = [*(each for each in self._pictured if each != page), page]
            for old in self._pictured[:-_MOST_PICTURES]:
                if abs(old - self._page) > _MOST_PICTURES // 2:
                    self._pictured.remove(old)
                    item = self.sheet(old)
                    if isinstance(item, PageItem):
                        item.forget_picture()

    def show_findings(self, document: Document, findings: tuple[Finding, ...]) -> None:
        """Show marks for all findings; existing marks only change their looks."""
        if self._choice is None or not self._choice.of(document):
            self._choice = TextChoice(document, self._sizes, self._flow)
        if self._document is None or self._document.text is not document.text:
            self.hits.show((), None)
        self._document = document
        repeats = self._flow.repeats if self._flow else _never
        self.marks.show(findings, self._sheets, partial(self._spots, document), self._in_sight(document), repeats)

    def _in_sight(self, document: Document) -> int:
        """Return the offset at which the text of the sheet in view begins."""
        if self._flow:
            page = self._flow.pages[self._page : self._page + 1]
            return page[0].start if page else 0
        at = bisect_left(document.segments, self._page, key=lambda each: getattr(each.place, "page", self._page))
        return document.segments[at].start if at < len(document.segments) else 0

    def select(self, finding: int, place: int | None = None, *, follow: bool = True) -> None:
        """Ring the finding's marks, and scroll to the nearest only if none is well in view.

        Args:
            place: the number of one mention; None for all.
            follow: whether the view may scroll.
        """
        self._selection, self._place = finding, place
        chosen = self._selected_marks() if follow else []
        self.marks.choose(finding)
        margin = self.viewport().height() * (1 - _MIDDLE) / 2
        middle = QRectF(self.viewport().rect()).adjusted(0, margin, 0, -margin)
        if chosen and not any(middle.intersects(self._in_view(mark)) for mark in chosen):
            nearest = min(chosen, key=lambda mark: abs(self._in_view(mark).center().y() - middle.center().y()))
            self.centerOn(nearest)
        self.viewport().update()

    def show_hits(self, spans: Sequence[tuple[int, int]], current: tuple[int, int] | None) -> None:
        """Shade the hits of a search, and scroll to the current one if it is not well in view."""
        self.hits.show(spans, current)
        self._hit_wanted = current is not None
        self._go_to_hit()

    def _go_to_hit(self) -> None:
        spot = self.hits.place() if self._hit_wanted else None
        if spot and spot.sheet < len(self._sheets):
            self._hit_wanted = False
            place = spot.box.translated(self._sheets[spot.sheet].pos())
            margin = self.viewport().height() * (1 - _MIDDLE) / 2
            middle = QRectF(self.viewport().rect()).adjusted(0, margin, 0, -margin)
            if not middle.contains(QRectF(self.mapFromScene(place).boundingRect())):
                self.centerOn(place.center())

    def point_to(self, height: float | None) -> None:
        """Set the end of the leader of the chosen mark, in pixels from the top of the view; None: no leader."""
        self._leader_to = height
        self.viewport().update()

    def go_to(self, offset: int) -> None:
        """Scroll to an offset of the text of a flowing document."""
        spot = next(iter(self._flow.spots(offset, offset + 1)), None) if self._flow else None
        if spot:
            top = self.mapFromScene(self._sheets[spot.sheet].pos() + spot.box.topLeft()).y() - GAP
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + round(top))

    def set_theme(self, theme: Theme, paper: Theme) -> None:
        """Use this theme; `paper`: that of the sheets and the marks on them."""
        self._theme, self._paper = theme, paper
        for sheet in self._sheets:
            sheet.theme = paper
            for mark in sheet.childItems():  # they keep how they look until they are told
                mark.update()
            if isinstance(sheet, PageItem):
                sheet.forget_picture()
        self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        super().mousePressEvent(event)
        if self._choice and event.button() is Qt.MouseButton.LeftButton and not self._mark_at(event.position()):
            self._choice.begin(*self.on_sheet(event.position()))
            self._choice.exact = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
            self.viewport().update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Select the word below the mouse."""
        super().mouseDoubleClickEvent(event)
        if self._choice and event.button() is Qt.MouseButton.LeftButton and not self._mark_at(event.position()):
            self._choice.begin_word(*self.on_sheet(event.position()))
            self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        super().mouseMoveEvent(event)
        if self._choice and event.buttons() & Qt.MouseButton.LeftButton:
            self._choice.exact = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
            self._choice.go_on(*self.on_sheet(event.position()))
            self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        super().mouseReleaseEvent(event)
        span = self._choice.end() if self._choice and event.button() is Qt.MouseButton.LeftButton else None
        if span:
            self.text_chosen.emit(*span, event.globalPosition().toPoint())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        mark = self._mark_at(QPointF(event.pos()))
        if mark:
            self.marks.press(mark.span)
            self.menu_wanted.emit(event.globalPos())

    def chosen_text(self) -> tuple[int, int] | None:
        """Return start and end of the text that the user selected."""
        return self._choice.end() if self._choice else None

    def choose_text(self, start: int, end: int) -> None:
        """Select a span of text as if the user had, and scroll there."""
        if self._choice is None:
            return
        self._choice.take(start, end)
        spot = next(self._choice.spots(), None)
        if spot and spot.sheet < len(self._sheets):
            self.centerOn(spot.box.translated(self._sheets[spot.sheet].pos()).center())
        self.viewport().update()

    def forget_text(self) -> None:
        """Clear the selection of text."""
        if self._choice:
            self._choice.forget()
            self.viewport().update()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802 - Qt's name
        """Draw the hits of a search, the selection, and the leader from the chosen mark, over the gap between the
        lines, to the panel's edge.
        """
        self.hits.paint(painter, QRectF(rect), self._sheets, self._paper)
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
        gutter = min(self.mapFromScene(paper.sceneBoundingRect().topRight()).x() + GAP, edge - 12)
        paint_leader(painter, box, gutter, edge, self._leader_to, self._theme)

    def _mark_at(self, point: QPointF) -> MarkItem | None:
        found = self.itemAt(point.toPoint())
        return found if isinstance(found, MarkItem) else None

    def _visible_mark(self) -> MarkItem | None:
        """Return the first mark of the selection that is whole in view; only those on sheets in view are looked at."""
        view = QRectF(self.viewport().rect())
        seen = self._sheets[self._sheet_at(view.top()) : self._sheet_at(view.bottom()) + 1]
        chosen = self.marks.on(seen, self._selection, self._place)
        return next((each for each in chosen if view.contains(self._in_view(each))), None)

    def _selected_marks(self) -> list[MarkItem]:
        return self.marks.of(self._selection, self._place)

    def _in_view(self, mark: MarkItem) -> QRectF:
        return QRectF(self.mapFromScene(mark.mapRectToScene(mark.box)).boundingRect())

    def _spots(self, document: Document, start: int, end: int) -> Iterator[Spot]:
        if self._flow:
            return self._flow.spots(start, end)
        return on_pages(document, self._sizes, start, end)

    def spots(self, start: int, end: int) -> Iterator[Spot]:
        """Return the places of the text between two offsets of the document."""
        return self._spots(self._document, start, end) if self._document else iter(())

    def _draw_again(self) -> None:
        self.viewport().update()

    def _lay_out(self) -> None:
        """Lay out some more of a flowing text."""
        end = time.perf_counter() + _TIME_SLICE
        while self._flow and time.perf_counter() < end:
            page = self._flow.lay_out_next()
            if page is None:
                self._laying.stop()
                break
            last = self._sheets[-1] if self._sheets else None
            free = last.free_from - last.size.height() - last.gap if isinstance(last, FlowItem) else 0.0
            self._add(FlowItem(page, page.paper.width + self._flow.margin, free, self._paper))
        self._arrange()
        self.laid_out.emit()
        if self.hits.spans:
            self.hits.refresh()
            self._go_to_hit()

    def clear(self) -> None:
        """Remove all sheets, and what is known of the document."""
        self._scene.clear()
        self._forget()

    def leave(self, done: Callable[[], None]) -> None:
        """Forget the document, remove its sheets a few at a time, then call `done`."""
        Removal(self._scene, self._sheets, self.marks.taken(), done, self)
        self._forget()

    def _forget(self) -> None:
        self._laying.stop()
        self.marks.forget()
        self._sheets, self._bottoms, self._sizes = [], [], ()
        self._flow = None
        self._choice = None
        self._document = None
        self.hits.show((), None)
        self._selection = -1


def _never(_: int) -> bool:
    return False
