"""Opens the plan popover over the document in front, with its dialogs and the preview."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog

from desktop.plan.lists import ListsDialog
from desktop.plan.people import PeopleDialog
from desktop.plan.popover import PlanPopover
from desktop.plan.preview import Preview
from engine.core.options import Options

if TYPE_CHECKING:
    from desktop.main_window import MainWindow


def choose_plan(window: MainWindow) -> PlanPopover | None:
    """Open the popover over the document in front; return None without a document."""
    view = window.current
    if view is None:
        return None
    popover = PlanPopover(view.session, window.jobs, window.theme, window)
    preview = Preview(view, window.theme, popover)
    popover.previewed.connect(preview.show)
    popover.closed.connect(preview.end)
    popover.taken.connect(view.session.replan)
    popover.people_wanted.connect(lambda options: _ask_for_people(window, popover, options))
    popover.lists_wanted.connect(lambda options: _ask_for_words(window, popover, options))
    popover.open_below(window.toolbar.plan)
    return popover


def _ask_for_people(window: MainWindow, popover: PlanPopover, options: Options) -> None:
    dialog = PeopleDialog(options, window.jobs, window)
    dialog.accepted.connect(lambda: popover.take(dialog.options))
    _over(popover, dialog)


def _ask_for_words(window: MainWindow, popover: PlanPopover, options: Options) -> None:
    dialog = ListsDialog(window.matters, window)

    def take() -> None:
        window.matters.keep(dialog.matter)
        popover.take(dialog.matter.applied(options))

    dialog.accepted.connect(take)
    _over(popover, dialog)


def _over(popover: PlanPopover, dialog: QDialog) -> None:
    """Open a dialog and hide the popover meanwhile: a dialog over a popup would close it."""
    popover.hide()
    dialog.rejected.connect(popover.show)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
