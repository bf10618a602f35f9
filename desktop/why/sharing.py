"""Every risky combination that a finding takes part in, and how many people share it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop import exposures, marks
from desktop.findings import Finding
from desktop.themes import Theme
from desktop.translations import Words
from desktop.why.labels import empty, label, title
from engine.types import RiskyCombination

_FEW = 3
_MOST = 50
_LONGEST = 26

SOURCES: Words[str] = Words(
    {
        "search": "Looked up together in your search library, they lead to the person.",
        "emulated-search": "A network that emulates a search expects that they lead to the person together.",
    }
)
"""Of combinations that nobody counted people for, by `RiskyCombination.source`."""


class Sharing(QWidget):
    """Signals: `chosen` (entity): one of the others was clicked; `together` (entities): show all of a combination."""

    chosen = Signal(str)
    together = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._finding: Finding | None = None
        self._known: Mapping[str, Finding] = {}
        self._population: int | None = None
        self._all = False
        head = QHBoxLayout()
        self._among = label(self, "second")
        self._among.setAlignment(Qt.AlignmentFlag.AlignRight)
        head.addWidget(title(self, self.tr("Who else fits")))
        head.addWidget(self._among, 1)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(6)
        self.more = QPushButton(self)
        self.more.setProperty("link", True)
        self.more.clicked.connect(self._show_all)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addLayout(self._rows)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)

    def show_finding(self, finding: Finding, known: Mapping[str, Finding], population: int | None) -> None:
        """
        Args:
            known: all findings, by entity.
            population: people of the background.
        """
        if self._finding is None or finding.entity.id != self._finding.entity.id:
            self._all = False
        self._finding, self._known, self._population = finding, known, population
        self._show()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._show()

    def _show_all(self) -> None:
        self._all = True
        self._show()

    def _show(self) -> None:
        empty(self._rows)
        those = self._finding.combinations if self._finding else ()
        shown = [each for each in those if all(entity in self._known for entity in each.entity_ids)]
        self.setVisible(bool(shown))
        people = self._population
        self._among.setText("" if people is None else self.tr("among {number} people").format(number=f"{people:,}"))
        for each in shown[: _MOST if self._all else _FEW]:
            self._rows.addLayout(self._row(each))
        left = min(len(shown), _MOST) - _FEW
        self.more.setVisible(left > 0 and not self._all)
        self.more.setText(self.tr("%n more", "", max(left, 0)))

    def _row(self, combination: RiskyCombination) -> QHBoxLayout:
        words = self._words(combination)
        number = QPushButton(self)
        number.setText("–" if combination.population is None else f"{combination.population:,}")
        number.setProperty("count", True)
        number.setToolTip(self.tr("Show all of these on the pages"))
        number.setAccessibleName(self.tr("Show these on the pages: {words}").format(words=words))
        number.clicked.connect(lambda: self.together.emit(combination.entity_ids))
        members, line = QVBoxLayout(), QHBoxLayout()
        members.setSpacing(0)
        line.setSpacing(4)
        for entity in combination.entity_ids:
            line.addWidget(self._member(self._known[entity]))
        line.addStretch(1)
        about = label(self, "second")
        about.setText(words)
        members.addLayout(line)
        members.addWidget(about)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(number, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(members, 1)
        return row

    def _member(self, finding: Finding) -> QPushButton:
        text = finding.text if len(finding.text) <= _LONGEST else f"{finding.text[: _LONGEST - 1]}…"
        button = QPushButton(text.replace("&", "&&"), self)
        button.setProperty("member", True)
        button.setIcon(marks.icon(finding.state, self._theme))
        button.setAccessibleName(self.tr("Go to {finding}").format(finding=finding.text))
        button.setEnabled(self._finding is None or finding.entity.id != self._finding.entity.id)
        button.clicked.connect(lambda: self.chosen.emit(finding.entity.id))
        return button

    def _words(self, combination: RiskyCombination) -> str:
        if combination.population is None:
            return SOURCES.get(combination.source, "")
        return exposures.shared(combination.population, self._population, len(combination.entity_ids))
