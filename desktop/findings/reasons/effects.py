"""Effects of decisions in each open document, computed in the worker's thread and kept."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal

from desktop.jobs import Jobs
from desktop.lazy_imports import flow
from desktop.sessions.session import DocumentSession, Phase
from engine.core.options import Options
from engine.core.types import Examination

if TYPE_CHECKING:
    from engine.pipeline.flow import Consequences

_Request = tuple[Examination, Options]


class Effects(QObject):
    """The store of effects. Signal: `computed`: new effects are known."""

    computed = Signal()

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._known: WeakKeyDictionary[DocumentSession, tuple[_Request, Consequences]] = WeakKeyDictionary()
        self._requested: _Request | None = None
        self._requester: DocumentSession | None = None
        self._job = 0

    def of(self, session: DocumentSession | None) -> Consequences | None:
        """Return the effects for a session; None where they are not known yet, in which case they are requested."""
        if session is None or session.examination is None or session.phase is not Phase.READY:
            return None
        request = (session.examination, session.options)
        known = self._known.get(session)
        if known and known[0][0] is request[0] and known[0][1] == request[1]:
            return known[1]
        if self._requested is None or self._requested[0] is not request[0] or self._requested[1] != request[1]:
            self._jobs.forget(self._job)
            self._requested, self._requester = request, session
            self._job = self._jobs.run(
                lambda progress: flow.consequences(*request, progress),
                done=partial(self._take, session, request),
                failed=self._fail,
                urgent=True,
            )
        return None

    def forget(self, session: DocumentSession) -> None:
        """Drop the effects of a document that is closed: its session may outlive it."""
        self._known.pop(session, None)
        if session is self._requester:  # it may be examined again since
            self._jobs.forget(self._job)
            self._requested, self._requester, self._job = None, None, 0

    def _take(self, session: DocumentSession, request: _Request, found: Consequences) -> None:
        self._requested, self._requester, self._job = None, None, 0
        self._known[session] = (request, found)
        self.computed.emit()

    def _fail(self, error: Exception) -> None:
        """Drop a failed request: planning reports the error. The same request is not repeated."""
        self._job = 0
