"""Shows one page of help: as wide as is good to read, in the colours and at the text size of the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from desktop.help import pages

_MARGIN = 24
_LETTERS = 84
"""Of a line, at most."""
_LINE_HEIGHT = 125
"""Per cent."""
_ABOVE_HEADINGS = {1: 4, 2: 22, 3: 14}


class HelpBrowser(QTextBrowser):
    """Follows links between pages and opens nothing else. Signal: `moved`, to another page or along the way back.

    Qt's own history is not used: pages are loaded here, because Markdown knows no anchors in Qt.
    """

    moved = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("help")
        self.setAccessibleName(self.tr("Page"))
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setUndoRedoEnabled(False)
        self.anchorClicked.connect(self._follow)
        self.page = ""
        self._visited: list[tuple[str, str]] = []
        self._at = -1
        self._found = ""

    def show_page(self, page: str, anchor: str = "", found: str = "") -> None:
        """From the heading of this anchor on, with the words that were looked for highlighted."""
        del self._visited[self._at + 1 :]
        self._visited.append((page, anchor))
        self._found = found
        self.step(1)

    def can_step(self, by: int) -> bool:
        return 0 <= self._at + by < len(self._visited)

    def step(self, by: int) -> None:
        """Along what was read: -1 back, 1 forward."""
        self._at += by
        page, anchor = self._visited[self._at]
        if page != self.page:
            self.page = page
            self._load()
        self._go_to(anchor)
        self._highlight()
        self.moved.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self.page:
            self._load()

    def _follow(self, link: QUrl) -> None:
        name = link.fileName()
        if not link.scheme() and (not name or name.endswith(".md")):
            self.show_page(name.removesuffix(".md") or self.page, link.fragment())

    def _load(self) -> None:
        file = pages.path(self.page)
        self.setMarkdown(file.read_text(encoding="utf-8"))
        self.document().setBaseUrl(QUrl.fromLocalFile(f"{file.parent}/"))
        self._dress()

    def _room(self) -> int:
        """For a line, in pixels."""
        letters = self.fontMetrics().averageCharWidth() * _LETTERS
        return max(min(self.viewport().width() - 2 * _MARGIN, letters), 120)

    def _fit(self) -> None:
        """Lines and pictures to the width of the window."""
        document = self.document()
        frame = document.rootFrame().frameFormat()
        frame.setTopMargin(_MARGIN / 2)
        frame.setLeftMargin(_MARGIN)
        frame.setRightMargin(max(self.viewport().width() - _MARGIN - self._room(), 0))
        document.rootFrame().setFrameFormat(frame)
        for url in self.pictures():
            document.addResource(QTextDocument.ResourceType.ImageResource, url, self.fitted(url))
        document.markContentsDirty(0, document.characterCount())

    def fitted(self, name: QUrl) -> QImage:
        """As wide as it is, or as there is room."""
        picture = QImage(self.document().baseUrl().resolved(name).toLocalFile())
        ratio = self.devicePixelRatioF()
        width = round(min(picture.width(), self._room() * ratio))
        fitted = picture.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        fitted.setDevicePixelRatio(ratio)
        return fitted

    def pictures(self) -> list[QUrl]:
        """Of the page that is shown, as it names them."""
        return [QUrl(each) for each in pages.pictures(self.page)] if self.page else []

    def _dress(self) -> None:
        """What Markdown does not say: room above headings, ground behind code, lines of tables."""
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()  # else all is laid out anew after each change
        for block in list(_blocks(self.document())):
            cursor.setPosition(block.position())
            if cursor.currentTable():
                continue
            shape = QTextBlockFormat()
            shape.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            if level := block.blockFormat().headingLevel():
                shape.setTopMargin(_ABOVE_HEADINGS.get(level, 10))
                shape.setBottomMargin(6)
            elif _is_code(block):
                shape.setBackground(self.palette().brush(QPalette.ColorRole.Window))
                shape.setNonBreakableLines(False)
                shape.setBottomMargin(0 if _is_code(block.next()) else 10)
            elif not block.textList():
                shape.setBottomMargin(8)
            cursor.mergeBlockFormat(shape)
        cursor.endEditBlock()
        line = self.palette().color(QPalette.ColorRole.Mid)
        for table in self.document().rootFrame().childFrames():
            if isinstance(table, QTextTable):
                _rule(table, line)
        self._fit()

    def _go_to(self, anchor: str) -> None:
        """Markdown knows no anchors in Qt: the heading is found by its words."""
        if not anchor:
            self.verticalScrollBar().setValue(0)
            return
        for block in _blocks(self.document()):
            if block.blockFormat().headingLevel() and pages.anchor(block.text()) == anchor:
                self.setTextCursor(QTextCursor(block))
                top = self.document().documentLayout().blockBoundingRect(block).top()
                self.verticalScrollBar().setValue(round(top) - 8)
                return

    def _highlight(self) -> None:
        marked = []
        shape = QTextCharFormat()
        shape.setBackground(self.palette().brush(QPalette.ColorRole.Highlight))
        shape.setForeground(self.palette().brush(QPalette.ColorRole.HighlightedText))
        for word in self._found.split():
            cursor = self.document().find(word)
            while not cursor.isNull():
                selection = QTextEdit.ExtraSelection()
                selection.cursor, selection.format = cursor, shape
                marked.append(selection)
                cursor = self.document().find(word, cursor)
        self.setExtraSelections(marked)


def _blocks(document: QTextDocument) -> list[QTextBlock]:
    found, block = [], document.begin()
    while block.isValid():
        found.append(block)
        block = block.next()
    return found


def _is_code(block: QTextBlock) -> bool:
    return block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeLanguage)


def _rule(table: QTextTable, line: QColor) -> None:
    shape = table.format()
    shape.setBorder(1)
    shape.setBorderCollapse(True)
    shape.setBorderBrush(QBrush(line))
    shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    shape.setCellPadding(6)
    shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    table.setFormat(shape)
