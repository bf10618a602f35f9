"""Comparison of flowing text: the original beside the text read from the file to be saved; both scroll together."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QScrollBar, QWidget

from desktop import export, labels
from desktop.document.pictures import PagePictures
from desktop.document.view import PageView
from desktop.export import Staged
from desktop.finding import Finding
from desktop.jobs import Jobs
from desktop.themes import LIGHT
from engine.core.types import DocumentKind
from engine.pipeline.page_pictures import Flow

_GAP = 16


class FlowComparison(QWidget):
    """The original with its marks, and the result; on white paper, in any theme. Signal: `shown`: the result is in view
    for the first time, or can't be read.
    """

    shown = Signal()

    def __init__(
        self, staged: Staged, findings: tuple[Finding, ...], jobs: Jobs, pictures: PagePictures, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._document, self._findings, self._jobs, self._pictures = (
            staged.examination.document,
            findings,
            jobs,
            pictures,
        )
        self.is_shown = False
        self.original, self.result = PageView(LIGHT, self), PageView(LIGHT, self)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(_GAP)
        for column, (view, name) in enumerate(
            (
                (self.original, self.tr("Original, with marks")),
                (self.result, self._result_head()),
            )
        ):
            view.setAccessibleName(name)
            self._head = labels.title(self, name, wraps=True)
            grid.addWidget(self._head, 0, column)
            grid.addWidget(view, 1, column)
            grid.setColumnStretch(column, 1)
        grid.addLayout(self._controls(), 2, 0, 1, 2)
        bars = self.original.verticalScrollBar(), self.result.verticalScrollBar()
        for bar, other in (bars, bars[::-1]):
            bar.valueChanged.connect(partial(_follow, bar, other))
        # The original has notes in its margin that the result lacks: fitted alone, the same words would differ in size.
        self.original.laid_out.connect(self.original.fit_width, Qt.ConnectionType.SingleShotConnection)
        self.original.zoom_changed.connect(partial(_enlarge, self.result))
        self.result.zoom_changed.connect(partial(_enlarge, self.original))
        self.original.laid_out.connect(self._mark)
        self._head.setText(self.tr("Result: the new file is being read…"))
        self.result.laid_out.connect(self._on_shown)
        pictures.flowed.connect(self._on_flow)
        pictures.failed.connect(lambda number: self._on_flow(number, None))
        self._files: dict[int, PageView] = {}
        self._texts = {self.original: self._document.text, self.result: ""}
        self._show(self.original, staged.original, staged.options.password)
        self._reading = jobs.run(
            lambda progress: export.text_of(staged, progress),
            done=partial(self._read, staged.result),
            failed=lambda _: self._on_shown(),  # the side stays empty; every check has read the file before
            urgent=True,
        )

    @property
    def text(self) -> str:
        """The text of the result; empty until it is read."""
        return self._texts[self.result]

    def close_files(self) -> None:
        """Stop reading the result, and close both files in the drawing process."""
        self._jobs.forget(self._reading)
        for number in self._files:
            self._pictures.close_file(number)
        self._files.clear()

    def _on_shown(self) -> None:
        if not self.is_shown:
            self.is_shown = True
            self._head.setText(self._result_head())
            self.shown.emit()

    def _result_head(self) -> str:
        return self.tr("Result, exactly as it will be saved")

    def _controls(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        row.addWidget(labels.text(self, self.tr("Both scroll together"), role="second", wraps=False))
        for words, zoom in (
            (self.tr("Smaller"), self.original.zoom_out),
            (self.tr("Larger"), self.original.zoom_in),
        ):
            button = QPushButton(words, self)
            button.clicked.connect(zoom)
            row.addWidget(button)
        return row

    def _read(self, data: bytes, text: str) -> None:
        self._texts[self.result] = text
        self._show(self.result, data, None)

    def _show(self, view: PageView, data: bytes, password: str | None) -> None:
        if self._document.kind is DocumentKind.DOCX:
            self._files[self._pictures.look(data, password)] = view  # shown as soon as its looks are known
        else:
            view.show_flow(self._texts[view])

    def _on_flow(self, number: int, flow: Flow | None) -> None:
        if view := self._files.get(number):
            view.show_flow(self._texts[view], flow)

    def _mark(self) -> None:
        self.original.show_findings(self._document, self._findings)


def _enlarge(view: PageView, zoom: float) -> None:
    """Show a side as large as the other one."""
    if view.zoom != zoom:
        view.set_zoom(zoom)


def _follow(bar: QScrollBar, other: QScrollBar, value: int) -> None:
    """Scroll `other` to the same share of its length: masks make a text shorter."""
    with QSignalBlocker(other):
        other.setValue(round(other.maximum() * value / max(bar.maximum(), 1)))
