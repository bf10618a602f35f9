"""Preview of the result: the document as it would be written with the present decisions, in place of its marks.

The engine writes it as for an export, but it is not verified and never saved.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop import messages
from desktop.document.pictures import PagePictures
from desktop.document.view import PageView
from desktop.jobs import Jobs
from desktop.labels import around
from desktop.lazy_imports import flow
from desktop.sessions.session import DocumentSession, Phase
from desktop.themes import LIGHT
from engine.core.errors import Cancelled
from engine.core.types import DocumentKind
from engine.pipeline.page_pictures import Flow, Heading, PagePicture, PageSize

_PAUSE = 300
"""Milliseconds without another decision before the result is written again."""
_LARGEST_FIT = 1.5


class ResultView(QWidget):
    """The result of one session; written while it is shown, and again after each decision.

    `text`: that of a file without pages.
    """

    def __init__(self, session: DocumentSession, pictures: PagePictures, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._pictures, self._jobs = session, pictures, jobs
        self._job = 0
        self._file = 0
        self.text = ""
        self._shown = False
        self._share = 0.0
        self.pages = PageView(LIGHT, self)  # paper is white, as it will be printed
        self.pages.setAccessibleName(self.tr("Result"))
        self.pages.fit_width(_LARGEST_FIT)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setProperty("role", "second")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(around(self._words, 16, 8, 16, 8))
        column.addWidget(self.pages, 1)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._write)
        self.pages.wanted.connect(lambda page, scale: self._pictures.want(self._file, page, scale))
        self.pages.laid_out.connect(self._go_back, Qt.ConnectionType.QueuedConnection)
        session.findings_changed.connect(self._changed)
        session.replanned.connect(lambda *_: self._changed())
        session.phase_changed.connect(lambda: self._changed() if session.phase is Phase.WORKING else None)
        pictures.opened.connect(self._on_opened)
        pictures.flowed.connect(self._on_flow)
        pictures.failed.connect(self._on_failed)
        pictures.drawn.connect(self._on_drawn)

    @property
    def words(self) -> str:
        """Return what is said above the result."""
        return self._words.text()

    @property
    def ready(self) -> bool:
        """Return whether the pages show the result of the present decisions."""
        return self._shown and not self._job and not self._pause.isActive() and self.pages.sheets > 0

    def begin(self, share: float) -> None:
        """Show the result, scrolled to a share of its length from 0 to 1."""
        self._shown, self._share = True, share
        self._write()

    def end(self) -> float:
        """Stop writing the result; return the share of its length that it is scrolled to."""
        self._shown = False
        self._pause.stop()
        self._jobs.forget(self._job)
        self._job = 0
        return share_of(self.pages)

    def close_file(self) -> None:
        """Stop all work, close the file in the drawing process, and forget its text."""
        self.end()
        self._pictures.close_file(self._file)
        self._file, self.text = 0, ""
        self.pages.clear()

    def _changed(self) -> None:
        if self._shown:
            self._jobs.forget(self._job)
            self._job = 0
            self._words.setText(self.tr("Bringing the result up to date…"))
            self._pause.start()

    def _write(self) -> None:
        session = self._session
        if session.planning or session.phase is not Phase.READY or session.examination is None:
            self._pause.start()
            return
        self._words.setText(self.tr("Writing the result…"))
        self._jobs.forget(self._job)
        self._job = self._jobs.run(
            partial(flow.preview, session.examination, session.final_plan(), session.final_options),
            done=self._written,
            failed=self._fail,
            urgent=True,
        )

    def _written(self, found: tuple[bytes, str]) -> None:
        self._job = 0
        if self.pages.sheets:
            self._share = share_of(self.pages)
        data, self.text = found
        self._words.setText(
            self.tr("The result with your present decisions. Export verifies it before anything is saved.")
        )
        kind = self._session.examination.document.kind if self._session.examination else DocumentKind.TXT
        self._pictures.close_file(self._file)
        if kind is DocumentKind.PDF:
            self._file = self._pictures.open(data, None)
        elif kind is DocumentKind.DOCX:
            self._file = self._pictures.look(data, None)
        else:
            self.pages.show_flow(self.text)

    def _fail(self, error: Exception) -> None:
        self._job = 0
        if not isinstance(error, Cancelled):
            self._words.setText(messages.failure(error))

    def _on_opened(self, number: int, sizes: tuple[PageSize, ...], outline: tuple[Heading, ...]) -> None:
        if number == self._file and self._file:
            self.pages.show_pages(sizes)
            self._go_back()

    def _on_flow(self, number: int, found: Flow) -> None:
        if number == self._file and self._file:
            self.pages.show_flow(self.text, found)

    def _on_failed(self, number: int) -> None:
        if number == self._file and self._file and self.text:
            self.pages.show_flow(self.text)

    def _on_drawn(self, number: int, page: int, scale: float, dark: bool, picture: PagePicture) -> None:
        if number == self._file and not dark:
            self.pages.show_picture(page, scale, picture)

    def _go_back(self) -> None:
        bar = self.pages.verticalScrollBar()
        bar.setValue(round(self._share * bar.maximum()))


def share_of(pages: PageView) -> float:
    """Return the share of its length, from 0 to 1, that a view is scrolled to."""
    bar = pages.verticalScrollBar()
    return bar.value() / bar.maximum() if bar.maximum() else 0.0
