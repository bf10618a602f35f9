"""Help window: contents or search results at the left, the page at the right."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QShortcut,
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
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from desktop import mnemonics, screens
from desktop.fields import LineEdit
from desktop.help import pages
from desktop.translations import language

# The browser of one page, in a readable line length, with the colours and text size of the window.


_MARGIN = 24
_LETTERS = 84
"""Letters on a line, at most."""
_LINE_HEIGHT = 125
"""Height of a line, in per cent of its letters."""
_PICTURE = "\ufffc"
"""The character that stands for a picture in the text of a document."""
_ABOVE_HEADINGS = {1: 4, 2: 22, 3: 14}


class HelpBrowser(QTextBrowser):
    """A browser that follows links between pages and opens nothing else. Signal: `moved`: another page or heading is
    shown.

    It keeps its own history instead of Qt's: pages are loaded here, because Qt's Markdown has no anchors.
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
        """Show a page from the heading of this anchor, with the words of a search highlighted."""
        del self._visited[self._at + 1 :]
        self._visited.append((page, anchor))
        self._found = found
        self.step(1)

    def can_step(self, by: int) -> bool:
        """Return whether there is a page that far back (negative) or forward in the history."""
        return 0 <= self._at + by < len(self._visited)

    def step(self, by: int) -> None:
        """Go back (-1) or forward (1) in the history."""
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
            page = name.removesuffix(".md") or self.page
            self.show_page(page, pages.translated_anchor(page, link.fragment(), language()))

    def _load(self) -> None:
        file = pages.path(self.page, language())
        self.setMarkdown(file.read_text(encoding="utf-8"))
        self.document().setBaseUrl(QUrl.fromLocalFile(f"{file.parent}/"))
        self._dress()

    def _room(self) -> int:
        """Return the width of a line in pixels."""
        letters = self.fontMetrics().averageCharWidth() * _LETTERS
        return max(min(self.viewport().width() - 2 * _MARGIN, letters), 120)

    def _fit(self) -> None:
        """Fit lines and pictures to the width of the window."""
        document = self.document()
        frame = document.rootFrame().frameFormat()
        frame.setTopMargin(_MARGIN / 2)
        frame.setLeftMargin(_MARGIN)
        frame.setRightMargin(max(self.viewport().width() - _MARGIN - self._room(), 0))
        document.rootFrame().setFrameFormat(frame)
        for url in self.pictures():
            whole = document.baseUrl().resolved(url)  # by which the document looks for it
            document.addResource(QTextDocument.ResourceType.ImageResource, whole, self.fitted(url))
        document.markContentsDirty(0, document.characterCount())

    def fitted(self, name: QUrl) -> QImage:
        """Return a picture at its own width, or scaled down to the width of a line."""
        picture = QImage(self.document().baseUrl().resolved(name).toLocalFile())
        ratio = self.devicePixelRatioF()
        width = round(min(picture.width(), self._room() * ratio))
        fitted = picture.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        fitted.setDevicePixelRatio(ratio)
        return fitted

    def pictures(self) -> list[QUrl]:
        """Return the pictures of the current page, by the names it uses."""
        return [QUrl(each) for each in pages.pictures(self.page, language())] if self.page else []

    def _dress(self) -> None:
        """Format what Qt's Markdown leaves plain: space above headings, background of code, rules of tables."""
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()  # otherwise Qt lays everything out again after each change
        for block in list(_blocks(self.document())):
            cursor.setPosition(block.position())
            if cursor.currentTable():
                continue
            shape = QTextBlockFormat()
            if _PICTURE not in block.text():  # a share of the height of a picture would be a gap below it
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
            _underline(block, cursor)
        cursor.endEditBlock()
        line = self.palette().color(QPalette.ColorRole.Mid)
        for table in self.document().rootFrame().childFrames():
            if isinstance(table, QTextTable):
                _rule(table, line)
        self._fit()

    def _go_to(self, anchor: str) -> None:
        """Scroll to a heading, found by its words, because Qt's Markdown has no anchors."""
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


def _underline(block: QTextBlock, cursor: QTextCursor) -> None:
    """Underline the links of a block, which have the colour of the text around them."""
    line = QTextCharFormat()
    line.setFontUnderline(True)
    links, stretches = [], block.begin()
    while not stretches.atEnd():
        stretch = stretches.fragment()
        if stretch.charFormat().isAnchor():
            links.append((stretch.position(), stretch.position() + stretch.length()))
        stretches += 1
    for start, end in links:
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(line)
    cursor.clearSelection()


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


_PLACE = Qt.ItemDataRole.UserRole
_WIDTHS = [260, 740]


class HelpWindow(QDialog):
    """The help window, which stays open beside its owner."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Help"))
        self.setModal(False)
        screens.fit(self, QSize(1000, 720), least=QSize(480, 320))
        mnemonics.keep(self)
        self.browser = HelpBrowser(self)
        self.words = LineEdit(self)
        self.words.setPlaceholderText(self.tr("Search in help"))
        self.words.setAccessibleName(self.tr("Search in help"))
        self.words.setClearButtonEnabled(True)
        self.contents = QListWidget(self)
        self.contents.setAccessibleName(self.tr("Contents"))
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setStyleSheet("QListWidget::item { padding: 5px 8px; }")
        self.nothing = QLabel(self.tr("No page contains these words. Most pages are in English."), self)
        self.nothing.setWordWrap(True)
        self.nothing.setProperty("role", "second")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addLayout(self._head())
        column.addWidget(self._body(), 1)
        self.words.textChanged.connect(lambda _: self._list())
        self.words.returnPressed.connect(lambda: self.contents.setCurrentRow(0))
        self.contents.currentItemChanged.connect(lambda item, _: self._show(item))
        self.browser.moved.connect(self._point)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.words.setFocus)
        self._list()

    def show_place(self, place: str) -> None:
        """Show a page, or a heading of it: "screens#export"."""
        page, _, anchor = place.partition("#")
        self.words.clear()
        self.show()  # a page that has not its width yet would be laid out again, and lose its place
        self.browser.show_page(page, pages.translated_anchor(page, anchor, language()))
        self.raise_()
        self.activateWindow()
        self.words.setFocus()

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        for words, by in ((self.tr("Back"), -1), (self.tr("Forward"), 1)):
            button = QPushButton(words, self)
            button.setAutoDefault(False)
            button.setEnabled(False)
            button.clicked.connect(lambda _=False, by=by: self.browser.step(by))
            self.browser.moved.connect(lambda button=button, by=by: button.setEnabled(self.browser.can_step(by)))
            row.addWidget(button)
        row.addStretch(1)
        self.words.setMinimumWidth(280)
        row.addWidget(self.words)
        return row

    def _body(self) -> QSplitter:
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.nothing)
        column.addWidget(self.contents, 1)
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.addWidget(left)
        splitter.addWidget(self.browser)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes(_WIDTHS)
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(1)
        return splitter

    def _list(self) -> None:
        """List all pages, or the sections that contain the search words."""
        words = self.words.text().strip()
        found = pages.search(words, language=language())
        self.contents.blockSignals(True)
        self.contents.clear()
        if words:
            for each in found:
                title = each.heading if each.heading == each.title else f"{each.heading}\n{each.title}"
                self._add(title, f"{each.page}#{each.anchor}")
        else:
            for page in pages.order():
                self._add(pages.sections(page, language())[0].title, page)
        self.contents.blockSignals(False)
        self.nothing.setVisible(bool(words) and not found)
        self._point()

    def _add(self, words: str, place: str) -> None:
        item = QListWidgetItem(words)
        item.setData(_PLACE, place)
        self.contents.addItem(item)

    def _show(self, item: QListWidgetItem | None) -> None:
        if item:
            page, _, anchor = item.data(_PLACE).partition("#")
            self.browser.show_page(page, anchor, self.words.text().strip())

    def _point(self) -> None:
        """Select the current page in the contents."""
        if self.words.text().strip():
            return
        self.contents.blockSignals(True)
        shown = self.browser.page
        self.contents.setCurrentRow(pages.order().index(shown) if shown in pages.order() else -1)
        self.contents.blockSignals(False)
