"""Why one finding is a risk, who else fits, and the buttons that decide it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop import icons, marks, messages
from desktop.findings import Finding
from desktop.painted import Bar
from desktop.states import DECISIONS, State
from desktop.themes import Theme
from desktop.translations import sentence
from engine.types import Examination, RiskLevel, RiskyCombination

KEYS = {State.MASK: "A", State.GENERALISE: "G", State.KEEP: "X"}
_MOST_COMBINATIONS = 3


class WhyPanel(QScrollArea):
    """Signals: `decided` (state): a button was pressed; `moved` (step): previous or next."""

    decided = Signal(State)
    moved = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("why")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._theme = theme
        self._inner = QWidget(self)
        self._inner.setObjectName("why")
        self.setWidget(self._inner)
        layout = QVBoxLayout(self._inner)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(4)
        layout.addLayout(self._head())
        self._about = _label(self, "second")
        self._why = _label(self)
        self._why.setContentsMargins(0, 8, 0, 4)
        layout.addWidget(self._about)
        layout.addWidget(self._why)
        self._signs_title = _title(self, self.tr("Signs"))
        self._signs_count = _label(self, "second")
        self._signs_count.setAlignment(Qt.AlignmentFlag.AlignRight)
        row = QHBoxLayout()
        row.addWidget(self._signs_title)
        row.addWidget(self._signs_count)
        layout.addLayout(row)
        self._signs = QGridLayout()
        self._signs.setHorizontalSpacing(12)
        self._signs.setVerticalSpacing(2)
        self._signs.setColumnStretch(1, 1)
        layout.addLayout(self._signs)
        self._others_title = _title(self, self.tr("Who else fits"))
        self._others = QVBoxLayout()
        layout.addSpacing(8)
        layout.addWidget(self._others_title)
        layout.addLayout(self._others)
        layout.addSpacing(8)
        layout.addLayout(self._buttons())
        self._proposed = _label(self, "second")
        layout.addWidget(self._proposed)
        layout.addStretch(1)
        self.show_finding(None, None, ())

    def show_finding(
        self, finding: Finding | None, examination: Examination | None, findings: tuple[Finding, ...]
    ) -> None:
        """What is known of a finding; None: nothing is chosen."""
        self._inner.setVisible(finding is not None)
        if finding is None or examination is None:
            return
        ratio = self.devicePixelRatioF()
        self._swatch.setPixmap(marks.swatch(finding.state, self._theme, sure=finding.sure, ratio=ratio))
        self._name.setText(finding.text)
        self._state.setText(messages.STATES[finding.state])
        _set_role(self._state, "warning" if finding.state is State.UNDECIDED else "second")
        self._about.setText(messages.about(finding))
        self._why.setText(sentence(finding.risk.why))
        self._show_signs(finding)
        self._show_others(finding.combinations, {each.entity.id: each for each in findings})
        for state, button in self._decisions.items():
            button.setIcon(marks.icon(state, self._theme))
            button.setProperty("primary", False)
            button.setDefault(state is finding.state)
        self._proposed.setText(sentence(finding.decision.reason))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._previous.setIcon(icons.icon("up", theme.text))
        self._next.setIcon(icons.icon("down", theme.text))

    @property
    def height_of_head(self) -> float:
        """Where the leader from the page ends, in pixels from the top of the panel."""
        return self._name.mapTo(self, self._name.rect().center()).y()

    def _head(self) -> QHBoxLayout:
        self._swatch = QLabel(self)
        self._name = QLabel(self)
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.15)
        font.setWeight(QFont.Weight.DemiBold)
        self._name.setFont(font)
        self._name.setMinimumWidth(40)
        self._state = QLabel(self)
        self._previous, self._next = (QToolButton(self) for _ in range(2))
        for button, step, name in (
            (self._previous, -1, self.tr("Previous finding")),
            (self._next, 1, self.tr("Next finding")),
        ):
            button.setToolTip(name)
            button.setAccessibleName(name)
            button.clicked.connect(lambda _=False, by=step: self.moved.emit(by))
        self.set_theme(self._theme)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._swatch)
        row.addWidget(self._name)
        row.addStretch(1)
        row.addWidget(self._state)
        row.addWidget(self._previous)
        row.addWidget(self._next)
        return row

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self._decisions: dict[State, QPushButton] = {}
        for state in DECISIONS:
            button = QPushButton(f"{messages.STATES[state]}   {KEYS[state]}", self)
            button.setMinimumHeight(34)
            button.setAccessibleName(messages.STATES[state])
            button.clicked.connect(lambda _=False, to=state: self.decided.emit(to))
            self._decisions[state] = button
            row.addWidget(button, 1)
        return row

    def _show_signs(self, finding: Finding) -> None:
        _empty(self._signs)
        for row, sign in enumerate(finding.risk.indicators):
            name = QLabel(messages.SIGNS.get(sign.name, sign.name), self)
            name.setToolTip(sentence(sign.reason))
            bar = Bar(self._theme, name.text(), self)
            bar.show_share(sign.score, limit=None, alarming=sign.flagged)
            level = QLabel(RiskLevel.of(sign.score).value, self)
            _set_role(level, "risk" if sign.flagged else "second")
            level.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for column, each in enumerate((name, bar, level)):
                self._signs.addWidget(each, row, column)
        flagged = sum(sign.flagged for sign in finding.risk.indicators)
        self._signs_count.setText(self.tr("{0} of {1} point to a risk").format(flagged, len(finding.risk.indicators)))

    def _show_others(self, combinations: tuple[RiskyCombination, ...], known: dict[str, Finding]) -> None:
        _empty(self._others)
        shown = [each for each in combinations if all(entity in known for entity in each.entity_ids)]
        self._others_title.setVisible(bool(shown))
        for each in shown[:_MOST_COMBINATIONS]:
            words = " + ".join(known[entity].text for entity in each.entity_ids)
            line = _label(self)
            line.setText(words)
            self._others.addWidget(line)
            if each.population is not None:
                people = _label(self, "second")
                people.setText(messages.share(each.population, len(each.entity_ids)))
                self._others.addWidget(people)


def _label(parent: QWidget, role: str = "") -> QLabel:
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    if role:
        label.setProperty("role", role)
    return label


def _title(parent: QWidget, words: str) -> QLabel:
    label = _label(parent)
    label.setText(words)
    font = QFont(parent.font())
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)
    return label


def _set_role(label: QLabel, role: str) -> None:
    label.setProperty("role", role)
    label.style().unpolish(label)
    label.style().polish(label)


def _empty(layout: QGridLayout | QVBoxLayout) -> None:
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item else None
        if widget:
            widget.deleteLater()
