"""From the button to the sheet: the redacted file is written and checked in the background, then shown or explained."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop import export
from desktop.export import Staged
from desktop.export.sheet import ExportSheet, FailureSheet
from desktop.jobs import Jobs, Stepped
from desktop.pages.pictures import PagePictures
from desktop.sessions.session import Phase, Session
from desktop.themes import Theme
from engine.errors import Cancelled


class Exporting(QObject):
    """Signals: `writing` (whether); `saved` (paths)."""

    writing = Signal(bool)
    saved = Signal(tuple)

    def __init__(self, jobs: Jobs, pictures: PagePictures, stepped: Stepped, window: QWidget) -> None:
        super().__init__(window)
        self._jobs, self._pictures, self._stepped, self._window = jobs, pictures, stepped, window
        self._waiting: Session | None = None

    def start(self, session: Session, theme: Theme) -> None:
        """Export what stands now; where its plan is still being made, as soon as that is there."""
        if session.examination is None or session.phase is not Phase.READY or self._waiting is session:
            return
        if session.planning:
            self._waiting = session
            session.replanned.connect(lambda *_: self._go_on(session, theme))
            return
        self._waiting = None
        examination, plan, options = session.examination, session.final_plan(), session.options
        target = export.default_target(session.path)
        self.writing.emit(True)
        self._jobs.run(
            lambda progress: export.stage(examination, plan, target, options, progress),
            done=lambda staged: self._show(session, staged, theme),
            failed=lambda error: self._explain(error, theme),
            stepped=self._stepped,
        )

    def _go_on(self, session: Session, theme: Theme) -> None:
        if self._waiting is session and not session.planning:
            self._waiting = None
            self.start(session, theme)

    def _show(self, session: Session, staged: Staged, theme: Theme) -> None:
        self.writing.emit(False)
        sheet = ExportSheet(session.path, staged, session.left, self._pictures, theme, self._window)
        sheet.saved.connect(self.saved)
        _open(sheet)

    def _explain(self, error: Exception, theme: Theme) -> None:
        self.writing.emit(False)
        if not isinstance(error, Cancelled):
            _open(FailureSheet(error, theme, self._window))


def _open(sheet: ExportSheet | FailureSheet) -> None:
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    sheet.open()
