"""Page shown in place of a document that can't be opened: what happened, and what to do, best choice first."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop import icons, messages
from desktop.help.opening import explain
from desktop.painted import Card
from desktop.themes import Theme
from desktop.translations import Words
from engine.core.errors import SableError

_WIDTH = 640
_TITLES: Words[str] = Words(
    {
        "cancelled": "You stopped before the file was open",
        "unreadable-file": "The file can't be opened",
        "unsupported-format": "This is not a document that Sable can redact",
        "not-plain-text": "This is not plain text",
        "damaged-file": "The file is damaged",
        "empty-document": "There is no text in this file",
        "only-pictures": "There are only pictures in this file",
        "password-needed": "This file is locked with a password",
        "wrong-password": "That password does not open the file",
        "too-demanding": "The file asks too much of this computer",
    }
)
_LOCKED = ("password-needed", "wrong-password")
_MARKUP = "not-plain-text"


class ProblemPage(QWidget):
    """The problem page. Signals: `open_wanted`: open another file; `again` (password, or None): try the same file
    again; `as_text_wanted`: read its markup as plain text.
    """

    open_wanted = Signal()
    as_text_wanted = Signal()
    again = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("problem")
        explain(self, "troubleshooting")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._code = ""
        card = Card(_WIDTH, self)
        card.setObjectName("card")
        column = QVBoxLayout(card)
        column.setContentsMargins(32, 28, 32, 24)
        column.setSpacing(12)
        column.addLayout(self._head())
        line = QFrame(card)
        line.setObjectName("line")
        line.setFixedHeight(1)
        column.addSpacing(8)
        column.addWidget(line)
        column.addSpacing(4)
        column.addLayout(self._choices())
        whole = QVBoxLayout(self)
        whole.addStretch(1)
        row = QHBoxLayout()  # not an alignment: with one, the height would not follow the words
        row.addStretch(1)
        row.addWidget(card)
        row.addStretch(1)
        whole.addLayout(row)
        whole.addStretch(2)
        self.set_theme(theme)

    def show_error(self, error: Exception) -> None:
        """Show the message of an error, and the choices that can help with it."""
        self._code = error.code if isinstance(error, SableError) else ""
        self._title.setText(_TITLES.get(self._code, self.tr("This document can't be redacted")))
        self._words.setText(messages.failure(error))
        locked = self._code in _LOCKED
        for each in (self._password, self._password_name, self._unlock):
            each.setVisible(locked)
        for button, primary in ((self._unlock, locked), (self._another, not locked)):
            button.setProperty("primary", primary)
            button.style().unpolish(button)
            button.style().polish(button)
        self._safe.setVisible(not locked)  # what asks for a password has said so itself
        for each in (self._plain, self._plain_name):
            each.setVisible(self._code == _MARKUP)
        self._retry.setVisible(not locked)
        self._retry_name.setVisible(not locked)
        self._password.clear()
        self.set_theme(self._theme)
        (self._password if locked else self._another).setFocus()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        locked = self._code in _LOCKED
        sign, colour = ("lock", theme.ink) if locked else ("warning", theme.warning)
        self._sign.setPixmap(icons.pixmap(sign, colour, 32, 2.0))
        self._tick.setPixmap(icons.pixmap("tick", theme.passed, 16, 2.0))
        self.setStyleSheet(
            f"#problem {{ background: {theme.canvas}; }}"
            f"#card {{ background: {theme.panel}; border: 1px solid {theme.line}; border-radius: 8px; }}"
            f"#line {{ background: {theme.faint_line}; }}"
        )

    def _head(self) -> QHBoxLayout:
        self._sign, self._title, self._words, self._tick = (QLabel(self) for _ in range(4))
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.3)
        font.setWeight(QFont.Weight.DemiBold)
        self._title.setFont(font)
        self._title.setWordWrap(True)
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._safe = QWidget(self)  # a layout whose parts are all hidden would still limit the words above it
        safe = QLabel(self.tr("Nothing was lost. The file was not changed, and no copy was made."), self._safe)
        safe.setWordWrap(True)
        row = QHBoxLayout(self._safe)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._tick)
        row.addWidget(safe, 1)
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addWidget(self._title)
        words.addWidget(self._words)
        words.addWidget(self._safe)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        return head

    def _choices(self) -> QGridLayout:
        """Return a grid with a row for each choice: what it does, and its button."""
        grid = QGridLayout()
        grid.setVerticalSpacing(12)
        grid.setHorizontalSpacing(16)
        grid.setColumnStretch(0, 1)
        self._password = QLineEdit(self)
        self._password.setEchoMode(QLineEdit.EchoMode.Password)
        self._password.setAccessibleName(self.tr("Password of the file"))
        self._password.setMinimumHeight(30)
        self._password.returnPressed.connect(self._try_password)
        self._password_name = QLabel(self.tr("Password (never stored)"), self)
        self._unlock = self._button(self.tr("Open"), self._try_password)
        self._retry_name = QLabel(self.tr("Try the same file once more"), self)
        self._retry = self._button(self.tr("Try again"), lambda: self.again.emit(None))
        another = QLabel(self.tr("Take another file, or another copy of this one"), self)
        self._another = self._button(self.tr("Open another file…"), self.open_wanted.emit)
        self._plain_name = QLabel(
            self.tr("Read it as plain text. What its markup and encoded parts spell is not searched."), self
        )
        self._plain = self._button(self.tr("Read as text"), self.as_text_wanted.emit)
        for name in (self._password_name, self._retry_name, self._plain_name, another):
            name.setWordWrap(True)
        grid.addWidget(self._password_name, 0, 0, 1, 2)
        grid.addWidget(self._password, 1, 0)
        grid.addWidget(self._unlock, 1, 1)
        grid.addWidget(another, 2, 0)
        grid.addWidget(self._another, 2, 1)
        grid.addWidget(self._plain_name, 3, 0)
        grid.addWidget(self._plain, 3, 1)
        grid.addWidget(self._retry_name, 4, 0)
        grid.addWidget(self._retry, 4, 1)
        return grid

    def _button(self, words: str, pressed: object) -> QPushButton:
        button = QPushButton(words, self)
        button.setMinimumHeight(32)
        button.setMinimumWidth(176)
        button.clicked.connect(pressed)
        return button

    def _try_password(self) -> None:
        if self._password.text():
            self.again.emit(self._password.text())
