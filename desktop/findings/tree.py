"""Tree of findings in rows of one height: swatch, words, kind, pages, risk, state; grouped, sorted and filtered."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from operator import attrgetter
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView, QWidget

from desktop import icons, marks, messages
from desktop.finding import Finding, place
from desktop.help.opening import explain
from desktop.kinds import kind as name_of_kind
from desktop.parts import ModelIndex
from desktop.states import DecisionState
from desktop.themes import Theme

# The model: groups, and below each its findings. The content of a row is computed when the row is painted.


FINDING = Qt.ItemDataRole.UserRole
"""The role of the `Finding` of a row; None for a group."""
LEFT = Qt.ItemDataRole.UserRole + 1
"""The role of the number of undecided findings of a group."""
TITLE = Qt.ItemDataRole.UserRole + 2
"""The role of the title of a row's group."""


class Grouping(StrEnum):
    """A way to group the findings."""

    KIND = "kind"
    PERSON = "person"
    PAGE = "page"
    RISK = "risk"


class FindingOrder(StrEnum):
    """An order of the findings within a group."""

    RISK = "risk"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class _Group:
    title: str
    rows: tuple[int, ...]
    """Indexes into the session's findings."""


_GROUPED_BY: dict[Grouping, Callable[[Finding], Any]] = {
    Grouping.KIND: attrgetter("entity.kind"),
    Grouping.PAGE: lambda each: each.pages[:1],
    Grouping.PERSON: attrgetter("person"),
    Grouping.RISK: attrgetter("risk.level"),
}
"""The value that the findings of one group have in common."""
_GROUPS: dict[Grouping, Callable[[Any], tuple[Any, str]]] = {
    Grouping.KIND: lambda kind: (name := name_of_kind(kind), name),
    Grouping.PAGE: lambda pages: (pages, messages.page(pages[0]) if pages else messages.whole_document()),
    Grouping.PERSON: lambda person: (
        (person is None, person),
        person.name if person else QCoreApplication.translate("Findings", "No person"),
    ),
    Grouping.RISK: lambda level: (messages.LEVEL_ORDER[level], messages.LEVELS[level]),
}
"""The order and the title of a group; asked once for each group, and not for each of thousands of findings."""


class FindingsModel(QStandardItemModel):
    """The tree of findings. `shown` filters by state, `words` by the text of a finding; empty, they show all.

    Qt itself keeps the rows, as empty items: a view asks for each of thousands of rows several times, and a model in
    Python would wait each time for the thread that holds the interpreter.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._findings: tuple[Finding, ...] = ()
        self._groups: tuple[_Group, ...] = ()
        self._places: dict[int, tuple[int, int]] = {}
        self._grouping = Grouping.KIND
        self._order = FindingOrder.RISK
        self._shown: frozenset[DecisionState] = frozenset()
        self._words = ""
        self._page: int | None = None

    def show(self, findings: tuple[Finding, ...]) -> None:
        """Show other findings, or the same ones in other states."""
        if findings is not self._findings and not self._changed(findings):  # the end of a search shows the same twice
            self._arrange(findings)

    def _changed(self, findings: tuple[Finding, ...]) -> bool:
        """Show the same findings, of which some have changed, where no row moves, comes or goes. Return whether it did.

        A decision changes one of thousands of rows.
        """
        before = self._findings
        if len(findings) != len(before):
            return False
        changed = [number for number, (was, now) in enumerate(zip(before, findings, strict=True)) if was is not now]
        if any(self._row_of(before[each]) != self._row_of(findings[each]) for each in changed):
            return False
        self._findings = findings
        rows: dict[int, list[int]] = defaultdict(list)
        for group, row in (self._places[each] for each in changed if each in self._places):
            rows[group].append(row)
        for group, those in rows.items():
            above = self.index(group, 0, QModelIndex())
            self.dataChanged.emit(above, above)
            self.dataChanged.emit(self.index(min(those), 0, above), self.index(max(those), 0, above))
        return True

    def _row_of(self, finding: Finding) -> tuple[Any, ...] | None:
        """Return what places the row of a finding; None if it is filtered out."""
        if not self._passes(finding):
            return None
        risk = finding.risk.combined if self._order is FindingOrder.RISK else 0.0
        return _GROUPED_BY[self._grouping](finding), risk

    def _arrange(self, findings: tuple[Finding, ...]) -> None:
        groups = self._grouped(findings)
        if groups == self._groups:  # the same rows: the view keeps its scroll position
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
        silent = QSignalBlocker(self)  # a view sees a single change
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
        order: FindingOrder | None = None,
        shown: frozenset[DecisionState] | None = None,
        words: str | None = None,
    ) -> None:
        """Change how rows are grouped, sorted and filtered; None leaves a setting unchanged."""
        self._grouping = grouping or self._grouping
        self._order = order or self._order
        self._shown = self._shown if shown is None else shown
        self._words = self._words if words is None else words.casefold()
        self._arrange(self._findings)

    def only_page(self, page: int | None) -> None:
        """Show the findings of one page, from 1, or of all."""
        self._page = page
        self._arrange(self._findings)

    def index_of(self, finding: int) -> QModelIndex:
        """Return the index of a finding by its number in the session; invalid if it is filtered out."""
        if finding not in self._places:
            return QModelIndex()
        group, row = self._places[finding]
        return self.index(row, 0, self.index(group, 0, QModelIndex()))

    def place(self, sought: Finding) -> QModelIndex:
        """Return the index of the same finding among those shown now; invalid if it is gone or filtered out."""
        return self.index_of(place(self._findings, sought))

    def finding_at(self, index: ModelIndex) -> int:
        """Return the number of a row's finding in the session; -1 for a group."""
        above = index.parent()
        return self._groups[above.row()].rows[index.row()] if above.isValid() else -1

    def visible(self) -> tuple[int, ...]:
        """Return the numbers of all findings that are shown, from top to bottom."""
        return tuple(finding for group in self._groups for finding in group.rows)

    def data(self, index: ModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        number = self.finding_at(index)
        if number < 0:
            group = self._groups[index.row()]
            left = sum(self._findings[each].state is DecisionState.UNDECIDED for each in group.rows)
            return {Qt.ItemDataRole.DisplayRole: group.title, LEFT: left}.get(role)
        finding = self._findings[number]
        if role == FINDING:
            return finding
        if role == TITLE:
            return self._groups[index.parent().row()].title
        if role == Qt.ItemDataRole.DisplayRole:
            return finding.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return messages.spoken(finding)
        return None

    def _grouped(self, findings: tuple[Finding, ...]) -> tuple[_Group, ...]:
        common, alike = _GROUPED_BY[self._grouping], defaultdict[Any, list[int]](list)
        every = not self._shown and not self._words and self._page is None
        for number, finding in enumerate(findings):
            if every or self._passes(finding):
                alike[common(finding)].append(number)
        groups: dict[tuple[Any, str], list[int]] = defaultdict(list)
        for each, numbers in alike.items():
            groups[_GROUPS[self._grouping](each)] += numbers
        for rows in groups.values():
            rows.sort()
            if self._order is FindingOrder.RISK:
                rows.sort(key=lambda each: -findings[each].risk.combined)
        return tuple(_Group(title, tuple(rows)) for (_, title), rows in sorted(groups.items()))

    def _passes(self, finding: Finding) -> bool:
        return (
            (not self._shown or finding.state in self._shown)
            and (not self._words or self._words in finding.text.casefold())
            and (self._page is None or self._page in finding.pages)
        )


_ROW = 28
_EDGE = 3
_SWATCH, _PAGES, _RISK, _STATE = 34, 34, 44, 28  # widths in pixels
_SIDE, _SIGN, _ARROW = 13, 16, 14  # sizes in pixels, at the usual size of text: swatch, state, and arrow of a group
_KIND, _KIND_SHARE = 104, 0.3
"""The width of the kind in pixels, at least; and the share of a row that it may take, at most, with larger text."""
_BAR = 5


class _Row(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: ModelIndex) -> QSize:  # noqa: N802 - Qt's name
        return QSize(option.rect.width(), max(_ROW, option.fontMetrics.height() + 10))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: ModelIndex) -> None:
        painter.save()
        finding = index.data(FINDING)
        if finding is None:
            self._paint_group(painter, option, index)
        else:
            self._paint_finding(painter, option, finding, index.data(TITLE))
        painter.restore()

    def _paint_group(self, painter: QPainter, option: QStyleOptionViewItem, index: ModelIndex) -> None:
        theme, area = self.theme, option.rect
        painter.fillRect(area, QColor(theme.window))
        painter.setPen(QColor(theme.faint_line))
        painter.drawLine(area.topLeft(), area.topRight())
        opened = bool(option.state & QStyle.StateFlag.State_Open)
        arrow = icons.pixmap("down" if opened else "right", theme.second, _ARROW, 2.0)
        painter.drawPixmap(area.left() + 12, area.center().y() + 1 - icons.scaled(_ARROW) // 2, arrow)
        painter.setPen(QColor(theme.text))
        painter.setFont(_with_weight(option.font, QFont.Weight.DemiBold))
        inner = area.adjusted(_beside_sign(), 0, -16, 0)
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter, str(index.data()))
        painter.setFont(option.font)
        painter.setPen(QColor(theme.second))
        left = index.data(LEFT)
        painter.drawText(
            inner,
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
            self.tr("%n left", "", left) if left else "",
        )

    def _paint_finding(self, painter: QPainter, option: QStyleOptionViewItem, finding: Finding, title: str) -> None:
        theme, area = self.theme, option.rect
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, QColor(theme.selected))
            painter.fillRect(area.left(), area.top(), _EDGE, area.height(), QColor(theme.ink))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(area, QColor(theme.hover))
        side = icons.scaled(_SIDE)
        swatch = QRectF(area.left() + 14.5, area.center().y() - side // 2 - 0.5, side, side)
        marks.paint(painter, swatch, finding.state, theme, sure=finding.sure)
        right = area.right() - 8
        cells = []
        pages = messages.pages(finding.pages)
        figures = max(option.fontMetrics.horizontalAdvance(each) for each in ("88–88", pages)) + 6
        kinds = option.fontMetrics.horizontalAdvance("Number or code") + 8
        kinds = max(_KIND, min(kinds, round(_KIND_SHARE * area.width())))
        for width in (_STATE - _SIGN + icons.scaled(_SIGN), _RISK, max(_PAGES, figures), kinds):
            cells.append(QRect(right - width, area.top(), width - 6, area.height()))
            right -= width
        state_cell, risk_cell, pages_cell, kind_cell = cells
        left = area.left() + _beside_sign() + 6
        kind = name_of_kind(finding.entity.kind, finding.subtype)
        kind = ", ".join(filter(None, (finding.code, "" if kind == title else kind)))  # the group says it already
        words = QRect(left, area.top(), (right if kind else kind_cell.right()) - left - 6, area.height())
        painter.setFont(_with_weight(option.font, QFont.Weight.Medium))
        painter.setPen(QColor(theme.text))
        text = painter.fontMetrics().elidedText(finding.text, Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)
        painter.setFont(option.font)
        painter.setPen(QColor(theme.second))
        kind = option.fontMetrics.elidedText(kind, Qt.TextElideMode.ElideRight, kind_cell.width())
        painter.drawText(kind_cell, Qt.AlignmentFlag.AlignVCenter, kind)
        painter.drawText(pages_cell, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, pages)
        visible = finding.state in (DecisionState.KEEP, DecisionState.UNDECIDED)
        paint_bar(painter, QRectF(risk_cell), finding.risk.combined, theme, alarming=visible and finding.risk.flagged)
        if finding.state is DecisionState.NEW:
            return
        if finding.reviewed:
            name, colour = "tick", theme.passed
        elif finding.state is DecisionState.UNDECIDED:
            name, colour = "todo", theme.warning
        else:  # decided by the plan alone
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.border))
            painter.drawEllipse(QPointF(state_cell.left() + 12, state_cell.center().y()), 2.5, 2.5)
            return
        sign = icons.pixmap(name, colour, _SIGN, 2.0)
        painter.drawPixmap(state_cell.left() + 4, state_cell.center().y() - icons.scaled(_SIGN) // 2, sign)


def _beside_sign() -> int:
    return _SWATCH - _SIDE + icons.scaled(_SIDE)


def paint_bar(painter: QPainter, cell: QRectF, share: float, theme: Theme, *, alarming: bool) -> None:
    """Paint a thin bar for a share of 0 to 1; `alarming`: in the colour of risk, for a visible risk above its limit."""
    track = QRectF(cell.left() + 2, cell.center().y() - _BAR / 2, cell.width() - 4, _BAR)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.track))
    painter.drawRoundedRect(track, _BAR / 2, _BAR / 2)
    painter.setBrush(QColor(theme.risk if alarming else theme.bar))
    track.setWidth(max(_BAR, track.width() * min(max(share, 0.0), 1.0)) if share > 0 else 0.0)
    painter.drawRoundedRect(track, _BAR / 2, _BAR / 2)
    painter.restore()


class FindingsView(QTreeView):
    """The list of findings. Signals: `chosen` (finding): the user went to another row; `menu_wanted` (place on the
    screen) for a row.
    """

    chosen = Signal(int)
    menu_wanted = Signal(QPoint)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.findings = FindingsModel(self)
        self._row = _Row(theme, self)
        self.findings.modelAboutToBeReset.connect(self._remember)  # before the view forgets the places of rows
        self.setModel(self.findings)
        self.setItemDelegate(self._row)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(self.tr("Findings"))
        explain(self, "screens#findings")
        self._message = ""
        self._folded: set[str] = set()
        self._anchor: tuple[Finding, int] | None = None
        self.findings.modelReset.connect(self._restore)
        self.clicked.connect(self._fold)

    def set_theme(self, theme: Theme) -> None:
        self._row.theme = theme
        self.viewport().update()

    def say(self, words: str) -> None:
        """Set the words that are shown while there are no rows."""
        if words != self._message:
            self._message = words
            self.setAccessibleDescription(words)
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        super().paintEvent(event)
        if self._message and not self.findings.rowCount():
            with QPainter(self.viewport()) as painter:
                painter.setPen(QColor(self._row.theme.second))
                area = self.viewport().rect().adjusted(_SWATCH, _ROW, -_SWATCH, 0)
                where = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
                painter.drawText(area, where, self._message)

    def select(self, finding: int) -> None:
        """Make a finding the current row and scroll to it, if it is shown."""
        index = self.findings.index_of(finding)
        if index.isValid() and index != self.currentIndex():
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            self._reveal(index)

    def arrange(self, grouping: Grouping, order: FindingOrder) -> None:
        """Group and sort the findings in another way; the current row stays in view."""
        self.findings.arrange(grouping=grouping, order=order)
        self._reveal(self.currentIndex())

    def _reveal(self, index: QModelIndex) -> None:
        """Scroll to a row unless it is in view with the rows beside it, which show what comes next."""
        around = self.visualRect(index).adjusted(0, -_ROW, 0, _ROW)
        if index.isValid() and not self.viewport().rect().contains(around):
            self.scrollTo(index, QTreeView.ScrollHint.PositionAtCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the current row in view where it was: the reasons below may take more room than those before."""
        row = self.visualRect(self.currentIndex())
        super().resizeEvent(event)
        if row.isValid() and row.top() >= 0 and row.bottom() < event.oldSize().height():
            self._reveal(self.currentIndex())

    def selectionChanged(self, chosen: QItemSelection, left: QItemSelection) -> None:  # noqa: N802 - Qt's name
        super().selectionChanged(chosen, left)
        indexes = chosen.indexes()
        finding = self.findings.finding_at(indexes[0]) if indexes else -1
        if finding >= 0:
            self.chosen.emit(finding)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        if self.currentIndex().data(FINDING) is not None:
            self.menu_wanted.emit(event.globalPos())

    def _remember(self) -> None:
        """Remember the current row and its place: rows come and go at any time, and the row the user looks at must not
        move.
        """
        current = self.currentIndex()
        chosen = current.data(FINDING)
        self._anchor = (chosen, self.visualRect(current).top()) if chosen else None

    def _restore(self) -> None:
        self.expandAll()
        for row in range(self.findings.rowCount()):
            group = self.findings.index(row, 0)
            if group.data() in self._folded:
                self.collapse(group)
        index = self.findings.place(self._anchor[0]) if self._anchor else QModelIndex()
        if self._anchor and index.isValid():
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            self.updateGeometries()  # otherwise the scroll bar does not know its range yet
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.visualRect(index).top() - self._anchor[1])

    def _fold(self, index: QModelIndex) -> None:
        if index.data(FINDING) is None:
            folds = self.isExpanded(index)
            self.setExpanded(index, not folds)
            (self._folded.add if folds else self._folded.discard)(index.data())


def _with_weight(font: QFont, weight: QFont.Weight) -> QFont:
    found = QFont(font)
    found.setWeight(weight)
    return found
