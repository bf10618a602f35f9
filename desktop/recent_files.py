"""List of recent files on the start page: name, folder, time, and the state of the review."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QSize, Qt, QTime, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop import icons, labels, parts
from desktop.painted import Elided
from desktop.sessions.recent import Recent
from desktop.themes import Theme

_SIGN = 16
_STRETCH = (4, 4, 3)
"""Shares of the width of name, place and state."""


class RecentFiles(QWidget):
    """The recent files, a row each. Signals: `chosen` (path); `cleared`: the user wants the list to be forgotten."""

    chosen = Signal(Path)
    cleared = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._files: dict[Path, Recent] = {}
        head = QHBoxLayout()
        head.addWidget(labels.title(self, self.tr("Recent")), 1)
        clear = QPushButton(self.tr("Clear list"), self)
        clear.setProperty("link", True)
        clear.setCursor(Qt.CursorShape.PointingHandCursor)
        clear.clicked.connect(self.cleared)
        head.addWidget(clear)
        self._list = QFrame(self)
        self._list.setObjectName("recent")
        self._rows = QVBoxLayout(self._list)
        self._rows.setContentsMargins(1, 1, 1, 1)
        self._rows.setSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._list)
        self.show_files({})

    def show_files(self, files: dict[Path, Recent]) -> None:
        """Show these files, those that exist, in their order."""
        self._files = {path: each for path, each in files.items() if path.is_file()}
        while item := self._rows.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        made = {path: _Row(path, each, self._theme, self._list) for path, each in self._files.items()}
        widest = max((each.state_width for each in made.values()), default=0)
        for path, row in made.items():
            row.reserve(widest)
            row.clicked.connect(lambda _=False, path=path: self.chosen.emit(path))
            if self._rows.count():
                self._rows.addWidget(parts.line(self._list))
            self._rows.addWidget(row)
            row.show()
        self.setVisible(bool(self._files))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.setStyleSheet(
            f"#recent {{ background: {theme.panel}; border: 1px solid {theme.line}; border-radius: 6px; }}"
            f"#recent #rule {{ background: {theme.faint_line}; }}"
            "#recent-file { background: transparent; border: 0; border-radius: 5px; padding: 0; text-align: left; }"
            f"#recent-file:hover {{ background: {theme.hover}; }}"
            f"#recent-file:focus {{ border: 2px solid {theme.ink}; }}"
        )
        self.show_files(self._files)


class _Row(QPushButton):
    """A file of the list, in one button."""

    def __init__(self, path: Path, known: Recent, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("recent-file")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setToolTip(str(path))
        sign, colour, state = self._state(path, known, theme)
        place = " · ".join(filter(None, (_folder(path), when(known.opened, datetime.now().astimezone()))))
        self.setAccessibleName(", ".join(filter(None, (path.name, place, state))))
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 9, 14, 9)
        row.setSpacing(10)
        row.addWidget(_picture("page", theme.second, self))
        for words, role, share in zip((path.name, place), ("", "second"), _STRETCH, strict=False):
            label = Elided(self)
            label.setProperty("role", role)
            label.show_words(words)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            row.addWidget(label, share)
        self._last = QWidget(self)
        last = QHBoxLayout(self._last)
        last.setContentsMargins(0, 0, 0, 0)
        last.setSpacing(6)
        last.addStretch(1)
        if state:
            last.addWidget(_picture(sign, colour, self))
            last.addWidget(QLabel(state, self))
        row.addWidget(self._last, _STRETCH[-1])
        self._row = row
        for each in self.findChildren(QWidget):
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def state_width(self) -> int:
        """Return the pixels that the state needs."""
        return self._last.sizeHint().width()

    def reserve(self, width: int) -> None:
        """Give the state so many pixels: the rows of a list are in line only where all have the same."""
        self._last.setMinimumWidth(width)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self._row.minimumSize()

    def _state(self, path: Path, known: Recent, theme: Theme) -> tuple[str, str, str]:
        """Return icon, colour and words for the state of the review."""
        if known.changed(path):
            return "warning", theme.warning, self.tr("File changed since")
        if known.exported:
            return "tick", theme.passed, self.tr("Exported")
        if known.undecided:
            return "todo", theme.warning, self.tr("%n undecided finding(s)", "", known.undecided)
        if known.undecided == 0:
            return "todo", theme.second, self.tr("Decided, not exported")
        return "", "", ""


def _picture(name: str, colour: str, parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setPixmap(icons.pixmap(name, colour, _SIGN, 2.0))
    label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
    return label


def _folder(path: Path) -> str:
    """Return the last two folders of a path."""
    return " / ".join(path.parent.parts[1:][-2:]) or str(path.parent)


def when(opened: datetime | None, now: datetime) -> str:
    """Return a time of opening for the list: "today, 10:42", "yesterday", a weekday, or a date; empty if unknown."""
    if opened is None:
        return ""
    locale, day, today = QLocale(), opened.astimezone(now.tzinfo).date(), now.date()
    if day == today:
        shown = opened.astimezone(now.tzinfo)
        time = locale.toString(QTime(shown.hour, shown.minute), QLocale.FormatType.ShortFormat)
        return QCoreApplication.translate("RecentFiles", "today, {time}").format(time=time)
    if day == today - timedelta(days=1):
        return QCoreApplication.translate("RecentFiles", "yesterday")
    if today - timedelta(days=6) <= day < today:
        return locale.standaloneDayName(day.isoweekday())
    return locale.toString(_qt(day), QLocale.FormatType.ShortFormat)


def _qt(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
