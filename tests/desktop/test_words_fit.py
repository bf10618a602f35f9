"""All words of the window fit their fields and buttons, in all languages and at the usual and a larger size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop import finding, translations
from desktop.audit.window import AuditWindow
from desktop.batch.window import BatchWindow
from desktop.document.problem_page import ProblemPage
from desktop.export.choices import SideOutputChoices
from desktop.findings.joining import JoiningDialog
from desktop.help.window import HelpWindow
from desktop.jobs import Jobs
from desktop.main_window import MainWindow, dialogs
from desktop.main_window.review_files import SendDialog
from desktop.plan import trial
from desktop.plan.background_data import PeopleDialog
from desktop.plan.choices import PlanChoices
from desktop.plan.lists import ListsDialog
from desktop.plan.matters import Matters
from desktop.privacy import PrivacyPanel, Welcome
from desktop.sessions import work
from desktop.sessions.session import Phase
from desktop.settings import Preferences, appearance
from desktop.settings.dialog import SettingsDialog
from desktop.themes import LIGHT
from engine.core.errors import PasswordNeeded
from engine.core.options import Device, Options
from engine.core.types import DocumentKind
from tests.builders.accessible import cut
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT, examination, plan
from tests.builders.parts import action
from tests.builders.settled import settle
from tests.sampled import sampled

_OPTIONS = Options(device=Device.CPU)
_NOTE = Path("note.pdf")
_LOOKS = sampled([f"{language} {size}" for language in "de en fr es pt da nb".split() for size in (100, 150)], every=7)


def _choices(parent: QWidget) -> QWidget:
    found = SideOutputChoices(_NOTE, DocumentKind.PDF, _NOTE, parent)
    for each in (found.declaration, found.sealed):
        each.setChecked(True)
    return found


def _problem(parent: QWidget) -> QWidget:
    found = ProblemPage(LIGHT, parent)
    found.show_error(PasswordNeeded())
    return found


def _settings(parent: QWidget) -> SettingsDialog:
    dialog = SettingsDialog(Preferences(), parent)
    dialog.key_page()  # with both pages
    return dialog


def _joining(parent: QWidget) -> QWidget:
    first, *others = finding.collect(examination(), plan(), {})
    return JoiningDialog(first, others, parent)


def _batch(parent: QWidget) -> QWidget:
    found = BatchWindow(Jobs(parent), _OPTIONS, parent)
    found.add([Path(__file__)])
    return found


_PAGES: dict[str, Callable[[QWidget], QWidget]] = {"side outputs": _choices, "problem": _problem}
"""Pages within a window, shown in a narrow one."""
_NARROW = 640
_DIALOGS: dict[str, Callable[[QWidget], QWidget]] = {
    "audit": lambda parent: AuditWindow(Jobs(parent), _OPTIONS, parent),
    "batch": _batch,
    "help": HelpWindow,
    "joining": _joining,
    "lists": lambda parent: ListsDialog(Matters(), parent),
    "people": lambda parent: PeopleDialog(_OPTIONS, Jobs(parent), parent),
    "plan": lambda parent: PlanChoices(_OPTIONS, parent),
    "privacy": lambda parent: PrivacyPanel(Jobs(parent), LIGHT, None, parent),
    "send": lambda parent: SendDialog("Ann", parent),
    "settings": lambda parent: _settings(parent),
    "welcome": lambda parent: Welcome(Preferences(), LIGHT, parent),
}


@pytest.fixture
def looks(application: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    language, per_cent = request.param.split()
    font = QFont(application.font())
    translations.install(application, language)
    appearance.wear(application, LIGHT)
    application.setProperty(appearance.FONT, font)
    appearance.set_text_size(application, int(per_cent))
    yield
    appearance.set_text_size(application, 100)
    application.setFont(font)
    translations.install(application, "en")


@pytest.mark.parametrize("looks", _LOOKS, indirect=True, ids=str)
def test_pages_and_dialogs_cut_no_words(qtbot: QtBot, application: QApplication, looks: None) -> None:
    found = {}
    for name, made in (_PAGES | _DIALOGS).items():
        parent = QWidget()
        qtbot.addWidget(parent)
        shown = made(parent)
        if name in _PAGES:
            column = QVBoxLayout(parent)
            column.addWidget(shown)
            parent.show()
            parent.resize(_NARROW, parent.heightForWidth(_NARROW))
        elif not shown.isWindow():
            parent.resize(shown.sizeHint())
            shown.resize(shown.sizeHint())
            parent.show()
        if isinstance(shown, SettingsDialog | PrivacyPanel | SendDialog | Welcome):
            dialogs.open_dialog(shown, "screens")
        else:
            shown.show()
        application.processEvents()
        if words := cut(shown):
            found[name] = words
        for jobs in parent.findChildren(Jobs):
            jobs.close()
    assert found == {}


@pytest.mark.parametrize("looks", _LOOKS, indirect=True, ids=str)
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)], ids=str)
def test_the_main_window_cuts_no_words(
    qtbot: QtBot,
    application: QApplication,
    looks: None,
    size: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    chooser = Chooser()
    monkeypatch.setattr(work, "flow", chooser)
    monkeypatch.setattr(trial, "flow", chooser)
    note = tmp_path / "note.txt"
    note.write_text(TEXT, encoding="utf-8")
    window = MainWindow(application, _OPTIONS, LIGHT)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    application.processEvents()
    assert cut(window) == []
    window.open_files([note])
    qtbot.waitUntil(lambda: bool(window.session and window.session.phase is Phase.READY))
    window.work.show_panel(True)
    action(window, "find").trigger()
    settle()
    assert cut(window) == []
    window.close()
