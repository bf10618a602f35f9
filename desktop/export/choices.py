"""Choice of the side outputs of an export: report, log, sealed list, highlighted copy."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFileDialog, QGridLayout, QWidget

from desktop import export, labels
from desktop.export import Wanted
from desktop.fields import ComboBox, LineEdit
from desktop.lazy_imports import side_outputs
from desktop.painted import Elided
from engine.core.types import DocumentKind

_NAMES, _FILES, _FORMS = range(3)


class SideOutputChoices(QWidget):
    """The side outputs, one row each. Signal: `changed`. The highlighted copy and the sealed list contain the
    originals of masked text: the user chooses both again for each export, and a separate place for the copy, so that it
    is never beside the redacted file by accident.
    """

    changed = Signal()

    def __init__(self, source: Path, kind: DocumentKind, target: Path, parent: QWidget, user: str = "") -> None:
        super().__init__(parent)
        self._source, self._kind, self._target = source, kind, target
        self._highlighted: Path | None = None
        self._labels: dict[QCheckBox, Elided] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(_FILES, 1)
        self._file = self._row(self.tr("Redacted file"))
        self._file.setChecked(True)
        self._file.setEnabled(False)
        self.report = self._row(self.tr("Verification report"), form=True)
        self.report_form = self._forms(self.report, ".html", ".pdf")
        self.log = self._row(self.tr("Redaction log, without masked text"), form=True)
        self.log_form = self._forms(self.log, ".csv", ".docx")
        for box in (self.report, self.log):
            box.setChecked(True)
        self.declaration = self._row(self.tr("Declaration of review"))
        self.signer = LineEdit(user, self)
        self.signer.setAccessibleName(self.tr("Name of the signer"))
        self.signer.textChanged.connect(lambda _: self.changed.emit())
        self._signed = labels.of_field(self.tr("Name of the signer"), self.signer, self)
        row = self._grid.rowCount()
        self._grid.addWidget(self._signed, row, _NAMES)
        self._grid.addWidget(self.signer, row, _FILES, 1, -1)
        self.sealed = self._row(self.tr("Sealed reference list"))
        self.password, self.again = self._passwords()
        self.copy = self._row(self.tr("Highlighted full copy"))
        self.copy.setEnabled(kind in side_outputs.HIGHLIGHTED)
        self.copy.clicked.connect(self._choose_place)
        for box in (self.report, self.log, self.declaration, self.sealed):
            box.toggled.connect(lambda _: self._show_files())
        self._show_files()

    @property
    def wanted(self) -> Wanted:
        """Return the chosen side outputs."""
        return Wanted(
            report=self.report_form.currentData() if self.report.isChecked() else None,
            log=self.log_form.currentData() if self.log.isChecked() else None,
            password=self.password.text() if self.sealed.isChecked() else None,
            highlighted=self._highlighted if self.copy.isChecked() else None,
            declared_by=self.signer.text().strip() if self.declaration.isChecked() else None,
        )

    @property
    def count(self) -> int:
        """The number of files that will be saved."""
        return sum(
            box.isChecked() for box in (self._file, self.report, self.log, self.declaration, self.sealed, self.copy)
        )

    @property
    def problem(self) -> str:
        """Return a sentence on what the user has to do before saving; empty if nothing."""
        if self.declaration.isChecked() and not self.signer.text().strip():
            return self.tr("The declaration of review needs the name of its signer.")
        if not self.sealed.isChecked():
            return ""
        if len(self.password.text()) < side_outputs.SHORTEST_PASSWORD:
            return self.tr(
                "The reference list needs a password of %n character(s) or more.", "", side_outputs.SHORTEST_PASSWORD
            )
        if self.password.text() != self.again.text():
            return self.tr("The two passwords of the reference list differ.")
        return ""

    def show_target(self, target: Path) -> None:
        """Set the path of the redacted file, from which the side outputs get their names."""
        self._target = target
        self._show_files()

    def _show_files(self) -> None:
        """Show beside each choice the file that it makes, or its purpose."""
        report, log = (form.currentData() for form in (self.report_form, self.log_form))
        declared = export.companion(self._target, "declaration", ".docx").name
        for each in (self._signed, self.signer):
            each.setVisible(self.declaration.isChecked())
        sealed = export.companion(self._target, "reference_list", ".pdf")
        copy = self.tr("There is none of plain text")
        if self._kind in side_outputs.HIGHLIGHTED:
            copy = self.tr("Nothing masked, to file under seal: you choose its place")
        chosen = self._highlighted if self.copy.isChecked() else None
        names = {
            self._file: self._target.name,
            self.report: export.companion(self._target, "report", report).name,
            self.log: export.companion(self._target, "log", log).name,
            self.declaration: declared if self.declaration.isChecked() else "",
            self.sealed: sealed.name if self.sealed.isChecked() else "",
            self.copy: str(chosen) if chosen else "",
        }
        purposes = {
            self.declaration: self.tr("A record of the review, to be signed"),
            self.sealed: self.tr("The real values, to file under seal"),
            self.copy: copy,
        }
        for box, name in names.items():
            self._labels[box].show_words(name or purposes[box], is_name=bool(name))
        for form, box in ((self.report_form, self.report), (self.log_form, self.log)):
            form.setEnabled(box.isChecked())
        for field in (self.password, self.again):
            field.setVisible(self.sealed.isChecked())
        self.changed.emit()

    def _choose_place(self, wanted: bool) -> None:
        if wanted:
            name = f"{self._source.stem}_UNREDACTED_highlighted{side_outputs.HIGHLIGHTED[self._kind]}"
            place, _ = QFileDialog.getSaveFileName(
                self,
                self.tr("Where does the full copy go? Nothing is masked in it. Keep it apart from the redacted file."),
                str(self._source.with_name(name)),
            )
            self._highlighted = Path(place) if place else None
            self.copy.setChecked(bool(place))
        self._show_files()

    def _row(self, words: str, *, form: bool = False) -> QCheckBox:
        box = QCheckBox(words, self)
        label = Elided(self)
        label.setProperty("role", "second")
        label.setObjectName("file-name")
        number = self._grid.rowCount()
        self._grid.addWidget(box, number, _NAMES)
        self._grid.addWidget(label, number, _FILES, 1, 1 if form else -1)
        self._labels[box] = label
        return box

    def _forms(self, box: QCheckBox, *suffixes: str) -> QComboBox:
        forms = ComboBox(self)
        forms.setAccessibleName(box.text())
        for suffix in suffixes:
            forms.addItem(suffix[1:].upper(), suffix)
        forms.currentIndexChanged.connect(lambda _: self._show_files())
        self._grid.addWidget(forms, self._grid.rowCount() - 1, _FORMS)
        return forms

    def _passwords(self) -> tuple[LineEdit, LineEdit]:
        fields = []
        number = self._grid.rowCount()
        for column, span, words in (
            (_NAMES, 1, self.tr("Password that opens it")),
            (_FILES, -1, self.tr("The same password again")),
        ):
            field = LineEdit(self)
            field.setEchoMode(LineEdit.EchoMode.Password)
            field.setPlaceholderText(words)
            field.setAccessibleName(words)
            field.textChanged.connect(lambda _: self.changed.emit())
            self._grid.addWidget(field, number, column, 1, span)
            fields.append(field)
        return fields[0], fields[1]
