"""One open document: how far its examination is, what was found, what the person decided."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from desktop import findings
from desktop.findings import Finding
from desktop.jobs import Jobs
from desktop.sessions import work
from desktop.sessions.records import Record, Records, text_hash
from desktop.sessions.review import Review
from desktop.sessions.work import Examined
from desktop.states import State
from engine import marking, pipeline
from engine.errors import Cancelled
from engine.marking import Search, Span
from engine.options import Options
from engine.progress import Progress
from engine.types import Examination, MaskingPlan

_PAUSE = 150
"""Milliseconds without another decision before a plan is made for them."""


class Phase(StrEnum):
    WORKING = "working"
    READY = "ready"
    FAILED = "failed"
    CANCELLED = "cancelled"


class Session(QObject):
    """Signals: `phase_changed`; `stepped` (stage, done, total) of the work; `findings_changed`; `selected` (an index
    into `findings`, -1 for none); `replanned` (more, fewer): so many entities that the person did not decide are masked
    now that were not, or were; `told`: what to say about decisions of an earlier run."""

    phase_changed = Signal()
    stepped = Signal(str, int, int)
    findings_changed = Signal()
    selected = Signal(int)
    replanned = Signal(int, int)
    told = Signal(str)

    def __init__(
        self, path: Path, options: Options, jobs: Jobs, records: Records | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.path = path
        self.options = options
        self.phase = Phase.WORKING
        self.error: Exception | None = None
        self.review = Review()
        self.findings: tuple[Finding, ...] = ()
        self.selection = -1
        self.undo = QUndoStack(self)
        self._known: Examined | None = None
        self._jobs = jobs
        self._records = records
        self._planning = 0
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._plan_anew)
        self._job = jobs.run(
            partial(work.first, path, options, records),
            done=self._opened,
            failed=self._failed,
            stepped=self.stepped.emit,
        )

    @property
    def examination(self) -> Examination | None:
        return self._known.marked if self._known else None

    @property
    def plan(self) -> MaskingPlan | None:
        return self._known.plan if self._known else None

    @property
    def planning(self) -> bool:
        """Whether the plan is not yet the one for what the person decided last."""
        return self._pause.isActive() or self._planning != 0

    @property
    def left(self) -> int:
        """Findings that the program leaves to the person and that nobody has decided."""
        return sum(each.state is State.UNDECIDED for each in self.findings)

    @property
    def reviewed(self) -> int:
        return sum(each.reviewed or each.state is not State.UNDECIDED for each in self.findings)

    def cancel(self) -> None:
        self._pause.stop()
        self._jobs.cancel(self._job)
        self._jobs.cancel(self._planning)

    def select(self, index: int) -> None:
        if index != self.selection:
            self.selection = index
            self.selected.emit(index)

    def next_undecided(self) -> int:
        """The next after the selection, from the top again after the last; -1 if none is left."""
        count = len(self.findings)
        order = [(self.selection + step) % count for step in range(1, count + 1)] if count else []
        return next((index for index in order if self.findings[index].state is State.UNDECIDED), -1)

    def decide(self, index: int, state: State, *, alike: bool = False) -> None:
        """Decide one finding, or all of its kind; the next undecided one is selected. One step of undo."""
        chosen = self.findings[index]
        self.decide_all([each for each in self.findings if each is chosen or (alike and each.like(chosen))], state)
        following = self.next_undecided()
        if following >= 0:
            self.select(following)

    def decide_all(self, those: Iterable[Finding], state: State) -> None:
        """One step of undo."""
        self.undo.push(_Change(self, self.review.decided([each.entity for each in those], state), state.value))

    def mark(self, spans: Iterable[Span]) -> None:
        """Mask what stands there: what is within a finding decides that, all else is marked. One step of undo."""
        within, beside = findings.within(self.findings, spans)
        review = self.review.decided([each.entity for each in within], State.MASK).marked(beside)
        self.undo.push(_Change(self, review, State.MASK.value))

    def mark_everywhere(self, start: int, end: int) -> None:
        """`mark`, of a stretch of text and of all others with the same words."""
        if self._known:
            text = self._known.bare.document.text
            self.mark(dict.fromkeys(((start, end), *marking.find(text, text[start:end], Search.WORDS))))

    def final_plan(self) -> MaskingPlan:
        """What is written on export."""
        if self._known is None:
            raise ValueError("nothing is examined yet")
        return findings.final_plan(findings.covering(self._known.plan, self._known.marked), self.findings)

    def set_review(self, review: Review) -> None:
        """Only undo and redo call this, and what they undo."""
        if self._known is None:
            return
        if review.marks != self.review.marks:
            marked = marking.mark(self._known.bare, review.marks)
            self._known = replace(self._known, marked=marked)
        self.review = review
        self._keep()
        self._collect()
        self._pause.start()

    def replan(self, options: Options) -> None:
        """Choose anew by other options; what the person decided stays. `replanned` tells the difference."""
        known = self._known
        bare = known.bare if known and not work.finds_otherwise(options, self.options) else None
        before, self.options = self.options, options
        review = self.review
        self._pause.stop()
        self._enter(Phase.WORKING)

        def chosen(progress: Progress) -> Examined:
            return work.examined(bare or pipeline.examine(self.path, options, progress), options, review, progress)

        def failed(error: Exception) -> None:
            if known and isinstance(error, Cancelled):
                self.options = before
                self._enter(Phase.READY)
                self._pause.start()
            else:
                self._failed(error)

        self._job = self._jobs.run(chosen, done=self._take, failed=failed, stepped=self.stepped.emit)

    def _opened(self, found: Examined) -> None:
        self.options, self.review = found.options, found.review
        self._take(found)
        self.select(self.next_undecided() if self.left else min(0, len(self.findings) - 1))
        if found.told:
            self.told.emit(found.told)

    def _take(self, found: Examined) -> None:
        """A plan by new options, or the first one."""
        if found.review is not self.review:  # decided meanwhile
            found = replace(found, marked=marking.mark(found.bare, self.review.marks))
            self._pause.start()
        self._show_plan(found)
        self._keep()
        self._enter(Phase.READY)

    def _plan_anew(self) -> None:
        known, review = self._known, self.review
        if known is None or self.phase is not Phase.READY:
            return
        self._jobs.cancel(self._planning)
        job = self._jobs.run(
            partial(work.planned, known, review),
            done=lambda found: self._planned(job, found),
            failed=lambda error: self._unplanned(job, error),
            urgent=True,
        )
        self._planning = job

    def _planned(self, job: int, found: Examined) -> None:
        if job != self._planning:
            return
        self._planning = 0
        if found.review is self.review and self._known and found.bare is self._known.bare:
            self._show_plan(found)

    def _unplanned(self, job: int, error: Exception) -> None:
        if job == self._planning:
            self._planning = 0
            if not isinstance(error, Cancelled):
                self._failed(error)

    def _show_plan(self, found: Examined) -> None:
        """Take it, and tell what it does otherwise, beside what the person decided since the last one."""
        before = {each.entity.id: each for each in self.findings}
        own = _decided(self._known) if self._known else {}
        self._known = found
        self._collect()
        now = {each.entity.id: each for each in self.findings}
        own = dict(own.items() ^ _decided(found).items())
        both = [(before[each].kept, now[each].kept) for each in before.keys() & now.keys() - own.keys()]
        self.replanned.emit(both.count((True, False)), both.count((False, True)))

    def _failed(self, error: Exception) -> None:
        self.error = error
        self._enter(Phase.CANCELLED if isinstance(error, Cancelled) else Phase.FAILED)

    def _enter(self, phase: Phase) -> None:
        self.phase = phase
        self.phase_changed.emit()

    def _collect(self) -> None:
        """The findings anew; the selection stays on its finding."""
        if self._known is None:
            return
        chosen = self.findings[self.selection].entity.id if 0 <= self.selection < len(self.findings) else None
        known = self._known
        own = _decided(replace(known, review=self.review))
        self.findings = findings.collect(known.marked, findings.covering(known.plan, known.marked), own)
        place = next((index for index, each in enumerate(self.findings) if each.entity.id == chosen), -1)
        moved, self.selection = place != self.selection, place
        self.findings_changed.emit()
        if moved:
            self.selected.emit(place)

    def _keep(self) -> None:
        if self._records and self._known:
            document = self._known.bare.document
            self._records.save(document.sha256, Record(text_hash(document.text), self.options, self.review))


def _decided(known: Examined) -> dict[str, State]:
    return known.review.states(known.bare.entities, known.marked.entities)


class _Change(QUndoCommand):
    """From one review to another."""

    def __init__(self, session: Session, review: Review, words: str) -> None:
        super().__init__(words)
        self._session = session
        self._before, self._after = session.review, review
        self._selection = session.selection

    def redo(self) -> None:
        self._session.set_review(self._after)

    def undo(self) -> None:
        self._session.set_review(self._before)
        self._session.select(self._selection)
