"""Messages and progress in the bottom bar, each shown with the document that it is about."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import partial

from desktop.main_window.bottom_bar import BottomBar
from desktop.sessions.session import Session
from engine.core.progress import Stage


class BarMessages:
    """The messages of one window. One about a document behind the others waits until that comes to the front."""

    def __init__(self, bar: BottomBar, in_front: Callable[[], Session | None]) -> None:
        self._bar, self._in_front = bar, in_front
        self._waiting: defaultdict[Session, list[Callable[[], object]]] = defaultdict(list)

    def tell(self, session: Session, show: Callable[..., object], *what: object) -> None:
        """Call a method of the bar with `what`, now or when the document of this session comes to the front."""
        if session is self._in_front():
            show(self._bar, *what)
        else:
            self._waiting[session].append(partial(show, self._bar, *what))

    def show_step(self, session: Session, stage: Stage, done: int, total: int) -> None:
        """Show progress of the document in front; that of others is not shown later."""
        if session is self._in_front():
            self._bar.show_step(stage, done, total)

    def show_waiting(self) -> None:
        """Show what waits for the document in front."""
        session = self._in_front()
        for show in self._waiting.pop(session, ()) if session else ():
            show()

    def forget(self, session: Session) -> None:
        """Drop the messages about a document that is closed."""
        self._waiting.pop(session, None)
