"""The bottom of the window, which never scrolls: where the work is, what is left, what was not searched, export."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from desktop import icons, messages
from desktop.painted import Bar
from desktop.sessions.session import Phase, Session
from desktop.themes import Theme
from engine.messages import look_at

_STAGES = ("open", "recognize", "assess", "choose")


class BottomBar(QWidget):
    """Signals: `exported`, `next_wanted`, `cancelled`: buttons were pressed."""

    exported = Signal()
    next_wanted = Signal()
    cancelled = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bottom")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumHeight(52)
        self._theme = theme
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(12)
        self._sign = QLabel(self)
        self._status = QLabel(self)
        self._second = QLabel(self)
        self._second.setProperty("role", "second")
        self._steps = QWidget(self)
        steps = QHBoxLayout(self._steps)
        steps.setContentsMargins(0, 0, 0, 0)
        self._bars: dict[str, Bar] = {}
        for stage in _STAGES:
            steps.addWidget(QLabel(messages.STAGES[stage], self))
            bar = Bar(theme, messages.STAGES[stage], self)
            bar.setFixedWidth(88)
            self._bars[stage] = bar
            steps.addWidget(bar)
        self._cancel = _button(self, self.tr("Cancel"), self.cancelled)
        self._left = QLabel(self)
        self._next = _button(self, self.tr("Next"), self.next_wanted)
        self._next.setProperty("link", True)
        self._next.setToolTip(self.tr("Next undecided finding (N)"))
        self._warning_sign = QLabel(self)
        self._warning = QLabel(self)
        self._warning.setTextFormat(Qt.TextFormat.PlainText)
        self._export = _button(self, self.tr("Export…"), self.exported)
        self._export.setProperty("primary", True)
        self._export.setMinimumHeight(34)
        self._export.setToolTip(self.tr("Write and check the redacted file (Ctrl+E)"))
        for each in (self._sign, self._status, self._second, self._steps, self._cancel, self._left, self._next):
            row.addWidget(each)
        row.addWidget(self._warning_sign)
        row.addWidget(self._warning, 1)
        row.addStretch(0)
        row.addWidget(self._export)
        self.show_session(None)

    def show_session(self, session: Session | None) -> None:
        phase = session.phase if session else None
        working, ready = phase is Phase.WORKING, phase is Phase.READY
        for each in (self._steps, self._cancel):
            each.setVisible(working)
        for each in (self._sign, self._status, self._second):
            each.setVisible(not working)
        self._export.setEnabled(ready)
        left = session.left if session else 0
        for each in (self._left, self._next):
            each.setVisible(ready and left > 0)
        self._left.setText(self.tr("%n left to review", "", left))
        notices = look_at(session.examination.document.warnings) if session and session.examination else ()
        self._warning.setVisible(bool(notices))
        self._warning_sign.setVisible(bool(notices))
        self._warning_sign.setPixmap(icons.pixmap("warning", self._theme.warning, 18, 2.0))
        if notices:
            more = self.tr(" (%n more)", "", len(notices) - 1) if len(notices) > 1 else ""
            self._warning.setText(_first_sentence(notices[0]) + more)
            self._warning.setToolTip("\n".join(notices))
        if session is None:
            self._say("", self.tr("No document open"), "")
        elif ready:
            found = session.findings
            places = sum(len(each.entity.mentions) for each in found)
            self._say(
                "tick",
                self.tr("All text searched"),
                f"{messages.count(len(found), 'finding', 'findings')} in {messages.count(places, 'place', 'places')}",
            )
        elif not working:
            self._say("failed", self.tr("Not searched"), "")

    def show_step(self, stage: str, done: int, total: int) -> None:
        if stage not in self._bars:
            return
        place = _STAGES.index(stage)
        for number, each in enumerate(_STAGES):
            if number < place:
                self._bars[each].show_share(1.0)
            elif number > place:
                self._bars[each].show_share(None)
        self._bars[stage].show_share(done / total if total else None)

    def show_writing(self, writing: bool) -> None:
        """The redacted file is being written and checked."""
        self._export.setEnabled(not writing)
        self._export.setText(self.tr("Checking…") if writing else self.tr("Export…"))

    def show_saved(self, files: tuple[Path, ...]) -> None:
        self._say("tick", self.tr("Saved and verified"), ", ".join(each.name for each in files))

    def show_change(self, words: str) -> None:
        self._second.setText(words)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for bar in self._bars.values():
            bar.set_theme(theme)

    def _say(self, sign: str, words: str, second: str) -> None:
        colour = {"tick": self._theme.passed, "failed": self._theme.risk}.get(sign)
        self._sign.setVisible(colour is not None)
        if colour:
            self._sign.setPixmap(icons.pixmap(sign, colour, 18, 2.0))
        self._status.setText(words)
        self._second.setText(second)


def _button(parent: QWidget, words: str, pressed: object) -> QPushButton:
    button = QPushButton(words, parent)
    button.clicked.connect(pressed)
    return button


def _first_sentence(words: str) -> str:
    return words.split(". ")[0].rstrip(".")
