"""Page of the settings for the keys of all actions."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFormLayout, QKeySequenceEdit, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop import actions, labels, parts
from desktop.settings import keys


class KeyPage(QWidget):
    """The page. Signal: `changed` (free): keys were changed; `free`: no key is assigned to several actions."""

    changed = Signal(bool)

    def __init__(self, known: keys.OwnKeys, parent: QWidget) -> None:
        super().__init__(parent)
        self._known = known
        self.fields: dict[str, QKeySequenceEdit] = {}
        inner = QWidget(self)
        for each in (self, inner):
            each.setObjectName("page")
        form = QFormLayout(inner)
        form.setVerticalSpacing(4)
        for name in actions.SPECS:
            words = actions.words(name).rstrip("…")
            field = QKeySequenceEdit(inner)
            field.setMaximumSequenceLength(1)
            field.setClearButtonEnabled(True)
            field.setAccessibleName(words)
            field.setKeySequence(QKeySequence(next(iter(keys.of(name, known)), "")))
            field.keySequenceChanged.connect(lambda _: self._tell_conflicts())
            self.fields[name] = field
            form.addRow(labels.of_field(words, field, inner), field)
        self.conflict = QLabel(self)
        self.conflict.setProperty("role", "warning")
        self.conflict.setWordWrap(True)
        restore = QPushButton(self.tr("Restore default keys"), self)
        restore.clicked.connect(self._restore)
        column = QVBoxLayout(self)
        column.addWidget(parts.scrolled(inner, self), 1)
        column.addWidget(self.conflict)
        column.addWidget(restore, 0, Qt.AlignmentFlag.AlignLeft)
        self._tell_conflicts()

    @property
    def free(self) -> bool:
        """Return whether no key is assigned to several actions, which would all be dead."""
        return not keys.conflicts(self.own_keys())

    def own_keys(self) -> dict[str, tuple[str, ...]]:
        """Return the keys entered, where they differ from the table. Further keys of an action stay."""
        chosen = {}
        for name, field in self.fields.items():
            first, *others = keys.of(name, self._known) or ("",)
            entered = field.keySequence().toString()
            chosen[name] = tuple(each for each in (entered, *(others if entered == first else ())) if each)
        return keys.changed(chosen)

    def _restore(self) -> None:
        for name, field in self.fields.items():
            field.setKeySequence(QKeySequence(next(iter(actions.SPECS[name].keys), "")))

    def _tell_conflicts(self) -> None:
        """Report keys with several actions."""
        doubled = keys.conflicts(self.own_keys())
        sentences = (
            self.tr("{key} is assigned to several actions: {actions}. Give each its own key.").format(
                key=key, actions=", ".join(actions.words(name).rstrip("…") for name in names)
            )
            for key, names in doubled.items()
        )
        self.conflict.setText("\n".join(sentences))
        self.conflict.setVisible(bool(doubled))
        self.changed.emit(not doubled)
