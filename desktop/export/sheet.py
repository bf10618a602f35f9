"""The last step: pictures of the new file itself, what was removed, every check, and one button to save."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QImage, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop import export, icons, messages
from desktop.export import Staged
from desktop.pages.pictures import PagePictures
from desktop.themes import Theme
from desktop.translations import sentence
from engine.errors import SableError, VerificationFailed
from engine.types import Check
from engine.viewing import Picture

_PICTURE_HEIGHT = 430


class ExportSheet(QDialog):
    """Signal: `saved` (paths). Opened with a staged file; that is thrown away if the person goes back."""

    saved = Signal(tuple)

    def __init__(
        self, source: Path, staged: Staged, undecided: int, pictures: PagePictures, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setWindowTitle(self.tr("Export"))
        self.setMinimumSize(900, 600)
        self.resize(1120, 740)
        self._source, self._staged, self._theme = source, staged, theme
        self._target = export.default_target(source)
        self._pictures = pictures
        self._files: dict[int, QLabel] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        checks = staged.report.checks
        layout.addWidget(
            _header(
                self,
                "shield",
                theme.passed,
                messages.passed(len(checks)),
                self.tr("The pictures show the new file itself. The original is not changed.")
                if _has_pages(source)
                else self.tr("The original is not changed. Look at the new file once it is saved."),
            )
        )
        body = QHBoxLayout()
        body.setContentsMargins(24, 16, 24, 16)
        body.setSpacing(24)
        body.addLayout(self._left(undecided), 3)
        body.addWidget(_scrolled(self._right(), self), 2)
        layout.addLayout(body, 1)
        layout.addWidget(self._footer())
        pictures.opened.connect(self._opened)
        pictures.drawn.connect(self._drawn)
        if _has_pages(source):
            for path, label in ((source, self._original), (staged.file, self._result)):
                self._files[pictures.open(path.read_bytes(), None)] = label

    def done(self, result: int) -> None:
        for number in self._files:
            self._pictures.close_file(number)
        self._files.clear()
        export.discard(self._staged)
        super().done(result)

    def _left(self, undecided: int) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        panes = QWidget(self)
        panes.setVisible(_has_pages(self._source))
        row = QHBoxLayout(panes)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        self._original, self._result = QLabel(self), QLabel(self)
        for title, picture in (
            (self.tr("Original"), self._original),
            (self.tr("Result, as it will be saved"), self._result),
        ):
            side = QVBoxLayout()
            side.addWidget(_title(self, title))
            picture.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            side.addWidget(picture, 1)
            row.addLayout(side, 1)
        column.addWidget(panes, 1)
        if undecided:
            note = QLabel(messages.undecided_masked(undecided), self)
            note.setProperty("role", "warning")
            column.addWidget(note)
        self._with_report = QCheckBox(self.tr("Verification report (HTML and JSON)"), self)
        self._with_report.setChecked(True)
        self._file = _title(self, self._target.name)
        column.addWidget(self._file)
        column.addWidget(self._with_report)
        if not _has_pages(self._source):
            column.addStretch(1)
        return column

    def _right(self) -> QWidget:
        inner = QWidget(self)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 12, 0)
        column.setSpacing(4)
        report = self._staged.report
        lines = messages.removed(report.notices)
        column.addWidget(_title(self, self.tr("Hidden data removed")))
        for line in lines or (self.tr("None was found."),):
            column.addWidget(_text(self, line))
        column.addSpacing(12)
        column.addWidget(_title(self, self.tr("Checks on the new file")))
        for check in report.checks:
            column.addWidget(_check(self, check, self._theme))
        for line in messages.look_at(report.notices):
            note = _text(self, line)
            note.setProperty("role", "warning")
            column.addSpacing(8)
            column.addWidget(note)
        column.addStretch(1)
        return inner

    def _footer(self) -> QWidget:
        footer = QWidget(self)
        footer.setObjectName("bottom")
        footer.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(footer)
        row.setContentsMargins(24, 12, 24, 12)
        self._place = QLabel(str(self._target.parent), self)
        self._place.setProperty("role", "second")
        change = QPushButton(self.tr("Change…"), self)
        change.clicked.connect(self._change)
        back = QPushButton(self.tr("Back to review"), self)
        back.clicked.connect(self.reject)
        self._save = QPushButton(self.tr("Save"), self)
        self._save.setProperty("primary", True)
        self._save.setDefault(True)
        self._save.clicked.connect(self._save_files)
        self._problem = QLabel(self)
        self._problem.setProperty("role", "risk")
        self._problem.setWordWrap(True)
        row.addWidget(self._place)
        row.addWidget(change)
        row.addWidget(self._problem, 1)
        for button in (back, self._save):
            button.setMinimumHeight(34)
            row.addWidget(button)
        return footer

    def _change(self) -> None:
        chosen, _ = QFileDialog.getSaveFileName(self, self.tr("Save the redacted file"), str(self._target))
        if chosen:
            self._target = Path(chosen)
            self._place.setText(str(self._target.parent))
            self._file.setText(self._target.name)

    def _save_files(self) -> None:
        try:
            saved = export.save(self._staged, self._target, self._source, with_report=self._with_report.isChecked())
        except SableError as error:
            self._problem.setText(messages.failure(error))
            return
        self.saved.emit(saved)
        self.accept()

    def _opened(self, number: int, sizes: object) -> None:
        if number in self._files and isinstance(sizes, tuple) and sizes:
            scale = _PICTURE_HEIGHT * self.devicePixelRatioF() / sizes[0].height
            self._pictures.want(number, 0, scale)

    def _drawn(self, number: int, page: int, scale: float, picture: Picture) -> None:
        label = self._files.get(number)
        if label is not None:
            image = QImage(picture.pixels, picture.width, picture.height, picture.stride, QImage.Format.Format_RGB888)
            shown = QPixmap.fromImage(image)
            shown.setDevicePixelRatio(self.devicePixelRatioF())
            label.setPixmap(shown)


class FailureSheet(QDialog):
    """No file was written: what happened, that nothing was lost, which checks failed."""

    def __init__(self, error: Exception, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setWindowTitle(self.tr("No redacted file was written"))
        self.setMinimumWidth(560)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 16)
        layout.addWidget(_header(self, "failed", theme.risk, self.windowTitle(), messages.failure(error)))
        inner = QVBoxLayout()
        inner.setContentsMargins(24, 8, 24, 8)
        if isinstance(error, VerificationFailed):
            for check in error.report.checks:
                if not check.passed:
                    inner.addWidget(_check(self, check, theme))
        layout.addLayout(inner)
        back = QPushButton(self.tr("Back to review"), self)
        back.setProperty("primary", True)
        back.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.setContentsMargins(24, 0, 24, 0)
        row.addStretch(1)
        row.addWidget(back)
        layout.addLayout(row)


def _has_pages(source: Path) -> bool:
    """Whether there are pictures of its pages."""
    return source.suffix.lower() == ".pdf"


def _header(parent: QWidget, sign: str, colour: str, words: str, second: str) -> QFrame:
    frame = QFrame(parent)
    row = QHBoxLayout(frame)
    row.setContentsMargins(24, 16, 24, 12)
    row.setSpacing(12)
    picture = QLabel(frame)
    picture.setPixmap(icons.pixmap(sign, colour, 24, 2.0))
    picture.setAlignment(Qt.AlignmentFlag.AlignTop)
    row.addWidget(picture)
    column = QVBoxLayout()
    column.setSpacing(2)
    title = _title(frame, words)
    font = title.font()
    font.setPointSizeF(font.pointSizeF() * 1.2)
    title.setFont(font)
    column.addWidget(title)
    line = _text(frame, second)
    line.setProperty("role", "second")
    column.addWidget(line)
    row.addLayout(column, 1)
    return frame


def _check(parent: QWidget, check: Check, theme: Theme) -> QWidget:
    line = QWidget(parent)
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 2, 0, 2)
    sign = QLabel(line)
    name, colour = ("tick", theme.passed) if check.passed else ("failed", theme.risk)
    sign.setPixmap(icons.pixmap(name, colour, 16, 2.0))
    sign.setAlignment(Qt.AlignmentFlag.AlignTop)
    row.addWidget(sign)
    column = QVBoxLayout()
    column.setSpacing(0)
    column.addWidget(_text(line, sentence(check.name)))
    detail = _text(line, sentence(check.detail))
    detail.setProperty("role", "second")
    column.addWidget(detail)
    row.addLayout(column, 1)
    return line


def _title(parent: QWidget, words: str) -> QLabel:
    label = QLabel(words, parent)
    font = QFont(parent.font())
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)
    return label


def _text(parent: QWidget, words: str) -> QLabel:
    label = QLabel(words, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _scrolled(inner: QWidget, parent: QWidget) -> QScrollArea:
    area = QScrollArea(parent)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setWidget(inner)
    return area
