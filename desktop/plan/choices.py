"""Settings of a plan beside the curve: policy, mask, person to protect, background data, own words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from desktop import messages
from desktop.fields import ComboBox, LineEdit, SpinBox
from desktop.labels import secondary
from desktop.settings import administered, appearance
from desktop.translations import engine_words
from engine import policies
from engine.core.options import Inference, Layout, MaskStyle, Options

_MOST_PEOPLE = 1000


class PlanChoices(QWidget):
    """The settings of a plan. Signals: `changed`: another setting; `people_changed` (k); `people_wanted`,
    `lists_wanted`.
    """

    changed = Signal()
    people_changed = Signal(int)
    people_wanted = Signal()
    lists_wanted = Signal()

    def __init__(self, options: Options, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options = options
        self.policy, self.mask_style, self.people = ComboBox(self), ComboBox(self), SpinBox(self)
        self._even = QCheckBox(self.tr("Don't show how long the masked text was"), self)
        self._even.setToolTip(
            self.tr("PDF files only: lines with boxes are reflowed, so that no width reveals a name.")
        )
        self._even.setChecked(options.layout is Layout.EVEN)
        self._infer = QCheckBox(self.tr("Test what visible text gives away"), self)
        self._infer.setToolTip(
            self.tr(
                "Adds findings for the words by which an attack guesses the person's age, work, health and the like "
                "right. They stay visible until you mask them. English text only."
            )
        )
        self._infer.setChecked(options.inference is not Inference.OFF)
        self._person = LineEdit(options.person or "", self)
        self._person.setPlaceholderText(self.tr("Full name"))
        self.was, self._known, self._lists = (secondary("", self) for _ in range(3))
        for box in (self.policy, self.mask_style):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(12)
        for about in (self._known, self._lists):
            about.setMinimumWidth(40)
            about.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.people.setRange(1, _MOST_PEOPLE)
        self.people.setKeyboardTracking(False)
        appearance.give_room(self.people)
        for those in policies.by_purpose().values():
            for policy in those:
                self.policy.addItem(engine_words(policy.title), policy.name)
        self.setFocusProxy(self.policy)
        _fill(self.mask_style, messages.MASKS, tuple(MaskStyle))
        _choose(self.policy, options.policy)
        _choose(self.mask_style, options.mask)
        self._lay_out()
        self._show()
        self.policy.currentIndexChanged.connect(self._on_policy)
        for each in (self._even, self._infer):
            each.toggled.connect(lambda _: self.changed.emit())
        self.mask_style.currentIndexChanged.connect(lambda _: self.changed.emit())
        self._person.editingFinished.connect(self._on_person)
        self.people.valueChanged.connect(self.people_changed.emit)

    @property
    def options(self) -> Options:
        """The options chosen here; k and the risk threshold are set by the point on the curve."""
        return replace(
            self._options,
            policy=self.policy.currentData(),
            mask=MaskStyle(mask) if (mask := self.mask_style.currentData()) else None,  # Qt returns a plain str
            layout=Layout.EVEN if self._even.isChecked() else Layout.EXACT,
            person=self._person.text().strip() or None,
            inference=Inference.REPORT if self._infer.isChecked() else Inference.OFF,
        )

    def take(self, options: Options) -> None:
        """Use options that a dialog, or the row of a method, has changed."""
        self._options = options
        self._show()
        self.changed.emit()

    def show_people(self, people: int | None, before: int | None) -> None:
        """Show the group size k of the point, and the one before; None: nobody is counted."""
        self.people.blockSignals(True)
        self.people.setEnabled(people is not None)
        self.people.setValue(people or 1)
        self.people.blockSignals(False)
        if people is None:
            self.was.setText(self.tr("no population data"))
        else:
            self.was.setText(self.tr("was {number}").format(number=before) if before not in (None, people) else "")

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        people = QHBoxLayout()
        people.setSpacing(8)
        people.addWidget(self.people)
        people.addWidget(self.was, 1)
        rows = (
            (self.tr("Policy"), self.policy, self.tr("Minimum group size (k)"), people),
            (self.tr("Replace with"), self.mask_style, self.tr("Person to protect"), self._person),
            (
                self.tr("Background data"),
                self._opener(self._known, self.tr("Change background data"), self.people_wanted),
                self.tr("Always and never masked"),
                self._opener(self._lists, self.tr("Change your own words"), self.lists_wanted),
            ),
        )
        for row, entries in enumerate(rows):
            for column, (words, field) in enumerate((entries[:2], entries[2:])):
                label = secondary("", self)
                label.setText(str(words))
                grid.addWidget(label, 2 * row, column)
                if isinstance(field, QWidget):
                    label.setBuddy(field)
                    field.setAccessibleName(str(words))
                    grid.addWidget(field, 2 * row + 1, column)
                elif isinstance(field, QHBoxLayout):
                    grid.addLayout(field, 2 * row + 1, column)
            grid.setRowMinimumHeight(2 * row + 1, 34)
        self.people.setAccessibleName(self.tr("Minimum group size (k)"))
        grid.addWidget(self._even, 2 * len(rows), 0)
        grid.addWidget(self._infer, 2 * len(rows), 1)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)

    def _opener(self, about: QLabel, name: str, wanted: SignalInstance) -> QHBoxLayout:
        button = QPushButton(self.tr("Change…"), self)
        button.setAccessibleName(name)
        button.clicked.connect(wanted)
        row = QHBoxLayout()
        row.addWidget(about, 1)
        row.addWidget(button)
        return row

    def _show(self) -> None:
        options = self._options
        known = [each.name for each in (*options.background, *filter(None, (options.profiles,)))]
        self._known.setText(", ".join(known) or self.tr("None"))
        words = len(options.terms) + len(options.keep)
        self._lists.setText(self.tr("%n word(s)", "", words) if words else self.tr("None"))
        about = " ".join(policies.load(self.policy.currentData()).looks_for.split())
        self.policy.setToolTip(engine_words(about))
        administered.hold(self.policy, "policy")

    def _on_policy(self) -> None:
        self._options = replace(self._options, k=None)
        self._show()
        self.changed.emit()

    def _on_person(self) -> None:
        if self.options.person != self._options.person:
            self._options = self.options
            self.changed.emit()


def _fill(box: QComboBox, words: Mapping[Any, str], values: tuple[Any, ...]) -> None:
    box.addItem(messages.as_policy_says(), None)
    for value in values:
        box.addItem(words[value], value)


def _choose(box: QComboBox, value: object) -> None:
    """Select a value; add it if it is missing, such as a policy in a file of the user's own."""
    index = box.findData(value)
    if index < 0:
        box.addItem(str(value), value)
        index = box.count() - 1
    box.setCurrentIndex(index)
