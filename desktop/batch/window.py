"""Batch window: the list of documents, the folder for the copies, and one button."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QMessageBox,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from desktop import icons, labels, messages, mnemonics, other_programs, parts, screens, signals
from desktop.batch.queue import NOTES, NUMBERS, STATE, STATES, BatchQueue, ItemState, QueueItem
from desktop.fields import ComboBox
from desktop.help.opening import explain_dialog
from desktop.jobs import Jobs
from desktop.keyed import FocusButton
from desktop.labels import around, set_property
from desktop.lazy_imports import side_outputs
from desktop.painted import Bar
from desktop.parts import ModelIndex
from desktop.plan import profiles
from desktop.settings import administered, appearance
from desktop.stacking import stand_beside
from desktop.translations import catalogue, engine_words
from desktop.wrapping import WrappingRow, wrapped
from engine import policies
from engine.core import disk, folders
from engine.core.errors import SableError
from engine.core.options import Options

_SIGN = 14
_NAME_WIDTH, _CELL, _BESIDE_SIGN = 280, 28, 12
"""Pixels: of the names of documents, beside the words of a cell, and between a sign and its words."""
_ORDER = {
    state: place
    for place, state in enumerate(
        (
            ItemState.WORKING,
            ItemState.NEEDS_PERSON,
            ItemState.EXCEPTION,
            ItemState.READY,
            ItemState.WAITING,
            ItemState.SAVED,
        )
    )
}


class _RiskiestFirst(QSortFilterProxyModel):
    """A sort order: what a user has to see to before what needs nobody, then the highest risk first."""

    def __init__(self, queue: BatchQueue, parent: QWidget) -> None:
        super().__init__(parent)
        self._queue = queue
        self.setSourceModel(queue)
        self.setDynamicSortFilter(True)
        self.sort(0)

    def lessThan(self, left: QModelIndex, right: QModelIndex) -> bool:  # type: ignore[override]  # noqa: N802 - Qt's name
        one, other = (self._key(index.row()) for index in (left, right))
        return one < other

    def _key(self, row: int) -> tuple[int, int, int, str, int]:
        item = self._queue.items[row]
        high, medium = item.risk
        return _ORDER[item.state], -high, -medium, item.sentence, row  # what needs the same step stands together


_SIGNS = {
    ItemState.NEEDS_PERSON: ("todo", "warning"),
    ItemState.READY: ("tick", "second"),
    ItemState.SAVED: ("tick", "passed"),
    ItemState.EXCEPTION: ("failed", "risk"),
}
"""Icon and colour of a state; the others have no sign."""


class _SignedState(QStyledItemDelegate):
    """The state of a document with its sign."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: ModelIndex) -> None:  # noqa: N802 - Qt's name
        super().initStyleOption(option, index)
        theme = appearance.worn()
        name, colour = _SIGNS.get(index.data(STATE), ("", ""))
        side = icons.scaled(_SIGN)
        option.decorationSize = QSize(side, side)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration  # words of all rows are in line
        option.icon = QIcon(icons.pixmap(name, getattr(theme, colour), _SIGN, 2.0)) if name else QIcon()


class BatchWindow(QDialog):
    """The batch window. Signal: `file_wanted` (path): open a document for review."""

    file_wanted = Signal(Path)

    def __init__(self, jobs: Jobs, options: Options, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Batch"))
        explain_dialog(self, "batch")
        self.setAcceptDrops(True)
        screens.fit(self, QSize(1040, 640), least=QSize(820, 480))
        self.queue = BatchQueue(jobs, options, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        head = QWidget(self)
        column = QVBoxLayout(head)
        column.setContentsMargins(parts.MARGIN, 16, parts.MARGIN, 16)
        column.setSpacing(12)
        column.addLayout(self._adding())
        column.addWidget(self.about)
        self._bar = Bar(appearance.worn(), self.tr("Documents"), self)
        column.addWidget(self._bar)
        column.addLayout(self._how())
        column.addWidget(self.unattended)
        column.addWidget(self.consequence)
        layout.addWidget(head)
        layout.addWidget(self._list(), 1)
        layout.addWidget(self._invitation(), 1)
        layout.addWidget(self._notes())
        self.problem = labels.text(self, "", role="risk")
        layout.addLayout(around(self.problem, parts.MARGIN, 0, parts.MARGIN, 12))
        self._tell("")
        layout.addWidget(self._footer())
        self.queue.moved_on.connect(self._refresh)
        self._refresh()

    def add(self, inputs: Iterable[Path]) -> None:
        """Add folders and files."""
        self.queue.add(inputs)
        self._refresh()

    def reject(self) -> None:
        """Close the window, also on Esc. A batch that goes on is stopped first if the user agrees, and never goes on
        unseen.
        """
        if self.queue.under_way and not signals.ended() and not self._agrees_to_stop():
            return
        self._stop()
        super().reject()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 - Qt's name
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 - Qt's name
        self.add(Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile())

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.StyleChange:
            self._bar.set_theme(appearance.worn())
        super().changeEvent(event)

    def _adding(self) -> WrappingRow:
        self.add_folder = _button(self, self.tr("Add a folder…"), self._ask_for_folder)
        self.add_files = _button(self, self.tr("Add files…"), self._ask_for_files)
        self.clear = _button(self, self.tr("Remove finished documents"), self.queue.clear_done)
        self.about = labels.text(self, "", role="second")
        return wrapped(self.add_folder, self.add_files, self.clear)

    def _invitation(self) -> QWidget:
        """Return the words in place of an empty list."""
        self.empty = QWidget(self)
        column = QVBoxLayout(self.empty)
        column.setContentsMargins(parts.MARGIN, parts.MARGIN, parts.MARGIN, parts.MARGIN)
        words = (
            labels.title(self.empty, self.tr("Drop files or a folder here")),
            labels.text(
                self.empty,
                self.tr("Each document is searched, redacted and verified. Those that need review are set aside."),
                role="second",
            ),
        )
        column.addStretch(1)
        for each in words:
            each.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(each)
        column.addStretch(2)
        return self.empty

    def _how(self) -> QHBoxLayout:
        self.policy = ComboBox(self)
        self.policy.setAccessibleName(self.tr("Policy"))
        self.policy.setMinimumContentsLength(20)
        self.policy.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for name in policies.names():
            self.policy.addItem(engine_words(policies.load(name).title), name)
        if self.policy.findData(self.queue.options.policy) < 0:  # a file
            self.policy.addItem(self.queue.options.policy, self.queue.options.policy)
        self.policy.setCurrentIndex(self.policy.findData(self.queue.options.policy))
        administered.hold(self.policy, "policy")
        self.policy.currentIndexChanged.connect(self._choose_policy)
        self.unattended = QCheckBox(self.tr("Also save documents that need review"), self)
        self.unattended.toggled.connect(self._choose_unattended)
        self.consequence = labels.text(
            self,
            self.tr(
                "Nobody reviews them: undecided findings are masked or shortened, and content that was not searched "
                "stays as it is."
            ),
            role="warning",
        )
        label = QLabel(self.tr("Policy"), self)
        label.setBuddy(self.policy)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(label)
        row.addWidget(self.policy, 1)
        row.addStretch(1)
        return row

    def _list(self) -> QTreeView:
        self.list = QTreeView(self)
        self.list.setAccessibleName(self.tr("Documents"))
        self.list.setModel(_RiskiestFirst(self.queue, self))
        self.list.setStyleSheet(parts.LIST_STYLE)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.activated.connect(self._open)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._show_notes())
        self.queue.dataChanged.connect(lambda *_: self._show_notes())
        self.list.setItemDelegateForColumn(1, _SignedState(self.list))
        header = self.list.header()
        header.setStretchLastSection(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        metrics = self.list.fontMetrics()
        states = max(metrics.horizontalAdvance(words) for words in STATES.values())
        states += _CELL + icons.scaled(_SIGN) + _BESIDE_SIGN
        figures = (metrics.horizontalAdvance(self.queue.heading(each)) + _CELL for each in NUMBERS)
        for column, width in enumerate((_NAME_WIDTH, states, *figures)):
            header.resizeSection(column, width)
        return self.list

    def _notes(self) -> QWidget:
        """Return the row with all notes on the chosen document, which its line in the list cuts."""
        self.chosen = QWidget(self)
        row = QHBoxLayout(self.chosen)
        row.setContentsMargins(parts.MARGIN, 12, parts.MARGIN, 12)
        row.setSpacing(12)
        self.notes = labels.text(self.chosen, "", role="second")
        self.open_document = _button(
            self.chosen, self.tr("Open document"), lambda: self._open(self.list.currentIndex())
        )
        self.remove = _button(self.chosen, self.tr("Remove from the list"), self._remove)
        QShortcut(QKeySequence.StandardKey.Delete, self.list, self._remove, Qt.ShortcutContext.WidgetShortcut)
        row.addWidget(self.notes, 1)
        row.addLayout(wrapped(self.remove, self.open_document))
        return self.chosen

    def _footer(self) -> QWidget:
        footer, row = parts.footer(self)
        self.exceptions = _button(self, self.tr("Save the exceptions…"), self._save_exceptions)
        self.report = _button(self, self.tr("Save a report…"), self._save_report)
        self.show_place = _button(self, self.tr("Show in folder"), self._show_place)
        self.stop = _button(self, self.tr("Stop"), self._stop)
        self.begin = _button(self, "", self._begin)
        self.run = _button(self, self.tr("Save copies…"), self._run)
        for each in (self.begin, self.run):
            each.setMinimumHeight(34)
        self.begin.setProperty("primary", True)
        row.addLayout(wrapped(self.exceptions, self.report, self.show_place))
        row.addStretch(1)
        row.addLayout(wrapped(self.stop, self.run, self.begin))
        return footer

    def _refresh(self) -> None:
        queue = self.queue
        counts = {state: queue.count(state) for state in ItemState}
        waits = counts[ItemState.WAITING]
        told = (
            (waits, self.tr("%n waiting", "", waits)),
            (counts[ItemState.WORKING], self.tr("%n in progress", "", counts[ItemState.WORKING])),
            (counts[ItemState.READY], self.tr("%n ready", "", counts[ItemState.READY])),
            (counts[ItemState.NEEDS_PERSON], self.tr("%n to review", "", counts[ItemState.NEEDS_PERSON])),
            (counts[ItemState.SAVED], self.tr("%n saved", "", counts[ItemState.SAVED])),
            (counts[ItemState.EXCEPTION], self.tr("%n exception(s)", "", counts[ItemState.EXCEPTION])),
        )
        self.about.setText(" · ".join(words for number, words in told if number))
        self.empty.setVisible(not queue.items)
        for each in (self.about, self._bar, self.list):
            each.setVisible(bool(queue.items))
        if queue.items and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.list.model().index(0, 0))
        self._show_notes()
        self.consequence.setVisible(queue.unattended)
        self._bar.show_share(1 - queue.left / len(queue.items) if queue.items else None)
        left = waits + counts[ItemState.WORKING] + sum(counts[each] for each in queue.saveable)
        self.run.setEnabled(left > 0 and not queue.running)
        asked = queue.begun or not waits
        set_property(self.run, "primary", asked)
        self.begin.setVisible(not asked)
        words = self.tr("Search %n document(s) under {policy}", "", waits)
        self.begin.setText(words.format(policy=profiles.short(queue.options.policy)).replace("&", "&&"))
        self.stop.setVisible(queue.under_way)
        self.policy.setEnabled(not queue.running and not administered.holds("policy"))
        self.unattended.setEnabled(not queue.running)
        self.clear.setEnabled(counts[ItemState.SAVED] + counts[ItemState.EXCEPTION] > 0)
        self.exceptions.setEnabled(counts[ItemState.EXCEPTION] + counts[ItemState.NEEDS_PERSON] > 0)
        self.report.setEnabled(bool(queue.outcomes()))
        self.show_place.setVisible(queue.target is not None and counts[ItemState.SAVED] > 0)

    def _ask_for_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, self.tr("Add a folder"))
        if chosen:
            self.add([Path(chosen)])

    def _ask_for_files(self) -> None:
        chosen, _ = QFileDialog.getOpenFileNames(self, self.tr("Add files"))
        self.add(map(Path, chosen))

    def _choose_policy(self) -> None:
        self.queue.use(replace(self.queue.options, policy=self.policy.currentData()))
        self._refresh()

    def _begin(self) -> None:
        self.queue.begin()
        self._refresh()

    def _stop(self) -> None:
        self.queue.stop()
        self._refresh()

    def _agrees_to_stop(self) -> bool:
        """Ask whether to stop the batch; Esc and Return let it go on."""
        self.raise_()  # the question may come from the end of the program
        left = self.queue.left
        box = QMessageBox(QMessageBox.Icon.Question, self.windowTitle(), self.tr("Stop the batch?"), parent=self)
        told = self.tr("%n document(s) are not finished. Copies that are already saved are kept.", "", left)
        box.setInformativeText(told)
        stop = box.addButton(self.tr("Stop and close"), QMessageBox.ButtonRole.DestructiveRole)
        go_on = box.addButton(self.tr("Continue the batch"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(go_on)
        box.setEscapeButton(go_on)
        mnemonics.give(box)
        box.exec()
        return box.clickedButton() is stop

    def _choose_unattended(self, chosen: bool) -> None:
        self.queue.unattended = chosen
        self._refresh()

    def _run(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, self.tr("Folder for the redacted files"))
        if not chosen:
            return
        try:
            self.queue.run(Path(chosen))
            self._tell("")
        except SableError as error:
            self._tell(messages.failure(error))
        self._refresh()

    def _item(self, index: QModelIndex) -> QueueItem:
        return self.queue.items[self.list.model().mapToSource(index).row()]  # type: ignore[attr-defined]

    def _open(self, index: QModelIndex) -> None:
        self.file_wanted.emit(self._item(index).path)

    def _remove(self) -> None:
        if (chosen := self.list.currentIndex()).isValid():
            self.queue.remove(self._item(chosen).path)

    def _show_notes(self) -> None:
        chosen = self.list.currentIndex()
        self.chosen.setVisible(chosen.isValid())
        self.remove.setEnabled(chosen.isValid() and self._item(chosen).state is not ItemState.WORKING)
        self.notes.setText(chosen.data(NOTES) if chosen.isValid() else "")

    def _tell(self, problem: str) -> None:
        """Show a problem above the buttons, or none."""
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))

    def _show_place(self) -> None:
        if self.queue.target:
            words = self.tr("No program was found for this. Saved in {folder}").format(folder=self.queue.target)
            other_programs.open_file(self.queue.target, lambda: self._tell(words))

    def _save_exceptions(self) -> None:
        self._save(self.tr("Save the exceptions"), "exceptions.csv", self.queue.exceptions)

    def _save_report(self) -> None:
        self._save(
            self.tr("Save a report"),
            "report.html",
            lambda: side_outputs.report_page(self.queue.outcomes(), catalogue()),
        )

    def _save(self, title: str, name: str, made: Callable[[], bytes]) -> None:
        folder = self.queue.target or folders.home()
        chosen, _ = QFileDialog.getSaveFileName(self, title, str(folder / name))
        if not chosen:
            return
        try:
            disk.write(Path(chosen), made())
            self._tell("")
        except SableError as error:
            self._tell(messages.failure(error))


def _button(parent: QWidget, words: str, pressed: Callable[[], object]) -> QPushButton:
    button = FocusButton(words, parent)
    button.clicked.connect(lambda _=False: pressed())
    return button


# The window's entry points.


def ask_for_folder(window: QWidget) -> Path | None:
    """Ask for a folder; return None without a choice."""
    chosen = QFileDialog.getExistingDirectory(window, QCoreApplication.translate("MainWindow", "Open a folder"))
    return Path(chosen) if chosen else None


def show_batch(
    window: QWidget,
    jobs: Jobs,
    options: Options,
    inputs: Iterable[Path],
    review: Callable[[Path], object],
    exported: SignalInstance,
) -> BatchWindow:
    """Show the batch window that belongs to `window`, with these folders and files added, and return it.

    Args:
        review: opens a document that needs review.
        exported: the signal after which such a document counts as saved; with its path.
    """
    batch = window.findChild(BatchWindow)
    if batch is None:
        batch = BatchWindow(jobs, options, window)
        stand_beside(batch)
        batch.file_wanted.connect(review)
        exported.connect(batch.queue.saved_elsewhere)
    batch.add(inputs)
    batch.show()
    batch.raise_()
    return batch
