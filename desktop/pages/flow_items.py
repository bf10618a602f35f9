"""Flowing text on the canvas: one long sheet, in parts, and what its margin says."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPainter,
    QPalette,
    QPen,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.pages.flowing import NOTES_WIDTH, Stretch
from desktop.pages.items import SheetItem
from desktop.themes import Theme
from desktop.translations import Words
from engine.viewing import MarginNote, Remark

_PADDING, _GAP, _ROUND = 8.0, 8.0, 4.0
_NOTE_SIZE = 6.5
_REMARKS: Words[Remark] = Words(
    {
        Remark.COMMENT: "Comment",
        Remark.DELETED: "Deleted",
        Remark.INSERTED: "Inserted",
        Remark.MOVED: "Moved away",
    }
)
_FATES: Words[Remark] = Words(
    {
        Remark.COMMENT: "Goes: the result has no comments.",
        Remark.DELETED: "Goes: it stays deleted.",
        Remark.INSERTED: "Stays, as ordinary text.",
        Remark.MOVED: "Goes here, and stays where it was moved to.",
    }
)


class FlowItem(SheetItem):
    """A stretch of a text without pages. `free_from`: where in the margin there is room, in points from the top."""

    gap = 0.0

    def __init__(self, stretch: Stretch, width: float, free_from: float, theme: Theme, *, first: bool) -> None:
        super().__init__(width, stretch.height, theme)
        self._stretch = stretch
        self._first = first
        self._notes: list[tuple[QPointF, QTextDocument, float]] = []
        self.free_from = free_from
        starts = [each.start for each in stretch.paragraphs]
        for note in stretch.notes:
            height = stretch.height_of(starts.index(note.start))
            self._add_note(note, height)

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        return super().boundingRect().adjusted(0, 0, 0, max(0.0, self.free_from - self.size.height()))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paper = QRectF(0, 0, self._stretch.paper.width, self.size.height())
        painter.fillRect(paper.adjusted(0, -0.5, 0, 0.5), QColor(self.theme.paper))  # no seam between two parts
        border = QPen(QColor(self.theme.line))
        border.setCosmetic(True)
        painter.setPen(border)
        painter.drawLine(paper.topLeft(), paper.bottomLeft())
        painter.drawLine(paper.topRight(), paper.bottomRight())
        if self._first:
            painter.drawLine(paper.topLeft(), paper.topRight())
        if self._stretch.bottom:
            painter.drawLine(paper.bottomLeft(), paper.bottomRight())
        self.paint_content(painter)

    def paint_content(self, painter: QPainter) -> None:
        painter.save()
        painter.translate(0, self._stretch.top)
        _draw(self._stretch.document, painter, self.theme.page_text)
        painter.restore()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, words, height in self._notes:
            card = QRectF(place.x(), place.y(), NOTES_WIDTH - _GAP, words.size().height())
            line = QPen(QColor(self.theme.border))
            line.setCosmetic(True)
            painter.setPen(line)
            painter.drawLine(QPointF(self._stretch.paper.width, height), place + QPointF(0, _PADDING))
            painter.setBrush(QColor(self.theme.panel))
            painter.drawRoundedRect(card, _ROUND, _ROUND)
            painter.save()
            painter.translate(place)
            _draw(words, painter, self.theme.text)
            painter.restore()

    def _add_note(self, note: MarginNote, height: float) -> None:
        words = _note(note)
        top = max(height, self.free_from)
        place = QPointF(self._stretch.paper.width + _GAP, top)
        self._notes.append((place, words, height + _PADDING))
        self.free_from = top + words.size().height() + _GAP / 2


def _note(note: MarginNote) -> QTextDocument:
    """Who says what, and what becomes of it."""
    document = QTextDocument()
    document.setDocumentMargin(_PADDING)
    document.setUseDesignMetrics(True)
    font = QFont()
    font.setPointSizeF(_NOTE_SIZE)
    document.setDefaultFont(font)
    head = _REMARKS[note.remark] + (f" · {note.author}" if note.author else "")
    document.setPlainText(f"{head}\n{note.text}\n{_FATES[note.remark]}")
    bold = QTextCharFormat()
    bold.setFontWeight(QFont.Weight.DemiBold)
    cursor = QTextCursor(document)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    cursor.mergeCharFormat(bold)
    document.setTextWidth(NOTES_WIDTH - _GAP)
    return document


def _draw(document: QTextDocument, painter: QPainter, colour: str) -> None:
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, QColor(colour))
    exposed = painter.clipBoundingRect()
    if not exposed.isEmpty():
        context.clip = exposed
    painter.setPen(Qt.PenStyle.SolidLine)
    document.documentLayout().draw(painter, context)
