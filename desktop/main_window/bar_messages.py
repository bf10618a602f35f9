"""Messages and progress in the bottom bar, each shown with the document that it is about."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import partial

from desktop.main_window.bottom_bar import BottomBar
from desktop.sessions.session import DocumentSession
from engine.core.progress import Stage


class BarMessages:
    """The messages of one window. One about a document behind the others waits until that comes to the front."""

    def __init__(self, bar: BottomBar, in_front: Callable[[], DocumentSession | None]) -> None:
        self._bar, self._in_front = bar, in_front
        self._steps: dict[DocumentSession, tuple[Stage, int, int]] = {}
        self._waiting: defaultdict[DocumentSession, list[Callable[[], object]]] = defaultdict(list)

    def tell(self, session: DocumentSession, show: Callable[..., object], *what: object) -> None:
        """Call a method of the bar with `what`, now or when the document of this session comes to the front."""
        if session is self._in_front():
            show(self._bar, *what)
        else:
            self._waiting[session].append(partial(show, self._bar, *what))

    def show_step(self, session: DocumentSession, stage: Stage, done: int, total: int) -> None:
        """Show progress of the document in front; of that of others, the last step is shown when they come there."""
        self._steps[session] = stage, done, total
        if session is self._in_front():
            self._bar.show_step(stage, done, total)

    def show_waiting(self) -> None:
        """Show what waits for the document in front."""
        session = self._in_front()
        if session in self._steps:
            self._bar.show_step(*self._steps[session])
        for show in self._waiting.pop(session, ()) if session else ():
            show()

    def drop_steps(self, session: DocumentSession) -> None:
        """Drop the progress of work that is over."""
        self._steps.pop(session, None)

    def forget(self, session: DocumentSession) -> None:
        """Drop the messages about a document that is closed."""
        self.drop_steps(session)
        self._waiting.pop(session, None)
