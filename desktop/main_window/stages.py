"""Progress of the examination of a document, stage by stage, and the time left."""

from __future__ import annotations

import math
import time

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from desktop import exposures, icons, messages
from desktop.painted import Bar, Elided
from desktop.themes import Theme
from engine.core.progress import Stage

# Estimate of the time that an examination still takes, from the time it has taken.


_LATER: dict[Stage, float] = {Stage.PICTURES: 0.1, Stage.RECOGNIZE: 0.7, Stage.GUESS: 0.1}
"""Stages whose units take about the same time each, and the time of all that follows as a share of theirs."""
_ESTIMATE_AFTER = 5.0  # seconds of a stage; earlier, and below a tenth of it, an estimate would jump
_LEAST_SHARE = 0.1
_WEIGHT = 0.2
"""The weight of a new estimate in the mean, where all earlier ones have the rest of 1."""
_DEVIATION = 1 / 3
"""The share by which a new estimate may differ from the shown one: beyond it, none is known well enough."""


class TimeLeft:
    """The estimate for one examination, from the rate of the current stage. Times are clock readings in seconds."""

    def __init__(self) -> None:
        self._stage: Stage | None = None
        self._begun, self._done = 0.0, 0
        self._end: float | None = None
        self._steady = False

    def step(self, stage: Stage, done: int, total: int, now: float) -> None:
        """Record the progress of a stage; those that are short or not counted leave the estimate as it is."""
        if stage not in _LATER or not total:
            return
        if stage != self._stage:
            self._stage, self._begun, self._end, self._steady = stage, now, None, False
        elif done == self._done:  # a unit goes on: nothing new is known, and the time shown runs down
            return
        self._done = done
        share, taken = min(done / total, 1.0), now - self._begun
        if taken < _ESTIMATE_AFTER or share < _LEAST_SHARE:
            return
        whole = taken / share
        left = whole * (1 - share + _LATER[stage])
        if self._end is None:
            self._end = now + left
        shown = self._end - now
        self._steady = abs(left - shown) <= _DEVIATION * shown
        self._end += _WEIGHT * (now + left - self._end)

    def seconds(self, now: float) -> float | None:
        """Return the estimated seconds left; None while no estimate is steady."""
        return self._end - now if self._end is not None and self._steady and self._end > now else None


# Progress of a document, stage by stage, and the time left.


_WIDTH, _SIGN = 116, 14
"""Pixels: of a stage at least, where there is room; of its sign."""
_MOST_COUNTED = 99
"""Above this, the share is shown: text is counted in characters, which tell nobody anything."""
_SPACING, _BETWEEN = 6, 16
_MINUTE = 60
_STEP = 5  # seconds
_STAGES = (Stage.OPEN, Stage.RECOGNIZE, Stage.ASSESS, Stage.CHOOSE)
_READING = (Stage.OPEN, Stage.PICTURES)
"""Stages that are shown in one place, one after the other."""
_PART_OF = {Stage.PATTERNS: Stage.RECOGNIZE, Stage.GAZETTEER: Stage.RECOGNIZE, Stage.GUESS: Stage.ASSESS}
"""Stages that are shown as a part of another one: they move its bar, and are not named."""


class Stages(QWidget):
    """The progress display: of all stages or, where room is short, of the current one alone.

    Signal: `cancelled`: the button was pressed.
    """

    cancelled = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._stage: Stage | None = None
        self._whole = True
        self._left = TimeLeft()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_BETWEEN)
        self._parts: dict[str, tuple[QWidget, QLabel, Elided, QLabel, Bar]] = {}
        for stage in _STAGES:
            row.addWidget(self._part(stage))
        self._time = Elided(self)
        self._time.setProperty("role", "second")
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.clicked.connect(self.cancelled)
        row.addWidget(self._time)
        row.addWidget(self.cancel)
        self.begin()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of one stage, with a cut time, whichever is shown."""
        wide = max(part.width() for part, *_ in self._parts.values())
        return QSize(wide + self._beside(self._time.minimumWidth()), super().minimumSizeHint().height())

    def fit(self, room: int) -> None:
        """Show all stages where they and the time left fit into so many pixels, else the current one."""
        widths = [part.width() for part, *_ in self._parts.values()]
        whole = sum(widths) + _BETWEEN * (len(widths) - 1) + self._beside(self._time.sizeHint().width()) <= room
        if whole is not self._whole:
            self._whole = whole
            self._show_parts()

    def _beside(self, time_left: int) -> int:
        """Return the width of what is beside the stages, in pixels, with so many for the time."""
        return _BETWEEN + time_left + _BETWEEN + self.cancel.sizeHint().width()

    def _show_parts(self) -> None:
        for stage, (part, *_) in self._parts.items():
            part.setVisible(self._whole or stage == (self._stage or _STAGES[0]))

    def begin(self) -> None:
        """Reset the display for another document."""
        self._left = TimeLeft()
        self._time.show_words("")
        self._name_reading(Stage.OPEN)
        self._show(None, 0, 0)

    def _name_reading(self, stage: Stage) -> None:
        _, _, name, _, bar = self._parts[Stage.OPEN]
        name.show_words(messages.STAGES[stage])
        bar.setAccessibleName(messages.STAGES[stage])

    def show_step(self, stage: Stage, done: int, total: int) -> None:
        """Show that `done` of `total` units of a stage are finished."""
        now = time.monotonic()
        self._left.step(stage, done, total, now)
        seconds = self._left.seconds(now)
        self._time.show_words(self._words(seconds) if seconds is not None else "")
        if stage in _READING:
            self._name_reading(stage)  # pages without text take most of the time, and are counted again
            self._show(Stage.OPEN, done, total)
        elif _PART_OF.get(stage, stage) in _STAGES:
            self._show(_PART_OF.get(stage, stage), done, total, whole=stage not in _PART_OF)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for *_, bar in self._parts.values():
            bar.set_theme(theme)
        self._show(self._stage, 0, 0)

    def _part(self, stage: Stage) -> QWidget:
        part = QWidget(self)
        sign, name, count = QLabel(part), Elided(part), QLabel(part)
        name.show_words(messages.STAGES[stage])
        longest = self._count(_MOST_COUNTED - 1, _MOST_COUNTED)
        beside = _SIGN + count.fontMetrics().horizontalAdvance(longest) + 3 * _SPACING
        names = _READING if stage == Stage.OPEN else (stage,)
        longest_name = max(name.fontMetrics().horizontalAdvance(messages.STAGES[each]) for each in names)
        part.setFixedWidth(max(_WIDTH, longest_name + beside))
        name.setProperty("role", "second")
        count.setProperty("role", "second")
        bar = Bar(self._theme, messages.STAGES[stage], part)
        grid = QGridLayout(part)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(_SPACING)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for column, each in enumerate((sign, name, count)):
            grid.addWidget(each, 0, column)
        count.setAlignment(Qt.AlignmentFlag.AlignRight)
        grid.addWidget(bar, 1, 0, 1, 3)
        self._parts[stage] = part, sign, name, count, bar
        return part

    def _show(self, stage: Stage | None, done: int, total: int, *, whole: bool = True) -> None:
        reached = _STAGES.index(stage) if stage else -1
        entered, self._stage = stage != self._stage, stage
        for number, (_, sign, _, count, bar) in enumerate(self._parts.values()):
            here, over = number == reached, number < reached
            picture, colour = ("tick", self._theme.passed) if over else ("todo", self._theme.second)
            sign.setPixmap(icons.pixmap(picture, colour, _SIGN, 2.0))
            if over:
                bar.show_share(1.0)
                count.clear()  # the tick says it, and the window has to be as wide as all counts
            elif not here:
                bar.show_share(None)
                count.clear()
            elif whole and total:
                bar.show_share(done / total)
                count.setText(self._count(done, total) if total > 1 else "")
            elif entered:
                bar.show_share(0.0)
        if entered:
            self._show_parts()

    def _count(self, done: int, total: int) -> str:
        if total > _MOST_COUNTED:
            return exposures.percent(min(done / total, 1.0))
        return self.tr("{0} of {1}").format(done, total)

    def _words(self, seconds: float) -> str:
        if seconds > _MINUTE - _STEP:
            return self.tr("about %n min left", "", math.ceil(seconds / _MINUTE))
        steps = math.ceil(seconds / _STEP)
        return self.tr("about %n s left", "", _STEP * steps)
