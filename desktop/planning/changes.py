"""What another plan would change, in words and with the marks of what changes."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QWidget

from desktop import marks, messages
from desktop.findings import Finding
from desktop.planning.trial import Difference
from desktop.themes import Theme

_MOST = 4
_LONGEST = 22
"""Characters of a finding that are shown."""


class Changes(QFrame):
    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("changes")
        self._theme = theme
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 10, 16, 10)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        self._summary = QLabel(self)
        self._summary.setWordWrap(True)
        font = QFont(self._summary.font())
        font.setWeight(QFont.Weight.DemiBold)
        self._summary.setFont(font)
        self._note = QLabel(self.tr("compared with now, marked on the pages"), self)
        self._note.setProperty("role", "second")
        head = QHBoxLayout()
        head.addWidget(self._summary, 1)
        head.addWidget(self._note)
        grid.addLayout(head, 0, 0, 1, 2)
        self._rows = []
        for row, words in enumerate((self.tr("More"), self.tr("Fewer")), start=1):
            name, line = QLabel(words, self), QHBoxLayout()
            name.setProperty("role", "second")
            line.setSpacing(6)
            grid.addWidget(name, row, 0)
            grid.addLayout(line, row, 1)
            self._rows.append((name, line))
        grid.setColumnStretch(1, 1)

    @property
    def words(self) -> str:
        return self._summary.text()

    def say(self, words: str, role: str = "") -> None:
        """Something else than a difference."""
        self._summary.setText(words)
        self._summary.setProperty("role", role)
        self._summary.style().polish(self._summary)
        self._note.hide()
        for name, line in self._rows:
            name.hide()
            _empty(line)

    def show_difference(self, difference: Difference) -> None:
        self.say(messages.changed(len(difference.more), len(difference.fewer)))
        self._note.setVisible(bool(difference.signs))
        for (name, line), changed in zip(self._rows, (difference.more, difference.fewer), strict=True):
            name.setVisible(bool(changed))
            self._fill(line, changed)

    def _fill(self, line: QHBoxLayout, changed: tuple[Finding, ...]) -> None:
        for each in changed[:_MOST]:
            swatch, words = QLabel(self), QLabel(_short(each.text), self)
            swatch.setPixmap(marks.swatch(each.state, self._theme, sure=each.sure, ratio=self.devicePixelRatioF()))
            line.addWidget(swatch)
            line.addWidget(words)
            line.addSpacing(8)
        if len(changed) > _MOST:
            more = QLabel(self.tr("and %n more", "", len(changed) - _MOST), self)
            more.setProperty("role", "second")
            line.addWidget(more)
        line.addStretch(1)


def _short(words: str) -> str:
    return words if len(words) <= _LONGEST else f"{words[: _LONGEST - 1]}…"


def _empty(line: QHBoxLayout) -> None:
    while line.count():
        item = line.takeAt(0)
        widget = item.widget() if item else None
        if widget:
            widget.hide()
            widget.deleteLater()
