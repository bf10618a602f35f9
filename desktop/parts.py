"""Parts that dialogs and pages share: header, footer, row of a check, rule, scroll area."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop import icons
from desktop.labels import text, title
from desktop.themes import Theme
from desktop.translations import named, say
from engine.core.types import Check

ModelIndex = QModelIndex | QPersistentModelIndex
"""An index as Qt passes it to a model."""
MARGIN = 24
LIST_STYLE = """
QTreeView::item { min-height: 28px; padding: 0 8px; }
QTreeView::item:selected { background: palette(highlight); color: palette(highlighted-text); }
QHeaderView { background: palette(window); }
QHeaderView::section { background: palette(window); border: 0; border-bottom: 1px solid palette(mid);
  padding: 6px 11px; }
"""
"""The style of lists with columns."""


def header(parent: QWidget, sign: str, colour: str, words: str, second: str, aside: str = "") -> QFrame:
    """Return the top of a sheet: outcome, its meaning, and `aside` at the right."""
    frame = QFrame(parent)
    frame.setObjectName("sheet-header")
    row = QHBoxLayout(frame)
    row.setContentsMargins(MARGIN, 16, MARGIN, 12)
    row.setSpacing(12)
    picture = QLabel(frame)
    picture.setPixmap(icons.pixmap(sign, colour, 24, 2.0))
    picture.setAlignment(Qt.AlignmentFlag.AlignTop)
    row.addWidget(picture)
    column = QVBoxLayout()
    column.setSpacing(2)
    heading = title(frame, words, wraps=True)
    font = heading.font()
    font.setPointSizeF(font.pointSizeF() * 1.2)
    heading.setFont(font)
    column.addWidget(heading)
    column.addWidget(text(frame, second, role="second"))
    row.addLayout(column, 1)
    if aside:
        row.addWidget(text(frame, aside, role="second", wraps=False), 0, Qt.AlignmentFlag.AlignTop)
    return frame


def footer(parent: QWidget) -> tuple[QWidget, QHBoxLayout]:
    """Return the bottom of a sheet, which never scrolls, and its row."""
    bar = QWidget(parent)
    bar.setObjectName("bottom")
    bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    row = QHBoxLayout(bar)
    row.setContentsMargins(MARGIN, 12, MARGIN, 12)
    row.setSpacing(12)
    return bar, row


def check(parent: QWidget, done: Check, theme: Theme) -> QWidget:
    """Return a row for a verification check, with a sign for its result."""
    line = QWidget(parent)
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 2, 0, 2)
    row.setSpacing(8)
    sign = QLabel(line)
    passed = ("tick", theme.passed) if done.checked else ("todo", theme.second)
    name, colour = passed if done.passed else ("failed", theme.risk)
    sign.setPixmap(icons.pixmap(name, colour, 16, 2.0))
    sign.setAlignment(Qt.AlignmentFlag.AlignTop)
    row.addWidget(sign)
    column = QVBoxLayout()
    column.setSpacing(0)
    name = named(done.name)
    column.addWidget(text(line, name) if done.passed else title(line, name))
    column.addWidget(text(line, say(done.detail), role="second"))
    row.addLayout(column, 1)
    return line


def line(parent: QWidget) -> QFrame:
    """Return a thin horizontal rule."""
    rule = QFrame(parent)
    rule.setObjectName("rule")
    rule.setFixedHeight(1)
    return rule


def scrolled(inner: QWidget, parent: QWidget, name: str = "") -> QScrollArea:
    """Return a scroll area around a widget. With a name it takes the focus, to be scrolled by keys: it holds more than
    fields and buttons, whose focus scrolls it.
    """
    area = QScrollArea(parent)
    area.setAccessibleName(name)
    area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if name else Qt.FocusPolicy.NoFocus)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inner)
    return area
