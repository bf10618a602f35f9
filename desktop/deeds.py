"""What each action of the window does, in one table by the names in `actions.SPECS`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from desktop import dialogs, themes
from desktop.planning.popover import PlanPopover
from desktop.states import DECISIONS, State

if TYPE_CHECKING:
    from desktop.main_window import MainWindow


class Deeds:
    """Of one window, on the document in front. Without one, nothing happens."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def table(self) -> dict[str, Callable[[], object]]:
        window = self._window
        return {
            "open": window.ask_for_files,
            "close": lambda: window.close_document(window.tabs.currentIndex()) if window.current else None,
            "export": window.export,
            "quit": window.close,
            "undo": lambda: window.session.undo.undo() if window.session else None,
            "redo": lambda: window.session.undo.redo() if window.session else None,
            **{state.value: partial(self.decide, state) for state in DECISIONS},
            **{f"{state.value}-alike": partial(self.decide, state, alike=True) for state in DECISIONS},
            "keep-person": self.keep_person,
            "find": lambda: window.find_bar.begin(),
            "previous": lambda: self.move(-1),
            "next": lambda: self.move(1),
            "next-undecided": self.next_undecided,
            "zoom-in": lambda: window.current.pages.zoom_in() if window.current else None,
            "zoom-out": lambda: window.current.pages.zoom_out() if window.current else None,
            "actual-size": lambda: window.current.pages.set_zoom(1.0) if window.current else None,
            "fit-width": lambda: window.current.pages.fit_width() if window.current else None,
            "plan": self.choose_plan,
            "privacy": lambda: dialogs.show_privacy(window, window.records.folder if window.records else None),
            "theme": lambda: window.set_theme(themes.LIGHT if window.theme.dark else themes.DARK),
            "keys": lambda: dialogs.show_keys(window),
        }

    def decide(self, state: State, *, alike: bool = False) -> None:
        session = self._window.session
        if session and session.selection >= 0:
            session.decide(session.selection, state, alike=alike)

    def move(self, step: int) -> None:
        """To the next row that is shown, or the one before."""
        session = self._window.session
        shown = self._window.panel.findings.findings.visible()
        if session and shown:
            place = shown.index(session.selection) + step if session.selection in shown else 0
            session.select(shown[min(max(place, 0), len(shown) - 1)])

    def next_undecided(self) -> None:
        session = self._window.session
        if session and session.left:
            session.select(session.next_undecided())

    def keep_person(self) -> None:
        session = self._window.session
        if session and session.selection >= 0:
            chosen = session.findings[session.selection]
            session.decide_all([each for each in session.findings if each is chosen or each.names(chosen)], State.KEEP)

    def choose_plan(self) -> None:
        session = self._window.session
        if session:
            popover = PlanPopover(session.options, self._window)
            popover.taken.connect(session.replan)
            popover.open_below(self._window.toolbar.plan)
