"""Opens the plan popover over the document in front, with its dialogs and the preview."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

from desktop.document.document_view import DocumentView
from desktop.jobs import Jobs
from desktop.plan.background_data import PeopleDialog
from desktop.plan.lists import ListsDialog
from desktop.plan.matters import Matters
from desktop.plan.popover import PlanPopover
from desktop.plan.preview import Preview
from desktop.themes import Theme
from engine.core.options import Options


def choose_plan(view: DocumentView, jobs: Jobs, matters: Matters, theme: Theme, button: QWidget) -> PlanPopover:
    """Open the popover over a document, below a button of its window."""
    window = button.window()
    popover = PlanPopover(view.session, jobs, theme, window)
    preview = Preview(view, theme, popover)
    popover.previewed.connect(preview.show)
    popover.closed.connect(preview.end)
    popover.taken.connect(view.session.replan)
    popover.people_wanted.connect(lambda options: _ask_for_people(window, jobs, popover, options))
    popover.lists_wanted.connect(lambda options: _ask_for_words(window, matters, popover, options))
    popover.open_below(button)
    return popover


def _ask_for_people(window: QWidget, jobs: Jobs, popover: PlanPopover, options: Options) -> None:
    dialog = PeopleDialog(options, jobs, window)
    dialog.accepted.connect(lambda: popover.take(dialog.options))
    _over(popover, dialog)


def _ask_for_words(window: QWidget, matters: Matters, popover: PlanPopover, options: Options) -> None:
    dialog = ListsDialog(matters, window)

    def take() -> None:
        matters.keep(dialog.matter)
        popover.take(dialog.matter.applied(options))

    dialog.accepted.connect(take)
    _over(popover, dialog)


def _over(popover: PlanPopover, dialog: QDialog) -> None:
    """Open a dialog and hide the popover meanwhile: a dialog over a popup would close it."""
    popover.hide()
    dialog.rejected.connect(popover.show)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
