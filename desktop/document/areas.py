"""Boxes that the user draws over pages, with the mouse or with keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget
from shiboken6 import isValid

from desktop import marks
from desktop.document.items import PageItem, SheetItem
from desktop.document.sheets import on_sheet, on_unrotated_page
from desktop.document.view import PageView
from desktop.states import DecisionState
from engine.core.types import PageArea

_SMALLEST = 3.0  # points on a side: anything smaller is a click
_FIRST = (120.0, 40.0)  # points: the first size of a box drawn with keys
_STEP, _LEAP = 1.0, 10.0  # points that a key moves a box, without and with Shift
_ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}

_REMOVE = frozenset({Qt.Key.Key_Delete, Qt.Key.Key_Backspace})
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class _Item(QGraphicsItem):
    """One translucent box on its sheet."""

    def __init__(self, number: int, box: QRectF, pressed: SignalInstance, parent: SheetItem) -> None:
        super().__init__(parent)
        self.number = number
        self.box = box & parent.size
        self.chosen = False
        self._pressed = pressed
        self._sheet = parent
        self.setZValue(2.0)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        return self.box.adjusted(-6, -6, 6, 6)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.box)
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        box = painter.worldTransform().mapRect(self.box)
        painter.save()
        painter.resetTransform()
        marks.paint(painter, box, DecisionState.MASK, self._sheet.theme)
        if self.chosen:
            marks.paint_ring(painter, box, self._sheet.theme)
        painter.restore()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802 - Qt's name
        self._pressed.emit(self.number)


class PageAreas(QObject):
    """The boxes on the pages of one view, and the tool that draws them.

    While the tool is active, or Shift is pressed, the mouse draws; Enter draws a box in the middle of the view. Arrows
    move the chosen box, with Ctrl its right bottom corner, with Shift in leaps; Delete removes it.

    Signals: `drawn` (`PageArea`); `changed` (number, `PageArea`); `removed` (number); `chosen` (number, -1 for none);
    `menu_wanted` (number, place on the screen); `activated` (whether the tool is active).
    """

    drawn = Signal(object)
    changed = Signal(int, object)
    removed = Signal(int)
    chosen = Signal(int)
    menu_wanted = Signal(int, QPoint)
    activated = Signal(bool)

    def __init__(self, view: PageView) -> None:
        super().__init__(view)
        self._view = view
        self._areas: tuple[PageArea, ...] = ()
        self.items: list[_Item] = []
        self._chosen = -1
        self._active = False
        self._begun: tuple[int, QPointF] | None = None
        self._rubber: _Item | None = None
        self._awaited: PageArea | None = None
        self.chosen.connect(self.choose)
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    @property
    def active(self) -> bool:
        """Return whether the tool is active."""
        return self._active

    @property
    def selection(self) -> int:
        """The number of the chosen box, -1 for none."""
        return self._chosen

    def show(self, areas: Sequence[PageArea]) -> None:
        """Show exactly these boxes. Choose the one that was just drawn; one that only moved stays chosen."""
        if tuple(areas) == self._areas and len(self.items) == len(areas) and all(map(isValid, self.items)):
            return
        awaited = self._awaited
        if awaited is not None and awaited in areas:
            self._chosen = list(areas).index(awaited)
        elif len(areas) != len(self._areas):
            self._chosen = -1
        self._areas, self._awaited = tuple(areas), None
        self._clear()
        for number, area in enumerate(areas):
            sheet = self._view.sheet(area.page)
            if isinstance(sheet, PageItem):
                self.items.append(_Item(number, on_sheet(self._view.sizes[area.page], area.box), self.chosen, sheet))
        self._ring()

    def choose(self, number: int, *, only_show: bool = False) -> None:
        """Choose a box and scroll to it; -1 for none.

        Args:
            only_show: leave the keyboard focus where it is.
        """
        self._chosen = number
        self._ring()
        for item in self.items:
            if item.chosen:
                if not only_show:
                    self._view.setFocus()
                self._view.ensureVisible(item)

    def _ring(self) -> None:
        for item in self.items:
            item.chosen = item.number == self._chosen
            item.update()

    def step(self, by: int) -> None:
        """Choose the next box, or the previous one."""
        if self.items:
            numbers = [each.number for each in self.items]
            at = numbers.index(self._chosen) + by if self._chosen in numbers else 0
            self.choose(numbers[at % len(numbers)])

    def set_active(self, active: bool) -> None:
        """Start or end drawing; only where there are pages. `activated` reports the result."""
        self._active = active and bool(self._view.sizes)
        self._view.viewport().setCursor(Qt.CursorShape.CrossCursor if self._active else Qt.CursorShape.ArrowCursor)
        self._view.setFocus()
        self.activated.emit(self._active)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QKeyEvent) and watched is self._view:
            return self._on_key(event)
        if isinstance(event, QMouseEvent) and self._view.sizes:
            return self._on_mouse(event)
        if isinstance(event, QContextMenuEvent):
            return self._on_menu(event)
        return False

    def _on_mouse(self, event: QMouseEvent) -> bool:
        left = event.button() is Qt.MouseButton.LeftButton
        if event.type() is QEvent.Type.MouseButtonPress and left:
            if self._active or event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self._begun = self._view.on_sheet(event.position())
                return True
            if self._chosen >= 0 and not isinstance(self._view.itemAt(event.position().toPoint()), _Item):
                self.choose(-1)
        elif event.type() is QEvent.Type.MouseMove and self._begun:
            self._show_rubber(self._box_to(event.position()))
            return True
        elif event.type() is QEvent.Type.MouseButtonRelease and left and self._begun:
            page, box = self._begun[0], self._box_to(event.position())
            self._begun = None
            self._show_rubber(QRectF())
            if min(box.width(), box.height()) >= _SMALLEST:
                self._draw(page, box)
            return True
        return False

    def _on_key(self, event: QKeyEvent) -> bool:
        """Handle a key meant for a box, before any action of the window receives it; return whether it was one."""
        action = self._action_for(event)
        if action is None:
            return False
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() is QEvent.Type.KeyPress:
            action()
            return True
        return False

    def _action_for(self, event: QKeyEvent) -> Callable[[], object] | None:
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        if key in _ARROWS and self._chosen >= 0:
            way = _ARROWS[key] * (_LEAP if modifiers & Qt.KeyboardModifier.ShiftModifier else _STEP)
            return partial(self._move, way, resize=bool(modifiers & Qt.KeyboardModifier.ControlModifier))
        if key in _REMOVE and self._chosen >= 0:
            return partial(self.removed.emit, self._chosen)
        if key in _ENTER and self._active:
            return self._draw_in_the_middle
        if key == Qt.Key.Key_Escape and (self._active or self._chosen >= 0):
            return self._stop
        return None

    def _stop(self) -> None:
        self.choose(-1)
        self.set_active(False)

    def _move(self, way: QPointF, *, resize: bool) -> None:
        area = self._areas[self._chosen]
        size = self._view.sizes[area.page]
        box = on_sheet(size, area.box) & self._paper(area.page)
        moved = box.adjusted(0, 0, way.x(), way.y()) if resize else box.translated(way)
        if min(moved.width(), moved.height()) >= _SMALLEST:
            self.changed.emit(self._chosen, replace(area, box=on_unrotated_page(size, moved)))

    def _draw_in_the_middle(self) -> None:
        page, middle = self._view.on_sheet(QPointF(self._view.viewport().rect().center()))
        box = QRectF(0, 0, *_FIRST)
        box.moveCenter(middle)
        self._draw(page, box)

    def _draw(self, page: int, box: QRectF) -> None:
        self._view.setFocus()
        self._awaited = PageArea(page, on_unrotated_page(self._view.sizes[page], box & self._paper(page)))
        self.drawn.emit(self._awaited)

    def _paper(self, page: int) -> QRectF:
        sheet = self._view.sheet(page)
        return sheet.size if sheet else QRectF()

    def _box_to(self, point: QPointF) -> QRectF:
        """Return the box from where the drawing began to `point`, on its sheet."""
        if self._begun is None:
            return QRectF()
        page, begin = self._begun
        return QRectF(begin, self._view.to_sheet(page, point)).normalized() & self._paper(page)

    def _show_rubber(self, box: QRectF) -> None:
        if self._rubber:
            self._view.scene().removeItem(self._rubber)
            self._rubber = None
        sheet = self._view.sheet(self._begun[0]) if self._begun else None
        if sheet:
            self._rubber = _Item(-1, box, self.chosen, sheet)

    def _clear(self) -> None:
        for item in self.items:
            if isValid(item):  # other pages may be shown since
                self._view.scene().removeItem(item)
        self.items = []

    def _on_menu(self, event: QContextMenuEvent) -> bool:
        item = self._view.itemAt(event.pos())
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            item = next((each for each in self.items if each.chosen), None)
        if not isinstance(item, _Item):
            return False
        self.chosen.emit(item.number)
        self.menu_wanted.emit(item.number, event.globalPos())
        return True
