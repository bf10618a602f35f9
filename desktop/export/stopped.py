"""Question before the export of a document whose search was stopped: what to do with the rest."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from desktop import parts
from desktop.help.opening import explain_dialog
from desktop.keyed import KeyButton
from desktop.themes import Theme

_WIDTH = 640


class StoppedSheet(QDialog):
    """The question. Signal: `chosen` (whether the rest is blacked out).

    Args:
        left: a sentence on what was not searched.
        pages: whether the document has pages, which can be blacked out.
    """

    chosen = Signal(bool)

    def __init__(self, left: str, theme: Theme, parent: QWidget, *, pages: bool) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setWindowTitle(self.tr("Export what was searched"))
        explain_dialog(self, "screens#export")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        second = self.tr("You stopped the search. The report and the sheet before you save will say so.")
        header = parts.header(self, "warning", theme.warning, left, second)
        header.setMinimumWidth(_WIDTH)  # not the dialog's: its buttons may need more
        layout.addWidget(header)
        footer, row = parts.footer(self)
        back = KeyButton(self.tr("Back to review"), self)
        back.show_key("Esc")
        back.clicked.connect(self.reject)
        self.leave = QPushButton(self.tr("Leave the rest as it is"), self)
        self.leave.setToolTip(self.tr("Patterns, and names that were found before, are masked there too."))
        self.leave.clicked.connect(lambda: self._choose(False))
        self.cover = QPushButton(self.tr("Black out the rest"), self)
        self.cover.setVisible(pages)
        self.cover.clicked.connect(lambda: self._choose(True))
        best = self.cover if pages else self.leave
        best.setProperty("primary", True)
        best.setDefault(True)
        row.addStretch(1)
        for button in (back, self.leave, self.cover):
            button.setMinimumHeight(34)
            row.addWidget(button)
        layout.addWidget(footer)

    def _choose(self, covered: bool) -> None:
        self.accept()
        self.chosen.emit(covered)
