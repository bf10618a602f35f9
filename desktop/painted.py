"""Small painted widgets: elided labels and bars with a limit."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QStyle, QStyleOptionToolButton, QToolButton, QWidget

from desktop.themes import Theme

_BAR = 5.0
_BESIDE_ICON, _AROUND_WORDS = 8, 12
"""Pixels: between an icon and its words, and above and below them together."""


class Elided(QLabel):
    """A one-line label cut with "…" where room is short; tooltip and screen readers give the whole text. A name of a
    file is cut in the middle: names of one export differ at the end.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMinimumWidth(40)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._whole, self._about, self._cut_at = "", "", Qt.TextElideMode.ElideRight

    def show_words(self, words: str, *, is_name: bool = False, about: str = "") -> None:
        """Set the text, of which as much is shown as fits; `about`: a tooltip that says more than the whole text."""
        self._whole, self._about = words, about
        self._cut_at = Qt.TextElideMode.ElideMiddle if is_name else Qt.TextElideMode.ElideRight
        self.setAccessibleName(words)
        self.updateGeometry()
        self._cut()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(self.fontMetrics().horizontalAdvance(self._whole) + 2, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        shown = self.fontMetrics().elidedText(self._whole, self._cut_at, self.width())
        self.setText(shown)
        self.setToolTip(self._about or (self._whole if shown != self._whole else ""))


class ShrinkingButton(QToolButton):
    """A button with an icon and words, of which the icon alone is left where room is short."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        least = self.minimumSizeHint()
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(least.width() + words + _BESIDE_ICON, least.height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        option.toolButtonStyle = Qt.ToolButtonStyle.ToolButtonIconOnly
        icon = option.iconSize
        return (
            self.style()
            .sizeFromContents(QStyle.ContentsType.CT_ToolButton, option, icon, self)
            .expandedTo(QSize(0, max(self.minimumHeight(), self.fontMetrics().height() + _AROUND_WORDS)))
        )

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        room = self.width() >= self.sizeHint().width()
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if room else Qt.ToolButtonStyle.ToolButtonIconOnly
        self.setToolButtonStyle(style)


class Card(QFrame):
    """A frame of a usual width that becomes narrower in a narrow window."""

    def __init__(self, width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._width = width
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(max(self._width, self.minimumSizeHint().width()), super().sizeHint().height())


class Bar(QWidget):
    """A bar for a share of 0 to 1, with a tick at a limit. `alarming`: in the colour of risk. None: not measured."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._share: float | None = None
        self._limit: float | None = None
        self._alarming = False
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(80, 12)

    def show_share(self, share: float | None, *, limit: float | None = None, alarming: bool = False) -> None:
        """Set the share, its limit and its colour."""
        self._share, self._limit, self._alarming = share, limit, alarming
        self.setAccessibleDescription("" if share is None else f"{share:.0%}")
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle = self.height() / 2
            track = QRectF(0, middle - _BAR / 2, self.width(), _BAR)
            if self._share is None:
                painter.setPen(QPen(QColor(self._theme.track), _BAR, Qt.PenStyle.DotLine, Qt.PenCapStyle.FlatCap))
                painter.drawLine(QPointF(0, middle), QPointF(self.width(), middle))
                return
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.track))
            painter.drawRoundedRect(track, _BAR / 2, _BAR / 2)
            painter.setBrush(QColor(self._theme.risk if self._alarming else self._theme.bar))
            filled = QRectF(track)
            filled.setWidth(max(_BAR, track.width() * min(max(self._share, 0.0), 1.0)) if self._share > 0 else 0)
            painter.drawRoundedRect(filled, _BAR / 2, _BAR / 2)
            if self._limit is not None:
                x = track.width() * self._limit
                painter.fillRect(QRectF(x - 1, middle - _BAR, 2, 2 * _BAR), QColor(self._theme.ink))
