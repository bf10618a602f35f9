"""One open document: how far its examination is, what was found, what the person decided."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from desktop import findings
from desktop.findings import Finding
from desktop.jobs import Jobs, Reporter
from desktop.later import flow
from desktop.sessions import work
from desktop.sessions.planner import Planner
from desktop.sessions.records import Record, Records, text_hash
from desktop.sessions.review import Change, Review
from desktop.sessions.watch import Watch
from desktop.sessions.work import Examined
from desktop.states import STRENGTH, State
from engine.core.errors import Cancelled
from engine.core.options import Options
from engine.core.types import Examination, MaskingPlan
from engine.pipeline import edits
from engine.pipeline.edits import Search, Span

__all__ = ["Phase", "Session"]

# What is known of one open document, as the window shows it.


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


class Session(Known):
    """An open document, what is done to it, and what the person decides about it."""

    def __init__(
        self, path: Path, options: Options, jobs: Jobs, records: Records | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(path, options, parent)
        self._planned_around: dict[str, State] = {}
        self._jobs = jobs
        self._records = records
        self._chose = False
        self._job = 0
        self._planner = Planner(jobs, self._to_plan, self)
        self._planner.planned.connect(self._planned)
        self._planner.failed.connect(self._failed)
        self._watch = Watch(path, jobs, self)
        self._watch.differs.connect(self._differs)
        self._begin()

    @property
    def known(self) -> Examined | None:
        return self._known

    @property
    def planning(self) -> bool:
        """Whether the plan is not yet the one for what the person decided last."""
        return self._planner.busy

    def cancel(self) -> None:
        """Stop what is under way; what was found stays."""
        self._jobs.cancel(self._job)
        self._planner.stop()

    def close(self) -> None:
        """Nothing is heard of it any more."""
        self._planner.stop()
        self._watch.stop()
        self._jobs.forget(self._job)
        self.deleteLater()

    def begin_anew(self, *, password: str | None = None, as_text: bool = False) -> None:
        """Open and examine the file again; what the person decided stays where the text is the same.

        Args:
            password: opens an encrypted one; None: the one that is known.
            as_text: read markup as plain text, now and whenever it is opened again.
        """
        if as_text:
            self.options = replace(self.options, as_text=True)
        if password is not None:
            self.options = replace(self.options, password=password)
        self.changed_on_disk = False
        self._planner.stop()
        self._jobs.forget(self._job)
        self._begin()

    def select(self, index: int, place: int | None = None) -> None:
        """Go to a finding.

        Args:
            place: the number of its places that is meant; None: all are.
        """
        if (index, place) != (self.selection, self.place):
            self._chose = True
            self.selection, self.place = index, place
            self.selected.emit(index)

    def decide(self, index: int, state: State, *, alike: bool = False) -> None:
        """Decide one finding, or all of its kind; the next undecided one is selected. One step of undo."""
        chosen = self.findings[index]
        self.decide_all([each for each in self.findings if each is chosen or (alike and each.like(chosen))], state)
        following = self.next_undecided()
        if following >= 0:
            self.select(following)

    def decide_all(self, those: Iterable[Finding], state: State) -> None:
        """One step of undo."""
        self.undo.push(Change(self, self.review.decided([each.entity for each in those], state)))

    def mark(self, spans: Iterable[Span]) -> None:
        """Mask what stands there: what is within a finding decides that, all else is marked. One step of undo."""
        within, beside = findings.within(self.findings, spans)
        review = self.review.decided([each.entity for each in within], State.MASK).marked(beside)
        self.undo.push(Change(self, review))

    def mark_everywhere(self, start: int, end: int) -> None:
        """`mark`, of a stretch of text and of all others with the same words."""
        if self._known:
            text = self._known.bare.document.text
            self.mark(dict.fromkeys(((start, end), *edits.find(text, text[start:end], Search.WORDS))))

    def set_review(self, review: Review) -> None:
        """Only undo and redo call this, and what they undo."""
        if self._known is None:
            return
        self._known, self.review = self._known.reviewed(review), review
        self._keep()
        self._collect()
        self._planner.begin()

    def replan(self, options: Options, bare: Examination | None = None) -> None:
        """Choose anew by other options; what the person decided stays. `replanned` tells the difference.

        Args:
            bare: the document examined by these options, if it was.
        """
        known = self._known
        whole = known is not None and known.searched is None
        if known and whole and not work.finds_otherwise(options, self.options):
            bare = known.bare
        before, self.options = self.options, options
        review = self.review
        self._planner.stop()
        self._enter(Phase.WORKING)

        def chosen(reporter: Reporter) -> Examined:
            if bare:
                return work.examined(flow.at_threshold(bare, options.risk_threshold), options, review, reporter)
            return work.examined_anew(self.path, options, lambda _: review, reporter)

        def failed(error: Exception) -> None:
            if known and whole and isinstance(error, Cancelled):
                self._known, self.options = known.reviewed(self.review), before
                self._collect()
                self._enter(Phase.READY)
                self._planner.begin()
            else:
                self._failed(error)

        self._job = self._jobs.run(
            chosen, done=self._take, failed=failed, stepped=self.stepped.emit, shown=self._show_interim
        )

    def _begin(self) -> None:
        self.error = None
        self._chose = False
        self._enter(Phase.WORKING)
        self._job = self._jobs.run(
            partial(work.first, self.path, self.options, self._records),
            done=self._opened,
            failed=self._failed,
            stepped=self.stepped.emit,
            shown=self._show_interim,
        )

    def _show_interim(self, found: Examined) -> None:
        """What is known so far; what the person decided since it was collected stands."""
        self._meet(found)
        self._known = found if found.review is self.review else found.reviewed(self.review)
        self._collect(found.findings)
        if self.selection < 0 and self.findings:
            self.selection = 0  # so that the keys have something to decide; it is no choice of the person's
            self.selected.emit(0)

    def _opened(self, found: Examined) -> None:
        self._meet(found)
        self._take(found)
        if not self._chose:
            self.select(self.next_undecided() if self.left else min(0, len(self.findings) - 1))
        if found.told:
            self.told.emit(found.told)

    def _meet(self, found: Examined) -> None:
        """What was decided about another text, such as that of the file before it was changed, means nothing here."""
        before = self._known.bare.document if self._known else None
        text = found.bare.document.text
        if before is None or not (text == before.text or (not before.whole and text.startswith(before.text))):
            self.options, self.review = found.options, found.review
            self.undo.clear()

    def _take(self, found: Examined) -> None:
        """A plan by new options, or the first one."""
        if found.review is not self.review:  # decided meanwhile
            if self._known:
                self.review = work.carried(self.review, self._known.reviewed(self.review), found)
            found = found.reviewed(self.review)
            self._planner.begin()
        self._show_plan(found)
        self._keep()
        self._watch.begin(found.bare.document.sha256)
        self._enter(Phase.READY)

    def _to_plan(self) -> tuple[Examined, Review] | None:
        return (self._known, self.review) if self._known and self.phase is Phase.READY else None

    def _planned(self, found: Examined) -> None:
        if found.review is self.review and self._known and found.bare is self._known.bare:
            self._show_plan(found)

    def _show_plan(self, found: Examined) -> None:
        """Take it, and tell what it does otherwise, beside what the person decided since the last one."""
        before = {each.entity.id: each for each in self.findings}
        decided = found.states()
        own = dict(self._planned_around.items() ^ decided.items())
        self._known, self._planned_around = found, decided
        self._collect(found.findings)
        now = {each.entity.id: each for each in self.findings}
        both = before.keys() & now.keys() - own.keys()
        change = [STRENGTH[now[each].state] - STRENGTH[before[each].state] for each in both]
        self.replanned.emit(sum(each > 0 for each in change), sum(each < 0 for each in change))

    def _failed(self, error: Exception) -> None:
        self.error = error
        self._enter(Phase.CANCELLED if isinstance(error, Cancelled) else Phase.FAILED)

    def _enter(self, phase: Phase) -> None:
        self.phase = phase
        self.phase_changed.emit()

    def _collect(self, known: Iterable[Finding] = ()) -> None:
        """The findings, anew if the worker has not collected them; the selection stays on what it is on.

        Args:
            known: some that were made before.
        """
        if self._known is None:
            return
        chosen = self.findings[self.selection] if 0 <= self.selection < len(self.findings) else None
        if not self._known.findings:
            self._known = self._known.collected(known or self.findings)
        self.findings = self._known.findings
        self.selection = findings.place(self.findings, chosen) if chosen else -1
        self.findings_changed.emit()

    def _differs(self, differs: bool) -> None:
        if differs is not self.changed_on_disk:
            self.changed_on_disk = differs
            self.phase_changed.emit()

    def _keep(self) -> None:
        if self._records and self._known:
            document = self._known.bare.document
            record = Record(text_hash(document.text), self.options, self.review)
            self._records.save(document.sha256, record, self.path)
