"""One open document in its tab: its pages, or a problem page in place of them."""

from __future__ import annotations

from collections import Counter
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from desktop import themes
from desktop.document.areas import PageAreas
from desktop.document.contents import Contents, OutlineEntry
from desktop.document.flowing import Flowing
from desktop.document.marked import Rings
from desktop.document.pictures import PagePictures
from desktop.document.problem_page import ProblemPage
from desktop.document.result import ResultView, share_of
from desktop.document.thumbnails import Note, Thumbnails
from desktop.document.view import PageView
from desktop.jobs import Jobs
from desktop.labels import around
from desktop.searched import first_unsearched
from desktop.sessions import corrections
from desktop.sessions.session import DocumentSession, Phase
from desktop.states import DecisionState
from desktop.themes import Theme
from engine.core.types import Document, DocumentKind
from engine.pipeline.page_pictures import Flow, Heading, PagePicture, PageSize

_PDF = b"%PDF"
_DOCX = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
_HEAD = 1024
"""Bytes in which the signature of a PDF is searched; it need not be the first."""
_LARGEST_FIT = 1.5
"""The zoom that a document is not enlarged beyond when it is opened, however wide the window is."""
_LEAST_PAGES = 460
"""Pixels that the pages keep; the strip beside them gives way."""


class DocumentView(QStackedWidget):
    """The tab of a document. Signals: `scrolled`: move what is drawn beside the pages; `open_wanted`: open another
    file; `result_shown`: the result took the place of the marks, or the marks that of the result.
    """

    scrolled = Signal()
    open_wanted = Signal()
    result_shown = Signal()

    def __init__(
        self, session: DocumentSession, pictures: PagePictures, theme: Theme, jobs: Jobs, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.session, self._jobs = session, jobs
        self.result = ResultView(session, pictures, jobs, self)
        self.pages = PageView(theme, self)
        self.pages.fit_width(_LARGEST_FIT)
        self.areas = PageAreas(self.pages)
        self.thumbnails = Thumbnails(theme, self)
        self._theme = self._paper = theme
        self._pictures = pictures
        self._file = 0
        self._text = ""
        self._flow: Flow | None = None
        self._flow_coming = self._waits = False
        self._layout: Flowing | None = None
        self._wanted: tuple[int, int] | None = None
        self._problem: ProblemPage | None = None
        self._shown = QWidget(self)
        row = QHBoxLayout(self._shown)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._contents = Contents(self.thumbnails, theme, self)
        row.addWidget(self._contents)
        self._sides = QStackedWidget(self)
        self._sides.addWidget(self._with_note())
        self._sides.addWidget(self.result)
        row.addWidget(self._sides, 1)
        self.addWidget(self._shown)
        self._problem_place = QScrollArea(self)
        self._problem_place.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its buttons take it, and scroll it
        self._problem_place.setFrameShape(QScrollArea.Shape.NoFrame)
        self._problem_place.setWidgetResizable(True)
        self.addWidget(self._problem_place)
        self.rings = Rings(session, self.pages.marks)
        self._connect()
        self._open()

    def _connect(self) -> None:
        """Connect the session, the pages, the drawing process and the strip beside the pages."""
        session, pictures = self.session, self._pictures
        session.phase_changed.connect(self._on_phase)
        session.stepped.connect(lambda *_: self._on_step())
        session.findings_changed.connect(self._show_findings)
        session.selected.connect(self._select)
        self.pages.chosen.connect(session.select)
        self.pages.laid_out.connect(self._show_findings)
        self.pages.laid_out.connect(self._show_layout)
        self.areas.drawn.connect(lambda area: corrections.draw(session, [area]))
        self.areas.changed.connect(partial(corrections.change_area, session))
        self.areas.removed.connect(partial(corrections.remove_area, session))
        self.pages.verticalScrollBar().valueChanged.connect(lambda _: self.scrolled.emit())
        pictures.opened.connect(self._on_opened)
        pictures.flowed.connect(self._on_flow)
        pictures.failed.connect(self._on_no_flow)
        pictures.drawn.connect(self._on_drawn)
        self.pages.wanted.connect(lambda page, scale: pictures.want(self._file, page, scale, dark=self._paper.dark))
        self.thumbnails.wanted.connect(self._want_thumbnail, Qt.ConnectionType.QueuedConnection)
        for part in (self.pages, self.result.pages):
            self.thumbnails.chosen.connect(part.go_to_page)
        self.pages.zoom_changed.connect(self._zoom_result)
        self._contents.chosen.connect(self._go_to)
        self.pages.page_changed.connect(self.thumbnails.go_to)

    def close_document(self) -> None:
        """Close the session and the file in the drawing process, forget the text, and delete this view in the end."""
        self.result.close_file()
        self.session.close()
        self._pictures.close_file(self._file)
        self._file, self._text, self._flow, self._layout = 0, "", None, None
        self.pages.leave(done=self.deleteLater)

    @property
    def note(self) -> str:
        """Return the line above the pages; empty while it is hidden."""
        return "" if self._note.isHidden() else self._note.text()

    @property
    def shows_result(self) -> bool:
        """Return whether the result is shown in place of the marks."""
        return self._sides.currentWidget() is self.result

    @property
    def shows_problem(self) -> bool:
        """Return whether the problem page is shown in place of the document."""
        return self.currentWidget() is self._problem_place

    def show_result(self, wanted: bool) -> None:
        """Show the result in place of the marks, or the marks again, at the same part of the document."""
        if wanted is self.shows_result:
            return
        self._sides.setCurrentIndex(1 if wanted else 0)
        if wanted:
            self.result.begin(share_of(self.pages))
            self.result.pages.set_zoom(self.pages.zoom)
        else:
            share, bar = self.result.end(), self.pages.verticalScrollBar()
            bar.setValue(round(share * bar.maximum()))
        self.scrolled.emit()
        self.result_shown.emit()

    def read_again(self, password: str | None = None, *, as_text: bool = False) -> None:
        """Open the file again, as it is now; `as_text`: read its markup as plain text."""
        self.show_result(False)
        self._pictures.close_file(self._file)
        self.session.begin_anew(password=password, as_text=as_text)
        self._open()

    def show_text(self, start: int, end: int) -> None:
        """Select a span of the text and scroll to it, as soon as the document is examined."""
        self._wanted = start, end
        self._show_findings()

    def set_theme(self, theme: Theme, *, as_printed: bool = False) -> None:
        """Use this theme; `as_printed`: paper stays white in a dark window."""
        self._theme, self._paper = theme, themes.on_paper(theme, as_printed=as_printed)
        self.pages.set_theme(theme, self._paper)
        self.thumbnails.set_theme(theme)
        self._contents.set_theme(theme)
        if self._problem:
            self._problem.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._contents.fit(self.width() - _LEAST_PAGES)

    def _open(self) -> None:
        self._text, self._flow, self._flow_coming = "", None, False
        self._show_reading()
        self.session.show_layout(None)
        try:
            source = self.session.path.read_bytes()
        except OSError:
            return  # the session reports the reason
        password = self.session.options.password
        self._flow_coming = source.startswith(_DOCX)
        if self._flow_coming:
            self._file = self._pictures.look(source, password)
        elif _PDF in source[:_HEAD]:
            self._file = self._pictures.open(source, password)

    def _with_note(self) -> QWidget:
        """Return the pages below a line that says what is read, or where their layout comes from; hidden once a file
        shows its own pages.
        """
        self._note = QLabel(self)
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setWordWrap(True)
        self._note.setProperty("role", "second")
        self._note.hide()
        below = QWidget(self)
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(around(self._note, 16, 8, 16, 8))
        column.addWidget(self.pages, 1)
        return below

    def _show_reading(self) -> None:
        """Say that the file is read, or that it waits until it is."""
        waits = self.tr("Waiting: Sable searches one document at a time.")
        reads = self.tr("Reading {file}…").format(file=self.session.path.name)
        self._waits = self._jobs.waits(self.session.job)
        self._show_note(waits if self._waits else reads)

    def _on_step(self) -> None:
        if self._waits and not self._jobs.waits(self.session.job) and self._note.isVisibleTo(self):
            self._show_reading()

    def _show_note(self, words: str) -> None:
        self._note.setText(words)
        self._note.show()

    def _show_layout(self) -> None:
        """Show the thumbnails and page numbers of a flowing text, once all of it is laid out."""
        layout = self.pages.flowing
        if layout is None or not layout.complete or layout is self._layout:
            return
        self._layout = layout
        sizes = tuple(PageSize(each.paper.width, each.paper.height, 0) for each in layout.pages)
        self.thumbnails.show_pages(sizes)
        self._contents.show_contents(pages=len(sizes), entries=_headings(layout.text, self._flow))
        self.thumbnails.go_to(self.pages.page)
        self.session.show_layout(lambda start, end: layout.pages_of(start, end))

    def _want_thumbnail(self, page: int, scale: float) -> None:
        image = self.pages.image(page, scale)
        if image:
            self.thumbnails.show_image(page, image)
        else:
            self._pictures.want(self._file, page, scale, dark=self._paper.dark)

    def _on_flow(self, number: int, flow: Flow | None) -> None:
        if number == self._file and self._flow_coming:
            self._flow, self._flow_coming = flow, False
            self._show_findings()

    def _on_no_flow(self, number: int) -> None:
        self._on_flow(number, None)

    def _zoom_result(self, zoom: float) -> None:
        if self.shows_result:
            self.result.pages.set_zoom(zoom)

    def _go_to(self, entry: OutlineEntry) -> None:
        if entry.offset is None:
            self.pages.go_to_page(entry.page)
        else:
            self.pages.go_to(entry.offset)

    def _select(self, index: int) -> None:
        self.pages.select(index, self.session.place)
        self.areas.choose(-1)

    def _on_opened(self, number: int, sizes: tuple[PageSize, ...], outline: tuple[Heading, ...]) -> None:
        if number == self._file:
            self._note.hide()
            self.pages.show_pages(sizes)
            self.thumbnails.show_pages(sizes)
            entries = [OutlineEntry(each.level, each.title, page=each.page) for each in outline]
            self._contents.show_contents(pages=len(sizes), entries=entries)
            self.thumbnails.go_to(0)
            self._show_findings()
            self.pages.select(self.session.selection, self.session.place)
            self.areas.show(self.session.review.areas)

    def _on_drawn(self, number: int, page: int, scale: float, dark: bool, picture: PagePicture) -> None:
        if number == self._file and dark is self._paper.dark:
            self.thumbnails.show_picture(page, picture)
            self.pages.show_picture(page, scale, picture)

    def _on_phase(self) -> None:
        session = self.session
        failed = session.phase is Phase.FAILED or (session.phase is Phase.CANCELLED and session.examination is None)
        if failed and session.error:
            self._problem_page().show_error(session.error)
        self.setCurrentWidget(self._problem_place if failed else self._shown)
        if session.phase is Phase.CANCELLED:
            self._show_findings()  # pages that waited were not searched

    def _problem_page(self) -> ProblemPage:
        """Return the problem page, made when a file first fails: it would keep every other file from its first page."""
        if self._problem is None:
            self._problem = ProblemPage(self._theme, self)
            self._problem.open_wanted.connect(self.open_wanted)
            self._problem.again.connect(self.read_again)
            self._problem.as_text_wanted.connect(lambda: self.read_again(as_text=True))
            self._problem_place.setWidget(self._problem)
        return self._problem

    def _show_findings(self) -> None:
        examination = self.session.examination
        if examination is None:
            return
        document = examination.document
        if document.kind is not DocumentKind.PDF and document.text is not self._text and not self._flow_coming:
            self._text = document.text
            self._show_note(
                self.tr("Laid out by Sable: in Word, pages may break elsewhere.")
                if document.kind is DocumentKind.DOCX
                else self.tr("Laid out by Sable: the file itself has no pages.")
            )
            self.session.show_layout(None)
            self._contents.show_contents(pages=0, entries=_headings(document.text, self._flow))
            self.pages.show_flow(document.text, self._flow)
            return  # once laid out, it shows the findings
        if self.pages.sheets:
            self.pages.show_findings(document, self.session.findings)
            self.pages.select(self.session.selection, self.session.place, follow=False)
            self.areas.show(self.session.review.areas)
            self.thumbnails.show_notes(self._notes(document))
            if self._wanted and self.session.searched is None:
                self.pages.choose_text(*self._wanted)
                self._wanted = None

    def _notes(self, document: Document) -> dict[int, Note]:
        """Return the notes of the pages: undecided findings or, during the examination, findings so far."""
        found, searched = self.session.findings, self.session.searched
        if searched is None:
            left = Counter(page - 1 for each in found if each.state is DecisionState.UNDECIDED for page in each.pages)
            return {page: Note(self.tr("%n left", "", count), urgent=True) for page, count in left.items()}
        counts = Counter(page - 1 for each in found for page in each.pages)
        notes = {page: Note(self.tr("%n found", "", count)) for page, count in counts.items()}
        first = first_unsearched(document, searched)
        rest = range(document.pages if first is None else first, document.pages)
        stopped = self.session.phase is Phase.CANCELLED
        note = Note(self.tr("skipped"), urgent=True) if stopped else Note(self.tr("waiting"))
        return notes | dict.fromkeys(rest, note)


def _headings(text: str, flow: Flow | None) -> list[OutlineEntry]:
    """Return the headings of a flowing text."""
    headings = (each for each in (flow.paragraphs if flow else ()) if each.heading and each.end <= len(text))
    return [
        OutlineEntry(each.heading, " ".join(text[each.start : each.end].split()), offset=each.start)
        for each in headings
        if text[each.start : each.end].strip()
    ]
