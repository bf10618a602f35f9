"""The bottom of the window, which never scrolls: where the work is, what is left, what was not searched, export."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from desktop import dialogs, icons, messages
from desktop.not_covered import NotCovered
from desktop.painted import Elided
from desktop.sessions.searched import first_unsearched
from desktop.sessions.session import Phase, Session
from desktop.stages import Stages
from desktop.themes import Theme


class BottomBar(QWidget):
    """Signals: `exported`, `next_wanted`, `cancelled`, `begun_anew` (read the file again): buttons were pressed."""

    exported = Signal()
    next_wanted = Signal()
    cancelled = Signal()
    begun_anew = Signal()

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
        self._second = Elided(self)
        self._second.setProperty("role", "second")
        self._stages = Stages(theme, self)
        self._stages.cancelled.connect(self.cancelled)
        self._anew = _button(self, "", self.begun_anew)
        self._left = QLabel(self)
        self._next = _button(self, self.tr("Next"), self.next_wanted)
        self._next.setProperty("link", True)
        self._next.setToolTip(self.tr("Next undecided finding"))
        self._warning_sign = QLabel(self)
        self._warning = Elided(self)
        self._look = _button(self, self.tr("Look at it…"), self._show_uncovered)
        self._look.setProperty("link", True)
        self._said: tuple[str, ...] = ()
        self._settled: dict[Path, frozenset[str]] = {}
        self._path = Path()
        self.export_button = _button(self, self.tr("Export…"), self.exported)
        self.export_button.setProperty("primary", True)
        self.export_button.setMinimumHeight(34)
        self.export_button.setToolTip(self.tr("Write and check the redacted file"))
        for part in (self._sign, self._status, self._second, self._stages, self._anew, self._left, self._next):
            row.addWidget(part)
        row.addWidget(self._warning_sign)
        row.addWidget(self._warning, 1)
        row.addWidget(self._look)
        row.addStretch(0)
        row.addWidget(self.export_button)
        self.show_session(None)

    def show_session(self, session: Session | None) -> None:
        phase = session.phase if session else None
        working, ready = phase is Phase.WORKING, phase is Phase.READY
        if working and not self._stages.isVisibleTo(self):
            self._stages.begin()
        self._stages.setVisible(working)
        for each in (self._sign, self._status, self._second):
            each.setVisible(not working)
        nothing_said = session is not None and session.wordless
        nothing_goes = session is not None and nothing_said and not session.review.areas
        whole = session is not None and ready and not session.changed_on_disk
        self.export_button.setEnabled(whole and not nothing_goes)
        left = session.left if session else 0
        for part in (self._left, self._next):
            part.setVisible(ready and left > 0)
        self._left.setText(self.tr("%n left to review", "", left))
        self._anew.setVisible(session is not None and (session.changed_on_disk or phase is Phase.CANCELLED))
        self._path = session.path if session else Path()
        self._warn(self._warnings(session) if session else ())
        if session is None:
            self._say("", self.tr("No document open"), "")
        elif ready and nothing_said:
            self._say("failed", self.tr("No text can be read here"), self.tr("Draw boxes over what has to go"))
        elif ready:
            found = session.findings
            places = sum(len(each.entity.mentions) for each in found)
            self._say(
                "tick",
                self.tr("All text searched"),
                messages.found_in_places(len(found), places),
            )
        elif phase is Phase.CANCELLED:
            self._say("", self.tr("You stopped the search"), "")
            self._anew.setText(self.tr("Search the whole document"))
        elif not working:
            self._say("failed", self.tr("Not searched"), "")
        if session and session.changed_on_disk and not working:
            self._say("failed", self.tr("The file has changed since it was opened"), "")
            self._anew.setText(self.tr("Open it again"))

    def show_step(self, stage: str, done: int, total: int) -> None:
        self._stages.show_step(stage, done, total)

    def show_writing(self, writing: bool) -> None:
        """The redacted file is being written and checked."""
        self.export_button.setEnabled(not writing)
        self.export_button.setText(self.tr("Checking…") if writing else self.tr("Export…"))

    def show_saved(self, files: tuple[Path, ...]) -> None:
        self._say("tick", self.tr("Saved and verified"), ", ".join(each.name for each in files))

    def show_change(self, words: str) -> None:
        self._second.show_words(words)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._stages.set_theme(theme)

    def _warnings(self, session: Session) -> tuple[str, ...]:
        """What was not searched, first of all what is not searched yet."""
        if session.examination is None:
            return ()
        document, searched = session.examination.document, session.searched
        said = messages.look_at(document.warnings)
        if searched is None or searched >= len(document.text):
            return said
        first, last = first_unsearched(document, searched), document.pages
        if first is None:
            words = self.tr("A part of the text is not searched yet")
        elif first + 1 == last:
            words = self.tr("Page {0} is not searched yet").format(last)
        else:
            words = self.tr("Pages {0} to {1} are not searched yet").format(first + 1, last)
        return words, *said

    def _warn(self, said: tuple[str, ...]) -> None:
        """Until the person has looked at each, the first of them stands here; then only the way back to them."""
        self._said = said
        left = [each for each in said if each not in self._settled.get(self._path, frozenset())]
        for part in (self._warning, self._warning_sign):
            part.setVisible(bool(left))
        self._look.setVisible(bool(said))
        self._warning_sign.setPixmap(icons.pixmap("warning", self._theme.warning, 18, 2.0))
        if left:
            more = self.tr(" (%n more)", "", len(left) - 1) if len(left) > 1 else ""
            self._warning.show_words(_first_sentence(left[0]) + more)

    def _show_uncovered(self) -> None:
        dialog = NotCovered(self._said, self._settled.get(self._path, frozenset()), self)
        dialog.settled.connect(partial(self._settle, self._path))
        dialogs.open_dialog(dialog, "screens#what-to-look-at-yourself")

    def _settle(self, path: Path, settled: frozenset[str]) -> None:
        self._settled[path] = settled
        self._warn(self._said)

    def _say(self, sign: str, words: str, second: str) -> None:
        colour = {"tick": self._theme.passed, "failed": self._theme.risk}.get(sign)
        self._sign.setVisible(colour is not None)
        if colour:
            self._sign.setPixmap(icons.pixmap(sign, colour, 18, 2.0))
        self._status.setText(words)
        self._second.show_words(second)


def _button(parent: QWidget, words: str, pressed: object) -> QPushButton:
    button = QPushButton(words, parent)
    button.clicked.connect(pressed)
    return button


def _first_sentence(words: str) -> str:
    return words.split(". ")[0].rstrip(".")
