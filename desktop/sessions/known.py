"""What is known of one open document, as the window shows it."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from desktop import findings
from desktop.findings import Finding
from desktop.sessions.review import Review
from desktop.sessions.work import Examined
from desktop.states import State
from engine.options import Options
from engine.types import Examination, MaskingPlan

_OPEN = (State.UNDECIDED, State.NEW)
"""What nobody has decided yet."""


class Phase(StrEnum):
    WORKING = "working"
    READY = "ready"
    FAILED = "failed"
    CANCELLED = "cancelled"


class Known(QObject):
    """Signals: `phase_changed`; `stepped` (stage, done, total) of the work; `findings_changed`; `selected` (an index
    into `findings`, -1 for none); `replanned` (more, fewer): so many entities that the person did not decide are masked
    now that were not, or were; `told`: what to say about decisions of an earlier run."""

    phase_changed = Signal()
    stepped = Signal(str, int, int)
    findings_changed = Signal()
    selected = Signal(int)
    replanned = Signal(int, int)
    told = Signal(str)

    def __init__(self, path: Path, options: Options, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.options = options
        self.phase = Phase.WORKING
        self.error: Exception | None = None
        self.changed_on_disk = False
        self.review = Review()
        self.findings: tuple[Finding, ...] = ()
        self.selection = -1
        self.place: int | None = None
        self.undo = QUndoStack(self)
        self._known: Examined | None = None

    @property
    def examination(self) -> Examination | None:
        """As far as it is known."""
        return self._known.marked if self._known else None

    @property
    def plan(self) -> MaskingPlan | None:
        """None before there is one for the whole document."""
        return self._known.plan if self._known and self._known.searched is None else None

    @property
    def searched(self) -> int | None:
        """Characters of the text from its start; None where all were."""
        return self._known.searched if self._known else 0

    @property
    def wordless(self) -> bool:
        """Whether it shows pictures in which no text can be read: only boxes can be drawn."""
        return self.examination is not None and self.examination.document.unread is not None

    @property
    def left(self) -> int:
        """Findings that the program leaves to the person and that nobody has decided."""
        return sum(each.state is State.UNDECIDED for each in self.findings)

    @property
    def reviewed(self) -> int:
        return sum(each.reviewed or each.state not in _OPEN for each in self.findings)

    def next_undecided(self) -> int:
        """The next after the selection, from the top again after the last; -1 if none is left."""
        count = len(self.findings)
        order = [(self.selection + step) % count for step in range(1, count + 1)] if count else []
        return next((index for index in order if self.findings[index].state in _OPEN), -1)

    def final_plan(self) -> MaskingPlan:
        """What is written on export."""
        if self._known is None:
            raise ValueError("nothing is examined yet")
        return findings.final_plan(findings.covering(self._known.plan, self._known.marked), self.findings)

    @property
    def final_options(self) -> Options:
        """By which it is written: with the boxes that the person drew."""
        return replace(self.options, areas=self.review.areas)
