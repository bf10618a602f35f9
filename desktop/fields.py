"""Combo boxes and number fields that the mouse wheel never changes: it scrolls what lies around them instead."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QSpinBox


class ComboBox(QComboBox):
    """A combo box whose value changes only by a click or by a key."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        event.ignore()


class SpinBox(QSpinBox):
    """A number field whose value changes only by a click or by a key."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        event.ignore()


class DecimalBox(QDoubleSpinBox):
    """A field for numbers with decimals whose value changes only by a click or by a key."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        event.ignore()
