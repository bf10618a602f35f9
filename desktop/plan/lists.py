"""Dialog for the words that are always or never masked in a matter, one per line."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.answers import answers
from desktop.fields import ComboBox, PlainTextEdit
from desktop.help.opening import explain_dialog
from desktop.labels import secondary
from desktop.plan.matters import Matter, Matters, lines


class ListsDialog(QDialog):
    """The dialog of word lists. `matter`: what the user entered."""

    def __init__(self, matters: Matters, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Always and never masked"))
        self.resize(620, 460)
        explain_dialog(self, "screens#redaction-plan")
        self._matters = matters
        self.name = ComboBox(self)
        self.name.setEditable(True)
        self.name.setAccessibleName(self.tr("Matter"))
        self.name.addItems(["", *matters.names])
        self.name.setCurrentText(matters.current.name)
        edit = self.name.lineEdit()
        if edit:
            edit.setPlaceholderText(self.tr("Name of the matter"))
        self.always, self.never = PlainTextEdit(self), PlainTextEdit(self)
        self._lay_out()
        self._show(matters.current)
        self.name.activated.connect(lambda _: self._on_name())
        if edit:
            edit.editingFinished.connect(self._on_name)

    @property
    def matter(self) -> Matter:
        """Return the name and the words in the fields."""
        return Matter(
            self.name.currentText().strip(), lines(self.always.toPlainText()), lines(self.never.toPlainText())
        )

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        label = QLabel(self.tr("Matter"), self)
        label.setBuddy(self.name)
        forget = QPushButton(self.tr("Forget this matter"), self)
        forget.setAutoDefault(False)
        forget.clicked.connect(self._forget)
        forget.setEnabled(bool(self.name.currentText().strip()))
        self.name.currentTextChanged.connect(lambda name: forget.setEnabled(bool(name.strip())))
        top.addWidget(label)
        top.addWidget(self.name, 1)
        top.addWidget(forget)
        columns = QHBoxLayout()
        columns.setSpacing(16)
        for words, field in ((self.tr("Always mask"), self.always), (self.tr("Never mask"), self.never)):
            name = QLabel(words, self)
            name.setBuddy(field)
            field.setAccessibleName(words)
            field.setPlaceholderText(self.tr("One name or term a line"))
            field.setTabChangesFocus(True)
            column = QVBoxLayout()
            column.addWidget(name)
            column.addWidget(field, 1)
            columns.addLayout(column)
        take = QPushButton(self.tr("Use these words"), self)
        take.clicked.connect(self.accept)
        buttons = answers(self, take, beside=secondary(self._note(), self, wraps=True))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(12)
        layout.addLayout(top)
        layout.addLayout(columns, 1)
        about = secondary(
            self.tr(
                "Whole words in any case. A word in both lists is masked. Every document that you open from now on "
                "uses them; what you decided yourself stays as it is."
            ),
            self,
            wraps=True,
        )
        layout.addWidget(about)
        layout.addLayout(buttons)

    def _note(self) -> str:
        if self._matters.folder is None:
            return self.tr("Forgotten when you close Sable.")
        return self.tr("Kept on this computer, in {folder}, in a file that only you can read.").format(
            folder=self._matters.folder
        )

    def _on_name(self) -> None:
        """Show the words of a known matter, so that they are not overwritten; a new one takes the words entered."""
        name = self.name.currentText().strip()
        if name != self._shown and name in ("", *self._matters.names):
            self._show(self._matters.load(name))

    def _show(self, matter: Matter) -> None:
        self._shown = matter.name
        self.always.setPlainText("\n".join(matter.always))
        self.never.setPlainText("\n".join(matter.never))

    def _forget(self) -> None:
        name = self.name.currentText().strip()
        self._matters.forget(name)
        index = self.name.findText(name)
        if name and index >= 0:
            self.name.removeItem(index)
        self.name.setCurrentText("")
        self._show(self._matters.current)
