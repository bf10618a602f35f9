"""Thumbnails of the pages beside the canvas, drawn as they come into view."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.parts import ModelIndex
from desktop.themes import Theme
from engine.pipeline.page_pictures import PagePicture, PageSize

_WIDTH = 84
STRIP = 120
_GAP = 12
_BEFORE_NOTE, _EDGE = 6, 2
"""Pixels: between the number of a page and its note, and at the edge of the strip."""
_MOST_TIMES = 2
_NOTE = Qt.ItemDataRole.UserRole
_PICTURE = Qt.ItemDataRole.UserRole + 1


class Note(NamedTuple):
    """A note beside the number of a page; `urgent`: the user has to act there."""

    words: str
    urgent: bool = False


class _Pages(QAbstractListModel):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.sizes: tuple[PageSize, ...] = ()
        self.pictures: dict[int, QPixmap] = {}
        self.notes: dict[int, Note] = {}

    def rowCount(self, parent: ModelIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's
        return 0 if parent.isValid() else len(self.sizes)

    def data(self, index: ModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        page = index.row()
        return {
            Qt.ItemDataRole.DisplayRole: str(page + 1),
            Qt.ItemDataRole.AccessibleTextRole: self.tr("Page {0}").format(page + 1),
            Qt.ItemDataRole.ToolTipRole: self.notes[page].words if page in self.notes else None,
            _NOTE: self.notes.get(page),
            _PICTURE: self.pictures.get(page),
        }.get(role)


class _Thumbnail(QStyledItemDelegate):
    def __init__(self, pages: _Pages, theme: Theme, wanted: SignalInstance, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._pages = pages
        self._wanted = wanted

    def sizeHint(self, option: QStyleOptionViewItem, index: ModelIndex) -> QSize:  # noqa: N802 - Qt's name
        return QSize(STRIP - 16, self._height(index.row()) + option.fontMetrics.height() + 2 * _GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: ModelIndex) -> None:
        painter.save()
        area, theme = option.rect, self.theme
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(area, QColor(theme.selected))
        paper = QRect(area.center().x() - _WIDTH // 2, area.top() + _GAP // 2, _WIDTH, self._height(index.row()))
        painter.fillRect(paper, QColor(theme.paper))
        picture = index.data(_PICTURE)
        if picture is None:
            self._wanted.emit(index.row(), _WIDTH * _ratio(painter) / self._pages.sizes[index.row()].width)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(QRectF(paper), picture, QRectF(picture.rect()))
        painter.setPen(QPen(QColor(theme.ink if chosen else theme.line), 2 if chosen else 1))
        painter.drawRect(paper)
        line = QRect(paper.left(), paper.bottom() + 4, _WIDTH, option.fontMetrics.height())
        painter.setPen(QColor(theme.second))
        painter.setFont(option.font)
        number = str(index.data())
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft, number)
        note = index.data(_NOTE)
        if note:
            painter.setPen(QColor(theme.warning if note.urgent else theme.second))
            beside = _beside(line, area, option.fontMetrics, number, note.words)
            words = option.fontMetrics.elidedText(note.words, Qt.TextElideMode.ElideRight, beside.width())
            painter.drawText(beside, Qt.AlignmentFlag.AlignRight, words)
        painter.restore()

    def _height(self, page: int) -> int:
        size = self._pages.sizes[page]
        return round(_WIDTH * size.height / size.width)


def _beside(line: QRect, area: QRect, metrics: QFontMetrics, number: str, words: str) -> QRect:
    """Return the place of a note behind the number of its page: below the page or, for long words, beyond its edge."""
    left = line.left() + metrics.horizontalAdvance(number) + _BEFORE_NOTE
    wide = metrics.horizontalAdvance(words)
    right = min(max(line.left() + line.width(), left + wide), area.left() + area.width() - _EDGE)
    return QRect(left, line.top(), max(right - left, 0), line.height())


def _ratio(painter: QPainter) -> float:
    device = painter.device()
    return device.devicePixelRatioF() if device else 1.0


class Thumbnails(QListView):
    """The list of thumbnails. Signals: `wanted` (page, scale): a picture is needed; `chosen` (page): the user went
    there. Pages count from 0.
    """

    wanted = Signal(int, float)
    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pages")
        self.setFixedWidth(STRIP)
        self._pages = _Pages(self)
        self._thumbnail = _Thumbnail(self._pages, theme, self.wanted, self)
        self.setModel(self._pages)
        self.setItemDelegate(self._thumbnail)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("Thumbnails"))
        self.clicked.connect(lambda index: self.chosen.emit(index.row()))

    def show_pages(self, sizes: tuple[PageSize, ...]) -> None:
        """Show pages of these sizes, without pictures at first."""
        self._pages.beginResetModel()
        self._pages.sizes = sizes
        self._pages.pictures.clear()
        self._pages.endResetModel()

    def show_picture(self, page: int, picture: PagePicture) -> None:
        """Show a picture unless it is much larger than needed."""
        if picture.width > _MOST_TIMES * _WIDTH * self.devicePixelRatioF():
            return
        image = QImage(picture.pixels, picture.width, picture.height, picture.stride, QImage.Format.Format_RGB888)
        self.show_image(page, image)

    def show_image(self, page: int, image: QImage) -> None:
        """Show an image of a page."""
        self._pages.pictures[page] = QPixmap.fromImage(image)
        self.update(self._pages.index(page))

    def show_notes(self, notes: dict[int, Note]) -> None:
        """Show notes beside the numbers of these pages, from 0, and none beside the others."""
        self._pages.notes = notes
        self.viewport().update()

    def go_to(self, page: int) -> None:
        """Make a page, from 0, the current one."""
        index = self._pages.index(page)
        if index.isValid():
            self.setCurrentIndex(index)

    def set_theme(self, theme: Theme) -> None:
        self._thumbnail.theme = theme
        self._pages.pictures.clear()
        self.viewport().update()
