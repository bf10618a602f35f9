"""Planner of a session: makes a new plan shortly after the user's last decision."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.jobs import Jobs
from desktop.sessions import work
from desktop.sessions.review import Review
from desktop.sessions.work import Examined
from engine.core.errors import Cancelled

_PAUSE = 150
"""Milliseconds without another decision before a plan is made."""


class Planner(QObject):
    """The planner. Signals: `planned` (`Examined`); `failed` (an exception).

    `asks` returns the document and the decisions to plan for; None: there is nothing to plan now.
    """

    planned = Signal(object)
    failed = Signal(object)

    def __init__(self, jobs: Jobs, asks: Callable[[], tuple[Examined, Review] | None], parent: QObject) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._asks = asks
        self._job = 0
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._plan)

    @property
    def busy(self) -> bool:
        """Return whether a plan is scheduled or being made."""
        return self._pause.isActive() or self._job != 0

    def begin(self) -> None:
        """Schedule a plan, because something was decided."""
        self._pause.start()

    def stop(self) -> None:
        """Stop planning; a plan under way is dropped."""
        self._pause.stop()
        self._jobs.forget(self._job)
        self._job = 0

    def _plan(self) -> None:
        asked = self._asks()
        if asked is None:
            return
        self.stop()
        self._job = self._jobs.run(
            partial(work.planned, *asked), done=self._on_done, failed=self._on_failure, urgent=True
        )

    def _on_done(self, found: Examined) -> None:
        self._job = 0
        self.planned.emit(found)

    def _on_failure(self, error: Exception) -> None:
        self._job = 0
        if not isinstance(error, Cancelled):
            self.failed.emit(error)
