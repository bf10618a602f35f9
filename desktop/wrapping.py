"""Layout that puts widgets in a line and goes on in the next one where room is short, as text does."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Wrapping(QLayout):
    """The layout. Items keep the width that they want; one that `stretches` takes the room that its line leaves."""

    def __init__(self, parent: QWidget | None = None, gap: int = 6) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._stretching: QWidget | None = None

    def stretch(self, widget: QWidget) -> None:
        """Let this widget take the room that its line leaves."""
        self._stretching = widget

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt's name
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt's name
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt's name
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802 - Qt's name
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802 - Qt's name
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's name
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _arrange(self, rect: QRect, *, place: bool) -> int:
        """Return the height of all lines at the width of `rect`; `place`: move the items there."""
        margins = self.contentsMargins()
        inside = rect.marginsRemoved(margins)
        top = inside.top()
        lines: list[list[QLayoutItem]] = [[]]
        used = 0
        for item in self._items:
            if (widget := item.widget()) is not None and widget.isHidden():
                continue
            width = item.sizeHint().width()
            if lines[-1] and used + width > inside.width():
                lines.append([])
                used = 0
            lines[-1].append(item)
            used += width + self._gap
        for number, line in enumerate(lines):
            high = max((item.sizeHint().height() for item in line), default=0)
            if place:
                self._place(line, QRect(inside.left(), top, inside.width(), high))
            top += high + (self._gap if number + 1 < len(lines) else 0)
        return top - rect.top() + margins.bottom()

    def _place(self, line: list[QLayoutItem], room: QRect) -> None:
        spare = room.width() - sum(item.sizeHint().width() for item in line) - self._gap * (len(line) - 1)
        left = room.left()
        for item in line:
            size = item.sizeHint()
            if item.widget() is self._stretching:
                size.setWidth(size.width() + max(spare, 0))
            size.setWidth(min(size.width(), room.width()))
            item.setGeometry(QRect(QPoint(left, room.top() + (room.height() - size.height()) // 2), size))
            left += size.width() + self._gap
