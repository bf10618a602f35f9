"""Comparison of PDF pages: original and redacted page side by side, scrolled, turned and enlarged together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop import labels, marks
from desktop.document.pictures import PagePictures
from desktop.states import DecisionState
from desktop.themes import LIGHT
from engine.pipeline.page_pictures import PagePicture, PageSize

_ZOOMS = (1.0, 1.5, 2.0, 3.0)
_GAP = 16
_BORDER = 2
_SCROLL_BAR = 12


class ComparisonMark(NamedTuple):
    """A mark on the original; `box` in points of the page as it is shown."""

    box: QRectF
    state: DecisionState


MarksOf = Callable[[int, tuple[PageSize, ...]], Iterable[ComparisonMark]]
"""A function that returns the marks of a page of the original."""


class PageComparison(QWidget):
    """Two pages side by side. Signals: `turned` (page, from 0); `shown`: the result is in view for the first time, or
    can't be drawn.
    """

    turned = Signal(int)
    shown = Signal()

    def __init__(
        self,
        pictures: PagePictures,
        original: bytes,
        result: bytes,
        password: str | None,
        marks_of: MarksOf,
        page: int,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._pictures, self._marks_of = pictures, marks_of
        self.page = page
        self.is_shown = False
        self._zoom = 0
        self._sizes: dict[int, tuple[PageSize, ...]] = {}
        self._panes = QWidget(self)
        self._panes.setObjectName("comparison")
        row = QHBoxLayout(self._panes)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        self.original, self.result = QLabel(self._panes), QLabel(self._panes)
        heads = QHBoxLayout()
        heads.setSpacing(_GAP)
        for label, name in (
            (self.original, self.tr("Original, with marks")),
            (self.result, self.tr("Result, exactly as it will be saved")),
        ):
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
            label.setFrameShape(QFrame.Shape.Box)
            label.setObjectName("paper")
            label.setAccessibleName(name)
            row.addWidget(label, 1, Qt.AlignmentFlag.AlignTop)
            heads.addWidget(labels.title(self, name, wraps=True), 1)
        heads.setContentsMargins(0, 0, _SCROLL_BAR, 0)
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._area.setAccessibleName(self.tr("Original and result, side by side"))
        self._area.setWidget(self._panes)
        self._area.viewport().installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(heads)
        column.addWidget(self._area, 1)
        column.addLayout(self._controls())
        pictures.opened.connect(self._opened)
        pictures.drawn.connect(self._drawn)
        pictures.failed.connect(self._on_failed)
        self._files = {
            pictures.open(original, password): self.original,
            pictures.open(result, None): self.result,
        }

    def close_files(self) -> None:
        """Close both files in the drawing process."""
        for number in self._files:
            self._pictures.close_file(number)
        self._files.clear()

    def turn(self, page: int) -> None:
        """Show another page."""
        pages = min(map(len, self._sizes.values()), default=0)
        if 0 <= page < pages:
            self.page = page
            self._area.verticalScrollBar().setValue(0)
            self._draw()
            self._show_position(pages)
            self.turned.emit(page)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Draw again after a resize: the width available is known only once the area itself was laid out."""
        if event.type() is QEvent.Type.Resize:
            self._draw()
        return super().eventFilter(watched, event)

    def _controls(self) -> QHBoxLayout:
        self._back, self.forward = QPushButton("‹", self), QPushButton("›", self)
        self._back.setAccessibleName(self.tr("Previous page"))
        self.forward.setAccessibleName(self.tr("Next page"))
        self._back.clicked.connect(lambda: self.turn(self.page - 1))
        self.forward.clicked.connect(lambda: self.turn(self.page + 1))
        self.where = labels.text(self, "", role="second")
        self.where.setWordWrap(False)
        self._larger = QPushButton(self.tr("Larger"), self)
        self._smaller = QPushButton(self.tr("Smaller"), self)
        self._larger.clicked.connect(lambda: self._enlarge(1))
        self._smaller.clicked.connect(lambda: self._enlarge(-1))
        row = QHBoxLayout()
        for each in (self._back, self.where, self.forward):
            row.addWidget(each)
        row.addStretch(1)
        row.addWidget(labels.text(self, self.tr("Both scroll together"), role="second", wraps=False))
        row.addWidget(self._smaller)
        row.addWidget(self._larger)
        self._enlarge(0)
        self._show_position(0)
        return row

    def _enlarge(self, step: int) -> None:
        self._zoom += step
        self._smaller.setEnabled(self._zoom > 0)
        self._larger.setEnabled(self._zoom < len(_ZOOMS) - 1)
        self._draw()

    def _show_position(self, pages: int) -> None:
        self.where.setText(self.tr("Page {page} of {pages}").format(page=self.page + 1, pages=pages) if pages else "")
        self._back.setEnabled(self.page > 0)
        self.forward.setEnabled(self.page + 1 < pages)

    def _opened(self, number: int, sizes: object, outline: object) -> None:
        if number in self._files and isinstance(sizes, tuple) and sizes:
            self._sizes[number] = sizes
            if len(self._sizes) == len(self._files):
                self.turn(min(self.page, len(sizes) - 1))

    def _draw(self) -> None:
        """Request both pages, as wide as the space allows."""
        room = (self._area.viewport().width() - _GAP) // 2 - 2 * _BORDER
        for number, sizes in self._sizes.items():
            if number in self._files and self.page < len(sizes) and room > 0:
                size = sizes[self.page]
                width = room * _ZOOMS[self._zoom]
                self._files[number].setFixedWidth(round(width) + 2 * _BORDER)
                self._pictures.want(number, self.page, width * self.devicePixelRatioF() / size.width)

    def _drawn(self, number: int, page: int, scale: float, dark: bool, picture: PagePicture) -> None:
        label = self._files.get(number)
        if label is None or page != self.page:
            return
        image = QImage(picture.pixels, picture.width, picture.height, picture.stride, QImage.Format.Format_RGB888)
        shown = QPixmap.fromImage(image)
        if label is self.original:
            self._paint_marks(shown, scale, self._sizes[number])
        shown.setDevicePixelRatio(self.devicePixelRatioF())
        label.setPixmap(shown)
        label.setFixedHeight(round(shown.deviceIndependentSize().height()) + 2 * _BORDER)
        if label is self.result:
            self._on_shown()

    def _on_failed(self, number: int) -> None:
        if self._files.get(number) is self.result:
            self._on_shown()

    def _on_shown(self) -> None:
        if not self.is_shown:
            self.is_shown = True
            self.shown.emit()

    def _paint_marks(self, shown: QPixmap, scale: float, sizes: tuple[PageSize, ...]) -> None:
        painter = QPainter(shown)
        for mark in self._marks_of(self.page, sizes):
            box = QRectF(mark.box.topLeft() * scale, mark.box.size() * scale)
            # Sheets are white here, in any theme.
            marks.paint(painter, box, mark.state, LIGHT)
        painter.end()
