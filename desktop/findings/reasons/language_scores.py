"""Scores of the language model for one finding, on request; they do not affect the decision."""

from __future__ import annotations

from functools import partial
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal

from desktop.jobs import Jobs
from desktop.lazy_imports import flow
from desktop.sessions.session import DocumentSession, Phase
from engine.core.types import Examination, Indicator

_Requests = tuple[Examination, dict[str, tuple[Indicator, ...] | None]]
"""An examination, and by entity the answer; None while it is awaited."""


class LanguageScores(QObject):
    """The requests to the language model. Signal: `answered`: an answer or a new request changes what is shown."""

    answered = Signal()

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._requests: WeakKeyDictionary[DocumentSession, _Requests] = WeakKeyDictionary()

    def answer(self, session: DocumentSession | None, entity: str) -> tuple[Indicator, ...] | None:
        """Return the indicators of an entity; None where they were not requested, or are awaited."""
        return self._of(session).get(entity)

    def awaits(self, session: DocumentSession | None, entity: str) -> bool:
        """Return whether a request about an entity is unanswered."""
        requests = self._of(session)
        return entity in requests and requests[entity] is None

    def request(self, session: DocumentSession | None, entity: str) -> None:
        """Request the scores of an entity, once."""
        if session is None or session.examination is None or session.phase is not Phase.READY:
            return
        requests = self._of(session)
        if entity in requests:
            return
        examination, options = session.examination, session.options
        self._requests[session] = examination, {**requests, entity: None}
        take = partial(self._take, session, examination, entity)
        self._jobs.run(
            lambda progress: flow.indicators(examination, entity, options, progress),
            done=take,
            failed=lambda _: take(()),  # it shows nothing: the indicator that decides is there without it
            urgent=True,
        )
        self.answered.emit()

    def forget(self, session: DocumentSession) -> None:
        """Drop the answers of a document that is closed: its session may outlive it."""
        self._requests.pop(session, None)

    def _of(self, session: DocumentSession | None) -> dict[str, tuple[Indicator, ...] | None]:
        requests = self._requests.get(session) if session else None
        return requests[1] if session and requests and requests[0] is session.examination else {}

    def _take(
        self, session: DocumentSession, examination: Examination, entity: str, found: tuple[Indicator, ...]
    ) -> None:
        known = self._requests.get(session)
        if known and known[0] is examination:
            known[1][entity] = found
            self.answered.emit()
