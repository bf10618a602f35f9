"""The first rows of a table of people, with a choice over each column, and a list of its bad rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QListWidget, QTableWidget, QTableWidgetItem, QVBoxLayout, QWidget

from desktop.planning.attributes import ATTRIBUTES
from desktop.translations import engine_words
from engine.problems import PROBLEMS

if TYPE_CHECKING:
    from engine.weighing import Checked

_COLUMN = 130


class PreviewTable(QWidget):
    """Signal: `mapped` (header, attribute): the person said what a column holds."""

    mapped = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table, self.bad = QTableWidget(self), QListWidget(self)
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setAccessibleName(self.tr("First rows"))
        self.bad.setAccessibleName(self.tr("Rows that can't be used"))
        self.bad.setMaximumHeight(120)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table, 1)
        column.addWidget(self.bad)
        self._boxes: list[QComboBox] = []
        self.show_table(None)

    def show_table(self, found: Checked | None) -> None:
        self.table.clear()
        self.bad.clear()
        self.bad.setVisible(bool(found and found.bad))
        columns = found.columns if found else ()
        rows = found.rows if found else ()
        self.table.setColumnCount(len(columns))
        self.table.setRowCount(len(rows) + 1 if columns else 0)
        self.table.setHorizontalHeaderLabels([each.header for each in columns])
        self.table.setVerticalHeaderLabels(["", *(str(number) for number in range(2, len(rows) + 2))])
        self._boxes = [self._choice(each.header, each.attribute.value) for each in columns]
        for place, box in enumerate(self._boxes):
            self.table.setCellWidget(0, place, box)
            self.table.setColumnWidth(place, _COLUMN)
        for number, cells in enumerate(rows, start=1):
            for place, words in enumerate(cells[: len(columns)]):
                self.table.setItem(number, place, QTableWidgetItem(words))
        headers = {each.number: each.header for each in columns}
        for row in found.bad if found else ():
            problem = engine_words(PROBLEMS[row.problem])
            if row.column:
                where = self.tr("Row {row}, column “{column}”: {problem}")
            else:
                where = self.tr("Row {row}: {problem}")
            self.bad.addItem(where.format(row=row.row, column=headers.get(row.column, row.column), problem=problem))

    def choice(self, column: int) -> QComboBox:
        """What stands over a column, from 0."""
        return self._boxes[column]

    def _choice(self, header: str, attribute: str) -> QComboBox:
        box = QComboBox(self.table)
        box.setAccessibleName(self.tr("What the column “{column}” holds").format(column=header))
        for value, words in ATTRIBUTES.items():
            box.addItem(words, value)
        box.setCurrentIndex(box.findData(attribute))
        box.activated.connect(lambda _: self.mapped.emit(header, box.currentData()))
        return box
