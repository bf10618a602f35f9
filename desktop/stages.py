"""Where the work on a document is, stage by stage, and how long it still takes."""

from __future__ import annotations

import math
import time

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from desktop import icons, messages
from desktop.painted import Bar
from desktop.themes import Theme
from desktop.time_left import TimeLeft

_WIDTH = 116
_MINUTE = 60
_STAGES = ("open", "recognize", "assess", "choose")
_WITHIN = {"patterns": "recognize", "gazetteer": "recognize", "guess": "assess"}
"""Stages that are shown as a part of another: they move its bar, and say nothing themselves."""


class Stages(QWidget):
    """Signal: `cancelled`: the button was pressed."""

    cancelled = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._stage = ""
        self._left = TimeLeft(time.monotonic())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        self._parts: dict[str, tuple[QLabel, QLabel, QLabel, Bar]] = {}
        for stage in _STAGES:
            row.addWidget(self._part(stage))
        self._time = QLabel(self)
        self._time.setProperty("role", "second")
        cancel = QPushButton(self.tr("Cancel"), self)
        cancel.clicked.connect(self.cancelled)
        row.addWidget(self._time)
        row.addWidget(cancel)
        self.begin()

    def begin(self) -> None:
        """Another piece of work."""
        self._left = TimeLeft(time.monotonic())
        self._time.clear()
        self._show("", 0, 0)

    def show_step(self, stage: str, done: int, total: int) -> None:
        """`done` of `total` units of a stage are finished."""
        self._left.step(stage, done, total)
        seconds = self._left.seconds(time.monotonic())
        self._time.setText(self._words(seconds) if seconds is not None else "")
        if _WITHIN.get(stage, stage) in _STAGES:
            self._show(_WITHIN.get(stage, stage), done, total, whole=stage not in _WITHIN)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for *_, bar in self._parts.values():
            bar.set_theme(theme)
        self._show(self._stage, 0, 0)

    def _part(self, stage: str) -> QWidget:
        part = QWidget(self)
        part.setFixedWidth(_WIDTH)
        sign, name, count = QLabel(part), QLabel(messages.STAGES[stage], part), QLabel(part)
        name.setProperty("role", "second")
        count.setProperty("role", "second")
        bar = Bar(self._theme, messages.STAGES[stage], part)
        grid = QGridLayout(part)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for column, each in enumerate((sign, name, count)):
            grid.addWidget(each, 0, column)
        count.setAlignment(Qt.AlignmentFlag.AlignRight)
        grid.addWidget(bar, 1, 0, 1, 3)
        self._parts[stage] = sign, name, count, bar
        return part

    def _show(self, stage: str, done: int, total: int, *, whole: bool = True) -> None:
        reached = _STAGES.index(stage) if stage else -1
        entered, self._stage = stage != self._stage, stage
        for number, (sign, _, count, bar) in enumerate(self._parts.values()):
            here, over = number == reached, number < reached
            picture, colour = ("tick", self._theme.passed) if over else ("todo", self._theme.second)
            sign.setPixmap(icons.pixmap(picture, colour, 14, 2.0))
            if over:
                bar.show_share(1.0)
            elif not here:
                bar.show_share(None)
                count.clear()
            elif whole and total:
                bar.show_share(done / total)
                count.setText(self.tr("{0} of {1}").format(done, total) if total > 1 else "")
            elif entered:
                bar.show_share(0.0)

    def _words(self, seconds: float) -> str:
        if seconds >= _MINUTE:
            return self.tr("about %n min left", "", math.ceil(seconds / _MINUTE))
        return self.tr("about %n s left", "", max(1, round(seconds)))
