"""Side panel: counters, filters, the list of findings, the boxes, and the reasons for the selected finding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from desktop import exposures, marks, messages, translations
from desktop.fields import ComboBox, LineEdit
from desktop.finding import Finding
from desktop.findings.boxes import BoxList
from desktop.findings.reasons.effects import Effects
from desktop.findings.reasons.language_scores import LanguageScores
from desktop.findings.reasons.panel import ReasonsPanel
from desktop.findings.tree import FindingOrder, FindingsView, Grouping
from desktop.help.opening import explain, show_help
from desktop.painted import Bar, Elided
from desktop.sessions.session import DocumentSession, Phase
from desktop.states import DecisionState
from desktop.themes import Theme
from desktop.translations import Words
from desktop.wrapping import Tall, WrappingRow, least_height

if TYPE_CHECKING:
    from engine.pipeline.flow import Consequences

_GROUPINGS = Words(
    {
        Grouping.KIND: "By type",
        Grouping.PERSON: "By person",
        Grouping.RISK: "By risk",
        Grouping.PAGE: "By page",
    }
)
_ORDERS = Words({FindingOrder.RISK: "Sort by risk", FindingOrder.TEXT: "Sort by place"})
_FILTERED = (
    DecisionState.MASK,
    DecisionState.GENERALISE,
    DecisionState.KEEP,
    DecisionState.UNDECIDED,
    DecisionState.NEW,
)
_LIST_SHARE = 0.56
_LEAST_LIST, _USEFUL_LIST = 60, 116
"""Pixels: two rows of findings, and four."""
_NARROW = 320
"""Pixels between the margins of the narrowest panel."""
_MEASURED = "risk#the-three-headings-of-a-document"
"""The help on how the risk of a document is measured."""
_SHORT = 720
"""Pixels of the height of the panel, below which keys on buttons give way to rows of findings."""


class SidePanel(QWidget):
    """The side panel, which shows one session at a time. Signals: those of its parts."""

    decided = Signal(DecisionState)
    chosen = Signal(int)
    moved = Signal(int)
    together = Signal(object)

    def __init__(self, theme: Theme, effects: Effects, scores: LanguageScores, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._effects, self._scores = effects, scores
        self._session: DocumentSession | None = None
        effects.computed.connect(self._show_effects)
        scores.answered.connect(lambda: self.select(self._session))
        self._selecting = QTimer(self)  # apart from the list: both at once would keep the window from answering
        self._selecting.setSingleShot(True)
        self._selecting.timeout.connect(lambda: self.select(self._session))
        self._page = 0
        self._measured: tuple[Consequences, tuple[Finding, ...]] | None = None
        self.findings = FindingsView(theme, self)
        self.findings.setMinimumHeight(_LEAST_LIST)
        self.boxes = BoxList(theme, self)
        self.reasons = ReasonsPanel(theme, self)
        top = Tall(self)
        layout = QVBoxLayout(top)
        layout.setContentsMargins(0, 12, 0, 0)
        layout.setSpacing(8)
        self._head = [QWidget(top) for _ in range(3)]
        for part, row in zip(self._head, (self._counters(), self._chips(), self._arrangement()), strict=True):
            part.setLayout(row)
            layout.addWidget(part)
        layout.addWidget(self.findings, 1)
        layout.addWidget(self.boxes)
        splitter = QSplitter(Qt.Orientation.Vertical, self)
        splitter.addWidget(top)
        splitter.addWidget(self.reasons)
        splitter.setStretchFactor(0, 1)
        splitter.splitterMoved.connect(self._on_divided)
        splitter.installEventFilter(self)
        self._divider, self._divided, self._top = splitter, False, layout
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(1, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(splitter, 1)
        self.findings.chosen.connect(self.chosen)
        self.reasons.decided.connect(self.decided)
        self.reasons.asked.connect(lambda entity: self._scores.request(self._session, entity))
        self.reasons.chosen.connect(self._choose)
        self.reasons.together.connect(self.together)
        self.reasons.moved.connect(self.moved)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.reasons.put_in_one_line(self.height() < _SHORT)
        self._fit_head()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the least size, in which filters and counters are left out."""
        return QSize(super().minimumSizeHint().width(), self._least_height())

    def _least_height(self) -> int:
        """Return the height in pixels of the list, the reasons and what is below them, without the rows above."""
        wide, layout = self.width(), self.layout()
        rows = [layout.itemAt(index) for index in range(layout.count())] if layout else []
        below = [each.widget() for each in rows if each and each.widget() is not self._divider and not each.isEmpty()]
        lowest = least_height(self._top, wide) - sum(
            _height(part, wide) + self._top.spacing() for part in self._head if not part.isHidden()
        )
        lowest += sum(_height(each, wide) for each in below if each)
        return lowest + _height(self.reasons, wide) + self._divider.handleWidth()

    def _fit_head(self) -> None:
        """Leave out the filters, then what arranges the list, then the counters, where the panel is too low."""
        counters, chips, arrangement = self._head
        free = self.height() - self._least_height()
        for part in (counters, arrangement, chips):
            free -= _height(part, self.width()) + self._top.spacing()
            part.setVisible(free >= 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Divide the height once more when it, or the height of what is above the list, has changed."""
        done = super().eventFilter(watched, event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and not self._divided:
            self._divide()
        return done

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit_head()
        return done

    def _divide(self) -> None:
        """Give the list a little more than half of the height, or at least four rows."""
        high = self._divider.height()
        around = least_height(self._top, self._divider.width()) - _LEAST_LIST
        above = max(round(_LIST_SHARE * high), around + _USEFUL_LIST)
        self._divider.setSizes([above, max(high - above, 0)])

    def _on_divided(self, *_: int) -> None:
        self._divided = True

    def add_below(self, widget: QWidget) -> None:
        """Add a widget below the reasons that does not scroll with them."""
        layout = self.layout()
        if layout:
            layout.addWidget(widget)

    def show_session(self, session: DocumentSession | None) -> None:
        """Show counters, list and reasons of a document, as they are now."""
        found = session.findings if session else ()
        self.findings.findings.show(found)
        self._count(self._decided, self._decided_bar, session.decided if session else 0, session)
        self._count(self.reviewed, self._reviewed_bar, session.reviewed if session else 0, session)
        self._session = session
        self.findings.say(self._instead_of_rows(session))
        self.boxes.show_areas(session.review.areas if session else ())
        self._show_risk(session)
        for state, chip in self._states.items():
            count = session.tally.states[state] if session else 0
            chip.setText(f"{messages.STATES[state]} {translations.figure(count)}")
            # No mark is of a state without findings; one filter keeps the place of the row until there are some.
            chip.setVisible(count > 0 or chip.isChecked() or (not found and state is DecisionState.MASK))
        self._selecting.start()

    def _count(self, figure: QLabel, bar: Bar, done: int, session: DocumentSession | None) -> None:
        """Show how many findings are done; an ellipsis while there is none and a search may still find some."""
        total = len(session.findings) if session else 0
        known = total or (session is not None and session.phase is Phase.READY)
        words = self.tr("{0} of {1}").format(translations.figure(done), translations.figure(total))
        figure.setText(words if known else "…")
        bar.show_share(done / total if total else None if not known else 0.0)

    def select(self, session: DocumentSession | None) -> None:
        """Show the selected finding of a session in the list, and its reasons; once, where that is coming anyway."""
        if self._selecting.isActive() and session is self._session:
            return
        chosen = session.selection if session else -1
        self.findings.select(chosen)
        finding = session.findings[chosen] if session and 0 <= chosen < len(session.findings) else None
        entity = finding.entity.id if finding else ""
        self.reasons.show_finding(
            finding,
            session,
            self._effects.of(session),
            self._scores.answer(session, entity),
            awaited=self._scores.awaits(session, entity),
        )

    def forget(self, session: DocumentSession) -> None:
        """Drop what is known of a document that is closed."""
        self._effects.forget(session)
        self._scores.forget(session)

    def _instead_of_rows(self, session: DocumentSession | None) -> str:
        """Return the words shown in place of an empty list."""
        if session is None or session.phase is not Phase.READY:
            return ""
        if session.wordless:
            return self.tr("No text can be read here, so nothing was searched. Draw boxes over the content to redact.")
        if not session.findings:
            return self.tr("Nothing was found that points to anybody. Read the document before you release it.")
        return self.tr("No finding matches the filter.")

    def _show_effects(self) -> None:
        self._show_risk(self._session)
        self._selecting.start()

    def _choose(self, entity: str) -> None:
        found = self._session.findings if self._session else ()
        self.chosen.emit(next((index for index, each in enumerate(found) if each.entity.id == entity), -1))

    def _show_risk(self, session: DocumentSession | None) -> None:
        """Show the risk of singling out by what stays visible; the plan shows linkability and inference, too."""
        weighed = self._effects.of(session)
        if session is None or weighed is None or session.wordless:
            over = session is not None and (session.wordless or session.phase is Phase.CANCELLED)
            self.risk.show_words(exposures.not_measured() if over else "…")
            self._risk_bar.show_share(None)
            self._measured = None
            return
        if self._measured and self._measured[0] is weighed and self._measured[1] is session.findings:
            return
        self._measured = weighed, session.findings
        before, after = weighed.exposure(), weighed.exposure(session.final_plan().decisions)
        share = exposures.share(after, weighed.population)
        limit = None if after.singling_out is None else session.options.risk_threshold  # an estimate has no limit
        if limit is not None and weighed.goal and weighed.population:
            limit = exposures.share_of_people(weighed.goal, weighed.population)
        alarming = share is not None and limit is not None and share > limit
        self._risk_bar.show_share(share, limit=limit, alarming=alarming)
        about = f"{exposures.compared(before, after)[0]}\n{self.how_risk.toolTip()}"
        self.risk.show_words(exposures.singled_out(after), about=about)
        self._risk_bar.setToolTip(about)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for each in (self.findings, self.boxes, self.reasons, self._decided_bar, self._reviewed_bar, self._risk_bar):
            each.set_theme(theme)
        for state, chip in self._states.items():
            chip.setIcon(marks.icon(state, theme))

    def _counters(self) -> WrappingRow:
        self._decided, self.reviewed, self.risk = QLabel("…", self), QLabel("…", self), Elided(self)
        self.risk.show_words("…")
        self._decided_bar = Bar(self._theme, self.tr("Decided"), self)
        self._reviewed_bar = Bar(self._theme, self.tr("Reviewed"), self)
        self._risk_bar = Bar(self._theme, self.tr("Re-identification risk"), self)
        row = WrappingRow(24, stretched=True)
        row.setContentsMargins(16, 0, 16, 0)
        share = self.tr("{0} of {1}").format(100, 100)
        for words, figure, bar, longest in (
            (self.tr("Decided"), self._decided, self._decided_bar, share),
            (self.tr("Reviewed"), self.reviewed, self._reviewed_bar, share),
            (self.tr("Re-identification risk"), self.risk, self._risk_bar, exposures.not_measured()),
        ):
            counter = QWidget(self)
            counter.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            grid = QGridLayout(counter)
            grid.setContentsMargins(0, 0, 0, 0)
            grid.setHorizontalSpacing(8)
            grid.setVerticalSpacing(2)
            title: QWidget
            if figure is self.risk:
                title = self.how_risk = self._link_to_risk(words, counter)
            else:
                title = QLabel(words, counter)
            title.setProperty("role", "second")
            reserved = figure.fontMetrics().horizontalAdvance(longest)  # lest the first result move all rows below
            grid.setColumnMinimumWidth(1, min(reserved, max(_NARROW - title.sizeHint().width(), 0)))
            figure.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(title, 0, 0, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(figure, 0, 1)
            grid.addWidget(bar, 1, 0, 1, 2)
            grid.setColumnStretch(0, 1)
            row.addWidget(counter)
        return row

    def _link_to_risk(self, words: str, parent: QWidget) -> QPushButton:
        """Return the name of the risk, which opens the help on how it is measured."""
        link = QPushButton(words, parent)
        link.setProperty("link", True)
        link.setAutoDefault(True)
        link.setCursor(Qt.CursorShape.PointingHandCursor)
        link.setToolTip(self.tr("Click the name to read how it is measured."))
        explain(link, _MEASURED)
        link.clicked.connect(lambda: show_help(self.window(), _MEASURED))
        return link

    def _chips(self) -> WrappingRow:
        row = WrappingRow(4)
        row.setContentsMargins(16, 0, 16, 0)
        self._states: dict[DecisionState, QPushButton] = {}
        for state in _FILTERED:
            chip = QPushButton(messages.STATES[state], self)
            chip.setProperty("chip", True)
            chip.setCheckable(True)
            chip.setIcon(marks.icon(state, self._theme))
            chip.setToolTip(self.tr("Show only these"))
            chip.toggled.connect(self._filter)
            self._states[state] = chip
            row.addWidget(chip)
        return row

    def _arrangement(self) -> WrappingRow:
        row = WrappingRow(6)
        row.setContentsMargins(16, 0, 16, 0)
        self._grouping, self.order = ComboBox(self), ComboBox(self)
        for box, entries, name in (
            (self._grouping, _GROUPINGS, self.tr("Group")),
            (self.order, _ORDERS, self.tr("Sort")),
        ):
            box.setAccessibleName(name)
            box.setProperty("flat", True)
            for value, words in entries.items():
                box.addItem(words, value)
            box.currentIndexChanged.connect(self._arrange)
            row.addWidget(box)
        self._this_page = QCheckBox(self.tr("This page"), self)
        self._this_page.toggled.connect(lambda _: self.show_page(self._page))
        row.addWidget(self._this_page)
        self._words = LineEdit(self)
        self._words.setPlaceholderText(self.tr("Filter"))
        self._words.setAccessibleName(self.tr("Search findings"))
        self._words.setClearButtonEnabled(True)
        self._words.textChanged.connect(lambda words: self.findings.findings.arrange(words=words))
        row.addWidget(self._words)
        return row

    def show_page(self, page: int) -> None:
        """Set the page, from 0, that "This page" filters by."""
        self._page = page
        self.findings.findings.only_page(page + 1 if self._this_page.isChecked() else None)

    def _filter(self) -> None:
        shown = frozenset(state for state, chip in self._states.items() if chip.isChecked())
        self.findings.findings.arrange(shown=shown)

    def _arrange(self) -> None:
        # Qt returns plain strings, which no comparison by identity takes for the values.
        grouping, order = Grouping(self._grouping.currentData()), FindingOrder(self.order.currentData())
        self.findings.arrange(grouping, order)


def _height(widget: QWidget, width: int) -> int:
    """Return the least height in pixels of a widget of this width, whether it is shown or not."""
    layout = widget.layout()
    return least_height(layout, width) if layout else widget.minimumSizeHint().height()
