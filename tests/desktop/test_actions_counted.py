"""Journeys through the window with the whole engine, each key and each choice in a dialog counted."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu
from pytestqt.qtbot import QtBot

from desktop.export.sheet import ExportSheet
from desktop.main_window import MainWindow
from desktop.sessions.session import Phase
from desktop.states import DecisionState
from desktop.themes import LIGHT
from engine.core.options import Device, Options

_POLICY = """
title = "Dates are the user's to decide"
looks_for = "Names and dates."
does_not = ["It leaves places as they are."]
[[rule]]
kinds = ["PERSON"]
handling = "mask"
sentence = "Names are masked."
citation = "Harbor Act (invented)"
dated = 2020-01-01
jurisdiction = "Northmark"
[[rule]]
kinds = ["DATETIME"]
handling = "ask"
part = "year"
question = "A birth date?"
sentence = "Dates are asked for."
citation = "Harbor Act (invented)"
dated = 2020-01-01
jurisdiction = "Northmark"
[[rule]]
handling = "keep"
sentence = "The act does not name it."
citation = "Harbor Act (invented)"
dated = 2020-01-01
jurisdiction = "Northmark"
"""
_CONTROL = Qt.KeyboardModifier.ControlModifier


class Hands:
    """A user who counts the keys pressed and the choices made in dialogs and menus."""

    def __init__(self, qtbot: QtBot, window: MainWindow, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self._qtbot, self._window, self._file = qtbot, window, file
        monkeypatch.setattr(QFileDialog, "getOpenFileNames", self._choose)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.count += 1
        self._qtbot.keyClick(QApplication.focusWidget() or self._window, key, modifier)

    def open(self) -> None:
        self.press(Qt.Key.Key_O, _CONTROL)
        self.wait(lambda: self._window.session is not None and self._window.session.phase is not Phase.WORKING)

    def save(self) -> None:
        with self._qtbot.waitSignal(self._window.exported):
            self.press(Qt.Key.Key_S, _CONTROL)

    def wait(self, until: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(until)

    def _choose(self, *_: object) -> tuple[list[str], str]:
        self.count += 1
        return [str(self._file)], ""


@pytest.fixture
def window(qtbot: QtBot, application: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    policy = tmp_path / "dates.toml"
    policy.write_text(_POLICY, encoding="utf-8")
    window = MainWindow(application, Options(device=Device.CPU, policy=str(policy)), LIGHT)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    yield window
    window.close()


def _hands(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, folder: Path, text: str) -> Hands:
    (folder / "note.txt").write_text(text, encoding="utf-8")
    return Hands(qtbot, window, folder / "note.txt", monkeypatch)


@pytest.mark.model
def test_a_clean_document_takes_three_actions(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hands = _hands(qtbot, window, monkeypatch, tmp_path, "Maren Tolvald met Jonas Feldkamp at the harbor.\n")
    hands.open()
    assert window.session is not None and window.session.left == 0
    hands.save()
    assert hands.count == 3
    saved = (tmp_path / "note_redacted.txt").read_text(encoding="utf-8")
    assert "Tolvald" not in saved and "harbor" in saved
    assert (tmp_path / "note_redacted_report.html").exists() and (tmp_path / "note_redacted_log.csv").exists()


@pytest.mark.model
def test_twelve_decisions_take_fifteen_actions(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    months = "January March May July August October December February April June September November".split()
    text = "\n".join(f"Maren Tolvald wrote on {day} {month} 2019." for day, month in enumerate(months, 3))
    hands = _hands(qtbot, window, monkeypatch, tmp_path, text)
    hands.open()
    session = window.session
    assert session is not None and session.left == 12
    for number in range(12):
        hands.press(Qt.Key.Key_A if number % 2 else Qt.Key.Key_X)
    assert session.left == 0
    hands.save()
    assert hands.count == 15
    assert sum(each.own and each.state is DecisionState.KEEP for each in session.findings) == 6


@pytest.mark.model
def test_another_policy_takes_two_actions(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hands = _hands(qtbot, window, monkeypatch, tmp_path, "Maren Tolvald wrote on 3 March 2019.\n")
    hands.open()
    session = window.session
    assert session is not None
    menu = window.toolbar.profile.menu()
    chosen = next(each for each in menu.actions() if each.data() == "hipaa-safe-harbor")
    before = hands.count
    menu.aboutToShow.connect(lambda: QTimer.singleShot(0, menu, lambda: _take(hands, menu, chosen)))
    hands.press(Qt.Key.Key_L, _CONTROL)
    hands.wait(lambda: session.policy == "hipaa-safe-harbor" and session.phase is Phase.READY)
    assert hands.count - before == 2


@pytest.mark.model
def test_what_is_left_to_decide_is_shown_before_it_is_saved(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hands = _hands(qtbot, window, monkeypatch, tmp_path, "Maren Tolvald wrote on 3 March 2019.\n")
    hands.open()
    hands.press(Qt.Key.Key_S, _CONTROL)
    hands.wait(lambda: bool(window.findChildren(ExportSheet)))
    assert not (tmp_path / "note_redacted.txt").exists()


def _take(hands: Hands, menu: QMenu, chosen: QAction) -> None:
    hands.count += 1
    chosen.trigger()
    menu.close()
