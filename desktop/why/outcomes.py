"""What the document gives away if a finding is kept, generalised or masked, all others being as planned."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from desktop import exposures, marks
from desktop.painted import Bar
from desktop.states import State
from desktop.themes import Theme
from desktop.why.labels import empty, label, set_role, title
from engine.types import Action, Consequence, Exposure

_STATES = {Action.KEEP: State.KEEP, Action.GENERALISE: State.GENERALISE, Action.MASK: State.MASK}


class Outcomes(QWidget):
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
        column.addWidget(title(self, self.tr("Re-identification risk, if you decide")))
        column.addLayout(self._rows)

    def show_consequences(
        self, found: tuple[Consequence, ...], *, goal: int | None, population: int | None, threshold: float
    ) -> None:
        """
        Args:
            goal: so many people must share what stays visible; None where nobody is counted.
            population: people of the background.
            threshold: of the risk of a detail that stays visible, where nobody is counted.
        """
        empty(self._rows)
        self.setVisible(any(each.exposure.singling_out is not None for each in found))
        names = {
            Action.KEEP: self.tr("Kept"),
            Action.GENERALISE: self.tr("Generalised"),
            Action.MASK: self.tr("Masked"),
        }
        limit = exposures.share_of_people(goal, population) if goal and population else threshold
        for row, each in enumerate(found):
            swatch, name, figure = QLabel(self), label(self), label(self)
            swatch.setPixmap(marks.swatch(_STATES[each.action], self._theme, ratio=self.devicePixelRatioF()))
            words = names[each.action]
            if each.replacement:
                words = self.tr("{action}: “{words}”").format(action=words, words=each.replacement)
            name.setText(words)
            share = exposures.share(each.exposure, population)
            # As many people as the goal asks for are enough.
            past = share is not None and (share > limit if goal else share >= limit)
            bar = Bar(self._theme, words, self)
            bar.setFixedWidth(96)
            bar.show_share(share, limit=limit, alarming=past)
            figure.setText(exposures.singled_out(each.exposure))
            figure.setToolTip(_people(each.exposure, population))
            figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            set_role(figure, "risk" if past else "second")
            cells: tuple[QWidget, ...] = (swatch, name, bar, figure)
            for column, cell in enumerate(cells):
                self._rows.addWidget(cell, row, column)
        self._rows.setColumnStretch(1, 1)
        self._rows.setColumnStretch(2, 0)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme


def _people(exposure: Exposure, population: int | None) -> str:
    if exposure.people is None or population is None:
        return ""
    return exposures.fitting(exposure.people, population)
