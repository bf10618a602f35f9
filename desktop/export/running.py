"""Exports of a window, one for each document at most: shows the dialogs before, after and on failure."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop import messages
from desktop.document import sheets
from desktop.document.pictures import PagePictures
from desktop.export import Staged
from desktop.export.basis import Basis
from desktop.export.comparison import ComparisonMark, MarksOf
from desktop.export.failure import FailureSheet
from desktop.export.run import ExportRun, ExportWish
from desktop.export.saved import Saved
from desktop.export.sheet import ExportSheet
from desktop.export.stopped import StoppedSheet
from desktop.jobs import Jobs
from desktop.lazy_imports import side_outputs
from desktop.sessions.session import DocumentSession, Phase
from desktop.states import DecisionState
from desktop.themes import Theme
from engine.core.messages import pictures_may_help
from engine.core.options import Layout, Options
from engine.core.types import DocumentKind
from engine.pipeline.page_pictures import PageSize


class Exporting(QObject):
    """The exports of one window.

    Signals: `changed` (session): its export began or ended; `stepped` (session, stage, done, total); `asked` (session):
    a dialog about its export opens; `saved` (session, `Saved`); `exported` (path of the original, `Outcome`).
    """

    changed = Signal(object)
    stepped = Signal(object, str, int, int)
    asked = Signal(object)
    saved = Signal(object, object)
    exported = Signal(Path, object)

    def __init__(self, jobs: Jobs, pictures: PagePictures, window: QWidget) -> None:
        super().__init__(window)
        self._jobs, self._pictures, self._window = jobs, pictures, window
        self._runs: dict[DocumentSession, ExportRun] = {}
        self._saved: dict[DocumentSession, Saved] = {}

    def start(
        self,
        session: DocumentSession,
        theme: Theme,
        layout: Layout | None = None,
        folder: Path | None = None,
        *,
        quick: bool = False,
    ) -> None:
        """Export with the current decisions; if planning is under way, after it. Arguments: see `ExportWish`."""
        wish = ExportWish(theme, layout, folder, quick)
        if session.can_finish:
            self._ask_about_rest(session, wish)
        elif session.examination is not None and session.phase is Phase.READY:
            self._begin(session, wish)

    def is_writing(self, session: DocumentSession | None) -> bool:
        """Return whether a document is being exported."""
        return session in self._runs

    def saved_of(self, session: DocumentSession | None) -> Saved | None:
        """Return what was saved last of a document that is open."""
        return self._saved.get(session) if session else None

    def cancel(self, session: DocumentSession) -> None:
        """Stop the export of a document, which leaves no file behind."""
        if run := self._runs.get(session):
            run.cancel()

    def leave(self, session: DocumentSession) -> None:
        """Stop the export of a document that is closed, and forget what was saved of it."""
        self._saved.pop(session, None)
        if run := self._runs.pop(session, None):  # taken out first: the window shows nothing of a closed document
            run.abandon()

    def close(self) -> None:
        """Close the dialogs and stop all exports, before the window closes."""
        for sheet in self._window.findChildren(ExportSheet):
            sheet.done(ExportSheet.DialogCode.Rejected)
        for run in tuple(self._runs.values()):
            run.abandon()

    def _begin(self, session: DocumentSession, wish: ExportWish, sha256: str = "") -> None:
        if session in self._runs:
            return
        run = self._runs[session] = ExportRun(session, wish, self._jobs, self, sha256)
        run.stepped.connect(lambda *step: self.stepped.emit(session, *step))
        run.ended.connect(lambda: self._note_end(session))
        run.written.connect(lambda staged, basis: self._show(session, staged, basis, wish))
        run.saved.connect(lambda files, outcome, basis: self._note_saved(session, files, outcome, basis))
        run.failed.connect(lambda error, options: self._explain(session, error, options, wish))
        self.changed.emit(session)
        run.begin()

    def _note_end(self, session: DocumentSession) -> None:
        if self._runs.pop(session, None):
            self.changed.emit(session)

    def _ask_about_rest(self, session: DocumentSession, wish: ExportWish) -> None:
        """Ask what to do with the part that a stopped search has left, plan, and then export."""
        examination, searched = session.examination, session.searched
        if examination is None or searched is None:
            return
        document = examination.document
        left = messages.left_unsearched(document, searched)
        sheet = StoppedSheet(left, wish.theme, self._window, pages=document.kind is DocumentKind.PDF)
        sheet.chosen.connect(lambda covered: self._finish(session, wish, covered=covered))
        self._open(sheet, session)

    def _finish(self, session: DocumentSession, wish: ExportWish, *, covered: bool) -> None:
        session.finish_in_part(covered=covered)
        self._begin(session, wish)

    def _note_saved(
        self, session: DocumentSession, files: tuple[Path, ...], outcome: side_outputs.Outcome | None, basis: Basis
    ) -> None:
        report = outcome.report if outcome else None
        checks = sum(each.checked for each in report.checks) if report else 0
        at, is_present = datetime.now().astimezone(), basis.is_present(session)
        saved = Saved(files, checks, at, lambda: basis.is_present(session), is_present)
        self._saved[session] = saved
        self.saved.emit(session, saved)
        if is_present:
            self.exported.emit(session.path, outcome)

    def _show(self, session: DocumentSession, staged: Staged, basis: Basis, wish: ExportWish) -> None:
        sheet = ExportSheet(
            staged,
            basis.findings,
            _marks(staged, basis),
            self._jobs,
            self._pictures,
            wish.theme,
            self._window,
            is_present=lambda: basis.is_present(session),
        )
        sheet.saved.connect(lambda files: self._note_saved(session, files, sheet.outcome, basis))
        sheet.outdated.connect(lambda: self._write_again(session, wish, basis))
        self._open(sheet, session)

    def _write_again(self, session: DocumentSession, wish: ExportWish, basis: Basis) -> None:
        """Export again, since something was decided after the file of the dialog was written."""
        self._begin(session, wish, basis.examination.document.sha256)
        session.told.emit(messages.written_again())

    def _explain(self, session: DocumentSession, error: Exception, options: Options, wish: ExportWish) -> None:
        if session.examination is None:
            return
        of_content = pictures_may_help(error)
        is_pdf = session.examination.document.kind is DocumentKind.PDF
        pictures = of_content and is_pdf and options.layout is not Layout.PICTURES
        sheet = FailureSheet(error, session.path, wish.theme, self._window, pictures=pictures, options=options)
        sheet.pictures_wanted.connect(lambda: self.start(session, wish.theme, Layout.PICTURES, wish.folder))
        sheet.folder_wanted.connect(lambda chosen: self.start(session, wish.theme, options.layout, chosen))
        self._open(sheet, session)

    def _open(self, sheet: ExportSheet | FailureSheet | StoppedSheet, session: DocumentSession) -> None:
        self.asked.emit(session)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet.open()


def _marks(staged: Staged, basis: Basis) -> MarksOf:
    """Return a function that yields the findings and the user's boxes on a page of the original."""
    document = staged.examination.document

    def of_page(page: int, sizes: tuple[PageSize, ...]) -> Iterator[ComparisonMark]:
        for finding in (each for each in basis.findings if page + 1 in each.pages):
            for mention in finding.entity.mentions:
                spots = sheets.on_pages(document, sizes, mention.start, mention.end)
                yield from (ComparisonMark(spot.box, finding.state) for spot in spots if spot.sheet == page)
        for area in staged.options.areas:
            if area.page == page:
                yield ComparisonMark(sheets.on_sheet(sizes[page], area.box), DecisionState.MASK)

    return of_page
