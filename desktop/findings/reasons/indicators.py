"""Risk indicators of one finding as small bars, each with its limit and an explanation."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop import exposures, messages
from desktop.finding import Finding
from desktop.labels import empty, text, title
from desktop.painted import Bar
from desktop.themes import Theme
from desktop.translations import Words, say
from desktop.wrapping import wrapped
from engine.core.types import Indicator, RiskLevel

MEANINGS: Words[str] = Words(
    {
        "probability": "Whether the way a small language model predicts these words speaks for masking them.",
        "frequency": "How rare the rarest of these words is.",
        "form": "How far its words, kind and form speak for masking, in administrative and clinical documents or "
        "judgments in other languages.",
        "span": "How surely a network that reads its kind and its words would mask it.",
        "perturbation": "Whether a small language model predicts another detail nearby better with it.",
        "sequence": "How surely a network that learned from annotators of court judgments would mask it here.",
        "search": "Whether looking it up in the search index leads to the person.",
        "emulated-search": "Whether a network that emulates a search expects it to lead to the person.",
        "reidentification": "Whether programs that match the document against texts about people need it.",
        "inference": "How sure an attack on the visible text is of an attribute of the person by it.",
        "population": "Whether too few people share it.",
    }
)
"""Explanations of the indicators, by their names in `engine.risk`."""


class IndicatorBars(QWidget):
    """The indicators. Signal: `asked` (entity): the user wants the language model's scores."""

    asked = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._finding: Finding | None = None
        self._answer: tuple[Indicator, ...] | None = None
        self._count = text(self, role="second")
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.explain = QPushButton(self.tr("What they mean"), self)
        self.explain.setProperty("link", True)
        self.explain.setCheckable(True)
        self.explain.toggled.connect(lambda _: self._show())
        self.ask = QPushButton(self.tr("Ask the language model"), self)
        self.ask.setProperty("link", True)
        self.ask.setToolTip(self.tr("Three more signs, of a small language model. They decide nothing."))
        self.ask.clicked.connect(lambda: self._ask())
        head = QHBoxLayout()
        head.addWidget(title(self, self.tr("Indicators"), wraps=True))
        head.addWidget(self._count, 1)
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(12)
        self._rows.setVerticalSpacing(2)
        self._rows.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addLayout(self._rows)
        column.addLayout(wrapped(self.explain, self.ask))

    def show_finding(
        self, finding: Finding, answer: tuple[Indicator, ...] | None = None, *, awaited: bool = False
    ) -> None:
        """Show the indicators of a finding.

        Args:
            answer: the language model's indicators; None: not requested.
            awaited: they were requested, and are not there yet.
        """
        self._finding, self._answer = finding, answer
        self.ask.setEnabled(not awaited)
        self.ask.setText(self.tr("Asking the language model…") if awaited else self.tr("Ask the language model"))
        self._show()

    def _ask(self) -> None:
        if self._finding:
            self.asked.emit(self._finding.entity.id)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._show()

    def _show(self) -> None:
        empty(self._rows)
        signs = self._finding.risk.indicators if self._finding else ()
        self.setVisible(bool(signs))
        # With `--indicators all` every finding has them.
        self.ask.setVisible(self._answer is None and all(each.decides for each in signs))
        signs += self._answer or ()
        flagged = sum(each.flagged for each in signs)
        self._count.setText(self.tr("{flagged} of {all} point to a risk").format(flagged=flagged, all=len(signs)))
        for number, sign in enumerate(signs):
            name = text(self, messages.SIGNS.get(sign.name, sign.name), wraps=False)
            meaning = " ".join(filter(None, (MEANINGS.get(sign.name, ""), say(sign.reason))))
            bar = Bar(self._theme, name.text(), self)
            bar.show_share(sign.score, limit=sign.threshold, alarming=sign.flagged)
            role = "risk" if sign.flagged else "second"
            level = text(self, exposures.level(RiskLevel.of(sign.score)), role=role)
            level.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for column, each in enumerate((name, bar, level)):
                each.setToolTip(meaning)
                self._rows.addWidget(each, 2 * number, column)
            if self.explain.isChecked():
                self._rows.addWidget(text(self, meaning, role="second"), 2 * number + 1, 0, 1, 3)
