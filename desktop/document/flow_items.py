"""Sheets of flowing text on the canvas, with comments and tracked changes in the margin."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QImage,
    QPainter,
    QPalette,
    QPen,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.document.flowing import NOTES_WIDTH
from desktop.document.items import SheetItem
from desktop.document.paging import Page
from desktop.themes import Theme
from desktop.translations import Words
from engine.pipeline.page_pictures import MarginNote, Remark

_PADDING, _GAP, _ROUND = 8.0, 8.0, 4.0
_NOTE_SIZE = 6.5
_RULE_WIDTH = 0.5
_SEAM = 0.5
"""Points around a part of a page in which letters and rules that reach beyond its lines are drawn."""
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
        Remark.COMMENT: "Removed: the result has no comments.",
        Remark.DELETED: "Removed: it stays deleted.",
        Remark.INSERTED: "Stays, as ordinary text.",
        Remark.MOVED: "Removed here; stays where it was moved to.",
    }
)


class FlowItem(SheetItem):
    """The sheet of a page. `free_from`: where the margin beside it is free, in points from its top."""

    def __init__(self, page: Page, width: float, free_from: float, theme: Theme) -> None:
        super().__init__(width, page.paper.height, theme)
        self._page = page
        self._notes: list[tuple[QPointF, QTextDocument, float]] = []
        self.free_from = free_from
        for height, note in page.notes:
            self._add_note(note, height)

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        return super().boundingRect().adjusted(0, 0, 0, max(0.0, self.free_from - self.size.height()))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paper = QRectF(0, 0, self._page.paper.width, self._page.paper.height)
        painter.fillRect(paper, QColor(self.theme.paper))
        self.paint_content(painter)
        border = QPen(QColor(self.theme.line))
        border.setCosmetic(True)
        painter.setPen(border)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(paper)

    def paint_content(self, painter: QPainter) -> None:
        for each in (*self._page.strips, *self._page.slices):
            painter.save()
            painter.translate(0, each.down)
            painter.setClipRect(
                QRectF(0, each.top - _SEAM, self._page.paper.width, each.bottom - each.top + 2 * _SEAM),
                Qt.ClipOperation.IntersectClip,
            )
            _draw(each.group.document, painter, self.theme.page_text)
            painter.restore()
        if self._page.rule is not None:
            paper = self._page.paper
            painter.setPen(QPen(QColor(self.theme.page_text), _RULE_WIDTH))
            painter.drawLine(
                QPointF(paper.left, self._page.rule),
                QPointF(paper.left + (paper.width - paper.left - paper.right) / 3, self._page.rule),
            )
        self._paint_notes(painter)

    def image(self, scale: float) -> QImage:
        """Return an image of the page, without the margin beside it; `scale`: pixels per point."""
        paper = self._page.paper
        size = QSize(max(1, round(paper.width * scale)), max(1, round(paper.height * scale)))
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor(self.theme.paper))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size.width() / paper.width, size.height() / paper.height)
        painter.setClipRect(QRectF(0, 0, paper.width, paper.height))
        self.paint_content(painter)
        painter.end()
        return image

    def _paint_notes(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, words, height in self._notes:
            card = QRectF(place.x(), place.y(), NOTES_WIDTH - _GAP, words.size().height())
            line = QPen(QColor(self.theme.border))
            line.setCosmetic(True)
            painter.setPen(line)
            painter.drawLine(QPointF(self._page.paper.width, height), place + QPointF(0, _PADDING))
            painter.setBrush(QColor(self.theme.panel))
            painter.drawRoundedRect(card, _ROUND, _ROUND)
            painter.save()
            painter.translate(place)
            _draw(words, painter, self.theme.text)
            painter.restore()

    def _add_note(self, note: MarginNote, height: float) -> None:
        words = _note(note)
        top = max(height, self.free_from)
        place = QPointF(self._page.paper.width + _GAP, top)
        self._notes.append((place, words, height + _PADDING))
        self.free_from = top + words.size().height() + _GAP / 2


def _note(note: MarginNote) -> QTextDocument:
    """Return a margin note laid out: author, text, and what redaction does with it."""
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
