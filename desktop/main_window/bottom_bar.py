"""Bottom bar, always visible: progress, undecided findings, warnings about unsearched parts, export."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from desktop import icons, messages, other_programs
from desktop.export.saved import Saved, SavedMenu
from desktop.keyed import KeyButton, beside_icon
from desktop.main_window import dialogs
from desktop.main_window.not_covered import NotCovered
from desktop.main_window.stages import Stages
from desktop.painted import Elided, ShrinkingButton
from desktop.sessions.session import DocumentSession, Phase
from desktop.themes import Theme
from desktop.translations import Words
from engine.core import languages
from engine.core.messages import COVERED, STOPPED
from engine.core.progress import Stage
from engine.core.types import Document

_Content = tuple[str, str]
"""Path and SHA-256 of a document."""
_WRITING: Words[Stage] = Words(
    {Stage.WRITE: "The new file is being written", Stage.VERIFY: "The new file is being checked"}
)
"""The stages of an export."""


_LEAST_STATUS, _LEAST_FIGURES = 40, 80
"""Pixels."""
_ENOUGH = 220
"""Pixels of a warning that its beginning needs; what is left goes to it, too."""


class _Warning(Elided):
    """The first warning, for whose length nothing else is cut."""

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        whole = super().sizeHint()
        return QSize(min(whole.width(), _ENOUGH), whole.height())


class BottomBar(QWidget):
    """The bottom bar. Signals of its buttons: `exported`, `next_wanted`, `cancelled`, `begun_anew` (read the file
    again).
    """

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
        self.status = Elided(self)
        self.second = Elided(self)
        self.second.setProperty("role", "second")
        self.stages = Stages(theme, self)
        self.stages.cancelled.connect(self.cancelled)
        self.again = _button(self, "", self.begun_anew)
        self.stop = _button(self, self.tr("Cancel"), self.cancelled)
        self.stop.hide()
        self.left = QLabel(self)
        self._saved: Saved | None = None
        self._sentences: tuple[str, ...] = ()
        self._ticked: dict[_Content, frozenset[str]] = {}
        self._shown = ""
        self._session: DocumentSession | None = None
        self._named: tuple[Document, tuple[str, ...]] | None = None
        self._path, self._content = Path(), ("", "")
        self._writing = False
        self._add_links()
        self._add_large_buttons()
        for part in (
            self._sign,
            self.status,
            self.open_saved,
            self.show_saved_place,
            self.saved,
            self.second,
            self.stages,
            self.again,
            self.stop,
            self.left,
            self._next,
        ):
            row.addWidget(part)
        row.addWidget(self._warning_sign)
        row.addWidget(self.warning, 1)
        row.addWidget(self.look)
        row.addStretch(0)
        row.addWidget(self.result)
        row.addWidget(self.export_button)
        self.show_session(None)

    def _add_links(self) -> None:
        """Add the warning, and the links to the next undecided finding and the saved files."""
        self._next = _button(self, self.tr("Next"), self.next_wanted)
        self._next.setProperty("link", True)
        self._next.setToolTip(self.tr("Next undecided finding"))
        self._warning_sign = QLabel(self)
        self.warning = _Warning(self)
        self.look = _button(self, self.tr("Details…"), self._show_uncovered)
        self.look.setProperty("link", True)
        self.open_saved = self._link(self.tr("Open"), other_programs.open_file)
        self.show_saved_place = self._link(self.tr("Show in folder"), other_programs.show_in_folder)
        self.saved = _button(self, "", self._show_saved_menu)
        self.saved.setProperty("link", True)

    def _add_large_buttons(self) -> None:
        """Add the buttons for the preview and the export."""
        self.result = ShrinkingButton(self)
        self.result.setObjectName("plan")
        self.result.setMinimumHeight(34)
        self.export_button = KeyButton(self.tr("Export…"), self)
        self.export_button.setAutoDefault(True)
        self.export_button.clicked.connect(self.exported)
        self.export_button.setProperty("primary", True)
        self.export_button.setMinimumHeight(34)
        self.export_button.setToolTip(self.tr("Write and check the redacted file"))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the least size, in which the status is cut: its words in large type may be wider than the screen."""
        return QSize(self._width_beside_status() + _LEAST_STATUS, super().minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._give_status_room()
            self._give_figures_room()
        return done

    def _width_beside_status(self) -> int:
        """Return the least width in pixels of all that is shown but the words of the status."""
        status = self.status.minimumWidth() if self.status.isVisibleTo(self) else 0
        return super().minimumSizeHint().width() - status

    def _give_status_room(self) -> None:
        """Let the status be the last to be cut: a layout would shorten all parts alike."""
        room = self.width() - self._width_beside_status()
        self.status.setMinimumWidth(min(max(room, _LEAST_STATUS), self.status.sizeHint().width()))

    def _give_figures_room(self) -> None:
        """Let figures behind the status be cut, and stages and figures go, before the beginning of a warning is cut."""
        cut = [each for each in (self.status, self.second, self.warning) if each.isVisibleTo(self)]
        free = self.width() - (super().minimumSizeHint().width() - sum(each.minimumWidth() for each in cut))
        free -= sum(each.sizeHint().width() for each in cut if each is not self.second)
        free -= self._give_buttons_room(free)
        wide = self.second.sizeHint().width()
        room = wide if free >= wide else free if free >= _LEAST_FIGURES else 0
        self.second.setMinimumWidth(min(room, _LEAST_STATUS))
        self.second.setMaximumWidth(room)
        if self.stages.isVisibleTo(self):
            self.stages.fit(free + self.stages.minimumSizeHint().width())

    def _give_buttons_room(self, free: int) -> int:
        """Show the words beside the icon, then the key, where so many pixels are free. Returns how many they take."""
        least = self.result.minimumSizeHint().width()
        words = self.result.sizeHint().width() - least
        named = words <= free
        self.result.setMaximumWidth(least + words if named else least)
        taken = words if named else 0
        key = self.export_button.width_with_key() - self.export_button.minimumSizeHint().width()
        self.export_button.show_cap(key <= free - taken)
        return taken + (key if key <= free - taken else 0)

    def show_actions(self, preview: QAction, export: QAction) -> None:
        """Give the button beside the export this action, in one word, and that of the export its key."""
        preview.setIconText(beside_icon(self.tr("Preview")))
        self.result.setDefaultAction(preview)
        self.export_button.follow(export)

    def show_session(self, session: DocumentSession | None, saved: Saved | None = None) -> None:
        """Show the progress, the undecided findings and the warnings of a session, and what was saved of it."""
        self._saved = saved
        self._show_links(False)
        phase = session.phase if session else None
        working = phase is Phase.WORKING
        left = session.left if session else 0
        if working and (session is not self._session or not self.stages.isVisibleTo(self)):
            self.stages.begin()
        self._show_only(
            {
                self.stages: working,
                **dict.fromkeys((self._sign, self.status, self.second), not working),
                **dict.fromkeys((self.left, self._next), phase is Phase.READY and left > 0),
            }
        )
        self.export_button.setEnabled(session is not None and session.exportable)
        self.left.setText(self.tr("%n to decide", "", left))
        changed = session is not None and session.changed_on_disk
        self.again.setVisible(changed or _is_stopped(session))
        self.again.setText(
            self.tr("Open it again") if changed and not working else self.tr("Search the whole document")
        )
        self._path, self._session = session.path if session else Path(), session
        self._content = _content(session)
        self.show_warnings(self._warnings(session) if session else ())
        if not working:
            self._show_status(*self._status(session))

    def _status(self, session: DocumentSession | None) -> tuple[str, str, str]:
        """Return the sign, the words and the figures for a session that is not searching."""
        if session is None:
            return "", self.tr("No document open"), ""
        if session.changed_on_disk:
            return "failed", self.tr("The file has changed since it was opened"), ""
        if session.phase is Phase.CANCELLED:
            return "", self.tr("You stopped the search"), ""
        if session.phase is not Phase.READY:
            return "failed", self.tr("Not searched"), ""
        if session.wordless:
            return "failed", self.tr("No text can be read here"), self.tr("Draw boxes over the content to redact")
        if self._saved and not (self._saved.was_present or self._saved.is_present()):
            return self._of_saved(self._saved)  # the plan of a decision that came too late may be ready after the file
        return self._searched(session)

    def _searched(self, session: DocumentSession) -> tuple[str, str, str]:
        """Return the sign and the words for how completely the text was searched, and how much was found."""
        document = session.examination.document if session.examination else None
        named = self._languages_of(document) if document else ()
        codes = {each.code for each in document.warnings} if document else set()
        counted = messages.found_in_places(len(session.findings), session.tally.places)
        figures = " · ".join(filter(None, (counted, messages.languages_of(named))))
        in_part = _is_stopped(session) or not codes.isdisjoint(_TEXT_LEFT)
        read_well = not languages.not_read_well(named) and codes.isdisjoint({_NO_NAMES, _NO_TEXT})
        if not in_part and read_well:
            return "tick", self.tr("All text searched"), figures
        if self._shown in _of_the_search(session):
            return "", "", figures  # the warning beside it says the same, and which part
        if _NO_TEXT in codes:
            return "warning", self.tr("No text in this file"), figures
        if in_part:
            return "warning", self.tr("Text searched in part"), figures
        return "warning", self.tr("Text searched; names may be missed"), figures

    def _languages_of(self, document: Document) -> tuple[str, ...]:
        """Return the languages of a document, for which all letters are counted once and not at each decision."""
        if self._named is None or self._named[0] is not document:
            self._named = document, languages.of(document)
        return self._named[1]

    def _show_only(self, shown: Mapping[QWidget, bool]) -> None:
        """Hide parts, then show others: all at once would need more width, which the window would take and keep."""
        for wanted in (False, True):
            for part in (each for each, visible in shown.items() if visible is wanted):
                part.setVisible(wanted)

    def show_step(self, stage: Stage, done: int, total: int) -> None:
        """Show that `done` of `total` units of a stage are finished."""
        if self._writing and stage in _WRITING:
            # Checks are counted by phases and by files at once, which no one number tells.
            counted = stage == Stage.WRITE and total > 1
            share = self.tr(" ({0} of {1})").format(min(done + 1, total), total) if counted else ""
            self.second.show_words(_WRITING[stage] + share)
        else:
            self.stages.show_step(stage, done, total)

    def show_writing(self, writing: bool) -> None:
        """Show whether the redacted file of the document in front is being written and verified."""
        self._writing = writing
        exportable = self._session is not None and self._session.exportable
        self.export_button.setEnabled(exportable and not writing)
        self.export_button.setText(self.tr("Exporting…") if writing else self.tr("Export…"))
        self.stop.setVisible(writing and not self.stages.isVisibleTo(self))

    def show_saved(self, saved: Saved) -> None:
        """Report the saved files, and their folders where they are not beside the original."""
        self._saved = saved
        self._show_status(*self._of_saved(saved))
        self._show_links(True)

    def _of_saved(self, saved: Saved) -> tuple[str, str, str]:
        """Return the sign and the words for saved files, with their names."""
        files = saved.files
        told = ", ".join(each.name for each in files)
        beside = self._path.parent.absolute()
        elsewhere = dict.fromkeys(each.parent for each in files if each.parent.absolute() != beside)
        if elsewhere:
            folders = ", ".join(map(str, elsewhere))
            told = self.tr("{files} in {folder}").format(files=told, folder=folders)
        if saved.is_present():
            return "tick", self.tr("Saved and verified"), told
        return "warning", self.tr("Saved and verified without your last decisions: export again"), told

    def _link(self, words: str, show: Callable[[Path, Callable[[], object]], None]) -> QPushButton:
        """Return a button that shows the saved file in another program."""
        button = _button(
            self, words, lambda: show(self._saved.files[0], self._tell_no_program) if self._saved else None
        )
        button.setProperty("link", True)
        return button

    def _show_links(self, fresh: bool) -> None:
        """Show links to what was saved: beside the message about it, or one in which it can be found later."""
        file = str(self._saved.files[0]) if self._saved else ""
        later = bool(file) and not fresh
        for link, shown in ((self.open_saved, fresh), (self.show_saved_place, fresh), (self.saved, later)):
            link.setVisible(shown)
            link.setToolTip(file)
        self.saved.setText(self._saved.title if self._saved else "")

    def _show_saved_menu(self) -> None:
        if self._saved:
            menu = SavedMenu(self._saved, self._tell_no_program, self)
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(self.saved.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def _tell_no_program(self) -> None:
        if self._saved:
            words = self.tr("No program was found for this. Saved in {folder}")
            self.show_change(words.format(folder=self._saved.files[0].parent))

    def show_plan_change(self, more: int, fewer: int) -> None:
        """Show how a new plan differs; nothing where it doesn't, as after a decision that changes nothing else."""
        if more or fewer:
            self.show_change(messages.changed(more, fewer))

    def show_change(self, words: str) -> None:
        """Show a short message beside the status."""
        self.second.show_words(words)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.stages.set_theme(theme)

    def _warnings(self, session: DocumentSession) -> tuple[str, ...]:
        """Return what was not searched, beginning with the pages that a stopped search has left."""
        if session.examination is None:
            return ()
        unsaved = (messages.not_saved(),) if session.unsaved else ()
        return *unsaved, *_left_unsearched(session), *messages.look_at(session.examination.document.warnings)

    def show_warnings(self, sentences: tuple[str, ...]) -> None:
        """Show the first warning that the user has not looked at; after all, only the link to the list."""
        self._sentences = sentences
        left = [each for each in sentences if each not in self._ticked.get(self._content, frozenset())]
        self._shown = left[0] if left else ""
        for part in (self.warning, self._warning_sign):
            part.setVisible(bool(left))
        self.look.setVisible(bool(sentences))
        self._warning_sign.setPixmap(icons.pixmap("warning", self._theme.warning, 18, 2.0))
        if left:
            more = self.tr(" (%n more)", "", len(left) - 1) if len(left) > 1 else ""
            self.warning.show_words(_first_sentence(left[0]) + more)

    def _show_uncovered(self) -> None:
        dialog = NotCovered(self._sentences, self._ticked.get(self._content, frozenset()), self)
        dialog.settled.connect(partial(self._tick, self._content))
        dialogs.open_dialog(dialog, "screens#content-to-check-yourself")

    def _tick(self, content: _Content, ticked: frozenset[str]) -> None:
        self._ticked[content] = ticked
        self.show_session(self._session, self._saved)  # the status says what no warning says any more

    def _show_status(self, sign: str, words: str, second: str) -> None:
        colour = {"tick": self._theme.passed, "failed": self._theme.risk, "warning": self._theme.warning}.get(sign)
        self._sign.setVisible(colour is not None)
        if colour:
            self._sign.setPixmap(icons.pixmap(sign, colour, 18, 2.0))
        self.status.show_words(words)
        self.status.setVisible(bool(words))
        self._give_status_room()
        self.second.show_words(second)


def _button(parent: QWidget, words: str, pressed: object) -> QPushButton:
    button = QPushButton(words, parent)
    button.setAutoDefault(True)  # Enter presses it, as in a dialog
    button.clicked.connect(pressed)
    return button


def _content(session: DocumentSession | None) -> _Content:
    """Return path and hash of the document of a session: another file under the same name has not been looked at."""
    examination = session.examination if session else None
    return (str(session.path), examination.document.sha256) if session and examination else ("", "")


def _is_stopped(session: DocumentSession | None) -> bool:
    """Return whether the user has stopped the search, and it was not begun again."""
    if session is None:
        return False
    return session.phase is Phase.CANCELLED or (session.phase is Phase.READY and session.stopped is not None)


_NO_NAMES, _NO_TEXT = "script-not-read", "no-text"
_TEXT_LEFT = frozenset(
    "unreadable-text misleading-text-not-searched drawing-not-searched no-ocr-languages picture-read-in-part"
    " chart-not-read shape-not-read".split()
)
"""Notices of text that was not searched, or not all of it."""
_IN_PART = frozenset({languages.IN_PART, languages.LITTLE, STOPPED, COVERED, _NO_NAMES, _NO_TEXT, *_TEXT_LEFT})


def _left_unsearched(session: DocumentSession) -> tuple[str, ...]:
    """Return the sentence on the text that a stopped search has left, if any."""
    document, searched = session.examination.document if session.examination else None, session.searched
    if session.phase is Phase.WORKING or document is None or searched is None:
        return ()
    if searched >= len(document.text) and document.whole:  # of the first pages, all may be searched, and no others read
        return ()
    return (messages.left_unsearched(document, searched),)


def _of_the_search(session: DocumentSession) -> tuple[str, ...]:
    """Return the warnings that say that text was searched in part, or not well."""
    warnings = session.examination.document.warnings if session.examination else ()
    in_part = tuple(each for each in warnings if each.code in _IN_PART)
    return *_left_unsearched(session), *messages.look_at(in_part)


def _first_sentence(words: str) -> str:
    return words.split(". ")[0].rstrip(".")
