"""Effects of decisions in each open document, computed in the worker's thread and kept."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal

from desktop.jobs import Jobs
from desktop.later import flow
from desktop.sessions.session import Phase, Session
from engine.core.options import Options
from engine.core.progress import Progress
from engine.core.types import Examination

if TYPE_CHECKING:
    from engine.pipeline.flow import Consequences

_Asked = tuple[Examination, Options]


class Weigher(QObject):
    """The store of effects. Signal: `weighed`: new effects are known."""

    weighed = Signal()

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._known: WeakKeyDictionary[Session, tuple[_Asked, Consequences]] = WeakKeyDictionary()
        self._asked: _Asked | None = None
        self._job = 0

    def of(self, session: Session | None) -> Consequences | None:
        """Return the effects for a session; None where they are not known yet, in which case they are requested."""
        if session is None or session.examination is None or session.phase is not Phase.READY:
            return None
        asked = (session.examination, session.options)
        known = self._known.get(session)
        if known and known[0][0] is asked[0] and known[0][1] == asked[1]:
            return known[1]
        if self._asked is None or self._asked[0] is not asked[0] or self._asked[1] != asked[1]:
            self._jobs.forget(self._job)
            self._asked = asked
            self._job = self._jobs.run(
                partial(_weighed, *asked), done=partial(self._take, session, asked), failed=self._fail, urgent=True
            )
        return None

    def _take(self, session: Session, asked: _Asked, found: Consequences) -> None:
        self._asked, self._job = None, 0
        self._known[session] = (asked, found)
        self.weighed.emit()

    def _fail(self, error: Exception) -> None:
        """Drop a failed request: planning reports the error. The same request is not repeated."""
        self._job = 0


def _weighed(examination: Examination, options: Options, progress: Progress) -> Consequences:
    return flow.consequences(examination, options, progress)
