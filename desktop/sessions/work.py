"""What a session has done in the worker's thread."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from pathlib import Path

from desktop import findings, messages
from desktop.sessions.records import Records, text_hash
from desktop.sessions.review import Review
from engine import marking, pipeline
from engine.options import Options
from engine.progress import Progress
from engine.types import Examination, MaskingPlan


@dataclass(frozen=True, slots=True)
class Examined:
    """`bare`: as it was found; `marked`: with what the person marked; `review`: for which the plan was made; `told`:
    what to say about decisions of an earlier run."""

    bare: Examination
    marked: Examination
    plan: MaskingPlan
    options: Options
    review: Review
    told: str = ""


def first(path: Path, options: Options, records: Records | None, progress: Progress) -> Examined:
    """Examine a file that was just opened, and take over what was decided about it before."""
    record, changed = None, False
    if records:
        record = records.load(_hash(path), options)
        options = record.options if record else options
    bare = pipeline.examine(path, options, progress)
    if records:
        changed = records.opened(path, bare.document.sha256)
    fits = record is not None and record.text_sha256 == text_hash(bare.document.text)
    review = record.review if record and fits else Review()
    found = examined(bare, options, review, progress)
    decided = len(review.states(bare.entities, found.marked.entities))
    return replace(
        found, told=messages.restored(decisions=decided, changed=changed or (record is not None and not fits))
    )


def examined(bare: Examination, options: Options, review: Review, progress: Progress) -> Examined:
    """With the person's marks, and a plan around what the person decided."""
    marked = marking.mark(bare, review.marks)
    return planned(Examined(bare, marked, _NO_PLAN, options, review), review, progress)


def planned(known: Examined, review: Review, progress: Progress) -> Examined:
    """With the plan for what is decided now."""
    own = {
        entity: findings.ACTIONS[state]
        for entity, state in review.states(known.bare.entities, known.marked.entities).items()
    }
    plan = pipeline.plan(known.marked, known.options, progress, own=own)
    return replace(known, plan=plan, review=review, told="")


def finds_otherwise(options: Options, before: Options) -> bool:
    """Whether other words may be found in the document, and not only other ones chosen."""
    return (options.background, options.person) != (before.background, before.person)


def _hash(path: Path) -> str:
    """Empty where it can't be read: opening it says why."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""


_NO_PLAN = MaskingPlan((), 0.0, 0.0, 0.0, 0.0, "", False)
