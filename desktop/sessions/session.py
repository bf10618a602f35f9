"""Session of one open document: examination, findings, selection, decisions and undo."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from desktop import finding, messages, searched
from desktop.finding import Finding, Look, PagesOf, Tally
from desktop.jobs import Jobs, Reporter
from desktop.lazy_imports import flow
from desktop.sessions import work
from desktop.sessions.keeping import Keeping
from desktop.sessions.planner import Planner
from desktop.sessions.records import Records
from desktop.sessions.review import Change, Review, move_steps
from desktop.sessions.watch import Watch
from desktop.sessions.work import Examined
from desktop.states import DecisionState, Phase
from engine.core.errors import Cancelled, SourceChanged
from engine.core.options import Device, Options
from engine.core.types import Document, Examination, MaskingPlan, Notice, PdfPlace, Reviewers, Span

__all__ = ["DocumentSession", "Phase"]


class DocumentSession(QObject):
    """An open document, the work on it, and the user's decisions about it.

    Signals: `phase_changed`; `stepped` (stage, done, total) of the work; `findings_changed`; `selected` (an index into
    `findings`, -1 for none); `replanned` (more, fewer): how many entities that the user did not decide the new plan
    masks more, or less; `told`: a message, such as on restored decisions.
    """

    phase_changed = Signal()
    stepped = Signal(object, int, int)
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
        self._secret = secrets.token_hex()
        self.phase = Phase.WORKING
        self.error: Exception | None = None
        self.changed_on_disk = False
        self.review = Review()
        self.findings: tuple[Finding, ...] = ()
        self._tallied: tuple[tuple[Finding, ...], Tally] = self.findings, finding.tally(())
        self.selection = -1
        self.place: int | None = None
        self.undo = QUndoStack(self)
        self.known: Examined | None = None
        self._pages_of: PagesOf | None = None
        self._planned_states: dict[str, DecisionState] = {}
        self._jobs = jobs
        self.keeping = Keeping(records, path)
        self._read: Document | None = None
        self._lost = self._user_selected = False
        self._early: set[Span] = set()
        self._asked_policy: str | None = None
        self.job = 0
        self._planner = Planner(jobs, self._to_plan, self)
        self._planner.planned.connect(self._planned)
        self._planner.failed.connect(self._failed)
        self._watch = Watch(path, jobs, self)
        self._watch.differs.connect(self._differs)
        self._begin()

    @property
    def examination(self) -> Examination | None:
        """The examination so far; None before the first result."""
        return self.known.marked if self.known else None

    @property
    def plan(self) -> MaskingPlan | None:
        """The plan; None before there is one for the whole document."""
        return self.known.plan if self.known and self.known.searched is None else None

    @property
    def searched(self) -> int | None:
        """Characters of the text searched from its start; None where all were."""
        return self.known.searched if self.known else 0

    def show_layout(self, pages_of: PagesOf | None) -> None:
        """Give the findings the pages of a layout by the window; None while there is none."""
        self._pages_of = pages_of
        if pages_of and self.findings:
            self.findings = finding.paged(self.findings, pages_of)
            self.findings_changed.emit()

    def page_of(self, span: Span) -> int | None:
        """Return the first page, from 0, of a span of the text; None where there are no pages."""
        if self._pages_of:
            return next(iter(self._pages_of(*span)), None)
        places = self.examination.document.places(*span) if self.examination else ()
        return next((each.page for each in places if isinstance(each, PdfPlace)), None)

    @property
    def wordless(self) -> bool:
        """Return whether the document has only pictures without readable text, so that only boxes can mask anything."""
        return self.examination is not None and self.examination.document.unread is not None

    @property
    def tally(self) -> Tally:
        """Return the figures about the findings, counted once: a refresh asks for them many times."""
        if self._tallied[0] is not self.findings:
            self._tallied = self.findings, finding.tally(self.findings)
        return self._tallied[1]

    @property
    def left(self) -> int:
        """The number of findings that the plan leaves to the user and that are not decided."""
        return self.tally.states[DecisionState.UNDECIDED]

    @property
    def decided(self) -> int:
        """Return the number of decided findings, by the user or by the plan."""
        return self.tally.decided

    @property
    def reviewed(self) -> int:
        """Return the number of findings that a person looked at."""
        return self.tally.reviewed

    @property
    def reviewer(self) -> str:
        """Return the name that signs decisions and looks; empty where none is set."""
        return self.keeping.reviewer

    @property
    def unsaved(self) -> bool:
        """Return whether decisions could not be saved, and are lost when the document is closed."""
        return self.keeping.failed

    def next_undecided(self) -> int:
        """Return the next undecided finding after the selection, starting again at the top; -1 if none is left."""
        return self._next(lambda each: each.state in finding.OPEN)

    def people(self) -> Reviewers:
        """Return who decided and who reviewed the findings, for the log and the declaration of review."""
        return self.review.people()

    def next_unreviewed(self) -> int:
        """Return the next finding after the selection at which nobody has looked; -1 if none is left."""
        return self._next(lambda each: not each.reviewed)

    def _next(self, wanted: Callable[[Finding], bool]) -> int:
        """Return the next such finding after the selection, starting again at the top; -1 if there is none."""
        count = len(self.findings)
        order = [(self.selection + step) % count for step in range(1, count + 1)] if count else []
        return next((index for index in order if wanted(self.findings[index])), -1)

    def final_plan(self) -> MaskingPlan:
        """Return the plan for export."""
        if self.known is None:
            raise ValueError("nothing is examined yet")
        return finding.final_plan(finding.covering(self.known.plan, self.known.marked), self.findings)

    @property
    def final_options(self) -> Options:
        """The options for previews and export: boxes of the user and over unsearched pages, and always one secret."""
        covered = searched.covered(self.known.bare.document) if self.known else ()
        return replace(self.options, areas=(*self.review.areas, *covered), secret=self.options.secret or self._secret)

    @property
    def planning(self) -> bool:
        """Return whether the current plan does not yet contain the user's last decisions."""
        return self._planner.busy

    @property
    def stopped(self) -> Notice | None:
        """Return the notice of what a stopped search has left; None where all was searched."""
        return searched.stopped(self.known.bare.document) if self.known else None

    @property
    def can_finish(self) -> bool:
        """Return whether the search was stopped, with findings that can be exported."""
        return self.phase is Phase.CANCELLED and self.known is not None and self.known.can_finish

    @property
    def exportable(self) -> bool:
        """Return whether the document can be exported: searched, wholly or in part, and not changed since."""
        covered = not self.wordless or bool(self.review.areas)
        return ((self.phase is Phase.READY and covered) or self.can_finish) and not self.changed_on_disk

    def finish_in_part(self, *, covered: bool) -> None:
        """Plan with what a stopped search has found; the other pages are blacked out (`covered`) or stay."""
        if self.known and self.can_finish:
            self.error = None
            self._set_phase(Phase.WORKING)
            self.job = self._jobs.run(
                partial(work.in_part, self.known, self.review, self.options, covered=covered),
                done=self._take,
                failed=self._failed,
                stepped=self.stepped.emit,
            )

    def cancel(self) -> None:
        """Stop the work under way; what was found stays."""
        self._jobs.cancel(self.job)
        self._planner.stop()

    def close(self) -> None:
        """Stop all work and drop the session with the text that it holds, without further signals."""
        for each in (self._planner, self._watch):
            each.stop()
        self._jobs.forget(self.job)
        self.known, self._read, self.findings, self._pages_of = None, None, (), None
        self.deleteLater()

    def begin_anew(self, *, password: str | None = None, as_text: bool = False) -> None:
        """Open and examine the file again; the user's decisions stay where the text is the same.

        Args:
            password: opens an encrypted file; None: the known one.
            as_text: read markup as plain text, now and whenever it is opened again.
        """
        if as_text:
            self.options = replace(self.options, as_text=True)
        if password is not None:
            self.options = replace(self.options, password=password)
        self._planner.stop()
        self._jobs.forget(self.job)
        if self.changed_on_disk and self.known:  # what was found stands in the file as it was
            self._read = self._read or self.known.bare.document
            self.known, self.findings, self.selection = None, (), -1
            self.findings_changed.emit()
        self.changed_on_disk = False
        self._begin()

    def use_device(self, device: Device) -> None:
        """Let the models run on this device; an examination that is not done starts again."""
        if self.phase is Phase.WORKING:
            self.options = replace(self.options, device=device)
            self.begin_anew()

    def select(self, index: int, place: int | None = None) -> None:
        """Select a finding.

        Args:
            place: the number of one of its mentions; None for all.
        """
        if (index, place) != (self.selection, self.place):
            self._user_selected = True
            self.selection, self.place = index, place
            self.selected.emit(index)

    def decide(self, index: int, state: DecisionState, *, alike: bool = False) -> None:
        """Decide one finding, or all of its kind, in one step of undo; then select the next undecided one."""
        chosen = self.findings[index]
        self.decide_all([each for each in self.findings if each is chosen or (alike and each.like(chosen))], state)
        if (following := self.next_undecided()) >= 0:
            self.select(following)

    def look(self, index: int) -> None:
        """Mark a finding as reviewed and select the next that is not, or take the mark away, in one step of undo."""
        chosen = self.findings[index]
        look = None if chosen.look else Look(self.reviewer, datetime.now().astimezone())
        self.undo.push(Change(self, self.review.looked([chosen.entity], look)))
        if look and (following := self.next_unreviewed()) >= 0:
            self.select(following)

    def decide_all(self, those: Iterable[Finding], state: DecisionState) -> None:
        """Decide these findings in one step of undo."""
        self.undo.push(Change(self, self.review.decided([each.entity for each in those], state)))

    def mark(self, spans: Iterable[Span]) -> None:
        """Mask these spans in one step of undo: findings that contain one are decided, the other spans are marked."""
        within, beside = finding.within(self.findings, spans)
        review = self.review.decided([each.entity for each in within], DecisionState.MASK).marked(beside)
        self.undo.push(Change(self, review))

    def set_review(self, review: Review) -> None:
        """Replace the review. Only steps of undo call this."""
        if self.known is None:
            return
        if self.known.searched is not None:  # only mentions that were shown can have been decided
            self._early.update(span for entity in self.known.bare.entities for span in entity.spans)
        self.known, self.review = self.known.reviewed(review), review
        self._save()
        self._collect()
        self._note_progress(decided_now=True)
        self._planner.begin()

    def replan(self, options: Options, bare: Examination | None = None) -> None:
        """Plan again with other options; the user's decisions stay. `replanned` reports the difference.

        Where it fails, the document stays as it was planned before.

        Args:
            bare: the document examined with these options, if it was, as by the popover of the plan.
        """
        known = self.known
        whole = known is not None and known.searched is None
        if known and whole and not work.finds_otherwise(options, self.options):
            bare = known.bare
        elif bare and known and bare.document.sha256 != known.bare.document.sha256:
            bare = None
        before, self.options, review = self.options, options, self.review
        self._planner.stop()
        self._set_phase(Phase.WORKING)

        def chosen(reporter: Reporter) -> Examined:
            if bare:
                return work.examined(flow.at_threshold(bare, options.risk_threshold), options, review, reporter)
            return work.examined_anew(self.path, options, decided, reporter)

        def decided(document: Document) -> Review:
            if known:
                work.check_same(known.bare.document, document)
            return review

        self.job = self._jobs.run(
            chosen,
            done=partial(self._take, replanned=True),
            failed=partial(self._not_replanned, known if whole else None, before),
            stepped=self.stepped.emit,
            shown=self._show_interim,
        )

    @property
    def policy(self) -> str:
        """Return the name of the policy, or of the one that is used as soon as the work under way is done."""
        return self._asked_policy or self.options.policy

    def use_policy(self, policy: str) -> None:
        """Plan again with another policy; while the document is examined, as soon as that is done."""
        if policy == self.policy:
            return
        if self.phase is Phase.WORKING or self.known is None:  # the options of earlier runs may be still to come
            self._asked_policy = policy
            self.phase_changed.emit()
            return
        self._asked_policy = None
        options = replace(self.options, policy=policy, k=None)
        if self.phase is Phase.READY:
            self.replan(options)
        else:
            self.options = options
            self._save()
            self.phase_changed.emit()

    def _not_replanned(self, known: Examined | None, options: Options, error: Exception) -> None:
        """Go back to the document as it was planned before, if it was, and say why."""
        if known is None:
            self._failed(error)
            return
        cancelled = isinstance(error, Cancelled)
        if cancelled:
            self._asked_policy = None  # the plan stays, and so does its policy
        self.known, self.options = self._decided_meanwhile(known), options
        self._save()
        self._collect()
        self._set_phase(Phase.READY)
        if self.known is not known:
            self._planner.begin()
        if isinstance(error, SourceChanged):
            self._differs(True)
        if not cancelled:
            self.told.emit(messages.failure(error))
        self._use_asked_policy()

    def _begin(self) -> None:
        self.error = None
        self._user_selected = False
        fresh = self.known is None and self._read is None
        self._set_phase(Phase.WORKING)
        self.job = self._jobs.run(
            partial(work.first, self.path, self.options, self.keeping.records, kept_options=fresh),
            done=self._opened,
            failed=self._failed,
            stepped=self.stepped.emit,
            shown=self._show_interim,
        )

    def _show_interim(self, found: Examined) -> None:
        """Show the interim result; decisions made since it was collected stay."""
        self._drop_other_text(found)
        self.known = found if found.review is self.review else found.reviewed(self.review)
        self._collect(found.findings)
        if self.selection < 0 and self.findings:
            self.selection = 0  # gives the keys a finding to decide; it does not count as a choice by the user
            self.selected.emit(0)

    def _opened(self, found: Examined) -> None:
        self._drop_other_text(found)
        before, lost = self._read, self._lost
        self._read, self._lost = found.bare.document, False
        self._take(found)
        if not self._user_selected:
            self.select(self.next_undecided() if self.left else min(0, len(self.findings) - 1))
        told = found.told or (messages.restored(decisions=0, changed=True) if lost else "")
        if before:
            told = messages.stayed(before, found.bare.document, boxes=bool(self.review.areas))
        if told:
            self.told.emit(told)

    def _drop_other_text(self, found: Examined) -> None:
        """Drop the decisions of another text, such as that of the file before it was changed."""
        before = self._read or (self.known.bare.document if self.known else None)
        if before is None or not work.is_same_text(before, found.bare.document):
            self._lost, self._read = self.review != Review(), None
            self.options, self.review = found.options, found.review
            self.keeping.begin(found.review)
            self._early = set()
            self.undo.clear()

    def _decided_meanwhile(self, found: Examined) -> Examined:
        """Return the document with decisions since its search began, moved from interim to final mentions."""
        if moves := work.moves(self._early, found.reviewed(self.review)) if self.undo.count() else {}:
            move_steps(self.undo, moves)
            self.review = self.review.moved(moves)
        self._early = set()
        return found if found.review is self.review else found.reviewed(self.review)

    def _take(self, found: Examined, *, replanned: bool = False) -> None:
        """Show the document with its first plan, or with that of new options, which no earlier export holds."""
        decided = self._decided_meanwhile(found)
        if decided is not found:
            self._planner.begin()
        change = self._show_plan(decided)
        self._save()
        self._note_progress(decided_now=replanned)
        self._watch.begin(found.bare.document.sha256)
        self._set_phase(Phase.READY)
        if replanned:  # what the search so far proposed was no plan; and with its phase, the status hides messages
            self.replanned.emit(*change)
        self._use_asked_policy()

    def _use_asked_policy(self) -> None:
        asked, self._asked_policy = self._asked_policy, None
        if asked:
            self.use_policy(asked)

    def _to_plan(self) -> tuple[Examined, Review] | None:
        return (self.known, self.review) if self.known and self.phase is Phase.READY else None

    def _planned(self, found: Examined) -> None:
        if found.review is self.review and self.known and found.bare is self.known.bare:
            self.replanned.emit(*self._show_plan(found))

    def _show_plan(self, found: Examined) -> tuple[int, int]:
        """Show a plan, and return how it differs from the last one, apart from the user's own decisions since."""
        before, decided = self.findings, found.states()
        own = dict(self._planned_states.items() ^ decided.items())
        self.known, self._planned_states = found, decided
        self._collect(found.findings)
        return finding.difference(before, self.findings, own)

    def _failed(self, error: Exception) -> None:
        self.error = error
        self._set_phase(Phase.CANCELLED if isinstance(error, Cancelled) else Phase.FAILED)

    def _set_phase(self, phase: Phase) -> None:
        self.phase = phase
        self.phase_changed.emit()

    def _collect(self, known: Iterable[Finding] = ()) -> None:
        """Collect the findings if the worker has not; the selection stays on the same finding.

        Args:
            known: earlier findings.
        """
        if self.known is None:
            return
        chosen = self.findings[self.selection] if 0 <= self.selection < len(self.findings) else None
        if not self.known.findings:
            self.known = self.known.collected(known or self.findings)
        found, before = self.known.findings, self.findings
        self.findings = finding.paged(found, self._pages_of, before) if self._pages_of else found
        self.selection = finding.place(self.findings, chosen) if chosen else -1
        self.findings_changed.emit()

    def _differs(self, differs: bool) -> None:
        if differs is not self.changed_on_disk:
            self.changed_on_disk = differs
            self.phase_changed.emit()

    def _save(self) -> None:
        if self.known:
            self.keeping.save(self.known.bare.document, self.options, self.review)

    def _note_progress(self, *, decided_now: bool) -> None:
        """Record the state of the document for the list of recent files."""
        if self.phase is not Phase.FAILED:
            self.keeping.note_progress(self.left, decided_now=decided_now)
