"""Why one finding is a risk, who else fits, and the buttons that decide it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QFrame,
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
from desktop.help.opening import explain
from desktop.sessions.session import Session
from desktop.states import DECISIONS, State
from desktop.themes import Theme
from desktop.why.labels import label, set_role
from desktop.why.outcomes import Outcomes
from desktop.why.sharing import Sharing
from desktop.why.signs import Signs
from engine.types import Indicator

if TYPE_CHECKING:
    from engine.weighing import Consequences


class WhyPanel(QScrollArea):
    """Signals: `decided` (state): a button was pressed; `moved` (step): previous or next; `chosen` (entity), `together`
    (entities): as of `Sharing`; `asked` (entity): as of `Signs`."""

    decided = Signal(State)
    moved = Signal(int)
    chosen = Signal(str)
    together = Signal(object)
    asked = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("why")
        explain(self, "risk")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._theme = theme
        self.signs, self.sharing, self.outcomes = Signs(theme, self), Sharing(theme, self), Outcomes(theme, self)
        self._inner = QWidget(self)
        self._inner.setObjectName("why")
        self.setWidget(self._inner)
        layout = QVBoxLayout(self._inner)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(4)
        layout.addLayout(self._head())
        self._about = label(self, "second")
        self._found = label(self, "second")
        self._why = label(self)
        self._why.setContentsMargins(0, 8, 0, 4)
        layout.addWidget(self._about)
        layout.addWidget(self._found)
        layout.addWidget(self._why)
        self.sharing.chosen.connect(self.chosen)
        self.sharing.together.connect(self.together)
        self.signs.asked.connect(self.asked)
        for each in (self.signs, self.sharing, self.outcomes):
            layout.addWidget(each)
        layout.addSpacing(8)
        layout.addWidget(self._buttons())
        layout.addStretch(1)
        self.show_finding(None, None, None)

    def show_finding(
        self,
        finding: Finding | None,
        session: Session | None,
        weighed: Consequences | None,
        answer: tuple[Indicator, ...] | None = None,
        *,
        awaited: bool = False,
    ) -> None:
        """Show what is known of a finding; None: nothing is chosen, or what its decision changes is not known yet.

        Args:
            answer, awaited: as of `Signs.show_finding`.
        """
        self._inner.setVisible(finding is not None)
        if finding is None or session is None:
            return
        ratio = self.devicePixelRatioF()
        self._swatch.setPixmap(marks.swatch(finding.state, self._theme, sure=finding.sure, ratio=ratio))
        self._name.setText(finding.text)
        self._state.setText(messages.STATES[finding.state])
        set_role(self._state, "warning" if finding.state is State.UNDECIDED else "second")
        self._about.setText(messages.about(finding))
        self._found.setText(messages.found_by(finding))
        self._why.setText(messages.why(finding))
        self.signs.show_finding(finding, answer, awaited=awaited)
        population = weighed.population if weighed else None
        self.sharing.show_finding(finding, {each.entity.id: each for each in session.findings}, population)
        found = weighed.of(finding.entity.id, session.final_plan().decisions) if weighed else ()
        self.outcomes.show_consequences(
            found,
            goal=weighed.goal if weighed else None,
            population=population,
            threshold=session.options.risk_threshold,
        )
        for state, button in self._decisions.items():
            button.setIcon(marks.icon(state, self._theme))
            button.setProperty("primary", False)
            button.setDefault(state is finding.state)

    def show_keys(self, keys: Mapping[State, str]) -> None:
        """On the buttons: those that decide, as they are now."""
        for state, button in self._decisions.items():
            button.setText(f"{messages.STATES[state]}   {keys[state]}".rstrip())

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._previous.setIcon(icons.icon("up", theme.text))
        self._next.setIcon(icons.icon("down", theme.text))
        for part in (self.signs, self.sharing, self.outcomes):
            part.set_theme(theme)

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

    def buttons_in_view(self) -> QWidget:
        """Those that decide, scrolled to where they are seen."""
        self.ensureWidgetVisible(self._row_of_buttons)
        return self._row_of_buttons

    def _buttons(self) -> QWidget:
        self._row_of_buttons = QWidget(self)
        row = QHBoxLayout(self._row_of_buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self._decisions: dict[State, QPushButton] = {}
        for state in DECISIONS:
            button = QPushButton(messages.STATES[state], self)
            button.setMinimumHeight(34)
            button.setAccessibleName(messages.STATES[state])
            button.clicked.connect(lambda _=False, to=state: self.decided.emit(to))
            self._decisions[state] = button
            row.addWidget(button, 1)
        return self._row_of_buttons
