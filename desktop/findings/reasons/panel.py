"""Panel of reasons for a finding: indicators, group size, effect of each decision, and the buttons that decide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
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

from desktop import exposures, icons, marks, messages
from desktop.finding import Finding
from desktop.findings.reasons.indicators import IndicatorBars
from desktop.help.opening import explain
from desktop.keyed import KeyButton
from desktop.labels import around, empty, set_property, set_role, text, title
from desktop.painted import Bar, Elided
from desktop.sessions.session import DocumentSession
from desktop.states import DECISIONS, DecisionState
from desktop.themes import Theme
from desktop.translations import Words, figure
from desktop.wrapping import Tall, WrappingRow
from engine.core import risks
from engine.core.types import Action, Consequence, Exposure, Indicator, RiskyCombination

if TYPE_CHECKING:
    from engine.pipeline.flow import Consequences

# The risks of the document if a finding is kept, generalised or masked, with all others as planned.


_BAR = 72
"""Pixels."""
_STATES = {
    Action.KEEP: DecisionState.KEEP,
    Action.GENERALISE: DecisionState.GENERALISE,
    Action.MASK: DecisionState.MASK,
}


class Outcomes(QWidget):
    """A row for each decision: its risk of singling out, beside the limit."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(8)
        self._rows.setVerticalSpacing(2)
        self._rows.setColumnStretch(2, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(4)
        self._title = title(self, "", wraps=True)
        column.addWidget(self._title)
        column.addLayout(self._rows)
        same = self.tr("The same either way: other findings that stay visible identify people.")
        self._alike = text(self, same, role="second")
        column.addWidget(self._alike)

    def show_consequences(
        self, found: tuple[Consequence, ...], *, goal: int | None, population: int | None, threshold: float
    ) -> None:
        """Show the effect of each decision.

        Args:
            goal: k, the number of people who must share what stays visible; None where nobody is counted.
            population: people of the background data.
            threshold: of the risk of an entity that stays visible, where nobody is counted.
        """
        empty(self._rows)
        self.setVisible(any(each.exposure.singling_out is not None or risks.subject(each.exposure) for each in found))
        names = {
            Action.KEEP: self.tr("Kept"),
            Action.GENERALISE: self.tr("Generalised"),
            Action.MASK: self.tr("Masked"),
        }
        limit = exposures.share_of_people(goal, population) if goal and population else threshold
        by_estimate = any(risks.is_estimate(each.exposure) for each in found)
        self._title.setText(
            self.tr("Re-identification risk, if you decide (estimate)")
            if by_estimate
            else self.tr("Re-identification risk, if you decide")
        )
        past = False
        for row, each in enumerate(found):
            swatch, name, figure = QLabel(self), text(self), text(self)
            swatch.setPixmap(marks.swatch(_STATES[each.action], self._theme, ratio=self.devicePixelRatioF()))
            words = names[each.action]
            if each.replacement:
                words = self.tr("{action}: “{words}”").format(action=words, words=each.replacement)
            name.setText(words)
            share = exposures.share(each.exposure, population)
            # With k counted people the goal is met; a risk equal to the threshold is too high.
            counted = each.exposure.singling_out is not None  # an estimate has no limit
            past = counted and share is not None and (share > limit if goal else share >= limit)
            bar = Bar(self._theme, words, self)
            bar.setFixedWidth(_BAR)
            bar.show_share(share, limit=limit if counted else None, alarming=past)
            figure.setText(exposures.singled_out(each.exposure, marked=False))
            figure.setWordWrap(False)
            figure.setToolTip(_people(each.exposure, population))
            figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            set_role(figure, "risk" if past else "second")
            cells: tuple[QWidget, ...] = (swatch, name, bar, figure)
            for column, cell in enumerate(cells):
                self._rows.addWidget(cell, row, column)
        risks_shown = {exposures.singled_out(each.exposure, marked=False) for each in found}
        self._alike.setVisible(past and len(risks_shown) == 1)  # the last is masked: only others can be the reason
        self._rows.setColumnStretch(1, 1)
        self._rows.setColumnStretch(2, 0)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme


def _people(exposure: Exposure, population: int | None) -> str:
    if exposure.people is None or population is None:
        return "\n".join(map(exposures.estimated, exposure.estimated))
    return exposures.fitting(exposure.people, population)


# The quasi-identifier sets that a finding belongs to, with the group size of each.


_LEAST_LINES = 2  # of the reasons, above the buttons that decide
_FEW = 3
_MOST = 50
_LONGEST = 26

SOURCES: Words[str] = Words(
    {
        "search": "Looked up together in the search index, they lead to the person.",
        "emulated-search": "A network that emulates a search expects that they lead to the person together.",
    }
)
"""Words for quasi-identifier sets without counted people, by `RiskyCombination.source`."""


class Sharing(QWidget):
    """The quasi-identifier sets of a finding. Signals: `chosen` (entity): another member was clicked; `together`
    (entities): show all of a set.
    """

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
        self._among = text(self, role="second")
        self._among.setAlignment(Qt.AlignmentFlag.AlignRight)
        head.addWidget(title(self, self.tr("Who else fits"), wraps=True))
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
        """Show the quasi-identifier sets of a finding.

        Args:
            known: all findings, by entity.
            population: people of the background data.
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
        combinations = self._finding.combinations if self._finding else ()
        shown = [each for each in combinations if all(entity in self._known for entity in each.entity_ids)]
        self.setVisible(bool(shown))
        people = self._population
        self._among.setText("" if people is None else self.tr("among {number} people").format(number=figure(people)))
        for each in shown[: _MOST if self._all else _FEW]:
            self._rows.addLayout(self._row(each))
        left = min(len(shown), _MOST) - _FEW
        self.more.setVisible(left > 0 and not self._all)
        self.more.setText(self.tr("%n more", "", max(left, 0)))

    def _row(self, combination: RiskyCombination) -> QHBoxLayout:
        words = self._words(combination)
        number = QPushButton(self)
        sign = "≈ " if combination.estimate else ""
        if combination.population is None:  # nobody was counted: they were looked up
            number.setIcon(icons.icon("search", self._theme.risk))
        else:
            number.setText(f"{sign}{figure(combination.population)}")
        number.setProperty("count", True)
        number.setToolTip(self.tr("Show all of these on the pages"))
        number.setAccessibleName(self.tr("Show these on the pages: {words}").format(words=words))
        number.clicked.connect(lambda: self.together.emit(combination.entity_ids))
        members, line = QVBoxLayout(), WrappingRow(4)
        members.setSpacing(0)
        for entity in combination.entity_ids:
            line.addWidget(self._member(self._known[entity]))
        members.addLayout(line)
        members.addWidget(text(self, words, role="second"))
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
        if combination.estimate:
            return exposures.estimated(combination.estimate)
        if combination.population is None:
            return SOURCES.get(combination.source, "")
        return exposures.shared(combination.population, self._population, len(combination.entity_ids))


def nothing_less_exact() -> str:
    """Return the sentence for a finding that can't be generalised."""
    return QCoreApplication.translate("ReasonsPanel", "No more general value is known for this finding.")


class ReasonsPanel(Tall):
    """The panel of reasons, which scroll above the buttons that decide.

    Signals: `decided` (state): a button was pressed; `moved` (step): previous or next;
    `chosen` (entity), `together` (entities): as in `Sharing`; `asked` (entity): as in `Indicators`.
    """

    decided = Signal(DecisionState)
    moved = Signal(int)
    chosen = Signal(str)
    together = Signal(object)
    asked = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("why")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        explain(self, "risk")
        self._scrolled = QScrollArea(self)
        self._scrolled.setWidgetResizable(True)
        self._scrolled.setFrameShape(QFrame.Shape.NoFrame)
        self._scrolled.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scrolled.setAccessibleName(self.tr("Reasons"))
        self._scrolled.setMinimumHeight(_LEAST_LINES * self.fontMetrics().height())
        self._theme = theme
        self.indicators, self.sharing, self.outcomes = (
            IndicatorBars(theme, self),
            Sharing(theme, self),
            Outcomes(theme, self),
        )
        self._inner = QWidget(self)
        self._inner.setObjectName("why")
        self._scrolled.setWidget(self._inner)
        self._inner.installEventFilter(self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._scrolled, 1)
        outer.addWidget(self._buttons())
        layout = QVBoxLayout(self._inner)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(4)
        layout.addLayout(self._head())
        self._about = text(self, role="second")
        self._found = text(self, role="second")
        self._why = text(self)
        layout.addWidget(self._about)
        layout.addWidget(self._found)
        layout.addLayout(around(self._why, 0, 8, 0, 4))
        self.sharing.chosen.connect(self.chosen)
        self.sharing.together.connect(self.together)
        self.indicators.asked.connect(self.asked)
        for each in (self.indicators, self.sharing, self.outcomes):
            layout.addWidget(each)
        layout.addStretch(1)
        self.show_finding(None, None, None)

    def show_finding(
        self,
        finding: Finding | None,
        session: DocumentSession | None,
        weighed: Consequences | None,
        answer: tuple[Indicator, ...] | None = None,
        *,
        awaited: bool = False,
    ) -> None:
        """Show a finding; with `finding` None, show nothing.

        Args:
            weighed: the effects of decisions; None while they are computed.
            answer, awaited: as in `Indicators.show_finding`.
        """
        self._inner.setVisible(finding is not None)
        self._row_of_buttons.setVisible(finding is not None)
        if finding is None or session is None:
            return
        ratio = self.devicePixelRatioF()
        self._swatch.setPixmap(marks.swatch(finding.state, self._theme, sure=finding.sure, ratio=ratio))
        self._name.show_words(finding.text)
        self._state.setText(messages.STATES[finding.state])
        set_role(self._state, "warning" if finding.state is DecisionState.UNDECIDED else "second")
        self._about.setText(messages.about(finding))
        self._found.setText(messages.found_by(finding))
        self._why.setText(messages.why(finding))
        self.indicators.show_finding(finding, answer, awaited=awaited)
        population = weighed.population if weighed else None
        self.sharing.show_finding(finding, {each.entity.id: each for each in session.findings}, population)
        found = weighed.of(finding.entity.id, session.final_plan().decisions) if weighed else ()
        self.outcomes.show_consequences(
            found,
            goal=weighed.goal if weighed else None,
            population=population,
            threshold=session.options.risk_threshold,
        )
        for state, button in self.decisions.items():
            button.setIcon(marks.icon(state, self._theme))
            button.setDefault(state is finding.state)
            set_property(button, "chosen", state.value if state is finding.state else "")
        self._offer_generalising(finding, {each.action for each in found})
        self.updateGeometry()

    def offers(self, state: DecisionState) -> bool:
        """Return whether the finding in view can be decided in this way."""
        return state not in self.decisions or self.decisions[state].isEnabled()

    def _offer_generalising(self, finding: Finding, ways: set[Action]) -> None:
        """Disable the button where there is nothing less exact to say; until the ways are known, offer all."""
        planned = finding.state is DecisionState.GENERALISE or finding.decision.action is Action.GENERALISE
        offered = not ways or Action.GENERALISE in ways or planned or bool(finding.decision.part)
        button = self.decisions[DecisionState.GENERALISE]
        button.setEnabled(offered)
        button.setToolTip(_with_key(button) if offered else nothing_less_exact())

    def show_keys(self, keys: Mapping[DecisionState, str]) -> None:
        """Show the keys that decide, as they are set now, on the buttons."""
        for state, button in self.decisions.items():
            button.show_key(keys[state])
            if button.isEnabled():
                button.setToolTip(_with_key(button))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._previous.setIcon(icons.icon("up", theme.text))
        self._next.setIcon(icons.icon("down", theme.text))
        for part in (self.indicators, self.sharing, self.outcomes):
            part.set_theme(theme)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Pass on that the reasons need more room: rows appear later than they are made, and a scroll area keeps it
        to itself.
        """
        if watched is self._inner and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return a size in which the reasons scroll only up and down."""
        usual = super().minimumSizeHint()
        bar = self._scrolled.verticalScrollBar().sizeHint().width()
        return usual.expandedTo(QSize(self._inner.minimumSizeHint().width() + bar, 0))

    @property
    def height_of_head(self) -> float:
        """The height at which the leader from the page ends, in pixels from the top of the panel."""
        return self._name.mapTo(self, self._name.rect().center()).y()

    def _head(self) -> QHBoxLayout:
        self._swatch = QLabel(self)
        self._name = Elided(self)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.15)
        font.setWeight(QFont.Weight.DemiBold)
        self._name.setFont(font)
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
        row.addWidget(self._name, 1)
        row.addWidget(self._state)
        row.addWidget(self._previous)
        row.addWidget(self._next)
        return row

    def put_in_one_line(self, one: bool) -> None:
        """Let the buttons that decide show no keys, none of them, rather than take a second line."""
        self._one_line = one
        self._show_caps()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._show_caps()  # the panel around these reasons has its width before they have theirs

    def _show_caps(self) -> None:
        row = self._line_of_buttons
        around, gaps = row.contentsMargins(), row.spacing() * (len(self.decisions) - 1)
        room = self.width() - around.left() - around.right() - gaps
        fits = sum(each.width_with_key() for each in self.decisions.values()) <= room
        for button in self.decisions.values():
            button.show_cap(fits or not self._one_line)

    def buttons_in_view(self) -> QWidget:
        """Return the row of buttons that decide, which is always in view."""
        return self._row_of_buttons

    def _buttons(self) -> QWidget:
        self._row_of_buttons = QWidget(self)
        self._row_of_buttons.setObjectName("decisions")
        self._row_of_buttons.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._one_line = False
        row = self._line_of_buttons = WrappingRow(stretched=True)
        row.setContentsMargins(16, 10, 16, 10)
        self._row_of_buttons.setLayout(row)
        self.decisions: dict[DecisionState, KeyButton] = {}
        for state in DECISIONS:
            button = KeyButton(messages.STATES[state], self)
            button.setMinimumHeight(34)
            button.setAccessibleName(messages.STATES[state])
            button.clicked.connect(lambda _=False, to=state: self.decided.emit(to))
            self.decisions[state] = button
            row.addWidget(button)
        return self._row_of_buttons


def _with_key(button: KeyButton) -> str:
    """Return the words of a button with its key, which a low window leaves out."""
    return f"{button.text()} ({button.key})" if button.key else button.text()
