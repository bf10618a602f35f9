"""The whole journey by keys alone, each sent to what has the focus, as a keyboard sends them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop import mnemonics, start_page
from desktop.export.sheet import ExportSheet
from desktop.main_window import MainWindow
from desktop.sessions.session import DocumentSession, Phase
from desktop.states import DecisionState
from desktop.themes import LIGHT
from engine.core.options import Device, Options
from engine.core.resources import find
from tests.builders.parts import action

pytestmark = [pytest.mark.model, pytest.mark.slow]

_MOST_STEPS = 40
"""Keys that may be needed to reach a button or an entry."""
_CONTROL, _NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def window(
    qtbot: QtBot, application: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    sample = tmp_path / "statement.txt"
    sample.write_bytes(find("samples/statement.txt").read_bytes())
    monkeypatch.setattr(start_page, "sample", lambda: sample)
    found = MainWindow(application, Options(device=Device.CPU, ocr_languages=()), LIGHT)
    qtbot.addWidget(found)
    found.show()
    found.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is found)
    yield found
    found.close()


def _focused() -> QWidget:
    focused = QApplication.activePopupWidget() or QApplication.focusWidget()
    assert focused is not None, "nothing has the focus"
    return focused


def _press(key: Qt.Key, modifier: Qt.KeyboardModifier = _NONE) -> None:
    QTest.keyClick(_focused(), key, modifier)
    QApplication.processEvents()


def _press_until(key: Qt.Key, reached: Callable[[], bool]) -> None:
    for _ in range(_MOST_STEPS):
        if reached():
            return
        _press(key)
    raise AssertionError(f"not reached with {key.name}")


def _says(words: str) -> bool:
    return words in str(_focused().property("text") or "")


def _ready(qtbot: QtBot, window: MainWindow) -> DocumentSession:
    qtbot.waitUntil(lambda: window.session is not None and window.session.phase is Phase.READY)
    assert window.session is not None
    return window.session


def _choose_profile(words: str) -> None:
    def choose() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        _press_until(
            Qt.Key.Key_Down,
            lambda: words in (mnemonics.plain(chosen.text()) if (chosen := menu.activeAction()) else ""),
        )
        _press(Qt.Key.Key_Return)

    QTimer.singleShot(0, choose)  # the menu has a loop of events of its own, until it is closed
    _press(Qt.Key.Key_L, _CONTROL)


def _decide(session: DocumentSession) -> str:
    """Keep the first masked finding that the arrow keys come to; return its words."""
    _press_until(
        Qt.Key.Key_Down,
        lambda: session.selection >= 0 and session.findings[session.selection].state is DecisionState.MASK,
    )
    chosen = session.findings[session.selection]
    _press(Qt.Key.Key_X)
    now = next(each for each in session.findings if each.entity.id == chosen.entity.id)
    assert now.state is DecisionState.KEEP and now.own and now.reviewed
    return chosen.text


def _find_and_mask(qtbot: QtBot, window: MainWindow, words: str) -> None:
    _press(Qt.Key.Key_F, _CONTROL)
    QTest.keyClicks(_focused(), words)
    qtbot.waitUntil(lambda: window.find_bar.count.text().startswith("1 "))
    _press(Qt.Key.Key_Return)
    _press(Qt.Key.Key_F3)
    _press_until(Qt.Key.Key_Tab, lambda: _says("Mask all"))
    _press(Qt.Key.Key_Space)
    _press(Qt.Key.Key_Escape)
    assert not window.find_bar.isVisible()


def test_from_the_first_page_to_the_saved_file(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    _press_until(Qt.Key.Key_Tab, lambda: _says("Try the sample"))
    _press(Qt.Key.Key_Return)
    session = _ready(qtbot, window)
    _press_until(Qt.Key.Key_Escape, lambda: not window.tour.isVisible())
    _choose_profile("HIPAA")
    qtbot.waitUntil(lambda: session.policy == "hipaa-safe-harbor")
    session = _ready(qtbot, window)
    kept = _decide(session)
    _find_and_mask(qtbot, window, "told")
    _press(Qt.Key.Key_F4)
    qtbot.waitUntil(lambda: action(window, "result").isChecked())
    _press(Qt.Key.Key_F4)
    _press(Qt.Key.Key_E, _CONTROL)
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), ExportSheet))
    sheet = QApplication.activeModalWidget()
    assert isinstance(sheet, ExportSheet)
    qtbot.waitUntil(lambda: sheet.comparison.is_shown)
    _press_until(Qt.Key.Key_Tab, lambda: _focused() is sheet.looked)  # the sample begins with a German header
    _press(Qt.Key.Key_Space)
    qtbot.waitUntil(sheet.save.isEnabled)
    with qtbot.waitSignal(sheet.saved):
        _press(Qt.Key.Key_Return)
    written = (tmp_path / "statement_redacted.txt").read_text(encoding="utf-8")
    assert kept in " ".join(written.split()) and "told" not in written
    assert {each.suffix for each in tmp_path.iterdir()} == {".txt", ".csv", ".html"}
