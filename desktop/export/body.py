"""Body of the export dialog: the comparison with its choices; the checks beside it, or below where room is short."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QWidget

from desktop.export import parts

_SHARES = 7, 4
_LEAST_LETTERS = 30
"""Letters of a line of the checks, below which they are put under the comparison."""
_COMPARISON_SHARE = 0.6
"""Share of the height that the comparison takes, where the checks are below it."""


class Body(QScrollArea):
    """Two columns, of which the right one scrolls by itself; as one column, all of it scrolls."""

    def __init__(self, left: QWidget, right: QWidget, comparison: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._left, self._right, self._comparison = left, right, comparison
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._checks = parts.scrolled(right, self, self.tr("Checks on the new file"))
        inner = QWidget(self)
        inner.setObjectName("comparison")
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, inner)
        self._row.setContentsMargins(parts.MARGIN, 16, parts.MARGIN, 16)
        self._row.setSpacing(parts.MARGIN)
        for part, share in zip((left, self._checks), _SHARES, strict=True):
            self._row.addWidget(part, share)
        self.setWidget(inner)
        right.installEventFilter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Arrange the columns again when a group of checks was opened or closed."""
        if watched is self._right and event.type() is QEvent.Type.LayoutRequest:
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        """Put the checks beside the comparison, or below it where their words would be cut."""
        bar = self.verticalScrollBar().sizeHint().width()
        needed = max(self._right.minimumSizeHint().width(), _LEAST_LETTERS * self.fontMetrics().averageCharWidth())
        room = self.width() - 3 * parts.MARGIN
        beside = room * _SHARES[1] / sum(_SHARES) >= needed + bar and (
            room >= self._left.minimumSizeHint().width() + needed + bar
        )
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(direction)
        lines = self._right.heightForWidth(self.width() - 2 * parts.MARGIN - 2 * bar)
        self._checks.setMinimumHeight(0 if beside else max(lines, self._right.sizeHint().height()))
        self._comparison.setMinimumHeight(0 if beside else round(_COMPARISON_SHARE * self.height()))
