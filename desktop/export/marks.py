"""Exchange of marks with other programs, as XFDF."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop import messages
from desktop.jobs import Jobs
from desktop.lazy_imports import side_outputs
from desktop.sessions import corrections
from desktop.sessions.session import DocumentSession
from engine.core import disk
from engine.core.progress import Progress
from engine.core.types import PageArea

_KINDS = "XFDF (*.xfdf)"


def export_marks(session: DocumentSession, jobs: Jobs, window: QWidget) -> None:
    """Write the current masks as marks for redaction, to a file that the user chooses."""
    examination = session.examination
    if examination is None:
        return
    words = QCoreApplication.translate("marks", "Save the marks for another program")
    chosen, _ = QFileDialog.getSaveFileName(window, words, str(session.path.with_suffix(".xfdf")), _KINDS)
    if not chosen:
        return
    plan, options, place = session.final_plan(), session.final_options, Path(chosen)

    def write(progress: Progress) -> None:
        disk.write(place, side_outputs.marks(examination, plan, options, progress))

    jobs.run(
        write,
        done=lambda _: _tell(
            session, QCoreApplication.translate("marks", "Marks saved: {file}").format(file=place.name)
        ),
        failed=lambda error: _tell(session, messages.failure(error)),
        urgent=True,
    )


def import_marks(session: DocumentSession, jobs: Jobs, window: QWidget) -> None:
    """Import marks of another program as boxes drawn by the user: one step of undo."""
    examination = session.examination
    if examination is None:
        return
    words = QCoreApplication.translate("marks", "Open the marks of another program")
    chosen, _ = QFileDialog.getOpenFileName(window, words, str(session.path.parent), _KINDS)
    if not chosen:
        return
    document, options, place = examination.document, session.options, Path(chosen)

    def take(areas: tuple[PageArea, ...]) -> None:
        if session.examination is None:  # closed meanwhile
            return
        corrections.draw(session, areas)
        number = len(areas)  # a call in place of the number hides the sentence from the tool that collects them
        _tell(session, QCoreApplication.translate("marks", "%n mark(s) taken over as boxes", None, number))

    jobs.run(
        lambda progress: side_outputs.read_marks(place, document, options, progress),
        done=take,
        failed=lambda error: _tell(session, messages.failure(error)),
        urgent=True,
    )


def _tell(session: DocumentSession, words: str) -> None:
    """Show a sentence with the document, unless it was closed meanwhile."""
    if session.examination is not None:
        session.told.emit(words)
