"""Action handlers: the work of each action of `actions.SPECS` on the document in front."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from desktop import finding
from desktop.audit.opening import show_audit
from desktop.batch.window import show_batch
from desktop.export import marks
from desktop.help import pages
from desktop.help.opening import show_help, show_here
from desktop.main_window import dialogs, panes, review_files
from desktop.plan.opening import choose_plan
from desktop.sessions import corrections
from desktop.states import DECISIONS, State
from engine.core.types import WHOLE_PAGE, PageArea
from engine.pipeline.edits import Span

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.findings.boxes import BoxList
    from desktop.jobs import Jobs
    from desktop.main_window import MainWindow
    from desktop.sessions.session import Session


class Deeds:
    """The handlers of one window. Without an open document they do nothing."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def table(self) -> dict[str, Callable[[], object]]:
        """Return the handlers by the names in `actions.SPECS`."""
        window = self._window
        return {
            "open": window.ask_for_files,
            "close": lambda: window.close_document(window.tabs.currentIndex()) if window.current else None,
            "export": window.export,
            "batch": partial(show_batch, window),
            "audit": partial(show_audit, window),
            "export-marks": partial(self.exchange, marks.export_marks),
            "import-marks": partial(self.exchange, marks.import_marks),
            "send-review": partial(review_files.send, window),
            "open-review": partial(review_files.receive, window),
            "quit": window.close,
            "undo": lambda: window.session.undo.undo() if window.session else None,
            "redo": lambda: window.session.undo.redo() if window.session else None,
            **{state.value: partial(self.decide, state) for state in DECISIONS},
            **{f"{state.value}-alike": partial(self.decide, state, alike=True) for state in DECISIONS},
            "look": self.look,
            "next-unreviewed": self.next_unreviewed,
            "mask-here": partial(self.correct, corrections.decide_here, State.MASK),
            "keep-here": partial(self.correct, corrections.decide_here, State.KEEP),
            "keep-person": partial(self.correct, corrections.decide_person, State.KEEP),
            "mask-person": partial(self.correct, corrections.decide_person, State.MASK),
            "stand-alone": partial(self.correct, corrections.stand_alone),
            "kind": lambda: window.menus.for_kind(window.session) if window.session else None,
            "join": lambda: window.menus.for_joining(window.session) if window.session else None,
            "reason": self.give_reason,
            "find": lambda: window.find_bar.begin(),
            "find-next": lambda: window.find_bar.step(1),
            "find-previous": lambda: window.find_bar.step(-1),
            "mask-text": self.mask_text,
            "mask-text-everywhere": partial(self.mask_text, everywhere=True),
            "draw": self.draw,
            "next-box": lambda: window.current.areas.step(1) if window.current else None,
            "black-page": self.black_page,
            "previous-place": partial(self.correct, corrections.step_place, -1),
            "next-place": partial(self.correct, corrections.step_place, 1),
            "previous": lambda: self.move(-1),
            "next": lambda: self.move(1),
            "next-undecided": self.next_undecided,
            "zoom-in": lambda: window.current.pages.zoom_in() if window.current else None,
            "zoom-out": lambda: window.current.pages.zoom_out() if window.current else None,
            "actual-size": lambda: window.current.pages.set_zoom(1.0) if window.current else None,
            "fit-width": lambda: window.current.pages.fit_width() if window.current else None,
            "fit-page": lambda: window.current.pages.fit_page() if window.current else None,
            "result": self.show_result,
            "panel": lambda: window.work.show_panel(window.panel.isHidden()),
            "paper": lambda: window.preferences.change(paper_as_printed=not window.preferences.now.paper_as_printed),
            "policy": lambda: window.toolbar.profile.showMenu(),
            "plan": lambda: choose_plan(window),
            "privacy": lambda: dialogs.show_privacy(window),
            "theme": lambda: window.preferences.change(theme="light" if window.theme.dark else "dark"),
            "next-pane": lambda: panes.step(window, 1),
            "previous-pane": lambda: panes.step(window, -1),
            "menu": lambda: window.toolbar.show_menu(),
            "settings": lambda: dialogs.show_settings(window),
            "help": lambda: show_here(window),
            "tour": lambda: window.tour.begin(),
            "keys": lambda: dialogs.show_keys(window),
        }

    def decide(self, state: State, *, alike: bool = False) -> None:
        """Decide the selected finding, or all of its kind (`alike`)."""
        session = self._window.session
        if session and session.selection >= 0:
            session.decide(session.selection, state, alike=alike)

    def move(self, step: int) -> None:
        """Select the next visible finding, or with -1 the previous one."""
        session = self._window.session
        shown = self._window.panel.findings.findings.visible()
        if session and shown:
            place = shown.index(session.selection) + step if session.selection in shown else 0
            session.select(shown[min(max(place, 0), len(shown) - 1)])

    def next_undecided(self) -> None:
        """Select the next undecided finding, if one is left."""
        session = self._window.session
        if session and session.left:
            session.select(session.next_undecided())

    def look(self) -> None:
        """Mark the selected finding as reviewed, or take the mark away."""
        session = self._window.session
        if session and session.selection >= 0:
            session.look(session.selection)

    def next_unreviewed(self) -> None:
        """Select the next finding at which nobody has looked."""
        session = self._window.session
        if session and (following := session.next_unreviewed()) >= 0:
            session.select(following)

    def use_policy(self, policy: str) -> None:
        """Use a policy for the document in front, and for documents opened next."""
        window = self._window
        window.preferences.change(policy=policy)
        if window.session:
            window.session.use_policy(policy)

    def explain_policy(self, policy: str) -> None:
        """Show in the help what a policy does and doesn't do, with its citations."""
        show_help(self._window, f"policies#{pages.anchor(policy)}")

    def correct(self, deed: Callable[..., None], *arguments: object) -> None:
        """Apply a function of `corrections` to the selected finding."""
        if self._window.session:
            deed(self._window.session, *arguments)

    def give_reason(self) -> None:
        """Ask for the reason code of the chosen box, or else of the selected finding."""
        view = self._window.current
        if view and view.areas.selection >= 0:
            self._window.menus.ask_area_code(view, view.areas.selection)
        elif view:
            self._window.menus.ask_code(view.session)

    def mask_text(self, *, everywhere: bool = False) -> None:
        """Mask the text that the user selected with the mouse."""
        view = self._window.current
        span = view.pages.chosen_text() if view else None
        if view and span:
            view.session.mark_everywhere(*span) if everywhere else view.session.mark([span])
            view.pages.forget_text()

    def mark_found(self, spans: tuple[Span, ...]) -> None:
        """Mask hits of a search, in one step of undo, and select the finding of the first."""
        session = self._window.session
        if session and spans:
            session.mark(spans)
            session.select(finding.at(session.findings, spans[0]))

    def draw(self) -> None:
        """Start or end drawing boxes, where there are pages."""
        view = self._window.current
        if view is None:
            return
        view.areas.set_active(not view.areas.active)
        if view.areas.active:
            view.session.told.emit(
                self._window.tr("Drag over what has to go. Enter draws a box in the middle, arrows move it, Esc ends.")
            )
        elif not view.pages.sizes:
            view.session.told.emit(
                self._window.tr("Boxes are drawn on the pages of PDF files. Here, select the text and mask that.")
            )

    def show_result(self) -> None:
        """Show the result in place of the marks, or the marks again."""
        view = self._window.current
        if view:
            view.show_result(not view.shows_result)
            self._window._actions["result"].setChecked(view.shows_result)

    def listen_to(self, boxes: BoxList) -> None:
        """Handle the signals of the list of boxes, whose rows are the boxes of the document in front."""
        boxes.chosen.connect(partial(self._on_box, lambda view, number: view.areas.choose(number, only_show=True)))
        boxes.entered.connect(partial(self._on_box, lambda view, number: view.areas.choose(number)))
        boxes.removed.connect(partial(self._on_box, lambda view, number: corrections.remove_area(view.session, number)))
        boxes.menu_wanted.connect(partial(self._on_box, self._window.menus.for_area))

    def _on_box(self, deed: Callable[..., object], *arguments: object) -> None:
        if self._window.current:
            deed(self._window.current, *arguments)

    def black_page(self) -> None:
        """Draw a box over the whole page in view."""
        view = self._window.current
        if view and view.pages.sizes:
            corrections.draw(view.session, [PageArea(view.pages.page, WHOLE_PAGE)])

    def exchange(self, how: Callable[[Session, Jobs, marks.Tell, QWidget], None]) -> None:
        """Exchange marks with another program: `how` imports or exports them."""
        window = self._window
        if window.session:
            how(window.session, window.jobs, window.bottom.show_change, window)
