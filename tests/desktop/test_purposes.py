"""The user says once what documents are redacted for: above the first one, later in the toolbar."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from desktop import mnemonics, start_page
from desktop.help.window import HelpBrowser, HelpWindow
from desktop.main_window import MainWindow
from desktop.plan.profiles import ProfileButton
from desktop.sessions import work
from desktop.sessions.records import Records
from desktop.sessions.session import DocumentSession, Phase
from desktop.settings import Preferences
from desktop.themes import LIGHT
from engine import policies
from engine.core import managed
from engine.core.managed import Managed
from engine.core.options import Options
from engine.core.progress import Progress
from engine.core.types import Examination
from engine.pipeline.interim import Show
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT
from tests.builders.settled import settle
from tests.builders.windows import session_of

_LONG = 240_000  # milliseconds


class _Waiting(Chooser):
    """Examines nothing before `go` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.go = Event()
        self.go.set()

    def examine(
        self, path: Path, options: Options, progress: Progress, *, show: Show, wordless: bool, beginning: bool
    ) -> Examination:
        assert self.go.wait(_LONG / 1000)
        return super().examine(path, options, progress, show=show, wordless=wordless, beginning=beginning)


@pytest.fixture
def pipeline(monkeypatch: pytest.MonkeyPatch) -> _Waiting:
    found = _Waiting()
    monkeypatch.setattr(work, "flow", found)
    return found


@pytest.fixture
def notes(tmp_path: Path) -> list[Path]:
    found = [tmp_path / name for name in ("first.txt", "second.txt")]
    for number, each in enumerate(found):
        each.write_text(TEXT + "\n" * number, encoding="utf-8")
    return found


@pytest.fixture
def window(qtbot: QtBot, pipeline: _Waiting, tmp_path: Path) -> Iterator[MainWindow]:
    found = _window(qtbot, tmp_path)
    yield found
    pipeline.go.set()
    found.close()


def _window(qtbot: QtBot, folder: Path) -> MainWindow:
    from desktop import app

    preferences = Preferences(folder / "settings.json")
    records = Records(folder / "records")
    found = MainWindow(app.application([]), preferences.now.options(Options()), LIGHT, records, preferences)
    qtbot.addWidget(found)
    found.show()
    return found


def _open(qtbot: QtBot, window: MainWindow, path: Path) -> DocumentSession:
    window.open_files([path])
    qtbot.waitUntil(lambda: session_of(window).phase is Phase.READY, timeout=_LONG)
    return session_of(window)


def _entry(menu: QMenu, words: str) -> QAction:
    return next(
        each for each in menu.actions() if each.isEnabled() and mnemonics.plain(each.text()).strip().startswith(words)
    )


def test_the_first_document_asks_and_two_actions_answer(qtbot: QtBot, window: MainWindow, notes: list[Path]) -> None:
    session = _open(qtbot, window, notes[0])
    bar = window.profile_bar
    assert bar.isVisible() and bar.choose.isVisible()
    _entry(bar.menu, "FRCP 5.2 - US federal court filing").trigger()
    qtbot.waitUntil(lambda: session.phase is Phase.READY and session.options.policy == "frcp-5.2", timeout=_LONG)
    assert not bar.isVisible()
    assert window.toolbar.profile.text() == "FRCP 5.2"


def test_the_choice_is_the_default_of_later_documents_and_runs(
    qtbot: QtBot, window: MainWindow, notes: list[Path], tmp_path: Path
) -> None:
    first = _open(qtbot, window, notes[0])
    _entry(window.toolbar.profile.choices, "FOIA").trigger()
    assert _open(qtbot, window, notes[1]).options.policy == "foia"
    qtbot.waitUntil(lambda: first.phase is Phase.READY, timeout=_LONG)
    assert not window.profile_bar.isVisible()
    assert Preferences(tmp_path / "settings.json").now.options(Options()).policy == "foia"


def test_each_document_keeps_its_own_policy(
    qtbot: QtBot, window: MainWindow, notes: list[Path], tmp_path: Path
) -> None:
    _open(qtbot, window, notes[0])
    _entry(window.toolbar.profile.choices, "HIPAA").trigger()
    qtbot.waitUntil(lambda: session_of(window).options.policy == "hipaa-safe-harbor", timeout=_LONG)
    qtbot.waitUntil(lambda: session_of(window).phase is Phase.READY, timeout=_LONG)
    _open(qtbot, window, notes[1])
    _entry(window.toolbar.profile.choices, "GDPR").trigger()
    qtbot.waitUntil(lambda: session_of(window).options.policy == "gdpr-k5", timeout=_LONG)
    again = _window(qtbot, tmp_path)
    assert _open(qtbot, again, notes[0]).options.policy == "hipaa-safe-harbor"
    assert again.toolbar.profile.text() == "HIPAA Safe Harbor"
    again.close()


def test_a_policy_chosen_while_the_document_is_read_counts_once_it_is(
    qtbot: QtBot, window: MainWindow, pipeline: _Waiting, notes: list[Path]
) -> None:
    pipeline.go.clear()
    window.open_files([notes[0]])
    _entry(window.profile_bar.menu, "TRCP 21c").trigger()
    assert not window.profile_bar.isVisible()
    assert window.toolbar.profile.text() == "TRCP 21c"
    pipeline.go.set()
    qtbot.waitUntil(lambda: session_of(window).phase is Phase.READY, timeout=_LONG)
    qtbot.waitUntil(lambda: session_of(window).options.policy == "texas-e-filing", timeout=_LONG)


def test_the_default_can_be_kept_and_is_not_asked_about_again(
    qtbot: QtBot, window: MainWindow, notes: list[Path]
) -> None:
    session = _open(qtbot, window, notes[0])
    qtbot.mouseClick(window.profile_bar.leave, Qt.MouseButton.LeftButton)
    assert not window.profile_bar.isVisible()
    assert session.options.policy == policies.DEFAULT
    _open(qtbot, window, notes[1])
    assert not window.profile_bar.isVisible()


@pytest.mark.parametrize(
    ("name", "policy"), [("complaint.pdf", "frcp-5.2"), ("discharge-note.docx", "hipaa-safe-harbor")]
)
def test_a_sample_comes_with_its_policy(qtbot: QtBot, window: MainWindow, name: str, policy: str) -> None:
    session = _open(qtbot, window, start_page.sample().with_name(name))
    assert session.options.policy == policy
    assert not window.profile_bar.isVisible()
    assert window.preferences.now.policy == ""  # the sample says nothing about the user's own documents


def test_a_managed_policy_is_neither_asked_for_nor_changed(
    qtbot: QtBot, window: MainWindow, notes: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(managed, "now", lambda: Managed(policy="hipaa-safe-harbor", reason="Rule 7."))
    window.preferences.change(text_size=101)
    session = _open(qtbot, window, notes[0])
    assert session.options.policy == "hipaa-safe-harbor"
    assert not window.profile_bar.isVisible()
    assert not window.toolbar.profile.isEnabled()


def test_policies_for_published_decisions_are_under_a_heading_with_their_countries(window: MainWindow) -> None:
    words = [mnemonics.plain(each.text()).strip() for each in window.toolbar.profile.choices.actions()]
    first = words.index("Published court decision") + 1
    listed = words[first : words.index("", first)]
    assert len(listed) == 7
    for country in ("Brazil", "German", "Danish", "Spanish", "French", "Norwegian", "Portuguese"):
        assert any(country in each for each in listed)


def test_the_menu_lists_every_policy_and_explains_the_one_in_use(qtbot: QtBot, window: MainWindow) -> None:
    menu = window.toolbar.profile.choices
    listed = [each.data() for each in menu.actions() if each.data()]
    assert sorted(listed) == sorted(policies.names())
    _entry(menu, "FOIA").trigger()
    _entry(menu, "What this policy does").trigger()
    shown = window.findChild(HelpWindow)
    assert shown is not None and shown.isVisible()
    shown.close()


@pytest.mark.parametrize("policy", ["default", "frcp-5.2", "texas-e-filing"])
def test_the_help_of_a_policy_begins_with_that_policy(qtbot: QtBot, window: MainWindow, policy: str) -> None:
    window.toolbar.profile.choices.show_policy(policy)
    window.toolbar.profile.choices.actions()[-1].trigger()
    browser = window.findChildren(HelpBrowser)[0]
    settle()
    blocks = browser.document()
    heading = next(
        block
        for block in (blocks.findBlockByNumber(number) for number in range(blocks.blockCount()))
        if block.blockFormat().headingLevel() and block.text() == policy
    )
    top = blocks.documentLayout().blockBoundingRect(heading).top() - browser.verticalScrollBar().value()
    at_end = browser.verticalScrollBar().value() == browser.verticalScrollBar().maximum()
    assert -4 <= top <= 40 or (at_end and 0 <= top <= browser.viewport().height())


def test_the_button_reads_a_policy_only_when_it_changes(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    button = ProfileButton()
    qtbot.addWidget(button)
    button.show_policy("frcp-5.2")
    shown = button.text()
    monkeypatch.setattr(policies, "load", lambda name: pytest.fail(f"{name} was read again"))
    button.show_policy("frcp-5.2")
    assert button.text() == shown
