"""A row of widgets that continues on the next line where the width is short, so that none is cut."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

_LINE_GAP = 8
_HORIZONTAL = Qt.Orientation.Horizontal.value  # as a number: Python combines flags slowly, and rows are asked often


class WrappingRow(QLayout):
    """Widgets from left to right, in as many lines as they need.

    Args:
        stretched: the widgets of a line share all of its width.
        centred: a line that leaves room stays in the middle.
    """

    def __init__(self, spacing: int = 8, *, stretched: bool = False, centred: bool = False) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._groups: list[frozenset[QWidget]] = []
        self._stretched, self._centred = stretched, centred
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def keep_together(self, *widgets: QWidget) -> None:
        """Let these neighbours continue on the next line together, wherever a line has room for all of them."""
        self._groups.append(frozenset(widgets))

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
        around = self.contentsMargins()
        lines = self._lines(width - around.left() - around.right())
        heights = sum(max(each.sizeHint().height() for each in line) for line in lines)
        return heights + self._gap() * max(len(lines) - 1, 0) + around.top() + around.bottom()

    def setGeometry(self, area: QRect) -> None:  # noqa: N802 - Qt's name
        super().setGeometry(area)
        around = self.contentsMargins()
        inner = area.marginsRemoved(around)
        y = inner.y()
        for line in self._lines(inner.width()):
            height = max(each.sizeHint().height() for each in line)
            widths = self._widths(line, inner.width())
            free = inner.width() - sum(widths) - self.spacing() * (len(line) - 1)
            x = inner.x() + (max(free, 0) // 2 if self._centred else 0)
            for item, width in zip(line, widths, strict=True):
                item.setGeometry(QRect(x, y, width, height))
                x += width + self.spacing()
            y += height + self._gap()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        shown = [each.sizeHint() for each in self._items if not each.isEmpty()]
        around = self.contentsMargins()
        width = sum(each.width() for each in shown) + self.spacing() * max(len(shown) - 1, 0)
        return QSize(
            width + around.left() + around.right(),
            max((each.height() for each in shown), default=0) + around.top() + around.bottom(),
        )

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's name
        shown = [each for each in self._items if not each.isEmpty()]
        around = self.contentsMargins()
        width = max((_least(each) for each in shown), default=0)
        height = max((each.sizeHint().height() for each in shown), default=0)
        return QSize(width + around.left() + around.right(), height + around.top() + around.bottom())

    def _gap(self) -> int:
        """Return the pixels between two lines."""
        return min(self.spacing(), _LINE_GAP)

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        free = -1
        spacing = self.spacing()
        for group in self._grouped():
            least = [*map(_least, group)]
            whole = sum(least) + spacing * (len(group) - 1)
            if lines and free < whole <= width:
                free = -1
            for item, wanted in zip(group, least, strict=True):
                if not lines or wanted > free:
                    lines.append([])
                    free = width
                lines[-1].append(item)
                free -= wanted + spacing
        return lines

    def _grouped(self) -> list[list[QLayoutItem]]:
        """Return the visible items in the groups that stay together; most are alone."""
        found: list[list[QLayoutItem]] = []
        last: frozenset[QWidget] | None = None
        for item in self._items:
            if item.isEmpty():
                continue
            group = next((each for each in self._groups if item.widget() in each), None)
            if group is None or group is not last:
                found.append([])
            found[-1].append(item)
            last = group
        return found

    def _widths(self, line: list[QLayoutItem], width: int) -> list[int]:
        """Return the widths of the items of a line; what is free goes to those that take it."""
        least = [min(_least(each), width) for each in line]
        free = width - sum(least) - self.spacing() * (len(line) - 1)
        takers = [number for number, each in enumerate(line) if self._stretched or _grows(each)]
        if free <= 0 or not takers:
            return least
        if self._stretched and len({*least}) > 1:
            even = (width - self.spacing() * (len(line) - 1)) // len(line)
            if even >= max(least):
                return [even] * len(line)
        return [each + (free // len(takers) if number in takers else 0) for number, each in enumerate(least)]


def _grows(item: QLayoutItem) -> bool:
    return bool(item.expandingDirections().value & _HORIZONTAL)


def _least(item: QLayoutItem) -> int:
    """Return the width that an item must have: its minimum where it grows, else all that it wants."""
    return (item.minimumSize() if _grows(item) else item.sizeHint()).width()


class Tall(QWidget):
    """A widget that is never lower than its rows need at its width, which a splitter does not ask for by itself."""

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        known = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return known

    def _fit(self) -> None:
        layout = self.layout()
        least = least_height(layout, self.width()) if layout else 0
        if least != self.minimumHeight():
            self.setMinimumHeight(least)


def least_height(layout: QLayout, width: int) -> int:
    """Return the least height in pixels of what a layout shows in this width."""
    # Qt returns -1 for a layout of which nothing visible wraps.
    return (
        layout.totalMinimumHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalMinimumSize().height()
    )


def wrapped(*widgets: QWidget, spacing: int = 8) -> WrappingRow:
    """Return a row of these widgets."""
    row = WrappingRow(spacing)
    for each in widgets:
        row.addWidget(each)
    return row
