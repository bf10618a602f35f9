"""The window for an audit: what is audited, how far it is, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtSvgWidgets import QSvgWidget
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSplitter,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop import exposures, labels, messages, parts, screens
from desktop.audit import work
from desktop.audit.work import Answer, AuditRequest
from desktop.fields import ComboBox, DecimalBox
from desktop.help.opening import explain_dialog
from desktop.jobs import Jobs
from desktop.keyed import FocusButton
from desktop.painted import Bar
from desktop.settings import appearance
from desktop.themes import Theme
from desktop.translations import Words, catalogue, figure, say
from engine.audit import AuditReport, ChartColours, Clue, WorkListItem, in_colours, target, words, written
from engine.core.errors import Cancelled, SableError
from engine.core.options import Options
from engine.core.progress import Stage

# The outcome of an audit, in words.


_TOP = Qt.AlignmentFlag.AlignTop


def facts(parent: QWidget, answer: Answer) -> QWidget:
    """The outcome, the figures, and what they don't say."""
    shown = QWidget(parent)
    grid = QGridLayout(shown)
    grid.setContentsMargins(parts.MARGIN, 16, 16, 16)
    grid.setHorizontalSpacing(16)
    grid.setColumnStretch(0, 1)
    grid.setColumnStretch(1, 2)
    headline = labels.title(shown, _headline(answer))
    headline.setWordWrap(True)
    grid.addWidget(headline, 0, 0, 1, 2)
    question = answer.question  # other files may be chosen above by now
    inputs = (
        (QCoreApplication.translate("AuditWindow", "Released documents"), question.documents.name),
        (QCoreApplication.translate("AuditWindow", "Table of people"), question.people.name),
    )
    for name, told in (*inputs, *((say(name), say(told)) for name, told in words.said(answer.report))):
        row = grid.rowCount()
        grid.addWidget(labels.text(shown, name, role="second"), row, 0, _TOP)
        grid.addWidget(labels.text(shown, told), row, 1, _TOP)
    limits = QCoreApplication.translate("AuditWindow", "What these figures don't say")
    grid.addWidget(labels.title(shown, limits), grid.rowCount(), 0, 1, 2)
    for limit in answer.report.limits:
        grid.addWidget(labels.text(shown, say(words.limit(limit)), role="second"), grid.rowCount(), 0, 1, 2)
    grid.setRowStretch(grid.rowCount(), 1)
    return shown


def _headline(answer: Answer) -> str:
    search = answer.search
    if search is None:
        return say(words.headline(answer.report))
    if search.chosen is None:
        return QCoreApplication.translate(
            "AuditWindow", "Even with the strongest masking, more people can be found than you allow."
        )
    enough = QCoreApplication.translate("AuditWindow", "Enough: {setting} {value}, {masked} of the words masked.")
    return enough.format(
        setting=say(target.SWEEPS[search.sweep].meaning),
        value=f"{search.chosen.setting:g}",
        masked=say(words.percent(search.chosen.masked)),
    )


# The work list: documents whose people are found, the most telling first, and below each what gave it away.


_PLACE = Qt.ItemDataRole.UserRole
_NAME_WIDTH, _CELL = 300, 28
"""Pixels: of the names of documents, and beside the words of a heading."""
_FIGURES = (1, 2, 3)
_MOST_FIELDS = 3
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class WorkList(QTreeWidget):
    """Signal, Qt's `itemActivated`; `place_of` says which document and where it means."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Work list"))
        self.setHeaderLabels(
            [
                self.tr("Document"),
                self.tr("Rank"),
                self.tr("Probability"),
                self.tr("Masked"),
                self.tr("Matched details"),
            ]
        )
        self.setUniformRowHeights(True)
        self.setStyleSheet(parts.LIST_STYLE)
        for column in _FIGURES:
            self.headerItem().setTextAlignment(column, _RIGHT)
        header = self.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(True)
        header.resizeSection(0, _NAME_WIDTH)
        for column in _FIGURES:
            words = self.fontMetrics().horizontalAdvance(self.headerItem().text(column))
            header.resizeSection(column, words + _CELL)

    def show_report(self, report: AuditReport, texts: Mapping[str, str]) -> None:
        """`texts`: of the documents by name, as far as they are known."""
        self.clear()
        rows = [_row(each, texts.get(each.document)) for each in report.work_list]
        self.addTopLevelItems(rows)
        if rows:
            rows[0].setExpanded(True)
            self.setCurrentItem(rows[0])


def place_of(row: QTreeWidgetItem) -> tuple[str, tuple[int, int] | None]:
    """The name of the document, and from where to where in its text."""
    name, span = row.data(0, _PLACE)
    return name, span


def file_of(documents: Path, name: str) -> Path | None:
    """The file of a document; None where it stands among others in one file."""
    return documents / name if documents.is_dir() else None


def _row(item: WorkListItem, text: str | None) -> QTreeWidgetItem:
    fields = say(words.fields(item.fields[:_MOST_FIELDS]))
    shares = (exposures.percent(item.probability), say(words.percent(item.masked)))
    row = QTreeWidgetItem([item.document, figure(item.rank), *shares, fields])
    for column in _FIGURES:
        row.setTextAlignment(column, _RIGHT)
    row.setToolTip(4, fields)
    first = item.clues[0] if item.clues else None
    row.setData(0, _PLACE, (item.document, (first.start, first.end) if first else None))
    row.addChildren([_clue(item.document, each, text) for each in item.clues])
    return row


def _clue(document: str, clue: Clue, text: str | None) -> QTreeWidgetItem:
    if text is None:
        where = QCoreApplication.translate("WorkList", "Characters {start} to {end}")
        told = where.format(start=figure(clue.start + 1), end=figure(clue.end))
    else:
        quoted = QCoreApplication.translate("WorkList", "“{words}”")
        told = quoted.format(words=" ".join(text[clue.start : clue.end].split()))
    row = QTreeWidgetItem([told, "", "", "", clue.field or ""])
    row.setToolTip(0, told)
    row.setData(0, _PLACE, (document, (clue.start, clue.end)))
    return row


_STAGES = Words(
    {
        Stage.PROFILES: "Reading the table of people",
        Stage.DOCUMENTS: "Reading the documents",
        Stage.EXAMINE: "Looking for details in the documents",
        Stage.SELECT: "Selecting attributes of each person",
        Stage.FIT: "Learning from documents of other people",
        Stage.MATCH: "Looking for the people",
        Stage.CLUES: "Finding what gave them away",
    }
)
_TABLES = "(*.csv *.tsv *.xlsx *.parquet *.jsonl)"
_GOAL = 1.0  # percent
_PICTURE = (560, 340)


def _in_colours(picture: str, theme: Theme) -> str:
    """Return a chart in the colours of a theme; its first curve, the audit's, in ink and the next in grey."""
    return in_colours(picture, ChartColours(theme.window, theme.text, theme.line, curves=(theme.ink, theme.bar)))


class AuditWindow(QDialog):
    """Signal: `document_wanted` (path, span of its text or None): a document is to be opened there."""

    document_wanted = Signal(Path, object)

    def __init__(self, jobs: Jobs, options: Options, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Audit of released documents"))
        explain_dialog(self, "audit")
        screens.fit(self, QSize(1080, 760), least=QSize(760, 480))
        self._jobs, self._options = jobs, options
        self._job = 0
        self._answer: Answer | None = None
        self._paths: dict[str, Path | None] = {"documents": None, "people": None, "originals": None}
        self._named: dict[str, QLabel] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._head = self._inputs()
        column.addWidget(self._head)
        column.addWidget(parts.line(self))
        column.addWidget(self._middle(), 1)
        column.addWidget(self._footer())
        self._tell()
        self._refresh()

    def choose(self, name: str, path: Path | None) -> None:
        """Set the input `name`: "documents", "people" or "originals"."""
        self._paths[name] = path
        self._refresh()

    def reject(self) -> None:
        """Close the window, on its button or on Esc, and stop the audit, which can go on from there later."""
        self._jobs.cancel(self._job)
        super().reject()

    def _inputs(self) -> QWidget:
        head = QWidget(self)
        grid = QGridLayout(head)
        grid.setContentsMargins(parts.MARGIN, 16, parts.MARGIN, 16)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(2, 1)
        rows = (
            ("documents", self.tr("Released documents"), self._ask_for_folder),
            ("people", self.tr("Table of people"), self._ask_for_table),
            ("originals", self.tr("Originals (optional)"), self._ask_for_folder),
        )
        for row, (name, title, ask) in enumerate(rows):
            button = FocusButton(self.tr("Choose…"), head)
            button.setAccessibleName(title)
            button.clicked.connect(partial(ask, name))
            self._named[name] = labels.text(head, "", role="second")
            for place, each in enumerate((QLabel(title, head), button, self._named[name])):
                grid.addWidget(each, row, place)
        grid.addWidget(QLabel(self.tr("Audit question"), head), len(rows), 0)
        for row, each in enumerate(self._asking(head), len(rows)):
            grid.addWidget(each, row, 1, 1, 2, Qt.AlignmentFlag.AlignLeft)
        return head

    def _asking(self, head: QWidget) -> tuple[QWidget, ...]:
        self.question = ComboBox(head)
        self.question.setAccessibleName(self.tr("Audit question"))
        self.question.addItem(self.tr("Who can be re-identified?"), None)
        for name, sweep in target.SWEEPS.items():
            about = say(sweep.meaning)
            self.question.addItem(self.tr("How much masking is enough? By {setting}").format(setting=about), name)
        self.goal = DecimalBox(head)
        self.goal.setAccessibleName(self.tr("Maximum re-identification rate"))
        self.goal.setRange(0.1, 50.0)
        self.goal.setDecimals(1)
        self.goal.setValue(_GOAL)
        self.goal.setSuffix(" %")
        appearance.give_room(self.goal)
        self.quick = QCheckBox(self.tr("Quick estimate (no training)"), head)
        self.quick.setToolTip(self.tr("Compares words and meanings only. A trained adversary may find more people."))
        self.question.currentIndexChanged.connect(lambda _: self._refresh())
        self._limit = QWidget(head)
        row = QHBoxLayout(self._limit)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.goal)
        row.addWidget(QLabel(self.tr("at most re-identified"), self._limit))
        return self.question, self._limit, self.quick

    def _middle(self) -> QStackedWidget:
        self._about = labels.text(
            self,
            self.tr(
                "An adversary who has documents that were masked in the same way, and knows whose they are, "
                "learns from them and then looks for the people in others. Choose the documents and a table of "
                "the people they may be about. Files are matched to people by the ID in the file name."
            ),
            role="second",
        )
        self._progress = Bar(appearance.worn(), self.tr("Progress"), self)
        self._stage = labels.text(self, "", role="second")
        self.list = WorkList(self)
        self.list.itemActivated.connect(self._open)
        self._told = parts.scrolled(QWidget(self), self, self.tr("Outcome"))
        self._picture = QSvgWidget(self)
        self._picture.setMinimumSize(_PICTURE[0] * 2 // 3, _PICTURE[1] * 2 // 3)
        self._picture.setAccessibleName(self.tr("Curve"))
        top = QSplitter(self)
        top.addWidget(self._told)
        top.addWidget(self._picture)
        top.setSizes([1080 - _PICTURE[0], _PICTURE[0]])
        found = QSplitter(self)
        found.setOrientation(Qt.Orientation.Vertical)
        found.addWidget(top)
        found.addWidget(self.list)
        found.setSizes([_PICTURE[1], _PICTURE[1]])
        self._pages = QStackedWidget(self)
        question = labels.title(self, self.tr("Can people be re-identified?"))
        for page in (self._page(question, self._about), self._page(self._stage, self._progress), found):
            self._pages.addWidget(page)
        return self._pages

    def _page(self, *widgets: QWidget) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(parts.MARGIN * 4, parts.MARGIN, parts.MARGIN * 4, parts.MARGIN)
        column.addStretch(1)
        for each in widgets:
            column.addWidget(each)
        column.addStretch(2)
        return page

    def _footer(self) -> QWidget:
        footer, row = parts.footer(self)
        self.save = FocusButton(self.tr("Save the report…"), self)
        self.save.clicked.connect(self._save)
        self.problem, self.note = labels.text(self, "", role="risk"), labels.text(self, "", role="second")
        self.stop = FocusButton(self.tr("Stop"), self)
        self.stop.clicked.connect(lambda: self._jobs.cancel(self._job))
        self.run = FocusButton(self.tr("Start audit"), self)
        self.run.setProperty("primary", True)
        self.run.setMinimumHeight(34)
        self.run.clicked.connect(self.begin)
        row.addWidget(self.save)
        told = QVBoxLayout()
        for each in (self.problem, self.note):
            told.addWidget(each)
        row.addLayout(told, 1)
        row.addWidget(self.stop)
        row.addWidget(self.run)
        return footer

    def begin(self) -> None:
        """Ask what is chosen."""
        documents, people = self._paths["documents"], self._paths["people"]
        if documents is None or people is None or self._job:
            return
        sweep = self.question.currentData()
        goal = self.goal.value() / 100 if sweep else None
        question = AuditRequest(
            documents, people, self._paths["originals"], goal, sweep or "risk", quick=self.quick.isChecked()
        )
        self._tell()
        language = catalogue()
        self._step(Stage.DOCUMENTS, 0, 0)
        self._job = self._jobs.run(
            lambda reporter: work.answer(question, self._options, reporter, language),
            done=self._done,
            failed=self._failed,
            stepped=self._step,
        )
        self._pages.setCurrentIndex(1)
        self._refresh()

    def _step(self, stage: Stage, done: int, total: int) -> None:
        self._progress.show_share(done / total if total else None)
        told = _STAGES[stage] if stage in _STAGES else self._stage.text()
        self._stage.setText(told)

    def _done(self, answer: Answer) -> None:
        self._job, self._answer = 0, answer
        self._told.setWidget(facts(self, answer))
        self._draw()
        self.list.show_report(answer.report, answer.texts)
        self._pages.setCurrentIndex(2)
        self._refresh()
        self.list.setFocus()  # the button that had it, "Stop", is hidden

    def _draw(self) -> None:
        """Draw the curve in the colours of the window."""
        self._progress.set_theme(appearance.worn())
        if self._answer:
            self._picture.load(QByteArray(_in_colours(self._answer.picture, appearance.worn()).encode("utf-8")))
            self._picture.renderer().setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.StyleChange:
            self._draw()
        super().changeEvent(event)

    def _failed(self, error: Exception) -> None:
        self._job = 0
        if isinstance(error, Cancelled):
            self._tell(self.tr("Stopped before it was finished. The next start continues there."))
        else:
            self._tell(problem=messages.failure(error))
        self._pages.setCurrentIndex(2 if self._answer else 0)
        self._refresh()

    def _refresh(self) -> None:
        for name, label in self._named.items():
            path = self._paths[name]
            label.setText(path.name if path else self.tr("not chosen"))
            label.setToolTip(str(path) if path else "")
        self._limit.setVisible(self.question.currentData() is not None)
        running = bool(self._job)
        self._head.setEnabled(not running)
        self.run.setEnabled(not running and None not in (self._paths["documents"], self._paths["people"]))
        self.stop.setVisible(running)
        self.save.setEnabled(self._answer is not None and not running)

    def _ask_for_folder(self, name: str) -> None:
        chosen = QFileDialog.getExistingDirectory(self, self.tr("Folder of documents"))
        if chosen:
            self.choose(name, Path(chosen))

    def _ask_for_table(self, name: str) -> None:
        kinds = self.tr("Tables") + f" {_TABLES}"
        chosen, _ = QFileDialog.getOpenFileName(self, self.tr("Table of people"), "", kinds)
        if chosen:
            self.choose(name, Path(chosen))

    def _open(self, row: QTreeWidgetItem) -> None:
        name, span = place_of(row)
        path = file_of(self._answer.question.documents, name) if self._answer else None
        if path:
            self.document_wanted.emit(path, span)

    def _save(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, self.tr("Folder for the report"))
        if chosen and self._answer:
            self._written(Path(chosen), self._answer)

    def _written(self, folder: Path, answer: Answer) -> None:
        try:
            written.write(answer.report, folder, language=catalogue())
            if answer.search:
                target.write(answer.search, folder, catalogue())
            self._tell(self.tr("Saved in {folder}").format(folder=folder))
        except SableError as error:
            self._tell(problem=messages.failure(error))

    def _tell(self, note: str = "", *, problem: str = "") -> None:
        """Show a note or a problem beside the buttons, or neither."""
        for label, told in ((self.note, note), (self.problem, problem)):
            label.setText(told)
            label.setVisible(bool(told))
