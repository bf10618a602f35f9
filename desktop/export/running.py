"""Export from the button to the dialog: writes and verifies in the background, then shows the result or the failure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop import export, messages
from desktop.document import sheets
from desktop.document.pictures import PagePictures
from desktop.export import Reviewed, Staged, Wanted
from desktop.export.comparison import Mark, MarksOf
from desktop.export.failure import FailureSheet
from desktop.export.sheet import ExportSheet
from desktop.export.stopped import StoppedSheet
from desktop.finding import Finding
from desktop.jobs import Jobs, Stepped
from desktop.sessions.session import Phase, Session
from desktop.states import State
from desktop.themes import Theme
from engine.core import languages
from engine.core.errors import Cancelled
from engine.core.messages import pictures_may_help
from engine.core.options import Layout, Options
from engine.core.types import DocumentKind
from engine.pipeline.page_pictures import PageSize


class Exporting(QObject):
    """The exports of one window. Signals: `writing` (whether); `saved` (paths); `exported` (path of the original)."""

    writing = Signal(bool)
    saved = Signal(tuple)
    exported = Signal(Path)

    def __init__(self, jobs: Jobs, pictures: PagePictures, stepped: Stepped, window: QWidget) -> None:
        super().__init__(window)
        self._jobs, self._pictures, self._stepped, self._window = jobs, pictures, stepped, window
        self._waiting: Session | None = None
        self._layout: Layout | None = None
        self._folder: Path | None = None
        self._quick = False
        self._job = 0
        self._exported: Session | None = None

    def start(
        self,
        session: Session,
        theme: Theme,
        layout: Layout | None = None,
        folder: Path | None = None,
        *,
        quick: bool = False,
    ) -> None:
        """Export with the current decisions; if planning is under way, after it.

        Args:
            layout: of a PDF, in place of the chosen one.
            folder: for the new files, in place of the original's.
            quick: save a file that passes every check, with report and log, unless something is left to look at.
        """
        if session.can_finish:
            self._ask_about_rest(session, theme)
            return
        if session.examination is None or session.phase is not Phase.READY or self._waiting is session:
            return
        if session.planning:
            self._waiting, self._layout, self._folder = session, layout, folder
            self._quick = quick
            session.replanned.connect(lambda *_: self._go_on(session, theme))
            return
        self._waiting = None
        examination, plan, options = session.examination, session.final_plan(), session.final_options
        options = replace(options, layout=layout or options.layout)
        target = export.default_target(session.path, examination.document.kind, folder)
        self.writing.emit(True)
        self._exported = session
        self._job = self._jobs.run(
            lambda progress: export.stage(examination, plan, target, options, progress),
            done=lambda staged: self._take(session, staged, theme, quick=quick),
            failed=lambda error: self._explain(session, error, theme, options, folder),
            stepped=self._stepped,
            urgent=True,
        )

    def cancel(self) -> bool:
        """Stop the export under way, which leaves no file behind; return whether there was one."""
        job, self._job = self._job, 0
        self._jobs.cancel(job)
        return job > 0

    def leave(self, session: Session) -> None:
        """Stop the export of a document that is closed."""
        if self._waiting is session:
            self._waiting = None
        if self._exported is session:
            self._exported = None
            self.cancel()

    def _go_on(self, session: Session, theme: Theme) -> None:
        if self._waiting is session and not session.planning:
            self._waiting = None
            self.start(session, theme, self._layout, self._folder, quick=self._quick)

    def _ask_about_rest(self, session: Session, theme: Theme) -> None:
        """Ask what to do with the part that a stopped search has left, plan, and then export."""
        examination, searched = session.examination, session.searched
        if examination is None or searched is None:
            return
        document = examination.document
        left = messages.left_unsearched(document, searched, stopped=True)
        sheet = StoppedSheet(left, theme, self._window, pages=document.kind is DocumentKind.PDF)
        sheet.chosen.connect(lambda covered: self._finish(session, theme, covered=covered))
        _open(sheet)

    def _finish(self, session: Session, theme: Theme, *, covered: bool) -> None:
        def go_on() -> None:
            if session.phase is not Phase.WORKING:
                session.phase_changed.disconnect(go_on)
            if session.phase is Phase.READY:
                self.start(session, theme)

        session.finish_in_part(covered=covered)
        session.phase_changed.connect(go_on)

    def _take(self, session: Session, staged: Staged, theme: Theme, *, quick: bool) -> None:
        """Save a file that needs no look, if that is wanted; show any other."""
        if self._exported is not session:  # its document was closed when the file was already written
            export.discard(staged)
            self.writing.emit(False)
            return
        self._job, self._exported = 0, None
        document = staged.examination.document
        seen = staged.beside and not session.left and not messages.look_at(staged.report.notices)
        if not quick or not seen or languages.not_read_well(languages.of(document)):
            self._show(session, staged, theme)
            return
        staged = self._reviewed(session, staged)
        target = export.default_target(document.path, document.kind, staged.place)
        self._jobs.run(
            lambda progress: export.save(staged, target, Wanted(report=".html", log=".csv"), progress),
            done=lambda files: self._note_saved(session, files),
            failed=lambda error: self._explain_unsaved(session, staged, error, theme),
            urgent=True,
        )

    def _note_saved(self, session: Session, files: tuple[Path, ...]) -> None:
        self.writing.emit(False)
        self.saved.emit(files)
        self.exported.emit(session.path)

    def _explain_unsaved(self, session: Session, staged: Staged, error: Exception, theme: Theme) -> None:
        export.discard(staged)
        self._explain(session, error, theme, staged.options, None)

    def _reviewed(self, session: Session, staged: Staged) -> Staged:
        """Return the staged file with the review that it came from."""
        review = Reviewed(len(session.findings), session.reviewed, session.people(), session.reviewer)
        return replace(staged, reviewed=review)

    def _show(self, session: Session, staged: Staged, theme: Theme) -> None:
        self.writing.emit(False)
        marks_of = _marks(staged, session.findings)
        left, found = session.left, session.findings
        staged = self._reviewed(session, staged)
        sheet = ExportSheet(staged, left, found, marks_of, self._jobs, self._pictures, theme, self._window)
        sheet.saved.connect(self.saved)
        sheet.saved.connect(lambda _: self.exported.emit(session.path))
        _open(sheet)

    def _explain(self, session: Session, error: Exception, theme: Theme, options: Options, folder: Path | None) -> None:
        self._job, self._exported = 0, None
        self.writing.emit(False)
        if isinstance(error, Cancelled) or session.examination is None:
            return
        of_content = pictures_may_help(error)
        is_pdf = session.examination.document.kind is DocumentKind.PDF
        pictures = of_content and is_pdf and options.layout is not Layout.PICTURES
        sheet = FailureSheet(error, session.path, theme, self._window, pictures=pictures, options=options)
        sheet.pictures_wanted.connect(lambda: self.start(session, theme, Layout.PICTURES, folder))
        sheet.folder_wanted.connect(lambda chosen: self.start(session, theme, options.layout, chosen))
        _open(sheet)


def _marks(staged: Staged, findings: tuple[Finding, ...]) -> MarksOf:
    """Return a function that yields the findings and the user's boxes on a page of the original."""
    document = staged.examination.document

    def of_page(page: int, sizes: tuple[PageSize, ...]) -> Iterator[Mark]:
        for finding in (each for each in findings if page + 1 in each.pages):
            for mention in finding.entity.mentions:
                spots = sheets.on_pages(document, sizes, mention.start, mention.end)
                yield from (Mark(spot.box, finding.state) for spot in spots if spot.sheet == page)
        for area in staged.options.areas:
            if area.page == page:
                yield Mark(sheets.on_sheet(sizes[page], area.box), State.MASK)

    return of_page


def _open(sheet: ExportSheet | FailureSheet | StoppedSheet) -> None:
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    sheet.open()
