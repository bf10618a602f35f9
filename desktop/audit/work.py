"""What an audit does in the worker's thread."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

import appdirs

from engine import audit
from engine.audit import AuditReport, Settings, results, target
from engine.audit.target import Search
from engine.core.options import Options
from engine.core.progress import Progress


@dataclass(frozen=True, slots=True)
class Question:
    """What the person wants to know.

    Attributes:
        documents: a folder, or JSON Lines.
        people: the table.
        originals: the documents before they were masked, if they are at hand.
        goal: the share of people who may be found, 0 to 1: how much masking is enough is asked for, of documents that
            are not masked yet. None: who is found by these as they are.
        sweep: by which setting more is masked then; see `engine.audit.target.SWEEPS`.
        quick: learn nothing.
    """

    documents: Path
    people: Path
    originals: Path | None = None
    goal: float | None = None
    sweep: str = "risk"
    quick: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """
    Attributes:
        report: of the documents as they are, or with the least masking that is enough; where none is, with the most.
        picture: SVG.
        search: all that was tried to reach a goal.
        texts: of the documents of the work list, by name; none where they were masked only to try that.
    """

    question: Question
    report: AuditReport
    picture: str
    search: Search | None = None
    texts: Mapping[str, str] = field(default_factory=dict, repr=False)


def answer(question: Question, options: Options, progress: Progress) -> Answer:
    """Nothing is written but the state from which a stopped run goes on, in the person's cache folder.

    Raises:
        SableError: see `engine.audit.run` and `target.find`.
        Cancelled: the person asked to stop.
    """
    settings = Settings(zero_shot=question.quick, reidentifier=options.reidentifier, device=options.device)
    state = _state(question)
    state.mkdir(parents=True, exist_ok=True)
    if question.goal is None:
        found = audit.run(question.documents, question.people, settings, state, progress, originals=question.originals)
        return Answer(question, found.report, results.curve(found.report), texts=found.texts)
    own = replace(options, background=(), person=None, person_details=())
    search = target.find(
        question.documents, question.people, question.goal, question.sweep, settings, own, state, progress
    )
    shown = search.chosen or search.points[-1]
    return Answer(question, shown.report, target.curve(search), search)


def _state(question: Question) -> Path:
    asked = repr((question.documents.resolve(), question.people.resolve(), question.goal, question.sweep))
    name = hashlib.sha256(asked.encode("utf-8", "surrogatepass")).hexdigest()[:16]
    return Path(appdirs.user_cache_dir("sable")) / "audits" / name
