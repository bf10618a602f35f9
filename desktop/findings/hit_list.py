"""Tick list of all hits of a search, each with the words around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop import messages
from desktop.parts import ModelIndex
from desktop.states import DecisionState
from engine.core.types import Document, Span

_AROUND = 60
"""Characters shown before and after a hit."""
_ROWS = 7
_SPARE = 6
"""Pixels between rows."""
PageOf = Callable[[Span], int | None]
"""A function that returns the first page, from 0, of a span of the text; None where there are no pages."""
StateOf = Callable[[Span], DecisionState | None]
"""A function that returns what will happen to a whole span: masked, generalised, or None."""
_PARTS = Qt.ItemDataRole.UserRole
_CHECKED = Qt.CheckState.Checked


class HitRows(QAbstractListModel):
    """The hits as rows that can be ticked; hits that are masked or generalised already start without a tick.
    `page_of`: finds their pages.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._document: Document | None = None
        self._spans: tuple[Span, ...] = ()
        self._left: set[int] = set()
        self._state_of: StateOf = lambda _: None
        self.page_of: PageOf = lambda _: None

    def show(self, document: Document | None, spans: Sequence[Span], state_of: StateOf) -> None:
        """Show these hits, and tick those that would stay as they are."""
        self.beginResetModel()
        self._document, self._spans, self._state_of = document, tuple(spans), state_of
        self._left = {row for row, span in enumerate(self._spans) if state_of(span)}
        self.endResetModel()

    @property
    def ticked(self) -> tuple[Span, ...]:
        """Return the ticked hits."""
        return tuple(span for row, span in enumerate(self._spans) if row not in self._left)

    def tick_all(self, ticked: bool) -> None:
        """Tick all hits, or none."""
        self._left = set() if ticked else set(range(len(self._spans)))
        self.dataChanged.emit(self.index(0), self.index(len(self._spans) - 1))

    def show_states(self, state_of: StateOf) -> None:
        """Update which hits are masked or generalised; those that are lose their tick."""
        self._state_of = state_of
        self._left |= {row for row, span in enumerate(self._spans) if state_of(span)}
        if self._spans:
            self.dataChanged.emit(self.index(0), self.index(len(self._spans) - 1))

    def rowCount(self, parent: ModelIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's name and default
        return 0 if parent.isValid() else len(self._spans)

    def flags(self, index: ModelIndex) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: ModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self._document is None:
            return None
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Unchecked if index.row() in self._left else _CHECKED
        if role in (_PARTS, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            parts = self._parts(self._spans[index.row()])
            return parts if role == _PARTS else "".join(parts).rstrip()
        return None

    def setData(self, index: ModelIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802 - Qt's name
        if role != Qt.ItemDataRole.CheckStateRole:
            return False
        (self._left.discard if Qt.CheckState(value) is _CHECKED else self._left.add)(index.row())
        self.dataChanged.emit(index, index)
        return True

    def _parts(self, span: Span) -> tuple[str, str, str, str, str]:
        """Return the page of a hit, the words before it, the hit, the words after it, and what will happen to it."""
        text, (start, end) = self._document.text if self._document else "", span
        number = self.page_of(span)
        page = "" if number is None else f"{messages.page(number + 1)}  "
        first, last = max(0, start - _AROUND), min(len(text), end + _AROUND)
        while first and first < start and not text[first - 1].isspace():  # no words cut at the ends
            first += 1
        while last < len(text) and last > end and not text[last].isspace():
            last -= 1
        before, hit, after = map(_line, (text[first:start], text[start:end], text[end:last]))
        states = {DecisionState.MASK: self.tr("(masked)"), DecisionState.GENERALISE: self.tr("(generalised)")}
        state = f"  {states.get(self._state_of(span) or DecisionState.KEEP, '')}"
        return page, f"…{before}" if first else before, hit, f"{after}{'…' if last < len(text) else ''}", state


def _line(text: str) -> str:
    return "".join(" " if each.isspace() else each for each in text)


class _Row(QStyledItemDelegate):
    """Draws a hit in bold between its context, which is cut at both sides so that the hit is seen."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: ModelIndex) -> None:
        self.initStyleOption(option, index)
        style = option.widget.style()
        words = option.text
        option.text = ""
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        option.text = words
        room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, option.widget).adjusted(4, 0, -4, 0)
        page, before, hit, after, state = index.data(_PARTS)
        bold = QFont(option.font)
        bold.setWeight(QFont.Weight.Bold)
        painter.save()
        painter.setPen(option.palette.text().color())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, state)
        room.setRight(room.right() - option.fontMetrics.horizontalAdvance(state))
        cut = option.fontMetrics.elidedText(before, Qt.TextElideMode.ElideLeft, room.width() * 2 // 5)
        left = room.left()
        for words, font in ((page, option.font), (cut, option.font), (hit, bold), (after, option.font)):
            painter.setFont(font)
            wide = painter.fontMetrics().horizontalAdvance(words)
            rest = QRect(left, room.top(), max(room.right() - left, 0), room.height())
            shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, rest.width())
            painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
            left += wide
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: ModelIndex) -> QSize:  # noqa: N802 - Qt's name
        size = super().sizeHint(option, index)
        return QSize(size.width(), size.height() + _SPARE)


class HitList(QListView):
    """The list. Signals: `picked` (row): the user went to a hit; `ticks_changed`."""

    picked = Signal(int)
    ticks_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = HitRows(self)
        self.setModel(self.rows)
        self.setItemDelegate(_Row(self))
        self.setUniformItemSizes(True)
        self.setAccessibleName(self.tr("Places found"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentChanged.connect(self._on_current)
        self.rows.dataChanged.connect(self._on_ticks)
        self.rows.modelReset.connect(self._on_ticks)
        self._going = False

    def go_to(self, row: int) -> None:
        """Select the row of the current hit."""
        self._going = True
        self.setCurrentIndex(self.rows.index(row) if row >= 0 else QModelIndex())
        self._going = False

    def fit(self) -> None:
        """Take the height of the rows, up to a few."""
        rows = min(max(self.rows.rowCount(), 1), _ROWS)
        self.setFixedHeight(rows * max(self.sizeHintForRow(0), self.fontMetrics().height() + 6))

    def _on_current(self, index: QModelIndex) -> None:
        if index.isValid() and not self._going:
            self.picked.emit(index.row())

    def _on_ticks(self) -> None:
        self.ticks_changed.emit()
