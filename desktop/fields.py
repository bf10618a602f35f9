"""Fields of the window: the mouse wheel scrolls what lies around them instead, and none cuts its placeholder."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

_AROUND_ENTRY = 48
"""Pixels beside the words of an entry: its margins and the room for a tick."""


class ComboBox(QComboBox):
    """A combo box whose value changes only by a click or by a key; words that do not fit end in "…"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(QStyledItemDelegate(self))  # the style sheet reaches the rows of no other

    def setAccessibleName(self, name: str) -> None:  # noqa: N802 - Qt's name
        """Name the purpose of the field, also as its description: on Linux, Qt reports the entry as the name."""
        super().setAccessibleName(name)
        if not self.accessibleDescription():
            self.setAccessibleDescription(name)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def showPopup(self) -> None:  # noqa: N802 - Qt's name
        """Open the list as wide as its entries, which may be longer than the field."""
        entries = (self.fontMetrics().horizontalAdvance(self.itemText(number)) for number in range(self.count()))
        widest = max(entries, default=0) + _AROUND_ENTRY
        self.view().setMinimumWidth(min(widest, self.screen().availableGeometry().width()))
        super().showPopup()

    def shown(self) -> str:
        """Return the words of the current entry as far as they fit."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room.width())

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        event.ignore()


class LineEdit(QLineEdit):
    """A field for one line that is wide enough for its placeholder."""

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return super().sizeHint().expandedTo(self.minimumSizeHint())

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        least = super().minimumSizeHint()  # with room for one letter, the widest
        words = self.fontMetrics().horizontalAdvance(self.placeholderText())
        return QSize(least.width() + words, least.height())


class PlainTextEdit(QPlainTextEdit):
    """A field for several lines that is wide enough for its placeholder."""

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        around = 2 * (self.frameWidth() + round(self.document().documentMargin())) + self.verticalScrollBar().width()
        words = self.fontMetrics().horizontalAdvance(self.placeholderText())
        return super().minimumSizeHint().expandedTo(QSize(words + around, 0))


class SpinBox(QSpinBox):
    """A number field whose value changes only by a click or by a key."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        event.ignore()


class DecimalBox(QDoubleSpinBox):
    """A field for numbers with decimals whose value changes only by a click or by a key."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        event.ignore()
