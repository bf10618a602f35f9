"""The window of help: contents or what was found at the left, the page at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from desktop.help import pages
from desktop.help.browser import HelpBrowser

_PLACE = Qt.ItemDataRole.UserRole
_WIDTHS = [260, 740]


class HelpWindow(QDialog):
    """Stays open beside the window it belongs to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Help"))
        self.setModal(False)
        self.resize(1000, 720)
        self.setMinimumSize(480, 320)
        self.browser = HelpBrowser(self)
        self.words = QLineEdit(self)
        self.words.setPlaceholderText(self.tr("Search in help"))
        self.words.setAccessibleName(self.tr("Search in help"))
        self.words.setClearButtonEnabled(True)
        self.contents = QListWidget(self)
        self.contents.setAccessibleName(self.tr("Contents"))
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setStyleSheet("QListWidget::item { padding: 5px 8px; }")
        self.nothing = QLabel(self.tr("No page holds these words. Help is in English."), self)
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
        """A page, or a heading of it: "screens#export"."""
        page, _, anchor = place.partition("#")
        self.words.clear()
        self.browser.show_page(page, anchor)
        self.show()
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
        """All pages, or the sections that hold the words."""
        words = self.words.text().strip()
        found = pages.search(words)
        self.contents.blockSignals(True)
        self.contents.clear()
        if words:
            for each in found:
                title = each.heading if each.heading == each.title else f"{each.heading}\n{each.title}"
                self._add(title, f"{each.page}#{each.anchor}")
        else:
            for page in pages.order():
                self._add(pages.sections(page)[0].title, page)
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
        """Let the contents say which page is shown."""
        if self.words.text().strip():
            return
        self.contents.blockSignals(True)
        shown = self.browser.page
        self.contents.setCurrentRow(pages.order().index(shown) if shown in pages.order() else -1)
        self.contents.blockSignals(False)
