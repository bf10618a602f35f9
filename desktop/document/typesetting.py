"""Typesetting of paragraphs in a `QTextDocument`: headings, lists, tables, runs. One layout unit is a point."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextTable,
    QTextTableFormat,
)

from engine.pipeline.page_pictures import (
    MOST_COLUMNS,
    MOST_SPACE,
    Align,
    CellPlace,
    CharacterFormat,
    Embedded,
    Paper,
    Paragraph,
    Run,
)

_SERIFS = ["Liberation Serif", "Times New Roman", "Cambria", "Georgia", "DejaVu Serif"]
_SAME_WIDTHS = {
    "arial": "Liberation Sans",
    "calibri": "Carlito",
    "cambria": "Caladea",
    "courier new": "Liberation Mono",
    "helvetica": "Liberation Sans",
    "times new roman": "Liberation Serif",
}
"""Free fonts whose letters are as wide as those of a font of Word."""
_SANS_SERIF = frozenset(
    ("aptos", "arial", "arial narrow", "bahnschrift", "calibri", "calibri light", "candara", "century gothic", "corbel")
) | frozenset(("franklin gothic book", "gill sans mt", "helvetica", "segoe ui", "tahoma", "trebuchet ms", "verdana"))
_MONOSPACED = frozenset(("consolas", "courier", "courier new", "lucida console", "lucida sans typewriter", "menlo"))
_INCH = 72
_CAPTION_SIZE = 9.0
_LARGEST_EVEN, _SMALLEST_EVEN, _STEP = 9.5, 5.0, 0.25
_MOST_COLUMNS = 132
"""Characters of the longest line that was broken by a typewriter or a program; longer ones are meant to be reflowed."""
_SLACK = 1.02
"""The room of a line, compared with its letters."""
CELL_PADDING = 2.0
_GAP = 6.0
_NO_LINE = 0.1
_LABEL_ROOM = 18.0
_MOST_OF_PAGE = 0.9
"""Share of the height of a page that a picture may take."""
_PICTURE = "picture:"
_NO_PICTURES: Mapping[int, Sequence[Embedded]] = {}
_RULE = "#8A929C"
"""The colour of table rules, visible on white paper and on dark."""
_SAME_WIDTH = str.maketrans({"\n": "\u2028", "\r": "\u2028", "\u2029": "\u2028", "\v": " ", "\f": " "})
"""Characters that would begin another block, each replaced by one character so that offsets stay the same."""
_ALIGNED: Mapping[Align, Qt.AlignmentFlag] = {
    Align.LEFT: Qt.AlignmentFlag.AlignLeft,
    Align.RIGHT: Qt.AlignmentFlag.AlignRight,
    Align.CENTER: Qt.AlignmentFlag.AlignHCenter,
    Align.JUSTIFIED: Qt.AlignmentFlag.AlignJustify,
}
_RAISED: Mapping[int, QTextCharFormat.VerticalAlignment] = {
    1: QTextCharFormat.VerticalAlignment.AlignSuperScript,
    -1: QTextCharFormat.VerticalAlignment.AlignSubScript,
}


def even_size(text: str, paper: Paper) -> float:
    """Return the font size in points at which the lines of a plain text fit on the page as they were broken."""
    columns = max((len(line.rstrip()) for line in text.splitlines()), default=0)
    if columns > _MOST_COLUMNS:
        return _LARGEST_EVEN
    room = paper.width - paper.left - paper.right
    size = _LARGEST_EVEN
    while size > _SMALLEST_EVEN and _even_width(columns, size) > room:
        size -= _STEP
    return size


def _even_width(columns: int, size: float) -> float:
    """Return the width of a line in points; measured at each size, since widths are rounded."""
    return _SLACK * QFontMetricsF(_font(CharacterFormat(size=size), even=True)).horizontalAdvance("0" * columns)


class TypesetText:
    """The text of a document as it is shown: page numbers replace some of its characters, and others are added.

    Qt counts UTF-16 units.
    """

    def __init__(self, text: str, replaced: Iterable[tuple[int, int, str]] = (), *, astral: bool | None = None) -> None:
        """Show `text` with other words in some places.

        Args:
            replaced: start and end of characters, in order, and what is shown in their place.
            astral: whether any character has two units, if it is known.
        """
        self._text = text
        self._replaced = tuple(replaced)
        self._astral = max(text, default="") > "\uffff" if astral is None else astral

    def with_words(self, replaced: Iterable[tuple[int, int, str]]) -> TypesetText:
        """Return the same text with other words, digits and spaces, in these places."""
        return TypesetText(self._text, replaced, astral=self._astral)

    def words(self, start: int, end: int) -> str:
        """Return what is shown for the characters from `start` to `end`.

        A number counts for its first character or, where it replaces none, for the one that follows it.
        """
        if not self._replaced:
            return self._text[start:end]
        found, at = "", start
        for first, last, words in self._replaced:
            if (last > at or first == last == at) and first < end:
                found += self._text[at : max(at, first)] + (words if first >= at else "")
                at = min(last, end)
        return found + self._text[at:end]

    def added(self, end: int) -> str:
        """Return what is shown after the last character of a paragraph, which ends at `end`."""
        return "".join(words for first, last, words in self._replaced if first == last == end)

    def units(self, start: int, end: int) -> int:
        """Return the length of what is shown for the characters from `start` to `end`."""
        if self._astral:
            words = self.words(start, end)
            return len(words) + sum(each > "\uffff" for each in words)
        length, at = 0, start
        for first, last, words in self._replaced:
            if (last > at or first == last == at) and first < end:
                length += max(at, first) - at + (len(words) if first >= at else 0)
                at = min(last, end)
        return length + max(0, end - at)

    def offset(self, start: int, end: int, units: int) -> int:
        """Return the offset of the character, from `start` to `end`, that is shown after so many units."""
        if not self._replaced and not self._astral:
            return min(start + max(units, 0), end)
        return bisect_left(range(start, end), units, key=lambda at: self.units(start, at)) + start


def typeset(
    text: TypesetText,
    paragraphs: Sequence[Paragraph],
    paper: Paper,
    caption: str,
    *,
    even: float | None,
    grids: Sequence[tuple[float, ...]] = (),
    pictures: Mapping[int, Sequence[Embedded]] = _NO_PICTURES,
) -> tuple[QTextDocument, tuple[int, ...]]:
    """Return the laid out document, and the position of each paragraph in it.

    Args:
        text: what is shown at the paragraphs' offsets.
        caption: words above them.
        even: the size of a fixed-width font in points, without extra space between lines; None: other fonts.
        grids: widths of the columns of each table, by its number.
        pictures: those above and below a paragraph, by its start.
    """
    document = QTextDocument()
    document.setUseDesignMetrics(True)
    document.setDocumentMargin(0)
    document.setDefaultFont(_font(CharacterFormat(size=even) if even else CharacterFormat(), even=even is not None))
    frame = QTextFrameFormat()
    frame.setLeftMargin(paper.left)
    frame.setRightMargin(paper.right)
    if paragraphs and not caption and not paragraphs[0].cell and not even:
        frame.setTopMargin(paragraphs[0].spacing.above)  # Qt shows no space above a first block
    document.rootFrame().setFrameFormat(frame)
    document.setUndoRedoEnabled(False)
    setting = _Setting(text, document, paper, pictures, even=even)
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    if caption:
        setting.caption(cursor, caption)
    for table, group in groupby(paragraphs, key=lambda each: each.cell.table if each.cell else None):
        if table is None:
            for each in group:
                setting.paragraph(cursor, each)
        else:
            setting.table(cursor, list(group), paper, grids[table] if 0 <= table < len(grids) else ())
    cursor.endEditBlock()
    document.setTextWidth(paper.width)
    return document, tuple(setting.positions)


class _Setting:
    def __init__(
        self,
        text: TypesetText,
        document: QTextDocument,
        paper: Paper,
        pictures: Mapping[int, Sequence[Embedded]],
        *,
        even: float | None,
    ) -> None:
        self.positions: list[int] = []
        self._pictures = pictures
        self._room = paper.width - paper.left - paper.right
        self._most = _MOST_OF_PAGE * (paper.height - paper.top - paper.bottom)
        self._text = text
        self._document = document
        self._even = even
        self._columns = 1
        self._at_empty_block = True
        self._table: QTextTable | None = None
        self._below = 0.0

    def caption(self, cursor: QTextCursor, words: str) -> None:
        looks = QTextCharFormat()
        looks.setFont(_font(CharacterFormat(size=_CAPTION_SIZE, bold=True), even=False))
        block = QTextBlockFormat()
        block.setBottomMargin(_GAP)
        self._block(cursor, block)
        cursor.insertText(words, looks)

    def paragraph(self, cursor: QTextCursor, each: Paragraph, *, in_cell: bool = False) -> None:
        """Set a paragraph in a block of its own; in a cell, in the empty block at the cursor."""
        looks = self._looks(each)
        beside = self._pictures.get(each.start, ())
        for picture in (one for one in beside if not one.below):
            self._picture(cursor, picture, looks, each.cell, above=True)
        if in_cell:
            looks.setBottomMargin(each.spacing.below)
            cursor.setBlockFormat(looks)
        else:
            looks.setTopMargin(looks.topMargin() + self._below)  # Qt would take the larger space, and Word adds both
            self._below = each.spacing.below
            self._block(cursor, looks)
        if each.label:
            cursor.insertText(f"{each.label}\u2002", _characters(CharacterFormat(), even=self._even is not None))
        self.positions.append(cursor.position())
        for run in self._runs(each):
            cursor.insertText(
                self._text.words(run.start, run.end).translate(_SAME_WIDTH),
                _characters(run.look, even=self._even is not None),
            )
        if added := self._text.added(each.end):
            cursor.insertText(added, _characters(each.runs[-1].look if each.runs else CharacterFormat(), even=False))
        for picture in (one for one in beside if one.below):
            self._picture(cursor, picture, looks, each.cell, above=False)

    def _picture(
        self, cursor: QTextCursor, each: Embedded, looks: QTextBlockFormat, cell: CellPlace | None, *, above: bool
    ) -> None:
        """Set a picture in a block of its own, no wider than its column and lower than a page."""
        block = QTextBlockFormat()
        block.setAlignment(looks.alignment())
        if cell is None:
            block.setTopMargin(self._below)
            self._below = 0.0
            self._block(cursor, block)
        elif not above:
            cursor.insertBlock(block)
        name = QUrl(f"{_PICTURE}{len(self._document.allFormats())}-{cursor.position()}")
        found = each.picture
        image = QImage(found.pixels, found.width, found.height, found.stride, QImage.Format.Format_RGB888)
        self._document.addResource(QTextDocument.ResourceType.ImageResource.value, name, image.copy())
        width = self._room * (cell.span / self._columns if cell else 1.0) - (2 * CELL_PADDING if cell else 0.0)
        share = min(1.0, width / each.width, self._most / each.height)
        shown = QTextImageFormat()
        shown.setName(name.toString())
        shown.setWidth(each.width * share)
        shown.setHeight(each.height * share)
        cursor.insertImage(shown)
        if cell and above:
            cursor.insertBlock()

    def table(self, cursor: QTextCursor, paragraphs: list[Paragraph], paper: Paper, grid: tuple[float, ...]) -> None:
        cells = [each.cell for each in paragraphs if each.cell]
        rows = {row: number for number, row in enumerate(sorted({each.row for each in cells}))}
        columns = self._columns = max(each.column + each.span for each in cells)
        looks = QTextTableFormat()
        looks.setBorder(1)
        looks.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        looks.setBorderBrush(QColor(_RULE))
        looks.setBorderCollapse(True)
        looks.setCellPadding(CELL_PADDING)
        looks.setCellSpacing(0)
        looks.setTopMargin(self._below)
        width = paper.width - paper.left - paper.right
        if columns <= len(grid) <= MOST_COLUMNS and all(0 < each <= MOST_SPACE for each in grid):
            columns, total = len(grid), sum(grid)
            width = min(width, total)
            percent = QTextLength.Type.PercentageLength
            looks.setColumnWidthConstraints([QTextLength(percent, 100 * each / total) for each in grid])
        looks.setWidth(QTextLength(QTextLength.Type.FixedLength, width))
        cursor.movePosition(QTextCursor.MoveOperation.End)
        self._shrink_empty_block(cursor)
        table = cursor.insertTable(len(rows), columns, looks)
        for (row, column), group in groupby(paragraphs, key=_place):
            self._cell(table, rows[row], column, list(group))
        cursor.movePosition(QTextCursor.MoveOperation.End)
        self._at_empty_block, self._below, self._table = True, 0.0, table
        self._shrink_empty_block(cursor)

    def _shrink_empty_block(self, cursor: QTextCursor) -> None:
        """Shrink the block that Qt keeps before and after a table, unless it holds text."""
        if self._at_empty_block:
            looks = QTextBlockFormat()
            looks.setLineHeight(_NO_LINE, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
            cursor.setBlockFormat(looks)

    def _cell(self, table: QTextTable, row: int, column: int, paragraphs: list[Paragraph]) -> None:
        span = paragraphs[0].cell.span if paragraphs[0].cell else 1
        if span > 1:
            table.mergeCells(row, column, 1, span)
        cursor = table.cellAt(row, column).lastCursorPosition()
        for number, each in enumerate(paragraphs):
            if number or cursor.position() > table.cellAt(row, column).firstPosition():
                cursor.insertBlock()
            self.paragraph(cursor, each, in_cell=True)

    def _block(self, cursor: QTextCursor, looks: QTextBlockFormat) -> None:
        """Begin a block; the first one of a document, and that after a table, exist already."""
        if self._at_empty_block:
            if self._table:  # as above a first block, Qt shows no space below a table
                below = self._table.format().toTableFormat()
                below.setBottomMargin(looks.topMargin())
                self._table.setFormat(below)
            cursor.setBlockFormat(looks)
            self._at_empty_block, self._table = False, None
        else:
            cursor.insertBlock(looks)

    def _looks(self, each: Paragraph) -> QTextBlockFormat:
        looks = QTextBlockFormat()
        if self._even:
            return looks
        room = _LABEL_ROOM if each.label else 0.0
        looks.setLeftMargin(max(0.0, each.indent or room))
        looks.setTextIndent(each.first or -room)
        looks.setAlignment(_ALIGNED[each.align])
        spacing = each.spacing
        if spacing.least:
            looks.setLineHeight(spacing.least, QTextBlockFormat.LineHeightTypes.MinimumHeight.value)
        else:
            looks.setLineHeight(100 * spacing.lines, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        looks.setTopMargin(spacing.above)
        if each.heading:
            looks.setHeadingLevel(min(each.heading, 6))
        return looks

    def _runs(self, each: Paragraph) -> Iterator[Run]:
        """Yield the runs of a paragraph, and default runs for the text between them."""
        at = each.start
        for run in each.runs:
            if at <= run.start < run.end <= each.end:
                if at < run.start:
                    yield Run(at, run.start, CharacterFormat())
                yield run
                at = run.end
        if at < each.end:
            yield Run(at, each.end, CharacterFormat(size=self._even) if self._even else CharacterFormat())


def _place(paragraph: Paragraph) -> tuple[int, int]:
    return (paragraph.cell.row, paragraph.cell.column) if paragraph.cell else (0, 0)


def _characters(look: CharacterFormat, *, even: bool) -> QTextCharFormat:
    looks = QTextCharFormat()
    looks.setFont(_font(look, even=even))
    looks.setVerticalAlignment(_RAISED.get(look.raised, QTextCharFormat.VerticalAlignment.AlignNormal))
    return looks


@cache
def _substitutes(name: str) -> tuple[list[str], QFont.StyleHint]:
    """Return the families to use in place of a font, those with the same widths first."""
    name = name.casefold()
    alike = [_SAME_WIDTHS[name]] if name in _SAME_WIDTHS else []
    if name in _MONOSPACED:
        return [*alike, "Liberation Mono", "Courier New", "DejaVu Sans Mono"], QFont.StyleHint.Monospace
    if name in _SANS_SERIF or "sans" in name:
        return [*alike, "Liberation Sans", "Arial", "Helvetica", "DejaVu Sans"], QFont.StyleHint.SansSerif
    return [*alike, *_SERIFS], QFont.StyleHint.Serif


def _font(look: CharacterFormat, *, even: bool) -> QFont:
    if even:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    else:
        font = QFont()
        others, hint = _substitutes(look.font)
        font.setFamilies([look.font, *others] if look.font else others)
        font.setStyleHint(hint)
    screen = QGuiApplication.primaryScreen()
    font.setPointSizeF(look.size * _INCH / (screen.logicalDotsPerInchY() if screen else 96.0))
    font.setBold(look.bold)
    font.setItalic(look.italic)
    font.setUnderline(look.underline)
    font.setStrikeOut(look.struck)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
