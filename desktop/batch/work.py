"""Work on one document of a batch in the worker's thread: examine, plan, save."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

from desktop import export, finding
from desktop.lazy_imports import flow, side_outputs
from desktop.states import DecisionState
from desktop.translations import catalogue
from engine.core import paths
from engine.core.options import Options
from engine.core.progress import Progress
from engine.core.types import Notice, RiskLevel

# Notices of content that was not searched: a user has to look at it before the file is released.
_NOT_SEARCHED = frozenset(
    "picture-not-searched drawing-not-searched page-without-text nothing-read picture-read-in-part no-ocr-languages "
    "no-text "
    "unreadable-text embedded-object-not-searched imported-document-not-searched unknown-part-not-searched "
    "script-not-read language-in-part language-little misleading-text-not-searched shape-not-read "
    "chart-not-read pen-strokes".split()
)


@dataclass(frozen=True, slots=True)
class BatchResult:
    """The result for one document.

    Attributes:
        found: findings; `high` and `medium` of them, by their risk.
        undecided: findings that are left to the user.
        unsearched: notices of content that was not searched.
        outcome: of the redacted file, if one was saved.
    """

    found: int
    high: int
    medium: int
    undecided: int
    unsearched: tuple[Notice, ...]
    outcome: side_outputs.Outcome | None = None

    @property
    def needs_person(self) -> bool:
        """Return whether a user has to review it: undecided findings, or content that was not searched."""
        return bool(self.undecided or self.unsearched)

    def reviewed(self) -> BatchResult:
        """Return the result once a user has decided what was left, and looked at what was not searched."""
        return replace(self, undecided=0, unsearched=())


def look(
    path: Path, options: Options, progress: Progress, *, target: Path | None = None, unattended: bool = False
) -> BatchResult:
    """Examine a document, and save its redacted copy if it needs no review.

    Args:
        target: where the copy goes; None to examine only.
        unattended: save it even if it needs review: undecided findings are masked or shortened, as everywhere.

    Raises:
        SableError: it can't be redacted; nothing is left behind.
    """
    options = flow.with_secret(options)
    examination = flow.examine(path, options, progress)
    options = flow.with_writing(options, examination.document)
    plan = flow.plan(examination, options, progress)
    found = finding.collect(examination, plan, {})
    levels = Counter(each.risk.level for each in found)
    result = BatchResult(
        found=len(found),
        high=levels[RiskLevel.HIGH],
        medium=levels[RiskLevel.MEDIUM],
        undecided=sum(each.state is DecisionState.UNDECIDED for each in found),
        unsearched=tuple(each for each in examination.document.warnings if each.code in _NOT_SEARCHED),
    )
    if target is None or (result.needs_person and not unattended):
        return result
    target = paths.fitting(target, examination.document.kind)
    final = finding.final_plan(finding.covering(plan, examination), found)
    proof = flow.produce(examination, final, target, options, progress=progress)
    words = catalogue()
    masks = side_outputs.masks(side_outputs.Released(examination, final, options, proof, target.name), words)
    outcome = export.outcome(path, target, proof, masks, side_outputs.policy(options, words))
    return BatchResult(result.found, result.high, result.medium, result.undecided, result.unsearched, outcome)
