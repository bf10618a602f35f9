"""Dialog for a failed export: what happened, that nothing was lost, which checks failed and where, what to do."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QPushButton, QVBoxLayout, QWidget

from desktop import export, labels, messages, parts
from desktop.export import checks
from desktop.help.opening import explain_dialog
from desktop.themes import Theme
from engine.core.errors import OutputNotAllowed, OutputUnwritable, SableError, VerificationFailed
from engine.core.options import Options

_USUAL = Options()
_WIDTH = 640


class FailureSheet(QDialog):
    """The dialog for a failed export. Signals: `pictures_wanted`: export again, each page as a picture of itself;
    `folder_wanted` (folder): export again, to this folder.

    Args:
        pictures: whether that may help.
        options: those of the failed export.
    """

    pictures_wanted = Signal()
    folder_wanted = Signal(Path)

    def __init__(
        self,
        error: Exception,
        source: Path,
        theme: Theme,
        parent: QWidget,
        *,
        pictures: bool = False,
        options: Options = _USUAL,
    ) -> None:
        super().__init__(parent)
        self._options = options
        self._source = source
        self._pictures_may_help = pictures
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setWindowTitle(self.tr("Nothing was saved"))
        explain_dialog(self, "troubleshooting")
        self.setStyleSheet(
            f"#sheet-header {{ background: {theme.risk_ground}; border-bottom: 1px solid {theme.risk_border}; }}"
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        footer, row = parts.footer(self)
        if isinstance(error, VerificationFailed):
            failed = sum(not each.passed for each in error.report.checks)
            words = self.tr("Nothing was saved: the new file failed %n check(s)", "", failed)
            second = self.tr("The new file was deleted. The original and your decisions are safe.")
            header = parts.header(self, "failed", theme.risk, words, second, source.name)
            layout.addWidget(header)
            layout.addWidget(parts.scrolled(self._checks(error, theme), self, self.tr("Checks on the new file")), 1)
            self.resize(720, 560)
            self._problem = labels.text(self, "", role="risk")
            self.keep = QPushButton(self.tr("Save a report of this…"), self)
            self.keep.clicked.connect(lambda: self._keep_report(error))
            row.addWidget(self.keep)
            row.addWidget(self._problem, 1)
        else:
            second = messages.failure(error)
            header = parts.header(self, "failed", theme.risk, self.windowTitle(), second, source.name)
            layout.addWidget(header)
        header.setMinimumWidth(_WIDTH)  # not the dialog's: its buttons may need more
        row.addStretch(1)
        self.pictures = self._pictures_button()
        self.pictures.setVisible(pictures)
        self.back = QPushButton(self.tr("Back to review"), self)
        self.back.clicked.connect(self.accept)
        self.folder = QPushButton(self.tr("Choose a folder…"), self)
        self.folder.setVisible(isinstance(error, OutputUnwritable | OutputNotAllowed))
        self.folder.clicked.connect(self._choose_folder)
        for button in (self.pictures, self.back, self.folder):
            button.setMinimumHeight(34)
            row.addWidget(button)
        likely = self.folder if self.folder.isVisibleTo(self) else self.back
        likely.setProperty("primary", True)
        likely.setDefault(True)
        layout.addWidget(footer)

    def _pictures_button(self) -> QPushButton:
        button = QPushButton(self.tr("Try with pages as pictures"), self)
        button.setToolTip(
            self.tr("Keeps only what the pages show: nothing in them can be selected, searched or read aloud.")
        )
        button.clicked.connect(self.accept)
        button.clicked.connect(self.pictures_wanted)
        return button

    def _choose_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, self.tr("Choose a folder"), str(export.user_folder()))
        if chosen:
            self.accept()
            self.folder_wanted.emit(Path(chosen))

    def _checks(self, error: VerificationFailed, theme: Theme) -> QWidget:
        """Return the groups with failed checks and their places, advice, the other groups, and what does not apply."""
        inner = QWidget(self)
        column = QVBoxLayout(inner)
        column.setContentsMargins(parts.MARGIN, 16, parts.MARGIN, 16)
        column.setSpacing(4)
        groups = checks.grouped(error.report.checks)
        for each in (each for each in groups if each.failed):
            column.addWidget(checks.row_of(each, theme, self))
        column.addSpacing(12)
        column.addWidget(labels.title(self, self.tr("What you can do")))
        advice = self.tr(
            "Mark the words or the box that the check names, and export again. If the same check fails once "
            "more, save the original again in the program that made it, and open that copy."
        )
        if self._pictures_may_help:
            advice = self.tr(
                "Mark the words or the box that the check names, and export again. If the same check fails once "
                "more, save the pages as pictures, or save the original again in the program that made it, and "
                "open that copy."
            )
        column.addWidget(labels.text(self, advice))
        column.addSpacing(12)
        others = [each for each in groups if not each.failed]
        idle = [each for each in error.report.checks if each.passed and not each.checked]
        if passed := sum(len(each.checks) for each in others):
            column.addWidget(labels.title(self, self.tr("%n other check(s) passed", "", passed)))
        for each in others:
            column.addWidget(checks.row_of(each, theme, self))
        if idle:
            column.addSpacing(12)
            column.addWidget(labels.title(self, self.tr("Not applicable to this file")))
        for check in idle:
            column.addWidget(parts.check(self, check, theme))
        column.addStretch(1)
        return inner

    def _keep_report(self, error: VerificationFailed) -> None:
        name = self._source.with_name(f"{self._source.stem}_failed_report.html")
        chosen, _ = QFileDialog.getSaveFileName(self, self.tr("Save a report of this"), str(name))
        if chosen:
            try:
                export.save_failure(error, self._source, Path(chosen), self._options)
                self._problem.setText("")
            except SableError as problem:
                self._problem.setText(messages.failure(problem))
