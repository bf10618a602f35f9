"""Flowing text (DOCX, plain text) on the canvas, laid out in parts so that a long text appears at once.

Coordinates are points. Offsets are those of the document's text; what is shown in addition, such as numbers of lists,
has none.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPainter,
    QPalette,
    QPen,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextLine,
)
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.document import typesetting
from desktop.document.items import SheetItem
from desktop.document.sheets import Spot
from desktop.themes import Theme
from desktop.translations import Words
from engine.pipeline.page_pictures import Flow, MarginNote, Paper, Paragraph, Region, Remark

NOTES_WIDTH = 208.0
MARGIN_AT_ENDS = 48.0
_CAPTION_ROOM = 24.0
_LINES_AT_ONCE, _CHARACTERS_AT_ONCE = 60, 6_000
_CAPTIONS: Words[Region] = Words(
    {
        Region.HEADER: "Header",
        Region.FOOTER: "Footer",
        Region.FOOTNOTES: "Footnotes",
        Region.ENDNOTES: "Endnotes",
        Region.DRAWING: "In drawings and lists",
        Region.PICTURE: "Read in pictures",
    }
)


@dataclass(frozen=True, slots=True, eq=False)
class ParagraphGroup:
    """Some paragraphs, laid out one below the other. `caption`: the region of the document, if it is not the body."""

    paragraphs: tuple[Paragraph, ...]
    paper: Paper
    document: QTextDocument = field(repr=False)
    positions: tuple[int, ...]
    """The position of the first letter of each paragraph in `document`."""
    caption: str = ""
    notes: tuple[MarginNote, ...] = ()
    top: float = 0.0
    bottom: float = 0.0

    @property
    def height(self) -> float:
        """Return the height in points, with the room above and below."""
        return self.top + self.document.size().height() + self.bottom

    def spots(self, sheet: int, text: str, start: int, end: int) -> Iterator[Spot]:
        """Yield the places of characters of these paragraphs on the sheet, a spot for each line."""
        first = bisect_right(self.paragraphs, start, key=lambda each: each.end)
        for paragraph, position in zip(self.paragraphs[first:], self.positions[first:], strict=True):
            if paragraph.start >= end:
                return
            begin, finish = (
                position + _units(text[paragraph.start : min(max(each, paragraph.start), paragraph.end)])
                for each in (start, end)
            )
            for box in self._boxes(begin, finish):
                yield Spot(sheet, box.translated(0, self.top))

    def offset(self, text: str, point: QPointF) -> int:
        """Return the offset of the character nearest to a point."""
        hit = self.document.documentLayout().hitTest(point - QPointF(0, self.top), Qt.HitTestAccuracy.FuzzyHit)
        index = max(0, bisect_right(self.positions, hit) - 1)
        paragraph = self.paragraphs[index]
        return paragraph.start + _characters(text[paragraph.start : paragraph.end], hit - self.positions[index])

    def height_of(self, paragraph: int) -> float:
        """Return where a paragraph begins, in points from the top."""
        block = self.document.findBlock(self.positions[paragraph])
        return self.top + self.document.documentLayout().blockBoundingRect(block).top()

    def _boxes(self, first: int, last: int) -> Iterator[QRectF]:
        """Yield the rectangle of each line between two positions of the laid out text."""
        layout = self.document.documentLayout()
        block = self.document.findBlock(first)
        while block.isValid() and block.position() < last:
            origin = layout.blockBoundingRect(block).topLeft()
            for line, begin, finish in _lines(block, first, last):
                left, right = sorted(_x(line, each) for each in (begin, finish))
                glyphs = QRectF(left, line.y(), right - left, line.ascent() + line.descent() + 1)
                yield glyphs.translated(origin)
            block = block.next()


class Flowing:
    """The stretches of one document that are laid out so far, from top to bottom."""

    def __init__(self, text: str, flow: Flow | None = None) -> None:
        """`flow`: the looks of the text; without it, the text is shown unchanged in a fixed-width font."""
        self.text = text
        self.stretches: list[ParagraphGroup] = []
        self.paper = flow.paper if flow else Paper()
        self.width = self.paper.width + (NOTES_WIDTH if flow and flow.notes else 0.0)
        self._coming = _stretches(text, flow)

    def lay_out_next(self) -> ParagraphGroup | None:
        """Lay out the next stretch and return it; None when all are laid out."""
        found = next(self._coming, None)
        if found:
            self.stretches.append(found)
        return found

    def spots(self, start: int, end: int) -> Iterator[Spot]:
        """Yield the places of the characters from `start` to `end`, a spot for each line."""
        first = bisect_right(self.stretches, start, key=lambda each: each.paragraphs[-1].end)
        for sheet, stretch in enumerate(self.stretches[first:], start=first):
            if stretch.paragraphs[0].start >= end:
                return
            yield from stretch.spots(sheet, self.text, start, end)

    def offset(self, sheet: int, point: QPointF) -> int:
        """Return the offset of the character nearest to a point of a stretch."""
        return self.stretches[sheet].offset(self.text, point)


def _stretches(text: str, flow: Flow | None) -> Iterator[ParagraphGroup]:
    paragraphs = [*_fitting(text, flow)]
    beside: dict[int, list[MarginNote]] = {}
    for note in flow.notes if flow else ():
        beside.setdefault(note.start, []).append(note)
    parts = [(region, part) for region, group in groupby(paragraphs, _region) for part in _parts(group)]
    before: Region | None = None
    even = None if flow else typesetting.even_size(text, Paper())
    for number, (region, part) in enumerate(parts):
        caption = "" if region in (before, Region.BODY) else _CAPTIONS[region]
        document, positions = typesetting.typeset(text, part, flow.paper if flow else Paper(), caption, even=even)
        yield ParagraphGroup(
            paragraphs=part,
            paper=flow.paper if flow else Paper(),
            document=document,
            positions=positions,
            caption=caption,
            notes=tuple(note for each in part for note in beside.get(each.start, ())),
            top=MARGIN_AT_ENDS if number == 0 else _CAPTION_ROOM if caption else 0.0,
            bottom=MARGIN_AT_ENDS if number == len(parts) - 1 else 0.0,
        )
        before = region


def _fitting(text: str, flow: Flow | None) -> Iterator[Paragraph]:
    """Yield the paragraphs of a flow, then lines for the text after them, which was read in pictures.

    A hostile file's flow is not trusted: paragraphs that overlap, or reach beyond the text, are left out.
    """
    end = 0
    for each in flow.paragraphs if flow else ():
        if end <= each.start < each.end <= len(text):
            yield each
            end = each.end
    yield from _plain(text, end, Region.PICTURE if end else Region.BODY)


def _plain(text: str, start: int, region: Region) -> Iterator[Paragraph]:
    """Yield the lines of a text from `start` on."""
    while start < len(text):
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        if end > start or region is Region.BODY:
            yield Paragraph(start, end, region)
        start = end + 1


def _parts(paragraphs: Iterable[Paragraph]) -> Iterator[tuple[Paragraph, ...]]:
    """Yield groups of paragraphs that are each laid out in a moment; rows of a table stay together."""
    part: list[Paragraph] = []
    characters = 0
    for each in paragraphs:
        if (
            part
            and (len(part) >= _LINES_AT_ONCE or characters >= _CHARACTERS_AT_ONCE)
            and not _same_row(part[-1], each)
        ):
            yield tuple(part)
            part, characters = [], 0
        part.append(each)
        characters += each.end - each.start
    if part:
        yield tuple(part)


def _same_row(one: Paragraph, other: Paragraph) -> bool:
    return bool(one.cell and other.cell and (one.cell.table, one.cell.row) == (other.cell.table, other.cell.row))


def _region(paragraph: Paragraph) -> Region:
    return paragraph.region


def _lines(block: QTextBlock, first: int, last: int) -> Iterator[tuple[QTextLine, int, int]]:
    """Yield the lines of a block between two positions, with start and end of the part in the block."""
    layout = block.layout()
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        begin = max(first - block.position(), line.textStart())
        finish = min(last - block.position(), line.textStart() + line.textLength())
        if begin < finish:
            yield line, begin, finish


def _x(line: QTextLine, position: int) -> float:
    found = line.cursorToX(position)  # PySide6 returns the coordinate with the position, or alone
    return float(found[0] if isinstance(found, tuple) else found)  # type: ignore[arg-type]


def _units(text: str) -> int:
    """Return the number of UTF-16 units, which Qt counts."""
    return len(text) + sum(character > "\uffff" for character in text)


def _characters(text: str, units: int) -> int:
    """Return how many characters of `text` begin within so many UTF-16 units."""
    passed = 0
    for number, character in enumerate(text):
        if passed >= units:
            return number
        passed += 1 + (character > "\uffff")
    return len(text)


# Flowing text on the canvas: one long sheet, in parts, with comments and tracked changes in its margin.


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
    """The sheet of a stretch. `free_from`: where the margin is free, in points from the top."""

    gap = 0.0

    def __init__(self, stretch: ParagraphGroup, width: float, free_from: float, theme: Theme, *, first: bool) -> None:
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
