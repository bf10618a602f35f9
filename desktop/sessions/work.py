"""Work of a session in the worker's thread: examine, plan, carry decisions over."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from desktop import finding, messages
from desktop.finding import Finding
from desktop.jobs import Reporter
from desktop.lazy_imports import flow
from desktop.sessions.records import Records
from desktop.sessions.review import Review
from desktop.states import DecisionState
from engine.core.errors import SourceChanged
from engine.core.message import Message
from engine.core.options import Device, Method, Options
from engine.core.progress import Progress
from engine.core.types import (
    Action,
    DecidedBy,
    Decision,
    Document,
    DocumentKind,
    Examination,
    MaskingPlan,
    Segment,
    Span,
    TextPlace,
)
from engine.pipeline import edits

if TYPE_CHECKING:
    from engine.pipeline.interim import Interim


@dataclass(frozen=True, slots=True)
class Examined:
    """An examined document with the user's decisions.

    Attributes:
        bare: as it was found.
        marked: with the user's marks and corrections.
        plan: the proposal; before the examination is done, what the measures so far suggest.
        review: the decisions that the plan was made for.
        findings: of all this.
        told: a message about decisions of an earlier run.
        searched: characters of the text from its start; None when the examination is done.
        interim: the partial result that this is the outlook of; None when the examination is done.
    """

    bare: Examination
    marked: Examination
    plan: MaskingPlan
    options: Options
    review: Review
    findings: tuple[Finding, ...] = ()
    told: str = ""
    searched: int | None = None
    interim: Interim | None = field(default=None, repr=False)

    @property
    def can_finish(self) -> bool:
        """Return whether it is the outlook of a search that has found something."""
        return self.interim is not None and self.interim.tagged is not None

    def states(self) -> dict[str, DecisionState]:
        """Return the user's decisions, by entity."""
        return self.review.states(self.bare.entities, self.marked.entities)

    def collected(self, known: Iterable[Finding] = ()) -> Examined:
        """Return it with its findings; see `finding.collect`."""
        covering = finding.covering(self.plan, self.marked)
        interim = self.searched is not None
        codes = self.review.codes_of(self.bare.entities, self.marked.entities)
        looks = self.review.looks_of(self.bare.entities, self.marked.entities)
        found = finding.collect(
            self.marked, covering, self.states(), codes=codes, looks=looks, interim=interim, known=known
        )
        return replace(self, findings=found)

    def reviewed(self, review: Review) -> Examined:
        """Return it with other decisions and marks but the same plan, and without findings, which have to be collected
        again.
        """
        marked = self.marked if review.edits == self.review.edits else edits.edited(self.bare, review.edits)
        return replace(self, marked=marked, review=review, findings=())


def first(
    path: Path, options: Options, records: Records | None, reporter: Reporter, *, kept_options: bool = True
) -> Examined:
    """Examine a file, with the decisions of earlier runs.

    Args:
        kept_options: use the options of earlier runs where there are any, and not `options`.
    """
    record = records.load(_hash(path), options, path) if records else None
    options = record.options if record and kept_options else options

    def kept(document: Document) -> Review:
        fitting = record.of(document.text) if record else None
        return fitting.review if fitting else Review(areas=record.review.areas if record else ())

    # Earlier decisions apply from the start, and only the whole text shows whether they fit.
    found = examined_anew(path, options, kept, reporter, beginning=record is None)
    document = found.bare.document
    changed = records.opened(path, document.sha256) if records else False
    unfit = record is not None and record.review.is_about_text and not record.of(document.text)
    own = record is None or record.own
    told = (
        messages.locked() if records and records.locked(document.sha256, path) else "",
        messages.read_differently()
        if unfit
        else messages.restored(decisions=len(found.states()), changed=changed, own=own),
        messages.other_words() if record and record.has_other_words else "",
    )
    return replace(found, told=" · ".join(filter(None, told)))


def examined_anew(
    path: Path,
    options: Options,
    decided: Callable[[Document], Review],
    reporter: Reporter,
    *,
    beginning: bool = False,
) -> Examined:
    """Examine a file, and report interim results.

    Args:
        decided: returns the user's decisions about the document, once it is open.
        beginning: report the first pages before all are read.
    """
    known: tuple[Finding, ...] = ()
    review: Review | None = None

    def show(interim: Interim) -> None:
        nonlocal known, review
        review = review or decided(interim.examination.document)
        found = _outlook(interim, options, review).collected(known)
        known = found.findings
        reporter.show(found)

    bare = flow.examine(path, options, reporter, show=show, wordless=True, beginning=beginning)
    return examined(bare, options, review or decided(bare.document), reporter)


def examined(bare: Examination, options: Options, review: Review, progress: Progress) -> Examined:
    """Return a document with the user's marks and corrections, and a plan around the user's decisions."""
    marked = edits.edited(bare, review.edits)
    return planned(Examined(bare, marked, _NO_PLAN, options, review), review, progress)


def in_part(known: Examined, review: Review, options: Options, reporter: Reporter, *, covered: bool) -> Examined:
    """Return a document whose search was stopped, planned with what was found so far.

    Args:
        covered: the pages that were not searched will be blacked out.
    """
    if known.interim is None:
        raise ValueError("the search was not stopped")
    bare = flow.examine_in_part(known.interim, options, reporter, covered=covered)
    check_same(known.bare.document, bare.document)
    marked = edits.edited(bare, review.edits)
    found = Examined(bare, marked, _NO_PLAN, options, review)
    early = (span for entity in known.bare.entities for span in entity.spans)
    return planned(found, review.moved(moves(early, found)), reporter)


def planned(known: Examined, review: Review, progress: Progress) -> Examined:
    """Return the document with a plan for the current decisions."""
    known = replace(known, review=review, told="")
    own = {entity: finding.ACTIONS[state] for entity, state in known.states().items()}
    plan = flow.plan(known.marked, known.options, progress, own=own)
    return replace(known, plan=plan).collected(known.findings)


def warm(options: Options, reporter: Reporter) -> tuple[Device, ...]:
    """Load everything that the first document needs, by examining a word.

    Returns:
        The devices that the models can run on, the fastest first.
    """
    flow.prepare(options)
    place = Segment(0, len(_WORD), TextPlace(0, len(_WORD)))
    flow.examine_document(Document(Path(), DocumentKind.TXT, "", _WORD, (place,)), Options(), reporter)
    return flow.devices()


def finds_otherwise(options: Options, before: Options) -> bool:
    """Return whether other words may be found with these options, and not only another plan be made."""
    return _found_by(options) != _found_by(before)


def check_same(before: Document, now: Document) -> None:
    """Refuse another file under the same name: decisions hold for the text that they were made on.

    Raises:
        SourceChanged: the file was changed between the two readings.
    """
    if now.sha256 != before.sha256:
        raise SourceChanged


def is_same_text(one: Document, other: Document) -> bool:
    """Return whether two documents have the same text, as far as both were read."""
    shorter, longer = sorted((one, other), key=lambda each: len(each.text))
    return one.text == other.text or (not shorter.whole and longer.text.startswith(shorter.text))


def differs(path: Path, sha256: str) -> bool:
    """Return whether the file differs from that of the hash, or is gone."""
    return _hash(path) != sha256


def moves(early: Iterable[Span], after: Examined) -> dict[Span, list[Span]]:
    """Return the final mentions that overlap each interim mention that is not among them."""
    places = sorted(span for entity in after.marked.entities for span in entity.spans)
    known = {*places, *after.review.edits.marks, *(span for entity in after.bare.entities for span in entity.spans)}
    found = {span: _overlapping(places, span) for span in set(early) - known}
    return {span: over for span, over in found.items() if over}


def _overlapping(places: list[Span], span: Span) -> list[Span]:
    """Return the places that overlap a span, from places that are sorted and do not overlap."""
    first = bisect_right(places, span[0], key=lambda place: place[1])
    last = bisect_right(places, span[1] - 1, key=lambda place: place[0])
    return places[first:last]


def _outlook(interim: Interim, options: Options, review: Review) -> Examined:
    """Return the proposal of the measures so far: there is no plan before all of them are known."""
    examination = interim.examination
    decisions = tuple(
        Decision(each.entity_id, Action.MASK if each.flagged else Action.KEEP, None, DecidedBy.PROGRAM, _OUTLOOK)
        for each in examination.risk.entities
    )
    return Examined(
        bare=examination,
        marked=edits.edited(examination, review.edits),
        plan=replace(_NO_PLAN, decisions=decisions),
        options=options,
        review=review,
        searched=interim.searched,
        interim=interim,
    )


def _found_by(options: Options) -> tuple[object, ...]:
    counted = (options.background, options.columns, options.person, options.person_details)
    matched = (options.profiles, options.columns, options.k, options.policy, options.keep)
    matching = options.method is Method.REIDENTIFY
    return (options.device, options.terms, options.inference, *counted, matching, *(matched if matching else ()))


def _hash(path: Path) -> str:
    """Return the hash of a file; empty where it can't be read, in which case opening it reports why."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""


_WORD = "Ada"
_OUTLOOK = Message("decided.outlook")
_NO_PLAN = MaskingPlan((), 0.0, 0.0, "", False)
