"""Background data dialog: tables of people with the meaning of each column, and texts about people."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop import messages, screens
from desktop.answers import answers
from desktop.fields import ComboBox
from desktop.help.opening import explain_dialog
from desktop.jobs import Jobs
from desktop.labels import secondary
from desktop.lazy_imports import flow
from desktop.translations import Words, engine_words
from engine.core.errors import Cancelled
from engine.core.options import Options
from engine.core.problems import PROBLEMS

if TYPE_CHECKING:
    from engine.pipeline.flow import Checked

# Names of the attributes that a column of a table of people can contain.


ATTRIBUTES: Words[str] = Words(
    {
        "name": "Full name",
        "given-name": "Given name",
        "family-name": "Family name",
        "date-of-birth": "Date of birth",
        "date": "Another date",
        "age": "Age",
        "place": "Place",
        "address": "Address",
        "postcode": "Postal code",
        "nationality": "Nationality",
        "organisation": "Organisation",
        "occupation": "Occupation",
        "diagnosis": "Health",
        "identifier": "Number or address of one person",
        "number": "Amount",
        "term": "Other words",
        "ignored": "Don't use",
    }
)
"""Names of the meanings of a column, by the values of `engine.background.attributes.PersonAttribute`."""


# The first rows of a table of people, with a choice over each column, and a list of its bad rows.


_COLUMN = 130
"""Pixels of the narrowest column; with few, they share the width."""


class PreviewTable(QWidget):
    """The preview of a table. Signal: `mapped` (header, attribute): the user set what a column holds."""

    mapped = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table, self.bad = QTableWidget(self), QListWidget(self)
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setAccessibleName(self.tr("First rows"))
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.horizontalHeader().setMinimumSectionSize(_COLUMN)
        self.bad.setAccessibleName(self.tr("Rows that can't be used"))
        self.bad.setMaximumHeight(120)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table, 1)
        column.addWidget(self.bad)
        self._boxes: list[QComboBox] = []
        self.show_table(None)

    def show_table(self, found: Checked | None) -> None:
        """Show a checked table; None empties the preview."""
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
        """Return the choice over a column, from 0."""
        return self._boxes[column]

    def _choice(self, header: str, attribute: str) -> QComboBox:
        box = ComboBox(self.table)
        box.setAccessibleName(self.tr("What the column “{column}” holds").format(column=header))
        for value, words in ATTRIBUTES.items():
            box.addItem(words, value)
        box.setCurrentIndex(box.findData(attribute))
        box.activated.connect(lambda _: self.mapped.emit(header, box.currentData()))
        return box


class PeopleDialog(QDialog):
    """The dialog for background data; it reads files in the background. `options`: those given, with the files and
    columns chosen here.
    """

    def __init__(self, options: Options, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Background data"))
        self.resize(QSize(940, 560).boundedTo(screens.room(self)))
        explain_dialog(self, "background")
        self._options, self._jobs = options, jobs
        self._columns = dict(options.columns)
        self._profiles = options.profiles
        self._checked: dict[Path, Checked | Exception] = {}
        self._running: dict[Path, int] = {}
        self.files = QListWidget(self)
        self.files.setAccessibleName(self.tr("Tables of people"))
        self.table = PreviewTable(self)
        self._texts, self.state = QLabel(self), QLabel(self)
        self.state.setWordWrap(True)
        self._lay_out()
        self.files.currentItemChanged.connect(lambda *_: self._show())
        self.table.mapped.connect(self._map)
        for path in options.background:
            self.add(path)
        self._show_texts()
        self._show()

    @property
    def options(self) -> Options:
        """Return the options with the files and columns chosen here."""
        known = {each.header for found in self._checked.values() if not isinstance(found, Exception)
                 for each in found.columns}  # fmt: skip
        columns = tuple((header, attribute) for header, attribute in self._columns.items() if header in known)
        return replace(self._options, background=tuple(self._paths()), columns=columns, profiles=self._profiles)

    @property
    def reading(self) -> bool:
        """Return whether files are still being read."""
        return bool(self._running)

    def add(self, path: Path) -> None:
        """Add a table or knowledge graph, and read it at once."""
        if path in self._paths():
            return
        item = QListWidgetItem(path.name)
        item.setData(Qt.ItemDataRole.UserRole, path)
        item.setToolTip(str(path))
        self.files.addItem(item)
        self.files.setCurrentItem(item)
        self._check(path)

    def done(self, result: int) -> None:
        self._forget_all()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self._forget_all()
        super().closeEvent(event)

    def _lay_out(self) -> None:
        add, self._remove = QPushButton(self.tr("Add a table…"), self), QPushButton(self.tr("Remove"), self)
        add.clicked.connect(self._ask_for_tables)
        self._remove.clicked.connect(self._remove_table)
        choose, self._clear = QPushButton(self.tr("Choose a folder…"), self), QPushButton(self.tr("Remove"), self)
        choose.clicked.connect(self._ask_for_texts)
        self._clear.clicked.connect(lambda: self._take_texts(None))
        self._clear.setAccessibleName(self.tr("Remove the texts about people"))
        self._take = QPushButton(self.tr("Use these"), self)
        self._take.clicked.connect(self.accept)
        for each in (add, self._remove, choose, self._clear):
            each.setAutoDefault(False)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.files, 1)
        left.addWidget(add)
        left.addWidget(self._remove)
        about = self.tr(
            "Tables of people that an adversary may have, such as a register of voters. Sable counts the people who "
            "match all visible details. The first row must name the columns."
        )
        grid.addWidget(secondary(about, self, wraps=True), 0, 0, 1, 2)
        grid.addLayout(left, 1, 0, 2, 1)
        grid.addWidget(self.table, 1, 1)
        grid.addWidget(self.state, 2, 1)
        grid.setRowStretch(1, 1)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(0, 190)
        texts = QHBoxLayout()
        texts.addWidget(secondary(self.tr("Texts about people, for re-identification:"), self))
        texts.addWidget(self._texts, 1)
        texts.addWidget(choose)
        texts.addWidget(self._clear)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(12)
        layout.addLayout(grid, 1)
        layout.addLayout(texts)
        layout.addLayout(answers(self, self._take))

    def _paths(self) -> list[Path]:
        return [self.files.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.files.count())]

    def _current(self) -> Path | None:
        item = self.files.currentItem()
        return item.data(Qt.ItemDataRole.UserRole) if item else None

    def _check(self, path: Path) -> None:
        self._jobs.forget(self._running.pop(path, 0))
        columns = dict(self._columns)
        self._running[path] = self._jobs.run(
            lambda progress: flow.check_people(path, columns, progress),
            done=partial(self._on_checked, path),
            failed=partial(self._on_checked, path),
            urgent=True,
        )
        self._show()

    def _on_checked(self, path: Path, found: Checked | Exception) -> None:
        self._running.pop(path, None)
        if not isinstance(found, Cancelled):
            self._checked[path] = found
        self._show()

    def _map(self, header: str, attribute: str) -> None:
        """Apply the user's choice for a column to every table with a column of this name."""
        self._columns[header] = attribute
        for path in self._paths():
            self._check(path)

    def _show(self) -> None:
        path = self._current()
        found = self._checked.get(path) if path else None
        self._remove.setEnabled(path is not None)
        bad = any(isinstance(each, Exception) or each.bad for each in self._checked.values())
        self._take.setEnabled(not self._running and not bad)
        if path is None:
            self.table.show_table(None)
            self._show_state(self.tr("No table is used: there is no population data."))
        elif path in self._running:
            self._show_state(self.tr("Reading…"))
        elif isinstance(found, Exception):
            self.table.show_table(None)
            self._show_state(messages.failure(found), "warning")
        elif found:
            self.table.show_table(found)
            self._show_count(found)

    def _show_count(self, found: Checked) -> None:
        people = self.tr("%n people", "", found.people)
        if not found.bad:
            self._show_state(people)
            return
        words = self.tr("{people}. Some rows can't be used: correct them in the file, or don't use the column.")
        self._show_state(words.format(people=people), "warning")

    def _show_state(self, words: str, role: str = "second") -> None:
        self.state.setText(words)
        self.state.setProperty("role", role)
        self.state.style().polish(self.state)

    def _ask_for_tables(self) -> None:
        words = self.tr("Tables and graphs (*.csv *.tsv *.xlsx *.parquet *.jsonl *.json);;All files (*)")
        chosen, _ = QFileDialog.getOpenFileNames(self, self.tr("Background data"), "", words)
        for each in chosen:
            self.add(Path(each))

    def _remove_table(self) -> None:
        path = self._current()
        if path:
            self._jobs.forget(self._running.pop(path, 0))
            self._checked.pop(path, None)
            self.files.takeItem(self.files.currentRow())
            self._show()

    def _ask_for_texts(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, self.tr("Texts about people"))
        if chosen:
            self._take_texts(Path(chosen))

    def _take_texts(self, path: Path | None) -> None:
        self._profiles = path
        self._show_texts()

    def _show_texts(self) -> None:
        self._texts.setText(self._profiles.name if self._profiles else self.tr("none"))
        self._clear.setEnabled(self._profiles is not None)

    def _forget_all(self) -> None:
        for job in self._running.values():
            self._jobs.forget(job)
        self._running.clear()
