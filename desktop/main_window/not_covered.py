"""List of the content that Sable can't verify: the user ticks each entry after a look at it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.labels import Wrapped


class NotCovered(QDialog):
    """A dialog with a tick for each sentence. Signal: `settled` (ticked sentences), when a tick changes."""

    settled = Signal(object)

    def __init__(self, said: tuple[str, ...], settled: frozenset[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Content to check yourself"))
        self.setMinimumWidth(560)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        head = QLabel(self.tr("Sable can't verify these. Tick each when you have checked it."), self)
        head.setWordWrap(True)
        column.addWidget(head)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(8)
        self._boxes: dict[str, QCheckBox] = {}
        for row, sentence in enumerate(said):
            box, words = QCheckBox(self), Wrapped(sentence, self)
            box.setChecked(sentence in settled)
            box.setAccessibleName(sentence)
            box.toggled.connect(lambda _: self.settled.emit(self.ticked()))
            words.setTextFormat(Qt.TextFormat.PlainText)
            words.setBuddy(box)
            grid.addWidget(box, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, row, 1)
            self._boxes[sentence] = box
        column.addLayout(grid)
        column.addStretch(1)
        close = QPushButton(self.tr("Close"), self)
        close.setDefault(True)
        close.clicked.connect(self.accept)
        row_of_buttons = QHBoxLayout()
        row_of_buttons.addStretch(1)
        row_of_buttons.addWidget(close)
        column.addLayout(row_of_buttons)

    def ticked(self) -> frozenset[str]:
        """Return the ticked sentences."""
        return frozenset(sentence for sentence, box in self._boxes.items() if box.isChecked())
