"""Hits of a search on the pages: each shaded, the current one ringed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.document.sheets import Spot
from engine.core.types import Span

if TYPE_CHECKING:
    from desktop.document.items import SheetItem
    from desktop.themes import Theme

_SLICE = 100
"""Hits whose boxes are found before the window gets control again."""
_SHADE = 0.16


class Hits(QObject):
    """The hits in one view."""

    def __init__(
        self, spots: Callable[[int, int], Iterator[Spot]], changed: Callable[[], None], parent: QObject
    ) -> None:
        """Show no hits yet.

        Args:
            spots: returns the boxes of a span of the text.
            changed: asks the view to draw the boxes again.
        """
        super().__init__(parent)
        self._spots, self._changed = spots, changed
        self._boxes: dict[int, list[QRectF]] = defaultdict(list)
        self._current: tuple[Spot, ...] = ()
        self._waiting: Iterator[Span] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._find)
        self.spans: tuple[Span, ...] = ()
        self.current: Span | None = None

    def show(self, spans: Sequence[Span], current: Span | None) -> None:
        """Shade these spans, and ring the current one."""
        known, self.spans = self.spans, tuple(spans)
        if known != self.spans:
            self.refresh()
        self.current = current
        self._current = tuple(self._spots(*current)) if current else ()
        self._changed()

    def refresh(self) -> None:
        """Find the boxes again, because the pages were laid out again."""
        self._boxes.clear()
        self._waiting = iter(self.spans)
        self._current = tuple(self._spots(*self.current)) if self.current else ()
        if self.spans:
            self._timer.start()

    def place(self) -> Spot | None:
        """Return the first box of the current hit; None without one, or before its page is laid out."""
        return next(iter(self._current), None)

    def paint(self, painter: QPainter, seen: QRectF, sheets: Sequence[SheetItem], theme: Theme) -> None:
        """Draw the hits on the sheets that are seen, in coordinates of the scene."""
        colour = QColor(theme.ink)
        colour.setAlphaF(_SHADE)
        for number, boxes in self._boxes.items():
            if number < len(sheets) and sheets[number].sceneBoundingRect().intersects(seen):
                for box in boxes:
                    painter.fillRect(box.translated(sheets[number].pos()), colour)
        pen = QPen(QColor(theme.ink), 2.0)
        pen.setCosmetic(True)
        painter.setPen(pen)
        for spot in self._current:
            if spot.sheet < len(sheets):
                painter.drawRect(spot.box.translated(sheets[spot.sheet].pos()).adjusted(-2, -1, 2, 1))

    def _find(self) -> None:
        found = list(islice(self._waiting, _SLICE))
        if not found:
            self._timer.stop()
        for span in found:
            for spot in self._spots(*span):
                self._boxes[spot.sheet].append(spot.box)
        self._changed()
