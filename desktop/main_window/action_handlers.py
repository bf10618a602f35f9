"""Action handlers: the work of actions of `actions.SPECS`, each on the session or view of the document in front."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from desktop import finding
from desktop.document.document_view import DocumentView
from desktop.findings.menus import Menus
from desktop.findings.panel import SidePanel
from desktop.findings.reasons.panel import nothing_less_exact
from desktop.sessions import corrections
from desktop.sessions.session import DocumentSession
from desktop.states import DecisionState
from engine.core.types import WHOLE_PAGE, PageArea, Span


def decide(session: DocumentSession, panel: SidePanel, state: DecisionState, *, alike: bool = False) -> None:
    """Decide the selected finding, which `panel` explains, or all of its kind (`alike`)."""
    if session.selection >= 0:
        if not alike and not panel.reasons.offers(state):
            session.told.emit(nothing_less_exact())
            return
        session.decide(session.selection, state, alike=alike)


def move(session: DocumentSession, shown: Sequence[int], step: int) -> None:
    """Select the next of the visible findings, or with -1 the previous one."""
    if shown:
        place = shown.index(session.selection) + step if session.selection in shown else 0
        session.select(shown[min(max(place, 0), len(shown) - 1)])


def next_undecided(session: DocumentSession) -> None:
    """Select the next undecided finding, if one is left."""
    if session.left:
        session.select(session.next_undecided())


def look(session: DocumentSession) -> None:
    """Mark the selected finding as reviewed, or take the mark away."""
    if session.selection >= 0:
        session.look(session.selection)


def next_unreviewed(session: DocumentSession) -> None:
    """Select the next finding at which nobody has looked."""
    if (following := session.next_unreviewed()) >= 0:
        session.select(following)


def mark_found(session: DocumentSession, spans: tuple[Span, ...]) -> None:
    """Mask hits of a search, in one step of undo, and select the finding of the first."""
    if spans:
        session.mark(spans)
        session.select(finding.at(session.findings, spans[0]))


def give_reason(view: DocumentView, menus: Menus) -> None:
    """Ask for the reason code of the chosen box, or else of the selected finding."""
    if view.areas.selection >= 0:
        menus.ask_area_code(view, view.areas.selection)
    else:
        menus.ask_code(view.session)


def mask_text(view: DocumentView, *, everywhere: bool = False) -> None:
    """Mask the text that the user selected with the mouse."""
    span = view.pages.chosen_text()
    if span:
        corrections.mark_everywhere(view.session, *span) if everywhere else view.session.mark([span])
        view.pages.forget_text()
        view.session.select(finding.at(view.session.findings, span))


def draw(view: DocumentView) -> None:
    """Start or end drawing boxes, where there are pages."""
    view.areas.set_active(not view.areas.active)
    if view.areas.active:
        view.session.told.emit(
            QCoreApplication.translate(
                "ActionHandlers",
                "Drag over the content to redact. Enter draws a box in the middle, arrow keys move it, Esc ends.",
            )
        )
    elif not view.pages.sizes:
        view.session.told.emit(
            QCoreApplication.translate(
                "ActionHandlers", "Boxes are drawn on the pages of PDF files. Here, select the text and mask that."
            )
        )


def box_writing(session: DocumentSession) -> None:
    """Draw boxes over all that may be handwriting, in one step of undo, and say how many."""
    found = session.examination.document.writing if session.examination else ()
    new = [each for each in found if each not in session.review.areas]
    number = len(new)  # as in `desktop.export.marks`
    if new:
        corrections.draw(session, new)
        session.told.emit(
            QCoreApplication.translate(
                "ActionHandlers",
                "%n box(es) drawn over what may be handwriting, a stamp or unclear words. Look at each.",
                None,
                number,
            )
        )
    elif found:
        session.told.emit(QCoreApplication.translate("ActionHandlers", "The boxes are already there."))
    else:
        session.told.emit(
            QCoreApplication.translate(
                "ActionHandlers", "Nothing was seen that may be handwriting. Signatures and notes can still be there."
            )
        )


def black_page(view: DocumentView) -> None:
    """Draw a box over the whole page in view."""
    if view.pages.sizes:
        corrections.draw(view.session, [PageArea(view.pages.page, WHOLE_PAGE)])


ON_SESSION: Mapping[str, Callable[[DocumentSession], object]] = MappingProxyType(
    {
        "undo": lambda session: session.undo.undo(),
        "redo": lambda session: session.undo.redo(),
        "look": look,
        "box-writing": box_writing,
        "next-unreviewed": next_unreviewed,
        "next-undecided": next_undecided,
        "mask-here": lambda session: corrections.decide_here(session, DecisionState.MASK),
        "keep-here": lambda session: corrections.decide_here(session, DecisionState.KEEP),
        "keep-person": lambda session: corrections.decide_person(session, DecisionState.KEEP),
        "mask-person": lambda session: corrections.decide_person(session, DecisionState.MASK),
        "stand-alone": corrections.stand_alone,
        "previous-place": lambda session: corrections.step_place(session, -1),
        "next-place": lambda session: corrections.step_place(session, 1),
    }
)
"""Actions that need only the session of the document in front."""

ON_VIEW: Mapping[str, Callable[[DocumentView], object]] = MappingProxyType(
    {
        "mask-text": mask_text,
        "mask-text-everywhere": lambda view: mask_text(view, everywhere=True),
        "draw": draw,
        "next-box": lambda view: view.areas.step(1),
        "black-page": black_page,
        "zoom-in": lambda view: view.pages.zoom_in(),
        "zoom-out": lambda view: view.pages.zoom_out(),
        "actual-size": lambda view: view.pages.set_zoom(1.0),
        "fit-width": lambda view: view.pages.fit_width(),
        "fit-page": lambda view: view.pages.fit_page(),
    }
)
"""Actions that need only the tab of the document in front."""
