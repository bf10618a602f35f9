"""Undo and redo are offered only where there is a step to undo or redo."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.main_window import MainWindow
from desktop.sessions import work
from desktop.sessions.session import Phase
from desktop.themes import LIGHT
from engine.core.options import Options
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT
from tests.builders.parts import action

_CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(
    qtbot: QtBot, application: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[MainWindow]:
    monkeypatch.setattr(work, "flow", Chooser())
    for name in ("one.txt", "two.txt"):
        (tmp_path / name).write_text(TEXT, encoding="utf-8")
    found = MainWindow(application, Options(), LIGHT)
    qtbot.addWidget(found)
    found.show()
    found.open_files([tmp_path / "one.txt", tmp_path / "two.txt"])
    qtbot.waitUntil(
        lambda: (
            len(found.documents.views) == 2 and all(each.session.phase is Phase.READY for each in found.documents.views)
        )
    )
    yield found
    found.close()


def _offered(window: MainWindow) -> tuple[bool, bool]:
    return action(window, "undo").isEnabled(), action(window, "redo").isEnabled()


def test_steps_are_offered_as_they_come_and_go(qtbot: QtBot, window: MainWindow) -> None:
    session = window.session
    assert session is not None and _offered(window) == (False, False)
    session.select(0)
    qtbot.keyClick(window, Qt.Key.Key_X)
    assert _offered(window) == (True, False)
    window.documents.tabs.setCurrentIndex(1 - window.documents.tabs.currentIndex())
    assert _offered(window) == (False, False), "those of the document in front"
    window.documents.tabs.setCurrentIndex(1 - window.documents.tabs.currentIndex())
    assert _offered(window) == (True, False)
    qtbot.keyClick(window, Qt.Key.Key_Z, _CONTROL)
    assert _offered(window) == (False, True)
    qtbot.keyClick(window, Qt.Key.Key_Y, _CONTROL)
    assert _offered(window) == (True, False)
    while window.documents.views:
        window.close_document(0)
    assert _offered(window) == (False, False)
