"""Checks of a new file in groups, each with one sign and one sentence, which opens to the single checks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from desktop import icons, labels, parts
from desktop.themes import Theme
from desktop.translations import Words
from engine.core.types import Check

GROUPS = {
    "file": "pages-only document-only same-pages text-in-place equal-outside",
    "text": "text-as-sable text-as-pdfium text-as-pdfminer text",
    "inside": "drawing-instructions strings font-letters every-part",
    "drawn": "nothing-beneath areas glyphs drawn-pages",
    "pictures": "pictures",
    "letters": "set-apart cells other-letters",
    "original": "second-reading",
    "search": "rescan",
}
"""The codes of the checks of each group, without `check.`"""
_TITLES = Words(
    {
        "file": "Structure and remaining text",
        "text": "Text as programs read it",
        "inside": "Data behind what is shown",
        "drawn": "Pages as they are drawn",
        "pictures": "Pictures",
        "letters": "Letters set apart",
        "original": "The original, read again",
        "search": "The new file, searched again",
    }
)
_PASSED = Words(
    {
        "file": "Only what the document needs is in it, and nothing outside the masks is missing.",
        "text": "No program that read the file finds masked text in it.",
        "inside": "No masked text is left in drawing instructions, fonts or other parts.",
        "drawn": "No masked text is drawn, and no marks that may be letters.",
        "pictures": "No masked text is left in the pictures.",
        "letters": "No masked text is left letter by letter, in the cells of a form or in another alphabet.",
        "original": "Read a second time, it has the same text at the same places.",
        "search": "The recognizers find no masked text in it.",
    }
)
"""The sentence of a group whose checks have passed; checks with nothing to check belong to no group."""
_SIGN, _CHEVRON = 16, 14
"""Pixels."""


@dataclass(frozen=True, slots=True)
class Group:
    """The checks of one subject; `name` is "" for a single check that belongs to none."""

    name: str
    checks: tuple[Check, ...]

    @property
    def failed(self) -> int:
        """The number of failed checks."""
        return sum(not each.passed for each in self.checks)


def grouped(checks: Iterable[Check]) -> tuple[Group, ...]:
    """Return the checks in groups, without those that had nothing to check: these are shown one by one."""
    done = [each for each in checks if each.checked or not each.passed]
    found = []
    for name, codes in GROUPS.items():
        if those := tuple(each for each in done if each.name.removeprefix("check.") in codes.split()):
            found.append(Group(name, those))
    known = {each for group in found for each in group.checks}
    return *found, *(Group("", (each,)) for each in done if each not in known)


class GroupRow(QWidget):
    """The row of a group, open from the start if one of its checks has failed."""

    def __init__(self, group: Group, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(0)
        row = QGridLayout()
        row.setHorizontalSpacing(8)
        row.setVerticalSpacing(0)
        row.setColumnStretch(1, 1)
        sign = QLabel(self)
        name, colour = ("failed", theme.risk) if group.failed else ("tick", theme.passed)
        sign.setPixmap(icons.pixmap(name, colour, _SIGN, 2.0))
        row.addWidget(sign, 0, 0)  # in the middle of its row, like the heading beside it
        heading = _TITLES[group.name]
        failed = self.tr("%n check(s) failed.", "", group.failed)
        row.addWidget(labels.title(self, heading) if group.failed else labels.text(self, heading), 0, 1)
        row.addWidget(labels.text(self, failed if group.failed else _PASSED[group.name], role="second"), 1, 1, 1, 2)
        self.opener = QToolButton(self)
        self.opener.setAutoRaise(True)
        self.opener.setCheckable(True)
        self.opener.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.opener.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.opener.setText(str(len(group.checks)))
        self.opener.setToolTip(self.tr("%n check(s)", "", len(group.checks)))
        self.opener.setAccessibleName(f"{heading}: {self.opener.toolTip()}")
        self.opener.setIconSize(QSize(icons.scaled(_CHEVRON), icons.scaled(_CHEVRON)))
        row.addWidget(self.opener, 0, 2, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row)
        self._inside = QWidget(self)
        inner = QVBoxLayout(self._inside)
        inner.setContentsMargins(icons.scaled(_SIGN) + 8, 4, 0, 8)
        inner.setSpacing(4)
        for each in sorted(group.checks, key=lambda check: check.passed):
            inner.addWidget(parts.check(self._inside, each, theme))
        column.addWidget(self._inside)
        self.opener.toggled.connect(self._show)
        self.opener.setChecked(group.failed > 0)
        self._show(group.failed > 0)

    def _show(self, opened: bool) -> None:
        self._inside.setVisible(opened)
        self.opener.setIcon(icons.icon("up" if opened else "down", self._theme.second))


def row_of(group: Group, theme: Theme, parent: QWidget) -> QWidget:
    """Return the row of a group, or of the single check that belongs to none."""
    return GroupRow(group, theme, parent) if group.name else parts.check(parent, group.checks[0], theme)
