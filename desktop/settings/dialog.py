"""Settings dialog, made from the declarations, with a page for the keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFormLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from desktop import actions, screens
from desktop.answers import answers
from desktop.fields import ComboBox, SpinBox
from desktop.labels import Wrapped
from desktop.lazy_imports import document_languages
from desktop.settings import Declared, Preferences, administered, appearance, declarations, keys
from desktop.settings.picture_languages import PictureLanguages
from desktop.translations import words as shown

_FRAME = 3  # pixels by which a field in the colours of the window is higher than its words, above and below
_NOWHERE = "nowhere"


class SettingsDialog(QDialog):
    """The settings dialog. Nothing changes until "Save" is pressed."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Settings"))
        screens.fit(self, QSize(620, 700), least=QSize(520, 360))
        self._preferences = preferences
        self.read: dict[str, Callable[[], Any]] = {}
        self.keys: dict[str, QKeySequenceEdit] = {}
        tabs = QTabWidget(self)
        tabs.addTab(_scrolled(self._general(), self), self.tr("General"))
        tabs.addTab(self._key_page(), self.tr("Keys"))
        self.save = QPushButton(self.tr("Save"), self)
        self.save.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(16)
        column.addWidget(tabs, 1)
        column.addLayout(answers(self, self.save))
        self._tell_conflicts()

    def accept(self) -> None:
        values = {name: read() for name, read in self.read.items()}
        if values["keep"] == _NOWHERE != self._preferences.now.keep and not self._forgets():
            return
        self._preferences.change(**values, keys=self.own_keys())
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

    def own_keys(self) -> dict[str, tuple[str, ...]]:
        """Return the keys entered on the page, where they differ from the table. Further keys of an action stay."""
        known = self._preferences.now.keys
        chosen = {}
        for name, field in self.keys.items():
            first, *others = keys.of(name, known) or ("",)
            entered = field.keySequence().toString()
            chosen[name] = tuple(each for each in (entered, *(others if entered == first else ())) if each)
        return keys.changed(chosen)

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
            about = Wrapped(administered.why() if administered.holds(name) else shown(declared.about), self)
            about.setProperty("role", "second")
            about.setAlignment(Qt.AlignmentFlag.AlignTop)
            about.setContentsMargins(0, 0, 0, 12)
            if isinstance(field, QCheckBox):
                field.setText(shown(declared.words))
                form.addRow("", field)
            else:
                form.addRow(_label(shown(declared.words), field, page), field)
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

    def _key_page(self) -> QWidget:
        page, inner = QWidget(self), QWidget(self)
        for each in (page, inner):
            each.setObjectName("page")
        form = QFormLayout(inner)
        form.setVerticalSpacing(4)
        for name in actions.SPECS:
            words = actions.words(name).rstrip("…")
            field = QKeySequenceEdit(inner)
            field.setMaximumSequenceLength(1)
            field.setClearButtonEnabled(True)
            field.setAccessibleName(words)
            first = next(iter(keys.of(name, self._preferences.now.keys)), "")
            field.setKeySequence(QKeySequence(first))
            field.keySequenceChanged.connect(lambda _: self._tell_conflicts())
            self.keys[name] = field
            form.addRow(_label(words, field, inner), field)
        self.conflict = QLabel(page)
        self.conflict.setProperty("role", "warning")
        self.conflict.setWordWrap(True)
        restore = QPushButton(self.tr("Restore default keys"), page)
        restore.clicked.connect(self._restore)
        column = QVBoxLayout(page)
        column.addWidget(_scrolled(inner, page), 1)
        column.addWidget(self.conflict)
        column.addWidget(restore, 0, Qt.AlignmentFlag.AlignLeft)
        return page

    def _restore(self) -> None:
        for name, field in self.keys.items():
            field.setKeySequence(QKeySequence(next(iter(actions.SPECS[name].keys), "")))

    def _tell_conflicts(self) -> None:
        """Report keys with several actions, which would all be dead, and prevent saving."""
        doubled = keys.conflicts(self.own_keys())
        sentences = (
            self.tr("{key} is assigned to several actions: {actions}. Give each its own key.").format(
                key=key, actions=", ".join(actions.words(name).rstrip("…") for name in names)
            )
            for key, names in doubled.items()
        )
        self.conflict.setText("\n".join(sentences))
        self.conflict.setVisible(bool(doubled))
        self.save.setEnabled(not doubled)


def _label(words: str, field: QWidget, parent: QWidget) -> QLabel:
    """Return the label of a field, whose words are level with it."""
    label = QLabel(words, parent)
    label.setBuddy(field)
    label.setContentsMargins(0, _FRAME, 0, _FRAME)
    return label


def _scrolled(inner: QWidget, parent: QWidget) -> QScrollArea:
    area = QScrollArea(parent)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its fields take it, and scroll it
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inner)
    return area
