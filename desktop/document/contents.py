"""Strip beside the pages: thumbnails, or the outline of the document."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QStackedWidget,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop import icons
from desktop.document.thumbnails import STRIP, Thumbnails
from desktop.themes import Theme

_OUTLINE_WIDTH = 232
_SIGN = 16
_BUTTON = 28


@dataclass(frozen=True, slots=True)
class OutlineEntry:
    """A heading of the outline: `level` from 1; `page` from 0 or, in a text without pages, `offset` of the heading."""

    level: int
    title: str = field(repr=False)
    page: int = 0
    offset: int | None = None


class Contents(QWidget):
    """The strip; hidden while empty. Signal: `chosen` (`OutlineEntry`): the user went to a heading."""

    chosen = Signal(object)

    def __init__(self, thumbnails: Thumbnails, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("contents")
        self._entries: list[OutlineEntry] = []
        self._useful = False
        self._room: int | None = None
        self._outline = QTreeWidget(self)
        self._outline.setObjectName("pages")
        self._outline.setHeaderHidden(True)
        self._outline.setAccessibleName(self.tr("Outline"))
        self._outline.setIndentation(12)
        self._outline.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._outline.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._outline.itemClicked.connect(lambda item, _: self._go(item))
        self._outline.itemActivated.connect(lambda item, _: self._go(item))
        self._stack = QStackedWidget(self)
        self._stack.addWidget(thumbnails)
        self._stack.addWidget(self._outline)
        self._buttons = QButtonGroup(self)
        self._switches = QWidget(self)
        row = QHBoxLayout(self._switches)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(4)
        for number, words in enumerate((self.tr("Pages"), self.tr("Outline"))):
            button = QToolButton(self._switches)
            button.setCheckable(True)
            button.setToolTip(words)
            button.setAccessibleName(words)
            button.setFixedSize(QSize(_BUTTON, _BUTTON))
            self._buttons.addButton(button, number)
            row.addWidget(button)
        row.addStretch(1)
        self._buttons.idClicked.connect(self._switch)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._switches)
        column.addWidget(self._stack, 1)
        self.set_theme(theme)
        self.show_contents(pages=0, entries=[])

    def show_contents(self, *, pages: int, entries: list[OutlineEntry]) -> None:
        """Show thumbnails of `pages` pages (0 for flowing text) and the outline."""
        self._entries = entries
        self._outline.clear()
        above: list[QTreeWidgetItem] = []
        for number, entry in enumerate(entries):
            del above[entry.level - 1 :]
            item = QTreeWidgetItem(above[-1]) if above else QTreeWidgetItem(self._outline)
            item.setText(0, entry.title)
            item.setToolTip(0, entry.title)
            item.setData(0, Qt.ItemDataRole.UserRole, number)
            above.append(item)
        self._outline.expandToDepth(1)
        outlined = len(entries) > 1  # one heading is no outline
        self._switches.setVisible(pages > 1 and outlined)
        self._switch(0 if pages > 1 or not outlined else 1)
        self._useful = pages > 1 or outlined
        self._show()

    def fit(self, width: int) -> None:
        """Hide the strip while it is wider than this, in pixels: the pages need the room."""
        self._room = width
        self._show()

    def _show(self) -> None:
        self.setVisible(self._useful and (self._room is None or self._room >= self.width()))

    def set_theme(self, theme: Theme) -> None:
        for button, name in zip(self._buttons.buttons(), ("pages", "outline"), strict=True):
            button.setIcon(icons.icon(name, theme.text))
            button.setIconSize(QSize(icons.scaled(_SIGN), icons.scaled(_SIGN)))

    def _switch(self, number: int) -> None:
        self._buttons.button(number).setChecked(True)
        self._stack.setCurrentIndex(number)
        self.setFixedWidth(_OUTLINE_WIDTH if number else STRIP)
        self._show()

    def _go(self, item: QTreeWidgetItem) -> None:
        self.chosen.emit(self._entries[int(item.data(0, Qt.ItemDataRole.UserRole))])
