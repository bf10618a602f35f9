"""Pages of flowing text: laid out paragraphs are cut into rows, and rows fill one page after the other."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QTextBlock, QTextDocument, QTextLine

from desktop.document.typesetting import CELL_PADDING, TypesetText
from engine.pipeline.page_pictures import MarginNote, Paper, Paragraph, Section

_BORDER = 1.0
_OBJECT = "\ufffc"
"""The text of a block that holds a picture."""
_ROUNDING = 0.01
_RULE_ROOM = 12.0
"""Points between the text of a page and its footnotes."""


@dataclass(frozen=True, slots=True)
class PageRow:
    """A line of text or a row of a table, which no page break divides; in points from the top of its group.

    Attributes:
        start: the offset of its first character.
        keeps: stays on the page of the next row.
        blank: shows nothing.
    """

    top: float
    bottom: float
    start: int
    keeps: bool = False
    blank: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class ParagraphGroup:
    """Some paragraphs, laid out one below the other. `caption`: the region of the document, if it is not the body."""

    paragraphs: tuple[Paragraph, ...]
    document: QTextDocument = field(repr=False)
    text: TypesetText = field(repr=False)
    positions: tuple[int, ...]
    """The position of the first letter of each paragraph in `document`."""
    caption: str = ""
    notes: tuple[MarginNote, ...] = ()
    placed: list[tuple[int, Slice]] = field(default_factory=list, repr=False)
    """The parts on pages, each with the number of its page."""

    @property
    def start(self) -> int:
        """Return the offset of the first character."""
        return self.paragraphs[0].start

    @property
    def end(self) -> int:
        """Return the offset after the last character."""
        return self.paragraphs[-1].end

    @property
    def height(self) -> float:
        """Return the height in points, with the space below the last paragraph."""
        return self.document.size().height() + (0.0 if self.paragraphs[-1].cell else self.paragraphs[-1].spacing.below)

    def boxes(self, start: int, end: int) -> Iterator[QRectF]:
        """Yield the rectangles of characters, one for each line."""
        first = bisect_right(self.paragraphs, start, key=lambda each: each.end)
        for paragraph, position in zip(self.paragraphs[first:], self.positions[first:], strict=True):
            if paragraph.start >= end:
                return
            begin, finish = (
                position + self.text.units(paragraph.start, min(max(each, paragraph.start), paragraph.end))
                for each in (start, end)
            )
            yield from self._boxes(begin, finish)

    def offset(self, point: QPointF) -> int:
        """Return the offset of the character nearest to a point."""
        hit = self.document.documentLayout().hitTest(point, Qt.HitTestAccuracy.FuzzyHit)
        index = max(0, bisect_right(self.positions, hit) - 1)
        paragraph = self.paragraphs[index]
        return self.text.offset(paragraph.start, paragraph.end, hit - self.positions[index])

    def height_of(self, paragraph: int) -> float:
        """Return where the first line of a paragraph begins, in points from the top."""
        block = self.document.findBlock(self.positions[paragraph])
        top = self.document.documentLayout().blockBoundingRect(block).top()
        return top + (block.layout().lineAt(0).y() if block.layout().lineCount() else 0.0)

    def rows(self, room: float) -> list[PageRow]:
        """Return the rows; a row of a table that is higher than `room`, in points, is divided between its lines."""
        found = []
        if self.caption:
            box = self.document.documentLayout().blockBoundingRect(self.document.begin())
            found.append(PageRow(box.top(), box.bottom(), self.start, keeps=True))
        at = 0
        while at < len(self.paragraphs):
            cell, begin = self.paragraphs[at].cell, at
            at += 1
            if cell is None:
                found += self._pictures(begin)
                found += self._lines(begin)
                continue
            while at < len(self.paragraphs) and same_row(self.paragraphs[begin], self.paragraphs[at]):
                at += 1
            found += self._table_row(range(begin, at), room)
        if self.paragraphs[-1].cell is None:
            found += self._pictures(len(self.paragraphs) - 1, below=True)
        return found

    def _pictures(self, index: int, *, below: bool = False) -> Iterator[PageRow]:
        """Yield the pictures right above a paragraph, or right below it."""
        layout, start = self.document.documentLayout(), self.paragraphs[index].start
        for block in _beside(self.document.findBlock(self.positions[index]), below=below):
            box = layout.blockBoundingRect(block)
            yield PageRow(box.top(), box.bottom(), self.paragraphs[index].end if below else start)

    def _lines(self, index: int) -> Iterator[PageRow]:
        paragraph, position = self.paragraphs[index], self.positions[index]
        block = self.document.findBlock(position)
        top = self.document.documentLayout().blockBoundingRect(block).top()
        lines = [block.layout().lineAt(number) for number in range(block.layout().lineCount())]
        bottoms = [top + each.y() for each in lines[1:]] + [top + each.y() + each.height() for each in lines[-1:]]
        starts = [
            self.text.offset(paragraph.start, paragraph.end, block.position() + each.textStart() - position)
            for each in lines
        ]
        ends = [*starts[1:], paragraph.end]
        for number, (line, bottom, start, end) in enumerate(zip(lines, bottoms, starts, ends, strict=True)):
            alone = number == 0 or number == len(lines) - 2  # neither the first line nor the last stands alone
            keeps = alone if number < len(lines) - 1 else paragraph.keeps
            blank = not self.text.words(start, end).strip()
            yield PageRow(top + line.y(), bottom, start, keeps=keeps, blank=blank)

    def _table_row(self, indexes: range, room: float) -> list[PageRow]:
        bands: list[tuple[float, float]] = []
        for each in indexes:
            own = self.document.findBlock(self.positions[each])
            for block in (*_beside(own), own, *_beside(own, below=True)):
                top = self.document.documentLayout().blockBoundingRect(block).top()
                lines = (block.layout().lineAt(number) for number in range(block.layout().lineCount()))
                bands += ((top + line.y(), top + line.y() + line.height()) for line in lines)
        bands.sort()
        around = CELL_PADDING + _BORDER
        top = min((top for top, _ in bands), default=0.0) - around
        bottom = max((bottom for _, bottom in bands), default=0.0) + around
        start = self.paragraphs[indexes[0]].start
        if bottom - top <= room:
            return [PageRow(top, bottom, start, keeps=self.paragraphs[indexes[0]].keeps)]
        cuts = [top]
        reached = top
        for begin, end in bands:
            if begin >= reached and begin > cuts[-1] + around:
                cuts.append(begin)
            reached = max(reached, end)
        return [PageRow(begin, end, start) for begin, end in zip(cuts, [*cuts[1:], bottom], strict=True)]

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


@dataclass(frozen=True, slots=True, eq=False)
class Slice:
    """Part of a group on a page: from `top` to `bottom` in the group, at the height `y` of the page."""

    group: ParagraphGroup
    top: float
    bottom: float
    y: float

    @property
    def down(self) -> float:
        """Return how far the group is moved down on its page."""
        return self.y - self.top

    def shows(self, height: float) -> bool:
        """Return whether a height in the group is on this page."""
        return self.top <= height < self.bottom


@dataclass(slots=True, eq=False)
class Page:
    """A page with its text.

    Attributes:
        y, bottom: where the next row begins, and where the text has to end.
        footnotes: those whose anchors are on the page; `rule`: where the line above them is.
    """

    number: int
    start: int
    paper: Paper
    y: float
    bottom: float
    strips: list[Slice] = field(default_factory=list)
    slices: list[Slice] = field(default_factory=list)
    notes: list[tuple[float, MarginNote]] = field(default_factory=list)
    footnotes: list[ParagraphGroup] = field(default_factory=list)
    rule: float | None = None

    def add_footnotes(self, groups: Sequence[ParagraphGroup]) -> None:
        """Reserve room for footnotes at the bottom of the page."""
        self.bottom -= notes_height(groups, first=not self.footnotes)
        self.footnotes += groups

    def close(self) -> Page:
        """Print the footnotes at the bottom of the full page, and return the page."""
        if self.footnotes:
            y = max(self.bottom, self.y)
            self.rule = y + _RULE_ROOM / 2
            y += _RULE_ROOM
            for group in self.footnotes:
                added = Slice(group, 0.0, group.height, y)
                self.slices.append(added)
                group.placed.append((self.number, added))
                y += group.height
        return self

    def add(self, group: ParagraphGroup, top: float, bottom: float) -> None:
        """Add a part of a group below what is there."""
        added = Slice(group, top, bottom, self.y)
        self.slices.append(added)
        group.placed.append((self.number, added))
        self.y += bottom - top
        starts = [each.start for each in group.paragraphs] if group.notes else []
        for note in group.notes:
            height = group.height_of(starts.index(note.start))
            if added.shows(height):
                self.notes.append((height + added.down, note))

    def slice_at(self, height: float) -> Slice | None:
        """Return the part that is nearest to a height of the page; None on an empty page."""
        parts = [*self.strips, *self.slices]
        return min(
            parts,
            key=lambda each: max(each.y - height, height - each.y - (each.bottom - each.top), 0.0),
            default=None,
        )


def notes_height(groups: Sequence[ParagraphGroup], *, first: bool) -> float:
    """Return the height of footnotes in points; `first`: with the room of the line above them."""
    return sum(each.height for each in groups) + (_RULE_ROOM if first and groups else 0.0)


def _no_footnotes(_: int, __: int, ___: Section) -> list[ParagraphGroup]:
    return []


def fill(
    groups: Iterable[tuple[Section, ParagraphGroup]],
    breaks: Sequence[int],
    begin: Callable[[Section, int], Page],
    footnotes: Callable[[int, int, Section], list[ParagraphGroup]] = _no_footnotes,
) -> Iterator[Page]:
    """Yield pages as they are full.

    Args:
        groups: paragraphs in order, each group with its section.
        breaks: offsets at which a page begins, in order.
        begin: returns an empty page for a section, whose text begins at an offset.
        footnotes: returns those anchored between two offsets.
    """
    page: Page | None = None
    before = -1
    for section, group in groups:
        rows = group.rows(_room(section.paper))
        ends = [*(row.start for row in rows[1:]), group.end + 1]
        below = [footnotes(row.start, end, section) for row, end in zip(rows, ends, strict=True)]
        at, top = 0, 0.0
        while at < len(rows):
            if page is None or _breaks(breaks, before, rows[at].start):
                if page:
                    yield page.close()
                page = begin(section, rows[at].start)
            count = _fitting(rows, below, at, top, page, breaks)
            if count == 0:
                yield page.close()
                page, top = begin(section, rows[at].start), rows[at].top
                count = _fitting(rows, below, at, top, page, breaks)
            last = rows[at + count - 1]
            page.add(group, top, last.bottom)
            page.add_footnotes([note for notes in below[at : at + count] for note in notes])
            at, top, before = at + count, last.bottom, last.start
        if page:
            page.y += max(0.0, group.height - top)
    if page:
        yield page.close()


def _room(paper: Paper) -> float:
    return paper.height - paper.top - paper.bottom


def _breaks(breaks: Sequence[int], before: int, start: int) -> bool:
    """Return whether a page begins between the rows that start at these offsets."""
    return bisect_right(breaks, before) < bisect_right(breaks, start)


def _fitting(
    rows: Sequence[PageRow],
    below: Sequence[Sequence[ParagraphGroup]],
    at: int,
    top: float,
    page: Page,
    breaks: Sequence[int],
) -> int:
    """Return how many rows from `at` on belong on the page with their footnotes: at least one on an empty page."""
    notes: list[ParagraphGroup] = []
    room = page.bottom - page.y + _ROUNDING
    end = at
    while end < len(rows):
        row = rows[end]
        if end > at and _breaks(breaks, rows[end - 1].start, row.start):
            return end - at
        ends_page = row.blank and _breaks(breaks, row.start, row.start + 2)  # an empty line after a page break
        notes += below[end]
        if row.bottom - top + notes_height(notes, first=not page.footnotes) > room and not ends_page:
            break
        end += 1
    else:
        return end - at
    kept = end
    while kept > at and rows[kept - 1].keeps:
        kept -= 1
    return kept - at or (0 if page.slices else max(1, end - at))


def same_row(one: Paragraph, other: Paragraph) -> bool:
    """Return whether two paragraphs are in the same row of a table."""
    return bool(one.cell and other.cell and (one.cell.table, one.cell.row) == (other.cell.table, other.cell.row))


def _beside(block: QTextBlock, *, below: bool = False) -> list[QTextBlock]:
    """Return the blocks of pictures right above a block, or right below it, from top to bottom."""
    found = []
    block = block.next() if below else block.previous()
    while block.isValid() and block.text() == _OBJECT:
        found.append(block)
        block = block.next() if below else block.previous()
    return found if below else found[::-1]


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
