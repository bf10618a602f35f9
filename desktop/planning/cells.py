"""The three risks of a document side by side: as it stands, and by a plan."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop import exposures
from engine.types import Exposure


class RiskCells(QFrame):
    """One cell for each heading of data protection: "1 in 1 → 1 in 20"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("cells")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._figures: list[QLabel] = []
        for number, heading in enumerate(exposures.headings()):
            cell = QFrame(self)
            cell.setObjectName("cell" if number else "first-cell")
            cell.setToolTip(heading.meaning)
            column = QVBoxLayout(cell)
            column.setContentsMargins(12, 6, 12, 6)
            column.setSpacing(0)
            name, figure = QLabel(heading.name, cell), QLabel("…", cell)
            name.setProperty("role", "second")
            font = QFont(figure.font())
            font.setWeight(QFont.Weight.DemiBold)
            figure.setFont(font)
            column.addWidget(name)
            column.addWidget(figure)
            row.addWidget(cell, 1)
            self._figures.append(figure)

    def show_exposures(self, before: Exposure | None, after: Exposure | None) -> None:
        """None: it is still being weighed."""
        for heading, figure in zip(exposures.headings(), self._figures, strict=True):
            if before is None or after is None:
                figure.setText("…")
                continue
            first, then = heading.told(before), heading.told(after)
            figure.setText(f"{first} → {then}" if first != then else then)
            figure.setAccessibleName(
                self.tr("{heading}: {before} in the original, {after} with this plan").format(
                    heading=heading.name, before=first, after=then
                )
            )
