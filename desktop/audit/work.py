"""Work of an audit in the worker's thread: question, answer, and where its state is kept."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from engine import audit
from engine.audit import AuditReport, AuditSettings, results, target
from engine.audit.target import TargetSearch
from engine.core import folders
from engine.core.catalogue import Catalogue
from engine.core.options import Options
from engine.core.progress import Progress


@dataclass(frozen=True, slots=True)
class AuditRequest:
    """An audit that the user asks for.

    Attributes:
        documents: a folder, or JSON Lines.
        people: the table of people.
        originals: the documents before they were masked, if available.
        goal: the maximum share of people who may be re-identified, 0 to 1: find the least masking that reaches it, for
            documents that are not masked yet. None: audit these documents as they are.
        sweep: the setting that is varied to mask more; see `engine.audit.target.SWEEPS`.
        quick: skip training.
    """

    documents: Path
    people: Path
    originals: Path | None = None
    goal: float | None = None
    sweep: str = "risk"
    quick: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """The outcome of an audit.

    Attributes:
        report: on the documents as they are, or with the least masking that reaches the goal; where none does, with the
            most.
        picture: SVG.
        search: all settings that were tried to reach a goal.
        texts: texts of the documents of the work list, by name; empty where they were masked only for a trial.
    """

    question: AuditRequest
    report: AuditReport
    picture: str
    search: TargetSearch | None = None
    texts: Mapping[str, str] = field(default_factory=dict, repr=False)


def answer(question: AuditRequest, options: Options, progress: Progress, language: Catalogue) -> Answer:
    """Run the audit. It writes only the state for resuming a stopped run, in the user's cache folder.

    Args:
        language: that of the picture.

    Raises:
        SableError: see `engine.audit.run` and `target.find`.
        Cancelled: the user asked to stop.
    """
    settings = AuditSettings(zero_shot=question.quick, reidentifier=options.reidentifier, device=options.device)
    state = _state(question)
    state.mkdir(parents=True, exist_ok=True)
    if question.goal is None:
        found = audit.run(question.documents, question.people, settings, state, progress, originals=question.originals)
        return Answer(question, found.report, results.curve(found.report, language, audit.PANE), texts=found.texts)
    own = replace(options, background=(), person=None, person_details=())
    search = target.find(
        question.documents,
        question.people,
        target=question.goal,
        sweep=question.sweep,
        settings=settings,
        options=own,
        work=state,
        progress=progress,
    )
    shown = search.chosen or search.points[-1]
    return Answer(question, shown.report, target.curve(search, language, audit.PANE), search)


def _state(question: AuditRequest) -> Path:
    asked = repr((question.documents.resolve(), question.people.resolve(), question.goal, question.sweep))
    name = hashlib.sha256(asked.encode("utf-8", "surrogatepass")).hexdigest()[:16]
    return folders.cache() / "audits" / name
