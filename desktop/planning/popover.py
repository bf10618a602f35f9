"""How what is masked is chosen: policy, method, how many people must still fit, what stands in its place, and what
others may know. Nothing changes until the person takes the plan."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop import messages
from engine import policies
from engine.options import MaskStyle, Method, Options

_AS_POLICY_SAYS = 0
_MOST_PEOPLE = 1000
_METHODS = (Method.OPTIMAL, Method.GREEDY)
"""Re-identification needs profiles, which the command line takes; random is for comparisons."""


class PlanPopover(QFrame):
    """Signal: `taken` (options)."""

    taken = Signal(object)

    def __init__(self, options: Options, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("popover")
        self.setMinimumWidth(480)
        self._options = options
        self._background = options.background
        self._policy, self._method, self._mask = QComboBox(self), QComboBox(self), QComboBox(self)
        for name in policies.names():
            self._policy.addItem(policies.load(name).title, name)
        _fill(self._method, messages.METHODS, _METHODS)
        _fill(self._mask, messages.MASKS, tuple(MaskStyle))
        self._people = QSpinBox(self)
        self._people.setRange(_AS_POLICY_SAYS, _MOST_PEOPLE)
        self._people.setSpecialValueText(self.tr("as the policy says"))
        self._person = QLineEdit(options.person or "", self)
        self._person.setPlaceholderText(self.tr("Name of the person to protect"))
        self._files = QLabel(self)
        self._files.setProperty("role", "second")
        self._files.setWordWrap(True)
        self._about = QLabel(self)
        self._about.setProperty("role", "second")
        self._about.setWordWrap(True)
        self._lay_out()
        _choose(self._policy, options.policy)
        _choose(self._method, options.method)
        _choose(self._mask, options.mask)
        self._people.setValue(options.k or _AS_POLICY_SAYS)
        self._policy.currentIndexChanged.connect(self._show_policy)
        self._show_policy()
        self._show_files()

    @property
    def options(self) -> Options:
        """What is chosen now."""
        return replace(
            self._options,
            policy=self._policy.currentData(),
            method=self._method.currentData(),
            mask=self._mask.currentData(),
            k=self._people.value() or None,
            person=self._person.text().strip() or None,
            background=self._background,
        )

    def open_below(self, button: QWidget) -> None:
        """It is gone once it is closed."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.adjustSize()
        self.move(button.mapToGlobal(button.rect().bottomRight()) - QPoint(self.width(), -4))
        self.show()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        for words, field in (
            (self.tr("Policy"), self._policy),
            ("", self._about),
            (self.tr("In its place"), self._mask),
            (self.tr("Method"), self._method),
            (self.tr("Person"), self._person),
        ):
            form.addRow(words, field)
        files = QHBoxLayout()
        add, clear = QPushButton(self.tr("Add a table…"), self), QPushButton(self.tr("Remove"), self)
        add.clicked.connect(self._add_files)
        clear.clicked.connect(self._remove_files)
        files.addWidget(self._files, 1)
        files.addWidget(add)
        files.addWidget(clear)
        form.addRow(self.tr("What others know"), files)
        form.addRow(self.tr("People who must still fit"), self._people)
        cancel, take = QPushButton(self.tr("Cancel"), self), QPushButton(self.tr("Use this plan"), self)
        take.setProperty("primary", True)
        take.setDefault(True)
        cancel.clicked.connect(self.close)
        take.clicked.connect(self._take)
        buttons = QHBoxLayout()
        note = QLabel(self.tr("Your own decisions stay as they are."), self)
        note.setProperty("role", "second")
        buttons.addWidget(note, 1)
        buttons.addWidget(cancel)
        buttons.addWidget(take)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(16)
        column.addLayout(form)
        column.addLayout(buttons)

    def _take(self) -> None:
        self.taken.emit(self.options)
        self.close()

    def _show_policy(self) -> None:
        self._about.setText(" ".join(policies.load(self._policy.currentData()).looks_for.split()))

    def _show_files(self) -> None:
        self._files.setText(", ".join(each.name for each in self._background) or self.tr("Nothing is counted"))
        self._people.setEnabled(bool(self._background))

    def _add_files(self) -> None:
        chosen, _ = QFileDialog.getOpenFileNames(
            self.parentWidget(),
            self.tr("What others may know"),
            "",
            self.tr("Tables and graphs (*.csv *.tsv *.xlsx *.parquet *.jsonl *.json);;All files (*)"),
        )
        self._background = tuple(dict.fromkeys((*self._background, *map(Path, chosen))))
        self._show_files()
        self.show()  # a dialog over a popup closes it

    def _remove_files(self) -> None:
        self._background = ()
        self._show_files()


def _fill(box: QComboBox, words: Mapping[Any, str], values: tuple[Any, ...]) -> None:
    box.addItem(messages.AS_POLICY_SAYS, None)
    for value in values:
        box.addItem(words[value], value)


def _choose(box: QComboBox, value: object) -> None:
    """A policy that is a file of the person's own is not in the list: it is added."""
    index = box.findData(value)
    if index < 0:
        box.addItem(str(value), value)
        index = box.count() - 1
    box.setCurrentIndex(index)
