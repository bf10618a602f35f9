"""Export dialog: the new file beside the original, what was removed, every check, and the button to save."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop import export, icons, labels, messages, parts, screens, signals
from desktop.document.pictures import PagePictures
from desktop.export import Staged, checks
from desktop.export.choices import SideOutputChoices
from desktop.export.comparison import MarksOf, PageComparison
from desktop.export.flowing import FlowComparison
from desktop.finding import Finding
from desktop.help.opening import explain_dialog
from desktop.jobs import Jobs
from desktop.keyed import KeyButton
from desktop.lazy_imports import side_outputs
from desktop.painted import Elided
from desktop.themes import Theme
from engine.core import languages
from engine.core.errors import Cancelled
from engine.core.messages import STOPPED, is_plain
from engine.core.progress import Progress
from engine.core.types import Action, DocumentKind, PageArea, PdfPlace

_LEAST_WORDS = 24
"""Letters of a line of the notes, below which they stand above the buttons."""
_SHARES = 7, 4
_LEAST_LETTERS = 30
"""Letters of a line of the checks, below which they are put under the comparison."""
_COMPARISON_SHARE = 0.6
"""Share of the height that the comparison takes, where the checks are below it."""


class ExportSheet(QDialog):
    """The export dialog for a staged file, which is deleted if the user goes back.

    Signals: `saved` (paths); `outdated`: the file that the user wanted to save is no longer what the window shows, and
    the dialog closed.

    Attributes:
        looked: a box to tick before the file can be saved, shown where a language of the text is not read well.
        outcome: of the saved file; None before that.
    """

    saved = Signal(tuple)
    outdated = Signal()

    def __init__(
        self,
        staged: Staged,
        findings: tuple[Finding, ...],
        marks_of: MarksOf,
        jobs: Jobs,
        pictures: PagePictures,
        theme: Theme,
        parent: QWidget,
        *,
        is_present: Callable[[], bool] = lambda: True,
    ) -> None:
        """`is_present` returns whether the window still shows what the staged file holds."""
        super().__init__(parent)
        self._is_present = is_present
        self.staged, self._jobs, self._theme = staged, jobs, theme
        document = staged.examination.document
        self._source = document.path
        self._target = export.default_target(self._source, document.kind, staged.place)
        self._agreed: set[Path] = set()
        self._saving = 0
        self.outcome: side_outputs.Outcome | None = None
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setWindowTitle(self.tr("Export"))
        explain_dialog(self, "screens#export")
        usual = QSize(max(1000, round(parent.width() * 0.86)), max(700, round(parent.height() * 0.92)))
        screens.fit(self, usual, least=QSize(900, 640))
        self.setStyleSheet(
            f"#rule {{ background: {theme.line}; }} QLabel#paper {{ border: 1px solid {theme.line}; }}"
            "#comparison { background: transparent; }"
        )
        self.looked = QCheckBox(self.tr("I have read these parts myself"), self)
        stopped = any(each.code == STOPPED for each in document.warnings)
        self.looked.setVisible(stopped or bool(languages.not_read_well(languages.of(document))))
        self.looked.toggled.connect(lambda _: self._show_count())
        self.choices = SideOutputChoices(self._source, document.kind, self._target, self, staged.reviewed.user)
        self.comparison: PageComparison | FlowComparison
        if document.kind is DocumentKind.PDF:
            password, page = staged.options.password, _first_page(staged)
            files = staged.original, staged.result
            self.comparison = PageComparison(pictures, *files, password, marks_of, page, self)
        else:
            self.comparison = FlowComparison(staged, findings, jobs, pictures, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._header(document.pages))
        layout.addWidget(parts.line(self))
        layout.addWidget(Body(self._left(), self._right(), self.comparison, self), 1)
        self._above = QWidget(self)
        self._above_buttons = QVBoxLayout(self._above)
        layout.addWidget(self._above)
        layout.addWidget(self._footer(messages.undecided(findings)))
        self.choices.changed.connect(self._show_count)
        self.comparison.shown.connect(self._show_count)
        self._show_count()

    def reject(self) -> None:
        """Close the dialog; while files are being saved, stop that first: it ends with all of them or with none."""
        if self._saving and not signals.ended():
            self._jobs.cancel(self._saving)
        else:
            super().reject()

    def done(self, result: int) -> None:
        self._jobs.forget(self._saving)
        self.comparison.close_files()
        export.discard(self.staged)
        super().done(result)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put the notes above the buttons where they would be a narrow column beside them."""
        super().resizeEvent(event)
        beside = (self._change_folder, self._back, self.save)
        room = self.width() - sum(each.sizeHint().width() for each in beside) - 5 * parts.MARGIN
        narrow = room < _LEAST_WORDS * self.fontMetrics().averageCharWidth()
        beside_buttons, above = self._said, self._above_buttons
        for words in (self._note, self.problem):
            if narrow and beside_buttons.indexOf(words) >= 0:
                beside_buttons.removeWidget(words)
                above.addWidget(words)
            elif not narrow and above.indexOf(words) >= 0:
                above.removeWidget(words)
                beside_buttons.addWidget(words, 1)
        self._show_above()

    def _show_above(self) -> None:
        said = any(each.text() and not each.isHidden() for each in (self._note, self.problem))
        self._above.setVisible(said and self._above_buttons.count() > 0)

    def _header(self, pages: int) -> QWidget:
        about = self.tr("{file} · %n page(s)", "", pages).format(file=self._source.name) if pages else self._source.name
        words = messages.passed(sum(each.checked for each in self.staged.report.checks))
        second = self.tr("What you see is the new file itself. The original is not changed.")
        return parts.header(self, "shield", self._theme.passed, words, second, about)

    def _left(self) -> QWidget:
        inner = QWidget(self)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.comparison, 1)
        column.addWidget(parts.line(self))
        column.addWidget(self.choices)
        return inner

    def _right(self) -> QWidget:
        inner = QWidget(self)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 12, 0)
        column.setSpacing(4)
        report = self.staged.report
        column.addWidget(labels.title(self, self.tr("Hidden data removed")))
        for line in messages.removed(report.notices) or (self.tr("None was found."),):
            column.addWidget(labels.text(self, line))
        column.addSpacing(12)
        column.addWidget(labels.title(self, self.tr("Checks on the new file")))
        for group in checks.grouped(report.checks):
            column.addWidget(checks.row_of(group, self._theme, self))
        if idle := [each for each in report.checks if not each.checked]:
            column.addSpacing(12)
            column.addWidget(labels.title(self, self.tr("Not applicable to this file")))
        for check in idle:
            column.addWidget(parts.check(self, check, self._theme))
        for notice in sorted(report.notices, key=is_plain):
            for line in messages.look_at((notice,)):
                column.addSpacing(8)
                column.addWidget(labels.text(self, line, role="second" if is_plain(notice) else "warning"))
        column.addSpacing(8)
        column.addWidget(self.looked)
        column.addStretch(1)
        return inner

    def _footer(self, undecided: tuple[str, ...]) -> QWidget:
        footer, row = parts.footer(self)
        self._place = Elided(self)
        self._place.show_words(str(self._target.parent))
        self._place.setProperty("role", "second")
        change = self._change_folder = QPushButton(self.tr("Change…"), self)
        change.clicked.connect(self._change)
        self._back = KeyButton(self.tr("Back to review"), self)
        self._back.show_key("Esc")
        self._back.clicked.connect(self.reject)
        self.save = KeyButton("", self)
        self.save.show_key("Return")
        self.save.setProperty("primary", True)
        self.save.setDefault(True)
        self.save.clicked.connect(self._save_files)
        self.problem = labels.text(self, "", role="risk")
        self._noted = tuple(self._notes(undecided))
        self._note = labels.text(self, "", role="warning")
        folder = QLabel(self)
        folder.setPixmap(icons.pixmap("folder", self._theme.second, 18, 2.0))
        row.addWidget(folder)
        row.addWidget(self._place)
        row.addWidget(change)
        self._said = QHBoxLayout()
        row.addLayout(self._said, 1)
        for words in (self._note, self.problem):
            self._said.addWidget(words, 1)
        for button in (self._back, self.save):
            button.setMinimumHeight(34)
            row.addWidget(button)
        return footer

    def _notes(self, undecided: tuple[str, ...]) -> Iterator[str]:
        if not self.staged.beside:
            yield self.tr("Nothing can be written beside the original, so another folder is proposed.")
        yield from undecided

    def _show_count(self) -> None:
        problem = self.choices.problem
        self._show_problem(problem)
        unread = not self.looked.isHidden() and not self.looked.isChecked()
        self.save.setEnabled(self.comparison.is_shown and not unread and not problem)
        asked = self.tr("To save, tick “{box}” below the checks.").format(box=self.looked.text())
        self._note.setText("\n".join((*self._noted, asked) if unread else self._noted))
        self.save.setText(self.tr("Save %n file(s)", "", self.choices.count))

    def _show_problem(self, problem: str) -> None:
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self._note.setVisible(not problem)
        self._show_above()

    def _change(self) -> None:
        chosen, _ = QFileDialog.getSaveFileName(self, self.tr("Save the redacted file"), str(self._target))
        if chosen:
            self._target = Path(chosen)
            self._agreed.add(self._target)  # the dialog has asked
            self._place.show_words(str(self._target.parent))
            self.choices.show_target(self._target)

    def _save_files(self) -> None:
        if not self._is_present():
            self.reject()
            self.outdated.emit()
            return
        staged, target, wanted = self.staged, self._target, self.choices.wanted
        wanted = replace(wanted, replaced=frozenset(filter(None, (*self._agreed, wanted.highlighted))))
        if found := export.taken(target, wanted):
            if not self._asks_to_replace(found):
                return
            wanted = replace(wanted, replaced=wanted.replaced | set(found))

        def save(progress: Progress) -> tuple[tuple[Path, ...], side_outputs.Outcome]:
            outcome = export.outcome_of(staged, target)
            return export.save(staged, target, wanted, progress), outcome

        self.save.setEnabled(False)
        self.save.setText(self.tr("Saving…"))
        self._saving = self._jobs.run(
            save,
            done=lambda found: self._saved(*found),
            failed=self._failed,
            urgent=True,
        )

    def _asks_to_replace(self, files: tuple[Path, ...]) -> bool:
        names = "\n".join(each.name for each in files)
        words = self.tr("These files exist already, perhaps from an earlier export. Replace them?")
        return QMessageBox.question(self, self.windowTitle(), f"{words}\n\n{names}") == QMessageBox.StandardButton.Yes

    def _saved(self, files: tuple[Path, ...], outcome: side_outputs.Outcome) -> None:
        self._saving, self.outcome = 0, outcome
        self.saved.emit(files)
        self.accept()

    def _failed(self, error: Exception) -> None:
        self._saving = 0
        if isinstance(error, Cancelled):
            self.reject()
            return
        self._show_count()
        self._show_problem(messages.failure(error))


def _first_page(staged: Staged) -> int:
    """Return the first page with a mask, from 0."""
    masked = {each.entity_id for each in staged.plan.decisions if each.action is not Action.KEEP}
    document = staged.examination.document
    taken = (each for entity in staged.examination.entities if entity.id in masked for each in entity.mentions)
    first = min(taken, key=lambda each: each.start, default=None)
    places = document.places(first.start, first.end) if first else ()
    pages = [each.page for each in (*places, *staged.options.areas) if isinstance(each, PdfPlace | PageArea)]
    return min(pages, default=0)


class Body(QScrollArea):
    """Two columns, of which the right one scrolls by itself; as one column, all of it scrolls."""

    def __init__(self, left: QWidget, right: QWidget, comparison: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._left, self._right, self._comparison = left, right, comparison
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._checks = parts.scrolled(right, self, self.tr("Checks on the new file"))
        inner = QWidget(self)
        inner.setObjectName("comparison")
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, inner)
        self._row.setContentsMargins(parts.MARGIN, 16, parts.MARGIN, 16)
        self._row.setSpacing(parts.MARGIN)
        for part, share in zip((left, self._checks), _SHARES, strict=True):
            self._row.addWidget(part, share)
        self.setWidget(inner)
        right.installEventFilter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Arrange the columns again when a group of checks was opened or closed."""
        if watched is self._right and event.type() is QEvent.Type.LayoutRequest:
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        """Put the checks beside the comparison, or below it where their words would be cut."""
        bar = self.verticalScrollBar().sizeHint().width()
        needed = max(self._right.minimumSizeHint().width(), _LEAST_LETTERS * self.fontMetrics().averageCharWidth())
        room = self.width() - 3 * parts.MARGIN
        beside = room * _SHARES[1] / sum(_SHARES) >= needed + bar and (
            room >= self._left.minimumSizeHint().width() + needed + bar
        )
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(direction)
        lines = self._right.heightForWidth(self.width() - 2 * parts.MARGIN - 2 * bar)
        self._checks.setMinimumHeight(0 if beside else max(lines, self._right.sizeHint().height()))
        self._comparison.setMinimumHeight(0 if beside else round(_COMPARISON_SHARE * self.height()))
