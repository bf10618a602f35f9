"""The main window itself: makes its parts, and connects them to the document in front."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from desktop import messages, start_page
from desktop.actions import Actions
from desktop.audit.opening import show_audit
from desktop.batch.window import BatchWindow, ask_for_folder, show_batch
from desktop.document.document_view import DocumentView
from desktop.document.pictures import PagePictures
from desktop.export import marks
from desktop.export.running import Exporting
from desktop.findings.find_bar import FindBar
from desktop.findings.menus import Menus
from desktop.findings.panel import SidePanel
from desktop.findings.reasons.effects import Effects
from desktop.findings.reasons.language_scores import LanguageScores
from desktop.help import pages
from desktop.help.opening import show_help, show_here
from desktop.jobs import Jobs
from desktop.main_window import action_handlers, dialogs, panes, place, review_files
from desktop.main_window.action_handlers import ON_SESSION, ON_VIEW
from desktop.main_window.bar_messages import BarMessages
from desktop.main_window.bottom_bar import BottomBar
from desktop.main_window.open_documents import OpenDocuments
from desktop.main_window.panes import Toolbar
from desktop.main_window.tour import Targets, Tour
from desktop.main_window.window_settings import WindowSettings
from desktop.main_window.workplace import Workplace
from desktop.plan.matters import Matters
from desktop.plan.opening import choose_plan
from desktop.plan.profiles import ProfileBar
from desktop.sessions import corrections, work
from desktop.sessions.records import Records
from desktop.sessions.session import DocumentSession, Phase
from desktop.sessions.signature import SignatureLine
from desktop.settings import Preferences, appearance
from desktop.stacking import close_beside, come_forward
from desktop.start_page import StartPage
from desktop.states import DECISIONS, DecisionState
from desktop.themes import Theme
from engine import policies
from engine.core import managed
from engine.core.options import Options
from engine.core.types import Span

if TYPE_CHECKING:
    from desktop.audit.window import AuditWindow


class _Themed(Protocol):
    def set_theme(self, theme: Theme) -> None: ...


class MainWindow(QMainWindow):
    """The main window. Signal: `exported` (path of the original, `Outcome`): its redacted file was saved."""

    exported = Signal(Path, object)

    def __init__(
        self,
        application: QApplication,
        options: Options,
        theme: Theme,
        records: Records | None = None,
        preferences: Preferences | None = None,
    ) -> None:
        """`records`: the store of decisions; without it, nothing is kept when the window is closed."""
        super().__init__()
        self._application = application
        self.setWindowTitle("Sable")
        self.setAcceptDrops(True)
        self.resize(1440, 900)
        self._theme, self._records = theme, records
        self.preferences = preferences or Preferences(parent=self)
        self.jobs = Jobs(self)
        self.matters = Matters(records.folder / "matters" if records else None)
        self.pictures = PagePictures(self)
        self._actions = Actions(self, self._action_table())
        self.find_bar = FindBar(self.jobs, theme, self)
        self.toolbar = Toolbar(self._actions, theme, self)
        self.addToolBar(self.toolbar)
        self.documents = OpenDocuments(self)
        self.documents.shown.connect(self._show_current)
        self.documents.zoomed.connect(self.toolbar.show_zoom)
        self.documents.tabs.tabCloseRequested.connect(self.close_document)
        self.panel = SidePanel(theme, Effects(self.jobs, self), LanguageScores(self.jobs, self), self)
        self.menus = Menus(self._actions, self.panel.findings, self)
        self.signature = SignatureLine(records, self.panel)
        self.documents.paged.connect(self.panel.show_page)
        self.panel.add_below(self.signature)
        self.signature.looked.connect(self._on_session(action_handlers.look))
        self.profile_bar = ProfileBar(self)
        self.bottom = BottomBar(theme, self)
        self.start = StartPage(theme, records, self)
        self.exporting = Exporting(self.jobs, self.pictures, self)
        self._messages = BarMessages(self.bottom, lambda: self.session)
        self.work = self._workplace()
        targets = Targets(self.panel, self.documents, self.toolbar.plan, self.bottom.export_button)
        self.tour = Tour(targets, self.preferences, lambda: self.session, self)
        self._middle = QStackedWidget(self)
        self._middle.addWidget(self.start)
        self._middle.addWidget(self.work)
        whole = QWidget(self)
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._middle, 1)
        column.addWidget(self.bottom)
        self.setCentralWidget(whole)
        self._settings = WindowSettings(
            application, self.preferences, records, self._actions, self.toolbar, self.panel, options
        )
        self._connect()
        self.set_theme(theme)
        self._show_current()

    @property
    def current(self) -> DocumentView | None:
        """Return the tab in front; None without an open document."""
        return self.documents.current

    @property
    def theme(self) -> Theme:
        return self._theme

    @property
    def records(self) -> Records | None:
        """Return the store of decisions; None where nothing is kept."""
        return self._records

    @property
    def session(self) -> DocumentSession | None:
        """Return the session of the document in front; None without one."""
        return self.current.session if self.current else None

    @property
    def options(self) -> Options:
        """The options for documents that are opened next."""
        return self.matters.current.applied(self._settings.options)

    def warm(self) -> None:
        """Load in the background what the first document needs; a failure here is reported with that document."""
        self.jobs.run(
            partial(work.warm, self._settings.options), done=self.toolbar.device.show_available, failed=lambda _: None
        )

    def open_files(self, paths: Iterable[Path]) -> None:
        """Open a tab for each file; a file that is open already comes to the front."""
        for path in paths:
            known = self.documents.number(path)
            self.documents.tabs.setCurrentIndex(self._open(path) if known is None else known)

    def close_document(self, index: int) -> None:
        """Close the tab with this number."""
        session = self.documents.views[index].session
        self.exporting.leave(session)
        self._messages.forget(session)
        self.panel.forget(session)
        self.documents.close_view(index)
        self._show_current()

    def set_theme(self, theme: Theme) -> None:
        """Use a theme for the whole window."""
        self._theme = theme
        appearance.wear(self._application, theme)
        parts: list[_Themed] = [self.toolbar, self.find_bar, self.panel, self.bottom, self.start]
        for part in parts:
            part.set_theme(theme)
        self._show_paper()
        self._refresh()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        if not close_beside(self):
            event.ignore()
            return
        self.exporting.close()
        place.remember(self, self.work, self.preferences)
        self.hide()  # a job may take seconds to its next step, and the window would stand there without an answer
        self.jobs.close()
        self.pictures.stop()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 - Qt's name
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 - Qt's name
        dropped = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        self.open_files(each for each in dropped if not each.is_dir())
        if folders := [each for each in dropped if each.is_dir()]:
            self.show_batch(folders)

    def restore_place(self) -> None:
        """Put the window where the user left it."""
        place.restore(self, self.work, self.preferences)

    def show_welcome(self) -> None:
        """Open the welcome page."""
        dialogs.show_welcome(self.preferences, self._theme, self)

    def show_batch(self, inputs: Iterable[Path] = ()) -> BatchWindow:
        """Show the batch window with these folders and files added, and return it.

        A document that needs review opens in a tab, in front, and counts as saved when it is exported there.
        """
        return show_batch(self, self.jobs, self.options, inputs, self._open_in_front, self.exported)

    def show_audit(self) -> AuditWindow:
        """Show the window for an audit, and return it."""
        return show_audit(self, self.jobs, self.options, self._open_in_front)

    def _open_in_front(self, path: Path, span: Span | None = None) -> None:
        """Open a file in a tab, at this part of its text, and put the window in front of those beside it."""
        self.open_files([path])
        if span and self.current:
            self.current.show_text(*span)
        come_forward(self)

    def _open(self, path: Path) -> int:
        options = self.options
        if (policy := start_page.sample_policy(path)) and not managed.now().policy:
            options = replace(options, policy=policy)
        session = DocumentSession(path, options, self.jobs, self._records, self)
        view = DocumentView(session, self.pictures, self._theme, self.jobs, self)
        view.set_theme(self._theme, as_printed=self.preferences.now.paper_as_printed)
        for undone in (session.undo.canUndoChanged, session.undo.canRedoChanged):
            undone.connect(self._enable_actions)
        for changed in (session.phase_changed, session.findings_changed):
            changed.connect(partial(self._show_change, session))
        session.selected.connect(lambda _: self._select())
        session.replanned.connect(lambda *change: self._messages.tell(session, BottomBar.show_plan_change, *change))
        session.told.connect(lambda words: self._messages.tell(session, BottomBar.show_change, words))
        session.stepped.connect(partial(self._messages.show_step, session))
        view.pages.menu_wanted.connect(partial(self.menus.for_finding, session))
        view.pages.chosen.connect(lambda *_: self.work.open_drawer())
        view.pages.text_chosen.connect(lambda _start, _end, place: self.menus.for_text(place))
        view.areas.menu_wanted.connect(partial(self.menus.for_area, view))
        view.areas.chosen.connect(self.panel.boxes.select)
        view.areas.activated.connect(self._actions["draw"].setChecked)
        view.scrolled.connect(self._point)
        view.open_wanted.connect(self.ask_for_files)
        view.result_shown.connect(self._show_side)
        return self.documents.add(view)

    def _action_table(self) -> dict[str, Callable[[], object]]:
        """Return the handlers of all actions, by their names in `actions.SPECS`."""
        session, view, change = self._on_session, self._on_view, self.preferences.change
        return {
            "open": self.ask_for_files,
            "close": view(lambda _: self.close_document(self.documents.tabs.currentIndex())),
            "export": self.export,
            "save": partial(self.export, quick=True),
            "batch": self._open_folder,
            "audit": self.show_audit,
            "export-marks": session(lambda it: marks.export_marks(it, self.jobs, self)),
            "import-marks": session(lambda it: marks.import_marks(it, self.jobs, self)),
            "send-review": session(lambda it: review_files.send(it, self)),
            "open-review": session(lambda it: review_files.receive(it, self)),
            "quit": self.close,
            **{state.value: partial(self._decide, state) for state in DECISIONS},
            **{f"{state.value}-alike": partial(self._decide, state, alike=True) for state in DECISIONS},
            **{name: session(handler) for name, handler in ON_SESSION.items()},
            **{name: view(handler) for name, handler in ON_VIEW.items()},
            "kind": session(lambda it: self.menus.for_kind(it)),
            "join": session(lambda it: self.menus.for_joining(it)),
            "reason": view(lambda it: action_handlers.give_reason(it, self.menus)),
            "find": lambda: self.find_bar.begin(),
            "find-next": lambda: self.find_bar.step(1),
            "find-previous": lambda: self.find_bar.step(-1),
            "previous": partial(self._move, -1),
            "next": partial(self._move, 1),
            "result": view(lambda it: it.show_result(not it.shows_result)),
            "panel": lambda: self.work.show_panel(self.panel.isHidden()),
            "paper": lambda: change(paper_as_printed=not self.preferences.now.paper_as_printed),
            "policy": lambda: self.toolbar.profile.showMenu(),
            "plan": view(lambda it: choose_plan(it, self.jobs, self.matters, self._theme, self.toolbar.plan)),
            "privacy": self._show_privacy,
            "theme": lambda: change(theme="light" if self._theme.dark else "dark"),
            "next-pane": lambda: panes.step(self._panes(), 1),
            "previous-pane": lambda: panes.step(self._panes(), -1),
            "menu": lambda: self.toolbar.show_menu(),
            "settings": lambda: dialogs.show_settings(self.preferences, self),
            "help": lambda: show_here(self),
            "tour": lambda: self.tour.begin(),
            "keys": lambda: dialogs.show_keys(self.preferences.now.keys, self),
        }

    def _on_session(self, handler: Callable[..., object]) -> Callable[..., object]:
        """Return a handler that passes the session in front to `handler`; it does nothing without a document."""
        return lambda *arguments: handler(self.session, *arguments) if self.session else None

    def _on_view(self, handler: Callable[..., object]) -> Callable[..., object]:
        """Return a handler that passes the tab in front to `handler`; it does nothing without a document."""
        return lambda *arguments: handler(self.current, *arguments) if self.current else None

    def _decide(self, state: DecisionState, *, alike: bool = False) -> None:
        if self.session:
            action_handlers.decide(self.session, self.panel, state, alike=alike)

    def _move(self, step: int) -> None:
        if self.session:
            action_handlers.move(self.session, self.panel.findings.findings.visible(), step)

    def _show_side(self) -> None:
        """Press the button of the preview where the document in front shows its result."""
        self._actions["result"].setChecked(self.current is not None and self.current.shows_result)

    def _use_policy(self, policy: str) -> None:
        """Use a policy for the document in front, and for documents opened next."""
        self.preferences.change(policy=policy)
        if self.session:
            self.session.use_policy(policy)

    def _open_folder(self) -> None:
        """Ask for a folder and show its documents in the batch window; without a choice, show a batch that has some."""
        known = self.findChild(BatchWindow)
        if folder := ask_for_folder(self):
            self.show_batch([folder])
        elif known and known.queue.items:
            self.show_batch()

    def _show_privacy(self) -> None:
        dialogs.show_privacy(self.jobs, self._theme, self._records.folder if self._records else None, self)

    def _panes(self) -> tuple[QWidget, ...]:
        """Return the parts of the window through which F6 steps, in order."""
        panel = self.panel
        return self.start, self.toolbar, self.documents.tabs, self.documents, panel.findings, panel.reasons, self.bottom

    def _wear(self, theme: Theme, grown: bool) -> None:
        """Use the theme, the size of text and the sheets of changed settings."""
        if grown or theme != self._theme:  # signs are drawn in the colours and at the size of the text beside them
            self.set_theme(theme)
        else:
            self._show_paper()
            self._refresh()

    def _show_paper(self) -> None:
        """Show white paper or the colours of the window, as set."""
        as_printed = self.preferences.now.paper_as_printed
        self._actions["paper"].setChecked(as_printed)
        for view in self.documents.views:
            view.set_theme(self._theme, as_printed=as_printed)

    def _workplace(self) -> Workplace:
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.documents.tabs)
        column.addWidget(self.profile_bar)
        column.addWidget(self.find_bar)
        column.addWidget(self.documents, 1)
        return Workplace(left, self.panel, self)

    def _connect(self) -> None:
        self.start.open_wanted.connect(self.ask_for_files)
        for asking in (self.start, self.tour):
            asking.sample_wanted.connect(lambda: self.open_files([start_page.sample()]))
        self.start.sample_wanted.connect(self.tour.offer)
        self.start.file_wanted.connect(lambda path: self.open_files([path]))
        self.start.folder_wanted.connect(self._actions["batch"].trigger)
        self.start.privacy_wanted.connect(self._actions["privacy"].trigger)
        self.find_bar.marked.connect(self._on_session(action_handlers.mark_found))
        self.find_bar.shown.connect(self._show_hits)
        self.find_bar.closed.connect(lambda: self.current.pages.setFocus() if self.current else None)
        for chooser in (self.toolbar.profile.choices, self.profile_bar):
            chooser.chosen.connect(self._use_policy)
            chooser.explained.connect(lambda policy: show_help(self, f"policies#{pages.anchor(policy)}"))
        self.panel.findings.menu_wanted.connect(lambda at: self.menus.for_finding(self.session, at))
        self.exporting.changed.connect(self._show_change)
        self.exporting.asked.connect(self.documents.show_session)
        self.exporting.stepped.connect(self._messages.show_step)
        self.exporting.saved.connect(lambda it, saved: self._messages.tell(it, BottomBar.show_saved, saved))
        self.exporting.exported.connect(self.exported)
        self.exported.connect(lambda path, _: self._records.exported(path) if self._records else None)
        self.panel.decided.connect(self._decide)
        self.panel.together.connect(lambda those: self.current.rings.show(those) if self.current else None)
        self.panel.chosen.connect(lambda finding: self.session.select(finding) if self.session else None)
        self.work.panel_shown.connect(self._actions["panel"].setChecked)
        self.panel.moved.connect(self._move)
        boxes = self.panel.boxes  # its rows are the boxes of the document in front
        boxes.chosen.connect(self._on_view(lambda view, number: view.areas.choose(number, only_show=True)))
        boxes.entered.connect(self._on_view(lambda view, number: view.areas.choose(number)))
        boxes.removed.connect(self._on_session(corrections.remove_area))
        boxes.menu_wanted.connect(self._on_view(self.menus.for_area))
        self.bottom.exported.connect(self.export)
        self.bottom.show_actions(self._actions["result"], self._actions["export"])
        self.start.show_key_of(self._actions["open"])
        self.bottom.next_wanted.connect(self._on_session(action_handlers.next_undecided))
        self.bottom.cancelled.connect(self._on_session(self._cancel))
        self.bottom.begun_anew.connect(lambda: self.current.read_again() if self.current else None)
        self.toolbar.device.chosen.connect(self._on_session(DocumentSession.use_device))
        self._settings.applied.connect(self._wear)

    def _show_current(self) -> None:
        self._middle.setCurrentWidget(self.work if self.current else self.start)
        if view := self.current:
            self.toolbar.show_zoom(view.pages.zoom)
            self._actions["draw"].setChecked(view.areas.active)
            self._show_side()
            self.panel.show_page(view.pages.page)
        self._refresh()
        self._messages.show_waiting()

    def _refresh(self) -> None:
        session = self.session
        failed = self.current is not None and self.current.shows_problem
        known = session.examination if session and not failed else None
        self._enable_actions()
        self._actions["panel"].setChecked(not self.panel.isHidden())
        self.work.allow_panel(not failed)
        self.setWindowTitle(f"{session.path.name} – Sable" if session else "Sable")
        self.bottom.show_session(session, self.exporting.saved_of(session))
        self.bottom.show_writing(self.exporting.is_writing(session))
        self.find_bar.show_document(
            known.document if known else None,
            session.findings if session else (),
            self._page_in_view,
            session.page_of if session else lambda _: None,
        )
        self.panel.show_session(session)
        self.signature.show_session(session)
        self.documents.label_tabs(self._theme)
        self.toolbar.profile.show_policy(session.policy if session else self._settings.options.policy)
        self.profile_bar.setVisible(self._asks_for_profile(session) and not failed)
        plan = session.plan if session else None
        self.toolbar.show_plan(messages.plan(plan) if plan else "")
        self._point()

    def _enable_actions(self) -> None:
        self._actions.enable(self.session)

    def _page_in_view(self) -> int:
        return self.current.pages.page if self.current else 0

    def _show_hits(self, spans: tuple[Span, ...], current: Span | None) -> None:
        for view in self.documents.views:
            view.pages.show_hits(*((spans, current) if view is self.current else ((), None)))

    def _asks_for_profile(self, session: DocumentSession | None) -> bool:
        """Return whether to ask what the document is for: nobody ever chose a policy, and it came with none."""
        chosen = self.preferences.now.policy or managed.now().policy
        return session is not None and not chosen and session.policy == policies.DEFAULT

    def _select(self) -> None:
        self.panel.select(self.session)
        self.signature.show_session(self.session)
        self._point()

    def _point(self) -> None:
        """Let the leader of the chosen mark end beside the head of the reasons; a drawer gets none."""
        if self.current and (self.work.drawer or self.panel.isHidden() or self.current.shows_result):
            self.current.pages.point_to(None)
        elif self.current:
            head = (
                self.panel.reasons.mapTo(self, self.panel.reasons.rect().topLeft()).y()
                + self.panel.reasons.height_of_head
            )
            top = self.current.pages.mapTo(self, self.current.pages.rect().topLeft()).y()
            self.current.pages.point_to(head - top)

    def ask_for_files(self) -> None:
        """Open the files that the user chooses in a dialog."""
        chosen, _ = QFileDialog.getOpenFileNames(
            self, self.tr("Open"), "", self.tr("Documents (*.pdf *.docx *.docm *.dotx *.txt);;All files (*)")
        )
        self.open_files(map(Path, chosen))

    def export(self, *, quick: bool = False) -> None:
        """Write and verify the redacted file of the document in front, then show it or, if `quick`, save it."""
        if self.session:
            self.exporting.start(self.session, self._theme, quick=quick)

    def _cancel(self, session: DocumentSession) -> None:
        """Stop the export of a document, and the search or plan that it may wait for."""
        self.exporting.cancel(session)
        if session.phase is Phase.WORKING:
            session.cancel()

    def _show_change(self, session: DocumentSession) -> None:
        """Show a change of a document; one behind the others has only its tab, and leaves messages in the bar."""
        if session.phase is not Phase.WORKING:
            self._messages.drop_steps(session)
        if session is self.session:
            self._refresh()
        else:
            self.documents.label_tabs(self._theme)
