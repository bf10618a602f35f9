"""List of the boxes that the user drew: go to a box, or remove it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop import marks, messages
from desktop.help.opening import explain
from desktop.labels import around
from desktop.states import DecisionState
from desktop.themes import Theme
from engine.core.types import PageArea

_MOST = 4  # rows that are visible without scrolling
_REMOVE = frozenset({Qt.Key.Key_Delete, Qt.Key.Key_Backspace})
_KEYS = _REMOVE | {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Return, Qt.Key.Key_Enter}


class _Rows(QListWidget):
    """The rows of a `BoxList`."""

    removed = Signal(int)
    menu_wanted = Signal(int, QPoint)

    def event(self, event: QEvent) -> bool:
        """Accept the list's keys, so that no action of the window receives them."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
            and event.key() in _KEYS
            and event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in _REMOVE and self.currentRow() >= 0:
            self.removed.emit(self.currentRow())
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        if self.currentRow() >= 0:
            self.menu_wanted.emit(self.currentRow(), event.globalPos())


class BoxList(QWidget):
    """The list of boxes; hidden while there are none.

    Signals: `chosen` (number); `entered` (number): the user wants to change it on its page; `removed` (number);
    `menu_wanted` (number, place on the screen).
    """

    chosen = Signal(int)
    entered = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._areas: tuple[PageArea, ...] = ()
        self._title = QLabel(self)
        self._title.setProperty("role", "second")
        self.rows = _Rows(self)
        self.rows.setAccessibleName(self.tr("Boxes you drew"))
        self.rows.setUniformItemSizes(True)
        self.rows.setStyleSheet("QListView::item { padding: 4px 11px; }")  # below the rows of findings
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        explain(self.rows, "screens#findings")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(around(self._title, 16, 6, 16, 2))
        column.addWidget(self.rows)
        self.removed, self.menu_wanted = self.rows.removed, self.rows.menu_wanted
        self.rows.currentRowChanged.connect(lambda row: self.chosen.emit(row) if row >= 0 else None)
        self.rows.itemActivated.connect(lambda item: self.entered.emit(self.rows.row(item)))
        self.setVisible(False)

    def show_areas(self, areas: Sequence[PageArea]) -> None:
        """Show these boxes, by their numbers."""
        if tuple(areas) == self._areas:
            return
        self._areas = tuple(areas)
        with QSignalBlocker(self.rows):
            self.rows.clear()
            for area in areas:
                words = " \N{MIDDLE DOT} ".join(filter(None, (messages.page(area.page + 1), area.code)))
                QListWidgetItem(marks.icon(DecisionState.MASK, self._theme), words, self.rows)
        self._title.setText(self.tr("%n box(es) you drew", "", len(areas)))
        self._fit()
        self.setVisible(bool(areas))

    def select(self, number: int) -> None:
        """Select the box that was chosen on its page; -1 for none."""
        with QSignalBlocker(self.rows):
            self.rows.setCurrentRow(number)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for row in range(self.rows.count()):
            self.rows.item(row).setIcon(marks.icon(DecisionState.MASK, theme))

    def _fit(self) -> None:
        rows = min(self.rows.count(), _MOST)
        self.rows.setFixedHeight(max(self.rows.sizeHintForRow(0), 0) * rows + 2 * self.rows.frameWidth() + 6)
