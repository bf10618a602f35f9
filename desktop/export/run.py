"""Export of one document: waits for its plan, writes and verifies the file, and saves one that needs no look."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from desktop import export, messages
from desktop.export.basis import Basis
from desktop.export.staging import Staged, Wanted
from desktop.jobs import Jobs
from desktop.lazy_imports import side_outputs
from desktop.sessions.session import DocumentSession, Phase
from desktop.themes import Theme
from engine.core import languages
from engine.core.errors import Cancelled, SourceChanged
from engine.core.options import Layout, Options
from engine.core.progress import Progress


@dataclass(frozen=True, slots=True)
class ExportWish:
    """The way in which the user wants a document exported.

    Attributes:
        layout: of a PDF, in place of the chosen one.
        folder: for the new files, in place of the original's.
        quick: save a file that passes every check, with report and log, unless something is left to look at.
    """

    theme: Theme
    layout: Layout | None = None
    folder: Path | None = None
    quick: bool = False


class ExportRun(QObject):
    """One export. A file is discarded and written again if the user decides something before it is saved; the export
    of a document that has changed ends.

    Signals: `stepped` (stage, done, total); `ended`, before one of the others: `written` (`Staged`, `Basis`), a file to
    look at before it is saved; `saved` (paths, `Outcome`, `Basis`); `failed` (exception, `Options`). A cancelled run
    only ends.
    """

    stepped = Signal(str, int, int)
    ended = Signal()
    written = Signal(object, object)
    saved = Signal(tuple, object, object)
    failed = Signal(object, object)

    def __init__(
        self, session: DocumentSession, wish: ExportWish, jobs: Jobs, parent: QObject, sha256: str = ""
    ) -> None:
        """`sha256`: of the document that the user asked to export; without it, of the one that is open now."""
        super().__init__(parent)
        self._session, self._wish, self._jobs = session, wish, jobs
        self._sha256 = sha256 or _hash(session)
        self._basis: Basis | None = None
        self._job = 0
        self._stopped = self._outdated = self._over = False
        # The session tells of one change by several signals, and of a plan before its phase has changed.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._go_on)
        for changed in (session.phase_changed, session.findings_changed, session.replanned):
            changed.connect(self._note_change)

    def begin(self) -> None:
        """Write the file, or wait until the document is searched and planned."""
        self._go_on()

    def cancel(self) -> None:
        """Stop the export, which leaves no file behind."""
        self._stopped = True
        if self._job:
            self._jobs.cancel(self._job)
        else:
            self._end()

    def abandon(self) -> None:
        """Stop the export of a document that is closed, without further signals but `ended`."""
        self._jobs.forget(self._job)
        self._end()

    def _note_change(self, *_: object) -> None:
        if not self._over:
            self._soon.start()

    def _go_on(self) -> None:
        """Begin if the document is ready; stop writing a file that no longer holds what the window shows."""
        session = self._session
        if self._over:
            return
        if session.phase in (Phase.FAILED, Phase.CANCELLED):  # its tab says why
            self.cancel()
        elif self._job == 0:
            self._basis = Basis.of(session)
            if self._basis and _hash(session) != self._sha256:  # opened again after it had changed
                self._end()
                self.failed.emit(SourceChanged(), self._basis.options)
            elif self._basis:
                self._write(self._basis)
        elif self._basis and not self._basis.is_present(session):
            self._outdated = True
            self._jobs.cancel(self._job)

    def _write(self, basis: Basis) -> None:
        self._outdated = False
        document = basis.examination.document
        options = replace(basis.options, layout=self._wish.layout or basis.options.layout)
        target = export.default_target(self._session.path, document.kind, self._wish.folder)
        self._job = self._jobs.run(
            lambda progress: export.stage(basis.examination, basis.plan, target, options, progress),
            done=lambda staged: self._take(staged, basis),
            failed=lambda error: self._fail(error, options),
            stepped=self.stepped.emit,
            unclaimed=export.discard,
            urgent=True,
        )

    def _take(self, staged: Staged, basis: Basis) -> None:
        """Save a file that needs no look, if that is wanted; pass on any other."""
        self._job = 0
        if self._stopped or self._is_outdated():
            export.discard(staged)
            self._begin_again()
            return
        staged = replace(staged, reviewed=basis.reviewed)
        document = staged.examination.document
        seen = staged.beside and not basis.left and not messages.look_at(staged.report.notices)
        if self._wish.quick and seen and not languages.not_read_well(languages.of(document)):
            self._save(staged, basis)
            return
        self._end()
        self.written.emit(staged, basis)

    def _save(self, staged: Staged, basis: Basis) -> None:
        document = staged.examination.document

        def save(progress: Progress) -> tuple[tuple[Path, ...], side_outputs.Outcome]:
            try:  # the name is chosen here, where one export is saved after the other
                target = export.default_target(document.path, document.kind, staged.place)
                outcome = export.outcome_of(staged, target)
                return export.save(staged, target, Wanted(report=".html", log=".csv"), progress), outcome
            except BaseException:
                export.discard(staged)
                raise

        self._job = self._jobs.run(
            save,
            done=lambda found: self._note_saved(found, basis),
            failed=lambda error: self._fail(error, staged.options),
            urgent=True,
        )

    def _note_saved(self, found: tuple[tuple[Path, ...], side_outputs.Outcome], basis: Basis) -> None:
        self._end()
        self.saved.emit(*found, basis)

    def _fail(self, error: Exception, options: Options) -> None:
        self._job = 0
        if self._stopped or self._is_outdated():
            self._begin_again()
            return
        self._end()
        if not isinstance(error, Cancelled):
            self.failed.emit(error, options)

    def _is_outdated(self) -> bool:
        return self._outdated or self._basis is None or not self._basis.is_present(self._session)

    def _begin_again(self) -> None:
        """Write the file again with the later decisions, unless the user stopped the export."""
        if self._stopped:
            self._end()
        else:
            self._session.told.emit(messages.written_again())
            self._go_on()

    def _end(self) -> None:
        if not self._over:
            self._over = True
            self.ended.emit()
            self.deleteLater()


def _hash(session: DocumentSession) -> str:
    """Return the hash of the document; empty where it is not open yet."""
    return session.examination.document.sha256 if session.examination else ""
