"""One open document in its tab: its pages, or what stands in their place while there are none."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from desktop import icons, messages
from desktop.pages.pictures import PagePictures
from desktop.pages.thumbnails import Thumbnails
from desktop.pages.view import PageView
from desktop.sessions.session import Phase, Session
from desktop.states import State
from desktop.themes import Theme
from engine.types import DocumentKind
from engine.viewing import Picture

_PDF = b"%PDF"
_WORDS_WIDTH = 520
_HEAD = 1024
"""The mark of a PDF stands somewhere in its first bytes."""


class DocumentView(QStackedWidget):
    """Signal: `scrolled`: what is drawn beside the pages must move."""

    scrolled = Signal()

    def __init__(self, session: Session, pictures: PagePictures, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.pages = PageView(theme, self)
        self.thumbnails = Thumbnails(theme, self)
        self._theme = theme
        self._pictures = pictures
        self._file = 0
        self._problem = _Problem(theme, self)
        both = QWidget(self)
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.thumbnails)
        row.addWidget(self.pages, 1)
        self.addWidget(both)
        self.thumbnails.hide()
        self.addWidget(self._problem)
        session.phase_changed.connect(self._on_phase)
        session.findings_changed.connect(self._show_findings)
        session.selected.connect(self.pages.select)
        self.pages.chosen.connect(session.select)
        self.pages.verticalScrollBar().valueChanged.connect(lambda _: self.scrolled.emit())
        pictures.opened.connect(self._on_opened)
        pictures.drawn.connect(self._on_drawn)
        for part in (self.pages, self.thumbnails):
            part.wanted.connect(lambda page, scale: pictures.want(self._file, page, scale))
        self.thumbnails.chosen.connect(self.pages.go_to_page)
        self.pages.page_changed.connect(self.thumbnails.go_to)
        self._open()

    def close_document(self) -> None:
        self.session.cancel()
        self._pictures.close_file(self._file)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.pages.set_theme(theme)
        self.thumbnails.set_theme(theme)
        self._problem.set_theme(theme)

    def _open(self) -> None:
        try:
            source = self.session.path.read_bytes()
        except OSError:
            return  # the session fails with the reason
        if _PDF in source[:_HEAD]:
            self._file = self._pictures.open(source, self.session.options.password)

    def _on_opened(self, number: int, sizes: object) -> None:
        if number == self._file and isinstance(sizes, tuple):
            self.pages.show_pages(sizes)
            self.thumbnails.show_pages(sizes)
            self.thumbnails.setVisible(len(sizes) > 1)
            self.thumbnails.go_to(0)
            self._show_findings()

    def _on_drawn(self, number: int, page: int, scale: float, picture: Picture) -> None:
        if number == self._file:
            self.thumbnails.show_picture(page, picture)
            self.pages.show_picture(page, scale, picture)

    def _on_phase(self) -> None:
        session = self.session
        if session.phase in (Phase.FAILED, Phase.CANCELLED) and session.error:
            self._problem.show_error(session.error)
            self.setCurrentWidget(self._problem)

    def _show_findings(self) -> None:
        examination = self.session.examination
        if examination is None:
            return
        document = examination.document
        if document.kind is not DocumentKind.PDF and not self.pages.sheets:
            self.pages.show_flow(document.text)
        if self.pages.sheets:
            self.pages.show_findings(document, self.session.findings)
            self.pages.select(self.session.selection)
            undecided = [each for each in self.session.findings if each.state is State.UNDECIDED]
            self.thumbnails.show_left(Counter(page - 1 for each in undecided for page in each.pages))


class _Problem(QWidget):
    """Why a document is not shown: what happened, what was not lost, what to do."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._sign, self._title, self._words = QLabel(self), QLabel(self), QLabel(self)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.3)
        font.setWeight(QFont.Weight.DemiBold)
        self._title.setFont(font)
        self._title.setText(self.tr("This document can't be redacted"))
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setFixedWidth(_WORDS_WIDTH)  # or the height is reckoned for another one
        column = QVBoxLayout(self)
        column.addStretch(1)
        for each in (self._sign, self._title, self._words):
            each.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(each, 0, Qt.AlignmentFlag.AlignCenter)
        column.addStretch(2)
        self.set_theme(theme)

    def show_error(self, error: Exception) -> None:
        self._words.setText(messages.failure(error))

    def set_theme(self, theme: Theme) -> None:
        self._sign.setPixmap(icons.pixmap("failed", theme.risk, 32, 2.0))
