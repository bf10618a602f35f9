"""The findings as a tree for a view: groups, and below each its findings. What rows say is made when they are seen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, QSignalBlocker, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from desktop import messages
from desktop.findings import Finding, place
from desktop.kinds import KINDS
from desktop.states import State

Index = QModelIndex | QPersistentModelIndex

FINDING = Qt.ItemDataRole.UserRole
"""The `Finding` of a row; None for a group."""
LEFT = Qt.ItemDataRole.UserRole + 1
"""Of a group: how many of its findings nobody has decided."""


class Grouping(StrEnum):
    KIND = "kind"
    PERSON = "person"
    PAGE = "page"
    RISK = "risk"


class Order(StrEnum):
    RISK = "risk"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class _Group:
    title: str
    rows: tuple[int, ...]
    """Indexes into the session's findings."""


_GROUPS: dict[Grouping, Callable[[Finding], tuple[Any, str]]] = {
    Grouping.KIND: lambda each: (KINDS[each.entity.kind], KINDS[each.entity.kind]),
    Grouping.PAGE: lambda each: (
        each.pages[:1],
        messages.page(each.pages[0]) if each.pages else messages.whole_document(),
    ),
    Grouping.PERSON: lambda each: (
        (each.person is None, each.person),
        each.person.name if each.person else QCoreApplication.translate("Findings", "Nobody in particular"),
    ),
    Grouping.RISK: lambda each: (messages.LEVEL_ORDER[each.risk.level], messages.LEVELS[each.risk.level]),
}


class FindingsModel(QStandardItemModel):
    """`shown` filters by state, `words` by what a finding says; both empty show all.

    Qt keeps the rows, which are empty: a view asks for each of thousands several times, and would wait each time for
    whoever has the interpreter.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._findings: tuple[Finding, ...] = ()
        self._groups: tuple[_Group, ...] = ()
        self._places: dict[int, tuple[int, int]] = {}
        self._grouping = Grouping.KIND
        self._order = Order.RISK
        self._shown: frozenset[State] = frozenset()
        self._words = ""
        self._page: int | None = None

    def show(self, findings: tuple[Finding, ...]) -> None:
        """Other findings, or the same in other states."""
        groups = self._grouped(findings)
        if groups == self._groups:  # the same rows: the view keeps its place
            self._findings = findings
            for number, group in enumerate(groups):
                above = self.index(number, 0, QModelIndex())
                self.dataChanged.emit(above, above)
                first, last = (self.index(row, 0, above) for row in (0, len(group.rows) - 1))
                self.dataChanged.emit(first, last)
            return
        self.beginResetModel()
        self._findings = findings
        self._groups = groups
        self._places = {
            finding: (number, row) for number, group in enumerate(groups) for row, finding in enumerate(group.rows)
        }
        silent = QSignalBlocker(self)  # to a view, it is one change
        self.removeRows(0, self.rowCount())
        for group in groups:
            item = QStandardItem()
            item.appendRows([QStandardItem() for _ in group.rows])
            self.appendRow(item)
        silent.unblock()
        self.endResetModel()

    def arrange(
        self,
        *,
        grouping: Grouping | None = None,
        order: Order | None = None,
        shown: frozenset[State] | None = None,
        words: str | None = None,
    ) -> None:
        """Change how rows are grouped, sorted and filtered; what is None stays."""
        self._grouping = grouping or self._grouping
        self._order = order or self._order
        self._shown = self._shown if shown is None else shown
        self._words = self._words if words is None else words.casefold()
        self.show(self._findings)

    def only_page(self, page: int | None) -> None:
        """Show findings of one page, from 1, or of all."""
        self._page = page
        self.show(self._findings)

    def index_of(self, finding: int) -> QModelIndex:
        """Of a number in the session's findings; not valid if it is filtered away."""
        if finding not in self._places:
            return QModelIndex()
        group, row = self._places[finding]
        return self.index(row, 0, self.index(group, 0, QModelIndex()))

    def place(self, sought: Finding) -> QModelIndex:
        """Of the same finding in what is shown now; not valid if it is gone or filtered away."""
        return self.index_of(place(self._findings, sought))

    def finding_at(self, index: Index) -> int:
        """The number in the session's findings, -1 of a group."""
        above = index.parent()
        return self._groups[above.row()].rows[index.row()] if above.isValid() else -1

    def visible(self) -> tuple[int, ...]:
        """All findings that are shown, from top to bottom."""
        return tuple(finding for group in self._groups for finding in group.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        number = self.finding_at(index)
        if number < 0:
            group = self._groups[index.row()]
            left = sum(self._findings[each].state is State.UNDECIDED for each in group.rows)
            return {Qt.ItemDataRole.DisplayRole: group.title, LEFT: left}.get(role)
        finding = self._findings[number]
        if role == FINDING:
            return finding
        if role == Qt.ItemDataRole.DisplayRole:
            return finding.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return messages.spoken(finding)
        return None

    def _grouped(self, findings: tuple[Finding, ...]) -> tuple[_Group, ...]:
        groups: dict[tuple[Any, str], list[int]] = defaultdict(list)
        for number, finding in enumerate(findings):
            if self._passes(finding):
                groups[_GROUPS[self._grouping](finding)].append(number)
        if self._order is Order.RISK:
            for rows in groups.values():
                rows.sort(key=lambda each: -findings[each].risk.combined)
        return tuple(_Group(title, tuple(rows)) for (_, title), rows in sorted(groups.items()))

    def _passes(self, finding: Finding) -> bool:
        return (
            (not self._shown or finding.state in self._shown)
            and (not self._words or self._words in finding.text.casefold())
            and (self._page is None or self._page in finding.pages)
        )
