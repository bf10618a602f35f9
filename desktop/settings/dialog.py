"""Settings dialog, made from the declarations, with a page for the keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFormLayout,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from desktop import labels, parts, screens
from desktop.answers import answers
from desktop.fields import ComboBox, SpinBox
from desktop.lazy_imports import document_languages
from desktop.settings import Declared, Preferences, administered, appearance, declarations, keys
from desktop.settings.key_page import KeyPage
from desktop.settings.picture_languages import PictureLanguages
from desktop.translations import words as shown

_NOWHERE = "nowhere"


class SettingsDialog(QDialog):
    """The settings dialog. Nothing changes until "Save" is pressed."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Settings"))
        screens.fit(self, QSize(620, 700), least=QSize(520, 360))
        self._preferences = preferences
        self.read: dict[str, Callable[[], Any]] = {}
        self._made: KeyPage | None = None
        self._place = QStackedWidget(self)
        tabs = QTabWidget(self)
        tabs.addTab(parts.scrolled(self._general(), self), self.tr("General"))
        tabs.addTab(self._place, self.tr("Keys"))
        self.save = QPushButton(self.tr("Save"), self)
        self.save.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(16)
        column.addWidget(tabs, 1)
        column.addLayout(answers(self, self.save))
        tabs.currentChanged.connect(lambda _: self.key_page())
        if keys.conflicts(preferences.now.keys):
            self.save.setEnabled(self.key_page().free)

    def key_page(self) -> KeyPage:
        """Return the page for the keys, made when it is first shown: its fields take longer than all others."""
        if self._made is None:
            self._made = KeyPage(self._preferences.now.keys, self._place)
            self._made.changed.connect(self.save.setEnabled)
            self._place.addWidget(self._made)
        return self._made

    def accept(self) -> None:
        values = {name: read() for name, read in self.read.items()}
        if values["keep"] == _NOWHERE != self._preferences.now.keep and not self._forgets():
            return
        own = self._made.own_keys() if self._made else self._preferences.now.keys
        self._preferences.change(**values, keys=own)
        super().accept()

    def _forgets(self) -> bool:
        """Return whether the user confirms that no decision is kept."""
        answer = QMessageBox.question(
            self,
            self.tr("Keep no decisions?"),
            self.tr(
                "From the next start on, your decisions, the redaction plan and the list of recent files are forgotten "
                "when Sable is closed. A review that is not finished can't be continued later."
            ),
        )
        return answer == QMessageBox.StandardButton.Yes

    def _general(self) -> QWidget:
        page = QWidget(self)
        page.setObjectName("page")
        form = QFormLayout(page)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(4)
        for name, declared in declarations().items():
            field = self._field(name, declared)
            field.setAccessibleName(shown(declared.words))
            field.setAccessibleDescription(shown(declared.about))
            administered.hold(field, name)
            about = labels.Wrapped(administered.why() if administered.holds(name) else shown(declared.about), self)
            about.setProperty("role", "second")
            about.setAlignment(Qt.AlignmentFlag.AlignTop)
            about.setContentsMargins(0, 0, 0, 12)
            if isinstance(field, QCheckBox):
                field.setText(shown(declared.words))
                form.addRow("", field)
            else:
                form.addRow(labels.of_field(shown(declared.words), field, page), field)
            form.addRow("", about)
        return page

    def _field(self, name: str, declared: Declared) -> QWidget:
        value = getattr(self._preferences.now, name)
        if declared.choices is not None:
            box = ComboBox(self)
            for choice, words in declared.choices.items():
                box.addItem(words, choice)
            box.setCurrentIndex(box.findData(value))
            self.read[name] = box.currentData
            return box
        if isinstance(value, bool):
            check = QCheckBox(self)
            check.setChecked(value)
            self.read[name] = check.isChecked
            return check
        if isinstance(value, int):
            number = SpinBox(self)
            number.setRange(declared.least, declared.most)
            appearance.give_room(number)
            number.setValue(value)
            self.read[name] = number.value
            return number
        if declared.languages:
            several = PictureLanguages(value, document_languages.of_pictures(), self)
            self.read[name] = lambda: several.value
            return several
        line = QLineEdit(str(value), self)
        self.read[name] = lambda: line.text().strip()
        return line
