"""Buttons and their keys: shown as a cap behind the words, or Return where the button has the focus."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter, QWidget

_GAP, _SIDE = 8, 4
"""Pixels: between the words and the cap, and at both sides of the words of a cap."""
_SMALLER = 0.85
"""Size of the words of a cap, as a share of those of the button."""
_FAINT = 0.55
_SPACE = " "
"""Space before words beside an icon: Qt leaves 4 pixels there, for every style."""
_ENTER = "\u21b5"


def beside_icon(words: str) -> str:
    """Return words with the room that they need behind an icon."""
    return _SPACE + words


class FocusButton(QPushButton):
    """A button of a window with a list: Return presses it while it has the focus, and never from the list, whose rows
    it opens.
    """

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self.setAutoDefault(False)  # a dialog would press its first button wherever else Return is pressed

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


class KeyButton(QPushButton):
    """A button with a key cap, which goes first where room is short. Screen readers hear the words alone."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._key = ""
        self.capped = True
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def key(self) -> str:
        """Return the words of the cap; empty for none."""
        return self._key

    def show_key(self, key: str) -> None:
        """Set the key, in Qt's portable form such as "Ctrl+E"; empty for none."""
        self._key = _ENTER if key == "Return" else QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        self.updateGeometry()
        self.update()

    def show_cap(self, shown: bool) -> None:
        """Show the key, or keep it for the tooltip."""
        if shown is not self.capped:
            self.capped = shown
            self.updateGeometry()
            self.update()

    def width_with_key(self) -> int:
        """Return the width that words and key need, in pixels, whether or not the key is shown."""
        return self.minimumSizeHint().width() + (_GAP + cap_width(self.font(), self._key) if self._key else 0)

    def follow(self, action: QAction) -> None:
        """Show the first key of an action, now and whenever it gets another one."""
        action.changed.connect(lambda: self.show_key(action.shortcut().toString()))
        self.show_key(action.shortcut().toString())

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        least = self.minimumSizeHint()
        return QSize(self.width_with_key(), least.height()) if self.capped else least

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        space = 0 if self.icon().isNull() else self.fontMetrics().horizontalAdvance(_SPACE)
        return super().sizeHint() + QSize(space, 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        option = QStyleOptionButton()
        self.initStyleOption(option)
        if not option.icon.isNull():
            option.text = beside_icon(option.text)
        painter = QStylePainter(self)
        if not self._key or not self.capped or self.width() < self.sizeHint().width():
            painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        else:
            painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
            words, cap = self.minimumSizeHint().width(), cap_width(self.font(), self._key)
            left = (self.width() - words - _GAP - cap) // 2
            option.rect.setLeft(left)
            option.rect.setWidth(words)
            painter.drawControl(QStyle.ControlElement.CE_PushButtonLabel, option)
            colour = QColor(self.palette().buttonText().color())
            paint_cap(painter, left + words, self.height(), self._key, self.font(), colour, self.isEnabled())
        painter.end()


def paint_cap(
    painter: QPainter, left: int, height: int, key: str, font: QFont, colour: QColor, enabled: bool = True
) -> None:
    """Paint a key cap, from `left` on, in the middle of this height."""
    smaller, wide = _smaller(font), cap_width(font, key)
    high = QFontMetrics(smaller).height() + 2
    cap = QRectF(left + 0.5, (height - high) // 2 + 0.5, wide - 1, high - 1)
    colour = QColor(colour)
    colour.setAlphaF(colour.alphaF() * (_FAINT if enabled else _FAINT / 2))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1.0))
    painter.drawRoundedRect(cap, 3, 3)
    colour.setAlphaF(min(1.0, colour.alphaF() * 1.5))
    painter.setPen(colour)
    painter.setFont(smaller)
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
    painter.restore()


def cap_width(font: QFont, key: str) -> int:
    """Return the width in pixels of a key cap beside words in this font."""
    return max(QFontMetrics(_smaller(font)).horizontalAdvance(key) + 2 * _SIDE, 2 * _GAP)


def _smaller(font: QFont) -> QFont:
    found = QFont(font)
    found.setPointSizeF(font.pointSizeF() * _SMALLER)
    found.setWeight(QFont.Weight.Normal)
    return found
