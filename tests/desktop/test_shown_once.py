"""Each change reaches the window once: what is shown or styled again and again keeps it from answering."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.main_window import MainWindow
from desktop.sessions import work
from desktop.sessions.session import DocumentSession
from desktop.settings import appearance
from desktop.states import DecisionState
from desktop.themes import DARK, LIGHT
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT
from tests.builders.windows import ready, session_of


@pytest.fixture
def window(
    qtbot: QtBot, application: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[MainWindow]:
    monkeypatch.setattr(work, "flow", Chooser())
    note = tmp_path / "note.txt"
    note.write_text(TEXT, encoding="utf-8")
    found = ready(qtbot, application, [note])
    yield found
    found.close()


@pytest.fixture
def shown(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[DocumentSession | None]:
    """Return the sessions that the side panel is to show from now on, one for each time."""
    found: list[DocumentSession | None] = []
    monkeypatch.setattr(window.panel, "show_session", found.append)
    return found


def test_a_decision_is_shown_once(window: MainWindow, shown: list[DocumentSession | None]) -> None:
    session = session_of(window)
    session.decide_all(session.findings[:1], DecisionState.KEEP)
    assert shown == [session]
    session.undo.undo()
    assert shown == [session] * 2


def test_another_theme_and_another_setting_are_shown_once(
    window: MainWindow, shown: list[DocumentSession | None]
) -> None:
    window.preferences.change(theme="dark")
    assert shown == [window.session]
    window.preferences.change(reviewer="Ada")
    assert shown == [window.session] * 2


def test_a_document_that_is_closed_while_it_is_written_is_not_shown_again(
    window: MainWindow, shown: list[DocumentSession | None]
) -> None:
    session = session_of(window)
    window.export()
    assert shown == [session] and window.exporting.is_writing(session)
    shown.clear()
    window.close_document(0)
    assert set(shown) == {None}
    assert not window.exporting.is_writing(session)


class _StyleChanges(QObject):
    """A counter of the times that a widget was styled."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        self.count += event.type() is QEvent.Type.StyleChange
        return False


def test_another_theme_styles_a_widget_as_often_however_deep_it_is(qtbot: QtBot, application: QApplication) -> None:
    outer = QWidget()
    qtbot.addWidget(outer)
    parents = [outer]
    for _ in range(6):
        parents.append(QWidget(parents[-1]))
    inner, counter = QLabel("words", parents[-1]), _StyleChanges()
    outer.show()
    appearance.wear(application, LIGHT)
    inner.installEventFilter(counter)
    appearance.wear(application, DARK)
    assert counter.count == 2, "as a style sheet goes, and as another comes"
    appearance.wear(application, LIGHT)
