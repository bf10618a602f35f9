"""Basis of a redacted file: the findings, decisions, plan and options of a document at the moment of the export."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.export.staging import Reviewed
from desktop.finding import Finding
from desktop.sessions.review import Review
from desktop.sessions.session import DocumentSession, Phase
from desktop.states import DecisionState
from engine.core.options import Options
from engine.core.types import Examination, MaskingPlan


@dataclass(frozen=True, slots=True)
class Basis:
    """The basis of one file. The user may decide more while the file is written: then it is no longer `present`.

    Attributes:
        findings: as the window showed them.
        reviewed: who reviewed them, for the log and the declaration.
    """

    examination: Examination
    plan: MaskingPlan
    options: Options
    review: Review
    findings: tuple[Finding, ...]
    reviewed: Reviewed

    @classmethod
    def of(cls, session: DocumentSession) -> Basis | None:
        """Return the basis of a file that is written now; None while the document is searched or planned."""
        examination = session.examination
        if examination is None or session.phase is not Phase.READY or session.planning:
            return None
        reviewed = Reviewed(len(session.findings), session.reviewed, session.people(), session.reviewer)
        plan, options = session.final_plan(), session.final_options
        return cls(examination, plan, options, session.review, session.findings, reviewed)

    @property
    def left(self) -> int:
        """The number of findings that nobody had decided."""
        return sum(each.state is DecisionState.UNDECIDED for each in self.findings)

    def is_present(self, session: DocumentSession) -> bool:
        """Return whether the window still shows what the file holds."""
        now = Basis.of(session)
        return now is not None and now._content == self._content

    @property
    def _content(self) -> tuple[object, ...]:
        document, entities = self.examination.document, self.examination.entities
        return document.sha256, entities, self.plan.decisions, self.options, self.review
