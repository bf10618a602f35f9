"""The work list: documents whose people are found, the most telling first, and below each what gave it away."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from desktop.export import parts
from engine.audit import AuditReport, Clue, Item
from engine.audit.words import percent

_PLACE = Qt.ItemDataRole.UserRole
_WIDTHS = (320, 90, 100, 90)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class WorkList(QTreeWidget):
    """Signal, Qt's `itemActivated`; `place_of` says which document and where it means."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Work list"))
        self.setHeaderLabels(
            [
                self.tr("Document"),
                self.tr("Place"),
                self.tr("Probability"),
                self.tr("Masked"),
                self.tr("What gave it away"),
            ]
        )
        self.setUniformRowHeights(True)
        self.setStyleSheet(parts.LIST_STYLE)
        for column in (1, 2, 3):
            self.headerItem().setTextAlignment(column, _RIGHT)
        header = self.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(True)
        for column, width in enumerate(_WIDTHS):
            header.resizeSection(column, width)

    def show_report(self, report: AuditReport, texts: Mapping[str, str]) -> None:
        """`texts`: of the documents by name, as far as they are known."""
        self.clear()
        rows = [_row(each, texts.get(each.document)) for each in report.work_list]
        self.addTopLevelItems(rows)
        if rows:
            rows[0].setExpanded(True)
            self.setCurrentItem(rows[0])


def place_of(row: QTreeWidgetItem) -> tuple[str, tuple[int, int] | None]:
    """The name of the document, and from where to where in its text."""
    name, span = row.data(0, _PLACE)
    return name, span


def file_of(documents: Path, name: str) -> Path | None:
    """The file of a document; None where it stands among others in one file."""
    return documents / name if documents.is_dir() else None


def _row(item: Item, text: str | None) -> QTreeWidgetItem:
    fields = ", ".join(f"{each.field} {percent(each.share)}" for each in item.fields[:3])
    row = QTreeWidgetItem([item.document, f"{item.rank:,}", f"{item.probability:.0%}", percent(item.masked), fields])
    for column in (1, 2, 3):
        row.setTextAlignment(column, _RIGHT)
    row.setToolTip(4, fields)
    first = item.clues[0] if item.clues else None
    row.setData(0, _PLACE, (item.document, (first.start, first.end) if first else None))
    row.addChildren([_clue(item.document, each, text) for each in item.clues])
    return row


def _clue(document: str, clue: Clue, text: str | None) -> QTreeWidgetItem:
    if text is None:
        where = QCoreApplication.translate("WorkList", "Characters {start} to {end}")
        told = where.format(start=f"{clue.start + 1:,}", end=f"{clue.end:,}")
    else:
        told = f"“{' '.join(text[clue.start : clue.end].split())}”"
    row = QTreeWidgetItem([told, "", "", "", clue.field or ""])
    row.setToolTip(0, told)
    row.setData(0, _PLACE, (document, (clue.start, clue.end)))
    return row
