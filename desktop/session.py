"""One open document: how far its examination is, what was found, what the person decided."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from desktop import findings
from desktop.findings import Finding, Own
from desktop.jobs import Jobs
from desktop.states import State
from engine import pipeline
from engine.errors import Cancelled
from engine.options import Options
from engine.progress import Progress
from engine.types import Examination, MaskingPlan

_NOTHING: Own = MappingProxyType({})


class Phase(StrEnum):
    WORKING = "working"
    READY = "ready"
    FAILED = "failed"
    CANCELLED = "cancelled"


class Session(QObject):
    """Signals: `phase_changed`; `stepped` (stage, done, total) of the work; `findings_changed`; `selected` (an index
    into `findings`, -1 for none); `replanned` (more, fewer): so many entities are masked now that were not, or were."""

    phase_changed = Signal()
    stepped = Signal(str, int, int)
    findings_changed = Signal()
    selected = Signal(int)
    replanned = Signal(int, int)

    def __init__(self, path: Path, options: Options, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.options = options
        self.phase = Phase.WORKING
        self.error: Exception | None = None
        self.examination: Examination | None = None
        self.plan: MaskingPlan | None = None
        self.findings: tuple[Finding, ...] = ()
        self.selection = -1
        self.undo = QUndoStack(self)
        self._own: Own = _NOTHING
        self._jobs = jobs
        self._job = jobs.run(self._examine, done=self._examined, failed=self._failed, stepped=self.stepped.emit)

    @property
    def left(self) -> int:
        """Findings that the program leaves to the person and that nobody has decided."""
        return sum(each.state is State.UNDECIDED for each in self.findings)

    @property
    def reviewed(self) -> int:
        return sum(each.reviewed or each.state is not State.UNDECIDED for each in self.findings)

    def cancel(self) -> None:
        self._jobs.cancel(self._job)

    def select(self, index: int) -> None:
        if index != self.selection:
            self.selection = index
            self.selected.emit(index)

    def select_entity(self, identifier: str) -> None:
        found = (index for index, each in enumerate(self.findings) if each.entity.id == identifier)
        self.select(next(found, -1))

    def next_undecided(self) -> int:
        """The next after the selection, from the top again after the last; -1 if none is left."""
        count = len(self.findings)
        order = [(self.selection + step) % count for step in range(1, count + 1)] if count else []
        return next((index for index in order if self.findings[index].state is State.UNDECIDED), -1)

    def decide(self, index: int, state: State, *, alike: bool = False) -> None:
        """Decide one finding, or all of its kind; the next undecided one is selected. One step of undo."""
        chosen = self.findings[index]
        ids = [
            each.entity.id
            for each in self.findings
            if each is chosen or (alike and (each.entity.kind, each.subtype) == (chosen.entity.kind, chosen.subtype))
        ]
        self.undo.push(_Decide(self, {**self._own, **dict.fromkeys(ids, state)}, state))
        following = self.next_undecided()
        if following >= 0:
            self.select(following)

    def final_plan(self) -> MaskingPlan:
        """What is written on export."""
        if self.plan is None:
            raise ValueError("nothing is examined yet")
        return findings.final_plan(self.plan, self.findings)

    @property
    def own(self) -> Own:
        return self._own

    def set_own(self, own: Mapping[str, State]) -> None:
        """Only undo and redo call this, and what they undo."""
        self._own = MappingProxyType(dict(own))
        self._collect()

    def replan(self, options: Options) -> None:
        """Choose anew by other options; what the person decided stays. `replanned` tells the difference."""
        known = self.examination
        if known is None or _finds_otherwise(options, self.options):
            known = None
        self.options = options
        self.phase = Phase.WORKING
        self.phase_changed.emit()
        before = {each.entity.id for each in self.findings if each.state is not State.KEEP}

        def work(progress: Progress) -> tuple[Examination, MaskingPlan]:
            found = known or pipeline.examine(self.path, options, progress)
            return found, pipeline.plan(found, options, progress)

        def done(found: tuple[Examination, MaskingPlan]) -> None:
            self._examined(found)
            after = {each.entity.id for each in self.findings if each.state is not State.KEEP}
            self.replanned.emit(len(after - before), len(before - after))

        self._job = self._jobs.run(work, done=done, failed=self._failed, stepped=self.stepped.emit)

    def _examine(self, progress: Progress) -> tuple[Examination, MaskingPlan]:
        examination = pipeline.examine(self.path, self.options, progress)
        return examination, pipeline.plan(examination, self.options, progress)

    def _examined(self, found: tuple[Examination, MaskingPlan]) -> None:
        self.examination, self.plan = found
        self.phase = Phase.READY
        self._collect()
        self.phase_changed.emit()
        self.select(self.next_undecided() if self.left else min(0, len(self.findings) - 1))

    def _failed(self, error: Exception) -> None:
        self.error = error
        self.phase = Phase.CANCELLED if isinstance(error, Cancelled) else Phase.FAILED
        self.phase_changed.emit()

    def _collect(self) -> None:
        if self.examination and self.plan:
            self.findings = findings.collect(self.examination, self.plan, self._own)
            self.findings_changed.emit()


def _finds_otherwise(options: Options, before: Options) -> bool:
    """Whether other words may be found in the document, and not only other ones chosen."""
    return (options.background, options.person) != (before.background, before.person)


class _Decide(QUndoCommand):
    """From one set of the person's decisions to another."""

    def __init__(self, session: Session, own: Own, state: State) -> None:
        super().__init__(state.value)
        self._session = session
        self._before = session.own
        self._after = own
        self._selection = session.selection

    def redo(self) -> None:
        self._session.set_own(self._after)

    def undo(self) -> None:
        self._session.set_own(self._before)
        self._session.select(self._selection)
