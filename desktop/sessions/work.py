"""What a session has done in the worker's thread."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from desktop import findings, messages
from desktop.findings import Finding
from desktop.jobs import Reporter
from desktop.later import flow
from desktop.sessions.records import Records, text_hash
from desktop.sessions.review import Review
from desktop.states import State
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
    TextPlace,
)
from engine.pipeline import edits
from engine.pipeline.edits import Span

if TYPE_CHECKING:
    from engine.pipeline.partial import Interim


@dataclass(frozen=True, slots=True)
class Examined:
    """What is known of a document.

    Attributes:
        bare: as it was found.
        marked: with what the person marked and corrected.
        plan: what is proposed; before the examination is done, only what its measures suggest so far.
        review: for which the plan was made.
        findings: of all this.
        told: what to say about decisions of an earlier run.
        searched: characters of the text from its start; None when the examination is done.
    """

    bare: Examination
    marked: Examination
    plan: MaskingPlan
    options: Options
    review: Review
    findings: tuple[Finding, ...] = ()
    told: str = ""
    searched: int | None = None

    def states(self) -> dict[str, State]:
        """What the person decided, by entity."""
        return self.review.states(self.bare.entities, self.marked.entities)

    def collected(self, known: Iterable[Finding] = ()) -> Examined:
        """With its findings; see `findings.collect`."""
        covering = findings.covering(self.plan, self.marked)
        interim = self.searched is not None
        codes = self.review.codes_of(self.bare.entities, self.marked.entities)
        found = findings.collect(self.marked, covering, self.states(), codes=codes, interim=interim, known=known)
        return replace(self, findings=found)

    def reviewed(self, review: Review) -> Examined:
        """With other decisions and marks, the plan being as it was; its findings are to be collected anew."""
        marked = self.marked if review.edits == self.review.edits else edits.edited(self.bare, review.edits)
        return replace(self, marked=marked, review=review, findings=())


def first(path: Path, options: Options, records: Records | None, reporter: Reporter) -> Examined:
    """Examine a file that was just opened, and take over what was decided about it before."""
    record = records.load(_hash(path), options, path) if records else None
    options = record.options if record else options

    def kept(document: Document) -> Review:
        fits = record is not None and record.text_sha256 == text_hash(document.text)
        return record.review if record and fits else Review()

    # What was decided before stands from the start, and is known by the whole text.
    found = examined_anew(path, options, kept, reporter, beginning=record is None)
    document = found.bare.document
    changed = records.opened(path, document.sha256) if records else False
    unfit = record is not None and record.text_sha256 != text_hash(document.text)
    return replace(found, told=messages.restored(decisions=len(found.states()), changed=changed or unfit))


def examined_anew(
    path: Path,
    options: Options,
    decided: Callable[[Document], Review],
    reporter: Reporter,
    *,
    beginning: bool = False,
) -> Examined:
    """Examine a file, and tell what is known on the way.

    Args:
        decided: what the person decided about the document, once it is open.
        beginning: tell of the first pages before all are read.
    """
    known: tuple[Finding, ...] = ()
    review: Review | None = None

    def tell(interim: Interim) -> None:
        nonlocal known, review
        review = review or decided(interim.examination.document)
        found = _outlook(interim, options, review).collected(known)
        known = found.findings
        reporter.show(found)

    bare = flow.examine(path, options, reporter, tell=tell, wordless=True, beginning=beginning)
    return examined(bare, options, review or decided(bare.document), reporter)


def examined(bare: Examination, options: Options, review: Review, progress: Progress) -> Examined:
    """With what the person marked and corrected, and a plan around what the person decided."""
    marked = edits.edited(bare, review.edits)
    return planned(Examined(bare, marked, _NO_PLAN, options, review), review, progress)


def planned(known: Examined, review: Review, progress: Progress) -> Examined:
    """With the plan for what is decided now."""
    known = replace(known, review=review, told="")
    own = {entity: findings.ACTIONS[state] for entity, state in known.states().items()}
    plan = flow.plan(known.marked, known.options, progress, own=own)
    return replace(known, plan=plan).collected(known.findings)


def warm(options: Options, reporter: Reporter) -> tuple[Device, ...]:
    """Load all that the first document would have to wait for, by examining a word.

    Returns:
        What the models can run on, the fastest first.
    """
    flow.prepare(options)
    place = Segment(0, len(_WORD), TextPlace(0, len(_WORD)))
    flow.examine_document(Document(Path(), DocumentKind.TXT, "", _WORD, (place,)), Options(), reporter)
    return flow.devices()


def finds_otherwise(options: Options, before: Options) -> bool:
    """Whether other words may be found in the document, and not only other ones chosen."""
    return _found_by(options) != _found_by(before)


def differs(path: Path, sha256: str) -> bool:
    """Whether the file is another than the one of that hash, or gone."""
    return _hash(path) != sha256


def carried(review: Review, before: Examined, after: Examined) -> Review:
    """Decisions about what was found on the way, as decisions about what was found there in the end."""
    places = sorted((each.start, each.end) for entity in after.marked.entities for each in entity.mentions)
    known = {*places, *((each.start, each.end) for entity in after.bare.entities for each in entity.mentions)}
    on_the_way = {(each.start, each.end) for entity in before.marked.entities for each in entity.mentions}
    decisions = dict(review.decisions)
    for span in on_the_way & decisions.keys() - known:
        decisions |= dict.fromkeys(_overlapping(places, span), decisions[span])
    return replace(review, decisions=MappingProxyType(decisions))


def _overlapping(places: list[Span], span: Span) -> list[Span]:
    """Of places that are sorted and do not overlap."""
    first = bisect_right(places, span[0], key=lambda place: place[1])
    last = bisect_right(places, span[1] - 1, key=lambda place: place[0])
    return places[first:last]


def _outlook(interim: Interim, options: Options, review: Review) -> Examined:
    """What the measures so far suggest: there is no plan before all of them are there."""
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
    )


def _found_by(options: Options) -> tuple[object, ...]:
    counted = (options.background, options.columns, options.person, options.person_details)
    matched = (options.profiles, options.columns, options.k, options.policy, options.keep)
    matching = options.method is Method.REIDENTIFY
    return (options.device, options.terms, *counted, matching, *(matched if matching else ()))


def _hash(path: Path) -> str:
    """Empty where it can't be read: opening it says why."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""


_WORD = "Ada"
_OUTLOOK = "You can decide now. The search will not change it."
_NO_PLAN = MaskingPlan((), 0.0, 0.0, 0.0, 0.0, "", False)
